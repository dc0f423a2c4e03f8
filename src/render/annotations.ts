import { emptyDigest } from "../core/digest.ts";
import { errorFacts } from "../core/errors.ts";
import { errorOf, evidenceOf } from "../core/outcome.ts";
import { digestOf, type Result } from "../core/report.ts";
import { toLineName } from "../core/text.ts";
import type { AnnotationTarget } from "../host/log.ts";
import { toCauses } from "./causes.ts";
import { explain, renderExplanation } from "./explanation.ts";

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
  readonly results: readonly Result[];
}

/**
 * What is worth pointing at (interface §2): one annotation a file where it is about the file's bytes or name, else one
 * a cause. What stopped the run comes first, then one of each cause, the worst first; what something else stopped has
 * none.
 *
 * @param most annotations
 */
export function toAnnotations(results: readonly Result[], most: number): Annotations {
  const { causes, stopped } = toCauses(results);
  // Of a cancelled run there may be nothing else to point at.
  const named = causes.map(({ explanation: { title }, results: about }) => ({ title, results: about }));
  const told = causes.length > 0 || stopped.length === 0 ? named : toCancelled(stopped);
  const [firsts, others] = toPoints([...told, ...toUnexplained(results)]);
  const points = [...firsts, ...others];
  const rest = new Map<string, number>();
  for (const { title, results: about } of points.slice(most)) rest.set(title, (rest.get(title) ?? 0) + about.length);
  return { shown: points.slice(0, most).map(renderPoint), rest };
}

/** The first point of each cause, and those that are left. */
function toPoints(causes: readonly Point[]): readonly [readonly Point[], readonly Point[]] {
  const firsts: Point[] = [];
  const others: Point[] = [];
  for (const { title: plain, results } of causes) {
    const title = `${results.some(isDemo) ? "Demo: " : ""}${plain}`;
    const groups = results.every(isAboutFile) ? groupByFile(results) : [results];
    for (const [index, group] of groups.entries()) (index === 0 ? firsts : others).push({ title, results: group });
  }
  return [firsts, others];
}

/** Makes one group of each file. Files under a list are counted with their list where both have the same cause. */
function groupByFile(results: readonly Result[]): readonly (readonly Result[])[] {
  const [lists, covered] = [
    results.filter((each) => each.coveredBy === undefined),
    results.filter((each) => each.coveredBy),
  ];
  const isWithList = lists.some((list) => digestOf(list) === covered[0]?.coveredBy);
  if (!isWithList) return results.map((result) => [result]);
  return lists.map((list) => [list, ...covered.filter(({ coveredBy }) => coveredBy === digestOf(list))]);
}

function isAboutFile({ outcome }: Result): boolean {
  if (outcome.kind === "not-found" || outcome.kind === "no-match" || outcome.kind === "changed") return true;
  const error = errorOf(outcome);
  return error !== undefined && errorFacts(error.code).aboutFile === true;
}

function toCancelled(stopped: readonly Result[]): readonly Point[] {
  const explanation = stopped.map((result) => explain(result)).find((each) => each !== undefined);
  return explanation === undefined ? [] : [{ title: explanation.title, results: stopped }];
}

/** A good result can be pointed at too, since `fail-on` may name any verdict. */
function toUnexplained(results: readonly Result[]): readonly Point[] {
  const fine = Map.groupBy(
    results.filter((result) => explain(result) === undefined),
    ({ outcome }) => outcome.kind,
  );
  return [...fine].map(([title, group]) => ({ title, results: group }));
}

function renderPoint({ title, results }: Point): Annotation {
  const [first] = results;
  if (first === undefined) return { message: "", target: { title } };
  const { name, path } = first.subject;
  const others = results.length === 1 ? "" : ` and ${results.length - 1} ${results.length === 2 ? "other" : "others"}`;
  // The log shows neither title nor file of an annotation, so the name stands in the text.
  return {
    message: `${toLineName(name)}${others}: ${renderExplanation(explain(first), first.outcome)}`,
    target: { title, count: results.length, ...(path !== undefined && { file: path }) },
  };
}

function isDemo({ outcome }: Result): boolean {
  return evidenceOf(outcome)?.demo === true;
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
