/** How a command ends: its exit code, and the command to run next. */
import { relative, sep } from "node:path";

import { type VerdictClass, verdictFacts } from "../words/verdicts.ts";
import type { Row } from "../core/row.ts";
import { renderDuration, toLine } from "../core/text.ts";
import type { Inputs, MonitorInputs } from "../host/inputs.ts";
import { failingRows, hasPassed, isNothingStamped, type Run } from "../evidence/run.ts";
import { type CommandOptions, optionsOf } from "./options.ts";

const exitCodes = {
  wrong: 1,
  unanswered: 2,
  open: 3,
  failed: 4,
  // These classes mean neither other bytes nor an outage, so a run that fails for them gets the code of `failed`.
  skipped: 4,
  anchored: 4,
  signed: 4,
} as const satisfies Record<VerdictClass, number>;

/** Where several exit codes apply, the first of these wins. */
const codesByPriority = [1, 4, 2, 3] as const;

/** Returns the exit code of a finished job: 0 when it passed, else that of its worst failure by `codesByPriority`. */
export function exitCodeOf(run: Run): number {
  if (hasPassed(run)) return 0;
  // When a stamp run stamped nothing, every row counts, even if `fail-on` does not name its verdict.
  const blamedRows = isNothingStamped(run) ? run.rows : failingRows(run);
  const rowExitCodes = new Set<number>(
    blamedRows.map(({ refusal, verdict }) => (refusal === undefined ? exitCodes[verdictFacts[verdict].class] : 4)),
  );
  if (run.problems.length > 0) rowExitCodes.add(4);
  return codesByPriority.find((code) => rowExitCodes.has(code)) ?? 4;
}

/** Beyond this many file names, the next command shows FILE…: a shell may turn one pattern into thousands of names. */
const maxRepeatedNames = 6;

/** Returns the line with the command that looks for accepted stamps in blocks; no line without such stamps. */
export function renderNextSteps(
  rows: readonly Row[],
  inputs: Inputs | MonitorInputs,
  options: CommandOptions,
  env: NodeJS.ProcessEnv,
): readonly string[] {
  const acceptedRows = rows.filter(({ verdict }) => verdict === "accepted");
  if (options.command !== "stamp" || acceptedRows.length === 0) return [];
  // Calendars put a digest into a block some hours after they accept it. `verify` asks for the block, `check` does not.
  const isBlockPromised = acceptedRows.every(({ calendarsText }) => calendarsText !== undefined);
  const command = isBlockPromised ? "verify" : "check";
  const whenToRun = inputs.blockTime === 0 ? "Now" : `In about ${renderDuration(inputs.blockTime)}`;
  const argumentsText = renderArguments(options, command, createQuote(env));
  // A name that `toLine` had to escape is not the file's name, so FILE… then stands in place of all arguments.
  const line = `${programOf(env)} ${command} ${toLine(argumentsText) === argumentsText ? argumentsText : "FILE…"}`;
  return [`${isBlockPromised ? "In some hours" : whenToRun}: ${line}`];
}

/** Returns how a user starts this program: by npx, by the path of its file in a clone, or by its name. */
export function programOf(env: NodeJS.ProcessEnv, script = process.argv[1] ?? ""): string {
  if (env["npm_command"] === "exec") return "npx anchor-artifacts";
  const isInClone = /[\\/]dist[\\/]cli[\\/]index\.js$/.test(script) && !/[\\/]node_modules[\\/]/.test(script);
  return isInClone ? `node ${createQuote(env)(relative(process.cwd(), script))}` : "anchor-artifacts";
}

function renderArguments({ positionals, values }: CommandOptions, command: "check" | "verify", quote: Quoter): string {
  // Of the given options, only those that `command` takes are repeated.
  const options = [...optionsOf(command).keys()].flatMap((name) =>
    (values.get(name) ?? []).map((value) => `--${name}=${quote(value)}`),
  );
  const files = positionals.length > maxRepeatedNames ? ["FILE…"] : positionals.map(quote);
  const endOfOptions = positionals.some((word) => word.startsWith("-")) ? ["--"] : [];
  return [...options, ...endOfOptions, ...files].join(" ");
}

type Quoter = (word: string) => string;

/**
 * Creates the function that quotes a word for the shell in use. On Windows, a Unix shell (Git's) sets `SHELL` or
 * `MSYSTEM`, and cmd.exe, which needs double quotation marks, sets `PROMPT`. Without these, the shell is PowerShell.
 */
export function createQuote(env: NodeJS.ProcessEnv, separator: string = sep): Quoter {
  const isPlain = (word: string): boolean => /^[\w+=:./-]+$/.test(word);
  const quoteWord = (word: string): string => {
    if (separator === "/" || (env["SHELL"] ?? env["MSYSTEM"])) return `'${word.replaceAll("'", "'\\''")}'`;
    // A backslash before the closing quotation mark would escape the mark, so backslashes there are doubled.
    if (env["PROMPT"]) return `"${word.replace(/\\+$/, "$&$&")}"`;
    return `'${word.replaceAll("'", "''")}'`;
  };
  return (word) => (isPlain(word) ? word : quoteWord(word));
}
