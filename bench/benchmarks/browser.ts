/** B15: the page in a real browser, beside its hash functions alone. */
import { truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { buildSync } from "esbuild";
import type { Page } from "puppeteer-core";

import { isInstalled, launchBrowser } from "../../test/support/page/browser.ts";
import type { Bench, Benchmark } from "../bench.ts";
import { median, renderNumber, toFigure } from "../figures/figure.ts";
import { gibibyte, mebibyte } from "../files.ts";

const pieceSize = 2 * mebibyte;
/** Milliseconds until a browser is given up on. */
const patience = 300_000;

/** In a worker: both functions of the page, over bytes that lie in memory. */
const referenceWorker = `
  import { createSHA256, createSHA3 } from "hash-wasm";
  Promise.all([createSHA3(256), createSHA256()]).then(([sha3, sha256]) => {
  const piece = new Uint8Array(${pieceSize}).fill(7);
  const start = performance.now();
  for (let done = 0; done < ${gibibyte}; done += piece.length) { sha3.update(piece); sha256.update(piece); }
  postMessage({ milliseconds: performance.now() - start, digest: sha3.digest() });
  });
`;

/** One file of 1 GiB, dropped on the page, and the longest time between two frames meanwhile. */
export const pageInBrowser: Benchmark = async (bench) => {
  if (!isInstalled("chrome")) {
    bench.say("B15 is left out: Chromium is not installed");
    return [];
  }
  const page = pathToFileURL(join(dirname(bench.action), "page", "verify.html")).href;
  const file = join(bench.folder, "large");
  await writeFile(file, "");
  await truncate(file, gibibyte);
  await using browser = await launchBrowser("chrome");
  const tab = await browser.newPage();
  const samples: { readonly page: number; readonly alone: number; readonly frame: number }[] = [];
  const worker = bundleReference();
  for (let run = 0; run < bench.pairs; run += 1) {
    const alone = await measureAlone(tab, page, worker);
    samples.push({ alone, ...(await measurePage(tab, page, file, bench)) });
  }
  const version = await browser.version();
  return [
    toFigure(
      {
        id: "B15",
        what: "1 GiB on the page / its two WebAssembly hash functions over bytes in memory",
        unit: "x",
        target: { limit: 1.15, side: "at most" },
        reference: version,
        notes: [
          `${renderNumber(median(samples.map(({ page: whole }) => whole)))} ms beside ${renderNumber(median(samples.map(({ alone }) => alone)))} ms.`,
        ],
      },
      samples.map(({ page: whole, alone }) => whole / alone),
    ),
    toFigure(
      {
        id: "B15 frame",
        what: "longest time between two frames of the page meanwhile",
        unit: "ms",
        target: { limit: 50, side: "at most" },
        reference: version,
      },
      samples.map(({ frame }) => frame),
    ),
  ];
};

function bundleReference(): string {
  const contents = { contents: referenceWorker, resolveDir: process.cwd() };
  const { outputFiles } = buildSync({ stdin: contents, bundle: true, format: "iife", minify: true, write: false });
  return outputFiles[0]?.text ?? "";
}

async function measureAlone(tab: Page, url: string, worker: string): Promise<number> {
  await tab.goto(url);
  return (await tab.evaluate(`new Promise((resolve, reject) => {
    const source = URL.createObjectURL(new Blob([${JSON.stringify(worker)}], { type: "text/javascript" }));
    const worker = new Worker(source);
    worker.onmessage = ({ data }) => { worker.terminate(); resolve(data.milliseconds); };
    worker.onerror = ({ message }) => reject(new Error(message));
  })`)) as number;
}

async function measurePage(
  tab: Page,
  url: string,
  file: string,
  { say }: Bench,
): Promise<{ readonly page: number; readonly frame: number }> {
  say("a file of 1 GiB on the page");
  await tab.goto(url);
  await tab.evaluate(`globalThis.longestFrame = 0; (() => {
    let last = performance.now();
    const tick = (now) => { longestFrame = Math.max(longestFrame, now - last); last = now; requestAnimationFrame(tick); };
    requestAnimationFrame((now) => { last = now; requestAnimationFrame(tick); });
  })()`);
  const input = await tab.$("#choose");
  const start = performance.now();
  await (input as unknown as { readonly uploadFile: (path: string) => Promise<void> }).uploadFile(file);
  await tab.waitForFunction("document.body.dataset.state === 'idle'", { timeout: patience, polling: 10 });
  const whole = performance.now() - start;
  return { page: whole, frame: (await tab.evaluate("longestFrame")) as number };
}
