/** Waits until the chain has what was stamped (input `wait`). */
import type { Digest, Subject } from "../core/digest.ts";
import { AnchorError, errorFacts } from "../core/errors.ts";
import { afterCheck, isAwaited } from "../core/open-stamp.ts";
import { openOf, toFailure, type Outcome, errorOf } from "../core/outcome.ts";
import { digestOf, type Result } from "../core/report.ts";
import { counted, toLineName } from "../core/text.ts";
import { systemClock } from "../host/clock.ts";
import { frontOf, type Log } from "../host/host.ts";
import { createCircuitBreaker, createTaskQueue } from "../host/queue.ts";
import { untilOverdue, type Signals } from "../host/signals.ts";
import { follow, nextTime, timetables, type FollowOptions } from "./follow.ts";

export interface FinalityParts {
  readonly find: FinalityOptions["check"];
  /** Stamps the subject once more, with the same record as the first time. */
  readonly resend: (subject: Subject) => Promise<Outcome>;
  /** Puts into the progress line what the run waits for. */
  readonly waitFor: (what: string) => void;
  readonly waitMs: number;
  readonly blockTimeMs: number;
  readonly concurrency: number;
  readonly log: Pick<Log, "front" | "info" | "warning">;
  readonly signals: Pick<Signals, "cancellation" | "overdue" | "fail">;
}

/** Checks the stamps until the chain holds them; a subject under a manifest waits with its list. */
export async function waitForFinality(
  results: readonly Result[],
  { find, resend, waitFor, waitMs, log, signals, ...options }: FinalityParts,
): Promise<readonly Result[]> {
  const awaited = awaitedOf(results);
  if (awaited.size === 0) return results;
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
      const error = openOf(again) === undefined ? errorOf(again) : undefined;
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
  return results.map((result) => {
    const digest = result.coveredBy ?? digestOf(result);
    const outcome = digest === undefined || !isAwaited(result.outcome) ? undefined : ended.get(digest);
    return outcome === undefined ? result : { ...result, outcome };
  });
}

/** Returns the stamps to wait for, each once; files under a manifest wait with their list. */
function awaitedOf(results: readonly Result[]): ReadonlyMap<Digest, { subject: Subject; outcome: Outcome }> {
  const awaited = results.flatMap(({ subject, outcome, coveredBy }) =>
    "digest" in subject && coveredBy === undefined && isAwaited(outcome)
      ? [[subject.digest, { subject, outcome }] as const]
      : [],
  );
  return new Map(awaited);
}

/**
 * Returns the time of the last answer to a stamp, from which the waiting counts; the checks for a stamp whose answer
 * was lost count as waiting too.
 */
function lastAnswer(stamps: ReadonlyMap<Digest, Outcome>, now: number): number {
  return [...stamps.values()].reduce(
    (latest, outcome) => Math.max(latest, openOf(outcome)?.since ?? now),
    Number.NEGATIVE_INFINITY,
  );
}

/** Renders `1 of 3 stamps found on the chain; for 2 the service could not be asked (SERVICE_UNAVAILABLE).` */
function renderEnded(ended: ReadonlyMap<Digest, Outcome>): string {
  const outcomes = [...ended.values()];
  const found = `${outcomes.filter(({ kind }) => kind === "anchored").length} of ${outcomes.length} stamps found on the chain`;
  const unasked = outcomes.flatMap(
    (outcome) => (outcome.kind === "accepted" ? outcome.unasked : errorOf(outcome)?.code) ?? [],
  );
  if (unasked.length === 0) return `${found}.`;
  return `${found}; for ${unasked.length} the service could not be asked (${[...new Set(unasked)].join(", ")}).`;
}

export interface FinalityOptions extends Omit<FollowOptions<PendingStamp>, "ask"> {
  /** The longest time from an accepted stamp until a check finds it, in milliseconds. */
  readonly blockTimeMs: number;
  /** Checks whether the chain holds one digest; ends early when the signal aborts. */
  readonly check: (digest: Digest, signal: AbortSignal) => Promise<Outcome>;
  /** Stamps one digest once more. */
  readonly resend: (digest: Digest) => Promise<Outcome>;
  /** How many checks are made at the same time. */
  readonly concurrency: number;
}

interface PendingStamp {
  readonly digest: Digest;
  stamped: Outcome;
  seen?: Outcome;
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
  stamps: ReadonlyMap<Digest, Outcome>,
  options: FinalityOptions,
): Promise<Map<Digest, Outcome>> {
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
  return isAwaited(stamped) && seen?.kind !== "found";
}

/** Whether the time of a block has passed since the answer was lost: only then can a check decide about a resend. */
function isDueAgain({ stamped }: PendingStamp, { blockTimeMs, clock }: FinalityOptions): boolean {
  const open = openOf(stamped);
  return open?.mayResend === true && open.since + blockTimeMs <= clock.now();
}

function nextCheck(stamp: PendingStamp, { clock, blockTimeMs }: FinalityOptions): number | undefined {
  if (!isUnsettled(stamp)) return undefined;
  const now = clock.now();
  const open = openOf(stamp.stamped);
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
    if (wasDue && outcome.kind === "not-found" && maySend) await sendAgain(stamp, options);
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
  breaker.watch(errorOf(again) ?? openOf(again)?.outage);
  const open = openOf(again) ?? openOf(stamp.stamped);
  if (endsAsking(again)) stamp.seen = again;
  if (!("error" in again) || openOf(again) !== undefined) {
    stamp.stamped = again;
    delete stamp.seen;
  }
  if (open !== undefined && "open" in stamp.stamped) {
    stamp.stamped = { ...stamp.stamped, open: { ...open, mayResend: false } };
  }
  stamp.since = clock.now();
}

/** The digests that were not asked about get the failure that ended the round. */
function explainUnasked(waiting: readonly PendingStamp[]): void {
  const failures = waiting.flatMap(({ seen }) => (seen !== undefined && "error" in seen ? [seen] : []));
  const end = failures.find(endsAsking);
  const cause = end ?? failures.findLast((failure) => !isCutShort(failure)) ?? failures.at(-1);
  if (cause === undefined) return;
  for (const stamp of waiting) {
    const isReached = stamp.seen !== undefined && !(end !== undefined && !("error" in stamp.seen));
    if (isReached) continue;
    const account = `Nothing was asked for it after ${cause.error.code}: ${cause.error.account}`;
    stamp.seen = toFailure(new AnchorError("NOT_ATTEMPTED", account, { cause: cause.error }));
  }
}

/** Whether no request after this one has a chance: the key or the plan was refused. */
export function endsAsking(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && "error" in outcome && errorFacts(outcome.error.code).stopsRun === true;
}

/** Whether the request was not sent: the run was cancelled, or has to wait longer than it may. */
export function isCutShort(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && "error" in outcome && outcome.error.code === "NOT_ATTEMPTED";
}
