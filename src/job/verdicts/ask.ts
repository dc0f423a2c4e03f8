/** Hashes the subjects and asks the service about them, each as soon as it is ready. */
import { createClient, type Client } from "../../client/client.ts";
import type { Signals } from "../../action/signals.ts";
import type { Context } from "../../action/context.ts";
import { executeEach, executeManifest, executeProofs, type Execution, type Roll, type Work } from "./ask-each.ts";
import { renderResultLine } from "../wording/explanation.ts";
import type { Inputs } from "../inputs/inputs.ts";
import type { Log } from "../../action/runner/log.ts";
import { prepare } from "../subjects/hash-candidates.ts";
import { createProgress, type Progress } from "./progress.ts";
import type { ProofCandidate } from "../subjects/find-proofs.ts";
import { nameOf, type Candidate, type Subjects } from "../subjects/find-subjects.ts";
import { openJournal, type Journal } from "../evidence/journal.ts";
import type { ReportStore } from "../evidence/pdf-reports.ts";
import { waitForFinality } from "./wait-for-finality.ts";
import { confirmVerified, keepingJournal, keepingReports, operationOf, skipAll, type Operate } from "./operation.ts";

/** What one run works with. */
export interface Run {
  readonly inputs: Inputs;
  readonly context: Context;
  readonly log: Log;
  readonly signals: Signals;
}

/** What a run keeps, and where. */
export interface Keeping {
  /** Absolute path of the folder for evidence. */
  readonly folder: string;
  /** Fetches the report that an outcome links to. */
  readonly keepReport: ReportStore["keep"];
}

/**
 * Performs a run's operation on all its subjects.
 *
 * @param skip why nobody is asked, when that is so
 * @throws AnchorError `OUTPUT_UNWRITABLE` before anything is sent
 */
export async function perform(
  run: Run,
  subjects: Subjects,
  proofs: readonly ProofCandidate[],
  keeping: Keeping,
  skip?: string,
): Promise<Execution> {
  const { inputs, context, log, signals } = run;
  const isStamping = skip === undefined && inputs.mode === "stamp";
  const journal = isStamping ? openJournal(keeping.folder, context.runId, log.warning) : undefined;
  const client = skip === undefined ? connect(run) : undefined;
  const counter = createCounter(subjects.candidates, countRequests(inputs, subjects, proofs));
  const progress = createProgress(log.info, counter.read);
  try {
    const execution = await execute(run, subjects, proofs, counter, {
      operate: client === undefined ? skipAll(skip ?? "") : operateWith(client, run, keeping, journal),
      confirm: (outcome, subject) => confirmVerified(outcome, subject, context.workspace),
      concurrency: inputs.concurrency,
      stop: signals.cancellation.stop,
      overdue: signals.overdue,
      onDefect: signals.fail,
      onResult: (result) => {
        counter.result();
        log.info(renderResultLine(result));
      },
    });
    if (client === undefined || inputs.mode !== "stamp" || !inputs.waitForFinality) return execution;
    return { ...execution, results: await waitForFinality(execution.results, client.check, run, counter.waitFor) };
  } finally {
    progress.stop();
    await Promise.race([client?.close(), signals.overdue]);
    journal?.close();
  }
}

function operateWith(client: Client, { inputs, context }: Run, { keepReport }: Keeping, journal?: Journal): Operate {
  const operate = operationOf(inputs, client, context.workspace);
  return keepingReports(journal === undefined ? operate : keepingJournal(operate, journal), keepReport);
}

function connect({ inputs, log, signals }: Run): Client {
  return createClient({
    base: inputs.apiUrl,
    apiKey: inputs.apiKey,
    timeoutMs: inputs.requestTimeout,
    requestRate: inputs.requestRate,
    cancellation: signals.cancellation,
    onRequest: ({ path, requestId, milliseconds, result }) =>
      log.debug(`POST ${path} ${result} ${milliseconds} ms, request ${requestId}`),
  });
}

function execute(
  { inputs, context, signals }: Run,
  { candidates, list }: Subjects,
  proofs: readonly ProofCandidate[],
  { bytes: onBytes, hashed: onHashed }: Counter,
  work: Work,
): Promise<Execution> {
  const isManifest = inputs.anchor === "manifest";
  const roll: Roll = {
    count: candidates.length,
    nameAt: (index) => candidates[index] && nameOf(candidates[index]),
  };
  const prepared = prepare(candidates, {
    sha256: inputs.fromRelease || inputs.releaseAttach !== "none",
    fingerprint: inputs.mode === "verify",
    mustBeListed: list !== undefined,
    workspace: context.workspace,
    signal: signals.cancellation.stop,
    onBytes,
    onHashed,
  });
  if (isManifest) return executeManifest(roll, prepared, list, work);
  if (inputs.proofs.length === 0) return executeEach(roll, prepared, work);
  const isBound = inputs.files.length > 0 || inputs.subjectChecksums !== "" || inputs.fromRelease;
  return executeProofs(roll, prepared, proofs, isBound, work);
}

/** Bytes to be hashed for it, where there are any. */
function sizeOf(candidate: Candidate): number | undefined {
  if (candidate.kind === "asset") return candidate.size;
  return candidate.kind === "file" ? candidate.source.size : undefined;
}

/** Digests to be asked about, as far as that can be told before they are known. */
function countRequests({ anchor }: Inputs, { candidates }: Subjects, proofs: readonly ProofCandidate[]): number {
  if (anchor === "manifest") return 1;
  return proofs.length > 0 ? proofs.length : candidates.length;
}

type Counter = ReturnType<typeof createCounter>;

/** Counts what the progress line tells. */
function createCounter(candidates: readonly Candidate[], requestsTotal: number) {
  const sizes = candidates.map(sizeOf);
  const files = sizes.filter((size) => size !== undefined);
  const totalBytes = files.reduce((sum, size) => sum + size, 0);
  let hashedBytes = 0;
  let hashedFiles = 0;
  let done = 0;
  let waitingFor: string | undefined;
  return {
    bytes: (bytes: number): void => void (hashedBytes += bytes),
    hashed: (): void => void (hashedFiles += 1),
    result: (): void => void (done += 1),
    waitFor: (what: string): void => void (waitingFor = what),
    read: (): Progress => ({
      hashedBytes,
      totalBytes,
      hashedFiles,
      totalFiles: files.length,
      requestsDone: Math.min(done, requestsTotal),
      requestsTotal,
      ...(waitingFor !== undefined && { waitingFor }),
    }),
  };
}
