/** A repository's releases for a monitor: listed with their assets, in as few requests as GitHub allows. */
import { AnchorError } from "../core/errors.ts";
import type {
  ListedAsset,
  ListedRelease,
  Repositories,
  Repository,
  RepositoryIdentity,
} from "../monitor/repository.ts";
import {
  type ApiConnection,
  type ApiOptions,
  atRepository,
  connectApi,
  type Connection,
  NotThere,
  pageSize,
  readingPage,
  readPages,
  type SendPage,
} from "./connection.ts";
import { hashAsset, hashStated, notDownloaded, readAsset } from "./downloads.ts";
import { reading } from "./caller.ts";
import {
  type Answer,
  type AssetData,
  dataOf,
  notOfItsForm,
  readSha256,
  type ReleaseData,
  toGitHubError,
} from "./answers.ts";

const refusal = "RELEASE_NOT_READABLE";

/** Opens the repositories of one GitHub. */
export function createRepositories(options: ApiOptions): Repositories {
  const connection = connectApi(options);
  return {
    find: (name) => findByName(connection, name),
    today: connection.today,
    open: (name) => createRepository(atRepository(connection, name)),
  };
}

/** GitHub sends who asks for an earlier name on to the repository by its number. */
async function findByName(api: ApiConnection, name: string): Promise<RepositoryIdentity | undefined> {
  const { at, call, octokit } = atRepository(api, name);
  const answer = await call(reading, (request) => octokit.rest.repos.get({ ...at, request }));
  if ("data" in answer || answer.fault.status !== 404) return toIdentity(answer);
  const list = await call(readingPage, (request) => octokit.rest.repos.listReleases({ ...at, per_page: 1, request }));
  if ("fault" in list && list.fault.status === 404) return undefined;
  dataOf(list, "Listing the releases", refusal);
  return { name };
}

/** @throws AnchorError what a fault means, `GITHUB_UNAVAILABLE` for what is no repository */
function toIdentity(answer: Answer<{ readonly id: number; readonly full_name: string }>): RepositoryIdentity {
  const { id, full_name: name }: { id?: unknown; full_name?: unknown } = dataOf(
    answer,
    "Looking for the repository",
    refusal,
  );
  if (!Number.isSafeInteger(id) || typeof name !== "string" || !/^[^/\s]+\/[^/\s]+$/.test(name))
    throw notOfItsForm("answer about a repository");
  return { name, number: id as number };
}

function createRepository(connection: Connection): Repository {
  const { at, call, octokit } = connection;
  const { repos } = octokit.rest;
  return {
    name: connection.repository,
    listReleases: async function* (most) {
      // One release more than is wanted shows that there are others.
      const size = most === "all" ? pageSize : Math.min(pageSize, most + 1);
      const send: SendPage<ReleaseData> = (query) => repos.listReleases({ ...at, ...query });
      const list = readPages(connection, "Listing the releases", refusal, send, size);
      for await (const data of list) {
        const release = toListed(data);
        if (!data.draft) yield release;
      }
    },
    readRelease: async (tag) => {
      const answer = await call(readingPage, (request) => repos.getReleaseByTag({ ...at, tag, request }));
      if ("data" in answer) {
        const release = toListed(answer.data);
        return answer.data.draft ? undefined : release;
      }
      if (answer.fault.status === 404) return undefined;
      throw toGitHubError(answer.fault, "Reading a release", refusal);
    },
    listAssets: ({ id }) => listAssets(connection, id),
    readTags: (wanted) => readTagCommits(connection, wanted),
    hash: (asset, signal) => hashServed(connection, asset, signal),
    read: (asset, most, signal) => readAsset(connection, asset, most, signal),
  };
}

/**
 * Hashes what is served, once more and to its end where it has not the SHA-256 that GitHub states. Fewer bytes than
 * stated are a download that broke off.
 */
async function hashServed(
  connection: Connection,
  asset: ListedAsset,
  signal: AbortSignal,
): ReturnType<Repository["hash"]> {
  try {
    const { digest, sha256 } = await hashStated(connection, asset, signal);
    return { sha3_256: digest, sha256 };
  } catch (thrown) {
    const { id, size: least = 0, sha256: stated } = asset;
    if (!(thrown instanceof AnchorError) || thrown.code !== "ASSET_DIGEST_MISMATCH" || stated === undefined)
      throw thrown;
    const { hashes } = await hashAsset(connection, { id }, () => {}, signal);
    const { digest, sha256, size } = hashes;
    if (size < least) throw notDownloaded(`only ${size} of ${least} bytes came`);
    return { sha3_256: digest, sha256, ...(sha256 !== stated && { stated }) };
  }
}

async function listAssets(connection: Connection, releaseId: number): Promise<readonly ListedAsset[] | undefined> {
  const { at, octokit } = connection;
  const assets: ListedAsset[] = [];
  const list = readPages(connection, "Listing a release's assets", refusal, (query) =>
    octokit.rest.repos.listReleaseAssets({ ...at, release_id: releaseId, ...query }),
  );
  try {
    for await (const data of list) {
      if (!isListedAsset(data)) throw notOfItsForm("list of assets");
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
  const list = readPages(connection, "Listing the tags", refusal, (query) =>
    octokit.rest.repos.listTags({ ...at, ...query }),
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
  throw notOfItsForm("list of tags");
}

/** @throws AnchorError `GITHUB_UNAVAILABLE` for what is no release */
function toListed(data: ReleaseData): ListedRelease {
  const { id, tag_name, assets, body }: Partial<ReleaseData> = data ?? {};
  const isNamed = typeof id === "number" && typeof tag_name === "string" && tag_name !== "";
  const isListed = isNamed && Array.isArray(assets) && typeof (body ?? "") === "string";
  if (!isListed || !assets.every(isListedAsset)) throw notOfItsForm("list of releases");
  const { published_at } = data;
  const isPublished = published_at !== null && !Number.isNaN(Date.parse(published_at));
  return {
    id,
    tag: tag_name,
    notes: body ?? "",
    ...(isPublished && { published: toUtc(published_at) }),
    assets: data.assets.map(toListedAsset),
  };
}

function isListedAsset(data: Partial<AssetData> | null): boolean {
  const isNamed = typeof data?.id === "number" && typeof data.name === "string" && data.name !== "";
  return isNamed && !Number.isNaN(Date.parse(data?.created_at ?? ""));
}

function toListedAsset(data: AssetData): ListedAsset {
  const { uploader } = data;
  return {
    id: data.id,
    name: data.name,
    size: data.size,
    ...readSha256(data),
    ...(uploader && { uploader: uploader.login }),
    // The time of creation: a new label or name changes `updated_at`, another upload is another asset.
    uploaded: toUtc(data.created_at),
    isUploaded: data.state === "uploaded",
  };
}

function toUtc(time: string): string {
  return new Date(time).toISOString().replace(".000Z", "Z");
}
