import { expect, test } from "vitest";

import { isSameEvidence, withRecorded } from "#evidence/earlier.ts";
import { listDigests, listText } from "#evidence/lists.ts";
import { parseStatement } from "#evidence/parse-statement.ts";
import type { Statement } from "#evidence/statement.ts";
import { formatStatement } from "#evidence/to-statement.ts";
import { anAnchor, aStatement, aSubject, digestOf, runInput } from "../../support/evidence/statements.ts";

const [app, lib] = [aSubject("app.tgz", "app"), aSubject("lib.zip", "lib")];
const evil = aSubject("app.tgz", "evil");
const recorded = aStatement([app, lib]);
const tuesday = { finishedOn: "2026-12-01T00:00:00.000Z", mode: "check" } as const;
const met = anAnchor(evil, { verdict: "changed" });
const found = anAnchor(lib, { verdict: "found" });

test("the address of a stamp, not its state, stays beside the block that a later run finds", () => {
  const records = [{ block: 7, matched: app.digest.sha3_256 }];
  const stamped = anAnchor(app, { verdict: "accepted", chain: { address: "0xFFEEDD", port: 99, records: [] } });
  const seen = anAnchor(app, { verdict: "verified", chain: { records } });
  const statement = aStatement([app], { anchors: [seen] }, aStatement([app], { anchors: [stamped] }));
  expect(statement.predicate.anchors[0]?.chain).toEqual({ address: "0xFFEEDD", records });
});

test("the address of a stamp goes with it, where the chain is found not to hold the digest", () => {
  const stamped = anAnchor(app, { verdict: "accepted", chain: { address: "0xFFEEDD", port: 99, records: [] } });
  const denied = anAnchor(app, { verdict: "not-found" });
  const statement = aStatement([app], { anchors: [denied] }, aStatement([app], { anchors: [stamped] }));
  expect(statement.predicate.anchors[0]).not.toHaveProperty("chain");
});

/** What is kept of a check that met `evil` in the place of `app`. */
const checked = (earlier: Statement): Statement =>
  withRecorded(aStatement([evil, lib], { ...tuesday, anchors: [met, found] }, earlier), earlier, new Set(["app.tgz"]));
const verdicts = ({ predicate }: Statement) => new Map(predicate.anchors.map((each) => [each.digest, each.verdict]));

test.each([
  ["not-found", "accepted", "accepted"],
  ["changed", "accepted", "accepted"],
  ["no-match", "unclear", "unclear"],
  ["not-found", "unreachable", "not-found"],
  ["no-match", "unknown", "no-match"],
  ["verified", "accepted", "verified"],
  ["accepted", "unclear", "accepted"],
  ["accepted", "not-found", "not-found"],
] as const)("of %s and a later %s stays %s: only a stamp sent since outweighs the chain's no", (before, now, kept) => {
  const earlier = aStatement([app], { anchors: [anAnchor(app, { verdict: before })] });
  const statement = aStatement([app], { anchors: [anAnchor(app, { verdict: now })] }, earlier);
  expect(verdicts(statement).get(app.digest.sha3_256)).toBe(kept);
});

test("what was recorded stays the subject where a check met other bytes, and both digests stand beside it", () => {
  const statement = checked(recorded);
  expect(statement.subject).toEqual([app, lib]);
  expect(new Set(statement.predicate.changed?.map(({ name, digest }) => `${name} ${digest}`))).toEqual(
    new Set([app, evil].map(({ name, digest }) => `${name} ${digest.sha3_256}`)),
  );
  expect(verdicts(statement)).toEqual(
    new Map([
      [app.digest.sha3_256, "anchored"],
      [evil.digest.sha3_256, "changed"],
      [lib.digest.sha3_256, "found"],
    ]),
  );
  expect(statement.predicate.lists).toEqual(recorded.predicate.lists);
  expect(parseStatement(formatStatement(statement))).toEqual(statement);
});

test("what was recorded says the same after a second such check, but for when it was", () => {
  const once = checked(recorded);
  const twice = checked(once);
  expect(isSameEvidence(once, twice)).toBe(true);
  expect(twice.predicate.changed?.find(({ digest }) => digest === evil.digest.sha3_256)?.seenOn).toBe(
    tuesday.finishedOn,
  );
});

test("what was recorded is all that stands there again when the bytes are, and what was met is not forgotten", () => {
  const before = checked(recorded);
  const restored = aStatement([app, lib], { anchors: [anAnchor(app, { verdict: "found" }), found] }, before);
  expect(restored.predicate.changed?.map(({ digest }) => digest)).toEqual([evil.digest.sha3_256]);
});

test("what was recorded does not become changed where a file could not be read", () => {
  const partial = aStatement([lib], { ...tuesday, anchors: [found] }, recorded);
  expect(partial.predicate.changed).toHaveLength(1);
  const kept = withRecorded(partial, recorded, new Set(["app.tgz"]));
  expect(kept.subject).toEqual([app, lib]);
  expect(kept.predicate.changed).toBeUndefined();
  expect(verdicts(kept).get(app.digest.sha3_256)).toBe("anchored");
});

test("what was recorded keeps an anchored list, and lets go of one that names what was met", () => {
  const listOf = (subjects: Statement["subject"]) =>
    listDigests(listText({ name: "SHA3-256SUMS", sha3_256: digestOf("") }, subjects)).sha3_256;
  const anchor = { covers: "list", digest: listOf([app, lib]), verdict: "anchored" } as const;
  const manifest = aStatement([app, lib], { anchors: [anchor] });
  const other = { covers: "list", digest: listOf([evil, lib]), verdict: "not-found" } as const;
  const statement = withRecorded(
    aStatement([evil, lib], { ...tuesday, anchors: [other] }, manifest),
    manifest,
    new Set(["app.tgz"]),
  );
  expect(statement.predicate.anchors).toEqual([anchor]);
  expect(statement.predicate.lists).toEqual(manifest.predicate.lists);
});

test("what was recorded is nothing where the names are others", () => {
  const statement = aStatement([evil, lib], tuesday, recorded);
  expect(withRecorded(statement, recorded, new Set(["other"]))).toBe(statement);
  expect(withRecorded(statement, recorded, new Set())).toBe(statement);
});

const run = { ...runInput.run, url: "https://example.com/run/2", attempt: "3" };

test("two statements are the same when only the run and its time differ", () => {
  expect(isSameEvidence(recorded, aStatement([app, lib], { run, finishedOn: tuesday.finishedOn }))).toBe(true);
});

test.each<[string, Statement]>([
  ["a digest", aStatement([evil, lib])],
  ["a file", aStatement([app])],
  ["a verdict", aStatement([app, lib], { anchors: [anAnchor(app), found] })],
  ["the commit", aStatement([app, lib], { run: { ...run, commit: "d".repeat(40) } })],
  ["the section", aStatement([app, lib], { run: { ...run, section: "0123456789ab" } })],
  ["the service", aStatement([app, lib], { service: { url: "https://other.example", demonstration: false } })],
  ["what was changed", checked(recorded)],
])("two statements are not the same when %s differs", (_, other) => {
  expect(isSameEvidence(recorded, other)).toBe(false);
});
