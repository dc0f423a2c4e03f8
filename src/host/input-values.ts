/** Single inputs: each parser returns something of its type, and complains to the reader when the text is not right. */
import { verdicts, type Verdict } from "../core/outcome.ts";
import { toLine } from "../core/text.ts";
import { parseBaseUrl } from "../core/url.ts";

/** Every input's name and its default, as action.yml has them; a test compares the two. */
export const inputDefaults = {
  mode: "",
  files: "",
  "subject-checksums": "",
  proofs: "",
  "from-release": "false",
  "release-tag": "",
  "release-attach": "none",
  "release-section": "",
  "api-url": "",
  "api-key": "",
  "if-no-api-key": "error",
  report: "auto",
  "wait-for-finality": "false",
  "wait-timeout": "300",
  anchor: "each",
  concurrency: "8",
  "request-rate": "0",
  "request-timeout": "60",
  "max-files": "1000",
  "if-no-files-found": "error",
  "fail-on": "not-found,no-match,changed,unknown,unreachable,failed",
  "block-time": "180",
  proof: "false",
  names: "auto",
  "node-url": "",
  "follow-symbolic-links": "false",
  "send-file-names": "false",
  "allow-untrusted-event": "false",
  "dry-run": "false",
  "show-summary": "true",
  "output-dir": "",
  "github-token": "",
  releases: "20",
  bytes: "stated",
  baseline: "",
  accept: "",
  issue: "false",
} as const;

export type InputName = keyof typeof inputDefaults;

/** Gives the trimmed text of one input, empty when it is not set. */
export type ReadInput = (name: InputName) => string;

/** Reads the texts of inputs, or their defaults, and collects what is wrong with them. */
export interface InputReader {
  readonly text: (name: InputName) => string;
  /** Notes that the input must be `form`, and shows its value. */
  readonly complain: (name: InputName, value: string, form: string) => void;
  /** Notes a complaint whose wording shows no value. */
  readonly say: (problem: string) => void;
}

/** A reader of inputs that collects its complaints in `problems`. */
export function createReader(read: ReadInput, problems: string[]): InputReader {
  return {
    text: (name) => read(name) || inputDefaults[name],
    complain: (name, value, form) => {
      const state = value === "" ? "missing" : toLine(value);
      problems.push(`${name} is ${state}; it must be ${form}`);
    },
    say: (problem) => void problems.push(problem),
  };
}

/** The non-empty lines, trimmed; lists may end lines with CRLF. */
export function lines(reader: InputReader, name: InputName): readonly string[] {
  const trimmed = reader
    .text(name)
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());
  return trimmed.filter((line) => line !== "");
}

/** One of `choices`; the first where the text is none of them, which is complained of. */
export function choice<Choice extends string>(
  reader: InputReader,
  name: InputName,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const value = reader.text(name);
  const found = choices.find((candidate) => candidate === value);
  if (found === undefined) reader.complain(name, value, oneOf(choices));
  return found ?? choices[0];
}

function oneOf(choices: readonly string[]): string {
  const words = [...new Set(choices.map((word) => word.toLowerCase()))];
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** The booleans of YAML 1.2's core schema, as the toolkit reads them. */
export function boolean(reader: InputReader, name: InputName): boolean {
  const value = reader.text(name);
  if (!/^(?:true|True|TRUE|false|False|FALSE)$/.test(value)) reader.complain(name, value, "true or false");
  return value.toLowerCase() === "true";
}

/** Plain decimal digits, from `least` to `most`. */
export function wholeNumber(reader: InputReader, name: InputName, least: number, most: number): number {
  const value = reader.text(name);
  const number = /^[0-9]{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) reader.complain(name, value, `a whole number from ${least} to ${most}`);
  return number;
}

/** A list of verdicts by commas or white space; `none` alone is the empty set. */
export function verdictSet(reader: InputReader, name: InputName): ReadonlySet<Verdict> {
  const value = reader.text(name);
  const words = value.split(/[\s,]+/).filter((word) => word !== "");
  const known = verdicts.filter((verdict) => words.includes(verdict));
  const isNone = words.length === 1 && words[0] === "none";
  const isList = words.every((word) => known.some((verdict) => verdict === word));
  if (!isNone && !isList) reader.complain(name, value, `none alone, or a list of ${verdicts.join(", ")}`);
  return new Set(known);
}

/** User and password of an address, usable or not: what stands before its last `@`. */
export const userInfo = /^([a-z][a-z0-9+.-]*:\/\/|)(.*)@/is;

/** `address` as it may be shown. */
export function hideUserInfo(address: string): string {
  return address.replace(userInfo, "$1***@");
}

/** The service's base address. It must not have a password in it, which is never shown. */
export function baseAddress(reader: InputReader, name: InputName): URL {
  const value = reader.text(name);
  try {
    return parseBaseUrl(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const why = value === "" ? "" : ` (${error.message})`;
    reader.complain(name, hideUserInfo(value), `the service's base address, like https://example.org${why}`);
    return new URL("https://invalid");
  }
}

/** A key that a header can carry. It is never shown, whatever is wrong with it. */
export function secretKey(reader: InputReader, name: InputName): string {
  const value = reader.text(name);
  if (!/^[\x21-\x7e]*$/.test(value)) reader.say(`${name} holds a space, a line break or a character outside ASCII`);
  return value;
}

/** Inputs that only a monitor obeys. */
const ofMonitor = ["releases", "bytes", "baseline", "accept", "issue"] as const;
/** Inputs that ask for something that a monitor does not do; limits and permissions do no harm there. */
const notOfMonitor = [
  "files",
  "subject-checksums",
  "from-release",
  "release-tag",
  "release-attach",
  "report",
  "wait-for-finality",
  "anchor",
  "proof",
  "send-file-names",
] as const;

/**
 * Complains of inputs that `mode` would ignore: somebody who names files in a monitor expects that it looks at these
 * alone.
 */
export function refuseOtherModes(reader: InputReader, mode: string): void {
  // An unknown mode has been complained of already.
  if (reader.text("mode") !== mode) return;
  const isMonitor = mode === "monitor";
  const isGiven = (name: InputName): boolean => {
    return ![inputDefaults[name], "false"].includes(reader.text(name).toLowerCase());
  };
  const why = isMonitor ? "has no effect on mode: monitor, which looks at releases" : "is for mode: monitor only";
  for (const name of (isMonitor ? notOfMonitor : ofMonitor).filter(isGiven)) reader.say(`${name} ${why}; leave it out`);
}

/**
 * A line `TAG/NAME sha3-256:hex` of the input `accept`. The last slash divides: a tag may hold some, an asset's name
 * none.
 */
export const acceptForm = /^(.+)\/([^/]+?)[ \t]+sha3-256:([0-9a-f]{64})$/i;
