/** What is read from GitHub's REST API, one thin method each. */
import { follow, type Download } from "../client/transport/downloads.ts";
import type { Manner } from "./requests.ts";
import { isLoopbackPair, type Connection } from "./connection.ts";
import { dataOf } from "./github-fault.ts";
import { pageSize, readPages } from "./read-pages.ts";
import { toAsset, toRelease, type Asset, type Release, type ReleaseData } from "./model.ts";

/** Each throws AnchorError for all that is neither found nor missing. */
export interface GitHubReads {
  /** One release, or `undefined` when there is none or the token may not see it. */
  readonly readRelease: (id: number) => Promise<Release | undefined>;
  readonly readReleaseByTag: (tag: string) => Promise<Release | undefined>;
  readonly readLatestRelease: () => Promise<Release | undefined>;
  /** All releases, drafts among them when the token may write; a page is read when it is reached. */
  readonly readReleases: () => AsyncGenerator<Release>;
  readonly readAssets: (release: Release) => Promise<readonly Asset[]>;
  /** An asset's bytes; the host that stores them never sees the token. */
  readonly openAsset: (asset: Pick<Asset, "id">, signal: AbortSignal) => Promise<Download>;
}

const readManner: Manner = { isWrite: false, isRepeatable: true, timeoutMs: 30_000 };
const refusal = "RELEASE_NOT_READABLE";

export function createReads(connection: Connection): GitHubReads {
  const { call, at } = connection;
  const { repos } = connection.octokit.rest;
  const one = async (send: (signal: AbortSignal) => Promise<{ data: ReleaseData }>): Promise<Release | undefined> => {
    const answer = await call(readManner, send);
    if ("fault" in answer && answer.fault.status === 404) return undefined;
    return toRelease(dataOf(answer, "Reading the release", refusal));
  };
  return {
    readRelease: (id) => one((signal) => repos.getRelease({ ...at, release_id: id, request: { signal } })),
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
    openAsset: async ({ id }, signal) => {
      await connection.readTurn();
      return openAsset(connection, id, signal);
    },
  };
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
