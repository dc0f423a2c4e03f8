/** Waits until the chain has what was stamped (input `wait`), and finds the blocks. */
import { anchoringOf } from "../core/anchoring.ts";
import type { Digest, Subject } from "../core/digest.ts";
import { isAwaited, isMismatch, stoppingErrorOf, judgeContradiction, withAddress } from "../core/open-stamp.ts";
import type { Judgement, Row } from "../core/row.ts";
import { rejudge, judgementOf } from "../core/rows.ts";
import { counted, toLineName } from "../core/text.ts";
import { systemClock } from "../host/clock.ts";
import { frontOf, type Host, type Log, type Progress } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import { runEach } from "../host/queue.ts";
import { untilOverdue, type Signals } from "../host/signals.ts";
import {
  checkUntilOnChain,
  endsAsking,
  poll,
  isCutShort,
  nextTime,
  timetables,
  type ChainCheckOptions,
  type Polled,
} from "./poll.ts";
import { logChangedVerdicts } from "./leave-evidence.ts";
import type { Ask, Source } from "./source.ts";

/** Waits until the chain holds the stamps, where the input `wait` says so; then finds their blocks. */
export async function waitForStamps(
  rows: readonly Row[],
  { ask, check, locate }: Pick<Source, "check" | "locate"> & { readonly ask: Ask },
  { mode, wait: waitMs, blockTime: blockTimeMs, concurrency }: Inputs,
  { log, signals }: Host,
  onWaiting: (waiting: Pick<Progress, "waitingFor" | "waitLimitMs" | "waitingSince">) => void,
): Promise<void> {
  // A service that answered about another digest is not believed, so nothing more is asked.
  const isOver = (): boolean => rows.some((row) => isMismatch(row));
  if (mode !== "stamp" || locate === undefined || isOver()) return;
  const waitFor: WaitParts["waitFor"] = (waitingFor, waitingSince) =>
    onWaiting({ waitingFor, waitLimitMs: waitMs, waitingSince });
  const checkOne: WaitParts["check"] = (digest, over) => check({ name: digest, digest }, over);
  const parts = { check: checkOne, resend: ask, waitFor, waitMs, blockTimeMs, concurrency, log, signals };
  const deadline = waitMs > 0 ? systemClock.now() + waitMs : Number.NEGATIVE_INFINITY;
  // Rows of stamps that were only accepted have been logged already; those that are settled now are logged again.
  await logChangedVerdicts(rows, log, async () => {
    if (waitMs > 0) await waitUntilOnChain(rows, parts);
    if (!isOver()) await locateBlocks(rows, locate, { concurrency, signals, deadline });
  });
}

export interface WaitParts {
  readonly check: ChainCheckOptions["check"];
  /** Stamps the subject once more, and enters that in the journal like any stamp. */
  readonly resend: (subject: Subject) => Promise<Judgement>;
  /** Has the progress line say what the run waits for, and since when, in milliseconds of the clock. */
  readonly waitFor: (what: string, since: number) => void;
  readonly waitMs: number;
  readonly blockTimeMs: number;
  readonly concurrency: number;
  readonly log: Pick<Log, "front" | "info" | "warning">;
  readonly signals: Pick<Signals, "cancellation" | "overdue" | "fail">;
}

/** Checks the stamps until the chain holds them, and judges their rows by that; files under a manifest wait with it. */
export async function waitUntilOnChain(
  rows: readonly Row[],
  { resend, waitFor, waitMs, log, signals, ...options }: WaitParts,
): Promise<void> {
  const awaited = awaitedOf(rows);
  if (awaited.size === 0) return;
  const stamps = new Map([...awaited].map(([digest, { outcome }]) => [digest, outcome]));
  const clock = systemClock;
  const since = lastAnswer(stamps, clock.now());
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
    onRound: (count) => waitFor(`a block: ${count} of ${counted(awaited.size, "stamp")}`, since),
  });
  const ended = (await untilOverdue(waiting, signals)) ?? stamps;
  log.info(renderEnded(ended));
  for (const row of rows) {
    const digest = row.coveredBy ?? row.subject.digest;
    const outcome = digest === undefined || !isAwaited(row) ? undefined : ended.get(digest);
    if (outcome !== undefined) rejudge(row, outcome);
  }
}

/** Returns the stamps to wait for, each once; files under a manifest wait with it. */
function awaitedOf(results: readonly Row[]): ReadonlyMap<Digest, { subject: Subject; outcome: Judgement }> {
  const awaited = results.flatMap((row) => {
    const { subject, coveredBy } = row;
    const isStamp = subject.digest !== undefined && coveredBy === undefined && isAwaited(row);
    return isStamp ? [[subject.digest, { subject, outcome: judgementOf(row) }] as const] : [];
  });
  return new Map(awaited);
}

/** Returns when the last stamp was answered: the wait counts from then, so checks for lost answers are part of it. */
function lastAnswer(stamps: ReadonlyMap<Digest, Judgement>, now: number): number {
  return [...stamps.values()].reduce(
    (latest, outcome) => Math.max(latest, outcome.unresolved?.since ?? now),
    Number.NEGATIVE_INFINITY,
  );
}

/** Renders `1 of 3 stamps found on the chain; for 2 the service could not be asked (SERVICE_UNAVAILABLE).` */
function renderEnded(ended: ReadonlyMap<Digest, Judgement>): string {
  const outcomes = [...ended.values()];
  const found = `${outcomes.filter(({ verdict }) => verdict === "anchored").length} of ${outcomes.length} stamps found on the chain`;
  const unasked = outcomes.flatMap(
    (outcome) => (outcome.verdict === "accepted" ? outcome.checkError : outcome.error?.code) ?? [],
  );
  if (unasked.length === 0) return `${found}.`;
  return `${found}; for ${unasked.length} the service could not be asked (${[...new Set(unasked)].join(", ")}).`;
}

type LocateParts = Pick<WaitParts & ChainCheckOptions, "concurrency" | "signals" | "deadline"> &
  Partial<Pick<ChainCheckOptions, "clock">>;

/**
 * Adds block, date and ids to rows whose stamp was found on the chain without them. A service that says `no match` is
 * asked again until `deadline`, since its replicas may lag; if it still says so, the verdict is `unknown`.
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
  const round = async (due: readonly Sought[]): Promise<boolean> => {
    let isAtEnd = false;
    const onResult = ({ digest }: Sought, outcome: Judgement): void => {
      // A digest is asked about again only after `no match`, which only a match replaces.
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
  await untilOverdue(poll(sought, { round, deadline: Number.POSITIVE_INFINITY, clock, stop }), signals);
  for (const row of rows) addPlace(row, located, clock.now());
}

interface Sought extends Polled {
  readonly digest: Digest;
}

/** Whether a row is on the chain without a known block; files under a list share the list's. */
function lacksBlock(result: Row): boolean {
  const { verdict } = result;
  const isStamped = verdict === "anchored" || verdict === "already-anchored";
  return isStamped && result.coveredBy === undefined && anchoringOf(result) === undefined;
}

function addPlace(row: Row, located: ReadonlyMap<Digest, Judgement>, now: number): void {
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
