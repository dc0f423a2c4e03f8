/** Hashes the subjects and asks about them, each as soon as it is ready. */
import type { Result } from "../../domain/report/report.ts";
import { hashEngine } from "../../operations/hashing/hash-files.ts";
import type { Job } from "../door.ts";
import { toChecksumLines } from "./checksum-lines.ts";
import type { Subjects } from "../subjects/find-subjects.ts";
import { hashCandidates } from "../ready/hash-candidates.ts";
import { mostUnfolded } from "../text/budget.ts";
import { renderResultLine } from "../wording/result-line.ts";
import { askEach } from "./ask-each.ts";
import { askManifest } from "./ask-manifest.ts";
import { askProofs } from "./ask-proofs.ts";
import type { AskedResults, Asking } from "./asking.ts";
import type { Operation } from "../operation/operation.ts";
import { confirmVerified } from "./confirm-verified.ts";
import { countSubjects, createProgress, type Counter } from "../progress.ts";
import { tellBlocks } from "./tell-blocks.ts";
import { waitForFinality } from "./wait-for-finality.ts";

/** Asks about all subjects in the way that the inputs want: each, its proofs, or the list alone. */
export async function askAll(subjects: Subjects, job: Job, operation: Operation): Promise<AskedResults> {
  const { log } = job.door;
  log.debug(`SHA3-256 by ${hashEngine}.`);
  const work = (): Promise<AskedResults> => askAndFollow(subjects, job, operation);
  return subjects.count > mostUnfolded ? log.group(`${subjects.count} subjects, a line each`, work) : work();
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
  const isWaiting = job.inputs.waitForFinality;
  const ended = isWaiting ? await waitForFinality(results, { find: chain.find, operate, waitFor }, job) : results;
  const settled = await tellBlocks(ended, chain.locate, job);
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
