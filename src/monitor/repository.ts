/** Defines what a monitor needs of GitHub: releases to list and read, and issues, one of which it keeps. */
import { AnchorError, type ErrorCode, errorFacts } from "../core/errors.ts";
import { withoutUndefined } from "../core/members.ts";
import { isSameRepository } from "../evidence/record.ts";
import type { AssetFacts } from "./finding.ts";
import type { Baseline, BaselineRepository, RecordedRelease } from "./monitor-file.ts";

/** An asset as GitHub serves it. */
export interface ListedAsset extends AssetFacts {
  readonly id: number;
  readonly name: string;
  /** The SHA-256 that GitHub states, where it serves other bytes. */
  readonly stated?: string;
  /** In bytes. */
  readonly size?: number;
  /** False for an upload that broke off or is still under way. */
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

/** A repository as GitHub names it. */
export interface RepositoryIdentity {
  readonly name: string;
  /** GitHub's number of the repository; absent where GitHub lists the releases but does not describe the repository. */
  readonly number?: number;
}

/** The repositories of one GitHub, whose limits hold for all of them together. */
export interface Repositories {
  /**
   * Finds a repository by its name, also an earlier one; `undefined` when GitHub says that there is neither the
   * repository nor a list of its releases.
   */
  readonly find: (name: string) => Promise<RepositoryIdentity | undefined>;
  /** The time by GitHub's clock. */
  readonly today: () => Date;
  readonly open: (name: string) => Repository;
}

/** The repository's releases; each method throws an AnchorError for every result other than found or missing. */
export interface Repository {
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
  /**
   * Downloads and hashes an asset; `stated` where GitHub states another SHA-256, and that alone where more bytes come
   * than GitHub states. An error where fewer do.
   *
   * @param asset with the SHA-256 that is expected: where GitHub states none, others are downloaded once more
   */
  readonly hash: (
    asset: ListedAsset & { readonly expected?: string | undefined },
    signal: AbortSignal,
  ) => Promise<Pick<ListedAsset, "sha3_256" | "sha256" | "stated">>;
  /** Reads a file of at most `most` bytes; an error when size or digest differ from what GitHub states. */
  readonly read: (asset: ListedAsset, most: number, signal: AbortSignal) => Promise<Uint8Array>;
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

export interface WantedReleases {
  /** The number of releases, the newest first, among those whose tag counts. */
  readonly most: number | "all";
  /** Whether a tag counts; absent when all do. */
  readonly isCounted?: ((tag: string) => boolean) | undefined;
}

/** Takes the error of a part of a repository that could not be asked: a tag, or the name of a list. */
export type Note = (part: string, thrown: unknown) => undefined;

/**
 * Lists the newest releases with their tags, and searches for those that the baseline has and the list lacks. A release
 * is gone only when GitHub has none of its tag and a second list lacks it too.
 */
export async function listReleases(
  repository: Repository,
  wanted: WantedReleases,
  known: BaselineRepository | undefined,
  note: Note,
) {
  const listed = await list(repository, wanted, note);
  const counted = (known?.releases ?? []).filter(({ tag }) => wanted.isCounted?.(tag) !== false);
  const { found, gone } = await searchForMissing(repository, findMissing(listed, counted), note);
  const releases = [...listed.releases, ...found];
  const names = new Set(releases.map(({ tag }) => tag));
  const none: ReadonlyMap<string, string> = new Map();
  const tags = names.size === 0 ? none : await repository.readTags(names).catch((thrown) => note("the tags", thrown));
  /** `tags` are commits by tag, `undefined` where they could not be asked. */
  return { releases, tags, gone };
}

/** @returns `end` says whether the list is complete, ended at the wanted number, or broke off */
async function list(repository: Repository, { most, isCounted }: WantedReleases, note: Note) {
  const releases = new Map<string, ListedRelease>();
  const ended = (end: "all" | "enough" | "broken") => ({ releases: [...releases.values()], end });
  try {
    for await (const release of repository.listReleases(isCounted === undefined ? most : "all")) {
      if (isCounted?.(release.tag) === false) continue;
      if (releases.size === most) return ended("enough");
      // A release that is published while the pages are read moves another one to the next page.
      if (!releases.has(release.tag)) releases.set(release.tag, release);
    }
    return ended("all");
  } catch (thrown) {
    note("the list of releases", thrown);
    return ended("broken");
  }
}

/** Finds the baseline's releases that the list should have but lacks; a list that was cut need not have older ones. */
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

async function searchForMissing(repository: Repository, missing: readonly RecordedRelease[], note: Note) {
  const found: ListedRelease[] = [];
  const absent = new Map<string, RecordedRelease>();
  for (const release of missing) {
    try {
      const there = await repository.readRelease(release.tag);
      if (there === undefined) absent.set(release.tag, release);
      else found.push(there);
    } catch (thrown) {
      note(release.tag, thrown);
    }
  }
  try {
    const again = absent.size > 0 ? repository.listReleases("all") : [];
    for await (const release of again) if (absent.delete(release.tag)) found.push(release);
  } catch (thrown) {
    for (const tag of absent.keys()) note(tag, thrown);
    absent.clear();
  }
  return { found, gone: [...absent.values()] };
}

export interface LocatedRepository {
  /** `owner/name` by which it is watched: so findings and the baseline call it. */
  readonly name: string;
  /** What GitHub calls it now; absent when it has neither this repository nor its releases any more. */
  readonly identity?: RepositoryIdentity;
  /** What the baseline knows of it; absent where it begins now. */
  readonly known?: BaselineRepository;
}

/**
 * Finds the repository that is watched as `watched`, and what the baseline knows of it: by that name, or by the number
 * of a repository whose new name is watched now.
 *
 * @throws AnchorError `RELEASE_NOT_READABLE` when neither GitHub nor the baseline knows it, or what GitHub's answer means
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
  // What was there is gone only when GitHub says so twice.
  const identity = found ?? (known && (await find(watched)));
  if (identity === undefined && known === undefined) {
    throw new AnchorError(
      "RELEASE_NOT_READABLE",
      `Looking for ${watched} failed: GitHub answered 404. Is the name right?`,
    );
  }
  return { name: watched, ...withoutUndefined({ identity, known }) };
}

/** Says what is to be written into `repositories` where a repository was renamed or moved. */
export function tellNewName({ name, identity }: LocatedRepository): string | false {
  if (identity === undefined || isSameRepository(name, identity.name)) return false;
  return `${name} is called ${identity.name} now. Write that name into repositories: what is recorded stays.`;
}
