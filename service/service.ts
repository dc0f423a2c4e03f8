import { headers, routes, type ApiRoute } from "../src/api/wire.ts";
import { openKeyring, type Keyring } from "./admin/keys.ts";
import { createRequestCounts } from "./admin/metrics.ts";
import { answerOperation, toRefusal, type ReceivedCall, type Service } from "./http/endpoints.ts";
import { answerPage, pages } from "./http/pages.ts";
import { createReports, reportPath } from "./http/reports.ts";
import {
  markDemo,
  acceptedRequestId,
  toResponse,
  type ServiceAnswer,
  redactKeys,
  type Handler,
  type RequestLog,
  type ServiceRequest,
} from "./http/requests.ts";
import { tokenPath, type Exchange } from "./http/token.ts";
import type { Backend } from "./ledger/backend.ts";

const routeNames = new Map(Object.entries(routes).map(([route, path]) => [path as string, route as ApiRoute] as const));

export interface ServiceOptions {
  readonly ledger: Backend;
  /** Decides which callers may use the service; without it every key but an empty one is accepted. */
  readonly keyring?: Keyring | undefined;
  /** Returns the address of the service; called when a report link is made. */
  readonly baseUrl: (request: ServiceRequest) => string;
  readonly now?: () => Date;
  /** Exchanges a token for a key; without it there is no such path. */
  readonly exchange?: Exchange | undefined;
  readonly log?: RequestLog | undefined;
}

/** Creates the HTTP API over `ledger` (interface §8), as a function from request to response. */
export function createService(options: ServiceOptions): Handler {
  const { ledger, keyring = openKeyring, baseUrl, now = () => new Date(), exchange, log } = options;
  const service: Service = {
    ledger,
    keyring,
    baseUrl,
    now,
    reports: createReports(now),
    requests: createRequestCounts(),
    exchange,
  };
  return async (request, peer = { isLocal: true }) => {
    const startedAt = performance.now();
    const { pathname: path } = new URL(request.url);
    const requestId = acceptedRequestId(request.headers.get(headers.requestId));
    const asked: ReceivedCall = { request, peer, path, startedAt, requestId };
    const answer = await answerOrFail(service, asked);
    const response = answer instanceof Response ? answer : toResponse(answer, { ...asked, time: now() });
    const milliseconds = performance.now() - startedAt;
    const { method } = request;
    service.requests.add(operationOf(path), response.status, milliseconds / 1000);
    const entry = { requestId, method, path, status: response.status, milliseconds, key: asked.key?.name };
    log?.(redactKeys(entry, request.headers.get(headers.apiKey)));
    const { chainName, demo } = ledger.about();
    if (chainName !== undefined) response.headers.set(headers.chainName, chainName);
    return markDemo(response, demo);
  };
}

/** Returns a route's name, or the first part of another path of ours: a word that may be used in a label. */
function operationOf(path: string): string {
  if (path.startsWith(reportPath)) return "report";
  return routeNames.get(path) ?? (pages.has(path) || path === tokenPath ? path.slice(1) : "none");
}

async function answerOrFail(service: Service, asked: ReceivedCall): Promise<Response | ServiceAnswer> {
  const { path, request, peer } = asked;
  const { exchange } = service;
  const page = pages.get(path);
  const route = routeNames.get(path);
  try {
    if (path.startsWith(reportPath)) return service.reports.answer(request.method, new URL(request.url));
    if (page !== undefined) return await answerPage(page, service, request, peer);
    if (path === tokenPath && exchange !== undefined) return await exchange.answer(request).catch(toRefusal);
    if (route === undefined) return { statusCode: 404, message: "There is no such path." };
    return await answerOperation(route, service, asked).catch(toRefusal);
  } catch (error) {
    console.error(error);
    return { statusCode: 500, message: "The service failed; its log says why." };
  }
}
