import { AnchorError, withMessage } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import { toLineName } from "../core/text.ts";
import { isLoopback } from "../core/url.ts";
import { type Asset, type Forge, maxAssets, noLongerThere, type Release } from "../release/forge.ts";
import { connect, type Connection, type GitHubOptions, NotFoundError, readListPages } from "./connection.ts";
import { type GitHubCaller, writeOnce, readPolicy, idempotent, type RequestPolicy, type Send } from "./caller.ts";
import { hashDownload, readAsset } from "./downloads.ts";
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
export function createGitHub(options: GitHubOptions): Forge {
  const connection = connect(options);
  const reads = createReads(connection);
  const calls = { repeated: createWriteCall(connection.call), toRefusal: createToRefusal(reads.readRelease) };
  return {
    ...reads,
    githubTime: connection.githubTime,
    ...createWrites(connection, calls),
    ...createAssetWrites(connection, calls, reads.readAssets),
    hash: (asset, onBytes, signal) => hashDownload(connection, asset, onBytes, signal),
    read: (asset, most) => readNamedAsset(connection, asset, most),
  };
}

/** Does what {@link readAsset} does, with errors that name the asset, for a caller that reads many. */
export async function readNamedAsset(
  connection: Connection,
  asset: Pick<Asset, "name"> & Parameters<typeof readAsset>[1],
  most: number,
): Promise<Uint8Array> {
  try {
    return await readAsset(connection, asset, most, connection.stop);
  } catch (thrown) {
    throw thrown instanceof AnchorError
      ? withMessage(thrown, `${toLineName(asset.name)}: ${thrown.ownMessage}`)
      : thrown;
  }
}

/**
 * Reads the release of a tag with its assets in one request, or two for `latest`, which may also be a tag's name. A rate
 * limit is an error at once.
 *
 * @returns `undefined` where there is no such release
 */
export async function readWithAssets({ call, at, octokit }: Connection, tag: string) {
  const { repos } = octokit.rest;
  const byTag: Send<ReleaseData> = (request) => repos.getReleaseByTag({ ...at, tag, request });
  const latest: Send<ReleaseData> = (request) => repos.getLatestRelease({ ...at, request });
  for (const send of tag === "latest" ? [byTag, latest] : [byTag]) {
    const answer = await call({ ...readPolicy, endsAtLimit: true }, send);
    if ("fault" in answer && answer.fault.status === 404) continue;
    const data = dataOf(answer, "Reading the release", readRefusal);
    const release = toRelease(data);
    if (!Array.isArray(data.assets)) throw unexpectedFormError("list of the release's assets");
    const assets = data.assets.map((asset) => toAsset(asset, release.tag)).filter(({ isUploaded }) => isUploaded);
    return { release, assets };
  }
  return undefined;
}

export const readRefusal = "RELEASE_NOT_READABLE";

function createReads(connection: Connection) {
  const { call, at } = connection;
  const { repos } = connection.octokit.rest;
  const one = async (send: Send<ReleaseData>): Promise<Release | undefined> => {
    const answer = await call(readPolicy, send);
    if ("fault" in answer && answer.fault.status === 404) return undefined;
    return toRelease(dataOf(answer, "Reading the release", readRefusal));
  };
  return {
    readRelease: async (id) => {
      const release = await one((request) => repos.getRelease({ ...at, release_id: id, request }));
      // Notes are written back changed: those of another release would replace this one's.
      if (release !== undefined && release.id !== id) throw unexpectedFormError("answer about a release");
      return release;
    },
    readReleaseByTag: (tag) => one((request) => repos.getReleaseByTag({ ...at, tag, request })),
    readLatestRelease: () => one((request) => repos.getLatestRelease({ ...at, request })),
    readReleases: async function* () {
      const list = readListPages(connection, "Listing the releases", readRefusal, (query) =>
        repos.listReleases({ ...at, ...query }),
      );
      for await (const data of list) yield toRelease(data);
    },
    readAssets: async (release) => {
      const assets = await listAssets(connection, release);
      if (assets === undefined) throw noLongerThere(release.tag);
      return assets;
    },
  } satisfies Partial<Forge>;
}

/** Returns `undefined` where there is no such release. */
export async function listAssets(
  connection: Pick<Connection, "call" | "at" | "octokit">,
  { id, tag }: Pick<Release, "id" | "tag">,
): Promise<readonly Asset[] | undefined> {
  const assets: Asset[] = [];
  const list = readListPages(connection, "Listing the release's assets", readRefusal, (query) =>
    connection.octokit.rest.repos.listReleaseAssets({ ...connection.at, release_id: id, ...query }),
  );
  try {
    for await (const data of list) assets.push(toAsset(data, tag));
    return assets;
  } catch (thrown) {
    if (thrown instanceof NotFoundError) return undefined;
    throw thrown;
  }
}

const writeRefusal = "RELEASE_NOT_WRITABLE";

// Not repeated: after an unclear answer, the caller reads what there is now.
const uploadPolicy: RequestPolicy = { ...writeOnce, timeoutMs: 300_000 };

interface WriteCalls {
  readonly repeated: ReturnType<typeof createWriteCall>;
  readonly toRefusal: ReturnType<typeof createToRefusal>;
}

/** How many writes of one thing in a row may get no clear answer. */
const maxOutages = 3;

/**
 * Creates the call for writes that a caller repeats itself: after an unclear answer, it looks whether the write was
 * done. In an outage, the call ends the repeating.
 *
 * @throws AnchorError `GITHUB_UNAVAILABLE` after {@link maxOutages} unclear answers
 */
function createWriteCall(call: GitHubCaller["call"]) {
  const outages = new Map<string, readonly GitHubFault[]>();
  return async <Data>({ id }: Release, doing: string, policy: RequestPolicy, send: Send<Data>) => {
    const key = `${id} ${doing}`;
    const before = outages.get(key) ?? [];
    const last = before.at(-1);
    if (last !== undefined && before.length >= maxOutages) throw toGitHubError(last, doing, writeRefusal);
    const answer = await call(policy, send);
    outages.set(key, "fault" in answer && isAmbiguous(answer.fault) ? [...before, answer.fault] : []);
    return answer;
  };
}

/** Makes the error of a refused write. It reads the release: GitHub answers 404 also to a token that may only read. */
function createToRefusal(readRelease: Forge["readRelease"]) {
  return async ({ id, tag }: Release, fault: GitHubFault, doing: string): Promise<AnchorError> => {
    const isGone = fault.status === 404 && (await readRelease(id)) === undefined;
    return isGone ? noLongerThere(tag) : toGitHubError(fault, doing, writeRefusal);
  };
}

function createWrites({ call, writeTurn, at, octokit }: Connection, { repeated, toRefusal }: WriteCalls) {
  const { repos } = octokit.rest;
  return {
    waitForWriteTurn: writeTurn,
    ensureWritable: async (release) => {
      const { id, tag, name, isPrerelease } = release;
      // Writes back a title, if any: an immutable release allows nothing else, and another job may write the notes.
      const same = name ? { name } : { prerelease: isPrerelease };
      const answer = await call(idempotent, (request) =>
        repos.updateRelease({ ...at, release_id: id, ...same, request }),
      );
      // GitHub checks the permission first, so a 422 means that the token may write.
      if ("data" in answer || answer.fault.status === 422) return;
      throw await toRefusal(release, answer.fault, `Writing to the release ${tag}`);
    },
    updateNotes: async (release, body, attempt) => {
      const doing = "Writing the release notes";
      const answer = await repeated(release, doing, { ...writeOnce, attempt }, (request) =>
        repos.updateRelease({ ...at, release_id: release.id, body, request }),
      );
      // The answer has the notes as they are now.
      if ("data" in answer) return memberAt(answer.data, "body") === body ? "sent" : "unclear";
      if (answer.isRetryable === true) return "again";
      if (isAmbiguous(answer.fault)) return "unclear";
      throw await toRefusal(release, answer.fault, doing);
    },
  } satisfies Partial<Forge>;
}

function createAssetWrites(
  { call, at, octokit, apiUrl }: Connection,
  { repeated, toRefusal }: WriteCalls,
  readAssets: Forge["readAssets"],
) {
  const { repos } = octokit.rest;
  return {
    uploadAsset: async (release, name, bytes, label) => {
      const url = uploadAddress(release, name, apiUrl).href;
      // The only type that GitHub documents for uploads.
      const headers = { "content-type": "application/octet-stream" };
      const doing = `Uploading ${label}`;
      const answer = await repeated(release, doing, uploadPolicy, (request) =>
        octokit.request({ method: "POST", url, headers, data: bytes, request }),
      );
      if ("data" in answer) return toAssetNamed(name, answer.data as AssetData, release);
      if (isAmbiguous(answer.fault) || isNameTaken(answer.fault)) return undefined;
      const error = await toRefusal(release, answer.fault, doing);
      // GitHub does not document how it refuses one asset too many, so the assets are counted.
      if (error.code !== "GITHUB_REFUSED" || (await readAssets(release)).length < maxAssets) throw error;
      throw new AnchorError("ASSET_LIMIT_REACHED", error.message, { cause: error.cause });
    },
    renameAsset: async (release, { id }, name) => {
      const answer = await call(idempotent, (request) =>
        repos.updateReleaseAsset({ ...at, asset_id: id, name, request }),
      );
      if ("data" in answer) return toAssetNamed(name, answer.data, release);
      if (isNameTaken(answer.fault)) return undefined;
      const doing = `Giving the new ${name}, which is attached and whole, its name`;
      const error = await toRefusal(release, answer.fault, doing);
      // Another run of the job may have attached the same content and removed this asset.
      if (answer.fault.status !== 404 || error.code === "RELEASE_NOT_FOUND") throw error;
      return undefined;
    },
    deleteAsset: async ({ id }, label) => {
      const answer = await call(idempotent, (request) => repos.deleteReleaseAsset({ ...at, asset_id: id, request }));
      // Another program may have removed the asset.
      if ("data" in answer || answer.fault.status === 404) return;
      throw toGitHubError(answer.fault, `Removing an asset in place of ${label}`, writeRefusal);
    },
  } satisfies Partial<Forge>;
}

/** Returns `undefined` where GitHub's answer is about another asset, so that the caller reads the list. */
function toAssetNamed(name: string, data: AssetData, { tag }: Release): Asset | undefined {
  return memberAt(data, "name") === name ? toAsset(data, tag) : undefined;
}

/**
 * Returns the release's own upload address for an asset of `name`. It gets the token, so it must be GitHub's: of the
 * API's host or its `uploads` host; on loopback any port will do, since all ports have one owner.
 *
 * @throws AnchorError `GITHUB_REFUSED`
 */
export function uploadAddress({ uploadUrl }: Pick<Release, "uploadUrl">, name: string, apiUrl: string): URL {
  const url = new URL(uploadUrl.replace(/\{.*$/s, ""));
  const api = new URL(apiUrl);
  const hosts = [api.host, api.host.replace(/^api\./, "uploads."), `uploads.${api.host}`];
  const isGitHub = url.protocol === api.protocol && hosts.includes(url.host);
  if (!isGitHub && !(isLoopback(api) && isLoopback(url))) {
    throw new AnchorError(
      "GITHUB_REFUSED",
      `The release gave the upload address ${url.origin}, which is not GitHub's. Nothing was uploaded.`,
      { hint: "Check who answers at GITHUB_API_URL: GitHub gives no such address. The evidence is in output-dir." },
    );
  }
  url.searchParams.set("name", name);
  return url;
}
