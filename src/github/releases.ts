/** What a run does at GitHub: reads releases and assets, and writes assets and notes. */
import { AnchorError, withMessage } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import { toLineName } from "../core/text.ts";
import { isLoopback } from "../core/addresses.ts";
import { type Asset, type Forge, maxAssets, releaseGoneError, type Release } from "../release/forge.ts";
import { connect, type Connection, type GitHubOptions, NotFoundError, readListItems } from "./connection.ts";
import { idempotentPolicy, readPolicy, type RequestPolicy, type Send, writePolicy } from "./caller.ts";
import { hashDownload, readAsset, throwUnjudged } from "./downloads.ts";
import {
  type AssetData,
  dataOf,
  type GitHubFault,
  isAmbiguous,
  isNameTaken,
  unexpectedFormError,
  type ReleaseData,
  toAsset,
  toGitHubError,
  toRelease,
} from "./answers.ts";

/** @throws AnchorError `RELEASE_NOT_FOUND` when `options` name no repository */
export function createGitHubForge(options: GitHubOptions): Forge {
  const connection = connect(options);
  const reads = createReads(connection);
  const writeCalls = createWriteCalls(connection, reads.readRelease);
  return {
    ...reads,
    githubTime: connection.githubTime,
    ensureUploadAddress: (release) => void toUploadUrl(release, "", options.apiUrl),
    ...createWrites(connection, writeCalls),
    ...createAssetWrites(connection, writeCalls, reads.readAssets),
    hash: (asset, onBytes, signal) => hashDownload(connection, asset, onBytes, signal).catch(throwUnjudged),
    read: (asset, maxBytes) => readNamedAsset(connection, asset, maxBytes),
  };
}

/** Does what {@link readAsset} does, with errors that name the asset, for a caller that reads many assets. */
export async function readNamedAsset(
  connection: Connection,
  asset: Pick<Asset, "name"> & Parameters<typeof readAsset>[1],
  maxBytes: number,
): Promise<Uint8Array> {
  try {
    return await readAsset(connection, asset, maxBytes, connection.stop);
  } catch (thrown) {
    throw thrown instanceof AnchorError
      ? withMessage(thrown, `${toLineName(asset.name)}: ${thrown.ownMessage}`)
      : thrown;
  }
}

/**
 * Reads the release of a tag with its assets in one request. The tag `latest` takes two, since it may also mean the
 * latest release. At a rate limit this fails at once, because the caller has another way to read the files.
 *
 * @returns `undefined` where there is no such release
 */
export async function readReleaseWithAssets({ call, repo, octokit }: Connection, tag: string) {
  const { repos } = octokit.rest;
  const getByTag: Send<ReleaseData> = (request) => repos.getReleaseByTag({ ...repo, tag, request });
  const getLatest: Send<ReleaseData> = (request) => repos.getLatestRelease({ ...repo, request });
  for (const send of tag === "latest" ? [getByTag, getLatest] : [getByTag]) {
    const answer = await call({ ...readPolicy, failsAtLimit: true }, send);
    if ("fault" in answer && answer.fault.status === 404) continue;
    const data = dataOf(answer, "Reading the release", readRefusalCode);
    const release = toRelease(data);
    if (!Array.isArray(data.assets)) throw unexpectedFormError("list of the release's assets");
    const assets = data.assets.map((asset) => toAsset(asset, release.tag)).filter(({ isUploaded }) => isUploaded);
    return { release, assets };
  }
  return undefined;
}

export const readRefusalCode = "RELEASE_NOT_READABLE";

function createReads(connection: Connection) {
  const { call, repo } = connection;
  const { repos } = connection.octokit.rest;
  const readOneRelease = async (send: Send<ReleaseData>): Promise<Release | undefined> => {
    const answer = await call(readPolicy, send);
    if ("fault" in answer && answer.fault.status === 404) return undefined;
    return toRelease(dataOf(answer, "Reading the release", readRefusalCode));
  };
  return {
    readRelease: async (id) => {
      const release = await readOneRelease((request) => repos.getRelease({ ...repo, release_id: id, request }));
      // The caller writes these notes back, so the notes of another release would replace those of this release.
      if (release !== undefined && release.id !== id) throw unexpectedFormError("answer about a release");
      return release;
    },
    readReleaseByTag: (tag) => readOneRelease((request) => repos.getReleaseByTag({ ...repo, tag, request })),
    readLatestRelease: () => readOneRelease((request) => repos.getLatestRelease({ ...repo, request })),
    readReleases: async function* () {
      const releases = readListItems(connection, "Listing the releases", readRefusalCode, (query) =>
        repos.listReleases({ ...repo, ...query }),
      );
      for await (const data of releases) yield toRelease(data);
    },
    readAssets: async (release) => {
      const assets = await listAssets(connection, release);
      if (assets === undefined) throw releaseGoneError(release.tag);
      return assets;
    },
  } satisfies Partial<Forge>;
}

/** Lists all assets of a release; returns `undefined` if there is no such release. */
export async function listAssets(
  connection: Pick<Connection, "call" | "repo" | "octokit">,
  { id, tag }: Pick<Release, "id" | "tag">,
): Promise<readonly Asset[] | undefined> {
  const assets: Asset[] = [];
  const assetItems = readListItems(connection, "Listing the release's assets", readRefusalCode, (query) =>
    connection.octokit.rest.repos.listReleaseAssets({ ...connection.repo, release_id: id, ...query }),
  );
  try {
    for await (const data of assetItems) assets.push(toAsset(data, tag));
    return assets;
  } catch (thrown) {
    if (thrown instanceof NotFoundError) return undefined;
    throw thrown;
  }
}

const writeRefusalCode = "RELEASE_NOT_WRITABLE";

/** An upload is not sent again here after an unclear answer, since the caller first reads which assets there are. */
const uploadPolicy: RequestPolicy = { ...writePolicy, timeoutMs: 300_000 };

/** How many times in a row one write may get an unclear answer before it is given up. */
const maxUnclearAnswers = 3;

type WriteCalls = ReturnType<typeof createWriteCalls>;

function createWriteCalls({ call }: Connection, readRelease: Forge["readRelease"]) {
  const unclearFaultsByKey = new Map<string, readonly GitHubFault[]>();
  return {
    readRelease,
    /**
     * Makes a write once. After an unclear answer, the caller reads whether the write was done, and calls again if not.
     * In an outage that would never end, so this throws after {@link maxUnclearAnswers}.
     */
    callWrite: async <Data>({ id }: Release, task: string, policy: RequestPolicy, send: Send<Data>) => {
      const key = `${id} ${task}`;
      const faults = unclearFaultsByKey.get(key) ?? [];
      const last = faults.at(-1);
      if (last !== undefined && faults.length >= maxUnclearAnswers) throw toGitHubError(last, task, writeRefusalCode);
      const answer = await call(policy, send);
      unclearFaultsByKey.set(key, "fault" in answer && isAmbiguous(answer.fault) ? [...faults, answer.fault] : []);
      return answer;
    },
    /** Makes the error of a refused write. After a 404, the release is read: is it gone, or may the token only read? */
    toRefusal: async ({ id, tag }: Release, fault: GitHubFault, task: string): Promise<AnchorError> => {
      const isGone = fault.status === 404 && (await readRelease(id)) === undefined;
      return isGone ? releaseGoneError(tag) : toGitHubError(fault, task, writeRefusalCode);
    },
  };
}

function createWrites(connection: Connection, { callWrite, toRefusal, readRelease }: WriteCalls) {
  const { call, waitForWriteTurn, repo, octokit } = connection;
  const { repos } = octokit.rest;
  return {
    waitForWriteTurn,
    ensureWritable: async (release) => {
      const { id, tag } = release;
      for (let attempt = 1; ; attempt += 1) {
        await waitForWriteTurn();
        // Read just before each attempt: somebody may edit the title during a long wait.
        const current = await readRelease(id);
        if (current === undefined) throw releaseGoneError(tag);
        // Writes back the title, if any, as even an immutable release allows. Not the notes: other jobs may write them.
        const unchangedField = current.name ? { name: current.name } : { prerelease: current.isPrerelease };
        const answer = await call({ ...idempotentPolicy, attempt }, (request) =>
          repos.updateRelease({ ...repo, release_id: id, ...unchangedField, request }),
        );
        // GitHub checks the permission before anything else, so a 422 means that the token may write.
        if ("data" in answer || answer.fault.status === 422) return;
        if (answer.isRetryable !== true) throw await toRefusal(release, answer.fault, `Writing to the release ${tag}`);
      }
    },
    updateNotes: async (release, body, attempt) => {
      const task = "Writing the release notes";
      const answer = await callWrite(release, task, { ...writePolicy, attempt }, (request) =>
        repos.updateRelease({ ...repo, release_id: release.id, body, request }),
      );
      // GitHub's answer has the notes as they are after the write, so it shows whether GitHub kept them.
      if ("data" in answer) return memberAt(answer.data, "body") === body ? "sent" : "unclear";
      if (answer.isRetryable === true) return "again";
      if (isAmbiguous(answer.fault)) return "unclear";
      throw await toRefusal(release, answer.fault, task);
    },
  } satisfies Partial<Forge>;
}

function createAssetWrites(
  { call, repo, octokit, apiUrl }: Connection,
  { callWrite, toRefusal }: WriteCalls,
  readAssets: Forge["readAssets"],
) {
  const { repos } = octokit.rest;
  return {
    uploadAsset: async (release, name, bytes, label) => {
      const url = toUploadUrl(release, name, apiUrl).href;
      // GitHub documents only this content type for uploads.
      const headers = { "content-type": "application/octet-stream" };
      const task = `Uploading ${label}`;
      const answer = await callWrite(release, task, uploadPolicy, (request) =>
        octokit.request({ method: "POST", url, headers, data: bytes, request }),
      );
      if ("data" in answer) return toAssetNamed(name, answer.data as AssetData, release);
      if (isAmbiguous(answer.fault) || isNameTaken(answer.fault)) return undefined;
      const error = await toRefusal(release, answer.fault, task);
      // GitHub does not document how it refuses one asset too many, so the assets are counted.
      if (error.code !== "GITHUB_REFUSED" || (await readAssets(release)).length < maxAssets) throw error;
      throw new AnchorError("ASSET_LIMIT_REACHED", error.message, { cause: error.cause });
    },
    renameAsset: async (release, { id }, name) => {
      const answer = await call(idempotentPolicy, (request) =>
        repos.updateReleaseAsset({ ...repo, asset_id: id, name, request }),
      );
      if ("data" in answer) return toAssetNamed(name, answer.data, release);
      if (isNameTaken(answer.fault)) return undefined;
      const task = `Giving the new ${name}, which is attached and whole, its name`;
      const error = await toRefusal(release, answer.fault, task);
      if (answer.fault.status !== 404 || error.code === "RELEASE_NOT_FOUND") throw error;
      return "gone";
    },
    deleteAsset: async ({ id }, label) => {
      const answer = await call(idempotentPolicy, (request) =>
        repos.deleteReleaseAsset({ ...repo, asset_id: id, request }),
      );
      // A 404 says that the asset is gone already, as when another program has removed it.
      if ("data" in answer || answer.fault.status === 404) return;
      throw toGitHubError(answer.fault, `Removing an asset in place of ${label}`, writeRefusalCode);
    },
  } satisfies Partial<Forge>;
}

/** Converts an answer about the asset `name`; returns `undefined` if the answer names another asset. */
function toAssetNamed(name: string, data: AssetData, { tag }: Release): Asset | undefined {
  return memberAt(data, "name") === name ? toAsset(data, tag) : undefined;
}

/**
 * Returns the address to which an asset `name` of the release is uploaded. The token is sent there, so the host must be
 * the API's host or its `uploads` host. On loopback any port will do, since all ports belong to one owner.
 *
 * @throws AnchorError `GITHUB_REFUSED`
 */
export function toUploadUrl({ uploadUrl }: Pick<Release, "uploadUrl">, name: string, apiUrl: string): URL {
  const url = new URL(uploadUrl.replace(/\{.*$/s, ""));
  const api = new URL(apiUrl);
  const allowedHosts = [api.host, api.host.replace(/^api\./, "uploads."), `uploads.${api.host}`];
  const isGitHubHost = url.protocol === api.protocol && allowedHosts.includes(url.host);
  if (!isGitHubHost && !(isLoopback(api) && isLoopback(url))) {
    throw new AnchorError(
      "GITHUB_REFUSED",
      `The release gave the upload address ${url.origin}, which is not GitHub's. Nothing was uploaded.`,
      { hint: "Check who answers at GITHUB_API_URL: GitHub gives no such address. Or set release-attach: body." },
    );
  }
  url.searchParams.set("name", name);
  return url;
}
