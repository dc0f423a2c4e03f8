/** Which digest all statements together record under a name, and which stood there before (docs/evidence.md). */
import { compareNames, parseChecksums, sha256ListName } from "../core/checksums.ts";
import type { Digest } from "../core/digest.ts";
import { toAssetName } from "../core/file-names.ts";
import { isSent } from "./recorded-anchor.ts";
import type { Statement, StatementList, StatementSubject, SubjectDigests } from "./statement.ts";
import { timeOfStatement, type StatementFile } from "./statement-file.ts";
import { listText } from "./to-statement.ts";

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

/**
 * Finds the digest that is recorded under each name. It is the digest that was stamped last under the name, if a stamp
 * may have been made. Else it is the first that a run found on the chain or signed, since a later check may have looked
 * at a replaced file; else the first that a statement names. Digests that were stamped earlier are the name's history.
 *
 * @param isOfOneRelease whether a path and the name of its asset are one name
 */
export function uniteNames(
  sortedFiles: readonly StatementFile[],
  isOfOneRelease: boolean,
): ReadonlyMap<string, RecordedName> {
  const nameOf = isOfOneRelease ? createNameJoiner(sortedFiles) : (name: string) => name;
  const currentDigestByName = new Map<string, Digest>();
  const foundNames = new Set<string>();
  const historyByName = new Map<string, Map<Digest, NamedDigest>>();
  const entryByKey = new Map<string, NamedDigest>();
  for (const file of sortedFiles) {
    const isFound = createFoundTest(file.statement);
    for (const { name: statedName, digest } of file.statement.subject) {
      const name = nameOf(statedName);
      const key = `${digest.sha3_256} ${name}`;
      const earlierEntry = entryByKey.get(key);
      const recordedOn = earlierEntry?.recordedOn ?? timeOfStatement(file);
      const entry = { digest: { ...digest, ...earlierEntry?.digest }, recordedOn };
      entryByKey.set(key, entry);
      const history = historyByName.get(name);
      if (history?.has(digest.sha3_256)) history.set(digest.sha3_256, entry);
      const isFirst = !currentDigestByName.has(name);
      const isNowFound = isFound(digest.sha3_256);
      const isStamp = isNowFound && file.statement.predicate.mode === "stamp";
      if (isFirst || isStamp || (isNowFound && !foundNames.has(name))) currentDigestByName.set(name, digest.sha3_256);
      if (isNowFound) foundNames.add(name);
      if (!isStamp) continue;
      const stampedByDigest = history ?? new Map<Digest, NamedDigest>();
      // A map keeps its order of insertion, so a digest that is stamped again is deleted first, to become the last.
      stampedByDigest.delete(digest.sha3_256);
      historyByName.set(name, stampedByDigest.set(digest.sha3_256, entry));
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

/**
 * Creates a test whether a run found a digest, itself or in a list: on the chain, signed, or perhaps stamped by it.
 * A list that has its own text names only what stands in that.
 */
export function createFoundTest({ subject, predicate: { anchors, lists } }: Statement): (digest: Digest) => boolean {
  const foundDigests = new Set<Digest>();
  for (const { covers, digest } of anchors.filter(isSent)) {
    foundDigests.add(digest);
    if (covers !== "list") continue;
    const list = lists.find(({ sha3_256, text }) => sha3_256 === digest && text !== undefined);
    const listed = list && listEntriesOf({ ...list, subjects: subject }).map((entry) => entry.digest);
    for (const each of listed ?? subject.map((one) => one.digest.sha3_256)) foundDigests.add(each);
  }
  return (digest) => foundDigests.has(digest);
}

/**
 * Creates the function that returns the name under which a file is recorded. Runs that write only notes record a file by
 * its path, others by its asset's name: such a pair is one file. Equal names in several folders are several files.
 */
function createNameJoiner(sortedFiles: readonly StatementFile[]): (name: string) => string {
  const allNames = new Set(sortedFiles.flatMap(({ statement }) => statement.subject.map(({ name }) => name)));
  const namesByAssetName = Map.groupBy(allNames, toAssetName);
  return (name) => {
    const assetName = toAssetName(name);
    return namesByAssetName.get(assetName)?.length === 2 && allNames.has(assetName) ? assetName : name;
  };
}

/** A checksum list; one without `text` is rebuilt from `subjects`. */
export interface RecordedList extends StatementList {
  readonly subjects: readonly StatementSubject[];
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
