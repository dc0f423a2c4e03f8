/** The host of a command: it shows a progress bar and a table on a terminal, and prints plain lines elsewhere. */
import { join, relative } from "node:path";
import { cwd } from "node:process";

import { nonEmpty, toLine, wrapLine } from "../core/text.ts";
import { errorHelpUrl } from "../core/version.ts";
import { areFromTestChain, type Run, unknownOrigin } from "../evidence/run.ts";
import {
  type AnnotationTarget,
  type Host,
  type Log,
  type Progress,
  renderElapsed,
  renderProgress,
} from "../host/host.ts";
import { renderStopReason, toAnnotations } from "../render/causes.ts";
import { renderHeadline } from "../render/headline.ts";
import { createPaint, renderChainLines, renderResultTable, type Paint } from "../render/lines.ts";
import type { RunTools } from "../run/run.ts";
import { shellFront } from "../words/other-fronts.ts";
import { demonstrationNote } from "../words/result-words.ts";
import { columnsOf, type Terminal } from "./options.ts";

interface CommandHostOptions extends Pick<Host, "signals"> {
  /** With `--json`, standard output is reserved for `results.json`. */
  readonly isJson: boolean;
  readonly terminal: Terminal;
  /** Returns the lines that are printed after the results, and tell what to do next. */
  readonly renderNext: (run: Run) => readonly string[];
}

export function createCommandHost({ signals, isJson, terminal, renderNext }: CommandHostOptions) {
  const screen = isJson ? terminal.stderr : terminal.stdout;
  const columns = columnsOf(screen);
  const printWrapped = (line: string): void => void screen.write(`${wrapLine(line, columns)}\n`);
  const workspace = cwd();
  const defaultOutputDir = join(workspace, "anchor-artifacts");
  const plainHost = createPlainHost({ print: printWrapped, signals, workspace, defaultOutputDir });
  const progressBar = openBar(terminal, isJson);
  const paint = createPaint(!terminal.env["NO_COLOR"]);
  const showOnTerminal: ShowOnTerminal = (render) => {
    if (progressBar === undefined) return;
    progressBar.clear();
    for (const line of render(paint, columns).split("\n")) screen.write(`${wrapLine(line, columns, 6)}\n`);
  };
  const present: PlainHost["present"] = async (run) => {
    showOnTerminal(() =>
      [
        ...nonEmpty([renderHeadline(run), renderStopReason(run.rows), run.plan]),
        ...(areFromTestChain(run.rows) ? [demonstrationNote] : []),
        ...(run.witnessed?.sentences ?? []).map(({ sentence }) => toLine(`${sentence}.`)),
        renderResultTable(run, paint, columns),
      ].join("\n"),
    );
    plainHost.printPaths(run);
    // These lines are not wrapped, so that the command in them can be copied.
    for (const line of renderNext(run)) screen.write(`${toLine(line)}\n`);
    return [];
  };
  const log = progressBar === undefined ? plainHost.log : toTerminalLog(plainHost.log, progressBar);
  return { ...plainHost, log, present, show: showOnTerminal, close: () => progressBar?.clear() };
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

/** Makes the log of a terminal: problems are printed above the bar, and information is left to the table at the end. */
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

/** The bar's width in columns. On a narrow terminal or in an outage it is half of this, to leave room for words. */
const barWidth = 20;
/** On a terminal with fewer columns, the bar has half its width. */
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
 * Renders the longest text for which there is room, with the bar before it if both fit. While the run waits, the bar
 * would not move, so the text stands alone, and says what the run waits for and how long.
 */
export function renderBar(progress: Progress, columns: number): string {
  const maxLength = Math.max(1, columns - 1);
  const { waitingFor } = progress;
  const elapsedText = renderElapsed(progress);
  const width = columns < minWideColumns || progress.trouble !== undefined ? barWidth / 2 : barWidth;
  const filledWidth = Math.round(width * shareDoneOf(progress));
  const bar = `${"█".repeat(filledWidth)}${"░".repeat(width - filledWidth)}`;
  const counts = countsOf(progress);
  const [allCountsText, lastCountText] = [counts, counts.slice(-1)].map((shownCounts) =>
    nonEmpty([...shownCounts, elapsedText]).join(" · "),
  );
  const texts =
    waitingFor === undefined
      ? [`${bar} ${renderProgress(progress)}`, `${bar} ${allCountsText}`, allCountsText, lastCountText]
      : [`waiting for ${waitingFor}`, waitingFor, ""].map((what) => nonEmpty([what, elapsedText]).join(", "));
  const fittingText = texts.find((text = "") => text !== "" && text.length <= maxLength);
  return (fittingText ?? allCountsText ?? "").slice(0, maxLength);
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

/** Returns the share of the work that is done, 0 to 1: the mean of the shares of reading (or hashing) and requests. */
function shareDoneOf(progress: Progress): number {
  const { hashedBytes, totalBytes, requestsDone, requestsTotal, releasesRead = 0, releasesTotal = 0 } = progress;
  const requestShares = requestsTotal > 0 ? [requestsDone / requestsTotal] : [];
  const shares =
    releasesTotal > 0
      ? [releasesRead / releasesTotal, requestShares[0] ?? 0]
      : [...(totalBytes > 0 ? [hashedBytes / totalBytes] : []), ...requestShares];
  return Math.min(1, shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length));
}

/** The most results that get a message of their own at the end; one more message counts the results beyond these. */
const maxAnnotations = 20;
/** The most errors for which a link to docs/errors.md is printed. */
const maxExplainedErrors = 3;

/** Prints the text that `render` returns for the terminal's colours and width; does nothing without a terminal. */
type ShowOnTerminal = (render: (paint: Paint, columns: number) => string) => void;

/**
 * Creates a host that prints plain lines and cannot open a release. The host of each command is made from it.
 * @param print takes one line at a time, without its line end
 */
export function createPlainHost({
  print,
  ...hostFacts
}: Pick<Host, "signals" | "workspace" | "defaultOutputDir"> & { readonly print: (line: string) => void }) {
  const errorTitles = new Set<string>();
  const log = createPlainLog(print, errorTitles);
  const printPaths = (run: Run): void => {
    const lines = [...renderChainLines(run), ...toPathLines(run, hostFacts.workspace)];
    for (const line of lines) print(toLine(line));
  };
  const host: Host & RunTools = {
    log,
    ...hostFacts,
    origin: unknownOrigin,
    annotate: (level, results) => {
      const { shown, rest: unshownCounts } = toAnnotations(results, maxAnnotations, shellFront);
      for (const { message, target } of shown) log[level](message, target);
      const counts = [...unshownCounts].map(([title, count]) => `${count} ${title}`).join(", ");
      if (counts !== "") print(toLine(`${level}: and ${counts}`));
    },
    present: async (run) => {
      printPaths(run);
      return [];
    },
  };
  const show: ShowOnTerminal = () => {};
  return {
    ...host,
    show,
    /** Prints the chain, and the paths of the files that the run wrote, for a host with its own `present`. */
    printPaths,
    /** Prints links to explanations of the errors so far. */
    printExplanationLinks: () =>
      [...errorTitles].slice(0, maxExplainedErrors).forEach((title) => print(`More: ${errorHelpUrl(title)}`)),
  };
}

export type PlainHost = Readonly<ReturnType<typeof createPlainHost>>;

/** Returns a line for each file that the run wrote, and one for its issue. Paths in `folder` are relative to it. */
function toPathLines({ files, issueUrl }: Run, folder: string): readonly string[] {
  const paths = {
    results: files.results,
    checksums: files.checksums,
    evidence: files.statement,
    page: files.page,
    "next baseline": files.monitor,
  };
  const lines = Object.entries(paths).map(([label, path]) => {
    const relativePath = relative(folder, path ?? "");
    return path !== undefined && `${label}: ${relativePath.startsWith("..") ? path : relativePath}`;
  });
  return nonEmpty([...lines, issueUrl && `issue: ${issueUrl}`]);
}

/**
 * Creates a log that prints each message as one line. Errors, warnings and notices begin with these words, and `titles`
 * gets the headings in docs/errors.md that explain the errors.
 */
export function createPlainLog(print: (line: string) => void, titles = new Set<string>()): Log {
  const printerAt = (level: string) => {
    return (message: string, { title, helpTitle = title }: AnnotationTarget): void => {
      if (level === "error") titles.add(helpTitle);
      print(toLine([level, title, message].join(": ")));
    };
  };
  return {
    front: shellFront,
    info: (message) => print(toLine(message)),
    debug: () => {},
    error: printerAt("error"),
    warning: printerAt("warning"),
    notice: printerAt("notice"),
    group: (title, work) => {
      print(toLine(title));
      return work();
    },
  };
}
