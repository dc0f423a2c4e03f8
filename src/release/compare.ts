/** Compares results with what a release recorded, and with the assets that it serves. */
import type { Digest } from "../core/digest.ts";
import { toAssetName } from "../core/file-names.ts";
import { type Row } from "../core/row.ts";
import { rejudge } from "../core/open-stamp.ts";
import { verdictFacts } from "../words/verdicts.ts";
import { filesAmong, type Mode } from "../core/report.ts";
import { counted, toLineName, toLineNames } from "../core/text.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import type { Log } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Unjudged } from "../run/release-access.ts";
import type { Asset } from "./forge.ts";
import { createNameFinder } from "./statements.ts";

interface Comparing {
  readonly inputs: Pick<Inputs, "mode" | "fromRelease">;
  /** What is recorded of the release. */
  readonly record: EvidenceRecord;
  readonly log: Pick<Log, "notice" | "warning">;
}

/**
 * Compares the results of a run with its release. When the recorded digest of a name differs, the result is `changed`;
 * with `mode: stamp` it is only warned of. When an asset of the same name has other bytes by now, it is `changed` in every
 * mode: also where the asset itself was hashed, and was replaced since.
 *
 * @param assets that lie there now, without evidence
 */
export function compareResults(
  results: readonly Row[],
  assets: readonly Asset[],
  { inputs: { mode, fromRelease }, record, log }: Comparing,
): readonly Row[] {
  const findRecorded = createNameFinder(record.names.values(), ({ name }) => name);
  const findServed = createServedFinder(results, assets);
  const compared = results.map((result) => {
    const { name } = result.subject;
    const recorded = findRecorded(name)?.digest.sha3_256;
    const digest = result.subject.digest;
    const other = digest === undefined || recorded === digest ? undefined : recorded;
    if (other !== undefined && mode !== "stamp") return contradicted(result, other);
    if (other !== undefined) {
      log.warning(
        `The release's evidence records another file under the name ${toLineName(name)}: SHA3-256 ${other}. Was the file built twice? Then the evidence keeps both. Otherwise do not publish it: find out who replaced it.`,
        { title: "recorded otherwise" },
      );
    }
    const served = findServed(result);
    return served === undefined ? result : servedWithOtherBytes(result, served, mode, log);
  });
  const unserved = findUnserved(filesAmong(results).flatMap(hashedFile), assets);
  if (unserved.length > 0) {
    const are = unserved.length === 1 ? "file is" : "files are";
    log.notice(`${unserved.length} ${are} not in the release: ${toLineNames(unserved)}. Upload what belongs there.`, {
      title: "not in the release",
    });
  }
  const recorded = [...record.names.values()].map(({ name, digest: { sha256 } }) => ({ name, sha256 }));
  const missing = fromRelease ? findUnserved(recorded, assets).filter((name) => !unserved.includes(name)) : [];
  if (missing.length > 0) {
    const are = missing.length === 1 ? "is" : "are";
    log.warning(
      `${counted(missing.length, "file")} that this release's evidence names ${are} not in it: ${toLineNames(missing)}.`,
      { title: "missing file" },
    );
  }
  return compared;
}

/** Makes the result `changed`, unless it failed for another reason. */
function contradicted(result: Row, other: Digest): Row {
  const { verdict } = result;
  if (verdict === "failed" || verdict === "skipped" || verdict === "changed") return result;
  const note = `The release's evidence records another file under this name: SHA3-256 ${other}. This file has ${result.subject.digest}.`;
  return toChanged(result, note);
}

/**
 * Compares a result with an asset. An unclear stamp keeps its verdict; other bytes in the release are only warned of.
 */
function servedWithOtherBytes(result: Row, asset: Asset, mode: Mode, log: Comparing["log"]): Row {
  const { verdict } = result;
  // What was downloaded is not what GitHub states.
  if (verdict === "changed") return result;
  const isSaid = mode === "stamp" ? verdictFacts[verdict].stamped : verdict !== "failed" && verdict !== "skipped";
  if (!isSaid) {
    const { name } = result.subject;
    log.warning(
      `${toLineName(asset.name)} in the release is not the stamped file ${toLineName(name)}. Do not publish it.`,
      { title: "changed" },
    );
    return result;
  }
  const note = `${toLineName(asset.name)} in the release has other bytes: SHA-256 ${asset.sha256}. This file has ${sha256Of(result)}.`;
  return toChanged(result, note);
}

/** Makes a result `changed`; what the service said stays beside it. */
function toChanged(result: Row, note: string): Row {
  const { verdict: ofDigest, answer } = result;
  return rejudge(result, { verdict: "changed", note, ofDigest, ...(answer && { answer }) });
}

/**
 * Returns how to find the asset of a subject's name with other bytes than the subject's, by GitHub's SHA-256 and its own.
 */
function createServedFinder(results: readonly Row[], assets: readonly Asset[]): (result: Row) => Asset | undefined {
  const served = assets.filter(({ isUploaded, sha256 }) => isUploaded && sha256 !== undefined);
  const byName = new Map(served.map((asset) => [asset.name, asset]));
  // Files of one name in several folders: the asset may be any of them.
  const known = new Set(results.map((result) => `${sha256Of(result)} ${toAssetName(result.subject.name)}`));
  return (result) => {
    const name = toAssetName(result.subject.name);
    const named = sha256Of(result) === undefined ? undefined : byName.get(name);
    return named === undefined || known.has(`${named.sha256} ${name}`) ? undefined : named;
  };
}

/** Returns the names for which no asset has the name or the bytes. */
function findUnserved(
  files: readonly { readonly name: string; readonly sha256?: string | undefined }[],
  assets: readonly Asset[],
): readonly string[] {
  const served = assets.filter(({ isUploaded }) => isUploaded);
  const names = new Set(served.map(({ name }) => name));
  const hashes = new Set(served.map(({ sha256 }) => sha256).filter((sha256) => sha256 !== undefined));
  const isServed = ({ name, sha256 = "" }: (typeof files)[number]): boolean =>
    hashes.has(sha256) || names.has(name) || names.has(toAssetName(name));
  return files.filter((file) => !isServed(file)).map(({ name }) => name);
}

function hashedFile(result: Row) {
  const sha256 = sha256Of(result);
  return sha256 === undefined ? [] : [{ name: result.subject.name, sha256 }];
}

/**
 * Finds the assets that no result is about: of another name, or of other bytes than were judged and compared.
 *
 * @param known the assets as the run found them, and as they were compared with the results
 * @param now those that lie there now
 */
export function findUnjudged(
  results: readonly Row[],
  known: readonly Asset[],
  now: readonly Asset[],
): readonly Unjudged[] {
  const keyOf = ({ id, sha256 }: Asset): string => `${id} ${sha256}`;
  const seen = new Set(known.map(keyOf));
  const judged = Map.groupBy(results, ({ subject }) => subject.name);
  const uploaded = Map.groupBy(results, ({ subject }) => toAssetName(subject.name));
  return now.flatMap((asset): readonly Unjudged[] => {
    const own = judged.get(asset.name) ?? uploaded.get(asset.name);
    if (own === undefined) return [{ name: asset.name, isExchanged: false }];
    const isSame = seen.has(keyOf(asset)) || own.some((result) => sha256Of(result) === asset.sha256);
    return isSame || !asset.isUploaded ? [] : [{ name: asset.name, isExchanged: true }];
  });
}

function sha256Of({ subject }: Row): string | undefined {
  return subject.sha256;
}
