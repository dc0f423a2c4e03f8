/** `monitor.json`: what a look leaves, and the next one's baseline (schema/monitor.schema.json says the same). */
import { findUnnamed } from "./compare-assets.ts";
import { hasUnreadStatement, isReleaseEvidence } from "./compare-evidence.ts";
import type { Finding } from "./finding.ts";
import {
  type RecordedRelease,
  toFacts,
  type EvidenceMark,
  type RecordedAsset,
  type SeenAsset,
  type SeenRelease,
} from "./recorded.ts";

/** A release in the baseline. */
export interface BaselineRelease extends RecordedRelease {
  /** When it was published, ISO 8601 in UTC: whether a look at the newest so many should have met it. */
  readonly published?: string;
}

/** A look in short, for the picture of the last ones; counts are of releases. */
export interface ScanCounts {
  /** When it ended, ISO 8601 in UTC. */
  readonly finished: string;
  /** Whether everything could be asked. */
  readonly isWhole: boolean;
  readonly asRecorded: number;
  readonly changed: number;
  readonly unrecorded: number;
  readonly notAsked: number;
}

export interface Baseline {
  /** `owner/name`. */
  readonly repository: string;
  /** When the last whole look ended; absent when there was none. */
  readonly lastWhole?: string;
  /** The oldest first, at most {@link maxScans}. */
  readonly looks: readonly ScanCounts[];
  /** The newest first, as GitHub lists them. */
  readonly releases: readonly BaselineRelease[];
}

/** The whole file: with the findings of the look that wrote it, which the next one does not read. */
export interface MonitorFile extends Baseline {
  readonly finished: string;
  readonly findings: readonly Finding[];
}

/** A year of weekly looks. */
export const maxScans = 52;

/** What one look found out about one release. */
export interface Scanned {
  readonly recorded: RecordedRelease | undefined;
  readonly seen: SeenRelease;
  readonly published?: string;
  readonly findings: readonly Finding[];
  readonly accepted: readonly Finding[];
  /** When the look began to read, ISO 8601 in UTC. */
  readonly at: string;
}

/**
 * The next baseline's entry of a release. What has a finding stays as it was recorded, so that the next look finds the
 * same; what is as recorded is confirmed, and what was not known of it is filled in.
 */
export function nextRelease(looked: Scanned): BaselineRelease {
  const { recorded, seen, published, at } = looked;
  const commit = recorded?.commit ?? seen.commit;
  const isPartial = seen.unseen.size > 0;
  return {
    tag: seen.tag,
    ...(commit !== undefined && { commit }),
    ...(published !== undefined && { published }),
    // What was not seen now must not count as older than a record.
    made: isPartial && recorded !== undefined ? recorded.made : at,
    evidence: nextEvidence(looked),
    assets: [...(recorded?.assets ?? []).map((line) => nextLine(line, looked)), ...newLines(looked)],
  };
}

function nextLine(line: RecordedAsset, { seen, findings, accepted, at }: Scanned): RecordedAsset {
  const asset = seen.assets.find(({ name }) => name === line.name);
  const isAbout = ({ asset: name }: Finding): boolean => name === line.name;
  if (asset !== undefined && accepted.some(isAbout)) return confirmNew(asset, at);
  if (asset === undefined || seen.unseen.has(line.name) || findings.some(isAbout)) return line;
  return {
    ...line,
    ...toFacts(asset),
    ...toFacts(line),
    firstConfirmed: line.firstConfirmed ?? at,
    lastConfirmed: at,
  };
}

function confirmNew(asset: SeenAsset, at: string): RecordedAsset {
  return { name: asset.name, ...toFacts(asset), evidence: [], firstConfirmed: at, lastConfirmed: at };
}

/** Lines of what no record names; what a recorded asset was renamed to stays without one. */
function newLines({ recorded, seen, findings, at }: Scanned): readonly RecordedAsset[] {
  // The statement that could not be read may record other bytes under these names.
  if (hasUnreadStatement(seen)) return [];
  const targets = new Set(findings.flatMap(({ kind, seen: side }) => (kind === "renamed" ? [side?.name] : [])));
  const added = new Set(findings.flatMap(({ kind, asset }) => (kind === "added" ? [asset] : [])));
  const unnamed = findUnnamed(recorded ?? { tag: seen.tag, assets: [], evidence: [], made: at }, seen);
  return unnamed
    .filter(({ name }) => !targets.has(name) && !seen.unseen.has(name))
    .map((asset) => ({ ...confirmNew(asset, at), ...(added.has(asset.name) && { isAdded: true as const }) }));
}

/** What is there now, but as it was recorded where it was found to be changed. */
function nextEvidence({ recorded, seen, findings }: Scanned): readonly EvidenceMark[] {
  // The record stays as it was, so that the next look reads the statement and judges all of it.
  if (hasUnreadStatement(seen)) return recorded?.evidence ?? [];
  const changed = new Set(findings.flatMap(({ kind, asset }) => (kind === "evidence-changed" ? [asset] : [])));
  const shipped = new Set(recorded?.assets.map(({ name }) => name));
  const names = new Set(seen.assets.map(({ name }) => name));
  const files = seen.assets.filter(({ name }) => isReleaseEvidence(name, names) && !shipped.has(name));
  const now = new Map([...files, ...seen.evidence].flatMap(toMark));
  const before = (recorded?.evidence ?? []).filter(({ name }) => changed.has(name) || seen.unseen.has(name));
  const kept = new Set(before.map(({ name }) => name));
  const fresh = [...now.values()].filter(({ name }) => !changed.has(name) && !kept.has(name));
  return [...before, ...fresh].map(({ name, sha256 }) => ({ name, sha256 }));
}

function toMark({ name, sha256 }: { name: string; sha256?: string }): [string, EvidenceMark][] {
  return sha256 === undefined ? [] : [[name, { name, sha256 }]];
}
