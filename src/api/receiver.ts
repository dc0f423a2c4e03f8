import type { Dispatcher } from "undici";

import { memberAt } from "../core/members.ts";

/** Header names are in lower case; the values of a repeated field are joined with a comma. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** The result of one POST: an answer, or a break with the one fact that decides about re-sending. */
export type Exchange = Answered | Broken;

interface Answered {
  readonly kind: "answered";
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** The decoded body; `undefined` when it is larger than {@link maxBodyBytes} or its encoding is unreadable. */
  readonly body: Uint8Array | undefined;
}

export interface Broken {
  readonly kind: "broken";
  readonly reason: "timeout" | "aborted" | "tls" | "failed";
  /** False only when no byte of the request left this machine. */
  readonly sent: boolean;
  readonly cause: unknown;
}

type Controller = Dispatcher.DispatchController;

/** Receives one answer; `exchange` resolves to the result of the request and never rejects. */
export function createReceiver() {
  const { promise: exchange, resolve } = Promise.withResolvers<Exchange>();
  const answer = createAnswer();
  let connection: Controller | undefined;
  let hasEnded = false;
  const end = (outcome: Exchange): void => {
    hasEnded = true;
    resolve(outcome);
  };
  const refuseBody = (controller: Controller): void => {
    end(answer.withoutBody());
    controller.abort(brokenOffError());
  };
  const fail = (reason: Broken["reason"], cause: unknown): void => {
    // For an error the status is enough: it is kept even if the body breaks.
    if (reason !== "aborted" && answer.isError()) end(answer.withoutBody());
    else end({ kind: "broken", reason, sent: connection !== undefined, cause });
  };
  const handler = {
    /** Called when the request is about to be written to an open connection: before that, nothing was sent. */
    onRequestStart: (controller: Controller): void => {
      if (hasEnded) controller.abort(brokenOffError());
      else connection = controller;
    },
    onResponseStart: (controller: Controller, status: number, headers: object): void => {
      if (status >= 200 && !answer.start(status, flatten(headers))) refuseBody(controller);
    },
    onResponseData: (controller: Controller, chunk: Buffer): void => {
      if (!answer.add(chunk)) refuseBody(controller);
    },
    onResponseEnd: (): void => end(answer.withBody()),
    onResponseError: (_: unknown, cause: unknown): void =>
      fail(connection === undefined && tlsCodes.test(String(memberAt(cause, "code"))) ? "tls" : "failed", cause),
  };
  const breakOff = (reason: "timeout" | "aborted"): void => {
    fail(reason, brokenOffError());
    connection?.abort(brokenOffError());
  };
  return { exchange, handler, breakOff };
}

/** Collects an answer. `start` and `add` return false when its body is useless, so that the caller can stop waiting. */
function createAnswer() {
  let head: Pick<Answered, "status" | "headers"> = { status: 0, headers: {} };
  const chunks: Buffer[] = [];
  let size = 0;
  const decoder = (): Decoder | undefined =>
    decoders.get((head.headers["content-encoding"] ?? "").trim().toLowerCase());
  return {
    start: (status: number, headers: AnswerHeaders): boolean => {
      head = { status, headers };
      return decoder() !== undefined;
    },
    add: (chunk: Buffer): boolean => {
      size += chunk.length;
      chunks.push(chunk);
      return size <= maxBodyBytes;
    },
    isError: (): boolean => head.status >= 300,
    withoutBody: (): Answered => ({ kind: "answered", ...head, body: undefined }),
    withBody: (): Answered => ({ kind: "answered", ...head, body: decode(chunks, decoder()) }),
  };
}

function flatten(headers: object): AnswerHeaders {
  // Normally no field comes twice, and then every value is a text.
  if (!Object.values(headers).some(Array.isArray)) return headers as AnswerHeaders;
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function brokenOffError(): Error {
  return new Error("The request was broken off.");
}

const tlsCodes = /^(?:CERT_|ERR_TLS_|ERR_SSL_|ERR_OSSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;

/** Largest body in bytes, both as it comes and decoded (interface §4). */
const maxBodyBytes = 1_048_576;

type Decoder = (bytes: Buffer, limit: { readonly maxOutputLength: number }) => Uint8Array;

/** Loaded by the first body that is encoded: a request asks for none, and to load it takes 3 ms. */
const zlib = () => process.getBuiltinModule("node:zlib");

/** Decoders by content encoding. */
const decoders: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ["", (bytes) => bytes],
  ["identity", (bytes) => bytes],
  ["gzip", (...body) => zlib().gunzipSync(...body)],
  ["x-gzip", (...body) => zlib().gunzipSync(...body)],
  ["deflate", (...body) => zlib().inflateSync(...body)],
  ["br", (...body) => zlib().brotliDecompressSync(...body)],
]);

/** Error codes of zlib for bytes that it cannot decode, and for too many bytes. */
const decodingCodes = /^(?:Z_|ERR_BROTLI|ERR__ERROR|ERR_BUFFER_TOO_LARGE)/;

/** Decodes a body; `undefined` when it is unreadable or larger than 1 MiB: a small answer may inflate to any size. */
function decode(chunks: readonly Buffer[], decoder: Decoder | undefined): Uint8Array | undefined {
  const [only] = chunks;
  const bytes = chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks);
  try {
    return decoder?.(bytes, { maxOutputLength: maxBodyBytes });
  } catch (error) {
    if (decodingCodes.test(String(memberAt(error, "code")))) return undefined;
    throw error;
  }
}
