/**
 * The record: what all statements of a release or a folder say together (docs/evidence.md), in whatever order they
 * come. One more statement never removes a name, digest, block, proof or list, except those of demonstrations.
 */
import { compareNames, parseChecksums, sha256ListName, sha3ListName } from "../core/checksums.ts";
import type { Digest, StatementId } from "../core/digest.ts";
import {
  uniteAnchors,
  isDenied,
  isSent,
  isSettled,
  withoutDuplicates,
  type RecordedAnchor,
} from "./recorded-anchor.ts";
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
import { sortStatements, parentIdsOf, timeOfStatement, type StatementFile } from "./statement-file.ts";
import { listDigests, listText } from "./to-statement.ts";

export { timeOfStatement } from "./statement-file.ts";
export { isSettled, oldestRecord, type RecordedAnchor } from "./recorded-anchor.ts";

/** A digest that is or was recorded under some name. */
export interface NamedDigest {
  readonly digest: SubjectDigests;
  /** When this digest was first recorded under the name, ISO 8601 in UTC. */
  readonly recordedOn: string;
}

/** A file name and its recorded digest. */
export interface RecordedName extends NamedDigest {
  readonly name: string;
  /** The other digests that were stamped under the name, newest first. */
  readonly former: readonly NamedDigest[];
}

export interface EvidenceRecord {
  /** Each statement once; those of demonstrations only where no other statement has an answer. */
  readonly statements: readonly StatementFile[];
  /** The newest statements, which no `after` names yet; the `after` of the next statement will. */
  readonly heads: readonly StatementId[];
  /** The statements that an `after` names but that are not here. */
  readonly missingIds: readonly StatementId[];
  readonly names: ReadonlyMap<string, RecordedName>;
  /** Sorted: anchors of lists first, then by digest. */
  readonly anchors: ReadonlyMap<Digest, RecordedAnchor>;
  /** One list for each digest, the oldest list first. */
  readonly lists: readonly RecordedList[];
  readonly witnesses: readonly Witness[];
  /** The chain, as the newest statement that names one says. */
  readonly chain?: Predicate["chain"];
  /** Whether all statements with an answer are of demonstrations: then nothing is on a public chain. */
  readonly isDemonstration: boolean;
  /** Finds the anchor of a checksum list that names the digest; if several do, of one that the chain holds, if any. */
  readonly findListAnchor: (digest: Digest) => RecordedAnchor | undefined;
}

/** Makes the record of statements, which may come from any job, in any order. */
export function openRecord(files: readonly StatementFile[]): EvidenceRecord {
  const allFiles = sortStatements(files);
  const isDemonstration =
    allFiles.some(isOfDemonstration) && allFiles.every((file) => isOfDemonstration(file) || hasNoAnswer(file));
  const countedFiles = isDemonstration ? allFiles : allFiles.filter((file) => !isOfDemonstration(file));
  const anchors = uniteAnchors(countedFiles);
  const lists = uniteLists(countedFiles, anchors);
  let listAnchorByDigest: ReadonlyMap<Digest, RecordedAnchor> | undefined;
  const chain = countedFiles.findLast(({ statement }) => statement.predicate.chain !== undefined)?.statement.predicate
    .chain;
  const parentIds = new Set(allFiles.flatMap(parentIdsOf));
  const presentIds = new Set(allFiles.map(({ id }) => id));
  return {
    statements: countedFiles,
    heads: [...presentIds].filter((id) => !parentIds.has(id)).toSorted(),
    missingIds: [...parentIds].filter((id) => !presentIds.has(id)).toSorted(),
    names: uniteNames(countedFiles),
    anchors,
    lists,
    witnesses: withoutDuplicates(countedFiles.flatMap(({ statement }) => statement.predicate.witnesses ?? [])),
    ...(chain && { chain }),
    isDemonstration,
    findListAnchor: (digest) => (listAnchorByDigest ??= findListAnchors(lists, anchors)).get(digest),
  };
}

function isOfDemonstration({ statement }: StatementFile): boolean {
  return statement.predicate.service?.demonstration === true;
}

/** Whether a statement has no answer of a chain or witness, and so does not show whether it is of a demonstration. */
function hasNoAnswer({ statement: { predicate } }: StatementFile): boolean {
  const isAnswered = (anchor: Anchor): boolean =>
    anchor.mayBeSpent === true || !["unknown", "unreachable", "failed", "skipped"].includes(anchor.verdict);
  return (predicate.witnesses ?? []).length === 0 && !predicate.anchors.some(isAnswered);
}

/** Whether a statement is about this release, by its `release` or else by the tag of its run (docs/evidence.md). */
export function isOfRelease(
  { predicate: { release, run } }: Statement,
  { repository, tag, id }: StatementRelease,
): boolean {
  if (release?.id !== undefined && id !== undefined) return release.id === id;
  if (release !== undefined) return isSameRepository(release.repository, repository) && release.tag === tag;
  const runTag = /^refs\/tags\/(.+)$/.exec(run?.ref ?? "")?.[1];
  return run?.repository !== undefined && isSameRepository(run.repository, repository) && (runTag ?? tag) === tag;
}

/** GitHub ignores the case of repository names. */
export function isSameRepository(one: string, two: string): boolean {
  return one.toLowerCase() === two.toLowerCase();
}

/**
 * Finds each name's recorded digest: that of the last stamp that may have been made, or else of the first statement
 * with that name. Digests stamped under the name before are its history; digests that were only checked are not.
 */
function uniteNames(sortedFiles: readonly StatementFile[]): ReadonlyMap<string, RecordedName> {
  const currentDigestByName = new Map<string, Digest>();
  const historyByName = new Map<string, Map<Digest, NamedDigest>>();
  const entryByKey = new Map<string, NamedDigest>();
  for (const file of sortedFiles) {
    const isRecording = createRecordingTest(file.statement);
    for (const { name, digest } of file.statement.subject) {
      const key = `${digest.sha3_256} ${name}`;
      const earlierEntry = entryByKey.get(key);
      const recordedOn = earlierEntry?.recordedOn ?? timeOfStatement(file);
      const entry = { digest: { ...digest, ...earlierEntry?.digest }, recordedOn };
      entryByKey.set(key, entry);
      const history = historyByName.get(name);
      if (history?.has(digest.sha3_256)) history.set(digest.sha3_256, entry);
      if (!currentDigestByName.has(name)) currentDigestByName.set(name, digest.sha3_256);
      if (!isRecording(digest.sha3_256)) continue;
      currentDigestByName.set(name, digest.sha3_256);
      const stampedEntries = history ?? new Map<Digest, NamedDigest>();
      // A map keeps its order of insertion, so a digest that is stamped again is deleted first, to become the last.
      stampedEntries.delete(digest.sha3_256);
      historyByName.set(name, stampedEntries.set(digest.sha3_256, entry));
    }
  }
  const sortedNames = [...currentDigestByName].toSorted(([one], [two]) => compareNames(one, two));
  return new Map(
    sortedNames.map(([name, sha3_256]) => {
      const otherEntries = [...(historyByName.get(name) ?? [])].filter(([digest]) => digest !== sha3_256);
      const former = otherEntries.map(([, entry]) => entry).toReversed();
      return [name, { name, digest: { sha3_256 }, recordedOn: "", ...entryByKey.get(`${sha3_256} ${name}`), former }];
    }),
  );
}

/** Creates a test whether a statement records a digest: its run must have stamped the digest, or a checksum list. */
export function createRecordingTest({ predicate: { mode, anchors } }: Statement): (digest: Digest) => boolean {
  if (mode !== "stamp") return () => false;
  const sentDigests = new Set(anchors.filter(isSent).map(({ digest }) => digest));
  const isListSent = anchors.some((anchor) => anchor.covers === "list" && isSent(anchor));
  return (digest) => isListSent || sentDigests.has(digest);
}

/** Finds, for each digest that a checksum list names, the anchor of such a list. */
function findListAnchors(
  lists: readonly RecordedList[],
  anchors: ReadonlyMap<Digest, RecordedAnchor>,
): ReadonlyMap<Digest, RecordedAnchor> {
  const anchorByDigest = new Map<Digest, RecordedAnchor>();
  for (const list of lists) {
    const anchor = anchors.get(list.sha3_256);
    if (anchor === undefined || !hasClaimedDigests(list)) continue;
    for (const { digest } of listEntriesOf(list)) {
      const knownAnchor = anchorByDigest.get(digest);
      // Of lists in blocks, the oldest counts: it says by when the digest existed. Else the newest: it may get a block.
      const isBetter =
        knownAnchor === undefined ||
        (isSettled(anchor) ? !isSettled(knownAnchor) : rankOfListAnchor(anchor) >= rankOfListAnchor(knownAnchor));
      if (isBetter) anchorByDigest.set(digest, anchor);
    }
  }
  return anchorByDigest;
}

function rankOfListAnchor(anchor: RecordedAnchor): number {
  if (isSettled(anchor)) return 3;
  return isClaimedStamped(anchor) ? 2 : Number(anchor.stamps.length > 0);
}

/** Whether the chain holds the digest, or a stamp may have been made and no later check denies that. */
export function isClaimedStamped(anchor: RecordedAnchor | undefined): boolean {
  return anchor !== undefined && (isSettled(anchor) || (!isDenied(anchor) && anchor.stamps.length > 0));
}

/** Whether a digest, or a list of it, is on the chain or may have been stamped, even if a later check denies it. */
export function isStamped({ anchors, findListAnchor }: EvidenceRecord, digest: Digest): boolean {
  const knownAnchors = [anchors.get(digest), findListAnchor(digest)];
  return knownAnchors.some((anchor) => anchor !== undefined && (isSettled(anchor) || anchor.stamps.length > 0));
}

/** Whether `file`, a later statement, adds something to the record besides its time, its id and its run. */
export function addsToRecord({ statements }: EvidenceRecord, file: StatementFile): boolean {
  return statements.length === 0 || contentOf(openRecord(statements)) !== contentOf(openRecord([...statements, file]));
}

function contentOf({ names, anchors, lists, witnesses, chain, isDemonstration }: EvidenceRecord): string {
  const nameContents = [...names.values()].map(({ name, digest, former }) => [
    name,
    digest,
    former.map((one) => one.digest),
  ]);
  const anchorContents = [...anchors.values()].map((anchor) => ({ ...anchor, stamps: undefined }));
  const listContents = lists.map(({ name, sha3_256 }) => [name, sha3_256]);
  return JSON.stringify([nameContents, anchorContents, listContents, witnesses, chain, isDemonstration]);
}

/** A checksum list; one without `text` is rebuilt from `subjects`. */
export interface RecordedList extends StatementList {
  readonly subjects: readonly StatementSubject[];
}

/** Keeps one list for each digest. Anybody may claim an anchored digest, so the first that really has it is kept. */
function uniteLists(
  sortedFiles: readonly StatementFile[],
  anchors: ReadonlyMap<Digest, RecordedAnchor>,
): readonly RecordedList[] {
  const listByDigest = new Map<Digest, RecordedList>();
  for (const { statement } of sortedFiles) {
    for (const list of statement.predicate.lists) {
      const knownList = listByDigest.get(list.sha3_256);
      const statedList = { ...list, subjects: statement.subject };
      // Only where an anchored digest is claimed twice are the lists hashed, since hashing takes long.
      const isDoubtful =
        knownList !== undefined && anchors.has(list.sha3_256) && knownList.subjects !== statedList.subjects;
      const isBetter = isDoubtful && !hasClaimedDigests(knownList) && hasClaimedDigests(statedList);
      if (knownList === undefined || isBetter) listByDigest.set(list.sha3_256, statedList);
    }
  }
  return [...listByDigest.values()];
}

/** Makes the canonical checksum lists of `subjects`, but only those whose file names are in `names`. */
export function makeLists(subjects: readonly StatementSubject[], names: ReadonlySet<string>): readonly RecordedList[] {
  const listNames = [sha3ListName, sha256ListName].filter((name) => names.has(name));
  return listNames.map((name) => ({ name, subjects, ...listDigests(listText({ name }, subjects)) }));
}

/** Results of {@link hasClaimedDigests} by subjects and digest: hashing takes long, and records are opened often. */
const resultsBySubjects = new WeakMap<readonly StatementSubject[], Map<string, boolean>>();

/** Whether a list's text has the digests that its statement claims. */
export function hasClaimedDigests(list: RecordedList): boolean {
  const { subjects } = list;
  const resultByDigest = resultsBySubjects.get(subjects) ?? new Map<string, boolean>();
  resultsBySubjects.set(subjects, resultByDigest);
  const knownResult = resultByDigest.get(list.sha3_256);
  if (knownResult !== undefined) return knownResult;
  const { sha3_256, sha256 } = listDigests(listText(list, subjects));
  const result = list.sha3_256 === sha3_256 && (list.sha256 === undefined || list.sha256 === sha256);
  resultByDigest.set(list.sha3_256, result);
  return result;
}

/** Returns the names and SHA3-256 digests in a list; none of a list that is unreadable or has SHA-256 digests. */
export function listEntriesOf(list: RecordedList): readonly { readonly name: string; readonly digest: Digest }[] {
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
