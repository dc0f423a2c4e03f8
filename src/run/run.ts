/** The steps of a run: from inputs to subjects, verdicts and evidence. */
import { join, resolve } from "node:path";

import { createWeb, type Web } from "../api/downloads.ts";
import { AnchorError, messageOf, retold } from "../core/errors.ts";
import type { Digest } from "../core/digest.ts";
import { runFiles } from "../core/file-names.ts";
import type { Run } from "../evidence/run.ts";
import { isClaimed, isSettled, type EvidenceRecord } from "../evidence/record.ts";
import type { Host } from "../host/host.ts";
import { reasonToSkip, serviceAddress, sourceOf, type Inputs } from "../host/inputs.ts";
import { journaledStamps, recordedStamps, stampedNames, youngestStamps, type EarlierStamp } from "./earlier-stamps.ts";
import { hashAndAsk } from "./ask.ts";
import type { Asked } from "./ask-each.ts";
import { nameOf } from "./candidates.ts";
import { tellEnding } from "./ending.ts";
import { openOutputDir, readStatements, removeEarlierFiles } from "./evidence-folder.ts";
import { createRecall, openHistory, type History } from "./history.ts";
import { askLate, createLateFinder } from "./late-assets.ts";
import { leaveEvidence } from "./leave-evidence.ts";
import { openRun } from "./open-run.ts";
import type { Witnesses } from "./ask-witnesses.ts";
import { createAsker, openSource } from "./open-source.ts";
import { openRecords, type Records } from "./records.ts";
import type { ReleaseAccess } from "./release-access.ts";
import { checkCount, checkStatementRoom, findSubjects, type Subjects } from "./subjects.ts";

/** The tools of a run, besides the host that it shares with a monitor. */
export interface RunTools {
  /** Opens the release that the inputs name; absent where there are no releases and inputs for them are refused. */
  readonly openRelease?: (web: Web, inputs: Inputs) => Promise<ReleaseAccess>;
  /**
   * Shows the finished run in the way of this host.
   *
   * @returns the errors of what could not be shown
   */
  readonly present: (run: Run) => Promise<readonly AnchorError[]>;
}

/**
 * Runs the job of the inputs. All evidence is written before the verdict is given.
 *
 * @throws AnchorError for an error that ends the run before it has verdicts
 */
export async function runJob(inputs: Inputs, host: Host, { openRelease, present }: RunTools): Promise<Run> {
  const run = openRun(inputs, host.origin);
  await using web = createWeb();
  const folder = await openOutputDir(inputs.outputDir, host);
  const finding = find(inputs, host, folder, openRelease && ((wanted) => openRelease(web, wanted)));
  const { release, subjects, history } = await clearFolder(folder, inputs, host, finding);
  using records = openRecords(inputs, host, folder, web);
  const earlier = readEarlierStamps(inputs, history, records, release);
  const witnesses = await loadWitnesses(inputs, host, history.record, web);
  await using source = await openSource(inputs, host, { record: history.record, witnesses });
  const asker = createAsker(source, inputs, host, records, earlier);
  const journaled = stampedNames(records.journal?.lines ?? [], run.startedAt);
  const { mode, blockTime } = inputs;
  const recall = createRecall({ mode, blockTime, history, journaled, earlier, isReleased: release !== undefined });
  const recorded = { askedBy: askedBy(inputs, history.record), recall };
  const ask = (some: Subjects): Promise<Asked> => hashAndAsk(some, source, asker, recorded, inputs, host);
  const findLate = createLateFinder(release, inputs, host);
  Object.assign(run, await askLate(await ask({ ...subjects, findLate }), inputs, findLate, ask));
  run.hasSent = asker.hasSent();
  run.reports = records.reports;
  await leaveEvidence(run, { folder, history, release, witnesses }, inputs, host);
  run.problems.push(...records.errors);
  run.problems.push(...(await present(run)));
  await tellEnding(run, host);
  return run;
}

/**
 * Checks that what earlier runs recorded can be read, where a stamp depends on it.
 *
 * @throws AnchorError `EVIDENCE_INVALID`
 */
function refuseDamaged(mode: Inputs["mode"], { damaged: [first] }: History): void {
  if (first === undefined || mode !== "stamp") return;
  const account = `${first.what} cannot be used. Nothing was sent.`;
  throw new AnchorError("EVIDENCE_INVALID", account, { hint: first.advice, saysUnsent: true });
}

/** Returns the stamps of earlier runs: those of the folder by this machine's clock, those of the release by GitHub's. */
function readEarlierStamps(
  inputs: Inputs,
  { folder, released }: History,
  { journal }: Pick<Records, "journal">,
  release: ReleaseAccess | undefined,
): ReadonlyMap<Digest, EarlierStamp> {
  const service = serviceAddress(inputs);
  const now = new Date();
  return youngestStamps(
    journaledStamps(journal?.lines ?? [], now),
    recordedStamps(folder, service, now),
    recordedStamps(released, service, release === undefined ? now : release.today()),
  );
}

/**
 * Returns how to find the list by which a digest is asked about: a digest that has no stamp of its own on record, and
 * that a stamped list names. A stamp is always of the digest itself.
 */
function askedBy(inputs: Inputs, record: EvidenceRecord): (digest: Digest) => Digest | undefined {
  // What clocks have signed is asked about file by file.
  if (inputs.mode === "stamp" || sourceOf(inputs) === "clocks") return () => undefined;
  const { anchors, coverOf } = record;
  return (digest) => {
    const cover = isClaimed(anchors.get(digest)) ? undefined : coverOf(digest);
    // That the chain did not hold the list yet is no reason to ask otherwise.
    return cover !== undefined && (isSettled(cover) || cover.stamps.length > 0) ? cover.digest : undefined;
  };
}

/**
 * Loads the code for witnesses where some are named or recorded. It is loaded before any stamp is sent: a failure to load
 * afterwards would keep the evidence from being written.
 */
async function loadWitnesses(
  inputs: Inputs,
  { signals }: Pick<Host, "signals">,
  recorded: EvidenceRecord,
  web: Web,
): Promise<Witnesses | undefined> {
  const isNeeded = inputs.witness.length > 0 || recorded.witnesses.length > 0 || sourceOf(inputs) === "clocks";
  if (!isNeeded || inputs.dryRun) return undefined;
  const { openWitnesses } = await import("./ask-witnesses.ts");
  return openWitnesses(inputs, { web, recorded, signal: signals.cancellation.stop });
}

interface Found {
  readonly release: ReleaseAccess | undefined;
  readonly subjects: Subjects;
  readonly history: History;
}

/**
 * Finds the release and the subjects of this run, and what earlier runs recorded, and checks that there are neither too
 * few subjects nor too many.
 */
async function find(
  inputs: Inputs,
  host: Host,
  folder: string,
  openRelease: ((wanted: Inputs) => Promise<ReleaseAccess>) | undefined,
): Promise<Found> {
  // Who asks nobody reads the release all the same, and writes nothing to it.
  const releaseAttach = reasonToSkip(inputs) === undefined ? inputs.releaseAttach : "none";
  const isWanted = inputs.fromRelease || releaseAttach !== "none";
  if (isWanted && openRelease === undefined)
    throw new AnchorError("INTERNAL", "This host has no releases, and let inputs through that need one.");
  const release = isWanted ? await openRelease?.({ ...inputs, releaseAttach }) : undefined;
  const subjects = await findSubjects(inputs, host, folder, release?.candidates ?? []);
  checkCount(subjects.count, inputs, host);
  const names = [...subjects.candidates, ...subjects.proofs].map((candidate) => nameOf(candidate).name);
  checkStatementRoom(names, inputs);
  release?.ensureRoom(names);
  const history = openHistory(readStatements(folder), release);
  refuseDamaged(inputs.mode, history);
  return { release, subjects, history };
}

/** Says of an error of the search that no request about a file was sent: whoever pays for stamps asks that first. */
function withNothingSent(thrown: unknown): unknown {
  if (!(thrown instanceof AnchorError) || thrown.saysUnsent || thrown.code === "INTERNAL") return thrown;
  return retold(thrown, thrown.account, (front) => `Nothing was sent. ${thrown.hintFor(front)}`);
}

/**
 * Removes the files of an earlier run from the folder once this run has searched for subjects, even if it found none:
 * lists and proofs in the folder may be among the subjects. Beside evidence that cannot be read, nothing is removed.
 */
async function clearFolder(
  folder: string,
  { subjectChecksums }: Inputs,
  { workspace, log }: Host,
  finding: Promise<Found>,
): Promise<Found> {
  const [found] = await Promise.allSettled([finding]);
  if (found.status === "rejected" && found.reason instanceof AnchorError && found.reason.code === "EVIDENCE_INVALID")
    throw withNothingSent(found.reason);
  // The list is read once more when it is asked about, and the baseline of the next look does not belong to this run.
  const kept = [resolve(workspace, subjectChecksums), join(folder, runFiles.monitor)];
  const [removed] = await Promise.allSettled([removeEarlierFiles(folder, kept)]);
  if (found.status === "rejected") {
    // The run ends with its own error; the log also says that old files are still there.
    if (removed.status === "rejected") log.warning(messageOf(removed.reason), { title: "OUTPUT_UNWRITABLE" });
    throw withNothingSent(found.reason);
  }
  if (removed.status === "rejected") throw removed.reason;
  return found.value;
}
