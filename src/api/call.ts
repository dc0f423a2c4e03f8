/** One call: it makes requests until a reply can be judged, or until one more request would be useless or unsafe. */
import { randomUUID } from "node:crypto";

import type { Dispatcher, FormData } from "undici";

import { AnchorError, isOutage, withoutQuote } from "../core/errors.ts";
import type { Clock } from "../host/clock.ts";
import type { Cancellation } from "../host/signals.ts";
import { faultOfBreak, type SentRequest, type Fault } from "./fault.ts";
import { post, type AnswerHeaders } from "./http.ts";
import { parseJson, readReply, type Reply } from "./read-reply.ts";
import { type Gate, latestAttempt, maxWaitMs, nextWait } from "./retry.ts";
import { headers as headerNames, routes, type ApiRoute } from "./wire.ts";

/** A request to the service: `body` is called for each attempt, since a body can be read only once. */
export interface Question {
  readonly route: ApiRoute;
  readonly body: () => string | FormData;
  /** Ask for the report, and so also for the trace on the chain (docs/service-api.md#the-report). */
  readonly report: boolean;
  /** Sending the request twice does no harm. */
  readonly repeatable: boolean;
}

/** One request that ended, for the debug log. It holds no header and no body. */
export interface RequestEvent {
  readonly path: string;
  readonly requestId: string;
  readonly milliseconds: number;
  /** The HTTP status, or the code of the fault when there was no status. */
  readonly result: string;
  /** What is wrong with the service: `the service answers 503`; absent where it answered as it should. */
  readonly trouble?: string;
  /** When the call that this request belongs to gives up at the latest, in milliseconds of the clock. */
  readonly givesUpAt: number;
  /** The request was broken off after it had left this machine: the service may still act on it. */
  readonly isOpen?: true;
}

/** The connection and settings that all calls of one client share. */
export interface ServiceLine {
  /** Returns the URL of a route. */
  readonly addressOf: (path: `/${string}`) => URL;
  readonly apiKey: string;
  /** Removes the key from a text of the service. */
  readonly redact: (text: string) => string;
  readonly timeoutMs: number;
  readonly dispatcher: Dispatcher;
  readonly gate: Gate;
  readonly clock: Clock;
  readonly cancellation: Cancellation;
  readonly onRequest: (event: RequestEvent) => void;
  /** Called when all requests begin to wait because of a rate limit; in milliseconds. */
  readonly onPause: (milliseconds: number) => void;
  /** Ids of the requests under way: a reply that carries the id of another one of them belongs to that one. */
  readonly underWay: Set<string>;
}

/** Whether `answer` is a fault, not a reply. */
export function isFault(answer: Reply | Fault): answer is Fault {
  return "certainty" in answer;
}

/** Returns a copy of `line` for one call, which also ends when `signal` aborts. */
export function withSignal(line: ServiceLine, signal: AbortSignal | undefined): ServiceLine {
  if (signal === undefined) return line;
  const { stop, abort } = line.cancellation;
  return { ...line, cancellation: { stop: AbortSignal.any([stop, signal]), abort } };
}

/** Makes a question with a JSON body, which may be sent twice. */
export function jsonQuestion(route: Question["route"], body: object): Question {
  const text = JSON.stringify(body);
  return { route, body: () => text, report: false, repeatable: true };
}

/** Sends the question until there is a reply, or until another attempt makes no sense. */
export async function call(line: ServiceLine, question: Question): Promise<Reply | Fault> {
  const { clock, gate, cancellation } = line;
  let spentMs = 0;
  let last: Fault | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const closed = await gate.pass(cancellation.stop);
    if (closed !== undefined) return last ?? closed;
    // A pause of all workers is not counted: it would leave no time to try again.
    const started = clock.now();
    const answer = await ask(line, question, latestAttempt(started - spentMs, question.repeatable));
    if (!isFault(answer)) return answer;
    const elapsedMs = spentMs + clock.now() - started;
    const progress = { attempt, elapsedMs, repeatable: question.repeatable };
    const wait = nextWait(answer, progress, clock.random());
    holdBack(line, answer, wait);
    if (wait === undefined || cancellation.stop.aborted) return answer;
    await clock.wait(wait, cancellation.stop);
    // The fault that made the call wait says more than the cancellation that ended it.
    if (cancellation.stop.aborted) return answer;
    spentMs += clock.now() - started;
    last = answer;
  }
}

/**
 * Applies a rate limit to all workers, since it is the account's: they wait as long as the service asks, also when this
 * call has given up. They stop when the service asks for a longer wait than a run makes.
 */
function holdBack({ gate, onPause }: ServiceLine, { error, retryAfterMs }: Fault, wait = retryAfterMs): void {
  if (error.code !== "RATE_LIMITED" || wait === undefined) return;
  if (wait <= maxWaitMs) {
    if (gate.pause(wait)) onPause(wait);
    return;
  }
  const account = `No request was sent for this after ${error.code}: ${withoutQuote(error)}`;
  gate.close(unsent(new AnchorError("NOT_ATTEMPTED", account, { cause: error })));
}

function unsent(error: AnchorError): Fault {
  return { error, certainty: "not-sent", attempts: 1 };
}

/**
 * Makes one request and reads its answer.
 *
 * @param givesUpAt for the debug log and the progress, as in {@link RequestEvent}
 */
async function ask(line: ServiceLine, question: Question, givesUpAt: number): Promise<Reply | Fault> {
  const { cancellation, clock, underWay } = line;
  if (cancellation.stop.aborted) {
    return unsent(new AnchorError("NOT_ATTEMPTED", "The run was cancelled before this request was sent."));
  }
  const path = routes[question.route];
  const asked = { path, requestId: randomUUID(), address: line.addressOf(path).href };
  const started = clock.now();
  underWay.add(asked.requestId);
  try {
    const answer = await exchangeOnce(line, question, asked);
    line.onRequest({ ...eventOf(asked, answer, clock.now() - started), givesUpAt });
    if (isFault(answer)) return answer;
    // The service need not send our request id back. So any id is accepted, except the id of another request of ours.
    const echoed = answer.envelope.requestId ?? "";
    if (echoed === asked.requestId || !underWay.has(echoed)) return answer;
    const message = `The answer to POST ${path} belongs to another request of this run.`;
    const error = new AnchorError("REPLY_MISMATCH", message, { requestId: asked.requestId });
    return { error, certainty: "perhaps-processed", attempts: 1 };
  } finally {
    underWay.delete(asked.requestId);
  }
}

async function exchangeOnce(
  line: ServiceLine,
  { route, body, report, repeatable }: Question,
  asked: SentRequest,
): Promise<Reply | Fault> {
  const content = body();
  // While the request waits, the service makes the report, which takes it longer (docs/service-api.md#the-report).
  const timeoutMs = report ? line.timeoutMs * 2 : line.timeoutMs;
  const answer = await post(line.dispatcher, {
    url: line.addressOf(routes[route]),
    headers: requestHeaders(line.apiKey, asked.requestId, report, typeof content === "string"),
    body: content,
    timeoutMs,
    // A request that costs something is not interrupted by a stop; a free one is broken off at once.
    signal: repeatable ? line.cancellation.stop : line.cancellation.abort,
  });
  if (answer.kind === "broken") return faultOfBreak(answer, asked, timeoutMs);
  const { status, headers } = answer;
  const json = parseJson(answer.body, line.redact);
  return readReply(
    { status, headers: redactShown(headers, line.redact), json },
    { ...asked, bytes: bodySizeOf(content) },
    line.clock.today(),
  );
}

/** The header fields whose text is shown to readers. */
const shownFields = ["location", headerNames.chainName] as const;

function redactShown(headers: AnswerHeaders, redact: ServiceLine["redact"]): AnswerHeaders {
  const shown = shownFields.filter((name) => headers[name] !== undefined);
  if (shown.length === 0) return headers;
  return { ...headers, ...Object.fromEntries(shown.map((name) => [name, redact(headers[name] ?? "")])) };
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
  const isOpen = code === "NOT_ATTEMPTED" && answer.certainty === "perhaps-processed";
  return { ...event, result: code, ...(trouble !== false && { trouble }), ...(isOpen && { isOpen }) };
}

function bodySizeOf(content: string | FormData): number {
  if (typeof content === "string") return Buffer.byteLength(content);
  return [...content.values()].reduce((sum, part) => sum + (typeof part === "string" ? part.length : part.size), 0);
}

function requestHeaders(apiKey: string, requestId: string, report: boolean, isJson: boolean): Record<string, string> {
  return {
    [headerNames.apiKey]: apiKey,
    [headerNames.requestId]: requestId,
    accept: "application/json",
    "user-agent": "anchor-artifacts",
    ...(report && { [headerNames.report]: "true" }),
    // A form writes its own type, with the boundary (docs/service-api.md#verify-a-proof).
    ...(isJson && { "content-type": "application/json" }),
  };
}
