/** Asks for new proofs, each of which costs a stamp. */
import type { ProofCalls } from "../api/client.ts";
import type { Digest } from "../core/digest.ts";
import { errorFacts, isOutage, toAnchorError, type AnchorError } from "../core/errors.ts";
import type { Subject } from "../core/subject.ts";
import type { ProofRequestAnswer, ProofStatus } from "../evidence/proof.ts";
import type { ProofState } from "../core/report.ts";
import { createAttempts, type Attempts } from "../host/attempts.ts";
import { systemClock } from "../host/clock.ts";
import { createProgress, idleFor } from "../host/progress.ts";
import { createTaskQueue } from "../host/queue.ts";
import type { Job } from "../run/host.ts";
import { awaitProofs } from "./await-proofs.ts";
import type { Journal, ProofFacts } from "./journal.ts";
import { openProofFolder, type ProofFolder } from "./proof-folder.ts";
import type { Provable } from "./provable.ts";

/** After so many outages in a row no more proofs are asked for. */
const maxOutages = 5;

/** Asks once for each proof of `fresh`. The journal has the request before it is sent, and its id when it is known. */
export async function requestProofs(
  fresh: readonly Provable[],
  desk: ProofDesk,
  { calls, journal }: { readonly calls: ProofCalls; readonly journal: Journal },
): Promise<void> {
  const { inputs, door } = desk.job;
  if (fresh.length === 0) return;
  const sent = fresh.length === 1 ? "1 digest is" : `${fresh.length} digests are`;
  door.log.info(`${sent} sent once more for a proof file; each costs a second stamp of the account.`);
  const breaker = createProofBreaker(door.signals.cancellation.stop);
  const tasks = createTaskQueue(inputs.concurrency, async (each: Provable) => {
    const reason = breaker.reason();
    if (reason === undefined) breaker.watch(await requestOne(each, desk, calls, journal));
    else desk.states.set(each.subject.digest, { kind: "missing", note: reason });
  });
  fresh.forEach(tasks.add);
  await tasks.rest();
}

/** Returns the error of what was refused. */
async function requestOne(
  { subject }: Provable,
  desk: ProofDesk,
  calls: ProofCalls,
  journal: Journal,
): Promise<AnchorError | undefined> {
  const { digest } = subject;
  try {
    journal.recordProof(subject, { event: "proof-intent" });
  } catch (thrown) {
    const error = toAnchorError(thrown);
    refuseProof(error, { subject }, desk);
    return error;
  }
  const ticket: ProofRequestAnswer = await calls.request(digest);
  if (ticket.kind === "asked") {
    desk.states.set(digest, { kind: "pending", uid: ticket.uid, note: "" });
    desk.note(subject, { event: "proof-asked", uid: ticket.uid });
  }
  if (ticket.kind === "open") desk.states.set(digest, { kind: "unclear", note: ticket.account });
  if (ticket.kind !== "refused") return undefined;
  desk.note(subject, { event: "proof-result", code: ticket.error.code });
  refuseProof(ticket.error, { subject }, desk);
  return ticket.error;
}

/** An outage says nothing of the digest, and nothing was spent: a later run may ask. */
function refuseProof(
  error: AnchorError,
  { subject }: Pick<Provable, "subject">,
  { states, failures }: ProofDesk,
): void {
  if (isOutage(error) || error.code === "NOT_ATTEMPTED") {
    states.set(subject.digest, { kind: "missing", note: `${error.code}: ${error.account}` });
    return;
  }
  states.set(subject.digest, { kind: "failed" });
  failures.set(subject.digest, error);
}

/** Knows when every further request would fail alike. */
function createProofBreaker(stop: AbortSignal) {
  let cause: AnchorError | undefined;
  let outages = 0;
  return {
    reason: (): string | undefined =>
      stop.aborted ? "The run was cancelled." : cause && `Nothing was sent for it after ${cause.code}.`,
    watch: (error: AnchorError | undefined): void => {
      outages = error !== undefined && isOutage(error) ? outages + 1 : 0;
      if (error !== undefined && (errorFacts(error.code).stopsRun === true || outages >= maxOutages)) cause ??= error;
    },
  };
}

/** Asks for what is pending until it is there, or `waitMs` have passed, and writes it. */
export async function collectProofs(
  provable: readonly Pick<Provable, "subject">[],
  desk: ProofDesk,
  { status, maxAtOnce }: ProofCalls,
  waitMs: number,
): Promise<void> {
  const { inputs, door } = desk.job;
  const subjects = new Map<string, Subject>();
  for (const { subject } of provable) {
    const state = desk.states.get(subject.digest);
    if (state?.kind === "pending") subjects.set(state.uid, subject);
  }
  let count = subjects.size;
  const progress = createProgress(door.log, () => idleFor(`${count} ${count === 1 ? "proof file" : "proof files"}`));
  try {
    const asked = new Map([...subjects].map(([uid, { digest }]) => [uid, digest]));
    const news = await awaitProofs(asked, {
      ask: status,
      maxAtOnce,
      concurrency: inputs.concurrency,
      waitMs,
      clock: systemClock,
      stop: door.signals.cancellation.stop,
      onRound: (waiting) => void (count = waiting),
    });
    const tasks = createTaskQueue(inputs.concurrency, ([uid, subject]: readonly [string, Subject]) =>
      settleProof(uid, subject, news.get(uid), desk),
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
  news: ProofStatus | undefined,
  desk: ProofDesk,
): Promise<void> {
  const { digest } = subject;
  if (news?.kind === "waiting") desk.states.set(digest, { kind: "pending", uid, note: news.note });
  if (news?.kind === "lost") fail(news.error, uid, subject, desk);
  if (news?.kind !== "ready") return;
  const onError = desk.attempts.begin();
  try {
    desk.states.set(digest, { kind: "written", ...(await desk.folder.write(subject, news.item)), uid });
    desk.note(subject, { event: "proof-result", uid });
  } catch (thrown) {
    const error = toAnchorError(thrown);
    if (error.code === "PROOF_INVALID") fail(error, uid, subject, desk);
    // The proof itself is right: the next run asks for it again.
    else onError(error);
  }
}

function fail(error: AnchorError, uid: string, subject: Subject, { states, failures, note }: ProofDesk): void {
  states.set(subject.digest, { kind: "failed", uid });
  failures.set(subject.digest, error);
  note(subject, { event: "proof-result", uid, code: error.code });
}

/** What is known of them so far, and where they are written. */
export interface ProofDesk {
  readonly job: Job;
  readonly folder: ProofFolder;
  readonly states: Map<Digest, ProofState>;
  /** Errors of digests whose state is `failed`. */
  readonly failures: Map<Digest, AnchorError>;
  readonly attempts: Attempts;
  /** Writes a line down, where there is a journal; what cannot be written is warned of. */
  readonly note: (subject: Subject, facts: ProofFacts) => void;
}

/** @param folder absolute; where proof files are written */
export async function openDesk(job: Job, folder: string, journal: Journal | undefined): Promise<ProofDesk> {
  const note = (subject: Subject, facts: ProofFacts): void => {
    try {
      journal?.recordProof(subject, facts);
    } catch (thrown) {
      job.door.log.warning(toAnchorError(thrown).message);
    }
  };
  const empty = {
    states: new Map<Digest, ProofState>(),
    failures: new Map<Digest, AnchorError>(),
    attempts: createAttempts(),
  };
  return { job, folder: await openProofFolder(folder), note, ...empty };
}
