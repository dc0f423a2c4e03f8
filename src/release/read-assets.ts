/** Release assets as subjects: selected by name, streamed and hashed, never on disk. */
import { compareNames } from "../core/checksums.ts";
import { toLineName, toLineNames } from "../core/text.ts";
import { parsePatterns } from "../files/patterns.ts";
import { createSelection } from "../files/selection.ts";
import { findMismatch, notDownloaded, retryDownload, type GitHub } from "../github/downloads.ts";
import { hashStream } from "../hash/stream.ts";
import type { Clock } from "../host/clock.ts";
import type { Log } from "../host/log.ts";
import type { AssetCandidate, HashedAsset } from "../run/candidates.ts";
import type { Asset } from "./forge.ts";

type AssetReader = Pick<GitHub, "openAsset">;

interface Selecting extends Pick<Log, "notice" | "warning"> {
  /** Told of a pattern that matched nothing. */
  readonly unmatched: (text: string) => void;
  /** Whether an asset is evidence of this action. */
  readonly isEvidence: (asset: Asset) => boolean;
}

/**
 * The assets that `patterns` select by name (interface §1.1 `files`), in the byte order of their names; without
 * patterns all of them but the evidence that this action itself attaches. The archives that GitHub makes of the source
 * are no assets and are never among them: their bytes may change from one download to the next.
 */
export async function selectAssets(
  assets: readonly Asset[],
  patterns: readonly string[],
  workspace: string,
  { notice, warning, unmatched, isEvidence }: Selecting,
): Promise<readonly Asset[]> {
  const broken = assets.filter(({ isUploaded }) => !isUploaded);
  if (broken.length > 0) warning(`Left over from a broken upload, and not to be downloaded: ${namesOf(broken)}.`);
  const whole = assets.filter(({ isUploaded }) => isUploaded).toSorted((one, two) => compareNames(one.name, two.name));
  if (patterns.length > 0) return match(whole, patterns, workspace, unmatched);
  const evidence = whole.filter(isEvidence);
  if (evidence.length > 0) notice(`Left out as evidence of earlier runs: ${namesOf(evidence)}.`);
  return whole.filter((asset) => !isEvidence(asset));
}

/** The patterns see each asset as a file of its name in the workspace. */
async function match(
  assets: readonly Asset[],
  lines: readonly string[],
  workspace: string,
  unmatched: (text: string) => void,
): Promise<readonly Asset[]> {
  const patterns = await parsePatterns(lines, { given: workspace, real: workspace });
  const credited = new Set<unknown>();
  const { top, select } = createSelection(patterns, () => false);
  const selected = assets.filter(({ name }) => {
    const by = top === undefined ? [] : select(name, top);
    for (const pattern of by) credited.add(pattern);
    return by.length > 0;
  });
  for (const pattern of patterns.filter(({ negate }) => !negate)) {
    if (!credited.has(pattern)) unmatched(`The pattern ${toLineName(pattern.text)} matched no asset.`);
  }
  return selected;
}

function namesOf(assets: readonly Asset[]): string {
  return toLineNames(assets.map(({ name }) => name));
}

/** An asset as something to be hashed. */
export function toCandidate(github: AssetReader, asset: Asset, clock: Clock): AssetCandidate {
  return {
    kind: "asset",
    name: asset.name,
    size: asset.size,
    hash: (onBytes, signal) => readAsset({ github, clock }, asset, onBytes, signal),
  };
}

/**
 * Hashes an asset as it is downloaded, and compares its SHA-256 with GitHub's own (`ASSET_DIGEST_MISMATCH`).
 *
 * @throws AnchorError `ASSET_UNREADABLE`
 */
async function readAsset(
  { github, clock }: { readonly github: AssetReader; readonly clock: Clock },
  asset: Asset,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<HashedAsset> {
  return await retryDownload(clock, signal, () => download(github, asset, onBytes, signal));
}

async function download(
  github: AssetReader,
  asset: Asset,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<HashedAsset> {
  const { status, body } = await github.openAsset(asset, signal);
  if (status !== 200) {
    body.destroy();
    const isFinal = status >= 400 && status < 500 && ![403, 408].includes(status);
    const why = `it was answered with ${status}`;
    throw isFinal ? notDownloaded(why) : new Error(why);
  }
  let counted = 0;
  try {
    const hashes = await hashStream(body, (bytes) => {
      counted += bytes;
      onBytes(bytes);
    });
    const error = findMismatch(asset, hashes);
    return { subject: { name: asset.name, ...hashes }, ...(error && { error }) };
  } catch (error) {
    // The next attempt counts them again.
    onBytes(-counted);
    throw error;
  }
}
