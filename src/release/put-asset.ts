/** Makes the files derived from a record, and attaches files so that the old or the new content is always there. */
import { hash, randomBytes } from "node:crypto";

import { renderChecksums, renderSha256Sums } from "../core/checksums.ts";
import { AnchorError } from "../core/errors.ts";
import { isTemporaryName, runFiles, statementFileName, temporaryAssetName, witnessFiles } from "../core/file-names.ts";
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
}

/** The most attempts to upload a file, and to rename it: when twenty jobs write one file, most need only a few. */
const maxUploads = 4;
const maxRenames = 20;
/** The wait before the list of assets is read again; doubled each time, since GitHub's list lags by seconds. */
const firstPollMs = 500;
const maxPollMs = 8000;

/**
 * Attaches one file, and returns its asset. An asset with the same content is kept. To replace other content, the file
 * is uploaded under a temporary name and checked; then the old asset is removed, and the new one renamed.
 * @param known the assets as they were listed earlier; an asset of this name that appears later is treated likewise
 * @throws AnchorError `RELEASE_NOT_WRITABLE`, `RELEASE_IMMUTABLE`, `ASSET_NOT_UPLOADED`, `ASSET_LIMIT_REACHED`
 */
export async function putAsset(target: Target, file: EvidenceFile, known: readonly Asset[]): Promise<Asset> {
  const { forge } = target;
  const existing = known.find(({ name }) => name === file.name);
  if (existing !== undefined) {
    if (await hasBytes(forge, existing, file.bytes)) return existing;
    if (existing.isUploaded) return replaceAsset(target, file, existing);
    // What a broken upload left blocks the name and cannot be downloaded.
    await forge.deleteAsset(existing, file.name);
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
 * Attaches a statement. Its name has the digest of its bytes, so an asset of that name should be this statement: one
 * with other content is an error, and is removed only if a broken upload left it.
 * @returns the asset, from the answer to the upload or from the list
 * @throws AnchorError `ASSET_NOT_UPLOADED`, or another code when GitHub refuses or fails
 */
export async function putStatement(target: Target, { id, text }: Pick<StatementFile, "id" | "text">): Promise<Asset> {
  const file = { name: statementFileName(id), bytes: Buffer.from(text) };
  const outcome = await uploadAs(target, file.name, file);
  if ("asset" in outcome) return outcome.asset;
  throw notUploadedError(file.name, "another file has its name");
}

async function replaceAsset(target: Target, file: EvidenceFile, old: Asset): Promise<Asset> {
  const { forge, release, stop } = target;
  const { name, bytes } = file;
  const outcome = await uploadAs(target, temporaryAssetName(randomBytes(4).toString("hex")), file);
  if ("taken" in outcome) throw notUploadedError(name, "a random name was taken");
  let replaced: Asset | undefined = old;
  for (let attempt = 1; attempt <= maxRenames && !stop.aborted; attempt += 1) {
    if (replaced !== undefined) await forge.deleteAsset(replaced, name);
    const renamed = await forge.renameAsset(release, outcome.asset, name);
    if (renamed !== undefined) return renamed;
    // Another writer has given this name to its file, which a list may not show yet.
    await pause(attempt, target);
    replaced = await findAsset(target, name);
    if (replaced !== undefined && (await hasBytes(forge, replaced, bytes))) {
      if (replaced.id !== outcome.asset.id) await forge.deleteAsset(outcome.asset, name);
      return replaced;
    }
  }
  throw notUploadedError(name, "others keep uploading the same name");
}

async function pause(attempt: number, { clock, stop }: WaitContext): Promise<void> {
  await clock.wait(Math.min(maxPollMs, firstPollMs * 2 ** (attempt - 1)) * (0.5 + clock.random()), stop);
}

/**
 * Uploads a file, and checks that GitHub has exactly these bytes. After an unclear answer, it looks for the asset in
 * the list, and uploads again only if it is missing or broken. Returns `taken` where another asset has the name.
 * @param name of the asset, perhaps temporary; errors use the file's own name, which people know
 */
async function uploadAs(
  target: Target,
  name: string,
  { name: ownName, bytes }: EvidenceFile,
): Promise<{ readonly asset: Asset } | { readonly taken: Asset }> {
  const { forge, release, stop } = target;
  for (let attempt = 1; attempt <= maxUploads && !stop.aborted; attempt += 1) {
    const uploaded = await forge.uploadAsset(release, name, bytes, ownName);
    const asset = uploaded ?? (await findAssetLater(target, name, attempt));
    if (asset === undefined) continue;
    if (await hasBytes(forge, asset, bytes)) return { asset };
    if (asset.isUploaded && uploaded === undefined) return { taken: asset };
    await forge.deleteAsset(asset, ownName);
  }
  throw notUploadedError(ownName, `${maxUploads} attempts ended without a complete file`);
}

/** Searches for an asset of the name after an upload that GitHub did not confirm: its list may lag some seconds. */
async function findAssetLater(target: Target, name: string, attempt: number): Promise<Asset | undefined> {
  const found = await findAsset(target, name);
  if (found !== undefined) return found;
  // All attempts together wait some twenty seconds: until a list shows the asset, each attempt finds its name taken.
  await pause(2 * attempt - 1, target);
  return findAsset(target, name);
}

async function findAsset({ forge, release }: Target, name: string): Promise<Asset | undefined> {
  return (await forge.readAssets(release)).find((asset) => asset.name === name);
}

/** Whether GitHub holds exactly `bytes`, by its own SHA-256, or by a download where it states none. */
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
 * Makes page and lists from a record, and adds witnesses' files; equal records give equal pages and lists.
 * @param assets as they are listed now
 * @param witnessed what witnesses signed in this run; its files are added only if they are about the record's list
 * @returns also, as `outdated`, the witness files in the release that are about another list, and are to be removed
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
  const witnesses = witnessed?.sha256 === sha256 ? witnessed.files : [];
  const files = [
    { name: runFiles.page, bytes: Buffer.from([...(await openEvidencePage(record.statements))].join("")) },
    { name: runFiles.checksums, bytes: Buffer.from([...renderChecksums(entries)].join("")) },
    ...(sha256List.length > 0 ? [{ name: runFiles.sha256, bytes: sha256List }] : []),
    ...witnesses,
  ];
  // If a clock gave no usable answer, no older file of a clock is removed.
  const isMissed = (witnessed?.warnings.length ?? 0) > 0;
  const written = new Set(files.map(({ name }) => name));
  return { files, outdated: isMissed ? [] : await findOutdated(record, assets, sha256, written, forge) };
}

/** @param sha256 of the record's list of SHA-256 digests */
async function findOutdated(
  { statements }: EvidenceRecord,
  assets: readonly Asset[],
  sha256: string,
  written: ReadonlySet<string>,
  forge: Pick<Forge, "read">,
): Promise<readonly Asset[]> {
  const predicates = statements.map(({ statement }) => statement.predicate);
  const ofList = predicates.filter(({ lists }) => lists.some((list) => list.sha256 === sha256));
  const fitting = witnessDigests(ofList.flatMap(({ witnesses }) => witnesses ?? []));
  const outdated: Asset[] = [];
  for (const asset of assets) {
    if (!witnessFiles.includes(asset.name) || written.has(asset.name) || !asset.isUploaded) continue;
    const digest = asset.sha256 ?? hash("sha256", await forge.read(asset, maxJsonLength));
    if (!fitting.has(digest)) outdated.push(asset);
  }
  return outdated;
}
