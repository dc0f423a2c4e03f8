/** What differs between a GitHub step, a command line and a test: above all log and progress. */
import { type Front, stepFront } from "../words/front.ts";
import type { RunOrigin } from "../core/origin.ts";
import type { Row } from "../core/row.ts";
import { nonEmpty, renderBytes } from "../core/text.ts";
import type { Signals } from "./signals.ts";

/** Where a run happens, and how it is shown. */
export interface Host {
  readonly log: Log;
  readonly signals: Signals;
  /** The absolute path of the current folder, to which patterns and names are relative. */
  readonly workspace: string;
  /** The absolute path that is used when `output-dir` is not given. */
  readonly defaultOutputDir: string;
  readonly origin: RunOrigin;
  /** Annotates results that need attention, if this host can show annotations. */
  readonly pointAt: (level: Level, results: readonly Row[]) => void;
}

export type Level = "error" | "warning" | "notice";

export interface AnnotationTarget {
  readonly title?: string;
  /** The heading in docs/errors.md that explains the annotation, where that is not `title`. */
  readonly helpTitle?: string;
  readonly file?: string;
  /** How many subjects the annotation is about; 1 by default. */
  readonly count?: number;
}

/** How far a run has got. */
export interface Progress {
  readonly hashedBytes: number;
  readonly totalBytes: number;
  readonly hashedFiles: number;
  readonly totalFiles: number;
  readonly requestsDone: number;
  readonly requestsTotal: number;
  /** Only a monitor has these two counts, once it has listed the releases. */
  readonly releasesRead?: number;
  readonly releasesTotal?: number;
  /** What the run waits for, such as `a block: 1 of 3 stamps`. */
  readonly waitingFor?: string;
  /** How long the run waits for the chain at most; absent while it does not wait. */
  readonly waitLimitMs?: number;
  /** When the run began to wait for the chain, in milliseconds of a monotonic clock. */
  readonly waitsSince?: number;
  readonly trouble?: OutageProgress | undefined;
  /** How long the run has waited, been in trouble, or worked; {@link createProgress} measures it. */
  readonly elapsedMs?: number;
}

/** An outage that the run waits out; times are milliseconds of a monotonic clock. */
export interface OutageProgress {
  /** What is wrong with the last answer, such as `the service answers 503`. */
  readonly says: string;
  /** When the first request without a good answer was sent. */
  readonly since: number;
  /** When the run gives up. */
  readonly until: number;
}

/** Prints lines and annotations. Texts may be untrusted; each is printed as one line. */
export interface Log {
  /** The words for whoever reads the log; where absent, the words for a workflow are used. */
  readonly front?: Front;
  readonly info: (message: string) => void;
  readonly debug: (message: string) => void;
  readonly error: (message: string, target?: AnnotationTarget) => void;
  readonly warning: (message: string, target?: AnnotationTarget) => void;
  readonly notice: (message: string, target?: AnnotationTarget) => void;
  /** Shows the progress, several times a second; a host without this method prints a line every few seconds. */
  readonly progress?: (progress: Progress) => void;
  /** Prints the lines of `work` as a group that can be folded. */
  readonly group: <T>(title: string, work: () => Promise<T>) => Promise<T>;
}

export function frontOf({ front = stepFront }: Pick<Log, "front">): Front {
  return front;
}

export function renderProgress(progress: Progress): string {
  const { hashedBytes, totalBytes, hashedFiles, totalFiles, requestsDone, requestsTotal } = progress;
  const { releasesRead = 0, releasesTotal = 0, waitingFor, waitLimitMs } = progress;
  // When a run waits for the chain, all is hashed and sent.
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

/** Renders how long the run has waited and may wait, and what is wrong with the last answer; empty without a wait. */
export function renderElapsed({ elapsedMs, waitingFor, waitLimitMs, trouble }: Progress): string {
  const limitMs = waitLimitMs ?? (trouble && trouble.until - trouble.since);
  const limit = limitMs === undefined ? "" : ` of ${renderMinutes(Math.round(limitMs / 1000) * 1000)}`;
  const isTold = elapsedMs !== undefined && (waitingFor !== undefined || trouble !== undefined);
  return nonEmpty([isTold && `${renderMinutes(elapsedMs)}${limit}`, trouble?.says]).join(", ");
}

/** Such as `0:42`. */
function renderMinutes(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function waitingProgress(what: string): Progress {
  const none = { hashedBytes: 0, totalBytes: 0, hashedFiles: 0, totalFiles: 0, requestsDone: 0, requestsTotal: 0 };
  return { ...none, waitingFor: what };
}

const lineIntervalMs = 5000;
const linesPerMinute = 60_000 / lineIntervalMs;
const barIntervalMs = 100;

/** Prints a line every few seconds until stopped; once a minute in an outage or while the run waits for the chain. */
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
    if (!isWaiting || ticks % linesPerMinute === 0) info(renderProgress(state));
    ticks += 1;
  };
  const timer = setInterval(
    progress === undefined ? print : () => progress(look()),
    progress ? barIntervalMs : lineIntervalMs,
  );
  // The timer must not keep the process running.
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
