/** Connects Octokit to GitHub, limits the size of answers, and reads lists page by page. */
import { getOctokit } from "@actions/github";
import { GitHub } from "@actions/github/lib/utils";

import type { WebClient } from "../api/downloads.ts";
import { takeAtMost } from "../core/json.ts";
import { AnchorError, type ErrorCode, messageOf, withoutQuote } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import type { Clock } from "../host/host.ts";
import { toGitHubError } from "./answers.ts";
import { type GitHubCaller, createCaller, readPolicy, type RequestPolicy, type Send } from "./caller.ts";

export interface ApiOptions {
  /** The token for GitHub; empty to read only what is public. */
  readonly token: string;
  /** GITHUB_API_URL: `https://api.github.com`, or the API of a GitHub Enterprise Server. */
  readonly apiUrl: string;
  readonly web: WebClient;
  readonly clock: Clock;
  /** Ends all waiting when it aborts, and cancels requests under way. */
  readonly stop: AbortSignal;
  /** Receives one line of text for each request, wait and warning. */
  readonly onDebug: (line: string) => void;
}

export interface GitHubOptions extends ApiOptions {
  /** The repository as `owner/name`. */
  readonly repository: string;
}

export interface ApiConnection extends ApiOptions, GitHubCaller {
  readonly octokit: Pick<ReturnType<typeof getOctokit>, "rest" | "request">;
  /** The time by GitHub's clock; `undefined` until an answer has stated it. */
  readonly githubTime: () => Date | undefined;
}

export interface Connection extends ApiConnection, Pick<GitHubOptions, "repository"> {
  /** The owner and the name of `repository`, as Octokit's parameters. */
  readonly repo: { readonly owner: string; readonly repo: string };
}

/** @throws AnchorError `RELEASE_NOT_FOUND` when `repository` is not `owner/name` */
export function connect({ repository, ...options }: GitHubOptions): Connection {
  return withRepository(connectApi(options), repository);
}

/** Adds a repository to a connection, whose repositories share the waits at rate limits. @throws as {@link connect} */
export function withRepository(connection: ApiConnection, repository: string): Connection {
  const [owner = "", repo = "", ...furtherParts] = repository.split("/");
  if (owner === "" || repo === "" || furtherParts.length > 0) {
    throw new AnchorError("RELEASE_NOT_FOUND", "GITHUB_REPOSITORY does not name a repository.", {
      hint: "Set GITHUB_REPOSITORY to OWNER/NAME. On a command line, give --repository OWNER/NAME.",
    });
  }
  return { ...connection, repository, repo: { owner, repo } };
}

/** Connects Octokit by `web`, which knows proxies and certificates. Not Octokit but {@link createCaller} retries. */
export function connectApi(options: ApiOptions): ApiConnection {
  const { token, apiUrl, web, clock, stop, onDebug } = options;
  // By default, Octokit and its requests log to the console, where the runner would take such text for commands.
  const log = { debug: () => {}, info: () => {}, warn: onDebug, error: onDebug };
  const request = { fetch: withMaxAnswerBytes(web.fetch), log, parseSuccessResponseBody: false };
  const settings = { baseUrl: apiUrl, userAgent: "anchor-artifacts", request, log };
  // `getOctokit` refuses an empty token, but everybody may read a public release.
  const octokit = token === "" ? new GitHub(settings) : getOctokit(token, settings);
  // GitHub's clock is read from the dates of its answers, since the clock of this machine may be minutes off.
  let githubAheadMs: number | undefined;
  const noteGitHubTime = (date: unknown): void => {
    const time = typeof date === "string" ? Date.parse(date) : Number.NaN;
    if (!Number.isNaN(time)) githubAheadMs = time - clock.now();
  };
  octokit.hook.wrap("request", async (send, given) => {
    const { method, url } = given;
    const startedAt = clock.now();
    const renderElapsed = (): string => `${Math.round(clock.now() - startedAt)} ms`;
    try {
      const answer = await send(given);
      const { status, headers } = answer;
      noteGitHubTime(headers.date);
      if (answer.data instanceof ReadableStream) answer.data = await parseAnswer(answer.data, headers["content-type"]);
      const requestId = headers["x-github-request-id"] ?? "without id";
      onDebug(`${method} ${url} ${status} ${renderElapsed()}, request ${requestId}`);
      return answer;
    } catch (thrown) {
      noteGitHubTime(memberAt(thrown, "response", "headers", "date"));
      const status = memberAt(thrown, "response", "status");
      const result = typeof status === "number" ? status : "failed";
      onDebug(`${method} ${url} ${result} ${renderElapsed()}: ${messageOf(thrown)}`);
      throw thrown;
    }
  });
  const caller = createCaller(clock, stop, (waitMs, why) => onDebug(`${why}; waiting ${Math.ceil(waitMs / 1000)} s`));
  const githubTime = () => (githubAheadMs === undefined ? undefined : new Date(clock.now() + githubAheadMs));
  return { ...options, ...caller, octokit, githubTime };
}

/**
 * Parses an answer's JSON. Returns any other text as it is, and "" for an answer that broke off; callers refuse texts.
 * Octokit's own parser takes ten times as long, since it examines every value for numbers too large for JavaScript.
 */
async function parseAnswer(body: ReadableStream, type = ""): Promise<unknown> {
  const text = await new Response(body).text().catch(() => "");
  try {
    return /^application\/json\b/i.test(type) ? JSON.parse(text) : text;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return text;
    throw thrown;
  }
}

/** Enough for a page of 100 releases, each with the longest notes and 1000 assets: such a page has some 220 MB. */
const maxAnswerBytes = 256 * 1024 * 1024;

/** Returns a `fetch` whose answers break off after `maxBytes`, as if the connection had broken. */
export function withMaxAnswerBytes(fetch: WebClient["fetch"], maxBytes = maxAnswerBytes) {
  return async (...request: Parameters<WebClient["fetch"]>) => {
    const answer = await fetch(...request);
    if (answer.body === null) return answer;
    const toError = (): Error => new RangeError(`the answer has more than ${maxBytes} bytes`);
    const body = ReadableStream.from(takeAtMost(answer.body, maxBytes, toError));
    const { status, statusText, headers, url } = answer;
    return Object.defineProperty(new Response(body, { status, statusText, headers }), "url", { value: url });
  };
}

/** The most items that GitHub puts on a page. */
export const maxPageSize = 100;
/** GitHub lists no more items of any list. */
const maxItems = 10_000;
/** Allows more time than {@link readPolicy}, since a page of a list may be long. */
export const pagePolicy: RequestPolicy = { ...readPolicy, timeoutMs: 60_000 };

/** Asks for one page by Octokit, with `query` among its parameters. */
export type SendPage<Data> = (query: {
  readonly per_page: number;
  readonly page: number;
  readonly request: { readonly signal: AbortSignal };
}) => ReturnType<Send<Data[]>>;

/** The error of a 404. Only the caller knows what it means, since that depends on what was asked for. */
export class NotFoundError extends AnchorError {}

/**
 * Yields the items of a list, and reads each page when it is reached. Pages are asked for by number: Octokit's own
 * paginator follows the `Link` header, and would send the token wherever that header leads.
 *
 * @param task precedes "failed" in the message
 * @param refusalCode the error's code for a 403, 404 or 410
 * @throws NotFoundError for a 404, AnchorError for every other answer that is no list
 */
export async function* readListItems<Data>(
  { call }: Pick<Connection, "call">,
  task: string,
  refusalCode: ErrorCode,
  send: SendPage<Data>,
  pageSize = maxPageSize,
): AsyncGenerator<Data> {
  const seenIds = new Set<unknown>();
  // An item that is added meanwhile pushes the last item of a page to the next page, where it comes a second time.
  const isNew = (item: Data): boolean => {
    const id = memberAt(item, "id");
    if (id === undefined) return true;
    const isFirst = !seenIds.has(id);
    seenIds.add(id);
    return isFirst;
  };
  for (let page = 1; page <= maxItems / pageSize; page += 1) {
    const answer = await call(pagePolicy, (request) => send({ per_page: pageSize, page, request }));
    if ("fault" in answer) {
      const error = toGitHubError(answer.fault, task, refusalCode);
      throw answer.fault.status === 404 ? new NotFoundError(error.code, withoutQuote(error), { cause: error }) : error;
    }
    if (!Array.isArray(answer.data))
      throw new AnchorError("GITHUB_UNAVAILABLE", `${task} failed: GitHub's answer is incomplete.`);
    yield* answer.data.filter(isNew);
    // A page that is not full need not be the last page, since GitHub leaves out items that the reader may not see.
    if (answer.data.length < pageSize && answer.hasNext !== true) return;
  }
}
