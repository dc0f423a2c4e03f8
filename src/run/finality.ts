/** Waits until the chain has what was stamped (input `wait`). */
import type { Digest, Subject } from "../core/digest.ts";
import { AnchorError, errorFacts, withoutSaid } from "../core/errors.ts";
import { afterCheck, isAwaited } from "../core/open-stamp.ts";
import { toFailure, type JudgedFacts, type Judgement, type Row } from "../core/row.ts";
import { fill, judgementOf } from "../core/rows.ts";
import { counted, toLineName } from "../core/text.ts";
import { systemClock } from "../host/clock.ts";
import { frontOf, type Log } from "../host/host.ts";
import { createCircuitBreaker, createTaskQueue } from "../host/queue.ts";
import { untilOverdue, type Signals } from "../host/signals.ts";
import { follow, nextTime, timetables, type FollowOptions } from "./follow.ts";

export interface FinalityParts {
  readonly find: FinalityOptions["check"];
  /** Stamps the subject once more, with the same record as the first time. */
  readonly resend: (subject: Subject) => Promise<Judgement>;
  /** Puts into the progress line what the run waits for. */
  readonly waitFor: (what: string) => void;
  readonly waitMs: number;
  readonly blockTimeMs: number;
  readonly concurrency: number;
  readonly log: Pick<Log, "front" | "info" | "warning">;
  readonly signals: Pick<Signals, "cancellation" | "overdue" | "fail">;
}

/** Checks the stamps until the chain holds them, and judges their rows by that; a file under a manifest waits with its list. */
export async function waitForFinality(
  rows: readonly Row[],
  { find, resend, waitFor, waitMs, log, signals, ...options }: FinalityParts,
): Promise<void> {
  const awaited = awaitedOf(rows);
  if (awaited.size === 0) return;
  const stamps = new Map([...awaited].map(([digest, { outcome }]) => [digest, outcome]));
  const clock = systemClock;
  const waiting = awaitFinality(stamps, {
    ...options,
    deadline: lastAnswer(stamps, clock.now()) + waitMs,
    check: find,
    resend: async (digest) => {
      const { subject } = awaited.get(digest) ?? { subject: { name: digest, digest } };
      log.warning(
        `The answer to the stamp of ${toLineName(subject.name)} was lost, and after ${frontOf(log).input("block-time")} the chain does not hold it. So the stamp is sent once more.`,
      );
      const again = await resend(subject);
      const error = again.unresolved === undefined ? again.error : undefined;
      if (error !== undefined)
        log.warning(`The second stamp of ${toLineName(subject.name)}: ${error.message} ${error.hintFor(log.front)}`, {
          title: error.code,
        });
      return again;
    },
    clock,
    stop: signals.cancellation.stop,
    onRound: (count) => waitFor(`a block: ${count} of ${counted(awaited.size, "stamp")}`),
  });
  const ended = (await untilOverdue(waiting, signals)) ?? stamps;
  log.info(renderEnded(ended));
  for (const row of rows) {
    const digest = row.coveredBy ?? row.subject.digest;
    const outcome = digest === undefined || !isAwaited(row) ? undefined : ended.get(digest);
    if (outcome !== undefined) fill(row, outcome);
  }
}

/** Returns the stamps to wait for, each once; files under a manifest wait with their list. */
function awaitedOf(results: readonly Row[]): ReadonlyMap<Digest, { subject: Subject; outcome: Judgement }> {
  const awaited = results.flatMap((row) => {
    const { subject, coveredBy } = row;
    const isStamp = subject.digest !== undefined && coveredBy === undefined && isAwaited(row);
    return isStamp ? [[subject.digest, { subject, outcome: judgementOf(row) }] as const] : [];
  });
  return new Map(awaited);
}

/**
 * Returns the time of the last answer to a stamp, from which the waiting counts; the checks for a stamp whose answer
 * was lost count as waiting too.
 */
function lastAnswer(stamps: ReadonlyMap<Digest, Judgement>, now: number): number {
  return [...stamps.values()].reduce(
    (latest, outcome) => Math.max(latest, outcome.unresolved?.since ?? now),
    Number.NEGATIVE_INFINITY,
  );
}

/** Renders `1 of 3 stamps found on the chain; for 2 the service could not be asked (SERVICE_UNAVAILABLE).` */
function renderEnded(ended: ReadonlyMap<Digest, Judgement>): string {
  const outcomes = [...ended.values()];
  const found = `${outcomes.filter(({ verdict: kind }) => kind === "anchored").length} of ${outcomes.length} stamps found on the chain`;
  const unasked = outcomes.flatMap(
    (outcome) => (outcome.verdict === "accepted" ? outcome.unasked : outcome.error?.code) ?? [],
  );
  if (unasked.length === 0) return `${found}.`;
  return `${found}; for ${unasked.length} the service could not be asked (${[...new Set(unasked)].join(", ")}).`;
}

export interface FinalityOptions extends Omit<FollowOptions<PendingStamp>, "ask"> {
  /** The longest time from an accepted stamp until a check finds it, in milliseconds. */
  readonly blockTimeMs: number;
  /** Checks whether the chain holds one digest; ends early when the signal aborts. */
  readonly check: (digest: Digest, signal: AbortSignal) => Promise<Judgement>;
  /** Stamps one digest once more. */
  readonly resend: (digest: Digest) => Promise<Judgement>;
  /** How many checks are made at the same time. */
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
 * Checks the stamps until each is found on the chain, no further request is possible or the time is over. An open
 * stamp is sent again when the time of a block has passed and a check after that does not find the stamp.
 *
 * @returns the latest outcome of each digest
 */
export async function awaitFinality(
  stamps: ReadonlyMap<Digest, Judgement>,
  options: FinalityOptions,
): Promise<Map<Digest, Judgement>> {
  const now = options.clock.now();
  const pending = [...stamps].map(([digest, stamped]): PendingStamp => {
    const stamp: PendingStamp = { digest, stamped, since: now, next: now };
    if (!isDueAgain(stamp, options)) stamp.next = nextCheck(stamp, options);
    return stamp;
  });
  const breaker = createCircuitBreaker(options.stop);
  await follow(pending, { ...options, ask: (due, over) => checkDue(due, { ...options, breaker }, over) });
  explainUnasked(pending.filter(isUnsettled));
  return new Map(pending.map(({ digest, stamped, seen }) => [digest, afterCheck(stamped, seen)]));
}

function isUnsettled({ stamped, seen }: PendingStamp): boolean {
  return isAwaited(stamped) && seen?.verdict !== "found";
}

/** Whether the time of a block has passed since the answer was lost: only then can a check decide about a resend. */
function isDueAgain({ stamped }: PendingStamp, { blockTimeMs, clock }: FinalityOptions): boolean {
  const open = stamped.unresolved;
  return open?.mayResend === true && open.since + blockTimeMs <= clock.now();
}

function nextCheck(stamp: PendingStamp, { clock, blockTimeMs }: FinalityOptions): number | undefined {
  if (!isUnsettled(stamp)) return undefined;
  const now = clock.now();
  const open = stamp.stamped.unresolved;
  if (open === undefined) return nextTime(timetables.pending, stamp.since, now);
  const regular = nextTime(timetables.open, open.since, now);
  const end = open.since + blockTimeMs;
  return open.mayResend && end > now ? Math.min(regular, end) : regular;
}

type CheckOptions = FinalityOptions & { readonly breaker: ReturnType<typeof createCircuitBreaker> };

/** Checks every digest that is due once. A check that the end of the time breaks off changes nothing. */
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
  await tasks.rest();
  for (const stamp of due) stamp.next = nextCheck(stamp, options);
  // A check was not made though there is time left: the service asked for a longer pause than a run makes.
  return due.some(({ seen }) => endsAsking(seen) || isCutShort(seen));
}

/**
 * Sends the stamp once more. A failure of this says nothing about the first stamp, which may have been spent: only a
 * check of the chain shows that.
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

/** The digests that were not asked about get the failure that ended the round. */
function explainUnasked(waiting: readonly PendingStamp[]): void {
  const errors = waiting.flatMap(({ seen }) => seen?.error ?? []);
  const end = errors.find((error) => endsAsking({ error }));
  const cause = end ?? errors.findLast((error) => !isCutShort({ error })) ?? errors.at(-1);
  if (cause === undefined) return;
  for (const stamp of waiting) {
    const isReached = stamp.seen !== undefined && !(end !== undefined && stamp.seen.error === undefined);
    if (isReached) continue;
    const account = `Nothing was asked for it after ${cause.code}: ${withoutSaid(cause)}`;
    stamp.seen = toFailure(new AnchorError("NOT_ATTEMPTED", account, { cause }));
  }
}

/** Whether no request after this one has a chance: the key or the plan was refused. */
export function endsAsking(seen: JudgedFacts | undefined): boolean {
  return seen?.error !== undefined && errorFacts(seen.error.code).stopsRun === true;
}

/** Whether the request was not sent: the run was cancelled, or has to wait longer than it may. */
export function isCutShort(seen: JudgedFacts | undefined): boolean {
  return seen?.error?.code === "NOT_ATTEMPTED";
}
