/** Finds the blocks of what was stamped. */
import type { Digest } from "../core/digest.ts";
import { refusalIn, toContradicted, withAddress } from "../core/open-stamp.ts";
import type { Outcome } from "../core/outcome.ts";
import { digestOf, type Result, anchoringOf } from "../core/report.ts";
import { systemClock } from "../host/clock.ts";
import { runEach } from "../host/queue.ts";
import { untilOverdue } from "../host/signals.ts";
import { endsAsking, isCutShort, type FinalityOptions, type FinalityParts } from "./finality.ts";
import { follow, nextTime, timetables, type Followed } from "./follow.ts";

interface LocateParts
  extends
    Pick<FinalityParts, "concurrency" | "signals">,
    Pick<FinalityOptions, "deadline">,
    Partial<Pick<FinalityOptions, "clock">> {}

/**
 * Adds block, date and ids to results whose stamp was found on the chain without them. Each digest
 * is verified without a report, which leaves no trace. Facts missing in the answer stay unknown. A service that says
 * `no match` is asked again until `deadline`, since its replicas may lag; where it stays so, the verdict is `unknown`.
 *
 * @param locate finds the place of a digest on the chain, by a verification without a report
 */
export async function locateBlocks(
  results: readonly Result[],
  locate: (digest: Digest) => Promise<Outcome>,
  { concurrency, signals, deadline, clock = systemClock }: LocateParts,
): Promise<readonly Result[]> {
  const missing = [...new Set(results.flatMap((result) => (lacksBlock(result) ? (digestOf(result) ?? []) : [])))];
  if (missing.length === 0) return results;
  const located = new Map<Digest, Outcome>();
  const { stop } = signals.cancellation;
  const since = clock.now();
  const ask = async (due: readonly Sought[]): Promise<boolean> => {
    let isAtEnd = false;
    const onResult = ({ digest }: Sought, outcome: Outcome): void => {
      // Only a contradiction is asked about again, and only a match resolves it.
      if (!located.has(digest) || outcome.kind === "verified") located.set(digest, outcome);
      isAtEnd ||= endsAsking(outcome) || isCutShort(outcome);
    };
    const keyOf = ({ digest }: Sought): string => digest;
    await runEach(due, ({ digest }) => locate(digest), { concurrency, keyOf, stop, onResult });
    const again = nextTime(timetables.pending, since, clock.now());
    for (const each of due) {
      each.next = again <= deadline && located.get(each.digest)?.kind === "no-match" ? again : undefined;
    }
    return isAtEnd;
  };
  const sought = missing.map((digest): Sought => ({ digest, next: since }));
  await untilOverdue(follow(sought, { ask, deadline: Number.POSITIVE_INFINITY, clock, stop }), signals);
  return results.map((result) => withBlock(result, located, clock.now()));
}

interface Sought extends Followed {
  readonly digest: Digest;
}

/** Whether a result is on the chain without a known block. Files under a list share its verdict and its block. */
function lacksBlock(result: Result): boolean {
  const { kind } = result.outcome;
  const isStamped = kind === "anchored" || kind === "already-anchored";
  return isStamped && result.coveredBy === undefined && anchoringOf(result) === undefined;
}

function withBlock(result: Result, located: ReadonlyMap<Digest, Outcome>, now: number): Result {
  const { outcome } = result;
  const seen = located.get(result.coveredBy ?? digestOf(result) ?? ("" as Digest));
  if (seen === undefined || (outcome.kind !== "anchored" && outcome.kind !== "already-anchored")) return result;
  const refusal = refusalIn(seen);
  if (refusal !== undefined) return { ...result, outcome: { ...outcome, refusal } };
  if (seen.kind === "no-match") return { ...result, outcome: toContradicted(outcome, seen.evidence, now) };
  if (seen.kind !== "verified") return result;
  const evidence = { ...seen.evidence, requestId: outcome.evidence.requestId };
  return { ...result, outcome: { ...outcome, evidence: withAddress(evidence, outcome.evidence) } };
}
