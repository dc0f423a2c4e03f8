/** Compares results with what a release recorded, and with the assets that it serves (interface §6). */
import type { Digest } from "../core/digest.ts";
import { toAssetName } from "../core/file-names.ts";
import { verdictFacts, type Outcome } from "../core/outcome.ts";
import { digestOf, type Mode, type Result } from "../core/report.ts";
import { toLineName, toLineNames } from "../core/text.ts";
import type { Statement } from "../evidence/statement.ts";
import type { Log } from "../host/host.ts";
import type { Compared } from "../run/release-access.ts";
import { isConfirming, toRecordedRows, withImported } from "./recorded-rows.ts";
import type { Asset } from "./forge.ts";
import { isRecordedList, type Recorded } from "./read-recorded.ts";

interface Comparing {
  readonly mode: Mode;
  /** The subjects are the release's assets: they are compared with the evidence of all jobs, not with themselves. */
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
 */
export function compareResults(
  results: readonly Result[],
  comparing: Comparing,
): Compared & { readonly served: Served } {
  const { mode, fromRelease, recorded, assets, log } = comparing;
  const confirmed = confirmedDigests(fromRelease ? recorded.all : recorded.own === undefined ? [] : [recorded.own]);
  const coverage = compareWithServed(results, assets);
  const compared = results.map((result) => {
    const other = otherThan(result, confirmed);
    if (other !== undefined && mode === "stamp") log.warning(renderOther(result, other));
    else if (other !== undefined) return contradicted(result, other);
    const covered = fromRelease ? undefined : coverage.get(result.subject);
    const isOther = covered?.kind === "other" && !isRecordedList(covered.asset, recorded.all);
    return isOther ? servedWithOtherBytes(result, covered.asset, mode, log) : result;
  });
  const unserved = fromRelease ? [] : unservedNames(results, assets);
  logUnserved(results, unserved, log);
  const changed = compared.filter(isChangedByRecord);
  const names = new Map(changed.map((result) => [result.subject.name, otherThan(result, confirmed)]));
  return {
    results: compared,
    earlier: withImported(recorded, names),
    unselected: unselectedNames(results, comparing),
    served: { coverage, unserved },
  };
}

/** Returns recorded names that this run did not select. A stamp drops the names that are no assets any more. */
function unselectedNames(
  results: readonly Result[],
  { mode, fromRelease, recorded, assets }: Comparing,
): ReadonlySet<string> {
  const served = new Set(assets.map(({ name }) => name));
  const judged = new Set(results.map(({ subject }) => subject.name));
  const isStanding = (name: string): boolean => served.has(toAssetName(name)) || (mode !== "stamp" && !fromRelease);
  const recordedNames = (recorded.own?.subject ?? []).map(({ name }) => name);
  return new Set(recordedNames.filter((name) => !judged.has(name) && isStanding(name)));
}

function isChangedByRecord({ outcome }: Result): boolean {
  return outcome.kind === "changed" && outcome.ofDigest === undefined;
}

type ConfirmedDigests = ReadonlyMap<string, ReadonlySet<Digest>>;

/** Returns, by name, the digests that were accepted, or seen on the chain, when the evidence was written. */
function confirmedDigests(statements: readonly Statement[]): ConfirmedDigests {
  const confirmed = new Map<string, Set<Digest>>();
  for (const statement of statements) {
    const stands = new Map(statement.subject.map(({ name, digest }) => [name, digest.sha3_256]));
    for (const { name, digest, anchor } of toRecordedRows(statement)) {
      if (stands.get(name) === digest && isConfirming(anchor.verdict))
        confirmed.set(name, (confirmed.get(name) ?? new Set()).add(digest));
    }
  }
  return confirmed;
}

/**
 * Finds a digest other than the result's that was recorded under its name. It counts even if another job recorded the
 * result's own: an attacker who can exchange an asset can also attach evidence for it.
 */
function otherThan(result: Result, confirmed: ConfirmedDigests): Digest | undefined {
  const digest = digestOf(result);
  return digest && [...(confirmed.get(result.subject.name) ?? [])].find((each) => each !== digest);
}

function renderOther({ subject: { name } }: Result, other: Digest): string {
  return `The release's evidence has other bytes under the name ${toLineName(name)}: SHA3-256 ${other}. Both stay in it.`;
}

/** Makes the result `changed`, unless it failed for another reason. */
function contradicted(result: Result, other: Digest): Result {
  const { kind } = result.outcome;
  if (kind === "failed" || kind === "skipped" || kind === "changed") return result;
  const note = `The release's evidence records other bytes under this name: SHA3-256 ${other}.`;
  return { ...result, outcome: { kind: "changed", note, ...evidenceIn(result.outcome) } };
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
    log.warning(`The release serves other bytes as ${toLineName(asset.name)} than those of ${toLineName(name)}.`);
    return result;
  }
  const note = `The release serves other bytes as ${toLineName(asset.name)}: GitHub states SHA-256 ${asset.sha256}.`;
  return { ...result, outcome: { kind: "changed", note, ofDigest: kind, ...evidenceIn(outcome) } };
}

function evidenceIn(outcome: Outcome) {
  return "evidence" in outcome && outcome.evidence !== undefined ? { evidence: outcome.evidence } : {};
}

function logUnserved(results: readonly Result[], names: readonly string[], log: Comparing["log"]): void {
  if (names.length === 0) return;
  const are = names.length === 1 ? "is no asset" : "are no assets";
  log.notice(`${names.length} of ${results.length} subjects ${are} of the release: ${toLineNames(names)}.`);
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
function unservedNames(results: readonly Result[], assets: readonly Asset[]): readonly string[] {
  const whole = assets.filter(({ isUploaded }) => isUploaded);
  const known = new Set(whole.flatMap(({ name, sha256 }) => [name, sha256]));
  const files = results.filter((result) => sha256Of(result) !== undefined);
  const isUnserved = (result: Result): boolean =>
    !known.has(toAssetName(result.subject.name)) && !known.has(sha256Of(result));
  return files.filter(isUnserved).map(({ subject }) => subject.name);
}

function sha256Of({ subject }: Result): string | undefined {
  return "sha256" in subject ? subject.sha256 : undefined;
}
