/** The checksum lists of a record: which of them are what they are said to be, and what they name. */
import { parseChecksums, sha256ListName, sha3ListName } from "../core/checksums.ts";
import type { Digest } from "../core/digest.ts";
import type { RecordedAnchor } from "./recorded-anchor.ts";
import type { StatementFile } from "./statement-file.ts";
import type { StatementList, StatementSubject } from "./statement.ts";
import { listDigests, listText } from "./to-statement.ts";

/** A checksum list, with the subjects from which its text is made where it has none of its own. */
export interface RecordedList extends StatementList {
  readonly subjects: readonly StatementSubject[];
}

/** Of several statements that state one anchored list, the first whose list it is: anybody may state a digest. */
export function foldLists(
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

/** Makes the lists of all recorded names, as a release has them, where `called` has their name. */
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
