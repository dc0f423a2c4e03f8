/** Compares rows with what is recorded of a release, and with the assets that it serves. */
import { toAssetName } from "../core/file-names.ts";
import type { Row } from "../core/row.ts";
import { rejudge, filesAmong, type Mode } from "../evidence/run.ts";
import { replacedAdvice } from "../words/result-words.ts";
import { verdictFacts } from "../words/verdicts.ts";
import { counted, toLineName, toLineNames } from "../core/text.ts";
import { type EvidenceRecord, isStamped, type RecordedName } from "../evidence/record.ts";
import type { Log } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import type { UnjudgedAsset } from "../run/release-access.ts";
import type { Asset } from "./forge.ts";
import { createNameFinder } from "./statements.ts";

interface CompareContext {
  readonly inputs: Pick<Inputs, "mode" | "fromRelease">;
  readonly record: EvidenceRecord;
  readonly log: Pick<Log, "notice" | "warning">;
}

/**
 * Compares rows with their release. A row becomes `changed` if the asset of its name has other bytes now, or if another
 * digest is recorded under its name, of which a stamp run only warns. A failed or skipped row keeps its verdict, and so
 * does one that is not surely stamped. @param assets the release's present assets, without our evidence
 */
export function compareRows(rows: readonly Row[], assets: readonly Asset[], context: CompareContext): void {
  const { inputs, record, log } = context;
  const { mode } = inputs;
  const findRecorded = createNameFinder(record.names.values(), ({ name }) => name);
  const findServed = createServedFinder(rows, assets);
  for (const row of rows) {
    const { name, digest } = row.subject;
    const recordedEntry = findRecorded(name);
    const otherEntry = digest === undefined || recordedEntry?.digest.sha3_256 === digest ? undefined : recordedEntry;
    if (otherEntry !== undefined && mode !== "stamp") {
      markContradicted(row, otherEntry);
      continue;
    }
    if (otherEntry !== undefined) {
      row.recorded = toEarlierDigest(otherEntry, record);
      log.warning(
        `The release's evidence records another file under the name ${toLineName(name)}: SHA3-256 ${otherEntry.digest.sha3_256}. ${replacedAdvice}`,
        { title: "recorded otherwise" },
      );
    }
    const servedAsset = findServed(row);
    if (servedAsset !== undefined) compareServed(row, servedAsset, mode, log);
  }
  logMissing(rows, assets, context);
}

/** Logs which of the run's files the release lacks and, with `from-release`, which recorded files it lacks. */
function logMissing(
  rows: readonly Row[],
  assets: readonly Asset[],
  { inputs: { fromRelease }, record, log }: CompareContext,
): void {
  const unservedNames = findUnserved(
    filesAmong(rows).flatMap(({ subject: { name, sha256 } }) => (sha256 === undefined ? [] : [{ name, sha256 }])),
    assets,
  );
  if (unservedNames.length > 0) {
    const are = unservedNames.length === 1 ? "file is" : "files are";
    log.notice(
      `${unservedNames.length} ${are} not in the release: ${toLineNames(unservedNames)}. Upload what belongs there.`,
      { title: "not in the release" },
    );
  }
  const recordedFiles = [...record.names.values()].map(({ name, digest: { sha256 } }) => ({ name, sha256 }));
  const missingNames = fromRelease
    ? findUnserved(recordedFiles, assets).filter((name) => !unservedNames.includes(name))
    : [];
  if (missingNames.length > 0) {
    const are = missingNames.length === 1 ? "is" : "are";
    log.warning(
      `${counted(missingNames.length, "file")} that this release's evidence names ${are} not in it: ${toLineNames(missingNames)}.`,
      { title: "missing file" },
    );
  }
}

/** Returns the recorded digest, which is not this run's, with time and page of the run that recorded it first. */
function toEarlierDigest({ name, digest: { sha3_256 }, recordedOn }: RecordedName, record: EvidenceRecord) {
  const firstStatement = record.statements.find(({ statement: { subject } }) =>
    subject.some((one) => one.name === name && one.digest.sha3_256 === sha3_256),
  );
  return {
    digest: sha3_256,
    isStamped: isStamped(record, sha3_256),
    firstRecording: { on: recordedOn, runUrl: firstStatement?.statement.predicate.run?.url },
  };
}

/** Makes a row `changed` that the evidence contradicts. A failed or skipped row keeps its verdict. */
function markContradicted(row: Row, { digest: other }: RecordedName): void {
  const { verdict, subject } = row;
  if (verdict === "failed" || verdict === "skipped" || verdict === "changed") return;
  const note = `The release's evidence records another file under this name: SHA3-256 ${other.sha3_256}. This file has ${subject.digest}.`;
  markChanged(row, note);
}

/** Makes a row `changed` whose asset has other bytes; only warns if it is failed, skipped, or not surely stamped. */
function compareServed(row: Row, asset: Asset, mode: Mode, log: CompareContext["log"]): void {
  const { verdict, subject } = row;
  // The note of such a row says already why it is `changed`.
  if (verdict === "changed") return;
  const isClear = mode === "stamp" ? verdictFacts[verdict].isStamped : verdict !== "failed" && verdict !== "skipped";
  if (!isClear) {
    log.warning(
      `${toLineName(asset.name)} in the release is not the stamped file ${toLineName(subject.name)}. Do not publish it.`,
      { title: "changed" },
    );
    return;
  }
  const note = `${toLineName(asset.name)} in the release has other bytes: SHA-256 ${asset.sha256}. This file has ${subject.sha256}.`;
  markChanged(row, note);
}

/** Makes a row `changed`, and keeps its earlier verdict and the service's answer in it. */
function markChanged(row: Row, note: string): void {
  const { verdict: localVerdict, answer } = row;
  rejudge(row, { verdict: "changed", note, localVerdict, ...(answer && { answer }) });
}

/** Creates the function that finds the asset with a row's name but another SHA-256, if there is one. */
function createServedFinder(rows: readonly Row[], assets: readonly Asset[]): (row: Row) => Asset | undefined {
  const servedAssets = assets.filter(({ isUploaded, sha256 }) => isUploaded && sha256 !== undefined);
  const assetByName = new Map(servedAssets.map((asset) => [asset.name, asset]));
  // Files of several folders may share an asset name. An asset with the bytes of any of these files is right.
  const ownKeys = new Set(rows.map(({ subject }) => `${subject.sha256} ${toAssetName(subject.name)}`));
  return ({ subject }) => {
    const name = toAssetName(subject.name);
    const asset = subject.sha256 === undefined ? undefined : assetByName.get(name);
    return asset === undefined || ownKeys.has(`${asset.sha256} ${name}`) ? undefined : asset;
  };
}

/** Returns the names of the files that the release lacks: no asset has the file's name, and none has its bytes. */
function findUnserved(
  files: readonly { readonly name: string; readonly sha256?: string | undefined }[],
  assets: readonly Asset[],
): readonly string[] {
  const servedAssets = assets.filter(({ isUploaded }) => isUploaded);
  const names = new Set(servedAssets.map(({ name }) => name));
  const hashes = new Set(servedAssets.map(({ sha256 }) => sha256).filter((sha256) => sha256 !== undefined));
  const isServed = ({ name, sha256 = "" }: (typeof files)[number]): boolean =>
    hashes.has(sha256) || names.has(name) || names.has(toAssetName(name));
  return files.filter((file) => !isServed(file)).map(({ name }) => name);
}

/**
 * Finds the assets that the run has not judged: no row has the asset's name, or the asset was replaced since then.
 * @param knownAssets the assets as listed when the run began or took them late, and those that were compared
 */
export function findUnjudged(
  rows: readonly Row[],
  knownAssets: readonly Asset[],
  currentAssets: readonly Asset[],
): readonly UnjudgedAsset[] {
  const keyOf = ({ id, sha256 }: Asset): string => `${id} ${sha256}`;
  const knownKeys = new Set(knownAssets.map(keyOf));
  const rowsByName = Map.groupBy(rows, ({ subject }) => subject.name);
  const rowsByAssetName = Map.groupBy(rows, ({ subject }) => toAssetName(subject.name));
  return currentAssets.flatMap((asset): readonly UnjudgedAsset[] => {
    const ownRows = rowsByName.get(asset.name) ?? rowsByAssetName.get(asset.name);
    if (ownRows === undefined) return [{ name: asset.name, isReplaced: false }];
    const isSame = knownKeys.has(keyOf(asset)) || ownRows.some(({ subject }) => subject.sha256 === asset.sha256);
    return isSame || !asset.isUploaded ? [] : [{ name: asset.name, isReplaced: true }];
  });
}
