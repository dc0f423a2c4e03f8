/** The verifier's page as it ships, in real browsers, opened from the disk. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { open, truncate } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { renderClaims } from "../../../src/domain/claims/render-claims.ts";
import { verifyEvidence } from "../../../src/domain/claims/verify-evidence.ts";
import { formatEvidencePage } from "../../../src/domain/evidence/evidence-page.ts";
import { parseStatement } from "../../../src/domain/evidence/parse-statement.ts";
import { formatStatement } from "../../../src/domain/evidence/render-statement.ts";
import { readEvidenceCases, toFileAtHand, type EvidenceCase } from "../../support/evidence/cases.ts";
import { asDigest, aStatement, aSubject } from "../../support/evidence/statements.ts";
import {
  chooseExpression,
  createPageFolder,
  isInstalled,
  launchBrowser,
  toDropped,
  verifyOnPage,
  type Dropped,
  type PageFolder,
  type Shown,
} from "../../support/page/browser.ts";
import { hasWebKit, startWebKit } from "../../support/page/webkit.ts";

const template = readFileSync(new URL("../../../dist/page/verify.html", import.meta.url), "utf8");
/** The page asks nobody about the chain. */
const cases = readEvidenceCases().filter(({ chain }) => chain === undefined);
/** One of each kind, and enough to tell a browser that differs: what is computed is the same program. */
const someCases = cases.filter((given, index) => index === cases.findIndex((other) => kindOf(other) === kindOf(given)));

/** What is shown of a case: an error, or its verdict and each row that its table has. */
function kindOf({ expected: { error, verdict, claims = [] } }: EvidenceCase): string {
  return JSON.stringify([error, verdict, ...new Set(claims.map(([, ...row]) => row.join()))]);
}

const statement = aStatement([
  aSubject("app.tgz"),
  aSubject("lib/core.so"),
  aSubject("</script><script>alert(1)</script>"),
]);
const good = [toDropped("app.tgz", "app.tgz"), toDropped("core.so", "lib/core.so")];

/** What the command line's verifier says of a case, as far as the page shows it. */
function expectedOf({ evidence, files }: EvidenceCase): Pick<Shown, "verdict" | "report"> {
  const evidenceDigest = asDigest(createHash("sha3-256").update(evidence).digest("hex"));
  const atHand = files.map(toFileAtHand);
  const verification = verifyEvidence({ statement: parseStatement(evidence), files: atHand, evidenceDigest });
  return { verdict: verification.verdict, report: renderClaims(verification) };
}

function droppedOf({ evidence, files }: EvidenceCase): readonly Dropped[] {
  return [toDropped("given.intoto.json", evidence), ...files.map(({ name, content }) => toDropped(name, content))];
}

/** The page shows of a case what the verifier says, and what the case expects. */
function expectShown(given: EvidenceCase, shown: Shown): void {
  const { error, verdict, claims = [] } = given.expected;
  expect(shown.scripts).toBe(2);
  if (error !== undefined) {
    expect(shown.problems).toEqual([expect.stringContaining("The evidence cannot be used")]);
    expect(shown.rows).toEqual([]);
    return;
  }
  expect(shown.problems).toEqual([]);
  expect({ verdict: shown.verdict, report: shown.report }).toEqual(expectedOf(given));
  expect(shown.verdict).toBe(verdict);
  const words = (rows: readonly (readonly string[])[]) => rows.map(([, ...row]) => row.join(" | ")).toSorted();
  expect(words(shown.rows)).toEqual(words(claims));
}

test("the page and its program are at most 150 KiB, in one file that names no other", () => {
  expect(Buffer.byteLength(template)).toBeLessThanOrEqual(150 * 1024);
  expect(template).not.toMatch(/(?:src|href)\s*=\s*["'](?!data:)/i);
  expect(template).toMatch(/Content-Security-Policy" content="default-src 'none'; script-src 'sha256-[^;]*;/);
});

describe.skipIf(!isInstalled("chrome"))("in Chromium", { timeout: 240_000 }, () => {
  let folder: PageFolder;
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  beforeAll(async () => {
    folder = await createPageFolder();
    await folder.write("verify.html", template);
    await folder.write("anchor-evidence.html", formatEvidencePage(template, statement));
    browser = await launchBrowser("chrome");
  }, 120_000);
  afterAll(async () => {
    await browser[Symbol.asyncDispose]();
    await folder[Symbol.asyncDispose]();
  });

  /** A tab that counts requests other than for the page itself, and tells what went wrong in it. */
  async function openTab(): Promise<{ page: Page; requests: string[]; complaints: string[] }> {
    const page = await browser.newPage();
    const [requests, complaints]: [string[], string[]] = [[], []];
    page.on("request", (request) => {
      if (!request.isNavigationRequest() && !request.url().startsWith("blob:")) requests.push(request.url());
    });
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("dialog", (dialog) => {
      complaints.push(dialog.message());
      void dialog.dismiss();
    });
    return { page, requests, complaints };
  }

  test("every case ends as it does on the command line, without a request", async () => {
    const { page, requests, complaints } = await openTab();
    // A tab behind another draws no frames, which take half of the time without a graphics card.
    await browser.newPage();
    for (const given of cases) {
      try {
        expectShown(given, await verifyOnPage(page, folder.url("verify.html"), droppedOf(given)));
      } catch (error) {
        throw new Error(`The case ${given.name} differs.`, { cause: error });
      }
    }
    expect({ requests, complaints }).toEqual({ requests: [], complaints: [] });
  });

  test("the evidence that stands in the page is used, and named files are known", async () => {
    const { page, requests, complaints } = await openTab();
    const own = toDropped("anchor.intoto.json", formatStatement(statement));
    const odd = "</script><script>alert(1)</script>";
    const shown = await verifyOnPage(page, folder.url("anchor-evidence.html"), [...good, own, toDropped(odd, odd)]);
    expect(shown.rows).toEqual([
      ["app.tgz", "yes", "none needed", "not asked"],
      ["core.so", "yes", "none needed", "not asked"],
      [odd, "yes", "none needed", "not asked"],
    ]);
    expect(shown).toMatchObject({ verdict: "valid", headline: "Valid, the chain not asked", scripts: 2 });
    expect({ requests, complaints }).toEqual({ requests: [], complaints: [] });
  });

  test("files dropped before the evidence wait for it", async () => {
    const { page } = await openTab();
    const before = await verifyOnPage(page, folder.url("verify.html"), good);
    expect(before.rows).toEqual([]);
    const evidence = toDropped("anchor-0123.intoto.json", formatStatement(statement));
    const after = (await page.evaluate(chooseExpression([evidence]))) as Shown;
    expect(after.rows.map((row) => row.slice(1))).toEqual(
      Array.from({ length: 2 }, () => ["yes", "none needed", "not asked"]),
    );
  });

  test("a browser that runs no WebAssembly is told so, and what else there is", async () => {
    const { page } = await openTab();
    await folder.write("no-wasm.html", template.replace(" 'wasm-unsafe-eval'", ""));
    const shown = await verifyOnPage(page, folder.url("no-wasm.html"), good);
    expect(shown.rows).toEqual([]);
    expect(shown.problems).toEqual([expect.stringMatching(/does not let this page hash files.*verify-a-download/)]);
  });

  test("a server that hands out the page is asked for nothing else", async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.setHeader("content-type", "text/html; charset=utf-8").end(formatEvidencePage(template, statement));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { page } = await openTab();
    const { port } = server.address() as AddressInfo;
    const shown = await verifyOnPage(page, `http://127.0.0.1:${port}/page`, good);
    await page.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(shown.verdict).toBe("valid");
    expect(asked).toEqual(["/page"]);
  });

  test("everything can be reached and done with a keyboard", async () => {
    const { page } = await openTab();
    await verifyOnPage(page, folder.url("anchor-evidence.html"), good);
    const reached: string[] = [];
    for (let step = 0; step < 12 && reached.at(-1) !== "reset"; step += 1) {
      await page.keyboard.press("Tab");
      const name = "document.activeElement.id || document.activeElement.textContent";
      reached.push(String(await page.evaluate(name)));
    }
    expect(reached).toEqual([
      "3 files named",
      "choose",
      "What to look up",
      "What to look up",
      "1 named file not at hand",
      "copy",
      "report",
      "reset",
    ]);
    await page.focus("#files summary");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.querySelector('#files details').open")).toBe(true);
    await page.focus("#copy");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("getSelection().toString()")).toContain("bytes        yes");
  });

  test("without JavaScript it says so, and offers nothing that needs it", async () => {
    const { page } = await openTab();
    await page.setJavaScriptEnabled(false);
    await page.goto(folder.url("verify.html"));
    expect(await page.evaluate("document.body.innerText")).toContain("needs JavaScript");
    expect(await page.evaluate("document.querySelector('#drop').checkVisibility()")).toBe(false);
  });

  test("a screen reader is told the verdict, each claim by its name, and how far it is", async () => {
    const { page } = await openTab();
    await verifyOnPage(page, folder.url("anchor-evidence.html"), good);
    const tree = JSON.stringify(await page.accessibility.snapshot({ interestingOnly: false }));
    for (const text of ["Valid, the chain not asked", "Choose files", "Bytes", "Path", "Chain", "not asked"]) {
      expect(tree).toContain(JSON.stringify(text));
    }
    const live = "['headline', 'problems'].map((id) => document.getElementById(id).getAttribute('role'))";
    expect(await page.evaluate(live)).toEqual(["status", "alert"]);
    const label = "document.querySelector('progress').getAttribute('aria-label')";
    expect(await page.evaluate(label)).toBe("Hashing files");
  });

  test.each([360, 1280])("nothing is wider than the window at %d pixels", async (width) => {
    const { page } = await openTab();
    await page.setViewport({ width, height: 800 });
    await verifyOnPage(page, folder.url("anchor-evidence.html"), [...good, toDropped("x".repeat(300), "")]);
    await page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })");
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
  });

  test("a large file is hashed in pieces beside the page, which goes on", async () => {
    const { page } = await openTab();
    // Two dozen pieces, and a byte in one of its own.
    const size = 48 * 1024 * 1024 + 1;
    const path = await folder.write("large.bin", "start");
    await truncate(path, size);
    await page.goto(folder.url("anchor-evidence.html"));
    await page.evaluate(`globalThis.seen = []; new MutationObserver(() => seen.push(document.querySelector("progress").value))
      .observe(document.querySelector("progress"), { attributes: true });`);
    const input = await page.$("#choose");
    await (input as unknown as { uploadFile: (path: string) => Promise<void> }).uploadFile(path);
    await page.waitForFunction("document.body.dataset.state === 'idle'", { timeout: 120_000 });
    const seen = (await page.evaluate("seen")) as number[];
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual(seen.toSorted((left, right) => left - right));
    expect(await page.evaluate("document.querySelector('#report').textContent")).toContain(await sha3Of(path));
  });
});

async function sha3Of(path: string): Promise<string> {
  const hash = createHash("sha3-256");
  const file = await open(path);
  for await (const piece of file.createReadStream()) hash.update(piece as Buffer);
  return hash.digest("hex");
}

describe.skipIf(!isInstalled("firefox"))("in Firefox", { timeout: 300_000 }, () => {
  test("cases end as they do on the command line", async () => {
    await using folder = await createPageFolder();
    await folder.write("verify.html", template);
    await using browser = await launchBrowser("firefox");
    const page = await browser.newPage();
    for (const given of someCases) {
      expectShown(given, await verifyOnPage(page, folder.url("verify.html"), droppedOf(given)));
    }
  });
});

describe.skipIf(!hasWebKit)("in WebKit", { timeout: 300_000 }, () => {
  test("cases end as they do on the command line", async () => {
    await using folder = await createPageFolder();
    await folder.write("verify.html", template);
    await using browser = await startWebKit();
    for (const given of someCases) {
      await browser.open(folder.url("verify.html"));
      expectShown(given, (await browser.evaluate(chooseExpression(droppedOf(given)))) as Shown);
    }
  });
});
