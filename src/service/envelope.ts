import { randomUUID } from "node:crypto";

import { headers, type Envelope } from "../contract/api.ts";

/** What an operation answers: an error from status 400 on, else a success with its data. */
export interface ServiceAnswer {
  readonly statusCode: number;
  readonly message: string;
  readonly data?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Something new goes onto the chain: this answer costs a stamp. */
  readonly stamps?: true;
}

/** Sent with every answer: a browser must neither store it nor guess its type. */
export const commonHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

/** The caller's request id when it is 1 to 128 characters of printable ASCII, else a fresh UUID (spec §2.2). */
export function acceptedRequestId(sent: string | null | undefined): string {
  return typeof sent === "string" && /^[\x20-\x7e]{1,128}$/.test(sent) ? sent : randomUUID();
}

/** Marks the answer of a service from which nothing reaches a public chain. */
export function markDemo(response: Response, demo: boolean): Response {
  if (demo) response.headers.set(headers.demo, "1");
  return response;
}

/** `answer` in the envelope of spec §2.2, `apiVersion` by its path (spec §9). */
export function toResponse(answer: ServiceAnswer, request: { requestId: string; path: string; time: Date }): Response {
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
  return Response.json(envelope, { status: statusCode, headers: { ...commonHeaders, ...answer.headers } });
}
