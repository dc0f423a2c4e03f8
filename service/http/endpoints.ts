import { headers, type ApiRoute } from "../../src/api/wire.ts";
import type { RequestCounts } from "../admin/counts.ts";
import type { KeyEntry, Keyring } from "../admin/keys.ts";
import type { RouteOperation, Tools } from "./calls.ts";
import { check, stamp, verify, proofStatus, requestProof, verifyProof } from "./operations.ts";
import type { Peer } from "./pages.ts";
import type { ServiceAnswer, ServiceRequest } from "./requests.ts";

/** Largest body in bytes (interface §5: a proof file may have 1 MiB) without the form around a proof file. */
const maximumBody = 1_048_576;
const maximumForm = maximumBody + 4096;

const jsonBody = { mediaType: "application/json", maximum: maximumBody };
const form = { mediaType: "multipart/form-data", maximum: maximumForm };

interface Endpoint {
  readonly mediaType: string;
  /** Largest body in bytes. */
  readonly maximum: number;
  readonly operation: RouteOperation;
  /** Each call may cost a stamp. */
  readonly stamps?: true;
}

/** What each route takes and who answers it (spec §4; service-facts §4). */
const endpoints: Readonly<Record<ApiRoute, Endpoint>> = {
  stamp: { ...jsonBody, operation: stamp, stamps: true },
  check: { ...jsonBody, operation: check },
  verify: { ...jsonBody, operation: verify },
  verifyProof: { ...form, operation: verifyProof },
  requestProof: { ...jsonBody, operation: requestProof, stamps: true },
  proofStatus: { ...jsonBody, operation: proofStatus },
};

/** What all requests share. */
export interface Service {
  readonly tools: Tools;
  readonly keyring: Keyring;
  readonly requests: RequestCounts;
  readonly baseUrl: (request: ServiceRequest) => string;
}

/** One request on its way; `key` once it is known. */
export interface ReceivedCall {
  readonly request: ServiceRequest;
  readonly peer: Peer;
  readonly path: string;
  readonly requestId: string;
  readonly startedAt: number;
  key?: KeyEntry;
}

/** Answers a request for the operation of `route`, once its key, its rate and its form allow it. */
export async function answerOperation(route: ApiRoute, service: Service, asked: ReceivedCall): Promise<ServiceAnswer> {
  const { request } = asked;
  if (request.method !== "POST") return { statusCode: 405, message: "Use POST.", headers: { allow: "POST" } };
  const key = service.keyring.find(request.headers.get(headers.apiKey));
  if (key === undefined) return { statusCode: 401, message: `The header ${headers.apiKey} holds no valid key.` };
  asked.key = key;
  const wait = service.keyring.takeRequest(key);
  if (wait > 0)
    return { statusCode: 429, message: "The key's rate is used up.", headers: { "retry-after": `${wait}` } };
  const endpoint = endpoints[route];
  const contentType = request.headers.get("content-type") ?? "";
  if (toMediaType(contentType) !== endpoint.mediaType) {
    return { statusCode: 415, message: `Content-Type must be ${endpoint.mediaType}.` };
  }
  const body = await readBody(request, endpoint.maximum);
  if (body === "too-large") return { statusCode: 413, message: "The body is larger than 1 MiB." };
  if (body === "broken") return { statusCode: 400, message: "The body ended early." };
  const { requestId, startedAt } = asked;
  const reportWanted = request.headers.get(headers.report) === "true";
  const call = { requestId, startedAt, body, contentType, reportWanted, baseUrl: service.baseUrl(request) };
  const operate = async () => await endpoint.operation(call, service.tools);
  return endpoint.stamps ? await spendStamp(service.keyring, key, operate) : await operate();
}

/** Takes a stamp from the key's count first, so that requests at the same time cannot pass it together. */
async function spendStamp(
  keyring: Keyring,
  key: KeyEntry,
  operate: () => Promise<ServiceAnswer>,
): Promise<ServiceAnswer> {
  if (!keyring.takeStamp(key)) return { statusCode: 402, message: "The key's stamps are used up." };
  let isSpent = false;
  try {
    const answer = await operate();
    isSpent = answer.stamps === true;
    return answer;
  } finally {
    if (!isSpent) keyring.giveStamp(key);
  }
}

/** The type and subtype alone, in lower case. */
function toMediaType(contentType: string): string {
  return (contentType.split(";")[0] ?? "").trim().toLowerCase();
}

/** The body's bytes. One that is too large is read to its end, for a client hears nothing while it is sending. */
async function readBody(
  request: ServiceRequest,
  maximum: number,
): Promise<Uint8Array<ArrayBuffer> | "too-large" | "broken"> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size <= maximum) chunks.push(chunk);
    }
  } catch {
    return "broken";
  }
  return size <= maximum ? Buffer.concat(chunks) : "too-large";
}
