/** The two signals that end a run early (faults: cancellation). */
export interface Cancellation {
  /** Aborts when no new request and no further waiting may begin. */
  readonly stop: AbortSignal;
  /** Aborts when requests that are under way must be broken off too. */
  readonly abort: AbortSignal;
}

/** How long a stamp that was sent may take to answer after the run was cancelled, in milliseconds. */
const graceMs = 4000;
/** Signals that end a run, with its exit code and the time that a sent stamp has. */
const endings = [
  ["SIGINT", 130, graceMs],
  ["SIGBREAK", 130, graceMs],
  ["SIGTERM", 143, 0],
  ["SIGHUP", 129, 0],
] as const;
/** How long work that was broken off may take to end by itself, in milliseconds. */
const endingMs = 1000;

/** Functions that are called with the signal or with the defect. */
interface SignalListener {
  readonly onSignal: (name: string) => void;
  readonly onDefect: (thrown: unknown) => void;
}

/**
 * Listens for the runner's cancellation: SIGINT, then SIGTERM 7.5 s later. The first stops what has not begun and lets
 * a sent stamp finish for a moment, since breaking off does not take it back; the second breaks off everything. An
 * error that nothing caught does the same: the known results are still written, where the process would just end.
 * SIGBREAK is Ctrl-Break, which Windows' runner sends after Ctrl-C; SIGHUP comes when a runner's terminal is closed.
 */
export function watchSignals(source: NodeJS.EventEmitter, { onSignal, onDefect }: SignalListener) {
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
    // The listener is called last: it writes to the log, which may be what is broken.
    end(1, 0);
    onDefect(thrown);
  };
  const listeners = {
    ...Object.fromEntries(endings.map(([name, exitCode, grace]) => [name, endAt(name, exitCode, grace)])),
    uncaughtException: fail,
    unhandledRejection: fail,
  };
  for (const [event, listener] of Object.entries(listeners)) source.on(event, listener);
  return {
    cancellation: { stop: stop.signal, abort: abort.signal },
    /** Resolves when the run must write the results it has, even while requests still hang. */
    overdue: overdue.promise,
    /** Exit code of the first event: 130 SIGINT and SIGBREAK, 143 SIGTERM, 129 SIGHUP, 1 a defect; `undefined` when there was none. */
    exitCode: () => code,
    /** Ends the run as SIGTERM does, because of something that belongs to no subject. */
    fail,
    /** Stops listening, so that the process can end. */
    close: (): void => {
      for (const timer of timers) clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) source.off(event, listener);
    },
  };
}

/** How a run learns that the runner's signals, or a defect, end it early. */
export type Signals = Readonly<ReturnType<typeof watchSignals>>;

/**
 * Waits for a piece of a run's work until the run has to end. An error that the work throws ends the run as a
 * defect that belongs to no subject.
 *
 * @returns the result of the work; `undefined` when the work failed or did not end in time
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
