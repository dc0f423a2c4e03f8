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
  // These verdicts fail a run only if the user adds them to `fail-on`: they mean neither wrong bytes nor an outage.
  skipped: 4,
  anchored: 4,
  signed: 4,
} as const satisfies Record<VerdictClass, number>;

/** Where several exit codes apply, the first of these wins. */
const codesByPriority = [1, 4, 2, 3] as const;

/** Returns the exit code of a finished job: 0 when it passed, else that of its worst failure. */
export function exitCodeOf(run: Run): number {
  if (hasPassed(run)) return 0;
  // When a stamp run stamped nothing, all verdicts are to blame, also those that fail-on lets pass.
  const blamed = isNothingStamped(run) ? run.rows : failingRows(run);
  const codes = new Set<number>(
    blamed.map(({ refusal, verdict }) => (refusal === undefined ? exitCodes[verdictFacts[verdict].class] : 4)),
  );
  if (run.problems.length > 0) codes.add(4);
  return codesByPriority.find((code) => codes.has(code)) ?? 4;
}

/** More file names are not repeated in the next command: a shell may make thousands of one pattern. */
const maxRepeatedNames = 6;

/** Renders what to do next; no lines where nothing is to be done. */
export function renderNextSteps(
  rows: readonly Row[],
  inputs: Inputs | MonitorInputs,
  options: CommandOptions,
  env: NodeJS.ProcessEnv,
): readonly string[] {
  const accepted = rows.filter(({ verdict }) => verdict === "accepted");
  if (options.command !== "stamp" || accepted.length === 0) return [];
  // Calendars put a digest into a block hours after they promised it, and only `verify` asks them for the block.
  const isPromised = accepted.every(({ promisedBy }) => promisedBy !== undefined);
  const command = isPromised ? "verify" : "check";
  const when = inputs.blockTime === 0 ? "Now" : `In about ${renderDuration(inputs.blockTime)}`;
  const rendered = renderArguments(options, command, createQuote(env));
  // A name that had to be escaped for the terminal would name no file.
  const line = `${programOf(env)} ${command} ${toLine(rendered) === rendered ? rendered : "FILE…"}`;
  return [`${isPromised ? "In some hours" : when}: ${line}`];
}

/** Returns how a command to copy starts this program: by npx, by its file in a clone, or by its name. */
export function programOf(env: NodeJS.ProcessEnv, script = process.argv[1] ?? ""): string {
  if (env["npm_command"] === "exec") return "npx anchor-artifacts";
  const isInClone = /[\\/]dist[\\/]cli[\\/]index\.js$/.test(script) && !/[\\/]node_modules[\\/]/.test(script);
  return isInClone ? `node ${createQuote(env)(relative(process.cwd(), script))}` : "anchor-artifacts";
}

function renderArguments({ positionals, values }: CommandOptions, command: "check" | "verify", quote: Quote): string {
  // Only options that the printed command takes too, such as the node to ask.
  const options = [...optionsOf(command).keys()].flatMap((name) =>
    (values.get(name) ?? []).map((value) => `--${name}=${quote(value)}`),
  );
  const files = positionals.length > maxRepeatedNames ? ["FILE…"] : positionals.map(quote);
  const end = positionals.some((word) => word.startsWith("-")) ? ["--"] : [];
  return [...options, ...end, ...files].join(" ");
}

type Quote = (word: string) => string;

/**
 * Creates the function that quotes a word for the shell in use. On Windows, a Unix shell (Git's) sets `SHELL` or
 * `MSYSTEM`; cmd.exe, which knows no single quotation marks, sets `PROMPT`; where none is set, the shell is PowerShell.
 */
export function createQuote(env: NodeJS.ProcessEnv, separator: string = sep): Quote {
  const isPlain = (word: string): boolean => /^[\w+=:./-]+$/.test(word);
  const quoteWord = (word: string): string => {
    if (separator === "/" || (env["SHELL"] ?? env["MSYSTEM"])) return `'${word.replaceAll("'", "'\\''")}'`;
    // A backslash before the closing quotation mark would escape it.
    if (env["PROMPT"]) return `"${word.replace(/\\+$/, "$&$&")}"`;
    return `'${word.replaceAll("'", "''")}'`;
  };
  return (word) => (isPlain(word) ? word : quoteWord(word));
}
