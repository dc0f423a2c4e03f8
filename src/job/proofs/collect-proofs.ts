/** Waits for proofs that were asked for, and writes them. */
import { systemClock } from "../../client/clock.ts";
import type { ProofCalls } from "../../client/proof-calls.ts";
import { toAnchorError, type AnchorError } from "../../domain/errors.ts";
import type { ProofNews } from "../../domain/proof/obtaining.ts";
import type { Subject } from "../../domain/target.ts";
import { awaitProofs } from "../../operations/proof-waiting.ts";
import { createTurns } from "../../operations/turns.ts";
import { createProgress, idleFor } from "../progress.ts";
import type { ProofDesk } from "./proof-desk.ts";
import type { Provable } from "./provable.ts";

/** Asks for what is pending until it is there, or `waitMs` have passed, and writes it. */
export async function collectProofs(
  provable: readonly Pick<Provable, "subject">[],
  desk: ProofDesk,
  { status, mostAtOnce }: ProofCalls,
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
      mostAtOnce,
      concurrency: inputs.concurrency,
      waitMs,
      clock: systemClock,
      stop: door.signals.cancellation.stop,
      onRound: (waiting) => void (count = waiting),
    });
    const turns = createTurns(inputs.concurrency, ([uid, subject]: readonly [string, Subject]) =>
      settleProof(uid, subject, news.get(uid), desk),
    );
    for (const each of subjects) turns.add(each);
    await turns.rest();
  } finally {
    progress.stop();
  }
}

async function settleProof(uid: string, subject: Subject, news: ProofNews | undefined, desk: ProofDesk): Promise<void> {
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
