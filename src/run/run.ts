/** The story of a run: from inputs to subjects, verdicts and evidence. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { createWeb, type Web } from "../api/downloads.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { isProofFile, runFiles } from "../core/file-names.ts";
import type { Report, Result, RunFacts } from "../core/report.ts";
import type { Host } from "../host/host.ts";
import { reasonToSkip, serviceAddress, type Inputs } from "../host/inputs.ts";
import type { Proven } from "../stamps/obtain-proofs.ts";
import type { ProofParts } from "../stamps/request-proofs.ts";
import { hashAndAsk } from "./ask.ts";
import { judgeRun, type Ending } from "./ending.ts";
import { leaveEvidence } from "./leave-evidence.ts";
import { openRecordedOperation } from "./open-operation.ts";
import { openOutputDir, removeEarlierFiles } from "./output-dir.ts";
import { openRecords } from "./records.ts";
import type { ReleaseAccess } from "./release-access.ts";
import { checkCount, findSubjects, type Subjects } from "./subjects.ts";

/** What a run needs of where it takes place, beside the host that it shares with a monitor. */
export interface RunTools {
  /** Opens the release that the inputs name; where there are no releases, inputs that need one are refused before. */
  readonly openRelease?: (web: Web) => Promise<ReleaseAccess>;
  /**
   * Hands over the finished report, as this host shows it.
   *
   * @returns what could not be shown
   */
  readonly present: (report: Report, facts: RunFacts) => Promise<readonly AnchorError[]>;
}

/**
 * Runs what the inputs want. All evidence is written before the verdict is given.
 *
 * @throws AnchorError for what ends a run before it has verdicts
 */
export async function runJob(inputs: Inputs, host: Host, { openRelease, present }: RunTools): Promise<Ending> {
  const startedAt = new Date();
  const web = createWeb();
  await using _connections = { [Symbol.asyncDispose]: web.close };
  const folder = await openOutputDir(inputs.outputDir, host);
  const finding = find(inputs, host, folder, openRelease && (() => openRelease(web)));
  const { release, subjects } = await clearFolder(folder, finding, host.log);
  using records = openRecords(inputs, host, folder, web);
  await using operation = await openRecordedOperation(inputs, host, records, release?.evidence ?? []);
  const proofs = {
    folder,
    isWanted: inputs.mode === "stamp" && inputs.proof,
    journal: records.journal,
    statements: release?.evidence ?? [],
  };
  const obtainProofs = await loadProofs(proofs);
  const { results, checksums } = await hashAndAsk(subjects, operation, inputs, host);
  const proven = await obtainProofs(results, {
    ...proofs,
    service: serviceAddress(inputs),
    calls: operation.proofs,
    waitTimeoutMs: inputs.waitTimeout,
    concurrency: inputs.concurrency,
    log: host.log,
    signals: host.signals,
  });
  const made = { startedAt, folder, checksums, proven, reports: records.reports };
  const { report, facts, errors } = await leaveEvidence(made, release, inputs, host);
  const unwritten = [...errors, ...records.errors];
  const unshown = await present(report, { ...facts, unwritten });
  return judgeRun(report, [...unwritten, ...unshown], inputs, host);
}

/**
 * Loads what obtains proofs, unless no proof is wanted, none is at hand and no earlier run asked for one. That is known
 * before anything is sent, and afterwards nothing may keep the evidence from being written.
 */
async function loadProofs({
  folder,
  isWanted,
  journal,
  statements,
}: Pick<ProofParts, "folder" | "isWanted" | "journal" | "statements">): Promise<
  (results: readonly Result[], parts: ProofParts) => Promise<Proven>
> {
  const isLeft = statements.length > 0 || (journal?.lines ?? []).length > 0;
  if (isWanted || isLeft || (await readdir(folder)).some(isProofFile))
    return (await import("../stamps/obtain-proofs.ts")).obtainProofs;
  return async (results) => ({ results, others: [], files: [], errors: [] });
}

interface Found {
  readonly release: ReleaseAccess | undefined;
  readonly subjects: Subjects;
}

/** Finds the release and the subjects of this run, neither too few nor too many. */
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
  checkCount(subjects.count, inputs, host.log);
  release?.ensureRoom(subjects.count);
  return { release, subjects };
}

/**
 * Removes what an earlier run left in the folder, once this run has found its subjects, also where it found none: lists
 * and proofs in the folder may be among them.
 */
async function clearFolder(folder: string, finding: Promise<Found>, log: Host["log"]): Promise<Found> {
  const [found] = await Promise.allSettled([finding]);
  // The baseline of the next scan stays: it is no file of this run.
  const [removed] = await Promise.allSettled([removeEarlierFiles(folder, [join(folder, runFiles.monitor)])]);
  if (found.status === "rejected") {
    // The run ends with this error; the log says beside it that old files are still there.
    if (removed.status === "rejected") log.warning(messageOf(removed.reason));
    throw found.reason;
  }
  if (removed.status === "rejected") throw removed.reason;
  return found.value;
}
