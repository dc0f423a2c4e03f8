import { AnchorError, toAnchorError } from "../core/errors.ts";
import { isNamed, type Acceptance } from "./accept.ts";
import type { BaselineRelease } from "./baseline.ts";
import { isReleaseEvidence } from "./compare-evidence.ts";
import { compareRelease } from "./compare.ts";
import type { Reading } from "./evidence-content.ts";
import { readEvidence } from "./read-evidence.ts";
import { toFacts, type RecordedRelease, type SeenAsset, type SeenRelease, toRecorded } from "./recorded.ts";
import type { ListedAsset, ListedRelease, Repository } from "./repository.ts";

export interface SeeingOptions extends Omit<Reading, "tag"> {
  /** Whether all assets are downloaded, not only those without a stated SHA-256. */
  readonly isDownloading: boolean;
  readonly accepted: readonly Acceptance[];
  readonly signal: AbortSignal;
}

/** One release beside its record, before the chain is asked. */
export interface Sight {
  readonly listed: ListedRelease;
  readonly recorded: RecordedRelease | undefined;
  readonly seen: SeenRelease;
  /** Why a name could not be asked about; these are the names in `seen.unseen`. */
  readonly faults: ReadonlyMap<string, AnchorError>;
}

/** The bytes of an asset that was listed: stated, or downloaded. */
type Known = ReadonlyMap<number, Partial<SeenAsset>>;

/**
 * Sees a release. Where the list of all releases lacks something recorded, the release's own list decides.
 *
 * @returns `"gone"` when GitHub says that there is no such release
 */
export async function seeRelease(
  repository: Repository,
  listed: ListedRelease,
  commit: string | undefined,
  baseline: BaselineRelease | undefined,
  options: SeeingOptions,
): Promise<Sight | "gone"> {
  const first = await seeListed(repository, listed, commit, baseline, options, new Map());
  if (!isLacking(first.sight)) return first.sight;
  const again = await listAgain(repository, listed);
  if (again === "gone") return "gone";
  if ("error" in again) return blind(first.sight, again.error);
  return (await seeListed(repository, again, commit, baseline, options, first.known)).sight;
}

/** What GitHub may leave out of a long list is looked for in the release's own. */
const maxEmbedded = 100;

function isLacking({ listed, recorded, seen }: Sight): boolean {
  if (listed.assets.length >= maxEmbedded) return true;
  const findings = compareRelease(recorded, seen, new Map());
  return findings.some(({ kind }) => kind === "removed" || kind === "renamed" || kind === "evidence-changed");
}

async function listAgain(
  repository: Repository,
  listed: ListedRelease,
): Promise<ListedRelease | "gone" | { readonly error: AnchorError }> {
  try {
    const assets = await repository.listAssets(listed);
    return assets === undefined ? "gone" : { ...listed, assets };
  } catch (thrown) {
    return { error: toAnchorError(thrown) };
  }
}

/** Nothing can be said of names that the first list lacked. */
function blind(sight: Sight, error: AnchorError): Sight {
  const there = new Set(sight.listed.assets.map(({ name }) => name));
  const recorded = [...(sight.recorded?.assets ?? []), ...(sight.recorded?.evidence ?? [])];
  const lacking = recorded.map(({ name }) => name).filter((name) => !there.has(name));
  const files = sight.listed.assets.map(({ name }) => name).filter((name) => isReleaseEvidence(name, there));
  const faults = new Map([...sight.faults, ...[...lacking, ...files].map((name) => [name, error] as const)]);
  return { ...sight, faults, seen: { ...sight.seen, unseen: new Set(faults.keys()) } };
}

async function seeListed(
  repository: Repository,
  given: ListedRelease,
  commit: string | undefined,
  baseline: BaselineRelease | undefined,
  options: SeeingOptions,
  before: Known,
): Promise<{ readonly sight: Sight; readonly known: Known }> {
  const { listed, pending } = sortOutUploads(given, options.now);
  const reading: Reading = { ...options, tag: listed.tag };
  const { evidence, faults: unread } = await readEvidence(repository, listed, baseline, reading, options.signal);
  const faults = new Map([...unread, ...pending]);
  const known = new Map(before);
  const toSight = (): Sight => {
    const assets = listed.assets.map((asset) => toSeen(asset, known.get(asset.id)));
    const unseen = new Set(faults.keys());
    const seen: SeenRelease = { tag: listed.tag, ...(commit !== undefined && { commit }), assets, evidence, unseen };
    return { listed, recorded: toRecorded(baseline, seen), seen, faults };
  };
  for (const wanted of [wantedAtOnce, wantedByComparison]) {
    for (const asset of wanted(toSight(), options)) {
      if (known.has(asset.id) || faults.has(asset.name)) continue;
      try {
        known.set(asset.id, await repository.hash(asset, options.signal));
      } catch (thrown) {
        faults.set(asset.name, toAnchorError(thrown));
      }
    }
  }
  return { sight: toSight(), known };
}

/** An upload that takes longer is broken off: what it left is no asset. */
const maxUploadMs = 3_600_000;

/** The release without uploads that are not done; of those under way nothing can be said. */
function sortOutUploads(
  listed: ListedRelease,
  now: Date,
): { readonly listed: ListedRelease; readonly pending: readonly (readonly [string, AnchorError])[] } {
  const open = listed.assets.filter(({ isUploaded, uploaded }) => {
    return !isUploaded && now.getTime() - Date.parse(uploaded ?? "") < maxUploadMs;
  });
  const error = new AnchorError("ASSET_UNREADABLE", "The asset is being uploaded just now.");
  return {
    listed: { ...listed, assets: listed.assets.filter(({ isUploaded }) => isUploaded) },
    pending: open.map(({ name }) => [name, error]),
  };
}

function toSeen(asset: ListedAsset, hashes: Partial<SeenAsset> = {}): SeenAsset {
  return { name: asset.name, ...toFacts(asset), ...hashes };
}

/** What has to be downloaded whatever was recorded. */
function wantedAtOnce({ listed: { assets } }: Sight, { isDownloading }: SeeingOptions): readonly ListedAsset[] {
  const names = new Set(assets.map(({ name }) => name));
  return assets.filter(({ name, sha256 }) => {
    return !isReleaseEvidence(name, names) && (isDownloading || sha256 === undefined);
  });
}

/** What cannot be compared by the stated SHA-256: the record has none, or a replacement is pinned by its SHA3-256. */
function wantedByComparison({ listed, recorded, seen }: Sight, { accepted }: SeeingOptions): readonly ListedAsset[] {
  const findings = compareRelease(recorded, seen, new Map());
  const replaced = new Set(findings.flatMap(({ kind, asset }) => (kind === "replaced" ? [asset] : [])));
  const lines = new Map(recorded?.assets.map((line) => [line.name, line]));
  return listed.assets.filter(({ name, sha256 }) => {
    const line = lines.get(name);
    const isUncommon = line !== undefined && (line.sha256 === undefined || sha256 === undefined);
    const isPinned = replaced.has(name) && isNamed(accepted, listed.tag, name);
    return isUncommon || isPinned;
  });
}
