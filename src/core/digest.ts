/** A digest, and what has one: the subject of a run, and a proof of it. */
import { bytesToHex } from "@noble/hashes/utils.js";

/** A SHA3-256 digest (FIPS 202) as 64 lowercase hexadecimal digits. Only this module makes one. */
export type Digest = string & { readonly brand: "sha3-256" };

const lowercaseHex = /^[0-9a-f]{64}$/;

/** Whether `text` is a digest as the service's tools define it: 64 lowercase hex digits (spec §1). */
export function isDigest(text: string): text is Digest {
  return lowercaseHex.test(text);
}

/**
 * Reads a digest in any spelling seen on the wire: upper case, lower case, with or without `0x` (spec §2.3, §2.5).
 *
 * @returns the digest, or `undefined` when `text` is not one 32-byte hex value
 */
export function digestFromWire(text: unknown): Digest | undefined {
  if (typeof text !== "string") return undefined;
  const bare = text.replace(/^0x/i, "").toLowerCase();
  return isDigest(bare) ? bare : undefined;
}

/** A hash with the `0x` that proof files and the service may leave out; any other text stays as it is. */
export function toPrefixedHash(text: string): string {
  return text.replace(/^(?:0x)?(?=[0-9a-f]{64}$)/i, "0x");
}

/** The digest in `bytes`, which must be 32 long. */
export function digestFromBytes(bytes: Uint8Array): Digest {
  const hex = bytesToHex(bytes);
  if (!isDigest(hex)) throw new RangeError(`A SHA3-256 digest has 32 bytes, not ${bytes.length}.`);
  return hex;
}

/** SHA3-256 of no bytes at all: everybody has it, so anchoring it proves nothing (FIPS 202 known answer). */
export const emptyDigest = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a" as Digest;

/** Whether `text` is `digest` in any spelling of the wire. */
export function sameDigest(text: unknown, digest: Digest): boolean {
  return digestFromWire(text) === digest;
}

/** Something a run reports on, known by name alone: its bytes may not have been readable. */
export interface Named {
  /** Path relative to the workspace with `/`, an asset's name, a name in a checksum list, or a proof file's path. */
  readonly name: string;
  /**
   * Path relative to the workspace, when the subject is a file at hand; annotations point at it, unless it leads out of
   * the workspace to what lies beside a checksum list.
   */
  readonly path?: string;
}

/** What the service can be asked about: a name and its digest. */
export interface Subject extends Named {
  readonly digest: Digest;
  /** Bytes; absent when only the digest is at hand. */
  readonly size?: number;
  /** SHA-256 as 64 lowercase hex digits, where a release is read or written. */
  readonly sha256?: string;
  /** Which state of which file was hashed (device, inode, size, modification and change time). */
  readonly fingerprint?: string;
}

/** A file whose digest is known: it has a line in `SHA3-256SUMS`. */
export type ListedSubject = Pick<Subject, "name" | "digest" | "sha256">;

/** A JSON proof file (spec §4.3) that passed the local Merkle check; `bytes` is what was checked and what is sent. */
export interface Proof extends Subject {
  readonly root: Digest;
  readonly bytes: Uint8Array;
}

/** The members of a proof file's item (interface §5.2), each as `0x` and hex. */
export interface ProofItem {
  readonly address: string;
  readonly data: string;
  readonly proof: string;
  readonly root: string;
}
