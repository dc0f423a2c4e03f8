/** Makes the statement of a run, and its text. */
import { compareNames, sha256ListName } from "../core/checksums.ts";
import type { ChainRecord } from "../core/outcome.ts";
import { plainText, textLimits } from "../core/text.ts";
import { toLists, type HashText } from "./lists.ts";
import {
  compareAnchors,
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
export interface StatementInput extends Pick<
  Predicate,
  "tool" | "mode" | "finishedOn" | "run" | "service" | "chain" | "witnesses"
> {
  /** Every file whose digest is known, in any order, without the list of `anchor: manifest`. */
  readonly subjects: readonly StatementSubject[];
  /** The verdict and evidence for each digest, in any order. */
  readonly anchors: readonly Anchor[];
  /** The list that was stamped, as it was given (`subject-checksums` with `anchor: manifest`). */
  readonly givenList?: { readonly name: string; readonly text: string };
  /** A `SHA256SUMS` of the project's own stands in the place of ours, so that there is none of this run. */
  readonly isSha256Foreign?: boolean | undefined;
  /** Hashes the lists, where the runtime has something faster than JavaScript. */
  readonly hashText?: HashText;
}

/**
 * Makes the statement of a run (docs/evidence.md): what this run found out, and nothing else. Members, subjects and
 * anchors have a fixed order: equal runs give equal statements except for times and ids.
 *
 * @returns `undefined` when no digest is known: an in-toto statement needs a subject
 * @throws RangeError when two subjects of one name have different digests
 */
export function toStatement(input: StatementInput): Statement | undefined {
  const subject = mergeSubjects(input.subjects);
  if (subject.length === 0) return undefined;
  const { subjects: _, anchors, givenList, isSha256Foreign = false, hashText, ...facts } = input;
  const lists = toLists(subject, givenList, hashText).filter(({ name }) => !isSha256Foreign || name !== sha256ListName);
  const predicate: Predicate = { ...facts, lists, anchors: anchors.toSorted(compareAnchors) };
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
 * Renders a statement as one line of JSON, without an LF, in pieces: a hundred thousand subjects and anchors are never
 * whole in memory. No piece ends within a text.
 */
export function* renderStatement({
  _type,
  subject,
  predicateType: type,
  predicate,
}: Statement): Generator<string, void> {
  yield `{"_type":${JSON.stringify(_type)},"subject":`;
  yield* renderItems(subject);
  yield `,"predicateType":${JSON.stringify(type)},"predicate":{`;
  for (const [index, [name, value]] of Object.entries(predicate).entries()) {
    yield `${index === 0 ? "" : ","}${JSON.stringify(name)}:`;
    if (Array.isArray(value)) yield* renderItems(value);
    else yield JSON.stringify(value);
  }
  yield "}}";
}

function* renderItems(items: readonly unknown[]): Generator<string, void> {
  yield "[";
  for (let start = 0; start < items.length; start += itemsInPiece) {
    const texts = items.slice(start, start + itemsInPiece).map((item) => JSON.stringify(item));
    yield `${start === 0 ? "" : ","}${texts.join(",")}`;
  }
  yield "]";
}

/** Returns the text of {@link renderStatement} as one string. */
export function formatStatement(statement: Statement): string {
  return [...renderStatement(statement)].join("");
}
