import { evidenceKind, isReportFile, toAssetName } from "../core/file-names.ts";
import { toFinding, type Finding } from "./finding.ts";
import {
  type RecordedAsset,
  type RecordedRelease,
  type SeenAsset,
  type SeenEvidence,
  type SeenRelease,
  contentOf,
} from "./recorded.ts";

/**
 * Compares a release's evidence with its record. Added entries are fine. A recorded digest that was altered or dropped
 * is a finding about the file or section that held it, even if newer evidence calls that digest `changed`.
 */
export function compareEvidence(recorded: RecordedRelease | undefined, seen: SeenRelease): readonly Finding[] {
  const broken = seen.evidence.filter(({ content }) => content !== undefined && "broken" in content);
  const names = new Set([
    ...broken.map(({ name }) => name),
    ...(recorded === undefined ? [] : [...findAltered(recorded, seen), ...findDropped(recorded, seen)]),
    ...findOtherFiles(recorded, seen),
  ]);
  return [...names].map((name) => toEvidenceChanged(recorded, seen, name));
}

/** Finds sources that now state another digest for a name than evidence had recorded. */
function findAltered(recorded: RecordedRelease, { evidence }: SeenRelease): readonly string[] {
  const lines = new Map(recorded.assets.map((line) => [line.name, line]));
  const isAltering = (source: SeenEvidence): boolean =>
    isOther(recorded, source) &&
    (contentOf(source)?.claims ?? []).some(({ name, sha3_256 }) => {
      const line = lines.get(name) ?? lines.get(toAssetName(name));
      return line?.sha3_256 !== undefined && line.evidence.length > 0 && line.sha3_256 !== sha3_256;
    });
  return recorded.evidence.length === 0 ? [] : evidence.filter(isAltering).map(({ name }) => name);
}

/** Finds sources of the baseline that no longer state a recorded digest, when no other source states it. */
function findDropped({ assets, evidence }: RecordedRelease, seen: SeenRelease): readonly string[] {
  if (hasUnreadStatement(seen)) return [];
  const sources = evidence.map(({ name }) => name).filter((name) => !seen.unreadable.has(name));
  // A source that was not read counts as unchanged since the baseline.
  const unread = new Set(seen.evidence.flatMap(({ name, content }) => (content === undefined ? [name] : [])));
  const said = new Set(seen.evidence.flatMap((source) => (contentOf(source)?.claims ?? []).map(toSaidKey)));
  const isSaid = (line: RecordedAsset): boolean =>
    line.evidence.some((name) => seen.unreadable.has(name) || unread.has(name)) || said.has(toSaidKey(line));
  const dropped = assets.filter((line) => line.evidence.length > 0 && !isSaid(line));
  return sources.filter((name) => dropped.some((line) => line.evidence.includes(name)));
}

function toSaidKey({ name, sha3_256 }: Pick<RecordedAsset, "name" | "sha3_256">): string {
  return JSON.stringify([toAssetName(name), sha3_256]);
}

/** Finds lists, proofs and the page that differ from a statement or the baseline; reports differ by nature. */
function findOtherFiles(recorded: RecordedRelease | undefined, seen: SeenRelease): readonly string[] {
  const shipped = new Set(recorded?.assets.map(({ name }) => name));
  const served = new Set(seen.assets.map(({ name }) => name));
  const evidence = evidenceNames(seen.assets);
  const isFile = (name: string): boolean =>
    evidence.has(name) && !isStatement(name) && !isPerishable(name) && !shipped.has(name);
  const other = seen.assets.filter((asset) => isFile(asset.name) && isOtherFile(recorded, seen, asset));
  const gone = (recorded?.evidence ?? []).filter(
    ({ name }) => evidenceKind(name, noFiles) === "list" && !served.has(name) && !shipped.has(name),
  );
  return [...other, ...gone].map(({ name }) => name).filter((name) => !seen.unreadable.has(name));
}

function isOtherFile(recorded: RecordedRelease | undefined, seen: SeenRelease, { name, sha256 }: SeenAsset): boolean {
  const mark = recorded?.evidence.find((known) => known.name === name);
  if (sha256 === undefined || mark?.sha256 === sha256 || hasUnreadStatement(seen)) return false;
  const stated = seen.evidence.flatMap((source) => contentOf(source)?.lists.get(name) ?? []);
  // A source that was not read may state the file.
  const isAllRead = seen.evidence.every((source) => {
    return source.content !== undefined && !seen.unreadable.has(source.name);
  });
  if (stated.length > 0 && isAllRead) return !stated.includes(sha256);
  return mark !== undefined && !stated.includes(sha256) && !seen.evidence.some((source) => isOther(recorded, source));
}

/** Whether a source differs in its bytes from what the baseline knew. */
function isOther(recorded: RecordedRelease | undefined, { name, sha256 }: SeenEvidence): boolean {
  return !(recorded?.evidence ?? []).some((mark) => mark.name === name && mark.sha256 === sha256);
}

function toEvidenceChanged(
  recorded: RecordedRelease | undefined,
  { tag, evidence, assets }: SeenRelease,
  name: string,
): Finding {
  const mark = recorded?.evidence.find((known) => known.name === name);
  const now = evidence.find((source) => source.name === name) ?? assets.find((asset) => asset.name === name);
  return toFinding("evidence-changed", {
    release: tag,
    asset: name,
    ...(recorded !== undefined && mark !== undefined && { recorded: { sha256: mark.sha256 }, since: recorded.made }),
    ...(now?.sha256 !== undefined && { seen: { sha256: now.sha256 } }),
  });
}

/** Whether an asset of this name is a statement. */
export function isStatement(name: string): boolean {
  return evidenceKind(name, noFiles) === "statement";
}

const noFiles: ReadonlySet<string> = new Set();

/** Whether a statement could not be read: it may be the only one that names an asset, or that states a list. */
export function hasUnreadStatement({ unreadable }: Pick<SeenRelease, "unreadable">): boolean {
  return [...unreadable].some(isStatement);
}

/**
 * Returns the names of those `assets` that are evidence of ours (interface §6), and so neither recorded like a shipped
 * file nor `added`. A proof or a report counts only next to the file or list it is about.
 */
export function evidenceNames(assets: readonly { readonly name: string }[]): ReadonlySet<string> {
  const names = new Set(assets.map(({ name }) => name));
  return new Set([...names].filter((name) => evidenceKind(name, names) !== undefined));
}

/** Whether an asset's bytes may differ from run to run although nothing changed: a report states when it was made. */
export function isPerishable(name: string): boolean {
  return isReportFile(name);
}
