import { evidenceOf, requestIdOf } from "../../domain/outcome.ts";
import type { Result } from "../../domain/report/report.ts";
import { sentence } from "../../domain/text.ts";
import type { AnnotationTarget } from "../log.ts";
import { showName } from "../text/line.ts";
import { toFinding, worstFirst } from "./explanation.ts";

/** What is to be pointed at, and in what words. */
export interface Annotation {
  readonly message: string;
  readonly target: AnnotationTarget;
}

/** One annotation for each of the `most` worst of `results`, at its file. */
export function toAnnotations(results: readonly Result[], most: number): readonly Annotation[] {
  return worstFirst(results)
    .slice(0, most)
    .map((result) => {
      const { path, name } = result.subject;
      const finding = toFinding(result);
      const title = `${isDemo(result) ? "Demo: " : ""}${finding?.title ?? result.outcome.kind}`;
      const target = { title, ...(path !== undefined && { file: path }) };
      // The log shows neither title nor file of an annotation, so the name stands in the text.
      return { message: `${showName(name)}: ${renderFinding(result)}`, target };
    });
}

function renderFinding(result: Result): string {
  const finding = toFinding(result);
  const requestId = requestIdOf(result.outcome);
  const said =
    finding === undefined ? ["This verdict is in fail-on."] : [sentence(finding.explanation), finding.advice];
  return [...said, requestId && `Request ${requestId}.`].filter((part) => part !== undefined && part !== "").join(" ");
}

function isDemo({ outcome }: Result): boolean {
  return evidenceOf(outcome)?.demo === true;
}
