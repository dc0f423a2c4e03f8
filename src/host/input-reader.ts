/** Reads the texts of inputs. A user or a password in an address is never shown. */
import { failWords } from "../core/outcome.ts";
import { parseChainName, type ChainName } from "../core/chain-name.ts";
import { toLine } from "../core/text.ts";
import { parseBaseUrl, parseNodeAddress, type NodeAddress } from "../core/url.ts";
import { inputTable, type InputName, type InputRow } from "./input-table.ts";

/** Gives the trimmed text of one input, empty when it is not set. */
export type ReadInput = (name: InputName) => string;

/** Creates a reader of the texts of inputs, or their defaults, that collects its complaints in `problems`. */
export function createReader(read: ReadInput, problems: string[]) {
  return {
    text: (name: InputName): string => read(name) || (inputTable[name].default ?? ""),
    /** Adds a complaint that the input must have its allowed form, and shows its value. */
    complain: (name: InputName, value: string, why?: string): void => {
      const state = value === "" ? "missing" : `"${toLine(value)}"`;
      const reason = why === undefined ? "" : ` (${why})`;
      problems.push(`${name} is ${state}; it must be ${formOf(inputTable[name])}${reason}`);
    },
    /** Adds a complaint whose text shows no value. */
    say: (problem: string): void => void problems.push(problem),
  };
}

export type InputReader = Readonly<ReturnType<typeof createReader>>;

/** Describes the allowed values of an input, in the words of complaints and docs/reference.md. */
export function formOf(row: InputRow): string {
  if (row.kind === "choice") return `${row.choices.slice(0, -1).join(", ")} or ${row.choices.at(-1)}`;
  return "least" in row ? `a whole number from ${row.least} to ${row.most}` : forms[row.kind];
}

const forms = {
  text: "a text",
  key: "a text of printable ASCII characters",
  boolean: "true or false",
  auto: "auto, true or false",
  address: "the service's base address, like https://example.org",
  patterns: "a list of glob patterns, like dist/**",
  nodes: "a chain node's address, like https://node.example:9005",
  verdicts: `none alone, or a list of ${failWords.join(", ")}`,
  chain: "a name and, after the last space, an https: address with {block}, {txpow} or {transaction} in it",
  witnesses: "lines rfc3161 URL or opentimestamps URL",
  tags: "lines of globs of tags, like v* or !nightly-*",
  repositories: "lines OWNER/NAME",
  replacements: "lines TAG/NAME sha3-256:hex, with 64 digits",
} as const satisfies Record<Exclude<InputRow["kind"], "choice" | "number" | "seconds" | "count">, string>;

/** Returns the non-empty lines, trimmed; the text may end its lines with CRLF. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  return lines.filter((line) => line !== "");
}

/** Matches user and password of an address, valid or not: everything before its last `@`. */
const userInfo = /^([a-z][a-z0-9+.-]*:\/\/|)(.*)@/is;

/** Returns `address` without user and password, so that it may be shown. */
export function hideUserInfo(address: string): string {
  return address.replace(userInfo, "$1***@");
}

/** Parses the service's base address; `undefined` where chain nodes are asked instead, or witnesses or GitHub alone. */
export function parseServiceAddress(reader: InputReader, name: InputName): URL | undefined {
  const value = reader.text(name);
  const areNodesAsked = reader.text("node-url") !== "" && ["check", "verify", "monitor"].includes(reader.text("mode"));
  const areOthersAsked = reader.text("witness") !== "" || reader.text("mode") === "monitor";
  const isSkipped = reader.text("api-key") === "" && reader.text("if-no-api-key") === "skip";
  if (value === "" && (areNodesAsked || (areOthersAsked && isSkipped))) return undefined;
  return tryParsing(parseBaseUrl, value, reader, name);
}

/** Parses a text that names an address; complains of one that cannot be used, and returns `undefined` for it. */
function tryParsing<Value>(
  parse: (text: string) => Value,
  text: string,
  { complain }: InputReader,
  name: InputName,
): Value | undefined {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    complain(name, hideUserInfo(text), text === "" ? undefined : error.message);
    return undefined;
  }
}

/** Parses what the chain is called and where to look something up there; `undefined` where nothing is given. */
export function parseChain(reader: InputReader, name: InputName): ChainName | undefined {
  return tryParsing(parseChainName, reader.text(name), reader, name);
}

/** Parses the addresses of chain nodes, one a line; each node may be named only once. */
export function parseNodes(reader: InputReader, name: InputName): readonly NodeAddress[] {
  const known = new Set<string>();
  return linesOf(reader.text(name)).map((line) => {
    const shown = hideUserInfo(line);
    const address = tryParsing(parseNodeAddress, line, reader, name) ?? {
      url: new URL("https://invalid"),
      name: shown,
    };
    // The same node given twice would look like two nodes that confirm each other.
    if (known.has(address.name)) reader.say(`${name} names ${address.name} twice; name each node once`);
    known.add(address.name);
    return address;
  });
}

/** Returns the secrets in the text of the input: users and passwords, as written and as decoded. */
export function nodeSecrets(text: string): readonly string[] {
  const parts = linesOf(text).flatMap((line) => userInfo.exec(line)?.[2]?.split(/:(.*)/s) ?? []);
  return [...new Set(parts.flatMap((part) => [part, decoded(part)]))].filter((part) => part !== "");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return part;
  }
}
