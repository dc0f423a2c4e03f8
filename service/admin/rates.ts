/** Rates of keys, by the generic cell rate algorithm: one time a name says all that was let in. */

const minuteMs = 60_000;

/**
 * Asks for one of `rate` requests a minute. Whoever was idle for a minute may send so many at once, and then one after
 * the other. `due` is the time until which what was let in counts, in milliseconds, and 0 at first.
 *
 * @returns the next `due`, and 0 or the whole seconds until a request is let in
 */
export function admitRequest(due: number, now: number, rate: number): { readonly due: number; readonly wait: number } {
  // A clock that was set back must not keep anybody out until its time comes again.
  const from = Math.min(Math.max(due, now), now + minuteMs);
  const next = from + minuteMs / rate;
  // A hundredth of a millisecond is what sums of fractions may be off.
  const early = next - now - minuteMs - 0.01;
  return early > 0 ? { due: from, wait: Math.ceil(early / 1000) } : { due: next, wait: 0 };
}

/** The names beyond which those that are paid off are forgotten. */
const maxNames = 10_000;

/** Creates a function that asks for one request of a name, in this process; `now` returns milliseconds. */
export function createRateCounter(now: () => number): (name: string, rate: number) => number {
  const dues = new Map<string, number>();
  return (name, rate) => {
    const time = now();
    if (dues.size >= maxNames && !dues.has(name)) for (const [known, due] of dues) if (due <= time) dues.delete(known);
    const { due, wait } = admitRequest(dues.get(name) ?? 0, time, rate);
    dues.set(name, due);
    return wait;
  };
}
