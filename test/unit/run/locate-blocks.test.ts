/** What a verification adds to a stamp that the chain is known to hold. */
import { expect, test } from "vitest";

import { AnchorError, type ErrorCode } from "#core/errors.ts";
import { mayBeSpent, toFailure, type Judgement, type Row } from "#core/row.ts";
import { locateBlocks } from "#run/wait.ts";
import { createFakeClock } from "../../support/clock.ts";
import { neverCancelled } from "../../support/plain-job.ts";
import { aDigest } from "../../support/results.ts";

const digest = aDigest(1);
const evidence = { requestId: "r", records: [], segments: [] };
const anchored = { subject: { name: "a", digest }, verdict: "anchored" as const, answer: evidence };
const parts = { concurrency: 2, signals: neverCancelled(), deadline: 0 };
const located = async (outcome: Judgement): Promise<Row> => {
  const row: Row = { ...anchored };
  await locateBlocks([row], async () => outcome, parts);
  return row;
};
const failed = (code: ErrorCode): Judgement => toFailure(new AnchorError(code, "no"));

test("its block and date, under the request of the stamp", async () => {
  const records = [{ blockNumber: 7, blockDate: "2026-01-29 13:54:50", matchedHash: digest }];
  const outcome = await located({ verdict: "verified", answer: { requestId: "v", records, segments: [] } });
  expect(outcome).toEqual({ ...anchored, answer: { requestId: "r", records, segments: [] } });
});

test("its block beside the address that the stamp's answer named", async () => {
  const records = [{ blockNumber: 7, matchedHash: digest }];
  const stamped: Row = {
    ...anchored,
    verdict: "anchored" as const,
    answer: { ...evidence, address: "0xFFEEDD" },
  };
  const verified: Judgement = { verdict: "verified", answer: { requestId: "v", records, segments: [] } };
  await locateBlocks([stamped], async () => verified, parts);
  expect(stamped).toMatchObject({ answer: { address: "0xFFEEDD", records } });
});

test.each<[string, Judgement]>([
  ["proves nothing", { verdict: "unknown", note: "A page." }],
  ["meets an outage", failed("SERVICE_UNAVAILABLE")],
])("nothing where it %s", async (_, outcome) => {
  expect(await located(outcome)).toEqual(anchored);
});

/** Plays the answers to the verifications, each a second or more after the one before it. */
const contradicted = async (answers: readonly Judgement[], verdict: "anchored" | "already-anchored" = "anchored") => {
  const clock = createFakeClock();
  const next = answers.values();
  const found: Row = { ...anchored, verdict, answer: evidence };
  const locate = async () => next.next().value ?? failed("INTERNAL");
  await locateBlocks([found], locate, { ...parts, clock, deadline: clock.now() + 5000 });
  return found;
};
const noMatch: Judgement = { verdict: "no-match", answer: evidence };
const records = [{ blockNumber: 7, matchedHash: digest }];

test("its block where the service first contradicts itself, and no longer does within the wait", async () => {
  const verified: Judgement = { verdict: "verified", answer: { ...evidence, records } };
  const answers = [noMatch, failed("SERVICE_UNAVAILABLE"), verified];
  expect(await contradicted(answers)).toMatchObject({ verdict: "anchored", answer: { records } });
});

test("the verdict unknown where the service contradicts itself to the end, and a stamp of this run is perhaps spent", async () => {
  const outcome = await contradicted([noMatch, noMatch, noMatch]);
  expect(outcome).toMatchObject({
    verdict: "unknown",
    unresolved: { ownMessage: expect.stringMatching(/found this .* “no match”/) },
  });
  expect(outcome !== undefined && mayBeSpent(outcome)).toBe(true);
  const earlier = await contradicted([noMatch, noMatch, noMatch], "already-anchored");
  expect([earlier?.verdict, earlier !== undefined && mayBeSpent(earlier)]).toEqual(["unknown", false]);
});

test.each(["API_KEY_REJECTED", "REPLY_MISMATCH"] as const)("%s beside the verdict, which stays", async (code) => {
  expect(await located(failed(code))).toMatchObject({ ...anchored, refusal: { code } });
});
