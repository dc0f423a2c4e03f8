/** Requests to any URL, without the service's key; also back-off and texts of network errors for all clients. */
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";

import type { Dispatcher, RequestInit, Response } from "undici";

import { AnchorError } from "../core/errors.ts";
import { takeAtMost } from "../core/json.ts";
import { isLoopback } from "../core/addresses.ts";
import type { Clock } from "../host/host.ts";

/** An answer whose body still arrives, undecoded. The caller must read or destroy the body. */
export interface Download {
  readonly host: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

type Headers = Readonly<Record<string, string>>;

export type WebClient = Omit<ReturnType<typeof createWebClient>, typeof Symbol.asyncDispose>;

const defaultMaxSilenceMs = 60_000;

/**
 * Creates a client for any host. Certificates are always verified; proxies are those of the usual variables, none for
 * `http:` on loopback. undici is loaded with the first request, since many runs make none.
 *
 * @param maxSilenceMs the longest time without a byte of the answer, but for `fetch`, which has no such limit
 */
export function createWebClient(maxSilenceMs = defaultMaxSilenceMs) {
  const dispatchersByBase = new Map<string, Promise<Dispatcher>>();
  const closeController = new AbortController();
  const dispatcherOf = (url: URL): Promise<Dispatcher> => {
    const base = isLoopback(url) && url.protocol === "http:" ? "http://localhost" : "https://localhost";
    // The dispatcher is created for the first request: in a run without requests, wrong proxy settings do no harm.
    const dispatcher =
      dispatchersByBase.get(base) ??
      import("./http.ts").then(({ createDispatcher }) => createDispatcher(new URL(base), closeController.signal));
    dispatchersByBase.set(base, dispatcher);
    return dispatcher;
  };
  /** Returns redirects as answers, never follows them. @throws the network's error, or the signal's reason */
  const requestOnce = async (url: URL, headers: Headers, request: WebRequest): Promise<Download> => {
    const answerPromise = (await dispatcherOf(url)).request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      ...request,
      headers: { "user-agent": "anchor-artifacts", ...headers, "accept-encoding": "identity" },
      headersTimeout: maxSilenceMs,
      bodyTimeout: maxSilenceMs,
    });
    const { statusCode, ...answer } = await raceWithAbort(answerPromise, request.signal);
    // A body that is destroyed unread emits an error, which would end the process if nothing listened.
    answer.body.on("error", () => {});
    return { host: url.host, status: statusCode, headers: answer.headers, body: answer.body };
  };
  const close = async (): Promise<void> => closeController.abort();
  return {
    fetch: async (address: string, init?: RequestInit): Promise<Response> => {
      const { fetch } = await import("undici");
      return fetch(address, { ...init, dispatcher: await dispatcherOf(new URL(address)) });
    },
    get: (url: URL, headers: Headers, signal: AbortSignal) => requestOnce(url, headers, { method: "GET", signal }),
    post: (url: URL, headers: Headers, body: Uint8Array, signal: AbortSignal) =>
      requestOnce(url, headers, { method: "POST", body, signal }),
    close,
    [Symbol.asyncDispose]: close,
  };
}

interface WebRequest {
  readonly method: "GET" | "POST";
  readonly body?: Uint8Array;
  readonly signal: AbortSignal;
}

/** Rejects at once when `signal` aborts. undici itself would first connect, which a proxy may delay for minutes. */
async function raceWithAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: abortPromise, reject } = Promise.withResolvers<never>();
  const rejectNow = (): void => reject(signal.reason);
  signal.addEventListener("abort", rejectNow);
  if (signal.aborted) rejectNow();
  return Promise.race([work, abortPromise]).finally(() => signal.removeEventListener("abort", rejectNow));
}

const maxRedirects = 5;

/**
 * GETs `start` and follows its redirects, to allowed addresses only. Each address gets its own headers, so that a token
 * for one host does not reach another.
 *
 * @throws RangeError when an address is not allowed, or the redirects do not end
 */
export async function getWithRedirects(
  web: WebClient,
  start: URL,
  signal: AbortSignal,
  rules: {
    readonly isAllowed: (url: URL) => boolean;
    readonly headersFor: (url: URL) => Headers;
  },
): Promise<Download> {
  let url = start;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    if (!rules.isAllowed(url)) {
      const { protocol, host, origin } = url;
      // An address without a host is not quoted in the message, since it may be a script.
      throw new RangeError(
        protocol === "https:" || (hop > 0 && host !== "")
          ? `${origin} is not an address to read from`
          : "its address does not begin with https://",
      );
    }
    const answer = await web.get(url, rules.headersFor(url), signal);
    const location = answer.headers.location;
    if (answer.status < 300 || answer.status >= 400 || location === undefined) return answer;
    answer.body.destroy();
    if (!URL.canParse(location, url.href)) throw new RangeError("it redirects to something that is not an address");
    url = new URL(location, url);
  }
  throw new RangeError("its redirects do not end");
}

/** In bytes: a kilobyte a second. */
const minBytesPerMinute = 60_000;
/** The longest time for one download: as long as a job on GitHub's own runners may last. */
const maxDownloadMs = 6 * 60 * 60_000;

/** Stops a server that sends too much, too slowly or too long. @throws AnchorError `ASSET_UNREADABLE` */
export async function* limitDownload(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  { now }: Pick<Clock, "now">,
): AsyncGenerator<Uint8Array> {
  const toDownloadError = (problem: string): AnchorError =>
    new AnchorError("ASSET_UNREADABLE", `The server ${problem}.`);
  const startedAt = now();
  let [minuteStart, minuteBytes] = [startedAt, 0];
  for await (const chunk of takeAtMost(body, maxBytes, () =>
    toDownloadError(`sends more than the ${maxBytes} bytes of the file`),
  )) {
    minuteBytes += chunk.length;
    const isMinuteOver = now() - minuteStart >= defaultMaxSilenceMs;
    if (isMinuteOver && minuteBytes < minBytesPerMinute) throw toDownloadError("sends less than 1 kB a second");
    if (isMinuteOver) [minuteStart, minuteBytes] = [now(), 0];
    if (minuteStart - startedAt > maxDownloadMs) throw toDownloadError("has not sent all of it within six hours");
    yield chunk;
  }
}

/** Finds the reason in an OpenSSL error: number, library and function precede it, a place in the sources follows. */
const opensslError = /:error:[0-9A-F]{8}:[^:]*:[^:]*:([^:\n]+)/;

/** Returns code and message of a network error; undici and Node put no header or body of ours into them. */
export function networkReasonOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors.length > 0) return networkReasonOf(cause.errors[0]);
  if (!(cause instanceof Error)) return String(cause);
  const code = "code" in cause ? String(cause.code) : cause.name;
  const [, opensslReason] = opensslError.exec(cause.message) ?? [];
  if (opensslReason !== undefined) return `${code} ${opensslReason}`;
  return cause.message.includes(code) ? cause.message : `${code} ${cause.message}`;
}

/** Returns 1000 ms, doubled for each attempt after the first, times a factor from `minShare` to 1 set by `random`. */
export function backoffMs(attempt: number, random: number, minShare = 0): number {
  return 1000 * 2 ** (attempt - 1) * (minShare + (1 - minShare) * random);
}
