/**
 * How a run asks its source about one target, and the steps of one stamp (docs/limits.md#running-it-again): is an
 * earlier stamp known? → write the intent → send → check → write the result.
 */
import type { Digest, Subject } from "../core/digest.ts";
import { AnchorError, toAnchorError } from "../core/errors.ts";
import { judgeAfterCheck, isNotAttempted, judgeUnresolved } from "../core/open-stamp.ts";
import { toFailure, type Judgement } from "../core/row.ts";
import { toLineName } from "../core/text.ts";
import type { Run } from "../evidence/run.ts";
import { systemClock, frontOf, type Clock, type Log } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import { toNotAttempted } from "../host/queue.ts";
import type { JournalAndReports } from "./journal-and-reports.ts";
import { renderAge, type EarlierStamp, type Journal } from "./journal.ts";
import { poll, nextDueTime, timetables } from "./poll.ts";
import type { Ask, Source, SourceHost } from "./source.ts";

/**
 * Creates the function by which a run asks its source about a target. It saves the report that an answer links to.
 * Before it sends a stamp, it checks for one of an earlier run, writes the intent into the journal, and sets `hasSent`.
 */
export function createAsk(
  run: Pick<Run, "hasSent">,
  source: Source,
  inputs: StampInputs & Pick<Inputs, "mode" | "again" | "keyError">,
  { log, signals }: SourceHost,
  { journal, askAndSaveReport }: Pick<JournalAndReports, "journal" | "askAndSaveReport">,
  earlierStamps: ReadonlyMap<Digest, EarlierStamp>,
): Ask {
  const { mode, wait, blockTime } = inputs;
  const request = source[mode];
  if (request === undefined) throw new AnchorError("INTERNAL", `Nobody who can ${mode} was named.`);
  // A clock's stamp costs nothing, and no chain can be asked about it: it needs neither a journal nor a check.
  if (mode !== "stamp" || source.locate === undefined)
    return (target) => askAndSaveReport(target, () => request(target));
  logShortWait(inputs, log);
  const unconsideredStamps = new Map(earlierStamps);
  const guardStamp = createStampGuard(source, earlierStamps);
  const stampTools = {
    send: createSender(run, request, inputs),
    check: (digest: Digest) => source.check({ name: digest, digest }),
    journal,
    blockTimeMs: blockTime,
    isWaitedFor: wait > 0,
    clock: systemClock,
    stop: signals.cancellation.stop,
    warn: log.warning,
  };
  return (subject) => {
    const earlierStamp = unconsideredStamps.get(subject.digest);
    // Only the first call considers the earlier run's stamp: a second call for a digest repeats this run's own stamp.
    unconsideredStamps.delete(subject.digest);
    const isSentAgain = earlierStamp !== undefined && inputs.again === true;
    if (isSentAgain) warnOfRepeatedStamp(subject.name, earlierStamp, log);
    const stamp = () => stampOne(subject, { ...stampTools, earlierStamp: isSentAgain ? undefined : earlierStamp });
    return askAndSaveReport(subject, earlierStamp === undefined ? () => guardStamp(stamp) : stamp);
  };
}

/**
 * Creates the function that sends stamps. It sets `hasSent` before each, since a run may be cancelled while the request is
 * open, and takes it back where nothing left this machine: a statement of such a run says nothing new.
 */
function createSender(run: Pick<Run, "hasSent">, request: Ask, { keyError }: Pick<Inputs, "keyError">) {
  let openCount = 0;
  let hasSent = false;
  return async (digest: Digest): Promise<Judgement> => {
    // The service gave no key, so `request` answers with that error and sends nothing.
    if (keyError !== undefined) return request({ name: digest, digest });
    run.hasSent = true;
    openCount += 1;
    const judgement = await request({ name: digest, digest });
    openCount -= 1;
    hasSent ||= !isNotAttempted(judgement) || judgement.unresolved !== undefined;
    run.hasSent = hasSent || openCount > 0;
    return judgement;
  };
}

type StampInputs = Pick<Inputs, "wait" | "blockTime">;

interface StampTools {
  /** Sends a stamp. If the answer is lost or unreadable, the judgement is `unresolved`. */
  readonly send: (digest: Digest) => Promise<Judgement>;
  readonly check: (digest: Digest) => Promise<Judgement>;
  /** Records the stamp before it is sent, and again with its judgement after the first checks. */
  readonly journal?: Pick<Journal, "recordIntent" | "recordResult"> | undefined;
  /** An earlier run's stamp of the same digest. */
  readonly earlierStamp?: EarlierStamp | undefined;
  /** The longest time from a stamp until a check finds the digest, in milliseconds. */
  readonly blockTimeMs: number;
  /** Whether the run goes on waiting after the first checks, and may send the stamp again after `blockTimeMs`. */
  readonly isWaitedFor: boolean;
  readonly clock: Pick<Clock, "now" | "wait">;
  readonly stop: AbortSignal;
  readonly warn: Log["warning"];
}

/**
 * Stamps a subject. So that no stamp is paid for twice, the chain is first checked for an earlier run's stamp. After an
 * unclear answer, the chain is checked a few times for the stamp just sent, which is not sent again here. If the intent
 * cannot be written down, the judgement is a failure, `OUTPUT_UNWRITABLE`, and nothing was sent.
 */
export async function stampOne(subject: Subject, tools: StampTools): Promise<Judgement> {
  const { earlierStamp, journal, send } = tools;
  const earlierJudgement = earlierStamp && (await resumeStamp(subject, earlierStamp, tools));
  if (earlierJudgement !== undefined) return earlierJudgement;
  try {
    journal?.recordIntent(subject);
  } catch (thrown) {
    return toFailure(toAnchorError(thrown));
  }
  const judgement = await checkBriefly(subject.digest, await send(subject.digest), tools);
  journal?.recordResult(subject, judgement);
  return judgement;
}

/**
 * Checks the chain for an earlier run's stamp. Returns `undefined` if this run is to send one: when the earlier stamp
 * is at least `blockTimeMs` old, and the chain does not hold the digest.
 */
async function resumeStamp(
  { name, digest }: Subject,
  earlierStamp: EarlierStamp,
  { check, blockTimeMs, clock, warn }: StampTools,
): Promise<Judgement | undefined> {
  const checkJudgement = await check(digest);
  if (checkJudgement.verdict === "found") return { verdict: "already-anchored", answer: checkJudgement.answer };
  const verdict = earlierStamp.verdict === "anchored" ? "accepted" : earlierStamp.verdict;
  // A block once held this digest, so a stamp is sent only if the chain now denies it; any other answer stands.
  if (earlierStamp.verdict === "anchored" && checkJudgement.verdict !== "not-found") return checkJudgement;
  if (checkJudgement.verdict !== "not-found" || earlierStamp.ageMs < blockTimeMs)
    return judgeAfterCheck(toOpenJudgement({ ...earlierStamp, verdict }, clock.now()), checkJudgement);
  const message = `${toLineName(name)}: an earlier run sent a stamp ${renderAge(earlierStamp)}, but the chain does not hold it. So the stamp is sent once more.`;
  warn(message, { title: "stamp sent again" });
  return undefined;
}

type OpenVerdict = Exclude<EarlierStamp["verdict"], "anchored">;

function toOpenJudgement(
  { verdict, ageMs, requestId }: EarlierStamp & { verdict: OpenVerdict },
  now: number,
): Judgement {
  if (verdict === "accepted") {
    return { verdict: "accepted", answer: { requestId: requestId ?? "", records: [], segments: [] } };
  }
  const ownMessage = `An earlier run sent this stamp ${renderAge({ ageMs })} and did not hear that it was made.`;
  // Each later run may send the stamp once more, after `block-time` and a check, whatever the earlier run did.
  return judgeUnresolved(
    { kind: verdict, sinceMs: now - ageMs, isOfEarlierRun: true, mayResend: true, ownMessage },
    requestId === undefined ? {} : { requestId },
  );
}

/**
 * Checks a stamp without a clear answer at the first times of the timetable, until a check gives a final answer. If
 * none finds the stamp, it stays unresolved, and `waitForStamps` may send it once more.
 */
async function checkBriefly(digest: Digest, sentJudgement: Judgement, tools: StampTools): Promise<Judgement> {
  const { check, clock, stop, isWaitedFor, blockTimeMs } = tools;
  const unresolved = sentJudgement.unresolved;
  if (unresolved === undefined) return sentJudgement;
  if (unresolved.longPause !== undefined) return judgeAfterCheck(sentJudgement, toFailure(unresolved.longPause));
  const { sinceMs: since, pauseMs = 0, mayResend } = unresolved;
  const lastCheckAt = since + Math.max(pauseMs, ...timetables.unresolved.firstTimesMs);
  const resendAt = isWaitedFor && mayResend ? since + blockTimeMs : Number.POSITIVE_INFINITY;
  const nextCheckTime = (): number => Math.max(since + pauseMs, nextDueTime(timetables.unresolved, since, clock.now()));
  let lastCheck: Judgement | undefined;
  const polledStamp = { dueAt: nextCheckTime() as number | undefined };
  const askAbout = async (): Promise<boolean> => {
    const judgement = await check(digest);
    const isUnanswered = isNotAttempted(judgement) || judgement.verdict === "unreachable";
    // A check that got no answer does not undo what an earlier one said.
    if (lastCheck === undefined || lastCheck.error !== undefined || !isUnanswered) lastCheck = judgement;
    const isDueAgain = judgement.verdict === "not-found" && clock.now() >= resendAt;
    // Only after these verdicts can a later check give another answer.
    const mayChange =
      !isNotAttempted(judgement) &&
      (judgement.verdict === "unreachable" || judgement.verdict === "not-found" || judgement.verdict === "unknown");
    const nextCheckAt = isDueAgain || !mayChange ? Number.POSITIVE_INFINITY : nextCheckTime();
    polledStamp.dueAt = nextCheckAt <= lastCheckAt ? nextCheckAt : undefined;
    return false;
  };
  await poll([polledStamp], { askAbout, deadline: Number.POSITIVE_INFINITY, clock, stop });
  return judgeAfterCheck(sentJudgement, lastCheck ?? (await check(digest)));
}

function warnOfRepeatedStamp(name: string, earlierStamp: EarlierStamp, log: SourceHost["log"]): void {
  const message = `${toLineName(name)}: an earlier run sent a stamp ${renderAge(earlierStamp)} (${earlierStamp.verdict}). Because of --again, another one is sent. Where the chain holds the file already, the service makes no new stamp.`;
  log.warning(message, { title: "stamped again" });
}

/**
 * Creates the function through which stamps are sent. If the service answered an earlier run about a wrong digest, it
 * must first answer one check about the right one, or nothing is stamped.
 */
function createStampGuard({ check }: Source, earlierStamps: ReadonlyMap<Digest, EarlierStamp>) {
  const mismatchedDigest = [...earlierStamps].find(([, { isMismatched }]) => isMismatched)?.[0];
  let checkPromise: Promise<Judgement> | undefined;
  const checkOnce = (digest: Digest) => (checkPromise ??= check({ name: digest, digest }));
  return async (stamp: () => Promise<Judgement>): Promise<Judgement> => {
    const judgement = mismatchedDigest && (await checkOnce(mismatchedDigest));
    if (judgement === undefined || judgement.verdict === "found" || judgement.verdict === "not-found") return stamp();
    return judgement.error === undefined ? judgement : toNotAttempted(judgement.error);
  };
}

function logShortWait({ wait, blockTime }: StampInputs, log: SourceHost["log"]): void {
  if (wait === 0 || wait >= blockTime) return;
  const message = `The run waits ${wait / 1000} s for the chain, and a block may take ${blockTime / 1000} s (${frontOf(log).input("block-time")}). So some stamps may be no more than accepted when it ends.`;
  log.notice(message, { title: "short wait" });
}
