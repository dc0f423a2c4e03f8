import * as fc from "fast-check";
import { expect, test } from "vitest";

import { emptyDigest } from "#core/digest.ts";
import { AnchorError } from "#core/errors.ts";
import { toFailure, type Judgement, type Row } from "#core/row.ts";
import { verdicts, type Verdict } from "#words/verdicts.ts";
import type { Run, Mode } from "#evidence/run.ts";
import { toLineName } from "#core/text.ts";
import { renderSummary } from "#render/summary.ts";
import { nodesOf, parseMarkdown, tableOf, textOf, textOutsideCode } from "../../support/documents/markdown.ts";
import { hostileText } from "../../support/files/hostile-text.ts";
import { aDigest, aFullEvidence, anEvidence, aResult, aRun, outcomes } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";

const facts: Partial<Run> = {
  startedAt: new Date("2026-11-21T03:12:32.000Z"),
  finishedAt: new Date("2026-11-21T03:12:44.300Z"),
  failOn: new Set<Verdict>(["not-found", "no-match", "unknown", "failed"]),
};
const digest = aDigest(1);
const all = outcomes(digest);

const summaryOf = (mode: Mode, results: readonly Row[], more: Partial<Run> = {}): string =>
  renderSummary(aRun(mode, results, { ...facts, ...more }));

test("a run in which all is well is read in one line, and says where the evidence is", () => {
  const files = { results: "/tmp/e/results.json", checksums: "/tmp/e/anchor-SHA3-256SUMS" };
  const results = [aResult(all.verified), aResult(all.verified, { name: "dist/other_app.zip", size: 512 })];
  const releaseUrl = "https://github.com/o/r/releases/tag/v1";
  expect(summaryOf("verify", results, { files, releaseUrl })).toMatchInlineSnapshot(`
    "## ✅ 2 of 2 files verified, on the chain since 21 Jan 2026

    All in block <code>1906787</code>, <sub><code>21 Jan 2026 09:55 UTC</code></sub>

    | File |
    | --- |
    | ✅&nbsp;<code>dist/app.tgz</code><br><sub>verified · <code>000000010000…</code> · 1.2&nbsp;MiB · [report](https://storage.example/report.pdf?X-Amz-Expires=3600&amp;sig=a)</sub> |
    | ✅&nbsp;<code>dist/<wbr>other&#95;<wbr>app.<wbr>zip</code><br><sub>verified · <code>000000010000…</code> · 512&nbsp;B · [report](https://storage.example/report.pdf?X-Amz-Expires=3600&amp;sig=a)</sub> |

    Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean. Digests are SHA3-256, cut here; \`anchor-SHA3-256SUMS\` has them whole. Report links of the service stop working after an hour.

    <sub>verify · 2 files · <code>https&#58;<wbr>//anchor.example</code> · 12.3 s · finished 21 Nov 2026 03:12 UTC<br>Evidence: <code>results.json</code>, <code>anchor-SHA3-256SUMS</code> · [where they are](https://github.com/anchor-artifacts/anchor-artifacts/blob/v0.2.0/docs/reference.md#outputs) · [release](https://github.com/o/r/releases/tag/v1)</sub>
    "
  `);
});

test("a run in which something is wrong says first what, then what it means and what to do", () => {
  const locked = toFailure(new AnchorError("FILE_UNREADABLE", "dist/locked.bin could not be opened: EACCES."));
  const results = [
    aResult(all.verified),
    aResult(all["no-match"], { name: "dist/app.zip" }),
    aResult(all.unknown, { name: "dist/sbom.json" }),
    { subject: { name: "dist/locked.bin" }, ...locked },
  ];
  expect(summaryOf("verify", results)).toMatchInlineSnapshot(`
    "## ❌ 1 of 4 files does not match, 1 verified, 2 with other verdicts

    ❌&nbsp;1&nbsp;no&nbsp;match · ⛔&nbsp;1&nbsp;failed · ❔&nbsp;1&nbsp;unknown · ✅&nbsp;1&nbsp;verified

    **The step fails**: \`fail-on\` lists \`no-match\`, \`unknown\`, \`failed\`.

    ❌ **[no match](https://github.com/anchor-artifacts/anchor-artifacts/blob/v0.2.0/docs/errors.md#no-match)**: 1 file<br>The chain does not hold this digest.<br>**What to do:** If the file was stamped minutes ago, wait for its block and verify it again. Otherwise nobody stamped these bytes: compare the digest with that of the build before you publish.

    ⛔ **[FILE_UNREADABLE](https://github.com/anchor-artifacts/anchor-artifacts/blob/v0.2.0/docs/errors.md#file_unreadable)**: 1 file<br>dist/locked.bin could not be opened: EACCES.<br>**What to do:** Give the runner&#39;s user permission to read the file.

    ❔ **[unknown](https://github.com/anchor-artifacts/anchor-artifacts/blob/v0.2.0/docs/errors.md#unknown)**: 1 file<br>The service&#39;s answer was not clear. The file is not judged.<br>**What to do:** Run the job again later. If that does not help, check api-url: a proxy or a login page may have answered in place of the service. Then give the request id to the service&#39;s operator.

    | File | Cause, request |
    | --- | --- |
    | ❌&nbsp;<code>dist/app.zip</code><br><sub><code>000000010000…</code> · 1.2&nbsp;MiB</sub> | no match<br><sub>request <code>3f0c2a4e-0000-4000-8000-000000000001</code></sub> |
    | ⛔&nbsp;<code>dist/locked.bin</code> | failed: <code>FILE&#95;<wbr>UNREADABLE</code> |
    | ❔&nbsp;<code>dist/sbom.json</code><br><sub><code>000000010000…</code> · 1.2&nbsp;MiB</sub> | unknown<br><sub>request <code>r-3</code></sub> |

    <b>1 verified</b>

    | File | Block,&nbsp;date |
    | --- | --- |
    | ✅&nbsp;<code>dist/app.tgz</code><br><sub>verified · <code>000000010000…</code> · 1.2&nbsp;MiB · [report](https://storage.example/report.pdf?X-Amz-Expires=3600&amp;sig=a)</sub> | <code>1906787</code><br><sub><code>21 Jan 2026 09:55 UTC</code></sub> |

    Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean. Digests are SHA3-256, cut here; \`anchor-SHA3-256SUMS\` has them whole. Report links of the service stop working after an hour.

    <sub>verify · 4 files · <code>https&#58;<wbr>//anchor.example</code> · 12.3 s · finished 21 Nov 2026 03:12 UTC</sub>
    "
  `);
});

test("where clocks alone were asked, a summary says since when by whom before the rows, and nothing of a block", () => {
  const sentence = "anchor-SHA256SUMS existed by 27 Nov 2026 23:12 UTC, says the time stamp of Clock";
  const more = {
    apiUrl: "",
    witnessed: { sha256: "", witnesses: [], files: [], warnings: [], sentences: [{ sentence }] },
  };
  const signed = {
    ...aResult({
      verdict: "timestamped",
      note: "It existed by 27 Nov 2026 23:12 UTC, says the time stamp of Clock.",
      listDigest: digest,
      signedOn: "2026-11-27T23:12:00.000Z",
      signer: "Clock <b>",
    }),
    coveredBy: digest,
  };
  expect(summaryOf("stamp", [signed], more).split("\n\n").slice(0, 2)).toEqual([
    "## ✅ 1 of 1 file time-stamped, existed by 27 Nov 2026, says Clock &#60;b&#62;",
    `🕰️ ${sentence}.`,
  ]);
  const results = [aResult(all.changed, { name: "dist/app.zip" }), signed, aResult(all.timestamped, { name: "list" })];
  expect(summaryOf("check", results, { apiUrl: "" })).toMatchInlineSnapshot(`
    "## ❌ 1 of 3 files changed, 2 time-stamped

    ❌&nbsp;1&nbsp;changed · 🕒&nbsp;2&nbsp;time-stamped

    Nothing here fails the step (\`fail-on\`).

    ❌ **[changed](https://github.com/anchor-artifacts/anchor-artifacts/blob/v0.2.0/docs/errors.md#changed)**: 1 file<br>The release serves other bytes under this name.<br>**What to do:** Was the file built twice? Then publish the one that was stamped. Otherwise do not use it: first find out who replaced it, and why.

    | File | Cause, request |
    | --- | --- |
    | ❌&nbsp;<code>dist/app.zip</code><br><sub><code>000000010000…</code> · 1.2&nbsp;MiB</sub> | changed |

    <b>2 time-stamped</b>

    | File | Existed&nbsp;by |
    | --- | --- |
    | 🕒&nbsp;<code>dist/app.tgz</code><br><sub>time-stamped · <code>000000010000…</code> · 1.2&nbsp;MiB</sub> | It existed by 27 Nov 2026 23:12 UTC, says the time stamp of Clock. |
    | 🕒&nbsp;<code>list</code><br><sub>time-stamped · <code>000000010000…</code> · 1.2&nbsp;MiB</sub> | It existed by 27 Nov 2026 23:12 UTC. |

    A signed time stamp proves that exactly these bytes existed by its time; not who made them, nor that the build was clean. You must trust the signer of a time stamp; a block does not depend on one signer. Digests are SHA3-256, cut here; \`anchor-SHA3-256SUMS\` has them whole.

    <sub>check · 3 files · 12.3 s · finished 21 Nov 2026 03:12 UTC</sub>
    "
  `);
});

test("a stamp of a replaced asset warns before its rows: which bytes were recorded, when and by whom, and what to do", () => {
  const first = { on: "2026-11-20T01:02:03.000Z", runUrl: "https://example.com/run/1" };
  const replaced = {
    ...aResult(all.anchored),
    recorded: { digest: aDigest(2), isStamped: true, firstRecording: first },
  };
  const [warning = "", table] = summaryOf("stamp", [replaced, aResult(all.anchored)])
    .split("\n\n")
    .slice(1);
  expect(warning).toContain(
    `1 file had other bytes before<br><code>dist/app.tgz</code>: SHA3-256 <code>${aDigest(2)}</code>, recorded 20 Nov 2026 01:02 UTC by <code>https&#58;<wbr>//example.com/run/1</code><br>**What to do:** `,
  );
  expect(table).toMatch(/^All in block /);
});

test("fresh stamps by the demonstration service, one of nothing, are not taken for more", () => {
  const anchored: Judgement = { verdict: "accepted", answer: anEvidence({ demo: true }) };
  const results = [aResult(anchored), aResult(anchored, { name: "dist/empty", size: 0 }, emptyDigest)];
  expect(summaryOf("stamp", results)).toMatchInlineSnapshot(`
    "## ⏳ 2 of 2 files accepted, no block known yet (demonstration only)

    > [!WARNING]
    > **A demonstration on a private test chain: nothing was anchored on a public chain.**

    Nothing here fails the step (\`fail-on\`).

    ⏳ **[accepted](https://github.com/anchor-artifacts/anchor-artifacts/blob/v0.2.0/docs/errors.md#accepted)**: 2 files<br>The service accepted the stamp, but no block is known to hold it yet.<br>**What to do:** Wait a few minutes &#40;block-time&#41;. Then run the job again, or a check of the same files: what the chain holds by then is not paid again.

    | File |
    | --- |
    | ⏳&nbsp;<code>dist/app.tgz</code><br><sub>accepted · <code>000000010000…</code> · 1.2&nbsp;MiB</sub> |
    | ⏳&nbsp;<code>dist/empty</code><br><sub>accepted · <code>a7ffc6f8bf1e…</code> · 0&nbsp;B</sub> |

    ⚠️ Empty: <code>dist/empty</code>. A stamp of an empty file proves nothing.

    A stamp proves that exactly these bytes existed when their block was made; not who made them, nor that the build was clean. Digests are SHA3-256, cut here; \`anchor-SHA3-256SUMS\` has them whole.

    <sub>stamp · 2 files · <code>https&#58;<wbr>//anchor.example</code> · 12.3 s · finished 21 Nov 2026 03:12 UTC</sub>
    "
  `);
});

test("files under a checksum list share its block, which is told once", () => {
  const evidence = aFullEvidence(digest);
  const { report: _, ...withoutReport } = evidence;
  const list: Judgement = { verdict: "already-anchored", answer: withoutReport };
  const results = [
    { ...aResult(list, { name: "anchor-SHA3-256SUMS", size: 180 }), isList: true as const },
    { ...aResult(list, { name: "a.tgz" }, aDigest(2)), coveredBy: digest },
  ];
  const summary = summaryOf("stamp", results);
  expect(summary).toContain("## ✅ 1 of 1 file anchored, on the chain since 21 Jan 2026\n");
  expect(summary).toContain("<sub>stamp · 1 file ·");
  expect(tableOf(summary)).toEqual([
    ["File"],
    ["⚓\u00a0anchor-SHA3-256SUMSalready anchored · 000000010000… · 180\u00a0B"],
    ["⚓\u00a0a.tgzalready anchored · 000000020000… · 1.2\u00a0MiB"],
  ]);
  expect(summary).toContain(
    "All in block <code>1906787</code>, <sub><code>21 Jan 2026 09:55 UTC</code></sub> (1 file through the list <code>000000010000…</code>)",
  );
});

test("a dry run says what a real one would cost, and still shows what could not be read", () => {
  const skipped = [aResult(all.skipped), aResult(all.skipped)];
  const dry = { dryRun: true, plan: "A real run would make 1 request to the service." };
  const rehearsal = summaryOf("stamp", skipped, dry);
  expect(rehearsal.split("\n\n").slice(0, 2)).toEqual([
    "## ⏭️ Dry run: 2 hashed, nothing sent",
    "A real run would make 1 request to the service.",
  ]);
  expect(rehearsal).not.toContain("What to do");
  expect(summaryOf("stamp", skipped, { apiUrl: "" })).toContain("<sub>stamp · 2 files · 12.3 s");
  const broken = summaryOf("stamp", [...skipped, aResult(all.failed)], dry);
  expect(broken).toContain("## ⛔ 1 of 3 files failed, 2 skipped");
  expect(broken).toContain("REQUEST_REJECTED");
});

/** The paragraphs that tell a cause, as people read them. */
function paragraphsOf(summary: string): readonly string[] {
  return nodesOf(parseMarkdown(summary), "paragraph")
    .map(textOf)
    .filter((paragraph) => paragraph.includes("What to do:"));
}

test("what many subjects share is told once, with what to do, and their names stand once, in their rows", () => {
  const lost = Array.from({ length: 30 }, (_, index) => aResult(all.unreachable, { name: `f${index}` }));
  const summary = summaryOf("check", [...lost, aResult(all.found)]);
  const [paragraph, ...others] = paragraphsOf(summary);
  expect(others).toEqual([]);
  expect(paragraph).toMatch(
    /^📡 SERVICE_UNAVAILABLE: 30 filesPOST \/core answered 503\.What to do: Your files are not judged/,
  );
  expect(summary.split("<code>f7</code>")).toHaveLength(2);
  expect(tableOf(summary)).toHaveLength(31);
});

/** A stamp of `done + failed + left` files that a 402 stops. */
function stoppedRun(done: number, failed: number, left: number): readonly Row[] {
  const error = new AnchorError("PLAN_LIMIT_REACHED", "POST /x answered 402.", { requestId: "r-1", httpStatus: 402 });
  const words = "No request was sent for this: the run was stopped by PLAN_LIMIT_REACHED: POST /x answered 402.";
  const rest = new AnchorError("NOT_ATTEMPTED", words, { cause: error });
  const several = (count: number, name: string, outcome: Judgement) =>
    Array.from({ length: count }, (_, index) => aResult(outcome, { name: `${name}-${index}` }));
  return [
    ...several(done, "done", all.accepted),
    ...several(left, "left", { verdict: "failed", error: rest }),
    ...several(failed, "refused", { verdict: "failed", error }),
    aResult(all.changed, { name: "other" }),
  ];
}

test("a run that was stopped says by what and after how many, tells the root cause first, and counts what was not attempted, without a row", () => {
  const summary = summaryOf("stamp", stoppedRun(73, 5, 123));
  expect(summary.split("\n\n").slice(0, 3)).toEqual([
    "## ❌ 1 of 202 files changed, 201 with other verdicts",
    "**Stopped after 79 of 202 files: the plan is used up (402)**",
    "❌&nbsp;1&nbsp;changed · ⛔&nbsp;5&nbsp;failed · ⏳&nbsp;73&nbsp;accepted · ⏸️&nbsp;123&nbsp;not&nbsp;attempted",
  ]);
  expect(paragraphsOf(summary).map((paragraph) => paragraph.split(":")[0])).toEqual([
    "⛔ PLAN_LIMIT_REACHED",
    "❌ changed",
    "⏳ accepted",
    "⏸️ Not attempted",
  ]);
  expect(summary).not.toContain("left-");
  expect(summary).toContain("⏸️ **Not attempted**: 123 files, named in `results.json`");
  expect(summary).toContain("Wait until `mode: check` finds the stamps that are in no block yet (73)");
  expect(summaryOf("stamp", stoppedRun(0, 2, 40))).toContain(
    "Correct what stopped the run, or wait until it is over. Then run the job again.",
  );
});

test("results of one code whose words differ have their words in their rows", () => {
  const results = ["a", "b"].map((name) =>
    aResult(toFailure(new AnchorError("FILE_UNREADABLE", `${name} could not be opened: EACCES.`)), { name }),
  );
  const [, ...rows] = tableOf(summaryOf("check", results));
  expect(rows.map(([, cause]) => cause)).toEqual([
    "failed: FILE_UNREADABLEa could not be opened: EACCES.",
    "failed: FILE_UNREADABLEb could not be opened: EACCES.",
  ]);
});

test.each([
  [20, false],
  [21, true],
])("of %i that are well the rows are folded: %s", (count, isFolded) => {
  const good = Array.from({ length: count }, (_, index) => aResult(all.verified, { name: `f${index}` }));
  const summary = summaryOf("verify", [...good, aResult(all["no-match"])]);
  expect(summary.includes(`<details><summary><b>${count} verified</b>`)).toBe(isFolded);
  expect(summary.includes("</details>")).toBe(isFolded);
});

test("a date is cut after the minute, told in each row where they differ and once where all agree", () => {
  const at = (blockDate: string) =>
    aFullEvidence(digest, { records: [{ blockNumber: 7, blockDate, matchedHash: digest }] });
  const rows = (dates: readonly string[]) =>
    summaryOf(
      "verify",
      dates.map((date) => aResult({ verdict: "verified", answer: at(date) })),
    );
  const same = rows(["2026-01-21 09:55:48", "2026-01-21 09:55:01"]);
  expect(same.split("21 Jan 2026 09:55")).toHaveLength(2);
  expect(tableOf(same)[0]).toEqual(["File"]);
  const different = rows(["2026-01-21 09:55:48", "2026-01-21 09:56:01"]);
  expect(tableOf(different).map((cells) => cells[1])).toEqual([
    "Block,\u00a0date",
    "721 Jan 2026 09:55",
    "721 Jan 2026 09:56",
  ]);
});

test("the chain is named once, and a block is linked where the explorer's id is known", () => {
  const results = [
    aResult(all.verified),
    aResult({
      verdict: "verified",
      answer: aFullEvidence(digest, { records: [{ blockNumber: 7, matchedHash: digest }] }),
    }),
  ];
  const chain = { name: "The main chain", explorer: "https://explorer.example/tx/{txpow}" };
  const summary = summaryOf("verify", results, { chain });
  expect(summary.split("\n").slice(0, 3)).toEqual(["## ✅ 2 of 2 files verified", "", "Chain: The main chain"]);
  expect(summary.split("The main chain")).toHaveLength(2);
  expect(summary).toContain("| [1906787](https://explorer.example/tx/0x0A)<br>");
  expect(summary).toContain("| <code>7</code> |");
});

test("what is merely accepted has no tick, no place among what is done, and what to do next", () => {
  const summary = summaryOf("stamp", [aResult(all.accepted), aResult(all.anchored, { name: "b" })]);
  expect(summary).not.toContain("✅");
  expect(summary).toContain("<b>1 accepted</b>");
  expect(summary).toContain("<b>1 anchored</b>");
  expect(paragraphsOf(summary)[0]).toContain(
    "Wait a few minutes (block-time). Then run the job again, or a check of the same files: what the chain holds by then is not paid again.",
  );
});

test("evidence that could not be written is no good run, and says what to do", () => {
  const unwritten = [
    new AnchorError("RELEASE_NOT_WRITABLE", "Uploading anchor-SHA3-256SUMS failed: GitHub answered 403."),
  ];
  const summary = summaryOf("verify", [aResult(all.verified)], { problems: unwritten });
  expect(summary.split("\n\n").slice(0, 2)).toEqual([
    "## ❌ 1 of 1 file verified, on the chain since 21 Jan 2026, evidence is missing",
    expect.stringMatching(
      /^⛔ \*\*\[RELEASE_NOT_WRITABLE\]\(https:\S+#release_not_writable\)\*\*: this evidence is missing, so the step fails<br>/,
    ),
  ]);
  expect(summary.split("evidence is missing")).toHaveLength(3);
  expect(summary).toContain("<br>**What to do:** Give the job permissions: contents: write.");
});

test.each<readonly [string, readonly Row[], readonly string[]]>([
  ["stands above stamps that only wait", [aResult(all.accepted)], ["RELEASE_NOT_WRITABLE", "accepted"]],
  ["stands below what was changed", [aResult(all.changed)], ["changed", "RELEASE_NOT_WRITABLE"]],
])("missing evidence %s", (_, results, titles) => {
  const unwritten = [new AnchorError("RELEASE_NOT_WRITABLE", "GitHub answered 403.")];
  const summary = summaryOf("stamp", results, { problems: unwritten });
  expect([...summary.matchAll(/^\S+ \*\*\[([^\]]+)\]/gm)].map(([, title]) => title)).toEqual(titles);
});

test("a block is shown only where the verdict vouches for it", () => {
  const evidence = aFullEvidence(digest);
  const unknown = summaryOf("verify", [aResult({ verdict: "unknown", note: "No.", answer: evidence })]);
  expect(unknown).not.toContain("1906787");
  const foreign = aFullEvidence(aDigest(2));
  expect(summaryOf("verify", [aResult({ verdict: "verified", answer: foreign })])).not.toContain("1906787");
  const twice = aFullEvidence(digest, {
    records: [...evidence.records, { blockNumber: 7, blockDate: "then", matchedHash: digest }],
  });
  expect(summaryOf("verify", [aResult({ verdict: "verified", answer: twice })])).toContain(
    "<code>7</code><br><sub><code>then</code></sub><br><sub>first of 2</sub>",
  );
});

const ourTags = new Set(["<code>", "</code>", "<wbr>", "<br>", "<sub>", "</sub>", "<b>", "</b>"]);
const ourLinks =
  /^https:\/\/(?:(?:storage|explorer)\.example|github\.com\/anchor-artifacts\/anchor-artifacts\/blob\/v\d[\d.]*\/docs)\//;

test("hostile names and answers leave the tables their cells, and no markup, link or mention of theirs survives", () => {
  const hostile = hostileText();
  fc.assert(
    fc.property(fc.array(fc.tuple(hostile, hostile, fc.constantFrom(...verdicts)), { minLength: 1 }), (rows) => {
      const results = rows.map(([name, words, verdict]) => {
        const recorded = { digest, isStamped: true, firstRecording: { on: words, runUrl: words } };
        return { ...aResult(hostileOutcome(verdict, words), { name }), recorded };
      });
      const chain = { name: rows[0]?.[1] ?? "", explorer: "https://explorer.example/{block}/{txpow}" };
      const tree = parseMarkdown(summaryOf("verify", results, { chain }));
      const tables = nodesOf(tree, "table").map((table) => (table.children ?? []).map((row) => row.children ?? []));
      for (const [head = [], ...cells] of tables) for (const row of cells) expect(row).toHaveLength(head.length);
      const shown = tables.flatMap(([, ...cells]) =>
        cells.map(([first]) => (first === undefined ? "" : textOf(first))),
      );
      const names = rows.map(([name]) => toLineName(name));
      expect(shown).toHaveLength(names.length);
      for (const name of names)
        expect(shown.some((cell) => cell.slice(2).trimStart().startsWith(name.trimStart()))).toBe(true);
      expect(nodesOf(tree, "html").filter(({ value }) => !ourTags.has(value ?? ""))).toEqual([]);
      expect(nodesOf(tree, "link").filter(({ url }) => !ourLinks.test(url ?? ""))).toEqual([]);
      expect(["image", "footnoteReference", "definition", "code"].flatMap((type) => nodesOf(tree, type))).toEqual([]);
      expect(nodesOf(tree, "heading")).toHaveLength(1);
      for (const text of textOutsideCode(tree)) expect(text).not.toMatch(/@[\w-]|#\d|:[a-z][\w+-]*:|:\/\//i);
    }),
    { numRuns: runs(200) },
  );
});

function hostileOutcome(kind: Verdict, words: string): Judgement {
  const report = { url: `https://storage.example/${words}`, expiresIn: words };
  const records = [{ blockNumber: 1, blockDate: words, txpowId: words, matchedHash: digest }];
  const evidence = aFullEvidence(digest, { message: words, service: words, date: words, report, records });
  if (kind === "failed" || kind === "unreachable")
    return { verdict: kind, error: new AnchorError("SERVICE_REFUSED", words, { requestId: words }) };
  if (kind === "skipped" || kind === "changed") return { verdict: kind, note: words };
  if (kind === "timestamped") return { verdict: kind, note: words, listDigest: digest };
  if (kind === "unclear" || kind === "unknown") return { verdict: kind, note: words, requestId: words };
  return { verdict: kind, answer: evidence };
}

test("thousands of subjects stay below 900,000 bytes, and what is cut is counted exactly", () => {
  const results = Array.from({ length: 6_000 }, (_, index) =>
    aResult(all.verified, { name: `dist/${"文".repeat(20)}-${index}.tgz` }),
  );
  const summary = summaryOf("verify", results);
  expect(Buffer.byteLength(summary)).toBeLessThan(900_000);
  expect(Buffer.byteLength(summary)).toBeGreaterThan(890_000);
  const rows = summary.split("\n").filter((line) => line.startsWith("| ✅")).length;
  expect(summary).toContain(`✂️ **${6_000 - rows} of 6000 rows are left out**`);
  expect(summary).toContain("finished 21 Nov 2026 03:12 UTC");
});

test("thousands of different failures are cut as well, and leave room for what is well", () => {
  const results = Array.from({ length: 6_000 }, (_, index) =>
    aResult(toFailure(new AnchorError("API_KEY_REJECTED", `Failure ${index}.`)), { name: "|".repeat(200) }),
  );
  const summary = summaryOf("verify", [...results, aResult(all.verified, { name: "the-good-one" })]);
  expect(Buffer.byteLength(summary)).toBeLessThan(900_000);
  expect(summary).toContain("(5999 more of this kind have other words; their rows have them)");
  expect(summary).toMatch(/✂️ \*\*\d+ of 6000 rows are left out\*\*/);
  expect(summary).toContain("the-good-one");
});

test("thousands of files of evidence that are missing are cut and counted as well", () => {
  const said = (index: number) => `No ${index} of the many reports that were asked for.`;
  const unwritten = Array.from({ length: 3_000 }, (_, index) => new AnchorError("REPORT_UNAVAILABLE", said(index)));
  const results = Array.from({ length: 6_000 }, (_, index) => aResult(all.verified, { name: `dist/${index}.tgz` }));
  const summary = summaryOf("verify", results, { problems: unwritten });
  expect(Buffer.byteLength(summary)).toBeLessThan(900_000);
  const told = summary.match(/<br>No \d+ of/g)?.length ?? 0;
  expect(summary.match(/^⛔ \*\*/gm)).toHaveLength(1);
  expect(summary).toContain(`✂️ ${3_000 - told} more pieces of evidence are missing; the log names them.`);
});
