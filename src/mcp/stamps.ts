/** Stamps cost money and a model may be driven in circles: no digest is sent twice, and no more than a limit are. */
import type { Client } from "../client/client.ts";
import type { Digest } from "../domain/digest.ts";
import { AnchorError, errorFacts } from "../domain/errors.ts";
import type { Outcome } from "../domain/outcome.ts";
import { afterWaiting } from "../operations/finality.ts";

export type StampOnce = (digest: Digest, client: Client, signal: AbortSignal) => Promise<Outcome>;

interface Sent {
  readonly at: number;
  readonly outcome: Promise<Outcome>;
}

/** A stamp takes up to three minutes to be found (service-facts §2); one of unclear fate is not sent again before. */
const settledAfterMs = 300_000;

/**
 * Stamps each digest once in the life of the process. Asked again, it checks: a digest that is found is finalized,
 * one that is not keeps the answer it had. Only a stamp of unclear fate that is still not found after five minutes
 * is sent once more.
 *
 * @param limit most stamps that may be spent (faults T18); one that the service refused is not counted
 * @param now milliseconds of a clock that never jumps
 */
export function createStampOnce(limit: number, now: () => number = () => performance.now()): StampOnce {
  const sent = new Map<Digest, Sent>();
  let spent = 0;

  const send: StampOnce = async (digest, client, signal) => {
    if (spent >= limit) throw new AnchorError("STAMP_LIMIT_REACHED", `The limit of ${limit} stamps is reached.`);
    spent += 1;
    const outcome = client.stamp(digest, signal);
    sent.set(digest, { at: now(), outcome });
    const ended = await outcome;
    if (isUnspent(ended)) {
      spent -= 1;
      sent.delete(digest);
    }
    return ended;
  };

  const stampOnce: StampOnce = async (digest, client, signal) => {
    const known = sent.get(digest);
    if (known === undefined) return send(digest, client, signal);
    const earlier = await known.outcome;
    if (isUnspent(earlier)) return stampOnce(digest, client, signal);
    const seen = await client.check(digest, signal);
    const again = seen.kind === "not-found" && isUnclear(earlier) && now() - known.at > settledAfterMs;
    if (!again) return combine(earlier, seen);
    // Another call may have sent it while this one was checking.
    return sent.get(digest) === known ? send(digest, client, signal) : stampOnce(digest, client, signal);
  };
  return stampOnce;
}

/** Nothing was sent, or it was refused: the account has not paid. */
function isUnspent(outcome: Outcome): boolean {
  return outcome.kind === "failed" && outcome.error.code !== "REPLY_MISMATCH";
}

function isUnclear({ kind }: Outcome): boolean {
  return kind === "pending" || kind === "unknown" || kind === "failed";
}

/** What is now known of a stamp: an outage says nothing new, a rejected key or a cancellation is said. */
function combine(earlier: Outcome, seen: Outcome): Outcome {
  if (seen.kind === "failed") {
    const { code } = seen.error;
    return errorFacts(code).stopsRun === true || code === "NOT_ATTEMPTED" ? seen : earlier;
  }
  if (seen.kind !== "found") return earlier;
  return isUnclear(earlier) ? { kind: "already-anchored", evidence: seen.evidence } : afterWaiting(earlier, seen);
}
