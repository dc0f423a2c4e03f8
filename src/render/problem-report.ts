import { arch, platform } from "node:os";
import { versions } from "node:process";
import type { AnchorError } from "../core/errors.ts";
import { requestIdOf, type Judgement } from "../core/row.ts";
import type { Run } from "../evidence/run.ts";
import { nonEmpty } from "../core/text.ts";
import { version } from "../core/version.ts";

const maxProblems = 20;

export const problemReportTitle = "Problem report, to copy whole: it holds no secrets and no file names";

/**
 * Renders lines that a user can send to whoever helps: versions, codes and request ids; no names, addresses or keys.
 * @param failing rows that fail the step, and others with which something is wrong
 * @param errors why evidence could not be written, or what ended the run
 */
export function renderProblemReport(
  mode: Run["mode"] | undefined,
  failing: readonly Judgement[],
  errors: readonly AnchorError[],
): readonly string[] {
  const toProblem = (what: string, requestId?: string) =>
    requestId === undefined ? what : `${what}, request ${requestId}`;
  const counts = new Map<string, number>();
  for (const line of [
    ...failing.map((row) => toProblem(row.error?.code ?? row.verdict, requestIdOf(row))),
    ...errors.map(({ code, requestId }) => toProblem(code, requestId)),
  ]) {
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const problems = [...counts].map(([line, count]) => (count === 1 ? line : `${line}, ${count} times`));
  const left = problems.length - maxProblems;
  return nonEmpty([
    `anchor-artifacts ${version}, node ${versions.node}, ${platform()} ${arch()}${mode === undefined ? "" : `, mode ${mode}`}`,
    ...problems.slice(0, maxProblems),
    left > 0 && `and ${left} more`,
  ]);
}
