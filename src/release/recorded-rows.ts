/** What an earlier run recorded, as its statement says; the statement may have been written by anybody. */
import { sha3ListName } from "../core/checksums.ts";
import type { Digest } from "../core/digest.ts";
import type { Outcome } from "../core/outcome.ts";
import { digestOf, type Result } from "../core/report.ts";
import { listText } from "../evidence/lists.ts";
import {
  type Anchor,
  type Statement,
  type StatementList,
  anchorVerdicts,
  type AnchorVerdict,
} from "../evidence/statement.ts";
import { coveredDigests } from "../verify/path.ts";
import type { Recorded } from "./read-recorded.ts";

/**
 * What this job recorded, and what other jobs recorded of `names`, so that it stays in this job's evidence too: as the
 * subject where this job recorded none, and in `changed` where it recorded another digest.
 *
 * @param names with the digest that was recorded, where it is not just any
 */
export function withImported(
  { own, all }: Recorded,
  names: ReadonlyMap<string, Digest | undefined>,
): Statement | undefined {
  const known = new Map(own?.subject.map(({ name, digest }) => [name, digest.sha3_256]));
  const theirs = all.filter((statement) => statement !== own).toSorted(latestStatementFirst);
  const base = own ?? theirs[0];
  const statements = names.size === 0 ? [] : theirs.map(toOther);
  const found = [...names].flatMap(([name, digest]) => importName(name, digest, statements) ?? []);
  const imported = found.filter(({ subject }) => !known.has(subject.name));
  const others = found.filter(
    ({ subject: { name, digest } }) => (known.get(name) ?? digest.sha3_256) !== digest.sha3_256,
  );
  if (base === undefined || imported.length + others.length === 0) return own;
  const { lists: _lists, anchors: _anchors, changed: _changed, ...facts } = base.predicate;
  const { anchors, lists, changed = [] } = own?.predicate ?? { anchors: [], lists: [] };
  const later = others.map(({ subject: { name, digest }, seenOn }) => ({ name, digest: digest.sha3_256, seenOn }));
  return {
    ...base,
    subject: [...(own?.subject ?? []), ...imported.map(({ subject }) => subject)],
    predicate: {
      ...facts,
      lists: [...lists, ...imported.flatMap(({ list }) => list ?? [])],
      anchors: uniqueByDigest([...anchors, ...[...imported, ...others].map(({ anchor }) => anchor)]),
      ...(changed.length + later.length > 0 && { changed: [...changed, ...later] }),
    },
  };
}

function latestStatementFirst(one: Statement, other: Statement): number {
  return Date.parse(other.predicate.finishedOn) - Date.parse(one.predicate.finishedOn);
}

interface Imported {
  readonly subject: Statement["subject"][number];
  readonly anchor: Anchor;
  readonly seenOn: string;
  /** The list that names the file, where only the list was anchored. */
  readonly list?: StatementList;
}

/** The statement of another job, and the anchor of each digest in it. */
interface OtherStatement {
  readonly statement: Statement;
  readonly own: ReadonlyMap<Digest, Anchor>;
  readonly covered: ReadonlyMap<Digest, Anchor>;
}

function toOther(statement: Statement): OtherStatement {
  const own = new Map(statement.predicate.anchors.map((anchor) => [anchor.digest, anchor]));
  return { statement, own, covered: coveredDigests(statement, own) };
}

function importName(
  name: string,
  wanted: Digest | undefined,
  statements: readonly OtherStatement[],
): Imported | undefined {
  for (const { statement, own: anchors, covered } of statements) {
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

/** A name with a digest that a run vouched for, or with the other digest that a check found there. */
export interface RecordedRow {
  readonly name: string;
  readonly digest: Digest;
  readonly anchor: Anchor;
}

/**
 * Everything that `statement` vouches for or found instead: its subjects, its list, and digests that names had before.
 */
export function toRecordedRows(statement: Statement): readonly RecordedRow[] {
  const { subject, predicate } = statement;
  const { lists, changed = [] } = predicate;
  const own = new Map(predicate.anchors.map((anchor) => [anchor.digest, anchor]));
  const ofLists = predicate.anchors.filter(({ covers }) => covers === "list");
  const covered = coveredDigests(statement, own);
  // The data of a section that was cut has no lists: its files are covered by the one that there was.
  const cover = ofLists.length === 1 ? ofLists[0] : undefined;
  const names = new Map([
    ...lists.map(({ name, sha3_256 }) => [sha3_256, name] as const),
    ...subject.map(({ name, digest }) => [digest.sha3_256, name] as const),
  ]);
  const named = [
    // A list that is no file was made of all files.
    ...ofLists.map(({ digest }) => ({ name: names.get(digest) ?? sha3ListName, digest })),
    ...subject
      .map(({ name, digest }) => ({ name, digest: digest.sha3_256 }))
      .filter(({ digest }) => own.get(digest)?.covers !== "list"),
    ...changed.map(({ name, digest }) => ({ name, digest })),
  ];
  // Where a check found other bytes, what it recorded stands in both (docs/evidence.md).
  const each = new Map(named.map((one) => [keyOf(one.name, one.digest), one])).values();
  return [...each].flatMap(({ name, digest }) => {
    // What a run could not find out of the file itself, its list may still tell.
    const anchors = [own.get(digest), covered.get(digest) ?? cover];
    const anchor = anchors.find((one) => one !== undefined && isShown(one.verdict));
    return anchor === undefined ? [] : [{ name, digest, anchor }];
  });
}

/** Both the digest that was vouched for and the one that a check found in its place: neither is dropped. */
function isShown(verdict: AnchorVerdict): boolean {
  return isConfirming(verdict) || verdict === "changed";
}

/** Whether the chain was known to hold a digest of this verdict, or its stamp was accepted. */
export function isConfirming(verdict: AnchorVerdict): boolean {
  return anchorVerdicts[verdict] === "settled" || verdict === "accepted";
}

/** The rows of `recorded` that the results do not judge again; they stay in the section. */
export function keptRows(results: readonly Result[], recorded: readonly RecordedRow[]): readonly RecordedRow[] {
  const outcomes = new Map(results.map((result) => [keyOf(result.subject.name, digestOf(result)), result.outcome]));
  return recorded.filter(({ name, digest, anchor }) => {
    const outcome = outcomes.get(keyOf(name, digest));
    if (outcome === undefined) return true;
    return !judges(outcome) && !(outcome.kind === "accepted" && anchor.verdict === "accepted");
  });
}

/** The results that get a row: those that judge their bytes, and those without an earlier row that is kept. */
export function newResults(results: readonly Result[], kept: readonly RecordedRow[]): readonly Result[] {
  const names = new Set(kept.map(({ name }) => name));
  const stands = new Set(kept.map(({ name, digest }) => keyOf(name, digest)));
  return results.filter((result) => {
    if (judges(result.outcome)) return true;
    const { name } = result.subject;
    const digest = digestOf(result);
    return digest === undefined ? !names.has(name) : !stands.has(keyOf(name, digest));
  });
}

function keyOf(name: string, digest: Digest | undefined): string {
  return JSON.stringify([name, digest]);
}

/** Whether the outcome says something about the bytes. */
export function judges({ kind }: Outcome): boolean {
  return anchorVerdicts[kind] !== "open";
}
