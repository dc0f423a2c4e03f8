/** Repeats requests about stamps until their result is known (docs/limits.md#running-it-again). */
import type { Digest } from "../core/digest.ts";
import { AnchorError, errorFacts, withoutQuote } from "../core/errors.ts";
import { judgeAfterCheck, isAwaited, isNotAttempted } from "../core/open-stamp.ts";
import { toFailure, type JudgedFacts, type Judgement } from "../core/row.ts";
import type { Clock } from "../host/host.ts";
import { createCircuitBreaker, createTaskQueue } from "../host/queue.ts";

/** When requests are sent: at the times `firstTimesMs` after the start, then once every `intervalMs`. */
interface Timetable {
  readonly firstTimesMs: readonly number[];
  readonly intervalMs: number;
}

export const timetables = {
  /** For a stamp whose answer was lost or unreadable: an early check may miss it, as the service's index lags. */
  unresolved: { firstTimesMs: [2000, 5000, 15_000], intervalMs: 30_000 },
  /** For an accepted stamp: a block takes seconds to minutes. */
  accepted: { firstTimesMs: [1000, 3000, 7000, 15_000], intervalMs: 15_000 },
} as const satisfies Record<string, Timetable>;

/** Returns the first time after `now` at which a request is due, by a timetable that starts at `startedAt`. */
export function nextDueTime({ firstTimesMs, intervalMs }: Timetable, startedAt: number, now: number): number {
  const firstTime = firstTimesMs.find((time) => startedAt + time > now);
  if (firstTime !== undefined) return startedAt + firstTime;
  const lastFirstTime = startedAt + (firstTimesMs.at(-1) ?? 0);
  return lastFirstTime + intervalMs * (Math.floor((now - lastFirstTime) / intervalMs) + 1);
}

export interface PolledItem {
  /** When the next request is due, in milliseconds of the clock; `undefined` once the item is settled. */
  dueAt: number | undefined;
}

interface PollOptions<Item extends PolledItem> {
  /**
   * Sends requests about the `due` items, and sets when each is due next. An aborted request must change nothing.
   * @returns whether every further request would fail alike, so that no more are sent
   */
  readonly askAbout: (due: readonly Item[], timeUp: AbortSignal) => Promise<boolean>;
  /** When the last request may be sent, in milliseconds of the clock. */
  readonly deadline: number;
  readonly clock: Pick<Clock, "now" | "wait">;
  readonly stop: AbortSignal;
  /** Called before each wait with the number of unsettled items. */
  readonly onWait?: ((unsettled: number) => void) | undefined;
}

/** Sends requests about each item when it is due, until all are settled, `askAbout` ends it or time is up. */
export async function poll<Item extends PolledItem>(
  items: readonly Item[],
  { askAbout, deadline, clock, stop, onWait }: PollOptions<Item>,
): Promise<void> {
  const remainingMs = Math.max(0, Math.ceil(deadline - clock.now()));
  const timeUp = Number.isFinite(remainingMs) ? AbortSignal.any([AbortSignal.timeout(remainingMs), stop]) : stop;
  const isOver = (): boolean => timeUp.aborted || clock.now() >= deadline;
  for (;;) {
    const dueTimes = items.flatMap(({ dueAt }) => dueAt ?? []);
    if (dueTimes.length === 0 || isOver()) return;
    onWait?.(dueTimes.length);
    const nextAt = dueTimes.reduce((one, other) => Math.min(one, other), deadline);
    await clock.wait(Math.max(0, nextAt - clock.now()), timeUp);
    if (isOver()) return;
    const dueItems = items.filter(({ dueAt }) => dueAt !== undefined && dueAt <= clock.now());
    if (await askAbout(dueItems, timeUp)) return;
  }
}

export interface ChainCheckOptions extends Omit<PollOptions<AwaitedStamp>, "askAbout"> {
  /** The longest time from an accepted stamp until a check finds it, in milliseconds. */
  readonly blockTimeMs: number;
  /** Checks whether the chain holds one digest; ends early when `timeUp` aborts. */
  readonly check: (digest: Digest, timeUp: AbortSignal) => Promise<Judgement>;
  /** Sends the stamp of one digest a second time. */
  readonly resend: (digest: Digest) => Promise<Judgement>;
  readonly concurrency: number;
}

interface AwaitedStamp extends PolledItem {
  readonly digest: Digest;
  /** The judgement of the stamp by its own answer. */
  judgement: Judgement;
  lastCheck?: Judgement;
  /** When the waiting began, or when the stamp was sent again; in milliseconds of the clock. */
  sentAt: number;
}

/**
 * Checks the stamps until all are on the chain, an error forbids more checks or time is up. A stamp without a clear
 * answer is sent a second time when a check after `blockTimeMs` does not find it.
 */
export async function checkUntilOnChain(
  stamps: ReadonlyMap<Digest, Judgement>,
  options: ChainCheckOptions,
): Promise<Map<Digest, Judgement>> {
  const now = options.clock.now();
  const awaitedStamps = [...stamps].map(([digest, judgement]): AwaitedStamp => {
    const stamp: AwaitedStamp = { digest, judgement, sentAt: now, dueAt: now };
    if (!isResendDue(stamp, options)) stamp.dueAt = nextCheckTime(stamp, options);
    return stamp;
  });
  const breaker = createCircuitBreaker(options.stop);
  await poll(awaitedStamps, { ...options, askAbout: (due, timeUp) => checkDue(due, { ...options, breaker }, timeUp) });
  explainUnsettled(awaitedStamps.filter(isUnsettled));
  return new Map(
    awaitedStamps.map(({ digest, judgement, lastCheck }) => [digest, judgeAfterCheck(judgement, lastCheck)]),
  );
}

function isUnsettled({ judgement, lastCheck }: AwaitedStamp): boolean {
  return isAwaited(judgement) && lastCheck?.verdict !== "found";
}

/** Whether the stamp's answer was lost `blockTimeMs` ago: if a check now does not find it, it is sent a second time. */
function isResendDue({ judgement }: AwaitedStamp, { blockTimeMs, clock }: ChainCheckOptions): boolean {
  const unresolved = judgement.unresolved;
  return unresolved?.mayResend === true && unresolved.sinceMs + blockTimeMs <= clock.now();
}

/** Returns when the next check of a stamp is due; `undefined` for a settled one. */
function nextCheckTime(stamp: AwaitedStamp, { clock, blockTimeMs }: ChainCheckOptions): number | undefined {
  if (!isUnsettled(stamp)) return undefined;
  const now = clock.now();
  const unresolved = stamp.judgement.unresolved;
  if (unresolved === undefined) return nextDueTime(timetables.accepted, stamp.sentAt, now);
  const regularTime = nextDueTime(timetables.unresolved, unresolved.sinceMs, now);
  const resendTime = unresolved.sinceMs + blockTimeMs;
  return unresolved.mayResend && resendTime > now ? Math.min(regularTime, resendTime) : regularTime;
}

type CheckOptions = ChainCheckOptions & { readonly breaker: ReturnType<typeof createCircuitBreaker> };

/** Checks each stamp that is due, for `poll`. A check that is aborted because time is up changes nothing. */
async function checkDue(due: readonly AwaitedStamp[], options: CheckOptions, timeUp: AbortSignal): Promise<boolean> {
  let isAskingOver = false;
  const tasks = createTaskQueue(options.concurrency, async (stamp: AwaitedStamp) => {
    if (timeUp.aborted || isAskingOver) return;
    const wasResendDue = isResendDue(stamp, options);
    const check = await options.check(stamp.digest, timeUp);
    if (!(timeUp.aborted && isNotAttempted(check))) stamp.lastCheck = check;
    isAskingOver ||= forbidsRequests(check);
    const maySend = !timeUp.aborted && options.breaker.reason() === undefined;
    if (wasResendDue && check.verdict === "not-found" && maySend) await sendAgain(stamp, options);
  });
  due.forEach(tasks.add);
  await tasks.whenDone();
  for (const stamp of due) stamp.dueAt = nextCheckTime(stamp, options);
  // Checking also ends when a check was not sent: the service has asked for a longer pause than a run makes.
  return due.some(
    ({ lastCheck }) => lastCheck !== undefined && (forbidsRequests(lastCheck) || isNotAttempted(lastCheck)),
  );
}

/**
 * Sends a stamp a second time, and forbids a third: no other code sends a stamp again, and this one sets `mayResend` to
 * false. If the second stamp fails, the first may still have been made: only a check shows that.
 */
async function sendAgain(stamp: AwaitedStamp, { resend, clock, breaker }: CheckOptions): Promise<void> {
  const secondJudgement = await resend(stamp.digest);
  breaker.watch(secondJudgement.error ?? secondJudgement.unresolved?.outage);
  const isOfThisRun = stamp.judgement.unresolved?.isOfEarlierRun !== true;
  const unresolved = secondJudgement.unresolved ?? stamp.judgement.unresolved;
  if (forbidsRequests(secondJudgement)) stamp.lastCheck = secondJudgement;
  if (secondJudgement.error === undefined || secondJudgement.unresolved !== undefined) {
    stamp.judgement = isOfThisRun ? asFoundAfterStamp(secondJudgement) : secondJudgement;
    delete stamp.lastCheck;
  }
  if (unresolved !== undefined && stamp.judgement.unresolved !== undefined) {
    stamp.judgement = { ...stamp.judgement, unresolved: { ...unresolved, mayResend: false } };
  }
  stamp.sentAt = clock.now();
}

/** Judges what the chain held already when the second stamp came: most likely the first one, so this run stamped it. */
function asFoundAfterStamp(secondJudgement: Judgement): Judgement {
  return secondJudgement.verdict === "already-anchored" ? { ...secondJudgement, verdict: "anchored" } : secondJudgement;
}

/** Explains why checking ended: each unsettled stamp gets an error that says so, unless its last check says it. */
function explainUnsettled(unsettled: readonly AwaitedStamp[]): void {
  const errors = unsettled.flatMap(({ lastCheck }) => lastCheck?.error ?? []);
  const finalError = errors.find((error) => forbidsRequests({ error }));
  const cause = finalError ?? errors.findLast((error) => !isNotAttempted({ error })) ?? errors.at(-1);
  if (cause === undefined) return;
  for (const stamp of unsettled) {
    const isExplained =
      stamp.lastCheck !== undefined && (finalError === undefined || stamp.lastCheck.error !== undefined);
    if (isExplained) continue;
    const message = `Nothing was asked for it after ${cause.code}: ${withoutQuote(cause)}`;
    stamp.lastCheck = toFailure(new AnchorError("NOT_ATTEMPTED", message, { cause }));
  }
}

/** Whether the error forbids every further request, as that of a refused key does. */
export function forbidsRequests({ error }: JudgedFacts): boolean {
  return error !== undefined && errorFacts(error.code).stopsRun === true;
}
