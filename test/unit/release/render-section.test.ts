import * as fc from "fast-check";
import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { toFailure, type Verdict } from "#core/outcome.ts";
import { toReport, type Mode, type Result, unknownOrigin } from "#core/report.ts";
import { listText } from "#evidence/to-statement.ts";
import { openRecord } from "#evidence/record.ts";
import type { Statement } from "#evidence/statement.ts";
import { parseNotes, renderNotesData, toBrief } from "#release/notes-data.ts";
import { toRecordedRows } from "#release/recorded-rows.ts";
import { compareWithServed } from "#release/compare.ts";
import type { Asset } from "#release/forge.ts";
import { renderSection, renderShorter, type SectionFacts } from "#release/render-section.ts";
import { renderTitle, replaceSection } from "#release/section.ts";
import { renderLongestOfShort } from "#render/headline.ts";
import { toChecksumLines } from "#run/ask-each.ts";
import { composeStatement } from "#run/run-statement.ts";
import { itemsOf, nodesOf, parseMarkdown, tableOf, textOf, textOutsideCode } from "../../support/documents/markdown.ts";
import { aStatement, aSubject, anAnchor, digestOf } from "../../support/evidence/statements.ts";
import { hostileText } from "../../support/files/hostile-text.ts";
import { readSection } from "../../support/release/section.ts";
import { aDigest, aFullEvidence, anEvidence, aResult, outcomes } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";

const digest = aDigest(1);
const all = outcomes(digest);
const served = "https://storage.example/report.pdf?X-Amz-Expires=3600&sig=a";
const kept = "https://github.com/o/r/releases/download/v1/app.tgz.verification.pdf";

const assetUrls = new Map([["app.tgz.verification.pdf", kept]]);

type More = Partial<SectionFacts> & { readonly earlier?: readonly Statement[] };

const sectionKey = "0123456789ab";

function section(mode: Mode, results: readonly Result[], more: More = {}, room = 100_000): string {
  return renderSection(factsOf(mode, results, more), room);
}

/** The lines in a section. */
const linesIn = (markdown: string): readonly Statement[] => parseNotes(markdown)[0]?.lines ?? [];

function factsOf(mode: Mode, results: readonly Result[], { earlier = [], ...more }: More = {}): SectionFacts {
  const run = {
    ...unknownOrigin,
    startedAt: new Date(0),
    finishedAt: new Date(0),
    apiUrl: "https://anchor.example",
    dryRun: false,
    failOn: new Set<Verdict>(["not-found", "no-match", "unknown", "failed"]),
  };
  const report = toReport(mode, results);
  const listed = toChecksumLines(results.map(({ subject }) => subject).filter(({ name }) => name !== "SHA3-256SUMS"));
  const own = composeStatement(report, listed, run, {
    isSha256Foreign: false,
    isDemonstration: report.demo,
  });
  const lines = own === undefined ? earlier : [...earlier, toBrief(own)];
  const facts: SectionFacts = {
    report,
    run,
    name: "Release build",
    coverage: new Map(),
    reportUrls: new Map(),
    assetUrls,
    isLinkingToService: true,
    unserved: [],
    evidence: [],
    record: openRecord(lines),
    data: lines.length === 0 ? "" : renderNotesData(sectionKey, lines),
  };
  return { ...facts, ...more };
}

/** What a later run makes of what an earlier one wrote. */
function again(earlier: string, mode: Mode, results: readonly Result[]): string {
  return section(mode, results, { earlier: linesIn(earlier) });
}

/** The rows of the table by their names: the icon, what stands below the name, and since when it is anchored. */
function rowsOf(markdown: string) {
  const [, ...rows] = tableOf(markdown.replaceAll(" <sub>", "¦"));
  return rows.map(([file = "", since = ""]) => {
    const [, icon = "", name = "", facts = ""] = /^(.*?)\u00a0([^]*)¦(.*)$/.exec(file) ?? [];
    return { icon, name, facts: facts.split(" · "), since };
  });
}

/** What a section says of each file: its row, and the numbers behind the fold. */
function filesOf(markdown: string) {
  const rows = rowsOf(markdown);
  return itemsOf(markdown).map((lines) => {
    const [name = "", ...beside] = (lines[0] ?? "").split(" · ");
    const at = rows.findIndex((row) => row.name === name && !/earlier bytes/.test(beside.join()));
    const [row] = at < 0 ? [] : rows.splice(at, 1);
    const after = (head: string) => lines.find((line) => line.startsWith(head))?.slice(head.length);
    return {
      verdict: row === undefined ? beside[0] : `${row.icon}\u00a0${row.facts[0]}`,
      name,
      beside: [...(row?.facts.slice(1) ?? []), ...beside].join(" · "),
      since: row?.since,
      block: lines.slice(1).find((line) => !/^(?:SHA3-256|transaction) /.test(line)),
      digest: after("SHA3-256 "),
      transaction: after("transaction "),
    };
  });
}

const column = (markdown: string, name: keyof ReturnType<typeof filesOf>[number]): readonly string[] =>
  filesOf(markdown).map((file) => file[name] ?? "");

test("a section is read as a whole", () => {
  const result = aResult(all.verified);
  const markdown = section("verify", [result], {
    reportUrls: new Map([[served, kept]]),
    evidence: [{ name: "SHA3-256SUMS", url: "https://github.com/o/r/releases/download/v1/SHA3-256SUMS" }],
  });
  expect(markdown.replace(/ [0-9a-f]{16} [A-Za-z0-9+/=]+ -->$/, " DATA -->")).toMatchInlineSnapshot(`
    "### Files on the chain: ✅ 1 of 1 verified

    **Check a download:** \`openssl dgst -sha3-256 FILE\` must print the digest that stands below. [More](https://github.com/anchor-artifacts/anchor-artifacts/blob/v0.2.0/docs/verify-a-download.md)

    | File | On the chain since |
    | --- | --- |
    | ✅&nbsp;<code>dist/app.tgz</code> <sub>verified · [PDF](https://github.com/o/r/releases/download/v1/app.tgz.verification.pdf)</sub> | <code>2026-01-21T09:55Z</code> |

    <details><summary>Digests, blocks, transactions</summary>

    - <code>dist/app.tgz</code><br>block <code>1906787</code> · <code>2026-01-21T09:55:48.726Z</code><br><sub>SHA3-256 <code>0000000100000001000000010000000100000001000000010000000100000001</code></sub><br><sub>transaction <code>0x0B</code></sub>

    </details>

    <sub>A block proves that exactly these bytes existed at its date; not who made them, nor that the build was clean.<br>Evidence: [SHA3-256SUMS](https://github.com/o/r/releases/download/v1/SHA3-256SUMS)<br>Written by <code>Release build</code></sub>

    <!-- anchor-artifacts:data v2 0123456789ab DATA -->"
  `);
});

test("a section links a report that is attached to its asset, and says of any other that its link expires", () => {
  const result = aResult(all.verified);
  expect(section("verify", [result], { reportUrls: new Map([[served, kept]]) })).toContain(`[PDF](${kept})`);
  const expiring = section("verify", [result]);
  expect(column(expiring, "beside")).toEqual(["PDF (link expires within an hour, by 1970-01-01 01:00 UTC)"]);
  expect(expiring).toContain("storage.example");
  expect(section("verify", [result], { isLinkingToService: false })).not.toContain("storage.example");
});

test("a section says of a demonstration that nothing was anchored", () => {
  const demo = aResult({ kind: "verified", evidence: aFullEvidence(digest, { demo: true }) });
  expect(section("verify", [demo])).toContain("nothing was anchored on a public chain");
  expect(section("verify", [aResult(all.verified)]).split("<!--")[0]).not.toContain("demonstration");
});

test("a section leaves out rows that do not fit, at whole rows, and counts them", () => {
  const results = Array.from({ length: 500 }, (_, index) => aResult(all.verified, { name: `f${index}` }));
  const markdown = section("verify", results, {}, 60_000);
  expect(Buffer.byteLength(markdown.replaceAll("\n", "\r\n"))).toBeLessThanOrEqual(60_000);
  const shown = markdown.match(/^- <code>/gm)?.length ?? 0;
  expect(shown).toBeGreaterThan(100);
  expect(markdown).toContain(`${500 - shown} of 500 files are left out`);
  const [text = ""] = section("verify", results, {}, -5000).split("<!--");
  expect(text.length).toBeLessThan(1500);
});

test("a section leaves the notes as they are and stays below 120,000 bytes, down to one line that GitHub takes", () => {
  const results = Array.from({ length: 100 }, (_, index) => aResult(all.verified, { name: `f${index}` }));
  const facts = factsOf("verify", results, { data: "" });
  const key = "0123456789ab";
  const put = (notes: string): string =>
    replaceSection(notes, key, (room) => [renderSection(facts, room), ...renderShorter(facts)]);
  const filler = fc.constantFrom("x", "ä", "€", "😀", "row\n", "row\r\n");
  const size = fc.oneof(fc.integer({ min: 113_000, max: 125_100 }), fc.integer({ min: 119_000, max: 120_100 }));
  const unit = fc.constantFrom("bytes" as const, "characters" as const);
  fc.assert(
    fc.property(filler, size, unit, fc.boolean(), (text, most, counted, isReplacing) => {
      const notes = text.repeat(Math.floor(most / (counted === "bytes" ? Buffer.byteLength(text) : text.length)));
      const tail = notes.slice(-1000);
      const longest = 125_000 - (replaceSection(tail, key, () => renderShorter(facts).slice(-1)).length - tail.length);
      if (notes.length > longest) {
        expect(() => put(notes)).toThrow(AnchorError);
        return;
      }
      const before = isReplacing ? replaceSection(notes, key, () => ["old"]) : notes;
      const body = put(before);
      expect(body.length).toBeLessThanOrEqual(125_000);
      expect(body.startsWith(notes)).toBe(true);
      const written = readSection(body, key) ?? "";
      expect(written).toMatch(/^### Files on the chain: ✅ 100 of 100 verified/);
      if (written.includes("\n")) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(120_000);
      expect(put(body)).toBe(body);
    }),
    { numRuns: runs(200) },
  );
});

test("a section has a line of its own for every verdict, and none longer than the room that is kept for it", () => {
  for (const mode of ["stamp", "check", "verify"] as const)
    for (const outcome of Object.values(all))
      for (const count of [1, 9, 10, 100]) {
        const facts = factsOf(
          mode,
          Array.from({ length: count }, (_, index) => aResult(outcome, { name: `${index}` })),
          { data: "" },
        );
        const line = renderShorter(facts).at(-1) ?? "";
        expect(line).toMatch(/^### Files on the chain: (?:\S+ \d+ of \d+ [^\n]+|not (?:anchored|checked) yet)$/);
        expect(line.length).toBeLessThanOrEqual(renderTitle(renderLongestOfShort(count)).length);
      }
});

test("a section has no cell that cannot break, and folds numbers, and rows that would fill more than a screen", () => {
  const results = Array.from({ length: 21 }, (_, index) => aResult(all.verified, { name: `f${index}` }));
  const few = section("verify", results.slice(1));
  expect(few.split("<details>")).toHaveLength(2);
  const many = section("verify", results);
  expect(many).toMatch(/\n\n<details><summary>21 files<\/summary>\n\n\| File [^]*\n\n<\/details>\n\n/);
  for (const [markdown, count] of [
    [few, 20],
    [many, 21],
  ] as const) {
    expect([rowsOf(markdown).length, itemsOf(markdown).length]).toEqual([count, count]);
    expect(textOf(nodesOf(parseMarkdown(markdown), "table")[0] ?? { type: "" })).not.toContain(digest);
    expect(new Set(column(markdown, "digest"))).toEqual(new Set([digest]));
  }
});

test("a first section in which nobody answered has no red headline, no rows, and the run's link", () => {
  const runUrl = "https://github.com/o/r/actions/runs/1";
  const lost = ["API_KEY_REJECTED", "NOT_ATTEMPTED"] as const;
  const results = lost.map((code) =>
    aResult(toFailure(new AnchorError(code, "POST /x answered 401.")), { name: code }),
  );
  const unanswered = (mode: Mode, given: readonly Result[]) => {
    const facts = factsOf(mode, given);
    return renderSection({ ...facts, run: { ...facts.run, runUrl } }, 100_000).split("\n\n<!--")[0];
  };
  expect(unanswered("stamp", results)).toMatchInlineSnapshot(`
    "### Files on the chain: not anchored yet

    2 files are not anchored yet: the run could not finish. [The run](https://github.com/o/r/actions/runs/1) says why.

    <sub>Written by <code>Release build</code></sub>"
  `);
  expect(unanswered("check", [aResult(all.unreachable)])).toContain("### Files on the chain: not checked yet");
  const unreadable = new AnchorError("FILE_UNREADABLE", "The file cannot be read.");
  expect(unanswered("stamp", [...results, aResult(toFailure(unreadable))])).toContain("⛔ 3 of 3 failed");
});

test("with a manifest the list is told once behind the fold, and files are counted as files", () => {
  const list = digestOf(listText({ name: "SHA3-256SUMS" }, [{ name: "dist/app.tgz", digest: { sha3_256: digest } }]));
  const outcome = outcomes(list).verified;
  const files = ["a", "b"].map((name, index) => ({
    ...aResult(outcome, { name }, aDigest(index + 5)),
    coveredBy: list,
  }));
  const markdown = section("verify", [{ ...aResult(outcome, { name: "SHA3-256SUMS" }, list), isList: true }, ...files]);
  expect(markdown).toContain("### Files on the chain: ✅ 2 of 2 verified");
  expect(rowsOf(markdown).map(({ name, since }) => [name, since])).toEqual([
    ["a", "2026-01-21T09:55Z"],
    ["b", "2026-01-21T09:55Z"],
  ]);
  expect(column(markdown, "name")).toEqual(["SHA3-256SUMS", "a", "b"]);
  const facts = factsOf("verify", [{ ...aResult(outcome, { name: "SHA3-256SUMS" }, list), isList: true }, ...files]);
  const whole = renderSection(facts, 100_000).length;
  // 500 bytes are kept free for this very line, so a room as long as the section takes the list alone.
  expect(renderSection(facts, whole)).toContain("✂️ **2 of 2 files are left out**");
});

test("a section tells those who download which file is not to be used, and of which a block may still come", () => {
  const young = { ...aResult(all["no-match"], { name: "c" }), young: { ageMs: 1000, blockTimeMs: 180_000 } };
  const results = [aResult(all["no-match"], { name: "a" }), aResult(all.changed, { name: "b" }), young];
  const told = section("verify", results).split("\n\n").slice(1, 4);
  expect(told).toEqual([
    "❌ **Do not use** <code>b</code> before the project says why: it is not the file that was anchored.",
    "❌ **Do not use** <code>a</code> before the project says why: the chain does not hold it.",
    "⏳ A short time before the check, <code>c</code> got a stamp: a block may hold it by now.",
  ]);
});

test("a row of a file that is not the anchored one has no date: it is not that file's", () => {
  const earlier = linesIn(section("verify", [aResult(all.verified)]));
  const rows = (outcome: Result["outcome"]) => section("verify", [aResult(outcome)], { earlier });
  expect(rows(all.changed)).toMatch(/^\| ❌&nbsp;.*changed.* \| – \|$/m);
  expect(rows(all.verified)).not.toContain("| – |");
});

test("a section makes nothing of hostile names and texts but items of its list", () => {
  fc.assert(
    fc.property(hostileText(), hostileText(), (name, label) => {
      const markdown = section("stamp", [aResult({ kind: "anchored", evidence: anEvidence() }, { name })], {
        name: label,
      });
      const tree = parseMarkdown(markdown);
      expect(nodesOf(tree, "listItem")).toHaveLength(1);
      expect(itemsOf(markdown)).toEqual([[expect.any(String), `SHA3-256 ${digest}`]]);
      expect(rowsOf(markdown)).toEqual([
        { icon: "⚓", name: expect.any(String), facts: ["anchored"], since: "not yet" },
      ]);
      expect(nodesOf(tree, "link").map(textOf)).toEqual(["More"]);
      expect(nodesOf(tree, "image")).toEqual([]);
      const text = markdown.replace(/\n<!-- anchor-artifacts:data v2 [^<>]* -->$/, "");
      expect(text).not.toMatch(/<!--|-->/);
      expect(textOutsideCode(tree).join(" ")).not.toMatch(/@\w|#\d/);
      const isName = name !== "" && !name.includes("\0") && name.isWellFormed();
      expect(linesIn(markdown)[0]?.subject).toEqual(isName ? [{ name, digest: { sha3_256: digest } }] : undefined);
    }),
    { numRuns: runs(300) },
  );
});

const earned = section("verify", [aResult(all.verified)], { reportUrls: new Map([[served, kept]]) });

test.each(["unknown", "failed", "unclear", "unreachable", "accepted"] as const)(
  "earlier evidence stays, marked, when a file ends %s",
  (kind) => {
    const later = again(earned, "verify", [aResult(all[kind])]);
    expect(column(later, "verdict")).toEqual(["✅\u00a0verified, not re-checked"]);
    expect(column(later, "block")).toEqual(["block 1906787 · 2026-01-21T09:55:48.726Z"]);
    expect(column(later, "transaction")).toEqual(["0x0B"]);
    expect(later).toContain(kept);
    expect(later).toContain("### Files on the chain: ❔ not re-checked by the last run");
  },
);

test("evidence that an earlier run earned stays when the file could not even be read", () => {
  const error = new AnchorError("FILE_UNREADABLE", "The file cannot be read.");
  const later = again(earned, "verify", [{ subject: { name: "dist/app.tgz" }, outcome: { kind: "failed", error } }]);
  expect(column(later, "verdict")).toEqual(["✅\u00a0verified, not re-checked"]);
});

test("evidence that an earlier run earned stays for files that this run was not about", () => {
  const later = again(earned, "verify", [aResult(all.verified, { name: "dist/other" }, aDigest(2))]);
  expect(column(later, "verdict")).toEqual(["✅\u00a0verified", "✅\u00a0verified, not re-checked"]);
  expect(later).toContain("### Files on the chain: ✅ 1 of 1 verified");
});

test.each(["verified", "no-match", "not-found", "found"] as const)(
  "earlier evidence is replaced when its bytes are %s now",
  (kind) => {
    const later = again(earned, "verify", [aResult(all[kind])]);
    expect(column(later, "verdict")).toHaveLength(1);
    expect(later).not.toContain("not re-checked");
  },
);

test("evidence that an earlier run earned stays beside other bytes of its name, also when those are anchored too", () => {
  const other = aDigest(7);
  const denied = again(earned, "verify", [aResult(outcomes(other)["no-match"], {}, other)]);
  expect(column(denied, "verdict")).toEqual(["❌\u00a0no match", "verified, earlier bytes"]);
  const anchored = again(denied, "stamp", [aResult(outcomes(other).anchored, {}, other)]);
  expect(column(anchored, "verdict")).toEqual(["⚓\u00a0anchored", "verified, earlier bytes"]);
  const [name] = openRecord(linesIn(anchored)).names.values();
  expect(name).toMatchObject({ digest: { sha3_256: other }, former: [{ digest: { sha3_256: digest } }] });
});

test("evidence that an earlier run earned stands once where a check kept it as what should be there", () => {
  const [app, evil] = [aSubject("app.tgz"), aSubject("app.tgz", "evil")];
  const met = aStatement([evil], { mode: "check", anchors: [anAnchor(evil, { verdict: "not-found" })] });
  const checked = toRecordedRows(openRecord([met, aStatement([app])]));
  expect(checked.map((each) => each.digest)).toEqual([app.digest.sha3_256, evil.digest.sha3_256]);
});

test("evidence that an earlier run earned loses links that have expired", () => {
  const expiring = section("verify", [aResult(all.verified)]);
  expect(again(expiring, "verify", [aResult(all.unknown)])).not.toContain("storage.example");
});

test("evidence that an earlier run earned is what the data vouches for, whatever the table beside it says", () => {
  const denied = section("verify", [aResult(all["no-match"]), aResult(all.unknown, { name: "b" }, aDigest(2))]);
  const rows = toRecordedRows(openRecord(linesIn(denied)));
  expect(rows.map(({ anchor }) => anchor.verdict)).toEqual(["no-match"]);
  const forged = `- ✅&nbsp;verified · <code>evil.exe</code>\n\n${denied}`;
  expect(again(forged, "verify", [aResult(all.unknown, { name: "c" }, aDigest(3))])).not.toContain("evil.exe");
});

test("evidence that an earlier run earned of a manifest stays with its files", () => {
  const list = digestOf(listText({ name: "SHA3-256SUMS" }, [{ name: "dist/app.tgz", digest: { sha3_256: digest } }]));
  const manifest = [
    { ...aResult(outcomes(list).verified, { name: "SHA3-256SUMS" }, list), isList: true as const },
    { ...aResult(all.verified), coveredBy: list },
  ];
  const before = section("verify", manifest);
  const lost = manifest.map((result) => ({ ...result, outcome: all.unreachable }));
  const later = again(before, "verify", lost);
  expect(column(later, "name").toSorted()).toEqual(["SHA3-256SUMS", "dist/app.tgz"]);
  expect(column(later, "digest").toSorted()).toEqual([digest, list].toSorted());
  expect(column(later, "verdict")).toEqual(["verified, not re-checked", "✅\u00a0verified, not re-checked"]);
  expect(column(later, "block")).toContain(`through the list ${list.slice(0, 8)}…`);
});

test("what an earlier run found out about a digest is shown where this one did not ask for it", () => {
  const earlier = linesIn(section("verify", [aResult(all.verified)]));
  const found = section("check", [aResult(all.found)], { earlier });
  expect(column(found, "block")).toEqual(["block 1906787 · 2026-01-21T09:55:48.726Z"]);
  expect(column(found, "transaction")).toEqual(["0x0B"]);
});

test("files that are no assets are counted and named, and the page comes with what it is for", () => {
  const names = Array.from({ length: 12 }, (_, index) => `a|${index}`);
  const evidence = [{ name: "anchor-evidence.html", url: "https://github.com/o/r/releases/download/v1/p" }];
  const markdown = section("stamp", [aResult(all.anchored)], { unserved: names, evidence });
  expect(markdown).toMatch(/12 files are no assets of this release: .* and 2 more\./);
  expect(markdown).toMatch(/\*\*Check a download:\*\* save \[anchor-evidence\.html\]\(https:\S+\) and your file/);
  expect(itemsOf(markdown)).toHaveLength(1);
});

const sha256 = "5".repeat(64);
const asset = (name: string, of: string | undefined, isUploaded = true): Asset => ({
  id: 1,
  name,
  size: 1,
  isUploaded,
  url: "https://github.com/o/r/releases/download/v1/x",
  createdAt: new Date(0),
  ...(of !== undefined && { sha256: of }),
});
const subject = aResult(all.anchored, { name: "dist/my app.tgz", sha256 });

test("the bytes that a release serves are found without comparing each file of a name with all others of it", () => {
  let looks = 0;
  const results = Array.from({ length: 200 }, (_, index) => {
    const own = `${index}`.padStart(64, "0");
    const look = { get: () => ((looks += 1), own), enumerable: true };
    const file = Object.defineProperty({ name: `${index}/index.html`, digest }, "sha256", look);
    return { subject: file, outcome: all.anchored };
  });
  expect(compareWithServed(results, []).size).toBe(0);
  expect(looks).toBeLessThanOrEqual(1000);
});

test("the bytes that a release serves are the file's, under whatever name", () => {
  const assets = [asset("renamed", sha256), asset("again", sha256), asset("lib.tgz", "6".repeat(64))];
  const coverage = compareWithServed([subject], assets);
  expect(coverage.get(subject.subject)).toEqual({ kind: "same", assets: assets.slice(0, 2) });
  expect(column(section("stamp", [subject], { coverage, isLinkingToService: false }), "beside")).toEqual([
    "served as renamed, again",
  ]);
});

test("the bytes that a release serves go without a name where it is the file's own", () => {
  const coverage = compareWithServed([subject], [asset("my.app.tgz", sha256)]);
  expect(column(section("stamp", [subject], { coverage, isLinkingToService: false }), "beside")).toEqual(["served"]);
});

test("the bytes that a release serves are others under the file's name as GitHub writes it", () => {
  const coverage = compareWithServed([subject], [asset("my.app.tgz", "6".repeat(64))]);
  expect(coverage.get(subject.subject)?.kind).toBe("other");
  const moved = [asset("my.app.tgz", "6".repeat(64)), asset("old.tgz", sha256)];
  expect(compareWithServed([subject], moved).get(subject.subject)).toEqual({ kind: "other", asset: moved[0] });
  const other = aResult(all.anchored, { name: "lib.tgz", sha256: "6".repeat(64) });
  const swapped = [asset("my.app.tgz", "6".repeat(64)), asset("lib.tgz", sha256)];
  expect([...compareWithServed([subject, other], swapped).values()].map(({ kind }) => kind)).toEqual([
    "other",
    "other",
  ]);
  expect(column(section("stamp", [subject], { coverage, isLinkingToService: false }), "beside")).toEqual([
    "⚠️ my.app.tgz has other bytes",
  ]);
});

test("the bytes that a release serves say nothing where GitHub states no digest, the upload broke, or there is no SHA-256 at hand", () => {
  const without = aResult(all.anchored, { name: "my.app.tgz" });
  expect(compareWithServed([subject], [asset("my.app.tgz", undefined)]).size).toBe(0);
  expect(compareWithServed([subject], [asset("my.app.tgz", sha256, false)]).size).toBe(0);
  expect(compareWithServed([without], [asset("my.app.tgz", sha256)]).size).toBe(0);
});

test("the bytes that a release serves are not called others when they are those of a file of the same name in another folder", () => {
  const twin = aResult(all.anchored, { name: "other/my app.tgz", sha256: "7".repeat(64) });
  expect(compareWithServed([subject, twin], [asset("my.app.tgz", sha256)]).has(twin.subject)).toBe(false);
});

test("a section names the chain, and links a block to where it is looked up; a later run keeps that from the record", () => {
  const chain = { name: "Main chain", explorer: "https://explorer.example/block/{block}" };
  const onChain = (mode: Mode, results: readonly Result[], more: More = {}) => {
    const facts = factsOf(mode, results, more);
    return renderSection({ ...facts, run: { ...facts.run, chain } }, 100_000);
  };
  const markdown = onChain("verify", [aResult(all.verified)]);
  expect(markdown).toContain("\n\nChain: Main chain\n\n");
  expect(markdown).toContain("(https://explorer.example/block/1906787)");
  expect(section("verify", [aResult(all.verified)])).not.toContain("Chain:");
});
