/** What the page and its worker say to each other. Sizes are bytes. */
import type { Predicate } from "../evidence/statement.ts";
import type { Verification } from "../verify/claims.ts";

/** A file as the worker knows it: `id` is the page's number for it, `name` has dropped folders in it. */
export interface FileRef {
  readonly id: number;
  readonly name: string;
  readonly file: File;
}

/** To the worker. `statement` is the text of the evidence that the page itself holds. */
export type Order =
  | { readonly kind: "statement"; readonly text: string }
  | { readonly kind: "files"; readonly files: readonly FileRef[] }
  | { readonly kind: "piece"; readonly ticket: number; readonly bytes: ArrayBuffer }
  | { readonly kind: "unreadable"; readonly ticket: number; readonly message: string };

/** What the page shows of the evidence. */
export interface EvidenceFacts extends Pick<Predicate, "tool" | "mode" | "finishedOn" | "run" | "service"> {
  /** The file that it came from; absent when it stands in the page. */
  readonly file?: string;
  /** The first of the named files, and how many there are in all. */
  readonly subjects: readonly { readonly name: string; readonly digest: string }[];
  readonly subjectCount: number;
}

export interface HashingProgress {
  readonly name: string;
  readonly done: number;
  readonly size: number;
  /** Over all files of the queue. */
  readonly totalDone: number;
  readonly totalSize: number;
}

/** From the worker. */
export type News =
  | {
      /** The page is to send these bytes of a file. */
      readonly kind: "want";
      readonly ticket: number;
      readonly file: number;
      readonly start: number;
      readonly end: number;
    }
  | { readonly kind: "evidence"; readonly facts: EvidenceFacts }
  | { readonly kind: "problem"; readonly name: string; readonly message: string }
  | { readonly kind: "progress"; readonly progress: HashingProgress }
  | {
      readonly kind: "verification";
      /** With the files that are shown; the others are in `text`. */
      readonly verification: Verification;
      readonly fileCount: number;
      readonly missingCount: number;
      readonly text: string;
      readonly sizes: Readonly<Record<string, number>>;
    }
  | { readonly kind: "idle"; readonly hashed: number };
