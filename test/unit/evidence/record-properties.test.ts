/** What holds of every history of runs: nothing that was recorded goes, and the order of arrival is nothing. */
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { formatLog, hasLines, joinLogs, parseLog, withLine, type LogLine } from "#evidence/log.ts";
import { isNews, openRecord, type EvidenceRecord } from "#evidence/record.ts";
import {
  anchorVerdicts,
  evidenceModes,
  predicateTypes,
  statementForm,
  type Anchor,
  type Statement,
  type Witness,
} from "#evidence/statement.ts";
import { aLog, aStatement, aSubject, digestOf, provenAnchor } from "../../support/evidence/statements.ts";
import { publishedProofs } from "../../support/proofs.ts";
import { runs } from "../../support/runs.ts";

const names = ["app", "lib", "__proto__"];
const contents = ["one", "two", "three"];
const subjects = names.flatMap((name) => contents.map((content) => aSubject(name, content)));
const proofs = [publishedProofs["a batch of one"], publishedProofs["a sibling on the right"]].map(provenAnchor);
const lists = contents.map((content) => digestOf(`list ${content}`));

const chains = fc.record(
  {
    address: fc.constantFrom("0x01", "0x02"),
    port: fc.constantFrom(1, 2),
    records: fc.array(
      fc.record({ block: fc.constantFrom(7, "9"), date: fc.constantFrom("a", "b") }, { requiredKeys: [] }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ["records"] },
);
const anchors = fc.record<Anchor, "covers" | "digest" | "verdict">(
  {
    covers: fc.constantFrom("subject", "list"),
    digest: fc.constantFrom(...contents.map((content) => digestOf(content)), ...lists),
    verdict: fc.constantFrom(...(Object.keys(anchorVerdicts) as Anchor["verdict"][])),
    mayBeSpent: fc.constant(true),
    chain: chains,
    proof: fc.constantFrom(...proofs.flatMap(({ proof }) => proof ?? [])),
  },
  { requiredKeys: ["covers", "digest", "verdict"] },
);

const made: fc.Arbitrary<Statement> = fc
  .record({
    subject: fc.uniqueArray(fc.constantFrom(...subjects), { minLength: 1, maxLength: 3, selector: ({ name }) => name }),
    predicateType: fc.constantFrom(...predicateTypes),
    mode: fc.constantFrom(...evidenceModes),
    day: fc.constantFrom("01", "02", "03", "04"),
    job: fc.constantFrom("1", "2", "3", "4"),
    demonstration: fc.constantFrom(false, false, false, true),
    anchors: fc.uniqueArray(anchors, { maxLength: 3, selector: ({ digest }) => digest }),
    chain: fc.constantFrom(undefined, { name: "one" }, { name: "two" }),
    list: fc.constantFrom(undefined, ...contents),
    changed: fc.constantFrom(undefined, ...contents),
    token: fc.constantFrom(undefined, "AAAA", "BBBB"),
  })
  .map(({ subject, predicateType, mode, day, job, demonstration, chain, list, changed, token, ...rest }) => {
    const { predicate, ...statement } = aStatement([aSubject("app")], { mode });
    const witness: Witness = { kind: "rfc3161", of: "SHA256SUMS", url: "https://a.example", token: token ?? "" };
    const former = { name: "lib", digest: digestOf(changed ?? ""), seenOn: "2026-10-01T00:00:00Z" };
    const members = {
      ...predicate,
      finishedOn: `2026-11-${day}T00:00:00.000Z`,
      run: { section: job },
      service: { url: "https://example.com", demonstration },
      anchors: rest.anchors,
      lists: list === undefined ? [] : [{ name: "list", sha3_256: digestOf(`list ${list}`), text: list }],
      ...(chain && { chain }),
      ...(token !== undefined && { witnesses: [witness] }),
      ...(changed !== undefined && { changed: [former] }),
    };
    return statementForm.order({ ...statement, subject, predicateType, predicate: members });
  });
/** Histories are drawn from lines that are made once: to make each anew takes longer than all that is tested. */
const pool = fc.sample(made, { numRuns: runs(3000), seed: 1 });
const statements = fc.constantFrom(...pool);
const histories = fc.array(statements, { minLength: 1, maxLength: 12 });

/** All that must not go: names, digests under names, blocks, proofs, lists, witnesses. */
function keptOf({ names: named, anchors: known, lists: listed, witnesses }: EvidenceRecord): readonly string[] {
  return [
    ...[...named.values()].flatMap(({ name, digest, former }) =>
      [digest, ...former.map((one) => one.digest)].map((each) => `${name} ${each.sha3_256}`),
    ),
    ...[...known.values()].flatMap(({ digest, chain, proofs: own }) => [
      digest,
      ...(chain?.records ?? []).flatMap(({ block }) => (block === undefined ? [] : [`${digest} ${block}`])),
      ...own.map(({ root }) => `${digest} ${root}`),
    ]),
    ...listed.map(({ name, sha3_256 }) => `${name} ${sha3_256}`),
    ...witnesses.map(({ token }) => token),
  ];
}

const ofPublicChain = ({ predicate }: Statement): boolean => predicate.service?.demonstration === false;
/** A record as text, to be compared fast, without what only the place in a log decides. */
const textOf = (record: EvidenceRecord): string =>
  JSON.stringify({ ...record, names: [...record.names], anchors: [...record.anchors] }, (name, value: unknown) =>
    name === "previous" ? undefined : value,
  );

test("adding a line, old or new, never removes a name, a digest, a block, a proof, a list or a witness", () => {
  fc.assert(
    fc.property(histories, statements, (history, line) => {
      const before = openRecord(history);
      // The first line of a public chain ends a demonstration.
      fc.pre(!before.isDemonstration || !ofPublicChain(line));
      const after = new Set(keptOf(openRecord([...history, line])));
      expect(keptOf(before).filter((each) => !after.has(each))).toEqual([]);
    }),
    { numRuns: runs(10_000) },
  );
});

test("any order of arrival, and lines that arrive twice, give the same record", () => {
  const arrivals = histories.chain((history) => {
    const twice = [...history, ...history.slice(0, 3)];
    return fc.tuple(fc.constant(history), fc.shuffledSubarray(twice, { minLength: twice.length }));
  });
  fc.assert(
    fc.property(arrivals, ([history, arrived]) => {
      expect(textOf(openRecord(arrived))).toBe(textOf(openRecord(history)));
    }),
    { numRuns: runs(2000) },
  );
});

test("a log that is written and read gives the same record", () => {
  fc.assert(
    fc.property(histories, (history) => {
      const read = parseLog(formatLog(aLog(...history))).map(({ statement }) => statement);
      expect(textOf(openRecord(read))).toBe(textOf(openRecord(history)));
    }),
    { numRuns: runs(400) },
  );
});

test("a demonstration among lines of a public chain changes nothing", () => {
  fc.assert(
    fc.property(histories, (history) => {
      const open = history.filter((line) => ofPublicChain(line));
      fc.pre(open.length > 0);
      expect(textOf(openRecord(history))).toBe(textOf(openRecord(open)));
    }),
    { numRuns: runs(1000) },
  );
});

test("the newest line is no news when it comes again later", () => {
  fc.assert(
    fc.property(histories, statements, (history, { predicate, ...statement }) => {
      const at = (finishedOn: string): Statement => ({ ...statement, predicate: { ...predicate, finishedOn } });
      const lines = [...history, at("2026-12-01T00:00:00Z")];
      expect(isNews(lines, at("2026-12-08T00:00:00Z"))).toBe(false);
    }),
    { numRuns: runs(1000) },
  );
});

/** Two logs of one job that grew apart after lines that they share. */
const forks = fc.tuple(fc.array(statements, { maxLength: 3 }), histories, histories).map(([shared, one, two]) => {
  const start = aLog(...shared);
  const grow = (lines: readonly Statement[]): readonly LogLine[] => lines.reduce<readonly LogLine[]>(withLine, start);
  return [grow(one), grow(two)] as const;
});

test("two logs joined in any order are a log that has every line of both, and begins with the first one", () => {
  fc.assert(
    fc.property(forks, ([one, two]) => {
      const [joined, other] = [joinLogs(one, two), joinLogs(two, one)];
      expect(parseLog(formatLog(joined))).toEqual(joined);
      expect(formatLog(joined).startsWith(formatLog(one))).toBe(true);
      expect([hasLines(joined, one), hasLines(joined, two), hasLines(other, joined)]).toEqual([true, true, true]);
      expect(joinLogs(joined, two)).toEqual(joined);
    }),
    { numRuns: runs(400) },
  );
});
