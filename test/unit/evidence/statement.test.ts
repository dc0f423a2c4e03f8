import * as fc from "fast-check";
import { expect, test } from "vitest";

import { parseStatementFile, toStatementFile } from "#evidence/statement-file.ts";
import type { Statement } from "#evidence/statement.ts";
import { toAnchorRecord, toStatement } from "#evidence/to-statement.ts";
import { anAnchor, aStatement, aSubject, digestOf, provenAnchor, runInput } from "../../support/evidence/statements.ts";
import { anyCharacter } from "../../support/files/hostile-text.ts";
import { publishedProofs } from "../../support/proofs.ts";
import { runs } from "../../support/runs.ts";

const subjects = ["z.txt", "a.txt", "\u{1F600}", "\uFFFD", "a\\b\n", "__proto__"].map((name) => aSubject(name));

test("a statement has its subjects in the order of anchor-SHA3-256SUMS, whatever order they came in", () => {
  const names = aStatement(subjects).subject.map(({ name }) => name);
  expect(names).toEqual(["__proto__", "a.txt", "a\\b\n", "z.txt", "\uFFFD", "\u{1F600}"]);
  fc.assert(
    fc.property(fc.shuffledSubarray(subjects, { minLength: subjects.length }), (shuffled) => {
      expect(toStatementFile(aStatement(shuffled)).text).toBe(toStatementFile(aStatement(subjects)).text);
    }),
    { numRuns: 20 },
  );
});

test("a statement is read as it was written", () => {
  const proven = Object.values(publishedProofs).map(provenAnchor);
  const chain = { address: "0x29f7", port: 99, records: [{ block: 12, date: "2026-01-01 00:00:00", txpow: "0x01" }] };
  const anchors = [...subjects.map((subject) => anAnchor(subject, { chain })), ...proven];
  const accepted = anAnchor(aSubject("other"), { verdict: "accepted" });
  const statement = aStatement(subjects, { anchors: [...anchors, accepted] });
  expect(parseStatementFile(toStatementFile(statement).text).statement).toEqual(statement);
  expect(parseStatementFile(new TextEncoder().encode(toStatementFile(statement).text)).statement).toEqual(statement);
  expect(JSON.parse(toStatementFile(statement).text)).toEqual(statement);
});

test("a statement is read as it was written, whatever others said", () => {
  const long = fc.integer({ min: 0, max: 5000 }).map((length) => "a".repeat(length));
  const text = fc.oneof(long, fc.string({ unit: anyCharacter }), fc.constant("half \ud800"));
  const word = fc.oneof(text, fc.nat(), fc.bigInt().map(String));
  const texts = (...names: readonly string[]) => fc.record(Object.fromEntries(names.map((name) => [name, text])));
  const record = fc.dictionary(fc.constantFrom("block", "date", "txpow", "transaction", "coin", "matched"), word);
  const said = fc.record({
    run: texts("repository", "ref", "commit", "url", "attempt"),
    service: fc.record({ url: long, demonstration: fc.boolean() }),
    chain: texts("name", "explorer"),
    place: fc.record({ address: text, port: fc.oneof(fc.integer(), fc.constant(1.5)), records: fc.array(record) }),
  });
  fc.assert(
    fc.property(said, ({ place, ...facts }) => {
      const subject = aSubject("n".repeat(4096));
      const anchors = [anAnchor(subject, { chain: place })];
      const statement = aStatement([subject], { ...facts, anchors });
      expect(parseStatementFile(toStatementFile(statement).text).statement).toEqual(statement);
    }),
    { numRuns: runs(200) },
  );
});

test("a statement names both lists by both digests", () => {
  const [one] = subjects;
  const { lists } = aStatement(one ? [one] : []).predicate;
  const line = `SHA3-256 (z.txt) = ${digestOf("z.txt")}\n`;
  expect(lists.map(({ name }) => name)).toEqual(["anchor-SHA3-256SUMS", "anchor-SHA256SUMS"]);
  expect(lists[0]?.sha3_256).toBe(digestOf(line));
  expect(lists[1]?.sha3_256).toBe(digestOf(`${one?.digest.sha256}  z.txt\n`));
});

test("a statement names no anchor-SHA256SUMS when nobody knows a SHA-256", () => {
  const bare = subjects.map(({ name, digest }) => ({ name, digest: { sha3_256: digest.sha3_256 } }));
  expect(aStatement(bare).predicate.lists.map(({ name }) => name)).toEqual(["anchor-SHA3-256SUMS"]);
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
