/**
 * The fold over the lines of a log: all that a release, a folder or a job knows, in one place (docs/evidence.md).
 * Adding a line never removes a name, a digest, a block, a proof or a list. The order in which lines arrive does not
 * matter.
 */
import { compareNames, parseChecksums, sha256ListName } from "../core/checksums.ts";
import type { Digest } from "../core/digest.ts";
import { listText } from "./to-statement.ts";
import { compareText, foldAnchors, isSent, isSettled, uniqueOf, type RecordedAnchor } from "./recorded-anchor.ts";
import type { Predicate, Statement, StatementList, StatementSubject, SubjectDigests, Witness } from "./statement.ts";

export { isSettled, oldestRecord, uniqueOf, type RecordedAnchor } from "./recorded-anchor.ts";

/** A digest that is recorded under a name, or was earlier. */
export interface NamedDigest {
  readonly digest: SubjectDigests;
  /** When it was first recorded under this name, ISO 8601 in UTC. */
  readonly on: string;
}

/** A name with the digest that is recorded under it, and its others, newest first. */
export interface RecordedName extends NamedDigest {
  readonly name: string;
  readonly former: readonly NamedDigest[];
}

/** A checksum list, with the subjects from which its text is made where it has none of its own. */
export interface RecordedList extends StatementList {
  readonly subjects: readonly StatementSubject[];
}

export interface EvidenceRecord {
  /** The lines that count, the oldest first, each once. */
  readonly lines: readonly Statement[];
  /** By name, in byte order. */
  readonly names: ReadonlyMap<string, RecordedName>;
  /** Anchors of lists first, then by digest. */
  readonly anchors: ReadonlyMap<Digest, RecordedAnchor>;
  /** One of each digest, the oldest first. */
  readonly lists: readonly RecordedList[];
  readonly witnesses: readonly Witness[];
  /** What the chain is called, as the newest line that names it says. */
  readonly chain?: Predicate["chain"];
  /** All lines are of a demonstration: nothing is on a public chain. */
  readonly isDemonstration: boolean;
  /** Finds the anchor of a list that names a digest: of several the first that the chain is known to hold. */
  readonly coverOf: (digest: Digest) => RecordedAnchor | undefined;
}

/**
 * Opens the record of `lines`, which may come from several jobs and in any order. The lines of a demonstration count
 * only where there are no others.
 *
 * @param now in milliseconds: a line that is dated later counts as old, else it would be the newest for ever
 */
export function openRecord(lines: readonly Statement[], now = Number.POSITIVE_INFINITY): EvidenceRecord {
  const isDemonstration = lines.length > 0 && lines.every(isOfDemonstration);
  const sorted = inOrder(isDemonstration ? lines : lines.filter((line) => !isOfDemonstration(line)));
  const isOfFuture = ({ predicate }: Statement): boolean => Date.parse(predicate.finishedOn) > now + maxSkewMs;
  const [dated, future] = [sorted.filter((line) => !isOfFuture(line)), sorted.filter(isOfFuture)];
  const ordered = [...future, ...dated];
  const anchors = foldAnchors(ordered);
  const lists = foldLists(ordered);
  let cover: ReadonlyMap<Digest, RecordedAnchor> | undefined;
  const chain = ordered.findLast(({ predicate }) => predicate.chain !== undefined)?.predicate.chain;
  return {
    lines: ordered,
    names: foldNames(dated, future),
    anchors,
    lists,
    witnesses: uniqueOf(ordered.flatMap(({ predicate }) => predicate.witnesses ?? [])),
    ...(chain && { chain }),
    isDemonstration,
    coverOf: (digest) => (cover ??= coverAll(lists, anchors)).get(digest),
  };
}

/**
 * Opens the record of evidence at hand, for a reader whose clock says `now`, in milliseconds. The clock may be years
 * behind: the last line says what time it is at least.
 */
export function openEvidence(lines: readonly Statement[], now: number): EvidenceRecord {
  const last = lines.slice(-1).map(({ predicate }) => Date.parse(predicate.finishedOn));
  return openRecord(lines, Math.max(now, ...last));
}

/** How far two machines' clocks may differ, in milliseconds: what another wrote just now may seem to be in the future. */
export const maxSkewMs = 60_000;

function isOfDemonstration({ predicate: { service } }: Statement): boolean {
  return service?.demonstration === true;
}

/** Sorts lines by time, then by content. Equal lines are taken once, at whatever place in their logs. */
function inOrder(lines: readonly Statement[]): readonly Statement[] {
  const keyed = lines.map((line) => {
    let content: string | undefined;
    // Only lines of the same time are compared by it: a line may be as long as a hundred thousand files make it.
    return { line, time: Date.parse(line.predicate.finishedOn), content: () => (content ??= contentOfLine(line)) };
  });
  const sorted = keyed.toSorted((one, two) => one.time - two.time || compareText(one.content(), two.content()));
  return sorted.flatMap(({ line, time, content }, index) => {
    const before = sorted[index - 1];
    return before?.time === time && before.content() === content() ? [] : [line];
  });
}

/** Whether every one of `lines` is in the record: evidence that says nothing else. */
export function isKnownTo(record: Pick<EvidenceRecord, "lines">, lines: readonly Statement[]): boolean {
  const known = new Set(record.lines.map(contentOfLine));
  return lines.every((line) => known.has(contentOfLine(line)));
}

function contentOfLine(line: Statement): string {
  return JSON.stringify({ ...line, predicate: { ...line.predicate, previous: undefined } });
}

/**
 * Folds the names of the subjects: the newest stamp that may have been made records the digest of a name, else the
 * first line that names it does. Whatever else was found under the name, before or after, is its history. Lines of a
 * time to come record a name only where no other does.
 */
function foldNames(dated: readonly Statement[], future: readonly Statement[]): ReadonlyMap<string, RecordedName> {
  const current = new Map<string, Digest>();
  const all = new Map<string, Map<Digest, NamedDigest>>();
  const add = (name: string, digest: SubjectDigests, on: string): void => {
    const known = all.get(name) ?? new Map<Digest, NamedDigest>();
    const before = known.get(digest.sha3_256) ?? { digest, on };
    const first = before.on < on ? before.on : on;
    all.set(name, known.set(digest.sha3_256, { digest: { ...digest, ...before.digest }, on: first }));
  };
  for (const [index, line] of [...dated, ...future].entries()) {
    const isRecording = index < dated.length ? recordsOf(line) : () => false;
    for (const { name, digest } of line.subject) {
      add(name, digest, line.predicate.finishedOn);
      if (!current.has(name) || isRecording(digest.sha3_256)) current.set(name, digest.sha3_256);
    }
    for (const { name, digest, seenOn } of line.predicate.changed ?? []) add(name, { sha3_256: digest }, seenOn);
  }
  const sorted = [...current].toSorted(([one], [two]) => compareNames(one, two));
  return new Map(sorted.map(([name, digest]) => [name, toName(name, digest, all.get(name) ?? new Map())]));
}

function toName(name: string, current: Digest, all: ReadonlyMap<Digest, NamedDigest>): RecordedName {
  const others = [...all.values()].filter(({ digest }) => digest.sha3_256 !== current);
  const former = others.toSorted(
    (one, two) => compareText(two.on, one.on) || compareText(one.digest.sha3_256, two.digest.sha3_256),
  );
  return { name, digest: { sha3_256: current }, on: "", ...all.get(current), former };
}

/** Returns whether a line records the digests of its names: a stamp does, unless nothing was sent for the digest. */
export function recordsOf(line: Statement): (digest: Digest) => boolean {
  const { mode, anchors } = line.predicate;
  if (mode !== "stamp") return () => false;
  const sent = new Set(anchors.filter(isSent).map(({ digest }) => digest));
  const isOfList = anchors.some((anchor) => anchor.covers === "list" && isSent(anchor));
  return (digest) => isOfList || sent.has(digest);
}

function foldLists(lines: readonly Statement[]): readonly RecordedList[] {
  const lists = new Map<Digest, RecordedList>();
  for (const { subject, predicate } of lines) {
    for (const list of predicate.lists) {
      if (!lists.has(list.sha3_256)) lists.set(list.sha3_256, { ...list, subjects: subject });
    }
  }
  return [...lists.values()];
}

function coverAll(
  lists: readonly RecordedList[],
  anchors: ReadonlyMap<Digest, RecordedAnchor>,
): ReadonlyMap<Digest, RecordedAnchor> {
  const covered = new Map<Digest, RecordedAnchor>();
  for (const list of lists) {
    const anchor = anchors.get(list.sha3_256);
    if (anchor === undefined) continue;
    for (const { digest } of entriesOf(list)) {
      const known = covered.get(digest);
      if (known === undefined || (isSettled(anchor) && !isSettled(known))) covered.set(digest, anchor);
    }
  }
  return covered;
}

/** Whether a stamp may have been made for a digest, or for a list that names it, or a block is known to hold either. */
export function isStamped({ anchors, coverOf }: EvidenceRecord, digest: Digest): boolean {
  const known = [anchors.get(digest), coverOf(digest)];
  return known.some((anchor) => anchor !== undefined && (isSettled(anchor) || anchor.stamps.length > 0));
}

/** Whether a line states a file as a list of its own. A project may ship a `SHA256SUMS` of its own. */
export function isStatedList(
  { lists }: Pick<EvidenceRecord, "lists">,
  { name, sha256 }: { readonly name: string; readonly sha256?: string | undefined },
): boolean {
  return sha256 !== undefined && lists.some((list) => list.name === name && list.sha256 === sha256);
}

/** Reads the names and digests of a list. The stamping run read a list with its own text; an unreadable one has none. */
export function entriesOf(list: RecordedList): readonly { readonly name: string; readonly digest: Digest }[] {
  const { name, text, subjects } = list;
  if (text === undefined) {
    return name === sha256ListName
      ? []
      : subjects.map(({ name: file, digest }) => ({ name: file, digest: digest.sha3_256 }));
  }
  try {
    return parseChecksums(name, listText(list, subjects));
  } catch {
    return [];
  }
}

/** Whether `line` adds something to the record of `lines`, other than times, ids and the run. */
export function isNews(lines: readonly Statement[], line: Statement): boolean {
  const now = Date.parse(line.predicate.finishedOn);
  return lines.length === 0 || contentOf(openRecord(lines, now)) !== contentOf(openRecord([...lines, line], now));
}

function contentOf({ names, anchors, lists, witnesses, chain, isDemonstration }: EvidenceRecord): string {
  const named = [...names.values()].map(({ name, digest, former }) => [name, digest, former.map((one) => one.digest)]);
  const known = [...anchors.values()].map((anchor) => ({ ...anchor, stamps: undefined }));
  const listed = lists.map(({ name, sha3_256 }) => [name, sha3_256]);
  return JSON.stringify([named, known, listed, witnesses, chain, isDemonstration]);
}
