import type { Clock } from "../host/clock.ts";
import type { Fault } from "./fault.ts";

/** Most requests for one call: the first and three more. */
export const maxAttempts = 4;
/** The latest start of an attempt within a call, in milliseconds; pauses of all workers are not counted. */
const callBudgetMs = 180_000;
/** Longest wait that is obeyed, in milliseconds; if the service asks for more, the call ends and says when to retry. */
export const maxWaitMs = 60_000;

/**
 * Returns when a call that began at `began` makes its last attempt at the latest, in milliseconds of the same clock. One
 * that is not repeated is followed by checks, before the first of which the service may ask for a pause.
 */
export function latestAttempt(began: number, repeatable: boolean): number {
  return began + callBudgetMs + (repeatable ? 0 : maxWaitMs);
}

/** The state of a call when one of its attempts has failed. */
export interface AttemptState {
  readonly attempt: number;
  /** Milliseconds spent on the attempts and on the waits after them. */
  readonly elapsedMs: number;
  /** Sending twice does no harm, so another attempt is allowed even when the first may have been processed. */
  readonly repeatable: boolean;
}

/**
 * Returns the milliseconds to wait before the next attempt, or `undefined` to give up. `Retry-After` is obeyed exactly;
 * without it the wait has full jitter: up to 1 s, 2 s, 4 s.
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
 * Returns the milliseconds before the attempt that follows `attempt`: one second, doubled with each attempt.
 *
 * @param least the share of the wait that is always waited; `random` decides about the rest
 */
export function backoff(attempt: number, random: number, least: number): number {
  return 1000 * 2 ** (attempt - 1) * (least + (1 - least) * random);
}

export type Gate = ReturnType<typeof createGate>;

/** Decides when the next request may be sent, for all workers of one client together. */
export function createGate(clock: Clock) {
  let resumeAt = Number.NEGATIVE_INFINITY;
  let closed: Fault | undefined;
  return {
    /**
     * Waits until the pause that the service asked for is over.
     *
     * @returns the fault to give up with, when the service has asked for a longer wait than a run makes
     */
    pass: async (signal: AbortSignal): Promise<Fault | undefined> => {
      for (;;) {
        const wait = resumeAt - clock.now();
        if (closed !== undefined || signal.aborted || wait <= 0) return closed;
        await clock.wait(wait, signal);
      }
    },
    /** Holds every worker back for `milliseconds` from now; returns whether they were not held back before. */
    pause: (milliseconds: number): boolean => {
      const isNew = resumeAt <= clock.now();
      resumeAt = Math.max(resumeAt, clock.now() + milliseconds);
      return isNew;
    },
    close: (fault: Fault): void => {
      closed ??= fault;
    },
    isClosed: (): boolean => closed !== undefined,
  };
}
