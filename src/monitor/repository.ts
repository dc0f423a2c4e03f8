/** What a monitor needs of GitHub: releases to list and read, and the issue that it keeps. */
import { AnchorError, type ErrorCode, errorFacts } from "../core/errors.ts";
import { withoutUndefined } from "../core/members.ts";
import { isSameRepository } from "../evidence/record.ts";
import type { AssetFacts } from "./finding.ts";
import type { Baseline, BaselineRepository, RecordedRelease } from "./monitor-file.ts";

export interface ListedAsset extends AssetFacts {
  readonly id: number;
  readonly name: string;
  /** The SHA-256 that GitHub states, if it serves other bytes. */
  readonly stated?: string;
  /** In bytes. */
  readonly size?: number;
  /** False for an upload that was broken off or is under way. */
  readonly isUploaded: boolean;
}

export interface ListedRelease {
  readonly id: number;
  readonly tag: string;
  /** The release notes, untrusted. */
  readonly notes: string;
  readonly published?: string;
  readonly assets: readonly ListedAsset[];
}

export interface RepositoryIdentity {
  readonly name: string;
  /** GitHub's id of the repository; absent where GitHub lists the releases but does not describe the repository. */
  readonly number?: number;
}

/** The repositories on one GitHub server, whose rate limits are for all of them together. */
export interface Repositories {
  /** Finds a repository by its present or an earlier name; `undefined` when GitHub has neither it nor its releases. */
  readonly find: (name: string) => Promise<RepositoryIdentity | undefined>;
  /** The time by GitHub's clock. */
  readonly today: () => Date;
  readonly open: (name: string) => Repository;
}

/** A repository's releases; each method throws AnchorError for every result other than found or missing. */
export interface Repository {
  readonly name: string;
  /** Published releases, the newest first. A page is read when it is reached, and is no longer than `limit` needs. */
  readonly listReleases: (limit: number | "all") => AsyncGenerator<ListedRelease>;
  /** Returns `undefined` when GitHub says that there is no such release. */
  readonly readRelease: (tag: string) => Promise<ListedRelease | undefined>;
  /** Reads the release's own list of assets; `undefined` when GitHub says that there is no such release. */
  readonly listAssets: (release: ListedRelease) => Promise<readonly ListedAsset[] | undefined>;
  /** Returns commits by tag, of `wanted` only; reads no further than these need. */
  readonly readTags: (wanted: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>;
  /**
   * Downloads and hashes an asset. The result has GitHub's SHA-256 as `stated` where the bytes have another one, and
   * nothing else where GitHub serves more bytes than it states; fewer are an error. Where GitHub states no SHA-256,
   * bytes that differ from `expected`, the recorded SHA-256, are downloaded once more.
   */
  readonly hash: (
    asset: ListedAsset & { readonly expected?: string | undefined },
    signal: AbortSignal,
  ) => Promise<Pick<ListedAsset, "sha3_256" | "sha256" | "stated">>;
  /** Throws when size or digest differ from what GitHub states, or the file is larger than `limit` bytes. */
  readonly read: (asset: ListedAsset, limit: number, signal: AbortSignal) => Promise<Uint8Array>;
}

export interface Issue {
  readonly number: number;
  readonly body: string;
  readonly isOpen: boolean;
  readonly author: string;
  readonly url: string;
}

interface IssueChange {
  readonly body?: string;
  readonly state?: "open" | "closed";
  readonly state_reason?: "completed" | "not_planned" | "reopened";
}

/** A repository's issues; each method throws AnchorError when GitHub refuses or fails. */
export interface Issues {
  /** Reads the login of the token's user; `undefined` for the token of an App, whose login GitHub does not tell. */
  readonly readLogin: () => Promise<string | undefined>;
  /** Reads the issues that `creator` opened, open and closed, the oldest first; no pull requests. */
  readonly readIssues: (creator: string) => AsyncIterable<Issue>;
  readonly create: (title: string, body: string) => Promise<Issue>;
  readonly update: (number: number, change: IssueChange) => Promise<void>;
  readonly comment: (number: number, body: string) => Promise<void>;
}

/** Errors of GitHub that pass by themselves; all others need a person. */
const outages = new Set<ErrorCode>(["GITHUB_UNAVAILABLE", "GITHUB_RATE_LIMITED", "ASSET_UNREADABLE", "NOT_ATTEMPTED"]);

/** Whether the next scan may succeed: the error says nothing about the data. */
export function isTemporaryFault({ code }: AnchorError): boolean {
  return outages.has(code) || errorFacts(code).outage === true;
}

export interface WantedReleases {
  /** How many releases to list: the newest of those whose tag counts. */
  readonly limit: number | "all";
  /** Whether a tag counts; absent when all do. */
  readonly includesTag?: ((tag: string) => boolean) | undefined;
}

/** Takes the error of a part of a repository that could not be read; `part` is a tag, or the name of a list. */
export type ReportFault = (part: string, thrown: unknown) => undefined;

/**
 * Lists the newest releases with their tags, and searches for those that the baseline has and the list lacks. A release
 * is gone only when GitHub has none of its tag and a second list lacks it too.
 */
export async function listReleases(
  repository: Repository,
  wanted: WantedReleases,
  known: BaselineRepository | undefined,
  reportFault: ReportFault,
) {
  const listed = await list(repository, wanted, reportFault);
  const counted = (known?.releases ?? []).filter(({ tag }) => wanted.includesTag?.(tag) !== false);
  const { found, gone } = await searchForMissing(repository, findMissing(listed, counted), reportFault);
  const releases = [...listed.releases, ...found];
  const names = new Set(releases.map(({ tag }) => tag));
  const none: ReadonlyMap<string, string> = new Map();
  const tags =
    names.size === 0 ? none : await repository.readTags(names).catch((thrown) => reportFault("the tags", thrown));
  /** `tags` are commits by tag; `undefined` where they could not be read. */
  return { releases, tags, gone };
}

/** `end` says whether the list is complete, has reached the wanted number, or broke off. */
async function list(repository: Repository, { limit, includesTag }: WantedReleases, reportFault: ReportFault) {
  const releases = new Map<string, ListedRelease>();
  const ended = (end: "all" | "enough" | "broken") => ({ releases: [...releases.values()], end });
  try {
    for await (const release of repository.listReleases(includesTag === undefined ? limit : "all")) {
      if (includesTag?.(release.tag) === false) continue;
      if (releases.size === limit) return ended("enough");
      // A release that is published while pages are read moves another one to the next page: that one comes twice.
      if (!releases.has(release.tag)) releases.set(release.tag, release);
    }
    return ended("all");
  } catch (thrown) {
    reportFault("the list of releases", thrown);
    return ended("broken");
  }
}

/** Finds the baseline's releases that the list should have and lacks; one cut at the limit need not have older ones. */
function findMissing(
  { releases, end }: Awaited<ReturnType<typeof list>>,
  known: readonly RecordedRelease[],
): readonly RecordedRelease[] {
  if (end === "broken") return [];
  const tags = new Set(releases.map(({ tag }) => tag));
  const oldest = releases.reduce((least, { published = "" }) => {
    return Date.parse(published) < least ? Date.parse(published) : least;
  }, Number.POSITIVE_INFINITY);
  const isDue = ({ published = "" }: RecordedRelease): boolean => end === "all" || Date.parse(published) > oldest;
  return known.filter((release) => !tags.has(release.tag) && isDue(release));
}

async function searchForMissing(repository: Repository, missing: readonly RecordedRelease[], reportFault: ReportFault) {
  const found: ListedRelease[] = [];
  const absent = new Map<string, RecordedRelease>();
  for (const release of missing) {
    try {
      const there = await repository.readRelease(release.tag);
      if (there === undefined) absent.set(release.tag, release);
      else found.push(there);
    } catch (thrown) {
      reportFault(release.tag, thrown);
    }
  }
  try {
    const again = absent.size > 0 ? repository.listReleases("all") : [];
    for await (const release of again) if (absent.delete(release.tag)) found.push(release);
  } catch (thrown) {
    for (const tag of absent.keys()) reportFault(tag, thrown);
    absent.clear();
  }
  return { found, gone: [...absent.values()] };
}

export interface LocatedRepository {
  /** The `owner/name` in the inputs, which findings and the baseline use. */
  readonly name: string;
  /** What GitHub calls it now; absent when GitHub has neither it nor its releases any more. */
  readonly identity?: RepositoryIdentity;
  /** What the baseline has of the repository, if anything. */
  readonly known?: BaselineRepository;
}

/**
 * Finds the repository `watched`, and its part of the baseline: by this name, or by GitHub's number if it was renamed.
 * @throws AnchorError `RELEASE_NOT_READABLE` when neither GitHub nor the baseline knows it; other codes when GitHub
 *   refuses or fails
 */
export async function locate(
  watched: string,
  { find }: Pick<Repositories, "find">,
  repositories: Baseline["repositories"],
): Promise<LocatedRepository> {
  const found = await find(watched);
  const known =
    repositories.find(({ repository }) => isSameRepository(repository, watched)) ??
    repositories.find(({ number }) => number !== undefined && number === found?.number);
  // A known repository is gone only when GitHub says so twice.
  const identity = found ?? (known && (await find(watched)));
  if (identity === undefined && known === undefined) {
    throw new AnchorError(
      "RELEASE_NOT_READABLE",
      `Looking for ${watched} failed: GitHub answered 404. Is the name right?`,
    );
  }
  return { name: watched, ...withoutUndefined({ identity, known }) };
}

/** Advises to use the new name of a repository that was renamed or moved. */
export function renderNewName({ name, identity }: LocatedRepository): string | false {
  if (identity === undefined || isSameRepository(name, identity.name)) return false;
  return `${name} is called ${identity.name} now. Write that name into repositories: what is recorded stays.`;
}
