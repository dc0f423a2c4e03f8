/** Waits until the chain has what was stamped (interface §1.1 `wait-for-finality`). */
import type { Digest } from "../core/digest.ts";
import { errorOf, openOf, type Outcome, withAddress } from "../core/outcome.ts";
import { digestOf, type Result, anchoringOf } from "../core/report.ts";
import type { Proof, Subject } from "../core/subject.ts";
import { toLineName } from "../core/text.ts";
import { systemClock } from "../host/clock.ts";
import { type Operate, runEach } from "../host/queue.ts";
import type { Job } from "../run/host.ts";
import { awaitFinality, type FinalityOptions } from "./finality.ts";
import { isAwaited, isMismatch } from "./open-stamp.ts";

/** What the waiting needs beside the job: two requests, and a word for the progress line. */
export interface FinalityWait {
  readonly find: FinalityOptions["check"];
  /** Stamps once more, with the same record as the first time. */
  readonly operate: Operate<Subject | Proof>;
  readonly waitFor: (what: string) => void;
}

/** Looks for the stamps until the chain has them; a subject under a manifest waits with its list. */
export async function waitForFinality(
  results: readonly Result[],
  { find, operate, waitFor }: FinalityWait,
  { inputs, door: { log, signals } }: Job,
): Promise<readonly Result[]> {
  const awaited = awaitedOf(results);
  if (awaited.size === 0) return results;
  const stamps = new Map([...awaited].map(([digest, { outcome }]) => [digest, outcome]));
  const clock = systemClock;
  const waiting = awaitFinality(stamps, {
    deadline: lastAnswer(stamps, clock.now()) + inputs.waitTimeout,
    blockTimeMs: inputs.blockTime,
    concurrency: inputs.concurrency,
    check: find,
    resend: (digest) => {
      const { subject } = awaited.get(digest) ?? { subject: { name: digest, digest } };
      log.warning(
        `The answer to the stamp of ${toLineName(subject.name)} was lost, and after block-time the chain does not hold it: it is sent once more.`,
      );
      return operate(subject);
    },
    clock,
    stop: signals.cancellation.stop,
    onRound: (count) => waitFor(`${count} ${count === 1 ? "hash" : "hashes"} to appear on the chain`),
  });
  const known = waiting.catch((thrown: unknown) => {
    signals.fail(thrown);
    return stamps;
  });
  const ended = await Promise.race([known, signals.overdue.then(() => stamps)]);
  log.info(renderEnded(ended));
  return results.map((result) => {
    const digest = result.coveredBy ?? digestOf(result);
    const outcome = digest === undefined || !isAwaited(result.outcome) ? undefined : ended.get(digest);
    return outcome === undefined ? result : { ...result, outcome };
  });
}

/** The stamps that are waited for, each once; files under a manifest wait with their list. */
function awaitedOf(results: readonly Result[]): ReadonlyMap<Digest, { subject: Subject; outcome: Outcome }> {
  const awaited = results.flatMap(({ subject, outcome, coveredBy }) =>
    "digest" in subject && coveredBy === undefined && isAwaited(outcome)
      ? [[subject.digest, { subject, outcome }] as const]
      : [],
  );
  return new Map(awaited);
}

/**
 * The time to wait counts from the last answer to a stamp; the looks for a stamp whose answer was lost count as waiting
 * too.
 */
function lastAnswer(stamps: ReadonlyMap<Digest, Outcome>, now: number): number {
  return [...stamps.values()].reduce(
    (latest, outcome) => Math.max(latest, openOf(outcome)?.since ?? now),
    Number.NEGATIVE_INFINITY,
  );
}

/** `1 of 3 stamps found on the chain; for 2 the service could not be asked (SERVICE_UNAVAILABLE).` */
function renderEnded(ended: ReadonlyMap<Digest, Outcome>): string {
  const outcomes = [...ended.values()];
  const found = `${outcomes.filter(({ kind }) => kind === "anchored").length} of ${outcomes.length} stamps found on the chain`;
  const unasked = outcomes.flatMap((outcome) => whyUnasked(outcome) ?? []);
  if (unasked.length === 0) return `${found}.`;
  return `${found}; for ${unasked.length} the service could not be asked (${[...new Set(unasked)].join(", ")}).`;
}

function whyUnasked(outcome: Outcome): string | undefined {
  return outcome.kind === "accepted" ? outcome.unasked : errorOf(outcome)?.code;
}

/**
 * The results with block, date and ids where a stamp was found on the chain without them. Each digest is verified once,
 * without a report, which leaves no trace. What the verification does not tell stays unknown, and the verdict does not
 * change, unless the answer is about another digest (interface §4).
 */
export async function locateBlocks(
  results: readonly Result[],
  locate: (digest: Digest) => Promise<Outcome>,
  { inputs, door: { signals } }: Job,
): Promise<readonly Result[]> {
  const missing = [...new Set(results.flatMap((result) => (lacksBlock(result) ? (digestOf(result) ?? []) : [])))];
  const told = new Map<Digest, Outcome>();
  const asking = runEach(indexDigests(missing), locate, {
    concurrency: inputs.concurrency,
    keyOf: (digest) => digest,
    stop: signals.cancellation.stop,
    onResult: ({ target }, outcome) => void told.set(target, outcome),
  });
  await Promise.race([asking.catch(signals.fail), signals.overdue]);
  return results.map((result) => withBlock(result, told));
}

/** Files under a list share its verdict and its block. */
function lacksBlock(result: Result): boolean {
  const { kind } = result.outcome;
  const isStamped = kind === "anchored" || kind === "already-anchored";
  return isStamped && result.coveredBy === undefined && anchoringOf(result) === undefined;
}

function withBlock(result: Result, told: ReadonlyMap<Digest, Outcome>): Result {
  const { outcome } = result;
  const located = told.get(result.coveredBy ?? digestOf(result) ?? ("" as Digest));
  if (located === undefined || (outcome.kind !== "anchored" && outcome.kind !== "already-anchored")) return result;
  if (isMismatch(located)) return { ...result, outcome: located };
  if (located.kind !== "verified") return result;
  const evidence = { ...located.evidence, requestId: outcome.evidence.requestId };
  return { ...result, outcome: { ...outcome, evidence: withAddress(evidence, outcome.evidence) } };
}

async function* indexDigests(digests: readonly Digest[]) {
  for (const [index, target] of digests.entries()) yield { index, target };
}
