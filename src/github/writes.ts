/** What is written by GitHub's REST API, one thin method each; a refusal is an answer, the caller knows what it means. */
import { AnchorError } from "../domain/errors.ts";
import { onceOnly, repeatable, type Manner } from "./requests.ts";
import { isLoopbackPair, type Connection } from "./connection.ts";
import type { Answer } from "./github-fault.ts";
import { toAsset, type Asset, type AssetData, type Release } from "./model.ts";

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
