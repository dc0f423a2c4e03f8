/** Finds what a reply says about the chain, in any spelling and place, and converts it to our terms. Pure. */
import { isObject, memberAt } from "../core/members.ts";
import type { ChainRecord, AnswerFacts, ReportLink } from "../core/answer.ts";
import type { Reply } from "./read-reply.ts";
import { maximumRecords, reportFile, verification, type VerificationData } from "./wire.ts";

/** Whether a value means "not given": the service uses absent, null and empty alike. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/**
 * Finds the verification in a reply: v2 `data.data`, v1 `data.response(.data)`, or flat. There is
 * none where two places have different results.
 */
export function findVerification(data: unknown): VerificationData | undefined {
  const [first, ...others] = candidatesIn(data).flatMap((candidate) => verification.safeParse(candidate).data ?? []);
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
  return toEvidence(reply, {
    result: found.result,
    method: found.method ?? found.validationmethod,
    uniqueHashes: found.uniquehashes,
    nftCoinId: found.nftcoinid,
    nftTxnId: found.nfttxnid,
    records: (found.blockchaindata ?? []).map(toChainRecord),
    segments: (found.filesegments ?? []).map(({ matchedhash, offset, packetsize }) =>
      withoutAbsent({ matchedHash: matchedhash, offset, packetSize: packetsize }),
    ),
    report: findReport(reply.envelope.data),
  });
}

function toChainRecord(record: NonNullable<VerificationData["blockchaindata"]>[number]): ChainRecord {
  return withoutAbsent({
    blockNumber: record.blocknumber,
    blockDate: record.blockdate,
    txpowId: record.txpowid,
    transactionId: record.transactionid,
    coinId: record.coinid,
    matchedHash: record.matchedhash,
  });
}

function findReport(data: unknown): ReportLink | undefined {
  const candidates = [memberAt(data, "file"), memberAt(data, "data", "file"), memberAt(data, "response", "file")];
  const present = candidates.filter((candidate) => candidate !== undefined);
  const file = present.map((candidate) => reportFile.safeParse(candidate)).find(({ success }) => success)?.data;
  if (file === undefined) return undefined;
  const facts = { fileName: file.filename, size: file.filesize, expiresIn: file.expiresin };
  return { url: file.downloadurl, ...withoutAbsent(facts) };
}

type WithoutAbsent<T> = { [Name in keyof T]?: Exclude<T[Name], null | undefined | ""> };

/** Returns `fields` without those that are absent, null or empty: the service uses all three for "not given". */
function withoutAbsent<T extends object>(fields: T): WithoutAbsent<T> {
  const present: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) if (!isAbsent(value)) present[name] = value;
  return present as WithoutAbsent<T>;
}

/** One empty list for all answers without records: there may be a hundred thousand of them. */
const none: readonly never[] = [];

type EvidenceFields = { [Name in keyof AnswerFacts]?: AnswerFacts[Name] | null | undefined };

/** Joins the facts of the envelope with `fields`. */
export function toEvidence({ envelope, requestId, demo, chainName }: Reply, fields: EvidenceFields): AnswerFacts {
  const { message, service, timestamp } = envelope;
  // Equal ids share one string object: a hundred thousand copies cost memory.
  const answerId = envelope.requestId === requestId ? requestId : envelope.requestId;
  return {
    requestId,
    records: none,
    segments: none,
    ...(withoutAbsent({ answerId, message, service, date: timestamp, chainName, ...fields }) as Partial<AnswerFacts>),
    ...(demo && { demo: true as const }),
  };
}
