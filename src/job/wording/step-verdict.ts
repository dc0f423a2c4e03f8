import type { AnchorError } from "../../domain/errors.ts";
import { verdictFacts, verdicts, type Verdict } from "../../domain/outcome.ts";
import { failures, type Report } from "../../domain/report.ts";
import { annotateResults, type Log } from "../../action/runner/log.ts";
import { renderProblemReport, toProblems } from "./problem-report.ts";

/**
 * Points at what failed, and says how the run ended (interface §1.6, §2).
 *
 * @param unwritten evidence that could not be written: it fails the step whatever the verdicts are
 * @returns whether the step passes
 */
export async function conclude(
  report: Report,
  unwritten: readonly AnchorError[],
  { failOn }: { readonly failOn: ReadonlySet<Verdict> },
  log: Log,
): Promise<boolean> {
  for (const error of unwritten) log.error(error.message, { title: error.code });
  const failing = failures(report, failOn);
  annotateResults(log, "error", failing);
  warnOfTolerated(report, failOn, log);
  if (failing.length === 0 && unwritten.length === 0) return true;
  if (failing.length > 0) {
    log.info(`The step fails: ${failing.length} of ${report.results.length} subjects have a verdict in fail-on.`);
  }
  const lines = renderProblemReport(report.mode, toProblems(failing, unwritten));
  await log.group("Problem report, to copy whole: it holds no secrets and no file names", async () => {
    for (const line of lines) log.info(line);
  });
  return false;
}

/** What is not as it should be but passes all the same, counted and at its files: a green step must not hide it. */
function warnOfTolerated({ tally, results }: Report, failOn: ReadonlySet<Verdict>, log: Log): void {
  const isTolerated = (verdict: Verdict): boolean => !isGood(verdict) && !failOn.has(verdict);
  const tolerated = verdicts.filter((verdict) => tally[verdict] > 0 && isTolerated(verdict));
  if (tolerated.length === 0) return;
  const counts = tolerated.map((verdict) => `${tally[verdict]} ${verdictFacts[verdict].label}`);
  log.warning(`Of ${results.length} subjects, fail-on lets pass: ${counts.join(", ")}.`);
  annotateResults(
    log,
    "warning",
    results.filter(({ outcome }) => isTolerated(outcome.kind)),
  );
}

/** Skipping is what the user asked for, and was said when the run began. */
function isGood(verdict: Verdict): boolean {
  return verdictFacts[verdict].anchored || verdict === "skipped";
}
