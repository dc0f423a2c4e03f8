/** The five rules of the fold (docs/evidence.md), each by plain examples. */
import { describe, expect, test } from "vitest";

import { isNews, openEvidence, openRecord } from "#evidence/record.ts";
import { predicateTypes, type Anchor, type Statement } from "#evidence/statement.ts";
import { anAnchor, aStatement, aSubject, digestOf, provenAnchor } from "../../support/evidence/statements.ts";
import { publishedProofs } from "../../support/proofs.ts";

const on = (day: number): string => `2026-11-${String(day).padStart(2, "0")}T00:00:00.000Z`;
type Mode = Statement["predicate"]["mode"];

/** What a run on one day found of `app` with this content. */
function line(day: number, mode: Mode, content: string, anchor: Partial<Anchor> = {}): Statement {
  const subject = aSubject("app", content);
  return aStatement([subject], { mode, finishedOn: on(day), anchors: [anAnchor(subject, anchor)] });
}

function appOf(...lines: readonly Statement[]) {
  const app = openRecord(lines).names.get("app");
  return [app?.digest.sha3_256, ...(app?.former ?? []).map(({ digest }) => digest.sha3_256)];
}
const digests = (...contents: readonly string[]) => contents.map(digestOf);

describe("a stamp records, everything else observes", () => {
  test("the newest stamp records the digest of a name, whatever checks came after it", () => {
    expect(appOf(line(1, "stamp", "old"), line(2, "stamp", "new"))).toEqual(digests("new", "old"));
    for (const mode of ["check", "verify", "monitor"] as const) {
      expect(appOf(line(1, "stamp", "old"), line(2, mode, "evil"))).toEqual(digests("old", "evil"));
    }
  });

  test("the first line records the digest of a name that nobody stamped", () => {
    expect(appOf(line(1, "check", "old"), line(2, "monitor", "evil"))).toEqual(digests("old", "evil"));
    expect(appOf(line(1, "check", "evil"), line(2, "stamp", "app"))).toEqual(digests("app", "evil"));
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

describe("a former digest never goes", () => {
  test("a name has all its digests, newest first, each with the day on which it was first seen", () => {
    const lines = ["one", "two", "one", "three"].map((content, day) => line(day + 1, "stamp", content));
    expect(openRecord(lines).names.get("app")).toMatchObject({
      digest: { sha3_256: digestOf("three") },
      on: on(4),
      former: [
        { digest: { sha3_256: digestOf("two") }, on: on(2) },
        { digest: { sha3_256: digestOf("one") }, on: on(1) },
      ],
    });
  });

  const changed = [{ name: "app", digest: digestOf("former"), seenOn: on(1) }];
  const [, version1] = predicateTypes;
  const ofVersion1 = (statement: Statement): Statement => {
    return { ...statement, predicateType: version1, predicate: { ...statement.predicate, changed } };
  };

  test("what a statement of version 1 says was changed is the history of its name", () => {
    const before = ofVersion1(line(2, "stamp", "app"));
    expect(appOf(before)).toEqual(digests("app", "former"));
    expect(appOf(before, line(3, "stamp", "new"))).toEqual(digests("new", "app", "former"));
  });

  test("a name that a statement of version 1 only says was there is named once a later line names it", () => {
    const gone = ofVersion1(aStatement([aSubject("other")], { finishedOn: on(2) }));
    expect([...openRecord([gone]).names.keys()]).toEqual(["other"]);
    expect(appOf(gone, line(3, "stamp", "new"))).toEqual(digests("new", "former"));
  });
});

describe("of one digest the strongest stands", () => {
  const anchorOf = (...lines: readonly Statement[]) => openRecord(lines).anchors.get(digestOf("app"));

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

  test("a reader whose clock is a year behind reads what everybody reads", () => {
    const lines = [line(1, "stamp", "old"), line(2, "stamp", "new")];
    const record = openEvidence(lines, Date.parse("2025-11-02T00:00:00.000Z"));
    expect(record.names.get("app")?.digest.sha3_256).toBe(digestOf("new"));
  });

  test("a line of a time to come records no name that another line records, and is no newest line", () => {
    const future = line(1, "stamp", "app", { verdict: "accepted" });
    const later = { ...future, predicate: { ...future.predicate, finishedOn: "2099-01-01T00:00:00.000Z" } };
    const own = aStatement([aSubject("app", "built again")], { finishedOn: on(2) });
    const digestIn = (now?: number) => openRecord([later, own], now).names.get("app")?.digest.sha3_256;
    expect(digestIn(Date.parse(on(3)))).toBe(own.subject[0]?.digest.sha3_256);
    expect(digestIn()).toBe(future.subject[0]?.digest.sha3_256);
  });

  test("every stamp of a digest is known with its day and its service, whatever was found out since", () => {
    const stamp = line(1, "stamp", "app", { verdict: "accepted" });
    const check = line(2, "check", "app", { verdict: "unreachable" });
    const service = "https://example.com";
    expect(anchorOf(stamp, check)?.stamps).toEqual([{ on: on(1), verdict: "accepted", service }]);
    const again = line(3, "stamp", "app", { verdict: "failed", mayBeSpent: true });
    expect(anchorOf(stamp, again)).toMatchObject({
      verdict: "accepted",
      stamps: [{ on: on(1) }, { on: on(3), verdict: "failed" }],
    });
  });

  test("the address of a stamp, not its state, stays beside the block that a later line has", () => {
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
  test("blocks of all lines stand once each, the oldest first, and the fuller of two records is kept", () => {
    const [seven, nine] = [{ block: 7, date: "2026-01-01" }, { block: "9" }];
    const lines = [[nine], [{ block: 7 }], [seven, nine]].map((records, day) =>
      line(day + 1, "verify", "app", { chain: { records } }),
    );
    expect(openRecord(lines).anchors.get(digestOf("app"))?.chain?.records).toEqual([seven, nine]);
  });

  test("proofs of all lines stand once each", () => {
    const item = publishedProofs["a batch of one"];
    const proven = provenAnchor(item);
    const subject = { name: "app", digest: { sha3_256: proven.digest } };
    const of = (day: number, anchor: Partial<Anchor>) => {
      return aStatement([subject], { finishedOn: on(day), anchors: [{ ...anAnchor(subject), ...anchor }] });
    };
    const lines = [of(1, {}), of(2, proven), of(3, proven)];
    expect(openRecord(lines).anchors.get(proven.digest)?.proofs).toEqual([proven.proof]);
  });

  test("a list stands once, and covers the files of its own line", () => {
    const manifest = (day: number, content: string): Statement => {
      const subject = aSubject("app", content);
      const [list] = aStatement([subject]).predicate.lists;
      const anchors = [{ covers: "list", digest: list?.sha3_256 ?? digestOf(""), verdict: "anchored" }] as const;
      return aStatement([subject], { finishedOn: on(day), anchors });
    };
    const { lists, coverOf } = openRecord([manifest(1, "old"), manifest(2, "new"), manifest(3, "new")]);
    expect(lists.map(({ name }) => name)).toEqual(["SHA3-256SUMS", "SHA256SUMS", "SHA3-256SUMS", "SHA256SUMS"]);
    expect([coverOf(digestOf("old")), coverOf(digestOf("new"))].map((anchor) => anchor?.digest)).toEqual([
      lists[0]?.sha3_256,
      lists[2]?.sha3_256,
    ]);
    expect(coverOf(digestOf("other"))).toBeUndefined();
  });

  test("witnesses of all lines stand once each", () => {
    const witness = (token: string) =>
      ({ kind: "rfc3161", of: "SHA256SUMS", url: "https://tsa.example", token }) as const;
    const lines = ["AAAA", "BBBB", "AAAA"].map((token, day) => {
      return aStatement([aSubject("app")], { finishedOn: on(day + 1), witnesses: [witness(token)] });
    });
    expect(openRecord(lines).witnesses).toEqual([witness("AAAA"), witness("BBBB")]);
  });
});

describe("the lines of all jobs are one record, by time", () => {
  test("jobs that name different files have all of them in one record, in byte order", () => {
    const lines = ["windows.zip", "linux.tgz", "\u{1F600}", "\uFFFD"].map((name) => aStatement([aSubject(name)]));
    expect([...openRecord(lines).names.keys()]).toEqual(["linux.tgz", "windows.zip", "\uFFFD", "\u{1F600}"]);
  });

  test("the newest line that names the chain names it", () => {
    const lines = ["first", "second"].map((name, day) =>
      aStatement([aSubject("a")], { finishedOn: on(day + 1), chain: { name } }),
    );
    expect(openRecord([...lines.toReversed(), line(9, "check", "app")]).chain).toEqual({ name: "second" });
  });

  const service = { url: "https://demo.example", demonstration: true };
  const demo = aStatement([aSubject("app", "demo"), aSubject("more")], {
    service,
    finishedOn: on(9),
    chain: { name: "test" },
  });

  test("a demonstration's line gives nothing to those of a public chain", () => {
    const lines = [line(1, "stamp", "app")];
    expect(openRecord([...lines, demo])).toEqual({ ...openRecord(lines), coverOf: expect.any(Function) });
    expect(openRecord([demo, demo])).toMatchObject({ isDemonstration: true, chain: { name: "test" } });
  });

  test("no lines are an empty record, and no demonstration", () => {
    expect(openRecord([])).toMatchObject({ lines: [], lists: [], isDemonstration: false });
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
  expect(isNews([line(1, "stamp", "app")], later)).toBe(isNew);
});

test("the first line is news", () => {
  expect(isNews([], line(1, "check", "app", { verdict: "unreachable" }))).toBe(true);
});
