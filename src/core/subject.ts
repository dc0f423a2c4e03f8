import type { Digest } from "./digest.ts";

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
