/**
 * The record: what all statements of a release or a folder say together (docs/evidence.md), in whatever order they
 * come. One more statement never removes a name, digest, block, proof or list, except those of demonstrations.
 */
import { sha256ListName, sha3ListName } from "../core/checksums.ts";
import type { Digest, StatementId } from "../core/digest.ts";
import { uniteAnchors, isDenied, isSettled, withoutDuplicates, type RecordedAnchor } from "./recorded-anchor.ts";
import { listEntriesOf, uniteNames, type RecordedList, type RecordedName } from "./recorded-names.ts";
import type { Anchor, Predicate, Statement, StatementRelease, StatementSubject, Witness } from "./statement.ts";
import { sortStatements, parentIdsOf, type StatementFile } from "./statement-file.ts";
import { listDigests, listText } from "./to-statement.ts";

export { timeOfStatement } from "./statement-file.ts";
export { isSettled, oldestRecord, type RecordedAnchor } from "./recorded-anchor.ts";
export { listEntriesOf, type RecordedList, type RecordedName } from "./recorded-names.ts";

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

/**
 * Makes the record of statements, which may come from any job, in any order.
 *
 * @param isOfOneRelease whether all are about one release; by default, whether all name the same
 */
export function openRecord(
  files: readonly StatementFile[],
  isOfOneRelease = new Set(files.map(releaseKeyOf)).size === 1 && files[0]?.statement.predicate.release !== undefined,
): EvidenceRecord {
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
    names: uniteNames(countedFiles, isOfOneRelease),
    anchors,
    lists,
    witnesses: withoutDuplicates(countedFiles.flatMap(({ statement }) => statement.predicate.witnesses ?? [])),
    ...(chain && { chain }),
    isDemonstration,
    findListAnchor: (digest) => (listAnchorByDigest ??= findListAnchors(lists, anchors)).get(digest),
  };
}

function releaseKeyOf({ statement: { predicate } }: StatementFile): string {
  const { repository, tag, id } = predicate.release ?? {};
  return String(id ?? `${repository} ${tag}`);
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
