/** The command line as a host: a bar and a table on a terminal, plain lines elsewhere (interface §11). */
import { cwd } from "node:process";
import { join } from "node:path";

import type { Log } from "../host/host.ts";
import type { Signals } from "../host/signals.ts";
import { renderStopped } from "../render/causes.ts";
import { renderHeadline } from "../render/headline.ts";
import { renderResultTable, createPaint } from "../render/result-table.ts";
import { createPlainHost, type PlainHost, type ShowOnTerminal } from "./plain-host.ts";
import { createBar, type Terminal } from "./terminal.ts";

export interface CommandHostOptions {
  readonly signals: Signals;
  /** Standard output is for `results.json` alone. */
  readonly isJson: boolean;
  readonly terminal: Terminal;
}

/** The command line's host; `resultsPath` is where results.json was written, once it was. */
export interface CommandHost extends PlainHost {
  readonly resultsPath: () => string | undefined;
  readonly show: ShowOnTerminal;
  readonly close: () => void;
}

/** Of a terminal that does not say how wide it is. */
const usualColumns = 80;

/** The host of a command that runs in the current folder. */
export function createCommandHost({ signals, isJson, terminal }: CommandHostOptions): CommandHost {
  const { stdout, stderr, env } = terminal;
  const isTerminal = stdout.isTTY === true && stderr.isTTY === true && !isJson && env["TERM"] !== "dumb";
  const print = (line: string): void => void (isJson ? stderr : stdout).write(`${line}\n`);
  let resultsPath: string | undefined;
  const plain = createPlainHost({
    print,
    signals,
    workspace: cwd(),
    defaultOutputDir: join(cwd(), "anchor-artifacts"),
  });
  const printPaths: PlainHost["printPaths"] = (facts) => {
    resultsPath = facts.resultsPath;
    plain.printPaths(facts);
  };
  const { show, close, log } = isTerminal ? openTerminal(plain.log, print, terminal) : noTerminal(plain.log);
  return {
    ...plain,
    log,
    printPaths,
    present: async (report, facts) => {
      show((paint, columns) =>
        [
          renderHeadline(report, facts),
          renderStopped(report.results),
          facts.plan,
          renderResultTable(report, paint, columns),
        ]
          .filter((part) => part !== undefined)
          .join("\n"),
      );
      printPaths(facts);
      return [];
    },
    resultsPath: () => resultsPath,
    show,
    close,
  };
}

type TerminalView = Pick<CommandHost, "log" | "show" | "close">;

/** Where lines have said it all. */
function noTerminal(log: Log): TerminalView {
  return { log, show: () => {}, close: () => {} };
}

function openTerminal(log: Log, print: (text: string) => void, { stdout, stderr, env }: Terminal): TerminalView {
  const paint = createPaint(env["NO_COLOR"] === undefined || env["NO_COLOR"] === "");
  const bar = createBar(
    (text) => void stderr.write(text),
    () => stderr.columns ?? usualColumns,
  );
  return {
    log: onTerminal(log, bar.clear, bar.show),
    show: (render) => {
      bar.clear();
      print(render(paint, stdout.columns || usualColumns));
    },
    close: bar.clear,
  };
}

/** On a terminal the table replaces the lines about single files; what is wrong is said at once, above the bar. */
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
