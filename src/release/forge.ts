import { AnchorError } from "../core/errors.ts";

/** Releases and assets as the rest of the folder knows them; fields that old servers lack are optional. */

export interface Release {
  readonly id: number;
  readonly tag: string;
  /** The title. */
  readonly name: string | null;
  /** The notes, untrusted; empty when there are none. */
  readonly body: string;
  readonly isDraft: boolean;
  readonly isPrerelease: boolean;
  readonly isImmutable: boolean;
  /** Its page. */
  readonly url: string;
  /** Where assets are posted to, as a template with `{?name,label}`. */
  readonly uploadUrl: string;
}

export interface Asset {
  readonly id: number;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 as 64 lowercase hex digits, by GitHub's own count; assets older than mid-2025 have none. */
  readonly sha256?: string;
  /** False for what a broken upload left behind (`starter`). */
  readonly isUploaded: boolean;
  /** Where anybody downloads it; of a draft, an address that changes when it is published. */
  readonly url: string;
  readonly createdAt: Date;
}

/** Assets that one release takes (faults §3). */
export const maxAssets = 1000;

/** A release as GitHub's API gives it, as far as it is used. */
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

/** An asset as GitHub's API gives it, as far as it is used. */
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
  return new AnchorError("GITHUB_UNAVAILABLE", `GitHub's answer about ${what} is not of its form.`);
}

/** @throws AnchorError `GITHUB_UNAVAILABLE` for what is no release */
export function toRelease(data: ReleaseData): Release {
  const { id, tag_name, upload_url, body }: Partial<ReleaseData> = data;
  const isRelease = typeof id === "number" && typeof tag_name === "string" && typeof upload_url === "string";
  if (!isRelease || typeof (body ?? "") !== "string") throw notOfItsForm("a release");
  return {
    id: data.id,
    tag: data.tag_name,
    name: data.name,
    body: data.body ?? "",
    isDraft: data.draft,
    isPrerelease: data.prerelease,
    isImmutable: data.immutable === true,
    url: data.html_url,
    uploadUrl: data.upload_url,
  };
}

/** @throws AnchorError `GITHUB_UNAVAILABLE` for what is no asset */
export function toAsset(data: AssetData): Asset {
  const { id, name, size, browser_download_url }: Partial<AssetData> = data;
  const isNumbered = typeof id === "number" && typeof size === "number";
  if (!isNumbered || typeof name !== "string" || typeof browser_download_url !== "string")
    throw notOfItsForm("an asset");
  const [, sha256] = /^sha256:([0-9a-f]{64})$/i.exec(data.digest ?? "") ?? [];
  return {
    id: data.id,
    name: data.name,
    size: data.size,
    ...(sha256 !== undefined && { sha256: sha256.toLowerCase() }),
    isUploaded: data.state === "uploaded",
    url: data.browser_download_url,
    createdAt: new Date(data.created_at),
  };
}

/**
 * Where an asset stays for good: the address of a draft's asset names no tag (`untagged-…`) and dies when the release
 * is published.
 */
export function permanentUrl({ url }: Asset, { tag }: Release): string {
  return url.replace(/(\/releases\/download\/)untagged-[0-9a-f]+(?=\/)/, (_, before: string) => {
    return before + encodeURIComponent(tag);
  });
}
