import * as fc from "fast-check";
import { expect, test } from "vitest";

import { unknownOrigin, type RunFacts } from "../../../../src/job/wording/run-facts.ts";
import { showName } from "../../../../src/job/text/line.ts";
import { renderSummary } from "../../../../src/action/summary/summary.ts";
import { emptyDigest } from "../../../../src/domain/digest.ts";
import { AnchorError } from "../../../../src/domain/errors.ts";
import { verdicts, type Outcome, type Verdict } from "../../../../src/domain/outcome.ts";
import { toReport, type Mode, type Result } from "../../../../src/domain/report/report.ts";
import { hostileText } from "../../../support/hostile-text.ts";
import { nodesOf, parseMarkdown, tableOf, textOf, textOutsideCode } from "../../../support/markdown.ts";
import { aDigest, aFullEvidence, anEvidence, aResult, outcomes } from "../../../support/results.ts";

const facts: RunFacts = {
  ...unknownOrigin,
  startedAt: new Date("2026-11-21T03:12:32.000Z"),
  finishedAt: new Date("2026-11-21T03:12:44.300Z"),
  apiUrl: "https://anchor.example",
  dryRun: false,
  failOn: new Set<Verdict>(["not-found", "no-match", "unknown", "failed"]),
};
const digest = aDigest(1);
const all = outcomes(digest);

const summaryOf = (mode: Mode, results: readonly Result[], more: Partial<RunFacts> = {}): string =>
  renderSummary(toReport(mode, results), { ...facts, ...more });

function failure(code: "API_KEY_REJECTED" | "NOT_ATTEMPTED", message: string, requestId?: string): Outcome {
  return { kind: "failed", error: new AnchorError(code, message, requestId === undefined ? {} : { requestId }) };
}

test("a run in which all is well is read in one line, and says where the evidence is", () => {
  const paths = { resultsPath: "/tmp/e/results.json", checksumsPath: "/tmp/e/SHA3-256SUMS" };
  const results = [aResult(all.verified), aResult(all.verified, { name: "dist/other_app.zip", size: 512 })];
  const releaseUrl = "https://github.com/o/r/releases/tag/v1";
  expect(summaryOf("verify", results, { ...paths, releaseUrl })).toMatchInlineSnapshot(`
    "## ✅ 2 of 2 verified

    | Verdict | File and SHA3-256 | Size | Block, date | Report |
    | --- | --- | --: | --- | --- |
    | ✅&nbsp;verified | <code>dist/app.tgz</code><br><sub><code>0000000100000001000000010000000100000001000000010000000100000001</code></sub> | 1.2&nbsp;MiB | <code>1906787</code><br><code>2026-01-21T09:55:48.726Z</code> | [PDF](https://storage.example/report.pdf?X-Amz-Expires=3600&amp;sig=a) |
    | ✅&nbsp;verified | <code>dist/other_app.zip</code><br><sub><code>0000000100000001000000010000000100000001000000010000000100000001</code></sub> | 512&nbsp;B | <code>1906787</code><br><code>2026-01-21T09:55:48.726Z</code> | [PDF](https://storage.example/report.pdf?X-Amz-Expires=3600&amp;sig=a) |

    Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean. Dates are the service's own, with no zone added. Report links of the service stop working after an hour.

    <sub>verify · 2 subjects · <code>https&#58;<wbr>//anchor.example</code> · 12.3 s · finished 2026-11-21 03:12:44 UTC<br>Evidence: results <code>/tmp/e/results.json</code> · checksums <code>/tmp/e/SHA3-256SUMS</code> · [release](https://github.com/o/r/releases/tag/v1)</sub>
    "
  `);
});

test("a run in which something is wrong says first what, then what it means and what to do", () => {
  const results = [
    aResult(all.verified),
    aResult(all["no-match"], { name: "dist/app.zip" }),
    aResult(all.unknown, { name: "dist/sbom.json" }),
    { subject: { name: "dist/locked.bin" }, outcome: { kind: "failed", error: unreadable() } } as const,
  ];
  expect(summaryOf("verify", results)).toMatchInlineSnapshot(`
    "## ❌ 1 of 4 does not match, 1 failed, 1 unknown, 1 verified

    **The step fails**: \`fail-on\` lists \`no-match\`, \`unknown\`, \`failed\`.

    ### What happened

    - ❌ **no match**: <code>dist/app.zip</code> (request <code>3f0c2a4e-0000-4000-8000-000000000001</code>)<br>These bytes are not anchored: this is not the file that was stamped, or it never was stamped.<br>→ If it was stamped minutes ago, wait and verify again later. Otherwise do not ship it before you know which.
    - ⛔ **FILE_UNREADABLE**: <code>dist/locked.bin</code><br>dist/locked.bin could not be opened: EACCES.<br>→ Give the runner&#39;s user permission to read the file.
    - ❔ **unknown**: <code>dist/sbom.json</code> (request <code>r-3</code>)<br>The service&#39;s answer proves nothing. This says nothing about the file.<br>→ Run the job again.

    | Verdict | File and SHA3-256 | Size | Block, date | Report |
    | --- | --- | --: | --- | --- |
    | ✅&nbsp;verified | <code>dist/app.tgz</code><br><sub><code>0000000100000001000000010000000100000001000000010000000100000001</code></sub> | 1.2&nbsp;MiB | <code>1906787</code><br><code>2026-01-21T09:55:48.726Z</code> | [PDF](https://storage.example/report.pdf?X-Amz-Expires=3600&amp;sig=a) |
    | ❌&nbsp;no&nbsp;match | <code>dist/app.zip</code><br><sub><code>0000000100000001000000010000000100000001000000010000000100000001</code></sub> | 1.2&nbsp;MiB |  |  |
    | ❔&nbsp;unknown | <code>dist/sbom.json</code><br><sub><code>0000000100000001000000010000000100000001000000010000000100000001</code></sub> | 1.2&nbsp;MiB |  |  |
    | ⛔&nbsp;failed | <code>dist/locked.bin</code> |  |  |  |

    Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean. Dates are the service's own, with no zone added. Report links of the service stop working after an hour.

    <sub>verify · 4 subjects · <code>https&#58;<wbr>//anchor.example</code> · 12.3 s · finished 2026-11-21 03:12:44 UTC</sub>
    "
  `);
});

function unreadable(): AnchorError {
  return new AnchorError("FILE_UNREADABLE", "dist/locked.bin could not be opened: EACCES.");
}

test("fresh stamps by the demonstration service, one of nothing, are not taken for more", () => {
  const anchored: Outcome = { kind: "accepted", evidence: anEvidence({ demo: true }) };
  const results = [aResult(anchored), aResult(anchored, { name: "dist/empty", size: 0 }, emptyDigest)];
  expect(summaryOf("stamp", results)).toMatchInlineSnapshot(`
    "## ⏳ 2 of 2 accepted, not in a block yet (demonstration only)

    > [!WARNING]
    > **Local demonstration service: nothing was anchored on a public chain.**

    ⏳ 2 accepted and not in a block yet. \`mode: check\` tells when, usually within minutes.

    Nothing here fails the step (\`fail-on\`).

    | Verdict | File and SHA3-256 | Size | Block, date |
    | --- | --- | --: | --- |
    | ⏳&nbsp;accepted | <code>dist/app.tgz</code><br><sub><code>0000000100000001000000010000000100000001000000010000000100000001</code></sub> | 1.2&nbsp;MiB | not in a block yet |
    | ⏳&nbsp;accepted | <code>dist/empty</code><br><sub><code>a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a</code></sub> | 0&nbsp;B | not in a block yet |

    ⚠️ Empty: <code>dist/empty</code>. Everybody has the digest of no bytes, so it proves nothing.

    A stamp proves that exactly these bytes existed when their block was made; not who made them, nor that the build was clean.

    <sub>stamp · 2 subjects · <code>https&#58;<wbr>//anchor.example</code> · 12.3 s · finished 2026-11-21 03:12:44 UTC</sub>
    "
  `);
});

test("files under a checksum list point at the list", () => {
  const evidence = aFullEvidence(digest);
  const { report: _, ...withoutReport } = evidence;
  const list: Outcome = { kind: "already-anchored", evidence: withoutReport };
  const results = [
    aResult(list, { name: "SHA3-256SUMS", size: 180 }),
    { ...aResult(list, { name: "a.tgz" }, aDigest(2)), coveredBy: digest },
  ];
  expect(tableOf(summaryOf("stamp", results)).slice(1)).toEqual([
    ["⚓\u00a0already\u00a0anchored", `SHA3-256SUMS${digest}`, "180\u00a0B", "19067872026-01-21T09:55:48.726Z"],
    ["⚓\u00a0already\u00a0anchored", `a.tgz${aDigest(2)}`, "1.2\u00a0MiB", "through the list 00000001…"],
  ]);
});

test.each<[string, Mode, readonly Outcome[]]>([
  ["✅ 1 of 1 anchored", "stamp", [all.anchored]],
  ["✅ 2 of 2 anchored", "stamp", [all.anchored, all["already-anchored"]]],
  ["✅ 2 of 2 found", "check", [all.found, all.found]],
  ["❌ 1 of 3 not found, 2 found", "check", [all.found, all["not-found"], all.found]],
  [
    "❌ 2 of 4 do not match, 1 failed, 1 verified",
    "verify",
    [all["no-match"], all.failed, all["no-match"], all.verified],
  ],
  ["⛔ 2 of 2 failed", "stamp", [all.failed, all.failed]],
  ["❌ 1 of 2 unknown, 1 found", "check", [all.unknown, all.found]],
  ["❔ 1 of 2 unclear, 1 anchored", "stamp", [all.unclear, all.anchored]],
  ["⏭️ 2 of 2 skipped", "stamp", [all.skipped, all.skipped]],
  ["⚠️ No files, nothing was done", "check", []],
])("the headline is %s", (headline, mode, kinds) => {
  const results = kinds.map((outcome) => aResult(outcome));
  expect(summaryOf(mode, results).split("\n")[0]).toBe(`## ${headline}`);
});

test("the consequence follows fail-on and is said only when something is short", () => {
  const unclear = [aResult(all.unclear)];
  expect(summaryOf("stamp", unclear)).toContain("Nothing here fails the step (`fail-on`).");
  expect(summaryOf("stamp", unclear, { failOn: new Set(["unclear"]) })).toContain(
    "**The step fails**: `fail-on` lists `unclear`.",
  );
  expect(summaryOf("check", [aResult(all.found)])).not.toContain("fail-on");
});

test("a dry run says what a real one would cost, and still shows what could not be read", () => {
  const skipped = [aResult(all.skipped), aResult(all.skipped)];
  const rehearsal = summaryOf("stamp", skipped, {
    dryRun: true,
    plan: "A real run would make 1 request to the service.",
  });
  expect(rehearsal.split("\n\n").slice(0, 2)).toEqual([
    "## ⏭️ Dry run: 2 hashed, nothing sent",
    "A real run would make 1 request to the service.",
  ]);
  expect(rehearsal).not.toContain("### What happened");
  const broken = summaryOf("stamp", [...skipped, aResult(all.failed)], {
    dryRun: true,
    plan: "A real run would make 1 request to the service.",
  });
  expect(broken).toContain("## ⛔ 1 of 3 failed, 2 skipped");
  expect(broken).toContain("REQUEST_REJECTED");
});

test("a demonstration is named in the headline of every verdict but those that nobody answered", () => {
  const demo = aFullEvidence(digest, { demo: true });
  const summary = summaryOf("verify", [aResult({ kind: "verified", evidence: demo })]);
  expect(summary).toContain("## ✅ 1 of 1 verified (demonstration only)");
  expect(summary).toContain("Local demonstration service: nothing was anchored on a public chain.");
});

test("what many subjects share is told once, with the names of the first ten", () => {
  const stopped = Array.from({ length: 30 }, (_, index) =>
    aResult(failure("NOT_ATTEMPTED", "The run had stopped."), { name: `f${index}` }),
  );
  const summary = summaryOf("stamp", [
    aResult(failure("API_KEY_REJECTED", "POST /x answered 401.", "r-1")),
    ...stopped,
  ]);
  const [list] = nodesOf(parseMarkdown(summary), "list");
  expect(list?.children).toHaveLength(2);
  expect(summary).toContain("<code>f9</code> and 20 more<br>The run had stopped.");
  expect(summary).toContain("<code>dist/app.tgz</code> (request <code>r-1</code>)<br>POST /x answered 401.");
});

test("the worst comes first, and what another failure stopped comes last", () => {
  const results = [
    aResult(failure("NOT_ATTEMPTED", "The run had stopped.")),
    aResult(all.unclear),
    aResult(failure("API_KEY_REJECTED", "POST /x answered 401.")),
    aResult(all["no-match"]),
  ];
  const titles = nodesOf(parseMarkdown(summaryOf("verify", results)), "strong").slice(1);
  expect(titles.map(textOf)).toEqual(["no match", "API_KEY_REJECTED", "NOT_ATTEMPTED", "unclear"]);
});

test("a block is shown only where the verdict vouches for it", () => {
  const evidence = aFullEvidence(digest);
  const unknown = summaryOf("verify", [aResult({ kind: "unknown", note: "No.", evidence })]);
  expect(unknown).not.toContain("1906787");
  const foreign = aFullEvidence(aDigest(2));
  expect(summaryOf("verify", [aResult({ kind: "verified", evidence: foreign })])).not.toContain("1906787");
  const twice = aFullEvidence(digest, {
    records: [...evidence.records, { blockNumber: 7, blockDate: "then", matchedHash: digest }],
  });
  expect(summaryOf("verify", [aResult({ kind: "verified", evidence: twice })])).toContain(
    "<code>7</code><br><code>then</code><br>first of 2",
  );
});

const ourTags = new Set(["<code>", "</code>", "<wbr>", "<br>", "<sub>", "</sub>"]);
const ourLinks = /^https:\/\/storage\.example\//;

test("hostile names and answers leave the table its cells, and no markup, link or mention of theirs survives", () => {
  const hostile = hostileText();
  fc.assert(
    fc.property(fc.array(fc.tuple(hostile, hostile, fc.constantFrom(...verdicts)), { minLength: 1 }), (rows) => {
      const results = rows.map(([name, words, verdict]) => aResult(hostileOutcome(verdict, words), { name }));
      const markdown = summaryOf("verify", results);
      const tree = parseMarkdown(markdown);
      const [head = [], ...cells] = tableOf(markdown);
      expect(cells.map((row) => row.length)).toEqual(results.map(() => head.length));
      expect(cells.map((row) => row[1])).toEqual(rows.map(([name]) => showName(name) + digest));
      expect(nodesOf(tree, "html").filter(({ value }) => !ourTags.has(value ?? ""))).toEqual([]);
      expect(nodesOf(tree, "link").filter(({ url }) => !ourLinks.test(url ?? ""))).toEqual([]);
      expect(["image", "footnoteReference", "definition", "code"].flatMap((type) => nodesOf(tree, type))).toEqual([]);
      expect(nodesOf(tree, "heading").length).toBeLessThanOrEqual(2);
      for (const text of textOutsideCode(tree)) expect(text).not.toMatch(/@[\w-]|#\d|:[a-z][\w+-]*:|:\/\//i);
    }),
    { numRuns: 60 },
  );
});

function hostileOutcome(kind: Verdict, words: string): Outcome {
  const report = { url: `https://storage.example/${words}`, expiresIn: words };
  const records = [{ blockNumber: 1, blockDate: words, matchedHash: digest }];
  const evidence = aFullEvidence(digest, { message: words, service: words, date: words, report, records });
  if (kind === "failed" || kind === "unreachable")
    return { kind, error: new AnchorError("SERVICE_REFUSED", words, { requestId: words }) };
  if (kind === "skipped" || kind === "changed") return { kind, note: words };
  if (kind === "unclear" || kind === "unknown") return { kind, note: words, requestId: words };
  return { kind, evidence };
}

test("a hundred thousand subjects stay below 900,000 bytes, and what is cut is counted exactly", () => {
  const results = Array.from({ length: 100_000 }, (_, index) =>
    aResult(all.verified, { name: `dist/${"文".repeat(20)}-${index}.tgz` }),
  );
  const summary = summaryOf("verify", results);
  expect(Buffer.byteLength(summary)).toBeLessThan(900_000);
  expect(Buffer.byteLength(summary)).toBeGreaterThan(890_000);
  const rows = summary.split("\n").filter((line) => line.startsWith("| ✅")).length;
  expect(summary).toContain(`✂️ **${100_000 - rows} of 100000 rows are left out**`);
  expect(summary).toContain("finished 2026-11-21 03:12:44 UTC");
});

test("a hundred thousand different failures are cut as well, and leave room for rows", () => {
  const results = Array.from({ length: 100_000 }, (_, index) =>
    aResult(failure("API_KEY_REJECTED", `Failure ${index}.`), { name: "|".repeat(200) }),
  );
  const summary = summaryOf("verify", results);
  const told = nodesOf(parseMarkdown(summary.split("\n\n| Verdict")[0] ?? ""), "listItem").length;
  expect(Buffer.byteLength(summary)).toBeLessThan(900_000);
  expect(told).toBeGreaterThan(50);
  expect(summary).toContain(`${100_000 - told} more of 100000 kinds are left out here`);
  expect(summary).toMatch(/✂️ \*\*\d+ of 100000 rows are left out\*\*/);
});
