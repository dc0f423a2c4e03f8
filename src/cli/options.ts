/** The commands, the options that each of them takes, and how the words after `anchor-artifacts` are parsed (interface §11). */
import { readFile } from "node:fs/promises";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

import { AnchorError, messageOf } from "../core/errors.ts";
import { toLine } from "../core/text.ts";
import { systemCode } from "../hash/file-error.ts";
import { formOf, parseBoolean } from "../host/input-reader.ts";
import { type InputRow, inputNames, inputTable, modes, type InputName } from "../host/input-table.ts";

/** The user's command with its options and words. */
export interface CommandOptions {
  readonly command: CommandName;
  /** The values of each given option, in their order; a boolean's are `true` or `false`. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Words that are not options: files. */
  readonly words: readonly string[];
}

/** Options of these kinds may be given several times: each adds a line. */
const repeatableKinds: ReadonlySet<InputRow["kind"]> = new Set([
  "patterns",
  "nodes",
  "verdicts",
  "replacements",
  "witnesses",
  "tags",
  "repositories",
]);

/**
 * Parses the words of a job command or of `hash`.
 *
 * @throws AnchorError `INPUT_INVALID`, in one line, for an unknown option, a missing value, a value given twice or a
 *   secret among the options
 */
export function parseOptions(command: CommandName, args: readonly string[]): CommandOptions {
  const known = optionsOf(command);
  const options: ParseArgsOptionsConfig = Object.fromEntries(
    [...known].map(([name, { kind }]) => [name, { type: kind === "boolean" ? "boolean" : "string" }]),
  );
  // Not strict: a boolean may have a value here, and the sentences about mistakes are our own.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true });
  const values = new Map<string, string[]>();
  const words = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name } = token;
    values.set(name, [...(values.get(name) ?? []), readValue(command, known.get(name), token)]);
  }
  for (const [name, given] of values) {
    if (given.length > 1 && name !== "evidence" && !repeatableKinds.has(known.get(name)?.kind ?? "text"))
      throw usageError(`--${name} is given ${given.length} times; give it once`);
  }
  for (const name of ["tsa-ca", "bitcoin-header"])
    if (values.has(name) && !values.has("evidence")) throw usageError(`--${name} belongs to verify --evidence`);
  const [node, ofService] = [
    ["node", "node-url"],
    ["api-url", "api-key-file"],
  ].map((names) => names.find((name) => values.has(name)));
  if (node !== undefined && ofService !== undefined)
    throw usageError(`--${node} and --${ofService} exclude each other: nodes are asked instead of the service`);
  if (command === "monitor" && words.length > 0)
    throw usageError("monitor takes no files. Give --repository OWNER/NAME");
  return { command, values, words };
}

type GivenOption = Extract<NonNullable<ReturnType<typeof parseArgs>["tokens"]>[number], { readonly kind: "option" }>;

/** Returns the value of a given option; for a boolean `true` or `false`, however the user spelt it. */
function readValue(
  command: CommandName,
  row: InputRow | undefined,
  { name, rawName, value, inlineValue }: GivenOption,
): string {
  if (name === "api-key" || name === "github-token") {
    const instead = name === "api-key" ? "ANCHOR_API_KEY or --api-key-file" : "GH_TOKEN";
    throw usageError(`--${name} is not allowed, because others could read it in the list of processes. Use ${instead}`);
  }
  if (row === undefined) throw usageError(`${toLine(rawName)} is not an option of ${command}`);
  if (row.kind === "boolean") {
    const flag = parseBoolean(value ?? "true");
    if (flag === undefined) throw usageError(`--${name} is "${toLine(value ?? "")}"; it must be ${formOf(row)}`);
    return String(flag);
  }
  if (value === undefined) throw usageError(`--${name} needs a value`);
  // The next option is not the value of this one, whose value was forgotten.
  if (!inlineValue && /^-./.test(value))
    throw usageError(`--${name} needs a value; if ${toLine(value)} is meant, write --${name}=${toLine(value)}`);
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

/**
 * Reads a file that the user names.
 *
 * @param what the file in a message
 * @throws AnchorError `INPUT_INVALID` when it cannot be read
 */
export async function readNamed(path: string, what: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (thrown) {
    throw usageError(`${what} cannot be read (${systemCode(thrown) ?? "unreadable"})`);
  }
}

/** Creates a one-line error that says what is wrong with the words and how to get help. */
export function usageError(problem: string): AnchorError {
  return new AnchorError("INPUT_INVALID", `${problem}.`, {
    hint: "Help: anchor-artifacts COMMAND --help",
  });
}

/** Creates the error of a standard output that cannot be written. */
export function unwritableOutput(cause: unknown, hint: string): AnchorError {
  return new AnchorError("OUTPUT_UNWRITABLE", `Standard output could not be written: ${messageOf(cause)}.`, {
    cause,
    hint,
  });
}

/** The commands that read these options: one for each mode, and `hash`, which only hashes. */
export const commands = [...modes, "hash"] as const;

export type CommandName = (typeof commands)[number];

/**
 * Inputs that are no options: the command is the mode, a release is only read, and an event, a summary and inputs whose
 * value other users of the machine must not see belong to a workflow.
 */
const workflowInputs = [
  "mode",
  "release-attach",
  "api-key",
  "api-key-from",
  "allow-untrusted-event",
  "show-summary",
  "github-token",
] as const satisfies readonly InputName[];

/** Options in addition to the inputs. */
const ownOptions = {
  "api-key-file": { kind: "text", modes },
  evidence: { kind: "text", modes: ["verify"] },
  "tsa-ca": { kind: "text", modes: ["verify"] },
  "bitcoin-header": { kind: "text", modes: ["verify"] },
  node: { kind: "nodes", modes: ["check", "verify", "monitor"] },
  repository: { kind: "text", modes },
  "repository-url": { kind: "text", modes: ["verify"] },
  json: { kind: "boolean", default: "false", modes },
  again: { kind: "boolean", default: "false", modes: ["stamp"] },
} as const satisfies Record<string, InputRow>;

export type OptionName = Exclude<InputName, (typeof workflowInputs)[number]> | keyof typeof ownOptions;

/** What the command line does with an option that is not given, where that is not the input's default. */
const ownDefaults: Partial<Record<OptionName, string>> = {
  "output-dir": "anchor-artifacts",
  "api-url": "ANCHOR_API_URL",
  repository: "GITHUB_REPOSITORY",
  "repository-url": "GITHUB_SERVER_URL, else https://github.com",
  report: "false",
};

/** Commands of an option that others take as an input, and would ignore. */
const ownCommands: Partial<Record<OptionName, readonly CommandName[]>> = {
  report: ["verify"],
  "send-file-names": ["verify"],
  wait: ["stamp"],
  witness: ["stamp", "verify"],
  "max-files": ["stamp", "check", "verify"],
  "if-no-files-found": ["stamp", "check", "verify"],
};

export type OptionRow = InputRow & { readonly name: OptionName; readonly shownDefault?: string | undefined };

/** Returns the options that a command takes, by their names. */
export function optionsOf(command: CommandName): ReadonlyMap<string, OptionRow> {
  if (command === "hash") return new Map();
  const inputs = inputNames
    .filter((name) => !workflowInputs.some((one) => one === name))
    .map((name) => [name, inputTable[name]] as const);
  const rows: readonly (readonly [string, InputRow])[] = [...inputs, ...Object.entries(ownOptions)];
  const taken = rows.filter(([name, { modes: among }]) => {
    const takers: readonly CommandName[] | undefined = ownCommands[name as OptionName] ?? among;
    return takers?.includes(command) !== false;
  });
  return new Map(
    taken.map(([given, row]) => {
      const name = given as OptionName;
      return [name, { ...row, name, shownDefault: ownDefaults[name] ?? row.default }];
    }),
  );
}
