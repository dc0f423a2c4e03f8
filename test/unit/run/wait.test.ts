import { expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import { AnchorError, type ErrorCode } from "#core/errors.ts";
import { toFailure, mayBeSpent, type Judgement, type Row } from "#core/row.ts";
import { systemClock } from "#host/host.ts";
import { stampOne } from "#run/stamp.ts";
import { waitUntilOnChain, locateBlocks } from "#run/wait.ts";
import { createFakeClock } from "../../support/clock.ts";
import { neverCancelled } from "../../support/plain-job.ts";
import { aDigest } from "../../support/results.ts";

const digest = aDigest(1);
const evidence = { requestId: "r", records: [], segments: [] };
const failed = (code: ErrorCode, message = "no"): Judgement => toFailure(new AnchorError(code, message));
const never = () => new Promise<Judgement>(() => {});

/** Waits for the rows; unless it is given, nobody answers and nobody listens. */
const wait = (rows: readonly Row[], given: Partial<Parameters<typeof waitUntilOnChain>[1]>) =>
  waitUntilOnChain(rows, {
    check: never,
    resend: never,
    waitMs: 0,
    blockTimeMs: 0,
    concurrency: 1,
    showWait: () => {},
    log: { info: () => {}, warning: () => {} },
    signals: neverCancelled(),
    ...given,
  });

test("more stamps are waited for than a call takes arguments", async () => {
  const digestOf = (index: number): Digest => index.toString(16).padStart(64, "0") as Digest;
  const stamped = Array.from({ length: 132_000 }, (_, index): Row => ({
    subject: { name: `file-${index}`, digest: digestOf(index) },
    verdict: "accepted" as const,
    answer: evidence,
  }));
  const stopped = new AbortController();
  let asked = 0;
  const find = async (): Promise<Judgement> => {
    if (++asked === 8) stopped.abort();
    return { verdict: "found", answer: evidence };
  };
  const signals = { ...neverCancelled(), cancellation: { ...neverCancelled().cancellation, stop: stopped.signal } };
  await wait(stamped, { check: find, waitMs: 300_000, concurrency: 8, signals });
  expect(stamped.filter(({ verdict }) => verdict === "anchored")).toHaveLength(8);
});

/** A stamp whose answer was lost this moment. */
const lose = (note = "The answer was lost."): Judgement => ({
  verdict: "unclear",
  note,
  unresolved: { kind: "unclear", sinceMs: systemClock.now(), mayResend: true, ownMessage: note },
});

test("a second stamp that is refused is told, and the first one stays open", async () => {
  const warnings: string[] = [];
  const row: Row = { subject: { name: "a", digest }, ...lose() };
  await wait([row], {
    check: async () => ({ verdict: "not-found", answer: evidence }),
    resend: async () => failed("REQUEST_REJECTED", "No coins."),
    waitMs: 500,
    log: { info: () => {}, warning: (text: string) => void warnings.push(text) },
  });
  expect(row.verdict).toBe("unclear");
  expect(warnings.at(-1)).toContain("No coins.");
});

test.each([
  ["less than a block ago", 130_000, "unreachable"],
  ["longer ago, while nobody could be asked", 700_000, "anchored"],
] as const)("the wait for an earlier run's stamp counts from this run: sent %s", async (_, ageMs, verdict) => {
  const subject = { name: "a", digest };
  const judgement = await stampOne(subject, {
    send: never,
    check: async () => failed("SERVICE_UNAVAILABLE"),
    earlierStamp: { verdict: "unclear", ageMs },
    blockTimeMs: 600_000,
    isWaitedFor: true,
    clock: systemClock,
    stop: new AbortController().signal,
    warn: () => {},
  });
  const row: Row = { subject, ...judgement };
  const ended = Promise.withResolvers<void>();
  const check = async (): Promise<Judgement> => ({ verdict: "found", answer: evidence });
  const signals = { ...neverCancelled(), overdue: ended.promise };
  const start = systemClock.now();
  // The next look for the younger stamp is due in half a minute, so this run is ended before.
  setTimeout(ended.resolve, 200);
  const endsAt = await wait([row], { check, waitMs: 120_000, blockTimeMs: 600_000, signals });
  expect(endsAt).toBeGreaterThanOrEqual(start + 120_000);
  expect(row.verdict).toBe(verdict);
});

test("files under a list share its judgement and stay files, also where no check of it came in time", async () => {
  const [list, lost] = [aDigest(1), lose()];
  const formerDigests = [aDigest(3)];
  const rows: readonly Row[] = [
    { ...lost, subject: { name: "anchor-SHA3-256SUMS", digest: list }, isList: true, formerDigests },
    { ...lost, subject: { name: "app.tgz", digest: aDigest(2) }, coveredBy: list },
  ];
  const before = structuredClone(rows);
  await wait(rows, { blockTimeMs: 60_000 });
  expect(rows).toEqual(before);
});

test("what was found before the run had to end is anchored, though another check never ended", async () => {
  const rows = [1, 2].map((number): Row => ({
    subject: { name: `${number}`, digest: aDigest(number) },
    verdict: "accepted",
    answer: evidence,
  }));
  const ended = Promise.withResolvers<void>();
  const check = async (asked: Digest): Promise<Judgement> => {
    if (asked === aDigest(1)) return { verdict: "found", answer: evidence };
    setImmediate(ended.resolve);
    return await never();
  };
  const signals = { ...neverCancelled(), overdue: ended.promise };
  await wait(rows, { check, waitMs: 60_000, blockTimeMs: 60_000, concurrency: 2, signals });
  expect(rows.map(({ verdict }) => verdict)).toEqual(["anchored", "accepted"]);
});

const anchored = { subject: { name: "a", digest }, verdict: "anchored" as const, answer: evidence };
const parts = { concurrency: 2, signals: neverCancelled(), deadline: 0 };
const located = async (outcome: Judgement, row: Row = { ...anchored }): Promise<Row> => {
  await locateBlocks([row], async () => outcome, parts);
  return row;
};

test("its block and date, under the request of the stamp", async () => {
  const records = [{ blockNumber: 7, blockDate: "2026-01-29 13:54:50", matchedHash: digest }];
  const outcome = await located({ verdict: "verified", answer: { requestId: "v", records, segments: [] } });
  expect(outcome).toEqual({ ...anchored, answer: { requestId: "r", records, segments: [] } });
});

const records = [{ blockNumber: 7, matchedHash: digest }];

test("its block beside the address that the stamp's answer named", async () => {
  const stamped: Row = { ...anchored, answer: { ...evidence, address: "0xFFEEDD" } };
  const answer = { address: "0xFFEEDD", records };
  expect(await located({ verdict: "verified", answer: { ...evidence, records } }, stamped)).toMatchObject({ answer });
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
