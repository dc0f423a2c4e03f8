import { AnchorError, toAnchorError } from "../core/errors.ts";
import { isEvidenceName } from "../core/file-names.ts";
import { compareRelease } from "./compare.ts";
import { type Acceptance, type Difference, type FindingKind, toFinding } from "./finding.ts";
import type { RecordedAsset, RecordedRelease } from "./monitor-file.ts";
import { readEvidence, type Reading } from "./read-evidence.ts";
import { findEvidence, isSameBytes, type SeenAsset, type SeenRelease, toFacts, toRecorded } from "./recorded.ts";
import type { ListedAsset, ListedRelease, Repository } from "./repository.ts";

export interface ReleaseScanOptions extends Reading {
  /** The time by GitHub's clock. */
  readonly today: () => Date;
  readonly accepted: readonly Acceptance[];
}

/** One release and its record, before the chain is asked. */
export type ReleaseSides = {
  readonly tag: string;
  /** How the two sides differ; of what the chain says, nothing yet. */
  readonly differences: readonly Difference[];
} & (
  | { readonly recorded: RecordedRelease | undefined; readonly seen: SeenRelease; readonly published?: string }
  | { readonly recorded: RecordedRelease; readonly seen: "gone" }
);

/** Returns the sides of a release that GitHub does not have any more. */
export function toGone(recorded: RecordedRelease): ReleaseSides {
  const { tag, made } = recorded;
  return { tag, recorded, seen: "gone", differences: [toFinding("removed", { release: tag, since: made })] };
}

/** The digests of assets that were downloaded, by their ids. */
type Downloaded = Map<number, Partial<SeenAsset>>;

/** GitHub may leave assets out of a list of releases where a release has more than this number. */
const maxEmbedded = 100;

/**
 * Reads a release and its record. Where the list of all releases lacks something recorded, the release's own list
 * decides.
 *
 * @param tags commits by tag; `undefined` where they could not be asked
 * @returns `undefined` for a release that GitHub does not have any more and that the baseline does not know
 */
export async function scanRelease(
  repository: Repository,
  listed: ListedRelease,
  tags: ReadonlyMap<string, string> | undefined,
  baseline: RecordedRelease | undefined,
  options: ReleaseScanOptions,
): Promise<ReleaseSides | undefined> {
  const downloaded: Downloaded = new Map();
  const read = (release: ListedRelease) => readSides(repository, release, tags, baseline, options, downloaded);
  const first = await read(listed);
  const hasGap = first.differences.some(({ kind }) => gapKinds.has(kind));
  if (listed.assets.length < maxEmbedded && !hasGap) return first;
  const assets = await repository.listAssets(listed).catch((thrown: unknown) => toAnchorError(thrown));
  if (assets instanceof AnchorError) return withoutMissing(first, assets);
  return assets === undefined ? baseline && toGone(baseline) : read({ ...listed, assets });
}

/** What an asset looks like that GitHub leaves out of its list of all releases. */
const gapKinds: ReadonlySet<FindingKind> = new Set(["removed", "evidence-changed", "renamed"]);

/** A release that GitHub has. */
export type ReadSides = Extract<ReleaseSides, { readonly seen: SeenRelease }>;

/** Returns the release when its own list is unreadable: names that the list of all releases lacked stay unknown. */
function withoutMissing({ recorded, seen, ...sides }: ReadSides, error: AnchorError): ReleaseSides {
  const there = new Set(seen.assets.map(({ name }) => name));
  const known = [...(recorded?.assets ?? []), ...(recorded?.evidence ?? [])].map(({ name }) => name);
  const lacking = [
    ...known.filter((name) => !there.has(name)),
    ...seen.assets.map(({ name }) => name).filter(isEvidenceName),
  ];
  const unreadable = new Map([...seen.unreadable, ...lacking.map((name) => [name, error] as const)]);
  const partly = { ...seen, unreadable };
  return { ...sides, recorded, seen: partly, differences: compareRelease(recorded, partly) };
}

async function readSides(
  repository: Repository,
  listed: ListedRelease,
  tags: ReadonlyMap<string, string> | undefined,
  baseline: RecordedRelease | undefined,
  options: ReleaseScanOptions,
  downloaded: Downloaded,
): Promise<ReadSides> {
  const { tag, published } = listed;
  const uploaded = listed.assets.filter(({ isUploaded }) => isUploaded);
  const of = { repository: repository.name, tag, id: listed.id };
  const read = await readEvidence(repository, listed, of, baseline, options);
  const unreadable = new Map([...read.unreadable, ...findPendingUploads(listed, options.today())]);
  const commit = tags?.get(tag);
  const stated: SeenRelease = { tag, ...(commit !== undefined && { commit }), assets: uploaded, ...read, unreadable };
  const recorded = toRecorded(baseline, stated);
  // A published release has a tag, so a list that lacks it proves nothing.
  if (tags !== undefined && !tags.has(tag) && recorded?.commit !== undefined)
    unreadable.set("its tag", new AnchorError("GITHUB_UNAVAILABLE", "GitHub's list of tags lacks the release's tag."));
  const lines = new Map(recorded?.assets.map((line) => [line.name, line]));
  const evidence = findEvidence(recorded, stated);
  for (const asset of uploaded.filter(({ name }) => !evidence.has(name))) {
    const isKnown = downloaded.has(asset.id) || unreadable.has(asset.name);
    if (isKnown || !needsDownload(tag, asset, lines.get(asset.name), options)) continue;
    try {
      downloaded.set(asset.id, await repository.hash(asset, options.stop));
    } catch (thrown) {
      unreadable.set(asset.name, toAnchorError(thrown));
    }
  }
  const assets = uploaded.map((asset) => ({ name: asset.name, ...toFacts(asset), ...downloaded.get(asset.id) }));
  const seen = { ...stated, assets };
  const differences = compareRelease(recorded, seen);
  const found = new Set(differences.map(({ asset }) => asset));
  for (const { name, stated: sha256 } of assets) {
    if (sha256 === undefined || found.has(name)) continue;
    // The bytes are as recorded, or nothing recorded them: GitHub contradicts itself.
    const account = `GitHub says that this file has SHA-256 ${sha256}, but the download has other bytes.`;
    unreadable.set(name, new AnchorError("ASSET_DIGEST_MISMATCH", account));
  }
  return { tag, recorded, seen, differences, ...(published !== undefined && { published }) };
}

/** The longest time for an upload: a longer one is broken off, and what it left is no asset. */
const maxUploadMs = 3_600_000;

/** Finds uploads that are under way: nothing can be said of them. */
function findPendingUploads({ assets }: ListedRelease, now: Date): readonly (readonly [string, AnchorError])[] {
  const error = new AnchorError("ASSET_UNREADABLE", "This file is being uploaded right now.");
  const isPending = ({ isUploaded, uploaded }: ListedAsset): boolean =>
    !isUploaded && now.getTime() - Date.parse(uploaded ?? "") < maxUploadMs;
  return assets.filter(isPending).map(({ name }) => [name, error]);
}

/** Whether the SHA-256 that GitHub states of an asset does not suffice, or does not exist. */
function needsDownload(
  tag: string,
  asset: ListedAsset,
  line: RecordedAsset | undefined,
  { isDownloading, accepted }: ReleaseScanOptions,
): boolean {
  const { name, sha256 } = asset;
  if (isDownloading || sha256 === undefined) return true;
  if (line === undefined) return false;
  // A replacement that is accepted is pinned by its SHA3-256.
  const isPinned = accepted.some((acceptance) => acceptance.tag === tag && acceptance.name === name);
  return line.sha256 === undefined || (isPinned && isSameBytes(line, asset) === false);
}
