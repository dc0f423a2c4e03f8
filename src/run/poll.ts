/** Repeats requests about stamps until their result is known (docs/limits.md#running-it-again). */
import type { Digest } from "../core/digest.ts";
import { AnchorError, errorFacts, withoutQuote } from "../core/errors.ts";
import { judgeAfterCheck, isAwaited } from "../core/open-stamp.ts";
import { toFailure, type JudgedFacts, type Judgement } from "../core/row.ts";
import type { Clock } from "../host/clock.ts";
import { createCircuitBreaker, createTaskQueue } from "../host/queue.ts";

/** Times of requests, in milliseconds after the start: those in `first`, then one after each `every`. */
interface Timetable {
  readonly first: readonly number[];
  readonly every: number;
}

export const timetables = {
  /** For a stamp whose answer was lost or unreadable: the service's search index lags behind its node. */
  open: { first: [2000, 5000, 15_000], every: 30_000 },
  /** For an accepted stamp: a block takes seconds to minutes. */
  pending: { first: [1000, 3000, 7000, 15_000], every: 15_000 },
} as const satisfies Record<string, Timetable>;

/** Returns when, after `now`, the next request is due about what began at `since`. */
export function nextTime({ first, every }: Timetable, since: number, now: number): number {
  const early = first.find((time) => since + time > now);
  if (early !== undefined) return since + early;
  const last = since + (first.at(-1) ?? 0);
  return last + every * (Math.floor((now - last) / every) + 1);
}

export interface Polled {
  /** When the next request is due, in milliseconds of the clock; `undefined` once the item is settled. */
  next: number | undefined;
}

export interface PollOptions<Item extends Polled> {
  /**
   * Sends requests about the items in `due`, and sets when each is due next; one that `over` aborts changes nothing.
   * @returns whether every further request would fail alike, so that the loop ends
   */
  readonly round: (due: readonly Item[], over: AbortSignal) => Promise<boolean>;
  /** When the loop ends, in milliseconds of the clock. */
  readonly deadline: number;
  readonly clock: Pick<Clock, "now" | "wait">;
  readonly stop: AbortSignal;
  /** Called before each round with the number of unsettled items. */
  readonly onRound?: ((waiting: number) => void) | undefined;
}

/** Sends requests about each item when it is due, until all are settled, requests have no chance or time is over. */
export async function poll<Item extends Polled>(
  items: readonly Item[],
  { round, deadline, clock, stop, onRound }: PollOptions<Item>,
): Promise<void> {
  const left = Math.max(0, Math.ceil(deadline - clock.now()));
  const over = Number.isFinite(left) ? AbortSignal.any([AbortSignal.timeout(left), stop]) : stop;
  const isOver = (): boolean => over.aborted || clock.now() >= deadline;
  for (;;) {
    const times = items.flatMap(({ next }) => next ?? []);
    if (times.length === 0 || isOver()) return;
    onRound?.(times.length);
    const soonest = times.reduce((one, other) => Math.min(one, other), deadline);
    await clock.wait(Math.max(0, soonest - clock.now()), over);
    if (isOver()) return;
    const due = items.filter(({ next }) => next !== undefined && next <= clock.now());
    if (await round(due, over)) return;
  }
}

export interface ChainCheckOptions extends Omit<PollOptions<PendingStamp>, "round"> {
  /** The longest time from an accepted stamp until a check finds it, in milliseconds. */
  readonly blockTimeMs: number;
  /** Checks whether the chain holds one digest; ends early when the signal aborts. */
  readonly check: (digest: Digest, signal: AbortSignal) => Promise<Judgement>;
  readonly resend: (digest: Digest) => Promise<Judgement>;
  readonly concurrency: number;
}

interface PendingStamp {
  readonly digest: Digest;
  stamped: Judgement;
  seen?: Judgement;
  /** When the stamp was sent, as far as is known, in milliseconds of the clock. */
  since: number;
  next: number | undefined;
}

/**
 * Checks the stamps until each is on the chain, requests have no chance or time is over. A stamp without a clear answer
 * is sent again when a check does not find it after `blockTimeMs`.
 */
export async function checkUntilOnChain(
  stamps: ReadonlyMap<Digest, Judgement>,
  options: ChainCheckOptions,
): Promise<Map<Digest, Judgement>> {
  const now = options.clock.now();
  const pending = [...stamps].map(([digest, stamped]): PendingStamp => {
    const stamp: PendingStamp = { digest, stamped, since: now, next: now };
    if (!isDueAgain(stamp, options)) stamp.next = nextCheck(stamp, options);
    return stamp;
  });
  const breaker = createCircuitBreaker(options.stop);
  await poll(pending, { ...options, round: (due, over) => checkDue(due, { ...options, breaker }, over) });
  explainUnasked(pending.filter(isUnsettled));
  return new Map(pending.map(({ digest, stamped, seen }) => [digest, judgeAfterCheck(stamped, seen)]));
}

function isUnsettled({ stamped, seen }: PendingStamp): boolean {
  return isAwaited(stamped) && seen?.verdict !== "found";
}

/** Whether the time of a block has passed since the answer was lost: only then may a check lead to a second stamp. */
function isDueAgain({ stamped }: PendingStamp, { blockTimeMs, clock }: ChainCheckOptions): boolean {
  const open = stamped.unresolved;
  return open?.mayResend === true && open.since + blockTimeMs <= clock.now();
}

function nextCheck(stamp: PendingStamp, { clock, blockTimeMs }: ChainCheckOptions): number | undefined {
  if (!isUnsettled(stamp)) return undefined;
  const now = clock.now();
  const open = stamp.stamped.unresolved;
  if (open === undefined) return nextTime(timetables.pending, stamp.since, now);
  const regular = nextTime(timetables.open, open.since, now);
  const end = open.since + blockTimeMs;
  return open.mayResend && end > now ? Math.min(regular, end) : regular;
}

type CheckOptions = ChainCheckOptions & { readonly breaker: ReturnType<typeof createCircuitBreaker> };

/** Checks each digest that is due. A check that the end of the time breaks off changes nothing. */
async function checkDue(due: readonly PendingStamp[], options: CheckOptions, over: AbortSignal): Promise<boolean> {
  let isAtEnd = false;
  const tasks = createTaskQueue(options.concurrency, async (stamp: PendingStamp) => {
    if (over.aborted || isAtEnd) return;
    const wasDue = isDueAgain(stamp, options);
    const outcome = await options.check(stamp.digest, over);
    if (!(over.aborted && isCutShort(outcome))) stamp.seen = outcome;
    isAtEnd ||= endsAsking(outcome);
    const maySend = !over.aborted && options.breaker.reason() === undefined;
    if (wasDue && outcome.verdict === "not-found" && maySend) await sendAgain(stamp, options);
  });
  due.forEach(tasks.add);
  await tasks.whenDone();
  for (const stamp of due) stamp.next = nextCheck(stamp, options);
  // If a check was not made though time is left, the service asked for a longer pause than a run makes.
  return due.some(({ seen }) => endsAsking(seen) || isCutShort(seen));
}

/**
 * Sends a stamp once more; nothing else in a run does, and then `mayResend` is false. If the second stamp fails, the
 * first may still have been spent: only a check shows that.
 */
async function sendAgain(stamp: PendingStamp, { resend, clock, breaker }: CheckOptions): Promise<void> {
  const again = await resend(stamp.digest);
  breaker.watch(again.error ?? again.unresolved?.outage);
  const open = again.unresolved ?? stamp.stamped.unresolved;
  if (endsAsking(again)) stamp.seen = again;
  if (again.error === undefined || again.unresolved !== undefined) {
    stamp.stamped = again;
    delete stamp.seen;
  }
  if (open !== undefined && stamp.stamped.unresolved !== undefined) {
    stamp.stamped = { ...stamp.stamped, unresolved: { ...open, mayResend: false } };
  }
  stamp.since = clock.now();
}

/** Explains why some stamps were not asked about: each gets an error with the failure that ended the requests. */
function explainUnasked(waiting: readonly PendingStamp[]): void {
  const errors = waiting.flatMap(({ seen }) => seen?.error ?? []);
  const end = errors.find((error) => endsAsking({ error }));
  const cause = end ?? errors.findLast((error) => !isCutShort({ error })) ?? errors.at(-1);
  if (cause === undefined) return;
  for (const stamp of waiting) {
    const isReached = stamp.seen !== undefined && !(end !== undefined && stamp.seen.error === undefined);
    if (isReached) continue;
    const message = `Nothing was asked for it after ${cause.code}: ${withoutQuote(cause)}`;
    stamp.seen = toFailure(new AnchorError("NOT_ATTEMPTED", message, { cause }));
  }
}

/** Whether no later request has a chance: the key or the plan was refused. */
export function endsAsking(seen: JudgedFacts | undefined): boolean {
  return seen?.error !== undefined && errorFacts(seen.error.code).stopsRun === true;
}

/** Whether a request was not sent: the run was cancelled, or would have to wait longer than it may. */
export function isCutShort(seen: JudgedFacts | undefined): boolean {
  return seen?.error?.code === "NOT_ATTEMPTED";
}
