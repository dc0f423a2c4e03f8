/** The parts of a run that differ between a GitHub step, a command line and a test: its log and its progress. */
import type { Result, RunOrigin } from "../core/report.ts";
import { renderBytes } from "../core/text.ts";
import type { Signals } from "./signals.ts";

/** The place where a run happens, and the log that its lines go to. */
export interface Host {
  readonly log: Log;
  readonly signals: Signals;
  /** Absolute path of the current folder; patterns and names are relative to it. */
  readonly workspace: string;
  /** Absolute path of the folder for evidence when `output-dir` is not given. */
  readonly defaultOutputDir: string;
  readonly origin: RunOrigin;
  /** Prints annotations for results that are not as they should be, if this host can show annotations. */
  readonly pointAt: (level: Level, results: readonly Result[]) => void;
}

/** The level of an annotation. */
export type Level = "error" | "warning" | "notice";

/** What an annotation points at. */
export interface AnnotationTarget {
  readonly title?: string;
  /** A path relative to the workspace. */
  readonly file?: string;
  /** How many subjects the annotation is about; 1 by default. */
  readonly count?: number;
}

/** How far a run is; sizes in bytes. */
export interface Progress {
  readonly hashedBytes: number;
  readonly totalBytes: number;
  readonly hashedFiles: number;
  readonly totalFiles: number;
  readonly requestsDone: number;
  readonly requestsTotal: number;
  /** Number of releases that a scan reads; known once they are listed. */
  readonly releasesRead?: number;
  readonly releasesTotal?: number;
  /** What the run waits for, in a few words, such as `3 hashes to appear on the chain`. */
  readonly waitingFor?: string;
}

/** Prints lines and annotations. Every text may be untrusted; each becomes one line. */
export interface Log {
  readonly info: (message: string) => void;
  readonly debug: (message: string) => void;
  readonly error: (message: string, target?: AnnotationTarget) => void;
  readonly warning: (message: string, target?: AnnotationTarget) => void;
  readonly notice: (message: string, target?: AnnotationTarget) => void;
  /** Shows the progress several times a second; a host without this method prints a line every few seconds. */
  readonly progress?: (progress: Progress) => void;
  /** Prints the lines of `work` as a group that a reader can fold. */
  readonly group: <T>(title: string, work: () => Promise<T>) => Promise<T>;
}

/** Renders the progress as one line: what is hashed, what is answered, what the run waits for. */
export function renderProgress(progress: Progress): string {
  const { hashedBytes, totalBytes, hashedFiles, totalFiles, requestsDone, requestsTotal, waitingFor } = progress;
  const { releasesRead = 0, releasesTotal = 0 } = progress;
  const parts = [
    ...(releasesTotal > 0 ? [`read ${releasesRead} of ${releasesTotal} releases`] : []),
    ...(totalFiles > 0
      ? [`hashed ${hashedFiles} of ${totalFiles} files, ${renderBytes(hashedBytes)} of ${renderBytes(totalBytes)}`]
      : []),
    ...(requestsTotal > 0 ? [`${requestsDone} of ${requestsTotal} requests answered`] : []),
    ...(waitingFor === undefined ? [] : [`waiting for ${waitingFor}`]),
  ];
  return `… ${parts.length > 0 ? parts.join(" · ") : "working"}`;
}

/** Returns the progress of a run that only waits, for `what`. */
export function idleFor(what: string): Progress {
  const none = { hashedBytes: 0, totalBytes: 0, hashedFiles: 0, totalFiles: 0, requestsDone: 0, requestsTotal: 0 };
  return { ...none, waitingFor: what };
}

const tick = 5000;
const barTick = 100;

/** Prints a progress line every few seconds until it is stopped; work shorter than that prints none. */
export function createProgress(
  { info, progress }: Pick<Log, "info" | "progress">,
  read: () => Progress,
): { readonly stop: () => void } {
  const show = progress === undefined ? () => info(renderProgress(read())) : () => progress(read());
  const timer = setInterval(show, progress === undefined ? tick : barTick);
  // The timer must not keep the process running.
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
