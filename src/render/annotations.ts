import { emptyDigest } from "../core/digest.ts";
import { digestOf, type Result } from "../core/report.ts";
import { given, sentence, toLineName } from "../core/text.ts";
import type { AnnotationTarget } from "../host/host.ts";
import { toCauses, type Cause } from "./causes.ts";
import type { ResultView } from "./result-view.ts";

/** Texts of annotations, and what they are put on. */
export interface Annotation {
  readonly message: string;
  readonly target: AnnotationTarget;
}

/** What to point at, and how many results the rest is about, by title. */
export interface Annotations {
  readonly shown: readonly Annotation[];
  readonly rest: ReadonlyMap<string, number>;
}

/** Results that one annotation is about, the first of them at its place. */
interface Point {
  readonly title: string;
  readonly views: readonly ResultView[];
}

/**
 * What is worth pointing at (interface §2): one annotation a file where it is about the file's bytes or name, else one
 * a cause. What stopped the run comes first, then one of each cause, the worst first; what something else stopped has
 * none.
 *
 * @param most annotations
 */
export function toAnnotations(results: readonly Result[], most: number): Annotations {
  const { causes, stopped, anchored } = toCauses(results);
  // A good result can be pointed at too, since `fail-on` may name any verdict.
  const good = Map.groupBy(anchored, ({ verdict }) => verdict);
  const groups = [
    ...causes.map(toPoints),
    // Of a cancelled run there may be nothing else to point at.
    ...(causes.length > 0 || stopped.length === 0 ? [] : [[toPoint("NOT_ATTEMPTED", stopped)]]),
    ...[...good].map(([title, views]) => [toPoint(title, views)]),
  ];
  const points = [...groups.flatMap((group) => group.slice(0, 1)), ...groups.flatMap((group) => group.slice(1))];
  const rest = new Map<string, number>();
  for (const { title, views } of points.slice(most)) rest.set(title, (rest.get(title) ?? 0) + views.length);
  return { shown: points.slice(0, most).map(renderPoint), rest };
}

function toPoint(title: string, views: readonly ResultView[]): Point {
  return { title: `${views.some(({ isDemo }) => isDemo) ? "Demo: " : ""}${title}`, views };
}

/** One point a file where it is about each file's bytes or name; else one for all. */
function toPoints({ explanation, views }: Cause): readonly Point[] {
  const all = toPoint(explanation.title, views);
  const isAboutFile = views.some((view) => view.isAboutFile);
  return isAboutFile ? groupByFile(views).map((each) => ({ title: all.title, views: each })) : [all];
}

/** Files under a list are counted with their list where both have the same cause. */
function groupByFile(views: readonly ResultView[]): readonly (readonly ResultView[])[] {
  const lists = views.filter(({ coveredBy }) => coveredBy === undefined);
  const covered = views.filter(({ coveredBy }) => coveredBy !== undefined);
  const isWithList = lists.some(({ digest }) => digest === covered[0]?.coveredBy);
  if (!isWithList) return views.map((view) => [view]);
  return lists.map((list) => [list, ...covered.filter(({ coveredBy }) => coveredBy === list.digest)]);
}

function renderPoint({ title, views }: Point): Annotation {
  const [first] = views;
  if (first === undefined) return { message: "", target: { title } };
  const others = views.length === 1 ? "" : ` and ${views.length - 1} ${views.length === 2 ? "other" : "others"}`;
  // The log shows neither title nor file of an annotation, so the name stands in the text.
  return {
    message: `${toLineName(first.name)}${others}: ${renderExplanation(first)}`,
    target: { title, count: views.length, ...(first.path !== undefined && { file: first.path }) },
  };
}

/** What happened and what to do, in one line, with the request to quote to the service's operator. */
export function renderExplanation({ explanation, requestId }: Pick<ResultView, "explanation" | "requestId">): string {
  const said = explanation && [sentence(explanation.account), explanation.advice];
  return given([...(said ?? ["This verdict is in fail-on."]), requestId !== undefined && `Request ${requestId}.`]).join(
    " ",
  );
}

/** A warning for each empty file: it is a subject like any other, but everybody has its digest (interface §2). */
export function toEmptyFileWarnings(results: readonly Result[]): readonly Annotation[] {
  return results
    .filter((result) => digestOf(result) === emptyDigest)
    .map(({ subject: { name, path } }) => ({
      message: `${name} is empty: everybody has the digest of no bytes, so it proves nothing.`,
      target: { title: "empty file", ...(path !== undefined && { file: path }) },
    }));
}
