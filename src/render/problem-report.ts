import { arch, platform } from "node:os";
import { versions } from "node:process";

import type { Run } from "../evidence/run.ts";
import { nonEmpty } from "../core/text.ts";
import { version } from "../core/version.ts";

const maxProblems = 20;

export const problemReportTitle = "Problem report, to copy whole: it holds no secrets and no file names";

/**
 * Renders lines that a user can send to whoever helps: versions, codes and request ids; no names, addresses or keys.
 * @param problems the codes of errors, or verdicts in their place, each with the id of the request to the service
 */
export function renderProblemReport(
  mode: Run["mode"] | undefined,
  problems: readonly { readonly code: string; readonly requestId: string | undefined }[],
): readonly string[] {
  const problemLines = problems.map(({ code, requestId }) =>
    requestId === undefined ? code : `${code}, request ${requestId}`,
  );
  const lines = [...Map.groupBy(problemLines, (line) => line)].map(([line, { length }]) =>
    length === 1 ? line : `${line}, ${length} times`,
  );
  const hiddenCount = lines.length - maxProblems;
  return nonEmpty([
    `anchor-artifacts ${version}, node ${versions.node}, ${platform()} ${arch()}${mode === undefined ? "" : `, mode ${mode}`}`,
    ...lines.slice(0, maxProblems),
    hiddenCount > 0 && `and ${hiddenCount} more`,
  ]);
}
