/** The service may act on a stamp whose answer is lost: such a stamp is looked up, not sent again (interface §1.7). */
import { isFault } from "../api/call.ts";
import type { Fault } from "../api/fault.ts";
import { judgeStamp } from "../api/judge-reply.ts";
import type { Reply } from "../api/read-reply.ts";
import { maxWaitMs } from "../api/retry.ts";
import type { Digest } from "../core/digest.ts";
import { toFailure, type Outcome } from "../core/outcome.ts";
import type { Clock } from "../host/clock.ts";
import { afterCheck, firstChecks, toOpen } from "./open-stamp.ts";

/** What a careful stamp needs: the two requests, and time. */
export interface StampParts {
  readonly send: (digest: Digest) => Promise<Reply | Fault>;
  readonly check: (digest: Digest) => Promise<Outcome>;
  readonly clock: Clock;
  readonly stop: AbortSignal;
  /** Somebody waits longer, and stamps again what is not found this many milliseconds after its answer was lost. */
  readonly resendAfterMs?: number | undefined;
}

/**
 * Stamps `digest`, once. When the answer leaves open whether the service acted, the chain is asked a few times; what it
 * does not hold yet is left open in the outcome, for whoever waits longer.
 */
export async function stampCarefully(digest: Digest, parts: StampParts): Promise<Outcome> {
  const answer = await parts.send(digest);
  const outcome = judgeAnswer(answer, digest, parts.clock.now());
  if (!("open" in outcome) || outcome.open === undefined) return outcome;
  const pause = isFault(answer) ? (answer.retryAfterMs ?? 0) : 0;
  // The service asked for a pause that is longer than a run waits, so the chain is not asked.
  if (isFault(answer) && pause > maxWaitMs) return afterCheck(outcome, toFailure(answer.error));
  const times = new Set(firstChecks.map((time) => Math.max(time, pause)));
  const { resendAfterMs, ...others } = parts;
  const looking = outcome.open.mayResend && resendAfterMs !== undefined ? parts : others;
  return afterCheck(outcome, await lookRepeatedly(digest, [...times], looking));
}

function judgeAnswer(answer: Reply | Fault, digest: Digest, now: number): Outcome {
  if (isFault(answer)) return judgeFault(answer, now);
  const outcome = judgeStamp(answer, digest);
  if (outcome.kind !== "unknown") return outcome;
  const { note, ...facts } = outcome;
  return toOpen({ kind: "unknown", since: now, mayResend: false, account: note }, facts);
}

function judgeFault({ error, certainty, garbled, accepted }: Fault, since: number): Outcome {
  if (certainty !== "perhaps-processed" || error.code === "REPLY_MISMATCH") return toFailure(error);
  const isUnread = garbled === true && accepted !== true;
  const open = { kind: isUnread ? "unknown" : "unclear", since, mayResend: !isUnread, account: error.account } as const;
  return toOpen(open, error.requestId === undefined ? {} : { requestId: error.requestId });
}

/**
 * Looks at the chain at each of `times`, in milliseconds from now, until it is found, may be stamped again or nobody is
 * to be asked any more. What an outage or a gateway's page says at one time says nothing of the next.
 */
async function lookRepeatedly(digest: Digest, times: readonly number[], parts: StampParts): Promise<Outcome> {
  const { clock, stop, check, resendAfterMs = Number.POSITIVE_INFINITY } = parts;
  const started = clock.now();
  let seen: Outcome | undefined;
  for (const time of times) {
    // A look that was tried again and again past this time has told of it too.
    if (seen !== undefined && clock.now() > started + time) continue;
    await clock.wait(Math.max(0, started + time - clock.now()), stop);
    seen = await check(digest);
    if (stop.aborted || !isPassing(seen)) break;
    if (seen.kind === "not-found" && clock.now() >= started + resendAfterMs) break;
  }
  return seen ?? check(digest);
}

function isPassing(seen: Outcome): boolean {
  if (seen.kind === "unreachable") return seen.error.code !== "NOT_ATTEMPTED";
  return seen.kind === "not-found" || seen.kind === "unknown";
}
