/** Reads a release for a monitor: its statements, and the assets where GitHub's SHA-256 is not enough to compare. */
import { hash } from "node:crypto";

import { AnchorError, toAnchorError } from "../core/errors.ts";
import { idOfStatementFile, isEvidenceName, statementFileName } from "../core/file-names.ts";
import { withoutUndefined } from "../core/members.ts";
import type { Judgement } from "../core/row.ts";
import { isOfRelease } from "../evidence/record.ts";
import { maxStatementBytes } from "../evidence/statement-file.ts";
import type { StatementRelease } from "../evidence/statement.ts";
import type { RecordReader } from "../run/ask-clocks.ts";
import { openReleaseRecord, parseComments, readOne, type ReadStatement } from "../release/statements.ts";
import { compare } from "./compare.ts";
import type { FindingKind } from "../words/findings.ts";
import { type Acceptance, isSameBytes } from "./finding.ts";
import type { RecordedAsset, RecordedRelease } from "./monitor-file.ts";
import { findEvidence, type SeenEvidence, type SeenRelease, toRecorded } from "./recorded.ts";
import type { ListedAsset, ListedRelease, Repository } from "./repository.ts";

export interface ReadOptions {
  /** Whether to download all assets, even those for which GitHub states the recorded SHA-256. */
  readonly isDownloading: boolean;
  /** Once it is aborted, no request is begun. */
  readonly stop: AbortSignal;
  readonly today: () => Date;
  readonly accepted: readonly Acceptance[];
  /** Finds in a record what independent clocks have signed. With this option, every scan reads all statements. */
  readonly readRecord?: RecordReader;
}

/** A release and its record, before the chain is asked; `recorded` is `undefined` where nothing has recorded it. */
export interface RecordedAndSeen {
  readonly recorded: RecordedRelease | undefined;
  readonly seen: SeenRelease;
}

export interface ReleaseContext extends Pick<SeenRelease, "repository" | "at"> {
  /** Commits by tag; `undefined` where GitHub did not tell. */
  readonly tags: ReadonlyMap<string, string> | undefined;
  readonly baseline: RecordedRelease | undefined;
}

/** Makes the result of reading a recorded release that GitHub does not have any more. */
export function toGone(
  recorded: RecordedRelease,
  { repository, at }: Pick<SeenRelease, "repository" | "at">,
): RecordedAndSeen {
  const nothing = { assets: [], evidence: [], unreadable: new Map() };
  return { recorded, seen: { repository, tag: recorded.tag, at, isGone: true, ...nothing } };
}

/** Where a release has more assets than this, GitHub's list of all releases may lack some of them. */
const maxEmbedded = 100;

/** Findings that a gap in GitHub's list of all releases may cause: they need a look at the release's own list. */
const gapKinds: ReadonlySet<FindingKind> = new Set(["removed", "evidence-changed", "renamed"]);

/**
 * Reads a release and its record; `undefined` for one that neither GitHub nor the baseline has. Where GitHub's list of
 * all releases lacks something recorded, the release's own list decides.
 */
export async function readRelease(
  repository: Repository,
  listed: ListedRelease,
  known: ReleaseContext,
  reading: ReadOptions,
): Promise<RecordedAndSeen | undefined> {
  const downloaded = new Map<number, Partial<ListedAsset>>();
  const first = await readRecordedAndSeen(repository, listed, known, reading, downloaded);
  const hasGap = compare(first.recorded, first.seen).some(({ kind }) => gapKinds.has(kind));
  if (listed.assets.length < maxEmbedded && !hasGap) return first;
  const assets = await repository.listAssets(listed).catch((thrown: unknown) => toAnchorError(thrown));
  if (assets instanceof AnchorError) return withoutMissing(first, assets);
  if (assets === undefined) return known.baseline && toGone(known.baseline, known);
  return readRecordedAndSeen(repository, { ...listed, assets }, known, reading, downloaded);
}

/** Marks as unreadable what the list of all releases lacks, because the release's own list could not be read. */
function withoutMissing({ recorded, seen }: RecordedAndSeen, error: AnchorError): RecordedAndSeen {
  const names = seen.assets.map(({ name }) => name);
  const there = new Set(names);
  const known = [...(recorded?.assets ?? []), ...(recorded?.evidence ?? [])].map(({ name }) => name);
  const lacking = [...known.filter((name) => !there.has(name)), ...names.filter(isEvidenceName)];
  const unreadable = new Map([...seen.unreadable, ...lacking.map((name) => [name, error] as const)]);
  return { recorded, seen: { ...seen, unreadable } };
}

async function readRecordedAndSeen(
  repository: Repository,
  listed: ListedRelease,
  { tags, baseline, ...place }: ReleaseContext,
  reading: ReadOptions,
  downloaded: Map<number, Partial<ListedAsset>>,
): Promise<RecordedAndSeen> {
  const { id, tag, published } = listed;
  const of = { repository: repository.name, tag, id };
  const read = await readEvidence(repository, listed, of, baseline, {
    isDownloading: reading.isDownloading || reading.readRecord !== undefined,
    stop: reading.stop,
  });
  const unreadable = new Map([...read.unreadable, ...findPendingUploads(listed, reading.today())]);
  const stated: SeenRelease = {
    ...place,
    tag,
    ...withoutUndefined({ commit: tags?.get(tag), published }),
    ...read,
    assets: listed.assets.filter(({ isUploaded }) => isUploaded),
    unreadable,
  };
  const recorded = toRecorded(baseline, stated);
  // A published release has a tag, so a list of tags that lacks it is incomplete, and no proof that the tag is gone.
  if (tags !== undefined && !tags.has(tag) && recorded?.commit !== undefined)
    unreadable.set("its tag", new AnchorError("GITHUB_UNAVAILABLE", "GitHub's list of tags lacks the release's tag."));
  const assets = await hashUnstated(repository, { recorded, seen: stated }, unreadable, reading, downloaded);
  const signed = await readSigned(recorded, read.record, reading);
  const seen = { ...stated, assets, ...(signed && { signed }) };
  const found = new Set(compare(recorded, seen).map(({ asset }) => asset));
  for (const { name, stated: sha256 } of assets) {
    if (sha256 === undefined || found.has(name)) continue;
    // The download differs from the SHA-256 that GitHub states, and no finding explains that: GitHub contradicts
    // itself.
    const message = `GitHub says that this file has SHA-256 ${sha256}, but the download has other bytes.`;
    unreadable.set(name, new AnchorError("ASSET_DIGEST_MISMATCH", message));
  }
  return { recorded, seen };
}

/** Reads what independent clocks have signed about the files that a record names. */
async function readSigned(
  recorded: RecordedRelease | undefined,
  record: SeenRelease["record"],
  { readRecord }: ReadOptions,
): Promise<SeenRelease["signed"]> {
  if (readRecord === undefined || record === undefined) return undefined;
  const signed = new Map<string, Judgement>();
  const ask = await readRecord(record);
  for (const { name, sha3_256: digest, sha256 } of recorded?.assets ?? []) {
    if (digest === undefined || !record.names.has(name)) continue;
    signed.set(name, await ask({ name, digest, ...withoutUndefined({ sha256 }) }));
  }
  return signed;
}

/** Downloads the assets where GitHub's SHA-256 is not enough, and returns all assets with their known digests. */
async function hashUnstated(
  repository: Repository,
  { recorded, seen }: RecordedAndSeen,
  unreadable: Map<string, AnchorError>,
  reading: ReadOptions,
  downloaded: Map<number, Partial<ListedAsset>>,
): Promise<readonly ListedAsset[]> {
  const lines = new Map(recorded?.assets.map((line) => [line.name, line]));
  const evidence = findEvidence(recorded, seen);
  for (const asset of seen.assets.filter(({ name }) => !evidence.has(name))) {
    const isKnown = downloaded.has(asset.id) || unreadable.has(asset.name);
    if (isKnown || !needsDownload(seen.tag, asset, lines.get(asset.name), reading)) continue;
    try {
      const expected = lines.get(asset.name)?.sha256;
      downloaded.set(asset.id, await repository.hash({ ...asset, expected }, reading.stop));
    } catch (thrown) {
      unreadable.set(asset.name, toAnchorError(thrown));
    }
  }
  return seen.assets.map((asset) => {
    const hashes = downloaded.get(asset.id);
    const { sha256: _, ...place } = asset;
    return hashes === undefined ? asset : { ...place, ...hashes };
  });
}

/** In milliseconds: GitHub breaks off longer uploads, and what is left then is no asset. */
const maxUploadMs = 3_600_000;

/** Finds uploads that are under way: nothing can be said of their bytes. */
function findPendingUploads({ assets }: ListedRelease, now: Date): readonly (readonly [string, AnchorError])[] {
  const error = new AnchorError("ASSET_UNREADABLE", "This file is being uploaded right now.");
  const isPending = ({ isUploaded, uploaded }: ListedAsset): boolean =>
    !isUploaded && now.getTime() - Date.parse(uploaded ?? "") < maxUploadMs;
  return assets.filter(isPending).map(({ name }) => [name, error]);
}

/** Whether an asset must be downloaded: the options ask for it, or GitHub's SHA-256 is not enough to compare. */
function needsDownload(
  tag: string,
  asset: ListedAsset,
  line: RecordedAsset | undefined,
  { isDownloading, accepted }: ReadOptions,
): boolean {
  const { name, sha256 } = asset;
  if (isDownloading || sha256 === undefined) return true;
  if (line === undefined) return false;
  // An accepted replacement is named by its SHA3-256, which GitHub does not state.
  const isPinned = accepted.some((acceptance) => acceptance.tag === tag && acceptance.name === name);
  return line.sha256 === undefined || (isPinned && isSameBytes(line, asset) === false);
}

/**
 * Reads a release's statements; they are downloaded only when one is not as the baseline knows it. `of` is the release,
 * as statements name it.
 */
export async function readEvidence(
  repository: Pick<Repository, "read">,
  { assets, notes }: Pick<ListedRelease, "assets" | "notes">,
  of: StatementRelease,
  baseline: RecordedRelease | undefined,
  { isDownloading, stop }: Pick<ReadOptions, "isDownloading" | "stop">,
): Promise<Pick<SeenRelease, "evidence" | "record" | "unreadable">> {
  const files = assets.filter(({ isUploaded, name }) => isUploaded && idOfStatementFile(name) !== undefined);
  const comments = parseComments(notes);
  const known = new Map(baseline?.evidence.map(({ name, sha256 }) => [name, sha256]));
  const isKnown = ({ name, sha256 }: Pick<ListedAsset, "name" | "sha256">): boolean =>
    sha256 !== undefined && known.get(name) === sha256;
  const inNotes = comments.map(toSeen);
  if (!isDownloading && [...files, ...inNotes].every(isKnown)) {
    const evidence = files.map(({ name, sha256 = "" }) => ({ name, sha256 }));
    return { evidence: onceEach([...evidence, ...inNotes]), unreadable: new Map() };
  }
  const read: ReadStatement[] = [];
  const unreadable = new Map<string, AnchorError>();
  for (const file of files) {
    const { name, uploaded: uploadedOn } = file;
    try {
      const one = await readOne(file, () => repository.read(file, maxStatementBytes, stop));
      read.push("what" in one || uploadedOn === undefined ? one : { ...one, uploadedOn });
    } catch (thrown) {
      unreadable.set(name, toAnchorError(thrown));
    }
  }
  const whole = [...read, ...comments].filter((one) => "statement" in one);
  const own = whole.filter(({ statement }) => isOfRelease(statement, of));
  const foreign = new Set<ReadStatement>(whole.filter((file) => !own.includes(file)));
  return {
    evidence: onceEach([...read, ...comments].map((one) => ({ ...toSeen(one), isForeign: foreign.has(one) }))),
    // No record, if a statement could not be read: it may say something newer about the same names.
    ...(unreadable.size === 0 && { record: openReleaseRecord(own) }),
    unreadable,
  };
}

/** A statement may lie both among the assets and in the notes; if one of the two is broken, that one counts. */
function onceEach(all: readonly SeenEvidence[]): readonly SeenEvidence[] {
  const names = Map.groupBy(all, ({ name }) => name);
  return [...names.values()].flatMap((alike) => alike.find(({ broken }) => broken !== undefined) ?? alike.slice(0, 1));
}

function toSeen(read: ReadStatement): SeenEvidence {
  if (!("what" in read)) return { name: statementFileName(read.id), sha256: hash("sha256", read.text) };
  const { name, content, why: broken } = read;
  const isNamed = idOfStatementFile(name) !== undefined;
  return { name: isNamed ? name : "a hidden comment in the notes", sha256: hash("sha256", content), broken };
}
