/** Converts the text of each input to its value. A text that is not right is complained of to the reader. */
import { failWords, type FailWord } from "../core/outcome.ts";
import { parseChain, parseNodes, parseServiceAddress, linesOf, type InputReader } from "./input-reader.ts";
import type { InputName, InputRow } from "./input-table.ts";

/** Converts an input's text, by its kind. A wrong text is complained of, and gives any value of the same type. */
const parsers = {
  text: (reader, name) => reader.text(name),
  key: parseKey,
  patterns: readLines,
  boolean: (reader, name): boolean => parseFlag(reader, name) ?? false,
  auto: (reader, name): boolean | "auto" =>
    reader.text(name) === "auto" ? "auto" : (parseFlag(reader, name) ?? "auto"),
  choice: parseChoice,
  number: parseWholeNumber,
  seconds: (reader, name, row) => parseWholeNumber(reader, name, row) * 1000,
  count: (reader, name, row): number | "all" =>
    reader.text(name) === "all" ? "all" : parseWholeNumber(reader, name, row),
  verdicts: parseVerdicts,
  address: parseServiceAddress,
  nodes: parseNodes,
  chain: parseChain,
  // The parser of their lines is loaded by the host, and only where there are some.
  witnesses: readLines,
  replacements: parseReplacements,
  tags: readCommentedLines,
  repositories: parseRepositories,
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

/** The type of the values of a table's inputs, by their names in camel case. */
export type ValuesOf<Rows extends Readonly<Record<string, InputRow>>> = {
  readonly [Name in keyof Rows & string as CamelCase<Name>]: ValueOf<Rows[Name]>;
};

/** Reads every input of a table, in the table's order. */
export function readRows<Rows extends Partial<Record<InputName, InputRow>>>(
  reader: InputReader,
  rows: Rows,
): ValuesOf<Rows> {
  const values = Object.entries(rows).map(([name, row]) => {
    const parse = parsers[row.kind] as (reader: InputReader, name: string, row: InputRow) => unknown;
    return [name.replaceAll(/-./g, (sign) => sign.slice(1).toUpperCase()), parse(reader, name, row)] as const;
  });
  return Object.fromEntries(values) as ValuesOf<Rows>;
}

/** Parses the booleans of YAML 1.2's core schema, as GitHub's toolkit does; `undefined` for any other text. */
export function parseBoolean(text: string): boolean | undefined {
  return /^(?:true|True|TRUE|false|False|FALSE)$/.test(text) ? text.toLowerCase() === "true" : undefined;
}

function readLines(reader: InputReader, name: InputName): readonly string[] {
  return linesOf(reader.text(name));
}

/** Reads lines of a list that people keep in a file: a `#` at the start of a line or after a space begins a comment. */
function readCommentedLines(reader: InputReader, name: InputName): readonly string[] {
  return linesOf(reader.text(name).replaceAll(/(?<=^|\s)#.*/gm, ""));
}

/** Matches `owner/name`; a name of dots alone would lead elsewhere in an address. */
const repositoryForm = /^(?!\.+\/)[\w.-]+\/(?!\.+$)[\w.-]+$/;

function parseRepositories(reader: InputReader, name: InputName): readonly string[] {
  const given = readCommentedLines(reader, name);
  for (const line of given.filter((text) => !repositoryForm.test(text))) reader.complain(name, line);
  return given;
}

function parseFlag(reader: InputReader, name: InputName): boolean | undefined {
  const value = parseBoolean(reader.text(name));
  if (value === undefined) reader.complain(name, reader.text(name));
  return value;
}

function parseChoice(
  reader: InputReader,
  name: InputName,
  { choices }: { readonly choices: readonly [string, ...string[]] },
): string {
  const value = reader.text(name);
  if (choices.includes(value)) return value;
  reader.complain(name, value);
  return choices[0];
}

/** Parses plain decimal digits, a number from `least` to `most`. */
function parseWholeNumber(
  reader: InputReader,
  name: InputName,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const value = reader.text(name);
  const number = /^[0-9]{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) reader.complain(name, value);
  return number;
}

/** Parses a list of what fails a run, divided by commas or white space; `none` alone is the empty set. */
function parseVerdicts(reader: InputReader, name: InputName): ReadonlySet<FailWord> {
  const value = reader.text(name);
  const words = value.split(/[\s,]+/).filter((word) => word !== "");
  const known = failWords.filter((verdict) => words.includes(verdict));
  const isNone = words.length === 1 && words[0] === "none";
  const isList = words.every((word) => known.some((verdict) => verdict === word));
  if (!isNone && !isList) reader.complain(name, value);
  return new Set(known);
}

/** Parses a key, which must fit into a header. The key is never shown, whatever is wrong with it. */
function parseKey(reader: InputReader, name: InputName): string {
  const value = reader.text(name);
  if (!/^[\x21-\x7e]*$/.test(value)) reader.say(`${name} contains a space, a line break or a character outside ASCII`);
  return value;
}

/**
 * A line `TAG/NAME sha3-256:hex` of the input `accept`. The last slash divides: a tag may contain slashes, an asset's
 * name may not.
 */
export const acceptForm = /^(.+)\/([^/]+?)[ \t]+sha3-256:([0-9a-f]{64})$/i;

/** Checks the form of the lines and returns them unparsed: a start should not load the parser of digests. */
function parseReplacements(reader: InputReader, name: InputName): readonly string[] {
  const given = linesOf(reader.text(name));
  for (const line of given.filter((text) => !acceptForm.test(text))) reader.complain(name, line);
  return given;
}
