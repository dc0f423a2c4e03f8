/** Releases and assets as GitHub's API gives them. */
import { AnchorError } from "../core/errors.ts";
import type { Asset, Release } from "../release/forge.ts";

/** A release, as far as it is used; fields that old servers lack are optional. */
export interface ReleaseData {
  readonly id: number;
  readonly tag_name: string;
  readonly name: string | null;
  readonly body?: string | null;
  readonly draft: boolean;
  readonly prerelease: boolean;
  readonly immutable?: boolean;
  readonly html_url: string;
  readonly upload_url: string;
}

/** An asset, as far as it is used. */
export interface AssetData {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly digest?: string | null;
  readonly state: string;
  readonly browser_download_url: string;
  readonly created_at: string;
}

/** The error of an answer that is not what GitHub describes: nothing can be said by it, and nothing written back. */
export function notOfItsForm(what: string): AnchorError {
  return new AnchorError("GITHUB_UNAVAILABLE", `GitHub's ${what} is not of its form.`);
}

/** @throws AnchorError `GITHUB_UNAVAILABLE` for what is no release */
export function toRelease(data: ReleaseData): Release {
  const { id, tag_name, upload_url, body }: Partial<ReleaseData> = data;
  const isRelease = typeof id === "number" && typeof tag_name === "string" && typeof upload_url === "string";
  if (!isRelease || typeof (body ?? "") !== "string") throw notOfItsForm("answer about a release");
  return {
    id,
    tag: tag_name,
    name: data.name,
    body: body ?? "",
    isDraft: data.draft,
    isPrerelease: data.prerelease,
    isImmutable: data.immutable === true,
    url: data.html_url,
    uploadUrl: upload_url,
  };
}

/**
 * An asset of the release of `tag`. The address that a draft's asset has names no tag (`untagged-…`) and dies when the
 * release is published: the one that it has from then on takes its place.
 *
 * @throws AnchorError `GITHUB_UNAVAILABLE` for what is no asset
 */
export function toAsset(data: AssetData, tag: string): Asset {
  const { id, name, size, browser_download_url: url }: Partial<AssetData> = data;
  const isNumbered = typeof id === "number" && typeof size === "number";
  if (!isNumbered || typeof name !== "string" || typeof url !== "string") throw notOfItsForm("answer about an asset");
  return {
    id,
    name,
    size,
    ...readSha256(data),
    isUploaded: data.state === "uploaded",
    url: url.replace(/(?<=\/releases\/download\/)untagged-[0-9a-f]+(?=\/)/, () => encodeURIComponent(tag)),
    createdAt: new Date(data.created_at),
  };
}

/** The SHA-256 that GitHub states of an asset, where it states one. */
export function readSha256({ digest }: Pick<AssetData, "digest">): { readonly sha256?: string } {
  const [, sha256] = /^sha256:([0-9a-f]{64})$/i.exec(digest ?? "") ?? [];
  return sha256 === undefined ? {} : { sha256: sha256.toLowerCase() };
}
