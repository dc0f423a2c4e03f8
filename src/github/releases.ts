/** GitHub as the forge of a repository's releases; each method makes one request. */
import { AnchorError } from "../core/errors.ts";
import { isLoopback } from "../core/url.ts";
import { type Asset, type Forge, maxAssets, type Release } from "../release/forge.ts";
import { connect, type Connection, type GitHubOptions, readPages } from "./connection.ts";
import { onceOnly, reading, repeatable, type RequestPolicy, type Send } from "./caller.ts";
import { hashAsset, readAsset } from "./downloads.ts";
import {
  type AssetData,
  dataOf,
  isAmbiguous,
  isNameTaken,
  notOfItsForm,
  type ReleaseData,
  toAsset,
  toGitHubError,
  toRelease,
} from "./answers.ts";

/**
 * Opens the release operations of the repository that `options` name.
 *
 * @throws AnchorError `RELEASE_NOT_FOUND` when `options` name no repository
 */
export function createGitHub(options: GitHubOptions): Forge {
  const connection = connect(options);
  const reads = createReads(connection);
  return {
    ...reads,
    ...createWrites(connection),
    ...createAssetWrites(connection, reads.readAssets),
    hash: (asset, onBytes, signal) => hashAsset(connection, asset, onBytes, signal),
    read: (asset, most) => readAsset(connection, asset, most, options.stop),
  };
}

const refusal = "RELEASE_NOT_READABLE";

function createReads(connection: Connection) {
  const { call, at } = connection;
  const { repos } = connection.octokit.rest;
  const one = async (send: Send<ReleaseData>): Promise<Release | undefined> => {
    const answer = await call(reading, send);
    if ("fault" in answer && answer.fault.status === 404) return undefined;
    return toRelease(dataOf(answer, "Reading the release", refusal));
  };
  return {
    readRelease: async (id) => {
      const release = await one((request) => repos.getRelease({ ...at, release_id: id, request }));
      // The notes are written back as they are read: the notes of another release would replace this one's.
      if (release !== undefined && release.id !== id) throw notOfItsForm("answer about a release");
      return release;
    },
    readReleaseByTag: (tag) => one((request) => repos.getReleaseByTag({ ...at, tag, request })),
    readLatestRelease: () => one((request) => repos.getLatestRelease({ ...at, request })),
    readReleases: async function* () {
      const list = readPages(connection, "Listing the releases", refusal, (query) =>
        repos.listReleases({ ...at, ...query }),
      );
      for await (const data of list) yield toRelease(data);
    },
    readAssets: async ({ id, tag }) => {
      const assets: Asset[] = [];
      const list = readPages(connection, "Listing the release's assets", refusal, (query) =>
        repos.listReleaseAssets({ ...at, release_id: id, ...query }),
      );
      for await (const data of list) assets.push(toAsset(data, tag));
      return assets;
    },
  } satisfies Partial<Forge>;
}

const writeRefusal = "RELEASE_NOT_WRITABLE";

// After an unclear answer, the meaning of a change of a release, or of an upload, depends on the present state: the
// caller reads it.
const uploading: RequestPolicy = { ...onceOnly, timeoutMs: 300_000 };

function createWrites({ call, writeTurn, at, octokit }: Connection) {
  const { repos } = octokit.rest;
  return {
    writeTurn,
    ensureWritable: async ({ id, tag, name, isPrerelease }) => {
      // Never the notes: another job may be writing them. In a frozen release only the title may change.
      const same = name ? { name } : { prerelease: isPrerelease };
      const answer = await call(repeatable, (request) =>
        repos.updateRelease({ ...at, release_id: id, ...same, request }),
      );
      // GitHub checks the permission first: a 422 means that the token may write.
      if ("data" in answer || answer.fault.status === 422) return;
      throw toGitHubError(answer.fault, `Writing to the release ${tag}`, writeRefusal);
    },
    updateNotes: async ({ id }, body, attempt) => {
      const answer = await call({ ...onceOnly, attempt }, (request) =>
        repos.updateRelease({ ...at, release_id: id, body, request }),
      );
      if ("data" in answer) return "sent";
      if (answer.isRetryable === true) return "again";
      if (isAmbiguous(answer.fault)) return "sent";
      throw toGitHubError(answer.fault, "Writing the release notes", writeRefusal);
    },
  } satisfies Partial<Forge>;
}

function createAssetWrites({ call, at, octokit, apiUrl }: Connection, readAssets: Forge["readAssets"]) {
  const { repos } = octokit.rest;
  return {
    uploadAsset: async (release, name, bytes, label) => {
      const url = uploadAddress(release, name, apiUrl).href;
      // The only type in GitHub's description of this operation.
      const headers = { "content-type": "application/octet-stream" };
      const answer = await call(uploading, (request) =>
        octokit.request({ method: "POST", url, headers, data: bytes, request }),
      );
      if ("data" in answer) return toAsset(answer.data as AssetData, release.tag);
      if (isAmbiguous(answer.fault) || isNameTaken(answer.fault)) return undefined;
      const error = toGitHubError(answer.fault, `Uploading ${label}`, writeRefusal);
      // GitHub does not document the words of its limit, so the number of assets is counted.
      if (error.code !== "GITHUB_REFUSED" || (await readAssets(release)).length < maxAssets) throw error;
      throw new AnchorError("ASSET_LIMIT_REACHED", error.message, { cause: error.cause });
    },
    renameAsset: async ({ tag }, { id }, name) => {
      const answer = await call(repeatable, (request) =>
        repos.updateReleaseAsset({ ...at, asset_id: id, name, request }),
      );
      if ("data" in answer) return toAsset(answer.data, tag);
      if (isNameTaken(answer.fault)) return undefined;
      throw toGitHubError(answer.fault, `Giving the new ${name}, which is attached and whole, its name`, writeRefusal);
    },
    deleteAsset: async ({ id }, label) => {
      const answer = await call(repeatable, (request) => repos.deleteReleaseAsset({ ...at, asset_id: id, request }));
      // An asset that another program has removed counts as removed.
      if ("data" in answer || answer.fault.status === 404) return;
      throw toGitHubError(answer.fault, `Removing an asset in place of ${label}`, writeRefusal);
    },
  } satisfies Partial<Forge>;
}

/**
 * Returns the release's own upload address for an asset of `name`. The token is sent there, so it must be GitHub's: the
 * API's host, or that with `uploads` in place of, or before, `api`; on the local machine all ports have one owner.
 *
 * @throws AnchorError `GITHUB_REFUSED`
 */
export function uploadAddress({ uploadUrl }: Pick<Release, "uploadUrl">, name: string, apiUrl: string): URL {
  const url = new URL(uploadUrl.replace(/\{.*$/s, ""));
  const api = new URL(apiUrl);
  const hosts = [api.host, api.host.replace(/^api\./, "uploads."), `uploads.${api.host}`];
  const isGitHub = url.protocol === api.protocol && hosts.includes(url.host);
  if (!isGitHub && !(isLoopback(api) && isLoopback(url))) {
    throw new AnchorError("GITHUB_REFUSED", `The release names ${url.origin} for uploads, which is not GitHub's.`);
  }
  url.searchParams.set("name", name);
  return url;
}
