import * as fc from "fast-check";
import { expect, test } from "vitest";

import { parseStatementFile, toStatementFile } from "#evidence/statement-file.ts";
import type { Statement } from "#evidence/statement.ts";
import { toAnchorRecord, toStatement } from "#evidence/to-statement.ts";
import { AnchorError } from "#core/errors.ts";
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

// Names that mean something to objects, and brackets, quotes and backslashes of whatever number.
const oddNames = ["constructor", "toString", "hasOwnProperty", `a"${"[".repeat(40)}\\`, '}]\\\\"'];

test("a statement is read as it was written, whatever its subjects are called", () => {
  const proven = Object.values(publishedProofs).map(provenAnchor);
  const chain = { address: "0x29f7", port: 99, records: [{ block: 12, date: "2026-01-01 00:00:00", txpow: "0x01" }] };
  const anchors = [...subjects.map((subject) => anAnchor(subject, { chain })), ...proven];
  const accepted = anAnchor(aSubject("other"), { verdict: "accepted" });
  const named = [...subjects, ...oddNames.map((name) => aSubject(name))];
  const statement = aStatement(named, { anchors: [...anchors, accepted] });
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

const proven = provenAnchor(publishedProofs["a sibling on the left"]);
const { text } = toStatementFile(
  aStatement([{ name: "app", digest: { sha3_256: proven.digest } }, aSubject("other")], {
    anchors: [{ ...proven, chain: { address: "0xFF", port: 99, records: [{ block: 1, matched: "0x00" }] } }],
  }),
);
type Loose = Record<string, unknown>;
const plain = (): Loose => JSON.parse(text) as Loose;

/** `text` with the value at `path` replaced, or taken away. */
function changed(path: string, value?: unknown): string {
  const root = plain();
  const names = path.split(".");
  const last = names.pop() ?? "";
  const parent = names.reduce<Loose>((at, name) => at[name] as Loose, root);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return JSON.stringify(root);
}

function refusal(evidence: string | Uint8Array): AnchorError | undefined {
  try {
    parseStatementFile(evidence);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(AnchorError);
    return error as AnchorError;
  }
}

const anchor = "predicate.anchors.0";
test.each<[string, string, unknown?]>([
  ["of another type", "_type", "https://in-toto.io/Statement/v0.1"],
  ["with another predicate", "predicateType", "https://slsa.dev/provenance/v1"],
  ["about nothing", "subject", []],
  ["with a subject that is none", "subject.0", "app"],
  ["with a subject without a digest", "subject.0.digest"],
  ["with a subject without SHA3-256", "subject.0.digest", { sha256: "0".repeat(64) }],
  ["with a digest in upper case", "subject.0.digest.sha3_256", "A".repeat(64)],
  ["with a digest that is too short", "subject.0.digest.sha3_256", "a".repeat(63)],
  ["with a SHA-256 of another form", "subject.1.digest.sha256", "0x00"],
  ["with an empty name", "subject.0.name", ""],
  ["with a name that no file can have", "subject.0.name", "a\0b"],
  ["with a name that UTF-8 cannot hold", "subject.0.name", "\uD800"],
  ["with a name beyond reason", "subject.0.name", "a".repeat(5000)],
  ["with two subjects of one name", "subject.0.name", "other"],
  [
    "with two lists of one digest",
    "predicate.lists",
    ["anchor-SHA3-256SUMS", "other"].map((name) => ({ name, sha3_256: "a".repeat(64) })),
  ],
  ["without a predicate", "predicate"],
  ["with a predicate that is a list", "predicate", []],
  ["without a time", "predicate.finishedOn"],
  ["with a time of another form", "predicate.finishedOn", "yesterday"],
  ["with an unknown mode", "predicate.mode", "trust"],
  ["that says maybe of a demonstration", "predicate.service.demonstration", "false"],
  ["without anchors", "predicate.anchors"],
  ["with anchors that are none", "predicate.anchors", { length: 1 }],
  ["with an unknown verdict", `${anchor}.verdict`, "certified"],
  ["with an inherited verdict", `${anchor}.verdict`, "toString"],
  ["with an anchor of something else", `${anchor}.covers`, "everything"],
  ["with two anchors of one digest", "predicate.anchors", [proven, { ...proven, verdict: "not-found" }]],
  ["with a step of two kinds", `${anchor}.proof.steps.0`, { l: "00", r: "00" }],
  ["with a step of no kind", `${anchor}.proof.steps.0`, {}],
  ["with another hash", `${anchor}.proof.steps.2.op`, "md5"],
  ["with a step of half a byte", `${anchor}.proof.steps.0.l`, "000"],
  ["with too many steps", `${anchor}.proof.steps`, Array.from({ length: 772 }, () => ({ op: "sha3-256" }))],
  ["with a root that is none", `${anchor}.proof.root`, "0x00"],
  ["with a proof file without its data", `${anchor}.proof.file.data`],
  ["with a block below zero", `${anchor}.chain.records.0.block`, -1],
  ["with half a block", `${anchor}.chain.records.0.block`, 1.5],
  ["with a record that is none", `${anchor}.chain.records.0`, "1"],
  ["with lists that are none", "predicate.lists", {}],
  ["with a list without a digest", "predicate.lists.0.sha3_256"],
  ["that comes after what is no statement", "predicate.after", ["a".repeat(64)]],
  ["of a release without a tag", "predicate.release", { repository: "o/r", id: 1 }],
  ["of a release with half an id", "predicate.release", { repository: "o/r", tag: "v1", id: 1.5 }],
])("a statement of a foreign form is refused %s", (_, path, value) => {
  expect(refusal(changed(path, value))).toMatchObject({ code: "EVIDENCE_INVALID", cause: expect.any(RangeError) });
});

test.each<[string, string | Uint8Array]>([
  ["that is no JSON", "{"],
  ["that is nothing", ""],
  ["that is a number", "1"],
  ["that is null", "null"],
  ["that is not UTF-8", Uint8Array.of(0x7b, 0xff, 0x7d)],
  ["that nests deep", changed("more", JSON.parse(`${"[".repeat(40)}${"]".repeat(40)}`))],
  ["that nests deeper than anybody's stack", `${"[".repeat(200_000)}${"]".repeat(200_000)}`],
  ["that names a member twice", text.replace('"mode"', '"mode": "verify", "mode"')],
  ["that names a member twice in two spellings", text.replace('"mode"', '"mo\\u0064e": "verify", "mode"')],
])("a statement is refused %s", (_, evidence) => {
  expect(refusal(evidence)?.code).toBe("EVIDENCE_INVALID");
});

test("a statement is refused for its depth before anything is made of it", () => {
  expect(refusal(`${"[".repeat(33)}, and no JSON`)?.message).toContain("it nests deeper than 32 levels");
  expect(refusal(`{"a": "${"[".repeat(33)}", and no JSON`)?.message).toContain("it is not JSON");
});

test("a statement is refused with a message that names the place", () => {
  expect(refusal(changed("subject.1.digest.sha3_256", "x"))?.message).toBe(
    "The evidence cannot be used: the statement.subject[1].digest.sha3_256 is not 64 lower case hexadecimal digits.",
  );
  expect(refusal(changed("predicateType", "x"))?.message).toContain("Type is not https://anchor-artifacts.github.io/");
  expect(refusal(changed("predicate.mode", "x"))?.message).toContain("mode is none of stamp, check,");
  // Of another tool's statement, what its subjects lack would not help.
  expect(refusal('{"predicateType":"https://slsa.dev/provenance/v1","predicate":{}}')?.message).toContain(
    "the statement._type is not https://in-toto.io/Statement/v1",
  );
});

test("a statement is read with members that this version does not know", () => {
  expect(parseStatementFile(changed("predicate.more", { deep: [1] })).statement).toEqual(
    parseStatementFile(text).statement,
  );
  expect(parseStatementFile(changed("predicate.anchors.0.more", { transaction: "0x00" })).statement).toEqual(
    parseStatementFile(text).statement,
  );
});

test("a statement is read with line ends in texts, of whatever number", () => {
  // An expression that reads over them runs out of stack.
  expect(refusal(changed("predicate.more", "\n".repeat(10_000_000)))).toBeUndefined();
});

test("a statement is read without members taken from a prototype that it brings", () => {
  const polluted = text.replace('"mode":', '"__proto__": {"after": ["0123456789abcdef"]}, "mode":');
  expect(parseStatementFile(polluted).statement.predicate).not.toHaveProperty("after");
  expect(({} as Loose)["after"]).toBeUndefined();
});

test("a statement is read with a list of many lines in one text", () => {
  const list = "SHA3-256 (name) = 00\n".repeat(200_000);
  const { lists } = parseStatementFile(changed("predicate.lists.0.text", list)).statement.predicate;
  expect(lists[0]?.text).toHaveLength(list.length);
});
