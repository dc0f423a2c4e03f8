/** The log of a service: one JSON object a line, whatever happens. */
import { inspect, isDeepStrictEqual } from "node:util";

/** Writes `event`, a name, to stderr with `facts` about it, which hold no secret. */
export function log(event: string, facts: Readonly<Record<string, unknown>> = {}): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), pid: process.pid, event, ...facts })}\n`);
}

/** Logs an error that nobody expected, with where it came from. */
export function logFault(error: unknown): void {
  log("fault", { error: inspect(error) });
}

/** Logs `event` with the names of the items that differ between `before` and `after`. */
export function logChanges(event: string, before: readonly Named[], after: readonly Named[]): void {
  const isIn = (all: readonly Named[]) => (one: Named) => all.some((other) => isDeepStrictEqual(one, other));
  const changed = [...before.filter((one) => !isIn(after)(one)), ...after.filter((one) => !isIn(before)(one))];
  log(event, { changed: [...new Set(changed.map(({ name }) => name))] });
}

type Named = { readonly name: string };

const recentMs = 60_000;

/** Creates a log for repeated failures: it writes each cause once, and how often it came when it has ended. */
export function createFailureLog(write = log) {
  let current: { readonly reason: string; readonly at: number; last: number; times: number } | undefined;
  const end = (event: string) => {
    if (current === undefined) return;
    const seconds = Math.round((performance.now() - current.at) / 1000);
    write(event, { reason: current.reason, times: current.times, seconds });
    current = undefined;
  };
  return {
    failed: (reason: string): void => {
      const last = performance.now();
      if (current?.reason === reason) return void (current = { ...current, last, times: current.times + 1 });
      end("failed-otherwise");
      current = { reason, at: last, last, times: 1 };
      write("failing", { reason });
    },
    worked: () => end("recovered"),
    /** Returns the cause, if the last failure was within the last minute. */
    recent: () => (current !== undefined && performance.now() - current.last < recentMs ? [current.reason] : []),
  };
}
