/** Runs a monitor as a GitHub step: GitHub's API, the issue, outputs and summary. */
import type { RunFacts } from "../core/report.ts";
import { createRepositories, openIssues } from "../github/repository.ts";
import type { MonitorInputs } from "../host/inputs.ts";
import { runMonitor } from "../monitor/monitor.ts";
import { renderScanSummary } from "../monitor/render.ts";
import type { ScanView } from "../monitor/view.ts";
import { hasPassed } from "../run/ending.ts";
import { maxOutputText, openStep, presentOutputs, type RunOutputs, type StepTools, toOutputs } from "./step.ts";

/**
 * Runs a monitor's step whose inputs are usable. The connection to GitHub is made when the monitor asks for it.
 *
 * @returns whether the step passes
 * @throws AnchorError `UNTRUSTED_EVENT`, and for an error that ends a scan before it has verdicts
 */
export async function runMonitorStep(given: MonitorInputs, tools: StepTools): Promise<boolean> {
  const { inputs, host, toGitHub } = await openStep(given, tools);
  const ending = await runMonitor(inputs, host, {
    openRepositories: (web) => createRepositories(toGitHub(web)),
    openIssues: (web) => openIssues(toGitHub(web)),
    present: (view, facts) =>
      presentOutputs(
        toScanOutputs(view, facts),
        inputs.showSummary && (() => renderScanSummary(view, facts)),
        tools.log,
      ),
  });
  return hasPassed(ending);
}

/** Returns all outputs of a scan: those of every run, and what was found. */
function toScanOutputs({ report, alarms, notices }: ScanView, facts: RunFacts): RunOutputs {
  const { values, cut } = toOutputs(report, facts);
  const findings = [...alarms, ...notices];
  const text = JSON.stringify(findings);
  const isCut = text.length > maxOutputText;
  const own = {
    findings: isCut ? "[]" : text,
    "findings-count": String(findings.length),
    "issue-url": facts.issueUrl ?? "",
    "monitor-path": facts.monitorPath ?? "",
  };
  return { values: { ...values, ...own }, cut: isCut ? [...cut, "findings"] : cut };
}
