/** Reads a release for a monitor: its statements, and those assets for which GitHub's SHA-256 is not enough. */
import { hash } from "node:crypto";

import { AnchorError, toAnchorError } from "../core/errors.ts";
import { idOfStatementFile, isEvidenceName, statementFileName } from "../core/file-names.ts";
import { withoutUndefined } from "../core/members.ts";
import type { Judgement } from "../core/row.ts";
import { isOfRelease } from "../evidence/record.ts";
import { maxStatementBytes } from "../evidence/statement-file.ts";
import type { StatementRelease } from "../evidence/statement.ts";
import type { createRecordJudge } from "../run/ask-clocks.ts";
import { isUnderWay } from "../release/forge.ts";
import { openReleaseRecord, parseComments, readStatementAsset, type ReadStatement } from "../release/statements.ts";
import { compareRelease } from "./compare.ts";
import { type Acceptance, type FindingKind, isAlarm, isSameBytes } from "./finding.ts";
import type { RecordedAsset, RecordedRelease } from "./monitor-file.ts";
import {
  findEvidenceNames,
  isNewcomer,
  ownListName,
  type SeenEvidence,
  type SeenRelease,
  toRecordedRelease,
} from "./recorded.ts";
import { type ListedAsset, type ListedRelease, type Repository, searchForMissing } from "./repository.ts";

export interface ReadOptions {
  /** Whether to download all assets, also those for which GitHub states the recorded SHA-256. */
  readonly isDownloading: boolean;
  /** After this signal has aborted, no request is begun. */
  readonly stop: AbortSignal;
  readonly githubTime: () => Date;
  readonly acceptances: readonly Acceptance[];
  /** Returns the function that judges files by what a record's witnesses prove. If set, a scan reads all statements. */
  readonly openJudge?: typeof createRecordJudge;
}

/** A release as it was read, and its record; `recorded` is `undefined` if nothing has recorded the release. */
export interface ReleaseReading {
  readonly recorded: RecordedRelease | undefined;
  readonly seen: SeenRelease;
}

/** What is known before a release is read. */
export interface ReleaseContext extends Pick<SeenRelease, "repository" | "readAt"> {
  /** The repository's commits by tag; `undefined` where they could not be read. */
  readonly commitByTag: ReadonlyMap<string, string> | undefined;
  readonly baseline: RecordedRelease | undefined;
}

/** Makes what reading would have brought, for a recorded release that GitHub does not have any more. */
export function toGoneRelease(
  recorded: RecordedRelease,
  { repository, readAt }: Pick<SeenRelease, "repository" | "readAt">,
): ReleaseReading {
  const emptyMembers = { assets: [], evidence: [], unreadable: new Map() };
  return { recorded, seen: { repository, tag: recorded.tag, readAt, isGone: true, ...emptyMembers } };
}

/** GitHub's list of all releases has at most this many assets of each release, even if the release has more. */
const maxEmbeddedAssets = 100;

/** Kinds of findings that a gap in GitHub's list of all releases may cause. The release's own list is then read too. */
const gapKinds: ReadonlySet<FindingKind> = new Set(["removed", "evidence-changed", "renamed"]);

/**
 * Reads a release and its record; returns `undefined` if neither GitHub nor the baseline has the release. If GitHub's
 * list of all releases lacks a recorded asset, or may lack assets, the release's own list of assets decides.
 */
export async function readRelease(
  repository: Repository,
  listedRelease: ListedRelease,
  context: ReleaseContext,
  options: ReadOptions,
): Promise<ReleaseReading | undefined> {
  const hashesById = new Map<number, Partial<ListedAsset>>();
  const firstReading = await readWithRecord(repository, listedRelease, context, options, hashesById);
  const hasGap = compareRelease(firstReading.recorded, firstReading.seen).some(({ kind }) => gapKinds.has(kind));
  if (listedRelease.assets.length < maxEmbeddedAssets && !hasGap) return firstReading;
  const assets = await repository.listAssets(listedRelease).catch((thrown: unknown) => toAnchorError(thrown));
  if (assets instanceof AnchorError) return withoutMissing(firstReading, assets);
  if (assets === undefined) {
    // One 404 does not prove that a release is gone that GitHub has just listed.
    let error = new AnchorError("GITHUB_UNAVAILABLE", "GitHub answered 404 for the assets of a release that it lists.");
    const reportFault = (_: string, thrown: unknown) => void (error = toAnchorError(thrown));
    const { goneReleases } = await searchForMissing(repository, [listedRelease], reportFault);
    if (goneReleases.length === 0) return withoutMissing(firstReading, error);
    return context.baseline && toGoneRelease(context.baseline, context);
  }
  return readWithRecord(repository, { ...listedRelease, assets }, context, options, hashesById);
}

/** Marks as unreadable what is recorded but not in GitHub's list of all releases: the release's own list failed. */
function withoutMissing({ recorded, seen }: ReleaseReading, error: AnchorError): ReleaseReading {
  const servedNames = seen.assets.map(({ name }) => name);
  const knownNames = [...(recorded?.assets ?? []), ...(recorded?.evidence ?? [])].map(({ name }) => name);
  // All listed evidence counts as unreadable too, since the list may lack a newer statement.
  const servedSet = new Set(servedNames);
  const lackingNames = [...knownNames.filter((name) => !servedSet.has(name)), ...servedNames.filter(isEvidenceName)];
  const unreadNames = [...lackingNames, ownListName];
  const unreadable = new Map([...seen.unreadable, ...unreadNames.map((name) => [name, error] as const)]);
  return { recorded, seen: { ...seen, unreadable } };
}

async function readWithRecord(
  repository: Repository,
  listedRelease: ListedRelease,
  { commitByTag, baseline, ...context }: ReleaseContext,
  options: ReadOptions,
  hashesById: Map<number, Partial<ListedAsset>>,
): Promise<ReleaseReading> {
  const { id, tag, publishedAt } = listedRelease;
  const evidence = await readEvidence(repository, listedRelease, { repository: repository.name, tag, id }, baseline, {
    isDownloading: options.isDownloading || options.openJudge !== undefined,
    stop: options.stop,
  });
  const unreadable = new Map([...evidence.unreadable, ...findPendingUploads(listedRelease, options.githubTime())]);
  const unhashed: SeenRelease = {
    ...context,
    tag,
    ...withoutUndefined({ commit: commitByTag?.get(tag), publishedAt }),
    ...evidence,
    assets: listedRelease.assets.filter(({ isUploaded }) => isUploaded),
    unreadable,
  };
  const recorded = toRecordedRelease(baseline, unhashed);
  // A published release has a tag. A list of tags that lacks it is incomplete, and does not prove that it is gone.
  const noTagMessage = "GitHub gave no list of tags that has the release's tag.";
  if (commitByTag?.has(tag) !== true && recorded?.commit !== undefined)
    unreadable.set("its tag", new AnchorError("GITHUB_UNAVAILABLE", noTagMessage));
  const assets = await hashWhereNeeded(repository, { recorded, seen: unhashed }, unreadable, options, hashesById);
  const witnessJudgements = await readWitnessJudgements(recorded, evidence.record, options);
  const seen = { ...unhashed, assets, ...(witnessJudgements && { witnessJudgements }) };
  const alarms = compareRelease(recorded, seen).filter(isAlarm);
  const alarmedAssets = new Set(alarms.map(({ asset }) => asset));
  for (const { name, stated: sha256 } of assets) {
    if (sha256 === undefined || alarmedAssets.has(name)) continue;
    // The download differs from the SHA-256 that GitHub states, and no alarm tells that: GitHub contradicts itself.
    const message = `GitHub says that this file has SHA-256 ${sha256}, but the download has other bytes.`;
    unreadable.set(name, new AnchorError("ASSET_DIGEST_MISMATCH", message));
  }
  return { recorded, seen };
}

/** Judges recorded files by what the witnesses in the statements prove; returns the judgements by file name. */
async function readWitnessJudgements(
  recorded: RecordedRelease | undefined,
  record: SeenRelease["record"],
  { openJudge }: ReadOptions,
): Promise<SeenRelease["witnessJudgements"]> {
  if (openJudge === undefined || record === undefined) return undefined;
  const judgements = new Map<string, Judgement>();
  const judge = await openJudge(record);
  for (const { name, sha3_256: digest, sha256 } of recorded?.assets ?? []) {
    if (digest === undefined || !record.names.has(name)) continue;
    judgements.set(name, judge({ name, digest, ...withoutUndefined({ sha256 }) }));
  }
  return judgements;
}

/** Downloads and hashes the assets for which GitHub's SHA-256 is not enough; returns all assets with known digests. */
async function hashWhereNeeded(
  repository: Repository,
  { recorded, seen }: ReleaseReading,
  unreadable: Map<string, AnchorError>,
  options: ReadOptions,
  hashesById: Map<number, Partial<ListedAsset>>,
): Promise<readonly ListedAsset[]> {
  const recordedByName = new Map(recorded?.assets.map((asset) => [asset.name, asset]));
  const evidenceNames = findEvidenceNames(recorded, seen);
  for (const asset of seen.assets.filter(({ name }) => !evidenceNames.has(name))) {
    const isKnown = hashesById.has(asset.id) || unreadable.has(asset.name);
    const recordedAsset = recordedByName.get(asset.name);
    if (isKnown || !needsDownload(seen.tag, asset, recordedAsset, options)) continue;
    try {
      const expectedSha256 = recordedAsset?.sha256;
      hashesById.set(asset.id, await repository.hash({ ...asset, expectedSha256 }, options.stop));
    } catch (thrown) {
      unreadable.set(asset.name, toAnchorError(thrown));
    }
  }
  return seen.assets.map((asset) => {
    const hashes = hashesById.get(asset.id);
    const { sha256: _, ...facts } = asset;
    return hashes === undefined ? asset : { ...facts, ...hashes };
  });
}

/** Returns the name of each upload that is under way, with the error that says why its bytes are not known. */
function findPendingUploads({ assets }: ListedRelease, now: Date): readonly (readonly [string, AnchorError])[] {
  const error = new AnchorError("ASSET_UNREADABLE", "This file is being uploaded right now.");
  const pendingAssets = assets.filter((asset) => !asset.isUploaded && isUnderWay(asset, now));
  return pendingAssets.map(({ name }) => [name, error]);
}

/** Whether an asset must be downloaded: the options ask for it, or GitHub's SHA-256 is not enough to compare. */
function needsDownload(
  tag: string,
  asset: ListedAsset,
  recorded: RecordedAsset | undefined,
  { isDownloading, acceptances }: ReadOptions,
): boolean {
  const { name, sha256 } = asset;
  if (isDownloading || sha256 === undefined) return true;
  if (recorded === undefined) return false;
  // GitHub does not state the SHA3-256, by which the input `accept` names a replacement.
  const isAccepted = acceptances.some((acceptance) => acceptance.tag === tag && acceptance.name === name);
  return recorded.sha256 === undefined || (isAccepted && isSameBytes(recorded, asset) === false);
}

/**
 * Reads a release's statements. They are downloaded only if `isDownloading` is true, or the baseline lacks one of them
 * or an asset that came since.
 * @param identity how statements name the release
 */
export async function readEvidence(
  repository: Pick<Repository, "read">,
  { assets, notes }: Pick<ListedRelease, "assets" | "notes">,
  identity: StatementRelease,
  baseline: RecordedRelease | undefined,
  { isDownloading, stop }: Pick<ReadOptions, "isDownloading" | "stop">,
): Promise<Pick<SeenRelease, "evidence" | "record" | "unreadable">> {
  const statementAssets = assets.filter(({ isUploaded, name }) => isUploaded && idOfStatementFile(name) !== undefined);
  const comments = parseComments(notes);
  const sha256ByName = new Map(baseline?.evidence.map(({ name, sha256 }) => [name, sha256]));
  const isKnown = ({ name, sha256 }: Pick<ListedAsset, "name" | "sha256">): boolean =>
    sha256 !== undefined && sha256ByName.get(name) === sha256;
  const notesEvidence = comments.map(toSeenEvidence);
  const hasNewcomer = assets.some((asset) => !isEvidenceName(asset.name) && isNewcomer(asset, baseline));
  if (!isDownloading && !hasNewcomer && [...statementAssets, ...notesEvidence].every(isKnown)) {
    const assetEvidence = statementAssets.map(({ name, sha256 = "" }) => ({ name, sha256 }));
    return { evidence: uniqueByName([...assetEvidence, ...notesEvidence]), unreadable: new Map() };
  }
  const fromAssets: ReadStatement[] = [];
  const unreadable = new Map<string, AnchorError>();
  for (const asset of statementAssets) {
    const { name, uploaded: uploadedOn } = asset;
    try {
      const statement = await readStatementAsset(asset, () => repository.read(asset, maxStatementBytes, stop));
      fromAssets.push("what" in statement || uploadedOn === undefined ? statement : { ...statement, uploadedOn });
    } catch (thrown) {
      unreadable.set(name, toAnchorError(thrown));
    }
  }
  const allStatements = [...fromAssets, ...comments];
  const isForeign = (one: ReadStatement): boolean => "statement" in one && !isOfRelease(one.statement, identity);
  const ownStatements = allStatements.flatMap((one) => ("statement" in one && !isForeign(one) ? [one] : []));
  return {
    evidence: uniqueByName(allStatements.map((one) => ({ ...toSeenEvidence(one), isForeign: isForeign(one) }))),
    // If a statement could not be read, there is no record: that statement may say something newer about some names.
    ...(unreadable.size === 0 && { record: openReleaseRecord(ownStatements) }),
    unreadable,
  };
}

/** Keeps one entry for a statement that is among the assets and in the notes: a broken one if either is broken. */
function uniqueByName(evidence: readonly SeenEvidence[]): readonly SeenEvidence[] {
  const byName = Map.groupBy(evidence, ({ name }) => name);
  return [...byName.values()].flatMap((alike) => alike.find(({ broken }) => broken !== undefined) ?? alike.slice(0, 1));
}

function toSeenEvidence(statement: ReadStatement): SeenEvidence {
  if (!("what" in statement)) return { name: statementFileName(statement.id), sha256: hash("sha256", statement.text) };
  const { name, content, why: broken } = statement;
  const isFileName = idOfStatementFile(name) !== undefined;
  return { name: isFileName ? name : "a hidden comment in the notes", sha256: hash("sha256", content), broken };
}
