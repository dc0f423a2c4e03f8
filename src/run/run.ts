/** A whole run: from its inputs to subjects, then verdicts, then evidence, and what is logged at its end. */
import { createWebClient, type WebClient } from "../api/downloads.ts";
import type { AnchorError, ErrorCode } from "../core/errors.ts";
import { isFine, requestIdOf, type Row } from "../core/row.ts";
import { counted, nonEmpty, sentence } from "../core/text.ts";
import { failingRows, hasPassed, isNothingStamped, type Run, failsRun, filesAmong } from "../evidence/run.ts";
import { frontOf, type Host } from "../host/host.ts";
import { reasonToSkip, serviceAddress, type Inputs, type MonitorInputs } from "../host/inputs.ts";
import { renderCounts, renderNothingStamped } from "../render/headline.ts";
import { problemReportTitle, renderProblemReport } from "../render/problem-report.ts";
import { askSubjects } from "./ask.ts";
import { toEarlierFacts } from "./history.ts";
import { openJournalAndReports } from "./journal-and-reports.ts";
import { leaveEvidence } from "./leave-evidence.ts";
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
  const run = openRun(inputs, host.origin);
  await using web = createWebClient();
  const prepared = await prepareJob(inputs, host, openRelease && ((wanted) => openRelease(web, wanted)));
  const { folder, release, subjects, history } = prepared;
  using records = openJournalAndReports(inputs, host, folder, web);
  const { earlierStamps, ...facts } = toEarlierFacts(inputs, history, records.journal?.lines ?? [], release);
  const witnesses = await loadWitnesses(inputs, host, history.record, web);
  await using source = await openSource(inputs, host, { record: history.record, witnesses });
  const ask = createAsk(run, source, inputs, host, records, earlierStamps);
  const findLateAssets = release && createLateAssetFinder(release, inputs, host);
  await askSubjects(run, subjects, { ...source, ...facts, ask, findLateAssets }, inputs, host);
  run.reports = records.reports;
  await leaveEvidence(run, prepared, witnesses, inputs, host);
  run.problems.push(...records.errors);
  run.problems.push(...(await present(run)));
  await logEnding(run, host);
  return run;
}

/** Opens what a run or a scan tells of itself. */
export function openRun(inputs: Inputs | MonitorInputs, origin: Run["origin"]): Run {
  const { mode, dryRun, failOn, nodes } = inputs;
  return {
    mode,
    origin,
    startedAt: new Date(),
    finishedAt: new Date(),
    apiUrl: serviceAddress(inputs),
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
  const failing = failingRows(run);
  const unread = failing.filter((row) => isUnread(row, run.problems));
  const tolerated = run.rows.filter((row) => !isFine(row) && !failsRun(row, run.failOn));
  logUnwrittenEvidence(run.problems, filesAmong(unread).length, log);
  host.annotate(
    "error",
    failing.filter((row) => !unread.includes(row)),
  );
  warnOfTolerated(run, tolerated, host);
  if (hasPassed(run)) return;
  logWhyRunFails(run, filesAmong(failing), log);
  if (isNothingStamped(run)) {
    const [message, advice] = renderNothingStamped(run, frontOf(log));
    // This is an error only where no verdict has told why the run fails.
    if (failing.length > 0) log.info(`The run fails: ${message}.`);
    else log.error(`The run fails: ${message}. ${advice}`, { title: "nothing stamped" });
  }
  // Tolerated rows are in the report too: the service's operator can look for an unclear stamp by its request id.
  const ofRows = [...failing, ...tolerated].map((row) => ({
    code: row.error?.code ?? row.verdict,
    requestId: requestIdOf(row),
  }));
  const lines = renderProblemReport(run.mode, [...ofRows, ...run.problems]);
  await log.group(problemReportTitle, async () => {
    for (const line of lines) log.info(line);
  });
}

function logWhyRunFails({ rows, failOn }: Run, files: readonly Row[], log: Host["log"]): void {
  if (files.length === 0) return;
  const blamed = files.filter(({ verdict }) => failOn.has(verdict));
  const refused = files.length - blamed.length;
  const { length } = filesAmong(rows);
  const causes = nonEmpty([
    blamed.length > 0 &&
      `${renderCounts(blamed, length)}, and ${frontOf(log).input("fail-on")} lists ${listVerdicts(blamed)}`,
    refused > 0 && `the service refused requests about ${refused} of ${length} files`,
  ]);
  log.info(`The run fails: ${causes.join("; ")}.`);
}

/** Lower ranks come first, 0 by default: a deleted release explains the others, `NOT_ATTEMPTED` explains none. */
const rootCauseRank: Partial<Record<ErrorCode, number>> = { RELEASE_NOT_FOUND: -1, NOT_ATTEMPTED: 1 };

/** Whether the outage of GitHub that kept evidence from being written also kept this row's asset from being read. */
function isUnread({ verdict, error }: Row, problems: readonly AnchorError[]): boolean {
  const isOfAsset = verdict === "unreachable" && error?.code === "ASSET_UNREADABLE";
  return isOfAsset && problems.some(({ code }) => code === "GITHUB_UNAVAILABLE");
}

/**
 * Prints one annotation for all evidence that could not be written. It names the root cause; the log has the others.
 *
 * @param unread how many files the same cause kept from being read
 */
function logUnwrittenEvidence(problems: readonly AnchorError[], unread: number, log: Host["log"]): void {
  const rank = ({ code }: AnchorError): number => rootCauseRank[code] ?? 0;
  const [root, ...others] = problems.toSorted((one, other) => rank(one) - rank(other));
  if (root === undefined) return;
  const { length } = others;
  const more = length === 1 ? "1 more piece of evidence is missing." : `${length} more pieces of evidence are missing.`;
  const also = unread > 0 && `${counted(unread, "file")} could not be read.`;
  const text = [sentence(root.message), also, length > 0 && more, root.hintFor(log.front)];
  log.error(nonEmpty(text).join(" "), { title: root.code, count: problems.length });
  for (const { code, message } of others) if (message !== root.message) log.info(`${code}: ${message}`);
}

/** Warns of the rows that are wrong but do not fail the run, because a green step must not hide them. */
function warnOfTolerated(run: Run, tolerated: readonly Row[], { log, annotate }: Pick<Host, "log" | "annotate">): void {
  const files = filesAmong(tolerated);
  if (files.length === 0) return;
  const counts = renderCounts(files, filesAmong(run.rows).length);
  // Where nothing was stamped, these rows are why the run fails.
  if (!isNothingStamped(run))
    log.warning(
      `${counts}. This does not fail the run, because ${frontOf(log).input("fail-on")} does not list ${listVerdicts(tolerated)}.`,
      { title: "fail-on" },
    );
  annotate("warning", tolerated);
}

function listVerdicts(rows: readonly Row[]): string {
  return [...new Set(rows.map(({ verdict }) => verdict))].join(", ");
}
