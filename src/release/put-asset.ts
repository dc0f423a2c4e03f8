/** Puts evidence files among a release's assets, so that at every moment the old content or the new one is there. */
import { createHash, randomBytes } from "node:crypto";

import { AnchorError } from "../core/errors.ts";
import { isTemporaryName, temporaryName } from "../core/file-names.ts";
import type { GitHub } from "../github/downloads.ts";
import { isAmbiguous, isNameTaken, toGitHubError, type Answer, type GitHubFault } from "../github/fault.ts";
import { maxAssets, type Asset, type Release } from "./forge.ts";

/** A file to be attached, under a name that GitHub leaves as it is. */
export interface EvidenceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether an asset with other bytes may stay, because it says the same or more. */
  readonly mayStay?: (existing: Asset) => Promise<boolean>;
}

interface AssetStore extends Pick<GitHub, "readAssets" | "uploadAsset" | "renameAsset" | "deleteAsset"> {
  /** The bytes of an asset, at most so many. */
  readonly read: (asset: Asset, most: number) => Promise<Uint8Array>;
}

/**
 * One other writer at the same time is a race, for which four attempts are enough; more are a mistake in the workflow.
 */
const maxUploads = 4;
/** A temporary upload older than this, in milliseconds, was left by a run that has ended. */
const abandonedMs = 3_600_000;

/**
 * Attaches one file: content that is there already is left; other content is replaced by an upload under another name,
 * whose bytes GitHub has confirmed, then the removal of the old and a renaming.
 *
 * @param known the release's assets as they were a while ago; what has come since is found when its name is in the way
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
  const asset = await (existing === undefined ? create(store, release, file) : settle(store, release, file, existing));
  for (const leftover of known.filter((candidate) => isAbandoned(candidate, file.name))) await remove(store, leftover);
  return asset;
}

function isAbandoned({ name, createdAt }: Asset, fileName: string): boolean {
  return isTemporaryName(name, fileName) && Date.now() - createdAt.getTime() > abandonedMs;
}

/** What to do with the asset that has the file's name: leave it, or replace it. */
async function settle(store: AssetStore, release: Release, file: EvidenceFile, existing: Asset): Promise<Asset> {
  if (existing.isUploaded) {
    return (await stays(store, existing, file)) ? existing : replace(store, release, file, existing);
  }
  // What a broken upload left behind blocks the name, and nobody can download it.
  await remove(store, existing);
  return create(store, release, file);
}

async function stays(store: AssetStore, existing: Asset, { bytes, mayStay }: EvidenceFile): Promise<boolean> {
  return (await holds(store, existing, bytes)) || (existing.isUploaded && ((await mayStay?.(existing)) ?? false));
}

/**
 * Uploads under the file's own name; an asset that somebody else put there first is treated like any asset of that
 * name.
 */
async function create(store: AssetStore, release: Release, file: EvidenceFile): Promise<Asset> {
  const outcome = await uploadAs(store, release, file.name, file);
  return "taken" in outcome ? settle(store, release, file, outcome.taken) : outcome.asset;
}

async function replace(store: AssetStore, release: Release, file: EvidenceFile, old: Asset): Promise<Asset> {
  const random = randomBytes(4).toString("hex");
  const outcome = await uploadAs(store, release, temporaryName(file.name, random), file);
  if ("taken" in outcome) throw notUploaded(file.name, "a random name was taken");
  let inTheWay: Asset | undefined = old;
  for (let attempt = 1; attempt <= maxUploads; attempt += 1) {
    if (inTheWay !== undefined) await remove(store, inTheWay);
    const answer = await store.renameAsset(outcome.asset, file.name);
    if ("data" in answer) return answer.data;
    if (!isNameTaken(answer.fault)) {
      const doing = `Giving the new ${file.name}, which is attached and whole, its name`;
      throw toGitHubError(answer.fault, doing, "RELEASE_NOT_WRITABLE");
    }
    inTheWay = (await store.readAssets(release)).find(({ name }) => name === file.name);
    if (inTheWay !== undefined && (await stays(store, inTheWay, file))) {
      await remove(store, outcome.asset, file.name);
      return inTheWay;
    }
  }
  throw notUploaded(file.name, "others keep uploading the same name");
}

type Uploaded = { readonly asset: Asset } | { readonly taken: Asset };

/**
 * Uploads and makes sure that GitHub has exactly these bytes; after an unclear answer it looks before trying again.
 *
 * @param name what GitHub calls it meanwhile; errors speak of the file by its own name, which people know
 */
async function uploadAs(
  store: AssetStore,
  release: Release,
  name: string,
  { name: ownName, bytes }: EvidenceFile,
): Promise<Uploaded> {
  for (let attempt = 1; attempt <= maxUploads; attempt += 1) {
    const answer = await store.uploadAsset(release, name, bytes);
    if ("fault" in answer) await refuseFinal(store, release, answer.fault, ownName);
    const there = await findUploaded(store, release, name, answer);
    if (there !== undefined && (await holds(store, there, bytes))) return { asset: there };
    if (there?.isUploaded === true && "fault" in answer) return { taken: there };
    if (there !== undefined) await remove(store, there, ownName);
  }
  throw notUploaded(ownName, `${maxUploads} attempts brought nothing that is whole`);
}

/** The asset an upload made, or the one that stands where it should be. */
async function findUploaded(
  store: AssetStore,
  release: Release,
  name: string,
  answer: Answer<Asset>,
): Promise<Asset | undefined> {
  if ("data" in answer) return answer.data;
  return (await store.readAssets(release)).find((asset) => asset.name === name);
}

/** Throws for an answer that another attempt would get again. */
async function refuseFinal(store: AssetStore, release: Release, fault: GitHubFault, name: string): Promise<void> {
  if (isAmbiguous(fault) || isNameTaken(fault)) return;
  const error = toGitHubError(fault, `Uploading ${name}`, "RELEASE_NOT_WRITABLE");
  // How GitHub words its limit is not documented: what counts is whether it is reached.
  if (error.code !== "GITHUB_REFUSED" || (await store.readAssets(release)).length < maxAssets) throw error;
  throw new AnchorError("ASSET_LIMIT_REACHED", error.message, { cause: error.cause });
}

async function remove(store: AssetStore, asset: Asset, name = asset.name): Promise<void> {
  const answer = await store.deleteAsset(asset);
  // An asset that somebody else has removed counts as removed.
  if ("data" in answer || answer.fault.status === 404) return;
  throw toGitHubError(answer.fault, `Removing an asset in place of ${name}`, "RELEASE_NOT_WRITABLE");
}

/** Whether GitHub holds exactly `bytes`, by its own SHA-256, or by what it serves where it states none. */
async function holds(store: AssetStore, asset: Asset, bytes: Uint8Array): Promise<boolean> {
  if (!asset.isUploaded || asset.size !== bytes.length) return false;
  if (asset.sha256 === undefined) return Buffer.compare(await store.read(asset, bytes.length), bytes) === 0;
  return asset.sha256 === createHash("sha256").update(bytes).digest("hex");
}

function notUploaded(name: string, why: string): AnchorError {
  return new AnchorError("ASSET_NOT_UPLOADED", `${name} is not attached: ${why}.`);
}
