/** What becomes of the stamps of a run: waiting until the chain has them, and finding out their blocks. */
import type { Digest, Subject } from "../core/digest.ts";
import { isAwaited, isMismatch } from "../core/open-stamp.ts";
import { errorOf, openOf, withAddress, type Outcome } from "../core/outcome.ts";
import { anchoringOf, digestOf, type Result } from "../core/report.ts";
import { toLineName } from "../core/text.ts";
import { systemClock } from "../host/clock.ts";
import type { Log } from "../host/host.ts";
import { runEach } from "../host/queue.ts";
import { untilOverdue, type Signals } from "../host/signals.ts";
import { awaitFinality, type FinalityOptions } from "./finality.ts";

export interface FinalityParts {
  readonly find: FinalityOptions["check"];
  /** Stamps once more, with the same record as the first time. */
  readonly resend: (subject: Subject) => Promise<Outcome>;
  /** Says what is waited for, for the progress line. */
  readonly waitFor: (what: string) => void;
  readonly waitTimeoutMs: number;
  readonly blockTimeMs: number;
  readonly concurrency: number;
  readonly log: Pick<Log, "info" | "warning">;
  readonly signals: Pick<Signals, "cancellation" | "overdue" | "fail">;
}

/** Looks for the stamps until the chain has them; a subject under a manifest waits with its list. */
export async function waitForFinality(
  results: readonly Result[],
  { find, resend, waitFor, waitTimeoutMs, log, signals, ...options }: FinalityParts,
): Promise<readonly Result[]> {
  const awaited = awaitedOf(results);
  if (awaited.size === 0) return results;
  const stamps = new Map([...awaited].map(([digest, { outcome }]) => [digest, outcome]));
  const clock = systemClock;
  const waiting = awaitFinality(stamps, {
    ...options,
    deadline: lastAnswer(stamps, clock.now()) + waitTimeoutMs,
    check: find,
    resend: (digest) => {
      const { subject } = awaited.get(digest) ?? { subject: { name: digest, digest } };
      log.warning(
        `The answer to the stamp of ${toLineName(subject.name)} was lost, and after block-time the chain does not hold it: it is sent once more.`,
      );
      return resend(subject);
    },
    clock,
    stop: signals.cancellation.stop,
    onRound: (count) => waitFor(`${count} ${count === 1 ? "hash" : "hashes"} to appear on the chain`),
  });
  const ended = (await untilOverdue(waiting, signals)) ?? stamps;
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
 * The time to wait counts from the last answer to a stamp; the checks for a stamp whose answer was lost count as
 * waiting too.
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
  const unasked = outcomes.flatMap(
    (outcome) => (outcome.kind === "accepted" ? outcome.unasked : errorOf(outcome)?.code) ?? [],
  );
  if (unasked.length === 0) return `${found}.`;
  return `${found}; for ${unasked.length} the service could not be asked (${[...new Set(unasked)].join(", ")}).`;
}

export interface LocateParts extends Pick<FinalityParts, "concurrency" | "signals"> {
  /** Where on the chain a digest is, by a verification without a report. */
  readonly locate: (digest: Digest) => Promise<Outcome>;
}

/**
 * The results with block, date and ids where a stamp was found on the chain without them (interface §1.5). Each digest
 * is verified once, without a report, which leaves no trace. What the verification does not tell stays unknown, and the
 * verdict does not change, unless the answer is about another digest (interface §4).
 */
export async function locateBlocks(
  results: readonly Result[],
  { locate, concurrency, signals }: LocateParts,
): Promise<readonly Result[]> {
  const missing = [...new Set(results.flatMap((result) => (lacksBlock(result) ? (digestOf(result) ?? []) : [])))];
  if (missing.length === 0) return results;
  const located = new Map<Digest, Outcome>();
  const asking = runEach(missing, locate, {
    concurrency,
    keyOf: (digest) => digest,
    stop: signals.cancellation.stop,
    onResult: (digest, outcome) => void located.set(digest, outcome),
  });
  await untilOverdue(asking, signals);
  return results.map((result) => withBlock(result, located));
}

/** Files under a list share its verdict and its block. */
function lacksBlock(result: Result): boolean {
  const { kind } = result.outcome;
  const isStamped = kind === "anchored" || kind === "already-anchored";
  return isStamped && result.coveredBy === undefined && anchoringOf(result) === undefined;
}

function withBlock(result: Result, located: ReadonlyMap<Digest, Outcome>): Result {
  const { outcome } = result;
  const seen = located.get(result.coveredBy ?? digestOf(result) ?? ("" as Digest));
  if (seen === undefined || (outcome.kind !== "anchored" && outcome.kind !== "already-anchored")) return result;
  if (isMismatch(seen)) return { ...result, outcome: seen };
  if (seen.kind !== "verified") return result;
  const evidence = { ...seen.evidence, requestId: outcome.evidence.requestId };
  return { ...result, outcome: { ...outcome, evidence: withAddress(evidence, outcome.evidence) } };
}
