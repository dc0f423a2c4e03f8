/** Reads the service's answers. The only place where a reply of the service becomes a verdict. */
import { toServiceChainName } from "../core/addresses.ts";
import { digestFromWire, sameDigest, type Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { decodeUtf8, parseJsonText } from "../core/json.ts";
import { isObject, memberAt, tryRead, withoutUndefined } from "../core/members.ts";
import type { Judgement, AnswerFacts, ChainRecord } from "../core/row.ts";
import { faultOfStatus, garbledFault, withoutEnvelope, type SentRequest, type Fault } from "./fault.ts";
import type { HttpAnswered } from "./http.ts";
import {
  checkData,
  checkTexts,
  envelope,
  errorEnvelope,
  headers as headerNames,
  isAbsent,
  maxRecords,
  reportFile,
  stampData,
  verification,
  verifyResults,
  type Envelope,
  type VerificationData,
} from "./wire.ts";

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
    // An HTTP status with an error code of its own, such as 401 for a refused key, decides alone. After the others the
    // service may have acted where the `statusCode` in the body says that it failed.
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

/** Returns the service's own message, cut; it is untrusted. */
function messageIn(json: unknown): string | undefined {
  const message = memberAt(json, "message");
  return typeof message === "string" && message !== "" ? message.slice(0, 200) : undefined;
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

/**
 * `accepted` when the reply says that `digest` was sent to the chain, `already-anchored` when it is a verification that
 * matches `digest`; a reply about another digest is `REPLY_MISMATCH` (docs/service-api.md#stamp).
 */
export function judgeStamp(reply: Reply, digest: Digest): Judgement {
  const sent = tryRead(stampData, reply.envelope.data);
  if (sent === undefined) {
    // For a digest that is on the chain already, the service answers a stamp by a verification.
    const judged = judgeVerify(reply, digest);
    if (judged.verdict === "verified") return { verdict: "already-anchored", answer: judged.answer };
    return judged.verdict === "failed" ? judged : judgeUnclear(reply, "it neither anchors the hash nor matches it");
  }
  const { status, params } = sent;
  if (!status) {
    const message = "The service answered, but its node did not accept the stamp (status is false).";
    return { verdict: "failed", error: new AnchorError("SERVICE_REFUSED", message, { requestId: reply.requestId }) };
  }
  const sentDigests = Object.values(params.state)
    .map(digestFromWire)
    .filter((sentDigest) => sentDigest !== undefined);
  if (sentDigests.includes(digest)) {
    return { verdict: "accepted", answer: toAnswerFacts(reply, { address: params.address }) };
  }
  return sentDigests.length > 0
    ? judgeMismatch(reply, "stamped")
    : judgeUnclear(reply, "it names no hash that was sent to the chain");
}

/** `found` or `not-found` if the reply names `digest` and has one of two exact texts (docs/service-api.md#check). */
export function judgeCheck(reply: Reply, digest: Digest): Judgement {
  const parsed = tryRead(checkData, reply.envelope.data);
  if (parsed === undefined) return judgeUnclear(reply, "it has no check result");
  const { hash, data } = parsed;
  const answered = digestFromWire(hash);
  if (answered === undefined) return judgeUnclear(reply, "it does not say which hash it checked");
  if (answered !== digest) return judgeMismatch(reply, "checked");
  const facts = toAnswerFacts(reply, { result: data });
  if (data === checkTexts.found) return { verdict: "found", answer: facts };
  if (data === checkTexts.notFound) return { verdict: "not-found", answer: facts };
  return judgeUnclear(reply, "its text is neither “Hash found.” nor “Hash not found.”", facts);
}

/**
 * `verified` only when the result is exactly `full match`, the reply's file hash is `digest`, and a chain record
 * matches `digest` or `root` (docs/service-api.md#verify).
 *
 * @param root the root of the proof that was sent; the caller has checked that the proof leads from `digest` to it
 */
export function judgeVerify(reply: Reply, digest: Digest, root?: Digest): Judgement {
  const found = findVerification(reply.envelope.data);
  if (found === undefined) {
    const reason = isTooLong(reply.envelope.data)
      ? `it lists more than ${maxRecords} chain records or file segments, which are not read`
      : "it has no verification result, or results that differ";
    return judgeUnclear(reply, reason);
  }
  const answered = digestFromWire(found.fileHash);
  if (answered !== undefined && answered !== digest) return judgeMismatch(reply, "verified");
  const facts = verificationFacts(reply, found);
  if (found.result === verifyResults.noMatch) {
    const isHashOrAbsent = answered !== undefined || isAbsent(found.fileHash);
    return isHashOrAbsent
      ? { verdict: "no-match", answer: facts }
      : judgeUnclear(reply, "its file hash is not a hash", facts);
  }
  if (found.result !== verifyResults.match) return judgeUnclear(reply, "its result is not one that is known", facts);
  if (answered === undefined) return judgeUnclear(reply, "it does not say which hash it verified", facts);
  const matches = ({ matchedHash }: ChainRecord): boolean =>
    sameDigest(matchedHash, digest) || (root !== undefined && sameDigest(matchedHash, root));
  if (!facts.records.some(matches)) return judgeUnclear(reply, "no chain record in it matches the hash", facts);
  return { verdict: "verified", answer: facts };
}

function judgeUnclear(reply: Reply, why: string, facts = toAnswerFacts(reply, {})): Judgement {
  return { verdict: "unknown", note: `The service's answer was not clear: ${why}.`, answer: facts };
}

function judgeMismatch({ requestId }: Reply, action: string): Judgement {
  const message = `The service ${action} another file's hash, not the one that was sent.`;
  return { verdict: "failed", error: new AnchorError("REPLY_MISMATCH", message, { requestId }) };
}

/**
 * Finds the verification in `data.data` (v2), `data.response` or `data.response.data` (v1), or `data` itself;
 * `undefined` where none of these places has one, or where two have different results.
 */
function findVerification(data: unknown): VerificationData | undefined {
  const [first, ...others] = placesIn(data).flatMap((candidate) => tryRead(verification, candidate) ?? []);
  return others.every(({ result }) => result === first?.result) ? first : undefined;
}

/** Whether an object where a verification may stand has a list of more than {@link maxRecords} items. */
function isTooLong(data: unknown): boolean {
  const members: readonly unknown[] = placesIn(data).filter(isObject).flatMap(Object.values);
  return members.some((member) => Array.isArray(member) && member.length > maxRecords);
}

function placesIn(data: unknown): readonly unknown[] {
  const response = memberAt(data, "response");
  const nested = memberAt(response, "data");
  const merged = isObject(nested) ? [{ ...(response as object), ...nested }] : [];
  return [memberAt(data, "data"), ...merged, response, data];
}

function verificationFacts(reply: Reply, found: VerificationData): AnswerFacts {
  const { fileHash: _, validationMethod, method = validationMethod, records, segments, ...facts } = found;
  const { data } = reply.envelope;
  const files = [memberAt(data, "file"), memberAt(data, "data", "file"), memberAt(data, "response", "file")];
  const [report] = files.flatMap((file) => tryRead(reportFile, file) ?? []);
  return toAnswerFacts(reply, { ...facts, method, records, segments, report });
}

/** Shared by all answers without records: there may be a hundred thousand such answers. */
const noItems: readonly never[] = [];

/** Returns the facts of the envelope together with `fields`. */
function toAnswerFacts(
  { envelope: said, requestId, demo, chainName }: Reply,
  fields: { [Name in keyof AnswerFacts]?: AnswerFacts[Name] | undefined },
): AnswerFacts {
  const { message, service, timestamp: date } = said;
  // Equal ids share one string, since a hundred thousand copies cost memory.
  const answerId = said.requestId === requestId ? requestId : said.requestId;
  const facts = withoutUndefined({ answerId, message, service, date, chainName, ...fields });
  return { requestId, records: noItems, segments: noItems, ...facts, ...(demo && { demo: true as const }) };
}
