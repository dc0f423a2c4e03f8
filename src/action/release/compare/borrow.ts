import type { Digest } from "../../../domain/digest.ts";
import { coveredDigests } from "../../../domain/claims/routes.ts";
import { listText } from "../../../domain/evidence/lists.ts";
import type { Anchor, Statement, StatementList } from "../../../domain/evidence/statement.ts";
import type { Recorded } from "../recorded.ts";

/**
 * What this job recorded, and what other jobs recorded of `names`, so that it stays in this job's evidence too: as the
 * subject where this job recorded none, and in `changed` where it recorded another digest.
 *
 * @param names with the digest that was recorded, where it is not just any
 */
export function withBorrowed(
  { own, all }: Recorded,
  names: ReadonlyMap<string, Digest | undefined>,
): Statement | undefined {
  const known = new Map(own?.subject.map(({ name, digest }) => [name, digest.sha3_256]));
  const theirs = all.filter((statement) => statement !== own).toSorted(latestStatementFirst);
  const base = own ?? theirs[0];
  const lenders = names.size === 0 ? [] : theirs.map(toLender);
  const found = [...names].flatMap(([name, digest]) => borrow(name, digest, lenders) ?? []);
  const borrowed = found.filter(({ subject }) => !known.has(subject.name));
  const others = found.filter(
    ({ subject: { name, digest } }) => (known.get(name) ?? digest.sha3_256) !== digest.sha3_256,
  );
  if (base === undefined || borrowed.length + others.length === 0) return own;
  const { lists: _lists, anchors: _anchors, changed: _changed, ...facts } = base.predicate;
  const { anchors, lists, changed = [] } = own?.predicate ?? { anchors: [], lists: [] };
  const later = others.map(({ subject: { name, digest }, seenOn }) => ({ name, digest: digest.sha3_256, seenOn }));
  return {
    ...base,
    subject: [...(own?.subject ?? []), ...borrowed.map(({ subject }) => subject)],
    predicate: {
      ...facts,
      lists: [...lists, ...borrowed.flatMap(({ list }) => list ?? [])],
      anchors: uniqueByDigest([...anchors, ...[...borrowed, ...others].map(({ anchor }) => anchor)]),
      ...(changed.length + later.length > 0 && { changed: [...changed, ...later] }),
    },
  };
}

function latestStatementFirst(one: Statement, other: Statement): number {
  return Date.parse(other.predicate.finishedOn) - Date.parse(one.predicate.finishedOn);
}

interface Borrowed {
  readonly subject: Statement["subject"][number];
  readonly anchor: Anchor;
  readonly seenOn: string;
  /** The list that names the file, where only the list was anchored. */
  readonly list?: StatementList;
}

/** A statement, and the anchor of each digest in it. */
interface Lender {
  readonly statement: Statement;
  readonly own: ReadonlyMap<Digest, Anchor>;
  readonly covered: ReadonlyMap<Digest, Anchor>;
}

function toLender(statement: Statement): Lender {
  const own = new Map(statement.predicate.anchors.map((anchor) => [anchor.digest, anchor]));
  return { statement, own, covered: coveredDigests(statement, own) };
}

function borrow(name: string, wanted: Digest | undefined, lenders: readonly Lender[]): Borrowed | undefined {
  for (const { statement, own: anchors, covered } of lenders) {
    const { subject: subjects, predicate } = statement;
    const subject = subjects.find((each) => each.name === name);
    if (subject === undefined || (wanted ?? subject.digest.sha3_256) !== subject.digest.sha3_256) continue;
    const digest = subject.digest.sha3_256;
    const own = anchors.get(digest);
    const anchor = own ?? covered.get(digest) ?? predicate.anchors.find(({ covers }) => covers === "list");
    if (anchor === undefined) continue;
    const list = predicate.lists.find(({ sha3_256 }) => own === undefined && sha3_256 === anchor.digest);
    return {
      subject,
      anchor,
      seenOn: predicate.finishedOn,
      ...(list && { list: { ...list, text: listText(list, subjects) } }),
    };
  }
  return undefined;
}

function uniqueByDigest(anchors: readonly Anchor[]): readonly Anchor[] {
  return [...new Map(anchors.map((anchor) => [anchor.digest, anchor])).values()];
}
