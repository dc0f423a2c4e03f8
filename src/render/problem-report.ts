import { arch, platform } from "node:os";
import { versions } from "node:process";
import type { AnchorError } from "../core/errors.ts";
import { requestIdOf, errorOf } from "../core/outcome.ts";
import type { Result, Mode } from "../core/report.ts";
import { version } from "../core/version.ts";

/** What went wrong, by its code or verdict and the request to quote. */
interface Problem {
  readonly what: string;
  readonly requestId: string | undefined;
}

const maxProblems = 20;

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
  const shown = problems.slice(0, maxProblems);
  const left = problems.length - shown.length;
  return [
    `anchor-artifacts ${version}, node ${versions.node}, ${platform()} ${arch()}${mode === undefined ? "" : `, mode ${mode}`}`,
    ...shown.map(({ what, requestId }) => (requestId === undefined ? what : `${what}, request ${requestId}`)),
    ...(left > 0 ? [`and ${left} more`] : []),
  ];
}
