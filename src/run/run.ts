/** The steps of a run: from inputs to subjects, verdicts and evidence. */
import { join, resolve } from "node:path";

import { createWeb, type Web } from "../api/downloads.ts";
import { AnchorError, messageOf, retold } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import type { Report, RunFacts } from "../core/report.ts";
import { type EvidenceRecord, openRecord } from "../evidence/record.ts";
import type { Statement } from "../evidence/statement.ts";
import type { Host } from "../host/host.ts";
import { reasonToSkip, serviceAddress, type Inputs } from "../host/inputs.ts";
import { earlierStamps, withYoungStamps } from "../stamps/earlier-stamps.ts";
import { hashAndAsk } from "./ask.ts";
import { nameOf } from "./candidates.ts";
import { judgeRun, type Ending } from "./ending.ts";
import {
  findStandingLists,
  readFolderLog,
  type StandingLists,
  openOutputDir,
  removeEarlierFiles,
  removeEarlierVerdicts,
} from "./evidence-folder.ts";
import { type EvidenceParts, leaveEvidence } from "./leave-evidence.ts";
import { openRecordedOperation } from "./open-operation.ts";
import { openRecords, type Records } from "./records.ts";
import type { ReleaseAccess } from "./release-access.ts";
import { checkCount, findSubjects, type Subjects } from "./subjects.ts";

/** The tools of a run, besides the host that it shares with a monitor. */
export interface RunTools {
  /** Opens the release that the inputs name; absent where there are no releases and inputs for them are refused. */
  readonly openRelease?: (web: Web) => Promise<ReleaseAccess>;
  /**
   * Shows the finished report in the way of this host.
   *
   * @returns the errors of what could not be shown
   */
  readonly present: (report: Report, facts: RunFacts) => Promise<readonly AnchorError[]>;
}

/**
 * Runs the job of the inputs. All evidence is written before the verdict is given.
 *
 * @throws AnchorError for an error that ends the run before it has verdicts
 */
export async function runJob(inputs: Inputs, host: Host, { openRelease, present }: RunTools): Promise<Ending> {
  const startedAt = new Date();
  const web = createWeb();
  await using _connections = { [Symbol.asyncDispose]: web.close };
  const folder = await openOutputDir(inputs.outputDir, host);
  const log = await readLog(folder, host.log);
  const lists = findStandingLists(folder, log, resolve(host.workspace, inputs.subjectChecksums));
  if (lists.isSha256Foreign)
    host.log.notice(`${runFiles.sha256} in output-dir was not written by this action, so it was not changed.`);
  const finding = find(inputs, host, folder, openRelease && (() => openRelease(web)));
  const { release, subjects } = await clearFolder(folder, lists, finding, host.log);
  const recorded = openRecord([...log, ...(release?.lines ?? [])], Date.now());
  using records = openRecords(inputs, host, folder, web);
  await using operation = await openRecordedOperation(inputs, host, records, recorded, release?.takeRoom);
  const askWitnesses = await loadWitnesses(inputs, recorded);
  const { results, checksums } = await askKnowing(records, recorded, subjects, operation, inputs, host);
  const { reports, journal } = records;
  const made = { startedAt, folder, lists, recorded, journal, checksums, results, reports, web, askWitnesses };
  const { report, facts, errors } = await leaveEvidence({ ...made, hasSent: operation.hasSent }, release, inputs, host);
  const unwritten = [...errors, ...records.errors];
  const unshown = await present(report, { ...facts, unwritten });
  return judgeRun(report, [...unwritten, ...unshown], { ...facts, mode: inputs.mode }, host);
}

/** Asks about the subjects, and adds the stamps of earlier runs that are so recent that their block may still come. */
async function askKnowing(
  { journal }: Pick<Records, "journal">,
  recorded: EvidenceRecord,
  ...[subjects, operation, inputs, host]: Parameters<typeof hashAndAsk>
): ReturnType<typeof hashAndAsk> {
  const asked = await hashAndAsk(subjects, operation, inputs, host);
  if (inputs.mode === "stamp") return asked;
  const stamps = earlierStamps(journal?.lines ?? [], recorded, serviceAddress(inputs), new Date());
  return { ...asked, results: withYoungStamps(asked.results, stamps, inputs.blockTime) };
}

/** Reads the log of the folder; where it cannot be used, nothing old in the folder is left to be read as new. */
async function readLog(folder: string, log: Host["log"]): Promise<readonly Statement[]> {
  try {
    return readFolderLog(folder).map(({ statement }) => statement);
  } catch (cause) {
    const [removed] = await Promise.allSettled([removeEarlierVerdicts(folder)]);
    if (removed.status === "rejected") log.warning(messageOf(removed.reason));
    throw cause;
  }
}

/**
 * Loads the code for witnesses where some are named or recorded. It is loaded before any stamp is sent: a failure to load
 * afterwards would keep the evidence from being written.
 */
async function loadWitnesses(
  { witness, dryRun }: Inputs,
  { witnesses }: EvidenceRecord,
): Promise<EvidenceParts["askWitnesses"]> {
  if ((witness.length === 0 && witnesses.length === 0) || dryRun) return undefined;
  return (await import("./ask-witnesses.ts")).askWitnesses;
}

interface Found {
  readonly release: ReleaseAccess | undefined;
  readonly subjects: Subjects;
}

/** Finds the release and the subjects of this run, and checks that there are neither too few nor too many. */
async function find(
  inputs: Inputs,
  host: Host,
  folder: string,
  openRelease: (() => Promise<ReleaseAccess>) | undefined,
): Promise<Found> {
  const isWanted = (inputs.fromRelease || inputs.releaseAttach !== "none") && reasonToSkip(inputs) === undefined;
  if (isWanted && openRelease === undefined)
    throw new AnchorError("INTERNAL", "This host has no releases, and let inputs through that need one.");
  const release = isWanted ? await openRelease?.() : undefined;
  const subjects = await findSubjects(inputs, host, folder, release?.candidates ?? []);
  checkCount(subjects.count, inputs, host);
  release?.ensureRoom([...subjects.candidates, ...subjects.proofs].map((candidate) => nameOf(candidate).name));
  return { release, subjects };
}

/** Says of an error of the search that no request about a file was sent: whoever pays for stamps asks that first. */
function withNothingSent(thrown: unknown): unknown {
  const isSaid = !(thrown instanceof AnchorError) || /Nothing was /.test(`${thrown.account} ${thrown.hint}`);
  return isSaid || thrown.code === "INTERNAL"
    ? thrown
    : retold(thrown, thrown.account, `Nothing was sent. ${thrown.hint}`);
}

/**
 * Removes the files of an earlier run from the folder once this run has searched for subjects, even if it found none:
 * lists in the folder may be among the subjects.
 */
async function clearFolder(
  folder: string,
  lists: StandingLists,
  finding: Promise<Found>,
  log: Host["log"],
): Promise<Found> {
  const [found] = await Promise.allSettled([finding]);
  // The file with the baseline of the next scan stays: it does not belong to this run.
  const [removed] = await Promise.allSettled([removeEarlierFiles(folder, lists, join(folder, runFiles.monitor))]);
  if (found.status === "rejected") {
    // The run ends with its own error; the log also says that old files are still there.
    if (removed.status === "rejected") log.warning(messageOf(removed.reason));
    throw withNothingSent(found.reason);
  }
  if (removed.status === "rejected") throw removed.reason;
  return found.value;
}
