/** The five rules of the fold (docs/evidence.md), each by plain examples. */
import { describe, expect, test } from "vitest";

import { addsToRecord, isOfRelease, openRecord } from "#evidence/record.ts";
import type { Anchor, Statement } from "#evidence/statement.ts";
import { toStatementFile, type StatementFile } from "#evidence/statement-file.ts";
import { anAnchor, aStatement, aSubject, digestOf, provenAnchor, recordOf } from "../../support/evidence/statements.ts";
import { publishedProofs } from "../../support/proofs.ts";

const on = (day: number): string => `2026-11-${String(day).padStart(2, "0")}T00:00:00.000Z`;
type Mode = Statement["predicate"]["mode"];

/** What a run on one day found of `app` with this content. */
function line(day: number, mode: Mode, content: string, anchor: Partial<Anchor> = {}): Statement {
  const subject = aSubject("app", content);
  return aStatement([subject], { mode, finishedOn: on(day), anchors: [anAnchor(subject, anchor)] });
}

function appOf(...lines: readonly Statement[]) {
  const app = recordOf(...lines).names.get("app");
  return [app?.digest.sha3_256, ...(app?.former ?? []).map(({ digest }) => digest.sha3_256)];
}
const digests = (...contents: readonly string[]) => contents.map(digestOf);

describe("a stamp records, everything else observes", () => {
  test("the newest stamp records the digest of a name, whatever checks came after it", () => {
    expect(appOf(line(1, "stamp", "old"), line(2, "stamp", "new"))).toEqual(digests("new", "old"));
    for (const mode of ["check", "verify", "monitor"] as const) {
      expect(appOf(line(1, "stamp", "old"), line(2, mode, "evil"))).toEqual(digests("old"));
    }
  });

  test("an older build that is stamped again is recorded again", () => {
    const again = [line(1, "stamp", "old"), line(2, "stamp", "new"), line(3, "stamp", "old")];
    expect(appOf(...again)).toEqual(digests("old", "new"));
  });

  test("the first statement records the digest of a name that nobody stamped", () => {
    expect(appOf(line(1, "check", "old"), line(2, "monitor", "evil"))).toEqual(digests("old"));
    expect(appOf(line(1, "check", "evil"), line(2, "stamp", "app"))).toEqual(digests("app"));
  });

  test("a digest that a look did not find gives way to the first that one finds", () => {
    const evil = line(1, "verify", "evil", { verdict: "no-match" });
    const good = line(2, "verify", "good", { verdict: "verified" });
    expect(appOf(evil)).toEqual(digests("evil"));
    expect(appOf(evil, good)).toEqual(digests("good"));
    expect(appOf(evil, good, line(3, "verify", "other", { verdict: "verified" }))).toEqual(digests("good"));
  });

  test("a stamped list that is quoted records only what stands in it", () => {
    const [good, evil] = [aSubject("app", "good"), aSubject("app", "evil")];
    const text = `SHA3-256 (app) = ${good.digest.sha3_256}\n\n`;
    const anchors = [{ covers: "list", digest: digestOf(text), verdict: "accepted" }] as const;
    const givenList = { name: "SHA3-256SUMS", text };
    const stamp = (subject: typeof good, day: number) =>
      aStatement([subject], { anchors, givenList, finishedOn: on(day) });
    expect(appOf(stamp(good, 1), stamp(evil, 2))).toEqual(digests("good"));
  });

  test.each([
    [{ verdict: "accepted" }, "new"],
    [{ verdict: "unclear" }, "new"],
    [{ verdict: "failed", mayBeSpent: true }, "new"],
    [{ verdict: "already-anchored" }, "new"],
    [{ verdict: "failed" }, "old"],
    [{ verdict: "unreachable" }, "old"],
    [{ verdict: "skipped" }, "old"],
  ] as const)("a stamp that ended as %j leaves %s as the recorded digest", (anchor, recorded) => {
    expect(appOf(line(1, "stamp", "old"), line(2, "stamp", "new", anchor))[0]).toBe(digestOf(recorded));
  });

  test("the stamp of a list records the digests of all files of its run", () => {
    const app = aSubject("app", "new");
    const anchor = { covers: "list", digest: digestOf("the list"), verdict: "accepted" } as const;
    expect(appOf(line(1, "stamp", "old"), aStatement([app], { anchors: [anchor], finishedOn: on(2) }))).toEqual(
      digests("new", "old"),
    );
  });
});

test("a name has all its digests, the one that was stamped last first, each with the day on which it was first seen", () => {
  const lines = ["one", "two", "one", "three"].map((content, day) => line(day + 1, "stamp", content));
  expect(recordOf(...lines).names.get("app")).toMatchObject({
    digest: { sha3_256: digestOf("three") },
    recordedOn: on(4),
    former: [
      { digest: { sha3_256: digestOf("one") }, recordedOn: on(1) },
      { digest: { sha3_256: digestOf("two") }, recordedOn: on(2) },
    ],
  });
});

describe("of one digest the strongest stands", () => {
  const anchorOf = (...lines: readonly Statement[]) => recordOf(...lines).anchors.get(digestOf("app"));

  test.each([
    ["stamp", "unclear", "stamp", "accepted", "accepted"],
    ["stamp", "accepted", "stamp", "unclear", "accepted"],
    ["stamp", "unclear", "check", "unreachable", "unclear"],
    ["stamp", "accepted", "check", "found", "found"],
    ["stamp", "accepted", "check", "not-found", "not-found"],
    ["stamp", "unclear", "verify", "no-match", "no-match"],
    ["check", "not-found", "check", "unreachable", "not-found"],
    ["check", "not-found", "stamp", "accepted", "accepted"],
    ["check", "not-found", "stamp", "failed", "not-found"],
    ["check", "no-match", "verify", "verified", "verified"],
    ["stamp", "anchored", "check", "not-found", "anchored"],
    ["stamp", "anchored", "check", "unknown", "anchored"],
    ["stamp", "accepted", "check", "changed", "accepted"],
  ] as const)("%s %s and a later %s %s is %s", (mode, verdict, laterMode, later, kept) => {
    const lines = [line(1, mode, "app", { verdict }), line(2, laterMode, "app", { verdict: later })];
    expect(anchorOf(...lines)?.verdict).toBe(kept);
  });

  test("every stamp of a digest is known with its day and its service, whatever was found out since", () => {
    const stamp = line(1, "stamp", "app", { verdict: "accepted" });
    const check = line(2, "check", "app", { verdict: "unreachable" });
    const service = "https://example.com";
    expect(anchorOf(stamp, check)?.stamps).toEqual([{ stampedOn: on(1), verdict: "accepted", service }]);
    const again = line(3, "stamp", "app", { verdict: "failed", mayBeSpent: true });
    expect(anchorOf(stamp, again)).toMatchObject({
      verdict: "accepted",
      stamps: [{ stampedOn: on(1) }, { stampedOn: on(3), verdict: "failed" }],
    });
  });

  test("the address of a stamp, not its state, stays beside the block that a later statement has", () => {
    const records = [{ block: 7, matched: digestOf("app") }];
    const stamped = line(1, "stamp", "app", { chain: { address: "0xFFEEDD", port: 99, records: [] } });
    expect(anchorOf(stamped, line(2, "verify", "app", { chain: { records } }))?.chain).toEqual({
      address: "0xFFEEDD",
      records,
    });
    const whole = { address: "0xFFEEDD", port: 99, records };
    expect(anchorOf(line(1, "stamp", "app", { chain: whole }), stamped)?.chain).toEqual(whole);
  });
});

describe("what is evidence is united by content", () => {
  test("blocks of all statements stand once each, the oldest first, and the fuller of two records is kept", () => {
    const [seven, nine] = [{ block: 7, date: "2026-01-01" }, { block: "9" }];
    const lines = [[nine], [{ block: 7 }], [seven, nine]].map((records, day) =>
      line(day + 1, "verify", "app", { chain: { records } }),
    );
    expect(recordOf(...lines).anchors.get(digestOf("app"))?.chain?.records).toEqual([seven, nine]);
  });

  test("proofs of all statements stand once each", () => {
    const proven = provenAnchor(publishedProofs["a batch of one"]);
    const subject = { name: "app", digest: { sha3_256: proven.digest } };
    const of = (day: number) => aStatement([subject], { finishedOn: on(day), anchors: [proven] });
    expect(recordOf(of(1), of(2)).anchors.get(proven.digest)).toMatchObject({ proofs: [proven.proof] });
  });

  test("a list stands once, and covers the files of its own run", () => {
    const manifest = (day: number, content: string): Statement => {
      const subject = aSubject("app", content);
      const [list] = aStatement([subject]).predicate.lists;
      const anchors = [{ covers: "list", digest: list?.sha3_256 ?? digestOf(""), verdict: "anchored" }] as const;
      return aStatement([subject], { finishedOn: on(day), anchors });
    };
    const { lists, findListAnchor } = recordOf(manifest(1, "old"), manifest(2, "new"), manifest(3, "new"));
    expect(lists.map(({ name }) => name)).toEqual([
      "anchor-SHA3-256SUMS",
      "anchor-SHA256SUMS",
      "anchor-SHA3-256SUMS",
      "anchor-SHA256SUMS",
    ]);
    expect([findListAnchor(digestOf("old")), findListAnchor(digestOf("new"))].map((anchor) => anchor?.digest)).toEqual([
      lists[0]?.sha3_256,
      lists[2]?.sha3_256,
    ]);
    expect(findListAnchor(digestOf("other"))).toBeUndefined();
  });

  test("witnesses of all statements stand once each", () => {
    const witness = (token: string) =>
      ({ kind: "rfc3161", of: "anchor-SHA256SUMS", url: "https://tsa.example", token }) as const;
    const lines = ["AAAA", "BBBB", "AAAA"].map((token, day) => {
      return aStatement([aSubject("app")], { finishedOn: on(day + 1), witnesses: [witness(token)] });
    });
    expect(recordOf(...lines).witnesses).toEqual([witness("AAAA"), witness("BBBB")]);
  });
});

describe("the statements of all jobs are one record", () => {
  test("jobs that name different files have all of them in one record, in byte order", () => {
    const lines = ["windows.zip", "linux.tgz", "\u{1F600}", "\uFFFD"].map((name) => aStatement([aSubject(name)]));
    expect([...recordOf(...lines).names.keys()]).toEqual(["linux.tgz", "windows.zip", "\uFFFD", "\u{1F600}"]);
  });

  test("the newest statement that names the chain names it", () => {
    const lines = ["first", "second"].map((name, day) =>
      aStatement([aSubject("a")], { finishedOn: on(day + 1), chain: { name } }),
    );
    expect(recordOf(...lines.toReversed(), line(9, "check", "app")).chain).toEqual({ name: "second" });
  });

  const service = { url: "https://demo.example", demonstration: true };
  const demo = aStatement([aSubject("app", "demo"), aSubject("more")], {
    service,
    finishedOn: on(9),
    chain: { name: "test" },
  });

  test("a demonstration gives nothing to statements of a public chain", () => {
    const lines = [line(1, "stamp", "app")];
    const { heads, ...alone } = recordOf(...lines);
    const record = recordOf(...lines, demo);
    expect(record).toMatchObject({ ...alone, findListAnchor: expect.any(Function) });
    // The next statement comes after the demonstration too: whoever wrote it has read it.
    expect(record.heads).toEqual(expect.arrayContaining([...heads]));
    expect(recordOf(demo, demo)).toMatchObject({ isDemonstration: true, chain: { name: "test" } });
  });

  const unheard = (verdict: Anchor["verdict"], more: Partial<Anchor> = {}) =>
    line(2, "check", "demo", { verdict, ...more });

  test.each(["skipped", "unreachable", "failed", "unknown"] as const)(
    "a run that was told nothing (%s) is of a demonstration too, and keeps nothing of it away",
    (verdict) => {
      expect(recordOf(demo, unheard(verdict))).toMatchObject({ isDemonstration: true, chain: { name: "test" } });
      expect(recordOf(unheard(verdict)).isDemonstration).toBe(false);
    },
  );

  test.each([unheard("not-found"), unheard("accepted"), unheard("failed", { mayBeSpent: true })])(
    "a run that was told something of a public chain is of no demonstration (%#)",
    (told) => {
      expect(recordOf(demo, told)).toMatchObject({ isDemonstration: false, statements: [{ statement: told }] });
    },
  );

  test("no statements are an empty record, and no demonstration", () => {
    expect(openRecord([])).toMatchObject({ statements: [], heads: [], lists: [], isDemonstration: false });
  });
});

test.each<[string, Statement, boolean]>([
  ["the same a week later", line(8, "stamp", "app"), false],
  ["a check of the same", line(8, "check", "app", { verdict: "found" }), false],
  ["an outage", line(8, "check", "app", { verdict: "unreachable" }), false],
  ["other bytes", line(8, "check", "evil", { verdict: "changed" }), true],
  ["a block", line(8, "check", "app", { chain: { records: [{ block: 7 }] } }), true],
  ["another file", aStatement([aSubject("other")], { finishedOn: on(8) }), true],
  ["the chain's name", aStatement([aSubject("app")], { finishedOn: on(8), chain: { name: "a chain" } }), true],
])("%s after a stamp is news: %j", (_, later, isNew) => {
  expect(addsToRecord(recordOf(line(1, "stamp", "app")), toStatementFile(later))).toBe(isNew);
});

test("the first statement is news", () => {
  expect(addsToRecord(recordOf(), toStatementFile(line(1, "check", "app", { verdict: "unreachable" })))).toBe(true);
});

describe("statements are ordered by what they had read, then by GitHub's clock, then by their own", () => {
  const stampOf = (content: string, finishedOn: string, after: readonly StatementFile[], uploadedOn?: string) => {
    const given = { finishedOn, ...(after.length > 0 && { after: after.map(({ id }) => id) }) };
    const file = toStatementFile(aStatement([aSubject("app", content)], given));
    return uploadedOn === undefined ? file : { ...file, uploadedOn };
  };
  const recorded = (...files: readonly StatementFile[]) => openRecord(files).names.get("app")?.digest.sha3_256;

  test("a stamp comes after the one that it had read, however far its clock is behind", () => {
    const first = stampOf("old", on(9), []);
    const second = stampOf("new", on(1), [first]);
    expect(recorded(first, second)).toBe(digestOf("new"));
    expect(openRecord([second, first])).toMatchObject({ heads: [second.id], missingIds: [] });
    expect(openRecord([second])).toMatchObject({ heads: [second.id], missingIds: [first.id] });
  });

  test("of two that do not know each other, the one that GitHub had later is the later one", () => {
    const first = stampOf("old", on(9), [], on(2));
    const second = stampOf("new", on(1), [], on(3));
    expect(recorded(first, second)).toBe(digestOf("new"));
    expect(openRecord([first, second]).heads).toEqual([first.id, second.id].toSorted());
  });

  test("a statement that comes twice counts once, with the time that GitHub gives", () => {
    const first = stampOf("old", on(9), []);
    const second = stampOf("new", on(5), []);
    expect(recorded(first, second)).toBe(digestOf("old"));
    for (const files of [
      [first, second, { ...first, uploadedOn: on(1) }],
      [{ ...first, uploadedOn: on(1) }, first, second],
    ]) {
      expect(openRecord(files).statements).toHaveLength(2);
      expect(recorded(...files)).toBe(digestOf("new"));
    }
  });
});

test.each([
  ["its id", { release: { repository: "was/renamed", tag: "v0", id: 7 } }, true],
  ["another id", { release: { repository: "o/r", tag: "v1", id: 8 } }, false],
  ["its repository, in other letters, and tag", { release: { repository: "O/R", tag: "v1" } }, true],
  ["another tag", { release: { repository: "o/r", tag: "v2" } }, false],
  ["another repository", { release: { repository: "o/other", tag: "v1" } }, false],
  ["no release, and a run of its tag", { run: { repository: "o/r", ref: "refs/tags/v1" } }, true],
  ["no release, and a run of another tag", { run: { repository: "o/r", ref: "refs/tags/v2" } }, false],
  ["no release, and a run of a branch", { run: { repository: "o/r", ref: "refs/heads/main" } }, true],
  ["no release, and a run of another repository", { run: { repository: "o/other", ref: "refs/tags/v1" } }, false],
  ["neither release nor repository", { run: {} }, false],
])("a statement that names %s is of a release: %j", (_, members, isOwn) => {
  const statement = aStatement([aSubject("app")], { run: {}, ...members });
  expect(isOfRelease(statement, { repository: "o/r", tag: "v1", id: 7 })).toBe(isOwn);
});

describe("a list covers what it names", () => {
  const list = recordOf(aStatement([aSubject("app", "app")])).lists[0];
  const ofList = (verdict: Anchor["verdict"], digest = list?.sha3_256 ?? digestOf("")) =>
    ({ covers: "list", digest, verdict }) as const;

  test("only where the stated digest is that of its text: anybody may state one that the chain holds", () => {
    const held = aStatement([aSubject("app", "app")], { anchors: [ofList("anchored")], finishedOn: on(1) });
    const forged = aStatement([aSubject("evil", "evil")], { finishedOn: on(2) });
    const lists = forged.predicate.lists.map((one) => ({ ...one, sha3_256: list?.sha3_256 ?? digestOf("") }));
    const lie = { ...forged, predicate: { ...forged.predicate, lists: lists.slice(0, 1) } };
    for (const lines of [
      [held, lie],
      [{ ...lie, predicate: { ...lie.predicate, finishedOn: on(1) } }, held],
    ]) {
      const record = recordOf(...lines);
      expect(record.findListAnchor(digestOf("evil"))).toBeUndefined();
      expect(record.findListAnchor(digestOf("app"))?.digest).toBe(list?.sha3_256);
    }
  });

  test("the list that a block holds first, then the newest that was stamped and not denied since", () => {
    const [one, two] = [aSubject("app", "app"), aSubject("lib", "lib")];
    const older = aStatement([one], { anchors: [ofList("accepted")], finishedOn: on(1) });
    const denied = aStatement([one], { mode: "check", anchors: [ofList("not-found")], finishedOn: on(2) });
    const wider = recordOf(aStatement([one, two])).lists[0]?.sha3_256 ?? digestOf("");
    const newer = aStatement([one, two], { anchors: [ofList("accepted", wider)], finishedOn: on(3) });
    expect(recordOf(older, denied).findListAnchor(digestOf("app"))?.digest).toBe(list?.sha3_256);
    expect(recordOf(older, denied, newer).findListAnchor(digestOf("app"))?.digest).toBe(wider);
    const found = aStatement([one], { mode: "check", anchors: [ofList("found")], finishedOn: on(4) });
    expect(recordOf(older, denied, newer, found).findListAnchor(digestOf("app"))?.digest).toBe(list?.sha3_256);
    const other = aStatement([one, two], { mode: "check", anchors: [ofList("found", wider)], finishedOn: on(4) });
    expect(recordOf(older, newer, other).findListAnchor(digestOf("app"))?.digest).toBe(wider);
  });
});

describe("evidence that is made to take long", () => {
  const many = 20_000;
  const id = (number: number) => number.toString(16).padStart(16, "0") as StatementFile["id"];
  const one = aStatement([aSubject("a.txt")], { anchors: [] });
  const file = (number: number, predicate: Partial<Statement["predicate"]>): StatementFile => ({
    id: id(number),
    text: "",
    statement: { ...one, predicate: { ...one.predicate, ...predicate } },
  });
  /** The record, and the CPU that this thread takes for it, in seconds: a busy machine does not change it. */
  const timed = (files: readonly StatementFile[]) => {
    const start = process.threadCpuUsage();
    const record = openRecord(files);
    return { record, seconds: process.threadCpuUsage(start).user / 1e6 };
  };

  test.each([
    ["each after the next by its time", (number: number) => [id(number + 1)]],
    ["all after the last", (number: number) => (number < many - 1 ? [id(many - 1)] : [])],
    ["none after another", () => []],
  ])("is put in order as fast as any: %s", (_, after) => {
    const files = Array.from({ length: many }, (__, number) => file(number, { after: after(number) }));
    const { record, seconds } = timed(files);
    expect(record.statements).toHaveLength(many);
    expect(seconds).toBeLessThan(3);
  });

  test("has all blocks of a digest, however many statements name one", () => {
    const base = anAnchor(aSubject("a.txt"), { verdict: "found" });
    const blocks = Array.from({ length: many }, (_, block) => ({ block, txpow: `0x${block}` }));
    const files = blocks.map((block, number) => {
      const records = [block, { block: block.block }, { ...block, block: 7 }];
      return file(number, { anchors: [{ ...base, chain: { records } }] });
    });
    const { record, seconds } = timed(files);
    const [anchor] = record.anchors.values();
    expect(anchor?.chain?.records).toHaveLength(2 * many - 1);
    expect(seconds).toBeLessThan(3);
  });
});
