import type { Clock } from "../../src/client/clock.ts";

/** A clock that stands still until somebody waits: every wait passes at once and is written down. */
export interface FakeClock extends Clock {
  readonly waits: readonly number[];
}

/** @param random what `random()` always returns */
export function createFakeClock(random = 0.5, today = new Date("2026-01-29T13:54:50Z")): FakeClock {
  let now = 0;
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    today: () => new Date(today.getTime() + now),
    random: () => random,
    wait: async (milliseconds, signal) => {
      if (signal?.aborted === true) return;
      waits.push(milliseconds);
      now += milliseconds;
      await Promise.resolve();
    },
  };
}
