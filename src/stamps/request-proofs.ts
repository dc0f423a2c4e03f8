/** Asks for new proofs, each of which costs a stamp, and fetches proofs that were asked for earlier. */
import type { ProofCalls } from "../api/client.ts";
import { isOutage, toAnchorError, AnchorError, errorFacts } from "../core/errors.ts";
import type { Digest, Subject } from "../core/digest.ts";
import type { ProofState } from "../core/report.ts";
import { counted } from "../core/text.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import type { Attempts } from "../host/files.ts";
import type { Signals } from "../host/signals.ts";
import type { ProofStatus } from "../evidence/proof.ts";
import { systemClock } from "../host/clock.ts";
import { createProgress, idleFor, type Log } from "../host/host.ts";
import { createCircuitBreaker, createTaskQueue } from "../host/queue.ts";
import type { Journal, ProofFacts } from "./journal.ts";
import type { ProofFolder } from "./proof-folder.ts";
import type { Provable } from "./provable.ts";
import { follow, nextTime, timetables, type Followed, type FollowOptions } from "./follow.ts";

/** The parameters for obtaining the proofs of a run. */
export interface ProofParts {
  /** Absolute path of the folder for proof files. */
  readonly folder: string;
  /** True to ask for new proofs and wait for them; false to ask once for those that earlier runs asked for. */
  readonly isWanted: boolean;
  /** Proofs whose request was not answered are asked for again. */
  readonly isAgain?: boolean;
  /** The service's address as statements have it, and its calls; without calls no request is sent. */
  readonly service: string;
  readonly calls?: ProofCalls | undefined;
  /** The journal, in which requests are recorded before they are sent. */
  readonly journal?: Journal | undefined;
  /** The release's evidence, which is not trusted. */
  readonly recorded: EvidenceRecord;
  readonly waitTimeoutMs: number;
  readonly concurrency: number;
  readonly log: Log;
  readonly signals: Pick<Signals, "cancellation" | "overdue" | "fail">;
}

/** The proofs of one run while they are obtained. */
export interface ProofWork extends ProofParts {
  readonly files: ProofFolder;
  /** The state of each digest's proof so far. */
  readonly states: Map<Digest, ProofState>;
  /** Errors of digests whose state is `failed`. */
  readonly failures: Map<Digest, AnchorError>;
  readonly attempts: Attempts;
  /** Writes a line into the journal, if there is a journal; a failed write is a warning. */
  readonly note: (subject: Subject, facts: ProofFacts) => void;
}

/** Asks once for each proof of `fresh`. The journal gets the request before it is sent, and its id once known. */
export async function requestProofs(
  fresh: readonly Provable[],
  work: ProofWork,
  asking: { readonly calls: ProofCalls; readonly journal: Journal },
): Promise<void> {
  const { concurrency, log, signals, states } = work;
  if (fresh.length === 0) return;
  const sent = fresh.length === 1 ? "1 digest is" : `${fresh.length} digests are`;
  log.info(`${sent} sent once more for a proof file. Each costs a second stamp of the account.`);
  const breaker = createCircuitBreaker(signals.cancellation.stop);
  const tasks = createTaskQueue(concurrency, async ({ subject }: Provable) => {
    const reason = breaker.reason();
    if (reason === undefined) return breaker.watch(await requestOne(subject, work, asking));
    const note = reason === "cancelled" ? "The run was cancelled." : `No request was sent for it after ${reason.code}.`;
    states.set(subject.digest, { kind: "missing", note });
  });
  fresh.forEach(tasks.add);
  await tasks.rest();
}

/** Requests one proof. Returns the error of a request that was refused, or answered with an error, or met an outage. */
async function requestOne(
  subject: Subject,
  work: ProofWork,
  { calls, journal }: { readonly calls: ProofCalls; readonly journal: Journal },
): Promise<AnchorError | undefined> {
  const { digest } = subject;
  try {
    const other = journal.recordProofIntent(subject);
    if (other !== undefined) {
      const note = "Another run asks for them at the same time.";
      const { uid } = other;
      work.states.set(digest, uid === undefined ? { kind: "missing", note } : { kind: "pending", uid, note: "" });
      return undefined;
    }
  } catch (thrown) {
    const error = toAnchorError(thrown);
    refuseProof(error, subject, work);
    return error;
  }
  const answer = await calls.request(digest);
  if (answer.kind === "asked") {
    work.states.set(digest, { kind: "pending", uid: answer.uid, note: "" });
    work.note(subject, { event: "proof-asked", uid: answer.uid });
  }
  if (answer.kind === "open") {
    work.states.set(digest, { kind: "unclear", note: answer.account });
    if (answer.error !== undefined) work.failures.set(digest, answer.error);
    return answer.error ?? answer.outage;
  }
  if (answer.kind !== "refused") return undefined;
  work.note(subject, { event: "proof-result", code: answer.error.code });
  refuseProof(answer.error, subject, work);
  return answer.error;
}

/** Records a refusal. An outage says nothing about the digest, and nothing was spent: a later run may ask. */
function refuseProof(error: AnchorError, { digest }: Subject, { states, failures }: ProofWork): void {
  if (isOutage(error) || error.code === "NOT_ATTEMPTED") {
    states.set(digest, { kind: "missing", note: `${error.code}: ${error.account}` });
    return;
  }
  states.set(digest, { kind: "failed" });
  failures.set(digest, error);
}

/** Asks for pending proofs until they are ready, or `waitMs` have passed, and writes them. */
export async function collectProofs(
  wanted: readonly Subject[],
  work: ProofWork,
  calls: ProofCalls,
  waitMs: number,
): Promise<void> {
  const { concurrency, log, signals, states } = work;
  const subjects = new Map<string, Subject>();
  for (const subject of wanted) {
    const state = states.get(subject.digest);
    if (state?.kind === "pending") subjects.set(state.uid, subject);
  }
  let count = subjects.size;
  const progress = createProgress(log, () => idleFor(counted(count, "proof file")));
  try {
    const asked = new Map([...subjects].map(([uid, { digest }]) => [uid, digest]));
    const statuses = await awaitProofs(asked, {
      calls,
      concurrency,
      waitMs,
      clock: systemClock,
      stop: signals.cancellation.stop,
      onRound: (waiting) => void (count = waiting),
    });
    const tasks = createTaskQueue(concurrency, ([uid, subject]: readonly [string, Subject]) =>
      settleProof(uid, subject, statuses.get(uid), work),
    );
    for (const each of subjects) tasks.add(each);
    await tasks.rest();
  } finally {
    progress.stop();
  }
}

async function settleProof(
  uid: string,
  subject: Subject,
  status: ProofStatus | undefined,
  work: ProofWork,
): Promise<void> {
  const { digest } = subject;
  if (status?.kind === "waiting") work.states.set(digest, { kind: "pending", uid, note: status.note });
  if (status?.kind === "doubtful" || status?.kind === "lost") fail(status, uid, subject, work);
  if (status?.kind !== "ready") return;
  const onError = work.attempts.begin();
  try {
    work.states.set(digest, { kind: "written", ...(await work.files.write(subject, status.item)), uid });
    work.note(subject, { event: "proof-result", uid });
  } catch (thrown) {
    // The proof itself is right: the next run asks for it again.
    onError(toAnchorError(thrown));
  }
}

/** Fails a proof that did not come. Only the service's own error ends the asking: another request is another stamp. */
function fail(
  { kind, error }: Extract<ProofStatus, { readonly error: AnchorError }>,
  uid: string,
  subject: Subject,
  { states, failures, note }: ProofWork,
): void {
  const isOpen = kind === "doubtful";
  states.set(subject.digest, isOpen ? { kind: "pending", uid, note: error.account } : { kind: "failed", uid });
  failures.set(subject.digest, error);
  note(subject, { event: "proof-result", uid, code: error.code, ...(isOpen && { open: true }) });
}

export interface ProofWaitOptions extends Pick<FollowOptions<Followed>, "clock" | "stop" | "onRound"> {
  readonly calls: Pick<ProofCalls, "status" | "maxAtOnce">;
  /** How many requests are sent at the same time. */
  readonly concurrency: number;
  /** How long to wait in milliseconds; with 0 each proof is asked for once. */
  readonly waitMs: number;
}

/** A proof that was asked for. */
interface PendingProof extends Followed {
  readonly uid: string;
  readonly digest: Digest;
  status: ProofStatus;
}

/**
 * Asks for all proofs once, and for those that are not ready again, until each is ready or lost, no further request is
 * possible or the time is over.
 *
 * @param asked the ids, each with its digest
 * @returns the status of each id
 */
export async function awaitProofs(
  asked: ReadonlyMap<string, Digest>,
  { waitMs, ...options }: ProofWaitOptions,
): Promise<ReadonlyMap<string, ProofStatus>> {
  const { clock } = options;
  const since = clock.now();
  const pending = [...asked].map(([uid, digest]): PendingProof => ({ uid, digest, status: notAsked, next: since }));
  const ask = async (due: readonly PendingProof[], over: AbortSignal): Promise<boolean> => {
    const isAtEnd = await askDue(due, options, over);
    for (const proof of due) {
      const isDone = waitMs === 0 || proof.status.kind === "ready" || proof.status.kind === "lost";
      proof.next = isDone ? undefined : nextTime(timetables.pending, since, clock.now());
    }
    return isAtEnd;
  };
  const deadline = waitMs === 0 ? Number.POSITIVE_INFINITY : since + waitMs;
  await follow(pending, { ...options, ask, deadline });
  return new Map(pending.map(({ uid, status }) => [uid, status]));
}

const notAsked: ProofStatus = { kind: "waiting", note: "The run ended before the service was asked for it." };

/** Asks once for each proof that is due. Returns whether every further request would fail in the same way. */
async function askDue(
  due: readonly PendingProof[],
  { calls, concurrency }: Omit<ProofWaitOptions, "waitMs">,
  over: AbortSignal,
): Promise<boolean> {
  let end: AnchorError | undefined;
  const tasks = createTaskQueue(concurrency, async (some: readonly PendingProof[]) => {
    const uids = new Map(some.map(({ uid, digest }) => [uid, digest]));
    const answer = end ?? (over.aborted ? undefined : await calls.status(uids, over));
    // A request that was not sent also ends the round: the service asked for a longer pause than a run makes.
    const isAtEnd =
      answer instanceof AnchorError && (answer.code === "NOT_ATTEMPTED" || errorFacts(answer.code).stopsRun === true);
    if (isAtEnd && !over.aborted) end ??= answer;
    for (const proof of some) {
      const status: ProofStatus | undefined =
        answer instanceof AnchorError
          ? { kind: "waiting", note: `The service could not be asked for it: ${answer.code}.` }
          : answer?.get(proof.uid);
      // A request that the end of the time broke off changes nothing.
      const isBrokenOff = over.aborted && proof.status !== notAsked && answer instanceof AnchorError;
      if (status !== undefined && !isBrokenOff) proof.status = status;
    }
  });
  const { maxAtOnce } = calls;
  for (let start = 0; start < due.length; start += maxAtOnce) tasks.add(due.slice(start, start + maxAtOnce));
  await tasks.rest();
  return end !== undefined;
}
