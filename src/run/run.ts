/** The story of a run: from inputs to subjects, verdicts and evidence. */
import { join } from "node:path";

import { createWeb, type Web } from "../api/downloads.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { evidenceOf } from "../core/outcome.ts";
import { demonstrationNote, toReport, type Report, type Result } from "../core/report.ts";
import type { RunFacts } from "../core/run-facts.ts";
import { withLaterProofs, withoutDemonstration } from "../evidence/earlier.ts";
import { reasonToSkip, serviceAddress } from "../host/inputs.ts";
import { toEmptyFileWarnings } from "../render/annotations.ts";
import { renderStopped } from "../render/causes.ts";
import { renderPlan, renderHeadline } from "../render/headline.ts";
import { renderResultLine } from "../render/lines.ts";
import { obtainProofs, type Proven } from "../stamps/obtain-proofs.ts";
import type { AskedResults } from "./ask-each.ts";
import { askAll } from "./ask.ts";
import { judgeRun, type Ending } from "./ending.ts";
import type { Attached, Compared, Job, ReleaseAccess } from "./host.ts";
import { openRecordedOperation } from "./operation.ts";
import { openOutputDir, removeEarlierFiles } from "./output-dir.ts";
import { openRecords, type Records } from "./records.ts";
import { findSubjects, type Subjects, checkCount } from "./subjects.ts";
import { writeFiles, type WrittenFiles } from "./write-evidence.ts";

/**
 * Runs a job. All evidence is written before the verdict is given.
 *
 * @throws AnchorError for what ends a run before or beside its verdicts
 */
export async function runJob(job: Job): Promise<Ending> {
  const web = createWeb();
  try {
    return await runWithWeb(job, web);
  } finally {
    await web.close();
  }
}

async function runWithWeb(job: Job, web: Web): Promise<Ending> {
  const startedAt = new Date();
  const folder = await openOutputDir(job.inputs.outputDir, job.door);
  const { release, subjects } = await findInstead(job, folder, web);
  using records = openRecords(job.inputs, job.door, folder, web);
  await using operation = await openRecordedOperation(job.inputs, job.door, records, release?.evidence ?? []);
  const asked = await askAll(subjects, job, operation);
  const { inputs, door } = job;
  const proven = await obtainProofs(asked.results, {
    folder,
    isWanted: inputs.mode === "stamp" && inputs.proof,
    service: serviceAddress(inputs),
    calls: operation.proofs,
    journal: records.journal,
    statements: release?.evidence ?? [],
    waitTimeoutMs: inputs.waitTimeout,
    concurrency: inputs.concurrency,
    log: door.log,
    signals: door.signals,
  });
  const made = { startedAt, folder, records, asked, proven };
  const { report, written, attached } = await untilNoConflict((round) => leaveEvidence(made, round, release, job));
  const unwritten = [...written.errors, ...proven.errors, ...(attached?.errors ?? []), ...records.errors];
  const unshown = await job.door.present(report, { ...written.facts, releaseUrl: attached?.url, unwritten });
  return judgeRun(report, [...unwritten, ...unshown], job.inputs, job.door);
}

/** What the evidence of a run is made of. */
interface Made {
  readonly startedAt: Date;
  readonly folder: string;
  readonly proven: Proven;
  readonly asked: AskedResults;
  readonly records: Records;
}

/** What a run leaves behind. */
interface Left {
  readonly report: Report;
  readonly written: WrittenFiles;
  readonly attached: Attached | undefined;
}

/** Compares what was asked with what the release serves now, writes the evidence and attaches it. */
async function leaveEvidence(
  { startedAt, folder, records, asked, proven }: Made,
  round: number,
  release: ReleaseAccess | undefined,
  job: Job,
): Promise<Left> {
  const compared = await compare(proven, release, job);
  const { earlier, unselected, attach } = compared;
  const report = toJobReport(compared, job);
  const facts = toRunFacts(job, report, startedAt);
  if (round === 1) logOutcome(report, facts, job);
  const place = { folder, workspace: job.door.workspace, section: release?.section, earlier, unselected };
  const written = await writeFiles(report, asked.checksums, facts, place);
  const attached = await attach?.({ ...written, earlier, reports: records.reports, proofs: proven.files });
  return { report, written, attached };
}

/** Another run of the same job at the same time is taken up by the second round; more are a mistake in the workflow. */
const maxRounds = 4;

async function untilNoConflict(leave: (round: number) => Promise<Left>): Promise<Left> {
  for (let round = 1; ; round += 1) {
    const left = await leave(round);
    if (left.attached?.hasConflict !== true || round === maxRounds) return left;
  }
}

interface ReleaseAndSubjects {
  readonly release: ReleaseAccess | undefined;
  readonly subjects: Subjects;
}

/**
 * Finds the release and the subjects of this run, neither too few nor too many. What an earlier run left is removed
 * then, also where nothing was found: lists and proofs in the folder are read before that.
 */
async function findInstead(job: Job, folder: string, web: Web): Promise<ReleaseAndSubjects> {
  const [found] = await Promise.allSettled([find(job, folder, web)]);
  // The baseline of the next look stays: it is no file of this run.
  const [removed] = await Promise.allSettled([removeEarlierFiles(folder, [join(folder, runFiles.monitor)])]);
  if (found.status === "rejected") {
    // The run ends with this error; that old files are still there is told beside it.
    if (removed.status === "rejected") job.door.log.warning(messageOf(removed.reason));
    throw found.reason;
  }
  if (removed.status === "rejected") throw removed.reason;
  return found.value;
}

async function find(job: Job, folder: string, web: Web): Promise<ReleaseAndSubjects> {
  const release = await openWantedRelease(job, web);
  const subjects = await findSubjects(job, folder, release?.candidates ?? []);
  checkCount(subjects.count, job.inputs, job.door.log);
  release?.ensureRoom(subjects.count);
  return { release, subjects };
}

/** The results after a comparison with the release, where there is one; those that it changed are logged once more. */
async function compare(
  { results, others }: Proven,
  release: ReleaseAccess | undefined,
  { door: { log } }: Job,
): Promise<Compared> {
  if (release === undefined) return { results };
  const compared = await release.compare(results);
  const told = new Set(results);
  for (const result of compared.results) if (!told.has(result)) log.info(renderResultLine(result));
  const earlier = compared.earlier && withLaterProofs(compared.earlier, others);
  return {
    ...compared,
    earlier: isOnPublicChain(compared.results) ? earlier && withoutDemonstration(earlier) : earlier,
  };
}

/** Whether somebody answered, and nobody who answered speaks for a demonstration. */
function isOnPublicChain(results: readonly Result[]): boolean {
  const answers = results.flatMap(({ outcome }) => evidenceOf(outcome) ?? []);
  return answers.length > 0 && !answers.some(({ demo }) => demo === true);
}

/** The report; where nobody answered, what the release's evidence says of a demonstration still holds. */
function toJobReport({ results, earlier }: Compared, { inputs }: Job): Report {
  const report = toReport(inputs.mode, results);
  return earlier?.predicate.service?.demonstration === true ? { ...report, demo: true } : report;
}

/** The release that is read or written, where the inputs want one and somebody is asked at all. */
async function openWantedRelease({ inputs, door }: Job, web: Web): Promise<ReleaseAccess | undefined> {
  const isWanted = inputs.fromRelease || inputs.releaseAttach !== "none";
  if (!isWanted || reasonToSkip(inputs) !== undefined) return undefined;
  if (door.openRelease !== undefined) return door.openRelease(web);
  throw new AnchorError("INTERNAL", "This door has no releases, and let inputs through that need one.");
}

function logOutcome(report: Report, facts: RunFacts, { door: { log } }: Job): void {
  for (const { message, target } of toEmptyFileWarnings(report.results)) log.warning(message, target);
  log.info(renderHeadline(report, facts));
  const stopped = renderStopped(report.results);
  if (stopped !== undefined) log.info(stopped);
  if (facts.plan !== undefined) log.info(facts.plan);
  if (report.demo) log.info(demonstrationNote);
}

function toRunFacts({ inputs, door }: Job, report: Report, startedAt: Date): RunFacts {
  const { dryRun, failOn, nodes } = inputs;
  return {
    ...door.origin,
    startedAt,
    finishedAt: new Date(),
    apiUrl: serviceAddress(inputs),
    nodeNames: nodes.map(({ name }) => name),
    dryRun,
    failOn,
    ...(dryRun && { plan: renderPlan(report, inputs) }),
  };
}
