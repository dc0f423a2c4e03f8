import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

import { Agent, type Dispatcher, EnvHttpProxyAgent, type FormData } from "undici";

/** One POST. `body` is made anew for each attempt. */
export interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData;
  /** Hard limit for the whole attempt, from connecting to the last byte. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Names in lower case; of a field that came twice the values stand one behind the other, with a comma. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** What came of one POST: an answer, or a break with the one fact that decides about re-sending. */
export type Exchange =
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly headers: AnswerHeaders;
      /** The decoded body; `undefined` when it is larger than 1 MiB or its encoding is unreadable. */
      readonly body: Uint8Array | undefined;
    }
  | {
      readonly kind: "broken";
      readonly reason: "timeout" | "aborted" | "tls" | "failed";
      /** False only when no byte of the request left this machine. */
      readonly sent: boolean;
      readonly cause: unknown;
    };

const maximumBody = 1_048_576;
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

/** Sends one POST and reads its answer. Redirects are answers, never followed. Breaks are returned, not thrown. */
export async function post(dispatcher: Dispatcher, { url, headers, body, timeoutMs, signal }: Post): Promise<Exchange> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let sent = false;
  const watched = dispatcher.compose(noticeStart(() => (sent = true)));
  try {
    const answer = await watched.request({
      origin: url.origin,
      path: url.pathname,
      method: "POST",
      headers: { ...headers, "accept-encoding": "identity" },
      body,
      signal: AbortSignal.any([timeout, signal]),
    });
    const status = answer.statusCode;
    const answered = flatten(answer.headers);
    const bytes = await readBody(answer.body, answered["content-encoding"]).catch((error: unknown) => {
      // An error's status has said it all, and its text is only for the reader.
      if (status >= 300 && !signal.aborted) return undefined;
      throw error;
    });
    return { kind: "answered", status, headers: answered, body: bytes };
  } catch (cause) {
    const reason = signal.aborted
      ? "aborted"
      : timeout.aborted
        ? "timeout"
        : !sent && isTlsError(cause)
          ? "tls"
          : "failed";
    return { kind: "broken", reason, sent, cause };
  }
}

function flatten(headers: Dispatcher.ResponseData["headers"]): AnswerHeaders {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** Calls `started` when the request is about to be written to an open connection: before that, nothing was sent. */
function noticeStart(started: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) =>
    dispatch(
      options,
      new Proxy(handler, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== "function") return member;
          return (...args: unknown[]): unknown => {
            if (name === "onRequestStart") started();
            return Reflect.apply(member, target, args);
          };
        },
      }),
    );
}

const decoders = { gzip: createGunzip, "x-gzip": createGunzip, deflate: createInflate, br: createBrotliDecompress };

/** The decoded body, counted as it is decoded: a small answer may inflate to anything. */
async function readBody(body: Readable, encoding = "identity"): Promise<Uint8Array | undefined> {
  // A body that is destroyed before its end raises an error: without a listener it would end the process.
  body.on("error", () => {});
  const source = decoded(body, encoding.trim().toLowerCase());
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of source ?? []) {
      size += (chunk as Uint8Array).length;
      if (size > maximumBody) return undefined;
      chunks.push(chunk as Uint8Array);
    }
    return source && Buffer.concat(chunks);
  } catch (error) {
    if (isZlibError(error)) return undefined;
    throw error;
  } finally {
    body.destroy();
  }
}

function decoded(body: Readable, encoding: string): Readable | undefined {
  if (encoding === "identity" || encoding === "") return body;
  if (!Object.hasOwn(decoders, encoding)) return undefined;
  const decoder = decoders[encoding as keyof typeof decoders]();
  body.on("error", (error) => decoder.destroy(error));
  return body.pipe(decoder);
}

function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

function isZlibError(error: unknown): boolean {
  return /^(?:Z_|ERR_BROTLI|ERR__ERROR)/.test(codeOf(error));
}

function isTlsError(error: unknown): boolean {
  return /^(?:CERT_|ERR_TLS_|ERR_SSL_|ERR_OSSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/.test(
    codeOf(error),
  );
}
