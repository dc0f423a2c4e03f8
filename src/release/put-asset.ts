/** Puts evidence files among a release's assets, so that at every moment the old content or the new one is there. */
import { hash, randomBytes } from "node:crypto";

import { AnchorError } from "../core/errors.ts";
import { isTemporaryName, temporaryName } from "../core/file-names.ts";
import type { Asset, Forge, Release } from "./forge.ts";

/** A file to be attached, under a name that GitHub leaves as it is. */
export interface EvidenceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether an asset with other bytes may stay, because its content is the same or more complete. */
  readonly mayStay?: (existing: Asset) => Promise<boolean>;
}

type AssetStore = Pick<Forge, "readAssets" | "read" | "uploadAsset" | "renameAsset" | "deleteAsset">;

/**
 * Most attempts to upload. Four are enough for one other writer at a time; more writers are a mistake in the workflow.
 */
const maxUploads = 4;
/** A temporary upload older than this, in milliseconds, was left by a run that has ended. */
const abandonedMs = 3_600_000;

/**
 * Attaches one file: an asset with the same content is kept; other content is replaced by an upload under another name,
 * whose bytes GitHub has confirmed, then the removal of the old asset and a renaming.
 *
 * @param known the assets as they were listed earlier; a newer asset is found when its name blocks the upload
 * @returns the asset that has the file's name now
 * @throws AnchorError `RELEASE_NOT_WRITABLE`, `RELEASE_IMMUTABLE`, `ASSET_NOT_UPLOADED`, `ASSET_LIMIT_REACHED`
 */
export async function putAsset(
  store: AssetStore,
  release: Release,
  file: EvidenceFile,
  known: readonly Asset[],
): Promise<Asset> {
  const existing = known.find(({ name }) => name === file.name);
  const asset = await settle(store, release, file, existing);
  for (const leftover of known) {
    if (isAbandonedUpload(leftover) && isTemporaryName(leftover.name, file.name))
      await store.deleteAsset(leftover, leftover.name);
  }
  return asset;
}

/** Whether an asset, where it is a temporary upload, was left by a run that has ended. */
export function isAbandonedUpload({ createdAt }: Asset): boolean {
  return Date.now() - createdAt.getTime() > abandonedMs;
}

/**
 * Keeps or replaces the asset that has the file's name, or uploads the first one; an asset that another program uploads
 * meanwhile is treated like any asset of that name.
 */
async function settle(
  store: AssetStore,
  release: Release,
  file: EvidenceFile,
  existing: Asset | undefined,
): Promise<Asset> {
  if (existing !== undefined) {
    if (await stays(store, existing, file)) return existing;
    if (existing.isUploaded) return replace(store, release, file, existing);
    // The rest of a broken upload blocks the name and cannot be downloaded.
    await store.deleteAsset(existing, file.name);
  }
  const outcome = await uploadAs(store, release, file.name, file);
  return "taken" in outcome ? settle(store, release, file, outcome.taken) : outcome.asset;
}

async function stays(store: AssetStore, existing: Asset, { bytes, mayStay }: EvidenceFile): Promise<boolean> {
  if (!existing.isUploaded) return false;
  return (await holds(store, existing, bytes)) || ((await mayStay?.(existing)) ?? false);
}

async function replace(store: AssetStore, release: Release, file: EvidenceFile, old: Asset): Promise<Asset> {
  const { name } = file;
  const outcome = await uploadAs(store, release, temporaryName(name, randomBytes(4).toString("hex")), file);
  if ("taken" in outcome) throw notUploaded(name, "a random name was taken");
  let inTheWay: Asset | undefined = old;
  for (let attempt = 1; attempt <= maxUploads; attempt += 1) {
    if (inTheWay !== undefined) await store.deleteAsset(inTheWay, name);
    const renamed = await store.renameAsset(release, outcome.asset, name);
    if (renamed !== undefined) return renamed;
    inTheWay = await findAsset(store, release, name);
    if (inTheWay !== undefined && (await stays(store, inTheWay, file))) {
      await store.deleteAsset(outcome.asset, name);
      return inTheWay;
    }
  }
  throw notUploaded(name, "others keep uploading the same name");
}

/**
 * Uploads and checks that GitHub has exactly these bytes; after an unclear answer it reads the assets before a retry.
 *
 * @param name the temporary name at GitHub; errors use the file's own name, which people know
 * @returns `taken` where another asset has the name
 */
async function uploadAs(
  store: AssetStore,
  release: Release,
  name: string,
  { name: ownName, bytes }: EvidenceFile,
): Promise<{ readonly asset: Asset } | { readonly taken: Asset }> {
  for (let attempt = 1; attempt <= maxUploads; attempt += 1) {
    const uploaded = await store.uploadAsset(release, name, bytes, ownName);
    const there = uploaded ?? (await findAsset(store, release, name));
    if (there === undefined) continue;
    if (await holds(store, there, bytes)) return { asset: there };
    if (there.isUploaded && uploaded === undefined) return { taken: there };
    await store.deleteAsset(there, ownName);
  }
  throw notUploaded(ownName, `${maxUploads} attempts ended without a complete file`);
}

async function findAsset(store: AssetStore, release: Release, name: string): Promise<Asset | undefined> {
  return (await store.readAssets(release)).find((asset) => asset.name === name);
}

/** Whether GitHub holds exactly `bytes`, by its own SHA-256, or by what it serves where it states none. */
export async function holds(store: Pick<Forge, "read">, asset: Asset, bytes: Uint8Array): Promise<boolean> {
  if (!asset.isUploaded || asset.size !== bytes.length) return false;
  if (asset.sha256 === undefined) return Buffer.compare(await store.read(asset, bytes.length), bytes) === 0;
  return asset.sha256 === hash("sha256", bytes);
}

function notUploaded(name: string, why: string): AnchorError {
  return new AnchorError("ASSET_NOT_UPLOADED", `${name} was not attached to the release: ${why}.`);
}
