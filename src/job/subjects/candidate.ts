import type { Digest } from "../../domain/digest.ts";
import type { AnchorError } from "../../domain/errors.ts";
import type { Named, Proof, Subject } from "../../domain/target.ts";
import type { FileSource } from "../../operations/hashing/hash-files.ts";

/** What is ready: the service can be asked about its digest, or it failed before anything was sent. */
export type Ready =
  | { readonly kind: "digest"; readonly subject: Subject | Proof }
  | { readonly kind: "failed"; readonly subject: Named | Subject; readonly error: AnchorError };

/** A file on the disk that is still to be hashed. */
export interface FileCandidate {
  readonly kind: "file";
  readonly source: FileSource;
  /** What a checksum list says its digest is. */
  readonly listed?: Digest;
}

/** An asset of a release; `size` in bytes. */
export interface AssetCandidate {
  readonly kind: "asset";
  readonly name: string;
  readonly size: number;
  readonly listed?: Digest;
  /** Downloads and hashes it; throws AnchorError. */
  readonly hash: (onBytes: (bytes: number) => void, signal: AbortSignal) => Promise<HashedAsset>;
}

/** What hashing an asset told, and why it cannot be a subject all the same. */
export interface HashedAsset {
  readonly subject: Subject;
  readonly error?: AnchorError;
}

/** Something that will be a subject: a file or an asset still to be hashed, or what is ready. */
export type Candidate = FileCandidate | AssetCandidate | Ready;

/** The candidates, and the checksum list that names them. */
export interface ListedCandidates {
  readonly candidates: readonly Candidate[];
  /** The list itself, where it is the one thing to ask about (interface §1.1 `anchor`). */
  readonly list?: Subject;
}

/** What reports call a candidate, whatever its verdict is. */
export function nameOf(candidate: Candidate): Named {
  if (candidate.kind === "asset") return { name: candidate.name };
  return candidate.kind === "file" ? { name: candidate.source.name } : candidate.subject;
}

/** Bytes to be hashed for it, where there are any. */
export function sizeOf(candidate: Candidate): number | undefined {
  if (candidate.kind === "asset") return candidate.size;
  return candidate.kind === "file" ? candidate.source.size : undefined;
}
