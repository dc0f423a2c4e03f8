/** Block and date of what is known to be on the chain (interface §1.5). */
import { anchoringOf } from "../../domain/report/anchoring.ts";
import type { Digest } from "../../domain/digest.ts";
import { evidenceOf, type AnswerFacts, type Outcome } from "../../domain/outcome.ts";
import { digestOf, type Result } from "../../domain/report/report.ts";
import { runEach } from "../../operations/run-each.ts";
import type { Job } from "../door.ts";

/**
 * The results with block, date and ids where a stamp was found on the chain without them. Each digest is verified once,
 * without a report, which leaves no trace. What the verification does not tell stays unknown, and the verdict does not
 * change.
 */
export async function tellBlocks(
  results: readonly Result[],
  locate: (digest: Digest) => Promise<Outcome>,
  { inputs, door: { signals } }: Job,
): Promise<readonly Result[]> {
  const missing = [...new Set(results.flatMap((result) => (isUntold(result) ? (digestOf(result) ?? []) : [])))];
  const known = new Map<Digest, AnswerFacts>();
  const asking = runEach(indexDigests(missing), locate, {
    concurrency: inputs.concurrency,
    keyOf: (digest) => digest,
    stop: signals.cancellation.stop,
    onResult: ({ target }, outcome) => {
      if (outcome.kind === "verified") known.set(target, outcome.evidence);
    },
  });
  await Promise.race([asking.catch(signals.fail), signals.overdue]);
  return results.map((result) => withBlock(result, known));
}

/** Files under a list share its verdict and its block. */
function isUntold(result: Result): boolean {
  const { kind } = result.outcome;
  const isStamped = kind === "anchored" || kind === "already-anchored";
  return isStamped && result.coveredBy === undefined && anchoringOf(result) === undefined;
}

function withBlock(result: Result, known: ReadonlyMap<Digest, AnswerFacts>): Result {
  const { outcome } = result;
  const told = known.get(result.coveredBy ?? digestOf(result) ?? ("" as Digest));
  if (told === undefined || (outcome.kind !== "anchored" && outcome.kind !== "already-anchored")) return result;
  const { requestId = told.requestId } = evidenceOf(outcome) ?? {};
  return { ...result, outcome: { ...outcome, evidence: { ...told, requestId } } };
}

async function* indexDigests(digests: readonly Digest[]) {
  for (const [index, target] of digests.entries()) yield { index, target };
}
