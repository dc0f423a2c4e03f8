/** The checksum lists of a statement: canonical ones are rebuilt from its subjects. */
import { sha256 } from "@noble/hashes/sha2.js";
import { sha3_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

import { renderChecksums, renderSha256Sums, sha256ListName, sha3ListName } from "../core/checksums.ts";
import { digestFromBytes } from "../core/digest.ts";
import type { StatementList, StatementSubject, SubjectDigests } from "./statement.ts";

/** Hashes a text in UTF-8 that comes in pieces; returns both digests. */
export type HashText = (pieces: Iterable<string>) => Required<SubjectDigests>;

function sha3List(subjects: readonly StatementSubject[]): Iterable<string> {
  return renderChecksums(subjects.map(({ name, digest }) => ({ name, digest: digest.sha3_256 })));
}

function sha256List(subjects: readonly StatementSubject[]): Iterable<string> {
  return renderSha256Sums(subjects.map(({ name, digest: { sha256: known } }) => ({ name, sha256: known })));
}

/** Returns the text of `SHA3-256SUMS` over `subjects`. */
export function sha3ListText(subjects: readonly StatementSubject[]): string {
  return [...sha3List(subjects)].join("");
}

/** Returns the text of `SHA256SUMS` over those `subjects` whose SHA-256 is known. */
export function sha256ListText(subjects: readonly StatementSubject[]): string {
  return [...sha256List(subjects)].join("");
}

/** Returns the text that the statement has for a list, else the text rebuilt from the subjects. */
export function listText({ name, text }: StatementList, subjects: readonly StatementSubject[]): string {
  return text ?? (name === sha256ListName ? sha256ListText(subjects) : sha3ListText(subjects));
}

/** Returns both digests of a list's text in UTF-8. */
export function listDigests(text: string): Required<SubjectDigests> {
  return hashPortably([text]);
}

const hashPortably: HashText = (pieces) => {
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
 * Returns the lists of a run: the canonical lists of its subjects, and `given`, the list that was stamped, which keeps
 * its own text, unless it equals a canonical list.
 *
 * @param hashText by default implemented in JavaScript, which runs wherever this module does
 */
export function toLists(
  subjects: readonly StatementSubject[],
  given: { readonly name: string; readonly text: string } | undefined,
  hashText: HashText = hashPortably,
): readonly StatementList[] {
  const canonical = { name: sha3ListName, ...hashText(sha3List(subjects)) };
  const isPaired = subjects.some(({ digest }) => digest.sha256 !== undefined);
  const pair = isPaired ? [{ name: sha256ListName, ...hashText(sha256List(subjects)) }] : [];
  const lists = [canonical, ...pair];
  const own = given && hashText([given.text]);
  if (given === undefined || own === undefined || lists.some((list) => list.sha3_256 === own.sha3_256)) return lists;
  return [...lists, { name: given.name, ...own, text: given.text }];
}
