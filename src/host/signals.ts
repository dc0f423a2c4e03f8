/** Two ways to end a run early (faults: cancellation). */
export interface Cancellation {
  /** No new request, no further waiting. */
  readonly stop: AbortSignal;
  /** Break off even what is under way. */
  readonly abort: AbortSignal;
}

/** How long a stamp that was sent may take to answer after the run was cancelled, in milliseconds (interface §1.6). */
const graceMs = 4000;
/** How long what was broken off may take to end by itself, in milliseconds. */
const endingMs = 1000;

/** What the runner's signals, and defects, mean for a run. */
export interface Signals {
  readonly cancellation: Cancellation;
  /** Resolves when what is known is to be written, whatever still hangs. */
  readonly overdue: Promise<void>;
  /** 130 for SIGINT, 143 for SIGTERM, 129 for SIGHUP, 1 for a defect: the first of them; `undefined` when none did. */
  readonly exitCode: () => number | undefined;
  /** Ends the run as SIGTERM does, because of something that belongs to no subject. */
  readonly fail: (thrown: unknown) => void;
  /** Stops listening, so that the process can end. */
  readonly close: () => void;
}

/** Functions that are called with what came. */
export interface SignalListener {
  readonly onSignal: (name: string) => void;
  readonly onDefect: (thrown: unknown) => void;
}

/**
 * Listens for the runner's cancellation: SIGINT, then SIGTERM 7.5 s later. The first stops what has not begun and lets
 * a sent stamp finish for a moment, since breaking off does not take it back; the second breaks off everything. So does
 * an error that nobody caught: what is known by then is written, where the process would just end.
 */
export function watchSignals(source: NodeJS.EventEmitter, { onSignal, onDefect }: SignalListener): Signals {
  const stop = new AbortController();
  const abort = new AbortController();
  const overdue = Promise.withResolvers<void>();
  const timers: NodeJS.Timeout[] = [];
  let code: number | undefined;
  const end = (exitCode: number, grace: number): void => {
    code ??= exitCode;
    stop.abort();
    if (grace === 0) abort.abort();
    else timers.push(setTimeout(() => abort.abort(), grace));
    timers.push(setTimeout(overdue.resolve, grace + endingMs));
  };
  const endAt = (name: string, exitCode: number, grace: number) => (): void => {
    onSignal(name);
    end(exitCode, grace);
  };
  const fail = (thrown: unknown): void => {
    // The listener comes last: it writes to the log, which may be what is broken.
    end(1, 0);
    onDefect(thrown);
  };
  const listeners = {
    SIGINT: endAt("SIGINT", 130, graceMs),
    SIGTERM: endAt("SIGTERM", 143, 0),
    // It comes when the terminal of a runner is closed.
    SIGHUP: endAt("SIGHUP", 129, 0),
    uncaughtException: fail,
    unhandledRejection: fail,
  };
  for (const [event, listener] of Object.entries(listeners)) source.on(event, listener);
  return {
    cancellation: { stop: stop.signal, abort: abort.signal },
    overdue: overdue.promise,
    exitCode: () => code,
    fail,
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) source.off(event, listener);
    },
  };
}

/**
 * Waits for a piece of a run's work until the run is to end with what it has. What the work throws ends the run as a
 * defect that belongs to no subject.
 *
 * @returns what the work brings; `undefined` when it failed or did not end in time
 */
export async function untilOverdue<Value>(
  work: Promise<Value>,
  { fail, overdue }: Pick<Signals, "fail" | "overdue">,
): Promise<Value | undefined> {
  const done = work.catch((thrown: unknown) => {
    fail(thrown);
    return undefined;
  });
  return await Promise.race([done, overdue.then(() => undefined)]);
}
