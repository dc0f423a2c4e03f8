/** Two AbortSignals that end a run early; `abort` aborts together with `stop` or later. */
export interface Cancellation {
  /** Aborts when no new request and no further waiting may begin. */
  readonly stop: AbortSignal;
  /** Aborts when requests under way must be cancelled too. */
  readonly abort: AbortSignal;
}

/** How long a cancelled run waits for the answer to a stamp that it has sent. */
const graceMs = 4000;
/** The system's signals that end a run: name, exit code, and how many ms a sent stamp may still take. */
const endingSignals = [
  ["SIGINT", 130, graceMs],
  ["SIGBREAK", 130, graceMs],
  ["SIGTERM", 143, 0],
  ["SIGHUP", 129, 0],
] as const;
/** How long cancelled work may take to end by itself, before the run writes the results that it has. */
const overdueMs = 1000;

interface SignalListener {
  readonly onSignal: (name: string) => void;
  readonly onDefect: (thrown: unknown) => void;
}

/**
 * Listens for GitHub's cancellation: SIGINT, and 7.5 s later SIGTERM. After SIGINT nothing new begins, but a sent stamp
 * may finish within `graceMs`, since it cannot be taken back. SIGTERM cancels everything. So does an uncaught error,
 * after which the known results are still written. On Windows, GitHub's runner sends SIGBREAK after SIGINT. SIGHUP
 * comes when the terminal is closed.
 */
export function watchSignals(source: NodeJS.EventEmitter, { onSignal, onDefect }: SignalListener) {
  const stop = new AbortController();
  const abort = new AbortController();
  const overdue = Promise.withResolvers<void>();
  const timers: NodeJS.Timeout[] = [];
  let exitCode: number | undefined;
  const endRun = (code: number, delayMs: number): void => {
    exitCode ??= code;
    stop.abort();
    if (delayMs === 0) abort.abort();
    else timers.push(setTimeout(() => abort.abort(), delayMs));
    timers.push(setTimeout(overdue.resolve, delayMs + overdueMs));
  };
  const createHandler = (name: string, code: number, delayMs: number) => (): void => {
    onSignal(name);
    endRun(code, delayMs);
  };
  const fail = (thrown: unknown): void => {
    // `onDefect` is called last: it writes to the log, which itself may be broken.
    endRun(1, 0);
    onDefect(thrown);
  };
  const listeners = {
    ...Object.fromEntries(endingSignals.map(([name, code, delayMs]) => [name, createHandler(name, code, delayMs)])),
    uncaughtException: fail,
    unhandledRejection: fail,
  };
  for (const [event, listener] of Object.entries(listeners)) source.on(event, listener);
  return {
    cancellation: { stop: stop.signal, abort: abort.signal },
    /** Resolves when the run must write the results that it has, even if requests are still open. */
    overdue: overdue.promise,
    /** The first signal's exit code, or 1 if a defect came first; `undefined` when there was neither. */
    exitCode: () => exitCode,
    /** Ends the run as SIGTERM does, but with exit code 1: for a defect that is not about one subject. */
    fail,
    /** Stops listening, so that the process can end. */
    close: (): void => {
      for (const timer of timers) clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) source.off(event, listener);
    },
  };
}

export type Signals = Readonly<ReturnType<typeof watchSignals>>;

/** Awaits `work`. Returns `undefined` if the run must end before, or if `work` throws, which `fail` then handles. */
export async function untilOverdue<Value>(
  work: Promise<Value>,
  { fail, overdue }: Pick<Signals, "fail" | "overdue">,
): Promise<Value | void> {
  return await Promise.race([work.catch(fail), overdue]);
}
