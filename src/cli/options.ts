/** The command line: its commands, the table of their options in the order of the help, and the streams to print to. */
import type { EventEmitter } from "node:events";
import { createReadStream } from "node:fs";
import type { Writable } from "node:stream";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

import { AnchorError, messageOf, systemCode } from "../core/errors.ts";
import { decodeText, readAtMost } from "../core/json.ts";
import { findNearestWord } from "../core/match.ts";
import { toLine, wrapLine } from "../core/text.ts";
import { formOf, parseBoolean } from "../host/input-reader.ts";
import { type InputName, type InputRow, inputTable, modes } from "../host/input-table.ts";

/** One command for each mode, and `hash`, which only hashes. */
export const commands = [...modes, "hash"] as const;

export type CommandName = (typeof commands)[number];

/** Inputs of the action that are not options, each with the reason or with what to use instead. */
const refusedInputs = {
  mode: "The command is the mode: anchor-artifacts check",
  "release-attach": "The command line reads releases, and never writes them: the action does that",
  "api-key": "Others could read it in the list of processes. Use ANCHOR_API_KEY or --api-key-file",
  "api-key-from": "It is for a workflow. Use ANCHOR_API_KEY or --api-key-file",
  "github-token": "Others could read it in the list of processes. Use GH_TOKEN",
  "allow-untrusted-event": "It is for a workflow",
  "show-summary": "It is for a workflow",
} as const satisfies Partial<Record<InputName, string>>;

const [basics, selection, sources, results, limits] = [
  "What most people need",
  "Files and releases",
  "Who is asked, and how",
  "What is written, and how it ends",
  "Limits",
] as const;

interface OptionFacts {
  readonly group: typeof basics | typeof selection | typeof sources | typeof results | typeof limits;
  /** What stands for the value in the help. A boolean has none; for a choice, the help lists the values. */
  readonly value?: string;
  /** What applies where the option is not given, in words. If this is absent, the help shows the input's default. */
  readonly default?: string;
  /** The commands that take the option. If this is absent, they are the modes that take the input of the same name. */
  readonly commands?: readonly CommandName[];
  /** The kind of the option's value. If this is absent, it is the kind of the input of the same name. */
  readonly kind?: "text" | "nodes" | "boolean";
  /** The option may be given several times: each value becomes a line of the input. */
  readonly isRepeatable?: true;
}

const isRepeatable = true;
const [fileCommands, chainCommands] = [["stamp", "check", "verify"] as const, ["check", "verify", "monitor"] as const];

const optionTable = {
  evidence: { group: basics, kind: "text", commands: ["verify"], value: "FILE|FOLDER", isRepeatable },
  "api-url": { group: basics, value: "URL", default: "the value of ANCHOR_API_URL" },
  "api-key-file": { group: basics, kind: "text", commands: modes, value: "FILE", default: "the key in ANCHOR_API_KEY" },
  witness: { group: basics, value: "KIND URL", commands: ["stamp", "verify"], isRepeatable },
  wait: { group: basics, value: "SECONDS", commands: ["stamp"] },
  node: { group: basics, kind: "nodes", commands: chainCommands, value: "URL", isRepeatable },
  json: { group: basics, kind: "boolean", commands: modes },
  files: { group: selection, value: "PATTERN", isRepeatable },
  "subject-checksums": { group: selection, value: "FILE" },
  proofs: { group: selection, value: "PATTERN", isRepeatable },
  "from-release": { group: selection },
  "release-tag": { group: selection, value: "TAG" },
  repository: {
    group: selection,
    kind: "text",
    commands: modes,
    value: "OWNER/NAME",
    default: "the value of GITHUB_REPOSITORY",
  },
  "repository-url": {
    group: selection,
    kind: "text",
    commands: ["verify"],
    value: "URL",
    default: "https://github.com",
  },
  repositories: { group: selection, value: "OWNER/NAME", isRepeatable },
  releases: { group: selection, value: "NUMBER|all" },
  tags: { group: selection, value: "GLOB", isRepeatable },
  bytes: { group: selection },
  baseline: { group: selection, value: "FILE" },
  accept: { group: selection, value: "LINE", isRepeatable },
  "if-no-files-found": { group: selection, commands: fileCommands },
  anchor: { group: sources },
  "tsa-ca": { group: sources, kind: "text", commands: ["verify"], value: "FILE" },
  "bitcoin-header": { group: sources, kind: "text", commands: ["verify"], value: "HEX" },
  "node-url": { group: sources, value: "URL", isRepeatable },
  chain: { group: sources, value: '"NAME URL"' },
  report: { group: sources, kind: "boolean", commands: ["verify"] },
  "send-file-names": { group: sources, commands: ["verify"] },
  "if-no-api-key": { group: sources },
  "output-dir": { group: results, value: "FOLDER", default: "anchor-artifacts" },
  "fail-on": { group: results, value: "LIST", isRepeatable },
  "dry-run": { group: results },
  again: { group: results, kind: "boolean", commands: ["stamp"] },
  issue: { group: results },
  "block-time": { group: limits, value: "SECONDS" },
  "max-files": { group: limits, value: "NUMBER", commands: fileCommands },
  concurrency: { group: limits, value: "NUMBER" },
  "request-timeout": { group: limits, value: "SECONDS" },
} as const satisfies Readonly<
  Record<Exclude<InputName, keyof typeof refusedInputs>, OptionFacts> & Record<string, OptionFacts>
>;

export type OptionName = keyof typeof optionTable;

export interface OptionRow extends OptionFacts {
  readonly name: OptionName;
  readonly row: InputRow;
}

/** Returns a command's options by name, in the order of the help. */
export function optionsOf(command: CommandName): ReadonlyMap<string, OptionRow> {
  const rows = Object.entries(optionTable).map(([optionName, facts]: readonly [string, OptionFacts]): OptionRow => {
    const name = optionName as OptionName;
    const inputRow = (inputTable as Partial<Record<OptionName, InputRow>>)[name];
    const row: InputRow | undefined = facts.kind === undefined ? inputRow : { kind: facts.kind };
    if (row === undefined) throw new RangeError(`The option ${name} is of no kind.`);
    const ownCommands = facts.commands ?? row.modes ?? modes;
    return { ...(row.default !== undefined && { default: row.default }), ...facts, commands: ownCommands, name, row };
  });
  return new Map(rows.filter((row) => row.commands?.includes(command)).map((row) => [row.name, row]));
}

/** The user's command with its options and positional arguments. */
export interface CommandOptions {
  readonly command: CommandName;
  /** The values of each given option by its name, in order; those of a boolean are `true` or `false`. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Names of files, patterns, or the name of a release. */
  readonly positionals: readonly string[];
}

/**
 * Parses the arguments of a command.
 * @throws AnchorError `INPUT_INVALID` for an unknown option, a missing value, a repeated option, a secret given as an
 *   option, or options and words that do not belong together
 */
export function parseOptions(command: CommandName, args: readonly string[]): CommandOptions {
  const knownOptions = optionsOf(command);
  const options: ParseArgsOptionsConfig = Object.fromEntries(
    [...knownOptions].map(([name, { row }]) => [name, { type: row.kind === "boolean" ? "boolean" : "string" }]),
  );
  // With `strict`, Node would refuse a boolean with a value, and would describe mistakes in its own words.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true });
  const givenOptions = tokens.filter((token) => token.kind === "option");
  const namesAndValues = givenOptions.map((token) => [token.name, readValue(command, knownOptions, token)] as const);
  const values = new Map<string, readonly string[]>();
  for (const [name, value] of namesAndValues) values.set(name, [...(values.get(name) ?? []), value]);
  for (const [name, { length }] of values) {
    if (length > 1 && knownOptions.get(name)?.isRepeatable !== true)
      throw usageError(`--${name} is given ${length} times; give it once`);
  }
  const positionals = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  refuseContradictions({ command, values, positionals });
  return { command, values, positionals };
}

/** Throws AnchorError `INPUT_INVALID` for options that exclude or need each other, and for files given to a monitor. */
function refuseContradictions({ command, values, positionals }: CommandOptions): void {
  const findGiven = (...names: readonly string[]): string | undefined => names.find((name) => values.has(name));
  const evidenceOption = findGiven("tsa-ca", "bitcoin-header");
  if (evidenceOption !== undefined && !values.has("evidence"))
    throw usageError(`--${evidenceOption} belongs to verify --evidence`);
  const [nodeOption, serviceOption] = [findGiven("node", "node-url"), findGiven("api-url", "api-key-file")];
  if (nodeOption !== undefined && serviceOption !== undefined)
    throw usageError(
      `--${nodeOption} and --${serviceOption} exclude each other: nodes are asked instead of the service`,
    );
  if (command === "monitor" && positionals.length > 0)
    throw usageError("monitor takes no files. Give --repository OWNER/NAME");
}

type OptionToken = Extract<NonNullable<ReturnType<typeof parseArgs>["tokens"]>[number], { readonly kind: "option" }>;

/** Returns an option's value. For a boolean it is `true` or `false`, however the user spelt it. */
function readValue(
  command: CommandName,
  knownOptions: ReadonlyMap<string, OptionRow>,
  { name, rawName, value, inlineValue }: OptionToken,
): string {
  const row = knownOptions.get(name)?.row;
  if (row === undefined) throw unknownOptionError(command, rawName, knownOptions);
  if (row.kind === "boolean") {
    const flag = parseBoolean(value ?? "true");
    if (flag === undefined) throw usageError(`--${name} is "${toLine(value ?? "")}"; it must be ${formOf(row)}`);
    return String(flag);
  }
  if (value === undefined) throw usageError(`--${name} needs a value`);
  // In `--wait --json`, the user forgot the value of `--wait`: `--json` must not be taken for it.
  if (!inlineValue && /^-./.test(value))
    throw usageError(`--${name} needs a value; if ${toLine(value)} is meant, write --${name}=${toLine(value)}`);
  return value;
}

function unknownOptionError(
  command: CommandName,
  rawName: string,
  knownOptions: ReadonlyMap<string, unknown>,
): AnchorError {
  const name = rawName.replace(/^--/, "");
  const refusalReason = (refusedInputs as Partial<Record<string, string>>)[name];
  if (refusalReason !== undefined) return usageError(`--${name} is not an option. ${refusalReason}`);
  const otherCommands = commands.filter((one) => optionsOf(one).has(name));
  const meantOption = otherCommands.length === 0 ? findNearestWord(name, [...knownOptions.keys()]) : undefined;
  const suggestion = meantOption === undefined ? "" : `. Do you mean --${meantOption}?`;
  const explanation = otherCommands.length === 0 ? suggestion : `, but of ${otherCommands.join(", ")}`;
  return usageError(`${toLine(rawName)} is not an option of ${command}${explanation}`);
}

/** Parses a setting. A RangeError of `parse` becomes an `INPUT_INVALID` whose message begins with `name`. */
export function parseSetting<Setting>(parse: (text: string) => Setting, text: string, name: string): Setting {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw usageError(`${name} cannot be used: ${error.message}`);
  }
}

/** The most bytes that are read of a file with a key or certificates: the file may be a pipe without an end. */
const maxNamedFileBytes = 16 * 2 ** 20;

/** Reads a text file that the user names. @throws AnchorError `INPUT_INVALID`, whose message begins with `what` */
export async function readOptionFile(path: string, what: string): Promise<string> {
  try {
    return decodeText(await readAtMost(createReadStream(path), maxNamedFileBytes, () => new RangeError()));
  } catch (thrown) {
    if (thrown instanceof RangeError) throw usageError(`${what} is larger than 16 MiB`);
    if (thrown instanceof TypeError) throw usageError(`${what} is text in neither UTF-8 nor UTF-16`);
    throw usageError(`${what} cannot be read (${systemCode(thrown) ?? "unreadable"})`);
  }
}

export function usageError(problem: string): AnchorError {
  return new AnchorError("INPUT_INVALID", problem);
}

export function unwritableOutputError(cause: unknown, hint: string): AnchorError {
  return new AnchorError("OUTPUT_UNWRITABLE", `Standard output could not be written: ${messageOf(cause)}.`, {
    cause,
    hint,
  });
}

/** A stream to write to; only a terminal has `isTTY` and `columns`. */
export type Screen = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** The parts of its process that a command uses. */
export interface Terminal {
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly env: NodeJS.ProcessEnv;
  /** The source of signals and of uncaught errors. */
  readonly signals: EventEmitter;
}

/** Returns the screen's width in columns: 80 for a terminal that does not tell it, infinite for a file or a pipe. */
export function columnsOf({ isTTY, columns }: Screen): number {
  return isTTY === true ? columns || 80 : Number.POSITIVE_INFINITY;
}

/** Prints a text as one line, made safe to print; a terminal gets it wrapped between words. */
export function printLine(screen: Screen, text: string): void {
  screen.write(`${wrapLine(toLine(text), columnsOf(screen))}\n`);
}
