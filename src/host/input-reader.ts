import { anyFailureVerdicts, failConditions, type FailCondition } from "../words/verdicts.ts";
import {
  parseChainName,
  type ChainName,
  decodePart,
  parseBaseUrl,
  parseNodeAddress,
  type NodeAddress,
} from "../core/addresses.ts";
import { type Front, stepFront } from "../words/front.ts";
import { findKeyMistake, toLine } from "../core/text.ts";
import { inputTable, type InputName, type InputRow } from "./input-table.ts";

/** Returns the trimmed text of an input; an empty text when the input is not set. */
export type ReadInput = (name: InputName) => string;

/** Creates a reader of inputs that knows their defaults. It adds a one-line message for each mistake to `problems`. */
export function createInputReader(read: ReadInput, problems: string[], { input, missing, guess }: Front = stepFront) {
  return {
    text: (name: InputName): string => read(name) || (inputTable[name].default ?? ""),
    /** Adds the mistake that `value` does not have the input's form. The message shows `value`. */
    addInvalid: (name: InputName, value: string, why?: string): void => {
      const shownValue = value === "" ? "missing" : `"${toLine(value)}"`;
      const reason = why === undefined ? "" : ` (${why})`;
      problems.push(`${input(name)} is ${shownValue}; it must be ${formOf(inputTable[name])}${reason}`);
    },
    guess,
    addMissingUrl: (): void => void problems.push(missing("api-url", read("mode"))),
    /** Adds the mistake `problem`, which follows the input's name in a sentence; the value is not shown. */
    addProblem: (name: InputName, problem: string): void => void problems.push(`${input(name)} ${problem}`),
  };
}

export type InputReader = Readonly<ReturnType<typeof createInputReader>>;

/** Describes the allowed values of an input, for messages and docs/reference.md. */
export function formOf(row: InputRow): string {
  if (row.kind === "choice") return `${row.choices.slice(0, -1).join(", ")} or ${row.choices.at(-1)}`;
  return "least" in row ? `a whole number from ${row.least} to ${row.most}` : inputForms[row.kind];
}

const inputForms = {
  text: "a text",
  key: "a text of printable ASCII characters",
  boolean: "true or false",
  auto: "auto, true or false",
  address: "the service's base address, like https://example.org",
  patterns: "a list of glob patterns, like dist/**",
  nodes: "a chain node's address, like https://node.example:9005",
  verdicts: `any or none alone, or a list of ${failConditions.join(", ")}`,
  chain: "a name and, after the last space, an https: address with {block}, {txpow} or {transaction} in it",
  witnesses: "lines rfc3161 URL or opentimestamps URL",
  tags: "lines of globs of tags, like v* or !nightly-*",
  repositories: "lines OWNER/NAME",
  replacements: "lines TAG/NAME sha3-256:hex, with 64 digits",
} as const satisfies Record<Exclude<InputRow["kind"], "choice" | "number" | "seconds" | "count">, string>;

/** Returns the lines of `text`, trimmed, without empty lines. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  return lines.filter((line) => line !== "");
}

/** Finds user and password even in an invalid address: everything between the scheme, if any, and the last `@`. */
const userInfoPattern = /^([a-z][a-z0-9+.-]*:\/\/|)(.*)@/is;

export function maskUserInfo(address: string): string {
  return address.replace(userInfoPattern, "$1***@");
}

/** Parses the service's address; `undefined` without a valid one. It must be given unless nodes or clocks are asked. */
function parseServiceAddress(reader: InputReader, name: InputName): URL | undefined {
  const { text } = reader;
  const value = text(name);
  if (value !== "") return tryParsing(parseBaseUrl, value, reader, name);
  const isStamp = !["check", "verify", "monitor"].includes(text("mode"));
  const areNodesAsked = text("node-url") !== "" && !isStamp;
  const areClocksAsked = text("api-key") + text("api-key-from") === "" && (!isStamp || text("witness") !== "");
  if (!areNodesAsked && !areClocksAsked) reader.addMissingUrl();
  return undefined;
}

/** Parses a text that may hold a password. If `parse` throws a RangeError, adds a mistake without user and password. */
function tryParsing<Value>(
  parse: (text: string) => Value,
  text: string,
  { addInvalid }: InputReader,
  name: InputName,
): Value | undefined {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    addInvalid(name, maskUserInfo(text), text === "" ? undefined : error.message);
    return undefined;
  }
}

function parseNodes(reader: InputReader, name: InputName): readonly NodeAddress[] {
  const names = new Set<string>();
  return linesOf(reader.text(name)).map((line) => {
    const node = tryParsing(parseNodeAddress, line, reader, name);
    const address = node ?? { url: new URL("https://invalid"), name: maskUserInfo(line) };
    // A node given twice would look like two nodes that confirm each other.
    if (names.has(address.name)) reader.addProblem(name, `names ${address.name} twice; name each node once`);
    names.add(address.name);
    return address;
  });
}

/** Returns the users and passwords in the input `node-url`, each as it is written and percent-decoded, to be masked. */
export function nodeSecretsOf(text: string): readonly string[] {
  const parts = linesOf(text).flatMap((line) => userInfoPattern.exec(line)?.[2]?.split(/:(.*)/s) ?? []);
  return [...new Set(parts.flatMap((part) => [part, decodePart(part) ?? part]))].filter((part) => part !== "");
}

/** Parsers by kind of input. For a wrong text, a parser adds a mistake, and still returns a value of its type. */
const parsers = {
  text: (reader, name) => reader.text(name),
  key: parseKey,
  patterns: readLines,
  boolean: (reader, name): boolean => parseFlag(reader, name) ?? false,
  auto: (reader, name): boolean | "auto" =>
    reader.text(name) === "auto" ? "auto" : (parseFlag(reader, name) ?? "auto"),
  choice: parseChoice,
  number: parseInteger,
  seconds: (reader, name, row) => parseInteger(reader, name, row) * 1000,
  count: (reader, name, row): number | "all" => (reader.text(name) === "all" ? "all" : parseInteger(reader, name, row)),
  verdicts: parseVerdicts,
  address: parseServiceAddress,
  nodes: parseNodes,
  chain: (reader, name): ChainName | undefined => tryParsing(parseChainName, reader.text(name), reader, name),
  // Witnesses are parsed elsewhere, so that a start without witnesses does not load their parser.
  witnesses: readLines,
  replacements: (reader, name) => checkLines(linesOf(reader.text(name)), acceptLine, reader, name),
  tags: readCommentedLines,
  repositories: (reader, name) => checkLines(readCommentedLines(reader, name), repositoryPattern, reader, name),
} as const satisfies {
  [Kind in InputRow["kind"]]: (
    reader: InputReader,
    name: InputName,
    row: InputRow & { readonly kind: Kind },
  ) => unknown;
};

type ValueOf<Row extends InputRow> = Row extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : ReturnType<(typeof parsers)[Row["kind"]]>;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The values of a table's inputs, by the inputs' names in camel case. */
export type ValuesOf<Rows extends Readonly<Record<string, InputRow>>> = {
  readonly [Name in keyof Rows & string as CamelCase<Name>]: ValueOf<Rows[Name]>;
};

export function readRows<Rows extends Partial<Record<InputName, InputRow>>>(
  reader: InputReader,
  rows: Rows,
): ValuesOf<Rows> {
  const values = Object.entries(rows).map(([name, row]) => {
    const parse = parsers[row.kind] as (reader: InputReader, name: string, row: InputRow) => unknown;
    return [name.replaceAll(/-./g, (match) => match.slice(1).toUpperCase()), parse(reader, name, row)] as const;
  });
  return Object.fromEntries(values) as ValuesOf<Rows>;
}

/** Parses a boolean of YAML 1.2's core schema, as GitHub's toolkit does; `undefined` for any other text. */
export function parseBoolean(text: string): boolean | undefined {
  return /^(?:true|True|TRUE|false|False|FALSE)$/.test(text) ? text.toLowerCase() === "true" : undefined;
}

function readLines(reader: InputReader, name: InputName): readonly string[] {
  return linesOf(reader.text(name));
}

/** Reads a list that may have comments: `#` at the start of a line or after a space begins one. */
function readCommentedLines(reader: InputReader, name: InputName): readonly string[] {
  return linesOf(reader.text(name).replaceAll(/(?<=^|\s)#.*/gm, ""));
}

/** `OWNER/NAME`. A part of dots alone is refused: `..` in a URL would lead to another address. */
const repositoryPattern = /^(?!\.+\/)[\w.-]+\/(?!\.+$)[\w.-]+$/;

function checkLines(
  lines: readonly string[],
  pattern: RegExp,
  { addInvalid }: InputReader,
  name: InputName,
): readonly string[] {
  for (const line of lines.filter((text) => !pattern.test(text))) addInvalid(name, line);
  return lines;
}

function parseFlag(reader: InputReader, name: InputName): boolean | undefined {
  const value = parseBoolean(reader.text(name));
  if (value === undefined) reader.addInvalid(name, reader.text(name));
  return value;
}

function parseChoice(
  reader: InputReader,
  name: InputName,
  { choices }: { readonly choices: readonly [string, ...string[]] },
): string {
  const value = reader.text(name);
  if (choices.includes(value)) return value;
  reader.addInvalid(name, value);
  return choices[0];
}

function parseInteger(
  reader: InputReader,
  name: InputName,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const value = reader.text(name);
  const number = /^[0-9]{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) reader.addInvalid(name, value);
  return number;
}

/** Parses `fail-on`: words separated by commas or white space, or `any` or `none` alone. */
function parseVerdicts(reader: InputReader, name: InputName): ReadonlySet<FailCondition> {
  const value = reader.text(name);
  const words = value.split(/[\s,]+/).filter((word) => word !== "");
  const conditions = failConditions.filter((verdict) => words.includes(verdict));
  const onlyWord = words.length === 1 ? words[0] : undefined;
  if (onlyWord === "any") return new Set(anyFailureVerdicts);
  const badWord = words.find((word) => !conditions.some((condition) => condition === word));
  const guess = badWord && reader.guess?.(badWord, [...failConditions, "any", "none"]);
  if (onlyWord !== "none" && (words.length === 0 || badWord !== undefined))
    reader.addInvalid(name, value, guess && `do you mean ${guess} instead of ${toLine(badWord)}?`);
  return new Set(conditions);
}

/** Parses the API key, which must fit into an HTTP header. No message shows it. */
function parseKey(reader: InputReader, name: InputName): string {
  const value = reader.text(name);
  const mistake = findKeyMistake(value);
  if (mistake !== undefined) reader.addProblem(name, mistake);
  return value;
}

/** A line of the input `accept`. The tag ends at the last slash: it may contain slashes, an asset's name may not. */
export const acceptLine = /^(.+)\/([^/]+?)[ \t]+sha3-256:([0-9a-f]{64})$/i;
