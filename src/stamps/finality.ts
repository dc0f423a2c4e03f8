import type { Digest } from "../core/digest.ts";
import { AnchorError, errorFacts } from "../core/errors.ts";
import { openOf, toFailure, type Outcome } from "../core/outcome.ts";
import { createTaskQueue } from "../host/queue.ts";
import { afterCheck, firstChecks, isAwaited } from "./open-stamp.ts";

export interface FinalityOptions {
  /** When the waiting for all of them ends, in milliseconds of the clock. */
  readonly deadline: number;
  /** The longest time from an accepted stamp until a look finds it, in milliseconds (interface §1.1 `block-time`). */
  readonly blockTimeMs: number;
  /** Looks for one digest on the chain; ends early when the signal aborts. */
  readonly check: (digest: Digest, signal: AbortSignal) => Promise<Outcome>;
  /** Stamps one digest once more. */
  readonly resend: (digest: Digest) => Promise<Outcome>;
  /** How many looks are made at the same time. */
  readonly concurrency: number;
  /** A clock that never jumps; `wait` resolves at once when the signal aborts. */
  readonly clock: {
    readonly now: () => number;
    readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  };
  readonly stop: AbortSignal;
  /** How many digests are still waited for, before each round. */
  readonly onRound?: (waiting: number) => void;
}

/** Pauses between looks for an accepted stamp in milliseconds: a block takes seconds to minutes, so they grow. */
const pauses = [1000, 2000, 4000, 8000] as const;
const maxPause = 15_000;
/** The pause between the looks for an open stamp that follow the first few, in milliseconds. */
const openPause = 30_000;

/** One stamp that is waited for. */
interface Vigil {
  readonly digest: Digest;
  stamped: Outcome;
  seen?: Outcome;
  looks: number;
  /** When it is looked for next, in milliseconds of the clock. */
  next: number;
}

/**
 * Looks for the stamps until each is found on the chain, nobody can be asked any more or the time is over. An open one
 * is sent once more when the time of a block has passed and a look after that does not find it (interface §1.7).
 *
 * @returns what is now known of each
 */
export async function awaitFinality(
  stamps: ReadonlyMap<Digest, Outcome>,
  options: FinalityOptions,
): Promise<Map<Digest, Outcome>> {
  const { clock, deadline, stop } = options;
  const over = AbortSignal.any([AbortSignal.timeout(Math.max(0, Math.ceil(deadline - clock.now()))), stop]);
  const vigils = [...stamps].map(([digest, stamped]) => toVigil(digest, stamped, options));
  for (;;) {
    const waiting = vigils.filter(isWaiting);
    const next = waiting.reduce((soonest, vigil) => Math.min(soonest, vigil.next), deadline);
    if (waiting.length === 0 || over.aborted || clock.now() >= deadline) break;
    options.onRound?.(waiting.length);
    await clock.wait(Math.max(0, next - clock.now()), over);
    if (over.aborted || clock.now() >= deadline) break;
    const due = waiting.filter((vigil) => vigil.next <= clock.now());
    await askDue(due, options, over);
    for (const vigil of due) vigil.next = nextLook(vigil, options);
    // A look that was held back though there is time left: the service asked for a longer pause than a run makes.
    if (due.some(({ seen }) => endsAsking(seen) || isCutShort(seen))) break;
  }
  tellTheOthers(vigils.filter(isWaiting));
  return new Map(vigils.map(({ digest, stamped, seen }) => [digest, afterCheck(stamped, seen)]));
}

function toVigil(digest: Digest, stamped: Outcome, options: FinalityOptions): Vigil {
  const vigil: Vigil = { digest, stamped, looks: 0, next: 0 };
  vigil.next = mayResendNow(vigil, options) ? options.clock.now() : nextLook(vigil, options);
  return vigil;
}

function isWaiting({ stamped, seen }: Vigil): boolean {
  return isAwaited(stamped) && seen?.kind !== "found";
}

/** Whether the time of a block has passed since the answer was lost, so that a look tells whether to send again. */
function mayResendNow({ stamped }: Vigil, { blockTimeMs, clock }: FinalityOptions): boolean {
  const open = openOf(stamped);
  return open?.mayResend === true && open.since + blockTimeMs <= clock.now();
}

function nextLook({ stamped, looks }: Vigil, { clock, blockTimeMs }: FinalityOptions): number {
  const now = clock.now();
  const open = openOf(stamped);
  if (open === undefined) return now + (pauses[looks] ?? maxPause);
  const regular = nextOpenLook(open.since, now);
  const end = open.since + blockTimeMs;
  return open.mayResend && end > now ? Math.min(regular, end) : regular;
}

/** The first of the times at which a stamp that is open since `since` is looked for, after `now`. */
function nextOpenLook(since: number, now: number): number {
  const [, , last] = firstChecks;
  const early = firstChecks.find((time) => since + time > now);
  if (early !== undefined) return since + early;
  return since + last + openPause * (Math.floor((now - since - last) / openPause) + 1);
}

/** One round: every digest that is due is looked for once. A look that is broken off at the end says nothing. */
async function askDue(due: readonly Vigil[], options: FinalityOptions, over: AbortSignal): Promise<void> {
  let isAtEnd = false;
  const tasks = createTaskQueue(options.concurrency, async (vigil: Vigil) => {
    if (over.aborted || isAtEnd) return;
    const wasDue = mayResendNow(vigil, options);
    const outcome = await options.check(vigil.digest, over);
    vigil.looks += 1;
    if (!(over.aborted && isCutShort(outcome))) vigil.seen = outcome;
    isAtEnd ||= endsAsking(outcome);
    if (wasDue && outcome.kind === "not-found" && !over.aborted) await sendAgain(vigil, options);
  });
  due.forEach(tasks.add);
  await tasks.rest();
}

/**
 * Sends the stamp once more. A failure of this says nothing about the first stamp, which may have been spent: only the
 * chain can tell.
 */
async function sendAgain(vigil: Vigil, { resend }: FinalityOptions): Promise<void> {
  const again = await resend(vigil.digest);
  const open = openOf(again) ?? openOf(vigil.stamped);
  if (endsAsking(again)) vigil.seen = again;
  if (!("error" in again) || openOf(again) !== undefined) {
    vigil.stamped = again;
    delete vigil.seen;
  }
  if (open !== undefined && "open" in vigil.stamped) {
    vigil.stamped = { ...vigil.stamped, open: { ...open, mayResend: false } };
  }
  vigil.looks = 0;
}

/** Digests that were never asked about get the failure that ended the round. */
function tellTheOthers(waiting: readonly Vigil[]): void {
  const failures = waiting.flatMap(({ seen }) => (seen !== undefined && "error" in seen ? [seen] : []));
  const end = failures.find(endsAsking);
  const cause = end ?? failures.findLast((failure) => !isCutShort(failure)) ?? failures.at(-1);
  if (cause === undefined) return;
  for (const vigil of waiting) {
    const isReached = vigil.seen !== undefined && !(end !== undefined && !("error" in vigil.seen));
    if (!isReached) vigil.seen = notReached(cause.error);
  }
}

function endsAsking(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && "error" in outcome && errorFacts(outcome.error.code).stopsRun === true;
}

function isCutShort(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && "error" in outcome && outcome.error.code === "NOT_ATTEMPTED";
}

function notReached(error: AnchorError): Outcome {
  const account = `Nothing was asked for it after ${error.code}: ${error.account}`;
  return toFailure(new AnchorError("NOT_ATTEMPTED", account, { cause: error }));
}
