/** One call: it makes requests until a reply can be judged, or until one more request would be useless or unsafe. */
import { randomUUID } from "node:crypto";

import type { Dispatcher, FormData } from "undici";

import { AnchorError } from "../core/errors.ts";
import type { Clock } from "../host/clock.ts";
import type { Cancellation } from "../host/signals.ts";
import { faultOfBreak, type SentRequest, type Fault } from "./fault.ts";
import { post } from "./http.ts";
import { parseJson, readReply, type Reply } from "./read-reply.ts";
import { type RateLimiter, maxWaitMs, nextWait } from "./retry.ts";
import { headers as headerNames, routes, type ApiRoute } from "./wire.ts";

/** What is asked: `body` is called for each attempt, since a body can be read only once. */
export interface Question {
  readonly route: ApiRoute;
  readonly body: () => string | FormData;
  /** Ask for the report and with it for the trace on the chain (spec §4.3). */
  readonly report: boolean;
  /** Sending twice does no harm. */
  readonly repeatable: boolean;
}

/** One request that ended, for the debug log. It holds no header and no body. */
export interface RequestEvent {
  readonly path: string;
  readonly requestId: string;
  readonly milliseconds: number;
  /** The HTTP status, or the code of the fault when there was none. */
  readonly result: string;
  /** It was broken off when it had left this machine: the service may act on it all the same. */
  readonly isOpen?: true;
}

/** What every call of one client shares. */
export interface ServiceLine {
  /** The address of a route. */
  readonly addressOf: (path: `/${string}`) => URL;
  readonly apiKey: string;
  /** Replaces the key in a text of the service. */
  readonly redact: (text: string) => string;
  readonly timeoutMs: number;
  readonly dispatcher: Dispatcher;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
  readonly cancellation: Cancellation;
  readonly onRequest: (event: RequestEvent) => void;
  /** Ids of the requests under way: a reply that carries the id of another one of them belongs to that one. */
  readonly underWay: Set<string>;
}

/** Tells a fault from a reply. */
export function isFault(answer: Reply | Fault): answer is Fault {
  return "certainty" in answer;
}

/** A copy of `line` for one call, which also ends when `signal` aborts. */
export function withSignal(line: ServiceLine, signal: AbortSignal | undefined): ServiceLine {
  if (signal === undefined) return line;
  const { stop, abort } = line.cancellation;
  return { ...line, cancellation: { stop: AbortSignal.any([stop, signal]), abort } };
}

/** A question whose body is JSON, and which may be asked twice. */
export function jsonQuestion(route: Question["route"], body: object): Question {
  const text = JSON.stringify(body);
  return { route, body: () => text, report: false, repeatable: true };
}

/** Asks until there is a reply, or until it makes no sense to ask again. */
export async function call(line: ServiceLine, question: Question): Promise<Reply | Fault> {
  const { clock, rateLimiter, cancellation } = line;
  let spentMs = 0;
  let last: Fault | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const closed = await rateLimiter.turn(cancellation.stop);
    if (closed !== undefined) return last ?? closed;
    // The wait for a turn is not counted: with a low `request-rate` it would leave no time to try again.
    const started = clock.now();
    const answer = await ask(line, question);
    if (!isFault(answer)) return answer;
    const elapsedMs = spentMs + clock.now() - started;
    const progress = { attempt, elapsedMs, repeatable: question.repeatable };
    const wait = nextWait(answer, progress, clock.random());
    holdBack(rateLimiter, answer, wait);
    if (wait === undefined || cancellation.stop.aborted) return answer;
    await clock.wait(wait, cancellation.stop);
    // What made the call wait says more than the cancellation that ended it.
    if (cancellation.stop.aborted) return answer;
    spentMs += clock.now() - started;
    last = answer;
  }
}

/**
 * A limit is the account's, so it holds for all workers: they wait as long as the service asks, also when this call has
 * given up. They stop when it asks for a longer wait than a run makes.
 */
function holdBack(rateLimiter: RateLimiter, { error, retryAfterMs }: Fault, wait = retryAfterMs): void {
  if (error.code !== "RATE_LIMITED" || wait === undefined) return;
  if (wait <= maxWaitMs) return rateLimiter.pause(wait);
  const account = `Nothing was sent for it after ${error.code}: ${error.account}`;
  rateLimiter.close(unsent(new AnchorError("NOT_ATTEMPTED", account, { cause: error })));
}

function unsent(error: AnchorError): Fault {
  return { error, certainty: "not-sent", attempts: 1 };
}

/** Makes one request and reads its answer. */
async function ask(line: ServiceLine, question: Question): Promise<Reply | Fault> {
  const { cancellation, clock, underWay } = line;
  if (cancellation.stop.aborted) {
    return unsent(new AnchorError("NOT_ATTEMPTED", "The run was cancelled before this was sent."));
  }
  const asked = { path: routes[question.route], requestId: randomUUID() };
  const started = clock.now();
  underWay.add(asked.requestId);
  try {
    const answer = await exchange(line, question, asked);
    line.onRequest(eventOf(asked, answer, clock.now() - started));
    if (isFault(answer)) return answer;
    // The specification promises no echo of our id, so only the id of another request of ours is a contradiction.
    const echoed = answer.envelope.requestId ?? "";
    return echoed !== asked.requestId && underWay.has(echoed) ? mismatch(asked) : answer;
  } finally {
    underWay.delete(asked.requestId);
  }
}

async function exchange(
  line: ServiceLine,
  { route, body, report, repeatable }: Question,
  asked: SentRequest,
): Promise<Reply | Fault> {
  const content = body();
  // The report is made while the request waits, which takes the service longer (service-facts §6).
  const timeoutMs = report ? line.timeoutMs * 2 : line.timeoutMs;
  const answer = await post(line.dispatcher, {
    url: line.addressOf(routes[route]),
    headers: headersOf(line.apiKey, asked.requestId, report, typeof content === "string"),
    body: content,
    timeoutMs,
    // A request that costs something is waited for; one that costs nothing is broken off at once.
    signal: repeatable ? line.cancellation.stop : line.cancellation.abort,
  });
  if (answer.kind === "broken") return faultOfBreak(answer, asked, timeoutMs);
  const { status, headers } = answer;
  const { location } = headers;
  // The one header field whose text reaches a reader.
  const safe = location === undefined ? headers : { ...headers, location: line.redact(location) };
  const json = parseJson(answer.body, line.redact);
  return readReply({ status, headers: safe, json }, { ...asked, bytes: bodySizeOf(content) }, line.clock.today());
}

function eventOf({ path, requestId }: SentRequest, answer: Reply | Fault, elapsedMs: number): RequestEvent {
  const event = { path, requestId, milliseconds: Math.round(elapsedMs) };
  if (!isFault(answer)) return { ...event, result: "200" };
  const { code } = answer.error;
  const isOpen = code === "NOT_ATTEMPTED" && answer.certainty === "perhaps-processed";
  return { ...event, result: code, ...(isOpen && { isOpen }) };
}

function bodySizeOf(content: string | FormData): number {
  if (typeof content === "string") return Buffer.byteLength(content);
  return [...content.values()].reduce((sum, part) => sum + (typeof part === "string" ? part.length : part.size), 0);
}

function headersOf(apiKey: string, requestId: string, report: boolean, isJson: boolean): Record<string, string> {
  return {
    [headerNames.apiKey]: apiKey,
    [headerNames.requestId]: requestId,
    accept: "application/json",
    "user-agent": "anchor-artifacts",
    ...(report && { [headerNames.report]: "true" }),
    // A form writes its own type, with the boundary (spec §4.3).
    ...(isJson && { "content-type": "application/json" }),
  };
}

function mismatch({ path, requestId }: SentRequest): Fault {
  const message = `POST ${path} was answered with the reply to another request of this run.`;
  const error = new AnchorError("REPLY_MISMATCH", message, { requestId });
  return { error, certainty: "perhaps-processed", attempts: 1 };
}
