/** Limits stamps, which cost money, for a model may loop: no digest is sent twice, and no more than a limit. */
import type { Client } from "../api/client.ts";
import type { Digest } from "../core/digest.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { afterCheck, isAwaited, stoppingErrorOf } from "../core/open-stamp.ts";
import { mayBeSpent, type Judgement } from "../core/row.ts";
import { type Clock, systemClock } from "../host/clock.ts";
import { makeFolders } from "../host/files.ts";
import { journaledStamps, type EarlierStamp } from "../run/earlier-stamps.ts";
import { openJournal, type Journal } from "../run/journal.ts";
import { stampOne } from "../run/stamp.ts";

export type StampOnce = (digest: Digest, client: Client, signal: AbortSignal) => Promise<Judgement>;

interface Sent {
  readonly at: number;
  /** The stamp was already sent a second time: it is not sent a third time. */
  readonly isLast: boolean;
  readonly attempt: ReturnType<typeof attemptStamp>;
}

/** A stamp may take three minutes to be found; one of unclear fate is sent again after five. */
export const settledAfterMs = 300_000;

/** The most answers kept that cost nothing; those that cost something are limited by the stamp limit. */
const maxFree = 100;

/**
 * Stamps each digest once in the life of the process. Asked again, it checks: a digest that is found is finalized,
 * another keeps its earlier answer. Only a stamp of unclear fate that is still not found after five minutes is sent
 * once more. A stamp that an earlier process sent within that time is searched for, not sent.
 *
 * @param limit most stamps that may be spent; refused or already anchored ones are not counted
 * @param journal the stamps of the earlier processes of this user
 */
export function createStampOnce(
  limit: number,
  clock: Pick<Clock, "now" | "wait"> = systemClock,
  journal?: SharedJournal,
): StampOnce {
  const sent = new Map<Digest, Sent>();
  const free: Digest[] = [];
  let spent = 0;

  const send = async (...[digest, client, signal, isLast]: [...Parameters<StampOnce>, boolean]): Promise<Judgement> => {
    if (spent >= limit) throw new AnchorError("STAMP_LIMIT_REACHED", `The limit of ${limit} stamps is reached.`);
    spent += 1;
    const attempt = attemptStamp(digest, client, signal, clock, journal, isLast);
    sent.set(digest, { at: clock.now(), isLast, attempt });
    const { outcome, isPaid, isKept } = await attempt;
    if (!isPaid) spent -= 1;
    if (!isKept) sent.delete(digest);
    else if (!isPaid) {
      const oldest = free.push(digest) > maxFree ? free.shift() : undefined;
      if (oldest !== undefined) sent.delete(oldest);
    }
    return outcome;
  };

  const stampOnce: StampOnce = async (digest, client, signal) => {
    const known = sent.get(digest);
    if (known === undefined) return send(digest, client, signal, false);
    const { outcome: earlier, isKept } = await known.attempt;
    if (!isKept) return stampOnce(digest, client, signal);
    const seen = await client.check(digest, signal);
    const isUnclear = earlier.unresolved !== undefined || earlier.verdict === "failed";
    const isDue = !known.isLast && isUnclear && clock.now() - known.at > settledAfterMs;
    const again = seen.verdict === "not-found" && isDue;
    if (!again) return combine(earlier, seen);
    // Another call may have sent it while this one was checking.
    return sent.get(digest) === known ? send(digest, client, signal, true) : stampOnce(digest, client, signal);
  };
  return stampOnce;
}

/**
 * Stamps, unless an earlier process has just stamped the same digest. What was known of it when this process began says
 * nothing about a second stamp; that one is recorded like the first.
 */
async function attemptStamp(
  digest: Digest,
  client: Client,
  signal: AbortSignal,
  clock: Pick<Clock, "now" | "wait">,
  journal: SharedJournal | undefined,
  isAgain: boolean,
) {
  let isSent = false;
  const outcome = await stampOne(
    { name: digest, digest },
    {
      send: (hash) => {
        isSent = true;
        return client.stamp(hash, signal);
      },
      check: (hash) => client.check(hash, signal),
      journal,
      earlier: isAgain ? undefined : journal?.earlier(digest),
      blockTimeMs: settledAfterMs,
      isWaitedFor: false,
      clock,
      stop: signal,
      warn: () => {},
    },
  );
  // A later call is answered from this attempt and a check of the chain, unless nothing was sent or the stamp was refused.
  const isKept = outcome.error === undefined || mayBeSpent(outcome);
  // The attempt counts against the limit: the account has paid, or may have.
  const isPaid = isSent && isKept && outcome.verdict !== "already-anchored";
  return { outcome, isPaid, isKept };
}

/**
 * Combines an earlier answer with a check: an outage of the check is left out, and a refusal is reported with the
 * answer.
 */
function combine(earlier: Judgement, seen: Judgement): Judgement {
  if (seen.verdict === "unreachable" || (seen.verdict === "not-found" && earlier.verdict === "accepted"))
    return earlier;
  if (isAwaited(earlier)) return afterCheck(earlier, seen);
  if (seen.verdict === "found" && earlier.verdict === "failed")
    return { verdict: "already-anchored", answer: seen.answer };
  const refusal = stoppingErrorOf(seen);
  return refusal === undefined ? earlier : { ...earlier, refusal };
}

/**
 * The journal that one user's processes share. Without it a restarted host pays twice for a digest that no
 * block holds yet.
 */
export interface SharedJournal extends Pick<Journal, "recordIntent" | "recordResult" | "close"> {
  /** Returns the stamp of the digest that an earlier process sent a short while ago. */
  readonly earlier: (digest: Digest) => EarlierStamp | undefined;
}

/**
 * Opens the journal of a user's processes; `undefined` where the folder cannot be used.
 *
 * @param service the service's address: a stamp with one service says nothing about another
 * @param onError receives errors of the folder: a stamp goes ahead even when it cannot be recorded
 */
export function openSharedJournal(
  folder: string,
  service: string,
  onError: (message: string) => void,
): SharedJournal | undefined {
  const quietly = <Value>(work: () => Value): Value | undefined => {
    try {
      return work();
    } catch (error) {
      onError(`A later process may pay for these stamps again, because they are not recorded: ${messageOf(error)}.`);
      return undefined;
    }
  };
  return quietly(() => {
    makeFolders(folder);
    const { lines, ...journal } = openJournal(folder, { runId: "", service }, onError);
    const fresh = lines.filter(({ at }) => Date.now() - at < settledAfterMs);
    return {
      ...journal,
      recordIntent: (subject) => quietly(() => journal.recordIntent(subject)),
      earlier: (digest) => journaledStamps(fresh, new Date()).get(digest),
    };
  });
}
