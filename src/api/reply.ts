/** Reads the service's answers. The only place where a reply of the service becomes a verdict. */
import { toServiceChainName } from "../core/addresses.ts";
import { digestFromWire, isSameDigest, type Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { decodeUtf8, parseJsonText } from "../core/json.ts";
import { isObject, memberAt, tryRead, withoutUndefined } from "../core/members.ts";
import type { Judgement, AnswerFacts, ChainRecord } from "../core/row.ts";
import { faultOfStatus, toGarbledFault, markPerhapsGateway, type SentRequest, type Fault } from "./fault.ts";
import type { HttpAnswer } from "./http.ts";
import {
  checkDataForm,
  checkTexts,
  envelopeForm,
  errorEnvelopeForm,
  headers as headerNames,
  isAbsent,
  maxRecords,
  reportFileForm,
  stampDataForm,
  verificationForm,
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

export interface ParsedAnswer extends Pick<HttpAnswer, "status" | "headers"> {
  readonly json: unknown;
}

/**
 * Reads an answer as the contract's envelope: status exactly 200, a JSON media type, valid UTF-8, one JSON object,
 * `status` success and `statusCode` 200 (docs/service-api.md#the-envelope). Everything else is a fault.
 */
export function readReply(answer: ParsedAnswer, request: SentRequest, today: Date): Reply | Fault {
  const { status, headers, json } = answer;
  if (status >= 300) {
    const fault = faultOfStatus(status, headers, request, today, messageIn(json));
    const errorBody = tryRead(errorEnvelopeForm, json);
    if (errorBody === undefined) return markPerhapsGateway(fault);
    // An HTTP status with an error code of its own, such as 401 for a refused key, decides alone. For any other status,
    // the service may have acted if the `statusCode` in the body is 500 or more.
    const mayHaveActed = fault.error.code === "REQUEST_REJECTED" && (statusCodeIn(errorBody.statusCode) ?? 0) >= 500;
    return mayHaveActed ? { ...fault, certainty: "perhaps-processed" } : fault;
  }
  if (status !== 200) {
    const fault = toGarbledFault(`with status ${status}, which says nothing about the request`, request);
    return status === 202 ? { ...fault, isAccepted: true } : fault;
  }
  if (!jsonTypePattern.test(headers["content-type"] ?? "")) {
    return toGarbledFault("with something that is not JSON", request);
  }
  if (!isObject(json)) return toGarbledFault("with a body that is not one JSON object", request, 2);
  const body = tryRead(envelopeForm, json);
  if (body?.status !== "success" || body.statusCode !== 200) return faultOfEnvelope(body, answer, request, today);
  const { [headerNames.demo]: demo, [headerNames.chainName]: chainName } = headers;
  return { envelope: body, requestId: request.requestId, demo: demo === "1", chainName: toServiceChainName(chainName) };
}

/**
 * Returns the fault of an envelope that reports no success, although HTTP's status is 200. The envelope's `statusCode`
 * decides what the error means, and the request is not repeated (docs/service-api.md#failures).
 *
 * @param body `undefined` where the answer does not have the form of an envelope
 */
function faultOfEnvelope(body: Envelope | undefined, answer: ParsedAnswer, request: SentRequest, today: Date): Fault {
  const { json, headers } = answer;
  const errorBody = tryRead(errorEnvelopeForm, json);
  const statusCode = statusCodeIn(errorBody === undefined ? body?.statusCode : errorBody.statusCode);
  const quotation = messageIn(json);
  if (statusCode !== undefined && statusCode >= 400 && statusCode <= 599) {
    const fault = faultOfStatus(statusCode, headers, request, today, quotation);
    return { ...(errorBody === undefined ? markPerhapsGateway(fault) : fault), usefulAttempts: 1 };
  }
  if (errorBody === undefined) {
    return toGarbledFault(
      body === undefined ? "with JSON of an unexpected form" : "without saying that the request succeeded",
      request,
    );
  }
  const message = `POST ${request.path} was refused by the service`;
  const error = new AnchorError("SERVICE_REFUSED", message, { requestId: request.requestId, quotation });
  // An error with `statusCode` 200 contradicts itself, so the service may have acted.
  return { error, certainty: statusCode === 200 ? "perhaps-processed" : "refused", usefulAttempts: 1 };
}

/** Reads a number, which the service sometimes writes as text. */
function statusCodeIn(value: unknown): number | undefined {
  const code = typeof value === "string" && /^\d{3}$/.test(value) ? Number(value) : value;
  return typeof code === "number" && Number.isInteger(code) ? code : undefined;
}

const jsonTypePattern = /^(?:application\/json|application\/[\w.-]+\+json)\s*(?:;|$)/i;

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
    // A shortcut: in JSON without escapes, a key in a string also stands in the text, so one search of it is enough.
    if (!text.includes("\\") && redact(text) === text) return parseJsonText(text);
    return parseJsonText(text, (_, value) => (typeof value === "string" ? redact(value) : value));
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/**
 * Judges a stamp: `accepted` when the reply says that `digest` was sent to the chain, `already-anchored` when it is a
 * verification that matches `digest`. A reply about another digest is `REPLY_MISMATCH` (docs/service-api.md#stamp).
 */
export function judgeStamp(reply: Reply, digest: Digest): Judgement {
  const stampAnswer = tryRead(stampDataForm, reply.envelope.data);
  if (stampAnswer === undefined) {
    // For a digest that is on the chain already, the service answers a stamp by a verification.
    const judgement = judgeVerify(reply, digest);
    if (judgement.verdict === "verified") return { verdict: "already-anchored", answer: judgement.answer };
    if (judgement.verdict === "failed") return judgement;
    return judgeUnclear(reply, "it neither anchors the hash nor matches it");
  }
  const { status, params } = stampAnswer;
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

/** Judges a check: `found` or `not-found` only for `digest` and one of two exact texts (docs/service-api.md#check). */
export function judgeCheck(reply: Reply, digest: Digest): Judgement {
  const checkResult = tryRead(checkDataForm, reply.envelope.data);
  if (checkResult === undefined) return judgeUnclear(reply, "it has no check result");
  const { hash, data } = checkResult;
  const answeredDigest = digestFromWire(hash);
  if (answeredDigest === undefined) return judgeUnclear(reply, "it does not say which hash it checked");
  if (answeredDigest !== digest) return judgeMismatch(reply, "checked");
  const facts = toAnswerFacts(reply, { result: data });
  if (data === checkTexts.found) return { verdict: "found", answer: facts };
  if (data === checkTexts.notFound) return { verdict: "not-found", answer: facts };
  return judgeUnclear(reply, "its text is neither “Hash found.” nor “Hash not found.”", facts);
}

/**
 * Judges a verification: `verified` only when the result is exactly `full match`, the reply's file hash is `digest`,
 * and a chain record matches `digest` or `root` (docs/service-api.md#verify).
 *
 * @param root the root of the proof that was sent; the caller has checked that the proof leads from `digest` to it
 */
export function judgeVerify(reply: Reply, digest: Digest, root?: Digest): Judgement {
  const verifyData = findVerification(reply.envelope.data);
  if (verifyData === undefined) {
    const reason = isTooLong(reply.envelope.data)
      ? `it lists more than ${maxRecords} chain records or file segments, which are not read`
      : "it has no verification result, or results that differ";
    return judgeUnclear(reply, reason);
  }
  const answeredDigest = digestFromWire(verifyData.fileHash);
  if (answeredDigest !== undefined && answeredDigest !== digest) return judgeMismatch(reply, "verified");
  const facts = toVerificationFacts(reply, verifyData);
  if (verifyData.result === verifyResults.noMatch) {
    const isHashOrAbsent = answeredDigest !== undefined || isAbsent(verifyData.fileHash);
    return isHashOrAbsent
      ? { verdict: "no-match", answer: facts }
      : judgeUnclear(reply, "its file hash is not a hash", facts);
  }
  if (verifyData.result !== verifyResults.match)
    return judgeUnclear(reply, "its result is not one that is known", facts);
  if (answeredDigest === undefined) return judgeUnclear(reply, "it does not say which hash it verified", facts);
  const isMatching = ({ matchedHash }: ChainRecord): boolean =>
    isSameDigest(matchedHash, digest) || (root !== undefined && isSameDigest(matchedHash, root));
  if (!facts.records.some(isMatching)) return judgeUnclear(reply, "no chain record in it matches the hash", facts);
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
  const [firstVerification, ...others] = candidatesIn(data).flatMap((place) => tryRead(verificationForm, place) ?? []);
  return others.every(({ result }) => result === firstVerification?.result) ? firstVerification : undefined;
}

/** Whether an object where a verification may stand has a list of more than {@link maxRecords} items. */
function isTooLong(data: unknown): boolean {
  const members: readonly unknown[] = candidatesIn(data).filter(isObject).flatMap(Object.values);
  return members.some((member) => Array.isArray(member) && member.length > maxRecords);
}

function candidatesIn(data: unknown): readonly unknown[] {
  const response = memberAt(data, "response");
  const nestedData = memberAt(response, "data");
  const mergedResponse = isObject(nestedData) ? [{ ...(response as object), ...nestedData }] : [];
  return [memberAt(data, "data"), ...mergedResponse, response, data];
}

function toVerificationFacts(reply: Reply, verifyData: VerificationData): AnswerFacts {
  const { fileHash: _, validationMethod, method = validationMethod, records, segments, ...facts } = verifyData;
  const { data } = reply.envelope;
  const fileCandidates = [memberAt(data, "file"), memberAt(data, "data", "file"), memberAt(data, "response", "file")];
  const [report] = fileCandidates.flatMap((file) => tryRead(reportFileForm, file) ?? []);
  return toAnswerFacts(reply, { ...facts, method, records, segments, report });
}

/** One list for all answers without records, of which a run may have a hundred thousand. */
const noRecords: readonly never[] = [];

/** Returns the facts of the envelope together with `fields`. */
function toAnswerFacts(
  { envelope: answerEnvelope, requestId, demo, chainName }: Reply,
  fields: { [Name in keyof AnswerFacts]?: AnswerFacts[Name] | undefined },
): AnswerFacts {
  const { message, service, timestamp: date } = answerEnvelope;
  // Equal ids share one string, since a hundred thousand copies cost memory.
  const answerId = answerEnvelope.requestId === requestId ? requestId : answerEnvelope.requestId;
  const facts = withoutUndefined({ answerId, message, service, date, chainName, ...fields });
  return { requestId, records: noRecords, segments: noRecords, ...facts, ...(demo && { demo: true as const }) };
}
