/** Comments that send a reader to what is not here: to a paper that nobody has, to a page or a heading that is gone. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { listSources } from "./sources.ts";

const standard = /(?:RFC \d+|ISO [\d-]+|ECMA-262|X\.690)(?:,? §[\d.]+)+/g;

/** The comments in `text` that cite no standard and no page that is there below `root`. */
export function lostCitations(root: string, text: string): readonly string[] {
  const comments = text.match(/^[ \t]*(?:\/\*|\*|\/\/).*|[ \t]\/\/ .*/gm) ?? [];
  return comments.filter((comment) => {
    const pages = [...comment.matchAll(/([\w./-]+\.md)(?:#([\w-]+))?/g)];
    const isGone = pages.some(([, page = "", anchor]) => !hasHeading(join(root, page), anchor));
    return isGone || comment.replaceAll(standard, "").includes("§");
  });
}

/** The same of every source file below `root`, with its name. */
export function findLostCitations(root: string): readonly string[] {
  return listSources(root, "src", "service", "test", "scripts", "bench").flatMap((name) =>
    lostCitations(root, readFileSync(join(root, name), "utf8")).map((comment) => `${name}: ${comment.trim()}`),
  );
}

function hasHeading(page: string, anchor: string | undefined): boolean {
  if (!existsSync(page)) return false;
  const headings = anchor === undefined ? [] : (readFileSync(page, "utf8").match(/^#+ .*$/gm) ?? []);
  return anchor === undefined || headings.some((heading) => anchorOf(heading.replace(/^#+ /, "")) === anchor);
}

/** The place of a heading in a link to its page, as GitHub makes it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
}
