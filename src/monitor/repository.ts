/** A repository's releases as a monitor reads them; each door has its own reader. */
import { errorFacts, type AnchorError, type ErrorCode } from "../core/errors.ts";
import type { SectionData } from "../evidence/notes-data.ts";
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
   * @param most how many are wanted, which tells how long a page should be
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

/** Errors of GitHub that mean that nobody could be asked; about all others a person has to do something. */
const outages = new Set<ErrorCode>(["GITHUB_UNAVAILABLE", "GITHUB_RATE_LIMITED", "ASSET_UNREADABLE", "NOT_ATTEMPTED"]);

/** Whether an error says nothing about what is there: the next look may well see it. */
export function isPassingFault({ code }: AnchorError): boolean {
  return outages.has(code) || errorFacts(code).outage === true;
}
