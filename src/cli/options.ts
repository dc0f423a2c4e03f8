/** The commands, the options that each takes (a row an option, in the order of help), and the words after a command. */
import { createReadStream } from "node:fs";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

import { AnchorError, messageOf } from "../core/errors.ts";
import { decodeText, readAtMost } from "../core/json.ts";
import { nearestWord } from "../words/nearest.ts";
import { sentence, toLine } from "../core/text.ts";
import { systemCode } from "../hash/file-error.ts";
import { formOf, parseBoolean } from "../host/input-reader.ts";
import { type InputName, type InputRow, inputTable, modes } from "../host/input-table.ts";

/** The commands that read these options: one for each mode, and `hash`, which only hashes. */
export const commands = [...modes, "hash"] as const;

export type CommandName = (typeof commands)[number];

/** Inputs that are no options, and what somebody who gives one as an option should do; only a command line says it. */
const refusedInputs = {
  mode: "The command is the mode: anchor-artifacts check",
  "release-attach": "The command line reads releases, and never writes them: the action does that",
  "api-key": "Others could read it in the list of processes. Use ANCHOR_API_KEY or --api-key-file",
  "api-key-from": "It is for a workflow. Use ANCHOR_API_KEY or --api-key-file",
  "github-token": "Others could read it in the list of processes. Use GH_TOKEN",
  "allow-untrusted-event": "It is for a workflow",
  "show-summary": "It is for a workflow",
} as const satisfies Partial<Record<InputName, string>>;

const [first, which, whom, ending, limits] = [
  "What most people need",
  "Files and releases",
  "Who is asked, and how",
  "What is written, and how it ends",
  "Limits",
] as const;

interface OptionFacts {
  readonly group: typeof first | typeof which | typeof whom | typeof ending | typeof limits;
  /** The placeholder of its value; a boolean has none, a choice lists its values. */
  readonly value?: string;
  /** What is done where it is not given, if that is not the input's default. */
  readonly default?: string;
  /** The commands that take it, if these are not the modes that take the input. */
  readonly commands?: readonly CommandName[];
  /** Of what kind it is, if no input has its name, or one of another kind. */
  readonly kind?: "text" | "nodes" | "boolean";
  /** It may be given several times: each adds a line. */
  readonly isRepeatable?: true;
}

const isRepeatable = true;
const [ofFiles, ofChain] = [["stamp", "check", "verify"] as const, ["check", "verify", "monitor"] as const];

const table = {
  evidence: { group: first, kind: "text", commands: ["verify"], value: "FILE|FOLDER", isRepeatable },
  "api-url": { group: first, value: "URL", default: "the value of ANCHOR_API_URL" },
  "api-key-file": { group: first, kind: "text", commands: modes, value: "FILE", default: "the key in ANCHOR_API_KEY" },
  witness: { group: first, value: "KIND URL", commands: ["stamp", "verify"], isRepeatable },
  wait: { group: first, value: "SECONDS", commands: ["stamp"] },
  node: { group: first, kind: "nodes", commands: ofChain, value: "URL", isRepeatable },
  json: { group: first, kind: "boolean", commands: modes },
  files: { group: which, value: "PATTERN", isRepeatable },
  "subject-checksums": { group: which, value: "FILE" },
  proofs: { group: which, value: "PATTERN", isRepeatable },
  "from-release": { group: which },
  "release-tag": { group: which, value: "TAG" },
  repository: {
    group: which,
    kind: "text",
    commands: modes,
    value: "OWNER/NAME",
    default: "the value of GITHUB_REPOSITORY",
  },
  "repository-url": { group: which, kind: "text", commands: ["verify"], value: "URL", default: "https://github.com" },
  repositories: { group: which, value: "OWNER/NAME", isRepeatable },
  releases: { group: which, value: "NUMBER|all" },
  tags: { group: which, value: "GLOB", isRepeatable },
  bytes: { group: which },
  baseline: { group: which, value: "FILE" },
  accept: { group: which, value: "LINE", isRepeatable },
  "if-no-files-found": { group: which, commands: ofFiles },
  anchor: { group: whom },
  "tsa-ca": { group: whom, kind: "text", commands: ["verify"], value: "FILE" },
  "bitcoin-header": { group: whom, kind: "text", commands: ["verify"], value: "HEX" },
  "node-url": { group: whom, value: "URL", isRepeatable },
  chain: { group: whom, value: '"NAME URL"' },
  report: { group: whom, kind: "boolean", commands: ["verify"] },
  "send-file-names": { group: whom, commands: ["verify"] },
  "if-no-api-key": { group: whom },
  "output-dir": { group: ending, value: "FOLDER", default: "anchor-artifacts" },
  "fail-on": { group: ending, value: "LIST", isRepeatable },
  "dry-run": { group: ending },
  again: { group: ending, kind: "boolean", commands: ["stamp"] },
  issue: { group: ending },
  "block-time": { group: limits, value: "SECONDS" },
  "max-files": { group: limits, value: "NUMBER", commands: ofFiles },
  concurrency: { group: limits, value: "NUMBER" },
  "request-timeout": { group: limits, value: "SECONDS" },
} as const satisfies Readonly<
  Record<Exclude<InputName, keyof typeof refusedInputs>, OptionFacts> & Record<string, OptionFacts>
>;

export type OptionName = keyof typeof table;

export interface OptionRow extends OptionFacts {
  readonly name: OptionName;
  readonly row: InputRow;
}

/** Returns the options that a command takes, by their names, in the order of help. */
export function optionsOf(command: CommandName): ReadonlyMap<string, OptionRow> {
  const rows = Object.entries(table).map(([given, facts]: readonly [string, OptionFacts]): OptionRow => {
    const name = given as OptionName;
    const input = (inputTable as Partial<Record<OptionName, InputRow>>)[name];
    const row: InputRow | undefined = facts.kind === undefined ? input : { kind: facts.kind };
    if (row === undefined) throw new RangeError(`The option ${name} is of no kind.`);
    const takers = facts.commands ?? row.modes ?? modes;
    return { ...(row.default !== undefined && { default: row.default }), ...facts, commands: takers, name, row };
  });
  return new Map(rows.filter((row) => row.commands?.includes(command)).map((row) => [row.name, row]));
}

/** The user's command with its options and words. */
export interface CommandOptions {
  readonly command: CommandName;
  /** The values of each given option, in their order; a boolean's are `true` or `false`. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Words that are not options: files. */
  readonly words: readonly string[];
}

/**
 * Parses the words of a job command or of `hash`.
 *
 * @throws AnchorError `INPUT_INVALID`, in one line, for an unknown option, a missing value, a value given twice or a
 *   secret among the options
 */
export function parseOptions(command: CommandName, args: readonly string[]): CommandOptions {
  const known = optionsOf(command);
  const options: ParseArgsOptionsConfig = Object.fromEntries(
    [...known].map(([name, { row }]) => [name, { type: row.kind === "boolean" ? "boolean" : "string" }]),
  );
  // Not strict: a boolean may have a value here, and the sentences about mistakes are our own.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true });
  const given = tokens.filter((token) => token.kind === "option");
  const read = given.map((token) => [token.name, readValue(command, known, token)] as const);
  const values = new Map<string, readonly string[]>();
  for (const [name, value] of read) values.set(name, [...(values.get(name) ?? []), value]);
  for (const [name, { length }] of values) {
    if (length > 1 && known.get(name)?.isRepeatable !== true)
      throw usageError(`--${name} is given ${length} times; give it once`);
  }
  const words = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  refuseTogether({ command, values, words });
  return { command, values, words };
}

/** @throws AnchorError `INPUT_INVALID` for what makes no sense together */
function refuseTogether({ command, values, words }: CommandOptions): void {
  const find = (...names: readonly string[]): string | undefined => names.find((name) => values.has(name));
  const ofEvidence = find("tsa-ca", "bitcoin-header");
  if (ofEvidence !== undefined && !values.has("evidence"))
    throw usageError(`--${ofEvidence} belongs to verify --evidence`);
  const [node, ofService] = [find("node", "node-url"), find("api-url", "api-key-file")];
  if (node !== undefined && ofService !== undefined)
    throw usageError(`--${node} and --${ofService} exclude each other: nodes are asked instead of the service`);
  if (command === "monitor" && words.length > 0)
    throw usageError("monitor takes no files. Give --repository OWNER/NAME");
}

type GivenOption = Extract<NonNullable<ReturnType<typeof parseArgs>["tokens"]>[number], { readonly kind: "option" }>;

/** Returns the value of a given option; for a boolean `true` or `false`, however the user spelt it. */
function readValue(
  command: CommandName,
  known: ReadonlyMap<string, OptionRow>,
  { name, rawName, value, inlineValue }: GivenOption,
): string {
  const row = known.get(name)?.row;
  if (row === undefined) throw unknownOption(command, rawName, known);
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

function unknownOption(command: CommandName, rawName: string, known: ReadonlyMap<string, unknown>): AnchorError {
  const name = rawName.replace(/^--/, "");
  const refused = (refusedInputs as Partial<Record<string, string>>)[name];
  if (refused !== undefined) return usageError(`--${name} is not an option. ${refused}`);
  const others = commands.filter((one) => optionsOf(one).has(name));
  const meant = others.length === 0 ? nearestWord(name, [...known.keys()]) : undefined;
  const instead = meant === undefined ? "" : `. Do you mean --${meant}?`;
  const elsewhere = others.length === 0 ? instead : `, but of ${others.join(", ")}`;
  return usageError(`${toLine(rawName)} is not an option of ${command}${elsewhere}`);
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

/** The largest file of a key or of certificates that is read; a pipe may have no end. */
const maxNamedBytes = 16 * 2 ** 20;

/**
 * Reads the text of a file that the user names.
 *
 * @param what the file in a message
 * @throws AnchorError `INPUT_INVALID` when it cannot be read, or is no text
 */
export async function readNamed(path: string, what: string): Promise<string> {
  try {
    return decodeText(await readAtMost(createReadStream(path), maxNamedBytes, () => new RangeError()));
  } catch (thrown) {
    if (thrown instanceof RangeError) throw usageError(`${what} is larger than 16 MiB`);
    if (thrown instanceof TypeError) throw usageError(`${what} is text in neither UTF-8 nor UTF-16`);
    throw usageError(`${what} cannot be read (${systemCode(thrown) ?? "unreadable"})`);
  }
}

/** Creates a one-line error that says what is wrong with the words. */
export function usageError(problem: string): AnchorError {
  return new AnchorError("INPUT_INVALID", sentence(problem));
}

/** Creates the error of a standard output that cannot be written. */
export function unwritableOutput(cause: unknown, hint: string): AnchorError {
  return new AnchorError("OUTPUT_UNWRITABLE", `Standard output could not be written: ${messageOf(cause)}.`, {
    cause,
    hint,
  });
}
