/** The statement that a section carries: as many of the run's subjects as the notes have room for. */
import { renderSectionData } from "../evidence/parse-statement.ts";
import type { Anchor, AnchorRecord, Statement } from "../evidence/statement.ts";

/** The notes never have room for more subjects than this. */
const maxSubjects = 1000;

/**
 * A run's statement for its section, without addresses and what else differs from run to run; when it says the same as
 * the data that stands there, it keeps the time of that.
 *
 * @param before the data of the section as it stands
 * @param isAlone no other evidence is attached, so that only this tells which service was asked
 */
export function toSectionStatement(statement: Statement, before: Statement | undefined, isAlone: boolean): Statement {
  const { subject, predicate } = statement;
  const { tool, mode, finishedOn, run = {}, service, lists, anchors, changed } = predicate;
  const { url: _url, attempt: _attempt, ref: _ref, ...place } = run;
  const briefAnchors = anchors.map(toBrief);
  const isAsked = briefAnchors.some(({ pendingProof, writtenProof }) => pendingProof ?? writtenProof);
  const brief: Statement = {
    ...statement,
    predicate: {
      tool,
      mode,
      finishedOn,
      ...(Object.keys(place).length > 0 && { run: place }),
      // A proof is asked for at the service that knows its id.
      ...(service && (isAlone || isAsked) && { service }),
      lists,
      anchors: briefAnchors,
      ...(changed && { changed }),
    },
  };
  return withEarlierTime(subject.length > maxSubjects ? cutTo(brief, maxSubjects) : brief, before);
}

/** The verdict and where to look; the rest is in the attached statement. */
function toBrief({ covers, digest, verdict, chain, pendingProof, writtenProof }: Anchor): Anchor {
  const record = chain && oldestRecord(chain.records);
  return {
    covers,
    digest,
    verdict,
    ...(record && { chain: { records: [toBriefRecord(record)] } }),
    ...(pendingProof && { pendingProof }),
    ...(writtenProof && { writtenProof }),
  };
}

/** The record of the lowest block: only it says since when the bytes exist. */
export function oldestRecord(records: readonly AnchorRecord[]): AnchorRecord | undefined {
  const height = ({ block }: AnchorRecord): number => (block === undefined ? Number.POSITIVE_INFINITY : Number(block));
  return records.toSorted((one, other) => height(one) - height(other) || 0)[0];
}

function toBriefRecord({ block, date, transaction }: AnchorRecord): AnchorRecord {
  return {
    ...(block !== undefined && { block }),
    ...(date !== undefined && { date }),
    ...(transaction !== undefined && { transaction }),
  };
}

function withEarlierTime(statement: Statement, before: Statement | undefined): Statement {
  if (before === undefined) return statement;
  const { predicate } = statement;
  const seen = new Map((before.predicate.changed ?? []).map((one) => [`${one.digest} ${one.name}`, one.seenOn]));
  const changed = predicate.changed?.map((one) => ({
    ...one,
    seenOn: seen.get(`${one.digest} ${one.name}`) ?? one.seenOn,
  }));
  const same = {
    ...statement,
    predicate: { ...predicate, finishedOn: before.predicate.finishedOn, ...(changed && { changed }) },
  };
  return JSON.stringify(same) === JSON.stringify(before) ? same : statement;
}

/**
 * The comment of `statement`, with as many subjects as fit into `budget` bytes.
 *
 * @returns an empty text when not even one does
 */
export function renderFitting(statement: Statement | undefined, budget: number): string {
  if (statement === undefined) return "";
  const render = (count: number): string =>
    renderSectionData(count < statement.subject.length ? cutTo(statement, count) : statement);
  const fits = (count: number): boolean => Buffer.byteLength(render(count)) <= budget;
  if (fits(statement.subject.length)) return render(statement.subject.length);
  let [least, most] = [0, statement.subject.length];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle;
  }
  return least === 0 ? "" : render(least);
}

/** A statement without some of its subjects would rebuild other lists, so it has none. */
function cutTo(statement: Statement, count: number): Statement {
  const subject = statement.subject.slice(0, count);
  const names = new Set(subject.map(({ name }) => name));
  const changed = (statement.predicate.changed ?? []).filter(({ name }) => names.has(name));
  const digests = new Set([...subject.map(({ digest }) => digest.sha3_256), ...changed.map(({ digest }) => digest)]);
  const { changed: _all, ...predicate } = statement.predicate;
  return {
    ...statement,
    subject,
    predicate: {
      ...predicate,
      lists: [],
      anchors: predicate.anchors.filter(({ covers, digest }) => covers === "list" || digests.has(digest)),
      ...(changed.length > 0 && { changed }),
    },
  };
}
