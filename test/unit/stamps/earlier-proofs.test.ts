import { expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import { openRecord } from "#evidence/record.ts";
import type { Anchor, Statement } from "#evidence/statement.ts";
import { toStatement } from "#evidence/to-statement.ts";
import { journaledStamps, parseJournal } from "#stamps/earlier-stamps.ts";
import { earlierProofs, isLost } from "#stamps/provable.ts";
import { aDigest } from "../../support/results.ts";

const digest = aDigest(1);
const uid = "0x2F4A6B8C0D1E2F3A4B5C";
const other = "0x0000000000000000000A";
const service = "https://service.example";
const at = "2026-01-29T12:00:00.000Z";
const line = (event: string, more: object = {}) => ({
  at,
  run_id: "1",
  name: "a",
  digest,
  event,
  service: `${service}/`,
  ...more,
});

function statementOf(
  id: string,
  of: Digest = digest,
  url = service,
  member: "pendingProof" | "writtenProof" = "pendingProof",
): Statement {
  const anchor: Anchor = { covers: "subject", digest: of, verdict: "accepted", [member]: { uid: id } };
  const statement = toStatement({
    tool: { name: "anchor-artifacts", version: "1" },
    mode: "stamp",
    finishedOn: at,
    service: { url, demonstration: false },
    subjects: [{ name: "a", digest: { sha3_256: of } }],
    anchors: [anchor],
  });
  if (statement === undefined) throw new Error("It has a subject.");
  return statement;
}

const journal = (...lines: readonly object[]): string => lines.map((each) => JSON.stringify(each)).join("\n");
const after = (lines: readonly object[], statements: readonly Statement[] = []) =>
  earlierProofs(parseJournal(journal(...lines), `${service}/`), openRecord(statements), service).get(digest);

const asked = [line("proof-intent"), line("proof-asked", { uid })];

test.each<[string, readonly object[], object | undefined]>([
  ["asked for, and its answer never heard", [line("proof-intent")], {}],
  ["asked for, and not ready", asked, { uid }],
  ["written", [...asked, line("proof-result", { uid })], { uid }],
  ["refused", [line("proof-intent"), line("proof-result", { code: "PLAN_LIMIT_REACHED" })], undefined],
  ["answered about another digest", [line("proof-intent"), line("proof-result", { code: "REPLY_MISMATCH" })], {}],
  ["lost by the service", [...asked, line("proof-result", { uid, code: "SERVICE_REFUSED" })], undefined],
  ["in doubt", [...asked, line("proof-result", { uid, code: "PROOF_INVALID", open: true })], { uid, isDoubtful: true }],
  ["refused, then asked for again", [line("proof-result", { code: "RATE_LIMITED" }), ...asked], { uid }],
  ["given an id that is none", [line("proof-intent"), line("proof-asked", { uid: "../x" })], {}],
  ["asked of another service", asked.map((each) => ({ ...each, service: "https://other.example/" })), undefined],
  ["of another digest", asked.map((each) => ({ ...each, digest: aDigest(2) })), undefined],
  ["never asked for, only stamped", [line("intent"), line("result", { verdict: "accepted" })], undefined],
])("a proof that was %s", (_, lines, expected) => {
  expect(after(lines)).toEqual(expected);
});

test("the release's evidence names ids as well, and the journal knows better", () => {
  expect(after([], [statementOf(uid)])).toEqual({ uid });
  expect(after([line("proof-asked", { uid: other })], [statementOf(uid)])).toEqual({ uid: other });
  expect(after([], [statementOf("17")])).toBeUndefined();
  expect(after([], [statementOf(uid, aDigest(2))])).toBeUndefined();
  expect(after([], [statementOf(uid, digest, "https://other.example")])).toBeUndefined();
});

test("the id of a proof that was written is known as such", () => {
  const written = (id: string, url = service) => statementOf(id, digest, url, "writtenProof");
  expect(after([], [written(uid)])).toEqual({ uid, isWritten: true });
  expect(after([], [statementOf(other), written(uid)])).toEqual({ uid, isWritten: true });
  expect(after([line("proof-asked", { uid: other })], [written(uid)])).toEqual({ uid: other });
  expect(after([], [written("17")])).toBeUndefined();
  expect(after([], [written(uid, "https://other.example")])).toBeUndefined();
});

test("only a proof that may never come is paid again because of --again", () => {
  const all = [{}, { uid, isDoubtful: true as const }, { uid }, undefined];
  expect(all.map(isLost)).toEqual([true, true, false, false]);
});

test("lines about proofs say nothing of stamps", () => {
  expect(journaledStamps(parseJournal(journal(...asked), `${service}/`), new Date(at)).size).toBe(0);
});
