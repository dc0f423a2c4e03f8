/**
 * The log of evidence: one statement a line, each with the digest of the line above; and the page `anchor-evidence.html`,
 * the verifier's page with a log in it as data that no browser runs (docs/evidence.md).
 */
import { sha3_256 } from "@noble/hashes/sha3.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

import { digestFromBytes, type Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { decodeUtf8, parseJsonText } from "../core/json.ts";
import { memberOf, wordOf } from "../core/members.ts";
import { predicateTypes, statementForm, statementType, type Statement } from "./statement.ts";
import { formatStatement, renderStatement } from "./to-statement.ts";

/** Largest log in bytes. */
export const maxLogBytes = 256 * 1024 * 1024;

/** One line of a log. Its text is kept, as the next line has the digest of exactly these bytes. */
export interface LogLine {
  /** Without its LF. */
  readonly text: string;
  readonly statement: Statement;
}

/**
 * Reads one statement from any, also untrusted, source. Members that this version does not know are left out.
 *
 * @throws AnchorError `EVIDENCE_INVALID`, saying what is wrong: not a statement of ours, two subjects of one name, two
 *   anchors or two lists of one digest, a member of another form
 */
export function parseStatement(evidence: Uint8Array | string): Statement {
  return refusing(() => readStatement(toText(evidence)));
}

/**
 * Reads the log of a folder or a release: every line must be a statement of ours, and have the digest of the line
 * above it.
 *
 * @throws AnchorError `EVIDENCE_INVALID`, naming the line
 */
export function parseLog(evidence: Uint8Array | string): readonly LogLine[] {
  return refusing(() => readLines(toText(evidence)));
}

/**
 * Reads evidence in any of its forms: a log, a statement, or a page with either in it.
 *
 * @returns the statements, the oldest first
 * @throws AnchorError `EVIDENCE_INVALID`
 */
export function parseEvidence(evidence: Uint8Array | string): readonly Statement[] {
  return refusing(() => {
    const given = toText(evidence);
    const inside = /^\s*</.test(given) ? evidenceTextOf(given) : given.trim();
    if (inside === undefined) throw new RangeError("the page has no evidence in it");
    const text = fromPageText(inside);
    // The first line of a log is a whole object; the first line of an indented statement is not.
    const isLog = text.includes("\n") && /^\{.*\}\r?$/s.test(text.split("\n", 1)[0] ?? "");
    if (!isLog) return [readStatement(text)];
    return readLines(text, { isOfSeveral: text !== inside }).map(({ statement }) => statement);
  });
}

/**
 * @param options.isOfSeveral the lines come from several logs, as in a page: the first line of each log has no
 *   `previous`
 */
function readLines(text: string, { isOfSeveral = false } = {}): readonly LogLine[] {
  const texts = text.replace(/\n$/, "").split("\n");
  return texts.map((line, index) => {
    try {
      const statement = readStatement(line);
      const above = texts[index - 1];
      const { previous } = statement.predicate;
      const isFirst = above === undefined || (isOfSeveral && previous === undefined);
      if (previous !== (isFirst ? undefined : digestOfLine(above))) {
        // As Git on Windows does; whoever knows that can put them back.
        const ends = above?.endsWith("\r") === true ? ", since the line ends were changed from LF to CRLF" : "";
        throw new RangeError(`it does not follow the line above it${ends}`);
      }
      return { text: line, statement };
    } catch (cause) {
      if (!(cause instanceof RangeError)) throw cause;
      throw new RangeError(`line ${index + 1} cannot be read: ${cause.message}`, { cause });
    }
  });
}

function readStatement(text: string): Statement {
  const root = { value: parseJsonText(text), where: "the statement" };
  // Checked first: for a statement of another tool, it would not help to name what its subjects lack.
  wordOf(memberOf(root, "_type"), [statementType]);
  wordOf(memberOf(root, "predicateType"), predicateTypes);
  const statement = statementForm(root);
  if (statement.subject.length === 0) throw new RangeError("it names no file");
  return statement;
}

function toText(evidence: Uint8Array | string): string {
  if (typeof evidence === "string") return evidence;
  try {
    return decodeUtf8(evidence);
  } catch (cause) {
    throw new RangeError("it is not UTF-8", { cause });
  }
}

function refusing<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new AnchorError("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
  }
}

function digestOfLine(text: string): Digest {
  return digestFromBytes(sha3_256(utf8ToBytes(text)));
}

/** Returns `statement` as the line that comes after `log`. */
export function toNextStatement(log: readonly LogLine[], statement: Statement): Statement {
  const { previous: _, ...predicate } = statement.predicate;
  const above = log.at(-1);
  // `previous` is the first member of the form; the others are in order already.
  return { ...statement, predicate: { ...(above && { previous: digestOfLine(above.text) }), ...predicate } };
}

/** Returns `log` with `statement` as its last line. */
export function withLine(log: readonly LogLine[], statement: Statement): readonly LogLine[] {
  const next = toNextStatement(log, statement);
  return [...log, { text: formatStatement(next), statement: next }];
}

/**
 * Returns lines of several logs as one log for a page: each with the `previous` that fits there. The last is left as a
 * statement, since it may be long, and nothing needs its text.
 */
export function chainLines(lines: readonly Statement[]): readonly (string | Statement)[] {
  let log: readonly LogLine[] = [];
  for (const line of lines.slice(0, -1)) log = withLine(log, line);
  const last = lines.at(-1);
  return [...log.map(({ text }) => text), ...(last === undefined ? [] : [toNextStatement(log, last)])];
}

/** Renders a log as a file: its lines, each with an LF. */
export function formatLog(log: readonly LogLine[]): string {
  return log.map(({ text }) => `${text}\n`).join("");
}

/**
 * Joins two logs of one job that grew apart: the lines that `log` lacks come after its own, with the `previous` that
 * then fits. Every other member of them stays, also those that this version does not know.
 */
export function joinLogs(log: readonly LogLine[], other: readonly LogLine[]): readonly LogLine[] {
  const joined = [...log];
  const known = new Set(log.map(contentOf));
  for (const line of other) {
    const content = contentOf(line);
    if (known.has(content)) continue;
    known.add(content);
    const above = joined.at(-1);
    const root = JSON.parse(content) as RawLine;
    const previous = above && digestOfLine(above.text);
    const text = previous ? JSON.stringify({ ...root, predicate: { previous, ...root.predicate } }) : content;
    joined.push({ text, statement: readStatement(text) });
  }
  return joined;
}

/** Whether `log` has every line of `other`, in any order. */
export function hasLines(log: readonly LogLine[], other: readonly LogLine[]): boolean {
  const known = new Set(log.map(contentOf));
  return other.every((line) => known.has(contentOf(line)));
}

interface RawLine {
  readonly predicate: Readonly<Record<string, unknown>>;
}

/** Returns a line's text without its `previous`, which depends on the line above. */
export function contentOf({ text }: LogLine): string {
  const root = JSON.parse(text) as RawLine;
  const { previous: _, ...predicate } = root.predicate;
  return JSON.stringify({ ...root, predicate });
}

/** Its parentheses keep the element's start out of the page's own program. */
const opening = /<(?:script) type="application\/json" id="statement">/;
const closing = "</script>";

/**
 * Renders the page: `template` (`dist/page/verify.html`) with the lines of a log in it, as a JSON array of their texts,
 * since a line's digest is of exactly its bytes. Equal lines give equal pages. In pieces, as a line may be long.
 *
 * @param lines of one log, or of several one after another; each is a text, or a statement that is rendered as one
 * @throws RangeError when the template has no place for evidence
 */
export function* renderEvidencePage(template: string, lines: readonly (string | Statement)[]): Generator<string, void> {
  const inside = endOfOpening(template);
  if (!template.startsWith(closing, inside)) throw new RangeError("The page has no place for evidence.");
  yield `${template.slice(0, inside)}\n[`;
  for (const [index, line] of lines.entries()) {
    yield index === 0 ? '"' : ',\n"';
    const pieces = typeof line === "string" ? [line] : renderStatement(line);
    // JSON that ends no script element and opens no comment in one (HTML, 4.12.1.3) is the same JSON.
    for (const piece of pieces) yield JSON.stringify(piece).slice(1, -1).replaceAll("<", "\\u003c");
    yield '"';
  }
  yield `]\n${template.slice(inside)}`;
}

/** Returns the evidence that a page holds; `undefined` when it holds none. */
export function evidenceTextOf(page: string): string | undefined {
  const start = endOfOpening(page);
  const text = page.slice(start, Math.max(start, page.indexOf(closing, start))).trim();
  return text === "" ? undefined : text;
}

/** Returns where the evidence of a page starts; the page's end when it has no place for evidence. */
function endOfOpening(page: string): number {
  const found = opening.exec(page);
  return found === null ? page.length : found.index + found[0].length;
}

/**
 * Returns the log of which `text` is the form in a page; any other text as it is. A page of version 0.2 has one
 * statement.
 *
 * @throws RangeError when it is a list of something else
 */
export function fromPageText(text: string): string {
  if (!text.startsWith("[")) return text;
  const lines = parseJsonText(text);
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === "string")) {
    throw new RangeError("it is no list of lines");
  }
  return lines.join("\n");
}
