/** Finds the blocks of stamps that are known to be on the chain. */
import type { Digest } from "../core/digest.ts";
import { refusalIn } from "../core/open-stamp.ts";
import { withAddress, type Outcome } from "../core/outcome.ts";
import { anchoringOf, digestOf, type Result } from "../core/report.ts";
import { runEach } from "../host/queue.ts";
import { untilOverdue, type Signals } from "../host/signals.ts";

export interface LocateParts {
  /** Finds the place of a digest on the chain, by a verification without a report. */
  readonly locate: (digest: Digest) => Promise<Outcome>;
  readonly concurrency: number;
  readonly signals: Pick<Signals, "cancellation" | "overdue" | "fail">;
}

/**
 * Adds block, date and ids to results whose stamp was found on the chain without them (interface §1.5). Each digest
 * is verified once, without a report, which leaves no trace. Facts missing in the answer stay unknown, and the
 * verdict does not change.
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

/** Whether a result is on the chain without a known block. Files under a list share its verdict and its block. */
function lacksBlock(result: Result): boolean {
  const { kind } = result.outcome;
  const isStamped = kind === "anchored" || kind === "already-anchored";
  return isStamped && result.coveredBy === undefined && anchoringOf(result) === undefined;
}

function withBlock(result: Result, located: ReadonlyMap<Digest, Outcome>): Result {
  const { outcome } = result;
  const seen = located.get(result.coveredBy ?? digestOf(result) ?? ("" as Digest));
  if (seen === undefined || (outcome.kind !== "anchored" && outcome.kind !== "already-anchored")) return result;
  const refusal = refusalIn(seen);
  if (refusal !== undefined) return { ...result, outcome: { ...outcome, refusal } };
  if (seen.kind !== "verified") return result;
  const evidence = { ...seen.evidence, requestId: outcome.evidence.requestId };
  return { ...result, outcome: { ...outcome, evidence: withAddress(evidence, outcome.evidence) } };
}
