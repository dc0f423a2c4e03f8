import { arch, platform } from "node:os";
import { versions } from "node:process";
import type { AnchorError } from "../core/errors.ts";
import { requestIdOf, errorOf } from "../core/outcome.ts";
import type { Result, Mode } from "../core/report.ts";
import { given } from "../core/text.ts";
import { version } from "../core/version.ts";

const maxProblems = 20;

/** Stands above the lines of {@link renderProblemReport}. */
export const problemReportTitle = "Problem report, to copy whole: it holds no secrets and no file names";

/**
 * Renders lines to send to a helper: versions, codes and request ids; no names, addresses or keys.
 *
 * @param failing subjects that fail the step
 * @param errors evidence that could not be written, or what ended the run
 */
export function renderProblemReport(
  mode: Mode | "monitor" | undefined,
  failing: readonly Pick<Result, "outcome">[],
  errors: readonly AnchorError[],
): readonly string[] {
  const problems = [
    ...failing.map(({ outcome }) => [errorOf(outcome)?.code ?? outcome.kind, requestIdOf(outcome)] as const),
    ...errors.map(({ code, requestId }) => [code, requestId] as const),
  ];
  const shown = problems.slice(0, maxProblems);
  const left = problems.length - shown.length;
  return given([
    `anchor-artifacts ${version}, node ${versions.node}, ${platform()} ${arch()}${mode === undefined ? "" : `, mode ${mode}`}`,
    ...shown.map(([what, requestId]) => (requestId === undefined ? what : `${what}, request ${requestId}`)),
    left > 0 && `and ${left} more`,
  ]);
}
