import { headers, type ApiRoute } from "../../src/api/wire.ts";
import { AnchorError } from "../../src/core/errors.ts";
import { openKeyring, type KeyEntry } from "../admin/keys.ts";
import type { Backend } from "../ledger/backend.ts";
import type { RouteOperation, Tools } from "./calls.ts";
import { check, stamp, verify, proofStatus, requestProof, verifyProof } from "./operations.ts";
import type { PageSources } from "./pages.ts";
import type { Peer, ServiceAnswer, ServiceRequest } from "./requests.ts";

/** The largest body in bytes (interface §5: a proof file may have 1 MiB), not counting the form around a proof file. */
const maxBodyBytes = 1_048_576;
const jsonBody = { mediaType: "application/json", maxBytes: maxBodyBytes };
const form = { mediaType: "multipart/form-data", maxBytes: maxBodyBytes + 4096 };

interface Endpoint {
  readonly mediaType: string;
  readonly maxBytes: number;
  readonly operation: RouteOperation;
}

/** What each route takes, and the operation that answers it (spec §4; service-facts §4). */
const endpoints: Readonly<Record<ApiRoute, Endpoint>> = {
  stamp: { ...jsonBody, operation: stamp },
  check: { ...jsonBody, operation: check },
  verify: { ...jsonBody, operation: verify },
  verifyProof: { ...form, operation: verifyProof },
  requestProof: { ...jsonBody, operation: requestProof },
  proofStatus: { ...jsonBody, operation: proofStatus },
};

/** The parts of the service that all requests share. */
export interface Service extends Tools, PageSources {
  readonly ledger: Backend;
  /** Returns the address of the service; called when a report link is made. */
  readonly baseUrl: (request: ServiceRequest) => string;
}

/** One request that is being answered; `key` is absent until the key is checked. */
export interface ReceivedCall {
  readonly request: ServiceRequest;
  readonly peer: Peer;
  readonly path: string;
  readonly requestId: string;
  readonly startedAt: number;
  key?: KeyEntry;
}

/** Answers a request for the operation of `route`, when its key, its rate and its form allow that. */
export async function answerOperation(route: ApiRoute, service: Service, asked: ReceivedCall): Promise<ServiceAnswer> {
  const { request } = asked;
  if (request.method !== "POST") return { statusCode: 405, message: "Use POST.", headers: { allow: "POST" } };
  const key = await service.keyring.find(request.headers.get(headers.apiKey));
  if (key === undefined) return { statusCode: 401, message: `The header ${headers.apiKey} holds no valid key.` };
  asked.key = key;
  const wait = await service.keyring.takeRequest(key);
  if (wait > 0)
    return { statusCode: 429, message: "The key's rate is used up.", headers: { "retry-after": `${wait}` } };
  const endpoint = endpoints[route];
  const contentType = request.headers.get("content-type") ?? "";
  const mediaType = (contentType.split(";")[0] ?? "").trim().toLowerCase();
  if (mediaType !== endpoint.mediaType) {
    return { statusCode: 415, message: `Content-Type must be ${endpoint.mediaType}.` };
  }
  const body = await readBody(request, endpoint.maxBytes);
  if (body === "too-large") return { statusCode: 413, message: "The body is larger than 1 MiB." };
  if (body === "broken") return { statusCode: 400, message: "The body ended early." };
  const { requestId, startedAt } = asked;
  const reportWanted = request.headers.get(headers.report) === "true";
  const payer = service.keyring === openKeyring ? undefined : { name: key.name, count: key.limits.count };
  const baseUrl = service.baseUrl(request);
  return await endpoint.operation({ requestId, startedAt, body, contentType, payer, reportWanted, baseUrl }, service);
}

/**
 * Answers what the ledger refused: a client keeps a request that met 503, and repeats it later.
 *
 * @throws what `error` is, when it is no refusal
 */
export function toRefusal(error: unknown): ServiceAnswer {
  const { code, account } = error instanceof AnchorError ? error : { code: undefined, account: "" };
  if (code === "PLAN_LIMIT_REACHED") return { statusCode: 402, message: account };
  if (code !== "SERVICE_UNAVAILABLE") throw error;
  return { statusCode: 503, message: account, headers: { "retry-after": "60" } };
}

/** Reads the body; a too large one is read to its end, because a client reads no answer while it is still sending. */
async function readBody(
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
