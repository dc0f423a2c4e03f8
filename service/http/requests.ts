import { randomUUID } from "node:crypto";

import type { Envelope } from "../../src/api/wire.ts";

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

/** Ends a request with an answer that is no success, from wherever it is thrown. */
export class Refusal extends Error {
  readonly answer: ServiceAnswer;
  constructor(statusCode: number, message: string, headers: ServiceReply["headers"] = {}) {
    super(message);
    this.answer = { statusCode, message, headers };
  }
}

/**
 * Reads the body.
 *
 * @throws {@link Refusal} as soon as it is too large, or when it ends early
 */
export async function readBody(request: ServiceRequest, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Refusal(413, "The body is larger than 1 MiB.");
  if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, "The body ended early.");
  }
  return Buffer.concat(chunks);
}

/** Removes the key that a client `sent` from a text of its own, and all that looks like a key of ours or a token. */
export function redactKeys(text: string, sent: string | null | undefined): string {
  const redacted = text.replaceAll(/anchor_[\w-]+|eyJ[\w-]+\.[\w.-]+/g, "***");
  return sent ? redacted.replaceAll(sent, "***") : redacted;
}

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
