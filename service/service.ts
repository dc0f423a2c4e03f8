import * as z from "zod/mini";

import { headers, routes, type ApiRoute } from "../src/api/wire.ts";
import { AnchorError } from "../src/core/errors.ts";
import { version } from "../src/core/version.ts";
import { anyKeyKeyring, type Keyring } from "./admin/keys.ts";
import { logFault } from "./log.ts";
import { createMetrics, metricsType } from "./admin/metrics.ts";
import type { Answer, Call, Endpoint, Service } from "./http/endpoint.ts";
import { tokenPath, type TokenExchange } from "./http/exchange.ts";
import { createHealthWatch, type Reason } from "./http/health.ts";
import { commonRefusals, toJsonContent, toOpenApi } from "./http/openapi.ts";
import { operations } from "./http/operations.ts";
import { createReports, reportPath, type ReportShelf } from "./http/reports.ts";
import {
  acceptedRequestId,
  bearerOf,
  commonHeaders,
  markDemo,
  redactKeys,
  toJson,
  toReply,
  type Handler,
  type RequestLog,
  type ServiceAnswer,
  type ServiceReply,
} from "./http/requests.ts";
import * as schemas from "./http/schemas.ts";
import type { Ledger } from "./ledger/ledger.ts";

export interface ServiceOptions {
  readonly ledger: Ledger;
  /** Decides which callers may use the service; without it every key but an empty one is accepted. */
  readonly keyring?: Keyring | undefined;
  /** The origin at which clients reach the service, for links to reports; by default that of the request. */
  readonly publicUrl?: string | undefined;
  readonly now?: () => Date;
  /** Exchanges a token for a key; without it there is no path `/token`. */
  readonly exchange?: TokenExchange | undefined;
  /** Where reports are kept; in memory by default. */
  readonly shelf?: ReportShelf | undefined;
  readonly log?: RequestLog | undefined;
  /** The key of `--api-key`, which is removed from each entry of the log, wherever in the request it was sent. */
  readonly apiKey?: string | undefined;
  /** Whether the service is about to stop; then it still answers, and a balancer should ask others. */
  readonly isDraining?: () => boolean;
  /** The most requests that are worked on at a time, beside those for an operator's pages. */
  readonly maxRequests?: number;
}

/** Creates the HTTP API over `ledger`, as a function from request to response. */
export function createService(options: ServiceOptions): Handler {
  const { ledger, keyring = anyKeyKeyring, now = () => new Date(), publicUrl, exchange, maxRequests = 512 } = options;
  const unready = createHealthWatch(async () => await ledger.unready());
  let description: ServiceReply | undefined;
  const service: Service = {
    ledger,
    keyring,
    now,
    reports: createReports(now, options.shelf),
    metrics: createMetrics(ledger),
    exchange,
    unready: async () => (options.isDraining?.() === true ? [aboutToStop] : await unready()),
    unwell: createHealthWatch(async () => [...(await ledger.unready()), ...(await ledger.unwell())]),
    // Made once, because making it takes a thousand times as long as sending it.
    describe: () => (description ??= describeApi(exchange !== undefined)),
  };
  let running = 0;
  return async (request) => {
    const startedAt = performance.now();
    const url = new URL(request.url);
    const { pathname: path } = url;
    const requestId = acceptedRequestId(request.headers.get(headers.requestId));
    const call: Call = { request, url, requestId, startedAt, baseUrl: publicUrl ?? url.origin };
    const endpoint = request.refusal === undefined ? findEndpoint(service, path) : undefined;
    running += 1;
    const isBusy = running > maxRequests && endpoint !== undefined && endpoint.isPage !== true;
    const answer = request.refusal ?? (isBusy ? busyAnswer : await answerOrFail(endpoint, call, service));
    running -= 1;
    const reply = "body" in answer ? answer : toReply(answer, { requestId, path, time: now() });
    const milliseconds = performance.now() - startedAt;
    const { method } = request;
    service.metrics.add(endpoint?.name ?? "none", reply.status, milliseconds / 1000);
    const entry = { requestId, method, path, status: reply.status, milliseconds, key: call.key?.name };
    options.log?.(redactKeys(entry, request.headers.get(headers.apiKey), options.apiKey));
    const { chainName, demo } = ledger.about();
    const named = chainName === undefined ? reply.headers : { ...reply.headers, [headers.chainName]: chainName };
    return markDemo({ ...reply, headers: named }, demo);
  };
}

const aboutToStop = { reason: "The service is about to stop.", seconds: 0 };

const busyAnswer: ServiceAnswer = {
  statusCode: 503,
  message: "The service has too many requests to answer just now.",
  headers: { "retry-after": "5" },
};

const notFound: ServiceAnswer = { statusCode: 404, message: "There is no such path." };

function findEndpoint({ exchange }: Service, path: string): Endpoint | undefined {
  if (path === tokenPath && exchange === undefined) return undefined;
  return endpoints[path.startsWith(reportPath) ? reportName : path];
}

async function answerOrFail(endpoint: Endpoint | undefined, call: Call, service: Service): Promise<Answer> {
  if (endpoint === undefined) return notFound;
  const { methods, answer } = endpoint;
  if (!methods.includes(call.request.method))
    return { statusCode: 405, message: `Use ${methods[0]}.`, headers: { allow: methods.join(", ") } };
  try {
    return await answer(call, service);
  } catch (error) {
    const { code, ownMessage } = error instanceof AnchorError ? error : { code: undefined, ownMessage: "" };
    if (code === "PLAN_LIMIT_REACHED") return { statusCode: 402, message: ownMessage };
    // A client keeps a request that met 503, and repeats it later.
    if (code === "SERVICE_UNAVAILABLE")
      return { statusCode: 503, message: ownMessage, headers: { "retry-after": "60" } };
    logFault(error);
    return { statusCode: 500, message: "The service failed; its log says why." };
  }
}

/** What paths for operators share. They need no key, but `/metrics` needs one from another computer. */
const page = { isPage: true, methods: ["GET", "HEAD"] } as const;
const yesOrNo = {
  ...page,
  gives: toJsonContent(schemas.healthy),
  unavailable: toJsonContent(schemas.unhealthy),
} as const;
const reportName = `${reportPath}{name}`;

const endpoints: Readonly<Record<string, Endpoint>> = {
  ...Object.fromEntries(
    Object.entries(routes).map(([name, path]) => [path, { name, ...operations[name as ApiRoute] }] as const),
  ),
  "/about": {
    ...page,
    name: "about",
    summary: "On what the service stands.",
    gives: toJsonContent(schemas.about),
    answer: (_, { ledger }) => toJson({ service: "anchor-artifacts", version, ...ledger.about() }),
  },
  "/live": { ...yesOrNo, name: "live", summary: "That the process answers.", answer: () => toHealth([]) },
  "/ready": {
    ...yesOrNo,
    name: "ready",
    summary: "Whether it takes stamps, for a balancer.",
    answer: async (_, { unready }) => toHealth(await unready()),
  },
  "/health": {
    ...yesOrNo,
    name: "health",
    summary: "Whether it can do all its work.",
    answer: async (_, { unwell }) => toHealth(await unwell()),
  },
  "/metrics": {
    ...page,
    name: "metrics",
    summary: "Numbers in Prometheus' text form; from elsewhere than this computer with a key.",
    gives: { "text/plain": z.string() },
    refusals: [401],
    answer: answerMetrics,
  },
  "/openapi.json": {
    ...page,
    name: "openapi",
    summary: "This description.",
    gives: toJsonContent(z.looseObject({})),
    answer: (_, { describe }) => describe(),
  },
  [reportName]: {
    name: "report",
    summary: "A report behind the link that a verification gave; the link is a secret and lives for an hour.",
    methods: ["GET"],
    parameters: [
      { name: "name", in: "path", required: true },
      { name: "signature", in: "query", required: true },
    ],
    gives: { "application/pdf": z.any() },
    refusals: [404, 410],
    answer: async ({ url }, { reports }) => await reports.answer(url),
  },
  [tokenPath]: {
    name: "token",
    summary: "Exchange the token of a workflow's run for a key of 15 minutes.",
    methods: ["POST"],
    needs: "token",
    gives: toJsonContent(schemas.keyAnswer),
    refusals: [...commonRefusals, 403],
    answer: async ({ request }, { exchange }) => await (exchange?.answer(request) ?? notFound),
  },
};

/** Describes all endpoints in OpenAPI, with or without the exchange of tokens. */
export function describeApi(exchangesTokens: boolean): ServiceReply {
  const { [tokenPath]: _exchange, ...others } = endpoints;
  const reply = toJson(toOpenApi(exchangesTokens ? endpoints : others));
  return { ...reply, body: Buffer.from(reply.body) };
}

function toHealth(reasons: readonly Reason[]): ServiceReply {
  return reasons.length === 0 ? toJson({ status: "ok" }) : toJson({ status: "unavailable", reasons }, 503);
}

/** Renders the metrics. They show customers and load: without a key only this computer may read them. */
async function answerMetrics({ request }: Call, { keyring, metrics }: Service): Promise<Answer> {
  // Prometheus sends a bearer token where other clients send the key's own header.
  const key = request.headers.get(headers.apiKey) ?? bearerOf(request);
  if (request.isRemote !== false && (await keyring.find(key)) === undefined) {
    return { statusCode: 401, message: `From elsewhere, send a key as ${headers.apiKey} or as a bearer token.` };
  }
  return { status: 200, headers: { ...commonHeaders, "content-type": metricsType }, body: await metrics.render() };
}
