/** Requests that are not the service's API: they carry no key, and go where the caller says. */
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";

import { fetch, type RequestInit, type Response } from "undici";

import { isLoopback } from "../../domain/link.ts";
import { createDispatcher } from "./http.ts";

/** The head of an answer, and its bytes as they come, undecoded. The body is to be read to its end or destroyed. */
export interface Download {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

export interface Web {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /**
   * One GET. Redirects are answers, never followed.
   *
   * @throws the network's error, or the signal's reason
   */
  readonly get: (url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<Download>;
  /** Closes the connections; requests under way are broken off. */
  readonly close: () => Promise<void>;
}

/** Longest silence before and within an answer, in milliseconds. */
const patienceMs = 60_000;

/** Connections to any host: certificates are always verified, proxies by the usual variables, none for loopback. */
export function createWeb(): Web {
  const near = createDispatcher(new URL("http://localhost"));
  let far: ReturnType<typeof createDispatcher> | undefined;
  // Opened by the first request: where none is made, nobody need know of a proxy.
  const openFar = () => (far ??= createDispatcher(new URL("https://localhost")));
  const dispatcherOf = (url: URL) => (isLoopback(url) && url.protocol === "http:" ? near : openFar());
  return {
    fetch: (address, init) => fetch(address, { ...init, dispatcher: dispatcherOf(new URL(address)) }),
    get: async (url, headers, signal) => {
      const { statusCode, ...answer } = await dispatcherOf(url).request({
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method: "GET",
        headers: { "user-agent": "anchor-artifacts", ...headers, "accept-encoding": "identity" },
        headersTimeout: patienceMs,
        bodyTimeout: patienceMs,
        signal,
      });
      // Destroyed unread, a body raises an error for which nobody listens; whoever reads it is told all the same.
      answer.body.on("error", () => {});
      return { status: statusCode, headers: answer.headers, body: answer.body };
    },
    close: async () => void (await Promise.all([near.destroy(), far?.destroy()])),
  };
}

const longestWay = 5;

/**
 * GETs `url` and follows its redirects; `headersFor` is asked for each address anew, so that what one host may see does
 * not reach another. Only addresses that `isAllowed` are asked.
 *
 * @throws RangeError when the way leads to an address that is not allowed, or does not end
 */
export async function follow(
  web: Web,
  start: URL,
  signal: AbortSignal,
  rules: {
    readonly isAllowed: (url: URL) => boolean;
    readonly headersFor: (url: URL) => Readonly<Record<string, string>>;
  },
): Promise<Download> {
  let url = start;
  for (let hop = 0; hop <= longestWay; hop += 1) {
    if (!rules.isAllowed(url)) throw new RangeError(refusalOf(url));
    const answer = await web.get(url, rules.headersFor(url), signal);
    const location = answer.headers.location;
    if (answer.status < 300 || answer.status >= 400 || location === undefined) return answer;
    answer.body.destroy();
    if (!URL.canParse(location, url.href)) throw new RangeError("it redirects to something that is not an address");
    url = new URL(location, url);
  }
  throw new RangeError("its redirects do not end");
}

/** Of an address that is none of the web's, nothing is worth repeating: it may be a script. */
function refusalOf({ protocol, origin }: URL): string {
  return protocol === "https:" ? `${origin} is not an address to read from` : "its address is not an https one";
}
