import * as z from "zod/mini";

import { headers, routes, type ApiRoute } from "../src/api/wire.ts";
import { AnchorError } from "../src/core/errors.ts";
import { withoutUndefined } from "../src/core/members.ts";
import { version } from "../src/core/version.ts";
import { anyKeyKeyring, type Keyring } from "./admin/keys.ts";
import { logFault } from "./log.ts";
import { createHealthWatch, createMetrics, metricsType, type Reason } from "./admin/metrics.ts";
import { toOpenApi, type Answer, type Call, type Endpoint, type Limit, type Service } from "./http/endpoint.ts";
import { tokenPath, type TokenExchange } from "./http/oidc.ts";
import { operations } from "./http/operations.ts";
import { createReports, reportPath, type ReportShelf } from "./http/reports.ts";
import {
  acceptedRequestId,
  bearerOf,
  commonHeaders,
  redactKeys,
  Refusal,
  toJson,
  toReply,
  type Handler,
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
  /** Exchanges a token for a key; without it nothing is at the path `/token`. */
  readonly exchange?: TokenExchange | undefined;
  /** Where reports are kept; in memory by default. */
  readonly shelf?: ReportShelf | undefined;
  /**
   * Takes an entry for each request. It has no path, since clients put keys there: an operation has one name, as in the
   * metrics, whatever was asked.
   */
  readonly log?: ((entry: Readonly<Record<string, unknown>>) => void) | undefined;
  /** Whether the service is about to stop; then it still answers, and a balancer should ask others. */
  readonly isDraining?: () => boolean;
  /** The most requests that are worked on at a time, beside those for an operator's pages and those still coming in. */
  readonly maxRequests?: number;
}

/** Creates the HTTP API over `ledger`, as a function from request to response. */
export function createService(options: ServiceOptions): Handler {
  const { ledger, keyring = anyKeyKeyring, now = () => new Date(), publicUrl, exchange, maxRequests = 512 } = options;
  const unready = createHealthWatch(async () => await ledger.unready());
  const service: Service = {
    ledger,
    keyring,
    now,
    reports: createReports(now, options.shelf),
    metrics: createMetrics(ledger),
    exchange,
    unready: async () => (options.isDraining?.() === true ? [aboutToStop] : await unready()),
    work: createLimit(maxRequests),
    receive: createLimit(maxLargeBodies),
    unwell: createHealthWatch(async () => [...new Set([...(await ledger.unready()), ...(await ledger.unwell())])]),
  };
  return async (request) => {
    const startedAt = performance.now();
    const url = new URL(request.url);
    const { pathname: path } = url;
    const requestId = acceptedRequestId(request.headers.get(headers.requestId));
    const call: Call = { request, url, requestId, startedAt, baseUrl: publicUrl ?? url.origin };
    const endpoint = request.refusal === undefined ? findEndpoint(path) : undefined;
    const answer = request.refusal ?? (await answerOrFail(endpoint, call, service));
    const reply = "body" in answer ? answer : toReply(answer, { requestId, path, time: now() });
    const { status } = reply;
    const seconds = (performance.now() - startedAt) / 1000;
    const operation = endpoint?.name ?? "none";
    service.metrics.add(operation, status, seconds);
    const id = redactKeys(requestId, request.headers.get(headers.apiKey));
    const entry = { requestId: id, method: request.method, operation, status, key: call.key?.name };
    options.log?.({ ...entry, milliseconds: Math.round(seconds * 100_000) / 100 });
    const { chainName, demo } = ledger.about();
    const marks = withoutUndefined({ [headers.chainName]: chainName, [headers.demo]: demo ? "1" : undefined });
    return { ...reply, headers: { ...reply.headers, ...marks } };
  };
}

const aboutToStop = { reason: "The service is about to stop.", seconds: 0 };

const tooBusy = new Refusal(503, "The service has too many requests to answer just now.", { "retry-after": "5" });

/** The most large bodies of one key that may be coming in at a time: each takes memory for as long as it comes. */
const maxLargeBodies = 64;

/** Creates a limit of `most` tasks of each kind at a time. */
function createLimit(most: number): Limit {
  const running = new Map<string, number>();
  const check = (kind: string) => {
    if ((running.get(kind) ?? 0) >= most) throw tooBusy;
  };
  return {
    check,
    async run(kind, task) {
      check(kind);
      running.set(kind, (running.get(kind) ?? 0) + 1);
      return await task().finally(() => running.set(kind, (running.get(kind) ?? 1) - 1));
    },
  };
}

const notFound: ServiceAnswer = { statusCode: 404, message: "There is no such path." };

const findEndpoint = (path: string): Endpoint | undefined => endpoints[path.startsWith(reportPath) ? reportName : path];

async function answerOrFail(endpoint: Endpoint | undefined, call: Call, service: Service): Promise<Answer> {
  if (endpoint === undefined) return notFound;
  const { methods, answer } = endpoint;
  if (!methods.includes(call.request.method))
    return { statusCode: 405, message: `Use ${methods[0]}.`, headers: { allow: methods.join(", ") } };
  try {
    return await answer(call, service);
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    const { code, ownMessage } = error instanceof AnchorError ? error : { code: undefined, ownMessage: "" };
    if (code === "PLAN_LIMIT_REACHED") return { statusCode: 402, message: ownMessage };
    // A client keeps a request that met 503, and repeats it later.
    if (code === "SERVICE_UNAVAILABLE") {
      const message = call.key === undefined && call.request.isRemote !== false ? untold : ownMessage;
      return { statusCode: 503, message, headers: { "retry-after": "60" } };
    }
    logFault(error);
    return { statusCode: 500, message: "The service failed; its log says why." };
  }
}

/** Said in place of reasons, which name addresses and databases, to who is elsewhere and has no key. */
const untold = "The service cannot do its work just now; its log says why.";

/** Whether the caller is on this computer, or has a key. */
async function isTrusted({ request }: Call, { keyring }: Service): Promise<boolean> {
  // Prometheus sends a bearer token where other clients send the key's own header.
  const key = request.headers.get(headers.apiKey) ?? bearerOf(request);
  return request.isRemote === false || (await keyring.find(key)) !== undefined;
}

/** What paths for operators share. They need no key, but `/metrics` needs one from another computer. */
const page = { methods: ["GET", "HEAD"] } as const;

/** Makes a page that answers 200, or 503 with the reasons that `find` gives. */
function toHealthPage(name: string, summary: string, find: (service: Service) => Promise<readonly Reason[]>): Endpoint {
  return {
    ...page,
    name,
    summary,
    gives: schemas.healthy,
    unavailable: schemas.unhealthy,
    async answer(call, service) {
      const found = await find(service);
      if (found.length === 0) return toJson({ status: "ok" });
      const isTold = await isTrusted(call, service).catch(() => false);
      const reasons = isTold ? found : found.map(({ seconds }) => ({ reason: untold, seconds }));
      return toJson({ status: "unavailable", reasons }, 503);
    },
  };
}

const reportName = `${reportPath}{name}`;

const endpoints: Readonly<Record<string, Endpoint>> = {
  ...Object.fromEntries(
    Object.entries(routes).map(([name, path]) => [path, { name, ...operations[name as ApiRoute] }] as const),
  ),
  "/about": {
    ...page,
    name: "about",
    summary: "On what the service stands.",
    gives: schemas.about,
    answer: (_, { ledger }) => toJson({ service: "anchor-artifacts", version, ...ledger.about() }),
  },
  "/live": toHealthPage("live", "That the process answers.", async () => []),
  "/ready": toHealthPage("ready", "Whether it takes stamps, for a balancer.", async ({ unready }) => await unready()),
  "/health": toHealthPage("health", "Whether it can do all its work.", async ({ unwell }) => await unwell()),
  "/metrics": {
    ...page,
    name: "metrics",
    summary: "Numbers in Prometheus' text form; from elsewhere than this computer with a key.",
    gives: z.string(),
    givesType: "text/plain",
    answer: answerMetrics,
  },
  "/openapi.json": {
    ...page,
    name: "openapi",
    summary: "This description.",
    gives: z.looseObject({}),
    // Made once, because making it takes a thousand times as long as sending it.
    answer: () => (description ??= describeApi()),
  },
  [reportName]: {
    name: "report",
    summary: "A report behind the link that a verification gave; the link is a secret and lives for an hour.",
    methods: ["GET"],
    parameters: [
      { name: "name", in: "path", required: true },
      { name: "signature", in: "query", required: true },
    ],
    gives: z.any(),
    givesType: "application/pdf",
    answer: async ({ url }, { reports, work }) => await work.run("report", async () => await reports.answer(url)),
  },
  [tokenPath]: {
    name: "token",
    summary: "Exchange the token of a workflow's run for a key of 15 minutes, where the operator has rules for that.",
    methods: ["POST"],
    needs: "token",
    gives: schemas.keyAnswer,
    answer: async ({ request }, { exchange, work }) =>
      exchange === undefined ? notFound : await work.run("token", async () => await exchange.answer(request)),
  },
};

let description: ServiceReply | undefined;

/** Describes all endpoints in OpenAPI. */
export const describeApi = (): ServiceReply => toJson(toOpenApi(endpoints));

/** Renders the metrics. They show customers and load: without a key only this computer may read them. */
async function answerMetrics(call: Call, service: Service): Promise<Answer> {
  if (!(await isTrusted(call, service)))
    return { statusCode: 401, message: `From elsewhere, send a key as ${headers.apiKey} or as a bearer token.` };
  const body = await service.metrics.render();
  return { status: 200, headers: { ...commonHeaders, "content-type": metricsType }, body };
}
