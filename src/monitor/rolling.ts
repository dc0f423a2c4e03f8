/** Tags whose assets are replaced on purpose, such as `nightly`: what a newer stamp of the same job accepts there. */
import { keyOfLogAsset, keyOfStatementAsset, toAssetName } from "../core/file-names.ts";
import { findShortened } from "./compare-evidence.ts";
import type { RecordedRelease } from "./monitor-file.ts";
import { isSameBytes, knownLines, type NewestStamp, type SeenRelease, toRecorded } from "./recorded.ts";

/** Returns the job of a file or section of evidence: attached or in the notes, it is the same job's. */
export function jobOf(source: string): string {
  return keyOfLogAsset(source) ?? keyOfStatementAsset(source) ?? source.replace(/^section /, "");
}

/**
 * Builds the record of a rolling release: as elsewhere, and then what the newest stamp of the job that had recorded a
 * name changed: other bytes, names that it no longer names, another upload, and the tag moved to its commit.
 */
export function rollForward(baseline: RecordedRelease | undefined, seen: SeenRelease): RecordedRelease | undefined {
  const { commit, assets, content } = seen;
  const recorded = toRecorded(baseline, seen);
  if (recorded === undefined || content === undefined) return recorded;
  const served = new Set(assets.map(({ name }) => name));
  const known = knownLines(baseline);
  // Another job may have stamped the same bytes since, in order to replace them later: the first that did decides.
  const before = new Map(baseline?.assets.map(({ name, evidence = [] }) => [name, evidence.slice(0, 1)]));
  // Without the lines that it lost, an earlier stamp would seem the newest.
  const shortened = new Set(baseline && findShortened(baseline, seen).map(jobOf));
  const newestOf = (sources: readonly string[]): readonly NewestStamp[] =>
    [...new Set(sources.map(jobOf))]
      .flatMap((job) => (shortened.has(job) ? [] : (content.newest.get(job) ?? [])))
      .toSorted((one, other) => Date.parse(other.made) - Date.parse(one.made));
  const jobs = newestOf(
    baseline ? [...before.values()].flat() : recorded.assets.flatMap(({ evidence = [] }) => evidence),
  );
  return {
    ...recorded,
    ...(commit !== undefined && jobs.some((stamp) => stamp.commit === commit) && { commit }),
    assets: recorded.assets.flatMap((line) => {
      const [stamp] = newestOf(before.get(line.name) ?? line.evidence ?? []);
      if (stamp === undefined) return [line];
      const claim = stamp.claims.get(toAssetName(line.name));
      if (claim === undefined) return stamp.names.has(toAssetName(line.name)) || served.has(line.name) ? [line] : [];
      if (isSameBytes(line, claim) !== true)
        return [{ ...claim, name: line.name, evidence: [stamp.source], lastConfirmed: stamp.made }];
      const { id: _, uploader: _1, uploaded: _2, ...rest } = line;
      return [known.get(stamp.source)?.has(stamp.line) === true ? line : rest];
    }),
  };
}
