/** Groups rows that need attention by their cause, so that each cause is explained and annotated once. */
import type { NamedSubject } from "../core/digest.ts";
import { AnchorError, type ErrorCode } from "../core/errors.ts";
import { type Front, stepFront } from "../words/front.ts";
import { stopReasons } from "../words/stops.ts";
import { rootErrorOf } from "../core/open-stamp.ts";
import { isFine, type Row } from "../core/row.ts";
import { filesAmong } from "../core/rows.ts";
import type { Verdict } from "../words/verdicts.ts";
import { counted, nonEmpty, sentence, toLineName, toLineNames } from "../core/text.ts";
import type { AnnotationTarget } from "../host/host.ts";
import { severityOf } from "./headline.ts";
import { explain, type Explanation, isNotAttempted, type ResultView, toView } from "./result-view.ts";

/** Rows with the same verdict, title and advice. */
export interface Cause {
  readonly verdict: Verdict;
  /** The explanation of the first row; the others may describe the event in other words. */
  readonly explanation: Explanation;
  /** In subject order. */
  readonly results: readonly Row[];
}

/** Groups rows by the attention they need; each group is in subject order. */
export function toCauses(results: readonly Row[]) {
  const [stopped, waiting, anchored]: [Row[], Row[], Row[]] = [[], [], []];
  const byCause = new Map<string, Cause & { readonly results: Row[] }>();
  for (const result of results) {
    const explanation = explain(result);
    if (isNotAttempted(result)) stopped.push(result);
    else if (explanation === undefined) anchored.push(result);
    else {
      const key = `${result.verdict}\n${explanation.title}\n${explanation.advice}`;
      const known = byCause.get(key);
      if (known === undefined) byCause.set(key, { verdict: result.verdict, explanation, results: [result] });
      else known.results.push(result);
      if (isFine(result)) waiting.push(result);
    }
  }
  const root = causeOf(stopped)?.code;
  const rank = ({ verdict, explanation }: Cause): number => (explanation.title === root ? -1 : severityOf(verdict));
  const causes: readonly Cause[] = [...byCause.values()].sort((one, other) => rank(one) - rank(other));
  return {
    /** The cause that stopped the run comes first, then the others by verdict, the worst first. */
    causes,
    /** Rows that were not attempted because something else stopped the run. */
    stopped,
    /** Rows with which nothing is wrong: the run did not wait for them, or was to send no request. */
    waiting,
    /** Good rows: the chain is known to hold them, or a clock has signed them. */
    anchored,
  };
}

/** Counts the different accounts of what happened. */
export function countAccounts(results: readonly Row[]): number {
  return new Set(results.map((result) => explain(result)?.message)).size;
}

/** Finds the error because of which these rows were not attempted; a cancelled run has none. */
function causeOf(stopped: readonly Row[]): AnchorError | undefined {
  const cause = stopped.map(({ error }) => error?.cause).find((one) => one instanceof AnchorError);
  return cause && rootErrorOf(cause);
}

/** Renders why and when the run stopped: `Stopped after 79 of 202 files: the plan is used up (402)`. */
export function renderStopReason(all: readonly Row[]): string | undefined {
  const results = filesAmong(all);
  const stopped = results.filter(isNotAttempted);
  const first = stopped[0] && stopped[0].error;
  if (first === undefined) return undefined;
  const root = causeOf(stopped);
  const after = `Stopped after ${results.length - stopped.length} of ${counted(results.length, "file")}`;
  if (root === undefined) return `${after}: the run was cancelled`;
  const words = (stopReasons as Partial<Record<ErrorCode, string>>)[root.code];
  // `stopReasons` has no words for a failed file, because of which the checksum list was not sent.
  if (words === undefined) return first.ownMessage;
  return `${after}: ${words}${root.httpStatus === undefined ? "" : ` (${root.httpStatus})`}`;
}

export interface Annotation {
  readonly message: string;
  readonly target: AnnotationTarget;
}

/**
 * Makes annotations: one a file where the row is about its bytes or name, else one a cause. The cause that stopped the
 * run comes first, then one annotation of each cause, the worst first; what was not attempted has none.
 * @returns at most `most` annotations in `shown`; in `rest`, by title, how many rows the other annotations are about
 */
export function toAnnotations(results: readonly Row[], most: number, front = stepFront) {
  const { causes, stopped, anchored } = toCauses(results);
  // A good row can get an annotation too, since `fail-on` may name any verdict.
  const good = Map.groupBy(anchored, ({ verdict }) => verdict);
  const groups = [
    ...causes.map(({ explanation, results: own }) => {
      const isAboutFile = own.some((result) => toView(result).isAboutFile);
      return (isAboutFile ? groupByFile(own) : [own]).map((each) => toAnnotationSubject(explanation.title, each, own));
    }),
    // A cancelled run may have no other row to annotate.
    ...(causes.length > 0 || stopped.length === 0 ? [] : [[toAnnotationSubject("NOT_ATTEMPTED", stopped)]]),
    ...[...good].map(([title, own]) => [toAnnotationSubject(title, own)]),
  ];
  const points = [...groups.flatMap((group) => group.slice(0, 1)), ...groups.flatMap((group) => group.slice(1))];
  const rest = new Map<string, number>();
  for (const { title, results: own } of points.slice(most)) rest.set(title, (rest.get(title) ?? 0) + own.length);
  return { shown: points.slice(0, most).map((point) => renderAnnotation(point, front)), rest };
}

/** Returns what one annotation is about; it points at the first row. The title says if `all` has a demonstration. */
function toAnnotationSubject(title: string, results: readonly Row[], all = results) {
  const isDemo = all.some((result) => toView(result).isDemo);
  return { title: isDemo ? `${title} (demonstration)` : title, results, ...(isDemo && { helpTitle: title }) };
}

/** Groups the rows of one cause: a list with the files that it covers or, if no list is among them, each row alone. */
function groupByFile(results: readonly Row[]): readonly (readonly Row[])[] {
  const lists = results.filter(({ coveredBy }) => coveredBy === undefined);
  const covered = results.filter(({ coveredBy }) => coveredBy !== undefined);
  const isWithList = lists.some((list) => list.subject.digest === covered[0]?.coveredBy);
  if (!isWithList) return results.map((result) => [result]);
  return lists.map((list) => [list, ...covered.filter(({ coveredBy }) => coveredBy === list.subject.digest)]);
}

function renderAnnotation({ results, ...titles }: ReturnType<typeof toAnnotationSubject>, front: Front): Annotation {
  const [first] = results;
  if (first === undefined) return { message: "", target: titles };
  const { length } = results;
  const others = length === 1 ? "" : ` and ${length - 1} ${length === 2 ? "other" : "others"}`;
  const { name, path } = first.subject;
  // The name is in the text because the log shows neither title nor file of an annotation.
  return {
    message: `${toLineName(name)}${others}: ${renderExplanation(toView(first, front), front)}`,
    target: { ...titles, count: length, ...(path !== undefined && { file: path }) },
  };
}

/** Renders what happened, what to do, and the request id to quote to the service's operator, in one line. */
export function renderExplanation(
  { explanation, requestId }: Pick<ResultView, "explanation" | "requestId">,
  { input } = stepFront,
): string {
  const said = explanation && [sentence(explanation.message), explanation.advice];
  return nonEmpty([
    ...(said ?? [`The file is on the chain. The run fails only because ${input("fail-on")} lists this verdict.`]),
    requestId !== undefined && `Request ${requestId}.`,
  ]).join(" ");
}

/** Makes one warning of all empty files: each is an ordinary subject, but they share one digest. */
export function toEmptyFileWarning({ name, path }: NamedSubject, others: number): Annotation {
  const isOne = others === 0;
  const names = `${toLineName(name)}${isOne ? " is" : ` and ${others} ${others === 1 ? "other" : "others"} are`}`;
  return {
    message: `${names} empty. A stamp of an empty file proves nothing. Check your build.`,
    target: { title: "empty file", count: others + 1, ...(path !== undefined && { file: path }) },
  };
}

/** Makes one warning of files that changed after they were stamped; `undefined` when there are none. */
export function toChangedWarning(files: readonly NamedSubject[]): Annotation | undefined {
  const [first] = files;
  if (first === undefined) return undefined;
  const { length } = files;
  const changed = length === 1 ? "1 file changed after it was" : `${length} files changed after they were`;
  const names = toLineNames(files.map(({ name }) => name));
  return {
    message: `${changed} hashed: ${names}. The stamp is for the old bytes. Stamp a file only when nothing writes it any more.`,
    target: { title: "FILE_CHANGED", count: length, ...(first.path !== undefined && { file: first.path }) },
  };
}
