/** The story of a run: from inputs to subjects, verdicts and evidence. */
import { emptyDigest } from "../domain/digest.ts";
import { createWeb, type Web } from "../client/downloads.ts";
import { AnchorError } from "../domain/errors.ts";
import { digestOf, toReport, type Report, type Result } from "../domain/report.ts";
import { hashEngine } from "../operations/hashing/hash-files.ts";
import { conclude } from "./wording/step-verdict.ts";
import { openOutputDir, writeEvidence, type EvidencePlace } from "./evidence/write-evidence.ts";
import { renderHeadline } from "./wording/headline.ts";
import type { Inputs } from "./inputs/inputs.ts";
import type { Log } from "../action/runner/log.ts";
import { perform, type Run } from "./verdicts/ask.ts";
import { renderPlan } from "./wording/dry-run-plan.ts";
import { findProofs } from "./subjects/find-proofs.ts";
import type { OpenRelease } from "../action/release/open.ts";
import { createReportStore, type ReportStore } from "./evidence/pdf-reports.ts";
import type { RunFacts } from "./wording/run-facts.ts";
import { findSubjects } from "./subjects/find-subjects.ts";
import { refuseUntrustedEvent } from "../action/trust.ts";
import { reasonToSkip } from "./verdicts/operation.ts";

/**
 * Runs the action on parsed inputs. All evidence is written before the verdict is given.
 *
 * @returns whether the step passes by `fail-on`
 * @throws AnchorError for what ends a run before or beside its verdicts
 */
export async function runAction(run: Run): Promise<boolean> {
  const web = createWeb();
  try {
    return await runWith(web, run);
  } finally {
    await web.close();
  }
}

async function runWith(web: Web, run: Run): Promise<boolean> {
  const { inputs, context, log, signals } = run;
  const startedAt = new Date();
  const skip = reasonToSkip(inputs);
  if (skip === undefined) refuseUntrustedEvent(inputs, context);
  const folder = await openOutputDir(inputs, context);
  const release = skip === undefined ? await openReleaseOf(run, web) : undefined;
  const grounds = { workspace: context.workspace, outputDir: folder };
  const subjects = await findSubjects(inputs, grounds, log, release?.candidates ?? []);
  const proofs = await findProofs(inputs, grounds, log);
  const count = subjects.candidates.length + proofs.length;
  if (skip === undefined || !inputs.fromRelease) refuseCount(count, inputs, log);
  await release?.prepare(count);
  log.debug(`SHA3-256 by ${hashEngine}.`);
  if (skip !== undefined) log.notice(inputs.fromRelease ? `${skip} The release was not read either.` : skip);
  const reports = createReportStore(web, folder, inputs.apiUrl, signals.cancellation.stop);
  const keeping = { folder, keepReport: reports.keep };
  const { results, checksums } = await foldMany(count, log, () => perform(run, subjects, proofs, keeping, skip));
  warnOfEmptyFiles(results, log);
  const report = toReport(inputs.mode, results);
  const facts = toFacts(run, report, startedAt);
  log.info(renderHeadline(report, facts));
  if (facts.plan !== undefined) log.info(facts.plan);
  if (report.demo) log.info("Local demonstration service: nothing was anchored on a public chain.");
  const attach: EvidencePlace["attach"] =
    inputs.releaseAttach !== "none" && count > 0 && release !== undefined
      ? (withPaths) => release.attach({ report, run: withPaths, checksums, reports: reports.saved })
      : undefined;
  const secrets = [inputs.apiKey, inputs.githubToken].filter((secret) => secret !== "");
  const place = { folder, log, showSummary: inputs.showSummary, secrets, attach };
  const unwritten = [
    ...(await writeEvidence(report, checksums, facts, place)),
    ...missingReports(reports, inputs, log),
  ];
  return await conclude(report, unwritten, inputs, log);
}

/** More lines than fit a screen are folded, so that what came of them all can be seen below. */
const mostUnfolded = 20;

function foldMany<T>(count: number, log: Log, work: () => Promise<T>): Promise<T> {
  return count > mostUnfolded ? log.group(`${count} subjects, a line each`, work) : work();
}

/** What touches a release is loaded only when one is touched: it makes the start of every other run slower. */
async function openReleaseOf(run: Run, web: Web): Promise<OpenRelease | undefined> {
  if (!run.inputs.fromRelease && run.inputs.releaseAttach === "none") return undefined;
  const { openRelease } = await import("../action/release/open.ts");
  return openRelease(run, web);
}

/** A report that could not be kept fails the step where it was to be attached; elsewhere it is worth a warning. */
function missingReports(reports: ReportStore, { releaseAttach }: Inputs, log: Log): readonly AnchorError[] {
  if (releaseAttach === "assets" || releaseAttach === "both") return reports.failures;
  for (const error of reports.failures) log.warning(error.message, { title: error.code });
  return [];
}

/** Says what a pattern list that matched nothing, or too much, means (interface §1.1 `if-no-files-found`, `max-files`). */
function refuseCount(count: number, { ifNoFilesFound, maxFiles, anchor, fromRelease }: Inputs, log: Log): void {
  const nothing = fromRelease
    ? "The release has no asset to work on, so there is nothing to do."
    : "The patterns match no file, so there is nothing to do.";
  const release = "Upload the assets before this step runs; the archives of the source are none.";
  if (count === 0 && ifNoFilesFound === "error")
    throw new AnchorError("NO_FILES_FOUND", nothing, { hint: fromRelease ? release : undefined });
  if (count === 0 && ifNoFilesFound === "warn") log.warning(nothing);
  if (count <= maxFiles) return;
  const account = `There are ${count} subjects, and max-files is ${maxFiles}. Nothing was sent.`;
  const hint = anchor === "manifest" ? "Narrow the patterns, or raise max-files." : undefined;
  throw new AnchorError("TOO_MANY_FILES", account, { hint });
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
    ...(dryRun && { plan: renderPlan(report, inputs) }),
  };
}
