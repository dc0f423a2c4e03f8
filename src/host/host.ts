/** What differs between a GitHub step, a command line and a test: where a run happens, its time and its log. */
import { setTimeout as sleep } from "node:timers/promises";

import { type Front, stepFront } from "../words/front.ts";
import type { RunOrigin } from "../evidence/run.ts";
import type { Row } from "../core/row.ts";
import { nonEmpty, renderBytes } from "../core/text.ts";
import type { Signals } from "./signals.ts";

export interface Host {
  readonly log: Log;
  readonly signals: Signals;
  /** The absolute path of the folder to which patterns and file names are relative. */
  readonly workspace: string;
  /** The absolute path of the folder for evidence when `output-dir` is not given. */
  readonly defaultOutputDir: string;
  readonly origin: RunOrigin;
  /** Annotates results that need attention; does nothing on a host without annotations. */
  readonly annotate: (level: AnnotationLevel, results: readonly Row[]) => void;
}

export type AnnotationLevel = "error" | "warning" | "notice";

export interface AnnotationTarget {
  /** An error's code, a verdict, or two or three words that docs/errors.md explains. */
  readonly title: string;
  /** The heading in docs/errors.md that explains the annotation; `title` by default. */
  readonly helpTitle?: string;
  readonly file?: string;
  /** How many subjects the annotation is about; 1 by default. */
  readonly count?: number;
}

export interface Progress {
  readonly hashedBytes: number;
  readonly totalBytes: number;
  readonly hashedFiles: number;
  readonly totalFiles: number;
  readonly requestsDone: number;
  readonly requestsTotal: number;
  /** Only a monitor counts releases, and only after it has listed them. */
  readonly releasesRead?: number;
  readonly releasesTotal?: number;
  /** What the run waits for, such as `a block: 1 of 3 stamps`. */
  readonly waitingFor?: string;
  /** How long the run waits for the chain at most; absent while it does not wait for the chain. */
  readonly waitLimitMs?: number;
  /** When the last answer to a stamp came or was lost, in ms of a monotonic clock: the wait counts from then. */
  readonly waitingSince?: number;
  readonly trouble?: OutageProgress | undefined;
  /** The time since `waitingSince`; without it since `trouble.startedAt`; without both since the display began. */
  readonly elapsedMs?: number;
}

/** An outage during which the run tries again; times are milliseconds of a monotonic clock. */
export interface OutageProgress {
  /** What is wrong with the last answer, such as `the service answers 503`. */
  readonly problem: string;
  /** When the first of the failed requests in a row was sent. */
  readonly startedAt: number;
  readonly givesUpAt: number;
}

/** Prints messages and annotations. Their texts may be untrusted, so each is printed as one line. */
export interface Log {
  /** The terms for those who read the log, such as the names of inputs or options; `stepFront` by default. */
  readonly front?: Front;
  readonly info: (message: string) => void;
  readonly debug: (message: string) => void;
  readonly error: (message: string, target: AnnotationTarget) => void;
  readonly warning: (message: string, target: AnnotationTarget) => void;
  readonly notice: (message: string, target: AnnotationTarget) => void;
  /** Shows the progress; called ten times a second. For a log without it, `info` gets a line every few seconds. */
  readonly progress?: (progress: Progress) => void;
  /** Runs `work`, and prints what it logs as a group under `title`, which a reader can fold on GitHub. */
  readonly group: <Value>(title: string, work: () => Promise<Value>) => Promise<Value>;
}

export function frontOf({ front = stepFront }: Pick<Log, "front">): Front {
  return front;
}

export function renderProgress(progress: Progress): string {
  const { hashedBytes, totalBytes, hashedFiles, totalFiles, requestsDone, requestsTotal } = progress;
  const { releasesRead = 0, releasesTotal = 0, waitingFor, waitLimitMs } = progress;
  // While a run waits for the chain, everything is hashed and sent, so the counts are left out.
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

/** Renders how long the run has waited and may wait, and an outage's problem; empty without a wait or an outage. */
export function renderElapsed({ elapsedMs, waitingFor, waitLimitMs, trouble }: Progress): string {
  const limitMs = waitLimitMs ?? (trouble && trouble.givesUpAt - trouble.startedAt);
  const limit = limitMs === undefined ? "" : ` of ${renderMinutesAndSeconds(Math.round(limitMs / 1000) * 1000)}`;
  const isElapsedShown = elapsedMs !== undefined && (waitingFor !== undefined || trouble !== undefined);
  return nonEmpty([isElapsedShown && `${renderMinutesAndSeconds(elapsedMs)}${limit}`, trouble?.problem]).join(", ");
}

/** Renders minutes and seconds, such as `0:42`; the minutes may exceed 60. */
function renderMinutesAndSeconds(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The progress before anything is hashed or asked about. */
export const noProgress: Progress = {
  hashedBytes: 0,
  totalBytes: 0,
  hashedFiles: 0,
  totalFiles: 0,
  requestsDone: 0,
  requestsTotal: 0,
};

const lineIntervalMs = 5000;
const linesPerMinute = 60_000 / lineIntervalMs;
const barIntervalMs = 100;

/** Shows progress until stopped: by `progress`, or by a line every 5 seconds (every minute in an outage or a wait). */
export function startProgressDisplay(
  { info, progress }: Pick<Log, "info" | "progress">,
  read: () => Progress,
): { readonly stop: () => void } {
  const startedAt = performance.now();
  let [wasHeldUp, ticks] = [false, 0];
  const readProgress = (): Progress => {
    const state = read();
    const since = state.waitingSince ?? state.trouble?.startedAt ?? startedAt;
    return { ...state, elapsedMs: performance.now() - since };
  };
  const print = (): void => {
    const state = readProgress();
    const isHeldUp = state.waitLimitMs !== undefined || state.trouble !== undefined;
    if (wasHeldUp !== isHeldUp) [wasHeldUp, ticks] = [isHeldUp, 0];
    if (!isHeldUp || ticks % linesPerMinute === 0) info(renderProgress(state));
    ticks += 1;
  };
  const timer = setInterval(
    progress === undefined ? print : () => progress(readProgress()),
    progress ? barIntervalMs : lineIntervalMs,
  );
  // The timer must not keep the process running.
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Time and random numbers; tests use a clock that does not wait and gives the same values in every run. */
export interface Clock {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** The date and time of day. It may be set back or forward meanwhile, so durations are measured by `now`. */
  today(): Date;
  /** Resolves after `milliseconds`, or at once when `signal` aborts; the caller must check the signal afterwards. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** A number from 0 up to, not including, 1. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  today: () => new Date(),
  wait: async (milliseconds, signal) => {
    try {
      await sleep(milliseconds, undefined, signal === undefined ? {} : { signal });
    } catch (error) {
      if (signal?.aborted !== true) throw error;
    }
  },
  random: () => Math.random(),
};
