/** Finds the blocks of what was stamped. */
import type { Digest } from "../core/digest.ts";
import { refusalIn, toContradicted, withAddress } from "../core/open-stamp.ts";
import type { Judgement, Row } from "../core/row.ts";
import { fill } from "../core/rows.ts";
import { anchoringOf } from "../core/anchoring.ts";
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
 * Adds block, date and ids to rows whose stamp was found on the chain without them. Each digest
 * is verified without a report, which leaves no trace. Facts missing in the answer stay unknown. A service that says
 * `no match` is asked again until `deadline`, since its replicas may lag; where it stays so, the verdict is `unknown`.
 *
 * @param locate finds the place of a digest on the chain, by a verification without a report
 */
export async function locateBlocks(
  rows: readonly Row[],
  locate: (digest: Digest) => Promise<Judgement>,
  { concurrency, signals, deadline, clock = systemClock }: LocateParts,
): Promise<void> {
  const missing = [...new Set(rows.flatMap((row) => (lacksBlock(row) ? (row.subject.digest ?? []) : [])))];
  if (missing.length === 0) return;
  const located = new Map<Digest, Judgement>();
  const { stop } = signals.cancellation;
  const since = clock.now();
  const ask = async (due: readonly Sought[]): Promise<boolean> => {
    let isAtEnd = false;
    const onResult = ({ digest }: Sought, outcome: Judgement): void => {
      // Only a contradiction is asked about again, and only a match resolves it.
      if (!located.has(digest) || outcome.verdict === "verified") located.set(digest, outcome);
      isAtEnd ||= endsAsking(outcome) || isCutShort(outcome);
    };
    const keyOf = ({ digest }: Sought): string => digest;
    await runEach(due, ({ digest }) => locate(digest), { concurrency, keyOf, stop, onResult });
    const again = nextTime(timetables.pending, since, clock.now());
    for (const each of due) {
      each.next = again <= deadline && located.get(each.digest)?.verdict === "no-match" ? again : undefined;
    }
    return isAtEnd;
  };
  const sought = missing.map((digest): Sought => ({ digest, next: since }));
  await untilOverdue(follow(sought, { ask, deadline: Number.POSITIVE_INFINITY, clock, stop }), signals);
  for (const row of rows) addBlock(row, located, clock.now());
}

interface Sought extends Followed {
  readonly digest: Digest;
}

/** Whether a result is on the chain without a known block. Files under a list share its verdict and its block. */
function lacksBlock(result: Row): boolean {
  const { verdict } = result;
  const isStamped = verdict === "anchored" || verdict === "already-anchored";
  return isStamped && result.coveredBy === undefined && anchoringOf(result) === undefined;
}

function addBlock(row: Row, located: ReadonlyMap<Digest, Judgement>, now: number): void {
  const digest = row.coveredBy ?? row.subject.digest;
  const seen = digest && located.get(digest);
  if (seen === undefined || (row.verdict !== "anchored" && row.verdict !== "already-anchored")) return;
  const refusal = refusalIn(seen);
  if (refusal !== undefined) Object.assign(row, { refusal });
  else if (seen.verdict === "no-match") fill(row, toContradicted(row, seen.answer, now));
  else if (seen.verdict === "verified") {
    const answer = { ...seen.answer, requestId: row.answer.requestId };
    Object.assign(row, { answer: withAddress(answer, row.answer) });
  }
}
