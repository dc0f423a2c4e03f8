import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

import type { Dispatcher } from "undici";

import { memberAt } from "../core/members.ts";

/** Names in lower case; of a field that came twice the values stand one behind the other, with a comma. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** What came of one POST: an answer, or a break with the one fact that decides about re-sending. */
export type Exchange = Answered | Broken;

interface Answered {
  readonly kind: "answered";
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** The decoded body; `undefined` when it is larger than {@link maxBodyBytes} or its encoding is unreadable. */
  readonly body: Uint8Array | undefined;
}

interface Broken {
  readonly kind: "broken";
  readonly reason: "timeout" | "aborted" | "tls" | "failed";
  /** False only when no byte of the request left this machine. */
  readonly sent: boolean;
  readonly cause: unknown;
}

type Controller = Dispatcher.DispatchController;

/** Takes in one answer and tells once what came of it. */
export function createReceiver(tell: (exchange: Exchange) => void) {
  const answer = createAnswer();
  let connection: Controller | undefined;
  let told = false;
  const end = (exchange: Exchange): void => {
    if (!told) tell(exchange);
    told = true;
  };
  const refuseBody = (controller: Controller): void => {
    end(answer.without());
    controller.abort(brokenOffError());
  };
  const fail = (reason: Broken["reason"], cause: unknown): void => {
    // Of an error the status is enough: it is kept even if the body breaks.
    if (reason !== "aborted" && answer.isError()) end(answer.without());
    else end({ kind: "broken", reason, sent: connection !== undefined, cause });
  };
  const handler = {
    /** The request is about to be written to an open connection: before that, nothing was sent. */
    onRequestStart: (controller: Controller): void => {
      if (told) controller.abort(brokenOffError());
      else connection = controller;
    },
    onResponseStart: (controller: Controller, status: number, headers: object): void => {
      if (status >= 200 && !answer.start(status, flatten(headers))) refuseBody(controller);
    },
    onResponseData: (controller: Controller, chunk: Buffer): void => {
      if (!answer.add(chunk)) refuseBody(controller);
    },
    onResponseEnd: (): void => end(answer.whole()),
    onResponseError: (_: unknown, cause: unknown): void =>
      fail(connection === undefined && isTlsError(cause) ? "tls" : "failed", cause),
  };
  const breakOff = (reason: "timeout" | "aborted"): void => {
    fail(reason, brokenOffError());
    connection?.abort(brokenOffError());
  };
  return { handler, breakOff };
}

/** An answer as it comes in. `false` from `start` or `add` says that its body is of no use: nobody need wait for it. */
function createAnswer() {
  let status = 0;
  let headers: AnswerHeaders = {};
  const chunks: Buffer[] = [];
  let size = 0;
  const encoding = (): string => headers["content-encoding"] ?? "";
  return {
    start: (code: number, fields: AnswerHeaders): boolean => {
      status = code;
      headers = fields;
      return isDecodable(encoding());
    },
    add: (chunk: Buffer): boolean => {
      size += chunk.length;
      chunks.push(chunk);
      return size <= maxBodyBytes;
    },
    isError: (): boolean => status >= 300,
    without: (): Answered => ({ kind: "answered", status, headers, body: undefined }),
    whole: (): Answered => ({ kind: "answered", status, headers, body: decodeBody(encoding(), chunks) }),
  };
}

function flatten(headers: object): AnswerHeaders {
  // As a rule no field comes twice, and then every value is a text.
  if (!Object.values(headers).some(Array.isArray)) return headers as AnswerHeaders;
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function brokenOffError(): Error {
  return new Error("The request was broken off.");
}

function systemCodeOf(error: unknown): string {
  const code = memberAt(error, "code");
  return typeof code === "string" ? code : "";
}

function isTlsError(error: unknown): boolean {
  return /^(?:CERT_|ERR_TLS_|ERR_SSL_|ERR_OSSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/.test(
    systemCodeOf(error),
  );
}

/** Largest body in bytes, both as it comes and decoded (interface §4). */
const maxBodyBytes = 1_048_576;

type Decoder = (bytes: Buffer, limit: { readonly maxOutputLength: number }) => Uint8Array;

const plainly: Decoder = (bytes) => bytes;
const decoders = {
  "": plainly,
  identity: plainly,
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
} as const satisfies Record<string, Decoder>;

/** How a body of this content encoding is decoded; `undefined` when that is not known. */
function decoderFor(encoding: string): Decoder | undefined {
  const name = encoding.trim().toLowerCase();
  return Object.hasOwn(decoders, name) ? decoders[name as keyof typeof decoders] : undefined;
}

/** Whether a body of this content encoding can be decoded. */
function isDecodable(encoding: string): boolean {
  return decoderFor(encoding) !== undefined;
}

/** zlib's codes for bytes that it cannot decode, and for too many of them. */
const decodingCodes = /^(?:Z_|ERR_BROTLI|ERR__ERROR|ERR_BUFFER_TOO_LARGE)/;

/** The decoded body, `undefined` when it is unreadable or larger than 1 MiB: a small answer may inflate to anything. */
function decodeBody(encoding: string, chunks: readonly Buffer[]): Uint8Array | undefined {
  const [only] = chunks;
  const bytes = chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks);
  try {
    return decoderFor(encoding)?.(bytes, { maxOutputLength: maxBodyBytes });
  } catch (error) {
    if (error instanceof Error && "code" in error && decodingCodes.test(String(error.code))) return undefined;
    throw error;
  }
}
