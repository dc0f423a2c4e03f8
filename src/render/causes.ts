/** The results that are not done, grouped by their cause: each cause is said once, and pointed at once. */
import { emptyDigest } from "../core/digest.ts";
import { AnchorError, type ErrorCode, type StoppingCode } from "../core/errors.ts";
import { errorOf, type Verdict } from "../core/outcome.ts";
import { digestOf, type Result } from "../core/report.ts";
import { given, sentence, toLineName } from "../core/text.ts";
import type { AnnotationTarget } from "../host/host.ts";
import { severityOf } from "./headline.ts";
import { type Explanation, type ResultView, toView } from "./result-view.ts";

/** Results with the same verdict, title and advice. */
export interface Cause {
  readonly verdict: Verdict;
  /** That of the first result; the others may have other words for what happened. */
  readonly explanation: Explanation;
  /** In subject order. */
  readonly views: readonly ResultView[];
}

/** All results, by what they need; each group in subject order. */
export interface Causes {
  /** What needs attention: what stopped the run first, then by verdict, the worst first. */
  readonly causes: readonly Cause[];
  /** What was not attempted any more because of something else. */
  readonly stopped: readonly ResultView[];
  /** Those of the causes with which nothing is wrong: nobody waited for them, or nobody was to be asked. */
  readonly waiting: readonly ResultView[];
  /** What the chain is known to hold. */
  readonly anchored: readonly ResultView[];
}

/** Groups what is not done by its cause. */
export function toCauses(results: readonly Result[]): Causes {
  const views = results.map(toView);
  const groups = Map.groupBy(
    views.filter(({ isStopped }) => !isStopped),
    ({ verdict, explanation }) => JSON.stringify([verdict, explanation?.title, explanation?.advice]),
  );
  const causes = [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first?.explanation ? [{ verdict: first.verdict, explanation: first.explanation, views: group }] : [];
  });
  const root = rootOf(results.flatMap(notAttempted))?.code;
  const rank = ({ verdict, explanation }: Cause): number => (explanation.title === root ? -1 : severityOf(verdict));
  return {
    causes: causes.toSorted((one, other) => rank(one) - rank(other)),
    stopped: views.filter(({ isStopped }) => isStopped),
    waiting: views.filter(({ isFine, explanation }) => isFine && explanation !== undefined),
    anchored: views.filter(({ explanation }) => explanation === undefined),
  };
}

/** How many different accounts the results give of what happened. */
export function countAccounts(views: readonly ResultView[]): number {
  return new Set(views.map(({ explanation }) => explanation?.account)).size;
}

function notAttempted({ outcome }: Result): readonly AnchorError[] {
  const error = errorOf(outcome);
  return error?.code === "NOT_ATTEMPTED" ? [error] : [];
}

/** The error that kept the others from being attempted; of a cancelled run there is none. */
function rootOf(stopped: readonly AnchorError[]): AnchorError | undefined {
  const causes = stopped.map(({ cause }) => (cause instanceof AnchorError ? cause : undefined));
  const first = causes.find((cause) => cause !== undefined);
  return first?.code === "NOT_ATTEMPTED" && first.cause instanceof AnchorError ? first.cause : first;
}

/** What stops a run, in a few words. */
const stops = {
  API_KEY_REJECTED: "the service rejects the key",
  PLAN_LIMIT_REACHED: "the plan is used up",
  RATE_LIMITED: "the service limits how often it may be asked",
  REDIRECT_REFUSED: "the service redirects to another address",
  SERVICE_UNAVAILABLE: "the service is unavailable",
  SERVICE_UNREACHABLE: "the service cannot be reached",
  TLS_REJECTED: "the TLS connection was refused",
  CONNECTION_LOST: "the connection to the service is lost",
  REQUEST_TIMEOUT: "the service does not answer in time",
  REPLY_MISMATCH: "the service answered about something that was not asked",
  NODE_UNREACHABLE: "the chain node cannot be reached",
  NODE_NOT_AUTHORISED: "the chain node rejects user or password",
  ASSET_UNREADABLE: "the release's assets cannot be read",
  GITHUB_RATE_LIMITED: "GitHub limits how often it may be asked",
  GITHUB_UNAVAILABLE: "GitHub is unavailable",
} as const satisfies Record<StoppingCode, string>;

/**
 * What stopped the run and after how many, where it was stopped, in our own words only:
 * `Stopped after 79 of 202: the plan is used up (402)`.
 */
export function renderStopped(results: readonly Result[]): string | undefined {
  const stopped = results.flatMap(notAttempted);
  const [first] = stopped;
  if (first === undefined) return undefined;
  const root = rootOf(stopped);
  const after = `Stopped after ${results.length - stopped.length} of ${results.length}`;
  if (root === undefined) return `${after}: the run was cancelled`;
  const words = (stops as Partial<Record<ErrorCode, string>>)[root.code];
  // A list that was not sent because a file of it failed was not stopped by the service.
  if (words === undefined) return first.account.replace(/\.$/, "");
  return `${after}: ${words}${root.httpStatus === undefined ? "" : ` (${root.httpStatus})`}`;
}

/** Texts of annotations, and what they are put on. */
export interface Annotation {
  readonly message: string;
  readonly target: AnnotationTarget;
}

/** What to point at, and how many results the rest is about, by title. */
export interface LimitedAnnotations {
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
export function toAnnotations(results: readonly Result[], most: number): LimitedAnnotations {
  const { causes, stopped, anchored } = toCauses(results);
  // A good result can be pointed at too, since `fail-on` may name any verdict.
  const good = Map.groupBy(anchored, ({ verdict }) => verdict);
  const groups = [
    ...causes.map(({ explanation, views }) => {
      const isAboutFile = views.some((view) => view.isAboutFile);
      return (isAboutFile ? groupByFile(views) : [views]).map((each) => toPoint(explanation.title, each, views));
    }),
    // Of a cancelled run there may be nothing else to point at.
    ...(causes.length > 0 || stopped.length === 0 ? [] : [[toPoint("NOT_ATTEMPTED", stopped)]]),
    ...[...good].map(([title, views]) => [toPoint(title, views)]),
  ];
  const points = [...groups.flatMap((group) => group.slice(0, 1)), ...groups.flatMap((group) => group.slice(1))];
  const rest = new Map<string, number>();
  for (const { title, views } of points.slice(most)) rest.set(title, (rest.get(title) ?? 0) + views.length);
  return { shown: points.slice(0, most).map(renderPoint), rest };
}

/** @param all the views whose demonstrations mark the title */
function toPoint(title: string, views: readonly ResultView[], all = views): Point {
  return { title: `${all.some(({ isDemo }) => isDemo) ? "Demo: " : ""}${title}`, views };
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
