/** Makes requests to GitHub, one write at a time; repeats them, and waits as GitHub asks. */
import { backoffMs } from "../api/downloads.ts";
import { createGate, parseRetryAfter } from "../api/fault.ts";
import { AnchorError } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import type { Clock } from "../host/host.ts";
import { type GitHubAnswer, type GitHubFault, isAmbiguous, isRateLimit, toBrokenFault, toFault } from "./answers.ts";

export interface RequestPolicy {
  /** Whether the request is a write: writes are made one after the other, and a second apart if there are many. */
  readonly isWrite: boolean;
  /** Whether the request may be sent again after an unclear answer, since doing it twice does nothing more. */
  readonly isRepeatable: boolean;
  readonly timeoutMs: number;
  /** Set if the request is to fail at once at a rate limit, without a wait. */
  readonly failsAtLimit?: true;
  /** Set by a caller that repeats the request itself, with a new body: how often it was made, this time included. */
  readonly attempt?: number;
}

export const readPolicy: RequestPolicy = { isWrite: false, isRepeatable: true, timeoutMs: 30_000 };
/** For a write that must not be sent again after an unclear answer: GitHub may have done it, and would do it twice. */
export const writePolicy: RequestPolicy = { isWrite: true, isRepeatable: false, timeoutMs: 30_000 };
export const idempotentPolicy: RequestPolicy = { ...writePolicy, isRepeatable: true };

/** Sends one request by Octokit, with `request` among its parameters. */
export type Send<Data> = (request: {
  readonly signal: AbortSignal;
}) => Promise<{ readonly status: number; readonly data: Data; readonly headers: { readonly link?: string } }>;

export type GitHubCaller = Readonly<ReturnType<typeof createCaller>>;

type Call = <Data>(policy: RequestPolicy, send: Send<Data>) => Promise<GitHubAnswer<Data>>;

/**
 * This many writes may follow each other without a pause, and each second allows one more. GitHub asks for a second
 * between "a large number" of writes, and allows 80 a minute that create content (docs.github.com: best practices and
 * rate limits of the REST API). Once GitHub has asked to wait, writes are always a second apart.
 */
export const maxUnpausedWrites = 20;
const betweenWritesMs = 1000;

/** Creates the functions that call GitHub. Once `stop` aborts, waits and requests end; calls throw `NOT_ATTEMPTED`. */
export function createCaller(clock: Clock, stop: AbortSignal, onWait: (waitMs: number, why: string) => void) {
  const { pause, markWrite, waitForReadTurn, waitForWriteTurn } = createRequestTurns(clock, stop);
  /** Delays all requests after a fault; returns false, without a delay, if the failed request must not be repeated. */
  const applyBackoff = (fault: GitHubFault, attempt: number, isRepeatable: boolean): boolean => {
    const waitMs = gitHubWaitMs(fault, { attempt, isRepeatable, today: clock.today(), random: clock.random() });
    if (waitMs === undefined) return false;
    onWait(waitMs, `GitHub answered ${fault.status ?? "nothing"}`);
    pause(waitMs);
    return true;
  };
  let hasTokenWorked = false;
  const callWithRetry: Call = async (policy, send) => {
    const { isWrite, isRepeatable, timeoutMs } = policy;
    for (let attempt = policy.attempt ?? 1; ; attempt += 1) {
      await (isWrite ? waitForWriteTurn() : waitForReadTurn());
      const answer = await attemptOnce(send, stop, timeoutMs).finally(isWrite ? markWrite : undefined);
      if ("data" in answer) {
        hasTokenWorked = true;
        return answer;
      }
      const { fault } = answer;
      if (fault.status === 401 && hasTokenWorked) return { fault: { ...fault, isTokenExpired: true } };
      if (policy.failsAtLimit === true && isRateLimit(fault)) return answer;
      if (!applyBackoff(fault, attempt, isRepeatable)) return answer;
      if (policy.attempt !== undefined) return { ...answer, isRetryable: true };
    }
  };
  let lastWriteDone: Promise<unknown> = Promise.resolve();
  const call: Call = (policy, send) => {
    if (!policy.isWrite) return callWithRetry(policy, send);
    const thisWrite = lastWriteDone.then(() => callWithRetry(policy, send));
    // A failed write must not fail the next one.
    lastWriteDone = thisWrite.catch(() => undefined);
    return thisWrite;
  };
  return { call, waitForReadTurn, waitForWriteTurn, applyBackoff, ...createDownloadLimit(clock) };
}

/**
 * Refuses downloads after a rate limit, since GitHub may ban a client that keeps asking. It also refuses them once
 * failed downloads have taken too long in all.
 */
function createDownloadLimit(clock: Clock) {
  let refusal: { readonly error: AnchorError; readonly until: number } | undefined;
  let failedDownloadMs = 0;
  const ensureDownloadsAllowed = (): void => {
    if (refusal !== undefined && clock.now() < refusal.until) throw refusal.error;
  };
  return {
    /** @throws AnchorError that tells why no file may be downloaded now */
    ensureDownloadsAllowed,
    /** Refuses downloads while the limit lasts that `limitFault` tells of, after `attempt` tries of one download. */
    refuseDownloads: (limitFault: GitHubFault, attempt: number, error: AnchorError): void => {
      refusal = { error, until: clock.now() + rateLimitWaitMs(limitFault, attempt, clock.today()) };
    },
    /** Runs `download`. Once failed downloads have taken 15 minutes together, refuses others, which could take days. */
    downloadInTime: async <Result>(download: () => Promise<Result>): Promise<Result> => {
      ensureDownloadsAllowed();
      const startedAt = clock.now();
      try {
        return await download();
      } catch (error) {
        const isFailure = error instanceof AnchorError && error.code !== "ASSET_DIGEST_MISMATCH";
        if (isFailure) failedDownloadMs += clock.now() - startedAt;
        if (isFailure && failedDownloadMs > maxLimitWaitMs) refusal = { error, until: Number.POSITIVE_INFINITY };
        throw error;
      }
    },
  };
}

/** Decides when the next request may be made. */
function createRequestTurns(clock: Clock, stop: AbortSignal) {
  const gate = createGate(clock);
  /** When the next write is due if all writes are a second apart; it may be made `allowedAheadMs` earlier. */
  let nextWriteAt = Number.NEGATIVE_INFINITY;
  let allowedAheadMs = (maxUnpausedWrites - 1) * betweenWritesMs;
  const waitForReadTurn = async (): Promise<void> => {
    await gate.pass(stop);
    ensureNotStopped(stop);
  };
  /** Waits until a write may be made at once. */
  const waitForWriteTurn = async (): Promise<void> => {
    const waitMs = nextWriteAt - allowedAheadMs - clock.now();
    if (waitMs > 0) await clock.wait(waitMs, stop);
    await waitForReadTurn();
  };
  const markWrite = (): void => void (nextWriteAt = Math.max(nextWriteAt, clock.now()) + betweenWritesMs);
  const pause = (waitMs: number): void => {
    gate.pause(waitMs);
    // From now on, writes are a second apart.
    if (allowedAheadMs > 0) [nextWriteAt, allowedAheadMs] = [clock.now() + betweenWritesMs, 0];
  };
  return { waitForReadTurn, waitForWriteTurn, markWrite, pause };
}

async function attemptOnce<Data>(send: Send<Data>, stop: AbortSignal, timeoutMs: number): Promise<GitHubAnswer<Data>> {
  try {
    const answer = await send({ signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]) });
    const { status, data, headers } = answer;
    const isParsed = typeof data === "object" && data !== null && !(data instanceof ArrayBuffer);
    // An answer with status 204 has no content (RFC 9110 §15.3.5), and is not broken.
    return status === 204 || isParsed
      ? { data, hasNext: /\brel="?next\b/.test(headers.link ?? "") }
      : { fault: toBrokenFault(memberAt(answer, "url"), typeof data === "string" && /^\s*</.test(data)) };
  } catch (thrown) {
    ensureNotStopped(stop);
    return { fault: toFault(thrown) };
  }
}

function ensureNotStopped({ aborted }: AbortSignal): void {
  if (aborted) throw new AnchorError("NOT_ATTEMPTED", "The run was cancelled before GitHub had answered.");
}

const maxAttemptsAtLimit = 5;
const maxAttemptsInOutage = 4;
/** The longest wait at a rate limit: a longer one would cost more than running the job again. */
const maxLimitWaitMs = 15 * 60_000;
/** The first wait at a limit for which GitHub names no time (docs.github.com: best practices for the REST API). */
const defaultLimitWaitMs = 60_000;
/** The smallest share to which jitter may shorten a wait. */
export const minBackoffShare = 0.5;

/**
 * Returns the milliseconds to wait before the request is made again; `undefined` to give up. A wait at a rate limit is
 * as long as `Retry-After` says, or until the limit is reset, or else a minute, doubled each time. A wait after an
 * outage is a second, doubled each time, with jitter.
 *
 * @param attempt how often the request was made
 * @param isRepeatable whether the request may be made again although GitHub may have done it
 */
export function gitHubWaitMs(
  fault: GitHubFault,
  { attempt, isRepeatable, today, random }: { attempt: number; isRepeatable: boolean; today: Date; random: number },
): number | undefined {
  if (isRateLimit(fault)) {
    const waitMs = rateLimitWaitMs(fault, attempt, today);
    return attempt < maxAttemptsAtLimit && waitMs <= maxLimitWaitMs ? waitMs : undefined;
  }
  if (!isRepeatable || !isAmbiguous(fault) || attempt >= maxAttemptsInOutage) return undefined;
  return backoffMs(attempt, random, minBackoffShare);
}

function rateLimitWaitMs({ headers }: GitHubFault, attempt: number, today: Date): number {
  const retryAfterMs = parseRetryAfter(headers["retry-after"], headers["date"], today);
  if (retryAfterMs !== undefined) return retryAfterMs;
  const resetAt = Number(headers["x-ratelimit-reset"]) * 1000;
  if (headers["x-ratelimit-remaining"] !== "0" || !Number.isFinite(resetAt))
    return defaultLimitWaitMs * 2 ** (attempt - 1);
  const now = Date.parse(String(headers["date"]));
  // A second is added, since the header counts whole seconds.
  return Math.max(1000, resetAt + 1000 - (Number.isNaN(now) ? today.getTime() : now));
}
