/** A whole run: from its inputs to subjects, then verdicts, then evidence, and what is logged at its end. */
import { createWebClient, type WebClient } from "../api/downloads.ts";
import type { AnchorError, ErrorCode } from "../core/errors.ts";
import { isFine, requestIdOf, type Row } from "../core/row.ts";
import { counted, nonEmpty, sentence } from "../core/text.ts";
import { failingRows, hasPassed, isNothingStamped, type Run, failsRun, filesAmong } from "../evidence/run.ts";
import { frontOf, type Host } from "../host/host.ts";
import { reasonToSkip, serviceAddressOf, type Inputs, type MonitorInputs } from "../host/inputs.ts";
import { renderCounts, renderNothingStamped } from "../render/headline.ts";
import { problemReportTitle, renderProblemReport } from "../render/problem-report.ts";
import { askSubjects } from "./ask.ts";
import { toEarlierFacts } from "./history.ts";
import { openJournalAndReports } from "./journal-and-reports.ts";
import { leaveEvidence, warnOfUnnamedChain } from "./leave-evidence.ts";
import { prepareJob } from "./prepare.ts";
import { createLateAssetFinder, type ReleaseAccess } from "./release-access.ts";
import { loadWitnesses, openSource } from "./source.ts";
import { createAsk } from "./stamp.ts";

/** What a run needs besides its host. */
export interface RunTools {
  /** Opens the run's release. Absent on a host without releases, where no usable inputs ask for one. */
  readonly openRelease?: (web: WebClient, inputs: Inputs) => Promise<ReleaseAccess>;
  /** Shows the finished run in the way of this host; returns the errors of what could not be shown. */
  readonly present: (run: Run) => Promise<readonly AnchorError[]>;
}

/** Runs a job, and writes all evidence before it returns. @throws what ends the run before it has verdicts */
export async function runJob(inputs: Inputs, host: Host, { openRelease, present }: RunTools): Promise<Run> {
  const run = createRun(inputs, host.origin);
  await using web = createWebClient();
  const prepared = await prepareJob(inputs, host, openRelease && ((releaseInputs) => openRelease(web, releaseInputs)));
  const { folder, release, subjects, history } = prepared;
  using journalAndReports = openJournalAndReports(inputs, host, folder, web);
  const journalLines = journalAndReports.journal?.lines ?? [];
  const { earlierStamps, ...earlierFacts } = toEarlierFacts(inputs, history, journalLines, release);
  const witnesses = await loadWitnesses(inputs, host, history.record, web);
  await using source = await openSource(inputs, host, { record: history.record, witnesses });
  const ask = createAsk(run, source, inputs, host, journalAndReports, earlierStamps);
  const findLateAssets = release && createLateAssetFinder(release, inputs, host);
  await askSubjects(run, subjects, { ...source, ...earlierFacts, ask, findLateAssets }, inputs, host);
  run.reports = journalAndReports.reports;
  await leaveEvidence(run, prepared, witnesses, inputs, host);
  run.problems.push(...journalAndReports.errors);
  run.problems.push(...(await present(run)));
  await logEnding(run, host);
  return run;
}

/** Makes the facts of a run, or of a monitor's scan, as they are before anything is asked. */
export function createRun(inputs: Inputs | MonitorInputs, origin: Run["origin"]): Run {
  const { mode, dryRun, failOn, nodes } = inputs;
  return {
    mode,
    origin,
    startedAt: new Date(),
    finishedAt: new Date(),
    apiUrl: serviceAddressOf(inputs),
    nodeNames: nodes.map(({ name }) => name),
    dryRun,
    isSkipped: reasonToSkip(inputs) !== undefined,
    failOn,
    rows: [],
    checksums: [],
    hasSent: false,
    isDemonstration: false,
    files: {},
    reports: new Map(),
    problems: [],
  };
}

/** Prints annotations for the rows that are not as they should be, and logs how the run ended. */
export async function logEnding(run: Run, host: Pick<Host, "log" | "annotate">): Promise<void> {
  const { log } = host;
  const rowsThatFail = failingRows(run);
  const unreadRows = rowsThatFail.filter((row) => isUnread(row, run.problems));
  const toleratedRows = run.rows.filter((row) => !isFine(row) && !failsRun(row, run.failOn));
  warnOfUnnamedChain(run, log);
  logUnwrittenEvidence(run.problems, filesAmong(unreadRows).length, log);
  host.annotate(
    "error",
    rowsThatFail.filter((row) => !unreadRows.includes(row)),
  );
  warnOfTolerated(run, toleratedRows, host);
  if (hasPassed(run)) return;
  logWhyRunFails(run, filesAmong(rowsThatFail), log);
  if (isNothingStamped(run)) {
    const [message, advice] = renderNothingStamped(run, frontOf(log));
    // This is an error only where no verdict has told why the run fails.
    if (rowsThatFail.length > 0) log.info(`The run fails: ${message}.`);
    else log.error(`The run fails: ${message}. ${advice}`, { title: "nothing stamped" });
  }
  // Tolerated rows are in the report too: the service's operator can look for an unclear stamp by its request id.
  const rowFacts = [...rowsThatFail, ...toleratedRows].map((row) => ({
    code: row.error?.code ?? row.verdict,
    requestId: requestIdOf(row),
  }));
  const reportLines = renderProblemReport(run.mode, [...rowFacts, ...run.problems]);
  await log.group(problemReportTitle, async () => {
    for (const line of reportLines) log.info(line);
  });
}

function logWhyRunFails({ rows, failOn }: Run, failingFiles: readonly Row[], log: Host["log"]): void {
  if (failingFiles.length === 0) return;
  const input = frontOf(log).input("fail-on");
  const blamedFiles = failingFiles.filter(({ verdict }) => failOn.has(verdict));
  const refusedCount = failingFiles.length - blamedFiles.length;
  const { length: fileCount } = filesAmong(rows);
  const causes = nonEmpty([
    blamedFiles.length > 0 &&
      `${renderCounts(blamedFiles, fileCount)}, and ${input} lists ${renderVerdicts(blamedFiles)}`,
    refusedCount > 0 && `the service refused requests about ${refusedCount} of ${fileCount} files`,
  ]);
  log.info(`The run fails: ${causes.join("; ")}.`);
}

/** Of several errors, the one with the lowest rank (0 by default) is shown: a deleted release explains the others. */
const rootCauseRank: Partial<Record<ErrorCode, number>> = { RELEASE_NOT_FOUND: -1, NOT_ATTEMPTED: 1 };

/** Whether the outage of GitHub that kept evidence from being written also kept this row's asset from being read. */
function isUnread({ verdict, error }: Row, problems: readonly AnchorError[]): boolean {
  const isAssetUnread = verdict === "unreachable" && error?.code === "ASSET_UNREADABLE";
  return isAssetUnread && problems.some(({ code }) => code === "GITHUB_UNAVAILABLE");
}

/**
 * Prints one annotation for all evidence that could not be written. It names the root cause; the log has the others.
 *
 * @param unreadCount how many files the same cause kept from being read
 */
function logUnwrittenEvidence(problems: readonly AnchorError[], unreadCount: number, log: Host["log"]): void {
  const rankOf = ({ code }: AnchorError): number => rootCauseRank[code] ?? 0;
  const [rootCause, ...otherErrors] = problems.toSorted((one, other) => rankOf(one) - rankOf(other));
  if (rootCause === undefined) return;
  const { length: otherCount } = otherErrors;
  const missingNote =
    otherCount === 1 ? "1 more piece of evidence is missing." : `${otherCount} more pieces of evidence are missing.`;
  const unreadNote = unreadCount > 0 && `${counted(unreadCount, "file")} could not be read.`;
  const hint = rootCause.hintFor(log.front);
  const sentences = [sentence(rootCause.message), unreadNote, otherCount > 0 && missingNote, hint];
  log.error(nonEmpty(sentences).join(" "), { title: rootCause.code, count: problems.length });
  for (const { code, message } of otherErrors) if (message !== rootCause.message) log.info(`${code}: ${message}`);
}

/** Warns of the rows that are wrong but do not fail the run, because a green step must not hide them. */
function warnOfTolerated(
  run: Run,
  toleratedRows: readonly Row[],
  { log, annotate }: Pick<Host, "log" | "annotate">,
): void {
  const toleratedFiles = filesAmong(toleratedRows);
  if (toleratedFiles.length === 0) return;
  const counts = renderCounts(toleratedFiles, filesAmong(run.rows).length);
  // Where nothing was stamped, these rows are why the run fails, so this warning would be false.
  if (!isNothingStamped(run))
    log.warning(
      `${counts}. This does not fail the run, because ${frontOf(log).input("fail-on")} does not list ${renderVerdicts(toleratedRows)}.`,
      { title: "fail-on" },
    );
  annotate("warning", toleratedRows);
}

function renderVerdicts(rows: readonly Row[]): string {
  return [...new Set(rows.map(({ verdict }) => verdict))].join(", ");
}
