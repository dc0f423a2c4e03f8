/** Hashes the subjects and asks about them, each as soon as it is ready. */
import type { Result } from "../core/report.ts";
import { hashEngine } from "../hash/hash-files.ts";
import { countSubjects, createProgress, type Counter } from "../host/progress.ts";
import { renderResultLine } from "../render/lines.ts";
import { maxUnfolded } from "../render/markdown.ts";
import { locateBlocks, waitForFinality } from "../stamps/wait-for-finality.ts";
import { toChecksumLines, askEach, type AskedResults, type Asking } from "./ask-each.ts";
import type { Candidate, HashedSubject } from "./candidates.ts";
import { hashCandidates, bindProofs, collectHashed, type HashedRows } from "./hash-subjects.ts";
import type { Job } from "./host.ts";
import { askManifest } from "./manifest.ts";
import { type Operation, confirmVerified } from "./operation.ts";
import type { Subjects } from "./subjects.ts";

/** Asks about all subjects in the way that the inputs want: each, its proofs, or the list alone. */
export async function askAll(subjects: Subjects, job: Job, operation: Operation): Promise<AskedResults> {
  const { log } = job.door;
  log.debug(`SHA3-256 by ${hashEngine}.`);
  const work = (): Promise<AskedResults> => askAndFollow(subjects, job, operation);
  return subjects.count > maxUnfolded ? log.group(`${subjects.count} subjects, a line each`, work) : work();
}

async function askAndFollow(subjects: Subjects, job: Job, operation: Operation): Promise<AskedResults> {
  const counter = countSubjects(subjects, job.inputs);
  const progress = createProgress(job.door.log, counter.read);
  try {
    const asked = await askInItsWay(subjects, job, counter, toAsking(job, operation, counter));
    return { ...asked, results: await followStamps(asked.results, job, operation, counter) };
  } finally {
    progress.stop();
  }
}

/** Waits until the chain has what was stamped, where that is asked for, and finds out its block. */
async function followStamps(
  results: readonly Result[],
  job: Job,
  { operate, chain }: Operation,
  { waitFor }: Counter,
): Promise<readonly Result[]> {
  if (chain === undefined) return results;
  const { waitForFinality: isWaiting, waitTimeout: waitTimeoutMs, blockTime: blockTimeMs, concurrency } = job.inputs;
  const { log, signals } = job.door;
  const parts = { find: chain.find, resend: operate, waitFor, waitTimeoutMs, blockTimeMs, concurrency, log, signals };
  const ended = isWaiting ? await waitForFinality(results, parts) : results;
  const settled = await locateBlocks(ended, { locate: chain.locate, concurrency, signals });
  // A stamp that was only accepted has had its line; now that it is settled it gets another one.
  const done = settled.filter(({ outcome }, index) => outcome.kind !== results[index]?.outcome.kind);
  for (const result of done) job.door.log.info(renderResultLine(result));
  return settled;
}

function toAsking(
  { inputs, door: { log, signals, workspace } }: Job,
  { operate }: Operation,
  counter: Counter,
): Asking {
  return {
    operate,
    confirm: (outcome, subject) => confirmVerified(outcome, subject, workspace),
    concurrency: inputs.concurrency,
    stop: signals.cancellation.stop,
    overdue: signals.overdue,
    onDefect: signals.fail,
    onResult: (result) => {
      counter.result();
      log.info(renderResultLine(result));
    },
  };
}

async function askInItsWay(
  { candidates, list, proofs }: Subjects,
  { inputs, door }: Job,
  counter: Counter,
  asking: Asking,
): Promise<AskedResults> {
  const ready = hashCandidates(candidates, {
    sha256: inputs.fromRelease || inputs.releaseAttach !== "none",
    fingerprint: inputs.mode === "verify",
    mustBeListed: list !== undefined,
    workspace: door.workspace,
    signal: door.signals.cancellation.stop,
    onBytes: counter.bytes,
    onHashed: counter.hashed,
  });
  if (inputs.anchor === "manifest") return askManifest(candidates, ready, list, asking);
  const isBound = inputs.files.length > 0 || inputs.subjectChecksums !== "" || inputs.fromRelease;
  if (inputs.proofs.length > 0) return askProofs(candidates, ready, { proofs, isBound }, asking);
  const results = await askEach(candidates, ready, asking);
  return { results, checksums: toChecksumLines(results.map(({ subject }) => subject)) };
}

/**
 * Proofs are asked about, bound to the subjects they name; without subjects every proof stands for itself.
 *
 * @param isBound whether the inputs ask for subjects, even if none were found: then a proof without a file must not
 *   pass
 */
async function askProofs(
  candidates: readonly Candidate[],
  ready: HashedRows,
  { proofs, isBound }: { readonly proofs: readonly HashedSubject[]; readonly isBound: boolean },
  asking: Asking,
): Promise<AskedResults> {
  const subjects = await collectHashed(candidates, ready, asking);
  const rows = isBound ? bindProofs(subjects, proofs) : proofs;
  const results = await askEach(rows, rows.entries(), asking);
  return { results, checksums: toChecksumLines(subjects.map(({ subject }) => subject)) };
}
