/**
 * Makes the pictures that the README shows, of runs of its own first step over stand-ins: `npx node scripts/pictures.ts`.
 * Markdown is drawn with GitHub's style sheet, in a real browser without a network.
 */
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";

import { gfm, gfmHtml } from "micromark-extension-gfm";
import { micromark } from "micromark";
import type { Browser } from "puppeteer-core";
import { parse } from "yaml";

import { exchange } from "../test/support/github/release-world.ts";
import { startGitHub } from "../test/support/github/stand-in.ts";
import { createWorkspace } from "../test/support/files/workspace.ts";
import { startFaultServer } from "../test/support/network/fault-server.ts";
import { launchBrowser } from "../test/support/page/browser.ts";
import { runSources } from "../test/support/runner/runner.ts";
import { makeChain } from "../test/support/witness/make-token.ts";
import { authority, startCalendar } from "../test/support/witness/stand-ins.ts";

process.env["ANCHOR_TEST_NOW"] = `${Date.parse("2026-11-21T07:31:05Z")}`;
await import("./picture-clock.ts");

/** The `with` of the first step that the README shows. */
async function readFirstStep(): Promise<Readonly<Record<string, string>>> {
  const [, snippet = ""] = /```yaml\n([^]*?)```/.exec(await readFile("README.md", "utf8")) ?? [];
  const [step] = parse(snippet) as readonly { readonly with: Readonly<Record<string, unknown>> }[];
  return Object.fromEntries(Object.entries(step?.with ?? {}).map(([name, value]) => [name, String(value)]));
}

/** Starts who stands in for a line of the input `witness`, under the name by which people know it. */
async function startClock(line: string) {
  const [kind = "", address = ""] = line.split(" ");
  const { host, origin } = new URL(address);
  const signed = { genTime: new Date("2026-11-21T07:31:02Z") };
  const clock =
    kind === "rfc3161"
      ? await startFaultServer(authority(makeChain({ name: signerNames[host] ?? host }), signed))
      : await startCalendar(calendarNames[host] ?? origin);
  return { line: `${kind} ${clock.url}`, clock };
}

/** Whom the certificates of authorities and the promises of pools name. */
const signerNames: Readonly<Record<string, string>> = {
  "timestamp.digicert.com": "DigiCert SHA256 RSA4096 Timestamp Responder 2025 1",
  "freetsa.org": "www.freetsa.org",
};
const calendarNames: Readonly<Record<string, string>> = {
  "a.pool.opentimestamps.org": "https://alice.btc.calendar.opentimestamps.org",
  "b.pool.opentimestamps.org": "https://bob.btc.calendar.opentimestamps.org",
};

/** Runs the step, then a check of what somebody replaced. */
async function play() {
  const step = await readFirstStep();
  const clocks = await Promise.all((step["witness"] ?? "").trim().split("\n").map(startClock));
  await using github = await startGitHub();
  await using workspace = await createWorkspace();
  const names = ["linux-x64.tar.gz", "macos-arm64.tar.gz", "windows-x64.zip"].map((end) => `app-1.4.0-${end}`);
  const release = github.addRelease("v1.4.0", {
    assets: Object.fromEntries(names.map((name) => [name, name.repeat(180_000)])),
  });
  const job = { workspace, apiUrl: github.places.api, token: github.token, ref: "refs/tags/v1.4.0" };
  try {
    const run = async (inputs: Readonly<Record<string, string>>) => await runSources({ ...job, inputs });
    const stamped = await run({ ...step, witness: clocks.map(({ line }) => line).join("\n") });
    if (stamped.exitCode !== 0) throw new Error(stamped.stdout);
    const section = release.body ?? "";
    exchange(release, names[2] ?? "", names.join("").repeat(60_000));
    const { summary } = await run({ mode: "check", "from-release": "true" });
    return { section, summary };
  } finally {
    for (const { clock } of clocks) await clock[Symbol.asyncDispose]();
  }
}

const backgrounds = { light: "#ffffff", dark: "#0d1117" } as const;

/** GitHub's page of a release is 850 px wide inside, as a README is; the rest is margins. */
const width = 850 + 34;

function toPage(markdown: string, style: string, scheme: keyof typeof backgrounds): string {
  const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true };
  return `<!doctype html><meta charset="utf-8"><style>${style}
body { margin: 0; background: ${backgrounds[scheme]} }
.markdown-body { padding: 16px; border: 1px solid #8888; border-radius: 6px; font-family: "Noto Sans", "DejaVu Sans", sans-serif, "Noto Color Emoji" }</style>
<article class="markdown-body">${micromark(markdown, options)}</article>`;
}

/** Draws what stands above the small print, at twice the size and in at most 256 colours: PNGs of a third of the bytes. */
async function draw(browser: Browser, markdown: string, scheme: keyof typeof backgrounds, path: string): Promise<void> {
  const style = await readFile(new URL(import.meta.resolve("github-markdown-css/github-markdown.css")), "utf8");
  const page = await browser.newPage();
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
  await page.setViewport({ width, height: 100, deviceScaleFactor: 2 });
  await page.setContent(toPage(markdown, style, scheme));
  const end = await page.evaluate(
    "Math.ceil([...document.querySelectorAll('table, details')].at(-1).getBoundingClientRect().bottom + 12)",
  );
  const clip = { x: 0, y: 0, width, height: Number(end) };
  await page.screenshot({ type: "png", path, clip, captureBeyondViewport: true });
  await page.close();
  const { status } = spawnSync("convert", [path, "+dither", "-colors", "256", "-strip", `PNG8:${path}`]);
  if (status !== 0) throw new Error(`convert (Debian's imagemagick) ended with ${status}.`);
}

const played = await play();
await using browser = await launchBrowser("chrome");
for (const [name, markdown] of Object.entries(played))
  for (const scheme of ["light", "dark"] as const) await draw(browser, markdown, scheme, `docs/${name}-${scheme}.png`);
