import * as fc from "fast-check";
import { expect, test } from "vitest";

import { digestFromWire, type Digest } from "#core/digest.ts";
import { AnchorError } from "#core/errors.ts";
import type { Verdict } from "#core/outcome.ts";
import { toReport, type Mode, type Result, unknownOrigin } from "#core/report.ts";
import { version } from "#core/version.ts";
import { withRecorded } from "#evidence/earlier.ts";
import { readSectionData, renderSectionData } from "#evidence/parse-statement.ts";
import { toRecordedRows } from "#release/recorded-rows.ts";
import { compareWithServed } from "#release/compare.ts";
import type { Asset } from "#release/forge.ts";
import { renderSection, renderShorter, type SectionFacts } from "#release/render-section.ts";
import { readSection, renderTitle, replaceSection } from "#release/section.ts";
import { renderLongestOfShort } from "#render/headline.ts";
import { toChecksumLines } from "#run/ask-each.ts";
import { composeStatement } from "#run/run-statement.ts";
import { itemsOf, nodesOf, parseMarkdown, textOutsideCode } from "../../support/documents/markdown.ts";
import { aStatement, aSubject, anAnchor } from "../../support/evidence/statements.ts";
import { hostileText } from "../../support/files/hostile-text.ts";
import { publishedProofs } from "../../support/proofs.ts";
import { aDigest, aFullEvidence, anEvidence, aResult, outcomes } from "../../support/results.ts";

const digest = aDigest(1);
const all = outcomes(digest);
const served = "https://storage.example/report.pdf?X-Amz-Expires=3600&sig=a";
const kept = "https://github.com/o/r/releases/download/v1/app.tgz.verification.pdf";

const assetUrls = new Map([["app.tgz.verification.pdf", kept]]);

function section(mode: Mode, results: readonly Result[], more: Partial<SectionFacts> = {}, room = 100_000): string {
  return renderSection(factsOf(mode, results, more), room, more.earlier);
}

function factsOf(mode: Mode, results: readonly Result[], more: Partial<SectionFacts> = {}): SectionFacts {
  const run = {
    ...unknownOrigin,
    startedAt: new Date(0),
    finishedAt: new Date(0),
    apiUrl: "https://anchor.example",
    dryRun: false,
    failOn: new Set<Verdict>(["not-found", "no-match", "unknown", "failed"]),
  };
  const report = toReport(mode, results);
  const listed = toChecksumLines(results.map(({ subject }) => subject));
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
    statement: composeStatement(report, listed, run, { earlier: more.earlier }),
  };
  return { ...facts, ...more };
}

/** What a later run makes of what an earlier one wrote. */
function again(earlier: string, mode: Mode, results: readonly Result[]): string {
  return section(mode, results, { earlier: readSectionData(earlier) });
}

/** What the items say in one place, as a reader sees it. */
const told = {
  verdict: ([first = ""]: readonly string[]) => first.split(" · ")[0],
  name: ([first = ""]: readonly string[]) => first.split(" · ")[1],
  beside: ([first = ""]: readonly string[]) => first.split(" · ").slice(2).join(" · "),
  block: (lines: readonly string[]) => lines.slice(1).find((line) => !/^(?:SHA3-256|transaction) /.test(line)),
  digest: (lines: readonly string[]) => lines.find((line) => line.startsWith("SHA3-256 "))?.slice(9),
  transaction: (lines: readonly string[]) => lines.find((line) => line.startsWith("transaction "))?.slice(12),
};

const column = (markdown: string, name: keyof typeof told): readonly string[] =>
  itemsOf(markdown).map((lines) => told[name](lines) ?? "");

test("a section is read as a whole", () => {
  const result = aResult(all.verified);
  const markdown = section("verify", [result], {
    reportUrls: new Map([[served, kept]]),
    evidence: [{ name: "SHA3-256SUMS", url: "https://github.com/o/r/releases/download/v1/SHA3-256SUMS" }],
  });
  expect(markdown.replace(version, "VERSION")).toMatchInlineSnapshot(`
      "### Digests on the chain: ✅ 1 of 1 verified

      - ✅&nbsp;verified · <code>dist/app.tgz</code> · [PDF](https://github.com/o/r/releases/download/v1/app.tgz.verification.pdf)<br>block <code>1906787</code> · <code>2026-01-21T09:55:48.726Z</code><br><sub>SHA3-256 <code>0000000100000001000000010000000100000001000000010000000100000001</code></sub><br><sub>transaction <code>0x0B</code></sub>

      <sub>\`openssl dgst -sha3-256 FILE\` prints a file's digest: it, block, date and transaction are what to look up on the chain. A block proves that exactly these bytes existed at its date; not who made them, nor that the build was clean.<br>Evidence: [SHA3-256SUMS](https://github.com/o/r/releases/download/v1/SHA3-256SUMS)<br>Written by <code>Release build</code></sub>

      <!-- anchor-artifacts:data {"_type":"https://in-toto.io/Statement/v1","subject":[{"name":"dist/app.tgz","digest":{"sha3_256":"0000000100000001000000010000000100000001000000010000000100000001"}}],"predicateType":"https://anchor-artifacts.github.io/anchor/v1","predicate":{"tool":{"name":"anchor-artifacts","version":"VERSION"},"mode":"verify","finishedOn":"1970-01-01T00:00:00.000Z","service":{"url":"https://anchor.example","demonstration":false},"lists":[{"name":"SHA3-256SUMS","sha3_256":"5f9681c074f93788a91bf6be16c54c2f63ba0d4f8bcb1024528802113b10526e","sha256":"c5e5f1f6fe4c92397f6914e0f7d0472155dc1aa56a0e20bdd46dde8e719a80bd"}],"anchors":[{"covers":"subject","digest":"0000000100000001000000010000000100000001000000010000000100000001","verdict":"verified","chain":{"records":[{"block":1906787,"date":"2026-01-21T09:55:48.726Z","transaction":"0x0B"}]}}]}} -->"
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
  const results = Array.from({ length: 2000 }, (_, index) => aResult(all.verified, { name: `f${index}` }));
  const markdown = section("verify", results, {}, 60_000);
  expect(Buffer.byteLength(markdown.replaceAll("\n", "\r\n"))).toBeLessThanOrEqual(60_000);
  const shown = itemsOf(markdown).length;
  expect(shown).toBeGreaterThan(100);
  expect(markdown).toContain(`${2000 - shown} of 2000 files are left out`);
  expect(section("verify", results, {}, -5000).length).toBeLessThan(1500);
});

test("a section leaves the notes as they are and stays below 120,000 bytes, down to one line that GitHub takes", () => {
  const results = Array.from({ length: 100 }, (_, index) => aResult(all.verified, { name: `f${index}` }));
  const facts = factsOf("verify", results);
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
      expect(written).toMatch(/^### Digests on the chain: ✅ 100 of 100 verified/);
      if (written.includes("\n")) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(120_000);
      expect(put(body)).toBe(body);
    }),
    { numRuns: 60 },
  );
});

test("a section has a line of its own for every verdict, and none longer than the room that is kept for it", () => {
  for (const mode of ["stamp", "check", "verify"] as const)
    for (const outcome of Object.values(all))
      for (const count of [1, 9, 10, 1000]) {
        const facts = factsOf(
          mode,
          Array.from({ length: count }, (_, index) => aResult(outcome, { name: `${index}` })),
        );
        const line = renderShorter(facts).at(-1) ?? "";
        expect(line).toMatch(/^### Digests on the chain: \S+ \d+ of \d+ [^\n]+$/);
        expect(line.length).toBeLessThanOrEqual(renderTitle(renderLongestOfShort(count)).length);
      }
});

test("a section has no line that cannot break, and folds what would fill more than a screen", () => {
  const results = Array.from({ length: 21 }, (_, index) => aResult(all.verified, { name: `f${index}` }));
  const few = section("verify", results.slice(1));
  expect(few).not.toContain("<details>");
  const many = section("verify", results);
  expect(many).toMatch(/\n\n<details><summary>21 files<\/summary>\n\n- [^]*\n\n<\/details>\n\n/);
  for (const [markdown, count] of [
    [few, 20],
    [many, 21],
  ] as const) {
    expect(itemsOf(markdown)).toHaveLength(count);
    expect(nodesOf(parseMarkdown(markdown), "table")).toEqual([]);
    expect(new Set(column(markdown, "digest"))).toEqual(new Set([digest]));
  }
});

test("a section makes nothing of hostile names and texts but items of its list", () => {
  fc.assert(
    fc.property(hostileText(), hostileText(), (name, label) => {
      const markdown = section("stamp", [aResult({ kind: "anchored", evidence: anEvidence() }, { name })], {
        name: label,
      });
      const tree = parseMarkdown(markdown);
      expect(nodesOf(tree, "listItem")).toHaveLength(1);
      expect(itemsOf(markdown)).toEqual([[expect.stringMatching(/^⚓\u00a0anchored · /), `SHA3-256 ${digest}`]]);
      expect(nodesOf(tree, "link")).toEqual([]);
      expect(nodesOf(tree, "image")).toEqual([]);
      const text = markdown.replace(/\n<!-- anchor-artifacts:data \{.*\} -->$/, "");
      expect(text).not.toMatch(/<!--|-->/);
      expect(textOutsideCode(tree).join(" ")).not.toMatch(/@\w|#\d/);
      const isName = name !== "" && !name.includes("\0") && name.isWellFormed();
      expect(readSectionData(markdown)?.subject).toEqual(isName ? [{ name, digest: { sha3_256: digest } }] : undefined);
    }),
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
    expect(later).toContain("### Digests on the chain: ❔ not re-checked by the last run");
    expect(again(later, "verify", [aResult(all[kind])])).toBe(later);
  },
);

test("evidence that an earlier run earned stays when the file could not even be read", () => {
  const error = new AnchorError("FILE_UNREADABLE", "It cannot be read.");
  const later = again(earned, "verify", [{ subject: { name: "dist/app.tgz" }, outcome: { kind: "failed", error } }]);
  expect(column(later, "verdict")).toEqual(["✅\u00a0verified, not re-checked"]);
});

test("evidence that an earlier run earned stays for files that this run was not about", () => {
  const later = again(earned, "verify", [aResult(all.verified, { name: "dist/other" }, aDigest(2))]);
  expect(column(later, "verdict")).toEqual(["✅\u00a0verified", "✅\u00a0verified, not re-checked"]);
  expect(later).toContain("### Digests on the chain: ✅ 1 of 1 verified");
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
  expect(column(denied, "verdict")).toEqual(["❌\u00a0no\u00a0match", "✅\u00a0verified, earlier bytes"]);
  const anchored = again(denied, "stamp", [aResult(outcomes(other).anchored, {}, other)]);
  expect(column(anchored, "verdict")).toEqual(["⚓\u00a0anchored", "✅\u00a0verified, earlier bytes"]);
  expect(readSectionData(anchored)?.predicate.changed).toMatchObject([{ name: "dist/app.tgz", digest }]);
});

test("evidence that an earlier run earned stands once where a check kept it as what should be there", () => {
  const [app, evil] = [aSubject("app.tgz"), aSubject("app.tgz", "evil")];
  const recorded = aStatement([app]);
  const met = aStatement([evil], { anchors: [anAnchor(evil, { verdict: "changed" })] }, recorded);
  const checked = toRecordedRows(withRecorded(met, recorded, new Set(["app.tgz"])));
  expect(checked.map((each) => each.digest)).toEqual([app.digest.sha3_256, evil.digest.sha3_256]);
});

test("evidence that an earlier run earned loses links that have expired", () => {
  const expiring = section("verify", [aResult(all.verified)]);
  expect(again(expiring, "verify", [aResult(all.unknown)])).not.toContain("storage.example");
});

test("evidence that an earlier run earned is what the data vouches for, whatever the table beside it says", () => {
  const denied = section("verify", [aResult(all["no-match"]), aResult(all.unknown, { name: "b" }, aDigest(2))]);
  const data = readSectionData(denied);
  expect(data?.predicate.anchors.map(({ verdict }) => verdict)).toEqual(["no-match", "unknown"]);
  expect(data === undefined ? [] : toRecordedRows(data)).toEqual([]);
  const forged = `- ✅&nbsp;verified · <code>evil.exe</code>\n\n${denied}`;
  expect(again(forged, "verify", [aResult(all.unknown, { name: "c" }, aDigest(3))])).not.toContain("evil.exe");
});

test.each([
  ["no comment", ""],
  ["no JSON", "<!-- anchor-artifacts:data {nonsense} -->"],
  ["JSON of somebody else", '<!-- anchor-artifacts:data {"_type":"https://in-toto.io/Statement/v1"} -->'],
  ["a digest that is none", earned.replaceAll(digest, digest.toUpperCase().replace(/0/g, "G"))],
  ["a comment that is not ours", earned.replace("anchor-artifacts:data", "data")],
])("evidence that an earlier run earned is nothing where the section has %s", (_, text) => {
  expect(readSectionData(text)).toBeUndefined();
  expect(column(again(text, "verify", [aResult(all.unknown)]), "verdict")).toEqual(["❔\u00a0unknown"]);
});

test("evidence that an earlier run earned is read from data with hostile names and dates, which end neither the comment nor an item", () => {
  fc.assert(
    fc.property(hostileText(), hostileText(), (name, date) => {
      const anchor = {
        covers: "subject",
        digest,
        verdict: "verified",
        chain: { records: [{ block: 1, date }] },
      } as const;
      const statement = readSectionData(earned);
      if (
        statement === undefined ||
        name === "" ||
        name.includes("\0") ||
        !(name + date).isWellFormed() ||
        date.length > 256
      )
        return;
      const { predicate } = statement;
      const forged = {
        ...statement,
        subject: [{ name, digest: { sha3_256: digest } }],
        predicate: { ...predicate, lists: [], anchors: [anchor] },
      };
      const comment = renderSectionData(forged);
      expect(comment.slice(4, -3)).not.toMatch(/--|[<>\n]/);
      expect(readSectionData(comment)).toEqual(forged);
      const later = again(comment, "verify", [aResult(all.unknown, { name: "other" }, aDigest(2))]);
      expect(itemsOf(later)).toHaveLength(2);
      expect(nodesOf(parseMarkdown(later), "listItem")).toHaveLength(2);
      expect(nodesOf(parseMarkdown(later), "link")).toEqual([]);
    }),
  );
});

test("evidence that an earlier run earned of a manifest stays with its files", () => {
  const list = aDigest(9);
  const manifest = [
    aResult(outcomes(list).verified, { name: "SHA3-256SUMS" }, list),
    { ...aResult(all.verified), coveredBy: list },
  ];
  const before = section("verify", manifest);
  const lost = manifest.map((result) => ({ ...result, outcome: all.unreachable }));
  const later = again(before, "verify", lost);
  expect(column(later, "name").toSorted()).toEqual(["SHA3-256SUMS", "dist/app.tgz"]);
  expect(column(later, "digest").toSorted()).toEqual([digest, list].toSorted());
  expect(new Set(column(later, "verdict"))).toEqual(new Set(["✅\u00a0verified, not re-checked"]));
  expect(column(later, "block")).toContain("through the list 00000009…");
});

test("what an earlier run found out about a digest is shown where this one did not ask for it", () => {
  const earlier = readSectionData(section("verify", [aResult(all.verified)]));
  const found = section("check", [aResult(all.found)], { earlier });
  expect(column(found, "block")).toEqual(["block 1906787 · 2026-01-21T09:55:48.726Z"]);
  expect(column(found, "transaction")).toEqual(["0x0B"]);
});

const [item] = Object.values(publishedProofs);
const proven = digestFromWire(item?.data ?? "") as Digest;
const proofName = "app.tgz.proof.json";
const url = `https://github.com/o/r/releases/download/v1/${proofName}`;
const uid = "0x2F4A6B8C0D1E2F3A4B5C";
const written: Result = {
  ...aResult(outcomes(proven).found, {}, proven),
  ...(item && { proof: { kind: "written", file: proofName, item, uid } }),
};
const unasked = aResult(outcomes(proven).found, {}, proven);
const proofs = (markdown: string) =>
  itemsOf(markdown).flatMap((lines) => lines.filter((line) => line.startsWith("proof file ")));
const named = `proof file ${proofName}`;

test("a proof file is named under its digest, and linked to where it is attached", () => {
  const alone = section("stamp", [written]);
  expect(proofs(alone)).toEqual([named]);
  expect(alone).not.toContain(`](${url})`);
  const attached = section("stamp", [written], { assetUrls: new Map([[proofName, url]]) });
  expect(proofs(attached)).toEqual([named]);
  expect(attached).toContain(`](${url})`);
});

test("a proof file is still named by a run that had no need of it, or could not ask", () => {
  const earlier = section("stamp", [written]);
  expect(proofs(again(earlier, "check", [unasked]))).toEqual([named]);
  expect(proofs(again(earlier, "check", [aResult(all.unreachable, {}, proven)]))).toEqual([named]);
  const own = `app.tgz.${proven.slice(0, 8)}.proof.json`;
  const attached = new Map([proofName, own].map((each) => [each, `https://github.com/o/r/${each}`]));
  const linked = section("check", [unasked], { earlier: readSectionData(earlier), assetUrls: attached });
  expect(linked).toContain(`](https://github.com/o/r/${own})`);
});

test("a proof file is not named where none was written, nor for other bytes under the name", () => {
  expect(proofs(section("stamp", [unasked]))).toEqual([]);
  const pending: Result = { ...unasked, proof: { kind: "pending", uid, note: "" } };
  expect(proofs(section("stamp", [pending]))).toEqual([]);
  const covered = { ...unasked, coveredBy: aDigest(9) };
  const list = aResult(outcomes(aDigest(9)).found, { name: "SHA3-256SUMS" }, aDigest(9));
  expect(proofs(section("stamp", [list, covered]))).toEqual([]);
  const other = section("stamp", [aResult(outcomes(aDigest(7)).anchored, {}, aDigest(7))], {
    earlier: readSectionData(section("stamp", [written])),
    assetUrls: new Map([[proofName, url]]),
  });
  expect(column(other, "digest")).toEqual([aDigest(7), proven]);
  expect(proofs(other)).toEqual([]);
});

test("files that are no assets are counted and named, and the page comes with what it is for", () => {
  const names = Array.from({ length: 12 }, (_, index) => `a|${index}`);
  const evidence = [{ name: "anchor-evidence.html", url: "https://github.com/o/r/releases/download/v1/p" }];
  const markdown = section("stamp", [aResult(all.anchored)], { unserved: names, evidence });
  expect(markdown).toMatch(/12 files are no assets of this release: .* and 2 more\./);
  expect(markdown).toMatch(/Drop a download on the page.*without a network/);
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
