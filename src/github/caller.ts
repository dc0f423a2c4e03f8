/** Makes requests to GitHub, repeats them, and waits as GitHub asks. */
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
  isMarkup,
  toBrokenFault,
  toFault,
} from "./answers.ts";

export interface RequestPolicy {
  /** Writes are made one after the other, and a second apart where there are many. */
  readonly isWrite: boolean;
  /** Doing the request twice is the same as doing it once. */
  readonly isRepeatable: boolean;
  readonly timeoutMs: number;
  /** A rate limit ends the request, since the caller has another way. */
  readonly endsAtLimit?: true;
  /** The number of the attempt, for a caller that repeats the request itself, with a new body each time. */
  readonly attempt?: number;
}

export const readPolicy: RequestPolicy = { isWrite: false, isRepeatable: true, timeoutMs: 30_000 };
/** For a write whose retry could create a second thing, since GitHub may have done it without an answer. */
export const writeOnce: RequestPolicy = { isWrite: true, isRepeatable: false, timeoutMs: 30_000 };
export const idempotent: RequestPolicy = { ...writeOnce, isRepeatable: true };

/** Sends one request by Octokit, with `request` among its parameters. */
export type Send<Data> = (request: {
  readonly signal: AbortSignal;
}) => Promise<{ readonly status: number; readonly data: Data; readonly headers: { readonly link?: string } }>;

export type GitHubCaller = Readonly<ReturnType<typeof createCaller>>;

type Call = <Data>(policy: RequestPolicy, send: Send<Data>) => Promise<GitHubAnswer<Data>>;

/**
 * How many writes a run may make at once; each second allows one more. GitHub asks for a second between "a large number"
 * of writes, and allows 80 a minute that create content (its docs: best practices and rate limits of the REST API). Once
 * GitHub has asked to wait, writes are always a second apart.
 */
export const writesAtOnce = 20;
const betweenWritesMs = 1000;

/** @throws AnchorError `NOT_ATTEMPTED` once `stop` has aborted, which ends all waiting and cancels requests */
export function createCaller(clock: Clock, stop: AbortSignal, onWait: (milliseconds: number, why: string) => void) {
  const { pause, markWrite, readTurn, writeTurn } = createRequestTurns(clock, stop);
  /** Delays all requests as long as GitHub asks; returns false when the request must be given up after this `attempt`. */
  const applyBackoff = (fault: GitHubFault, attempt: number, isRepeatable: boolean): boolean => {
    const wait = nextGitHubWait(fault, { attempt, isRepeatable, today: clock.today(), random: clock.random() });
    if (wait === undefined) return false;
    onWait(wait, `GitHub answered ${fault.status ?? "nothing"}`);
    pause(wait);
    return true;
  };
  let hasWorked = false;
  const callWithRetry: Call = async (policy, send) => {
    const { isWrite, isRepeatable, timeoutMs } = policy;
    for (let attempt = policy.attempt ?? 1; ; attempt += 1) {
      await (isWrite ? writeTurn() : readTurn());
      const answer = await attemptOnce(send, stop, timeoutMs).finally(isWrite ? markWrite : undefined);
      hasWorked ||= "data" in answer;
      if ("fault" in answer && answer.fault.status === 401 && hasWorked)
        return { fault: { ...answer.fault, isExpired: true } };
      if (policy.endsAtLimit === true && "fault" in answer && isLimit(answer.fault)) return answer;
      if ("data" in answer || !applyBackoff(answer.fault, attempt, isRepeatable)) return answer;
      if (policy.attempt !== undefined) return { ...answer, isRetryable: true };
    }
  };
  let writes: Promise<unknown> = Promise.resolve();
  const call: Call = (policy, send) => {
    if (!policy.isWrite) return callWithRetry(policy, send);
    const turn = writes.then(() => callWithRetry(policy, send));
    // A failed write must not fail the next one.
    writes = turn.catch(() => undefined);
    return turn;
  };
  return { call, readTurn, writeTurn, applyBackoff, ...createDownloadLimit(clock) };
}

/** Refuses downloads once a rate limit ended one: others would wait in vain, and GitHub may ban who keeps asking. */
function createDownloadLimit(clock: Clock) {
  let closed: { readonly error: AnchorError; readonly until: number } | undefined;
  let lostMs = 0;
  const refuseClosed = (): void => {
    if (closed !== undefined && clock.now() < closed.until) throw closed.error;
  };
  return {
    /** @throws AnchorError why no file may be downloaded now */
    refuseClosed,
    /** Refuses downloads while `limit` lasts; `attempt` is the number of the attempt that GitHub refused for it. */
    closeDownloads: (limit: GitHubFault, attempt: number, error: AnchorError): void => {
      closed = { error, until: clock.now() + limitWait(limit, attempt, clock.today()) };
    },
    /** Downloads, unless failed downloads have taken so long already that those to come could take days. */
    downloadInTime: async <Taken>(take: () => Promise<Taken>): Promise<Taken> => {
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

/** Decides when the next request may be made. */
function createRequestTurns(clock: Clock, stop: AbortSignal) {
  const gate = createGate(clock);
  /** When the writes so far would end if they were a second apart; the next may come `aheadMs` before that. */
  let writtenUntil = Number.NEGATIVE_INFINITY;
  let aheadMs = (writesAtOnce - 1) * betweenWritesMs;
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
  const pause = (milliseconds: number): void => {
    gate.pause(milliseconds);
    // From now on, writes are a second apart.
    if (aheadMs > 0) [writtenUntil, aheadMs] = [clock.now() + betweenWritesMs, 0];
  };
  return { readTurn, writeTurn, markWrite, pause };
}

const noContent = 204;

async function attemptOnce<Data>(send: Send<Data>, stop: AbortSignal, timeoutMs: number): Promise<GitHubAnswer<Data>> {
  try {
    const answer = await send({ signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]) });
    const { status, data, headers } = answer;
    const isParsed = typeof data === "object" && data !== null && !(data instanceof ArrayBuffer);
    return status === noContent || isParsed
      ? { data, hasNext: /\brel="?next\b/.test(headers.link ?? "") }
      : { fault: toBrokenFault(memberAt(answer, "url"), isMarkup(data)) };
  } catch (thrown) {
    refuseStopped(stop);
    return { fault: toFault(thrown) };
  }
}

function refuseStopped({ aborted }: AbortSignal): void {
  if (aborted) throw new AnchorError("NOT_ATTEMPTED", "The run was cancelled before GitHub had answered.");
}

const attemptsAtLimit = 5;
const attemptsAtBreak = 4;
/** A longer wait costs more than running the job again. */
const maxLimitWaitMs = 15 * 60_000;
/** The first wait where GitHub's limit names no time (its docs: best practices for the REST API). */
const unnamedWaitMs = 60_000;
/** The share of a wait that jitter does not shorten. */
export const minBackoffShare = 0.5;

/**
 * Returns the milliseconds before a retry, or `undefined` to give up. At a rate limit: `Retry-After`, or until the limit is
 * reset, or a minute that doubles. After an outage: a second that doubles, with jitter.
 *
 * @param isRepeatable whether the request may be repeated although GitHub may have done it
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
  return backoff(attempt, random, minBackoffShare);
}

function limitWait({ headers }: GitHubFault, attempt: number, today: Date): number {
  const asked = parseRetryAfter(headers["retry-after"], headers["date"], today);
  if (asked !== undefined) return asked;
  const reset = Number(headers["x-ratelimit-reset"]) * 1000;
  if (headers["x-ratelimit-remaining"] !== "0" || !Number.isFinite(reset)) return unnamedWaitMs * 2 ** (attempt - 1);
  const now = Date.parse(String(headers["date"]));
  // A second more, since the header counts whole seconds.
  return Math.max(1000, reset + 1000 - (Number.isNaN(now) ? today.getTime() : now));
}
