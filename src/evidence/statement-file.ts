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
import { renderStatement } from "./to-statement.ts";

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

export type Sha3 = (bytes: Uint8Array) => Digest;

const sha3InJavaScript: Sha3 = (bytes) => digestFromBytes(sha3_256(bytes));

/** @param sha3 hashes a text in UTF-8; the default is slow, but also runs in a browser */
export function toStatementFile(
  statement: Statement,
  sha3 = (text: string): Digest => sha3InJavaScript(utf8ToBytes(text)),
): StatementFile {
  const text = [...renderStatement(statement), "\n"].join("");
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
  return asEvidenceError(() => {
    const id = toStatementId(sha3(typeof content === "string" ? utf8ToBytes(content) : content));
    const named = idOfStatementFile(name);
    // This is checked first: that the file was changed explains whatever else is wrong with it.
    if (named !== undefined && named !== id) {
      // Git on Windows may write CRLF for LF; users who are told can restore the line ends.
      const lastTwo = typeof content === "string" ? content.slice(-2) : String.fromCharCode(...content.slice(-2));
      const why = lastTwo === "\r\n" ? ", since the line ends were changed from LF to CRLF" : "";
      return refuse(`it was changed: its bytes do not give its name${why}`);
    }
    const text = toText(content);
    return { id, text, statement: readStatement(text) };
  });
}

/** Parses a statement, or a page with statements in it. @throws AnchorError `EVIDENCE_INVALID` */
export function parseEvidence(
  content: Uint8Array | string,
  name = "",
  sha3: Sha3 = sha3InJavaScript,
): readonly StatementFile[] {
  const text = asEvidenceError(() => toText(content));
  if (!/^\s*</.test(text)) return [parseStatementFile(content, name, sha3)];
  const isWhole = /<\/html>\s*$/.test(text);
  const why = isWhole ? "the page has no evidence in it" : "the page was cut: its end is missing";
  return parsePageData(
    asEvidenceError(() => evidenceTextOf(text) ?? refuse(why)),
    sha3,
  );
}

/** Parses what {@link evidenceTextOf} returns. @throws AnchorError `EVIDENCE_INVALID` */
export function parsePageData(data: string, sha3: Sha3 = sha3InJavaScript): readonly StatementFile[] {
  return asEvidenceError(() => textsOf(data)).map((one) => parseStatementFile(one, "", sha3));
}

function refuse(why: string): never {
  throw new RangeError(why);
}

function textsOf(data: string): readonly string[] {
  const texts = parseJsonText(data, undefined, 2 * maxStatementBytes);
  if (!Array.isArray(texts) || !texts.every((text) => typeof text === "string"))
    return refuse("it is no list of texts");
  return texts.length === 0 ? refuse("the page has no evidence in it") : texts;
}

function readStatement(text: string): Statement {
  const root = { value: parseJsonText(text, undefined, maxStatementBytes), where: "the statement" };
  // These are checked first: for another tool's statement, an error about its subjects would not help.
  wordOf(memberOf(root, "_type"), [statementType]);
  wordOf(memberOf(root, "predicateType"), [predicateType]);
  const statement = statementForm(root);
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

function asEvidenceError<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new AnchorError("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
  }
}

/** The page's program contains this expression, and it must not match its own text: hence the parentheses. */
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
  const place = startOfEvidence(template);
  if (!template.startsWith(evidenceClosing, place)) throw new RangeError("The page has no place for evidence.");
  yield `${template.slice(0, place)}\n[`;
  for (const [index, { text }] of statements.entries()) {
    yield index === 0 ? '"' : ',\n"';
    for (let start = 0; start < text.length; start += pieceLength) {
      const piece = JSON.stringify(text.slice(start, start + pieceLength)).slice(1, -1);
      // The JSON means the same, but can neither end the script element nor open a comment in it (HTML, 4.12.1.3).
      yield piece.replaceAll("<", "\\u003c");
    }
    yield '"';
  }
  yield `]\n${template.slice(place)}`;
}

/** Returns the JSON of a page's statements; `undefined` when the page has none. */
export function evidenceTextOf(page: string): string | undefined {
  const start = startOfEvidence(page);
  const text = page.slice(start, Math.max(start, page.indexOf(evidenceClosing, start))).trim();
  return text === "" ? undefined : text;
}

/** Returns the index in `page` where evidence begins; the page's length when it has no place for evidence. */
function startOfEvidence(page: string): number {
  const found = evidenceOpening.exec(page);
  return found === null ? page.length : found.index + found[0].length;
}

/** Returns the ids of the newest statements that the run of this statement had read. */
export function parentsOf({ statement }: StatementFile): readonly StatementId[] {
  return statement.predicate.after ?? [];
}

/** When a statement was made, by GitHub's clock or else by the run's. */
export function statementTime({ uploadedOn, statement }: Pick<StatementFile, "uploadedOn" | "statement">): string {
  return uploadedOn ?? statement.predicate.finishedOn;
}

/**
 * Leaves out duplicates, and sorts statements by time, but each after those that its `after` names. So the clocks of
 * machines, which may be wrong, decide only where no `after` does.
 */
export function inOrder(files: readonly StatementFile[]): readonly StatementFile[] {
  const byId = new Map<StatementId, StatementFile>();
  for (const file of files) if (file.uploadedOn !== undefined || !byId.has(file.id)) byId.set(file.id, file);
  const sorted = [...byId.values()].toSorted(byTime);
  const indexById = new Map(sorted.map(({ id }, index) => [id, index]));
  const parents = sorted.map((file) => new Set(parentsOf(file).flatMap((id) => indexById.get(id) ?? [])));
  const children = Map.groupBy(
    parents.flatMap((own, index) => [...own].map((parent) => ({ parent, index }))),
    ({ parent }) => parent,
  );
  const openParents = parents.map(({ size }) => size);
  const ready = createHeap(openParents.flatMap((count, index) => (count === 0 ? [index] : [])));
  const ordered: StatementFile[] = [];
  for (let index = ready.take(); index !== undefined; index = ready.take()) {
    ordered.push(...sorted.slice(index, index + 1));
    for (const child of children.get(index) ?? []) {
      const count = (openParents[child.index] ?? 0) - 1;
      openParents[child.index] = count;
      if (count === 0) ready.add(child.index);
    }
  }
  // Statements in a circle cannot exist, since each would contain a digest of itself; still, none is ever left out.
  return [...ordered, ...sorted.filter((_, index) => openParents[index] !== 0)];
}

/** A binary heap; `take` removes the lowest number. It stays fast where hostile evidence makes thousands wait. */
function createHeap(heap: number[]) {
  const at = (index: number): number => heap[index] ?? Number.POSITIVE_INFINITY;
  const swap = (one: number, two: number): void => void ([heap[one], heap[two]] = [at(two), at(one)]);
  return {
    add: (value: number): void => {
      let index = heap.push(value) - 1;
      for (let above = (index - 1) >> 1; index > 0 && at(index) < at(above); above = (index - 1) >> 1) {
        swap(index, above);
        index = above;
      }
    },
    take: (): number | undefined => {
      const [first] = heap;
      const last = heap.pop();
      if (heap.length === 0 || last === undefined) return first;
      heap[0] = last;
      for (let index = 0; ;) {
        const below = at(2 * index + 1) < at(2 * index + 2) ? 2 * index + 1 : 2 * index + 2;
        if (at(below) >= at(index)) return first;
        swap(index, below);
        index = below;
      }
    },
  };
}

/** Statements that were uploaded in one second are compared by their runs' clocks. */
function byTime(one: StatementFile, other: StatementFile): number {
  const finishedAt = (file: StatementFile): number => Date.parse(file.statement.predicate.finishedOn);
  return (
    Date.parse(statementTime(one)) - Date.parse(statementTime(other)) ||
    finishedAt(one) - finishedAt(other) ||
    (one.id < other.id ? -1 : 1)
  );
}
