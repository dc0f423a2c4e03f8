import type { Digest } from "../domain/digest.ts";
import { errorFacts } from "../domain/errors.ts";
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
 * Checks the digests in rounds until each is found on the chain or the time is over.
 *
 * @returns for each digest that was settled: the `found` outcome, or the failure that ends all asking
 */
export async function awaitFinality(
  digests: Iterable<Digest>,
  options: FinalityOptions,
): Promise<Map<Digest, Outcome>> {
  const settled = new Map<Digest, Outcome>();
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const over = AbortSignal.any([timeout, options.stop]);
  let waiting = [...new Set(digests)];
  for (let round = 0; waiting.length > 0 && !over.aborted; round += 1) {
    options.onRound?.(waiting.length);
    await options.wait(pauses[round] ?? longestPause, over);
    await look(waiting, options, over, settled);
    waiting = waiting.filter((digest) => !settled.has(digest));
    if ([...settled.values()].some(endsAsking)) break;
  }
  return settled;
}

/** One round: every waiting digest is looked for once; only what settles is kept, an outage is no answer. */
async function look(
  digests: readonly Digest[],
  { check, concurrency }: FinalityOptions,
  over: AbortSignal,
  settled: Map<Digest, Outcome>,
): Promise<void> {
  const queue = digests.values();
  const worker = async (): Promise<void> => {
    for (const digest of queue) {
      if (over.aborted) return;
      const outcome = await check(digest, over);
      if (outcome.kind === "found" || endsAsking(outcome)) settled.set(digest, outcome);
      if (endsAsking(outcome)) return;
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, digests.length) }, worker));
}

function endsAsking(outcome: Outcome): boolean {
  return outcome.kind === "failed" && errorFacts(outcome.error.code).stopsRun === true;
}

/**
 * The verdict of a stamp once the waiting has ended: found is finalized; a stamp that was accepted but not yet found
 * is `pending` (interface §1.5). A stamp whose fate was unclear is `already-anchored` when it is found.
 */
export function afterWaiting(stamped: Outcome, seen: Outcome | undefined): Outcome {
  if (seen?.kind === "failed" && seen.error.code === "REPLY_MISMATCH") return seen;
  const found = seen?.kind === "found";
  if (stamped.kind === "pending") return found ? { kind: "already-anchored", evidence: seen.evidence } : stamped;
  if (stamped.kind !== "anchored") return stamped;
  if (found) return { ...stamped, finalized: true };
  const note = "The service accepted the stamp, but it was not on the chain yet when the waiting ended.";
  return { kind: "pending", note, evidence: stamped.evidence };
}

/** Whether waiting can still change this outcome. */
export function isAwaited(outcome: Outcome): boolean {
  return outcome.kind === "pending" || (outcome.kind === "anchored" && !outcome.finalized);
}
