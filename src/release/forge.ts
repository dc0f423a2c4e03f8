/** Releases and their assets as this room knows them, and what it wants of the forge that keeps them. */
import type { AnchorError } from "../core/errors.ts";
import type { StreamHashes } from "../hash/hash-files.ts";

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
  /** False for what a broken upload left behind. */
  readonly isUploaded: boolean;
  /** Where anybody downloads it, once its release is published. */
  readonly url: string;
  readonly createdAt: Date;
}

/** Assets that one release takes (faults §3). */
export const maxAssets = 1000;

/** Each method throws an AnchorError for what is neither done nor one of the answers named here. */
export interface Forge {
  /** One release, or `undefined` when there is none or the token may not see it. */
  readonly readRelease: (id: number) => Promise<Release | undefined>;
  readonly readReleaseByTag: (tag: string) => Promise<Release | undefined>;
  readonly readLatestRelease: () => Promise<Release | undefined>;
  /** All releases, drafts among them when the token may write; a page is read when it is reached. */
  readonly readReleases: () => AsyncIterable<Release>;
  readonly readAssets: (release: Release) => Promise<readonly Asset[]>;
  /** Downloads and hashes an asset. `error` is set when it came whole and has another digest than the forge states. */
  readonly hash: (
    asset: Asset,
    onBytes: (bytes: number) => void,
    signal: AbortSignal,
  ) => Promise<{ readonly hashes: StreamHashes; readonly error: AnchorError | undefined }>;
  /** The bytes of an asset, which are those that the forge states and no more than `most`. */
  readonly read: (asset: Asset, most: number) => Promise<Uint8Array>;
  /** Makes sure that the token may change the release, without changing it. */
  readonly ensureWritable: (release: Release) => Promise<void>;
  /** Resolves when a write would not have to wait: what is read then is as fresh as can be when it is written back. */
  readonly writeTurn: () => Promise<void>;
  /**
   * @param attempt how often these notes have been read and written back, this time included
   * @returns `sent` where they were written, or may have been; `again` where the forge wants a wait, which the next
   *   turn to write makes: the notes are out of date by then
   */
  readonly updateNotes: (release: Release, body: string, attempt: number) => Promise<"sent" | "again">;
  /**
   * @param label what errors call the file
   * @returns `undefined` when the name is taken, or nobody knows whether the upload was done
   */
  readonly uploadAsset: (
    release: Release,
    name: string,
    bytes: Uint8Array,
    label: string,
  ) => Promise<Asset | undefined>;
  /** Gives an asset the name of the file that it holds; `undefined` when the name is taken. */
  readonly renameAsset: (release: Release, asset: Asset, name: string) => Promise<Asset | undefined>;
  /** Removes an asset, which may be gone already; `label` is what errors call the file that takes its place. */
  readonly deleteAsset: (asset: Asset, label: string) => Promise<void>;
}
