/** The connection to GitHub's API: requests that wait as GitHub asks, and lists that are read page by page. */
import { getOctokit } from "@actions/github";

import type { Web } from "../api/downloads.ts";
import { parseRetryAfter } from "../api/fault.ts";
import { backoff, createRateLimiter } from "../api/retry.ts";
import { takeAtMost } from "../core/json.ts";
import { AnchorError, type ErrorCode } from "../core/errors.ts";
import type { Clock } from "../host/clock.ts";
import {
  type Answer,
  type GitHubFault,
  isAmbiguous,
  isLimit,
  toBrokenFault,
  toFault,
  toGitHubError,
} from "./answers.ts";

export interface GitHubOptions {
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  /** GITHUB_API_URL: `https://api.github.com`, or the API of a GitHub Enterprise Server. */
  readonly apiUrl: string;
  readonly web: Web;
  readonly clock: Clock;
  /** Ends all waiting, and breaks off requests under way. */
  readonly stop: AbortSignal;
  readonly onDebug: (line: string) => void;
}

/** The parameters that every request to GitHub's API needs. */
export interface Connection extends GitHubOptions, Caller {
  readonly octokit: Pick<ReturnType<typeof getOctokit>, "rest" | "request">;
  readonly at: { readonly owner: string; readonly repo: string };
}

/**
 * Connects Octokit without its own retries; the environment's proxies and certificate checks come with `web`.
 *
 * @throws AnchorError `RELEASE_NOT_FOUND` when `options` name no repository
 */
export function connect(options: GitHubOptions): Connection {
  const { token, repository, apiUrl, web, clock, stop, onDebug } = options;
  const [owner = "", repo = "", ...rest] = repository.split("/");
  if (owner === "" || repo === "" || rest.length > 0) {
    throw new AnchorError("RELEASE_NOT_FOUND", "GITHUB_REPOSITORY does not name a repository.");
  }
  // Octokit's own logs, one of Octokit and one of its requests, print to the console, where the runner reads commands.
  const log = { debug: () => {}, info: () => {}, warn: onDebug, error: onDebug };
  const request = { fetch: withMaxAnswerBytes(web.fetch), log };
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: "anchor-artifacts", request, log });
  octokit.hook.after("request", ({ status, headers }, { method, url }) => {
    onDebug(`${method} ${url} ${status}, request ${headers["x-github-request-id"] ?? "without id"}`);
  });
  octokit.hook.error("request", (error, { method, url }) => {
    onDebug(`${method} ${url} failed: ${error.message}`);
    throw error;
  });
  const caller = createCaller(clock, stop, (milliseconds, why) => {
    onDebug(`${why}; waiting ${Math.ceil(milliseconds / 1000)} s`);
  });
  return { ...options, ...caller, octokit, at: { owner, repo } };
}

/**
 * A page of 100 releases of 1000 assets each, with the longest notes, has some 220 MB; a longer answer is not
 * GitHub's.
 */
const maxAnswerBytes = 256 * 1024 * 1024;

/** Returns a `fetch` whose answers break off after `most` bytes, like a broken connection. */
export function withMaxAnswerBytes(fetch: Web["fetch"], most = maxAnswerBytes) {
  return async (...request: Parameters<Web["fetch"]>) => {
    const answer = await fetch(...request);
    if (answer.body === null) return answer;
    const tooLong = (): Error => new RangeError(`the answer has more than ${most} bytes`);
    const body = ReadableStream.from(takeAtMost(answer.body, most, tooLong));
    const { status, statusText, headers, url } = answer;
    return Object.defineProperty(new Response(body, { status, statusText, headers }), "url", { value: url });
  };
}

/** The rules for sending one request. */
export interface RequestPolicy {
  /** Writes are made one after the other, at least a second apart (faults §3). */
  readonly isWrite: boolean;
  /** Whether doing the request twice is the same as doing it once. */
  readonly isRepeatable: boolean;
  /** Time limit of one attempt, in milliseconds. */
  readonly timeoutMs: number;
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
}) => Promise<{ readonly status: number; readonly data: Data }>;

/** Makes requests and waits between them as GitHub asks. */
export interface Caller {
  readonly call: <Data>(manner: RequestPolicy, send: Send<Data>) => Promise<Answer<Data>>;
  /** Resolves when a write would not have to wait. */
  readonly writeTurn: () => Promise<void>;
  /** Waits while GitHub wants no requests at all. */
  readonly readTurn: () => Promise<void>;
  /** Delays all requests as long as GitHub asks; returns false when the request of this `attempt` must be given up. */
  readonly applyBackoff: (fault: GitHubFault, attempt: number, isRepeatable: boolean) => boolean;
}

const betweenWritesMs = 1000;

/**
 * @param stop ends all waiting, and breaks off requests under way
 * @throws AnchorError `NOT_ATTEMPTED` once `stop` has aborted
 */
export function createCaller(
  clock: Clock,
  stop: AbortSignal,
  onWait: (milliseconds: number, why: string) => void,
): Caller {
  const { pause, markWrite, readTurn, writeTurn } = createTurns(clock, stop);
  const applyBackoff: Caller["applyBackoff"] = (fault, attempt, isRepeatable) => {
    const wait = nextGitHubWait(fault, { attempt, isRepeatable, today: clock.today(), random: clock.random() });
    if (wait === undefined) return false;
    onWait(wait, `GitHub answered ${fault.status ?? "nothing"}`);
    pause(wait);
    return true;
  };
  const callWithRetry: Caller["call"] = async (manner, send) => {
    const { isWrite, isRepeatable, timeoutMs } = manner;
    for (let attempt = manner.attempt ?? 1; ; attempt += 1) {
      await (isWrite ? writeTurn() : readTurn());
      const answer = await attemptOnce(send, stop, timeoutMs).finally(isWrite ? markWrite : undefined);
      if ("data" in answer || !applyBackoff(answer.fault, attempt, isRepeatable)) return answer;
      if (manner.attempt !== undefined) return { ...answer, isRetryable: true };
    }
  };
  let writes: Promise<unknown> = Promise.resolve();
  const call: Caller["call"] = (manner, send) => {
    if (!manner.isWrite) return callWithRetry(manner, send);
    const turn = writes.then(() => callWithRetry(manner, send));
    // The next write waits until this one ends, even if it fails.
    writes = turn.catch(() => undefined);
    return turn;
  };
  return { call, readTurn, writeTurn, applyBackoff };
}

/** Decides when the next request may be made: after the wait that GitHub asked for, and after the last write. */
function createTurns(clock: Clock, stop: AbortSignal) {
  const rateLimiter = createRateLimiter(0, clock);
  let nextWriteAt = Number.NEGATIVE_INFINITY;
  const readTurn = async (): Promise<void> => {
    await rateLimiter.turn(stop);
    refuseStopped(stop);
  };
  const writeTurn = async (): Promise<void> => {
    const wait = nextWriteAt - clock.now();
    if (wait > 0) await clock.wait(wait, stop);
    await readTurn();
  };
  const markWrite = (): void => void (nextWriteAt = clock.now() + betweenWritesMs);
  return { readTurn, writeTurn, markWrite, pause: (milliseconds: number): void => rateLimiter.pause(milliseconds) };
}

const noContent = 204;

async function attemptOnce<Data>(send: Send<Data>, stop: AbortSignal, timeoutMs: number): Promise<Answer<Data>> {
  try {
    const { status, data } = await send({ signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]) });
    const isParsed = typeof data === "object" && data !== null && !(data instanceof ArrayBuffer);
    return status === noContent || isParsed ? { data } : { fault: toBrokenFault() };
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

/** Most items that GitHub puts on a page. */
export const pageSize = 100;
/** Most pages: GitHub lists no more than 10,000 items of any list. */
const maxPages = 100;
/** The rules for reading a page of a list, which may be long. */
export const readingPage: RequestPolicy = { ...reading, timeoutMs: 60_000 };

/** Asks for one page; Octokit takes `query` as it is. */
export type SendPage<Data> = (query: {
  readonly per_page: number;
  readonly page: number;
  readonly request: { readonly signal: AbortSignal };
}) => ReturnType<Send<Data[]>>;

/** The error of a 404, which has a different meaning for each list. */
export class NotThere extends AnchorError {}

/**
 * Yields the items of a list and reads each page, by its number, when it is reached: Octokit's paginator follows the
 * `Link` header, and sends the token wherever that leads.
 *
 * @param doing completes "… failed"
 * @param refusal what a 403 means here
 * @throws NotThere for a 404, AnchorError for every other answer that is no list
 */
export async function* readPages<Data>(
  { call }: Pick<Connection, "call">,
  doing: string,
  refusal: ErrorCode,
  send: SendPage<Data>,
  size = pageSize,
): AsyncGenerator<Data> {
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await call(readingPage, (request) => send({ per_page: size, page, request }));
    if ("fault" in answer) {
      const error = toGitHubError(answer.fault, doing, refusal);
      throw answer.fault.status === 404 ? new NotThere(error.code, error.account, { cause: error }) : error;
    }
    if (!Array.isArray(answer.data)) throw new AnchorError("GITHUB_UNAVAILABLE", `${doing} gave no list.`);
    yield* answer.data;
    if (answer.data.length < size) return;
  }
}
