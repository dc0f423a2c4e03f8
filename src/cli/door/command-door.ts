/** The command line as a door: a bar and a table on a terminal, plain lines elsewhere (interface §11). */
import { cwd, stderr, stdout } from "node:process";
import { join } from "node:path";

import type { Door } from "../../job/door.ts";
import type { Log } from "../../job/log.ts";
import type { Signals } from "../../job/signals.ts";
import { renderHeadline } from "../../job/wording/headline.ts";
import { createPlainDoor } from "./plain-door.ts";
import { createBar } from "./progress-bar.ts";
import { renderResultTable } from "./result-table.ts";
import { createPaint } from "./paint.ts";

export interface CommandDoorOptions {
  readonly signals: Signals;
  /** Standard output is for `results.json` alone. */
  readonly isJson: boolean;
  readonly env: NodeJS.ProcessEnv;
}

/** The command line's door; `resultsPath` is where results.json was written, once it was. */
export type CommandDoor = Door & { readonly resultsPath: () => string | undefined; readonly close: () => void };

/** Of a terminal that does not say how wide it is. */
const usualColumns = 80;

export function createCommandDoor({ signals, isJson, env }: CommandDoorOptions): CommandDoor {
  const isTerminal = stdout.isTTY && stderr.isTTY && !isJson && env["TERM"] !== "dumb";
  const print = (line: string): void => void (isJson ? stderr : stdout).write(`${line}\n`);
  let resultsPath: string | undefined;
  const plain = createPlainDoor({
    print,
    signals,
    workspace: cwd(),
    defaultOutputDir: join(cwd(), "anchor-artifacts"),
  });
  const note: Door["present"] = (report, facts) => {
    resultsPath = facts.resultsPath;
    return plain.present(report, facts);
  };
  const common = { resultsPath: () => resultsPath, close: () => {} };
  if (!isTerminal) return { ...plain, ...common, present: note };
  const paint = createPaint(env["NO_COLOR"] === undefined || env["NO_COLOR"] === "");
  const bar = createBar(
    (text) => void stderr.write(text),
    () => stderr.columns,
  );
  return {
    ...plain,
    ...common,
    log: onTerminal(plain.log, bar.clear, bar.show),
    present: async (report, facts) => {
      bar.clear();
      print(renderHeadline(report, facts));
      print(renderResultTable(report, paint, stdout.columns || usualColumns));
      return note(report, facts);
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
