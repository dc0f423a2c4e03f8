/** Finds the verification in a reply, wherever the service puts it, and converts it to `AnswerFacts`. */
import { isObject, memberAt, tryRead, withoutUndefined } from "../core/members.ts";
import type { AnswerFacts } from "../core/answer.ts";
import type { Reply } from "./read-reply.ts";
import { maxRecords, reportFile, verification, type VerificationData } from "./wire.ts";

/**
 * Finds the verification in `data.data` (v2), `data.response` or `data.response.data` (v1), or `data` itself;
 * `undefined` where none of these places has one, or where two have different results.
 */
export function findVerification(data: unknown): VerificationData | undefined {
  const [first, ...others] = placesIn(data).flatMap((candidate) => tryRead(verification, candidate) ?? []);
  return others.every(({ result }) => result === first?.result) ? first : undefined;
}

/** Whether an object where a verification may stand has a list of more than {@link maxRecords} items. */
export function isTooLong(data: unknown): boolean {
  const members: readonly unknown[] = placesIn(data).filter(isObject).flatMap(Object.values);
  return members.some((member) => Array.isArray(member) && member.length > maxRecords);
}

function placesIn(data: unknown): readonly unknown[] {
  const response = memberAt(data, "response");
  const nested = memberAt(response, "data");
  const merged = isObject(nested) ? [{ ...(response as object), ...nested }] : [];
  return [memberAt(data, "data"), ...merged, response, data];
}

export function verificationFacts(reply: Reply, found: VerificationData): AnswerFacts {
  const { fileHash: _, validationMethod, method = validationMethod, records, segments, ...facts } = found;
  const { data } = reply.envelope;
  const files = [memberAt(data, "file"), memberAt(data, "data", "file"), memberAt(data, "response", "file")];
  const [report] = files.flatMap((file) => tryRead(reportFile, file) ?? []);
  return toAnswerFacts(reply, { ...facts, method, records, segments, report });
}

/** Shared by all answers without records: there may be a hundred thousand such answers. */
const noItems: readonly never[] = [];

/** Returns the facts of the envelope together with `fields`. */
export function toAnswerFacts(
  { envelope, requestId, demo, chainName }: Reply,
  fields: { [Name in keyof AnswerFacts]?: AnswerFacts[Name] | undefined },
): AnswerFacts {
  const { message, service, timestamp: date } = envelope;
  // Equal ids share one string, since a hundred thousand copies cost memory.
  const answerId = envelope.requestId === requestId ? requestId : envelope.requestId;
  const facts = withoutUndefined({ answerId, message, service, date, chainName, ...fields });
  return { requestId, records: noItems, segments: noItems, ...facts, ...(demo && { demo: true as const }) };
}
