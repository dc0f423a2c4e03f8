import { systemClock, type Clock } from "#host/host.ts";

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

/** Lets every wait by the system's clock pass at once until it is disposed of; `now()` moves on by what was waited. */
export function skipWaits(): Disposable {
  const kept = { ...systemClock };
  let skipped = 0;
  const skipping: Pick<Clock, "now" | "wait"> = {
    now: () => kept.now() + skipped,
    wait: async (milliseconds, signal) => {
      if (signal?.aborted === true) return;
      skipped += milliseconds;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  Object.assign(systemClock, skipping);
  return { [Symbol.dispose]: () => void Object.assign(systemClock, kept) };
}
