import type { Clock } from "../host/host.ts";
import type { Fault } from "./fault.ts";

export const maxAttempts = 4;
/** The longest time from a call's start to the start of its last attempt, without the waiting at the {@link Gate}. */
const callBudgetMs = 180_000;
/** The longest wait that the service may ask for; if it asks for more, the call ends with an error that says so. */
export const maxWaitMs = 60_000;

/**
 * Returns the latest time of a call's last attempt, in milliseconds on the same clock as `startedAt`. A request that is
 * not repeatable is followed by another, as a stamp by a check, and before that the service may ask for a pause.
 */
export function latestAttempt(startedAt: number, repeatable: boolean): number {
  return startedAt + callBudgetMs + (repeatable ? 0 : maxWaitMs);
}

/** The state of a call after its attempt number `attempt`, counted from 1, has failed. */
interface AttemptState {
  readonly attempt: number;
  /** Spent on the attempts and on the waits after them. */
  readonly elapsedMs: number;
  /** Sending twice does no harm. */
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
  if (attempt >= Math.min(maxAttempts, fault.usefulAttempts)) return undefined;
  const waitMs = fault.retryAfterMs ?? backoffMs(attempt, random, 0);
  return waitMs <= maxWaitMs && elapsedMs + waitMs <= callBudgetMs ? waitMs : undefined;
}

/** Returns 1000 ms, doubled for each attempt after the first, times a factor from `minShare` to 1 set by `random`. */
export function backoffMs(attempt: number, random: number, minShare: number): number {
  return 1000 * 2 ** (attempt - 1) * (minShare + (1 - minShare) * random);
}

export type Gate = ReturnType<typeof createGate>;

/** Holds back the requests of all workers of a client together, as long as a rate limit asks. */
export function createGate(clock: Clock) {
  let resumeAt = Number.NEGATIVE_INFINITY;
  let closedBy: Fault | undefined;
  return {
    /** Waits until no pause is left; returns the fault to give up with, where the gate was closed. */
    pass: async (signal: AbortSignal): Promise<Fault | undefined> => {
      for (;;) {
        const waitMs = resumeAt - clock.now();
        if (closedBy !== undefined || signal.aborted || waitMs <= 0) return closedBy;
        await clock.wait(waitMs, signal);
      }
    },
    /** Holds every worker back for `milliseconds` from now; returns true if no pause was under way. */
    pause: (milliseconds: number): boolean => {
      const isNew = resumeAt <= clock.now();
      resumeAt = Math.max(resumeAt, clock.now() + milliseconds);
      return isNew;
    },
    close: (fault: Fault): void => {
      closedBy ??= fault;
    },
    isClosed: (): boolean => closedBy !== undefined,
  };
}
