/** The two sides of a comparison: a release's record, before and after a scan, and what GitHub serves of it now. */
import type { Judgement } from "../core/row.ts";
import type { Digest } from "../core/digest.ts";
import type { AnchorError } from "../core/errors.ts";
import {
  idOfStatementFile,
  isEvidenceName,
  isTemporaryName,
  statementFileName,
  toAssetName,
} from "../core/file-names.ts";
import { withoutUndefined } from "../core/members.ts";
import {
  isSettled,
  oldestRecord,
  timeOfStatement,
  type EvidenceRecord,
  type RecordedAnchor,
  type RecordedName,
} from "../evidence/record.ts";
import { isAlarm, isSameBytes, toAssetFacts, type Finding } from "./finding.ts";
import type { AnchorClaim, EvidenceDigest, RecordedAsset, RecordedRelease } from "./monitor-file.ts";
import type { ListedAsset } from "./repository.ts";

export interface SeenEvidence extends EvidenceDigest {
  /** Why these cannot be the bytes that were attached, without a full stop; absent if they can be. */
  readonly broken?: string;
  /** Whether the statement is about another release. Such a statement is not used, and not added to the baseline. */
  readonly isForeign?: boolean;
}

/** What GitHub serves of a release now. */
export interface SeenRelease {
  /** The watched `owner/name`, as the inputs have it. */
  readonly repository: string;
  readonly tag: string;
  /** When the reading of the repository began, by GitHub's clock, ISO 8601 in UTC. */
  readonly readAt: string;
  /** Whether GitHub does not have this release any more. */
  readonly isGone?: boolean;
  /** The commit of the tag; absent where GitHub did not tell. */
  readonly commit?: string;
  readonly publishedAt?: string;
  /** All complete assets of the release, also those that are evidence. */
  readonly assets: readonly ListedAsset[];
  readonly evidence: readonly SeenEvidence[];
  /** What this release's statements say; absent if they were not downloaded, or if one of them could not be read. */
  readonly record?: EvidenceRecord;
  /** Judgements by file name, from what the recorded witnesses prove; absent if the scan asks a service or node. */
  readonly witnessJudgements?: ReadonlyMap<string, Judgement>;
  /** Why something could not be read, by its name. The comparison leaves these names out. */
  readonly unreadable: ReadonlyMap<string, AnchorError>;
}

/**
 * Makes a release's record: the baseline, and what evidence adds to it. Evidence that contradicts it is ignored.
 * @returns `undefined` when nothing has recorded the release
 */
export function toRecordedRelease(
  baseline: RecordedRelease | undefined,
  release: SeenRelease,
): RecordedRelease | undefined {
  const assetsByName = new Map(baseline?.assets.map((asset) => [asset.name, asset]));
  const servedNames = new Set(release.assets.map(({ name }) => name));
  const { record } = release;
  const newestStatement = record?.statements.at(-1);
  const recordedAt = newestStatement === undefined ? "" : timeOfStatement(newestStatement);
  const knownEvidence = new Set(baseline?.evidence.map(({ name }) => name));
  const knownStatements = (record?.statements ?? []).filter(({ id }) => knownEvidence.has(statementFileName(id)));
  const keyOf = ({ name, digest }: Pick<RecordedName, "name" | "digest">): string => `${digest.sha3_256} ${name}`;
  // The baseline had all files of these statements. If it lacks one now, the owner has deleted it: it stays out.
  const knownKeys = new Set(knownStatements.flatMap(({ statement }) => statement.subject.map(keyOf)));
  const newcomers = new Set(release.assets.filter((asset) => isNewcomer(asset, baseline)).map(({ name }) => name));
  const findClaim = record && createClaimFinder(record);
  for (const recordedName of record?.names.values() ?? []) {
    const name = toServedName(recordedName.name, servedNames);
    if (name === undefined) continue;
    const { digest } = recordedName;
    const knownAsset = assetsByName.get(name);
    const anchor = findClaim?.(digest.sha3_256);
    if (knownAsset === undefined) {
      if (!knownKeys.has(keyOf(recordedName)) || (recordedName.name.includes("/") && newcomers.has(name)))
        assetsByName.set(name, { name, ...digest, ...(anchor && { anchor }), lastConfirmed: recordedAt });
    } else if (isSameBytes(knownAsset, digest) === true) {
      const { isAdded: _, ...members } = { ...digest, ...knownAsset };
      assetsByName.set(name, { ...members, ...withoutUndefined({ anchor: joinClaims(knownAsset.anchor, anchor) }) });
    }
  }
  if (baseline === undefined && assetsByName.size === 0) return undefined;
  const commit = baseline?.commit ?? (record && findCommit(record, release.tag));
  return {
    tag: release.tag,
    ...withoutUndefined({ commit, isChanged: baseline?.isChanged }),
    assets: [...assetsByName.values()],
    evidence: baseline?.evidence ?? [],
    recordedAt: baseline?.recordedAt ?? recordedAt,
  };
}

/** Whether an asset came after the last look. A statement that was there before may name it, by its path. */
export function isNewcomer({ name, uploaded = "" }: ListedAsset, baseline: RecordedRelease | undefined): boolean {
  const isLater = baseline !== undefined && Date.parse(uploaded) > Date.parse(baseline.recordedAt);
  return isLater && baseline.assets.every((asset) => asset.name !== name);
}

/** Creates the function that finds what a digest's own anchor claims or, if it claims more, the anchor of a list. */
function createClaimFinder({ anchors, findListAnchor, lists }: EvidenceRecord): (digest: Digest) => AnchorClaim {
  const listNames = new Map(lists.map(({ name, sha3_256 }) => [sha3_256, name]));
  return (digest) => {
    const [ownAnchor, listAnchor] = [anchors.get(digest), findListAnchor(digest)];
    const anchor =
      listAnchor !== undefined && claimStrengthOf(listAnchor) > claimStrengthOf(ownAnchor) ? listAnchor : ownAnchor;
    if (anchor === undefined) return { digest, isUnclaimed: true };
    const list = anchor.digest === digest ? undefined : listNames.get(anchor.digest);
    const block = Number(oldestRecord(anchor.chain?.records ?? [])?.block ?? Number.NaN);
    const stampedAt = isSettled(anchor) ? undefined : anchor.stamps.at(-1)?.stampedOn;
    return {
      digest: anchor.digest,
      ...(Number.isSafeInteger(block) && { block }),
      ...(list !== undefined && { list }),
      ...(claimStrengthOf(anchor) < 2 && { isUnclaimed: true }),
      ...(stampedAt !== undefined && { stampedAt }),
    };
  };
}

/** Ranks what evidence says of a digest: 0 nothing, 1 a failed stamp, 2 an accepted or unclear one, 3 on the chain. */
function claimStrengthOf(anchor: RecordedAnchor | undefined): number {
  if (anchor === undefined) return 0;
  if (isSettled(anchor)) return 3;
  return anchor.stamps.some(({ verdict }) => verdict !== "failed") ? 2 : 1;
}

/**
 * Finds the commit of `tag` in the statement of the tag's newest stamp run, or else of its first run. Runs of another
 * ref, such as a branch, do not tell where the tag points.
 */
function findCommit({ statements }: EvidenceRecord, tag: string): string | undefined {
  const predicates = statements.map(({ statement }) => statement.predicate);
  const tagPredicates = predicates.filter(
    ({ run }) => run?.ref === `refs/tags/${tag}` && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(run.commit ?? ""),
  );
  return (tagPredicates.findLast(({ mode }) => mode === "stamp") ?? tagPredicates[0])?.run?.commit;
}

/** Joins the claims of baseline and evidence. The baseline's `stampedAt` stays: a repeated upload has a later one. */
function joinClaims(oldClaim: AnchorClaim | undefined, newClaim: AnchorClaim | undefined): AnchorClaim | undefined {
  if (oldClaim === undefined || newClaim === undefined) return oldClaim ?? newClaim;
  if (oldClaim.isUnclaimed === true && newClaim.isUnclaimed === undefined) return newClaim;
  if (oldClaim.digest !== newClaim.digest || newClaim.isUnclaimed !== oldClaim.isUnclaimed) return oldClaim;
  const { stampedAt, ...claim } = { ...newClaim, ...oldClaim };
  const isOpen = newClaim.stampedAt !== undefined && oldClaim.block === undefined;
  return { ...claim, ...(isOpen && stampedAt !== undefined && { stampedAt }) };
}

/** Returns the name under which a recorded file is an asset; `undefined` for a path that belongs to no asset. */
function toServedName(name: string, servedNames: ReadonlySet<string>): string | undefined {
  if (servedNames.has(name)) return name;
  const assetName = toAssetName(name);
  if (servedNames.has(assetName)) return assetName;
  return name.includes("/") ? undefined : name;
}

/** What the release's own list of assets is called among what could not be read; no asset's name has a space. */
export const ownListName = "its list of assets";

/** Whether a statement could not be read, or a list that may name one. It may be the only one that names an asset. */
export function hasUnreadEvidence({ unreadable }: Pick<SeenRelease, "unreadable">): boolean {
  return [...unreadable.keys()].some((name) => name === ownListName || idOfStatementFile(name) !== undefined);
}

/**
 * Returns the names of assets that are evidence of this action, which is neither recorded nor reported as `added`. In a
 * release that never had a statement, a file with a name of ours may be the project's, and does not count.
 */
export function findEvidenceNames(recorded: RecordedRelease | undefined, release: SeenRelease): ReadonlySet<string> {
  const recordedNames = new Set(recorded?.assets.map(({ name }) => name));
  const statementCount = release.evidence.length + (recorded?.evidence.length ?? 0);
  const isOwnEvidence = statementCount > 0 || hasUnreadEvidence(release) ? isEvidenceName : isTemporaryName;
  const names = release.assets.map(({ name }) => name);
  return new Set(names.filter((name) => isOwnEvidence(name) && !recordedNames.has(name)));
}

/** Finds the assets that the record does not name and that are not evidence of this action. */
export function findUnrecordedAssets(
  recorded: RecordedRelease | undefined,
  release: SeenRelease,
): readonly ListedAsset[] {
  const recordedNames = new Set(recorded?.assets.map(({ name }) => name));
  const evidenceNames = findEvidenceNames(recorded, release);
  return release.assets.filter(({ name }) => !recordedNames.has(name) && !evidenceNames.has(name));
}

/**
 * Makes the release's entry in the next baseline. An asset with a finding stays as recorded, so that the next scan
 * makes the finding again. An unchanged asset is confirmed, and gets members that were not known.
 * @param findings the findings without those in `accepted`
 * @param accepted replacements that the owner accepts
 * @param isWhole whether everything could be read and asked
 */
export function toNextRelease(
  recorded: RecordedRelease | undefined,
  release: SeenRelease,
  findings: readonly Finding[],
  accepted: readonly Finding[],
  isWhole: boolean,
): RecordedRelease {
  const { tag, publishedAt, readAt, unreadable } = release;
  if (release.isGone === true && recorded !== undefined) return { ...recorded, isChanged: true };
  const hasUnread = hasUnreadEvidence(release);
  const evidenceBefore = recorded?.evidence ?? [];
  const knownNames = new Set(evidenceBefore.map(({ name }) => name));
  const evidence = release.evidence.filter(({ name, isForeign }) => isForeign !== true || knownNames.has(name));
  // The recorded evidence stays if a statement is unreadable or was changed, so that the next scan reads all again.
  const keepsEvidence = hasUnread || findings.some(({ kind }) => kind === "evidence-changed");
  const isChanged = findings.some(isAlarm) || (!isWhole && recorded?.isChanged === true);
  return {
    tag,
    // If evidence is unreadable, GitHub's commit is not recorded: the evidence may name another commit.
    ...withoutUndefined({ commit: recorded?.commit ?? (hasUnread ? undefined : release.commit), publishedAt }),
    // Stays if something was unreadable: an asset counts as added in the next scan only if it is younger than this.
    recordedAt: unreadable.size > 0 && recorded !== undefined ? recorded.recordedAt : readAt,
    ...(isChanged && { isChanged }),
    evidence: keepsEvidence ? evidenceBefore : evidence.map(({ name, sha256 }) => ({ name, sha256 })),
    assets: toNextAssets(recorded, release, findings, accepted),
  };
}

function toNextAssets(
  recorded: RecordedRelease | undefined,
  release: SeenRelease,
  findings: readonly Finding[],
  accepted: readonly Finding[],
): readonly RecordedAsset[] {
  const { assets, unreadable, readAt } = release;
  const servedByName = new Map(assets.map((asset) => [asset.name, asset]));
  const acceptedNames = new Set(accepted.map(({ asset }) => asset));
  const kindByName = new Map(findings.map(({ asset, kind }) => [asset, kind]));
  const recordNew = (asset: ListedAsset): RecordedAsset => {
    return { name: asset.name, ...toAssetFacts(asset), firstConfirmed: readAt, lastConfirmed: readAt };
  };
  const knownAssets = (recorded?.assets ?? []).map((asset) => {
    const { name, firstConfirmed = readAt } = asset;
    const served = servedByName.get(name);
    if (served !== undefined && acceptedNames.has(name)) return recordNew(served);
    const isDenied = kindByName.get(asset.anchor?.list ?? name) === "not-anchored";
    if (served === undefined || unreadable.has(name) || kindByName.has(name) || isDenied) return asset;
    return { ...asset, ...toAssetFacts(served), ...toAssetFacts(asset), firstConfirmed, lastConfirmed: readAt };
  });
  // If evidence is unreadable, no new assets are recorded: it may record other bytes under their names.
  if (hasUnreadEvidence(release)) return knownAssets;
  // A renamed asset stays recorded under its old name.
  const newNames = new Set(findings.flatMap(({ kind, seen: side }) => (kind === "renamed" ? [side?.name] : [])));
  const addedAssets = findUnrecordedAssets(recorded, release)
    .filter(({ name }) => !newNames.has(name) && !unreadable.has(name))
    .map((asset) => ({ ...recordNew(asset), ...(kindByName.get(asset.name) === "added" && { isAdded: true }) }));
  return [...knownAssets, ...addedAssets];
}
