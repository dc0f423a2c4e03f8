/** Reads the records of earlier runs in a release: statements among its assets, and the data of its sections. */
import { AnchorError } from "../core/errors.ts";
import { evidenceKind, keyOfStatementAsset, runFiles, statementAssetName, toAssetName } from "../core/file-names.ts";
import { maxJsonLength } from "../core/json.ts";
import { readSections, parseIfValid } from "../evidence/parse-statement.ts";
import type { Statement } from "../evidence/statement.ts";
import type { Clock } from "../host/clock.ts";
import type { Asset, Forge, Release } from "./forge.ts";

/** A release whose evidence can be read. */
export interface ReadableRelease {
  readonly forge: Pick<Forge, "read" | "readAssets">;
  readonly release: Release;
  readonly assets: readonly Asset[];
  /** The key of the section that the run reads as its own, and writes. */
  readonly key: string;
  /** Whether the records of other jobs are read too. */
  readonly isOfAll: boolean;
  readonly clock: Clock;
  readonly stop: AbortSignal;
  readonly warn: (message: string) => void;
}

/**
 * Reads the records of this job, or of every job. If a statement cannot be used, warns and reads its section instead.
 *
 * @throws AnchorError what GitHub's answer means
 */
export async function readRecorded(reading: ReadableRelease): Promise<Recorded> {
  const { assets, key, isOfAll, release } = reading;
  const attached = new Map<string, Statement>();
  for (const [theirs, asset] of statementAssets(assets)) {
    if (theirs !== key && !isOfAll) continue;
    const bytes = await readLatest(reading, asset, statementAssetName(theirs));
    const statement = parseIfValid(bytes);
    if (statement === undefined) reading.warn(`${asset.name} in the release is no usable evidence: it is passed over.`);
    else attached.set(theirs, statement);
  }
  const recorded = new Map(attached);
  for (const { key: theirs, text } of readSections(release.body)) {
    const statement = recorded.has(theirs) || (theirs !== key && !isOfAll) ? undefined : parseIfValid(text);
    if (statement !== undefined) recorded.set(theirs, statement);
  }
  const own = recorded.get(key);
  const mine = attached.get(key);
  recorded.delete(key);
  return {
    ...(own && { own }),
    ...(mine && { attached: mine }),
    all: [...(own === undefined ? [] : [own]), ...recorded.values()],
  };
}

/**
 * Returns the attached statements by their keys. A run that is killed between the removal of its old statement and the
 * renaming of its new one leaves the new one under its temporary name.
 */
function statementAssets(assets: readonly Asset[]): ReadonlyMap<string, Asset> {
  const found = new Map<string, Asset>();
  for (const asset of assets.filter(({ isUploaded }) => isUploaded)) {
    const key = keyOfStatementAsset(asset.name);
    if (key !== undefined && found.get(key)?.name !== statementAssetName(key)) found.set(key, asset);
  }
  return found;
}

/** Longer than another job takes from the removal of its old statement to the renaming of its new one, in milliseconds. */
const replacingMs = 5000;

/** Reads `asset`. When it was replaced after the assets were listed, reads the asset that has `finalName` now. */
async function readLatest(
  { forge, release, clock, stop }: ReadableRelease,
  asset: Asset,
  finalName: string,
): Promise<Uint8Array> {
  try {
    return await forge.read(asset, maxJsonLength);
  } catch (thrown) {
    if (!(thrown instanceof AnchorError) || thrown.code !== "ASSET_UNREADABLE") throw thrown;
    await clock.wait(replacingMs, stop);
    const latest = (await forge.readAssets(release)).find(({ name }) => name === finalName);
    if (latest === undefined || latest.id === asset.id) throw thrown;
    return forge.read(latest, maxJsonLength);
  }
}

export interface Recorded {
  /** This job's record: its attached statement, else the data of its section (interface §6). */
  readonly own?: Statement;
  /** This job's attached statement. */
  readonly attached?: Statement;
  /** All statements, this job's own first; those of other jobs only if all jobs are read. */
  readonly all: readonly Statement[];
}

/**
 * Tells which of `assets` are evidence of this action. Many projects ship a `SHA256SUMS` of their own: it is ours when
 * a statement states it, or when not even the `SHA3-256SUMS` next to it is stated.
 */
export function evidenceAmong(assets: readonly Asset[], all: readonly Statement[]): (asset: Asset) => boolean {
  const named = all.flatMap(({ subject, predicate: { lists, changed = [] } }) => [...subject, ...lists, ...changed]);
  const files = new Set([...assets.map(({ name }) => name), ...named.map(({ name }) => toAssetName(name))]);
  const pair = assets.find(({ name }) => name === runFiles.checksums);
  const isPairUnstated = pair !== undefined && !isRecordedList(pair, all);
  return (asset) => {
    const isForeign = asset.name === runFiles.sha256 && !isRecordedList(asset, all) && !isPairUnstated;
    return !isForeign && evidenceKind(asset.name, files) !== undefined;
  };
}

/** Whether a statement states the SHA-256 of this asset as that of a checksum list of its name. */
export function isRecordedList({ name, sha256 }: Pick<Asset, "name" | "sha256">, all: readonly Statement[]): boolean {
  const lists = all.flatMap(({ predicate }) => predicate.lists);
  return sha256 !== undefined && lists.some((list) => list.name === name && list.sha256 === sha256);
}
