/** The GitHub step as a monitor's door: GitHub's API, the issue, outputs and summary. */
import type { Web } from "../api/downloads.ts";
import { toAnchorError, type AnchorError } from "../core/errors.ts";
import type { GitHubOptions } from "../github/connection.ts";
import { openIssues } from "../github/issues.ts";
import { createRepository } from "../github/repository.ts";
import { systemClock } from "../host/clock.ts";
import type { MonitorInputs } from "../host/inputs.ts";
import type { Signals } from "../host/signals.ts";
import type { MonitorHost, MonitorFacts } from "../monitor/monitor-host.ts";
import { runMonitor } from "../monitor/monitor.ts";
import type { ScanReport } from "../monitor/report.ts";
import { renderScanSummary } from "../monitor/scan-summary.ts";
import { hasPassed } from "../run/ending.ts";
import { readContext, type Context } from "./context.ts";
import type { OutputName } from "./output-table.ts";
import { maxOutputText, toOutputs, type RunOutputs } from "./outputs.ts";
import { setOutputs, writeSummary } from "./runner-files.ts";
import type { RunnerLog } from "./runner-log.ts";
import { readSecrets } from "./step-inputs.ts";
import { annotateResults, warnOfOutputs } from "./step.ts";

/**
 * Runs a monitor's step whose inputs are usable.
 *
 * @returns whether the step passes
 * @throws AnchorError what ends a look before or beside its verdicts
 */
export async function runMonitorStep(inputs: MonitorInputs, log: RunnerLog, signals: Signals): Promise<boolean> {
  const context = readContext(process.env);
  const door = createMonitorHost({ inputs, context, log, signals });
  return hasPassed(await runMonitor({ inputs, door }));
}

export interface MonitorStep {
  readonly inputs: MonitorInputs;
  readonly context: Context;
  readonly log: RunnerLog;
  readonly signals: Signals;
}

/** The door of a monitor that runs as a step; GitHub is connected to when the monitor asks for it. */
function createMonitorHost(step: MonitorStep): MonitorHost {
  const { inputs, context, log, signals } = step;
  const optionsOf = (web: Web): GitHubOptions => ({
    token: inputs.githubToken,
    repository: context.origin.repository,
    apiUrl: context.githubApiUrl,
    web,
    clock: systemClock,
    stop: signals.cancellation.stop,
    onDebug: log.debug,
  });
  return {
    log,
    signals,
    workspace: context.workspace,
    defaultOutputDir: context.defaultOutputDir,
    origin: context.origin,
    openRepository: (web) => createRepository(optionsOf(web)),
    openIssues: (web) => openIssues(optionsOf(web)),
    pointAt: (level, results) => annotateResults(log, level, results),
    present: (look, facts) => presentScan(look, facts, step),
  };
}

async function presentScan(
  look: ScanReport,
  facts: MonitorFacts,
  { inputs, log }: MonitorStep,
): Promise<readonly AnchorError[]> {
  const outputs = toScanOutputs(look, facts);
  warnOfOutputs(outputs, readSecrets(), log);
  const summarize = async (): Promise<void> => writeSummary(renderScanSummary(look, facts), log);
  const attempts = await Promise.allSettled([inputs.showSummary ? summarize() : undefined, setOutputs(outputs.values)]);
  return attempts.flatMap((attempt) => (attempt.status === "rejected" ? [toAnchorError(attempt.reason)] : []));
}

/** All outputs of a look: those of every run, and what was found (interface §9). */
function toScanOutputs({ report, findings }: ScanReport, facts: MonitorFacts): RunOutputs {
  const { values, cut } = toOutputs(report, facts);
  const text = JSON.stringify(findings);
  const isCut = text.length > maxOutputText;
  const own = {
    findings: isCut ? "[]" : text,
    "findings-count": String(findings.length),
    "issue-url": facts.issueUrl ?? "",
    "monitor-path": facts.monitorPath ?? "",
  };
  return {
    values: { ...values, ...own },
    cut: [...cut, ...(isCut ? (["findings"] as const satisfies OutputName[]) : [])],
  };
}
