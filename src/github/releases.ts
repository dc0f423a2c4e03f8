/** GitHub as the forge of a repository's releases; each method makes one request. */
import { AnchorError, withAccount } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import { toLineName } from "../core/text.ts";
import { isLoopback } from "../core/url.ts";
import { type Asset, type Forge, maxAssets, noLongerThere, type Release } from "../release/forge.ts";
import { connect, type Connection, type GitHubOptions, NotThere, readListPages } from "./connection.ts";
import { type GitHubCaller, onceOnly, reading, repeatable, type RequestPolicy, type Send } from "./caller.ts";
import { hashDownload, readAsset } from "./downloads.ts";
import {
  type AssetData,
  dataOf,
  type GitHubFault,
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
  const calls = { repeated: createRepeatedCall(connection.call), toRefusal: createToRefusal(reads.readRelease) };
  return {
    ...reads,
    githubTime: connection.githubTime,
    ...createWrites(connection, calls),
    ...createAssetWrites(connection, calls, reads.readAssets),
    hash: (asset, onBytes, signal) => hashDownload(connection, asset, onBytes, signal),
    read: (asset, most) => readNamedAsset(connection, asset, most),
  };
}

/** Reads the bytes of an asset as {@link readAsset} does. Of many files of evidence, the error says which. */
export async function readNamedAsset(
  connection: Connection,
  asset: Pick<Asset, "name"> & Parameters<typeof readAsset>[1],
  most: number,
): Promise<Uint8Array> {
  try {
    return await readAsset(connection, asset, most, connection.stop);
  } catch (thrown) {
    throw thrown instanceof AnchorError ? withAccount(thrown, `${toLineName(asset.name)}: ${thrown.account}`) : thrown;
  }
}

/**
 * Reads the release of a tag with its assets: one request, but for `latest`, which may be a tag's name. A limit of GitHub's
 * ends it.
 *
 * @returns `undefined` where GitHub says that there is no such release
 */
export async function readWithAssets({ call, at, octokit }: Connection, tag: string) {
  const { repos } = octokit.rest;
  const byTag: Send<ReleaseData> = (request) => repos.getReleaseByTag({ ...at, tag, request });
  const latest: Send<ReleaseData> = (request) => repos.getLatestRelease({ ...at, request });
  for (const send of tag === "latest" ? [byTag, latest] : [byTag]) {
    const answer = await call({ ...reading, endsAtLimit: true }, send);
    if ("fault" in answer && answer.fault.status === 404) continue;
    const data = dataOf(answer, "Reading the release", readRefusal);
    const release = toRelease(data);
    if (!Array.isArray(data.assets)) throw notOfItsForm("list of the release's assets");
    const assets = data.assets.map((asset) => toAsset(asset, release.tag)).filter(({ isUploaded }) => isUploaded);
    return { release, assets };
  }
  return undefined;
}

/** What a refused reading means. */
export const readRefusal = "RELEASE_NOT_READABLE";

function createReads(connection: Connection) {
  const { call, at } = connection;
  const { repos } = connection.octokit.rest;
  const one = async (send: Send<ReleaseData>): Promise<Release | undefined> => {
    const answer = await call(reading, send);
    if ("fault" in answer && answer.fault.status === 404) return undefined;
    return toRelease(dataOf(answer, "Reading the release", readRefusal));
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

/** Lists the assets of a release; `undefined` where GitHub says that there is none. */
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
    if (thrown instanceof NotThere) return undefined;
    throw thrown;
  }
}

const writeRefusal = "RELEASE_NOT_WRITABLE";

// After an unclear answer, the meaning of a change of a release, or of an upload, depends on the present state: the
// caller reads it.
const uploading: RequestPolicy = { ...onceOnly, timeoutMs: 300_000 };

/** What all writes use besides the connection. */
interface WriteCalls {
  readonly repeated: ReturnType<typeof createRepeatedCall>;
  readonly toRefusal: ReturnType<typeof createToRefusal>;
}

/** Most writes of the same thing in a row that get no clear answer. */
const maxOutages = 3;

/**
 * Creates the call for writes that a caller repeats itself: after an unclear answer it looks whether the write was done.
 * In an outage the repeating must end.
 *
 * @throws AnchorError `GITHUB_UNAVAILABLE` instead of the write that would be one too many
 */
function createRepeatedCall(call: GitHubCaller["call"]) {
  const outages = new Map<string, readonly GitHubFault[]>();
  return async <Data>({ id }: Release, doing: string, manner: RequestPolicy, send: Send<Data>) => {
    const key = `${id} ${doing}`;
    const before = outages.get(key) ?? [];
    const last = before.at(-1);
    if (last !== undefined && before.length >= maxOutages) throw toGitHubError(last, doing, writeRefusal);
    const answer = await call(manner, send);
    outages.set(key, "fault" in answer && isAmbiguous(answer.fault) ? [...before, answer.fault] : []);
    return answer;
  };
}

/**
 * Creates the function that makes the error of a refused write. GitHub answers 404 also where a token may only read, so
 * the release is read.
 */
function createToRefusal(readRelease: Forge["readRelease"]) {
  return async ({ id, tag }: Release, fault: GitHubFault, doing: string): Promise<AnchorError> => {
    const isGone = fault.status === 404 && (await readRelease(id)) === undefined;
    return isGone ? noLongerThere(tag) : toGitHubError(fault, doing, writeRefusal);
  };
}

function createWrites({ call, writeTurn, slowWrites, at, octokit }: Connection, { repeated, toRefusal }: WriteCalls) {
  const { repos } = octokit.rest;
  return {
    writeTurn,
    slowWrites,
    ensureWritable: async (release) => {
      const { id, tag, name, isPrerelease } = release;
      // Never the notes: another job may be writing them. In a frozen release only the title may change.
      const same = name ? { name } : { prerelease: isPrerelease };
      const answer = await call(repeatable, (request) =>
        repos.updateRelease({ ...at, release_id: id, ...same, request }),
      );
      // GitHub checks the permission first: a 422 means that the token may write.
      if ("data" in answer || answer.fault.status === 422) return;
      throw await toRefusal(release, answer.fault, `Writing to the release ${tag}`);
    },
    updateNotes: async (release, body, attempt) => {
      const doing = "Writing the release notes";
      const answer = await repeated(release, doing, { ...onceOnly, attempt }, (request) =>
        repos.updateRelease({ ...at, release_id: release.id, body, request }),
      );
      // The answer quotes the notes as they are now; those that were not written are looked at once more.
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
      // The only type in GitHub's description of this operation.
      const headers = { "content-type": "application/octet-stream" };
      const doing = `Uploading ${label}`;
      const answer = await repeated(release, doing, uploading, (request) =>
        octokit.request({ method: "POST", url, headers, data: bytes, request }),
      );
      if ("data" in answer) return toAssetNamed(name, answer.data as AssetData, release);
      if (isAmbiguous(answer.fault) || isNameTaken(answer.fault)) return undefined;
      const error = await toRefusal(release, answer.fault, doing);
      // GitHub does not document the words of its limit, so the number of assets is counted.
      if (error.code !== "GITHUB_REFUSED" || (await readAssets(release)).length < maxAssets) throw error;
      throw new AnchorError("ASSET_LIMIT_REACHED", error.message, { cause: error.cause });
    },
    renameAsset: async (release, { id }, name) => {
      const answer = await call(repeatable, (request) =>
        repos.updateReleaseAsset({ ...at, asset_id: id, name, request }),
      );
      if ("data" in answer) return toAssetNamed(name, answer.data, release);
      if (isNameTaken(answer.fault)) return undefined;
      const doing = `Giving the new ${name}, which is attached and whole, its name`;
      const error = await toRefusal(release, answer.fault, doing);
      // Another run of the job may have taken over what is in this asset, and removed it.
      if (answer.fault.status !== 404 || error.code === "RELEASE_NOT_FOUND") throw error;
      return undefined;
    },
    deleteAsset: async ({ id }, label) => {
      const answer = await call(repeatable, (request) => repos.deleteReleaseAsset({ ...at, asset_id: id, request }));
      // An asset that another program has removed counts as removed.
      if ("data" in answer || answer.fault.status === 404) return;
      throw toGitHubError(answer.fault, `Removing an asset in place of ${label}`, writeRefusal);
    },
  } satisfies Partial<Forge>;
}

/** Reads what GitHub says that it wrote; `undefined` where it says something else, so that the list must tell. */
function toAssetNamed(name: string, data: AssetData, { tag }: Release): Asset | undefined {
  return memberAt(data, "name") === name ? toAsset(data, tag) : undefined;
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
    throw new AnchorError(
      "GITHUB_REFUSED",
      `The release gave the upload address ${url.origin}, which is not GitHub's. Nothing was uploaded.`,
      { hint: "Check who answers at GITHUB_API_URL: GitHub gives no such address. The evidence is in output-dir." },
    );
  }
  url.searchParams.set("name", name);
  return url;
}
