import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { randomUUID } from "node:crypto";

import { log } from "../log.ts";
import { headers as names, type Envelope } from "../../src/api/wire.ts";

/** The members of a request that the service reads; a fetch Request has them too. */
export interface ServiceRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: ReadonlyMap<string, string> | Headers;
  readonly body: AsyncIterable<Uint8Array> | null;
  /** The address of the sender, or the last one that a proxy on this computer has named. */
  readonly client?: string | undefined;
  /** Whether the request comes from another computer, as far as that can be seen. */
  readonly isRemote?: boolean;
  /** The answer, if the request is refused whatever it asks for. */
  readonly refusal?: ServiceAnswer | undefined;
}

/** A whole answer over HTTP. No fetch Response: making and reading one costs more than all other work on an answer. */
export interface ServiceReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Answers one request; never rejects. */
export type Handler = (request: ServiceRequest) => Promise<ServiceReply>;

/** Returns the bearer token of a request, where it has one. */
export function bearerOf(request: ServiceRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/** Reads the body; a too large one is read to its end, because a client reads no answer while it is still sending. */
export async function readBody(
  request: ServiceRequest,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | "too-large" | "broken"> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
    }
  } catch {
    return "broken";
  }
  return size <= maxBytes ? Buffer.concat(chunks) : "too-large";
}

/** The refusal of a request of another version of HTTP than 1.0 and 1.1. */
export const otherHttp: ServiceAnswer = { statusCode: 505, message: "Speak HTTP/1.1." };

const malformed: Readonly<Record<string, ServiceAnswer>> = {
  HPE_PAUSED_H2_UPGRADE: otherHttp,
  HPE_INVALID_VERSION: otherHttp,
  HPE_HEADER_OVERFLOW: { statusCode: 431, message: "The request's headers are too large." },
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, message: "The request took too long." },
};

/** Answers data that is not HTTP, or came too slowly, before there is a request to answer. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex, demo: boolean): void {
  const answer = malformed[error.code ?? ""] ?? { statusCode: 400, message: "The request is not HTTP." };
  const context = { requestId: acceptedRequestId(undefined), path: "/", time: new Date() };
  const { status, headers, body } = markDemo(toReply(answer, context), demo);
  const fields = { ...headers, "content-length": Buffer.byteLength(body), connection: "close" };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${String(body)}`);
}

export interface LogEntry {
  readonly requestId: string;
  readonly method: string;
  /** The path without its query, which holds the secret of a report link. */
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The name of the key, never the key; absent when no key was accepted. */
  readonly key?: string | undefined;
}

export type RequestLog = (entry: LogEntry) => void;

/** How many times over a text may be escaped. More would only hide something, and each time all of it is read. */
const maxEscapes = 8;

/**
 * Removes `keys`, and all that looks like a key of ours or like a token, from the path and the request id of `entry`,
 * also where their characters are written as `%` and two digits, once or several times over.
 */
export function redactKeys(entry: LogEntry, ...keys: readonly (string | null | undefined)[]): LogEntry {
  const redact = (text: string) => {
    let read = text;
    for (let before = "", times = 0; read !== before; times += 1) {
      if (times > maxEscapes) return "***";
      before = read;
      read = before.replaceAll(/%([2-7][0-9a-f])/gi, (_, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      );
    }
    let redacted = read.replaceAll(/anchor_[\w-]+|eyJ[\w-]+\.[\w.-]+/g, "***");
    for (const key of keys) if (key) redacted = redacted.replaceAll(key, "***");
    return redacted === read ? text : redacted;
  };
  return { ...entry, requestId: redact(entry.requestId), path: redact(entry.path) };
}

const maxLoggedPath = 200;

export const logRequest: RequestLog = ({ path, milliseconds, ...entry }) => {
  log("request", {
    ...entry,
    path: path.slice(0, maxLoggedPath),
    milliseconds: Math.round(milliseconds * 100) / 100,
  });
};

/** The answer of an operation: an error from status 400 on, else a success with its data. */
export interface ServiceAnswer {
  readonly statusCode: number;
  readonly message: string;
  readonly data?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The headers of every answer: a browser must neither store the answer nor guess its type. */
export const commonHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

/** Returns the caller's request id when it is 1 to 128 characters of printable ASCII, else a fresh UUID. */
export function acceptedRequestId(sent: string | null | undefined): string {
  return typeof sent === "string" && /^[\x20-\x7e]{1,128}$/.test(sent) ? sent : randomUUID();
}

/** Marks the answer of a service from which nothing reaches a public chain. */
export function markDemo(reply: ServiceReply, demo: boolean): ServiceReply {
  return demo ? { ...reply, headers: { ...reply.headers, [names.demo]: "1" } } : reply;
}

export function toJson(value: object, status = 200, headers: ServiceReply["headers"] = {}): ServiceReply {
  const type = { "content-type": "application/json" };
  return { status, headers: { ...commonHeaders, ...type, ...headers }, body: JSON.stringify(value) };
}

/** Wraps `answer` in the envelope; `apiVersion` follows from the path. */
export function toReply(answer: ServiceAnswer, request: { requestId: string; path: string; time: Date }): ServiceReply {
  const { statusCode, message, data } = answer;
  const envelope = {
    service: "CORE_API",
    apiVersion: request.path.startsWith("/core/v1/") ? 1 : 2,
    requestId: request.requestId,
    status: statusCode < 400 ? "success" : "error",
    statusCode,
    message,
    timestamp: request.time.toISOString(),
    ...(data !== undefined && { data }),
  } satisfies Envelope & { apiVersion: number };
  return toJson(envelope, statusCode, answer.headers);
}
