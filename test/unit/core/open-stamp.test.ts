import { expect, test } from "vitest";

import { AnchorError, type ErrorCode } from "#core/errors.ts";
import { toFailure, type Judgement } from "#core/row.ts";
import { judgeAfterCheck, isAwaited, judgeUnresolved } from "#core/open-stamp.ts";

const evidence = { requestId: "r", records: [], segments: [] };
const found: Judgement = { verdict: "found", answer: evidence };
const notFound: Judgement = { verdict: "not-found", answer: evidence };
const accepted: Judgement = { verdict: "accepted", answer: evidence };
const ownMessage = "POST /x was sent, then the connection broke.";
const unclear = judgeUnresolved({ kind: "unclear", sinceMs: 0, mayResend: true, ownMessage }, { requestId: "r-1" });
const unread = judgeUnresolved({ kind: "unknown", sinceMs: 0, mayResend: false, ownMessage }, { answer: evidence });
const spent = expect.stringContaining("may have been paid for");
const failed = (code: ErrorCode): Judgement => toFailure(new AnchorError(code, "It went wrong."));

test.each([
  ["an accepted stamp that was found", accepted, found, { verdict: "anchored" }],
  [
    "an accepted stamp that was not found",
    accepted,
    notFound,
    { verdict: "accepted", note: expect.stringMatching(/not find it on the chain\.$/) },
  ],
  [
    "an accepted stamp that was never looked for",
    accepted,
    undefined,
    { verdict: "accepted", note: expect.stringMatching(/before.*asked/) },
  ],
  [
    "an accepted stamp that an outage hides",
    accepted,
    failed("SERVICE_UNAVAILABLE"),
    {
      verdict: "accepted",
      note: expect.stringMatching(/^(?!.*on the chain yet).*could not be asked.*SERVICE_UNAVAILABLE/),
      checkErrorCode: "SERVICE_UNAVAILABLE",
    },
  ],
  [
    "an accepted stamp that a proxy hides",
    accepted,
    { verdict: "unknown", note: "A login page." },
    { verdict: "accepted", note: expect.stringMatching(/^(?!.*on the chain yet).*could not be asked.*A login page/) },
  ],
  [
    "a stamp that an earlier run sent to a demonstration, whose look names its chain",
    accepted,
    { verdict: "not-found", answer: { ...evidence, demo: true, chainName: "a test chain" } },
    { verdict: "accepted", answer: { demo: true, chainName: "a test chain" } },
  ],
  ["an unclear stamp that was found", unclear, found, { verdict: "anchored" }],
  [
    "an unclear stamp that was not found",
    unclear,
    notFound,
    { verdict: "unclear", requestId: "r-1", unresolved: { sinceMs: 0 } },
  ],
  ["an unclear stamp that was not looked for", unclear, undefined, { verdict: "unclear" }],
  [
    "an unclear stamp that an outage hides",
    unclear,
    failed("CONNECTION_LOST"),
    { verdict: "unreachable", unresolved: { sinceMs: 0 } },
  ],
  [
    "an unclear stamp that an outage hides against which something can be done",
    unclear,
    toFailure(new AnchorError("CONNECTION_LOST", "It went wrong.", { hint: "Mend the gateway." })),
    { verdict: "unreachable", error: { hint: expect.stringMatching(/^Mend the gateway\. Check this digest/) } },
  ],
  ["an unread stamp that was found", unread, found, { verdict: "anchored" }],
  ["an unread stamp that was not found", unread, notFound, { verdict: "unknown", answer: evidence }],
  ["an unread stamp that an outage hides", unread, failed("CONNECTION_LOST"), { verdict: "unknown" }],
  [
    "an accepted stamp whose look answered about another hash",
    accepted,
    failed("REPLY_MISMATCH"),
    { verdict: "accepted", note: expect.stringContaining("REPLY_MISMATCH"), refusal: { code: "REPLY_MISMATCH" } },
  ],
  [
    "an accepted stamp whose look was refused",
    accepted,
    failed("API_KEY_REJECTED"),
    { verdict: "accepted", refusal: { code: "API_KEY_REJECTED" } },
  ],
  [
    "an unclear stamp whose look answered about another hash",
    unclear,
    failed("REPLY_MISMATCH"),
    { verdict: "failed", error: { code: "REPLY_MISMATCH", message: spent }, unresolved: { sinceMs: 0 } },
  ],
  ["an unclear stamp whose look was broken off", unclear, failed("NOT_ATTEMPTED"), { verdict: "unclear", note: spent }],
  ["an unread stamp whose look was refused", unread, failed("API_KEY_REJECTED"), { verdict: "unknown", refusal: {} }],
  ["a failed stamp", failed("REQUEST_REJECTED"), found, { verdict: "failed" }],
  ["a stamp that was not sent", failed("SERVICE_UNREACHABLE"), found, { verdict: "unreachable" }],
] as const)("%s", (_, stamped, seen, expected) => {
  expect(judgeAfterCheck(stamped, seen)).toMatchObject(expected);
});

test("what is unreachable after a lost answer stays worth a look", () => {
  const hidden = judgeAfterCheck(unclear, failed("CONNECTION_LOST"));
  expect(judgeAfterCheck(hidden, found)).toMatchObject({ verdict: "anchored" });
  expect(judgeAfterCheck(hidden, notFound)).toMatchObject({ verdict: "unclear", requestId: "r-1" });
});

test("what is found after a stamp keeps the address that the stamp's answer named", () => {
  const stamped: Judgement = { verdict: "accepted", answer: { ...evidence, address: "0xFFEEDD" } };
  expect(judgeAfterCheck(stamped, found)).toEqual({
    verdict: "anchored",
    answer: { ...evidence, address: "0xFFEEDD" },
  });
  expect(judgeAfterCheck(unclear, found)).toEqual({ verdict: "anchored", answer: evidence });
});

test("only what a look can change is awaited", () => {
  const judgements = [accepted, unclear, unread, found, failed("REPLY_MISMATCH"), failed("RATE_LIMITED")];
  expect(judgements.filter(isAwaited)).toEqual([accepted, unclear, unread]);
});
