/** Stamps each digest once, and limits the number of stamps, since a model may call the tool server in a loop. */
import type { Client } from "../api/client.ts";
import type { Digest } from "../core/digest.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { judgeAfterCheck, isAwaited, stoppingErrorOf } from "../core/open-stamp.ts";
import { mayBeSpent, type Judgement } from "../core/row.ts";
import { nonEmpty } from "../core/text.ts";
import { type Clock, systemClock } from "../host/host.ts";
import { makeFolders } from "../host/files.ts";
import { openJournal, toJournaledStamps, type EarlierStamp, type Journal } from "../run/journal.ts";
import { stampOne } from "../run/stamp.ts";

export type StampOnce = (digest: Digest, client: Client, signal: AbortSignal) => Promise<Judgement>;

interface SentStamp {
  /** When the stamp was sent: what the clock's `now` returned, in milliseconds. */
  readonly sentAt: number;
  /** Whether this is the second attempt for the digest; no third is made. */
  readonly isLast: boolean;
  readonly attempt: ReturnType<typeof attemptStamp>;
}

/** After this time, in milliseconds, an unclear stamp may be sent again: a check usually finds one within 3 minutes. */
const resendAfterMs = 300_000;

/** How many answers about stamps that cost nothing are kept. The limit of stamps bounds how many others are kept. */
const maxUnpaidAnswers = 100;

/**
 * Stamps each digest once in the life of the process; a second call checks the digest instead. A stamp is sent once
 * more only if it is unclear whether it was made, and a check after five minutes does not find it. A digest that an
 * earlier process stamped is checked first: it is sent again if that was five minutes ago, and the check finds nothing.
 * @param maxStamps the most stamps that may be paid for; refused stamps, and stamps of anchored digests, do not count
 * @param journal records the stamps, and has those of the user's earlier processes
 */
export function createStampOnce(
  maxStamps: number,
  clock: Pick<Clock, "now" | "wait"> = systemClock,
  journal?: SharedJournal,
): StampOnce {
  const sentStamps = new Map<Digest, SentStamp>();
  const unpaidDigests = new Set<Digest>();
  let spentCount = 0;

  const send = async (...[digest, client, signal, isLast]: [...Parameters<StampOnce>, boolean]): Promise<Judgement> => {
    if (spentCount >= maxStamps)
      throw new AnchorError("STAMP_LIMIT_REACHED", `The limit of ${maxStamps} stamps is reached.`);
    spentCount += 1;
    // Whatever an earlier attempt cost, this one is paid for until its outcome says otherwise.
    unpaidDigests.delete(digest);
    const attempt = attemptStamp(digest, client, signal, clock, journal, isLast);
    sentStamps.set(digest, { sentAt: clock.now(), isLast, attempt });
    const { outcome, isPaid, isKept } = await attempt;
    if (!isPaid) spentCount -= 1;
    if (!isKept) sentStamps.delete(digest);
    else if (!isPaid) {
      const [oldestDigest = digest] = unpaidDigests.add(digest);
      if (unpaidDigests.size > maxUnpaidAnswers && unpaidDigests.delete(oldestDigest)) sentStamps.delete(oldestDigest);
    }
    return outcome;
  };

  const stampOnce: StampOnce = async (digest, client, signal) => {
    const earlierStamp = sentStamps.get(digest);
    if (earlierStamp === undefined) return send(digest, client, signal, false);
    const { outcome: earlierOutcome, isKept } = await earlierStamp.attempt;
    if (!isKept) return stampOnce(digest, client, signal);
    const check = await client.check(digest, signal);
    const isUnclear = earlierOutcome.unresolved !== undefined || earlierOutcome.verdict === "failed";
    const isResendDue = !earlierStamp.isLast && isUnclear && clock.now() - earlierStamp.sentAt > resendAfterMs;
    if (check.verdict !== "not-found" || !isResendDue) return combineWithCheck(earlierOutcome, check);
    // While this call was checking, another call may have sent the digest again: then this one starts over.
    const isUnchanged = sentStamps.get(digest) === earlierStamp;
    return isUnchanged ? send(digest, client, signal, true) : stampOnce(digest, client, signal);
  };
  return stampOnce;
}

/** Stamps a digest, unless an earlier process's stamp of it may still hold; with `isAgain`, stamps it in any case. */
async function attemptStamp(
  digest: Digest,
  client: Client,
  signal: AbortSignal,
  clock: Pick<Clock, "now" | "wait">,
  journal: SharedJournal | undefined,
  isAgain: boolean,
) {
  let isSent = false;
  const resendNotes = isAgain ? [resendNote] : [];
  const outcome = await stampOne(
    { name: digest, digest },
    {
      send: (hash) => {
        isSent = true;
        return client.stamp(hash, signal);
      },
      check: (hash) => client.check(hash, signal),
      journal,
      earlierStamp: isAgain ? undefined : journal?.findEarlier(digest),
      blockTimeMs: resendAfterMs,
      isWaitedFor: false,
      clock,
      stop: signal,
      warn: (message) => void resendNotes.push(message),
    },
  );
  // If nothing was sent or the stamp was refused, a later call stamps again. Else it adds a check to this outcome.
  const isKept = outcome.error === undefined || mayBeSpent(outcome);
  // Whether the stamp counts against the limit, because the account has paid for it, or may have.
  const isPaid = isSent && isKept && outcome.verdict !== "already-anchored";
  return { outcome: withResendNotes(outcome, resendNotes), isPaid, isKept };
}

const resendNote =
  "An earlier call sent this stamp, but the chain does not hold it after five minutes. So the stamp was sent once more.";

/** Adds that the stamp was sent again, for it may be paid for twice. */
function withResendNotes(outcome: Judgement, resendNotes: readonly string[]): Judgement {
  if (resendNotes.length === 0 || outcome.error !== undefined || !isAwaited(outcome)) return outcome;
  return { ...outcome, note: nonEmpty([...resendNotes, outcome.note]).join(" ") };
}

/** Judges a stamp anew after a check. An outage of the check changes nothing; a refusal of the check is added. */
function combineWithCheck(earlier: Judgement, check: Judgement): Judgement {
  if (check.verdict === "unreachable" || (check.verdict === "not-found" && earlier.verdict === "accepted"))
    return earlier;
  if (isAwaited(earlier)) return judgeAfterCheck(earlier, check);
  if (check.verdict === "found" && earlier.verdict === "failed")
    return { verdict: "already-anchored", answer: check.answer };
  const refusal = stoppingErrorOf(check);
  return refusal === undefined ? earlier : { ...earlier, refusal };
}

/** The journal of a user's processes. Without it, a restarted server could pay twice for a digest in no block yet. */
export interface SharedJournal extends Pick<Journal, "recordIntent" | "recordResult" | "close"> {
  /** Returns the stamp of `digest` that an earlier process had sent when this journal was opened. */
  readonly findEarlier: (digest: Digest) => EarlierStamp | undefined;
}

/**
 * Opens the journal of a user's processes; `undefined` where the folder cannot be used.
 * @param service the service's address: a stamp by one service says nothing about another service
 * @param onError receives messages about the folder; a stamp is sent even when it cannot be recorded
 */
export function openSharedJournal(
  folder: string,
  service: string,
  onError: (message: string) => void,
): SharedJournal | undefined {
  const reportErrors = <Value>(work: () => Value): Value | undefined => {
    try {
      return work();
    } catch (error) {
      onError(`A later process may pay for these stamps again, because they are not recorded: ${messageOf(error)}.`);
      return undefined;
    }
  };
  return reportErrors(() => {
    makeFolders(folder);
    const { lines, ...journal } = openJournal(folder, { runId: "", service }, ({ message }) => onError(message));
    const openedAt = new Date();
    const earlierStamps = toJournaledStamps(lines, openedAt);
    return {
      ...journal,
      recordIntent: (subject) => reportErrors(() => journal.recordIntent(subject)),
      findEarlier: (digest) => {
        const stamp = earlierStamps.get(digest);
        return stamp && { ...stamp, ageMs: stamp.ageMs + Date.now() - openedAt.getTime() };
      },
    };
  });
}
