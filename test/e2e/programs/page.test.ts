/** The verifier's page as it ships, in Chromium, opened from the disk; `page-elsewhere` has the other browsers. */
import { readFileSync } from "node:fs";
import { mkdir, truncate } from "node:fs/promises";

import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";

import { statementFileName } from "#core/file-names.ts";
import { renderEvidencePage } from "#evidence/statement-file.ts";
import { leaveOut } from "../../support/availability.ts";
import { sha3Of } from "../../support/digests.ts";
import { anAnchor, aStatement, aSubject, filesOf } from "../../support/evidence/statements.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import {
  chooseExpression,
  createPageFolder,
  isInstalled,
  launchFrugally,
  openUnseen,
  shownExpression,
  toDropped,
  verifyOnPage,
  type PageFolder,
  type Shown,
} from "../../support/page/browser.ts";
import { droppedOf, expectShown, pageCases } from "../../support/page/evidence-cases.ts";

const template = readFileSync(new URL("../../../dist/page/verify.html", import.meta.url), "utf8");

const app = aSubject("app.tgz");
const chain = { name: "A chain", explorer: "https://explorer.example/{block}" };
const records = [{ block: 7, date: "2026-01-01 00:00:00" }];
/** A file was replaced, and then checked. */
const statements = filesOf(
  aStatement([aSubject("app.tgz", "old")], { finishedOn: "2026-10-01T00:00:00Z" }),
  aStatement([app, aSubject("lib/core.so"), aSubject("</script><script>alert(1)</script>")]),
  aStatement([app], {
    mode: "check",
    chain,
    anchors: [anAnchor(app, { chain: { records } })],
    finishedOn: "2026-12-01T00:00:00Z",
  }),
);
const evidencePage = [...renderEvidencePage(template, statements)].join("");
const dropped = statements.map(({ id, text }) => toDropped(statementFileName(id), text));
const good = [toDropped("app.tgz", "app.tgz"), toDropped("core.so", "lib/core.so")];

test("the page and its program are at most 168 KiB, in one file that names no other", () => {
  expect(Buffer.byteLength(template)).toBeLessThanOrEqual(168 * 1024);
  expect(template).not.toMatch(/(?:src|href)\s*=\s*["'](?!data:)/i);
  expect(template).toMatch(/Content-Security-Policy" content="default-src 'none'; script-src 'sha256-[^;]*;/);
});

if (!isInstalled("chrome")) leaveOut("the page in Chromium", "there is no browser");
describe.skipIf(!isInstalled("chrome"))("in Chromium", { timeout: 240_000 }, () => {
  let folder: PageFolder;
  let browser: Awaited<ReturnType<typeof launchFrugally>>;
  /** One for all that a person does, since each has a process of its own; and one that nobody looks at. */
  let page: Page;
  let unseen: Page;
  /** Requests other than for the page itself, and what went wrong in it. */
  const [requests, complaints]: [string[], string[]] = [[], []];
  beforeAll(async () => {
    folder = await createPageFolder();
    await folder.write("verify.html", template);
    await folder.write("anchor-evidence.html", evidencePage);
    browser = await launchFrugally("chrome");
    page = listenTo(await browser.newPage());
    unseen = listenTo(await openUnseen(browser));
  });
  beforeEach(() => {
    requests.length = 0;
    complaints.length = 0;
  });
  afterAll(async () => {
    await browser[Symbol.asyncDispose]();
    await folder[Symbol.asyncDispose]();
  });

  function listenTo(tab: Page): Page {
    tab.on("request", (request) => {
      if (!request.isNavigationRequest() && !request.url().startsWith("blob:")) requests.push(request.url());
    });
    tab.on("console", (message) => complaints.push(message.text()));
    tab.on("pageerror", (error) => complaints.push(String(error)));
    tab.on("dialog", (dialog) => {
      complaints.push(dialog.message());
      void dialog.dismiss();
    });
    return tab;
  }

  test("every case of evidence ends on the page as it does on the command line, without a request", async () => {
    for (const given of pageCases) {
      try {
        await expectShown(given, await verifyOnPage(unseen, folder.url("verify.html"), droppedOf(given)));
      } catch (error) {
        throw new Error(`The case ${given.name} differs.`, { cause: error });
      }
    }
    expect({ requests, complaints }).toEqual({ requests: [], complaints: [] });
  });

  test("the page uses the evidence that stands in it, and knows the files it names", async () => {
    const odd = "</script><script>alert(1)</script>";
    const same = [...dropped, toDropped("anchor-evidence.html", evidencePage)];
    const shown = await verifyOnPage(page, folder.url("anchor-evidence.html"), [...good, ...same, toDropped(odd, odd)]);
    expect(shown.rows).toEqual([
      ["app.tgz", "yes", "none needed", "not asked"],
      ["core.so", "yes", "none needed", "not asked"],
      [odd, "yes", "none needed", "not asked"],
    ]);
    expect(shown).toMatchObject({ verdict: "valid", scripts: 2 });
    expect(shown.note).toMatch(
      /^anchor-evidence\.html: read as evidence\. What else is in this page was not compared\./,
    );
    expect({ requests, complaints }).toEqual({ requests: [], complaints: [] });
  });

  /** Chooses what lies on the disk, as the browser's own dialog does. */
  async function chooseFromDisk(field: string, ...paths: readonly string[]): Promise<Shown> {
    const input = (await page.$(field)) as unknown as { uploadFile: (...paths: readonly string[]) => Promise<void> };
    await page.evaluate("delete document.body.dataset.state");
    await input.uploadFile(...paths);
    return (await page.evaluate(shownExpression)) as Shown;
  }

  test("a folder is chosen with its files by their path, and what is chosen again replaces what was there", async () => {
    await mkdir(folder.path("dist/lib/empty"), { recursive: true });
    await folder.write("dist/lib/core.so", "lib/core.so");
    await folder.write("dist/app.tgz", "old");
    await page.goto(folder.url("anchor-evidence.html"));
    const shown = await chooseFromDisk("#choose-folder", folder.path("dist"));
    expect(shown.problems).toEqual([]);
    expect(shown.rows.map(([name, bytes]) => [name, bytes])).toEqual([
      ["dist/app.tgz", "other bytes"],
      ["dist/lib/core.so", "yes"],
    ]);
    await folder.write("dist/app.tgz", "app.tgz");
    expect((await chooseFromDisk("#choose-folder", folder.path("dist"))).verdict).toBe("valid");
  });

  test("a file that cannot be read is told first beside a good one, until it can be read", async () => {
    const files = [await folder.write("app.tgz", "app.tgz"), folder.path("core.so")];
    await page.goto(folder.url("anchor-evidence.html"));
    const shown = await chooseFromDisk("#choose", ...files);
    expect(shown.result[0]).toBe("1 of these 2 files could not be read, so nothing is known about it.");
    expect(shown).toMatchObject({
      verdict: "incomplete",
      problems: [expect.stringMatching(/^core.so The file cannot be read/)],
    });
    await folder.write("core.so", "lib/core.so");
    expect(await chooseFromDisk("#choose", ...files)).toMatchObject({ verdict: "valid", problems: [] });
  });

  test.each([
    ["statements", dropped],
    ["statement", [toDropped("own.intoto.json", statements[1]?.text ?? "")]],
    ["page", [toDropped("anchor-evidence.html", evidencePage)]],
  ])("files dropped on the page before the evidence, its %s, wait for it", async (_, evidence) => {
    const before = await verifyOnPage(page, folder.url("verify.html"), good);
    expect(before.rows).toEqual([]);
    expect(before.result).toEqual([
      "Nothing is compared yet.",
      "2 files read. Now choose the release's evidence too: anchor-evidence.html or anchor-….intoto.json.",
    ]);
    const after = (await page.evaluate(chooseExpression(evidence))) as Shown;
    expect(after.rows.map((row) => row.slice(1))).toEqual(
      Array.from({ length: 2 }, () => ["yes", "none needed", "not asked"]),
    );
  });

  test("statements fold together, in whatever choice and order they come, also with those in the page", async () => {
    const [old, now, block] = dropped;
    const chosen = toDropped("app.tgz", "app.tgz");
    const lookUp = "document.querySelector('.look-up')?.textContent ?? ''";
    for (const order of [
      [old, now, block],
      [block, old, now],
    ]) {
      const files = order.flatMap((one) => one ?? []);
      expect(await verifyOnPage(page, folder.url("verify.html"), [...files, chosen])).toMatchObject({
        verdict: "valid",
      });
      expect(await page.evaluate(lookUp)).toContain("block 7");
    }
    const [, second, last] = statements;
    await folder.write("older.html", [...renderEvidencePage(template, second === undefined ? [] : [second])].join(""));
    await verifyOnPage(page, folder.url("older.html"), [chosen]);
    expect(await page.evaluate(lookUp)).not.toContain("block 7");
    await page.evaluate(chooseExpression(block === undefined ? [] : [block]));
    expect(last?.text).toContain('"block":7');
    expect(await page.evaluate(lookUp)).toContain("block 7");
  });

  test("a file that is no evidence is compared also where it is chosen before the evidence", async () => {
    const attested = JSON.stringify({ _type: "https://in-toto.io/Statement/v1", predicateType: "another" });
    const files = { "data.json": "{}", "other.json": attested };
    const subjects = Object.entries(files).map(([name, text]) => aSubject(name, text));
    const [file] = filesOf(aStatement(subjects));
    const evidence = toDropped("own.intoto.json", file?.text ?? "");
    const before = Object.entries(files).map(([name, text]) => toDropped(name, text));
    const shown = await verifyOnPage(page, folder.url("verify.html"), [...before, evidence]);
    expect(shown.rows.map((row) => row.slice(0, 2))).toEqual(Object.keys(files).map((name) => [name, "yes"]));
    expect(shown).toMatchObject({ verdict: "valid", problems: [] });
  });

  test("the page says when bytes stood under a name, names the chain, and links to what the explorer has", async () => {
    await verifyOnPage(page, folder.url("anchor-evidence.html"), [...good, toDropped("down/app.tgz", "old")]);
    const texts = (await page.evaluate(
      "Array.from(document.querySelectorAll('#facts, #files li'), (one) => one.textContent)",
    )) as string[];
    expect(texts.find((text) => text.includes("other bytes"))).toContain(
      "These bytes stood under this name on 1 Oct 2026 00:00 UTC; the evidence records other bytes.",
    );
    const named = (await page.evaluate("document.querySelector('#named').textContent")) as string;
    expect(named).toContain(
      `app.tgz${app.digest.sha3_256}earlier bytes: ${aSubject("app.tgz", "old").digest.sha3_256}`,
    );
    expect(texts.find((text) => text.startsWith("Repository"))).toContain("ChainA chain");
    expect(texts.find((text) => text.startsWith("app.tgz"))).toContain(
      `To be sure, look up block 7 on A chainhttps://explorer.example/7Copy linkIt must hold the digest ${app.digest.sha3_256}`,
    );
    const links = "Array.from(document.querySelectorAll('a[href]'), ({ href, rel }) => [href, rel])";
    expect(await page.evaluate(links)).toEqual([["https://explorer.example/7", "noreferrer"]]);
  });

  test("each of more than three files has one line with its claims, the bad one first, that unfolds", async () => {
    const files = [...good, toDropped("other/app.tgz", "old"), toDropped("notes.txt", "")];
    await verifyOnPage(page, folder.url("anchor-evidence.html"), files);
    expect(await page.evaluate("Array.from(document.querySelectorAll('#files > li'), (one) => one.innerText)")).toEqual(
      [
        expect.stringMatching(/^other\/app.tgz\s+3 B\s+bytes other bytes · path – · chain –$/),
        expect.stringMatching(/^notes.txt\s+0 B\s+bytes not named · path – · chain –$/),
        expect.stringMatching(/^app.tgz\s+7 B\s+bytes yes · path none needed · chain not asked$/),
        expect.stringMatching(/^core.so\s+11 B\s+bytes yes · path none needed · chain not asked$/),
      ],
    );
    await page.click("#files summary");
    expect(await page.evaluate("document.querySelector('#files > li').innerText")).toContain("This is not the file");
  });

  test("evidence that cannot be used is said to be the reason, above what was read beside it", async () => {
    const files = [toDropped("anchor-0123456789abcdef.intoto.json", "{}"), ...good];
    const { result, problems } = await verifyOnPage(page, folder.url("verify.html"), files);
    expect(result[0]).toBe("Nothing could be compared.");
    expect(result[1]).toMatch(/^The reason stands below. 2 files read. Now choose the release's evidence too/);
    expect(problems).toEqual([
      expect.stringMatching(/^anchor-0123456789abcdef.intoto.json The evidence cannot be used/),
    ]);
  });

  test("a page whose evidence is damaged says so until it has other evidence", async () => {
    await folder.write("damaged.html", evidencePage.replaceAll(app.digest.sha3_256, app.digest.sha3_256.slice(1)));
    const reason = [expect.stringMatching(/^This page The evidence cannot be used/)];
    const headline = "The evidence in this page cannot be used.";
    for (const files of [good, [...good, toDropped("anchor-SHA256SUMS", "")]]) {
      const { result, problems, rows } = await verifyOnPage(page, folder.url("damaged.html"), files);
      expect([result[0], problems, rows]).toEqual([headline, reason, []]);
    }
    const files = [...dropped, ...good];
    const shown = await verifyOnPage(page, folder.url("damaged.html"), files);
    expect(shown).toMatchObject({ problems: [], verdict: "valid" });
  });

  test("a browser that runs no WebAssembly is told so, and what else there is", async () => {
    await folder.write("no-wasm.html", template.replace(" 'wasm-unsafe-eval'", ""));
    const shown = await verifyOnPage(page, folder.url("no-wasm.html"), good);
    expect(shown.rows).toEqual([]);
    expect(shown.problems).toEqual([expect.stringMatching(/does not let this page hash files.*verify-a-download/)]);
  });

  test("a server that hands out the page is asked for nothing else", async () => {
    const headers = { "content-type": "text/html; charset=utf-8" };
    await using server = await startFaultServer({ kind: "answer", answer: { headers, body: evidencePage } });
    expect((await verifyOnPage(page, `${server.url}/page`, good)).verdict).toBe("valid");
    expect(server.requests.map(({ target }) => target)).toEqual(["/page"]);
  });

  test("everything on the page can be reached and done with a keyboard; a screen reader is told the verdict, each claim by its name, and how far it is", async () => {
    await verifyOnPage(page, folder.url("anchor-evidence.html"), good);
    const tree = JSON.stringify(await page.accessibility.snapshot({ interestingOnly: false }));
    for (const text of [
      "These 2 files are exactly the ones that the release's evidence names.",
      "Choose files",
      "Bytes",
      "Path",
      "Chain",
      "not asked",
    ]) {
      expect(tree).toContain(JSON.stringify(text));
    }
    const live = "['result', 'problems'].map((id) => document.getElementById(id).getAttribute('role'))";
    expect(await page.evaluate(live)).toEqual(["status", "alert"]);
    const label = "document.querySelector('progress').getAttribute('aria-label')";
    expect(await page.evaluate(label)).toBe("Hashing files");
    const reached: string[] = [];
    for (let step = 0; step < 12 && reached.at(-1) !== "reset"; step += 1) {
      await page.keyboard.press("Tab");
      const name = "document.activeElement.id || document.activeElement.textContent";
      reached.push(String(await page.evaluate(name)));
    }
    expect(reached).toEqual([
      "https://explorer.example/7",
      "Copy link",
      "Details",
      "Copy",
      "Details",
      "choose",
      "choose-folder",
      "1 named file not chosen",
      "Details of the evidence",
      "All as text, to copy",
      "reset",
    ]);
    await page.focus("#files summary");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.querySelector('#files details').open")).toBe(true);
    await page.focus("#as-text summary");
    for (const key of ["Enter", "Tab", "Enter"] as const) await page.keyboard.press(key);
    expect(await page.evaluate("getSelection().toString()")).toContain("bytes        yes");
  });

  test("without JavaScript the page says so, and offers nothing that needs it", async () => {
    await page.setJavaScriptEnabled(false);
    onTestFinished(() => page.setJavaScriptEnabled(true));
    await page.goto(folder.url("verify.html"));
    expect(await page.evaluate("document.body.innerText")).toContain("needs JavaScript");
    expect(await page.evaluate("document.querySelectorAll('input, button').length")).toBe(0);
  });

  test("a copy that a browser saved shows nothing of an old verdict", async () => {
    await verifyOnPage(page, folder.url("anchor-evidence.html"), [...good, toDropped("x.txt", "evil")]);
    await folder.write("saved.html", await page.content());
    await page.goto(folder.url("saved.html"));
    expect(await page.evaluate("[document.title, document.querySelector('#result').innerText]")).toEqual([
      "Verify a download",
      "",
    ]);
    expect(await page.evaluate("document.body.innerText")).not.toMatch(/app\.tgz|x\.txt|exactly/);
    await page.evaluate(chooseExpression(good.slice(0, 1)));
    expect(await page.title()).toMatch(/^This is exactly the file/);
  });

  test("a line leads from the build over the block to today, where all three are known", async () => {
    const inBlock = (date: string) => {
      const anchors = [anAnchor(app, { chain: { records: [{ block: 7, date }] } })];
      return filesOf(aStatement([app], { chain, anchors, finishedOn: "2026-11-22T04:00:00Z" }));
    };
    const today = new Date().toUTCString().slice(5, 16).replace(/^0/, "");
    for (const [date, line] of [
      ["2026-11-22T05:06:07Z", [`built by 22 Nov 2026`, "block 7 22 Nov 2026 05:06 UTC", `today ${today}`]],
      ["2026-11-21T05:06:07Z", []],
      ["last year", []],
    ] as const) {
      await folder.write("span.html", [...renderEvidencePage(template, inBlock(date))].join(""));
      await verifyOnPage(page, folder.url("span.html"), good.slice(0, 1));
      const shown = "Array.from(document.querySelectorAll('.span li'), ({ textContent }) => textContent)";
      expect(await page.evaluate(shown)).toEqual(line);
    }
  });

  test.each([360, 1280])("nothing on the page is wider than the window at %d pixels", async (width) => {
    await page.setViewport({ width, height: 800 });
    onTestFinished(() => page.setViewport(null));
    await verifyOnPage(page, folder.url("anchor-evidence.html"), [...good, toDropped("x".repeat(300), "")]);
    await page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })");
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
  });

  test.each([
    ["good", good.slice(0, 1), "This is exactly the file that the release's evidence names."],
    ["bad", [...good, toDropped("app.tgz", "evil")], "Do not open app.tgz: it is not the one"],
  ])("on a phone the result of a %s choice is seen without scrolling", async (_, files, headline) => {
    await page.setViewport({ width: 390, height: 600, isMobile: true, hasTouch: true });
    onTestFinished(() => page.setViewport(null));
    const { result } = await verifyOnPage(page, folder.url("anchor-evidence.html"), files);
    expect(result[0]).toContain(headline);
    const end = "document.querySelector('#result').getBoundingClientRect().bottom";
    expect(await page.evaluate(`[scrollY, ${end} <= innerHeight]`)).toEqual([0, true]);
  });

  test("a large file is hashed in pieces beside the page, which goes on", async () => {
    // Two dozen pieces, and a byte in one of its own.
    const size = 48 * 1024 * 1024 + 1;
    const path = await folder.write("large.bin", "start");
    await truncate(path, size);
    await page.goto(folder.url("anchor-evidence.html"));
    await page.evaluate(`globalThis.seen = []; new MutationObserver(() => seen.push(document.querySelector("progress").value))
      .observe(document.querySelector("progress"), { attributes: true });`);
    const { report } = await chooseFromDisk("#choose", path);
    const seen = (await page.evaluate("seen")) as number[];
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual(seen.toSorted((left, right) => left - right));
    expect(report).toContain(sha3Of(readFileSync(path)));
  });
});
