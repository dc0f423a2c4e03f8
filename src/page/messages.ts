/** Messages between the page and its worker. Sizes are bytes. */
import type { Digest } from "../core/digest.ts";
import type { EvidenceRun, Verification } from "../verify/claims.ts";
import type { PlainResult } from "../verify/result.ts";

/** A file that the page has: `id` is the page's number for it, `name` begins with the folders that it lies in. */
export interface FileRef {
  readonly id: number;
  readonly name: string;
  readonly file: File;
}

/** The page's answer to a {@link PieceRequest} with the same `request`. */
export type PieceAnswer =
  | { readonly kind: "piece"; readonly request: number; readonly bytes: ArrayBuffer }
  | { readonly kind: "unreadable"; readonly request: number; readonly message: string };

/** From the page to the worker; the text of `evidence` is that embedded in the page. */
export type PageMessage =
  | { readonly kind: "evidence"; readonly text: string }
  | { readonly kind: "files"; readonly files: readonly FileRef[] }
  | PieceAnswer;

export interface EvidenceFacts extends EvidenceRun {
  /** Names of the files that evidence was read from, not counting the page itself. */
  readonly files: readonly string[];
  readonly statementCount: number;
  readonly chain?: Verification["chainName"];
  /** The first of the files that the evidence names; `subjectCount` counts all of them. */
  readonly subjects: readonly { readonly name: string; readonly digest: Digest }[];
  readonly subjectCount: number;
}

export type WorkerMessage =
  | PieceRequest
  | { readonly kind: "evidence"; readonly facts: EvidenceFacts }
  | Problem
  | HashingProgress
  | ShownVerification
  | { readonly kind: "idle"; readonly hashed: number };

/** What the user has to know about a file, or about the page's own evidence. */
export interface Problem {
  readonly kind: "problem";
  readonly name: string;
  readonly message: string;
  readonly isOwnEvidence?: true;
}

/** Asks the page to send these bytes of a file. */
export interface PieceRequest {
  readonly kind: "want";
  /** The number of this request. */
  readonly request: number;
  /** The file's `id`. */
  readonly file: number;
  readonly start: number;
  readonly end: number;
}

/** How far the file `name`, and the whole queue, are hashed. */
export interface HashingProgress {
  readonly kind: "progress";
  readonly name: string;
  readonly done: number;
  readonly size: number;
  /** Bytes done over all files in the queue. */
  readonly totalDone: number;
  readonly totalSize: number;
}

export interface ShownVerification {
  readonly kind: "verification";
  /** The claims about files that have a row of their own; `text` has those about all. */
  readonly verification: Verification;
  readonly result: PlainResult;
  readonly fileCount: number;
  readonly missingCount: number;
  readonly text: string;
  readonly sizes: Readonly<Record<string, number>>;
}
