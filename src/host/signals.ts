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

/** Functions that are told what came. */
export interface SignalListener {
  readonly onSignal: (name: string) => void;
  readonly onDefect: (thrown: unknown) => void;
}

/**
 * Listens for the runner's cancellation: SIGINT, then SIGTERM 7.5 s later. The first stops what has not begun and lets
 * a sent stamp finish for a moment, since breaking off does not take it back; the second breaks off everything. So does
 * an error that nobody caught: what the run has earned by then is written, where the process would just end.
 */
export function watchSignals(source: NodeJS.EventEmitter, { onSignal, onDefect }: SignalListener): Signals {
  const { end, clear, ...state } = createEnding();
  const fail = (thrown: unknown): void => {
    // The log is told last, since the log itself may be broken.
    end(1, 0);
    onDefect(thrown);
  };
  const listeners = {
    SIGINT: () => {
      onSignal("SIGINT");
      end(130, graceMs);
    },
    SIGTERM: () => {
      onSignal("SIGTERM");
      end(143, 0);
    },
    // It comes when the terminal of a runner is closed.
    SIGHUP: () => {
      onSignal("SIGHUP");
      end(129, 0);
    },
    uncaughtException: fail,
    unhandledRejection: fail,
  };
  for (const [event, listener] of Object.entries(listeners)) source.on(event, listener);
  const close = (): void => {
    clear();
    for (const [event, listener] of Object.entries(listeners)) source.off(event, listener);
  };
  return { ...state, fail, close };
}

/** The end of a run: begun by `end`, which leaves what is under way `grace` milliseconds. */
function createEnding() {
  const stop = new AbortController();
  const abort = new AbortController();
  const overdue = Promise.withResolvers<void>();
  const timers: NodeJS.Timeout[] = [];
  let code: number | undefined;
  return {
    cancellation: { stop: stop.signal, abort: abort.signal },
    overdue: overdue.promise,
    exitCode: (): number | undefined => code,
    end: (exitCode: number, grace: number): void => {
      code ??= exitCode;
      stop.abort();
      if (grace === 0) abort.abort();
      else timers.push(setTimeout(() => abort.abort(), grace));
      timers.push(setTimeout(overdue.resolve, grace + endingMs));
    },
    clear: (): void => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/**
 * What `work` brings; `undefined` when the run is to end before, or when the work throws, which ends the run as a
 * signal does.
 */
export async function untilOverdue<Value>(
  work: Promise<Value>,
  { overdue, fail }: Pick<Signals, "overdue" | "fail">,
): Promise<Value | undefined> {
  const done = work.catch((thrown: unknown) => {
    fail(thrown);
    return undefined;
  });
  return Promise.race([done, overdue.then(() => undefined)]);
}
