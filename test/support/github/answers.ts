/** The stand-in's answers, in GitHub's shapes. */
import type { Asked } from "./operations.ts";
import { sizeOf, type AssetState, type ReleaseState } from "./state.ts";

/** Where the stand-in's parts are. */
export interface Places {
  readonly api: string;
  readonly uploads: string;
  readonly storage: string;
  /** `owner/name`. */
  readonly repository: string;
}

export interface Answer {
  readonly status: number;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export function toReleaseJson(release: ReleaseState, places: Places): object {
  const { api, repository, uploads } = places;
  const at = `${api}/repos/${repository}`;
  return {
    url: `${at}/releases/${release.id}`,
    html_url: `${pagesOf(places)}/releases/tag/${release.draft ? untagged(release) : encodeURIComponent(release.tag)}`,
    assets_url: `${at}/releases/${release.id}/assets`,
    upload_url: `${uploads}/repos/${repository}/releases/${release.id}/assets{?name,label}`,
    tarball_url: release.draft ? null : `${at}/tarball/${release.tag}`,
    zipball_url: release.draft ? null : `${at}/zipball/${release.tag}`,
    id: release.id,
    node_id: `RE_${release.id}`,
    tag_name: release.tag,
    target_commitish: "main",
    name: release.name,
    body: release.body,
    draft: release.draft,
    prerelease: release.prerelease,
    immutable: release.immutable,
    created_at: release.createdAt.toISOString(),
    published_at: release.draft ? null : release.createdAt.toISOString(),
    author: toUserJson("octocat"),
    assets: release.assets.map((asset) => toAssetJson(asset, release, places)),
  };
}

export function toAssetJson(asset: AssetState, release: ReleaseState, places: Places): object {
  const folder = release.draft ? untagged(release) : encodeURIComponent(release.tag);
  return {
    url: `${places.api}/repos/${places.repository}/releases/assets/${asset.id}`,
    browser_download_url: `${pagesOf(places)}/releases/download/${folder}/${asset.name}`,
    id: asset.id,
    node_id: `RA_${asset.id}`,
    name: asset.name,
    label: asset.label,
    state: asset.state,
    content_type: "application/octet-stream",
    size: asset.size ?? sizeOf(asset.content),
    digest: asset.digest,
    download_count: 0,
    created_at: asset.createdAt.toISOString(),
    updated_at: asset.updatedAt.toISOString(),
    uploader: toUserJson(asset.uploader),
  };
}

function pagesOf({ repository }: Places): string {
  return `https://github.com/${repository}`;
}

function untagged({ id }: ReleaseState): string {
  return `untagged-${id.toString(16).padStart(20, "0")}`;
}

export function notFound(): Answer {
  return { status: 404, json: refusal("Not Found", 404) };
}

/** What GitHub says to a token that may read and not write. */
export function readOnly(): Answer {
  return { status: 403, json: refusal("Resource not accessible by integration", 403) };
}

export function badCredentials(): Answer {
  return { status: 401, json: refusal("Bad credentials", 401) };
}

export function invalid(resource: string, field: string, code: string, message?: string): Answer {
  const error = { resource, field, code, ...(message !== undefined && { message }) };
  return { status: 422, json: { ...refusal("Validation Failed", 422), errors: [error] } };
}

export function immutable(): Answer {
  return { status: 422, json: refusal("Cannot upload assets to an immutable release.", 422) };
}

export function refusal(message: string, status: number): object {
  return { message, documentation_url: "https://docs.github.com/rest/releases", status: String(status) };
}

const userUrls = [
  "avatar_url",
  "events_url",
  "followers_url",
  "following_url",
  "gists_url",
  "html_url",
  "organizations_url",
  "received_events_url",
  "repos_url",
  "starred_url",
  "subscriptions_url",
  "url",
] as const;

/** An account as it stands beside what it made. */
export function toUserJson(login: string): object {
  return {
    login,
    id: 1,
    node_id: "U_1",
    gravatar_id: "",
    type: login.endsWith("[bot]") ? "Bot" : "User",
    site_admin: false,
    ...Object.fromEntries(userUrls.map((name) => [name, `https://api.github.com/users/${login}/${name}`])),
  };
}

/** One page of a list, with the links to the others (RFC 8288) as GitHub gives them. */
export function page<Item>(
  items: readonly Item[],
  { query }: Asked,
  toJson: (item: Item, index: number) => object,
): Answer {
  const perPage = Math.min(100, Number(query.get("per_page") ?? 30));
  const number = Number(query.get("page") ?? 1);
  const last = Math.max(1, Math.ceil(items.length / perPage));
  const link = `<https://api.github.com/next?page=${number + 1}>; rel="next"`;
  return {
    status: 200,
    json: items.slice((number - 1) * perPage, number * perPage).map(toJson),
    ...(number < last && { headers: { link } }),
  };
}
