/** Messages between the page and its worker. Sizes are bytes. */
import type { Digest } from "../core/digest.ts";
import type { EvidenceRun, Verification } from "../verify/claims.ts";
import type { PlainResult } from "../verify/result.ts";

/** A chosen or dropped file: `id` is the page's number for it, `name` begins with its folders where they are known. */
export interface FileRef {
  readonly id: number;
  readonly name: string;
  readonly file: File;
}

/** The page's answer to a {@link PieceRequest} with the same `request`. */
export type PieceAnswer =
  | { readonly kind: "piece"; readonly request: number; readonly bytes: ArrayBuffer }
  | { readonly kind: "unreadable"; readonly request: number; readonly message: string };

/** From the page to the worker; `evidence` sends the text of the evidence that the page itself holds. */
export type PageMessage =
  | { readonly kind: "evidence"; readonly text: string }
  | { readonly kind: "files"; readonly files: readonly FileRef[] }
  | PieceAnswer;

export interface EvidenceFacts extends EvidenceRun {
  /** Names of the files from which evidence was read, without the page itself. */
  readonly files: readonly string[];
  readonly statementCount: number;
  readonly chain?: Verification["chainName"];
  /**
   * The files that the evidence names: the first few hundred of them; `subjectCount` counts all. `former` has what was
   * stamped under the name before, the newest first.
   */
  readonly subjects: readonly { readonly name: string; readonly digest: Digest; readonly former: readonly Digest[] }[];
  readonly subjectCount: number;
}

export type WorkerMessage =
  | PieceRequest
  | { readonly kind: "evidence"; readonly facts: EvidenceFacts }
  | Problem
  | HashingProgress
  | ShownVerification
  | { readonly kind: "idle"; readonly hashedCount: number };

/** What the user must know about a file or, if `name` is `This page`, about the page's own evidence or the browser. */
export interface Problem {
  readonly kind: "problem";
  readonly name: string;
  readonly message: string;
  readonly isOwnEvidence?: true;
}

/** Asks the page for the bytes of a file from `start` up to, not including, `end`. */
export interface PieceRequest {
  readonly kind: "want";
  /** The number of this request, which the answer repeats. */
  readonly request: number;
  /** The `id` of the file's {@link FileRef}. */
  readonly fileId: number;
  readonly start: number;
  readonly end: number;
}

/** How many bytes of the file `name`, and of the whole queue, are hashed. */
export interface HashingProgress {
  readonly kind: "progress";
  readonly name: string;
  readonly done: number;
  readonly size: number;
  /** The hashed bytes of all files that were added since the worker was last idle; `totalSize` is all their bytes. */
  readonly totalDone: number;
  readonly totalSize: number;
}

export interface ShownVerification {
  readonly kind: "verification";
  /** The claims about the files that the page shows in rows; `text` has the claims about all files. */
  readonly verification: Verification;
  readonly result: PlainResult;
  readonly fileCount: number;
  readonly missingCount: number;
  readonly text: string;
  readonly sizes: Readonly<Record<string, number>>;
}
