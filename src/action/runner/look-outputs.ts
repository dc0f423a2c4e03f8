import type { MonitorFacts } from "../../job/monitor/door.ts";
import type { LookReport } from "../../job/monitor/look-report.ts";
import type { OutputName } from "./output-names.ts";
import { longestOutput, toOutputs, type RunOutputs } from "./outputs.ts";

/** All outputs of a look: those of every run, and what was found (interface §9). */
export function toLookOutputs({ report, findings }: LookReport, facts: MonitorFacts): RunOutputs {
  const { values, cut } = toOutputs(report, facts);
  const text = JSON.stringify(findings);
  const isCut = text.length > longestOutput;
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
