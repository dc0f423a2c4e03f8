import { AnchorError } from "../core/errors.ts";
import { toServiceChainName } from "../core/chain-name.ts";
import { decodeUtf8, parseJsonText } from "../core/json.ts";
import { isObject, memberAt, tryRead } from "../core/members.ts";
import { faultOfStatus, garbledFault, withoutEnvelope, type SentRequest, type Fault } from "./fault.ts";
import type { HttpAnswered } from "./http.ts";
import { envelope, errorEnvelope, headers as headerNames, type Envelope } from "./wire.ts";

/** An answer that reports success in every part of its envelope. What its data says is judged later. */
export interface Reply {
  readonly envelope: Envelope;
  /** The id that was sent with the request. */
  readonly requestId: string;
  readonly demo: boolean;
  readonly chainName?: string | undefined;
}

export interface ParsedAnswer extends Pick<HttpAnswered, "status" | "headers"> {
  readonly json: unknown;
}

const maxMessageLength = 200;

/**
 * Reads an answer as the contract's envelope: status exactly 200, a JSON media type, valid UTF-8, one JSON object,
 * `status` success and `statusCode` 200 (docs/service-api.md#the-envelope). Everything else is a fault.
 */
export function readReply(answer: ParsedAnswer, asked: SentRequest, today: Date): Reply | Fault {
  const { status, headers, json } = answer;
  if (status >= 300) {
    const fault = faultOfStatus(status, headers, asked, today, messageIn(json));
    const refusal = tryRead(errorEnvelope, json);
    if (refusal === undefined) return withoutEnvelope(fault);
    // A status that has an error code of its own, such as 401 for a refused key, counts whatever `statusCode` says.
    const isError = fault.error.code === "REQUEST_REJECTED" && (statusCodeIn(refusal.statusCode) ?? 0) >= 500;
    return isError ? { ...fault, certainty: "perhaps-processed" } : fault;
  }
  if (status !== 200) {
    const fault = garbledFault(`with status ${status}, which says nothing about the request`, asked);
    return status === 202 ? { ...fault, isAccepted: true } : fault;
  }
  if (!jsonType.test(headers["content-type"] ?? "")) {
    return garbledFault("with something that is not JSON", asked);
  }
  if (!isObject(json)) return garbledFault("with a body that is not one JSON object", asked, 2);
  const read = tryRead(envelope, json);
  if (read?.status !== "success" || read.statusCode !== 200) return faultOfEnvelope(read, answer, asked, today);
  const { [headerNames.demo]: demo, [headerNames.chainName]: chainName } = headers;
  return { envelope: read, requestId: asked.requestId, demo: demo === "1", chainName: toServiceChainName(chainName) };
}

/**
 * Returns the fault of an envelope that reports no success, although HTTP's status is 200. The envelope's `statusCode`
 * decides what the error means, and the request is not repeated (docs/service-api.md#failures).
 *
 * @param read `undefined` where the answer does not have the form of an envelope
 */
function faultOfEnvelope(read: Envelope | undefined, answer: ParsedAnswer, asked: SentRequest, today: Date): Fault {
  const { json, headers } = answer;
  const refusal = tryRead(errorEnvelope, json);
  const statusCode = statusCodeIn(refusal === undefined ? read?.statusCode : refusal.statusCode);
  const quote = messageIn(json);
  if (statusCode !== undefined && statusCode >= 400 && statusCode <= 599) {
    const fault = faultOfStatus(statusCode, headers, asked, today, quote);
    return { ...(refusal === undefined ? withoutEnvelope(fault) : fault), usefulAttempts: 1 };
  }
  if (refusal === undefined) {
    return garbledFault(
      read === undefined ? "with JSON of an unexpected form" : "without saying that the request succeeded",
      asked,
    );
  }
  const message = `POST ${asked.path} was refused by the service`;
  const error = new AnchorError("SERVICE_REFUSED", message, { requestId: asked.requestId, quote });
  // An error with `statusCode` 200 contradicts itself, so the service may have acted.
  return { error, certainty: statusCode === 200 ? "perhaps-processed" : "refused", usefulAttempts: 1 };
}

/** Reads a number, which the service sometimes writes as text. */
function statusCodeIn(value: unknown): number | undefined {
  const code = typeof value === "string" && /^\d{3}$/.test(value) ? Number(value) : value;
  return typeof code === "number" && Number.isInteger(code) ? code : undefined;
}

const jsonType = /^(?:application\/json|application\/[\w.-]+\+json)\s*(?:;|$)/i;

/** Returns the service's own message, shortened; it is untrusted. */
function messageIn(json: unknown): string | undefined {
  const message = memberAt(json, "message");
  return typeof message === "string" && message !== "" ? message.slice(0, maxMessageLength) : undefined;
}

/**
 * Parses a body as JSON. A byte-order mark is tolerated, invalid UTF-8 is not.
 *
 * @param redact removes the key from every text: the service may repeat it
 * @returns `undefined` when there is no body, or when {@link parseJsonText} refuses it
 */
export function parseJson(body: Uint8Array | undefined, redact: (text: string) => string): unknown {
  try {
    const text = decodeUtf8(body);
    // A shortcut: in a text without escapes, an API key in any of its strings also stands in the text itself.
    if (!text.includes("\\") && redact(text) === text) return parseJsonText(text);
    return parseJsonText(text, (_, value) => (typeof value === "string" ? redact(value) : value));
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}
