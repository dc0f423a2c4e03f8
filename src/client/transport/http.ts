import { Agent, type Dispatcher, EnvHttpProxyAgent, type FormData } from "undici";

import { followersOf } from "./followers.ts";
import { createReceiver, type Exchange } from "./receiver.ts";

/** One POST. `body` is made anew for each attempt. */
export interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData;
  /** Hard limit for the whole attempt, from connecting to the last byte. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

const connectTimeoutMs = 10_000;

/**
 * The connections to one service: kept alive, one request at a time each, proxies by the usual environment variables.
 * Certificate verification is asked for by name, since NODE_TLS_REJECT_UNAUTHORIZED changes only the default. A plain
 * `http:` base (loopback) never goes through a proxy, which could read the key.
 */
export function createDispatcher(base: URL): Dispatcher.ComposedDispatcher | Dispatcher {
  const tls = { rejectUnauthorized: true, timeout: connectTimeoutMs };
  const options = { allowH2: false, pipelining: 1, headersTimeout: 0, bodyTimeout: 0, connect: tls };
  return base.protocol === "http:"
    ? new Agent(options)
    : new EnvHttpProxyAgent({ ...options, requestTls: tls, proxyTls: tls });
}

/**
 * Sends one POST and reads its answer. Redirects are answers, never followed. Breaks are returned, not thrown.
 *
 * By `dispatch`, not by `request`: that makes streams of every answer, which cost more than all the rest of it and keep
 * each other in memory.
 */
export function post(dispatcher: Dispatcher, { url, headers, body, timeoutMs, signal }: Post): Promise<Exchange> {
  if (signal.aborted) return Promise.resolve({ kind: "broken", reason: "aborted", sent: false, cause: undefined });
  const { promise, resolve } = Promise.withResolvers<Exchange>();
  const { handler, breakOff } = createReceiver((exchange) => {
    clearTimeout(timer);
    leave();
    resolve(exchange);
  });
  const timer = setTimeout(() => breakOff("timeout"), timeoutMs);
  const leave = followersOf(signal).join(() => breakOff("aborted"));
  const target = { origin: url.origin, path: url.pathname, method: "POST" } as const;
  try {
    dispatcher.dispatch({ ...target, headers: { ...headers, "accept-encoding": "identity" }, body }, handler);
  } catch (cause) {
    handler.onResponseError(undefined, cause);
  }
  return promise;
}
