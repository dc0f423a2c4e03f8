/** Which source files tests load, in their own process or in a browser that they start. */
import { basename } from "node:path";

import type { Sources } from "./sources.ts";

/** The source files that tests load into their own process. */
export function loadedByTests(src: Sources, test: Sources): ReadonlySet<string> {
  return loadedFrom([...test.keys()].filter(isTest), src, test);
}

/** The source files that a browser loads, where a test starts one: the page ships as a bundle from these entries. */
export function loadedInBrowser(src: Sources, test: Sources): ReadonlySet<string> {
  const starts = [...test].some(
    ([name, { imports }]) => isTest(name) && imports.some(({ file = "" }) => basename(file) === "browser.ts"),
  );
  const entries = [...src.keys()].filter((name) => /\/page\/(?:main|worker)\.ts$/.test(name));
  return starts ? loadedFrom(entries, src, new Map()) : new Set();
}

/** A file with tests; other files below `test` support these. */
export function isTest(name: string): boolean {
  return name.endsWith(".test.ts");
}

/**
 * What `entries` load, and what that loads. A test's own `import()` is left out: it stands in what is started as another
 * process.
 */
function loadedFrom(entries: readonly string[], src: Sources, test: Sources): ReadonlySet<string> {
  const all = new Map([...src, ...test]);
  const queue = [...entries];
  const found = new Set(queue);
  for (const name of queue) {
    const { imports = [] } = all.get(name) ?? {};
    for (const { file, isType, isDynamic } of imports) {
      if (file === undefined || isType || found.has(file) || !all.has(file) || (isDynamic && test.has(name))) continue;
      found.add(file);
      queue.push(file);
    }
  }
  return new Set([...found].filter((name) => src.has(name)));
}
