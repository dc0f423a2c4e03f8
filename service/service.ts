import { headers, routes, type ApiRoute } from "../src/api/wire.ts";
import { AnchorError } from "../src/core/errors.ts";
import { version } from "../src/core/version.ts";
import { maxKeyLength, anyKeyKeyring, type Caller, type Keyring } from "./admin/keys.ts";
import { logFault } from "./log.ts";
import { createMetrics, metricsType, type Metrics } from "./admin/metrics.ts";
import { tokenPath, type TokenExchange } from "./http/exchange.ts";
import { createHealthWatch, type Reason } from "./http/health.ts";
import { toOpenApi } from "./http/openapi.ts";
import { operations } from "./http/operations.ts";
import { createReports, reportPath, type Reports, type ReportShelf } from "./http/reports.ts";
import {
  acceptedRequestId,
  commonHeaders,
  markDemo,
  readBody,
  redactKeys,
  toJson,
  toReply,
  type Handler,
  type RequestLog,
  type ServiceAnswer,
  type ServiceReply,
  type ServiceRequest,
} from "./http/requests.ts";
import type { Ledger } from "./ledger/ledger.ts";

export interface ServiceOptions {
  readonly ledger: Ledger;
  /** Decides which callers may use the service; without it every key but an empty one is accepted. */
  readonly keyring?: Keyring | undefined;
  /** The origin at which clients reach the service, for links to reports; by default that of the request. */
  readonly publicUrl?: string | undefined;
  readonly now?: () => Date;
  /** Exchanges a token for a key; without it there is no such path. */
  readonly exchange?: TokenExchange | undefined;
  /** Where reports are kept; in memory by default. */
  readonly shelf?: ReportShelf | undefined;
  readonly log?: RequestLog | undefined;
  /** The one key, where there is one; no entry of the log has it, whoever sends it where. */
  readonly apiKey?: string | undefined;
  /** Whether the service is about to stop; then it still answers, and a balancer should ask others. */
  readonly isDraining?: () => boolean;
  /** The most requests that are worked on at a time, beside those for an operator's pages. */
  readonly maxRequests?: number;
}

interface Service extends ServiceOptions {
  readonly keyring: Keyring;
  readonly now: () => Date;
  readonly reports: Reports;
  readonly metrics: Metrics;
  /** What keeps the service from taking stamps, and all that an operator should look after. */
  readonly unready: () => Promise<readonly Reason[]>;
  readonly unwell: () => Promise<readonly Reason[]>;
}

/** One request that is being answered; `key` is absent until the key is checked. */
interface ReceivedCall {
  readonly request: ServiceRequest;
  readonly path: string;
  readonly requestId: string;
  readonly startedAt: number;
  key?: Caller;
}

type Answer = ServiceReply | ServiceAnswer;

/** What is at a path: a word for it that may be used in a label, the methods that it takes, and its answer. */
interface Endpoint {
  readonly operation: string;
  /** For an operator, who has to see how the service is when it can take no more. */
  readonly isPage?: true;
  readonly methods: readonly [string, ...string[]];
  readonly answer: () => Answer | Promise<Answer>;
}

/** Creates the HTTP API over `ledger`, as a function from request to response. */
export function createService(options: ServiceOptions): Handler {
  const { ledger, keyring = anyKeyKeyring, now = () => new Date(), shelf, maxRequests = 512 } = options;
  const service: Service = {
    ...options,
    keyring,
    now,
    reports: createReports(now, shelf),
    metrics: createMetrics(ledger),
    unready: createHealthWatch(async () => await ledger.unready()),
    unwell: createHealthWatch(async () => [...(await ledger.unready()), ...(await ledger.unwell())]),
  };
  let running = 0;
  return async (request) => {
    const startedAt = performance.now();
    const { pathname: path } = new URL(request.url);
    const requestId = acceptedRequestId(request.headers.get(headers.requestId));
    const asked: ReceivedCall = { request, path, startedAt, requestId };
    const endpoint = request.refusal === undefined ? findEndpoint(service, asked) : undefined;
    running += 1;
    const isBusy = running > maxRequests && endpoint !== undefined && endpoint.isPage !== true;
    const answer = request.refusal ?? (isBusy ? busy : await answerOrFail(endpoint, request.method));
    running -= 1;
    const reply = "body" in answer ? answer : toReply(answer, { ...asked, time: now() });
    const milliseconds = performance.now() - startedAt;
    const { method } = request;
    service.metrics.add(endpoint?.operation ?? "none", reply.status, milliseconds / 1000);
    const entry = { requestId, method, path, status: reply.status, milliseconds, key: asked.key?.name };
    options.log?.(redactKeys(entry, request.headers.get(headers.apiKey), options.apiKey));
    const { chainName, demo } = ledger.about();
    const named = chainName === undefined ? reply.headers : { ...reply.headers, [headers.chainName]: chainName };
    return markDemo({ ...reply, headers: named }, demo);
  };
}

const busy: ServiceAnswer = {
  statusCode: 503,
  message: "The service has too many requests to answer just now.",
  headers: { "retry-after": "5" },
};

const routeNames = new Map(Object.entries(routes).map(([route, path]) => [path as string, route as ApiRoute] as const));

function findEndpoint(service: Service, asked: ReceivedCall): Endpoint | undefined {
  const { path, request } = asked;
  const { reports, exchange } = service;
  if (path.startsWith(reportPath))
    return { operation: "report", methods: ["GET"], answer: async () => await reports.answer(new URL(request.url)) };
  const page = pages.get(path);
  if (page !== undefined)
    return { operation: path.slice(1), isPage: true, methods: ["GET", "HEAD"], answer: () => page(service, asked) };
  if (path === tokenPath && exchange !== undefined)
    return { operation: "token", methods: ["POST"], answer: async () => await exchange.answer(request) };
  const route = routeNames.get(path);
  if (route === undefined) return undefined;
  return { operation: route, methods: ["POST"], answer: async () => await answerOperation(route, service, asked) };
}

async function answerOrFail(endpoint: Endpoint | undefined, method: string): Promise<Answer> {
  if (endpoint === undefined) return { statusCode: 404, message: "There is no such path." };
  const { methods, answer } = endpoint;
  if (!methods.includes(method))
    return { statusCode: 405, message: `Use ${methods[0]}.`, headers: { allow: methods.join(", ") } };
  try {
    return await answer();
  } catch (error) {
    const { code, account } = error instanceof AnchorError ? error : { code: undefined, account: "" };
    if (code === "PLAN_LIMIT_REACHED") return { statusCode: 402, message: account };
    // A client keeps a request that met 503, and repeats it later.
    if (code === "SERVICE_UNAVAILABLE") return { statusCode: 503, message: account, headers: { "retry-after": "60" } };
    logFault(error);
    return { statusCode: 500, message: "The service failed; its log says why." };
  }
}

/** The largest body in bytes: a proof file may have 1 MiB, not counting the form around a proof file. */
const maxRequestBytes = 1_048_576;
const json = { mediaType: "application/json", maxBytes: maxRequestBytes };
const form = { mediaType: "multipart/form-data", maxBytes: maxRequestBytes + 4096 };

/** Answers a request for the operation of `route`, when its key, its rate and its form allow that. */
async function answerOperation(route: ApiRoute, service: Service, asked: ReceivedCall): Promise<ServiceAnswer> {
  const { request, requestId, startedAt } = asked;
  const sent = request.headers.get(headers.apiKey);
  const key = await service.keyring.find(sent);
  if (key === undefined) {
    const fault = (sent ?? "").length > maxKeyLength ? "more characters than any key" : "no valid key";
    return { statusCode: 401, message: `The header ${headers.apiKey} holds ${fault}.` };
  }
  asked.key = key;
  const wait = await service.keyring.takeRequest(key);
  if (wait > 0)
    return { statusCode: 429, message: "The key's rate is used up.", headers: { "retry-after": `${wait}` } };
  const { mediaType, maxBytes } = route === "verifyProof" ? form : json;
  const [sentType = ""] = (request.headers.get("content-type") ?? "").split(";");
  if (sentType.trim().toLowerCase() !== mediaType)
    return { statusCode: 415, message: `Content-Type must be ${mediaType}.` };
  const body = await readBody(request, maxBytes);
  if (body === "too-large") return { statusCode: 413, message: "The body is larger than 1 MiB." };
  if (body === "broken") return { statusCode: 400, message: "The body ended early." };
  const payer = service.keyring === anyKeyKeyring ? undefined : { name: key.name, most: key.limits.count };
  const baseUrl = service.publicUrl ?? new URL(request.url).origin;
  const call = { requestId, startedAt, headers: request.headers, body, payer, baseUrl };
  return await operations[route](call, service);
}

type Page = (service: Service, asked: ReceivedCall) => Answer | Promise<Answer>;

/** Made once: it takes a thousand times as long as to send it. */
const descriptions = new Map<boolean, ServiceReply>();

function describeApi({ exchange }: Service): ServiceReply {
  const exchanges = exchange !== undefined;
  const known = descriptions.get(exchanges);
  if (known !== undefined) return known;
  const reply = toJson(toOpenApi(exchanges));
  const made = { ...reply, body: Buffer.from(reply.body) };
  descriptions.set(exchanges, made);
  return made;
}

const pages = new Map<string, Page>([
  ["/about", ({ ledger }) => toJson({ service: "anchor-artifacts", version, ...ledger.about() })],
  ["/live", () => toJson({ status: "ok" })],
  ["/ready", readReadiness],
  ["/health", async ({ unwell }) => toHealth(await unwell())],
  ["/metrics", readMetrics],
  ["/openapi.json", describeApi],
]);

async function readReadiness({ unready, isDraining }: Service): Promise<ServiceReply> {
  if (isDraining?.() === true) return toHealth([{ reason: "The service is about to stop.", seconds: 0 }]);
  return toHealth(await unready());
}

function toHealth(reasons: readonly Reason[]): ServiceReply {
  return reasons.length === 0 ? toJson({ status: "ok" }) : toJson({ status: "unavailable", reasons }, 503);
}

/** Renders the metrics. They show customers and load: without a key only this computer may read them. */
async function readMetrics({ keyring, metrics }: Service, { request }: ReceivedCall): Promise<Answer> {
  // Prometheus sends a bearer token where other clients send the key's own header.
  const bearer = /^Bearer +(?<key>\S+)$/i.exec(request.headers.get("authorization") ?? "")?.groups?.["key"];
  const key = request.headers.get(headers.apiKey) ?? bearer ?? null;
  if (request.isRemote !== false && (await keyring.find(key)) === undefined) {
    return { statusCode: 401, message: `From elsewhere, send a key as ${headers.apiKey} or as a bearer token.` };
  }
  return { status: 200, headers: { ...commonHeaders, "content-type": metricsType }, body: await metrics.render() };
}
