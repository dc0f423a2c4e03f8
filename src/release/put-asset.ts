/** Makes the files derived from a record, and replaces assets without a moment at which neither content is there. */
import { hash, randomBytes } from "node:crypto";

import { renderChecksums, renderSha256Sums } from "../core/checksums.ts";
import { AnchorError } from "../core/errors.ts";
import { isTemporaryName, runFiles, statementFileName, temporaryAssetName, witnessFiles } from "../core/file-names.ts";
import { maxJsonLength } from "../core/json.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import type { StatementFile } from "../evidence/statement-file.ts";
import { witnessDigests } from "../evidence/to-statement.ts";
import type { Witnessed } from "../evidence/run.ts";
import { openPage } from "../run/write-evidence.ts";
import { isUnderWay, type WaitContext } from "./find-assets.ts";
import type { Asset, Forge, Release } from "./forge.ts";

/** A file to be attached; GitHub leaves its name as it is. */
export interface EvidenceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type AssetStore = Pick<Forge, "readAssets" | "read" | "uploadAsset" | "renameAsset" | "deleteAsset" | "githubTime">;

/** The most attempts to upload a file, and to rename it: of twenty jobs that write one file, most need a few. */
const maxUploads = 4;
const maxRenames = 20;
/** The wait before the list of assets is read again, in milliseconds; doubled each time, as lists lag by seconds. */
const pollMs = 500;
const maxPollMs = 8000;

/**
 * Attaches one file, and returns its asset. An asset with the same content is kept; other content is replaced by an
 * upload under another name, which GitHub confirms, then the removal of the old asset and a renaming.
 * @param known the assets as they were listed earlier; one that another program uploads later is treated likewise
 * @throws AnchorError `RELEASE_NOT_WRITABLE`, `RELEASE_IMMUTABLE`, `ASSET_NOT_UPLOADED`, `ASSET_LIMIT_REACHED`
 */
export async function putAsset(
  store: AssetStore,
  release: Release,
  file: EvidenceFile,
  known: readonly Asset[],
  patience: WaitContext,
): Promise<Asset> {
  const existing = known.find(({ name }) => name === file.name);
  if (existing !== undefined) {
    if (await hasBytes(store, existing, file.bytes)) return existing;
    if (existing.isUploaded) return replaceAsset(store, release, file, existing, patience);
    // What a broken upload left blocks the name and cannot be downloaded.
    await store.deleteAsset(existing, file.name);
  }
  const outcome = await uploadAs(store, release, file.name, file, patience);
  return "taken" in outcome ? putAsset(store, release, file, [outcome.taken], patience) : outcome.asset;
}

/** Removes temporary uploads that ended runs have left. */
export async function removeAbandoned(
  store: Pick<Forge, "deleteAsset" | "githubTime">,
  assets: readonly Asset[],
): Promise<void> {
  for (const asset of assets) {
    // A younger upload may belong to a run that is still working.
    if (isTemporaryName(asset.name) && !isUnderWay(asset, store)) await store.deleteAsset(asset, asset.name);
  }
}

/**
 * Attaches a statement. Its name has the digest of its bytes, so a whole asset of that name is this statement, and only
 * what a broken upload left is ever removed.
 * @returns the asset, from the answer to the upload or from the list
 * @throws AnchorError `ASSET_NOT_UPLOADED`, and what GitHub's answer means
 */
export async function putStatement(
  store: AssetStore,
  release: Release,
  { id, text }: Pick<StatementFile, "id" | "text">,
  patience: WaitContext,
): Promise<Asset> {
  const file = { name: statementFileName(id), bytes: Buffer.from(text) };
  const outcome = await uploadAs(store, release, file.name, file, patience);
  if ("asset" in outcome) return outcome.asset;
  throw notUploaded(file.name, "another file has its name");
}

async function replaceAsset(
  store: AssetStore,
  release: Release,
  file: EvidenceFile,
  old: Asset,
  patience: WaitContext,
): Promise<Asset> {
  const { name, bytes } = file;
  const outcome = await uploadAs(store, release, temporaryAssetName(randomBytes(4).toString("hex")), file, patience);
  if ("taken" in outcome) throw notUploaded(name, "a random name was taken");
  let inTheWay: Asset | undefined = old;
  for (let attempt = 1; attempt <= maxRenames && !patience.stop.aborted; attempt += 1) {
    if (inTheWay !== undefined) await store.deleteAsset(inTheWay, name);
    const renamed = await store.renameAsset(release, outcome.asset, name);
    if (renamed !== undefined) return renamed;
    // Another writer has given this name to its file, which a list may not show yet.
    await pause(attempt, patience);
    inTheWay = await findAsset(store, release, name);
    if (inTheWay !== undefined && (await hasBytes(store, inTheWay, bytes))) {
      if (inTheWay.id !== outcome.asset.id) await store.deleteAsset(outcome.asset, name);
      return inTheWay;
    }
  }
  throw notUploaded(name, "others keep uploading the same name");
}

async function pause(attempt: number, { clock, stop }: WaitContext): Promise<void> {
  await clock.wait(Math.min(maxPollMs, pollMs * 2 ** (attempt - 1)) * (0.5 + clock.random()), stop);
}

/**
 * Uploads, and checks that GitHub has exactly these bytes. After an unclear answer the list tells whether it has them,
 * before a retry. Returns `taken` where another asset has the name.
 * @param name at GitHub, perhaps temporary; errors use the file's own name, which people know
 */
async function uploadAs(
  store: AssetStore,
  release: Release,
  name: string,
  { name: ownName, bytes }: EvidenceFile,
  patience: WaitContext,
): Promise<{ readonly asset: Asset } | { readonly taken: Asset }> {
  for (let attempt = 1; attempt <= maxUploads && !patience.stop.aborted; attempt += 1) {
    const uploaded = await store.uploadAsset(release, name, bytes, ownName);
    const there = uploaded ?? (await findSoon(store, release, name, attempt, patience));
    if (there === undefined) continue;
    if (await hasBytes(store, there, bytes)) return { asset: there };
    if (there.isUploaded && uploaded === undefined) return { taken: there };
    await store.deleteAsset(there, ownName);
  }
  throw notUploaded(ownName, `${maxUploads} attempts ended without a complete file`);
}

/** Searches for an upload whose answer was lost, or whose name is taken: a list may show it some seconds later. */
async function findSoon(
  store: AssetStore,
  release: Release,
  name: string,
  attempt: number,
  patience: WaitContext,
): Promise<Asset | undefined> {
  const found = await findAsset(store, release, name);
  if (found !== undefined) return found;
  // All attempts together wait some twenty seconds: until a list shows the asset, each attempt finds its name taken.
  await pause(2 * attempt - 1, patience);
  return findAsset(store, release, name);
}

async function findAsset(store: AssetStore, release: Release, name: string): Promise<Asset | undefined> {
  return (await store.readAssets(release)).find((asset) => asset.name === name);
}

/** Whether GitHub holds exactly `bytes`, by its own SHA-256, or by a download where it states none. */
export async function hasBytes(store: Pick<Forge, "read">, asset: Asset, bytes: Uint8Array): Promise<boolean> {
  if (!asset.isUploaded || asset.size !== bytes.length) return false;
  if (asset.sha256 === undefined) return Buffer.compare(await store.read(asset, bytes.length), bytes) === 0;
  return asset.sha256 === hash("sha256", bytes);
}

/** Makes the error of a file that was not attached; `why` ends without a full stop. */
export function notUploaded(name: string, why: string, cause?: unknown): AnchorError {
  return new AnchorError("ASSET_NOT_UPLOADED", `${name} was not attached to the release: ${why}.`, { cause });
}

/** The page, the lists and the witnesses' files that are made from a record. */
export interface DerivedFiles {
  readonly files: readonly EvidenceFile[];
  /** Assets to remove: answers of witnesses about an earlier list, which fit no file any more. */
  readonly outdated: readonly Asset[];
}

/**
 * Makes page and lists from a record, and adds witnesses' files; equal records give equal pages and lists.
 * @param assets as they are listed now
 * @param witnessed what witnesses say of this run's own list; left out if the record's list is another
 */
export async function toDerivedFiles(
  record: EvidenceRecord,
  assets: readonly Asset[],
  witnessed: Witnessed | undefined,
  forge: Pick<Forge, "read">,
): Promise<DerivedFiles> {
  const names = [...record.names.values()].map(({ name, digest }) => ({ name, digest: digest.sha3_256, ...digest }));
  const sha256List = Buffer.from([...renderSha256Sums(names)].join(""));
  const sha256 = hash("sha256", sha256List);
  const witnesses = witnessed?.sha256 === sha256 ? witnessed.files : [];
  const files = [
    { name: runFiles.page, bytes: Buffer.from([...(await openPage(record.statements))].join("")) },
    { name: runFiles.checksums, bytes: Buffer.from([...renderChecksums(names)].join("")) },
    ...(sha256List.length > 0 ? [{ name: runFiles.sha256, bytes: sha256List }] : []),
    ...witnesses,
  ];
  // Where a clock could not be asked, nothing that it signed before is removed.
  const isMissed = (witnessed?.warnings.length ?? 0) > 0;
  const written = new Set(files.map(({ name }) => name));
  return { files, outdated: isMissed ? [] : await findOutdated(record, assets, sha256, written, forge) };
}

async function findOutdated(
  { statements }: EvidenceRecord,
  assets: readonly Asset[],
  sha256: string,
  written: ReadonlySet<string>,
  forge: Pick<Forge, "read">,
): Promise<readonly Asset[]> {
  const ofList = statements.filter(({ statement }) => statement.predicate.lists.some((list) => list.sha256 === sha256));
  const fitting = witnessDigests(ofList.flatMap(({ statement }) => statement.predicate.witnesses ?? []));
  const outdated: Asset[] = [];
  for (const asset of assets) {
    if (!witnessFiles.includes(asset.name) || written.has(asset.name) || !asset.isUploaded) continue;
    const digest = asset.sha256 ?? hash("sha256", await forge.read(asset, maxJsonLength));
    if (!fitting.has(digest)) outdated.push(asset);
  }
  return outdated;
}
