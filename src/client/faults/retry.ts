import type { Fault } from "./fault.ts";

/** Requests made for one call at the most: the first and three more. */
export const maximumAttempts = 4;
/** The last moment at which an attempt of a call may begin, in milliseconds; the waits for its turn are not counted. */
const callBudgetMs = 180_000;
/** Longest wait the service may ask for; past it the call ends and says when to come back, in milliseconds. */
export const longestWaitMs = 60_000;

/** Where a call stands when one of its attempts has failed. */
export interface AttemptState {
  /** Attempts made, 1 for the first. */
  readonly attempt: number;
  /** Milliseconds of its attempts and of the waits after them. */
  readonly elapsedMs: number;
  /** Sending twice does no harm, so it may be tried again even when the first may have been processed. */
  readonly repeatable: boolean;
}

/**
 * Milliseconds to wait before the next attempt, or `undefined` to give up. `Retry-After` is obeyed exactly; without it
 * the wait has full jitter: up to 1 s, 2 s, 4 s.
 */
export function nextWait(
  fault: Fault,
  { attempt, elapsedMs, repeatable }: AttemptState,
  random: number,
): number | undefined {
  if (fault.certainty === "perhaps-processed" && !repeatable) return undefined;
  if (attempt >= Math.min(maximumAttempts, fault.attempts)) return undefined;
  const wait = fault.retryAfterMs ?? backoff(attempt, random, 0);
  return wait <= longestWaitMs && elapsedMs + wait <= callBudgetMs ? wait : undefined;
}

/**
 * Milliseconds before the attempt that follows `attempt`: a second that doubles.
 *
 * @param least the share of it that is waited in any case; the rest is left to `random`
 */
export function backoff(attempt: number, random: number, least: number): number {
  return 1000 * 2 ** (attempt - 1) * (least + (1 - least) * random);
}
