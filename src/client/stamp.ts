/** A stamp is spent when the service acts on it, whether or not we hear of it: so look first, and send again once at most. */
import type { Digest } from "../domain/digest.ts";
import type { Outcome } from "../domain/outcome.ts";
import type { Reply } from "./read-reply.ts";
import { isFault } from "./call.ts";
import type { Clock } from "./clock.ts";
import type { Fault } from "./fault.ts";
import { judgeStamp } from "./judge-reply.ts";

/** What a careful stamp needs: the two requests, and time. */
export interface StampParts {
  readonly send: (digest: Digest) => Promise<Reply | Fault>;
  readonly check: (digest: Digest) => Promise<Outcome>;
  readonly clock: Clock;
  readonly stop: AbortSignal;
}

/** Waits before the checks that follow an unclear stamp, in milliseconds: the search index lags behind the node. */
const checkWaits = [2000, 5000, 15_000] as const;

/**
 * Stamps `digest`. When the answer leaves open whether the service acted, the chain is asked; only when it does not
 * know the hash after three looks is the stamp sent once more.
 */
export async function stampCarefully(digest: Digest, parts: StampParts): Promise<Outcome> {
  const first = await parts.send(digest);
  const settled = settle(first, digest);
  if (settled !== undefined) return settled.kind === "unknown" ? confirm(settled, digest, parts) : settled;
  const seen = await lookRepeatedly(digest, parts, checkWaits);
  return seen.kind !== "not-found" || parts.stop.aborted
    ? resolve(seen, unclear(first, seen))
    : sendAgain(digest, parts);
}

/** The one more time. Its failure tells nothing of the first stamp, which may have been spent: only the chain can. */
async function sendAgain(digest: Digest, parts: StampParts): Promise<Outcome> {
  const second = await parts.send(digest);
  const settled = settle(second, digest);
  if (settled?.kind === "unknown") return confirm(settled, digest, parts);
  if (settled !== undefined && (settled.kind !== "failed" || isMismatch(settled))) return settled;
  const seen = await lookRepeatedly(digest, parts, checkWaits.slice(0, 1));
  return resolve(seen, unclear(second, seen));
}

/** What the answer says, or `undefined` when it leaves open whether the service acted. */
function settle(answer: Reply | Fault, digest: Digest): Outcome | undefined {
  if (!isFault(answer)) return judgeStamp(answer, digest);
  const failed: Outcome = { kind: "failed", error: answer.error };
  return answer.certainty === "perhaps-processed" && !isMismatch(failed) ? undefined : failed;
}

function isMismatch(outcome: Outcome): boolean {
  return outcome.kind === "failed" && outcome.error.code === "REPLY_MISMATCH";
}

/** A success in an unfamiliar form may be verification data for a hash that exists (spec §4.1): the chain tells. */
async function confirm(outcome: Outcome, digest: Digest, { check }: StampParts): Promise<Outcome> {
  return resolve(await check(digest), outcome);
}

/** Checks after each wait until something other than `not-found` is said. */
async function lookRepeatedly(digest: Digest, parts: StampParts, waits: readonly number[]): Promise<Outcome> {
  const [wait = 0, ...rest] = waits;
  await parts.clock.wait(wait * (1 + parts.clock.random() / 4), parts.stop);
  const seen = await parts.check(digest);
  return seen.kind !== "not-found" || rest.length === 0 || parts.stop.aborted
    ? seen
    : lookRepeatedly(digest, parts, rest);
}

/** A hash that is on the chain is `already-anchored`, whoever sent it; otherwise the verdict stays `open`. */
function resolve(seen: Outcome, open: Outcome): Outcome {
  if (seen.kind === "found") return { kind: "already-anchored", evidence: seen.evidence };
  return isMismatch(seen) ? seen : open;
}

function unclear(answer: Reply | Fault, seen: Outcome): Outcome {
  const said = isFault(answer) ? answer.error.account : "The node did not accept it when it was sent once more.";
  const looked = seen.kind === "not-found" ? "a check did not find it yet" : "the chain could not be asked";
  const note = `${said} The stamp may have been spent, and ${looked}. Check this digest in a few minutes; stamp again only if it is not found.`;
  const requestId = isFault(answer) ? answer.error.requestId : answer.requestId;
  const kind = isFault(answer) && answer.garbled === true && answer.accepted !== true ? "unknown" : "pending";
  return { kind, note, ...(requestId !== undefined && { requestId }) };
}
