/** The words after `anchor-artifacts`, taken apart (interface §11). */
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

import { AnchorError } from "../domain/errors.ts";
import { inputDefaults, type InputName } from "../job/inputs/values.ts";
import { toLine } from "../job/text/line.ts";

/** Commands that run a job. */
export const jobCommands = ["stamp", "check", "verify", "monitor"] as const;
export type JobCommand = (typeof jobCommands)[number];

/** Programs that read their own options. */
export const programs = ["service", "mcp"] as const;
export type Program = (typeof programs)[number];

/** What the user wants, and in which words. */
export interface CommandOptions {
  readonly command: JobCommand | "hash";
  /** The values of each option that was given, in their order; a boolean's are `true` or `false`. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Words that are no options: files. */
  readonly words: readonly string[];
}

/** Inputs that are no options: the command is the mode, and other users can read the options of a process. */
const notOptions: ReadonlySet<string> = new Set<InputName>(["mode", "api-key", "github-token"]);

/** Inputs that a command line takes as options, by name. */
export const inputOptions = (Object.keys(inputDefaults) as InputName[]).filter((name) => !notOptions.has(name));

/** Options beside the inputs. */
const ownOptions = {
  "api-key-file": { type: "string", multiple: true },
  evidence: { type: "string", multiple: true },
  node: { type: "string", multiple: true },
  repository: { type: "string", multiple: true },
  json: { type: "boolean", multiple: true },
} as const satisfies ParseArgsOptionsConfig;

/** Options that may be given several times: each adds a line. */
const repeatableOptions: ReadonlySet<string> = new Set(["files", "proofs", "node", "node-url", "fail-on", "accept"]);

/** Whether an input is true or false. */
export function isBoolean(name: string): boolean {
  const value: string | undefined = Object.hasOwn(inputDefaults, name) ? inputDefaults[name as InputName] : undefined;
  return name === "json" || value === "true" || value === "false";
}

const knownOptions: ParseArgsOptionsConfig = {
  ...ownOptions,
  ...Object.fromEntries(
    inputOptions.map((name) => [name, { type: isBoolean(name) ? "boolean" : "string", multiple: true }]),
  ),
};

/**
 * Takes the words of a job command or of `hash` apart.
 *
 * @throws AnchorError `INPUT_INVALID`, in one line, for an unknown option, a missing value, a value given twice or a
 *   secret among the options
 */
export function parseOptions(command: CommandOptions["command"], args: readonly string[]): CommandOptions {
  const { tokens } = parseArgs({
    args: [...args],
    options: knownOptions,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const values = new Map<string, string[]>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value } = token;
    refuseUnusable(name, rawName, value);
    values.set(name, [...(values.get(name) ?? []), value ?? "true"]);
  }
  for (const [name, given] of values) {
    if (given.length > 1 && !repeatableOptions.has(name))
      throw usageError(`--${name} is given ${given.length} times; give it once`);
  }
  if (command !== "monitor" && values.has("repository")) throw usageError("--repository belongs to monitor");
  if (command === "monitor" && words.length > 0)
    throw usageError(`monitor looks at releases; ${toLine(words[0] ?? "")} is a file`);
  return { command, values, words };
}

function refuseUnusable(name: string, rawName: string, value: string | undefined): void {
  if (name === "api-key" || name === "github-token") {
    const instead = name === "api-key" ? "ANCHOR_API_KEY or --api-key-file" : "GITHUB_TOKEN";
    throw usageError(`--${name} is not taken, because others could read it from the list of processes; use ${instead}`);
  }
  if (!Object.hasOwn(knownOptions, name)) throw usageError(`${toLine(rawName)} is no option of this command`);
  if (value === undefined && !isBoolean(name)) throw usageError(`--${name} needs a value`);
  if (isBoolean(name) && value !== undefined && !/^(?:true|false)$/i.test(value)) {
    throw usageError(`--${name} is ${toLine(value)}; it must be true or false`);
  }
}

/** What is wrong with the words, and where help is, in one line. */
export function usageError(problem: string): AnchorError {
  return new AnchorError("INPUT_INVALID", `${problem}.`, {
    hint: "anchor-artifacts --help lists commands and options.",
  });
}
