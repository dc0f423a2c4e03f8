/** The files that a scan leaves in the folder for evidence. */
import { join } from "node:path";

import { type AnchorError, toAnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import type { RunFacts } from "../core/report.ts";
import { writeAtomically } from "../host/atomic-file.ts";
import { renderResultsFile } from "../run/results-file.ts";
import { type Baseline, type MonitorFile, renderMonitorFile } from "./monitor-file.ts";
import { toScanBadge } from "./render.ts";
import type { ReleaseScan } from "./scan.ts";
import type { ScanView } from "./view.ts";

/** Writes results.json, monitor.json and the badge; what cannot be written is among the errors. */
export async function writeScanFiles(
  view: ScanView,
  file: MonitorFile,
  facts: RunFacts,
  folder: string,
): Promise<{
  readonly paths: Pick<RunFacts, "resultsPath" | "monitorPath">;
  readonly errors: readonly AnchorError[];
}> {
  const resultsPath = join(folder, runFiles.results);
  const monitorPath = join(folder, runFiles.monitor);
  const attempts = await Promise.allSettled([
    writeAtomically(resultsPath, renderResultsFile(view.report, facts)),
    writeAtomically(monitorPath, renderMonitorFile(file)),
    writeAtomically(join(folder, runFiles.badge), `${JSON.stringify(toScanBadge(view))}\n`),
  ]);
  const [results, monitor] = attempts;
  return {
    paths: {
      ...(results.status === "fulfilled" && { resultsPath }),
      ...(monitor.status === "fulfilled" && { monitorPath }),
    },
    errors: attempts.flatMap((attempt) => (attempt.status === "rejected" ? [toAnchorError(attempt.reason)] : [])),
  };
}

/** The next baseline, with the findings of this scan; what it was not about stays as the last one left it. */
export function toMonitorFile(
  releases: readonly ReleaseScan[],
  baseline: Baseline | undefined,
  repository: string,
  { counts, history }: Pick<ScanView, "counts" | "history">,
): MonitorFile {
  const scanned = new Set(releases.map(({ tag }) => tag));
  const lastWhole = counts.isWhole ? counts.finished : baseline?.lastWhole;
  return {
    repository,
    finished: counts.finished,
    ...(lastWhole !== undefined && { lastWhole }),
    scans: history,
    findings: releases.flatMap(({ findings }) => findings),
    releases: [
      ...releases.map(({ next }) => next),
      ...(baseline?.releases ?? []).filter(({ tag }) => !scanned.has(tag)),
    ],
  };
}
