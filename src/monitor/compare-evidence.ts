import { evidenceKind, isReportFile, keyOfLogAsset } from "../core/file-names.ts";
import { isStatedList } from "../evidence/record.ts";
import { toFinding, type Difference } from "./finding.ts";
import type { EvidenceMark, RecordedAsset, RecordedRelease } from "./monitor-file.ts";
import { toStatedKey, type SeenAsset, type SeenEvidence, type SeenRelease } from "./recorded.ts";

/**
 * Compares a release's evidence with its record. Added entries are fine, and so is another digest that a later line
 * records; a recorded digest or a known line that is gone is a finding about the file or section that held it.
 */
export function compareEvidence(recorded: RecordedRelease | undefined, seen: SeenRelease): readonly Difference[] {
  const broken = seen.evidence.filter((source) => source.broken !== undefined);
  const names = new Set([
    ...broken.map(({ name }) => name),
    ...(recorded === undefined ? [] : [...findShortened(recorded, seen), ...findDropped(recorded, seen)]),
    ...findOtherFiles(recorded, seen),
  ]);
  return [...names].map((name) => toEvidenceChanged(recorded, seen, name));
}

/** Finds logs of the baseline that are gone, or that lack a line that was there, or have the lines in another order. */
export function findShortened(recorded: RecordedRelease, { evidence, unreadable }: SeenRelease): readonly string[] {
  const now = new Map(evidence.map((source) => [source.name, source]));
  const isShortened = ({ name, lines }: EvidenceMark): boolean =>
    lines !== undefined && !unreadable.has(name) && !hasInOrder(now.get(name)?.lines ?? [], lines);
  return recorded.evidence.filter(isShortened).map(({ name }) => name);
}

function hasInOrder(lines: readonly string[], known: readonly string[]): boolean {
  let found = 0;
  for (const line of lines) if (line === known[found]) found += 1;
  return found === known.length;
}

/** Finds sources of the baseline that no longer state a recorded digest, when no other source states it. */
function findDropped({ assets, evidence }: RecordedRelease, seen: SeenRelease): readonly string[] {
  if (hasUnreadEvidence(seen)) return [];
  const sources = evidence.map(({ name }) => name).filter((name) => !seen.unreadable.has(name));
  // A source that was not read counts as unchanged since the baseline.
  const unread = new Set(seen.evidence.flatMap(({ name, isRead }) => (isRead ? [] : [name])));
  const isSaid = (line: RecordedAsset): boolean =>
    line.evidence?.some((name) => seen.unreadable.has(name) || unread.has(name)) === true ||
    seen.content?.stated.has(toStatedKey(line)) === true;
  const dropped = assets.filter((line) => !isSaid(line));
  return sources.filter((name) => dropped.some((line) => line.evidence?.includes(name)));
}

/** Finds lists, proofs and the page that differ from the evidence or the baseline; reports differ by nature. */
function findOtherFiles(recorded: RecordedRelease | undefined, seen: SeenRelease): readonly string[] {
  const served = new Set(seen.assets.map(({ name }) => name));
  const shipped = new Set(recorded?.assets.map(({ name }) => name));
  const files = findEvidence(recorded, seen);
  const other = seen.assets.filter((asset) => {
    const isFile = files.has(asset.name) && !isSource(asset.name) && !isPerishable(asset.name);
    return isFile && isOtherFile(recorded, seen, asset);
  });
  const gone = (recorded?.evidence ?? []).filter(
    ({ name }) => evidenceKind(name, noFiles) === "list" && !served.has(name) && !shipped.has(name),
  );
  return [...other, ...gone].map(({ name }) => name).filter((name) => !seen.unreadable.has(name));
}

function isOtherFile(recorded: RecordedRelease | undefined, seen: SeenRelease, { name, sha256 }: SeenAsset): boolean {
  const mark = recorded?.evidence.find((known) => known.name === name);
  if (sha256 === undefined || mark?.sha256 === sha256 || hasUnreadEvidence(seen)) return false;
  // Without any news in the evidence, nothing tells of another list: also not of one that stood here before.
  if (mark !== undefined && !seen.evidence.some((source) => isOther(recorded, source))) return true;
  const { content = { lists: [] } } = seen;
  // A source that was not read may state the file.
  const isAllRead = seen.evidence.every(({ isRead }) => isRead);
  return isAllRead && content.lists.some((list) => list.name === name) && !isStatedList(content, { name, sha256 });
}

/** Whether a source differs in its bytes from what the baseline knew. */
function isOther(recorded: RecordedRelease | undefined, { name, sha256 }: SeenEvidence): boolean {
  return !(recorded?.evidence ?? []).some((mark) => mark.name === name && mark.sha256 === sha256);
}

function toEvidenceChanged(
  recorded: RecordedRelease | undefined,
  { tag, evidence, assets }: SeenRelease,
  name: string,
): Difference {
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

/** Whether an asset of this name says what is recorded. */
export function isSource(name: string): boolean {
  return isStatement(name) || keyOfLogAsset(name) !== undefined;
}

const noFiles: ReadonlySet<string> = new Set();

/** Whether evidence could not be read: it may be all that names an asset, or that states a list. */
export function hasUnreadEvidence({ unreadable }: Pick<SeenRelease, "unreadable">): boolean {
  return [...unreadable].some(isSource);
}

/**
 * Returns the names of those `assets` that look like evidence of ours (interface §6). A proof or a report counts only
 * next to the file or list it is about.
 */
export function evidenceNames(assets: readonly { readonly name: string }[]): ReadonlySet<string> {
  const names = new Set(assets.map(({ name }) => name));
  return new Set([...names].filter((name) => evidenceKind(name, names) !== undefined));
}

/**
 * Returns the names of those assets that are evidence of ours, and so neither recorded like a shipped file nor `added`:
 * a list only where the evidence or the baseline says that it is ours, since a project may ship one of its own.
 */
export function findEvidence(recorded: RecordedRelease | undefined, seen: SeenRelease): ReadonlySet<string> {
  const shipped = new Set(recorded?.assets.map(({ name }) => name));
  const stated = new Set([...(seen.content?.lists ?? []), ...(recorded?.evidence ?? [])].map(({ name }) => name));
  const isUnsure = hasUnreadEvidence(seen);
  const isOwn = (name: string): boolean => stated.has(name) || isUnsure || evidenceKind(name, noFiles) !== "list";
  const names = [...evidenceNames(seen.assets)].filter(isOwn);
  const lists = seen.assets.map(({ name }) => name).filter((name) => stated.has(name));
  return new Set([...names, ...lists].filter((name) => !shipped.has(name)));
}

/** Whether an asset's bytes may differ from run to run although nothing changed: a report states when it was made. */
export function isPerishable(name: string): boolean {
  return isReportFile(name);
}
