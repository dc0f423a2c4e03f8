/** Defines the messages between the page and its worker. Sizes are bytes. */
import type { Digest } from "../core/digest.ts";
import type { EvidenceRun, Verification } from "../verify/claims.ts";
import type { PlainResult } from "../verify/result.ts";

/** A file as the worker knows it: `id` is the page's number for it, `name` begins with the folder that was dropped. */
export interface FileRef {
  readonly id: number;
  readonly name: string;
  readonly file: File;
}

/** An answer to the worker, which had asked for a piece of a file by the number `request`. */
export type PieceAnswer =
  | { readonly kind: "piece"; readonly request: number; readonly bytes: ArrayBuffer }
  | { readonly kind: "unreadable"; readonly request: number; readonly message: string };

/** A message from the page to the worker. `evidence` has the text that is embedded in the page. */
export type PageMessage =
  | { readonly kind: "evidence"; readonly text: string }
  | { readonly kind: "files"; readonly files: readonly FileRef[] }
  | PieceAnswer;

/** The facts about the evidence that the page shows. */
export interface EvidenceFacts extends EvidenceRun {
  /** The files that the evidence came from, beside what is embedded in the page. */
  readonly files: readonly string[];
  readonly statementCount: number;
  readonly chain?: Verification["chainName"];
  /** The first of the named files, and how many there are in all. */
  readonly subjects: readonly { readonly name: string; readonly digest: Digest }[];
  readonly subjectCount: number;
}

/** A message from the worker to the page. */
export type WorkerMessage =
  | PieceRequest
  | { readonly kind: "evidence"; readonly facts: EvidenceFacts }
  | Problem
  | HashingProgress
  | ShownVerification
  | { readonly kind: "idle"; readonly hashed: number };

/** What is wrong with a file, or with the evidence in the page itself. */
export interface Problem {
  readonly kind: "problem";
  readonly name: string;
  readonly message: string;
  readonly isOwnEvidence?: true;
}

/** A request to the page to send these bytes of a file. */
export interface PieceRequest {
  readonly kind: "want";
  readonly request: number;
  readonly file: number;
  readonly start: number;
  readonly end: number;
}

export interface HashingProgress {
  readonly kind: "progress";
  readonly name: string;
  readonly done: number;
  readonly size: number;
  /** The bytes done over all files of the queue. */
  readonly totalDone: number;
  readonly totalSize: number;
}

export interface ShownVerification {
  readonly kind: "verification";
  /** Only of the files that have a row of their own; `text` has the claims about all. */
  readonly verification: Verification;
  readonly result: PlainResult;
  readonly fileCount: number;
  readonly missingCount: number;
  readonly text: string;
  readonly sizes: Readonly<Record<string, number>>;
}
