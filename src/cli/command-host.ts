/** Makes the command line a host: a bar and a table on a terminal, plain lines elsewhere (interface §11). */
import type { EventEmitter } from "node:events";
import { join } from "node:path";
import { cwd } from "node:process";
import type { Writable } from "node:stream";

import { type Log, type Progress, renderProgress } from "../host/host.ts";
import type { Signals } from "../host/signals.ts";
import { given } from "../core/text.ts";
import { renderStopped } from "../render/causes.ts";
import { renderHeadline } from "../render/headline.ts";
import { createPaint, renderResultTable } from "../render/lines.ts";
import { createPlainHost, type PlainHost, type ShowOnTerminal } from "./plain-host.ts";

export interface CommandHostOptions {
  readonly signals: Signals;
  /** Standard output is reserved for `results.json`. */
  readonly isJson: boolean;
  readonly terminal: Terminal;
}

/** The command line's host; `resultsPath` is the path of results.json once that file was written. */
export interface CommandHost extends PlainHost {
  readonly resultsPath: () => string | undefined;
  readonly show: ShowOnTerminal;
  readonly close: () => void;
}

/** The width of a terminal that does not state its width. */
const usualColumns = 80;

/** Creates the host of a command that runs in the current folder. */
export function createCommandHost({ signals, isJson, terminal }: CommandHostOptions): CommandHost {
  const { stdout, stderr, env } = terminal;
  const isTerminal = stdout.isTTY === true && stderr.isTTY === true && !isJson && env["TERM"] !== "dumb";
  const print = (line: string): void => void (isJson ? stderr : stdout).write(`${line}\n`);
  let resultsPath: string | undefined;
  const workspace = cwd();
  const plain = createPlainHost({ print, signals, workspace, defaultOutputDir: join(workspace, "anchor-artifacts") });
  const printPaths: PlainHost["printPaths"] = (facts, results) => {
    resultsPath = facts.resultsPath;
    plain.printPaths(facts, results);
  };
  const { show, close, log } = isTerminal
    ? openTerminal(plain.log, print, terminal)
    : { log: plain.log, show: () => {}, close: () => {} };
  return {
    ...plain,
    log,
    printPaths,
    present: async (report, facts) => {
      show((paint, columns) =>
        [
          ...given([renderHeadline(report, facts), renderStopped(report.results), facts.plan]),
          renderResultTable(report, paint, columns),
        ].join("\n"),
      );
      printPaths(facts, report.results);
      return [];
    },
    resultsPath: () => resultsPath,
    show,
    close,
  };
}

function openTerminal(log: Log, print: (text: string) => void, { stdout, stderr, env }: Terminal) {
  const paint = createPaint(env["NO_COLOR"] === undefined || env["NO_COLOR"] === "");
  const bar = createBar(
    (text) => void stderr.write(text),
    () => stderr.columns ?? usualColumns,
  );
  return {
    log: onTerminal(log, bar.clear, bar.show),
    show: (render: Parameters<ShowOnTerminal>[0]) => {
      bar.clear();
      print(render(paint, stdout.columns || usualColumns));
    },
    close: bar.clear,
  };
}

/** Adapts `log` to a terminal: a table replaces the lines about single files; errors appear at once, above the bar. */
function onTerminal(log: Log, clear: () => void, progress: NonNullable<Log["progress"]>): Log {
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
    progress,
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

/** A bar on one line, drawn over itself. */
export interface Bar {
  readonly show: (progress: Progress) => void;
  readonly clear: () => void;
}

/** The bar's width; half of this where the terminal is narrow, because the counts say more. */
const barWidth = 20;
const narrow = 60;

/** @param columns how wide the terminal is now */
export function createBar(write: (text: string) => void, columns: () => number): Bar {
  let isDrawn = false;
  return {
    show: (progress) => {
      write(`\r\u001B[K${renderBar(progress, columns())}`);
      isDrawn = true;
    },
    clear: () => {
      if (isDrawn) write("\r\u001B[K");
      isDrawn = false;
    },
  };
}

/** Renders the bar and the counts, cut to the terminal's width. */
export function renderBar(progress: Progress, columns: number): string {
  const width = columns < narrow ? barWidth / 2 : barWidth;
  const filled = Math.round(width * shareOf(progress));
  const bar = `${"█".repeat(filled)}${"░".repeat(width - filled)}`;
  return `${bar} ${renderProgress(progress)}`.slice(0, Math.max(1, columns - 1));
}

/** Returns how much is done, from 0 to 1: hashing and asking weigh the same; reading and asking of releases, too. */
function shareOf(progress: Progress): number {
  const { hashedBytes, totalBytes, requestsDone, requestsTotal, releasesRead = 0, releasesTotal = 0 } = progress;
  if (releasesTotal > 0) {
    return Math.min(1, (releasesRead / releasesTotal + (requestsTotal > 0 ? requestsDone / requestsTotal : 0)) / 2);
  }
  const parts = [
    ...(totalBytes > 0 ? [hashedBytes / totalBytes] : []),
    ...(requestsTotal > 0 ? [requestsDone / requestsTotal] : []),
  ];
  return Math.min(1, parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length));
}
