import * as fc from "fast-check";
import { expect, test } from "vitest";

import { parseStatement } from "#evidence/parse-statement.ts";
import type { Statement } from "#evidence/statement.ts";
import { formatStatement, toAnchorRecord, toStatement } from "#evidence/to-statement.ts";
import { anAnchor, aStatement, aSubject, digestOf, provenAnchor, runInput } from "../../support/evidence/statements.ts";
import { publishedProofs } from "../../support/proofs.ts";

const subjects = ["z.txt", "a.txt", "\u{1F600}", "\uFFFD", "a\\b\n", "__proto__"].map((name) => aSubject(name));

test("a statement has its subjects in the order of SHA3-256SUMS, whatever order they came in", () => {
  const names = aStatement(subjects).subject.map(({ name }) => name);
  expect(names).toEqual(["__proto__", "a.txt", "a\\b\n", "z.txt", "\uFFFD", "\u{1F600}"]);
  fc.assert(
    fc.property(fc.shuffledSubarray(subjects, { minLength: subjects.length }), (shuffled) => {
      expect(formatStatement(aStatement(shuffled))).toBe(formatStatement(aStatement(subjects)));
    }),
    { numRuns: 20 },
  );
});

test("a statement is read as it was written", () => {
  const proven = Object.values(publishedProofs).map(provenAnchor);
  const chain = { address: "0x29f7", port: 99, records: [{ block: 12, date: "2026-01-01 00:00:00", txpow: "0x01" }] };
  const anchors = [...subjects.map((subject) => anAnchor(subject, { chain })), ...proven];
  const pending = anAnchor(aSubject("other"), { verdict: "accepted", pendingProof: { uid: "0x0011" } });
  const written = anAnchor(aSubject("third"), { verdict: "accepted", writtenProof: { uid: "0x0012" } });
  const statement = aStatement(subjects, { anchors: [...anchors, pending, written] });
  expect(parseStatement(formatStatement(statement))).toEqual(statement);
  expect(parseStatement(new TextEncoder().encode(formatStatement(statement)))).toEqual(statement);
  expect(JSON.parse(formatStatement(statement))).toEqual(statement);
});

test("a statement names both lists by both digests", () => {
  const [one] = subjects;
  const { lists } = aStatement(one ? [one] : []).predicate;
  const line = `SHA3-256 (z.txt) = ${digestOf("z.txt")}\n`;
  expect(lists.map(({ name }) => name)).toEqual(["SHA3-256SUMS", "SHA256SUMS"]);
  expect(lists[0]?.sha3_256).toBe(digestOf(line));
  expect(lists[1]?.sha3_256).toBe(digestOf(`${one?.digest.sha256}  z.txt\n`));
});

test("a statement names no SHA256SUMS when nobody knows a SHA-256", () => {
  const bare = subjects.map(({ name, digest }) => ({ name, digest: { sha3_256: digest.sha3_256 } }));
  expect(aStatement(bare).predicate.lists.map(({ name }) => name)).toEqual(["SHA3-256SUMS"]);
});

test("a statement holds a list that was given in its own words, unless it is the canonical one", () => {
  const one = aSubject("a");
  const canonical = `SHA3-256 (a) = ${one.digest.sha3_256}\n`;
  const given = (text: string): Statement => aStatement([one], { givenList: { name: "sums/SHA3-256SUMS", text } });
  expect(given(canonical).predicate.lists).toHaveLength(2);
  expect(given(`\n${canonical}`).predicate.lists[2]).toMatchObject({
    name: "sums/SHA3-256SUMS",
    text: `\n${canonical}`,
  });
});

test("a statement does not exist about nothing", () => {
  expect(toStatement({ ...runInput, subjects: [], anchors: [] })).toBeUndefined();
});

test("a statement takes the same file twice, and refuses two files of one name", () => {
  expect(aStatement([aSubject("a"), aSubject("a")]).subject).toHaveLength(1);
  expect(() => aStatement([aSubject("a"), aSubject("a", "other")])).toThrow(RangeError);
});

test("a statement quotes a chain record in its own members, made plain and cut", () => {
  const record = { blockNumber: 5, blockDate: "2026\u202E", matchedHash: "x".repeat(500) };
  expect(toAnchorRecord(record)).toEqual({ block: 5, date: "2026", matched: `${"x".repeat(128)}…` });
});

const later = { finishedOn: "2026-12-01T00:00:00.000Z" };
const first = aStatement([aSubject("app", "old"), aSubject("kept")]);
const seenOn = runInput.finishedOn;

test("a statement that replaces an earlier one keeps in sight what stood under a name, and its anchor", () => {
  const { predicate } = aStatement([aSubject("app", "new"), aSubject("kept")], later, first);
  expect(predicate.changed).toEqual([{ name: "app", digest: digestOf("old"), seenOn }]);
  expect(predicate.anchors.map(({ digest }) => digest)).toContain(digestOf("old"));
});

test("a statement that replaces an earlier one keeps in sight what is no longer there at all", () => {
  const { predicate } = aStatement([aSubject("kept")], later, first);
  expect(predicate.changed).toEqual([{ name: "app", digest: digestOf("old"), seenOn }]);
});

test("a statement that replaces an earlier one never forgets, however many follow", () => {
  let statement = first;
  for (const content of ["one", "two", "old", "two"]) {
    statement = aStatement([aSubject("app", content), aSubject("kept")], later, statement);
  }
  const former = statement.predicate.changed?.map(({ digest }) => digest);
  expect(former?.toSorted()).toEqual([digestOf("old"), digestOf("one")].toSorted());
});

test("a statement that replaces an earlier one says of an unchanged file no more than before", () => {
  const again = aStatement([aSubject("app", "old"), aSubject("kept")], {}, first);
  expect(formatStatement(again)).toBe(formatStatement(first));
});

test("a statement that replaces an earlier one keeps what was earned when a later run learns less", () => {
  const app = aSubject("app");
  const chain = { records: [{ block: 7 }] };
  const earned = aStatement([app], { anchors: [anAnchor(app, { chain, pendingProof: { uid: "0x01" } })] });
  for (const verdict of ["accepted", "unclear", "unknown", "unreachable", "failed", "skipped"] as const) {
    const { anchors } = aStatement([app], { anchors: [anAnchor(app, { verdict })] }, earned).predicate;
    expect(anchors).toEqual([anAnchor(app, { chain, pendingProof: { uid: "0x01" } })]);
  }
});

test("a statement that replaces an earlier one believes a later run that the chain does not hold it", () => {
  const app = aSubject("app");
  const earned = aStatement([app], { anchors: [anAnchor(app, { chain: { records: [{ block: 7 }] } })] });
  const { anchors } = aStatement([app], { anchors: [anAnchor(app, { verdict: "not-found" })] }, earned).predicate;
  expect(anchors).toEqual([anAnchor(app, { verdict: "not-found" })]);
});

test("a statement that replaces an earlier one keeps the id of a proof that is there now as that of a written one", () => {
  const item = publishedProofs["a batch of one"];
  const proven = provenAnchor(item);
  const app = { name: "app", digest: { sha3_256: proven.digest } };
  const earlier = aStatement([app], { anchors: [anAnchor(app, { pendingProof: { uid: "0x01" } })] });
  const after = aStatement([app], { anchors: [proven] }, earlier);
  const known = { writtenProof: { uid: "0x01" } };
  expect(after.predicate.anchors).toEqual([{ ...proven, ...known }]);
  // What a section says of it: no proof, but its id.
  const brief = aStatement([app], { anchors: [anAnchor(app, known)] });
  expect(aStatement([app], { anchors: [anAnchor(app)] }, brief).predicate.anchors).toEqual([anAnchor(app, known)]);
  const asked = anAnchor(app, { pendingProof: { uid: "0x02" } });
  expect(aStatement([app], { anchors: [asked] }, brief).predicate.anchors).toEqual([asked]);
});

test("a statement that replaces an earlier one keeps an anchored list by its text while it names what has changed", () => {
  const [before, after] = [aSubject("app", "old"), aSubject("app", "new")];
  const text = `SHA3-256 (app) = ${before.digest.sha3_256}\n`;
  const manifest = aStatement([before], {
    anchors: [{ covers: "list", digest: digestOf(text), verdict: "anchored" }],
  });
  const { lists, anchors } = aStatement([after], { anchors: [] }, manifest).predicate;
  expect(lists).toContainEqual(expect.objectContaining({ sha3_256: digestOf(text), text }));
  expect(anchors).toMatchObject([{ covers: "list", digest: digestOf(text) }]);
});
