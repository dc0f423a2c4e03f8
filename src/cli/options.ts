/** The words after `anchor-artifacts`, taken apart (interface §11). */
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

import { AnchorError } from "../core/errors.ts";
import { toLine } from "../core/text.ts";
import { inputDefaults, type InputName } from "../host/input-values.ts";

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
function isBoolean(name: string): boolean {
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

/** What `--help` prints. */
export function renderHelp(): string {
  const options = inputOptions.map((name) => {
    const value = isBoolean(name) ? "" : " VALUE";
    const given = inputDefaults[name];
    return `  --${`${name}${value}`.padEnd(32)}${given === "" ? "" : `default: ${given}`}`.trimEnd();
  });
  return `anchor-artifacts: prove, years later, which bytes you shipped and when

Usage: anchor-artifacts COMMAND [OPTION…] [FILE…]

Commands
  stamp FILE…                       put the digests of files on the chain
  check FILE…                       tell whether the chain holds them
  verify FILE…                      validate them against the chain
  verify FILE… --evidence FILE      lay files beside anchor.intoto.json: no network, no account
  monitor                           compare releases with what was recorded about them
  hash FILE…                        print SHA3-256 digests, as cksum -a sha3 of coreutils 9.8 does
  service                           run the anchoring service on this machine (service --help)
  mcp                               run the assistant tool server on standard input and output

Files may be patterns: *, **, ?, […], ! excludes. A file that exists under the very name is that file.

Options of stamp, check, verify and monitor; the documentation of the action's inputs describes each
${options.join("\n")}
  --node URL                        a chain node to ask, as --node-url; may be repeated
  --repository OWNER/NAME           whose releases monitor looks at; else GITHUB_REPOSITORY
  --json                            results.json on standard output, all else on standard error
  --api-key-file FILE               the file that holds the service's secret key

Environment
  ANCHOR_API_KEY    the service's secret key
  ANCHOR_API_URL    the service's address, where --api-url is not given
  GH_TOKEN          for monitor: reads releases, and with --issue writes the issue; else GITHUB_TOKEN
  GITHUB_API_URL    for monitor: GitHub's API, where it is not github.com's
  NO_COLOR          no colours

Exit codes
  0    all is well
  1    a file or release is not found, does not match or has changed (verdicts of --fail-on)
  2    the service or a chain node was out of reach, or its answer proves nothing
  3    merely accepted or unclear, where --fail-on names these; evidence that is incomplete
  4    wrong options, files that cannot be read, and every other error
  130, 143    cancelled
`;
}
