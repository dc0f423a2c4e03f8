/** What holds of every history of runs: nothing that was recorded goes, and the order of arrival is nothing. */
import * as fc from "fast-check";
import { expect, test } from "vitest";

import type { Digest, StatementId } from "#core/digest.ts";
import { addsToRecord, openRecord, type EvidenceRecord } from "#evidence/record.ts";
import { createFoundTest } from "#evidence/recorded-names.ts";
import {
  finalityByVerdict,
  evidenceModes,
  statementForm,
  type Anchor,
  type Statement,
  type Witness,
} from "#evidence/statement.ts";
import { parseStatementFile, toStatementFile, type StatementFile } from "#evidence/statement-file.ts";
import { aStatement, aSubject, digestOf, provenAnchor } from "../../support/evidence/statements.ts";
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
    verdict: fc.constantFrom(...(Object.keys(finalityByVerdict) as Anchor["verdict"][])),
    mayBeSpent: fc.constant(true),
    chain: chains,
    proof: fc.constantFrom(...proofs.flatMap(({ proof }) => proof ?? [])),
  },
  { requiredKeys: ["covers", "digest", "verdict"] },
);

/** What a run found out, without its place in time. */
const made: fc.Arbitrary<Statement> = fc
  .record({
    subject: fc.uniqueArray(fc.constantFrom(...subjects), { minLength: 1, maxLength: 3, selector: ({ name }) => name }),
    mode: fc.constantFrom(...evidenceModes),
    demonstration: fc.constantFrom(false, false, false, true),
    anchors: fc.uniqueArray(anchors, { maxLength: 3, selector: ({ digest }) => digest }),
    chain: fc.constantFrom(undefined, { name: "one" }, { name: "two" }),
    list: fc.constantFrom(undefined, ...contents),
    token: fc.constantFrom(undefined, "AAAA", "BBBB"),
  })
  .map(({ subject, mode, demonstration, chain, list, token, ...rest }) => {
    const { predicate, ...statement } = aStatement([aSubject("app")], { mode });
    const witness: Witness = { kind: "rfc3161", of: "anchor-SHA256SUMS", url: "https://a.example", token: token ?? "" };
    const members = {
      ...predicate,
      service: { url: "https://example.com", demonstration },
      anchors: rest.anchors,
      lists: list === undefined ? [] : [{ name: "list", sha3_256: digestOf(`list ${list}`), text: list }],
      ...(chain && { chain }),
      ...(token !== undefined && { witnesses: [witness] }),
    };
    return statementForm.order({ ...statement, subject, predicate: members });
  });
/** Histories are drawn from runs that are made once: to make each anew takes longer than all that is tested. */
const pool = fc.sample(made, { numRuns: runs(3000), seed: 1 });

const hour = 3_600_000;
const start = Date.parse("2026-11-01T00:00:00.000Z");

/** A run of one of four jobs: what it found, whether it had read what was there, and whether its file is an asset. */
const steps = fc.record({
  found: fc.constantFrom(...pool),
  job: fc.nat(3),
  sees: fc.constantFrom("all", "all", "own", "none"),
  isAsset: fc.boolean(),
});
type Step = Parameters<Parameters<(typeof steps)["map"]>[0]>[0];
/** How far the clock of each job is off, by up to a day. */
const clocks = fc.array(fc.integer({ min: -24, max: 24 }), { minLength: 4, maxLength: 4 });
const plans = fc.array(steps, { minLength: 1, maxLength: 12 });

/** Makes the statements of runs that follow each other by an hour. */
function toHistory(plan: readonly Step[], offsets: readonly number[]): readonly StatementFile[] {
  const files: { readonly file: StatementFile; readonly job: number }[] = [];
  for (const [index, { found, job, sees, isAsset }] of plan.entries()) {
    const seen = sees === "none" ? [] : files.filter((one) => sees === "all" || one.job === job);
    const after: readonly StatementId[] = openRecord(seen.map(({ file }) => file)).heads;
    const [now, off] = [start + index * hour, (offsets[job] ?? 0) * hour];
    const finishedOn = new Date(now + off).toISOString();
    const predicate = { ...found.predicate, finishedOn, ...(after.length > 0 && { after }) };
    const file = toStatementFile(statementForm.order({ ...found, predicate }));
    files.push({ file: isAsset ? { ...file, uploadedOn: new Date(now + 1000).toISOString() } : file, job });
  }
  return files.map(({ file }) => file);
}
const histories = fc.tuple(plans, clocks).map(([plan, offsets]) => toHistory(plan, offsets));

/** All that must not go: names, digests stamped under them, and what is known of digests. */
function keptOf({ names: named, anchors: known, lists: listed, witnesses }: EvidenceRecord): readonly string[] {
  return [
    ...named.keys(),
    ...[...known.values()].flatMap(({ digest, chain, proofs: own }) => [
      digest,
      ...(chain?.records ?? []).flatMap(({ block }) => (block === undefined ? [] : [`${digest} ${block}`])),
      ...own.map(({ root }) => `${digest} ${root}`),
    ]),
    ...listed.map(({ sha3_256 }) => sha3_256),
    ...witnesses.map(({ token }) => token),
  ];
}

/** The digests that were stamped under names: current ones or former ones. */
function stampedOf({ statements: files, names: named }: EvidenceRecord): readonly string[] {
  const stamped = new Set(
    files.flatMap(({ statement }) => {
      const isFound = createFoundTest(statement);
      const isRecorded = (digest: Digest) => statement.predicate.mode === "stamp" && isFound(digest);
      const own = statement.subject.filter(({ digest }) => isRecorded(digest.sha3_256));
      return own.map(({ name, digest }) => `${name} ${digest.sha3_256}`);
    }),
  );
  return [...named.values()].flatMap(({ name, digest, former }) =>
    [digest, ...former.map((one) => one.digest)]
      .map(({ sha3_256 }) => `${name} ${sha3_256}`)
      .filter((each) => stamped.has(each)),
  );
}

const ofPublicChain = ({ statement }: StatementFile): boolean => statement.predicate.service?.demonstration === false;
/** A record as text, to be compared fast. */
const textOf = (record: EvidenceRecord): string =>
  JSON.stringify({ ...record, names: [...record.names], anchors: [...record.anchors] });

test("adding a statement removes no name, no digest that was stamped, no block, proof, list or witness", () => {
  fc.assert(
    fc.property(
      histories.chain((history) => fc.tuple(fc.constant(history), fc.nat(history.length - 1))),
      ([history, last]) => {
        const without = history.toSpliced(last, 1);
        const [before, all] = [openRecord(without), openRecord(history)];
        // The first statement of a public chain ends a demonstration.
        fc.pre(before.isDemonstration === all.isDemonstration || without.length === 0);
        const after = new Set([...keptOf(all), ...stampedOf(all)]);
        expect([...keptOf(before), ...stampedOf(before)].filter((each) => !after.has(each))).toEqual([]);
      },
    ),
    { numRuns: runs(3000) },
  );
});

test("any order of arrival, and statements that arrive twice, give the same record", () => {
  const arrivals = histories.chain((history) => {
    const twice = [...history, ...history.slice(0, 3).map(({ id, text, statement }) => ({ id, text, statement }))];
    return fc.tuple(fc.constant(history), fc.shuffledSubarray(twice, { minLength: twice.length }));
  });
  fc.assert(
    fc.property(arrivals, ([history, arrived]) => {
      expect(textOf(openRecord(arrived))).toBe(textOf(openRecord(history)));
    }),
    { numRuns: runs(3000) },
  );
});

test("statements that are written and read give the same record", () => {
  fc.assert(
    fc.property(histories, (history) => {
      const read = history.map(({ id, text, uploadedOn }) => {
        const file = parseStatementFile(text, `anchor-${id}.intoto.json`);
        return uploadedOn === undefined ? file : { ...file, uploadedOn };
      });
      expect(textOf(openRecord(read))).toBe(textOf(openRecord(history)));
    }),
    { numRuns: runs(3000) },
  );
});

test("clocks, however far they are off, change no recorded digest where each run had read what was there", () => {
  const recorded = (files: readonly StatementFile[]) =>
    [...openRecord(files).names.values()].map(({ name, digest, former }) => [
      name,
      digest.sha3_256,
      ...former.map((one) => one.digest.sha3_256),
    ]);
  const known = plans.map((plan) => plan.map((step) => ({ ...step, sees: "all" as const })));
  fc.assert(
    fc.property(known, clocks, clocks, (plan, one, other) => {
      expect(recorded(toHistory(plan, one))).toEqual(recorded(toHistory(plan, other)));
    }),
    { numRuns: runs(3000) },
  );
});

const untold: ReadonlySet<string> = new Set(["skipped", "unreachable", "failed", "unknown"]);
const saysOfChain = ({ anchors: all, witnesses }: Statement["predicate"]): boolean =>
  witnesses !== undefined || all.some(({ verdict, mayBeSpent }) => !untold.has(verdict) || mayBeSpent);

test("a demonstration among statements of a public chain changes nothing", () => {
  fc.assert(
    fc.property(plans, clocks, (plan, offsets) => {
      // That nobody had read others keeps the demonstrations out of the order.
      const history = toHistory(
        plan.map((step) => ({ ...step, sees: "none" as const })),
        offsets,
      );
      const open = history.filter((file) => ofPublicChain(file));
      // Where nobody was told anything of a public chain, all is of the demonstration.
      fc.pre(open.some(({ statement: { predicate } }) => saysOfChain(predicate)));
      // Whoever writes the next statement has read the demonstrations too.
      expect(textOf({ ...openRecord(history), heads: [] })).toBe(textOf({ ...openRecord(open), heads: [] }));
    }),
    { numRuns: runs(1000) },
  );
});

test("what was found out is no news when it is found again later", () => {
  fc.assert(
    fc.property(histories, fc.constantFrom(...pool), (history, found) => {
      const at = (finishedOn: string, before: readonly StatementFile[]): StatementFile => {
        const after = openRecord(before).heads;
        return toStatementFile(statementForm.order({ ...found, predicate: { ...found.predicate, finishedOn, after } }));
      };
      const first = at("2026-12-01T00:00:00.000Z", history);
      const all = [...history, first];
      expect(addsToRecord(openRecord(all), at("2026-12-08T00:00:00.000Z", all))).toBe(false);
    }),
    { numRuns: runs(1000) },
  );
});
