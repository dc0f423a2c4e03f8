/** Runs a monitor's scan as a GitHub step: its findings become outputs and a summary. */
import { hasPassed, type Run } from "../evidence/run.ts";
import { createRepositoryAccess, openIssues } from "../github/repository.ts";
import type { MonitorInputs } from "../host/inputs.ts";
import { runMonitor } from "../monitor/monitor.ts";
import { renderScanSummary } from "../monitor/render.ts";
import type { ScanView } from "../monitor/view.ts";
import { maxOutputLength, openStepHost, presentOutputs, type RunOutputs, type StepTools, toOutputs } from "./step.ts";

/** Returns whether the step passes. @throws AnchorError that ends the scan before it has verdicts */
export async function runMonitorStep(givenInputs: MonitorInputs, tools: StepTools): Promise<boolean> {
  const { inputs, host, toGitHub } = await openStepHost(givenInputs, tools);
  const run = await runMonitor(inputs, host, {
    openRepositoryAccess: (web) => createRepositoryAccess(toGitHub(web)),
    openIssues: (web) => openIssues(toGitHub(web)),
    present: (view, scanRun) =>
      presentOutputs(
        toScanOutputs(view, scanRun),
        inputs.showSummary && (() => renderScanSummary(view, scanRun)),
        tools.log,
      ),
  });
  return hasPassed(run);
}

function toScanOutputs({ alarms, notices }: ScanView, run: Run): RunOutputs {
  const { values, cutOutputs } = toOutputs(run);
  const findings = [...alarms, ...notices];
  const findingsText = JSON.stringify(findings);
  const areFindingsCut = findingsText.length > maxOutputLength;
  const monitorValues = {
    findings: areFindingsCut ? "[]" : findingsText,
    "findings-count": String(findings.length),
    "issue-url": run.issueUrl ?? "",
    "monitor-path": run.files.monitor ?? "",
  };
  const allCutOutputs = areFindingsCut ? [...cutOutputs, "findings" as const] : cutOutputs;
  return { values: { ...values, ...monitorValues }, cutOutputs: allCutOutputs };
}
