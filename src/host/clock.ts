import { setTimeout as sleep } from "node:timers/promises";

/** Time and random numbers, handed in so that tests need not wait and always run alike. */
export interface Clock {
  /** Milliseconds of a clock that never jumps. */
  now(): number;
  /** The calendar's time, used only to interpret HTTP dates. */
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
