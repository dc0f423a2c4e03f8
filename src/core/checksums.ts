import { digestFromWire, type Digest } from "./digest.ts";
import { AnchorError } from "./errors.ts";
import { decodeText } from "./json.ts";
import { counted, nonEmpty, toLineName } from "./text.ts";

export const sha3ListName = "anchor-SHA3-256SUMS";
export const sha256ListName = "anchor-SHA256SUMS";

/** One line of a checksum list; `lineNumber` counts from 1. */
export interface ChecksumEntry {
  readonly name: string;
  readonly digest: Digest;
  readonly lineNumber: number;
}

const taggedLine = /^SHA3-256(?: \((.*)\) = |\((.*)\)= )([0-9A-Fa-f]{64})$/s;
const prefixedLine = /^sha3-256:([0-9A-Fa-f]{64}) [ *](.*)$/s;
const plainLine = /^([0-9A-Fa-f]{64}) [ *](.*)$/s;
const otherAlgorithmLine = /^([A-Za-z][A-Za-z0-9/-]{0,30})(?: ?\(.*\) ?= ?|:)[0-9A-Fa-f]{8,}/s;
const wrongLengthLine = /^SHA3-256(?: \(.*\) = |\(.*\)= )((?!.{64}$)[0-9A-Fa-f]+)$/s;
const maxShownProblems = 20;
/** In UTF-16 units: a digest and the longest name fit, even if each character of the name is an escape of two. */
const maxLineLength = 10_000;
/** Longest name of a file in lists and evidence, in UTF-16 units: no system has a longer path. */
export const maxNameLength = 4096;

/** Says why a name may be in no list and no statement, in words that complete "the name …"; `undefined` if it may. */
export function findNameMistake(name: string): string | undefined {
  if (name === "" || name.includes("\0")) return "names no file";
  if (name.length > maxNameLength) return `is longer than ${maxNameLength} characters`;
  return name.isWellFormed() ? undefined : "is not Unicode text";
}

/**
 * Parses a checksum list. Bare lines `hex  name` are taken as SHA3-256 only where the list's own `fileName` says
 * `SHA3-256`.
 *
 * @throws AnchorError `CHECKSUMS_INVALID`, with every unusable line by number, or for a list without a file
 */
export function parseChecksums(fileName: string, content: string | Uint8Array): readonly ChecksumEntry[] {
  const baseName = fileName.split(/[/\\]/).at(-1) ?? "";
  const areBareLinesAllowed = /SHA3-256|sha3-256/.test(baseName);
  const listName = toLineName(baseName);
  const entryByName = new Map<string, ChecksumEntry>();
  const problems: string[] = [];
  const lines = decodeList(listName, content)
    .replace(/^\uFEFF/, "")
    // A carriage return alone ends a line, too: it cannot be part of a name, where tools write it as an escape.
    .split(/\r\n?|\n/);
  for (const [index, text] of lines.entries()) {
    if (text.trim() === "") continue;
    const entryOrProblem = parseChecksumLine(text, areBareLinesAllowed);
    const lineNumber = index + 1;
    const earlierEntry = typeof entryOrProblem === "string" ? undefined : entryByName.get(entryOrProblem.name);
    if (typeof entryOrProblem === "string") problems.push(`${listName}, line ${lineNumber}: ${entryOrProblem}.`);
    else if (earlierEntry === undefined) entryByName.set(entryOrProblem.name, { ...entryOrProblem, lineNumber });
    else if (earlierEntry.digest !== entryOrProblem.digest)
      problems.push(
        `${listName}, line ${lineNumber}: The same name has another digest than in line ${earlierEntry.lineNumber}.`,
      );
  }
  if (problems.length > 0) throw new AnchorError("CHECKSUMS_INVALID", renderProblems(listName, problems));
  if (entryByName.size === 0)
    throw new AnchorError("CHECKSUMS_INVALID", `The checksum list ${listName} names no file.`);
  return [...entryByName.values()];
}

/** Decodes a list. One that is not Unicode text is refused, since a report could show two of its names alike. */
function decodeList(listName: string, content: string | Uint8Array): string {
  if (typeof content === "string") return content;
  try {
    const text = decodeText(content);
    if (!/^.?\0/.test(text)) return text;
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
  }
  throw new AnchorError("CHECKSUMS_INVALID", `The checksum list ${listName} is not UTF-8.`, {
    hint: "Save the list as UTF-8, or as UTF-16 with a byte-order mark.",
  });
}

/** Returns the line's name and digest, or a text that says what is wrong with it. */
function parseChecksumLine(
  content: string,
  areBareLinesAllowed: boolean,
): Pick<ChecksumEntry, "name" | "digest"> | string {
  if (content.length > maxLineLength) return `The line is longer than ${maxLineLength} characters`;
  const isEscaped = content.startsWith("\\");
  const line = isEscaped ? content.slice(1) : content;
  const [, spacedName, unspacedName, taggedHex] = taggedLine.exec(line) ?? [];
  const [, prefixedHex, prefixedName] = prefixedLine.exec(line) ?? [];
  const [, plainHex, plainName] = plainLine.exec(line) ?? [];
  if (plainHex !== undefined && !areBareLinesAllowed) {
    return "The line does not say which algorithm made the digest; write SHA3-256 (name) = hex or sha3-256:hex  name";
  }
  const digest = digestFromWire(taggedHex ?? prefixedHex ?? plainHex);
  if (digest === undefined) return explainBadLine(line);
  const writtenName = spacedName ?? unspacedName ?? prefixedName ?? plainName ?? "";
  const name = isEscaped ? unescapeName(writtenName) : writtenName;
  if (name === undefined) return "The name has a backslash that is not followed by n, r or another backslash";
  const mistake = findNameMistake(name);
  return mistake === undefined ? { name, digest } : `The name ${mistake}`;
}

function explainBadLine(line: string): string {
  const [, hex] = wrongLengthLine.exec(line) ?? [];
  if (hex !== undefined) return `The digest has ${counted(hex.length, "hex digit")}; it needs 64`;
  const [, algorithm] = otherAlgorithmLine.exec(line) ?? [];
  if (algorithm === undefined) return "The line does not have the form SHA3-256 (name) = hex";
  return algorithm.toUpperCase() === "SHA3-256"
    ? "The digest does not have 64 hex digits, or there are too many spaces"
    : `The digest is of ${algorithm}, not of SHA3-256`;
}

function renderProblems(listName: string, problems: readonly string[]): readonly string[] {
  const hiddenCount = problems.length - maxShownProblems;
  return nonEmpty([
    `The checksum list ${listName} has ${counted(problems.length, "unusable line")}:`,
    ...problems.slice(0, maxShownProblems),
    hiddenCount > 0 && `${listName}: ${hiddenCount} more lines are unusable.`,
  ]);
}

const linesPerPiece = 1000;

/**
 * Renders `anchor-SHA3-256SUMS`: tagged lines as `cksum -a sha3` of coreutils 9.8 writes and checks them, in byte order
 * of their names. The text comes in pieces, so that not all lines are in memory at once.
 */
export function renderChecksums(lines: readonly Pick<ChecksumEntry, "name" | "digest">[]): Generator<string, void> {
  return renderSorted(lines, ({ digest }, name) => `SHA3-256 (${name}) = ${digest}\n`);
}

/** Renders `anchor-SHA256SUMS`, which `sha256sum --check` reads; a file without `sha256` gets no line. */
export function renderSha256Sums(
  lines: readonly { readonly name: string; readonly sha256?: string | undefined }[],
): Generator<string, void> {
  const linesWithSha256 = lines.filter(({ sha256 }) => sha256 !== undefined);
  return renderSorted(linesWithSha256, ({ sha256 }, name) => `${sha256}  ${name}\n`);
}

function* renderSorted<Line extends { readonly name: string }>(
  lines: readonly Line[],
  format: (line: Line, escapedName: string) => string,
): Generator<string, void> {
  const sortedLines = sortByName(lines);
  for (let start = 0; start < sortedLines.length; start += linesPerPiece) {
    const piece = sortedLines.slice(start, start + linesPerPiece).map((line) => {
      // As coreutils does, a backslash in front marks a line whose name has escapes. JSON has the same three escapes.
      const name = line.name.replaceAll(/[\\\n\r]/g, (character) => JSON.stringify(character).slice(1, -1));
      return (name === line.name ? "" : "\\") + format(line, name);
    });
    yield piece.join("");
  }
}

/** Returns `items` in byte order of their names; `items` itself if they are sorted already. */
export function sortByName<Item extends { readonly name: string }>(items: readonly Item[]): readonly Item[] {
  const compare = (left: Item, right: Item): number => compareNames(left.name, right.name);
  const isSorted = items.every((item, index) => compare(items[index - 1] ?? item, item) <= 0);
  return isSorted ? items : items.toSorted(compare);
}

/** Undoes the escapes of {@link renderSorted}; `undefined` where `text` has another escape. */
function unescapeName(text: string): string | undefined {
  const escapePattern = /\\[\\nr]/g;
  if (text.replaceAll(escapePattern, "").includes("\\")) return undefined;
  return text.replaceAll(escapePattern, (pair) => String(JSON.parse(`"${pair}"`)));
}

/** Compares by UTF-8 bytes, as `LC_ALL=C sort` does. UTF-16 order differs: surrogate pairs precede U+E000 to U+FFFF. */
export function compareNames(left: string, right: string): number {
  const sharedLength = Math.min(left.length, right.length);
  for (let index = 0; index < sharedLength; index += 1) {
    const leftUnit = left.charCodeAt(index);
    const rightUnit = right.charCodeAt(index);
    if (leftUnit !== rightUnit) return rankUtf16Unit(leftUnit) - rankUtf16Unit(rightUnit);
  }
  return left.length - right.length;
}

/** Ranks a UTF-16 unit: surrogates come after every other unit, as their UTF-8 bytes do. */
function rankUtf16Unit(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x1_0000 : unit;
}
