const minuteMs = 60_000;

/** Creates a limiter of requests in any span of one minute; `now` returns milliseconds. */
export function createRateLimiter(now: () => number) {
  const windows = new Map<string, Window>();
  return {
    /** Takes one of `rate` requests a minute for `name`; returns 0, or the whole seconds until one more is allowed. */
    take: (name: string, rate: number): number => {
      let window = windows.get(name);
      if (window?.rate !== rate) windows.set(name, (window = { rate, times: [], oldest: 0 }));
      return takeFrom(window, now());
    },
  };
}

/** The times of the last `rate` requests; once full, the list is used as a ring. */
interface Window {
  readonly rate: number;
  readonly times: number[];
  oldest: number;
}

function takeFrom(window: Window, time: number): number {
  const { rate, times, oldest } = window;
  const waitMs = (times[oldest] ?? 0) + minuteMs - time;
  if (times.length < rate) times.push(time);
  else if (waitMs > 0) return Math.ceil(waitMs / 1000);
  else {
    times[oldest] = time;
    window.oldest = (oldest + 1) % rate;
  }
  return 0;
}

/** The part of a rate that a process takes at once, so that it need not ask the others for every request. */
const share = 1 / 50;

/** Takes requests from what all processes share; says for none in how many seconds there are more. */
type Reserve = (
  name: string,
  rate: number,
  wanted: number,
) => Promise<{ readonly granted: number; readonly waitSeconds: number }>;

/** Creates a limiter that takes requests from `reserve` by the handful, and uses them within a minute. */
export function createTickets(reserve: Reserve, now: () => number = () => performance.now()) {
  const held = new Map<string, { left: number; readonly until: number }>();
  const asking = new Map<string, ReturnType<Reserve>>();
  return async (name: string, rate: number): Promise<number> => {
    for (;;) {
      const tickets = held.get(name);
      if (tickets !== undefined && tickets.left > 0 && now() < tickets.until) {
        tickets.left -= 1;
        return 0;
      }
      const asked = asking.get(name) ?? reserve(name, rate, Math.max(1, Math.floor(rate * share)));
      asking.set(name, asked);
      try {
        const { granted, waitSeconds } = await asked;
        if (granted === 0) return waitSeconds;
        // Of those who asked together, the first puts them down.
        if (asking.get(name) === asked) held.set(name, { left: granted, until: now() + minuteMs });
      } finally {
        if (asking.get(name) === asked) asking.delete(name);
      }
    }
  };
}
