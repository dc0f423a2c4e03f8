import { hasPassed, type Run } from "../evidence/run.ts";
import { createRepositories, openIssues } from "../github/repository.ts";
import type { MonitorInputs } from "../host/inputs.ts";
import { runMonitor } from "../monitor/monitor.ts";
import { renderScanSummary } from "../monitor/render.ts";
import type { ScanView } from "../monitor/view.ts";
import { maxOutputLength, openStepHost, presentOutputs, type RunOutputs, type StepTools, toOutputs } from "./step.ts";

/** Returns whether the step passes. @throws AnchorError that ends the scan before it has verdicts */
export async function runMonitorStep(given: MonitorInputs, tools: StepTools): Promise<boolean> {
  const { inputs, host, toGitHub } = await openStepHost(given, tools);
  const run = await runMonitor(inputs, host, {
    openRepositories: (web) => createRepositories(toGitHub(web)),
    openIssues: (web) => openIssues(toGitHub(web)),
    present: (view, one) =>
      presentOutputs(toScanOutputs(view, one), inputs.showSummary && (() => renderScanSummary(view, one)), tools.log),
  });
  return hasPassed(run);
}

function toScanOutputs({ alarms, notices }: ScanView, run: Run): RunOutputs {
  const { values, cut } = toOutputs(run);
  const findings = [...alarms, ...notices];
  const text = JSON.stringify(findings);
  const isCut = text.length > maxOutputLength;
  const own = {
    findings: isCut ? "[]" : text,
    "findings-count": String(findings.length),
    "issue-url": run.issueUrl ?? "",
    "monitor-path": run.files.monitor ?? "",
  };
  return { values: { ...values, ...own }, cut: isCut ? [...cut, "findings"] : cut };
}
