/** The story of a run: from inputs to subjects, verdicts and evidence. */
import { emptyDigest } from "../domain/digest.ts";
import { AnchorError } from "../domain/errors.ts";
import { digestOf, failures, toReport, type Report, type Result } from "../domain/report.ts";
import { hashEngine } from "../operations/hash.ts";
import { openOutputDir, writeEvidence } from "./evidence.ts";
import { toFinding } from "./finding.ts";
import type { Inputs } from "./inputs.ts";
import { annotateFailures, type Log } from "./log.ts";
import { perform, type Run } from "./perform.ts";
import { findProofs } from "./proofs.ts";
import type { RunFacts } from "./run-facts.ts";
import { findSubjects } from "./subjects.ts";
import { refuseUntrustedEvent } from "./trust.ts";
import { reasonToSkip } from "./work.ts";

/**
 * Runs the action on parsed inputs. All evidence is written before the verdict is given.
 *
 * @returns whether the step passes by `fail-on`
 * @throws AnchorError for what ends a run before or beside its verdicts
 */
export async function runAction(run: Run): Promise<boolean> {
  const { inputs, context, log } = run;
  const startedAt = new Date();
  const skip = reasonToSkip(inputs);
  if (skip === undefined) refuseUntrustedEvent(inputs, context);
  const folder = await openOutputDir(inputs, context);
  const subjects = await findSubjects(inputs, context.workspace, log);
  const proofs = await findProofs(inputs, context.workspace, log);
  refuseCount(subjects.candidates.length + proofs.length, inputs, log);
  log.debug(`SHA3-256 by ${hashEngine}.`);
  if (skip !== undefined) log.notice(skip);
  const { results, checksums } = await perform(run, subjects, proofs, skip);
  warnOfEmptyFiles(results, log);
  const report = toReport(inputs.mode, results);
  const facts = toFacts(run, report, startedAt);
  const unwritten = await writeEvidence(report, checksums, facts, { folder, log, showSummary: inputs.showSummary });
  for (const error of unwritten) log.error(error.message, { title: error.code });
  return conclude(report, inputs, log) && unwritten.length === 0;
}

/** Says what a pattern list that matched nothing, or too much, means (interface §1.1 `if-no-files-found`, `max-files`). */
function refuseCount(count: number, { ifNoFilesFound, maxFiles }: Inputs, log: Log): void {
  const nothing = "The patterns match no file, so there is nothing to do.";
  if (count === 0 && ifNoFilesFound === "error") throw new AnchorError("NO_FILES_FOUND", nothing);
  if (count === 0 && ifNoFilesFound === "warn") log.warning(nothing);
  if (count <= maxFiles) return;
  throw new AnchorError(
    "TOO_MANY_FILES",
    `There are ${count} subjects, and max-files is ${maxFiles}. Nothing was sent.`,
  );
}

/** An empty file is a subject like any other, but its digest is everybody's (interface §2). */
function warnOfEmptyFiles(results: readonly Result[], log: Log): void {
  for (const { subject } of results.filter((result) => digestOf(result) === emptyDigest)) {
    const place = subject.path === undefined ? {} : { file: subject.path };
    log.warning(`${subject.name} is empty: everybody has the digest of no bytes, so it proves nothing.`, place);
  }
}

function toFacts({ inputs, context }: Run, report: Report, startedAt: Date): RunFacts {
  const { repository, runId, commit } = context;
  const { dryRun, failOn, apiUrl } = inputs;
  return {
    startedAt,
    finishedAt: new Date(),
    apiUrl: apiUrl.href.replace(/\/$/, ""),
    dryRun,
    failOn,
    repository,
    runId,
    commit,
    ...(dryRun && { plannedRequests: plannedRequests(report) }),
  };
}

/** Requests that a real run would make: one a digest, however many files share it; a file under a manifest makes none. */
function plannedRequests({ results }: Report): number {
  const asked = results.filter(({ outcome, coveredBy }) => outcome.kind === "skipped" && coveredBy === undefined);
  return new Set(asked.map(digestOf)).size;
}

/** Points at what failed, and says in one line how the run ended. */
function conclude(report: Report, { failOn }: Inputs, log: Log): boolean {
  const failing = failures(report, failOn);
  annotateFailures(log, failing);
  const open = report.results.filter((result) => toFinding(result) !== undefined && result.outcome.kind !== "skipped");
  const tolerated = open.filter(({ outcome }) => !failOn.has(outcome.kind)).length;
  if (tolerated > 0)
    log.warning(
      `${tolerated} of ${report.results.length} subjects have a verdict that proves nothing yet; fail-on lets them pass.`,
    );
  if (failing.length > 0)
    log.info(`The step fails: ${failing.length} of ${report.results.length} subjects have a verdict in fail-on.`);
  return failing.length === 0;
}
