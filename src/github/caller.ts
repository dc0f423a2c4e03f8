/** Requests to GitHub that are retried, and that wait as GitHub asks. */
import { parseRetryAfter } from "../api/fault.ts";
import { backoff, createGate } from "../api/retry.ts";
import { AnchorError } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import type { Clock } from "../host/clock.ts";
import {
  type GitHubAnswer,
  type GitHubFault,
  isAmbiguous,
  isLimit,
  isPage,
  toBrokenFault,
  toFault,
} from "./answers.ts";

/** The rules for sending one request. */
export interface RequestPolicy {
  /** Writes are made one after the other, and many of them a second apart. */
  readonly isWrite: boolean;
  /** Whether doing the request twice is the same as doing it once. */
  readonly isRepeatable: boolean;
  readonly timeoutMs: number;
  /** After GitHub's rate limit it is not made again, since the caller has another way. */
  readonly endsAtLimit?: true;
  /** The body is out of date after a wait, so the caller reads and writes again itself; this counts its attempts. */
  readonly attempt?: number;
}

/** The rules for reading a short answer. */
export const reading: RequestPolicy = { isWrite: false, isRepeatable: true, timeoutMs: 30_000 };
/** The rules for a write that may be done although no answer came: a retry could make a second one. */
export const onceOnly: RequestPolicy = { isWrite: true, isRepeatable: false, timeoutMs: 30_000 };
/** The rules for a write that has the same effect however often it is made. */
export const repeatable: RequestPolicy = { ...onceOnly, isRepeatable: true };

/** Sends one request; Octokit takes `request` as it is, and gives a good answer in this form. */
export type Send<Data> = (request: {
  readonly signal: AbortSignal;
}) => Promise<{ readonly status: number; readonly data: Data; readonly headers: { readonly link?: string } }>;

/** Makes requests and waits between them as GitHub asks. */
export type GitHubCaller = Readonly<ReturnType<typeof createCaller>>;

type Call = <Data>(manner: RequestPolicy, send: Send<Data>) => Promise<GitHubAnswer<Data>>;

/**
 * GitHub asks for a second between the writes of "a large number", and takes 80 that create content in a minute (docs:
 * best practices and rate limits of the REST API). So this many writes of a run may go at once, and each second lets one
 * more go: no minute has more than 80. Once GitHub has asked for a wait, every write is a second after the last one.
 */
export const writesAtOnce = 20;
const betweenWritesMs = 1000;

/**
 * @param stop ends all waiting, and breaks off requests under way
 * @throws AnchorError `NOT_ATTEMPTED` once `stop` has aborted
 */
export function createCaller(clock: Clock, stop: AbortSignal, onWait: (milliseconds: number, why: string) => void) {
  const { pause, slowWrites, markWrite, readTurn, writeTurn } = createRequestTurns(clock, stop);
  /** Delays all requests as long as GitHub asks; returns false when the request of this `attempt` must be given up. */
  const applyBackoff = (fault: GitHubFault, attempt: number, isRepeatable: boolean): boolean => {
    const wait = nextGitHubWait(fault, { attempt, isRepeatable, today: clock.today(), random: clock.random() });
    if (wait === undefined) return false;
    onWait(wait, `GitHub answered ${fault.status ?? "nothing"}`);
    pause(wait);
    return true;
  };
  let hasWorked = false;
  const callWithRetry: Call = async (manner, send) => {
    const { isWrite, isRepeatable, timeoutMs } = manner;
    for (let attempt = manner.attempt ?? 1; ; attempt += 1) {
      await (isWrite ? writeTurn() : readTurn());
      const answer = await attemptOnce(send, stop, timeoutMs).finally(isWrite ? markWrite : undefined);
      hasWorked ||= "data" in answer;
      if ("fault" in answer && answer.fault.status === 401 && hasWorked)
        return { fault: { ...answer.fault, isExpired: true } };
      if (manner.endsAtLimit === true && "fault" in answer && isLimit(answer.fault)) return answer;
      if ("data" in answer || !applyBackoff(answer.fault, attempt, isRepeatable)) return answer;
      if (manner.attempt !== undefined) return { ...answer, isRetryable: true };
    }
  };
  let writes: Promise<unknown> = Promise.resolve();
  const call: Call = (manner, send) => {
    if (!manner.isWrite) return callWithRetry(manner, send);
    const turn = writes.then(() => callWithRetry(manner, send));
    // The next write waits until this one ends, even if it fails.
    writes = turn.catch(() => undefined);
    return turn;
  };
  return { call, readTurn, writeTurn, slowWrites, applyBackoff, ...createDownloadLimit(clock) };
}

/**
 * Files are many: GitHub may ban who goes on asking for each while it asks for a wait, and each would wait as long in
 * vain.
 */
function createDownloadLimit(clock: Clock) {
  let closed: { readonly error: AnchorError; readonly until: number } | undefined;
  let lostMs = 0;
  const refuseClosed = (): void => {
    if (closed !== undefined && clock.now() < closed.until) throw closed.error;
  };
  return {
    /** @throws AnchorError the one for which no file is asked for now */
    refuseClosed,
    /** Closes downloads for the `limit` for which one was given up after `attempt`. */
    closeDownloads: (limit: GitHubFault, attempt: number, error: AnchorError): void => {
      closed = { error, until: clock.now() + limitWait(limit, attempt, clock.today()) };
    },
    /** Makes a download, unless those that were lost took so long that the others would hold the run for days. */
    inTime: async <Taken>(take: () => Promise<Taken>): Promise<Taken> => {
      refuseClosed();
      const begun = clock.now();
      try {
        return await take();
      } catch (error) {
        const isLost = error instanceof AnchorError && error.code !== "ASSET_DIGEST_MISMATCH";
        if (isLost) lostMs += clock.now() - begun;
        if (isLost && lostMs > maxLimitWaitMs) closed = { error, until: Number.POSITIVE_INFINITY };
        throw error;
      }
    },
  };
}

/** Decides when the next request may be made: after the wait that GitHub asked for, and after the last writes. */
function createRequestTurns(clock: Clock, stop: AbortSignal) {
  const gate = createGate(clock);
  /** When all writes so far have had their second; a write may be made so many milliseconds before that. */
  let writtenUntil = Number.NEGATIVE_INFINITY;
  let aheadMs = (writesAtOnce - 1) * betweenWritesMs;
  /** Waits while GitHub wants no requests at all. */
  const readTurn = async (): Promise<void> => {
    await gate.pass(stop);
    refuseStopped(stop);
  };
  /** Resolves when a write would not have to wait. */
  const writeTurn = async (): Promise<void> => {
    const wait = writtenUntil - aheadMs - clock.now();
    if (wait > 0) await clock.wait(wait, stop);
    await readTurn();
  };
  const markWrite = (): void => void (writtenUntil = Math.max(writtenUntil, clock.now()) + betweenWritesMs);
  /** From now on every write is a second after the last one. */
  const slowWrites = (): void => {
    if (aheadMs > 0) [writtenUntil, aheadMs] = [clock.now() + betweenWritesMs, 0];
  };
  const pause = (milliseconds: number): void => {
    gate.pause(milliseconds);
    slowWrites();
  };
  return { readTurn, writeTurn, slowWrites, markWrite, pause };
}

const noContent = 204;

async function attemptOnce<Data>(send: Send<Data>, stop: AbortSignal, timeoutMs: number): Promise<GitHubAnswer<Data>> {
  try {
    const answer = await send({ signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]) });
    const { status, data, headers } = answer;
    const isParsed = typeof data === "object" && data !== null && !(data instanceof ArrayBuffer);
    return status === noContent || isParsed
      ? { data, hasNext: /\brel="?next\b/.test(headers.link ?? "") }
      : { fault: toBrokenFault(memberAt(answer, "url"), isPage(data)) };
  } catch (thrown) {
    refuseStopped(stop);
    return { fault: toFault(thrown) };
  }
}

function refuseStopped({ aborted }: AbortSignal): void {
  if (aborted) throw new AnchorError("NOT_ATTEMPTED", "The run was cancelled before GitHub had answered.");
}

/** Most attempts of one request, the first included. */
const attemptsAtLimit = 5;
const attemptsAtBreak = 4;
/** The longest wait, in milliseconds: a job that waits longer costs more than one that is run again. */
const maxLimitWaitMs = 15 * 60_000;
/** The wait where GitHub names no time, in milliseconds (docs: best practices for the REST API). */
const unnamedWaitMs = 60_000;
/** The share of a backoff that is never shortened by jitter. */
export const leastShare = 0.5;

/**
 * Returns milliseconds to wait before a retry, or `undefined` to give up: `Retry-After` exactly, else until the
 * limit is reset, else a minute that doubles; after a broken or failing answer a second that doubles, with jitter.
 *
 * @param isRepeatable whether the request may be made again although it may have been done
 */
export function nextGitHubWait(
  fault: GitHubFault,
  { attempt, isRepeatable, today, random }: { attempt: number; isRepeatable: boolean; today: Date; random: number },
): number | undefined {
  if (isLimit(fault)) {
    const wait = limitWait(fault, attempt, today);
    return attempt < attemptsAtLimit && wait <= maxLimitWaitMs ? wait : undefined;
  }
  if (!isRepeatable || !isAmbiguous(fault) || attempt >= attemptsAtBreak) return undefined;
  return backoff(attempt, random, leastShare);
}

function limitWait({ headers }: GitHubFault, attempt: number, today: Date): number {
  const asked = parseRetryAfter(headers["retry-after"], headers["date"], today);
  if (asked !== undefined) return asked;
  const reset = Number(headers["x-ratelimit-reset"]) * 1000;
  if (headers["x-ratelimit-remaining"] !== "0" || !Number.isFinite(reset)) return unnamedWaitMs * 2 ** (attempt - 1);
  const now = Date.parse(String(headers["date"]));
  // Waits a whole second more: the header counts whole seconds, and the runner's clock may differ from GitHub's.
  return Math.max(1000, reset + 1000 - (Number.isNaN(now) ? today.getTime() : now));
}
