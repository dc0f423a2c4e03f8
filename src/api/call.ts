/** A call is one operation of the service: a request, which is sent again while that is useful and safe. */
import { randomUUID } from "node:crypto";

import type { Dispatcher, FormData } from "undici";

import { AnchorError, isOutage, withoutQuote } from "../core/errors.ts";
import type { Clock } from "../host/host.ts";
import type { Cancellation } from "../host/signals.ts";
import {
  faultOfBreak,
  latestAttemptTime,
  maxWaitMs,
  nextWaitMs,
  type SentRequest,
  type Fault,
  type Gate,
} from "./fault.ts";
import { post, type AnswerHeaders } from "./http.ts";
import { parseJson, readReply, type Reply } from "./reply.ts";
import { headers as headerNames, routes, type ApiRoute } from "./wire.ts";

/** What a call asks. `body` makes a new body for each attempt, since a body can be read only once. */
export interface ApiRequest {
  readonly route: ApiRoute;
  readonly body: () => string | FormData;
  /** Whether to ask for a PDF report, which also makes a paid trace on the chain (docs/service-api.md#the-report). */
  readonly wantsReport: boolean;
  /** Whether sending the request twice does no harm. */
  readonly repeatable: boolean;
}

/** One request that ended, for the debug log. It holds no header and no body. */
export interface RequestEvent {
  readonly path: string;
  readonly requestId: string;
  readonly milliseconds: number;
  /** `200` for a reply; else the error status, where the service answered one, and the error code of the fault. */
  readonly result: string;
  /** Says that the service answers an error status or not at all, such as `the service answers 503`; else absent. */
  readonly trouble?: string;
  /** When the call that the request belongs to gives up at the latest, as {@link Clock.now} tells the time. */
  readonly givesUpAt: number;
  /** The request was cancelled after it had left this machine, so the service may still act on it. */
  readonly wasCutOff?: true;
}

/** What all calls of one client share. */
export interface ServiceConnection {
  readonly urlOf: (path: `/${string}`) => URL;
  /** Returns the key to send now; a short-lived key is renewed while a call waits. */
  readonly readKey: () => string;
  /** Removes every key that was sent from a text of the service, which may repeat it. */
  readonly redact: (text: string) => string;
  readonly timeoutMs: number;
  readonly dispatcher: Dispatcher;
  readonly gate: Gate;
  readonly clock: Clock;
  readonly cancellation: Cancellation;
  readonly onRequest: (event: RequestEvent) => void;
  /** Called when all requests begin to wait because of a rate limit. */
  readonly onPause: (milliseconds: number) => void;
  /** The ids of all requests under way: a reply to one request that carries the id of another is refused. */
  readonly openRequestIds: Set<string>;
}

export function isFault(answer: Reply | Fault): answer is Fault {
  return "certainty" in answer;
}

/** Returns a copy of `connection` for one call, which also ends when `signal` aborts. */
export function withSignal(connection: ServiceConnection, signal: AbortSignal | undefined): ServiceConnection {
  if (signal === undefined) return connection;
  const { stop, abort } = connection.cancellation;
  return { ...connection, cancellation: { stop: AbortSignal.any([stop, signal]), abort } };
}

/** Makes a request with a JSON body that may be sent twice. */
export function toJsonRequest(route: ApiRequest["route"], body: object): ApiRequest {
  const text = JSON.stringify(body);
  return { route, body: () => text, wantsReport: false, repeatable: true };
}

/** Sends the request until there is a reply, or until another attempt is useless or unsafe. */
export async function call(connection: ServiceConnection, request: ApiRequest): Promise<Reply | Fault> {
  const { clock, gate, cancellation } = connection;
  let spentMs = 0;
  let lastFault: Fault | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const closingFault = await gate.pass(cancellation.stop);
    if (closingFault !== undefined) return lastFault ?? closingFault;
    // The time at the gate does not count as spent: after a long rate limit, no time would be left to try again.
    const startedAt = clock.now();
    const givesUpAt = latestAttemptTime(startedAt - spentMs, request.repeatable);
    const answer = await attemptRequest(connection, request, givesUpAt);
    if (!isFault(answer)) return answer;
    const elapsedMs = spentMs + clock.now() - startedAt;
    const progress = { attempt, elapsedMs, repeatable: request.repeatable };
    const waitMs = nextWaitMs(answer, progress, clock.random());
    applyRateLimit(connection, answer, waitMs);
    if (waitMs === undefined || cancellation.stop.aborted) return answer;
    await clock.wait(waitMs, cancellation.stop);
    // Where the wait was cancelled, the fault before the wait says more than the cancellation.
    if (cancellation.stop.aborted) return answer;
    spentMs += clock.now() - startedAt;
    lastFault = answer;
  }
}

/**
 * Makes all requests wait as long as the service asks, even where this call has given up: a rate limit is for the whole
 * account. Where the service asks for more than `maxWaitMs`, no further request is sent.
 */
function applyRateLimit({ gate, onPause }: ServiceConnection, { error }: Fault, waitMs = error.retryAfterMs): void {
  if (error.code !== "RATE_LIMITED" || waitMs === undefined) return;
  if (waitMs <= maxWaitMs) {
    if (gate.pause(waitMs)) onPause(waitMs);
    return;
  }
  const message = `No request was sent for this after ${error.code}: ${withoutQuote(error)}`;
  gate.close(unsentFault(new AnchorError("NOT_ATTEMPTED", message, { cause: error })));
}

function unsentFault(error: AnchorError): Fault {
  return { error, certainty: "not-sent", usefulAttempts: 1 };
}

async function attemptRequest(
  connection: ServiceConnection,
  request: ApiRequest,
  givesUpAt: number,
): Promise<Reply | Fault> {
  const { cancellation, clock, openRequestIds } = connection;
  if (cancellation.stop.aborted) {
    return unsentFault(new AnchorError("NOT_ATTEMPTED", "The run was cancelled before this request was sent."));
  }
  const path = routes[request.route];
  const sentRequest = { path, requestId: randomUUID(), address: connection.urlOf(path).href };
  const startedAt = clock.now();
  openRequestIds.add(sentRequest.requestId);
  try {
    const answer = await exchangeOnce(connection, request, sentRequest);
    connection.onRequest({ ...eventOf(sentRequest, answer, clock.now() - startedAt), givesUpAt });
    if (isFault(answer)) return answer;
    // The service need not send our request id back, so only the id of another request of ours is refused.
    const echoedId = answer.envelope.requestId ?? "";
    if (echoedId === sentRequest.requestId || !openRequestIds.has(echoedId)) return answer;
    const message = `The answer to POST ${path} belongs to another request of this run.`;
    const error = new AnchorError("REPLY_MISMATCH", message, { requestId: sentRequest.requestId });
    return { error, certainty: "perhaps-processed", usefulAttempts: 1 };
  } finally {
    openRequestIds.delete(sentRequest.requestId);
  }
}

async function exchangeOnce(
  connection: ServiceConnection,
  { route, body, wantsReport, repeatable }: ApiRequest,
  sentRequest: SentRequest,
): Promise<Reply | Fault> {
  const content = body();
  // A report takes longer, since the service makes it while the request waits (docs/service-api.md#the-report).
  const timeoutMs = wantsReport ? connection.timeoutMs * 2 : connection.timeoutMs;
  const answer = await post(connection.dispatcher, {
    url: connection.urlOf(routes[route]),
    headers: toRequestHeaders(connection.readKey(), sentRequest.requestId, wantsReport, typeof content === "string"),
    body: content,
    timeoutMs,
    // The first signal to cancel a run (`stop`) does not interrupt a request that may cost something.
    signal: repeatable ? connection.cancellation.stop : connection.cancellation.abort,
  });
  if (answer.kind === "broken") return faultOfBreak(answer, sentRequest, timeoutMs);
  const { status, headers } = answer;
  const json = parseJson(answer.body, connection.redact);
  return readReply(
    { status, headers: redactShownFields(headers, connection.redact), json },
    { ...sentRequest, bodyBytes: bodySizeOf(content) },
    connection.clock.today(),
  );
}

/** The header fields of an answer that are shown to readers, and so must not hold the key. */
const shownFields = ["location", headerNames.chainName] as const;

function redactShownFields(headers: AnswerHeaders, redact: ServiceConnection["redact"]): AnswerHeaders {
  const shownNames = shownFields.filter((name) => headers[name] !== undefined);
  if (shownNames.length === 0) return headers;
  return { ...headers, ...Object.fromEntries(shownNames.map((name) => [name, redact(headers[name] ?? "")])) };
}

function eventOf(
  { path, requestId }: SentRequest,
  answer: Reply | Fault,
  elapsedMs: number,
): Omit<RequestEvent, "givesUpAt"> {
  const event = { path, requestId, milliseconds: Math.round(elapsedMs) };
  if (!isFault(answer)) return { ...event, result: "200" };
  const { code, httpStatus } = answer.error;
  const trouble =
    httpStatus !== undefined
      ? `the service answers ${httpStatus}`
      : isOutage(answer.error) && code !== "NOT_ATTEMPTED" && "the service does not answer";
  const wasCutOff = code === "NOT_ATTEMPTED" && answer.certainty === "perhaps-processed";
  const result = httpStatus === undefined ? code : `${httpStatus} ${code}`;
  return { ...event, result, ...(trouble !== false && { trouble }), ...(wasCutOff && { wasCutOff }) };
}

function bodySizeOf(content: string | FormData): number {
  if (typeof content === "string") return Buffer.byteLength(content);
  return [...content.values()].reduce((sum, part) => sum + (typeof part === "string" ? part.length : part.size), 0);
}

function toRequestHeaders(
  apiKey: string,
  requestId: string,
  wantsReport: boolean,
  isJson: boolean,
): Record<string, string> {
  return {
    [headerNames.apiKey]: apiKey,
    [headerNames.requestId]: requestId,
    accept: "application/json",
    "user-agent": "anchor-artifacts",
    ...(wantsReport && { [headerNames.report]: "true" }),
    // A form sets its own content type, with the boundary (docs/service-api.md#verify-a-proof).
    ...(isJson && { "content-type": "application/json" }),
  };
}
