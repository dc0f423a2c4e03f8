/** The connection to GitHub's API, and lists that are read from it page by page. */
import { getOctokit } from "@actions/github";
import { GitHub } from "@actions/github/lib/utils";

import type { WebClient } from "../api/downloads.ts";
import { takeAtMost } from "../core/json.ts";
import { AnchorError, type ErrorCode, withoutQuote } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import type { Clock } from "../host/clock.ts";
import { toGitHubError } from "./answers.ts";
import { type GitHubCaller, createCaller, reading, type RequestPolicy, type Send } from "./caller.ts";

export interface ApiOptions {
  /** Empty to read what everybody may read. */
  readonly token: string;
  /** GITHUB_API_URL: `https://api.github.com`, or the API of a GitHub Enterprise Server. */
  readonly apiUrl: string;
  readonly web: WebClient;
  readonly clock: Clock;
  /** Ends all waiting, and breaks off requests under way. */
  readonly stop: AbortSignal;
  readonly onDebug: (line: string) => void;
}

export interface GitHubOptions extends ApiOptions {
  /** `owner/name`. */
  readonly repository: string;
}

/** The parameters that every request to GitHub's API needs. */
export interface ApiConnection extends ApiOptions, GitHubCaller {
  readonly octokit: Pick<ReturnType<typeof getOctokit>, "rest" | "request">;
  /** The time by GitHub's clock; `undefined` until an answer has stated it. */
  readonly githubTime: () => Date | undefined;
}

/** The parameters that every request about one repository needs. */
export interface Connection extends ApiConnection, Pick<GitHubOptions, "repository"> {
  readonly at: { readonly owner: string; readonly repo: string };
}

/**
 * Connects to one repository.
 *
 * @throws AnchorError `RELEASE_NOT_FOUND` when `options` name no repository
 */
export function connect({ repository, ...options }: GitHubOptions): Connection {
  return atRepository(connectApi(options), repository);
}

/**
 * Turns a connection to one repository: what GitHub limits is limited for all of them together.
 *
 * @throws AnchorError `RELEASE_NOT_FOUND` for what names no repository
 */
export function atRepository(connection: ApiConnection, repository: string): Connection {
  const [owner = "", repo = "", ...rest] = repository.split("/");
  if (owner === "" || repo === "" || rest.length > 0) {
    throw new AnchorError("RELEASE_NOT_FOUND", "GITHUB_REPOSITORY does not name a repository.", {
      hint: "Set GITHUB_REPOSITORY to OWNER/NAME. On a command line, give --repository OWNER/NAME.",
    });
  }
  return { ...connection, repository, at: { owner, repo } };
}

/** Connects Octokit without its own retries; the environment's proxies and certificate checks come with `web`. */
export function connectApi(options: ApiOptions): ApiConnection {
  const { token, apiUrl, web, clock, stop, onDebug } = options;
  // Octokit's own logs, one of Octokit and one of its requests, print to the console, where the runner reads commands.
  const log = { debug: () => {}, info: () => {}, warn: onDebug, error: onDebug };
  const request = { fetch: withMaxAnswerBytes(web.fetch), log, parseSuccessResponseBody: false };
  const settings = { baseUrl: apiUrl, userAgent: "anchor-artifacts", request, log };
  // Everybody may read a public release.
  const octokit = token === "" ? new GitHub(settings) : getOctokit(token, settings);
  const clockOfGitHub = createServerClock(clock);
  octokit.hook.after("request", async (answer, { method, url }) => {
    const { status, headers } = answer;
    clockOfGitHub.read(headers.date);
    if (answer.data instanceof ReadableStream) answer.data = await readData(answer.data, headers["content-type"]);
    onDebug(`${method} ${url} ${status}, request ${headers["x-github-request-id"] ?? "without id"}`);
  });
  octokit.hook.error("request", (error, { method, url }) => {
    if ("response" in error) clockOfGitHub.read(memberAt(error.response, "headers", "date"));
    onDebug(`${method} ${url} failed: ${error.message}`);
    throw error;
  });
  const caller = createCaller(clock, stop, (milliseconds, why) => {
    onDebug(`${why}; waiting ${Math.ceil(milliseconds / 1000)} s`);
  });
  return { ...options, ...caller, octokit, githubTime: clockOfGitHub.today };
}

/** Tells the time by GitHub's clock, as its answers state it: this machine's may be minutes off. */
function createServerClock(clock: Pick<Clock, "now">) {
  let known: { readonly date: number; readonly at: number } | undefined;
  return {
    /** @param date an HTTP date */
    read: (date: unknown): void => {
      const time = typeof date === "string" ? Date.parse(date) : Number.NaN;
      if (!Number.isNaN(time)) known = { date: time, at: clock.now() };
    },
    today: () => known && new Date(known.date + clock.now() - known.at),
  };
}

/**
 * Reads an answer's JSON. An answer that is not JSON, or broke off, stays text, which callers do not use. Octokit's own
 * parser calls a function for every value, in case it is a number too large for JavaScript: a page takes ten times as
 * long.
 */
async function readData(body: ReadableStream, type = ""): Promise<unknown> {
  const text = await new Response(body).text().catch(() => "");
  try {
    return /^application\/json\b/i.test(type) ? JSON.parse(text) : text;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return text;
    throw thrown;
  }
}

/**
 * A page of 100 releases of 1000 assets each, with the longest notes, has some 220 MB; a longer answer is not
 * GitHub's.
 */
const maxAnswerBytes = 256 * 1024 * 1024;

/** Returns a `fetch` whose answers break off after `most` bytes, like a broken connection. */
export function withMaxAnswerBytes(fetch: WebClient["fetch"], most = maxAnswerBytes) {
  return async (...request: Parameters<WebClient["fetch"]>) => {
    const answer = await fetch(...request);
    if (answer.body === null) return answer;
    const tooLong = (): Error => new RangeError(`the answer has more than ${most} bytes`);
    const body = ReadableStream.from(takeAtMost(answer.body, most, tooLong));
    const { status, statusText, headers, url } = answer;
    return Object.defineProperty(new Response(body, { status, statusText, headers }), "url", { value: url });
  };
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
export async function* readListPages<Data>(
  { call }: Pick<Connection, "call">,
  doing: string,
  refusal: ErrorCode,
  send: SendPage<Data>,
  size = pageSize,
): AsyncGenerator<Data> {
  const seen = new Set<unknown>();
  // What came while a list is read moves its items on, so that the last of one page is also the first of the next.
  const isNew = (item: Data): boolean => {
    const id = memberAt(item, "id");
    if (id === undefined) return true;
    const isFirst = !seen.has(id);
    seen.add(id);
    return isFirst;
  };
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await call(readingPage, (request) => send({ per_page: size, page, request }));
    if ("fault" in answer) {
      const error = toGitHubError(answer.fault, doing, refusal);
      throw answer.fault.status === 404 ? new NotThere(error.code, withoutQuote(error), { cause: error }) : error;
    }
    if (!Array.isArray(answer.data))
      throw new AnchorError("GITHUB_UNAVAILABLE", `${doing} failed: GitHub's answer is incomplete.`);
    yield* answer.data.filter(isNew);
    // A page may lack what its reader may not see, and others follow it all the same.
    if (answer.data.length < size && answer.hasNext !== true) return;
  }
}
