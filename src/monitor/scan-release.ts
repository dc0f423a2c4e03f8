import { AnchorError, toAnchorError } from "../core/errors.ts";
import { evidenceNames, isPerishable, isSource } from "./compare-evidence.ts";
import { compareRelease } from "./compare.ts";
import type { Acceptance, FindingKind } from "./finding.ts";
import { readEvidence, type Reading } from "./read-evidence.ts";
import type { RecordedRelease } from "./monitor-file.ts";
import { toFacts, toRecorded, type SeenAsset, type SeenRelease } from "./recorded.ts";
import { rollForward } from "./rolling.ts";
import type { ListedAsset, ListedRelease, Repository } from "./repository.ts";

export interface ReleaseScanOptions extends Reading {
  readonly accepted: readonly Acceptance[];
}

/** One release and its record, before the chain is asked. */
export interface ReleaseSides {
  readonly listed: ListedRelease;
  readonly recorded: RecordedRelease | undefined;
  readonly seen: SeenRelease;
  /** Why a name could not be read; these are the names in `seen.unreadable`. */
  readonly faults: ReadonlyMap<string, AnchorError>;
}

/** The digests of assets that were downloaded, by their ids. */
type Downloaded = Map<number, Partial<SeenAsset>>;

/** GitHub may leave assets out of a list of releases where a release has more than this number. */
const maxEmbedded = 100;

/**
 * Reads a release and its record. Where the list of all releases lacks something recorded, the release's own list
 * decides.
 *
 * @param commit the commit to which its tag points, where known
 * @returns `"gone"` when GitHub says that there is no such release
 */
export async function scanRelease(
  repository: Repository,
  listed: ListedRelease,
  commit: string | undefined,
  baseline: RecordedRelease | undefined,
  options: ReleaseScanOptions,
): Promise<ReleaseSides | "gone"> {
  const downloaded: Downloaded = new Map();
  const read = (release: ListedRelease): Promise<ReleaseSides> =>
    readSides(repository, release, commit, baseline, options, downloaded);
  const first = await read(listed);
  const hasGap = compareRelease(first.recorded, first.seen, new Map()).some(({ kind }) => looksLikeGap[kind]);
  if (first.listed.assets.length < maxEmbedded && !hasGap) return first;
  let assets: readonly ListedAsset[] | undefined;
  try {
    assets = await repository.listAssets(listed);
  } catch (thrown) {
    return withoutMissing(first, toAnchorError(thrown));
  }
  return assets === undefined ? "gone" : read({ ...listed, assets });
}

/** For each kind of finding: whether an asset that GitHub leaves out of its list of all releases looks like it. */
const looksLikeGap = {
  replaced: false,
  removed: true,
  "anchored-late": false,
  "not-anchored": false,
  "tag-moved": false,
  "evidence-changed": true,
  added: false,
  renamed: true,
  reuploaded: false,
} as const satisfies Record<FindingKind, boolean>;

/** Returns the release when its own list is unreadable: names that the list of all releases lacked stay unknown. */
function withoutMissing(sides: ReleaseSides, error: AnchorError): ReleaseSides {
  const { listed, recorded, seen } = sides;
  const there = new Set(listed.assets.map(({ name }) => name));
  const known = [...(recorded?.assets ?? []), ...(recorded?.evidence ?? [])].map(({ name }) => name);
  const lacking = [...known.filter((name) => !there.has(name)), ...evidenceNames(listed.assets)];
  const faults = new Map([...sides.faults, ...lacking.map((name) => [name, error] as const)]);
  return { ...sides, faults, seen: { ...seen, unreadable: new Set(faults.keys()) } };
}

async function readSides(
  repository: Repository,
  given: ListedRelease,
  commit: string | undefined,
  baseline: RecordedRelease | undefined,
  options: ReleaseScanOptions,
  downloaded: Downloaded,
): Promise<ReleaseSides> {
  const listed = { ...given, assets: given.assets.filter(({ isUploaded }) => isUploaded) };
  const { tag } = listed;
  const { faults: unread, ...read } = await readEvidence(repository, listed, baseline, options);
  const isRolling = options.isRolling(tag);
  const unsure = isRolling ? findUnsure(unread, baseline) : [];
  const faults = new Map([...unread, ...unsure, ...findPendingUploads(given, options.now)]);
  const toSides = (): ReleaseSides => {
    const assets = listed.assets.map((asset) => {
      return { name: asset.name, ...toFacts(asset), ...downloaded.get(asset.id) };
    });
    const unreadable = new Set(faults.keys());
    const isTagRead = commit !== undefined && !unreadable.has("its tag");
    const seen: SeenRelease = { tag, ...(isTagRead && { commit }), assets, ...read, unreadable };
    return { listed, recorded: (isRolling ? rollForward : toRecorded)(baseline, seen), seen, faults };
  };
  for (const wanted of [wantedAtOnce, wantedByComparison]) {
    for (const asset of wanted(toSides(), options)) {
      if (downloaded.has(asset.id) || faults.has(asset.name)) continue;
      try {
        downloaded.set(asset.id, await repository.hash(asset, options.stop));
      } catch (thrown) {
        faults.set(asset.name, toAnchorError(thrown));
      }
    }
  }
  const { recorded, seen } = toSides();
  const found = new Set(compareRelease(recorded, seen, new Map()).map(({ asset }) => asset));
  for (const { name, stated } of seen.assets) {
    if (stated !== undefined && !found.has(name)) faults.set(name, toMismatch(stated));
  }
  return toSides();
}

/** In a rolling release, a log that was not read may accept whatever changed. */
function findUnsure(unread: ReadonlyMap<string, AnchorError>, baseline: RecordedRelease | undefined) {
  const [error] = unread.values();
  const names = ["its tag", ...(baseline?.assets ?? []).map(({ name }) => name)];
  return error === undefined ? [] : names.map((name) => [name, error] as const);
}

/** Creates the error of bytes that are as recorded, or that nothing recorded: GitHub contradicts itself. */
function toMismatch(stated: string): AnchorError {
  return new AnchorError(
    "ASSET_DIGEST_MISMATCH",
    `GitHub states SHA-256 ${stated} for this asset, and serves other bytes.`,
  );
}

/** The longest time for an upload: a longer one is broken off, and what it left is no asset. */
const maxUploadMs = 3_600_000;

/** Finds uploads that are under way: nothing can be said of them. */
function findPendingUploads({ assets }: ListedRelease, now: Date): readonly (readonly [string, AnchorError])[] {
  const error = new AnchorError("ASSET_UNREADABLE", "The asset is being uploaded just now.");
  const pending = assets.filter(({ isUploaded, uploaded }) => {
    return !isUploaded && now.getTime() - Date.parse(uploaded ?? "") < maxUploadMs;
  });
  return pending.map(({ name }) => [name, error]);
}

/** Selects what has to be downloaded whatever was recorded. */
function wantedAtOnce(
  { listed: { assets } }: ReleaseSides,
  { isDownloading }: ReleaseScanOptions,
): readonly ListedAsset[] {
  return assets.filter(({ name, sha256 }) => {
    return !isSource(name) && !isPerishable(name) && (isDownloading || sha256 === undefined);
  });
}

/** Selects assets whose stated SHA-256 does not suffice: not in the record, or a replacement pinned by its SHA3-256. */
function wantedByComparison(
  { listed, recorded, seen }: ReleaseSides,
  { accepted }: ReleaseScanOptions,
): readonly ListedAsset[] {
  const findings = compareRelease(recorded, seen, new Map());
  const replaced = new Set(findings.flatMap(({ kind, asset }) => (kind === "replaced" ? [asset] : [])));
  const lines = new Map(recorded?.assets.map((line) => [line.name, line]));
  return listed.assets.filter(({ name, sha256 }) => {
    const line = lines.get(name);
    const isUncommon = line !== undefined && (line.sha256 === undefined || sha256 === undefined);
    const isPinned = accepted.some((acceptance) => acceptance.tag === listed.tag && acceptance.name === name);
    return isUncommon || (replaced.has(name) && isPinned);
  });
}
