import type { Digest } from "../domain/digest.ts";
import { AnchorError, errorFacts } from "../domain/errors.ts";
import type { Outcome } from "../domain/outcome.ts";

export interface FinalityOptions {
  /** Milliseconds for all digests together. */
  readonly timeoutMs: number;
  /** Looks for one digest on the chain; ends early when the signal aborts. */
  readonly check: (digest: Digest, signal: AbortSignal) => Promise<Outcome>;
  /** Looks at the same time. */
  readonly concurrency: number;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly stop: AbortSignal;
  /** How many digests are still waited for, before each round. */
  readonly onRound?: (waiting: number) => void;
}

/** Pauses between rounds in milliseconds; a block takes seconds to minutes, so they grow and then stay. */
const pauses = [1000, 2000, 4000, 8000] as const;
const longestPause = 15_000;

/**
 * Checks the digests in rounds until each is found on the chain, asking is at its end or the time is over.
 *
 * @returns what the last look for each digest brought, nothing for one that was never looked for to the end
 */
export async function awaitFinality(
  digests: Iterable<Digest>,
  options: FinalityOptions,
): Promise<Map<Digest, Outcome>> {
  const seen = new Map<Digest, Outcome>();
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const over = AbortSignal.any([timeout, options.stop]);
  let waiting = [...new Set(digests)];
  for (let round = 0; waiting.length > 0 && !over.aborted; round += 1) {
    options.onRound?.(waiting.length);
    await options.wait(pauses[round] ?? longestPause, over);
    await look(waiting, options, over, seen);
    waiting = waiting.filter((digest) => seen.get(digest)?.kind !== "found");
    // A look that was held back though there is time left: the service asked for a longer pause than a run makes.
    if ([...seen.values()].some((outcome) => endsAsking(outcome) || isCutShort(outcome))) break;
  }
  tellTheOthers(waiting, seen);
  return seen;
}

/** What kept others from an answer is why there is none about a digest that was not reached. */
function tellTheOthers(waiting: readonly Digest[], seen: Map<Digest, Outcome>): void {
  const failures = [...seen.values()].filter(isFailed);
  const end = failures.find(endsAsking);
  const cause = end ?? failures.findLast((failure) => !isCutShort(failure)) ?? failures.at(-1);
  if (cause === undefined) return;
  for (const digest of waiting) {
    const known = seen.get(digest);
    if (known === undefined || (end !== undefined && !isFailed(known))) seen.set(digest, notReached(cause));
  }
}

/** One round: every waiting digest is looked for once. A look that is broken off at the end says nothing. */
async function look(
  digests: readonly Digest[],
  { check, concurrency }: FinalityOptions,
  over: AbortSignal,
  seen: Map<Digest, Outcome>,
): Promise<void> {
  const queue = digests.values();
  const worker = async (): Promise<void> => {
    for (const digest of queue) {
      if (over.aborted) return;
      const outcome = await check(digest, over);
      if (!(over.aborted && isCutShort(outcome))) seen.set(digest, outcome);
      if (endsAsking(outcome)) return;
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, digests.length) }, worker));
}

type Failed = Extract<Outcome, { kind: "failed" }>;

function isFailed(outcome: Outcome): outcome is Failed {
  return outcome.kind === "failed";
}

function endsAsking(outcome: Outcome): boolean {
  return isFailed(outcome) && errorFacts(outcome.error.code).stopsRun === true;
}

function isCutShort(outcome: Outcome): boolean {
  return isFailed(outcome) && outcome.error.code === "NOT_ATTEMPTED";
}

function notReached({ error }: Failed): Failed {
  const account = `Nothing was asked for it after ${error.code}: ${error.account}`;
  return { kind: "failed", error: new AnchorError("NOT_ATTEMPTED", account, { cause: error }) };
}

/**
 * The verdict of a stamp once the waiting has ended: found is finalized; a stamp that was accepted but not yet found
 * is `pending` (interface §1.5), and says whether the chain did not have it or could not be asked. A stamp whose fate
 * was unclear is `already-anchored` when it is found.
 *
 * @param seen what the last look for it brought
 */
export function afterWaiting(stamped: Outcome, seen: Outcome | undefined): Outcome {
  if (seen?.kind === "failed" && seen.error.code === "REPLY_MISMATCH") return seen;
  const found = seen?.kind === "found";
  if (stamped.kind === "pending") return found ? { kind: "already-anchored", evidence: seen.evidence } : stamped;
  if (stamped.kind !== "anchored") return stamped;
  if (found) return { ...stamped, finalized: true };
  return {
    kind: "pending",
    note: `The service accepted the stamp, but ${renderLook(seen)}`,
    evidence: stamped.evidence,
  };
}

/** An outage must not read as “not yet”. */
function renderLook(seen: Outcome | undefined): string {
  const unasked = "could not be asked whether it is on the chain when the waiting ended.";
  if (seen?.kind === "not-found") return "the last look did not find it on the chain yet.";
  if (seen?.kind === "failed") return `${unasked} ${seen.error.code}: ${seen.error.account}`;
  if (seen?.kind === "unknown") return `${unasked} ${seen.note}`;
  return "the waiting ended before the chain was asked for it.";
}

/** Whether waiting can still change this outcome. */
export function isAwaited(outcome: Outcome): boolean {
  return outcome.kind === "pending" || (outcome.kind === "anchored" && !outcome.finalized);
}
