/** Makes the command line a host: a bar and a table on a terminal, plain lines elsewhere (interface §11). */
import type { EventEmitter } from "node:events";
import { join } from "node:path";
import { cwd } from "node:process";
import type { Writable } from "node:stream";

import { type Log, type Progress, renderProgress } from "../host/host.ts";
import type { Signals } from "../host/signals.ts";
import type { Report } from "../core/report.ts";
import { given, toLine } from "../core/text.ts";
import { renderStopped } from "../render/causes.ts";
import { renderHeadline } from "../render/headline.ts";
import { createPaint, renderResultTable } from "../render/lines.ts";
import { createPlainHost, type PlainHost, type ShowOnTerminal } from "./plain-host.ts";

export interface CommandHostOptions {
  readonly signals: Signals;
  /** Standard output is reserved for `results.json`. */
  readonly isJson: boolean;
  readonly terminal: Terminal;
  /** How long the run waits for the chain at most; 0 where it does not. */
  readonly waitMs: number;
  /** Renders what to do next, once the results are there. */
  readonly renderNext: (report: Report) => readonly string[];
}

/** The width of a terminal that does not state its width. */
const usualColumns = 80;

/** Creates the host of a command that runs in the current folder. */
export function createCommandHost(options: CommandHostOptions) {
  const { signals, isJson, terminal, waitMs, renderNext } = options;
  const { stdout, stderr, env } = terminal;
  const print = (line: string): void => void (isJson ? stderr : stdout).write(`${line}\n`);
  const workspace = cwd();
  const plain = createPlainHost({ print, signals, workspace, defaultOutputDir: join(workspace, "anchor-artifacts") });
  const bar = openBar(terminal, isJson, waitMs);
  const paint = createPaint(!env["NO_COLOR"]);
  const show: ShowOnTerminal = (render) => {
    if (bar === undefined) return;
    bar.clear();
    print(render(paint, stdout.columns || usualColumns));
  };
  const present: PlainHost["present"] = async (report, facts) => {
    show((_, columns) =>
      [
        ...given([renderHeadline(report, facts), renderStopped(report.results), facts.plan]),
        renderResultTable(report, paint, columns),
      ].join("\n"),
    );
    plain.printPaths(facts, report.results);
    for (const line of renderNext(report)) print(toLine(line));
    return [];
  };
  const log = bar === undefined ? plain.log : onTerminal(plain.log, bar);
  return { ...plain, log, present, show, close: () => bar?.clear() };
}

export type CommandHost = Readonly<ReturnType<typeof createCommandHost>>;

/** @returns the bar of a command; `undefined` where nobody looks */
export function openBar(terminal: Terminal, isJson: boolean, waitMs = 0): Bar | undefined {
  const { stdout, stderr, env } = terminal;
  if (stdout.isTTY !== true || stderr.isTTY !== true || isJson || env["TERM"] === "dumb") return undefined;
  return createBar(
    (text) => void stderr.write(text),
    () => stderr.columns || usualColumns,
    waitMs,
  );
}

/** Adapts `log` to a terminal: a table replaces the lines about single files; errors appear at once, above the bar. */
function onTerminal(log: Log, { clear, show }: Bar): Log {
  const above =
    (print: Log["error"]): Log["error"] =>
    (message, target) => {
      clear();
      print(message, target);
    };
  return {
    ...log,
    info: () => {},
    error: above(log.error),
    warning: above(log.warning),
    notice: above(log.notice),
    group: (_title, work) => work(),
    progress: show,
  };
}

/** A stream for people or programs to read; the members of a terminal are absent on anything else. */
export type Screen = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** The parts of its process that the command line uses. */
export interface Terminal {
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly env: NodeJS.ProcessEnv;
  /** The source of signals and of uncaught errors. */
  readonly signals: EventEmitter;
}

/** The bar's width; half of this where the terminal is narrow, because the counts say more. */
const barWidth = 20;
const narrow = 60;

/**
 * Creates a bar on one line, drawn over itself.
 *
 * @param columns how wide the terminal is now
 * @param waitMs how long the run waits at most, for what is counted while it waits
 */
export function createBar(
  write: (text: string) => void,
  columns: () => number,
  waitMs = 0,
  now = (): number => performance.now(),
) {
  let isDrawn = false;
  let since: number | undefined;
  return {
    show: (progress: Progress): void => {
      since = progress.waitingFor === undefined ? undefined : (since ?? now());
      const waited = since === undefined ? undefined : { ms: now() - since, ofMs: waitMs };
      write(`\r\u001B[K${renderBar(progress, columns(), waited)}`);
      isDrawn = true;
    },
    clear: (): void => {
      if (isDrawn) write("\r\u001B[K");
      isDrawn = false;
    },
  };
}

type Bar = ReturnType<typeof createBar>;

/**
 * Renders the bar and the counts, cut to the terminal's width. While the run waits, a bar would not move: only what it
 * waits for and how long is shown, which fits into 80 columns.
 *
 * @param waited how long it has waited, and how long it waits at most; 0 where there is no limit
 */
export function renderBar(progress: Progress, columns: number, waited?: { ms: number; ofMs: number }): string {
  const room = Math.max(1, columns - 1);
  if (progress.waitingFor !== undefined && waited !== undefined) {
    const limit = waited.ofMs > 0 ? ` of ${renderMinutes(waited.ofMs)}` : "";
    const time = `, ${renderMinutes(waited.ms)}${limit}`;
    return `${`waiting for ${progress.waitingFor}`.slice(0, Math.max(0, room - time.length))}${time}`.slice(0, room);
  }
  const width = columns < narrow ? barWidth / 2 : barWidth;
  const filled = Math.round(width * shareOf(progress));
  const bar = `${"█".repeat(filled)}${"░".repeat(width - filled)}`;
  const line = `${bar} ${renderProgress(progress)}`;
  return (line.length <= room ? line : `${bar} ${renderCounts(progress)}`).slice(0, room);
}

/** Renders the counts alone, for a terminal that is too narrow for sentences. */
function renderCounts(progress: Progress): string {
  const { hashedFiles, totalFiles, requestsDone, requestsTotal, releasesRead = 0, releasesTotal = 0 } = progress;
  const counts = [
    ["releases", releasesRead, releasesTotal],
    ["files", hashedFiles, totalFiles],
    ["requests", requestsDone, requestsTotal],
  ] as const;
  return counts.flatMap(([what, done, total]) => (total > 0 ? [`${what} ${done} of ${total}`] : [])).join(" · ");
}

/** Renders a time as `0:42`. */
function renderMinutes(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Returns how much is done, from 0 to 1: hashing and asking weigh the same; reading and asking of releases, too. */
function shareOf(progress: Progress): number {
  const { hashedBytes, totalBytes, requestsDone, requestsTotal, releasesRead = 0, releasesTotal = 0 } = progress;
  const asked = requestsTotal > 0 ? [requestsDone / requestsTotal] : [];
  const parts =
    releasesTotal > 0
      ? [releasesRead / releasesTotal, asked[0] ?? 0]
      : [...(totalBytes > 0 ? [hashedBytes / totalBytes] : []), ...asked];
  return Math.min(1, parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length));
}
