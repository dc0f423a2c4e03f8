/** How a job ends on a command line: its exit code, and what to do next. */
import { relative, sep } from "node:path";

import { type VerdictClass, verdictFacts } from "../words/verdicts.ts";
import type { Row } from "../core/row.ts";
import { renderDuration, toLine } from "../core/text.ts";
import type { Inputs, MonitorInputs } from "../host/inputs.ts";
import { failingRows, hasPassed, isNothingStamped, type Run } from "../evidence/run.ts";
import { type CommandOptions, optionsOf } from "./options.ts";

const codes = {
  wrong: 1,
  unanswered: 2,
  open: 3,
  failed: 4,
  // A user may put these into fail-on; then they are neither an error of the bytes nor an outage.
  skipped: 4,
  anchored: 4,
  signed: 4,
} as const satisfies Record<VerdictClass, number>;

/** The exit codes by their weight, for a job where several apply. */
const codesByWeight = [1, 4, 2, 3] as const;

/** Returns the exit code of a job that came to its end: 0 when it passed, else by the worst failure. */
export function exitCodeOf(run: Run): number {
  if (hasPassed(run)) return 0;
  // When a stamp stamped nothing, all verdicts are to blame, also those that fail-on lets pass.
  const counted = isNothingStamped(run) ? run.rows : failingRows(run);
  const held = new Set<number>(
    counted.map(({ refusal, verdict }) => (refusal === undefined ? codes[verdictFacts[verdict].class] : 4)),
  );
  if (run.problems.length > 0) held.add(4);
  return codesByWeight.find((code) => held.has(code)) ?? 4;
}

/** Most words of the user's that are repeated; a shell may have made thousands of one pattern. */
const maxWords = 6;

/** Renders the lines; there are none where nothing is to be done. */
export function renderNextSteps(
  rows: readonly Row[],
  inputs: Inputs | MonitorInputs,
  options: CommandOptions,
  env: NodeJS.ProcessEnv,
): readonly string[] {
  const accepted = rows.filter(({ verdict }) => verdict === "accepted");
  if (options.command !== "stamp" || accepted.length === 0) return [];
  // A calendar keeps its promise some hours later, and only a verification asks it for that.
  const isPromised = accepted.every(({ promisedBy }) => promisedBy !== undefined);
  const command = isPromised ? "verify" : "check";
  const soon = inputs.blockTime === 0 ? "Now" : `In about ${renderDuration(inputs.blockTime)}`;
  const words = renderArguments(options, command, createQuote(env));
  // Escaped for the terminal, a name would name no file.
  const line = `${programOf(env)} ${command} ${toLine(words) === words ? words : "FILE…"}`;
  return [`${isPromised ? "In some hours" : soon}: ${line}`];
}

/**
 * Returns what starts this program here, so that a command works as it is printed: npx, or, of a clone, its file.
 *
 * @param script the program's file, as it was started
 */
export function programOf(env: NodeJS.ProcessEnv, script = process.argv[1] ?? ""): string {
  if (env["npm_command"] === "exec") return "npx anchor-artifacts";
  const isInClone = /[\\/]dist[\\/]cli[\\/]index\.js$/.test(script) && !/[\\/]node_modules[\\/]/.test(script);
  return isInClone ? `node ${createQuote(env)(relative(process.cwd(), script))}` : "anchor-artifacts";
}

function renderArguments({ words, values }: CommandOptions, command: "check" | "verify", quote: Quote): string {
  // Whatever that command knows too: where it looks, and whom it asks.
  const options = [...optionsOf(command).keys()].flatMap((name) =>
    (values.get(name) ?? []).map((value) => `--${name}=${quote(value)}`),
  );
  const files = words.length > maxWords ? ["FILE…"] : words.map(quote);
  const end = words.some((word) => word.startsWith("-")) ? ["--"] : [];
  return [...options, ...end, ...files].join(" ");
}

type Quote = (word: string) => string;

/**
 * Creates the function that quotes a word for the shell in use, where it needs that. On Windows the environment shows
 * whether that is a shell as elsewhere (Git's) or cmd.exe, which knows no single quotation marks; else it is PowerShell.
 *
 * @param separator of folders in this system's paths
 */
export function createQuote(env: NodeJS.ProcessEnv, separator: string = sep): Quote {
  const isPlain = (word: string): boolean => /^[\w+=:./-]+$/.test(word);
  const quoteWord = (word: string): string => {
    if (separator === "/" || (env["SHELL"] ?? env["MSYSTEM"])) return `'${word.replaceAll("'", "'\\''")}'`;
    // Before the closing mark, a program takes a backslash for the escape of it.
    if (env["PROMPT"]) return `"${word.replace(/\\+$/, "$&$&")}"`;
    return `'${word.replaceAll("'", "''")}'`;
  };
  return (word) => (isPlain(word) ? word : quoteWord(word));
}
