/** The host of a command: it shows a progress bar and a table on a terminal, and prints plain lines elsewhere. */
import { join } from "node:path";
import { cwd } from "node:process";

import type { Run } from "../evidence/run.ts";
import { nonEmpty, toLine, wrapLine } from "../core/text.ts";
import { type Log, type Progress, renderElapsed, renderProgress } from "../host/host.ts";
import type { Signals } from "../host/signals.ts";
import { renderStopReason } from "../render/causes.ts";
import { renderHeadline } from "../render/headline.ts";
import { createPaint, renderResultTable } from "../render/lines.ts";
import { createPlainHost, type PlainHost, type ShowOnTerminal } from "./plain-host.ts";
import { columnsOf, type Terminal } from "./terminal.ts";

interface CommandHostOptions {
  readonly signals: Signals;
  /** With `--json`, standard output is reserved for `results.json`. */
  readonly isJson: boolean;
  readonly terminal: Terminal;
  /** Returns lines that tell what to do next; called when the results are complete. */
  readonly renderNext: (run: Run) => readonly string[];
}

export function createCommandHost({ signals, isJson, terminal, renderNext }: CommandHostOptions) {
  const screen = isJson ? terminal.stderr : terminal.stdout;
  const columns = columnsOf(screen);
  const print = (line: string): void => void screen.write(`${wrapLine(line, columns)}\n`);
  const workspace = cwd();
  const plain = createPlainHost({ print, signals, workspace, defaultOutputDir: join(workspace, "anchor-artifacts") });
  const bar = openBar(terminal, isJson);
  const paint = createPaint(!terminal.env["NO_COLOR"]);
  const show: ShowOnTerminal = (render) => {
    if (bar === undefined) return;
    bar.clear();
    for (const line of render(paint, columns).split("\n")) screen.write(`${wrapLine(line, columns, 6)}\n`);
  };
  const present: PlainHost["present"] = async (run) => {
    show(() =>
      [
        ...nonEmpty([renderHeadline(run), renderStopReason(run.rows), run.plan]),
        ...(run.witnessed?.sentences ?? []).map(({ sentence }) => toLine(`${sentence}.`)),
        renderResultTable(run, paint, columns),
      ].join("\n"),
    );
    plain.printPaths(run);
    // These lines are not wrapped, so that the command in them can be copied.
    for (const line of renderNext(run)) screen.write(`${toLine(line)}\n`);
    return [];
  };
  const log = bar === undefined ? plain.log : toTerminalLog(plain.log, bar);
  return { ...plain, log, present, show, close: () => bar?.clear() };
}

export type CommandHost = Readonly<ReturnType<typeof createCommandHost>>;

/** Opens the progress bar; `undefined` with `--json`, or where no terminal can show it. */
export function openBar({ stdout, stderr, env }: Terminal, isJson: boolean): Bar | undefined {
  if (stdout.isTTY !== true || stderr.isTTY !== true || isJson || env["TERM"] === "dumb") return undefined;
  return createBar(
    (text) => void stderr.write(text),
    () => columnsOf(stderr),
  );
}

/** Adapts `log` to a terminal: leaves information out, since a table comes at the end; shows problems above the bar. */
function toTerminalLog(log: Log, { clear, show }: Bar): Log {
  const printAbove =
    (print: Log["error"]): Log["error"] =>
    (message, target) => {
      clear();
      print(message, target);
    };
  return {
    ...log,
    info: () => {},
    error: printAbove(log.error),
    warning: printAbove(log.warning),
    notice: printAbove(log.notice),
    group: (_title, work) => work(),
    progress: show,
  };
}

/** The bar's width in columns; halved on a narrow terminal or in an outage, to leave room for words. */
const barWidth = 20;
/** A terminal with fewer columns is narrow. */
const minWideColumns = 60;

/** Creates a progress bar that `show` draws again on the same line; `columns` returns the terminal's present width. */
export function createBar(write: (text: string) => void, columns: () => number) {
  let isDrawn = false;
  return {
    show: (progress: Progress): void => {
      write(`\r\u001B[K${renderBar(progress, columns())}`);
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
 * Renders the bar with the longest words for which there is room. While the run waits, a bar would not move, so words
 * alone say what the run waits for and how long.
 */
export function renderBar(progress: Progress, columns: number): string {
  const maxLength = Math.max(1, columns - 1);
  const { waitingFor } = progress;
  const elapsed = renderElapsed(progress);
  const width = columns < minWideColumns || progress.trouble !== undefined ? barWidth / 2 : barWidth;
  const filled = Math.round(width * shareOf(progress));
  const bar = `${"█".repeat(filled)}${"░".repeat(width - filled)}`;
  const counts = countsOf(progress);
  const [allCounts, lastCount] = [counts, counts.slice(-1)].map((some) => nonEmpty([...some, elapsed]).join(" · "));
  const forms =
    waitingFor === undefined
      ? [`${bar} ${renderProgress(progress)}`, `${bar} ${allCounts}`, allCounts, lastCount]
      : [`waiting for ${waitingFor}`, waitingFor, ""].map((what) => nonEmpty([what, elapsed]).join(", "));
  return (forms.find((form = "") => form !== "" && form.length <= maxLength) ?? allCounts ?? "").slice(0, maxLength);
}

/** Returns short counts, such as `files 2 of 3`, for a narrow terminal. */
function countsOf(progress: Progress): readonly string[] {
  const { hashedFiles, totalFiles, requestsDone, requestsTotal, releasesRead = 0, releasesTotal = 0 } = progress;
  const rows = [
    ["releases", releasesRead, releasesTotal],
    ["files", hashedFiles, totalFiles],
    ["requests", requestsDone, requestsTotal],
  ] as const;
  return rows.flatMap(([noun, done, total]) => (total > 0 ? [`${noun} ${done} of ${total}`] : []));
}

/** Returns the share of the work that is done, from 0 to 1: one half is reading (or hashing), the other requests. */
function shareOf(progress: Progress): number {
  const { hashedBytes, totalBytes, requestsDone, requestsTotal, releasesRead = 0, releasesTotal = 0 } = progress;
  const asked = requestsTotal > 0 ? [requestsDone / requestsTotal] : [];
  const parts =
    releasesTotal > 0
      ? [releasesRead / releasesTotal, asked[0] ?? 0]
      : [...(totalBytes > 0 ? [hashedBytes / totalBytes] : []), ...asked];
  return Math.min(1, parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length));
}
