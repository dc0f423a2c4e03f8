/** Parses the words after `anchor-artifacts` (interface §11). */
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

import { AnchorError } from "../core/errors.ts";
import { toLine } from "../core/text.ts";
import { formOf } from "../host/input-reader.ts";
import { inputNames, inputTable, modes, type InputRow } from "../host/input-table.ts";
import { parseBoolean } from "../host/input-values.ts";

/** The commands that read these options: one for each mode, and `hash`, which only hashes. */
export const commands = [...modes, "hash"] as const;

/** The user's command with its options and words. */
export interface CommandOptions {
  readonly command: (typeof commands)[number];
  /** The values of each given option, in their order; a boolean's are `true` or `false`. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Words that are not options: files. */
  readonly words: readonly string[];
}

/** Inputs that are options on a command line. The command is the mode, and other users could read a secret option. */
export const inputOptions = inputNames.filter((name) => name !== "mode" && inputTable[name].secret !== true);

/** Options in addition to the inputs. */
const ownOptions = {
  "api-key-file": { kind: "text" },
  evidence: { kind: "text" },
  node: { kind: "nodes" },
  repository: { kind: "text" },
  json: { kind: "boolean" },
  again: { kind: "boolean" },
} as const satisfies Record<string, InputRow>;

const knownOptions: ReadonlyMap<string, InputRow> = new Map<string, InputRow>([
  ...inputOptions.map((name) => [name, inputTable[name]] as const),
  ...Object.entries(ownOptions),
]);

/** Options of these kinds may be given several times: each adds a line. */
const repeatableKinds: ReadonlySet<InputRow["kind"]> = new Set(["patterns", "nodes", "verdicts", "replacements"]);

/**
 * Parses the words of a job command or of `hash`.
 *
 * @throws AnchorError `INPUT_INVALID`, in one line, for an unknown option, a missing value, a value given twice or a
 *   secret among the options
 */
export function parseOptions(command: CommandOptions["command"], args: readonly string[]): CommandOptions {
  const options: ParseArgsOptionsConfig = Object.fromEntries(
    [...knownOptions].map(([name, { kind }]) => [name, { type: kind === "boolean" ? "boolean" : "string" }]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true });
  const values = new Map<string, string[]>();
  const words = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value } = token;
    values.set(name, [...(values.get(name) ?? []), readValue(name, rawName, value)]);
  }
  for (const [name, given] of values) {
    if (given.length > 1 && !repeatableKinds.has(knownOptions.get(name)?.kind ?? "text"))
      throw usageError(`--${name} is given ${given.length} times; give it once`);
  }
  if (command !== "stamp" && values.has("again")) throw usageError("--again belongs to stamp");
  if (command !== "monitor" && values.has("repository")) throw usageError("--repository belongs to monitor");
  if (command === "monitor" && words.length > 0)
    throw usageError(`monitor looks at releases; ${toLine(words[0] ?? "")} is a file`);
  return { command, values, words };
}

/** Returns the value of a given option; for a boolean `true` or `false`, however the user spelt it. */
function readValue(name: string, rawName: string, value: string | undefined): string {
  if (name === "api-key" || name === "github-token") {
    const instead = name === "api-key" ? "ANCHOR_API_KEY or --api-key-file" : "GITHUB_TOKEN";
    throw usageError(`--${name} is not taken, because others could read it from the list of processes; use ${instead}`);
  }
  const row = knownOptions.get(name);
  if (row === undefined) throw usageError(`${toLine(rawName)} is no option of this command`);
  if (row.kind === "boolean") {
    const flag = parseBoolean(value ?? "true");
    if (flag === undefined) throw usageError(`--${name} is ${toLine(value ?? "")}; it must be ${formOf(row)}`);
    return String(flag);
  }
  if (value === undefined) throw usageError(`--${name} needs a value`);
  return value;
}

/**
 * Parses an address with `parse`; the user's words or the environment give it as `name`.
 *
 * @throws AnchorError `INPUT_INVALID` when it cannot be used
 */
export function readAddress<Address>(parse: (text: string) => Address, text: string, name: string): Address {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw usageError(`${name} cannot be used: ${error.message}`);
  }
}

/** Creates a one-line error that says what is wrong with the words and how to get help. */
export function usageError(problem: string): AnchorError {
  return new AnchorError("INPUT_INVALID", `${problem}.`, {
    hint: "anchor-artifacts --help lists commands and options.",
  });
}

/** Renders the text of `--help`. */
export function renderHelp(): string {
  const options = inputOptions.map((name) => {
    const { kind, default: given } = inputTable[name];
    const words = kind === "boolean" ? name : `${name} VALUE`;
    return `  --${words.padEnd(32)}${given === undefined ? "" : `default: ${given}`}`.trimEnd();
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
  --again                           sends the stamps of the named files though earlier runs may have paid them
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
