import { expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import { AnchorError, type ErrorCode } from "#core/errors.ts";
import { toFailure, mayBeSpent, type Judgement, type Row } from "#core/row.ts";
import { systemClock } from "#host/host.ts";
import { waitUntilOnChain, locateBlocks } from "#run/wait.ts";
import { createFakeClock } from "../../support/clock.ts";
import { neverCancelled } from "../../support/plain-job.ts";
import { aDigest } from "../../support/results.ts";

test("more stamps are waited for than a call takes arguments", async () => {
  const evidence = { requestId: "r", records: [], segments: [] };
  const digestOf = (index: number): Digest => index.toString(16).padStart(64, "0") as Digest;
  const stamped = Array.from({ length: 132_000 }, (_, index): Row => ({
    subject: { name: `file-${index}`, digest: digestOf(index) },
    verdict: "accepted" as const,
    answer: evidence,
  }));
  const find = async (): Promise<Judgement> => ({ verdict: "found", answer: evidence });
  const times = { waitMs: 300_000, blockTimeMs: 0, concurrency: 8 };
  const told = { showWait: () => {}, log: { info: () => {}, warning: () => {} }, signals: neverCancelled() };
  await waitUntilOnChain(stamped, { check: find, resend: find, ...times, ...told });
  expect(new Set(stamped.map(({ verdict }) => verdict))).toEqual(new Set(["anchored"]));
});

test("a second stamp that is refused is told, and the first one stays open", async () => {
  const open = {
    kind: "unclear",
    sinceMs: systemClock.now(),
    mayResend: true,
    ownMessage: "The answer was lost.",
  } as const;
  const outcome: Judgement = { verdict: "unclear", note: open.ownMessage, unresolved: open };
  const warnings: string[] = [];
  const row: Row = { subject: { name: "a", digest: "0".repeat(64) as Digest }, ...outcome };
  await waitUntilOnChain([row], {
    check: async () => ({ verdict: "not-found", answer: { requestId: "r", records: [], segments: [] } }),
    resend: async () => toFailure(new AnchorError("REQUEST_REJECTED", "No coins.")),
    waitMs: 500,
    blockTimeMs: 0,
    concurrency: 1,
    showWait: () => {},
    log: { info: () => {}, warning: (text: string) => void warnings.push(text) },
    signals: neverCancelled(),
  });
  expect(row.verdict).toBe("unclear");
  expect(warnings.at(-1)).toContain("No coins.");
});

test("files under a list share its judgement and stay files, also where no check of it came in time", async () => {
  const open = {
    kind: "unclear",
    sinceMs: systemClock.now(),
    mayResend: true,
    ownMessage: "The answer was lost.",
  } as const;
  const lost: Judgement = { verdict: "unclear", note: open.ownMessage, unresolved: open };
  const [list, file] = [aDigest(1), aDigest(2)];
  const formerDigests = [aDigest(3)];
  const rows: readonly Row[] = [
    { ...lost, subject: { name: "anchor-SHA3-256SUMS", digest: list }, isList: true, formerDigests },
    { ...lost, subject: { name: "app.tgz", digest: file }, coveredBy: list },
  ];
  const parts = { waitMs: 0, blockTimeMs: 60_000, concurrency: 1, showWait: () => {}, signals: neverCancelled() };
  const never = () => new Promise<Judgement>(() => {});
  const log = { info: () => {}, warning: () => {} };
  const before = structuredClone(rows);
  await waitUntilOnChain(rows, { ...parts, log, check: never, resend: never });
  expect(rows).toEqual(before);
});

test("what was found before the run had to end is anchored, though another check never ended", async () => {
  const rows = [1, 2].map((number): Row => {
    const answer = { requestId: "r", records: [], segments: [] };
    return { subject: { name: `${number}`, digest: aDigest(number) }, verdict: "accepted", answer };
  });
  const ended = Promise.withResolvers<void>();
  const check = async (asked: Digest): Promise<Judgement> => {
    if (asked === aDigest(1)) return { verdict: "found", answer: { requestId: "c", records: [], segments: [] } };
    setImmediate(ended.resolve);
    return await new Promise<never>(() => {});
  };
  const parts = { waitMs: 60_000, blockTimeMs: 60_000, concurrency: 2, showWait: () => {} };
  const log = { info: () => {}, warning: () => {} };
  await waitUntilOnChain(rows, {
    ...parts,
    log,
    check,
    resend: ({ digest: asked }) => check(asked),
    signals: { ...neverCancelled(), overdue: ended.promise },
  });
  expect(rows.map(({ verdict }) => verdict)).toEqual(["anchored", "accepted"]);
});

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
