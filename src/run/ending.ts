/** Decides how a run ends, once all of its evidence is written. */
import type { AnchorError } from "../core/errors.ts";
import { isFine, verdictFacts, verdicts } from "../core/outcome.ts";
import { failures, isNothingStamped, type Report, type Result } from "../core/report.ts";
import { sentence } from "../core/text.ts";
import type { Inputs, MonitorInputs } from "../host/inputs.ts";
import { renderNothingStamped } from "../render/headline.ts";
import { renderProblemReport } from "../render/problem-report.ts";
import type { Host } from "../host/host.ts";

/** How a run ended; every host derives its exit status from this. */
export interface Ending {
  readonly report: Report;
  /** The results whose verdicts fail the run (interface §1.1 `fail-on`), in subject order. */
  readonly failing: readonly Result[];
  /** The errors of evidence that could not be written: they fail the run whatever the verdicts are. */
  readonly unwritten: readonly AnchorError[];
  /** The run should stamp but stamped nothing at all: it fails unless `fail-on` is empty. */
  readonly nothingStamped: boolean;
}

/** Prints annotations for failed results, and logs how the run ended (interface §1.6, §2). */
export async function judgeRun(
  report: Report,
  unwritten: readonly AnchorError[],
  { mode, failOn }: Pick<Inputs | MonitorInputs, "mode" | "failOn">,
  { log, pointAt }: Pick<Host, "log" | "pointAt">,
): Promise<Ending> {
  for (const { code, message, hint } of unwritten) log.error(`${sentence(message)} ${hint}`, { title: code });
  const failing = failures(report, failOn);
  pointAt("error", failing);
  warnOfTolerated(report, failOn, { log, pointAt });
  const ending: Ending = { report, failing, unwritten, nothingStamped: isNothingStamped(report, failOn) };
  if (hasPassed(ending)) return ending;
  if (failing.length > 0) {
    log.info(`The step fails: ${failing.length} of ${report.results.length} subjects have a verdict in fail-on.`);
  }
  if (ending.nothingStamped) log.error(`The step fails: ${renderNothingStamped(report)}.`);
  const lines = renderProblemReport(mode, failing, unwritten);
  await log.group("Problem report, to copy whole: it holds no secrets and no file names", async () => {
    for (const line of lines) log.info(line);
  });
  return ending;
}

/** Whether a run passes: no verdict fails it, it stamped what it was to stamp, and all of its evidence is written. */
export function hasPassed({ failing, unwritten, nothingStamped }: Ending): boolean {
  return failing.length === 0 && unwritten.length === 0 && !nothingStamped;
}

/** Warns of results that are not as they should be when the step passes, because a green step must not hide them. */
function warnOfTolerated(
  { results }: Report,
  failOn: Inputs["failOn"],
  { log, pointAt }: Pick<Host, "log" | "pointAt">,
): void {
  const tolerated = results.filter(({ outcome }) => !isFine(outcome) && !failOn.has(outcome.kind));
  if (tolerated.length === 0) return;
  const byVerdict = Map.groupBy(tolerated, ({ outcome }) => outcome.kind);
  const counts = verdicts.flatMap((verdict) => {
    const count = byVerdict.get(verdict)?.length ?? 0;
    return count === 0 ? [] : [`${count} ${verdictFacts[verdict].label}`];
  });
  log.warning(`Of ${results.length} subjects, fail-on lets pass: ${counts.join(", ")}.`);
  pointAt("warning", tolerated);
}
