import { bytesToHex } from "@noble/hashes/utils.js";

/** A SHA3-256 digest (FIPS 202) as 64 lowercase hexadecimal digits. */
export type Digest = string & { readonly brand: "sha3-256" };

/** The first 16 hex digits of the SHA3-256 of a statement's bytes; part of the statement's file name. */
export type StatementId = string & { readonly brand: "statement" };

const digestPattern = /^[0-9a-f]{64}$/;

/** Whether `text` is a digest as the service's tools define it: 64 lowercase hex digits. */
export function isDigest(text: string): text is Digest {
  return digestPattern.test(text);
}

/** Reads a digest in upper or lower case, with or without `0x`, as services spell it; else returns `undefined`. */
export function digestFromWire(text: unknown): Digest | undefined {
  if (typeof text !== "string") return undefined;
  const bareHex = text.replace(/^0x/i, "").toLowerCase();
  return isDigest(bareHex) ? bareHex : undefined;
}

/** Bytes as the chain writes them: `0x` and upper-case digits. Ids, addresses and anchored digests have 32 bytes. */
export type ChainHex = `0x${string}`;

/** Writes a digest, address or id as the chain does; a node's search knows no other spelling. */
export function toChainHex(text: string): ChainHex {
  const bareHex = text.replace(/^0x/i, "").toUpperCase();
  if (!/^(?:[0-9A-F]{2}){1,64}$/.test(bareHex)) throw new RangeError("This is no hex of whole bytes.");
  return `0x${bareHex}`;
}

/** Returns the digest whose 32 bytes are `bytes`; hashes nothing. */
export function digestFromBytes(bytes: Uint8Array): Digest {
  const hex = bytesToHex(bytes);
  if (!isDigest(hex)) throw new RangeError(`A SHA3-256 digest has 32 bytes, not ${bytes.length}.`);
  return hex;
}

/** The digest of an empty file: anyone can compute it, so anchoring it proves nothing. */
export const emptyDigest = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a" as Digest;

/** Whether `text` is `digest` in any spelling that {@link digestFromWire} reads. */
export function isSameDigest(text: unknown, digest: Digest): boolean {
  return digestFromWire(text) === digest;
}

/** The name of what a run reports on, such as a file. Its bytes may have been unreadable. */
export interface NamedSubject {
  /** Path relative to the workspace with `/`, an asset's name, a name in a checksum list, or a proof file's path. */
  readonly name: string;
  /** A local file's path from the workspace, for annotations; `../…` if a list outside the workspace names the file. */
  readonly path?: string;
}

export interface UnreadSubject extends NamedSubject {
  readonly digest?: undefined;
  readonly size?: undefined;
  readonly sha256?: undefined;
}

/** A name with a digest that the service can be asked about. */
export interface Subject extends NamedSubject {
  readonly digest: Digest;
  /** Size in bytes; absent when only the digest is known. */
  readonly size?: number;
  /** 64 lowercase hex digits; present where a release is read or written, or witnesses are asked. */
  readonly sha256?: string;
  /** Device, inode, size, modification and change time of the file when it was hashed: they show a later change. */
  readonly fingerprint?: string;
}

/** What a line of a checksum list says of a file. */
export type ListedSubject = Pick<Subject, "name" | "digest" | "sha256">;

/** A JSON proof file that passed the local Merkle check; its `bytes` are sent unchanged. */
export interface Proof extends Subject {
  readonly root: Digest;
  readonly bytes: Uint8Array;
}
