import { decodeUtf8 } from "../core/bytes.ts";
import { AnchorError } from "../core/errors.ts";
import { parseJsonText } from "../core/json.ts";
import { faultOfStatus, garbledFault, type SentRequest, type Fault } from "./fault.ts";
import type { AnswerHeaders } from "./receiver.ts";
import { envelope, errorEnvelope, headers as headerNames, type Envelope } from "./wire.ts";

/** An answer that says success in every way it can: what the operation's own rules then judge. */
export interface Reply {
  readonly envelope: Envelope;
  /** The id that was sent with the request. */
  readonly requestId: string;
  readonly demo: boolean;
}

/** What came back, its body parsed; `undefined` when the body is not JSON. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly json: unknown;
}

const maxMessageLength = 200;

/**
 * Reads an answer as the contract's envelope: status exactly 200, a JSON media type, valid UTF-8, one JSON object,
 * `status` success and `statusCode` 200 (interface §4). Everything else is a fault.
 */
export function readReply(answer: HttpAnswer, asked: SentRequest, today: Date): Reply | Fault {
  if (answer.status >= 300) {
    return faultOfStatus(answer.status, answer.headers, asked, today, envelopeMessage(answer.json));
  }
  if (answer.status !== 200) return successFault(answer.status, asked);
  if (!isJson(answer.headers)) {
    return garbledFault("with something other than JSON, as a proxy or a login page would", asked);
  }
  const { json } = answer;
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return garbledFault("with a body that is not one JSON object", asked, 2);
  }
  return readEnvelope(json, answer.headers, asked, today);
}

/** A success other than 200 (faults §4.3). */
function successFault(status: number, asked: SentRequest): Fault {
  const fault = garbledFault(`with status ${status}, which promises nothing`, asked);
  return status === 202 ? { ...fault, accepted: true } : fault;
}

function readEnvelope(json: object, headers: AnswerHeaders, asked: SentRequest, today: Date): Reply | Fault {
  const parsed = envelope.safeParse(json);
  if (parsed.success && parsed.data.status === "success" && parsed.data.statusCode === 200) {
    return { envelope: parsed.data, requestId: asked.requestId, demo: headers[headerNames.demo] === "1" };
  }
  // The schema of errors is tried last: refusing a value costs ten times as much as accepting one, and the errors stay
  // in memory for long.
  const refusal = errorEnvelope.safeParse(json);
  if (refusal.success) return refusalFault(refusal.data.statusCode, envelopeMessage(json), headers, asked, today);
  if (!parsed.success) return garbledFault("with JSON of a form that is not the service's", asked);
  const { statusCode } = parsed.data;
  if (isErrorStatus(statusCode)) return refusalFault(statusCode, envelopeMessage(json), headers, asked, today);
  return garbledFault("without saying that it succeeded", asked);
}

/**
 * An error told inside HTTP 200: its own status code decides, and where it has none, it is a plain refusal. What was
 * answered in form is not asked again (faults §4.3).
 */
function refusalFault(
  statusCode: unknown,
  said: string | undefined,
  headers: AnswerHeaders,
  asked: SentRequest,
  today: Date,
): Fault {
  if (isErrorStatus(statusCode)) return { ...faultOfStatus(statusCode, headers, asked, today, said), attempts: 1 };
  const account = `POST ${asked.path} was refused by the service.`;
  const error = new AnchorError("SERVICE_REFUSED", account, { requestId: asked.requestId, said });
  // An error that calls itself 200 contradicts itself: nobody can tell what was done.
  return { error, certainty: statusCode === 200 ? "perhaps-processed" : "refused", attempts: 1 };
}

function isErrorStatus(statusCode: unknown): statusCode is number {
  return Number.isInteger(statusCode) && Number(statusCode) >= 400 && Number(statusCode) <= 599;
}

function isJson(headers: AnswerHeaders): boolean {
  return /^(?:application\/json|application\/[\w.-]+\+json)\s*(?:;|$)/i.test(headers["content-type"] ?? "");
}

/** The service's own words, shortened; they are untrusted wherever they go. */
function envelopeMessage(json: unknown): string | undefined {
  if (typeof json !== "object" || json === null || !("message" in json)) return undefined;
  const { message } = json;
  return typeof message === "string" && message !== "" ? message.slice(0, maxMessageLength) : undefined;
}

/**
 * Parses a body as JSON. A byte order mark is tolerated, invalid UTF-8 is not.
 *
 * @param redact takes the key out of every text, where the service repeats it
 * @returns `undefined` when there is no body or none that {@link parseJsonText} takes
 */
export function parseJson(body: Uint8Array | undefined, redact: (text: string) => string): unknown {
  try {
    const text = decodeUtf8(body);
    // Without escapes each of its strings stands in the text as it is: one look at the whole spares one at each.
    if (!text.includes("\\") && redact(text) === text) return parseJsonText(text);
    return parseJsonText(text, (_, value) => (typeof value === "string" ? redact(value) : value));
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}
