/** The statement that a section carries: as much of what the run says as the notes have room for. */
import { anchoringOf } from "../../../domain/report/anchoring.ts";
import type { Anchor, Statement, StatementSubject } from "../../../domain/evidence/statement.ts";
import { toAnchorRecord, toStatement } from "../../../domain/evidence/to-statement.ts";
import { digestOf, type Report, type Result } from "../../../domain/report/report.ts";
import { version } from "../../../domain/version.ts";
import { runFiles } from "../../../job/evidence/file-names.ts";
import type { RunFacts } from "../../../job/wording/run-facts.ts";
import { renderSectionData } from "./section-data.ts";

/** The notes never have room for more subjects than this. */
const mostSubjects = 1000;

/**
 * The statement of a run for its section, with what an earlier section said and this run could not find out. It holds
 * nothing that differs from run to run: what says the same as the earlier one has its time too.
 *
 * @returns `undefined` when no digest is known
 */
export function toSectionStatement(
  report: Report,
  run: RunFacts,
  earlier: Statement | undefined,
): Statement | undefined {
  const lists = new Set(report.results.flatMap(({ coveredBy }) => (coveredBy === undefined ? [] : [coveredBy])));
  const subjects = withEarlier(toSubjects(report.results, lists), earlier);
  const shown = subjects.slice(0, mostSubjects);
  const known = new Set(shown.map(({ digest }) => digest.sha3_256));
  const own = report.results.flatMap((result) => toAnchors(result, lists));
  const statement = toStatement(
    {
      tool: { name: "anchor-artifacts", version },
      mode: report.mode,
      finishedOn: run.finishedAt.toISOString(),
      ...toPlace(run),
      subjects: shown,
      anchors: [...(earlier?.predicate.anchors ?? []), ...own].filter(
        ({ covers, digest }) => covers === "list" || known.has(digest),
      ),
    },
    earlier,
  );
  const isCut = shown.length < subjects.length;
  return statement && withEarlierTime(isCut ? withoutLists(statement) : statement, earlier);
}

/** Each name once; the list that a manifest stamped is no subject, unless it is a file that was given. */
function toSubjects(results: readonly Result[], lists: ReadonlySet<string>): readonly StatementSubject[] {
  const byName = new Map<string, StatementSubject>();
  for (const { subject } of results) {
    if (!("digest" in subject)) continue;
    const { name, digest, sha256 } = subject;
    const isOwnList = lists.has(digest) && name === runFiles.checksums;
    if (isOwnList || byName.has(name) || !isReadable(name)) continue;
    byName.set(name, { name, digest: { sha3_256: digest, ...(sha256 !== undefined && { sha256 }) } });
  }
  return [...byName.values()];
}

/** Whether a statement with this name can be read again; one that cannot would take all others with it. */
function isReadable(name: string): boolean {
  return name !== "" && name.length <= 4096 && !name.includes("\0") && name.isWellFormed();
}

/** What an earlier run recorded under names that this one has no digest for. */
function withEarlier(subjects: readonly StatementSubject[], earlier?: Statement): readonly StatementSubject[] {
  const names = new Set(subjects.map(({ name }) => name));
  return [...subjects, ...(earlier?.subject ?? []).filter(({ name }) => !names.has(name))];
}

function toAnchors(result: Result, lists: ReadonlySet<string>): readonly Anchor[] {
  const digest = digestOf(result);
  if (digest === undefined || result.coveredBy !== undefined) return [];
  const first = anchoringOf(result)?.first;
  return [
    {
      covers: lists.has(digest) ? "list" : "subject",
      digest,
      verdict: result.outcome.kind,
      ...(first !== undefined && {
        chain: { records: [toAnchorRecord({ ...whereOf(first) })] },
      }),
    },
  ];
}

/** The block and its date: the ids are in the attached statement. */
function whereOf({ blockNumber, blockDate }: Parameters<typeof toAnchorRecord>[0]) {
  return { ...(blockNumber !== undefined && { blockNumber }), ...(blockDate !== undefined && { blockDate }) };
}

function toPlace({ repository, tag, commit }: RunFacts): Pick<Statement["predicate"], "run"> {
  const known = Object.entries({ repository, tag, commit }).filter(([, value]) => value !== "");
  return known.length === 0 ? {} : { run: Object.fromEntries(known) };
}

/** The lists of a statement that leaves subjects out are of other files. */
function withoutLists(statement: Statement): Statement {
  return { ...statement, predicate: { ...statement.predicate, lists: [] } };
}

function withEarlierTime(statement: Statement, earlier: Statement | undefined): Statement {
  if (earlier === undefined) return statement;
  const { predicate } = statement;
  const same = { ...statement, predicate: { ...predicate, finishedOn: earlier.predicate.finishedOn } };
  return JSON.stringify(same) === JSON.stringify(earlier) ? same : statement;
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
