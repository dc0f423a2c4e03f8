/** Asks for proofs until they are there (interface §5.1). */
import type { Digest } from "../core/digest.ts";
import { AnchorError, errorFacts } from "../core/errors.ts";
import type { ProofStatus } from "../evidence/proof.ts";
import { createTaskQueue } from "../host/queue.ts";
import { follow, nextTime, timetables, type Followed, type FollowOptions } from "./follow.ts";

export interface ProofWaitOptions extends Pick<FollowOptions<Followed>, "clock" | "stop" | "onRound"> {
  /** Asks about some of them; ends early when the signal aborts. */
  readonly ask: (
    asked: ReadonlyMap<string, Digest>,
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, ProofStatus> | AnchorError>;
  /** Most ids that one question may name. */
  readonly maxAtOnce: number;
  /** How many questions are asked at the same time. */
  readonly concurrency: number;
  /** How long to wait in milliseconds; with 0 each is asked for once. */
  readonly waitMs: number;
}

/** A proof that was asked for. */
interface PendingProof extends Followed {
  readonly uid: string;
  readonly digest: Digest;
  status: ProofStatus;
}

/**
 * Asks for the proofs, all of them once and those that are not ready again, until each is ready or lost, nobody can be
 * asked any more or the time is over.
 *
 * @param asked the ids, each with its digest
 * @returns what is known of each id
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
      const isDone = waitMs === 0 || proof.status.kind !== "waiting";
      proof.next = isDone ? undefined : nextTime(timetables.pending, since, clock.now());
    }
    return isAtEnd;
  };
  const deadline = waitMs === 0 ? Number.POSITIVE_INFINITY : since + waitMs;
  await follow(pending, { ...options, ask, deadline });
  return new Map(pending.map(({ uid, status }) => [uid, status]));
}

const notAsked: ProofStatus = { kind: "waiting", note: "The run ended before the service was asked for it." };

/** One round. Returns whether every further question would fail alike. */
async function askDue(
  due: readonly PendingProof[],
  { ask, maxAtOnce, concurrency }: Omit<ProofWaitOptions, "waitMs">,
  over: AbortSignal,
): Promise<boolean> {
  let end: AnchorError | undefined;
  const tasks = createTaskQueue(concurrency, async (some: readonly PendingProof[]) => {
    const uids = new Map(some.map(({ uid, digest }) => [uid, digest]));
    const answer = end ?? (over.aborted ? undefined : await ask(uids, over));
    // A question that was held back ends them too: the service asked for a longer pause than a run makes.
    const isAtEnd =
      answer instanceof AnchorError && (answer.code === "NOT_ATTEMPTED" || errorFacts(answer.code).stopsRun === true);
    if (isAtEnd && !over.aborted) end ??= answer;
    for (const proof of some) {
      const status: ProofStatus | undefined =
        answer instanceof AnchorError
          ? { kind: "waiting", note: `The service could not be asked for it: ${answer.code}.` }
          : answer?.get(proof.uid);
      // A question that the end of the time broke off says nothing.
      const isBrokenOff = over.aborted && proof.status !== notAsked && answer instanceof AnchorError;
      if (status !== undefined && !isBrokenOff) proof.status = status;
    }
  });
  for (let start = 0; start < due.length; start += maxAtOnce) tasks.add(due.slice(start, start + maxAtOnce));
  await tasks.rest();
  return end !== undefined;
}
