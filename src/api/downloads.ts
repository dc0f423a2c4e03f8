/** Requests to other hosts than the service's API: they carry no key, and go to any URL that the caller gives. */
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";

import type { Dispatcher, RequestInit, Response } from "undici";

import { AnchorError } from "../core/errors.ts";
import { takeAtMost } from "../core/json.ts";
import { isLoopback } from "../core/url.ts";
import type { Clock } from "../host/clock.ts";

/** The head of an answer, and its undecoded bytes as they arrive. The caller must read or destroy the body. */
export interface Download {
  /** The host that answered. */
  readonly host: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

type Headers = Readonly<Record<string, string>>;

export type Web = Omit<ReturnType<typeof createWeb>, typeof Symbol.asyncDispose>;

/** Longest time before and between the data of an answer, in milliseconds. */
const usualSilenceMs = 60_000;

/**
 * Opens connections to any host. Certificates are always verified; the usual variables name proxies, but not for
 * loopback. The HTTP client is loaded with the first request, since many runs make none.
 *
 * @param silenceMs the longest time before the head of an answer, and without a byte of its body
 */
export function createWeb(silenceMs = usualSilenceMs) {
  const opened = new Map<string, Promise<Dispatcher>>();
  const closed = new AbortController();
  const dispatcherOf = (url: URL): Promise<Dispatcher> => {
    const base = isLoopback(url) && url.protocol === "http:" ? "http://localhost" : "https://localhost";
    // Opened by the first request to such a host: a run without one needs no proxy settings.
    const dispatcher =
      opened.get(base) ??
      import("./http.ts").then(({ createDispatcher }) => createDispatcher(new URL(base), closed.signal));
    opened.set(base, dispatcher);
    return dispatcher;
  };
  /** Closes the connections; requests under way are broken off. */
  const close = async (): Promise<void> => closed.abort();
  return {
    fetch: async (address: string, init?: RequestInit): Promise<Response> => {
      const { fetch } = await import("undici");
      return fetch(address, { ...init, dispatcher: await dispatcherOf(new URL(address)) });
    },
    /** Makes one GET, as {@link requestOnce} does. */
    get: async (url: URL, headers: Headers, signal: AbortSignal): Promise<Download> =>
      requestOnce(await dispatcherOf(url), url, headers, { method: "GET", signal, silenceMs }),
    /** Makes one POST, as {@link requestOnce} does. */
    post: async (url: URL, headers: Headers, body: Uint8Array, signal: AbortSignal): Promise<Download> =>
      requestOnce(await dispatcherOf(url), url, headers, { method: "POST", body, signal, silenceMs }),
    close,
    [Symbol.asyncDispose]: close,
  };
}

interface OneRequest {
  readonly method: "GET" | "POST";
  readonly body?: Uint8Array;
  readonly signal: AbortSignal;
  readonly silenceMs: number;
}

/**
 * Makes one request. Redirects are returned as answers, never followed.
 *
 * @throws the network's error, or the signal's reason
 */
async function requestOnce(
  dispatcher: Dispatcher,
  url: URL,
  headers: Headers,
  { silenceMs, ...request }: OneRequest,
): Promise<Download> {
  const answering = dispatcher.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    ...request,
    headers: { "user-agent": "anchor-artifacts", ...headers, "accept-encoding": "identity" },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
  });
  const { statusCode, ...answer } = await orAborted(answering, request.signal);
  // A body that is destroyed unread emits an error, which would end the process without a listener. A reader still
  // gets it.
  answer.body.on("error", () => {});
  return { host: url.host, status: statusCode, headers: answer.headers, body: answer.body };
}

/** Ends with `signal` at once: undici does that only when the connection is open, for which a proxy may need minutes. */
async function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const end = (): void => reject(signal.reason);
  signal.addEventListener("abort", end);
  if (signal.aborted) end();
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", end));
}

const maxRedirects = 5;

/**
 * GETs `start` and follows its redirects. `headersFor` is called for each address anew, so that what one host may see
 * does not reach another. Only addresses that `isAllowed` are requested.
 *
 * @throws RangeError when a redirect leads to an address that is not allowed, or the redirects do not end
 */
export async function getWithRedirects(
  web: Web,
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
      // An address that is not http(s) is not quoted: it may be a script.
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

/** The least rate of a download: so many bytes in each minute, a kilobyte a second. */
const leastInMinute = 60_000;
/** No job on GitHub's own runners lasts longer. */
const longestDownloadMs = 6 * 60 * 60_000;

/**
 * Passes on the bytes of a download, as long as they are no more than `most`, come fast enough and end within six hours.
 * That none come at all for a minute is an error of the connection.
 *
 * @throws AnchorError `ASSET_UNREADABLE`
 */
export async function* keepPace(
  body: AsyncIterable<Uint8Array>,
  most: number,
  { now }: Pick<Clock, "now">,
): AsyncGenerator<Uint8Array> {
  const refuse = (what: string): AnchorError => new AnchorError("ASSET_UNREADABLE", `The server ${what}.`);
  const begun = now();
  let [start, size] = [begun, 0];
  for await (const chunk of takeAtMost(body, most, () => refuse(`sends more than the ${most} bytes of the file`))) {
    size += chunk.length;
    const isOver = now() - start >= usualSilenceMs;
    if (isOver && size < leastInMinute) throw refuse("sends less than 1 kB a second");
    if (isOver) [start, size] = [now(), 0];
    if (start - begun > longestDownloadMs) throw refuse("has not sent all of it within six hours");
    yield chunk;
  }
}
