/**
 * Statements as files: each is called by the digest of its bytes, so its name proves its content (docs/evidence.md). Their
 * order is what they say of each other first, and clocks only where nothing better tells. And the page
 * `anchor-evidence.html`: the verifier's page with statements in it, as data that no browser runs.
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

/** A statement as it lies in a folder, on a release, in its notes or in a page. */
export interface StatementFile {
  readonly id: StatementId;
  readonly text: string;
  readonly statement: Statement;
  /** When GitHub says that it was uploaded, ISO 8601 in UTC; what lies in notes or in a folder has no such time. */
  readonly uploadedOn?: string;
}

/** Evidence that cannot be read. */
export interface Damaged {
  /** Its place and what is wrong with it, as the subject of a sentence. */
  readonly what: string;
  readonly advice: string;
}

export type Sha3 = (bytes: Uint8Array) => Digest;

const sha3Portably: Sha3 = (bytes) => digestFromBytes(sha3_256(bytes));

/**
 * Makes the file of a statement.
 *
 * @param sha3 by default implemented in JavaScript, which runs wherever this module does
 */
export function toStatementFile(statement: Statement, sha3: Sha3 = sha3Portably): StatementFile {
  const text = [...renderStatement(statement), "\n"].join("");
  return { id: toStatementId(sha3(utf8ToBytes(text))), text, statement };
}

function toStatementId(digest: Digest): StatementId {
  return digest.slice(0, 16) as StatementId;
}

/**
 * Reads a statement from any, also untrusted, source. Members that this version does not know are left out.
 *
 * @param name the file's name: where it is a statement's, the bytes must be those that give it
 * @throws AnchorError `EVIDENCE_INVALID`, saying what is wrong: other bytes than the name is of, not a statement of
 *   ours, two subjects of one name, two anchors or two lists of one digest, a member of another form
 */
export function parseStatementFile(content: Uint8Array | string, name = "", sha3 = sha3Portably): StatementFile {
  return refusing(() => {
    const id = toStatementId(sha3(typeof content === "string" ? utf8ToBytes(content) : content));
    const named = idOfStatementFile(name);
    // Said first: whatever else is wrong with it comes from that.
    if (named !== undefined && named !== id) {
      // As Git on Windows does; whoever knows that can put them back.
      const last = typeof content === "string" ? content.slice(-2) : String.fromCharCode(...content.slice(-2));
      const why = last === "\r\n" ? ", since the line ends were changed from LF to CRLF" : "";
      return refuse(`it was changed: its bytes do not give its name${why}`);
    }
    const text = toText(content);
    return { id, text, statement: readStatement(text) };
  });
}

/**
 * Reads evidence in any of its forms: a statement, or a page with statements in it.
 *
 * @param name the file's name
 * @throws AnchorError `EVIDENCE_INVALID`
 */
export function parseEvidence(
  content: Uint8Array | string,
  name = "",
  sha3: Sha3 = sha3Portably,
): readonly StatementFile[] {
  const text = refusing(() => toText(content));
  if (!/^\s*</.test(text)) return [parseStatementFile(content, name, sha3)];
  const inside = evidenceTextOf(text);
  const isWhole = /<\/html>\s*$/.test(text);
  if (inside === undefined)
    return refusing(() => refuse(isWhole ? "the page has no evidence in it" : "the page was cut: its end is missing"));
  return parsePageData(inside, sha3);
}

/**
 * Reads the data of a page.
 *
 * @throws AnchorError `EVIDENCE_INVALID`
 */
export function parsePageData(data: string, sha3: Sha3 = sha3Portably): readonly StatementFile[] {
  return refusing(() => textsOf(data)).map((one) => parseStatementFile(one, "", sha3));
}

function refuse(why: string): never {
  throw new RangeError(why);
}

function textsOf(inside: string): readonly string[] {
  const texts = parseJsonText(inside, undefined, 2 * maxStatementBytes);
  if (!Array.isArray(texts) || !texts.every((text) => typeof text === "string"))
    return refuse("it is no list of texts");
  return texts.length === 0 ? refuse("the page has no evidence in it") : texts;
}

function readStatement(text: string): Statement {
  const root = { value: parseJsonText(text, undefined, maxStatementBytes), where: "the statement" };
  // Checked first: for a statement of another tool, it would not help to name what its subjects lack.
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

function refusing<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new AnchorError("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
  }
}

/** Its parentheses keep the element's start out of the page's own program. */
const opening = /<(?:script) type="application\/json" id="statement">/;
const closing = "</script>";

/**
 * Renders the page: `template` (`dist/page/verify.html`) with statements in it, as a JSON array of their texts, since a
 * statement's name is of exactly its bytes. Equal statements give equal pages. In pieces, as a statement may be long.
 *
 * @throws RangeError when the template has no place for evidence
 */
export function* renderEvidencePage(
  template: string,
  statements: readonly Pick<StatementFile, "text">[],
): Generator<string, void> {
  const inside = endOfOpening(template);
  if (!template.startsWith(closing, inside)) throw new RangeError("The page has no place for evidence.");
  yield `${template.slice(0, inside)}\n[`;
  for (const [index, { text }] of statements.entries()) {
    // JSON that ends no script element and opens no comment in one (HTML, 4.12.1.3) is the same JSON.
    yield `${index === 0 ? "" : ",\n"}${JSON.stringify(text).replaceAll("<", "\\u003c")}`;
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

/** The statements that came before, as a statement itself says. */
export function parentsOf({ statement }: StatementFile): readonly StatementId[] {
  return statement.predicate.after ?? [];
}

/** When a statement was written, by the best clock that is known: GitHub's, else the one that the run had. */
export function statementTime({ uploadedOn, statement }: Pick<StatementFile, "uploadedOn" | "statement">): string {
  return uploadedOn ?? statement.predicate.finishedOn;
}

/**
 * Orders statements, each once: after those that it names; of those whose known parents are placed, the earliest comes
 * next. So clocks of different machines are compared only where nothing better tells.
 */
export function inOrder(files: readonly StatementFile[]): readonly StatementFile[] {
  const byId = new Map<StatementId, StatementFile>();
  for (const file of files) if (file.uploadedOn !== undefined || !byId.has(file.id)) byId.set(file.id, file);
  const sorted = [...byId.values()].toSorted(byTime);
  const turns = new Map(sorted.map(({ id }, turn) => [id, turn]));
  const parents = sorted.map((file) => new Set(parentsOf(file).flatMap((id) => turns.get(id) ?? [])));
  const children = Map.groupBy(
    parents.flatMap((before, turn) => [...before].map((parent) => ({ parent, turn }))),
    ({ parent }) => parent,
  );
  const open = parents.map(({ size }) => size);
  const ready = createHeap(open.flatMap((count, turn) => (count === 0 ? [turn] : [])));
  const ordered: StatementFile[] = [];
  for (let turn = ready.take(); turn !== undefined; turn = ready.take()) {
    ordered.push(...sorted.slice(turn, turn + 1));
    for (const child of children.get(turn) ?? []) {
      const left = (open[child.turn] ?? 0) - 1;
      open[child.turn] = left;
      if (left === 0) ready.add(child.turn);
    }
  }
  // No statement can come after itself, as its name would be a digest of itself; but none is ever left out.
  return [...ordered, ...sorted.filter((_, turn) => open[turn] !== 0)];
}

/** Keeps numbers of which the lowest is taken next, in a heap: evidence may be made so that thousands wait at once. */
function createHeap(heap: number[]) {
  const at = (index: number): number => heap[index] ?? Number.POSITIVE_INFINITY;
  const swap = (one: number, two: number): void => void ([heap[one], heap[two]] = [at(two), at(one)]);
  return {
    add: (turn: number): void => {
      let index = heap.push(turn) - 1;
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

function byTime(one: StatementFile, two: StatementFile): number {
  const times = (file: StatementFile): readonly number[] =>
    [statementTime(file), file.statement.predicate.finishedOn].map((time) => Date.parse(time));
  const [[first = 0, finished = 0], [otherFirst = 0, otherFinished = 0]] = [times(one), times(two)];
  return first - otherFirst || finished - otherFinished || (one.id < two.id ? -1 : 1);
}
