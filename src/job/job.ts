/** The story of a run: from inputs to subjects, verdicts and evidence. */
import { join } from "node:path";

import { systemClock } from "../client/clock.ts";
import { createWeb, type Web } from "../client/transport/downloads.ts";
import { AnchorError } from "../domain/errors.ts";
import { demonstrationNote, toReport, type Report, type Result } from "../domain/report/report.ts";
import { hashEngine } from "../operations/hashing/hash-files.ts";
import type { Compared, FinishedRun, Job, ReleaseAccess } from "./door.ts";
import { acceptedStamps } from "./records/earlier-stamps.ts";
import { openOutputDir, removeEarlierFiles } from "./output-dir/output-dir.ts";
import { openRecords, type Records } from "./records/records.ts";
import { writeFiles } from "./evidence/write-files.ts";
import { reasonToSkip, serviceAddress } from "./inputs/inputs.ts";
import { judgeRun, type Ending } from "./judge.ts";
import { obtainProofs, type ProofPlace } from "./proofs/obtain-proofs.ts";
import { findSubjects, type Subjects } from "./subjects/find-subjects.ts";
import { checkCount, warnOfEmptyFiles } from "./subjects/subject-count.ts";
import { mostUnfolded } from "./text/budget.ts";
import { askAll } from "./verdicts/ask-all.ts";
import { withEarlierStamps } from "./records/resume-stamps.ts";
import type { Operation } from "./operation/operation.ts";
import { openOperation } from "./operation/open-operation.ts";
import { renderStopped } from "./wording/causes.ts";
import { renderPlan } from "./wording/dry-run-plan.ts";
import { renderHeadline } from "./wording/headline.ts";
import { renderResultLine } from "./wording/result-line.ts";
import type { RunFacts } from "./wording/run-facts.ts";

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
  const folder = await openOutputDir(job);
  const release = await openWantedRelease(job, web);
  const subjects = await findInstead(job, folder, release);
  checkCount(subjects.count, job.inputs, job.door.log);
  await release?.ensureRoom(subjects.count);
  using records = openRecords(job, folder, web);
  await using operation = await openOperation(job);
  const recorded = withRecords(operation, records, release, job);
  const { results: asked, checksums } = await foldMany(subjects.count, job, () => askAll(subjects, job, recorded));
  const proven = await obtainProofs(asked, job, toProofPlace(folder, operation, records, release, job));
  const { results, earlier } = compare(proven.results, release, job);
  const report = toReport(job.inputs.mode, results);
  const facts = toRunFacts(job, report, startedAt);
  logOutcome(report, facts, job);
  const place = {
    folder,
    workspace: job.door.workspace,
    earlier,
    ...(release?.section && { section: release.section }),
  };
  const { paths, errors, ...said } = await writeFiles(report, checksums, facts, place);
  const files = [...records.reports.values(), ...proofFiles(results, folder)];
  const earned = { report, facts: { ...facts, ...paths }, ...said, earlier, reports: records.reports, files };
  const attached = await release?.attach(earned);
  const releaseUrl = attached?.url === undefined ? {} : { releaseUrl: attached.url };
  const unwritten = [...errors, ...proven.errors, ...(attached?.errors ?? []), ...records.tellMissing()];
  const unshown = await job.door.present(report, { ...earned.facts, ...releaseUrl, unwritten });
  return judgeRun(report, [...unwritten, ...unshown], job);
}

/** The subjects of this run, in place of what an earlier one left: lists and proofs in the folder are read before. */
async function findInstead(job: Job, folder: string, release: ReleaseAccess | undefined): Promise<Subjects> {
  try {
    return await findSubjects(job, folder, release?.candidates ?? []);
  } finally {
    await removeEarlierFiles(folder);
  }
}

/** The operation with a record of each outcome, and with an eye on what earlier runs recorded. */
function withRecords(
  operation: Operation,
  records: Records,
  release: ReleaseAccess | undefined,
  { inputs, door: { log } }: Job,
): Operation {
  const operate = records.recording(operation.operate);
  if (operation.chain === undefined) return { ...operation, operate };
  const { find } = operation.chain;
  const attached = acceptedStamps(release?.evidence ?? [], serviceAddress(inputs), new Date());
  const earlier = {
    stamps: new Map([...attached, ...records.earlier]),
    find,
    blockTimeMs: inputs.blockTime,
    clock: systemClock,
    warn: log.warning,
  };
  return { ...operation, operate: withEarlierStamps(operate, earlier) };
}

function toProofPlace(
  folder: string,
  { proofs }: Operation,
  { journal }: Records,
  release: ReleaseAccess | undefined,
  { inputs }: Job,
): ProofPlace {
  const statements = release?.evidence ?? [];
  return { folder, calls: proofs, journal, statements, service: serviceAddress(inputs) };
}

/** The proof files of this run. */
function proofFiles(results: readonly Result[], folder: string): FinishedRun["files"] {
  const names = results.flatMap(({ proof }) => (proof?.kind === "written" ? [proof.file] : []));
  return [...new Set(names)].map((name) => ({ name, path: join(folder, name) }));
}

/** The results in the light of the release, where there is one; what they became of it is told. */
function compare(results: readonly Result[], release: ReleaseAccess | undefined, { door: { log } }: Job): Compared {
  if (release === undefined) return { results };
  const compared = release.compare(results);
  const told = new Set(results);
  for (const result of compared.results) if (!told.has(result)) log.info(renderResultLine(result));
  return compared;
}

/** The release that is read or written, where the inputs want one and somebody is asked at all. */
async function openWantedRelease({ inputs, door }: Job, web: Web): Promise<ReleaseAccess | undefined> {
  const isWanted = inputs.fromRelease || inputs.releaseAttach !== "none";
  if (!isWanted || reasonToSkip(inputs) !== undefined) return undefined;
  if (door.openRelease !== undefined) return door.openRelease(web);
  throw new AnchorError("INTERNAL", "This door has no releases, and let inputs through that need one.");
}

function foldMany<T>(count: number, { door: { log } }: Job, work: () => Promise<T>): Promise<T> {
  log.debug(`SHA3-256 by ${hashEngine}.`);
  return count > mostUnfolded ? log.group(`${count} subjects, a line each`, work) : work();
}

function logOutcome(report: Report, facts: RunFacts, { door: { log } }: Job): void {
  warnOfEmptyFiles(report.results, log);
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
