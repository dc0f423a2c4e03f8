/** Defines what a monitor needs of GitHub: releases to list and read, and issues, one of which it keeps. */
import { type AnchorError, type ErrorCode, errorFacts, toAnchorError } from "../core/errors.ts";
import type { Baseline, BaselineRelease } from "./monitor-file.ts";
import type { SeenAsset } from "./recorded.ts";

export interface ListedAsset extends SeenAsset {
  readonly id: number;
  /** False for an upload that broke off or is still under way. */
  readonly isUploaded: boolean;
}

export interface ListedRelease {
  readonly id: number;
  readonly tag: string;
  /** The release notes, untrusted. */
  readonly notes: string;
  /** ISO 8601 in UTC. */
  readonly published?: string;
  readonly assets: readonly ListedAsset[];
}

/** The repository's releases; each method throws an AnchorError for every result other than found or missing. */
export interface Repository {
  /** `owner/name`. */
  readonly name: string;
  /**
   * Published releases, the newest first; a page is read when it is reached.
   *
   * @param most how many are wanted: a page is not longer than that needs
   */
  readonly listReleases: (most: number | "all") => AsyncGenerator<ListedRelease>;
  /** Reads the release of this tag; `undefined` when GitHub says that there is none. */
  readonly readRelease: (tag: string) => Promise<ListedRelease | undefined>;
  /** Lists assets from the release's own list; `undefined` when GitHub says that there is no such release. */
  readonly listAssets: (release: ListedRelease) => Promise<readonly ListedAsset[] | undefined>;
  /** Commits by tag, of `wanted` only; reads no further than these need. */
  readonly readTags: (wanted: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>;
  /** Downloads and hashes an asset; `stated` where GitHub states another SHA-256. An error where the size differs. */
  readonly hash: (
    asset: ListedAsset,
    signal: AbortSignal,
  ) => Promise<Required<Pick<SeenAsset, "sha3_256" | "sha256">> & Pick<SeenAsset, "stated">>;
  /** Reads a file of at most `most` bytes; an error when size or digest differ from what GitHub states. */
  readonly read: (asset: ListedAsset, most: number, signal: AbortSignal) => Promise<Uint8Array>;
}

export interface Issue {
  readonly number: number;
  readonly body: string;
  readonly isOpen: boolean;
  /** The login of the issue's author. */
  readonly author: string;
  /** The address of the issue's page. */
  readonly url: string;
}

interface IssueChange {
  readonly body?: string;
  readonly state?: "open" | "closed";
  readonly state_reason?: "completed" | "not_planned" | "reopened";
}

/** The repository's issues; each method throws an AnchorError when GitHub refuses or fails. */
export interface Issues {
  /** Reads the token's login; `undefined` for an installation's token, whose login GitHub does not state. */
  readonly readLogin: () => Promise<string | undefined>;
  /** Reads, page by page, all issues that `creator` opened, open and closed, the oldest first; no pull requests. */
  readonly readIssues: (creator: string) => AsyncIterable<Issue>;
  readonly create: (title: string, body: string) => Promise<Issue>;
  readonly update: (number: number, change: IssueChange) => Promise<void>;
  readonly comment: (number: number, body: string) => Promise<void>;
}

/** Errors of GitHub that mean an outage; all other errors need a person. */
const outages = new Set<ErrorCode>(["GITHUB_UNAVAILABLE", "GITHUB_RATE_LIMITED", "ASSET_UNREADABLE", "NOT_ATTEMPTED"]);

/** Whether an error is temporary and says nothing about the data: the next scan may succeed. */
export function isPassingFault({ code }: AnchorError): boolean {
  return outages.has(code) || errorFacts(code).outage === true;
}

/** The releases that a scan is to cover. */
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
  /** A release's tag, or the name of a part of the repository. */
  readonly part: string;
  readonly error: AnchorError;
}

/**
 * Lists the newest `most` releases with their tags, and searches for those that the baseline has and the list lacks. A
 * release is gone only when GitHub has none of its tag and a second list lacks it too.
 *
 * @throws AnchorError for what a person has to fix: 401, 403, a repository that does not exist
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
  /** Whether the list is complete, ended at the wanted number, or broke off. */
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

/** Finds the baseline's releases that the list should have but lacks; a list that was cut need not have older ones. */
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
