/**
 * Statements as files, each named by the digest of its bytes, so that its name proves its content (docs/evidence.md);
 * and the page `anchor-evidence.html`: the verifier's page with statements in it, as data that no browser runs.
 */
import { sha3_256 } from "@noble/hashes/sha3.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

import { digestFromBytes, type Digest, type StatementId } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { idOfStatementFile } from "../core/file-names.ts";
import { decodeUtf8, parseJsonText } from "../core/json.ts";
import { memberOf, wordOf } from "../core/members.ts";
import { predicateType, statementForm, statementType, type Statement } from "./statement.ts";

export const maxStatementBytes = 256 * 1024 * 1024;

/** A statement from a folder, a release, the notes of a release, or a page. */
export interface StatementFile {
  /** The first 16 digits of the SHA3-256 of its bytes. */
  readonly id: StatementId;
  readonly text: string;
  readonly statement: Statement;
  /** GitHub's time of the upload, ISO 8601 in UTC; absent for a statement that is no asset of a release. */
  readonly uploadedOn?: string;
}

export interface DamagedEvidence {
  /** The place, and in parentheses what is wrong there; a sentence can begin with this text. */
  readonly what: string;
  /** What to do about it, in sentences. */
  readonly advice: string;
}

/** What to do about a statement's file that cannot be read, in a folder or a release. */
export const damagedFileAdvice =
  "The file is the record of an earlier run: which files it stamped, and which blocks hold them. This run did not change it. Put it back from a copy: its name proves the right one. If there is no copy, keep the damaged file in another place, and remove it from this one. The next run may then pay again for stamps that it knew.";

export type HashSha3 = (bytes: Uint8Array) => Digest;

const sha3InJavaScript: HashSha3 = (bytes) => digestFromBytes(sha3_256(bytes));

/** @param sha3 hashes a text in UTF-8; the default is slow, but also runs in a browser */
export function toStatementFile(
  statement: Statement,
  sha3 = (text: string): Digest => sha3InJavaScript(utf8ToBytes(text)),
): StatementFile {
  const text = `${JSON.stringify(statement)}\n`;
  return { id: toStatementId(sha3(text)), text, statement };
}

function toStatementId(digest: Digest): StatementId {
  return digest.slice(0, 16) as StatementId;
}

/**
 * Parses a statement from an untrusted source. Members that this version does not know are left out.
 *
 * @param name the file's name; if it is a statement's, the digest of the content must give this name
 * @throws AnchorError `EVIDENCE_INVALID`, saying what is wrong
 */
export function parseStatementFile(content: Uint8Array | string, name = "", sha3 = sha3InJavaScript): StatementFile {
  return withEvidenceErrors(() => {
    const id = toStatementId(sha3(typeof content === "string" ? utf8ToBytes(content) : content));
    const idInName = idOfStatementFile(name);
    // This is checked first: that the file was changed explains whatever else is wrong with it.
    if (idInName !== undefined && idInName !== id) {
      // Git on Windows may write CRLF for LF; users who are told can restore the line ends.
      const ending = typeof content === "string" ? content.slice(-2) : String.fromCharCode(...content.slice(-2));
      const reason = ending === "\r\n" ? ", since the line ends were changed from LF to CRLF" : "";
      return refuse(`it was changed: its bytes do not give its name${reason}`);
    }
    const text = toText(content);
    return { id, text, statement: readStatement(text) };
  });
}

/** Parses a statement, or a page with statements in it. @throws AnchorError `EVIDENCE_INVALID` */
export function parseEvidence(
  content: Uint8Array | string,
  name = "",
  sha3: HashSha3 = sha3InJavaScript,
): readonly StatementFile[] {
  const text = withEvidenceErrors(() => toText(content));
  if (!/^\s*</.test(text)) return [parseStatementFile(content, name, sha3)];
  const isPageWhole = /<\/html>\s*$/.test(text);
  const reason = isPageWhole ? "the page has no evidence in it" : "the page was cut: its end is missing";
  return parsePageData(
    withEvidenceErrors(() => evidenceTextOf(text) ?? refuse(reason)),
    sha3,
  );
}

/** Parses what {@link evidenceTextOf} returns. @throws AnchorError `EVIDENCE_INVALID` */
export function parsePageData(data: string, sha3: HashSha3 = sha3InJavaScript): readonly StatementFile[] {
  return withEvidenceErrors(() => parseStatementTexts(data)).map((one) => parseStatementFile(one, "", sha3));
}

function refuse(reason: string): never {
  throw new RangeError(reason);
}

function parseStatementTexts(data: string): readonly string[] {
  const texts = parseJsonText(data, undefined, 2 * maxStatementBytes);
  if (!Array.isArray(texts) || !texts.every((text) => typeof text === "string"))
    return refuse("it is no list of texts");
  return texts.length === 0 ? refuse("the page has no evidence in it") : texts;
}

function readStatement(text: string): Statement {
  const rootMember = { value: parseJsonText(text, undefined, maxStatementBytes), where: "the statement" };
  // These are checked first: for another tool's statement, an error about its subjects would not help.
  wordOf(memberOf(rootMember, "_type"), [statementType]);
  wordOf(memberOf(rootMember, "predicateType"), [predicateType]);
  const statement = statementForm(rootMember);
  if (statement.subject.length === 0) throw new RangeError("it names no file");
  return statement;
}

function toText(content: Uint8Array | string): string {
  if (typeof content === "string") return content;
  try {
    return decodeUtf8(content);
  } catch (cause) {
    throw new RangeError("it is not UTF-8", { cause });
  }
}

function withEvidenceErrors<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new AnchorError("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
  }
}

/** The page's program contains this expression, which must not match itself there: hence the parentheses. */
const evidenceOpening = /<(?:script) type="application\/json" id="statement">/;
const evidenceClosing = "</script>";
/** How many characters of a statement are rendered at a time: a whole statement would take its memory once more. */
const pieceLength = 65_536;

/**
 * Renders `template` (`dist/page/verify.html`) with statements in it, in pieces, as statements may be long. They become
 * a JSON array of texts, not of objects, since a statement's name is a digest of its exact bytes.
 *
 * @throws RangeError when the template has no place for evidence
 */
export function* renderEvidencePage(
  template: string,
  statements: readonly Pick<StatementFile, "text">[],
): Generator<string, void> {
  const evidenceStart = findEvidenceStart(template);
  if (!template.startsWith(evidenceClosing, evidenceStart)) throw new RangeError("The page has no place for evidence.");
  yield `${template.slice(0, evidenceStart)}\n[`;
  for (const [index, { text }] of statements.entries()) {
    yield index === 0 ? '"' : ',\n"';
    for (let start = 0; start < text.length; start += pieceLength) {
      const piece = JSON.stringify(text.slice(start, start + pieceLength)).slice(1, -1);
      // In JSON, the escape means `<`, which could end the script element or open a comment in it (HTML, 4.12.1.3).
      yield piece.replaceAll("<", "\\u003c");
    }
    yield '"';
  }
  yield `]\n${template.slice(evidenceStart)}`;
}

/** Returns the JSON of a page's statements; `undefined` when the page has none. */
export function evidenceTextOf(page: string): string | undefined {
  const start = findEvidenceStart(page);
  const text = page.slice(start, Math.max(start, page.indexOf(evidenceClosing, start))).trim();
  return text === "" ? undefined : text;
}

/** Returns the index in `page` where evidence begins; the page's length when it has no place for evidence. */
function findEvidenceStart(page: string): number {
  const openingMatch = evidenceOpening.exec(page);
  return openingMatch === null ? page.length : openingMatch.index + openingMatch[0].length;
}

/** Returns the ids of the newest statements that a statement's run had read. */
export function parentIdsOf({ statement }: StatementFile): readonly StatementId[] {
  return statement.predicate.after ?? [];
}

/** When a statement was made, by GitHub's clock or else by the run's. */
export function timeOfStatement({ uploadedOn, statement }: Pick<StatementFile, "uploadedOn" | "statement">): string {
  return uploadedOn ?? statement.predicate.finishedOn;
}

/**
 * Leaves out duplicates, and sorts statements by time, but each after the statements that its `after` names. So the
 * clocks of machines, which may be wrong, decide only where no `after` does.
 */
export function sortStatements(files: readonly StatementFile[]): readonly StatementFile[] {
  const fileById = new Map<StatementId, StatementFile>();
  for (const file of files) if (file.uploadedOn !== undefined || !fileById.has(file.id)) fileById.set(file.id, file);
  const sortedByTime = [...fileById.values()].toSorted(compareTimes);
  const indexById = new Map(sortedByTime.map(({ id }, index) => [id, index]));
  const parentIndexSets = sortedByTime.map(
    (file) => new Set(parentIdsOf(file).flatMap((id) => indexById.get(id) ?? [])),
  );
  const childrenByParent = Map.groupBy(
    parentIndexSets.flatMap((own, index) => [...own].map((parent) => ({ parent, index }))),
    ({ parent }) => parent,
  );
  const openParentCounts = parentIndexSets.map(({ size }) => size);
  const readyIndexes = createHeap(openParentCounts.flatMap((openCount, index) => (openCount === 0 ? [index] : [])));
  const orderedFiles: StatementFile[] = [];
  for (let index = readyIndexes.take(); index !== undefined; index = readyIndexes.take()) {
    orderedFiles.push(...sortedByTime.slice(index, index + 1));
    for (const child of childrenByParent.get(index) ?? []) {
      const openCount = (openParentCounts[child.index] ?? 0) - 1;
      openParentCounts[child.index] = openCount;
      if (openCount === 0) readyIndexes.add(child.index);
    }
  }
  // Statements cannot name each other in a circle: each would contain a digest of itself. If some do, they come last.
  return [...orderedFiles, ...sortedByTime.filter((_, index) => openParentCounts[index] !== 0)];
}

/** A binary heap; `take` removes the lowest number. It is fast even if hostile evidence puts thousands into it. */
function createHeap(heap: number[]) {
  const valueAt = (index: number): number => heap[index] ?? Number.POSITIVE_INFINITY;
  const swap = (one: number, two: number): void => void ([heap[one], heap[two]] = [valueAt(two), valueAt(one)]);
  return {
    add: (value: number): void => {
      let index = heap.push(value) - 1;
      for (let parent = (index - 1) >> 1; index > 0 && valueAt(index) < valueAt(parent); parent = (index - 1) >> 1) {
        swap(index, parent);
        index = parent;
      }
    },
    take: (): number | undefined => {
      const [lowest] = heap;
      const lastValue = heap.pop();
      if (heap.length === 0 || lastValue === undefined) return lowest;
      heap[0] = lastValue;
      for (let index = 0; ;) {
        const child = valueAt(2 * index + 1) < valueAt(2 * index + 2) ? 2 * index + 1 : 2 * index + 2;
        if (valueAt(child) >= valueAt(index)) return lowest;
        swap(index, child);
        index = child;
      }
    },
  };
}

/** Statements that were uploaded in one second are compared by their runs' clocks. */
function compareTimes(one: StatementFile, other: StatementFile): number {
  const finishedAtMs = (file: StatementFile): number => Date.parse(file.statement.predicate.finishedOn);
  return (
    Date.parse(timeOfStatement(one)) - Date.parse(timeOfStatement(other)) ||
    finishedAtMs(one) - finishedAtMs(other) ||
    (one.id < other.id ? -1 : 1)
  );
}
