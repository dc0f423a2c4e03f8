import { setTimeout as sleep } from "node:timers/promises";

/** Time and random numbers; tests use a clock that does not wait and gives the same values in every run. */
export interface Clock {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** The date and time of day. It may be set back or forward meanwhile, so durations are measured by `now`. */
  today(): Date;
  /** Resolves after `milliseconds`, or at once when `signal` aborts; the caller must check the signal afterwards. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** A number from 0 up to, not including, 1. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  today: () => new Date(),
  wait: async (milliseconds, signal) => {
    try {
      await sleep(milliseconds, undefined, signal === undefined ? {} : { signal });
    } catch (error) {
      if (signal?.aborted !== true) throw error;
    }
  },
  random: () => Math.random(),
};
