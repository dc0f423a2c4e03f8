/** Finds what a reply says about the chain, in any spelling and place, and converts it to our terms. Pure. */
import { isObject, memberAt, tryRead, withoutUndefined } from "../core/members.ts";
import type { AnswerFacts } from "../core/answer.ts";
import type { Reply } from "./read-reply.ts";
import { maximumRecords, reportFile, verification, type VerificationData } from "./wire.ts";

/**
 * Finds the verification in a reply: v2 `data.data`, v1 `data.response(.data)`, or flat. There is
 * none where two places have different results.
 */
export function findVerification(data: unknown): VerificationData | undefined {
  const [first, ...others] = candidatesIn(data).flatMap((candidate) => tryRead(verification, candidate) ?? []);
  return others.every(({ result }) => result === first?.result) ? first : undefined;
}

/** Whether a verification holds more records or segments than we read. */
export function isTooLong(data: unknown): boolean {
  const members: readonly unknown[] = candidatesIn(data).filter(isObject).flatMap(Object.values);
  return members.some((member) => Array.isArray(member) && member.length > maximumRecords);
}

function candidatesIn(data: unknown): readonly unknown[] {
  const response = memberAt(data, "response");
  const nested = memberAt(response, "data");
  const merged = isObject(nested) ? [{ ...(response as object), ...nested }] : [];
  return [memberAt(data, "data"), ...merged, response, data];
}

/** Returns the facts of a verification, report link included. */
export function verificationEvidence(reply: Reply, found: VerificationData): AnswerFacts {
  const { fileHash: _, validationMethod, method = validationMethod, records, segments, ...facts } = found;
  const { data } = reply.envelope;
  const files = [memberAt(data, "file"), memberAt(data, "data", "file"), memberAt(data, "response", "file")];
  const [report] = files.flatMap((file) => tryRead(reportFile, file) ?? []);
  return toEvidence(reply, { ...facts, method, records, segments, report });
}

/** One empty list for all answers without records: there may be a hundred thousand of them. */
const none: readonly never[] = [];

/** Joins the facts of the envelope with `fields`. */
export function toEvidence(
  { envelope, requestId, demo, chainName }: Reply,
  fields: { [Name in keyof AnswerFacts]?: AnswerFacts[Name] | undefined },
): AnswerFacts {
  const { message, service, timestamp: date } = envelope;
  // Equal ids share one string object: a hundred thousand copies cost memory.
  const answerId = envelope.requestId === requestId ? requestId : envelope.requestId;
  const facts = withoutUndefined({ answerId, message, service, date, chainName, ...fields });
  return { requestId, records: none, segments: none, ...facts, ...(demo && { demo: true as const }) };
}
