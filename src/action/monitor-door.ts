/** The GitHub step as a monitor's door: GitHub's API, the issue, outputs and summary. */
import { systemClock } from "../client/clock.ts";
import type { Web } from "../client/transport/downloads.ts";
import { toAnchorError, type AnchorError } from "../domain/errors.ts";
import type { MonitorInputs } from "../job/inputs/inputs.ts";
import type { MonitorDoor, MonitorFacts } from "../job/monitor/door.ts";
import type { LookReport } from "../job/monitor/look-report.ts";
import type { Signals } from "../job/signals.ts";
import type { Context } from "./context.ts";
import type { GitHubOptions } from "../github/connection.ts";
import { createRepository } from "../github/github-repository.ts";
import { openIssues } from "../github/repository-issues.ts";
import { annotateResults } from "./runner/annotate-results.ts";
import { readSecrets } from "./runner/input-secrets.ts";
import type { RunnerLog } from "./runner/runner-log.ts";
import { toLookOutputs } from "./runner/look-outputs.ts";
import { setOutputs, writeSummary } from "./runner/runner-files.ts";
import { renderLookSummary } from "./summary/look-summary.ts";
import { warnOfOutputs } from "./step-door.ts";

export interface MonitorStep {
  readonly inputs: MonitorInputs;
  readonly context: Context;
  readonly log: RunnerLog;
  readonly signals: Signals;
}

/** The door of a monitor that runs as a step; GitHub is connected to when the monitor asks for it. */
export function createMonitorDoor(step: MonitorStep): MonitorDoor {
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
    present: (look, facts) => presentLook(look, facts, step),
  };
}

async function presentLook(
  look: LookReport,
  facts: MonitorFacts,
  { inputs, log }: MonitorStep,
): Promise<readonly AnchorError[]> {
  const outputs = toLookOutputs(look, facts);
  warnOfOutputs(outputs, readSecrets(), log);
  const summarize = async (): Promise<void> => writeSummary(renderLookSummary(look, facts), log);
  const attempts = await Promise.allSettled([inputs.showSummary ? summarize() : undefined, setOutputs(outputs.values)]);
  return attempts.flatMap((attempt) => (attempt.status === "rejected" ? [toAnchorError(attempt.reason)] : []));
}
