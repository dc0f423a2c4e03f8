import type { Dispatcher, FormData } from "undici";
import connect from "undici/lib/api/api-connect.js";
import Agent from "undici/lib/dispatcher/agent.js";
import BaseDispatcher from "undici/lib/dispatcher/dispatcher.js";
import EnvHttpProxyAgent from "undici/lib/dispatcher/env-http-proxy-agent.js";

import { AnchorError } from "../core/errors.ts";
import { createReceiver, type Exchange } from "./receiver.ts";

/** A POST request. `body` is made again for each attempt. */
export interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData;
  /** Hard limit for the whole attempt, from connecting to the last byte. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

// undici's own entry file, which is not loaded here, sets this. The proxy agent calls it.
BaseDispatcher.prototype.connect = connect;

const connectTimeoutMs = 10_000;
/**
 * A server may close an idle connection at the moment in which a request is sent on it, and then it is unknown whether
 * that request was processed. So a connection that has been idle for longer is not used again, however long the server
 * promises to keep it.
 */
const idleTimeoutMs = 1000;

/**
 * Opens the connections to one service: kept alive, one request at a time each, proxies by the usual variables.
 * Certificate verification is set explicitly, since NODE_TLS_REJECT_UNAUTHORIZED changes only the default. A plain
 * `http:` base (loopback) never goes through a proxy, which could read the key.
 *
 * @throws AnchorError `INPUT_INVALID` when a proxy is needed and its variable holds no usable address
 */
export function createDispatcher(base: URL): Dispatcher.ComposedDispatcher | Dispatcher {
  const tls = { rejectUnauthorized: true, timeout: connectTimeoutMs };
  const idle = { keepAliveTimeout: idleTimeoutMs, keepAliveMaxTimeout: idleTimeoutMs };
  const options = { allowH2: false, pipelining: 1, headersTimeout: 0, bodyTimeout: 0, connect: tls, ...idle };
  if (base.protocol === "http:") return new Agent(options);
  for (const names of proxyVariables) refuseUnusableProxy(names, process.env);
  return new EnvHttpProxyAgent({ ...options, requestTls: tls, proxyTls: tls });
}

/** From each pair, the first variable that is set counts, as in other programs. */
const proxyVariables = [
  ["http_proxy", "HTTP_PROXY"],
  ["https_proxy", "HTTPS_PROXY"],
] as const;

/** Refuses an unusable proxy. The error does not show the variable's value, which may hold a password. */
function refuseUnusableProxy(names: readonly string[], env: NodeJS.ProcessEnv): void {
  const name = names.find((candidate) => env[candidate] !== undefined) ?? "";
  const value = env[name] ?? "";
  if (value === "" || isProxyAddress(value)) return;
  throw new AnchorError("INPUT_INVALID", `The environment variable ${name} does not hold the address of a proxy.`, {
    hint: `Write ${name} as http://host:port or http://user:password@host:port, with each % of the password as %25.`,
  });
}

function isProxyAddress(value: string): boolean {
  try {
    const { protocol, username, password } = new URL(value);
    decodeURIComponent(`${username}${password}`);
    return /^(?:https?|socks5?):$/.test(protocol);
  } catch (thrown) {
    if (thrown instanceof TypeError || thrown instanceof URIError) return false;
    throw thrown;
  }
}

/**
 * Sends one POST and reads its answer. Redirects are answers, never followed. Breaks are returned, not thrown.
 *
 * It uses `dispatch`, since `request` makes a stream of every answer: the streams cost more than all the rest of
 * a request, and each keeps the next one in memory.
 */
export function post(dispatcher: Dispatcher, { url, headers, body, timeoutMs, signal }: Post): Promise<Exchange> {
  if (signal.aborted) return Promise.resolve({ kind: "broken", reason: "aborted", sent: false, cause: undefined });
  const { exchange, handler, breakOff } = createReceiver();
  const timer = setTimeout(() => breakOff("timeout"), timeoutMs);
  const leave = onAbort(signal, () => breakOff("aborted"));
  const target = { origin: url.origin, path: url.pathname, method: "POST" } as const;
  try {
    dispatcher.dispatch({ ...target, headers: { ...headers, "accept-encoding": "identity" }, body }, handler);
  } catch (cause) {
    handler.onResponseError(undefined, cause);
  }
  return exchange.finally(() => {
    clearTimeout(timer);
    leave();
  });
}

/** For each signal, the functions to call when it aborts. */
const followers = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls `breakOff` when `signal` aborts, which it has not done yet. There is one listener for all that wait for one
 * signal: a listener that was removed still points to the one after it, so that with one each every request that was
 * ever made would stay in memory until the next full collection. It goes with the last of them: Node keeps a signal
 * that was made of others, and that somebody listens to, for as long as those others live.
 *
 * @returns the function to call when the request has ended by itself
 */
export function onAbort(signal: AbortSignal, breakOff: () => void): () => void {
  const waiting = followers.get(signal) ?? new Set();
  followers.set(signal, waiting.add(breakOff));
  if (waiting.size === 1) signal.addEventListener("abort", breakAllOff);
  return () => {
    waiting.delete(breakOff);
    if (waiting.size === 0) signal.removeEventListener("abort", breakAllOff);
  };
}

function breakAllOff({ target }: Event): void {
  for (const breakOff of followers.get(target as AbortSignal) ?? []) breakOff();
}
