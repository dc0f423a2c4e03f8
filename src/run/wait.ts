/** Waits until the chain has what was stamped (input `wait`), and finds the blocks. */
import type { Digest, Subject } from "../core/digest.ts";
import {
  isAwaited,
  isAboutOtherDigest,
  stoppingErrorOf,
  judgeAfterCheck,
  judgeContradiction,
  withAddress,
  isNotAttempted,
} from "../core/open-stamp.ts";
import type { Judgement, Row } from "../core/row.ts";
import { rejudge, judgementOf, anchoringOf } from "../evidence/run.ts";
import { counted, toLineName } from "../core/text.ts";
import { systemClock, frontOf, type Host, type Log, type Progress } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import { runEach } from "../host/queue.ts";
import { untilOverdue, type Signals } from "../host/signals.ts";
import {
  checkUntilOnChain,
  forbidsRequests,
  poll,
  nextDueTime,
  timetables,
  type ChainCheckOptions,
  type PolledItem,
} from "./poll.ts";
import { logChangedVerdicts } from "./leave-evidence.ts";
import type { Ask, Source } from "./source.ts";

/**
 * In a stamp run at a service: waits until the chain holds the stamps or `wait` is over, then finds their blocks.
 * @param endsAt when the wait is over that an earlier call of this run has begun, in milliseconds of the clock
 * @returns when the run's wait is over; `undefined` if nothing had to be waited for yet
 */
export async function waitForStamps(
  rows: readonly Row[],
  { ask, check, locate }: Pick<Source, "check" | "locate"> & { readonly ask: Ask },
  { mode, wait: waitMs, blockTime: blockTimeMs, concurrency }: Inputs,
  { log, signals }: Host,
  onWait: (waiting: Pick<Progress, "waitingFor" | "waitLimitMs" | "waitingSince">) => void,
  endsAt?: number,
): Promise<number | undefined> {
  // A service that answered about another digest is not believed, so nothing more is asked.
  const isAnswerMismatched = (): boolean => rows.some((row) => isAboutOtherDigest(row));
  if (mode !== "stamp" || locate === undefined || isAnswerMismatched()) return endsAt;
  const showWait: WaitTools["showWait"] = (waitingFor, waitingSince) =>
    onWait({ waitingFor, waitLimitMs: waitMs, waitingSince });
  const checkDigest: WaitTools["check"] = (digest, timeUp) => check({ name: digest, digest }, timeUp);
  const waitTools = {
    check: checkDigest,
    resend: ask,
    showWait,
    waitMs,
    endsAt,
    blockTimeMs,
    concurrency,
    log,
    signals,
  };
  // Without a wait, each block is asked for once.
  const locatingEndsAt = waitMs > 0 ? (endsAt ?? systemClock.now() + waitMs) : Number.NEGATIVE_INFINITY;
  let waitEndsAt = endsAt;
  // Rows of stamps that were only accepted have been logged already; those that are settled now are logged again.
  await logChangedVerdicts(rows, log, async () => {
    if (waitMs > 0) waitEndsAt = await waitUntilOnChain(rows, waitTools);
    if (!isAnswerMismatched()) await locateBlocks(rows, locate, { concurrency, signals, deadline: locatingEndsAt });
  });
  return waitEndsAt;
}

interface WaitTools {
  readonly check: ChainCheckOptions["check"];
  /** Stamps the subject once more, and enters that in the journal like any stamp. */
  readonly resend: (subject: Subject) => Promise<Judgement>;
  /** Makes the progress line say what the run waits for, and since when, in milliseconds of the clock. */
  readonly showWait: (waitingFor: string, since: number) => void;
  readonly waitMs: number;
  /** When the run's wait is over; by default `waitMs` after the last answer. */
  readonly endsAt?: number | undefined;
  readonly blockTimeMs: number;
  readonly concurrency: number;
  readonly log: Pick<Log, "front" | "info" | "warning">;
  readonly signals: Pick<Signals, "cancellation" | "overdue" | "fail">;
}

/**
 * Checks stamps until the chain holds them or time is up, then judges the rows anew. Files of a list share its verdict.
 * @returns the deadline of the wait, in milliseconds of the clock; without a stamp to wait for, the given `endsAt`
 */
export async function waitUntilOnChain(
  rows: readonly Row[],
  { check, resend, showWait, waitMs, endsAt, log, signals, ...options }: WaitTools,
): Promise<number | undefined> {
  const awaitedStamps = findAwaitedStamps(rows);
  if (awaitedStamps.size === 0) return endsAt;
  const stamps = new Map([...awaitedStamps].map(([digest, { judgement }]) => [digest, judgement]));
  const clock = systemClock;
  const waitStartedAt = endsAt === undefined ? findLastAnswerTime(stamps, clock.now()) : endsAt - waitMs;
  const { keepFound, latest } = createResultKeeper(stamps);
  const chainChecks = checkUntilOnChain(stamps, {
    ...options,
    check: async (digest, timeUp) => keepFound(digest, await check(digest, timeUp)),
    deadline: waitStartedAt + waitMs,
    resend: (digest) => sendAgain(awaitedStamps.get(digest)?.subject ?? { name: digest, digest }, resend, log),
    clock,
    stop: signals.cancellation.stop,
    onWait: (count) => showWait(`a block: ${count} of ${counted(awaitedStamps.size, "stamp")}`, waitStartedAt),
  });
  const results = (await untilOverdue(chainChecks, signals)) ?? latest;
  log.info(renderWaitResult(results));
  for (const row of rows) {
    const digest = row.coveredBy ?? row.subject.digest;
    const judgement = digest === undefined || !isAwaited(row) ? undefined : results.get(digest);
    if (judgement !== undefined) rejudge(row, judgement);
  }
  return waitStartedAt + waitMs;
}

async function sendAgain(subject: Subject, resend: WaitTools["resend"], log: WaitTools["log"]): Promise<Judgement> {
  const message = `The answer to the stamp of ${toLineName(subject.name)} was lost, and after ${frontOf(log).input("block-time")} the chain does not hold it. So the stamp is sent once more.`;
  log.warning(message, { title: "stamp sent again" });
  const secondJudgement = await resend(subject);
  const error = secondJudgement.unresolved === undefined ? secondJudgement.error : undefined;
  if (error !== undefined)
    log.warning(`The second stamp of ${toLineName(subject.name)}: ${error.message} ${error.hintFor(log.front)}`, {
      title: error.code,
    });
  return secondJudgement;
}

/** Keeps what was found, which counts also when the run has to end while other checks are under way. */
function createResultKeeper(stamps: ReadonlyMap<Digest, Judgement>) {
  const latest = new Map(stamps);
  const keepFound = (digest: Digest, check: Judgement): Judgement => {
    const stamped = stamps.get(digest);
    if (check.verdict === "found" && stamped !== undefined) latest.set(digest, judgeAfterCheck(stamped, check));
    return check;
  };
  return { keepFound, latest };
}

/** Returns the stamps to wait for, each once: of a list and its files, only the list's. */
function findAwaitedStamps(rows: readonly Row[]): ReadonlyMap<Digest, { subject: Subject; judgement: Judgement }> {
  const digestsAndStamps = rows.flatMap((row) => {
    const { subject, coveredBy } = row;
    const isStamp = subject.digest !== undefined && coveredBy === undefined && isAwaited(row);
    return isStamp ? [[subject.digest, { subject, judgement: judgementOf(row) }] as const] : [];
  });
  return new Map(digestsAndStamps);
}

/**
 * Returns when the last answer came or was lost: `wait` counts from then, so it includes the checks made already. For an
 * earlier run's stamp this run waits from now, however old the stamp is.
 */
function findLastAnswerTime(stamps: ReadonlyMap<Digest, Judgement>, now: number): number {
  const answerTimeOf = ({ unresolved }: Judgement): number =>
    unresolved === undefined || unresolved.isOfEarlierRun === true ? now : unresolved.sinceMs;
  return [...stamps.values()].reduce(
    (latest, judgement) => Math.max(latest, answerTimeOf(judgement)),
    Number.NEGATIVE_INFINITY,
  );
}

/** Renders `1 of 3 stamps found on the chain; for 2 the service could not be asked (SERVICE_UNAVAILABLE).` */
function renderWaitResult(results: ReadonlyMap<Digest, Judgement>): string {
  const judgements = [...results.values()];
  const foundCount = judgements.filter(({ verdict }) => verdict === "anchored").length;
  const foundText = `${foundCount} of ${judgements.length} stamps found on the chain`;
  const errorCodes = judgements.flatMap(
    (judgement) => (judgement.verdict === "accepted" ? judgement.checkErrorCode : judgement.error?.code) ?? [],
  );
  if (errorCodes.length === 0) return `${foundText}.`;
  const codes = [...new Set(errorCodes)].join(", ");
  return `${foundText}; for ${errorCodes.length} the service could not be asked (${codes}).`;
}

type LocateTools = Pick<WaitTools & ChainCheckOptions, "concurrency" | "signals" | "deadline"> &
  Partial<Pick<ChainCheckOptions, "clock">>;

/**
 * Adds block, date and ids to rows whose stamp was found on the chain without them. A service that says `no match` is
 * asked again until `deadline`, since its replicas may lag; if it still says so, the verdict is `unknown`.
 */
export async function locateBlocks(
  rows: readonly Row[],
  locate: (digest: Digest) => Promise<Judgement>,
  { concurrency, signals, deadline, clock = systemClock }: LocateTools,
): Promise<void> {
  const digestsWithoutBlock = [...new Set(rows.flatMap((row) => (lacksBlock(row) ? (row.subject.digest ?? []) : [])))];
  if (digestsWithoutBlock.length === 0) return;
  const judgementByDigest = new Map<Digest, Judgement>();
  const { stop } = signals.cancellation;
  const startedAt = clock.now();
  const askAbout = async (due: readonly SoughtBlock[]): Promise<boolean> => {
    let isAskingOver = false;
    const onResult = ({ digest }: SoughtBlock, judgement: Judgement): void => {
      // A digest is asked about again only after `no-match`; only `verified` replaces that judgement.
      if (!judgementByDigest.has(digest) || judgement.verdict === "verified") judgementByDigest.set(digest, judgement);
      isAskingOver ||= forbidsRequests(judgement) || isNotAttempted(judgement);
    };
    const keyOf = ({ digest }: SoughtBlock): string => digest;
    await runEach(due, ({ digest }) => locate(digest), { concurrency, keyOf, stop, onResult });
    const nextRequestAt = nextDueTime(timetables.accepted, startedAt, clock.now());
    for (const soughtBlock of due) {
      const isAskedAgain =
        nextRequestAt <= deadline && judgementByDigest.get(soughtBlock.digest)?.verdict === "no-match";
      soughtBlock.dueAt = isAskedAgain ? nextRequestAt : undefined;
    }
    return isAskingOver;
  };
  const soughtBlocks = digestsWithoutBlock.map((digest): SoughtBlock => ({ digest, dueAt: startedAt }));
  await untilOverdue(poll(soughtBlocks, { askAbout, deadline: Number.POSITIVE_INFINITY, clock, stop }), signals);
  for (const row of rows) addFoundBlock(row, judgementByDigest, clock.now());
}

interface SoughtBlock extends PolledItem {
  readonly digest: Digest;
}

/** Whether a row is on the chain without a known block; false for files of a list, which share the list's block. */
function lacksBlock(row: Row): boolean {
  const isStampOnChain = row.verdict === "anchored" || row.verdict === "already-anchored";
  return isStampOnChain && row.coveredBy === undefined && anchoringOf(row) === undefined;
}

/** Adds to a row what was found about its block. Where that contradicts the row, the row is judged anew. */
function addFoundBlock(row: Row, judgementByDigest: ReadonlyMap<Digest, Judgement>, now: number): void {
  const digest = row.coveredBy ?? row.subject.digest;
  const locatedJudgement = digest && judgementByDigest.get(digest);
  if (locatedJudgement === undefined || (row.verdict !== "anchored" && row.verdict !== "already-anchored")) return;
  const refusal = stoppingErrorOf(locatedJudgement);
  if (refusal !== undefined) Object.assign(row, { refusal });
  else if (locatedJudgement.verdict === "no-match") rejudge(row, judgeContradiction(row, locatedJudgement.answer, now));
  else if (locatedJudgement.verdict === "verified") {
    const answer = { ...locatedJudgement.answer, requestId: row.answer.requestId };
    Object.assign(row, { answer: withAddress(answer, row.answer) });
  }
}
