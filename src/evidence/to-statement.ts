/** Makes the statement of a run, its text, and the page that holds it. */
import { compareNames } from "../core/checksums.ts";
import type { ChainRecord } from "../core/outcome.ts";
import { plainText, textLimits } from "../core/text.ts";
import { laterAnchors, laterChanged, keptLists } from "./earlier.ts";
import { toLists, type HashText } from "./lists.ts";
import {
  predicateType,
  statementForm,
  statementType,
  type Anchor,
  type AnchorRecord,
  type Predicate,
  type Statement,
  type StatementSubject,
} from "./statement.ts";

/** The facts of a run for its statement; what is not known is left out. */
export interface StatementInput extends Pick<Predicate, "tool" | "mode" | "finishedOn" | "run" | "service"> {
  /** Every file whose digest is known, in any order, without the list of `anchor: manifest`. */
  readonly subjects: readonly StatementSubject[];
  /** The verdict and evidence for each digest, in any order. */
  readonly anchors: readonly Anchor[];
  /** The list that was stamped, as it was given (`subject-checksums` with `anchor: manifest`). */
  readonly givenList?: { readonly name: string; readonly text: string };
  /** Hashes the lists, where the runtime has something faster than JavaScript. */
  readonly hashText?: HashText;
}

/**
 * Makes the statement of a run (docs/evidence.md). Members, subjects and anchors have a fixed order: equal runs give
 * equal statements except for times and ids.
 *
 * @param earlier the statement that this one replaces: its records are kept, and a digest recorded before under a name
 *   stays visible in `changed` (interface §6)
 * @returns `undefined` when no digest is known: an in-toto statement needs a subject
 * @throws RangeError when two subjects of one name have different digests
 */
export function toStatement(input: StatementInput, earlier?: Statement): Statement | undefined {
  const subject = mergeSubjects(input.subjects);
  if (subject.length === 0) return undefined;
  const { tool, mode, finishedOn, run, service, givenList } = input;
  const changed = earlier === undefined ? [] : laterChanged(subject, earlier);
  const lists = toLists(subject, givenList, input.hashText);
  const predicate: Predicate = {
    tool,
    mode,
    finishedOn,
    ...(run && { run }),
    ...(service && { service }),
    lists: changed.length === 0 ? lists : [...lists, ...keptLists(lists, changed, earlier)],
    anchors: laterAnchors(input.anchors, lists, changed, earlier),
    ...(changed.length > 0 && { changed }),
  };
  return statementForm.order({ _type: statementType, subject, predicateType, predicate });
}

/** Sorts the subjects and keeps each name once. */
function mergeSubjects(subjects: readonly StatementSubject[]): readonly StatementSubject[] {
  const merged: StatementSubject[] = [];
  for (const { name, digest } of subjects.toSorted((left, right) => compareNames(left.name, right.name))) {
    const known = merged.at(-1)?.name === name ? merged.pop()?.digest : undefined;
    if (known !== undefined && known.sha3_256 !== digest.sha3_256) {
      throw new RangeError(`Two subjects of the name ${JSON.stringify(name)} have different digests.`);
    }
    merged.push({ name, digest: { ...known, ...digest } });
  }
  return merged;
}

/** Converts a chain record to the form of a statement; every text in it is the service's. */
export function toAnchorRecord(record: ChainRecord): AnchorRecord {
  const members = {
    block: record.blockNumber,
    date: record.blockDate,
    txpow: record.txpowId,
    transaction: record.transactionId,
    coin: record.coinId,
    matched: record.matchedHash,
  };
  const known = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    known.map(([name, value]) => [name, typeof value === "string" ? plainText(value, textLimits.word) : value]),
  );
}

/** Number of items in one piece. */
const itemsInPiece = 1000;

/**
 * Renders `anchor.intoto.json` in pieces: JSON with one line for each subject and anchor, so that a hundred
 * thousand of them are neither whole in memory nor hard to search.
 */
export function* renderStatement(statement: Statement): Generator<string, void> {
  const { lists, anchors, changed, ...facts } = statement.predicate;
  const groups = { lists, anchors, ...(changed && { changed }) };
  yield `{\n  "_type": ${JSON.stringify(statement._type)},\n  "subject": `;
  yield* renderItems(statement.subject, "  ");
  yield `,\n  "predicateType": ${JSON.stringify(statement.predicateType)},\n  "predicate": {\n`;
  for (const [name, value] of Object.entries(facts)) yield `    ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`;
  for (const [index, [name, items]] of Object.entries(groups).entries()) {
    yield `${index === 0 ? "" : ",\n"}    "${name}": `;
    yield* renderItems(items, "    ");
  }
  yield "\n  }\n}\n";
}

function* renderItems(items: readonly unknown[], indent: string): Generator<string, void> {
  yield "[";
  for (let start = 0; start < items.length; start += itemsInPiece) {
    const lines = items.slice(start, start + itemsInPiece).map((item) => `\n${indent}  ${JSON.stringify(item)}`);
    yield `${start === 0 ? "" : ","}${lines.join(",")}`;
  }
  yield items.length === 0 ? "]" : `\n${indent}]`;
}

/** Returns the text of {@link renderStatement} as one string. */
export function formatStatement(statement: Statement): string {
  return [...renderStatement(statement)].join("");
}

const opening = '<script type="application/json" id="statement">';
const closing = "</script>";

/**
 * Renders `anchor-evidence.html`: `template` (`dist/page/verify.html`) with `statement` in it as data that no browser
 * runs, whatever names it contains. Equal statements give equal pages. In pieces, as the statement is.
 *
 * @throws RangeError when the template has no place for a statement
 */
export function* renderEvidencePage(template: string, statement: Statement): Generator<string, void> {
  const start = template.indexOf(opening + closing);
  if (start === -1) throw new RangeError("The page has no place for a statement.");
  const inside = start + opening.length;
  yield `${template.slice(0, inside)}\n`;
  // JSON that ends no script element and opens no comment in one (HTML, 4.12.1.3) is the same JSON. No piece ends within
  // a text, so that nothing to escape is cut in two.
  for (const piece of renderStatement(statement)) yield piece.replaceAll(/<(?=!--|\/?script)/gi, "\\u003c");
  yield template.slice(inside);
}

/** Returns the text of {@link renderEvidencePage} as one string. */
export function formatEvidencePage(template: string, statement: Statement): string {
  return [...renderEvidencePage(template, statement)].join("");
}

/** Returns the statement's text from a page of {@link renderEvidencePage}; `undefined` when there is none. */
export function evidenceTextOf(page: string): string | undefined {
  const start = page.indexOf(opening);
  const end = page.indexOf(closing, start);
  const text = start === -1 || end === -1 ? "" : page.slice(start + opening.length, end).trim();
  return text === "" ? undefined : text;
}
