/** The GitHub step as a door: lines become workflow commands, and the report becomes outputs and a summary. */
import { toAnchorError, type AnchorError } from "../domain/errors.ts";
import type { Report } from "../domain/report/report.ts";
import type { Door } from "../job/door.ts";
import type { Log } from "../job/log.ts";
import type { RunFacts } from "../job/wording/run-facts.ts";
import type { Step } from "./context.ts";
import { annotateResults } from "./runner/annotate-results.ts";
import { readSecrets } from "./runner/input-secrets.ts";
import { maskedOutputs, toOutputs, type RunOutputs } from "./runner/outputs.ts";
import { setOutputs, writeSummary } from "./runner/runner-files.ts";
import { renderSummary } from "./summary/summary.ts";

/** Opens the door of a step; what touches a release is loaded only when one is touched. */
export function createStepDoor(step: Step): Door {
  const { context, log, signals } = step;
  return {
    log,
    signals,
    workspace: context.workspace,
    defaultOutputDir: context.defaultOutputDir,
    origin: context.origin,
    openRelease: async (web) => {
      const { openRelease } = await import("./release/open.ts");
      return openRelease(step, web);
    },
    pointAt: (level, results) => annotateResults(log, level, results),
    present: (report, facts) => present(report, facts, step),
  };
}

async function present(report: Report, facts: RunFacts, { inputs, log }: Step): Promise<readonly AnchorError[]> {
  const outputs = toOutputs(report, facts);
  warnOfOutputs(outputs, readSecrets(), log);
  const summarize = async (): Promise<void> => writeSummary(renderSummary(report, facts), log);
  const attempts = await Promise.allSettled([inputs.showSummary ? summarize() : undefined, setOutputs(outputs.values)]);
  return attempts.flatMap((attempt) => (attempt.status === "rejected" ? [toAnchorError(attempt.reason)] : []));
}

/** Warns of outputs that the runner will drop, since the runner tells nobody (faults §3). */
export function warnOfOutputs({ values, cut }: RunOutputs, secrets: readonly string[], log: Log): void {
  for (const name of cut) {
    log.warning(`The output ${name} would be too long for the runner and is []; the file at results-path is whole.`);
  }
  for (const name of maskedOutputs(values, secrets)) {
    log.warning(
      `The output ${name} happens to hold the text of a secret, so the runner keeps it from other jobs; the file at results-path is whole.`,
    );
  }
}
