/** Asks for proofs until they are ready (interface §5.1). */
import type { Digest } from "../core/digest.ts";
import { AnchorError, errorFacts } from "../core/errors.ts";
import type { ProofStatus } from "../evidence/proof.ts";
import { createTaskQueue } from "../host/queue.ts";
import { follow, nextTime, timetables, type Followed, type FollowOptions } from "./follow.ts";

export interface ProofWaitOptions extends Pick<FollowOptions<Followed>, "clock" | "stop" | "onRound"> {
  /** Asks about some of the proofs; ends early when the signal aborts. */
  readonly ask: (
    asked: ReadonlyMap<string, Digest>,
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, ProofStatus> | AnchorError>;
  /** Most ids that one request may name. */
  readonly maxAtOnce: number;
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

/** Asks once for each proof that is due. Returns whether every further request would fail in the same way. */
async function askDue(
  due: readonly PendingProof[],
  { ask, maxAtOnce, concurrency }: Omit<ProofWaitOptions, "waitMs">,
  over: AbortSignal,
): Promise<boolean> {
  let end: AnchorError | undefined;
  const tasks = createTaskQueue(concurrency, async (some: readonly PendingProof[]) => {
    const uids = new Map(some.map(({ uid, digest }) => [uid, digest]));
    const answer = end ?? (over.aborted ? undefined : await ask(uids, over));
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
  for (let start = 0; start < due.length; start += maxAtOnce) tasks.add(due.slice(start, start + maxAtOnce));
  await tasks.rest();
  return end !== undefined;
}
