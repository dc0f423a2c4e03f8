import { Agent, EnvHttpProxyAgent, type Dispatcher, type FormData } from "undici";

import { AnchorError } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";

interface PostRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData;
  /** The time limit from connecting to the last byte of the answer. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

const connectTimeoutMs = 10_000;
/**
 * A connection idle for longer is not used again, even if the server would keep it longer: the server may close it just
 * as a request is sent, and then nobody knows whether the request was processed.
 */
const idleTimeoutMs = 1000;

/**
 * Creates the dispatcher of one service, which uses the proxies of the usual environment variables.
 * NODE_TLS_REJECT_UNAUTHORIZED has no effect, since certificate verification is set explicitly. A plain `http:` base
 * (loopback) gets no proxy: a proxy could read the key.
 *
 * @param closed closes all connections when it aborts. undici's own `destroy` leaves those that are still being opened,
 *   and each of them keeps the process alive until it times out.
 * @throws AnchorError `INPUT_INVALID` for an `https:` base, when a proxy variable is set to no usable address
 */
export function createDispatcher(base: URL, closed: AbortSignal): Dispatcher.ComposedDispatcher | Dispatcher {
  const tls = { rejectUnauthorized: true, timeout: connectTimeoutMs, signal: closed };
  const idleLimits = { keepAliveTimeout: idleTimeoutMs, keepAliveMaxTimeout: idleTimeoutMs };
  const options = { allowH2: false, pipelining: 1, headersTimeout: 0, bodyTimeout: 0, connect: tls, ...idleLimits };
  if (base.protocol === "http:") return new Agent(options);
  for (const names of proxyVariables) refuseUnusableProxy(names, process.env);
  return new EnvHttpProxyAgent({ ...options, requestTls: tls, proxyTls: tls });
}

/** Of each pair, the variable that is set counts, and of two the first. */
const proxyVariables = [
  ["http_proxy", "HTTP_PROXY"],
  ["https_proxy", "HTTPS_PROXY"],
] as const;

/** Throws AnchorError `INPUT_INVALID` for a value that is no address; does not show it, as it may hold a password. */
function refuseUnusableProxy(names: readonly string[], env: NodeJS.ProcessEnv): void {
  const variable = names.find((name) => env[name] !== undefined) ?? "";
  const value = env[variable] ?? "";
  if (value === "" || isProxyAddress(value)) return;
  // Windows ignores a variable's letter case; the message shows it as the user wrote it.
  const spellings = Object.keys(env).filter((key) => key.toLowerCase() === variable.toLowerCase());
  const name = spellings.length === 1 ? spellings.join("") : variable;
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
 * Sends one POST and reads its answer. Redirects are answers, never followed; errors are returned, not thrown.
 *
 * It uses undici's `dispatch`, since `request` makes a stream of every answer: a stream costs more than the rest of the
 * request, and keeps the next request's stream in memory.
 */
export function post(
  dispatcher: Dispatcher,
  { url, headers, body, timeoutMs, signal }: PostRequest,
): Promise<Exchange> {
  if (signal.aborted) return Promise.resolve({ kind: "broken", reason: "aborted", wasSent: false, cause: undefined });
  const { exchange, handler, breakOff } = createReceiver();
  const timer = setTimeout(() => breakOff("timeout"), timeoutMs);
  const stopListening = onAbort(signal, () => breakOff("aborted"));
  const target = { origin: url.origin, path: url.pathname, method: "POST" } as const;
  try {
    dispatcher.dispatch({ ...target, headers: { ...headers, "accept-encoding": "identity" }, body }, handler);
  } catch (cause) {
    handler.onResponseError(undefined, cause);
  }
  return exchange.finally(() => {
    clearTimeout(timer);
    stopListening();
  });
}

/** For each signal, the functions to call when it aborts; `undefined` marks a place that can be used again. */
const callbacksBySignal = new WeakMap<AbortSignal, ((() => void) | undefined)[]>();

/**
 * Calls `breakOff` when `signal` aborts; `signal` must not have aborted yet.
 *
 * All requests of a signal share one listener and one array. Listeners that are removed, and entries of a `Set`, still
 * refer to each other, so with one for each request all would stay in memory until a full garbage collection. After the
 * last request the listener is removed: while a signal of `AbortSignal.any` has one, its memory is not freed.
 *
 * @returns the function to call when the request has ended by itself
 */
export function onAbort(signal: AbortSignal, breakOff: () => void): () => void {
  const callbacks = callbacksBySignal.get(signal) ?? [];
  callbacksBySignal.set(signal, callbacks);
  const hasCallbacks = (): boolean => callbacks.some((callback) => callback !== undefined);
  if (!hasCallbacks()) signal.addEventListener("abort", breakAllOff);
  const freeSlot = callbacks.indexOf(undefined);
  const slot = freeSlot === -1 ? callbacks.length : freeSlot;
  callbacks[slot] = breakOff;
  return () => {
    callbacks[slot] = undefined;
    if (!hasCallbacks()) signal.removeEventListener("abort", breakAllOff);
  };
}

function breakAllOff({ target }: Event): void {
  for (const breakOff of callbacksBySignal.get(target as AbortSignal) ?? []) breakOff?.();
}

/** Header names are in lower case; the values of a repeated field are joined with a comma. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** The result of one POST. */
export type Exchange = HttpAnswer | BrokenExchange;

export interface HttpAnswer {
  readonly kind: "answered";
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** The decoded body; `undefined` if over {@link maxBodyBytes}, unreadable, or broken off in an error answer. */
  readonly body: Uint8Array | undefined;
}

export interface BrokenExchange {
  readonly kind: "broken";
  readonly reason: "timeout" | "aborted" | "tls" | "failed";
  /** False only when no byte of the request has left this machine, so that sending it again is safe. */
  readonly wasSent: boolean;
  readonly cause: unknown;
}

type DispatchController = Dispatcher.DispatchController;

/** Creates undici's handler for one request; `exchange` resolves to its result and never rejects. */
function createReceiver() {
  const { promise: exchange, resolve } = Promise.withResolvers<Exchange>();
  const collector = createAnswerCollector();
  let connection: DispatchController | undefined;
  let hasEnded = false;
  const finish = (outcome: Exchange): void => {
    hasEnded = true;
    resolve(outcome);
  };
  const refuseBody = (controller: DispatchController): void => {
    finish(collector.withoutBody());
    controller.abort(brokenOffError());
  };
  const fail = (reason: BrokenExchange["reason"], cause: unknown): void => {
    // The status alone decides what an error answer means, so the answer counts even if its body broke off.
    if (reason !== "aborted" && collector.isError()) finish(collector.withoutBody());
    else finish({ kind: "broken", reason, wasSent: connection !== undefined, cause });
  };
  const handler = {
    /** undici calls this when it is about to write the request: before that, nothing was sent. */
    onRequestStart: (controller: DispatchController): void => {
      if (hasEnded) controller.abort(brokenOffError());
      else connection = controller;
    },
    onResponseStart: (controller: DispatchController, status: number, headers: object): void => {
      if (status >= 200 && !collector.start(status, joinRepeatedFields(headers))) refuseBody(controller);
    },
    onResponseData: (controller: DispatchController, chunk: Buffer): void => {
      if (!collector.add(chunk)) refuseBody(controller);
    },
    onResponseEnd: (): void => finish(collector.withBody()),
    onResponseError: (_: unknown, cause: unknown): void =>
      fail(connection === undefined && tlsErrorCodes.test(String(memberAt(cause, "code"))) ? "tls" : "failed", cause),
  };
  const breakOff = (reason: "timeout" | "aborted"): void => {
    fail(reason, brokenOffError());
    connection?.abort(brokenOffError());
  };
  return { exchange, handler, breakOff };
}

/** Collects an answer. `start` and `add` return false when its body is unusable, so that the caller stops reading. */
function createAnswerCollector() {
  let head: Pick<HttpAnswer, "status" | "headers"> = { status: 0, headers: {} };
  const chunks: Buffer[] = [];
  let bodyBytes = 0;
  const contentEncoding = (): string => (head.headers["content-encoding"] ?? "").trim().toLowerCase();
  return {
    start: (status: number, headers: AnswerHeaders): boolean => {
      head = { status, headers };
      return decodableEncodings.has(contentEncoding());
    },
    add: (chunk: Buffer): boolean => {
      bodyBytes += chunk.length;
      chunks.push(chunk);
      return bodyBytes <= maxBodyBytes;
    },
    isError: (): boolean => head.status >= 300,
    withoutBody: (): HttpAnswer => ({ kind: "answered", ...head, body: undefined }),
    withBody: (): HttpAnswer => ({ kind: "answered", ...head, body: decodeBody(chunks, contentEncoding()) }),
  };
}

function joinRepeatedFields(headers: object): AnswerHeaders {
  // undici gives a list for a repeated field, which is rare.
  if (!Object.values(headers).some(Array.isArray)) return headers as AnswerHeaders;
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function brokenOffError(): Error {
  return new Error("The request was broken off.");
}

const tlsErrorCodes =
  /^(?:CERT_|ERR_TLS_|ERR_SSL_|ERR_OSSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;

/** The largest body in bytes, both encoded and decoded (docs/service-api.md#the-envelope). */
const maxBodyBytes = 1_048_576;

/** Requests ask for `identity`, but some gateways send gzip all the same. */
const decodableEncodings: ReadonlySet<string> = new Set(["", "identity", "gzip"]);

/** zlib's codes for bytes that it cannot decode, and for too many bytes. */
const decodingErrorCodes = /^(?:Z_|ERR_BUFFER_TOO_LARGE)/;

/** Decodes a body; `undefined` when that fails, or when the decoded body is larger than {@link maxBodyBytes}. */
function decodeBody(chunks: readonly Buffer[], encoding: string): Uint8Array | undefined {
  const [onlyChunk] = chunks;
  const bytes = chunks.length === 1 && onlyChunk !== undefined ? onlyChunk : Buffer.concat(chunks);
  if (encoding !== "gzip") return bytes;
  try {
    // zlib is loaded only for a body in gzip, since loading it takes 3 ms.
    return process.getBuiltinModule("node:zlib").gunzipSync(bytes, { maxOutputLength: maxBodyBytes });
  } catch (error) {
    if (decodingErrorCodes.test(String(memberAt(error, "code")))) return undefined;
    throw error;
  }
}
