/** The parts of a run that differ between a GitHub step, a command line and a test: its log and its progress. */
import { type Front, stepFront } from "../words/front.ts";
import type { RunOrigin } from "../core/origin.ts";
import type { Row } from "../core/row.ts";
import { nonEmpty, renderBytes } from "../core/text.ts";
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
  readonly pointAt: (level: Level, results: readonly Row[]) => void;
}

/** The level of an annotation. */
export type Level = "error" | "warning" | "notice";

/** What an annotation points at. */
export interface AnnotationTarget {
  readonly title?: string;
  /** What docs/errors.md explains, where that is not the title. */
  readonly explained?: string;
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
  /** What the run waits for, in a few words, such as `a block: 1 of 3 stamps`. */
  readonly waitingFor?: string;
  /** How long the run waits for the chain at most, in milliseconds; absent while it does not. */
  readonly waitLimitMs?: number;
  /** Since when the run waits for the chain, as {@link Trouble.since}. */
  readonly waitsSince?: number;
  readonly trouble?: Trouble | undefined;
  /** How long the run has waited, been in trouble, or worked, in milliseconds; {@link createProgress} measures it. */
  readonly elapsedMs?: number;
}

/** An outage that the run waits out; times are milliseconds of a clock that never jumps. */
export interface Trouble {
  /** What is wrong with the last answer, such as `the service answers 503`. */
  readonly says: string;
  /** When the first request was sent that had no good answer. */
  readonly since: number;
  /** How long the run tries at most. */
  readonly until: number;
}

/** Prints lines and annotations. Every text may be untrusted; each becomes one line. */
export interface Log {
  /** Whose words the lines are in; a workflow's where this is absent. */
  readonly front?: Front;
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

/** Returns whose words the lines of a log are in. */
export function frontOf({ front = stepFront }: Pick<Log, "front">): Front {
  return front;
}

/** Renders the progress as one line: what is hashed, what is answered, what the run waits for, and what is wrong. */
export function renderProgress(progress: Progress): string {
  const { hashedBytes, totalBytes, hashedFiles, totalFiles, requestsDone, requestsTotal } = progress;
  const { releasesRead = 0, releasesTotal = 0, waitingFor, waitLimitMs } = progress;
  // All is hashed and sent by then.
  if (waitLimitMs !== undefined) return `… waiting for ${waitingFor}, ${renderElapsed(progress)}`;
  const parts = nonEmpty([
    releasesTotal > 0 && `read ${releasesRead} of ${releasesTotal} releases`,
    totalFiles > 0 &&
      `hashed ${hashedFiles} of ${totalFiles} files, ${renderBytes(hashedBytes)} of ${renderBytes(totalBytes)}`,
    requestsTotal > 0 && `${requestsDone} of ${requestsTotal} requests answered`,
    waitingFor !== undefined && `waiting for ${waitingFor}`,
    renderElapsed(progress),
  ]);
  return `… ${parts.length > 0 ? parts.join(" · ") : "working"}`;
}

/** Renders how long the run has waited, and at most waits, and what is wrong with the last answer; may be empty. */
export function renderElapsed({ elapsedMs, waitingFor, waitLimitMs, trouble }: Progress): string {
  const limitMs = waitLimitMs ?? (trouble && trouble.until - trouble.since);
  const limit = limitMs === undefined ? "" : ` of ${renderMinutes(Math.round(limitMs / 1000) * 1000)}`;
  const isTold = elapsedMs !== undefined && (waitingFor !== undefined || trouble !== undefined);
  return nonEmpty([isTold && `${renderMinutes(elapsedMs)}${limit}`, trouble?.says]).join(", ");
}

/** Renders a time as `0:42`. */
function renderMinutes(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Returns the progress of a run that only waits, for `what`. */
export function idleFor(what: string): Progress {
  const none = { hashedBytes: 0, totalBytes: 0, hashedFiles: 0, totalFiles: 0, requestsDone: 0, requestsTotal: 0 };
  return { ...none, waitingFor: what };
}

const tick = 5000;
const ticksAMinute = 60_000 / tick;
const barTick = 100;

/**
 * Prints a progress line every few seconds until it is stopped, and once a minute while the run waits for the chain or
 * for the end of an outage; work shorter than that prints none.
 */
export function createProgress(
  { info, progress }: Pick<Log, "info" | "progress">,
  read: () => Progress,
): { readonly stop: () => void } {
  const began = performance.now();
  let [isWaiting, ticks] = [false, 0];
  const look = (): Progress => {
    const state = read();
    const since = state.waitsSince ?? state.trouble?.since ?? began;
    return { ...state, elapsedMs: performance.now() - since };
  };
  const print = (): void => {
    const state = look();
    const isHeldUp = state.waitLimitMs !== undefined || state.trouble !== undefined;
    if (isWaiting !== isHeldUp) [isWaiting, ticks] = [!isWaiting, 0];
    if (!isWaiting || ticks % ticksAMinute === 0) info(renderProgress(state));
    ticks += 1;
  };
  const timer = setInterval(progress === undefined ? print : () => progress(look()), progress ? barTick : tick);
  // The timer must not keep the process running.
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
