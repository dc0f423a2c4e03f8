/** How a run ends, once all of its evidence is written. */
import type { AnchorError } from "../domain/errors.ts";
import { verdictFacts, verdicts, type Verdict } from "../domain/outcome.ts";
import { failures, type Report, type Result } from "../domain/report.ts";
import type { Job } from "./door.ts";
import { renderProblemReport, toProblems } from "./wording/problem-report.ts";

/** What a run came to; every door makes its exit status of it. */
export interface Ending {
  readonly report: Report;
  /** The results whose verdicts fail the run (interface §1.1 `fail-on`), in subject order. */
  readonly failing: readonly Result[];
  /** Evidence that could not be written: it fails the run whatever the verdicts are. */
  readonly unwritten: readonly AnchorError[];
}

/** Points at what failed, and says how the run ended (interface §1.6, §2). */
export async function judge(report: Report, unwritten: readonly AnchorError[], job: Job): Promise<Ending> {
  const { log, pointAt } = job.door;
  for (const error of unwritten) log.error(error.message, { title: error.code });
  const failing = failures(report, job.inputs.failOn);
  pointAt("error", failing);
  warnOfTolerated(report, job);
  const ending: Ending = { report, failing, unwritten };
  if (hasPassed(ending)) return ending;
  if (failing.length > 0) {
    log.info(`The step fails: ${failing.length} of ${report.results.length} subjects have a verdict in fail-on.`);
  }
  const lines = renderProblemReport(report.mode, toProblems(failing, unwritten));
  await log.group("Problem report, to copy whole: it holds no secrets and no file names", async () => {
    for (const line of lines) log.info(line);
  });
  return ending;
}

/** Whether a run passes: no verdict fails it, and all of its evidence is written. */
export function hasPassed({ failing, unwritten }: Ending): boolean {
  return failing.length === 0 && unwritten.length === 0;
}

/** What is not as it should be but passes all the same, counted and at its files: a green step must not hide it. */
function warnOfTolerated({ tally, results }: Report, { inputs: { failOn }, door }: Job): void {
  const isTolerated = (verdict: Verdict): boolean => !isGood(verdict) && !failOn.has(verdict);
  const tolerated = verdicts.filter((verdict) => tally[verdict] > 0 && isTolerated(verdict));
  if (tolerated.length === 0) return;
  const counts = tolerated.map((verdict) => `${tally[verdict]} ${verdictFacts[verdict].label}`);
  door.log.warning(`Of ${results.length} subjects, fail-on lets pass: ${counts.join(", ")}.`);
  door.pointAt(
    "warning",
    results.filter(({ outcome }) => isTolerated(outcome.kind)),
  );
}

/** Skipping is what the user asked for, and was said when the run began. */
function isGood(verdict: Verdict): boolean {
  return verdictFacts[verdict].anchored || verdict === "skipped";
}
