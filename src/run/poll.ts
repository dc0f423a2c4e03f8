/** Repeats requests about stamps until their result is known (docs/limits.md#running-it-again). */
import type { Digest } from "../core/digest.ts";
import { AnchorError, errorFacts, withoutQuote } from "../core/errors.ts";
import { judgeAfterCheck, isAwaited, isNotAttempted } from "../core/open-stamp.ts";
import { toFailure, type JudgedFacts, type Judgement } from "../core/row.ts";
import type { Clock } from "../host/host.ts";
import { createCircuitBreaker, createTaskQueue } from "../host/queue.ts";

/** When requests are sent: at the times `firstMs` after the start, then once every `everyMs`. */
interface Timetable {
  readonly firstMs: readonly number[];
  readonly everyMs: number;
}

export const timetables = {
  /** For a stamp whose answer was lost or unreadable: an early check may miss it, as the service's index lags. */
  unresolved: { firstMs: [2000, 5000, 15_000], everyMs: 30_000 },
  /** For an accepted stamp: a block takes seconds to minutes. */
  accepted: { firstMs: [1000, 3000, 7000, 15_000], everyMs: 15_000 },
} as const satisfies Record<string, Timetable>;

/** Returns the first time after `now` at which a request is due, by a timetable that starts at `since`. */
export function nextTime({ firstMs, everyMs }: Timetable, since: number, now: number): number {
  const early = firstMs.find((time) => since + time > now);
  if (early !== undefined) return since + early;
  const lastEarly = since + (firstMs.at(-1) ?? 0);
  return lastEarly + everyMs * (Math.floor((now - lastEarly) / everyMs) + 1);
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
  const leftMs = Math.max(0, Math.ceil(deadline - clock.now()));
  const timeUp = Number.isFinite(leftMs) ? AbortSignal.any([AbortSignal.timeout(leftMs), stop]) : stop;
  const isOver = (): boolean => timeUp.aborted || clock.now() >= deadline;
  for (;;) {
    const times = items.flatMap(({ dueAt }) => dueAt ?? []);
    if (times.length === 0 || isOver()) return;
    onWait?.(times.length);
    const soonest = times.reduce((one, other) => Math.min(one, other), deadline);
    await clock.wait(Math.max(0, soonest - clock.now()), timeUp);
    if (isOver()) return;
    const due = items.filter(({ dueAt }) => dueAt !== undefined && dueAt <= clock.now());
    if (await askAbout(due, timeUp)) return;
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
  stamped: Judgement;
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
  const awaited = [...stamps].map(([digest, stamped]): AwaitedStamp => {
    const stamp: AwaitedStamp = { digest, stamped, sentAt: now, dueAt: now };
    if (!isDueAgain(stamp, options)) stamp.dueAt = nextCheckTime(stamp, options);
    return stamp;
  });
  const breaker = createCircuitBreaker(options.stop);
  await poll(awaited, { ...options, askAbout: (due, timeUp) => checkDue(due, { ...options, breaker }, timeUp) });
  explainUnasked(awaited.filter(isUnsettled));
  return new Map(awaited.map(({ digest, stamped, lastCheck }) => [digest, judgeAfterCheck(stamped, lastCheck)]));
}

function isUnsettled({ stamped, lastCheck }: AwaitedStamp): boolean {
  return isAwaited(stamped) && lastCheck?.verdict !== "found";
}

/** Whether the stamp is sent a second time if a check now does not find it: its answer was lost `blockTimeMs` ago. */
function isDueAgain({ stamped }: AwaitedStamp, { blockTimeMs, clock }: ChainCheckOptions): boolean {
  const open = stamped.unresolved;
  return open?.mayResend === true && open.since + blockTimeMs <= clock.now();
}

/** Returns when the next check of a stamp is due; `undefined` for a settled one. */
function nextCheckTime(stamp: AwaitedStamp, { clock, blockTimeMs }: ChainCheckOptions): number | undefined {
  if (!isUnsettled(stamp)) return undefined;
  const now = clock.now();
  const open = stamp.stamped.unresolved;
  if (open === undefined) return nextTime(timetables.accepted, stamp.sentAt, now);
  const regular = nextTime(timetables.unresolved, open.since, now);
  const end = open.since + blockTimeMs;
  return open.mayResend && end > now ? Math.min(regular, end) : regular;
}

type CheckOptions = ChainCheckOptions & { readonly breaker: ReturnType<typeof createCircuitBreaker> };

/** The `askAbout` of stamps: checks each digest that is due. A check aborted because time is up changes nothing. */
async function checkDue(due: readonly AwaitedStamp[], options: CheckOptions, timeUp: AbortSignal): Promise<boolean> {
  let isAtEnd = false;
  const tasks = createTaskQueue(options.concurrency, async (stamp: AwaitedStamp) => {
    if (timeUp.aborted || isAtEnd) return;
    const wasDueAgain = isDueAgain(stamp, options);
    const check = await options.check(stamp.digest, timeUp);
    if (!(timeUp.aborted && isNotAttempted(check))) stamp.lastCheck = check;
    isAtEnd ||= endsAsking(check);
    const maySend = !timeUp.aborted && options.breaker.reason() === undefined;
    if (wasDueAgain && check.verdict === "not-found" && maySend) await sendAgain(stamp, options);
  });
  due.forEach(tasks.add);
  await tasks.whenDone();
  for (const stamp of due) stamp.dueAt = nextCheckTime(stamp, options);
  // If a check was not made though time is left, the service asked for too long a pause: then checking ends too.
  return due.some(({ lastCheck }) => lastCheck !== undefined && (endsAsking(lastCheck) || isNotAttempted(lastCheck)));
}

/**
 * Sends a stamp a second time, and forbids a third: no other code sends one again, and this sets `mayResend` to false.
 * If the second stamp fails, the first may still have been made: only a check shows that.
 */
async function sendAgain(stamp: AwaitedStamp, { resend, clock, breaker }: CheckOptions): Promise<void> {
  const again = await resend(stamp.digest);
  breaker.watch(again.error ?? again.unresolved?.outage);
  const open = again.unresolved ?? stamp.stamped.unresolved;
  if (endsAsking(again)) stamp.lastCheck = again;
  if (again.error === undefined || again.unresolved !== undefined) {
    stamp.stamped = again;
    delete stamp.lastCheck;
  }
  if (open !== undefined && stamp.stamped.unresolved !== undefined) {
    stamp.stamped = { ...stamp.stamped, unresolved: { ...open, mayResend: false } };
  }
  stamp.sentAt = clock.now();
}

/** Explains why checking ended: an unsettled stamp whose last check does not say so gets an error that does. */
function explainUnasked(unsettled: readonly AwaitedStamp[]): void {
  const errors = unsettled.flatMap(({ lastCheck }) => lastCheck?.error ?? []);
  const refusal = errors.find((error) => endsAsking({ error }));
  const cause = refusal ?? errors.findLast((error) => !isNotAttempted({ error })) ?? errors.at(-1);
  if (cause === undefined) return;
  for (const stamp of unsettled) {
    const isExplained = stamp.lastCheck !== undefined && (refusal === undefined || stamp.lastCheck.error !== undefined);
    if (isExplained) continue;
    const account = `Nothing was asked for it after ${cause.code}: ${withoutQuote(cause)}`;
    stamp.lastCheck = toFailure(new AnchorError("NOT_ATTEMPTED", account, { cause }));
  }
}

/** Whether the error forbids every further request, as that of a refused key does. */
export function endsAsking({ error }: JudgedFacts): boolean {
  return error !== undefined && errorFacts(error.code).stopsRun === true;
}
