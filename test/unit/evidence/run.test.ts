import * as fc from "fast-check";
import { expect, test } from "vitest";

import { AnchorError, type ErrorCode } from "#core/errors.ts";
import { requestIdOf, toFailure, type Judgement } from "#core/row.ts";
import { isAnchored, verdictFacts, verdicts, type Verdict } from "#words/verdicts.ts";
import { failingRows, isNothingStamped, areFromTestChain, tallyOf } from "#evidence/run.ts";
import { aDigest, anEvidence, aResult, aRun, outcomes } from "../../support/results.ts";

const one = outcomes(aDigest(1));
const rowsOf = (...verdictsOf: readonly Verdict[]) => verdictsOf.map((verdict) => aResult(one[verdict]));

test("a verdict means what the interface says of it", () => {
  const rows = verdicts.map((verdict) => {
    const { status, class: meaning, icon, label, isStamped } = verdictFacts[verdict];
    return `${verdict}: ${icon} ${label}, ${status}, ${meaning}${isStamped ? ", stamped" : ""}`;
  });
  expect(rows.join("\n")).toMatchInlineSnapshot(`
    "accepted: ⏳ accepted, pending, open, stamped
    anchored: ⚓ anchored, finalized, anchored, stamped
    already-anchored: ⚓ already anchored, finalized, anchored, stamped
    found: ✅ found, finalized, anchored
    not-found: ❌ not found, finalized, wrong
    verified: ✅ verified, finalized, anchored
    no-match: ❌ no match, finalized, wrong
    timestamped: 🕒 time-stamped, finalized, signed, stamped
    changed: ❌ changed, finalized, wrong
    unclear: ❔ unclear, pending, open
    unknown: ❔ unknown, unknown, unanswered
    unreachable: 📡 unreachable, failed, unanswered
    failed: ⛔ failed, failed, failed
    skipped: ⏭️ skipped, unknown, skipped"
  `);
});

test.each<[ErrorCode, Verdict, ErrorCode?]>([
  ["SERVICE_UNAVAILABLE", "unreachable"],
  ["SERVICE_UNREACHABLE", "unreachable"],
  ["CONNECTION_LOST", "unreachable"],
  ["REQUEST_TIMEOUT", "unreachable"],
  ["RATE_LIMITED", "unreachable"],
  ["GITHUB_UNAVAILABLE", "unreachable"],
  ["API_KEY_REJECTED", "failed"],
  ["PLAN_LIMIT_REACHED", "failed"],
  ["TLS_REJECTED", "failed"],
  ["REPLY_MISMATCH", "failed"],
  ["ASSET_DIGEST_MISMATCH", "failed"],
  ["NOT_ATTEMPTED", "failed"],
  ["NOT_ATTEMPTED", "failed", "PLAN_LIMIT_REACHED"],
  ["NOT_ATTEMPTED", "unreachable", "RATE_LIMITED"],
])("a verdict of %s is %s", (code, verdict, stoppedBy) => {
  const cause = stoppedBy && new AnchorError(stoppedBy, "It went wrong.");
  expect(toFailure(new AnchorError(code, "It went wrong.", { cause })).verdict).toBe(verdict);
});

const evidence = anEvidence({ requestId: "of the answer" });
const error = new AnchorError("SERVICE_REFUSED", "It refused.", { requestId: "of the error" });
test.each<[string, Judgement, string | undefined]>([
  ["is the answer's", { verdict: "found", answer: evidence }, "of the answer"],
  [
    "is the outcome's own before the answer's",
    { verdict: "unclear", note: "", requestId: "own", answer: evidence },
    "own",
  ],
  ["is the answer's where the outcome has none", { verdict: "unclear", note: "", answer: evidence }, "of the answer"],
  ["is the error's", { verdict: "failed", error }, "of the error"],
  ["is missing where nothing was asked", { verdict: "skipped", note: "" }, undefined],
  [
    "is missing where an error came before any request",
    { verdict: "failed", error: new AnchorError("INTERNAL", "") },
    undefined,
  ],
])("the request to quote to the service's operator %s", (_, outcome, expected) => {
  expect(requestIdOf(outcome)).toBe(expected);
});

test.each<[string, readonly Verdict[]]>([
  ["failed", ["verified", "unknown", "unclear", "failed"]],
  ["failed", ["verified", "unreachable"]],
  ["unknown", ["verified", "accepted", "unknown", "anchored"]],
  ["unknown", ["verified", "skipped"]],
  ["pending", ["verified", "unclear", "found"]],
  ["pending", ["accepted"]],
  ["finalized", ["anchored", "already-anchored", "found", "not-found", "verified", "no-match", "changed"]],
  ["finalized", []],
])("the status of a run is %s with %j", (status, kinds) => {
  expect(tallyOf(rowsOf(...kinds)).status).toBe(status);
  expect(tallyOf(rowsOf(...kinds.toReversed())).status).toBe(status);
});

test("rows are of a test chain as soon as one answer is", () => {
  const demo = aResult({ verdict: "found", answer: anEvidence({ demo: true }) });
  const real = aResult({ verdict: "found", answer: anEvidence() });
  expect([[demo], [real, demo, real], [demo, real]].map(areFromTestChain)).toEqual([true, true, true]);
  expect(areFromTestChain([real, aResult(one.skipped)])).toBe(false);
});

test("every row is counted once, in its verdict", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...verdicts)), (kinds) => {
      const { counts, anchored } = tallyOf(rowsOf(...kinds));
      for (const verdict of verdicts) expect(counts[verdict]).toBe(kinds.filter((kind) => kind === verdict).length);
      expect(anchored).toBe(kinds.filter((kind) => isAnchored({ verdict: kind })).length);
    }),
  );
});

test("those that fail the step are the ones asked for, in their order", () => {
  const rows = rowsOf("found", "failed", "accepted", "not-found", "failed");
  const failing = (...failOn: readonly Verdict[]) =>
    failingRows({ rows, failOn: new Set(failOn) }).map((row) => rows.indexOf(row));
  expect(failing("failed", "not-found")).toEqual([1, 3, 4]);
  expect(failing("accepted")).toEqual([2]);
  expect(failing("no-match")).toEqual([]);
  expect(failing()).toEqual([]);
});

test("a file that the release serves with other bytes was stamped only where its digest was sent", () => {
  const nothingStamped = ([undefined, "accepted", "unclear"] as const).map((localVerdict) => {
    const outcome: Judgement = { verdict: "changed", note: "other bytes", ...(localVerdict && { localVerdict }) };
    const rows = [aResult(outcome), aResult(one.unreachable)];
    return isNothingStamped(aRun("stamp", rows, { failOn: new Set(["failed"]) }));
  });
  expect(nothingStamped).toEqual([true, false, true]);
});

test.each<[boolean, readonly Verdict[], readonly Verdict[]]>([
  [true, ["unclear"], ["failed"]],
  [true, ["unreachable", "failed"], ["not-found"]],
  [false, ["unclear", "accepted"], ["failed"]],
  [false, ["unclear", "already-anchored"], ["failed"]],
  [false, ["anchored"], ["failed"]],
  [false, ["unclear"], []],
  [false, [], ["failed"]],
])("that a stamp was in vain is %s of %j with fail-on %j", (nothingStamped, kinds, failOn) => {
  const run = aRun("stamp", rowsOf(...kinds), { failOn: new Set(failOn) });
  expect(isNothingStamped(run)).toBe(nothingStamped);
  expect(isNothingStamped({ ...run, mode: "check" })).toBe(false);
  expect(isNothingStamped({ ...run, isSkipped: true })).toBe(false);
});
