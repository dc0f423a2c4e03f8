import { DatabaseSync } from "node:sqlite";

const minuteMs = 60_000;

/** Creates a limiter of requests in any span of one minute; `now` returns milliseconds. */
export function createRateLimiter(now: () => number) {
  const windows = new Map<string, Window>();
  return {
    /** Takes one of `rate` requests a minute for `name`; returns 0, or the whole seconds until one more is allowed. */
    take(name: string, rate: number): number {
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

export type StampCounts = ReturnType<typeof openStampCounts>;

/**
 * Counts stamps by the name of a key, in the database file `file` (or `:memory:`). The counts survive the end of the
 * process; a loss of power may lose the last moments of them.
 *
 * @throws Error when the file is no database or cannot be written
 */
export function openStampCounts(file: string) {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
  database.exec("CREATE TABLE IF NOT EXISTS stamps (name TEXT PRIMARY KEY, used INTEGER NOT NULL) STRICT");
  const take = database.prepare(`
    INSERT INTO stamps VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET used = used + 1 WHERE used < ?`);
  const give = database.prepare("UPDATE stamps SET used = used - 1 WHERE name = ? AND used > 0");
  const all = database.prepare("SELECT name, used FROM stamps ORDER BY name");
  return {
    /** Counts one more stamp for `name`; when that would be more than `max`, counts nothing and returns `false`. */
    take: (name: string, max = Number.MAX_SAFE_INTEGER) => take.run(name, max).changes === 1,
    give: (name: string) => void give.run(name),
    all: (): ReadonlyMap<string, number> =>
      new Map(all.all().map(({ name, used }) => [String(name), Number(used)] as const)),
    close: () => database.close(),
  };
}
