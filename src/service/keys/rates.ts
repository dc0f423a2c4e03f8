const minute = 60_000;

/** Lets at most so many requests through in any span of one minute; `now` is in milliseconds. */
export function createRates(now: () => number) {
  const windows = new Map<string, Window>();
  return {
    /** Takes one of `rate` requests a minute for `name`: 0, or the whole seconds until there is room for one. */
    take(name: string, rate: number): number {
      let window = windows.get(name);
      if (window?.rate !== rate) windows.set(name, (window = { rate, times: [], oldest: 0 }));
      return takeFrom(window, now());
    },
  };
}

/** The times of the last `rate` requests, a ring once it is full. */
interface Window {
  readonly rate: number;
  readonly times: number[];
  oldest: number;
}

function takeFrom(window: Window, time: number): number {
  const { rate, times, oldest } = window;
  const waitMs = (times[oldest] ?? 0) + minute - time;
  if (times.length < rate) times.push(time);
  else if (waitMs > 0) return Math.ceil(waitMs / 1000);
  else {
    times[oldest] = time;
    window.oldest = (oldest + 1) % rate;
  }
  return 0;
}
