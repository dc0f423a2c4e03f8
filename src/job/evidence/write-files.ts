import { join } from "node:path";

import { renderChecksums, type ChecksumLine } from "../../domain/checksums.ts";
import { toAnchorError, type AnchorError } from "../../domain/errors.ts";
import type { Report } from "../../domain/report.ts";
import type { RunFacts } from "../wording/run-facts.ts";
import { writeAtomically } from "./atomic-file.ts";
import { toBadge } from "./badge.ts";
import { runFiles } from "./file-names.ts";
import { renderResultsFile } from "./results-file.ts";

/** The evidence files of a run: where they are, and what kept others from being written. */
export interface WrittenFiles {
  /** Absolute. */
  readonly paths: Pick<RunFacts, "resultsPath" | "checksumsPath">;
  readonly errors: readonly AnchorError[];
}

/** Writes `results.json`, `SHA3-256SUMS` and `badge.json` into `folder`; one that fails does not keep the others back. */
export async function writeFiles(
  report: Report,
  checksums: readonly ChecksumLine[],
  facts: RunFacts,
  folder: string,
): Promise<WrittenFiles> {
  const resultsPath = join(folder, runFiles.results);
  const checksumsPath = join(folder, runFiles.checksums);
  const attempts = await Promise.allSettled([
    writeAtomically(resultsPath, renderResultsFile(report, facts)),
    writeAtomically(checksumsPath, renderChecksums(checksums)),
    writeAtomically(join(folder, runFiles.badge), `${JSON.stringify(toBadge(report))}\n`),
  ]);
  const errors = attempts.flatMap((attempt) => (attempt.status === "rejected" ? [toAnchorError(attempt.reason)] : []));
  const [results, list] = attempts;
  const paths = {
    ...(results.status === "fulfilled" && { resultsPath }),
    ...(list.status === "fulfilled" && { checksumsPath }),
  };
  return { paths, errors };
}
