import { headers, routes, type Route } from "../contract/api.ts";
import type { Operation, Tools } from "./calls.ts";
import { requestIdOf, toResponse, type Answer } from "./envelope.ts";
import type { Backend } from "./ledger/backend.ts";
import { check, stamp, verify } from "./hash-operations.ts";
import { proofStatus, requestProof, verifyProof } from "./proof-operations.ts";
import { createReports, reportPath } from "./reports.ts";

/** Largest body in bytes (interface §5: a proof file may have 1 MiB) without the form around a proof file. */
const maximumBody = 1_048_576;
const maximumForm = maximumBody + 4096;

const json = { mediaType: "application/json", maximum: maximumBody };
const form = { mediaType: "multipart/form-data", maximum: maximumForm };

/** What each route takes and who answers it (spec §4; service-facts §4). */
const endpoints = {
  stamp: { ...json, operation: stamp },
  check: { ...json, operation: check },
  verify: { ...json, operation: verify },
  verifyProof: { ...form, operation: verifyProof },
  requestProof: { ...json, operation: requestProof },
  proofStatus: { ...json, operation: proofStatus },
} as const satisfies Record<Route, { mediaType: string; maximum: number; operation: Operation }>;

const endpointsByPath = new Map(
  Object.entries(routes).map(([route, path]) => [path as string, endpoints[route as Route]] as const),
);

export interface ServiceOptions {
  readonly ledger: Backend;
  /** Accepted values of `x-api-key`; without it every value but an empty one is accepted. */
  readonly apiKeys?: ReadonlySet<string> | undefined;
  /** Where the service is reached; asked when a report link is made. */
  readonly baseUrl: () => string;
  readonly now?: () => Date;
  /** How long a report link works; an hour by default (service-facts §1). */
  readonly reportLifetimeMs?: number;
}

/** Answers one request; never rejects. */
export type Handler = (request: Request) => Promise<Response>;

/** The HTTP API over `ledger` (interface §8), as a function from request to response. */
export function createService(options: ServiceOptions): Handler {
  const { ledger, apiKeys, baseUrl, now = () => new Date(), reportLifetimeMs: lifetimeMs = 3_600_000 } = options;
  const reports = createReports({ baseUrl, now, lifetimeMs });
  return async (request) => {
    const url = new URL(request.url);
    const requestId = requestIdOf(request.headers.get(headers.requestId));
    let answer: Response | Answer;
    try {
      answer = url.pathname.startsWith(reportPath)
        ? reports.answer(request.method, url)
        : await answerOperation(request, { path: url.pathname, requestId, apiKeys, tools: { ledger, reports, now } });
    } catch (error) {
      console.error(error);
      answer = { statusCode: 500, message: "The service failed; its log says why." };
    }
    return answer instanceof Response ? answer : toResponse(answer, { requestId, path: url.pathname, time: now() });
  };
}

interface Context {
  readonly path: string;
  readonly requestId: string;
  readonly apiKeys: ReadonlySet<string> | undefined;
  readonly tools: Tools;
}

async function answerOperation(request: Request, { path, requestId, apiKeys, tools }: Context): Promise<Answer> {
  const startedAt = performance.now();
  const endpoint = endpointsByPath.get(path);
  if (endpoint === undefined) return { statusCode: 404, message: "There is no such path." };
  if (request.method !== "POST") return { statusCode: 405, message: "Use POST.", headers: { allow: "POST" } };
  if (!isAccepted(request.headers.get(headers.apiKey), apiKeys)) {
    return { statusCode: 401, message: `The header ${headers.apiKey} holds no valid key.` };
  }
  const contentType = request.headers.get("content-type") ?? "";
  if (toMediaType(contentType) !== endpoint.mediaType) {
    return { statusCode: 415, message: `Content-Type must be ${endpoint.mediaType}.` };
  }
  const body = await readBody(request, endpoint.maximum);
  if (body === "too-large") return { statusCode: 413, message: "The body is larger than 1 MiB." };
  if (body === "broken") return { statusCode: 400, message: "The body ended early." };
  const reportWanted = request.headers.get(headers.report) === "true";
  return await endpoint.operation({ requestId, startedAt, body, contentType, reportWanted }, tools);
}

function isAccepted(key: string | null, apiKeys: ReadonlySet<string> | undefined): boolean {
  return key !== null && key !== "" && (apiKeys?.has(key) ?? true);
}

/** The type and subtype alone, in lower case. */
function toMediaType(contentType: string): string {
  return (contentType.split(";")[0] ?? "").trim().toLowerCase();
}

/** The body's bytes. One that is too large is read to its end, for a client hears nothing while it is sending. */
async function readBody(request: Request, maximum: number): Promise<Uint8Array<ArrayBuffer> | "too-large" | "broken"> {
  const stream: ReadableStream<Uint8Array> | null = request.body;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream ?? []) {
      size += chunk.length;
      if (size <= maximum) chunks.push(chunk);
    }
  } catch {
    return "broken";
  }
  return size <= maximum ? Buffer.concat(chunks) : "too-large";
}
