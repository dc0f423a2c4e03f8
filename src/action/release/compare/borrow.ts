import { listText } from "../../../domain/evidence/lists.ts";
import type { Anchor, Statement, StatementList } from "../../../domain/evidence/statement.ts";
import type { Recorded } from "../reading/read-recorded.ts";

/**
 * What this job recorded, and for those of `names` that it did not record, what other jobs recorded: their digests then
 * stay in this job's evidence too.
 */
export function withBorrowed({ own, all }: Recorded, names: ReadonlySet<string>): Statement | undefined {
  const known = new Set(own?.subject.map(({ name }) => name));
  const lacking = [...names].filter((name) => !known.has(name));
  const theirs = all.filter((statement) => statement !== own).toSorted(latestStatementFirst);
  const borrowed = lacking.flatMap((name) => borrow(name, theirs) ?? []);
  const base = own ?? theirs[0];
  if (base === undefined || borrowed.length === 0) return own;
  const { lists: _lists, anchors: _anchors, changed: _changed, ...facts } = base.predicate;
  const { anchors, lists, changed } = own?.predicate ?? { anchors: [], lists: [] };
  return {
    ...base,
    subject: [...(own?.subject ?? []), ...borrowed.map(({ subject }) => subject)],
    predicate: {
      ...facts,
      lists: [...lists, ...borrowed.flatMap(({ list }) => list ?? [])],
      anchors: uniqueByDigest([...anchors, ...borrowed.map(({ anchor }) => anchor)]),
      ...(changed && { changed }),
    },
  };
}

function latestStatementFirst(one: Statement, other: Statement): number {
  return Date.parse(other.predicate.finishedOn) - Date.parse(one.predicate.finishedOn);
}

interface Borrowed {
  readonly subject: Statement["subject"][number];
  readonly anchor: Anchor;
  /** The list that names the file, where only the list was anchored. */
  readonly list?: StatementList;
}

function borrow(name: string, statements: readonly Statement[]): Borrowed | undefined {
  for (const { subject: subjects, predicate } of statements) {
    const subject = subjects.find((each) => each.name === name);
    if (subject === undefined) continue;
    const digest = subject.digest.sha3_256;
    const own = predicate.anchors.find((anchor) => anchor.digest === digest);
    const anchor = own ?? predicate.anchors.find(({ covers }) => covers === "list");
    if (anchor === undefined) continue;
    const list = predicate.lists.find(({ sha3_256 }) => own === undefined && sha3_256 === anchor.digest);
    return { subject, anchor, ...(list && { list: { ...list, text: listText(list, subjects) } }) };
  }
  return undefined;
}

function uniqueByDigest(anchors: readonly Anchor[]): readonly Anchor[] {
  return [...new Map(anchors.map((anchor) => [anchor.digest, anchor])).values()];
}
