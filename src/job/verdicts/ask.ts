/** Hashes the subjects and asks about them, each as soon as it is ready. */
import type { Job } from "../door.ts";
import { toChecksumLines } from "../subjects/checksum-lines.ts";
import type { Subjects } from "../subjects/find-subjects.ts";
import { hashCandidates } from "../subjects/hash-candidates.ts";
import { renderResultLine } from "../wording/result-line.ts";
import { askEach } from "./ask-each.ts";
import { askManifest } from "./ask-manifest.ts";
import { askProofs } from "./ask-proofs.ts";
import type { Asked, Asking } from "./asking.ts";
import { confirmVerified, type Operation } from "./operation.ts";
import { countSubjects, createProgress, type Counter } from "./progress.ts";
import { waitForFinality } from "./wait-for-finality.ts";

/** Asks about all subjects in the way that the inputs want: each, its proofs, or the list alone. */
export async function askAll(subjects: Subjects, job: Job, operation: Operation): Promise<Asked> {
  const counter = countSubjects(subjects, job.inputs);
  const progress = createProgress(job.door.log, counter.read);
  try {
    const asked = await askInItsWay(subjects, job, counter, toAsking(job, operation, counter));
    if (operation.find === undefined) return asked;
    const waiting = { find: operation.find, operate: operation.operate, waitFor: counter.waitFor };
    return { ...asked, results: await waitForFinality(asked.results, waiting, job) };
  } finally {
    progress.stop();
  }
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
): Promise<Asked> {
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
