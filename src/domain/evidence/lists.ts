/** The checksum lists of a statement: canonical ones are rebuilt from its subjects. */
import { sha256 } from "@noble/hashes/sha2.js";
import { sha3_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

import { formatChecksums, renderSha256Sums, sha256ListName, sha3ListName } from "../checksums.ts";
import { digestFromBytes } from "../digest.ts";
import type { StatementList, StatementSubject, SubjectDigests } from "./statement.ts";

/** The text of `SHA3-256SUMS` over `subjects`. */
export function sha3ListText(subjects: readonly StatementSubject[]): string {
  return formatChecksums(subjects.map(({ name, digest }) => ({ name, digest: digest.sha3_256 })));
}

/** The text of `SHA256SUMS` over those of `subjects` whose SHA-256 is known. */
export function sha256ListText(subjects: readonly StatementSubject[]): string {
  return [...renderSha256Sums(subjects.map(({ name, digest: { sha256: known } }) => ({ name, sha256: known })))].join(
    "",
  );
}

/** The text of `list`: its own, else the canonical one of its name. */
export function listText({ name, text }: StatementList, subjects: readonly StatementSubject[]): string {
  return text ?? (name === sha256ListName ? sha256ListText(subjects) : sha3ListText(subjects));
}

/** Both digests of a list's text in UTF-8. */
export function listDigests(text: string): Required<SubjectDigests> {
  const bytes = utf8ToBytes(text);
  return { sha3_256: digestFromBytes(sha3_256(bytes)), sha256: bytesToHex(sha256(bytes)) };
}

/**
 * The lists of a run: the canonical ones of its subjects, and `given`, the list that was stamped, unless it is one of
 * them, in its own words.
 */
export function toLists(
  subjects: readonly StatementSubject[],
  given: { readonly name: string; readonly text: string } | undefined,
): readonly StatementList[] {
  const canonical = { name: sha3ListName, ...listDigests(sha3ListText(subjects)) };
  const pair = sha256ListText(subjects);
  const lists = pair === "" ? [canonical] : [canonical, { name: sha256ListName, ...listDigests(pair) }];
  const own = given && listDigests(given.text);
  if (given === undefined || own === undefined || own.sha3_256 === canonical.sha3_256) return lists;
  return [...lists, { name: given.name, ...own, text: given.text }];
}
