import { arch, platform } from "node:os";
import { versions } from "node:process";

import type { AnchorError } from "../../domain/errors.ts";
import { errorOf, requestIdOf } from "../../domain/outcome.ts";
import type { Mode, Result } from "../../domain/report/report.ts";
import { version } from "../../domain/version.ts";

/** What went wrong, by its code or verdict and the request to quote. */
interface Problem {
  readonly what: string;
  readonly requestId: string | undefined;
}

const mostProblems = 20;

/** The problems of a run: subjects that fail the step, and evidence that could not be written. */
export function toProblems(failing: readonly Result[], unwritten: readonly AnchorError[]): readonly Problem[] {
  const verdicts = failing.map(({ outcome }) => ({
    what: errorOf(outcome)?.code ?? outcome.kind,
    requestId: requestIdOf(outcome),
  }));
  return [...verdicts, ...unwritten.map(({ code, requestId }) => ({ what: code, requestId }))];
}

/** Lines that help whoever is asked for help: versions, codes and request ids; no names, addresses or keys. */
export function renderProblemReport(
  mode: Mode | "monitor" | undefined,
  problems: readonly Problem[],
): readonly string[] {
  const shown = problems.slice(0, mostProblems);
  const left = problems.length - shown.length;
  return [
    `anchor-artifacts ${version}, node ${versions.node}, ${platform()} ${arch()}${mode === undefined ? "" : `, mode ${mode}`}`,
    ...shown.map(({ what, requestId }) => (requestId === undefined ? what : `${what}, request ${requestId}`)),
    ...(left > 0 ? [`and ${left} more`] : []),
  ];
}
