/** Makes page and lists of a record, and replaces assets so that the old or the new content is always there. */
import { hash, randomBytes } from "node:crypto";

import { renderChecksums, renderSha256Sums } from "../core/checksums.ts";
import { AnchorError } from "../core/errors.ts";
import {
  isTemporaryName,
  runFiles,
  statementFileName,
  temporaryAssetName,
  witnessFileNames,
} from "../core/file-names.ts";
import { maxJsonLength } from "../core/json.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import type { StatementFile } from "../evidence/statement-file.ts";
import { witnessDigests } from "../evidence/to-statement.ts";
import type { Witnessed } from "../evidence/run.ts";
import { openEvidencePage } from "../run/write-evidence.ts";
import type { WaitContext } from "./find-assets.ts";
import { isUnderWay, type Asset, type Forge, type Release } from "./forge.ts";

/** A file to be attached, under a name that GitHub does not change. */
export interface EvidenceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The release to which files are attached. */
interface Target extends WaitContext {
  readonly forge: Pick<Forge, "readAssets" | "read" | "uploadAsset" | "renameAsset" | "deleteAsset">;
  readonly release: Release;
  /** Gives a cancelled run some seconds to end what it has begun. */
  readonly takeLastSeconds: () => { readonly forge: Pick<Forge, "renameAsset"> };
}

/** The most attempts to upload a file and to rename it. If twenty jobs write one file at once, most need only a few. */
const maxUploadAttempts = 4;
const maxRenameAttempts = 20;
/** The wait before the list of assets is read again, doubled each time: GitHub's list lags by seconds. */
const firstPollWaitMs = 500;
const maxPollWaitMs = 8000;

/**
 * Attaches one file, and returns its asset. An asset with the same content is kept. To replace other content, the file
 * is uploaded under a temporary name and checked; then the old asset is removed, and the new one renamed.
 * @param knownAssets the assets as listed earlier; an asset of this name that the list lacks is found by the upload
 * @throws AnchorError `RELEASE_NOT_WRITABLE`, `RELEASE_IMMUTABLE`, `ASSET_NOT_UPLOADED`, `ASSET_LIMIT_REACHED`
 */
export async function putAsset(target: Target, file: EvidenceFile, knownAssets: readonly Asset[]): Promise<Asset> {
  const { forge } = target;
  const existingAsset = knownAssets.find(({ name }) => name === file.name);
  if (existingAsset !== undefined) {
    if (await hasBytes(forge, existingAsset, file.bytes)) return existingAsset;
    if (existingAsset.isUploaded) return replaceAsset(target, file, existingAsset);
    // A broken upload left this asset: it blocks the name, and nobody can download it.
    await forge.deleteAsset(existingAsset, file.name);
  }
  const outcome = await uploadAs(target, file.name, file);
  return "taken" in outcome ? putAsset(target, file, [outcome.taken]) : outcome.asset;
}

/** Removes the temporary uploads of runs that were killed. */
export async function removeAbandoned(
  forge: Pick<Forge, "deleteAsset" | "githubTime">,
  assets: readonly Asset[],
): Promise<void> {
  for (const asset of assets) {
    // A younger upload may belong to a run that is still working.
    if (isTemporaryName(asset.name) && !isUnderWay(asset, forge.githubTime()))
      await forge.deleteAsset(asset, asset.name);
  }
}

/**
 * Attaches a statement. Its name has the digest of its bytes, so an asset of that name should be this statement. An
 * asset with other content is an error, unless a broken upload left it: then it is removed.
 * @returns the asset, from the answer to the upload or from the list
 * @throws AnchorError `ASSET_NOT_UPLOADED`, or another code when GitHub refuses or fails
 */
export async function putStatement(target: Target, { id, text }: Pick<StatementFile, "id" | "text">): Promise<Asset> {
  const file = { name: statementFileName(id), bytes: Buffer.from(text) };
  const outcome = await uploadAs(target, file.name, file);
  if ("asset" in outcome) return outcome.asset;
  throw notUploadedError(file.name, "another file has its name");
}

async function replaceAsset(target: Target, file: EvidenceFile, oldAsset: Asset): Promise<Asset> {
  const { forge, stop } = target;
  const { name, bytes } = file;
  let newAsset: Asset | undefined;
  let presentAsset: Asset | undefined = oldAsset;
  for (let attempt = 1; attempt <= maxRenameAttempts && !stop.aborted; attempt += 1) {
    newAsset ??= await uploadTemporary(target, file);
    const outcome = await exchangeAssets(target, presentAsset, newAsset, name);
    if (outcome !== undefined && outcome !== "gone") return outcome;
    // Another job has given this name to its file, which GitHub's list may not show yet.
    await waitBeforeRetry(attempt, target);
    presentAsset = await findAsset(target, name);
    if (presentAsset !== undefined && (await hasBytes(forge, presentAsset, bytes))) {
      if (presentAsset.id !== newAsset.id) await forge.deleteAsset(newAsset, name);
      return presentAsset;
    }
    // Somebody has removed the upload, perhaps after it had got its name. Until a new one is there, nothing is removed.
    if (outcome === "gone") newAsset = undefined;
  }
  throw notUploadedError(name, "others keep uploading the same name");
}

/** Removes the old asset, and gives its name to the new one; returns what `renameAsset` does. */
async function exchangeAssets(
  { forge, release, stop, takeLastSeconds }: Target,
  oldAsset: Asset | undefined,
  newAsset: Asset,
  name: string,
): ReturnType<Forge["renameAsset"]> {
  try {
    if (oldAsset !== undefined) await forge.deleteAsset(oldAsset, name);
    return await forge.renameAsset(release, newAsset, name);
  } catch (thrown) {
    if (!stop.aborted) throw thrown;
    // The run was cancelled: the old asset may be gone, and nobody would find the new one under its temporary name.
    return await takeLastSeconds().forge.renameAsset(release, newAsset, name);
  }
}

async function uploadTemporary(target: Target, file: EvidenceFile): Promise<Asset> {
  const outcome = await uploadAs(target, temporaryAssetName(randomBytes(4).toString("hex")), file);
  if ("taken" in outcome) throw notUploadedError(file.name, "a random name was taken");
  return outcome.asset;
}

async function waitBeforeRetry(attempt: number, { clock, stop }: WaitContext): Promise<void> {
  await clock.wait(Math.min(maxPollWaitMs, firstPollWaitMs * 2 ** (attempt - 1)) * (0.5 + clock.random()), stop);
}

/**
 * Uploads a file, and checks that GitHub has exactly these bytes. After an unclear answer, the file is uploaded again
 * only if the list of assets lacks it or has it broken. Returns `taken` if an asset with other bytes has the name.
 * @param name the asset's name, perhaps a temporary one; errors use the file's own name, which people know
 */
async function uploadAs(
  target: Target,
  name: string,
  { name: ownName, bytes }: EvidenceFile,
): Promise<{ readonly asset: Asset } | { readonly taken: Asset }> {
  const { forge, release, stop } = target;
  for (let attempt = 1; attempt <= maxUploadAttempts && !stop.aborted; attempt += 1) {
    const confirmedAsset = await forge.uploadAsset(release, name, bytes, ownName);
    const asset = confirmedAsset ?? (await findAssetLater(target, name, attempt));
    if (asset === undefined) continue;
    if (await hasBytes(forge, asset, bytes)) return { asset };
    if (asset.isUploaded && confirmedAsset === undefined) return { taken: asset };
    await forge.deleteAsset(asset, ownName);
  }
  throw notUploadedError(ownName, `${maxUploadAttempts} attempts ended without a complete file`);
}

/** Searches for an asset of the name twice, with a wait between: after an upload, GitHub's list lags some seconds. */
async function findAssetLater(target: Target, name: string, attempt: number): Promise<Asset | undefined> {
  const foundAsset = await findAsset(target, name);
  if (foundAsset !== undefined) return foundAsset;
  // Until the list shows an upload, each new attempt finds the name taken. All attempts together wait some 20 seconds.
  await waitBeforeRetry(2 * attempt - 1, target);
  return findAsset(target, name);
}

async function findAsset({ forge, release }: Target, name: string): Promise<Asset | undefined> {
  return (await forge.readAssets(release)).find((asset) => asset.name === name);
}

/** Whether an asset has exactly `bytes`, by the SHA-256 that GitHub states, or by a download if it states none. */
async function hasBytes(forge: Pick<Forge, "read">, asset: Asset, bytes: Uint8Array): Promise<boolean> {
  if (!asset.isUploaded || asset.size !== bytes.length) return false;
  if (asset.sha256 === undefined) return Buffer.compare(await forge.read(asset, bytes.length), bytes) === 0;
  return asset.sha256 === hash("sha256", bytes);
}

/** Makes the error of a file that was not attached; `why` ends without a full stop. */
export function notUploadedError(name: string, why: string, cause?: unknown): AnchorError {
  return new AnchorError("ASSET_NOT_UPLOADED", `${name} was not attached to the release: ${why}.`, { cause });
}

/**
 * Makes page and lists of a record, and adds the witnesses' files. Equal records give equal pages and lists.
 * @param assets the release's assets, as listed now
 * @param witnessed what witnesses signed in this run; its files are added only if they are about the record's list
 * @returns `files` to attach, and `outdated`: the witness files in the release that are about another list
 */
export async function toDerivedFiles(
  record: EvidenceRecord,
  assets: readonly Asset[],
  witnessed: Witnessed | undefined,
  forge: Pick<Forge, "read">,
): Promise<{ readonly files: readonly EvidenceFile[]; readonly outdated: readonly Asset[] }> {
  const entries = [...record.names.values()].map(({ name, digest }) => ({ name, digest: digest.sha3_256, ...digest }));
  const sha256List = Buffer.from([...renderSha256Sums(entries)].join(""));
  const sha256 = hash("sha256", sha256List);
  const ownWitnessFiles = witnessed?.sha256 === sha256 ? witnessed.files : [];
  const files = [
    { name: runFiles.page, bytes: Buffer.from([...(await openEvidencePage(record.statements))].join("")) },
    { name: runFiles.checksums, bytes: Buffer.from([...renderChecksums(entries)].join("")) },
    ...(sha256List.length > 0 ? [{ name: runFiles.sha256, bytes: sha256List }] : []),
    ...ownWitnessFiles,
  ];
  const writtenNames = new Set(files.map(({ name }) => name));
  return { files, outdated: await findOutdated(record, assets, sha256, writtenNames, forge) };
}

/** Finds the witness files that are about another list than the record's, which has this `sha256`. */
async function findOutdated(
  { statements }: EvidenceRecord,
  assets: readonly Asset[],
  sha256: string,
  writtenNames: ReadonlySet<string>,
  forge: Pick<Forge, "read">,
): Promise<readonly Asset[]> {
  const predicates = statements.map(({ statement }) => statement.predicate);
  const listPredicates = predicates.filter(({ lists }) => lists.some((list) => list.sha256 === sha256));
  const fittingDigests = witnessDigests(listPredicates.flatMap(({ witnesses }) => witnesses ?? []));
  const outdatedAssets: Asset[] = [];
  for (const asset of assets) {
    if (!witnessFileNames.includes(asset.name) || writtenNames.has(asset.name) || !asset.isUploaded) continue;
    const digest = asset.sha256 ?? hash("sha256", await forge.read(asset, maxJsonLength));
    if (!fittingDigests.has(digest)) outdatedAssets.push(asset);
  }
  return outdatedAssets;
}
