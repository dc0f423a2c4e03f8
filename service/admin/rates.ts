/** Rates of keys, by the generic cell rate algorithm: for each name one time stands for all requests let in so far. */

const minuteMs = 60_000;

/**
 * Asks for one of `rate` requests a minute. After an idle minute `rate` requests may come at once, then one at a time.
 * `due` is when the requests let in so far are paid off, in milliseconds; it is 0 at first.
 *
 * @returns the next `due`, and 0 or the whole seconds until a request is let in
 */
export function admitRequest(due: number, now: number, rate: number): { readonly due: number; readonly wait: number } {
  // If the clock was set back, this keeps nobody out until it shows the old time again.
  const from = Math.min(Math.max(due, now), now + minuteMs);
  const next = from + minuteMs / rate;
  // Sums of fractions may be off by less than a hundredth of a millisecond.
  const early = next - now - minuteMs - 0.01;
  return early > 0 ? { due: from, wait: Math.ceil(early / 1000) } : { due: next, wait: 0 };
}

/** With so many names, those whose requests are paid off are forgotten. */
const maxNames = 10_000;

/** Creates a function that asks for one request of a name, counted in this process; `now` returns milliseconds. */
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
