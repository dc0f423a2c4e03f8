/**
 * The fold over statements: all that a release or a folder knows, in one place (docs/evidence.md). Adding a statement
 * never removes a name, a digest, a block, a proof or a list, and the order in which they arrive does not matter.
 */
import { compareNames, parseChecksums, sha256ListName, sha3ListName } from "../core/checksums.ts";
import type { Digest, StatementId } from "../core/digest.ts";
import { foldAnchors, isDenied, isSent, isSettled, uniqueOf, type RecordedAnchor } from "./recorded-anchor.ts";
import type {
  Anchor,
  Predicate,
  Statement,
  StatementRelease,
  SubjectDigests,
  Witness,
  StatementList,
  StatementSubject,
} from "./statement.ts";
import { inOrder, parentsOf, statementTime, type StatementFile } from "./statement-file.ts";
import { listDigests, listText } from "./to-statement.ts";

export { statementTime } from "./statement-file.ts";
export { isSettled, oldestRecord, type RecordedAnchor } from "./recorded-anchor.ts";

/** A digest that is recorded under a name, or was stamped under it earlier. */
export interface NamedDigest {
  readonly digest: SubjectDigests;
  /** When it was first recorded under this name, ISO 8601 in UTC. */
  readonly on: string;
}

/** A name with the digest that is recorded under it, and those that were stamped under it before, newest first. */
export interface RecordedName extends NamedDigest {
  readonly name: string;
  readonly former: readonly NamedDigest[];
}

export interface EvidenceRecord {
  /** The statements that count, in their order, each once. */
  readonly statements: readonly StatementFile[];
  /** Those that no other statement names as earlier: the next statement names these. */
  readonly heads: readonly StatementId[];
  /** Statements that one of these names as earlier, and that are not here. */
  readonly missing: readonly StatementId[];
  /** By name, in byte order. */
  readonly names: ReadonlyMap<string, RecordedName>;
  /** Anchors of lists first, then by digest. */
  readonly anchors: ReadonlyMap<Digest, RecordedAnchor>;
  /** One of each digest, the oldest first. */
  readonly lists: readonly RecordedList[];
  readonly witnesses: readonly Witness[];
  /** What the chain is called, as the newest statement that names it says. */
  readonly chain?: Predicate["chain"];
  /** All statements are of a demonstration: nothing is on a public chain. */
  readonly isDemonstration: boolean;
  /** Finds the anchor of a list that names a digest: of several the first that the chain is known to hold. */
  readonly coverOf: (digest: Digest) => RecordedAnchor | undefined;
}

/**
 * Opens the record of statements, which may come from several jobs and places, in any order. Those of a demonstration
 * count only where there are no others.
 */
export function openRecord(files: readonly StatementFile[]): EvidenceRecord {
  const all = inOrder(files);
  const isDemonstration = all.some(isDemonstrated) && all.every((file) => isDemonstrated(file) || isSilent(file));
  const ordered = isDemonstration ? all : all.filter((file) => !isDemonstrated(file));
  const anchors = foldAnchors(ordered);
  const lists = foldLists(ordered, anchors);
  let cover: ReadonlyMap<Digest, RecordedAnchor> | undefined;
  const chain = ordered.findLast(({ statement }) => statement.predicate.chain !== undefined)?.statement.predicate.chain;
  const before = new Set(all.flatMap(parentsOf));
  const present = new Set(all.map(({ id }) => id));
  return {
    statements: ordered,
    heads: [...present].filter((id) => !before.has(id)).toSorted(),
    missing: [...before].filter((id) => !present.has(id)).toSorted(),
    names: foldNames(ordered),
    anchors,
    lists,
    witnesses: uniqueOf(ordered.flatMap(({ statement }) => statement.predicate.witnesses ?? [])),
    ...(chain && { chain }),
    isDemonstration,
    coverOf: (digest) => (cover ??= coversOf(lists, anchors)).get(digest),
  };
}

function isDemonstrated({ statement }: StatementFile): boolean {
  return statement.predicate.service?.demonstration === true;
}

/** Whether nobody said anything about a digest: such a statement is of a demonstration as well as of a public chain. */
function isSilent({ statement: { predicate } }: StatementFile): boolean {
  const isAnswered = (anchor: Anchor): boolean =>
    anchor.mayBeSpent === true || !["unknown", "unreachable", "failed", "skipped"].includes(anchor.verdict);
  return (predicate.witnesses ?? []).length === 0 && !predicate.anchors.some(isAnswered);
}

/** Whether a statement is evidence of this release: the one that it names, else that of its run (docs/evidence.md). */
export function isOfRelease(
  { predicate: { release, run } }: Statement,
  { repository, tag, id }: StatementRelease,
): boolean {
  if (release?.id !== undefined && id !== undefined) return release.id === id;
  if (release !== undefined) return isSameRepository(release.repository, repository) && release.tag === tag;
  const runTag = /^refs\/tags\/(.+)$/.exec(run?.ref ?? "")?.[1];
  return run?.repository !== undefined && isSameRepository(run.repository, repository) && (runTag ?? tag) === tag;
}

/** GitHub's names of repositories do not differ by case alone. */
export function isSameRepository(one: string, two: string): boolean {
  return one.toLowerCase() === two.toLowerCase();
}

/**
 * Folds the names of the subjects: the last stamp that may have been made records the digest of a name, else the first
 * statement that names it does. What was stamped under the name before is its history; what was only observed is not.
 */
function foldNames(ordered: readonly StatementFile[]): ReadonlyMap<string, RecordedName> {
  const current = new Map<string, Digest>();
  const stamped = new Map<string, Map<Digest, NamedDigest>>();
  const known = new Map<string, NamedDigest>();
  for (const file of ordered) {
    const isRecording = recordsOf(file.statement);
    for (const { name, digest } of file.statement.subject) {
      const key = `${digest.sha3_256} ${name}`;
      const before = known.get(key);
      const entry = { digest: { ...digest, ...before?.digest }, on: before?.on ?? statementTime(file) };
      known.set(key, entry);
      const history = stamped.get(name);
      if (history?.has(digest.sha3_256)) history.set(digest.sha3_256, entry);
      if (!current.has(name)) current.set(name, digest.sha3_256);
      if (!isRecording(digest.sha3_256)) continue;
      current.set(name, digest.sha3_256);
      const own = history ?? new Map<Digest, NamedDigest>();
      // The last one that was stamped comes last.
      own.delete(digest.sha3_256);
      stamped.set(name, own.set(digest.sha3_256, entry));
    }
  }
  const sorted = [...current].toSorted(([one], [two]) => compareNames(one, two));
  return new Map(
    sorted.map(([name, sha3_256]) => {
      const others = [...(stamped.get(name) ?? [])].filter(([digest]) => digest !== sha3_256);
      const former = others.map(([, entry]) => entry).toReversed();
      return [name, { name, digest: { sha3_256 }, on: "", ...known.get(`${sha3_256} ${name}`), former }];
    }),
  );
}

/** Returns whether a statement records the digests of its names: a stamp does, unless nothing was sent for the digest. */
export function recordsOf({ predicate: { mode, anchors } }: Statement): (digest: Digest) => boolean {
  if (mode !== "stamp") return () => false;
  const sent = new Set(anchors.filter(isSent).map(({ digest }) => digest));
  const isOfList = anchors.some((anchor) => anchor.covers === "list" && isSent(anchor));
  return (digest) => isOfList || sent.has(digest);
}

function coversOf(
  lists: readonly RecordedList[],
  anchors: ReadonlyMap<Digest, RecordedAnchor>,
): ReadonlyMap<Digest, RecordedAnchor> {
  const covered = new Map<Digest, RecordedAnchor>();
  for (const list of lists) {
    const anchor = anchors.get(list.sha3_256);
    if (anchor === undefined || !isSound(list)) continue;
    for (const { digest } of entriesOf(list)) {
      const known = covered.get(digest);
      // The oldest block says since when; of stamps that are in none, the newest may still come.
      const isBetter = known === undefined || (isSettled(anchor) ? !isSettled(known) : rankOf(anchor) >= rankOf(known));
      if (isBetter) covered.set(digest, anchor);
    }
  }
  return covered;
}

function rankOf(anchor: RecordedAnchor): number {
  if (isSettled(anchor)) return 3;
  return isClaimed(anchor) ? 2 : Number(anchor.stamps.length > 0);
}

/** Whether a stamp of it may have been made or the chain is known to hold it, and nobody found since that it does not. */
export function isClaimed(anchor: RecordedAnchor | undefined): boolean {
  return anchor !== undefined && (isSettled(anchor) || (!isDenied(anchor) && anchor.stamps.length > 0));
}

/** Whether a stamp may have been made for a digest, or for a list that names it, or a block is known to hold either. */
export function isStamped({ anchors, coverOf }: EvidenceRecord, digest: Digest): boolean {
  const known = [anchors.get(digest), coverOf(digest)];
  return known.some((anchor) => anchor !== undefined && (isSettled(anchor) || anchor.stamps.length > 0));
}

/** Whether `next`, which comes after all of `record`, adds something to it, other than times, ids and the run. */
export function isNews({ statements }: EvidenceRecord, next: StatementFile): boolean {
  return statements.length === 0 || contentOf(openRecord(statements)) !== contentOf(openRecord([...statements, next]));
}

function contentOf({ names, anchors, lists, witnesses, chain, isDemonstration }: EvidenceRecord): string {
  const named = [...names.values()].map(({ name, digest, former }) => [name, digest, former.map((one) => one.digest)]);
  const known = [...anchors.values()].map((anchor) => ({ ...anchor, stamps: undefined }));
  const listed = lists.map(({ name, sha3_256 }) => [name, sha3_256]);
  return JSON.stringify([named, known, listed, witnesses, chain, isDemonstration]);
}

/** A checksum list, with the subjects from which its text is made where it has none of its own. */
export interface RecordedList extends StatementList {
  readonly subjects: readonly StatementSubject[];
}

/** Of several statements that state one anchored list, the first whose list it is: anybody may state a digest. */
function foldLists(
  ordered: readonly StatementFile[],
  anchors: ReadonlyMap<Digest, RecordedAnchor>,
): readonly RecordedList[] {
  const lists = new Map<Digest, RecordedList>();
  for (const { statement } of ordered) {
    for (const list of statement.predicate.lists) {
      const known = lists.get(list.sha3_256);
      const stated = { ...list, subjects: statement.subject };
      const isBetter = (): boolean => anchors.has(list.sha3_256) && known?.subjects !== stated.subjects;
      if (known === undefined || (isBetter() && !isSound(known) && isSound(stated))) lists.set(list.sha3_256, stated);
    }
  }
  return [...lists.values()];
}

/** Makes the canonical lists of `subjects` whose names are in `called`. */
export function makeLists(subjects: readonly StatementSubject[], called: ReadonlySet<string>): readonly RecordedList[] {
  const own = [sha3ListName, sha256ListName].filter((name) => called.has(name));
  return own.map((name) => ({ name, subjects, ...listDigests(listText({ name }, subjects)) }));
}

/** What was found out about lists: to hash one takes long, and the record is opened often. */
const soundness = new WeakMap<readonly StatementSubject[], Map<string, boolean>>();

/** Whether a list has the digests that its statement states. */
export function isSound(list: RecordedList): boolean {
  const { subjects, sha3_256: stated, sha256: paired } = list;
  const known = soundness.get(subjects) ?? new Map<string, boolean>();
  soundness.set(subjects, known);
  const before = known.get(stated);
  if (before !== undefined) return before;
  const { sha3_256, sha256 } = listDigests(listText(list, subjects));
  const isTrue = stated === sha3_256 && (paired === undefined || paired === sha256);
  known.set(stated, isTrue);
  return isTrue;
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
