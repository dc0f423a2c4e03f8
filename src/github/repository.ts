/** A repository's releases for a monitor: listed with their assets, as few requests as GitHub allows. */
import { AnchorError } from "../core/errors.ts";
import { readSections } from "../evidence/notes-data.ts";
import type { ListedAsset, ListedRelease, Repository } from "../monitor/repository.ts";
import type { AssetData, ReleaseData } from "../release/forge.ts";
import {
  connect,
  type Connection,
  type GitHubOptions,
  NotThere,
  pageManner,
  pageSize,
  readPages,
} from "./connection.ts";
import { createDownloads } from "./downloads.ts";
import { toGitHubError } from "./fault.ts";

/** What a monitor reads of a release beside what others read. */
interface ListedData extends ReleaseData {
  readonly published_at: string | null;
  readonly assets: readonly ListedAssetData[];
}

interface ListedAssetData extends AssetData {
  readonly uploader?: { readonly login: string } | null;
}

const notReadable = "RELEASE_NOT_READABLE";

/** The repository that `options` names. */
export function createRepository(options: GitHubOptions): Repository {
  const connection = connect(options);
  const { repos } = connection.octokit.rest;
  const { at } = connection;
  return {
    name: options.repository,
    listReleases: async function* (most) {
      // One more than is wanted tells that there are others.
      const size = most === "all" ? pageSize : Math.min(pageSize, most + 1);
      const list = readPages(
        connection,
        { doing: "Listing the releases", refusal: notReadable, size },
        (page, signal) => repos.listReleases({ ...at, per_page: size, page, request: { signal } }),
      );
      for await (const data of list) {
        const release = toListed(data);
        if (!data.draft) yield release;
      }
    },
    readRelease: async (tag) => {
      const answer = await connection.call(pageManner, (signal) =>
        repos.getReleaseByTag({ ...at, tag, request: { signal } }),
      );
      if ("data" in answer) {
        const release = toListed(answer.data);
        return answer.data.draft ? undefined : release;
      }
      if (answer.fault.status === 404) return undefined;
      throw toGitHubError(answer.fault, "Reading a release", notReadable);
    },
    listAssets: (release) => listAssets(connection, release),
    readTags: (wanted) => readTagCommits(connection, wanted),
    ...createDownloads(connection),
  };
}

async function listAssets(connection: Connection, { id }: ListedRelease): Promise<readonly ListedAsset[] | undefined> {
  const { at, octokit } = connection;
  const assets: ListedAsset[] = [];
  const list = readPages(connection, { doing: "Listing a release's assets", refusal: notReadable }, (page, signal) =>
    octokit.rest.repos.listReleaseAssets({ ...at, release_id: id, per_page: pageSize, page, request: { signal } }),
  );
  try {
    for await (const data of list) {
      if (!isListedAsset(data))
        throw new AnchorError("GITHUB_UNAVAILABLE", "GitHub's list of assets is not of its form.");
      assets.push(toListedAsset(data));
    }
    return assets;
  } catch (thrown) {
    if (thrown instanceof NotThere) return undefined;
    throw thrown;
  }
}

async function readTagCommits(
  connection: Connection,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const { at, octokit } = connection;
  const commits = new Map<string, string>();
  const list = readPages(connection, { doing: "Listing the tags", refusal: notReadable }, (page, signal) =>
    octokit.rest.repos.listTags({ ...at, per_page: pageSize, page, request: { signal } }),
  );
  for await (const data of list) {
    const { name, sha } = toTag(data);
    if (wanted.has(name)) commits.set(name, sha);
    if (commits.size === wanted.size) break;
  }
  return commits;
}

/** @throws AnchorError `GITHUB_UNAVAILABLE` for what is no tag */
function toTag(data: { name?: unknown; commit?: { sha?: unknown } } | null): { name: string; sha: string } {
  const [name, sha] = [data?.name, data?.commit?.sha];
  if (typeof name === "string" && typeof sha === "string" && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha)) {
    return { name, sha };
  }
  throw new AnchorError("GITHUB_UNAVAILABLE", "GitHub's list of tags is not of its form.");
}

/** @throws AnchorError `GITHUB_UNAVAILABLE` for an answer that is not of GitHub's form: nothing can be said by it */
function toListed(data: ListedData): ListedRelease {
  if (!isListed(data)) throw new AnchorError("GITHUB_UNAVAILABLE", "GitHub's list of releases is not of its form.");
  return {
    id: data.id,
    tag: data.tag_name,
    sections: readSections(data.body ?? ""),
    ...(!Number.isNaN(Date.parse(data.published_at ?? "")) &&
      data.published_at !== null && { published: toUtc(data.published_at) }),
    assets: data.assets.map(toListedAsset),
  };
}

function isListed(data: Partial<ListedData> | null): boolean {
  if (typeof data?.id !== "number" || typeof data.tag_name !== "string" || !Array.isArray(data.assets)) return false;
  return data.assets.every((asset: Partial<AssetData> | null) => isListedAsset(asset));
}

function isListedAsset(data: Partial<AssetData> | null): boolean {
  const isNamed = typeof data?.id === "number" && typeof data.name === "string" && data.name !== "";
  return isNamed && !Number.isNaN(Date.parse(data?.created_at ?? ""));
}

function toListedAsset(data: ListedAssetData): ListedAsset {
  const [, sha256] = /^sha256:([0-9a-f]{64})$/i.exec(data.digest ?? "") ?? [];
  const { uploader } = data;
  return {
    id: data.id,
    name: data.name,
    size: data.size,
    ...(sha256 !== undefined && { sha256: sha256.toLowerCase() }),
    ...(uploader && { uploader: uploader.login }),
    // When it was made: a new label or name changes `updated_at`, another upload is another asset.
    uploaded: toUtc(data.created_at),
    isUploaded: data.state === "uploaded",
  };
}

function toUtc(time: string): string {
  return new Date(time).toISOString().replace(".000Z", "Z");
}
