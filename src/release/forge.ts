/** Releases and their assets as this folder uses them, and the operations that it needs of the forge. */
import { AnchorError } from "../core/errors.ts";
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
  /** The address of the release's page. */
  readonly url: string;
  readonly createdAt?: Date;
  /** The names of its files as its own description has them, which may know of more than the list of assets. */
  readonly fileNames?: readonly string[];
  /** The address for uploads, as a template with `{?name,label}`. */
  readonly uploadUrl: string;
}

export interface Asset {
  readonly id: number;
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** SHA-256 as 64 lowercase hex digits, computed by GitHub; assets older than mid-2025 have none. */
  readonly sha256?: string;
  /** The SHA-256 that is recorded of it: where the forge states none, other bytes are downloaded once more. */
  readonly expected?: string | undefined;
  /** False for an asset that a broken upload left behind. */
  readonly isUploaded: boolean;
  /** The public address of the download, valid once its release is published. */
  readonly url: string;
  /** When it was uploaded, ISO 8601 in UTC: another upload is another asset, another name is not. */
  readonly uploaded: string;
  /** A login. */
  readonly uploader?: string;
}

/** Most assets of one release, by GitHub's documentation. */
export const maxAssets = 1000;

/** Each method throws an AnchorError unless it succeeds or returns one of the answers named here. */
export interface Forge {
  /** Reads one release; `undefined` when there is none or the token may not see it. */
  readonly readRelease: (id: number) => Promise<Release | undefined>;
  readonly readReleaseByTag: (tag: string) => Promise<Release | undefined>;
  readonly readLatestRelease: () => Promise<Release | undefined>;
  /** Yields all releases, with drafts when the token may write; a page is read only when it is reached. */
  readonly readReleases: () => AsyncIterable<Release>;
  readonly readAssets: (release: Release) => Promise<readonly Asset[]>;
  /** Downloads and hashes an asset. `error` is set when its whole bytes have another digest than the forge states. */
  readonly hash: (
    asset: Asset,
    onBytes: (bytes: number) => void,
    signal: AbortSignal,
  ) => Promise<{ readonly hashes: StreamHashes; readonly error: AnchorError | undefined }>;
  /** Reads the bytes of an asset, which must be those that the forge states and no more than `most`. */
  readonly read: (asset: Asset, most: number) => Promise<Uint8Array>;
  /** The time by the forge's clock; `undefined` where no answer of it stated one. */
  readonly githubTime: () => Date | undefined;
  /** Checks that the token may change the release, without changing it. */
  readonly ensureWritable: (release: Release) => Promise<void>;
  /** Resolves when a write would not have to wait, so that notes read then are still fresh when written back. */
  readonly writeTurn: () => Promise<void>;
  /**
   * Makes every further write wait a second, since others write to the same release, and lists show their writes some
   * seconds later.
   */
  readonly slowWrites: () => void;
  /**
   * @param attempt how often these notes have been read and written back, this time included
   * @returns `sent` where they were written, `unclear` where they may have been; `again` where the forge wants a wait,
   *   which the next turn to write makes: the notes are out of date by then
   */
  readonly updateNotes: (release: Release, body: string, attempt: number) => Promise<"sent" | "unclear" | "again">;
  /**
   * @param label what errors call the file
   * @returns `undefined` when the name is taken, or the upload may or may not have succeeded
   */
  readonly uploadAsset: (
    release: Release,
    name: string,
    bytes: Uint8Array,
    label: string,
  ) => Promise<Asset | undefined>;
  /** Renames an asset to the name of the file that it holds; `undefined` when the name is taken, or the asset gone. */
  readonly renameAsset: (release: Release, asset: Asset, name: string) => Promise<Asset | undefined>;
  /** Removes an asset, which may be gone already; `label` is what errors call the file that takes its place. */
  readonly deleteAsset: (asset: Asset, label: string) => Promise<void>;
}

/** Creates the error of a release that was deleted while a run worked. */
export function noLongerThere(tag: string): AnchorError {
  return new AnchorError("RELEASE_NOT_FOUND", `The release ${tag} does not exist any more.`, {
    hint: ({ input, again }) =>
      `Somebody deleted it while this run worked. Create it again before you ${again}. The evidence is in ${input("output-dir")}.`,
  });
}
