/**
 * How a run asks about one target, and the steps of one stamp (docs/limits.md#running-it-again): known already? →
 * intent → send → check → result.
 */
import type { Digest, Subject } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { judgeAfterCheck, judgeUnresolved } from "../core/open-stamp.ts";
import { toFailure, type Judgement } from "../core/row.ts";
import { toLineName } from "../core/text.ts";
import type { Run } from "../evidence/run.ts";
import { systemClock, type Clock } from "../host/clock.ts";
import { frontOf } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import { toNotAttempted } from "../host/queue.ts";
import type { Bookkeeping } from "./bookkeeping.ts";
import { renderAge, type EarlierStamp } from "./earlier-stamps.ts";
import type { Journal } from "./journal.ts";
import { poll, isCutShort, nextTime, timetables } from "./poll.ts";
import type { Ask, Source, SourceHost, SourceInputs } from "./source.ts";

/**
 * Creates the function by which a run asks. It keeps a report that an answer links to; it records a stamp before it is
 * sent, sets `hasSent`, and first checks for a stamp that an earlier run may have sent.
 */
export function createAsk(
  run: Pick<Run, "hasSent">,
  source: Source,
  inputs: SourceInputs & Pick<Inputs, "mode">,
  { log, signals }: SourceHost,
  { journal, keepReport }: Pick<Bookkeeping, "journal" | "keepReport">,
  earlier: ReadonlyMap<Digest, EarlierStamp>,
): Ask {
  const { mode, wait, blockTime } = inputs;
  const request = source[mode];
  if (request === undefined) throw new AnchorError("INTERNAL", `Nobody who can ${mode} was named.`);
  // A stamp that no chain can be asked about, such as that of a clock, costs nothing and may be sent at any time.
  if (mode !== "stamp" || source.locate === undefined) return (target) => keepReport(target, () => request(target));
  noteShortWait(inputs, log);
  const unused = new Map(earlier);
  const guarded = createStampGuard(source, earlier);
  const parts = {
    send: (digest: Digest) => {
      run.hasSent = true;
      return request({ name: digest, digest });
    },
    check: (digest: Digest) => source.check({ name: digest, digest }),
    journal,
    blockTimeMs: blockTime,
    isWaitedFor: wait > 0,
    clock: systemClock,
    stop: signals.cancellation.stop,
    warn: log.warning,
  };
  return (subject) => {
    const known = unused.get(subject.digest);
    // An earlier run's stamp is considered once. If `wait` has the digest sent again, it is this run's own stamp.
    unused.delete(subject.digest);
    const isRepeated = known !== undefined && inputs.again === true;
    if (isRepeated) warnOfAgain(subject.name, known, log);
    const stamp = () => stampOne(subject, { ...parts, earlier: isRepeated ? undefined : known });
    return keepReport(subject, known === undefined ? () => guarded(stamp) : stamp);
  };
}

export interface StampParts {
  /** Sends a stamp. If the answer is lost or unreadable, it stays open whether the stamp was made. */
  readonly send: (digest: Digest) => Promise<Judgement>;
  readonly check: (digest: Digest) => Promise<Judgement>;
  /** Records the stamp before it is sent, and again with its outcome after the first checks. */
  readonly journal?: Pick<Journal, "recordIntent" | "recordResult"> | undefined;
  /** An earlier run's stamp of the same digest. */
  readonly earlier?: EarlierStamp | undefined;
  /** The longest time from a stamp until a check finds the digest, in milliseconds. */
  readonly blockTimeMs: number;
  /** The run waits on after the first checks, and may send the stamp again when `blockTimeMs` have passed. */
  readonly isWaitedFor: boolean;
  readonly clock: Pick<Clock, "now" | "wait">;
  readonly stop: AbortSignal;
  readonly warn: (message: string) => void;
}

/**
 * Stamps a subject. It is not sent again where the request may have been processed: the chain is first checked for an
 * earlier run's stamp, and after an unclear answer a few times for this one.
 * @throws AnchorError `OUTPUT_UNWRITABLE` when the intent cannot be written down; then nothing was sent
 */
export async function stampOne(subject: Subject, parts: StampParts): Promise<Judgement> {
  const { earlier, journal, send } = parts;
  const known = earlier && (await resumeStamp(subject, earlier, parts));
  if (known !== undefined) return known;
  journal?.recordIntent(subject);
  const outcome = await checkBriefly(subject.digest, await send(subject.digest), parts);
  journal?.recordResult(subject, outcome);
  return outcome;
}

/**
 * Checks for an earlier run's stamp; `undefined` when another is to be sent: not before the time of a block has passed,
 * and only when the chain does not hold the digest.
 */
async function resumeStamp(
  { name, digest }: Subject,
  earlier: EarlierStamp,
  { check, blockTimeMs, clock, warn }: StampParts,
): Promise<Judgement | undefined> {
  const seen = await check(digest);
  if (seen.verdict === "found") return { verdict: "already-anchored", answer: seen.answer };
  const verdict = earlier.verdict === "anchored" ? "accepted" : earlier.verdict;
  // A block once held this digest. Only if the chain now says it does not, a stamp is sent; else this answer stands.
  if (earlier.verdict === "anchored" && seen.verdict !== "not-found") return seen;
  if (seen.verdict !== "not-found" || earlier.ageMs < blockTimeMs)
    return judgeAfterCheck(toOutcome({ ...earlier, verdict }, clock.now()), seen);
  warn(
    `${toLineName(name)}: an earlier run sent a stamp ${renderAge(earlier)}, but the chain does not hold it. So the stamp is sent once more.`,
  );
  return undefined;
}

type OpenVerdict = Exclude<EarlierStamp["verdict"], "anchored">;

function toOutcome({ verdict, ageMs, requestId }: EarlierStamp & { verdict: OpenVerdict }, now: number): Judgement {
  if (verdict === "accepted") {
    return { verdict: "accepted", answer: { requestId: requestId ?? "", records: [], segments: [] } };
  }
  const ownMessage = `An earlier run sent this stamp ${renderAge({ ageMs })} and did not hear that it was made.`;
  // Whatever the earlier run heard: another run may send it once more, after `block-time` and a check.
  return judgeUnresolved(
    { kind: verdict, since: now - ageMs, mayResend: true, ownMessage },
    requestId === undefined ? {} : { requestId },
  );
}

/**
 * Checks a stamp without a clear answer at the first times of the timetable, whatever one check says: if none finds it,
 * it stays unresolved, and `waitForStamps` may send it once more.
 */
async function checkBriefly(digest: Digest, sent: Judgement, parts: StampParts): Promise<Judgement> {
  const { check, clock, stop, isWaitedFor, blockTimeMs } = parts;
  const open = sent.unresolved;
  if (open === undefined) return sent;
  if (open.longPause !== undefined) return judgeAfterCheck(sent, toFailure(open.longPause));
  const { since, pauseMs = 0, mayResend } = open;
  const last = since + Math.max(pauseMs, ...timetables.open.first);
  const resendAt = isWaitedFor && mayResend ? since + blockTimeMs : Number.POSITIVE_INFINITY;
  const nextCheck = (): number => Math.max(since + pauseMs, nextTime(timetables.open, since, clock.now()));
  let seen: Judgement | undefined;
  const stamp = { next: nextCheck() as number | undefined };
  const round = async (): Promise<boolean> => {
    const answer = await check(digest);
    // A check that got no answer does not undo what an earlier one said.
    if (seen === undefined || seen.error !== undefined || !(isCutShort(answer) || answer.verdict === "unreachable"))
      seen = answer;
    const isDue = answer.verdict === "not-found" && clock.now() >= resendAt;
    // Only after these verdicts can a later check give another answer.
    const mayTurn =
      !isCutShort(answer) &&
      (answer.verdict === "unreachable" || answer.verdict === "not-found" || answer.verdict === "unknown");
    const next = isDue || !mayTurn ? Number.POSITIVE_INFINITY : nextCheck();
    stamp.next = next <= last ? next : undefined;
    return false;
  };
  await poll([stamp], { round, deadline: Number.POSITIVE_INFINITY, clock, stop });
  return judgeAfterCheck(sent, seen ?? (await check(digest)));
}

function warnOfAgain(name: string, known: EarlierStamp, log: SourceHost["log"]): void {
  log.warning(
    `${toLineName(name)}: an earlier run sent a stamp ${renderAge(known)} (${known.verdict}). Because of --again, another one is sent. Where the chain holds the file already, the service makes no new stamp.`,
    { title: "stamped again" },
  );
}

/**
 * Creates a guard for stamps: a service that answered an earlier run about a wrong digest must first answer one check
 * about the right one.
 */
function createStampGuard({ check }: Source, earlier: ReadonlyMap<Digest, EarlierStamp>) {
  const digest = [...earlier].find(([, { isMismatched }]) => isMismatched)?.[0];
  let asked: Promise<Judgement> | undefined;
  return async (stamp: () => Promise<Judgement>): Promise<Judgement> => {
    const seen = digest && (await (asked ??= check({ name: digest, digest })));
    if (seen === undefined || seen.verdict === "found" || seen.verdict === "not-found") return stamp();
    return seen.error === undefined ? seen : toNotAttempted(seen.error);
  };
}

function noteShortWait({ wait, blockTime }: SourceInputs, log: SourceHost["log"]): void {
  if (wait === 0 || wait >= blockTime) return;
  log.notice(
    `The run waits ${wait / 1000} s for the chain, and a block may take ${blockTime / 1000} s (${frontOf(log).input("block-time")}). So some stamps may be no more than accepted when it ends.`,
    { title: "short wait" },
  );
}
