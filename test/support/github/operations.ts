/** What the stand-in does with each release operation. */
import { type Answer, immutable, invalid, notFound, page, type Places, toAssetJson, toReleaseJson } from "./answers.ts";
import { issueReads, issueWrites } from "./issues.ts";
import { rewriteName, type GitHubState, type ReleaseState } from "./state.ts";

/** A request that is as GitHub describes it, from somebody who may make it. */
export interface Asked {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly json: unknown;
  readonly body: Uint8Array;
  readonly accept: string;
  /** Whether the token may write, and so sees drafts. */
  readonly mayWrite: boolean;
}

type Handler = (state: GitHubState, asked: Asked, places: Places) => Answer;

const longestBody = 125_000;
const maxAssets = 1000;

/** The handlers by operation id; those of `writes` need a token that may write. */
export const reads: Readonly<Record<string, Handler>> = {
  ...issueReads,
  "repos/list-releases": ({ releases }, asked, places) => {
    const visible = releases.filter(({ draft }) => !draft || asked.mayWrite);
    return page(visible, asked, (release) => toReleaseJson(release, places));
  },
  "repos/get-latest-release": ({ releases }, _, places) => {
    const latest = releases.find(({ draft, prerelease }) => !draft && !prerelease);
    return latest === undefined ? notFound() : { status: 200, json: toReleaseJson(latest, places) };
  },
  "repos/get-release-by-tag": ({ releases }, { path }, places) => {
    const release = releases.find(({ draft, tag }) => !draft && tag === path["tag"]);
    return release === undefined ? notFound() : { status: 200, json: toReleaseJson(release, places) };
  },
  "repos/get-release": (state, asked, places) =>
    withRelease(state, asked, (release) => ({ status: 200, json: toReleaseJson(release, places) })),
  "repos/list-release-assets": (state, asked, places) =>
    withRelease(state, asked, (release) => page(release.assets, asked, (asset) => toAssetJson(asset, release, places))),
  "repos/get-release-asset": (state, asked, places) =>
    withAsset(state, asked, ({ release, asset }) => {
      if (asked.accept !== "application/octet-stream")
        return { status: 200, json: toAssetJson(asset, release, places) };
      if (asset.state !== "uploaded") return notFound();
      return { status: 302, headers: { location: `${places.storage}/${asset.id}?X-Amz-Signature=${"5".repeat(64)}` } };
    }),
};

export const writes: Readonly<Record<string, Handler>> = {
  ...issueWrites,
  "repos/create-release": (state, { json }, places) => {
    const { tag_name: tag, body, draft = false } = json as { tag_name: string; body?: string; draft?: boolean };
    const isTaken = !draft && state.releases.some((release) => !release.draft && release.tag === tag);
    if (isTaken) return invalid("Release", "tag_name", "already_exists");
    const release = state.addRelease(tag, { draft, ...(body !== undefined && { body }) });
    return { status: 201, json: toReleaseJson(release, places) };
  },
  "repos/update-release": (state, asked, places) =>
    withRelease(state, asked, (release) => {
      const change = asked.json as Partial<Record<"tag_name" | "name" | "body", string>> & { draft?: boolean };
      if ((change.body ?? "").length > longestBody) {
        return invalid("Release", "body", "custom", "body is too long (maximum is 125000 characters)");
      }
      const frozen = release.immutable && !release.draft;
      if (frozen && change.tag_name !== undefined && change.tag_name !== release.tag) return immutable();
      release.name = change.name ?? release.name;
      release.body = change.body ?? release.body;
      release.tag = change.tag_name ?? release.tag;
      release.draft = change.draft ?? release.draft;
      return { status: 200, json: toReleaseJson(release, places) };
    }),
  "repos/upload-release-asset": (state, asked, places) =>
    withRelease(state, asked, (release) => {
      if (release.immutable && !release.draft) return immutable();
      const name = rewriteName(asked.query.get("name") ?? "");
      if (hasAsset(release, name)) return invalid("ReleaseAsset", "name", "already_exists");
      if (release.assets.length >= maxAssets) {
        return invalid("ReleaseAsset", "base", "custom", "release has the maximum of 1000 assets");
      }
      const asset = state.addAsset(release, name, asked.body);
      asset.label = asked.query.get("label");
      return { status: 201, json: toAssetJson(asset, release, places) };
    }),
  "repos/update-release-asset": (state, asked, places) =>
    withAsset(state, asked, ({ release, asset }) => {
      if (release.immutable && !release.draft) return immutable();
      const name = rewriteName((asked.json as { name?: string }).name ?? asset.name);
      if (name !== asset.name && hasAsset(release, name)) return invalid("ReleaseAsset", "name", "already_exists");
      asset.name = name;
      asset.updatedAt = state.clock.now();
      return { status: 200, json: toAssetJson(asset, release, places) };
    }),
  "repos/delete-release-asset": (state, asked) =>
    withAsset(state, asked, ({ release, asset }) => {
      if (release.immutable && !release.draft) return immutable();
      release.assets.splice(release.assets.indexOf(asset), 1);
      return { status: 204 };
    }),
};

/** What a 502 in the middle of an upload leaves: an asset that blocks the name and cannot be downloaded. */
export function leaveStarter(state: GitHubState, { path, query }: Asked): void {
  const release = state.releases.find(({ id }) => id === Number(path["release_id"]));
  if (release === undefined) return;
  const asset = state.addAsset(release, rewriteName(query.get("name") ?? ""), "");
  asset.state = "starter";
  asset.digest = null;
}

function hasAsset({ assets }: ReleaseState, name: string): boolean {
  return assets.some((asset) => asset.name.toLowerCase() === name.toLowerCase());
}

function withRelease(state: GitHubState, { path, mayWrite }: Asked, then: (release: ReleaseState) => Answer): Answer {
  const release = state.releases.find(({ id }) => id === Number(path["release_id"]));
  return release === undefined || (release.draft && !mayWrite) ? notFound() : then(release);
}

function withAsset(
  state: GitHubState,
  { path, mayWrite }: Asked,
  then: (found: NonNullable<ReturnType<GitHubState["findAsset"]>>) => Answer,
): Answer {
  const found = state.findAsset(Number(path["asset_id"]));
  return found === undefined || (found.release.draft && !mayWrite) ? notFound() : then(found);
}
