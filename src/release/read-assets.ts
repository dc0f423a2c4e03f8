/** Makes subjects of release assets: selected by name, streamed and hashed, never on disk. */
import { compareNames } from "../core/checksums.ts";
import { toLineName, toLineNames } from "../core/text.ts";
import { parsePatterns, createSelection } from "../files/patterns.ts";
import type { Log } from "../host/host.ts";
import type { AssetCandidate } from "../run/candidates.ts";
import type { Asset, Forge } from "./forge.ts";

interface Selecting extends Pick<Log, "notice" | "warning"> {
  /** Logs that a pattern matched nothing. */
  readonly unmatched: (text: string) => void;
  /** Whether an asset is evidence of this action. */
  readonly isEvidence: (asset: Asset) => boolean;
}

/**
 * Selects the assets whose names match `patterns` (interface §1.1 `files`), in the byte order of their names; without
 * patterns all assets except the evidence of this action. The archives that GitHub makes of the source code
 * are no assets and are never among them: their bytes may change from one download to the next.
 */
export async function selectAssets(
  assets: readonly Asset[],
  patterns: readonly string[],
  workspace: string,
  { notice, warning, unmatched, isEvidence }: Selecting,
): Promise<readonly Asset[]> {
  const { whole = [], broken = [] } = Object.groupBy(assets, ({ isUploaded }) => (isUploaded ? "whole" : "broken"));
  if (broken.length > 0) warning(`Left over from a broken upload, and not to be downloaded: ${namesOf(broken)}.`);
  const sorted = whole.toSorted((one, two) => compareNames(one.name, two.name));
  if (patterns.length > 0) return match(sorted, patterns, workspace, unmatched);
  const evidence = sorted.filter(isEvidence);
  if (evidence.length > 0)
    notice(
      `These files of the release were left out, because they are evidence of earlier runs: ${namesOf(evidence)}.`,
    );
  return sorted.filter((asset) => !evidence.includes(asset));
}

/** Matches the patterns, to which each asset looks like a file of its name in the workspace. */
async function match(
  assets: readonly Asset[],
  lines: readonly string[],
  workspace: string,
  unmatched: (text: string) => void,
): Promise<readonly Asset[]> {
  const patterns = await parsePatterns(lines, { given: workspace, real: workspace });
  const { top, select } = createSelection(patterns, () => false);
  const credited = new Set<unknown>();
  const selected = assets.filter(({ name }) => {
    const by = top === undefined ? [] : select(name, top);
    for (const pattern of by) credited.add(pattern);
    return by.length > 0;
  });
  for (const pattern of patterns.filter(({ negate }) => !negate)) {
    if (!credited.has(pattern))
      unmatched(`No file of the release matches ${toLineName(pattern.text)}. Names there have no folders.`);
  }
  return selected;
}

function namesOf(assets: readonly Asset[]): string {
  return toLineNames(assets.map(({ name }) => name));
}

/** Makes an asset a candidate. Bytes other than those that GitHub states give a digest and an error. */
export function toCandidate(forge: Pick<Forge, "hash">, asset: Asset): AssetCandidate {
  const { name, size } = asset;
  return {
    kind: "asset",
    name,
    size,
    hash: async (onBytes, signal) => {
      const { hashes, error } = await forge.hash(asset, onBytes, signal);
      return { subject: { name, ...hashes }, ...(error && { error }) };
    },
  };
}
