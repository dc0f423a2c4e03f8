import type { Cancellation } from "../client/call.ts";

/** How long a stamp that was sent may take to answer after the run was cancelled, in milliseconds (interface §1.6). */
const graceMs = 4000;

/** What the runner's signals mean for a run. */
export interface Signals {
  readonly cancellation: Cancellation;
  /** The exit code a signal asks for: 130 for SIGINT, 143 for SIGTERM; `undefined` when none came. */
  readonly exitCode: () => number | undefined;
  /** Stops listening, so that the process can end. */
  readonly close: () => void;
}

/**
 * Listens for the runner's cancellation: SIGINT, then SIGTERM 7.5 s later. The first stops what has not begun and lets
 * a sent stamp finish for a moment, since breaking off does not take it back; the second breaks off everything.
 */
export function watchSignals(source: NodeJS.EventEmitter, onSignal: (name: string) => void): Signals {
  const stop = new AbortController();
  const abort = new AbortController();
  let code: number | undefined;
  let grace: NodeJS.Timeout | undefined;
  const interrupt = (): void => {
    code ??= 130;
    onSignal("SIGINT");
    stop.abort();
    grace ??= setTimeout(() => abort.abort(), graceMs);
  };
  const terminate = (): void => {
    code ??= 143;
    onSignal("SIGTERM");
    stop.abort();
    abort.abort();
  };
  source.on("SIGINT", interrupt);
  source.on("SIGTERM", terminate);
  return {
    cancellation: { stop: stop.signal, abort: abort.signal },
    exitCode: () => code,
    close: () => {
      clearTimeout(grace);
      source.off("SIGINT", interrupt);
      source.off("SIGTERM", terminate);
    },
  };
}
