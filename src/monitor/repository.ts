/** What a monitor wants of GitHub: a repository's releases to read, and its issues to keep one of them. */
import { errorFacts, type AnchorError, type ErrorCode } from "../core/errors.ts";
import type { SectionData } from "../evidence/parse-statement.ts";
import type { SeenAsset } from "./recorded.ts";

export interface ListedAsset extends SeenAsset {
  readonly id: number;
  /** False for what a broken upload left behind, or for one under way. */
  readonly isUploaded: boolean;
}

export interface ListedRelease {
  readonly id: number;
  readonly tag: string;
  /** The data of our sections in its notes. */
  readonly sections: readonly SectionData[];
  /** ISO 8601 in UTC. */
  readonly published?: string;
  readonly assets: readonly ListedAsset[];
}

/** Each method throws an AnchorError for all that is neither found nor missing. */
export interface Repository {
  /** `owner/name`. */
  readonly name: string;
  /**
   * Published releases, the newest first; a page is read when it is reached.
   *
   * @param most how many are wanted: a page is not longer than that needs
   */
  readonly listReleases: (most: number | "all") => AsyncGenerator<ListedRelease>;
  /** `undefined` when GitHub says that there is none of this tag. */
  readonly readRelease: (tag: string) => Promise<ListedRelease | undefined>;
  /** By the release's own list; `undefined` when GitHub says that there is no such release. */
  readonly listAssets: (release: ListedRelease) => Promise<readonly ListedAsset[] | undefined>;
  /** Commits by tag, of `wanted` only; reads no further than these need. */
  readonly readTags: (wanted: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>;
  /** Downloads and hashes; bytes that are not as many, or not those, that GitHub states are an error. */
  readonly hash: (asset: ListedAsset, signal: AbortSignal) => Promise<Required<Pick<SeenAsset, "sha3_256" | "sha256">>>;
  /** The bytes of a file of at most `most` bytes, checked in the same way. */
  readonly read: (asset: ListedAsset, most: number, signal: AbortSignal) => Promise<Uint8Array>;
}

export interface Issue {
  readonly number: number;
  readonly body: string;
  readonly isOpen: boolean;
  /** The login of who opened it. */
  readonly author: string;
  /** Its page. */
  readonly url: string;
}

interface IssueChange {
  readonly body?: string;
  readonly state?: "open" | "closed";
  readonly state_reason?: "completed" | "not_planned" | "reopened";
}

/** Each method throws an AnchorError for what GitHub does not do. */
export interface Issues {
  /** The login of the token; `undefined` for that of an installation, which GitHub does not tell. */
  readonly readLogin: () => Promise<string | undefined>;
  /** All issues that `creator` opened, open and closed, the oldest first; pull requests are none. Read page by page. */
  readonly readIssues: (creator: string) => AsyncIterable<Issue>;
  readonly create: (title: string, body: string) => Promise<Issue>;
  readonly update: (number: number, change: IssueChange) => Promise<void>;
  readonly comment: (number: number, body: string) => Promise<void>;
}

/** Errors of GitHub that mean that nobody could be asked; about all others a person has to do something. */
const outages = new Set<ErrorCode>(["GITHUB_UNAVAILABLE", "GITHUB_RATE_LIMITED", "ASSET_UNREADABLE", "NOT_ATTEMPTED"]);

/** Whether an error says nothing about what is there: the next scan may well read it. */
export function isPassingFault({ code }: AnchorError): boolean {
  return outages.has(code) || errorFacts(code).outage === true;
}
