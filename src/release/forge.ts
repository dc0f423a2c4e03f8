/** What this folder needs of a forge, which hosts releases: releases, their assets, and operations on both. */
import { AnchorError } from "../core/errors.ts";
import type { StreamHashes } from "../hash/hash-files.ts";

export interface Release {
  readonly id: number;
  readonly tag: string;
  /** The release's title. */
  readonly name: string | null;
  /** The notes, untrusted; may be empty. */
  readonly body: string;
  readonly isDraft: boolean;
  readonly isPrerelease: boolean;
  readonly isImmutable: boolean;
  /** The address of the release's page. */
  readonly url: string;
  readonly createdAt?: Date;
  /** The names of the assets in GitHub's description of the release; the separate list of assets may lag behind it. */
  readonly assetNames?: readonly string[];
  /** The address for uploads, as a template with `{?name,label}`. */
  readonly uploadUrl: string;
}

export interface Asset {
  readonly id: number;
  readonly name: string;
  /** The size in bytes. */
  readonly size: number;
  /** The SHA-256 that GitHub states, 64 lowercase hex digits; assets older than mid-2025 have none. */
  readonly sha256?: string;
  /** The SHA-256 in the evidence. If `sha256` is absent, a download that differs from it is repeated once. */
  readonly expectedSha256?: string | undefined;
  /** False for an upload that broke off or is under way. */
  readonly isUploaded: boolean;
  /** The public download address, valid once the release is published. */
  readonly url: string;
  /** When the asset was uploaded, ISO 8601 in UTC; renaming does not change it. */
  readonly uploaded: string;
  /** The login of the uploader. */
  readonly uploader?: string;
}

/** The most assets that a release can have, by GitHub's documentation. */
export const maxAssets = 1000;

/** Each method throws AnchorError unless it succeeds, or returns a special value that its own comment names. */
export interface Forge {
  /** Reads one release; `undefined` when there is none, or the token may not see it. */
  readonly readRelease: (id: number) => Promise<Release | undefined>;
  readonly readReleaseByTag: (tag: string) => Promise<Release | undefined>;
  readonly readLatestRelease: () => Promise<Release | undefined>;
  /** All releases, with drafts when the token may write; each page of the list is read only when it is reached. */
  readonly readReleases: () => AsyncIterable<Release>;
  readonly readAssets: (release: Release) => Promise<readonly Asset[]>;
  /** Downloads and hashes an asset; sets `error` when all bytes came and have another digest than the forge states. */
  readonly hash: (
    asset: Asset,
    onBytes: (bytes: number) => void,
    signal: AbortSignal,
  ) => Promise<{ readonly hashes: StreamHashes; readonly error: AnchorError | undefined }>;
  /** Reads an asset; throws if it has more than `maxBytes`, or another size or SHA-256 than the forge states. */
  readonly read: (asset: Asset, maxBytes: number) => Promise<Uint8Array>;
  /** The time by GitHub's clock; `undefined` before an answer has told it. */
  readonly githubTime: () => Date | undefined;
  /** Throws if files cannot be uploaded to the release, since its address for uploads is not the forge's. */
  readonly ensureUploadAddress: (release: Release) => void;
  /** Checks that the token may change the release, and does not change it. */
  readonly ensureWritable: (release: Release) => Promise<void>;
  /** Waits until a write may be made at once: notes that are read after this wait are still fresh when written back. */
  readonly waitForWriteTurn: () => Promise<void>;
  /**
   * Writes the notes. `unclear`: they may have been written. `again`: they were not written, since the forge asks to
   * wait. The next `waitForWriteTurn` waits as long, and the caller must then read the notes anew.
   * @param attempt how often these notes have been read and written back, this time included
   */
  readonly updateNotes: (release: Release, body: string, attempt: number) => Promise<"sent" | "unclear" | "again">;
  /** Uploads an asset called `label` in errors; `undefined` when the name is taken, or the outcome is unclear. */
  readonly uploadAsset: (
    release: Release,
    name: string,
    bytes: Uint8Array,
    label: string,
  ) => Promise<Asset | undefined>;
  /** Renames an asset; `undefined` when the name is taken, or the outcome is unclear; `gone` when the asset is gone. */
  readonly renameAsset: (release: Release, asset: Asset, name: string) => Promise<Asset | "gone" | undefined>;
  /** Removes an asset, which may be gone already. In errors, `label` names the file that takes the asset's place. */
  readonly deleteAsset: (asset: Asset, label: string) => Promise<void>;
}

/** GitHub breaks off an upload that takes longer, so an incomplete asset that is older stays incomplete. */
const maxUploadMs = 3_600_000;

/** Whether the upload of an incomplete asset may still go on at `now`, by GitHub's clock; true if `now` is unknown. */
export function isUnderWay({ uploaded = "" }: { readonly uploaded?: string }, now: Date | undefined): boolean {
  return (now?.getTime() ?? 0) - Date.parse(uploaded) < maxUploadMs;
}

/** Makes the error of a release that was deleted while the run worked. */
export function releaseGoneError(tag: string): AnchorError {
  return new AnchorError("RELEASE_NOT_FOUND", `The release ${tag} does not exist any more.`, {
    hint: ({ input, again }) =>
      `Somebody deleted it while this run worked. Create it again before you ${again}. The evidence is in ${input("output-dir")}.`,
  });
}
