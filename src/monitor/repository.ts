/** What a monitor needs of GitHub, releases and issues. Also finds a repository, and lists its releases. */
import { AnchorError, type ErrorCode, errorFacts } from "../core/errors.ts";
import { withoutUndefined } from "../core/members.ts";
import { isSameRepository } from "../evidence/record.ts";
import type { AssetFacts } from "./finding.ts";
import type { Baseline, BaselineRepository, RecordedRelease } from "./monitor-file.ts";

export interface ListedAsset extends AssetFacts {
  readonly id: number;
  readonly name: string;
  /** The SHA-256 that GitHub states; present if the download has another one. */
  readonly stated?: string;
  /** The size in bytes. */
  readonly size?: number;
  /** False for an upload that broke off or is under way. */
  readonly isUploaded: boolean;
}

export interface ListedRelease {
  readonly id: number;
  readonly tag: string;
  /** The release notes, untrusted. */
  readonly notes: string;
  readonly publishedAt?: string;
  readonly assets: readonly ListedAsset[];
}

export interface RepositoryIdentity {
  readonly name: string;
  /** GitHub's id of the repository; absent where GitHub lists the releases but does not describe the repository. */
  readonly number?: number;
}

/** Access to the repositories on one GitHub server, whose rate limits hold for all of them together. */
export interface RepositoryAccess {
  /** Finds a repository by its present or an earlier name; `undefined` if GitHub finds neither it nor its releases. */
  readonly find: (name: string) => Promise<RepositoryIdentity | undefined>;
  /** The time by GitHub's clock or, until GitHub has answered, by this machine's clock. */
  readonly githubTime: () => Date;
  readonly open: (name: string) => Repository;
}

/** A repository's releases; each method throws AnchorError where GitHub refuses, or gives no usable answer. */
export interface Repository {
  readonly name: string;
  /** Yields published releases, the newest first. A request asks for no more releases than `limit` needs. */
  readonly listReleases: (limit: number | "all") => AsyncGenerator<ListedRelease>;
  /** Reads the published release of a tag; `undefined` when GitHub says that there is no such release. */
  readonly readRelease: (tag: string) => Promise<ListedRelease | undefined>;
  /** Reads the release's own list of assets; `undefined` when GitHub says that there is no such release. */
  readonly listAssets: (release: ListedRelease) => Promise<readonly ListedAsset[] | undefined>;
  /** Returns the commits of `wantedTags`, by tag. Reads GitHub's list of tags only until all wanted tags are found. */
  readonly readCommits: (wantedTags: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>;
  /**
   * Downloads and hashes an asset. If the bytes have another SHA-256 than GitHub states, the result has GitHub's as
   * `stated`. If there are more bytes than GitHub states, the result has only `stated`. Fewer bytes are an error. If
   * GitHub states no SHA-256, bytes that differ from `expectedSha256`, the recorded one, are downloaded once more.
   */
  readonly hash: (
    asset: ListedAsset & { readonly expectedSha256?: string | undefined },
    signal: AbortSignal,
  ) => Promise<Pick<ListedAsset, "sha3_256" | "sha256" | "stated">>;
  /** Returns an asset's bytes; throws if they are not those that GitHub states, or more than `maxBytes`. */
  readonly read: (asset: ListedAsset, maxBytes: number, signal: AbortSignal) => Promise<Uint8Array>;
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

/** Access to a repository's issues; each method throws AnchorError when GitHub refuses or fails. */
export interface IssueAccess {
  /** Reads the login of the token's user; returns `undefined` for an App's token, whose login GitHub does not tell. */
  readonly readLogin: () => Promise<string | undefined>;
  /** Reads the open and closed issues that `creator` opened, the oldest first, without pull requests. */
  readonly readIssues: (creator: string) => AsyncIterable<Issue>;
  readonly create: (title: string, body: string) => Promise<Issue>;
  readonly update: (number: number, change: IssueChange) => Promise<void>;
  readonly comment: (number: number, body: string) => Promise<void>;
}

/** The codes of GitHub's errors that pass by themselves. An error with another code needs a person. */
const temporaryCodes = new Set<ErrorCode>([
  "GITHUB_UNAVAILABLE",
  "GITHUB_RATE_LIMITED",
  "ASSET_UNREADABLE",
  "NOT_ATTEMPTED",
]);

/** Whether the error passes by itself, so that the next scan may succeed. */
export function isTemporaryFault({ code }: AnchorError): boolean {
  return temporaryCodes.has(code) || errorFacts(code).outage === true;
}

/** Which releases a scan reads. */
export interface WantedReleases {
  /** How many releases to list, the newest first. Only releases whose tag counts are among them. */
  readonly limit: number | "all";
  /** Whether a tag counts; absent when all tags count. */
  readonly includesTag?: ((tag: string) => boolean) | undefined;
}

/** Takes note that a part of a repository could not be read, and why; `part` is a tag, or the name of a list. */
export type ReportFault = (part: string, thrown: unknown) => undefined;

/**
 * Lists the newest releases, and searches for releases that the baseline has and the list lacks. Such a release is gone
 * only if GitHub has no release of its tag, and a second list lacks it too.
 * @returns `commitByTag` is `undefined` where the tags could not be read
 */
export async function listReleases(
  repository: Repository,
  selection: WantedReleases,
  baseline: BaselineRepository | undefined,
  reportFault: ReportFault,
) {
  const listing = await listWanted(repository, selection, reportFault);
  const expectedReleases = (baseline?.releases ?? []).filter(({ tag }) => selection.includesTag?.(tag) !== false);
  const missing = findMissing(listing, expectedReleases);
  const { foundReleases, goneReleases } = await searchForMissing(repository, missing, reportFault);
  const releases = [...listing.releases, ...foundReleases];
  const tags = new Set(releases.map(({ tag }) => tag));
  const noCommits: ReadonlyMap<string, string> = new Map();
  const commitByTag =
    tags.size === 0 ? noCommits : await repository.readCommits(tags).catch((thrown) => reportFault("the tags", thrown));
  return { releases, commitByTag, goneReleases };
}

/** Lists the newest wanted releases; `end` says whether the list is complete, reached the limit, or broke off. */
async function listWanted(repository: Repository, { limit, includesTag }: WantedReleases, reportFault: ReportFault) {
  const releases = new Map<string, ListedRelease>();
  const endWith = (end: "complete" | "limit" | "broken") => ({ releases: [...releases.values()], end });
  try {
    for await (const release of repository.listReleases(includesTag === undefined ? limit : "all")) {
      if (includesTag?.(release.tag) === false) continue;
      if (releases.size === limit) return endWith("limit");
      // A release that is published meanwhile pushes others to the next page, so that a release may be listed twice.
      if (!releases.has(release.tag)) releases.set(release.tag, release);
    }
    return endWith("complete");
  } catch (thrown) {
    reportFault("the list of releases", thrown);
    return endWith("broken");
  }
}

/** Finds the expected releases that the list lacks. A list that reached the limit need not have older releases. */
function findMissing(
  { releases, end }: Awaited<ReturnType<typeof listWanted>>,
  expectedReleases: readonly RecordedRelease[],
): readonly RecordedRelease[] {
  if (end === "broken") return [];
  const tags = new Set(releases.map(({ tag }) => tag));
  const publishTimes = releases
    .map(({ publishedAt = "" }) => Date.parse(publishedAt))
    .filter((time) => !Number.isNaN(time));
  const oldestTime = Math.min(...publishTimes);
  const mustBeListed = ({ publishedAt = "" }: RecordedRelease): boolean =>
    end === "complete" || Date.parse(publishedAt) > oldestTime;
  return expectedReleases.filter((release) => !tags.has(release.tag) && mustBeListed(release));
}

/** Asks for each missing release by its tag, then for the whole list. A release is gone if both answers lack it. */
export async function searchForMissing<Missing extends Pick<RecordedRelease, "tag">>(
  repository: Pick<Repository, "readRelease" | "listReleases">,
  missing: readonly Missing[],
  reportFault: ReportFault,
) {
  const foundReleases: ListedRelease[] = [];
  const absentByTag = new Map<string, Missing>();
  for (const release of missing) {
    try {
      const presentRelease = await repository.readRelease(release.tag);
      if (presentRelease === undefined) absentByTag.set(release.tag, release);
      else foundReleases.push(presentRelease);
    } catch (thrown) {
      reportFault(release.tag, thrown);
    }
  }
  try {
    const secondList = absentByTag.size > 0 ? repository.listReleases("all") : [];
    for await (const release of secondList) if (absentByTag.delete(release.tag)) foundReleases.push(release);
  } catch (thrown) {
    for (const tag of absentByTag.keys()) reportFault(tag, thrown);
    absentByTag.clear();
  }
  return { foundReleases, goneReleases: [...absentByTag.values()] };
}

export interface LocatedRepository {
  /** The `owner/name` in the inputs, which findings and the baseline use. */
  readonly name: string;
  /** What GitHub calls the repository now; absent if GitHub has neither it nor its releases any more. */
  readonly identity?: RepositoryIdentity;
  /** What the baseline has of the repository, if anything. */
  readonly baseline?: BaselineRepository;
}

/**
 * Finds the repository `watchedName`, and its part of the baseline: by this name or, if renamed, by GitHub's number.
 * @throws AnchorError `RELEASE_NOT_READABLE` when neither GitHub nor the baseline knows it; other codes when GitHub
 *   refuses or fails
 */
export async function locateRepository(
  watchedName: string,
  { find }: Pick<RepositoryAccess, "find">,
  repositories: Baseline["repositories"],
): Promise<LocatedRepository> {
  const foundIdentity = await find(watchedName);
  const baseline =
    repositories.find(({ repository }) => isSameRepository(repository, watchedName)) ??
    repositories.find(({ number }) => number !== undefined && number === foundIdentity?.number);
  // A repository that the baseline has counts as gone only if GitHub says so twice.
  const identity = foundIdentity ?? (baseline && (await find(watchedName)));
  if (identity === undefined && baseline === undefined) {
    throw new AnchorError(
      "RELEASE_NOT_READABLE",
      `Looking for ${watchedName} failed: GitHub answered 404. Is the name right?`,
    );
  }
  return { name: watchedName, ...withoutUndefined({ identity, baseline }) };
}

/** Advises to use the new name of a repository that was renamed or moved. */
export function renderNewName({ name, identity }: LocatedRepository): string | false {
  if (identity === undefined || isSameRepository(name, identity.name)) return false;
  return `${name} is called ${identity.name} now. Write that name into repositories: what is recorded stays.`;
}
