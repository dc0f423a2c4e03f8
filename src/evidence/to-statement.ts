/** Makes a run's statement, and rebuilds canonical checksum lists from subjects. */
import { sha256 } from "@noble/hashes/sha2.js";
import { sha3_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

import { sortByName, sha256ListName, renderChecksums, renderSha256Sums, sha3ListName } from "../core/checksums.ts";
import { explorerPageOf, type ChainName } from "../core/addresses.ts";
import { withoutUndefined } from "../core/members.ts";
import type { ChainRecord } from "../core/row.ts";
import { plainText, textLimits } from "../core/text.ts";
import { digestFromBytes } from "../core/digest.ts";
import {
  compareAnchors,
  maxTextLength,
  predicateType,
  statementForm,
  statementType,
  type Anchor,
  type AnchorRecord,
  type Predicate,
  type Statement,
  type StatementSubject,
  type StatementList,
  type SubjectDigests,
  type Witness,
} from "./statement.ts";

export interface StatementInput extends Pick<
  Predicate,
  "after" | "tool" | "mode" | "finishedOn" | "run" | "release" | "service" | "chain" | "witnesses"
> {
  /** In any order, without the list of `anchor: manifest`. */
  readonly subjects: readonly StatementSubject[];
  /** In any order. */
  readonly anchors: readonly Anchor[];
  /** The user's own list that was stamped, as it was given (`subject-checksums` with `anchor: manifest`). */
  readonly givenList?: { readonly name: string; readonly text: string };
  /** The hash function to use; the default is JavaScript, which is slow but also runs in a browser. */
  readonly hashText?: HashText;
}

/**
 * Makes the statement of a run (docs/evidence.md). Equal runs give equal statements except for times and ids, since
 * members, subjects and anchors have a fixed order.
 *
 * @returns `undefined` when no digest is known: an in-toto statement needs a subject
 * @throws RangeError when two subjects of one name have different digests
 */
export function toStatement(input: StatementInput): Statement | undefined {
  const subject = mergeSubjects(input.subjects);
  if (subject.length === 0) return undefined;
  const { subjects: _, anchors, givenList, hashText, ...facts } = input;
  const lists = toLists(subject, givenList, hashText);
  // `statementForm` drops optional texts that are too long; the service's URL is required, so it is cut.
  const service = facts.service && { ...facts.service, url: facts.service.url.slice(0, maxTextLength) };
  const predicate = { ...facts, ...(service && { service }), lists, anchors: anchors.toSorted(compareAnchors) };
  return statementForm.order({ _type: statementType, subject, predicateType, predicate });
}

/** Sorts the subjects, and merges the digests of those with one name. */
function mergeSubjects(subjects: readonly StatementSubject[]): readonly StatementSubject[] {
  const mergedSubjects: StatementSubject[] = [];
  for (const subject of sortByName(subjects)) {
    const { name, digest } = subject;
    const earlierDigests = mergedSubjects.at(-1)?.name === name ? mergedSubjects.pop()?.digest : undefined;
    if (earlierDigests !== undefined && earlierDigests.sha3_256 !== digest.sha3_256) {
      throw new RangeError(`Two subjects of the name ${JSON.stringify(name)} have different digests.`);
    }
    mergedSubjects.push(earlierDigests === undefined ? subject : { name, digest: { ...earlierDigests, ...digest } });
  }
  return mergedSubjects;
}

/** Converts a record of the service's answer; its texts, which are untrusted, are made safe to show. */
export function toAnchorRecord(record: ChainRecord): AnchorRecord {
  const members = {
    block: record.blockNumber,
    date: record.blockDate,
    txpow: record.txpowId,
    transaction: record.transactionId,
    coin: record.coinId,
    matched: record.matchedHash,
  };
  const knownMembers = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    knownMembers.map(([name, value]) => [name, typeof value === "string" ? plainText(value, textLimits.word) : value]),
  );
}

/** Returns the explorer's address of a record; `undefined` where there is none. */
export function explorerAddress(chain: ChainName | undefined, record: AnchorRecord): string | undefined {
  const { block, txpow, transaction } = record;
  const ids = { blockNumber: block, txpowId: txpow, transactionId: transaction };
  return chain?.explorer === undefined ? undefined : explorerPageOf(chain.explorer, withoutUndefined(ids));
}

/** Hashes the UTF-8 of a text that comes in pieces. */
export type HashText = (pieces: Iterable<string>) => Required<SubjectDigests>;

/** Renders a canonical list: for `anchor-SHA256SUMS` the subjects with a SHA-256, else the SHA3-256 of all subjects. */
function renderCanonicalList(name: string, subjects: readonly StatementSubject[]): Iterable<string> {
  return name === sha256ListName
    ? renderSha256Sums(subjects.map((one) => ({ name: one.name, sha256: one.digest.sha256 })))
    : renderChecksums(subjects.map((one) => ({ name: one.name, digest: one.digest.sha3_256 })));
}

/** Returns the list's own text, or else the text rebuilt from the subjects. */
export function listText(
  { name, text }: Pick<StatementList, "name" | "text">,
  subjects: readonly StatementSubject[],
): string {
  return text ?? [...renderCanonicalList(name, subjects)].join("");
}

/** Returns the SHA-256 of each witness's file, and leaves out files that are not valid base64. */
export function witnessDigests(witnesses: readonly Witness[]): ReadonlySet<string> {
  const decodableWitnesses = witnesses.filter(({ token }) => token.length % 4 === 0);
  return new Set(
    decodableWitnesses.map(({ token }) =>
      bytesToHex(sha256(Uint8Array.from(atob(token), (character) => character.charCodeAt(0)))),
    ),
  );
}

export function listDigests(text: string): Required<SubjectDigests> {
  return hashInJavaScript([text]);
}

const hashInJavaScript: HashText = (pieces) => {
  const sha3 = sha3_256.create();
  const sha2 = sha256.create();
  for (const piece of pieces) {
    const bytes = utf8ToBytes(piece);
    sha3.update(bytes);
    sha2.update(bytes);
  }
  return { sha3_256: digestFromBytes(sha3.digest()), sha256: bytesToHex(sha2.digest()) };
};

/**
 * Returns the canonical lists of a run's subjects and, unless it equals one of them, the user's own list that was
 * stamped, with its text.
 */
function toLists(
  subjects: readonly StatementSubject[],
  givenList: { readonly name: string; readonly text: string } | undefined,
  hashText: HashText = hashInJavaScript,
): readonly StatementList[] {
  const hasSha256 = subjects.some(({ digest }) => digest.sha256 !== undefined);
  const lists = (hasSha256 ? [sha3ListName, sha256ListName] : [sha3ListName]).map((name) => {
    return { name, ...hashText(renderCanonicalList(name, subjects)) };
  });
  if (givenList === undefined) return lists;
  const givenDigests = hashText([givenList.text]);
  const isCanonical = lists.some((list) => list.sha3_256 === givenDigests.sha3_256);
  return isCanonical ? lists : [...lists, { name: givenList.name, ...givenDigests, text: givenList.text }];
}
