/** Compares results with what a release recorded, and with the assets that it serves (interface §6). */
import type { Digest } from "../core/digest.ts";
import { toAssetName } from "../core/file-names.ts";
import { withoutUndefined } from "../core/members.ts";
import { evidenceOf, verdictFacts, type Outcome } from "../core/outcome.ts";
import { digestOf, type Mode, type Result } from "../core/report.ts";
import { toLineName, toLineNames } from "../core/text.ts";
import { isStatedList, type EvidenceRecord, type RecordedAnchor, type RecordedName } from "../evidence/record.ts";
import type { Log } from "../host/host.ts";
import type { Asset } from "./forge.ts";
import type { Damaged, Recorded } from "./read-recorded.ts";

interface Comparing {
  readonly mode: Mode;
  /** The subjects are the release's assets: they are compared with what all jobs recorded, not with themselves. */
  readonly fromRelease: boolean;
  readonly recorded: Recorded;
  /** The assets that the release serves now. */
  readonly assets: readonly Asset[];
  readonly log: Pick<Log, "notice" | "warning">;
}

/** Which files of a run are assets of its release, and which are not. */
export interface Served {
  readonly coverage: Covered;
  /** The names of files that are no assets. */
  readonly unserved: readonly string[];
}

/**
 * Compares the results of a run with its release. When the recorded digest of a name differs, the result is `changed`;
 * with `mode: stamp` it is only warned of. When an asset of the same name has other bytes, it is `changed` in every mode.
 * Where evidence cannot be read, nothing is known of the bytes that were recorded: then every result is `unknown`.
 */
export function compareResults(
  results: readonly Result[],
  comparing: Comparing,
): { readonly results: readonly Result[]; readonly served: Served } {
  const { mode, fromRelease, recorded, assets, log } = comparing;
  const [unread] = recorded.damaged;
  const findOther = createFinder(comparing);
  const coverage = compareWithServed(results, assets);
  const compared = results.map((result) => {
    if (unread !== undefined) return unjudged(result, unread);
    const other = findOther(result);
    if (other !== undefined && mode !== "stamp") return contradicted(result, other);
    if (other !== undefined) {
      const name = toLineName(result.subject.name);
      log.warning(
        `The release's evidence records another file under the name ${name}: SHA3-256 ${other}. Was the file built twice? The evidence keeps both.`,
      );
    }
    const covered = fromRelease ? undefined : coverage.get(result.subject);
    const isOther = covered?.kind === "other" && !isStatedList(recorded.record, covered.asset);
    return isOther ? servedWithOtherBytes(result, covered.asset, mode, log) : result;
  });
  const unserved = fromRelease ? [] : unservedNames(results, assets, coverage);
  if (unserved.length > 0) {
    const are = unserved.length === 1 ? "file is" : "files are";
    log.notice(`${unserved.length} ${are} not in the release: ${toLineNames(unserved)}. Upload what belongs there.`);
  }
  return { results: compared, served: { coverage, unserved } };
}

/**
 * Returns how to find a digest other than the result's that is recorded under its name. The legs of a matrix may each
 * have a file of one name: what a job has recorded itself counts before what others have, and a stamp looks at nothing
 * else. Of an asset, what any job stamped counts, also where another job stamped the result's own digest: whoever can
 * exchange an asset can also attach evidence for it.
 */
function createFinder({ mode, fromRelease, recorded }: Comparing): (result: Result) => Digest | undefined {
  const { record, ownRecord, jobs } = recorded;
  const ofAsset = createAssetFinder(record);
  const ofJobs = jobs.filter((job) => job.isDemonstration === record.isDemonstration).map(createStampFinder);
  const find = (name: string): readonly (RecordedName | undefined)[] => {
    if (!fromRelease) return [ownRecord.names.get(name) ?? (mode === "stamp" ? undefined : record.names.get(name))];
    return mode === "stamp" ? [ofAsset(name)] : [ofAsset(name), ...ofJobs.map((ofJob) => ofJob(name))];
  };
  return (result) => {
    const digest = digestOf(result);
    const known = digest === undefined ? [] : find(result.subject.name);
    return known.map((each) => each?.digest.sha3_256).find((each) => each !== undefined && each !== digest);
  };
}

type NameFinder = (asset: string) => RecordedName | undefined;

/** Returns how to find what is recorded of an asset: a file that was recorded with its folder has none as an asset. */
function createAssetFinder({ names }: EvidenceRecord): NameFinder {
  const uploaded = Map.groupBy(names.values(), ({ name }) => toAssetName(name));
  return (asset) => {
    const [only, ...others] = uploaded.get(asset) ?? [];
    return names.get(asset) ?? (others.length === 0 ? only : undefined);
  };
}

/** Returns how to find what a job stamped under the name of an asset; what it only met there does not count. */
function createStampFinder(job: EvidenceRecord): NameFinder {
  const find = createAssetFinder(job);
  const isStamped = (anchor: RecordedAnchor | undefined): boolean =>
    (anchor?.stamps.length ?? 0) > 0 || anchor?.verdict === "anchored" || anchor?.verdict === "already-anchored";
  return (asset) => {
    const found = find(asset);
    const digest = found?.digest.sha3_256;
    return digest && [job.anchors.get(digest), job.coverOf(digest)].some(isStamped) ? found : undefined;
  };
}

/** Makes the result `unknown`, unless it failed for another reason. */
function unjudged(result: Result, { what, advice }: Damaged): Result {
  const { outcome } = result;
  if (outcome.kind === "failed" || outcome.kind === "skipped" || outcome.kind === "unreachable") return result;
  const note = `${what} cannot be read, so the recorded bytes are not known.`;
  return withOutcome(result, { kind: "unknown", note, advice });
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
  const { outcome } = result;
  const { kind } = outcome;
  const isSaid =
    mode === "stamp" ? verdictFacts[kind].stamped : kind !== "failed" && kind !== "skipped" && kind !== "changed";
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

/** How the release's assets compare with a subject, by its name or by its bytes. */
export type Coverage =
  | { readonly kind: "same"; readonly assets: readonly Asset[] }
  | { readonly kind: "other"; readonly asset: Asset };

/** The coverage of each subject. */
export type Covered = ReadonlyMap<Result["subject"], Coverage>;

/**
 * Compares the subjects' own SHA-256 with GitHub's of the release's assets: `other` when an asset of their name has
 * different bytes, wherever theirs are served, else `same` when they are, under whatever name. A subject without either
 * is left out.
 */
export function compareWithServed(results: readonly Result[], assets: readonly Asset[]): Covered {
  const served = assets.filter(({ isUploaded, sha256 }) => isUploaded && sha256 !== undefined);
  const byHash = Map.groupBy(served, ({ sha256 }) => sha256);
  const byName = new Map(served.map((asset) => [asset.name, asset]));
  // Files of one name in several folders: the asset may be any of them.
  const collisions = new Set(results.map((result) => `${sha256Of(result)} ${toAssetName(result.subject.name)}`));
  const coverage = new Map<Result["subject"], Coverage>();
  for (const result of results) {
    const sha256 = sha256Of(result);
    if (sha256 === undefined) continue;
    const name = toAssetName(result.subject.name);
    const named = byName.get(name);
    const same = byHash.get(sha256);
    if (named !== undefined && !collisions.has(`${named.sha256} ${name}`))
      coverage.set(result.subject, { kind: "other", asset: named });
    else if (same !== undefined) coverage.set(result.subject, { kind: "same", assets: same });
  }
  return coverage;
}

/** Returns the names of files for which no asset has the name or the bytes. */
function unservedNames(results: readonly Result[], assets: readonly Asset[], coverage: Covered): readonly string[] {
  const served = new Set(assets.flatMap(({ isUploaded, name }) => (isUploaded ? [name] : [])));
  const isUnserved = ({ subject }: Result): boolean => !coverage.has(subject) && !served.has(toAssetName(subject.name));
  const files = results.filter((result) => sha256Of(result) !== undefined);
  return files.filter(isUnserved).map(({ subject }) => subject.name);
}

function sha256Of({ subject }: Result): string | undefined {
  return "sha256" in subject ? subject.sha256 : undefined;
}
