/** Asks for proofs until they are there (interface §5.1). */
import type { Digest } from "../core/digest.ts";
import { AnchorError, errorFacts } from "../core/errors.ts";
import type { ProofStatus } from "../evidence/proof.ts";
import { createTaskQueue } from "../host/queue.ts";

export interface ProofWaitOptions {
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
  /** A clock that never jumps; `wait` resolves at once when the signal aborts. */
  readonly clock: {
    readonly now: () => number;
    readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  };
  readonly stop: AbortSignal;
  /** How many proofs are still waited for, before each round. */
  readonly onRound?: (waiting: number) => void;
}

/** Pauses between rounds in milliseconds: the service makes proofs once a minute, and a block takes its time. */
const roundPauses = [1000, 2000, 4000, 8000] as const;
const maxRoundPause = 15_000;

/**
 * Asks for the proofs, all of them once and those that are not ready again, until each is ready or lost, nobody can be
 * asked any more or the time is over.
 *
 * @param asked the ids, each with its digest
 * @returns what is known of each id
 */
export async function awaitProofs(
  asked: ReadonlyMap<string, Digest>,
  options: ProofWaitOptions,
): Promise<ReadonlyMap<string, ProofStatus>> {
  const { waitMs, clock, stop } = options;
  const deadline = clock.now() + waitMs;
  const over = waitMs === 0 ? stop : AbortSignal.any([AbortSignal.timeout(waitMs), stop]);
  const news = new Map<string, ProofStatus>();
  let waiting = [...asked];
  for (let round = 0; waiting.length > 0 && !over.aborted; round += 1) {
    options.onRound?.(waiting.length);
    const isAtEnd = await askRound(waiting, news, options, over);
    waiting = waiting.filter(([uid]) => news.get(uid)?.kind === "waiting");
    if (isAtEnd || waiting.length === 0) break;
    await clock.wait(Math.min(roundPauses[round] ?? maxRoundPause, Math.max(0, deadline - clock.now())), over);
    if (clock.now() >= deadline) break;
  }
  return new Map([...asked.keys()].map((uid) => [uid, news.get(uid) ?? notAsked]));
}

const notAsked: ProofStatus = { kind: "waiting", note: "The run ended before the service was asked for it." };

/** One round. Returns whether every further question would fail alike. */
async function askRound(
  waiting: readonly (readonly [uid: string, digest: Digest])[],
  news: Map<string, ProofStatus>,
  { ask, maxAtOnce, concurrency }: ProofWaitOptions,
  over: AbortSignal,
): Promise<boolean> {
  let end: AnchorError | undefined;
  const tasks = createTaskQueue(concurrency, async (some: ReadonlyMap<string, Digest>) => {
    const answer = end ?? (over.aborted ? undefined : await ask(some, over));
    if (answer instanceof AnchorError && endsQuestions(answer) && !over.aborted) end ??= answer;
    for (const uid of some.keys()) {
      const said = answer instanceof AnchorError ? notAnswered(answer) : answer?.get(uid);
      // A question that the end of the time broke off says nothing.
      if (said !== undefined && !(over.aborted && news.has(uid) && answer instanceof AnchorError)) news.set(uid, said);
    }
  });
  for (let start = 0; start < waiting.length; start += maxAtOnce) {
    tasks.add(new Map(waiting.slice(start, start + maxAtOnce)));
  }
  await tasks.rest();
  return end !== undefined;
}

/** A question that was held back, too: the service asked for a longer pause than a run makes. */
function endsQuestions({ code }: AnchorError): boolean {
  return code === "NOT_ATTEMPTED" || errorFacts(code).stopsRun === true;
}

function notAnswered({ code }: AnchorError): ProofStatus {
  return { kind: "waiting", note: `The service could not be asked for it: ${code}.` };
}
