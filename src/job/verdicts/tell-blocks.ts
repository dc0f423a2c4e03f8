/** Block and date of what is known to be on the chain (interface §1.5). */
import { anchoringOf } from "../../domain/report/anchoring.ts";
import type { Digest } from "../../domain/digest.ts";
import { isMismatch } from "../../domain/open-stamp.ts";
import { withAddress, type Outcome } from "../../domain/outcome.ts";
import { digestOf, type Result } from "../../domain/report/report.ts";
import { runEach } from "../../operations/run-each.ts";
import type { Job } from "../door.ts";

/**
 * The results with block, date and ids where a stamp was found on the chain without them. Each digest is verified once,
 * without a report, which leaves no trace. What the verification does not tell stays unknown, and the verdict does not
 * change, unless the answer is about another digest (interface §4).
 */
export async function tellBlocks(
  results: readonly Result[],
  locate: (digest: Digest) => Promise<Outcome>,
  { inputs, door: { signals } }: Job,
): Promise<readonly Result[]> {
  const missing = [...new Set(results.flatMap((result) => (isUntold(result) ? (digestOf(result) ?? []) : [])))];
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
function isUntold(result: Result): boolean {
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
