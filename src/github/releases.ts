/** What is read from GitHub's REST API, one thin method each. */
import { json } from "node:stream/consumers";

import { follow, type Download } from "../api/downloads.ts";
import { takeAtMost } from "../core/bytes.ts";
import { AnchorError } from "../core/errors.ts";
import {
  notOfItsForm,
  toAsset,
  toRelease,
  type Asset,
  type Release,
  type ReleaseData,
  type AssetData,
} from "../release/forge.ts";
import { isLoopbackPair, type Connection, pageSize, readPages } from "./connection.ts";
import { dataOf, isLimit, toFault, toGitHubError, type GitHubFault, type Answer } from "./fault.ts";
import { type Manner, type Received, onceOnly, repeatable } from "./requests.ts";

/** Each throws AnchorError for all that is neither found nor missing. */
export interface GitHubReads {
  /** One release, or `undefined` when there is none or the token may not see it. */
  readonly readRelease: (id: number) => Promise<Release | undefined>;
  readonly readReleaseByTag: (tag: string) => Promise<Release | undefined>;
  readonly readLatestRelease: () => Promise<Release | undefined>;
  /** All releases, drafts among them when the token may write; a page is read when it is reached. */
  readonly readReleases: () => AsyncGenerator<Release>;
  readonly readAssets: (release: Release) => Promise<readonly Asset[]>;
  /** An asset's bytes, waited for where GitHub limits how often it is asked; the host that stores them never sees the token. */
  readonly openAsset: (asset: Pick<Asset, "id">, signal: AbortSignal) => Promise<Download>;
}

const readManner: Manner = { isWrite: false, isRepeatable: true, timeoutMs: 30_000 };
const refusal = "RELEASE_NOT_READABLE";

/** What is read over `connection`. */
export function createReads(connection: Connection): GitHubReads {
  const { call, at } = connection;
  const { repos } = connection.octokit.rest;
  const one = async (send: (signal: AbortSignal) => Promise<Received<ReleaseData>>): Promise<Release | undefined> => {
    const answer = await call(readManner, send);
    if ("fault" in answer && answer.fault.status === 404) return undefined;
    return toRelease(dataOf(answer, "Reading the release", refusal));
  };
  return {
    readRelease: async (id) => {
      const release = await one((signal) => repos.getRelease({ ...at, release_id: id, request: { signal } }));
      // The notes are written back as they are read: those of another release would take their place.
      if (release !== undefined && release.id !== id) throw notOfItsForm("a release");
      return release;
    },
    readReleaseByTag: (tag) => one((signal) => repos.getReleaseByTag({ ...at, tag, request: { signal } })),
    readLatestRelease: () => one((signal) => repos.getLatestRelease({ ...at, request: { signal } })),
    readReleases: async function* () {
      const list = readPages(connection, { doing: "Listing the releases", refusal }, (page, signal) =>
        repos.listReleases({ ...at, per_page: pageSize, page, request: { signal } }),
      );
      for await (const data of list) yield toRelease(data);
    },
    readAssets: async ({ id }) => {
      const assets: Asset[] = [];
      const list = readPages(connection, { doing: "Listing the release's assets", refusal }, (page, signal) =>
        repos.listReleaseAssets({ ...at, release_id: id, per_page: pageSize, page, request: { signal } }),
      );
      for await (const data of list) assets.push(toAsset(data));
      return assets;
    },
    openAsset: ({ id }, signal) => openInTurn(connection, id, signal),
  };
}

async function openInTurn(connection: Connection, id: number, signal: AbortSignal): Promise<Download> {
  for (let attempt = 1; ; attempt += 1) {
    await connection.readTurn();
    const answer = await openAsset(connection, id, signal);
    const limit = await readLimit(answer);
    if (limit === undefined) return answer;
    if (!connection.heedFault(limit, attempt, false)) throw toGitHubError(limit, "Downloading an asset", refusal);
  }
}

const maxRefusalLength = 65_536;

/** The fault of a download that was refused since there were too many, by its headers or by GitHub's own words. */
async function readLimit({ status, headers, body }: Download): Promise<GitHubFault | undefined> {
  if (status !== 403 && status !== 429) return undefined;
  const tooLong = (): Error => new RangeError("the refusal is too long");
  const data = await json(takeAtMost(body, maxRefusalLength, tooLong)).catch(() => undefined);
  const fault = toFault({ status, response: { status, headers, data } });
  return isLimit(fault) ? fault : undefined;
}

/** The API answers with the bytes, or redirects to a storage host. */
function openAsset(connection: Connection, id: number, signal: AbortSignal): Promise<Download> {
  const { web, token, apiUrl, repository } = connection;
  const api = new URL(apiUrl);
  const start = new URL(`${apiUrl}/repos/${repository}/releases/assets/${id}`);
  const accept = "application/octet-stream";
  return follow(web, start, signal, {
    isAllowed: (url) => url.protocol === "https:" || url.origin === api.origin || isLoopbackPair(api, url),
    headersFor: ({ origin }) => (origin === api.origin ? { accept, authorization: `token ${token}` } : { accept }),
  });
}

export interface GitHubWrites {
  /** @param attempt how often these notes have been read and written back, this time included */
  readonly updateNotes: (release: Release, body: string, attempt: number) => Promise<Answer<unknown>>;
  /** Sends a change that changes nothing: GitHub's answer tells whether the release can be written to. */
  readonly touchRelease: (release: Release) => Promise<Answer<unknown>>;
  readonly uploadAsset: (release: Release, name: string, bytes: Uint8Array) => Promise<Answer<Asset>>;
  readonly renameAsset: (asset: Asset, name: string) => Promise<Answer<Asset>>;
  readonly deleteAsset: (asset: Asset) => Promise<Answer<unknown>>;
  /** Resolves when a write would not have to wait. */
  readonly writeTurn: () => Promise<void>;
}

// What a change of a release, or an upload, means after an unclear answer depends on what is there then.
const upload: Manner = { ...onceOnly, timeoutMs: 300_000 };

/** What is written over a connection; a refusal is an answer, the caller knows what it means. */
export function createWrites({ call, writeTurn, at, octokit, apiUrl }: Connection): GitHubWrites {
  const { repos } = octokit.rest;
  return {
    writeTurn,
    updateNotes: ({ id }, body, attempt) =>
      call({ ...onceOnly, attempt }, (signal) =>
        repos.updateRelease({ ...at, release_id: id, body, request: { signal } }),
      ),
    touchRelease: ({ id, name, isPrerelease }) => {
      // Never the notes: another job may be writing them. Of the rest only the title may change in a frozen release.
      const same = name ? { name } : { prerelease: isPrerelease };
      return call(repeatable, (signal) => repos.updateRelease({ ...at, release_id: id, ...same, request: { signal } }));
    },
    uploadAsset: async (release, name, bytes) => {
      const url = uploadAddress(release, name, apiUrl).href;
      // The only type that GitHub's description of this operation knows.
      const headers = { "content-type": "application/octet-stream" };
      const answer = await call(upload, (signal) =>
        octokit.request({ method: "POST", url, headers, data: bytes, request: { signal } }),
      );
      return mapAnswer(answer, (data) => toAsset(data as AssetData));
    },
    renameAsset: async ({ id }, name) => {
      const answer = await call(repeatable, (signal) =>
        repos.updateReleaseAsset({ ...at, asset_id: id, name, request: { signal } }),
      );
      return mapAnswer(answer, toAsset);
    },
    deleteAsset: ({ id }) =>
      call(repeatable, (signal) => repos.deleteReleaseAsset({ ...at, asset_id: id, request: { signal } })),
  };
}

function mapAnswer<From, To>(answer: Answer<From>, convert: (data: From) => To): Answer<To> {
  return "data" in answer ? { data: convert(answer.data) } : answer;
}

/**
 * The release's own upload address for an asset of `name`. The token goes there, so it must be GitHub's: the API's
 * host, or that with `uploads` in place of, or before, `api`.
 *
 * @throws AnchorError `GITHUB_REFUSED`
 */
export function uploadAddress({ uploadUrl }: Pick<Release, "uploadUrl">, name: string, apiUrl: string): URL {
  const url = new URL(uploadUrl.replace(/\{.*$/s, ""));
  const api = new URL(apiUrl);
  const hosts = [api.host, api.host.replace(/^api\./, "uploads."), `uploads.${api.host}`];
  const isGitHub = url.protocol === api.protocol && hosts.includes(url.host);
  if (!isGitHub && !isLoopbackPair(api, url)) {
    throw new AnchorError("GITHUB_REFUSED", `The release names ${url.origin} for uploads, which is not GitHub's.`);
  }
  url.searchParams.set("name", name);
  return url;
}
