/** Waits until the chain has what was stamped (input `wait`), and finds the blocks. */
import type { Digest, Subject } from "../core/digest.ts";
import {
  isAwaited,
  isMismatch,
  stoppingErrorOf,
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
  endsAsking,
  poll,
  nextTime,
  timetables,
  type ChainCheckOptions,
  type PolledItem,
} from "./poll.ts";
import { logChangedVerdicts } from "./leave-evidence.ts";
import type { Ask, Source } from "./source.ts";

/** Waits until the chain holds the stamps, where the input `wait` says so; then finds their blocks. */
export async function waitForStamps(
  rows: readonly Row[],
  { ask, check, locate }: Pick<Source, "check" | "locate"> & { readonly ask: Ask },
  { mode, wait: waitMs, blockTime: blockTimeMs, concurrency }: Inputs,
  { log, signals }: Host,
  onWait: (waiting: Pick<Progress, "waitingFor" | "waitLimitMs" | "waitingSince">) => void,
): Promise<void> {
  // A service that answered about another digest is not believed, so nothing more is asked.
  const isOver = (): boolean => rows.some((row) => isMismatch(row));
  if (mode !== "stamp" || locate === undefined || isOver()) return;
  const showWait: WaitTools["showWait"] = (waitingFor, waitingSince) =>
    onWait({ waitingFor, waitLimitMs: waitMs, waitingSince });
  const checkDigest: WaitTools["check"] = (digest, timeUp) => check({ name: digest, digest }, timeUp);
  const tools = { check: checkDigest, resend: ask, showWait, waitMs, blockTimeMs, concurrency, log, signals };
  const deadline = waitMs > 0 ? systemClock.now() + waitMs : Number.NEGATIVE_INFINITY;
  // Rows of stamps that were only accepted have been logged already; those that are settled now are logged again.
  await logChangedVerdicts(rows, log, async () => {
    if (waitMs > 0) await waitUntilOnChain(rows, tools);
    if (!isOver()) await locateBlocks(rows, locate, { concurrency, signals, deadline });
  });
}

interface WaitTools {
  readonly check: ChainCheckOptions["check"];
  /** Stamps the subject once more, and enters that in the journal like any stamp. */
  readonly resend: (subject: Subject) => Promise<Judgement>;
  /** Has the progress line say what the run waits for, and since when, in milliseconds of the clock. */
  readonly showWait: (waitingFor: string, since: number) => void;
  readonly waitMs: number;
  readonly blockTimeMs: number;
  readonly concurrency: number;
  readonly log: Pick<Log, "front" | "info" | "warning">;
  readonly signals: Pick<Signals, "cancellation" | "overdue" | "fail">;
}

/** Checks the stamps until the chain holds them or time is up, and judges the rows anew; a list's files as the list. */
export async function waitUntilOnChain(
  rows: readonly Row[],
  { resend, showWait, waitMs, log, signals, ...options }: WaitTools,
): Promise<void> {
  const awaited = findAwaited(rows);
  if (awaited.size === 0) return;
  const stamps = new Map([...awaited].map(([digest, { judgement }]) => [digest, judgement]));
  const clock = systemClock;
  const since = lastAnsweredAt(stamps, clock.now());
  const waiting = checkUntilOnChain(stamps, {
    ...options,
    deadline: since + waitMs,
    resend: async (digest) => {
      const { subject } = awaited.get(digest) ?? { subject: { name: digest, digest } };
      log.warning(
        `The answer to the stamp of ${toLineName(subject.name)} was lost, and after ${frontOf(log).input("block-time")} the chain does not hold it. So the stamp is sent once more.`,
      );
      const again = await resend(subject);
      const error = again.unresolved === undefined ? again.error : undefined;
      if (error !== undefined)
        log.warning(`The second stamp of ${toLineName(subject.name)}: ${error.message} ${error.hintFor(log.front)}`, {
          title: error.code,
        });
      return again;
    },
    clock,
    stop: signals.cancellation.stop,
    onWait: (count) => showWait(`a block: ${count} of ${counted(awaited.size, "stamp")}`, since),
  });
  const results = (await untilOverdue(waiting, signals)) ?? stamps;
  log.info(renderWaitResult(results));
  for (const row of rows) {
    const digest = row.coveredBy ?? row.subject.digest;
    const judgement = digest === undefined || !isAwaited(row) ? undefined : results.get(digest);
    if (judgement !== undefined) rejudge(row, judgement);
  }
}

/** Returns the stamps to wait for, each once: of a list and its files, only the list's. */
function findAwaited(rows: readonly Row[]): ReadonlyMap<Digest, { subject: Subject; judgement: Judgement }> {
  const awaited = rows.flatMap((row) => {
    const { subject, coveredBy } = row;
    const isStamp = subject.digest !== undefined && coveredBy === undefined && isAwaited(row);
    return isStamp ? [[subject.digest, { subject, judgement: judgementOf(row) }] as const] : [];
  });
  return new Map(awaited);
}

/** Returns when the last answer came or was lost: `wait` counts from then, so it includes the checks made already. */
function lastAnsweredAt(stamps: ReadonlyMap<Digest, Judgement>, now: number): number {
  return [...stamps.values()].reduce(
    (latest, judgement) => Math.max(latest, judgement.unresolved?.since ?? now),
    Number.NEGATIVE_INFINITY,
  );
}

/** Renders `1 of 3 stamps found on the chain; for 2 the service could not be asked (SERVICE_UNAVAILABLE).` */
function renderWaitResult(results: ReadonlyMap<Digest, Judgement>): string {
  const judgements = [...results.values()];
  const found = `${judgements.filter(({ verdict }) => verdict === "anchored").length} of ${judgements.length} stamps found on the chain`;
  const unasked = judgements.flatMap(
    (judgement) => (judgement.verdict === "accepted" ? judgement.checkError : judgement.error?.code) ?? [],
  );
  if (unasked.length === 0) return `${found}.`;
  return `${found}; for ${unasked.length} the service could not be asked (${[...new Set(unasked)].join(", ")}).`;
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
  const missing = [...new Set(rows.flatMap((row) => (lacksBlock(row) ? (row.subject.digest ?? []) : [])))];
  if (missing.length === 0) return;
  const located = new Map<Digest, Judgement>();
  const { stop } = signals.cancellation;
  const since = clock.now();
  const askAbout = async (due: readonly SoughtBlock[]): Promise<boolean> => {
    let isAtEnd = false;
    const onResult = ({ digest }: SoughtBlock, judgement: Judgement): void => {
      // A digest is asked about again only after `no-match`; only `verified` replaces that judgement.
      if (!located.has(digest) || judgement.verdict === "verified") located.set(digest, judgement);
      isAtEnd ||= endsAsking(judgement) || isNotAttempted(judgement);
    };
    const keyOf = ({ digest }: SoughtBlock): string => digest;
    await runEach(due, ({ digest }) => locate(digest), { concurrency, keyOf, stop, onResult });
    const again = nextTime(timetables.accepted, since, clock.now());
    for (const each of due) {
      each.dueAt = again <= deadline && located.get(each.digest)?.verdict === "no-match" ? again : undefined;
    }
    return isAtEnd;
  };
  const sought = missing.map((digest): SoughtBlock => ({ digest, dueAt: since }));
  await untilOverdue(poll(sought, { askAbout, deadline: Number.POSITIVE_INFINITY, clock, stop }), signals);
  for (const row of rows) addFoundBlock(row, located, clock.now());
}

interface SoughtBlock extends PolledItem {
  readonly digest: Digest;
}

/** Whether a row is on the chain without a known block; files under a list share the list's. */
function lacksBlock(row: Row): boolean {
  const isStampOnChain = row.verdict === "anchored" || row.verdict === "already-anchored";
  return isStampOnChain && row.coveredBy === undefined && anchoringOf(row) === undefined;
}

/** Adds to a row what was found about its block. Where that contradicts the row, the row is judged anew. */
function addFoundBlock(row: Row, located: ReadonlyMap<Digest, Judgement>, now: number): void {
  const digest = row.coveredBy ?? row.subject.digest;
  const seen = digest && located.get(digest);
  if (seen === undefined || (row.verdict !== "anchored" && row.verdict !== "already-anchored")) return;
  const refusal = stoppingErrorOf(seen);
  if (refusal !== undefined) Object.assign(row, { refusal });
  else if (seen.verdict === "no-match") rejudge(row, judgeContradiction(row, seen.answer, now));
  else if (seen.verdict === "verified") {
    const answer = { ...seen.answer, requestId: row.answer.requestId };
    Object.assign(row, { answer: withAddress(answer, row.answer) });
  }
}
