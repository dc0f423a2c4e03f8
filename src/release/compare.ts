/** Compares results with what a release recorded, and with the assets that it serves. */
import type { Digest } from "../core/digest.ts";
import { toAssetName } from "../core/file-names.ts";
import { withoutUndefined } from "../core/members.ts";
import { evidenceOf, verdictFacts, type Outcome } from "../core/outcome.ts";
import { digestOf, filesAmong, type Mode, type Result } from "../core/report.ts";
import { toLineName, toLineNames } from "../core/text.ts";
import type { EvidenceRecord, RecordedName } from "../evidence/record.ts";
import type { Log } from "../host/host.ts";
import type { Asset, Forge, Release } from "./forge.ts";

interface Comparing {
  readonly mode: Mode;
  readonly forge: Pick<Forge, "readAssets">;
  readonly release: Release;
  /** What is recorded of the release. */
  readonly record: EvidenceRecord;
  readonly isEvidence: (asset: Asset) => boolean;
  readonly stop: AbortSignal;
  readonly log: Pick<Log, "notice" | "warning">;
}

/**
 * Compares the results of a run with its release. When the recorded digest of a name differs, the result is `changed`;
 * with `mode: stamp` it is only warned of. When an asset of the same name has other bytes by now, it is `changed` in every
 * mode: also where the asset itself was hashed, and was replaced since.
 *
 * @throws AnchorError what GitHub's answer means, where the release's present assets could not be read
 */
export async function compareResults(results: readonly Result[], comparing: Comparing): Promise<readonly Result[]> {
  const { mode, record, isEvidence, forge, release, stop, log } = comparing;
  const findRecorded = createAssetFinder(record);
  const isCompared = results.length > 0 && !stop.aborted;
  const assets = isCompared ? (await forge.readAssets(release)).filter((asset) => !isEvidence(asset)) : [];
  const findServed = createServedFinder(results, assets);
  const compared = results.map((result) => {
    const { name } = result.subject;
    const recorded = (record.names.get(name) ?? findRecorded(toAssetName(name)))?.digest.sha3_256;
    const digest = digestOf(result);
    const other = digest === undefined || recorded === digest ? undefined : recorded;
    if (other !== undefined && mode !== "stamp") return contradicted(result, other);
    if (other !== undefined) {
      log.warning(
        `The release's evidence records another file under the name ${toLineName(name)}: SHA3-256 ${other}. Was the file built twice? The evidence keeps both.`,
      );
    }
    const served = findServed(result);
    return served === undefined ? result : servedWithOtherBytes(result, served, mode, log);
  });
  const unserved = unservedNames(filesAmong(results), assets);
  if (isCompared && unserved.length > 0) {
    const are = unserved.length === 1 ? "file is" : "files are";
    log.notice(`${unserved.length} ${are} not in the release: ${toLineNames(unserved)}. Upload what belongs there.`, {
      title: "not in the release",
    });
  }
  return compared;
}

/** Returns how to find what is recorded of an asset: a file that was recorded with its folder has none as an asset. */
function createAssetFinder({ names }: EvidenceRecord): (asset: string) => RecordedName | undefined {
  const uploaded = Map.groupBy(names.values(), ({ name }) => toAssetName(name));
  return (asset) => {
    const [only, ...others] = uploaded.get(asset) ?? [];
    return others.length === 0 ? only : undefined;
  };
}

/** Makes the result `changed`, unless it failed for another reason. */
function contradicted(result: Result, other: Digest): Result {
  const { kind } = result.outcome;
  if (kind === "failed" || kind === "skipped" || kind === "changed") return result;
  const note = `The release's evidence records another file under this name: SHA3-256 ${other}. This file has ${digestOf(result)}.`;
  return withOutcome(result, { kind: "changed", note, ofDigest: kind });
}

/**
 * Compares a result with an asset. An unclear stamp keeps its verdict; other bytes in the release are only warned of.
 */
function servedWithOtherBytes(result: Result, asset: Asset, mode: Mode, log: Comparing["log"]): Result {
  const { kind } = result.outcome;
  // What was downloaded is not what GitHub states.
  if (kind === "changed") return result;
  const isSaid = mode === "stamp" ? verdictFacts[kind].stamped : kind !== "failed" && kind !== "skipped";
  if (!isSaid) {
    const { name } = result.subject;
    log.warning(
      `${toLineName(asset.name)} in the release is not the stamped file ${toLineName(name)}. Do not publish it.`,
      { title: "changed" },
    );
    return result;
  }
  const note = `${toLineName(asset.name)} in the release has other bytes: SHA-256 ${asset.sha256}. This file has ${sha256Of(result)}.`;
  return withOutcome(result, { kind: "changed", note, ofDigest: kind });
}

/** Replaces the verdict; what the service said stays beside it. */
function withOutcome(result: Result, outcome: Outcome & { readonly kind: "changed" | "unknown" }): Result {
  return { ...result, outcome: { ...outcome, ...withoutUndefined({ evidence: evidenceOf(result.outcome) }) } };
}

/**
 * Returns how to find the asset of a subject's name with other bytes than the subject's, by GitHub's SHA-256 and its own.
 */
function createServedFinder(
  results: readonly Result[],
  assets: readonly Asset[],
): (result: Result) => Asset | undefined {
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

/** Returns the names of files for which no asset has the name or the bytes. */
function unservedNames(results: readonly Result[], assets: readonly Asset[]): readonly string[] {
  const served = assets.filter(({ isUploaded }) => isUploaded);
  const names = new Set(served.map(({ name }) => name));
  const hashes = new Set(served.map(({ sha256 }) => sha256));
  const files = results.filter((result) => result.isList !== true && sha256Of(result) !== undefined);
  const isUnserved = (result: Result): boolean =>
    !hashes.has(sha256Of(result)) && !names.has(toAssetName(result.subject.name));
  return files.filter(isUnserved).map(({ subject }) => subject.name);
}

function sha256Of({ subject }: Result): string | undefined {
  return "sha256" in subject ? subject.sha256 : undefined;
}
