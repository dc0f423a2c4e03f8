/** What a monitor wants of GitHub: releases to list and read, and issues to keep one of them. */
import { type AnchorError, type ErrorCode, errorFacts, toAnchorError } from "../core/errors.ts";
import type { SectionData } from "../evidence/parse-statement.ts";
import type { Baseline, BaselineRelease } from "./monitor-file.ts";
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

/** What a scan is to be about. */
export interface Listing {
  readonly releases: readonly ListedRelease[];
  /** Commits by tag; `undefined` where they could not be asked. */
  readonly tags: ReadonlyMap<string, string> | undefined;
  /** Releases of the baseline that GitHub does not have any more. */
  readonly gone: readonly BaselineRelease[];
  /** What could not be asked. */
  readonly faults: readonly ListingFault[];
}

export interface ListingFault {
  /** A release's tag, or what it is a part of the repository. */
  readonly part: string;
  readonly error: AnchorError;
}

/**
 * Lists the newest `most` releases with their tags, and searches for those that the baseline has and the list lacks. A
 * release is gone only when GitHub has none of its tag and a second list lacks it too.
 *
 * @throws AnchorError for what a person has to mend: 401, 403, a repository that is not there
 */
export async function listReleases(
  repository: Repository,
  most: number | "all",
  baseline: Baseline | undefined,
): Promise<Listing> {
  const faults: ListingFault[] = [];
  // An outage is noted; every other error ends the scan.
  const note: Note = (part, thrown) => {
    const error = toAnchorError(thrown);
    if (!isPassingFault(error)) throw error;
    faults.push({ part, error });
    return undefined;
  };
  const listed = await list(repository, most, note);
  const missing = listed.end === "broken" ? [] : findMissing(listed, baseline?.releases ?? []);
  const { found, gone } = await searchForMissing(repository, missing, note);
  const releases = [...listed.releases, ...found];
  const wanted = new Set(releases.map(({ tag }) => tag));
  const tags =
    wanted.size === 0
      ? new Map<string, string>()
      : await repository.readTags(wanted).catch((thrown: unknown) => note("the tags", thrown));
  return { releases, tags, gone, faults };
}

type Note = (part: string, thrown: unknown) => undefined;

interface Listed {
  readonly releases: readonly ListedRelease[];
  /** Whether these are all, as many as are wanted, or those before the list broke off. */
  readonly end: "all" | "enough" | "broken";
}

async function list(repository: Repository, most: number | "all", note: Note): Promise<Listed> {
  const releases = new Map<string, ListedRelease>();
  try {
    for await (const release of repository.listReleases(most)) {
      if (releases.size === most) return { releases: [...releases.values()], end: "enough" };
      // A release that is published while the pages are read moves another one to the next page.
      if (!releases.has(release.tag)) releases.set(release.tag, release);
    }
    return { releases: [...releases.values()], end: "all" };
  } catch (thrown) {
    note("the list of releases", thrown);
    return { releases: [...releases.values()], end: "broken" };
  }
}

/** The baseline's releases that the list should have and has not: older ones lie beyond a list that was cut. */
function findMissing({ releases, end }: Listed, known: readonly BaselineRelease[]): readonly BaselineRelease[] {
  const tags = new Set(releases.map(({ tag }) => tag));
  const missing = known.filter(({ tag }) => !tags.has(tag));
  if (end === "all") return missing;
  const times = releases.flatMap(({ published }) => (published === undefined ? [] : [Date.parse(published)]));
  const oldest = times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY);
  return missing.filter(({ published }) => published !== undefined && Date.parse(published) > oldest);
}

async function searchForMissing(
  repository: Repository,
  missing: readonly BaselineRelease[],
  note: Note,
): Promise<{ readonly found: readonly ListedRelease[]; readonly gone: readonly BaselineRelease[] }> {
  const found: ListedRelease[] = [];
  const absent = new Map<string, BaselineRelease>();
  for (const release of missing) {
    try {
      const there = await repository.readRelease(release.tag);
      if (there === undefined) absent.set(release.tag, release);
      else found.push(there);
    } catch (thrown) {
      note(release.tag, thrown);
    }
  }
  if (absent.size === 0) return { found, gone: [] };
  try {
    for await (const release of repository.listReleases("all")) if (absent.delete(release.tag)) found.push(release);
    return { found, gone: [...absent.values()] };
  } catch (thrown) {
    for (const tag of absent.keys()) note(tag, thrown);
    return { found, gone: [] };
  }
}
