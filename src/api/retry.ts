import type { Clock } from "../host/clock.ts";
import type { Fault } from "./fault.ts";

/** Requests made for one call at the most: the first and three more. */
export const maxAttempts = 4;
/** The last moment at which an attempt of a call may begin, in milliseconds; the waits for its turn are not counted. */
const callBudgetMs = 180_000;
/** Longest wait that is obeyed, in milliseconds; when the service asks for more, the call ends and says when to retry. */
export const maxWaitMs = 60_000;

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
  if (attempt >= Math.min(maxAttempts, fault.attempts)) return undefined;
  const wait = fault.retryAfterMs ?? backoff(attempt, random, 0);
  return wait <= maxWaitMs && elapsedMs + wait <= callBudgetMs ? wait : undefined;
}

/**
 * Milliseconds before the attempt that follows `attempt`: a second that doubles.
 *
 * @param least the share of it that is always waited; `random` decides about the rest
 */
export function backoff(attempt: number, random: number, least: number): number {
  return 1000 * 2 ** (attempt - 1) * (least + (1 - least) * random);
}

/** When the next request may be sent, for all workers of one client together. */
export interface RateLimiter {
  /**
   * Waits for this request's turn: for a pause the service asked for, then for the request rate.
   *
   * @returns the fault to give up with, when the service has asked for a longer wait than a run makes
   */
  turn(signal: AbortSignal): Promise<Fault | undefined>;
  /** Holds every worker back for `milliseconds` from now. */
  pause(milliseconds: number): void;
  /** Ends all later requests with `fault`. */
  close(fault: Fault): void;
}

/** A little more than a minute: requests take unequal times, so more of them may arrive in one minute than were sent. */
const windowMs = 60_250;

/** @param perMinute most requests in any minute; 0 = no limit (interface §1.1 `request-rate`) */
export function createRateLimiter(perMinute: number, clock: Clock): RateLimiter {
  const sent: number[] = [];
  let resumeAt = Number.NEGATIVE_INFINITY;
  let closed: Fault | undefined;

  /** Milliseconds until the next request may go; a rate slot is taken when it is 0. */
  const waitOrTake = (): number => {
    const now = clock.now();
    if (resumeAt > now) return resumeAt - now;
    if (perMinute === 0) return 0;
    while ((sent[0] ?? now) <= now - windowMs) sent.shift();
    if (sent.length >= perMinute) return (sent[0] ?? now) + windowMs - now;
    sent.push(now);
    return 0;
  };

  return {
    turn: async (signal) => {
      for (;;) {
        const wait = closed === undefined && !signal.aborted ? waitOrTake() : 0;
        if (wait <= 0) return closed;
        await clock.wait(wait, signal);
      }
    },
    pause: (milliseconds) => {
      resumeAt = Math.max(resumeAt, clock.now() + milliseconds);
    },
    close: (fault) => {
      closed ??= fault;
    },
  };
}
