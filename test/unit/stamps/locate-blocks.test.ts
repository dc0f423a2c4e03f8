/** What a verification adds to a stamp that the chain is known to hold. */
import { expect, test } from "vitest";

import { AnchorError, type ErrorCode } from "#core/errors.ts";
import { toFailure, type Outcome } from "#core/outcome.ts";
import { locateBlocks } from "#stamps/finality.ts";
import { neverCancelled } from "../../support/plain-job.ts";
import { aDigest } from "../../support/results.ts";

const digest = aDigest(1);
const evidence = { requestId: "r", records: [], segments: [] };
const anchored = { subject: { name: "a", digest }, outcome: { kind: "anchored", evidence } as const };
const parts = { concurrency: 2, signals: neverCancelled() };
const located = async (outcome: Outcome) => (await locateBlocks([anchored], async () => outcome, parts))[0]?.outcome;
const failed = (code: ErrorCode): Outcome => toFailure(new AnchorError(code, "no"));

test("its block and date, under the request of the stamp", async () => {
  const records = [{ blockNumber: 7, blockDate: "2026-01-29 13:54:50", matchedHash: digest }];
  const outcome = await located({ kind: "verified", evidence: { requestId: "v", records, segments: [] } });
  expect(outcome).toEqual({ kind: "anchored", evidence: { requestId: "r", records, segments: [] } });
});

test("its block beside the address that the stamp's answer named", async () => {
  const records = [{ blockNumber: 7, matchedHash: digest }];
  const stamped = {
    ...anchored,
    outcome: { kind: "anchored", evidence: { ...evidence, address: "0xFFEEDD" } } as const,
  };
  const verified: Outcome = { kind: "verified", evidence: { requestId: "v", records, segments: [] } };
  const [told] = await locateBlocks([stamped], async () => verified, parts);
  expect(told?.outcome).toMatchObject({ evidence: { address: "0xFFEEDD", records } });
});

test.each<[string, Outcome]>([
  ["does not match", { kind: "no-match", evidence }],
  ["proves nothing", { kind: "unknown", note: "A page." }],
  ["meets an outage", failed("SERVICE_UNAVAILABLE")],
])("nothing where it %s", async (_, outcome) => {
  expect(await located(outcome)).toBe(anchored.outcome);
});

test.each(["API_KEY_REJECTED", "REPLY_MISMATCH"] as const)("%s beside the verdict, which stays", async (code) => {
  expect(await located(failed(code))).toMatchObject({ ...anchored.outcome, refusal: { code } });
});
