/** Finds what a reply says about the chain, in any spelling and place, and puts it into our words. Pure. */
import { memberAt } from "../core/members.ts";
import type { ChainRecord, AnswerFacts, FileSegment, ReportLink } from "../core/outcome.ts";
import type { Reply } from "./read-reply.ts";
import { maximumRecords, reportFile, verification, type ReportFile, type VerificationData } from "./wire.ts";

/** The service uses absent, null and empty alike for "not given" (service-facts §1). */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** The verification in any of its places: v2 `data.data`, v1 `data.response(.data)`, or flat (service-facts §1, §4). */
export function findVerification(data: unknown): VerificationData | undefined {
  for (const place of placesOf(data)) {
    const parsed = verification.safeParse(place);
    if (parsed.success) return parsed.data;
  }
  return undefined;
}

/** Whether a verification holds more records or segments than are read. */
export function isTooLong(data: unknown): boolean {
  const members = placesOf(data).flatMap((place): readonly unknown[] => (isObject(place) ? Object.values(place) : []));
  return members.some((member) => Array.isArray(member) && member.length > maximumRecords);
}

function placesOf(data: unknown): readonly unknown[] {
  const response = memberAt(data, "response");
  const nested = memberAt(response, "data");
  return [memberAt(data, "data"), isObject(nested) ? { ...(response as object), ...nested } : response, data];
}

function findReport(data: unknown): ReportFile | undefined {
  const places = [["file"], ["data", "file"], ["response", "file"]] as const;
  const files = places.map((path) => memberAt(data, ...path)).filter((file) => file !== undefined);
  return files.map((file) => reportFile.safeParse(file)).find((parsed) => parsed.success)?.data;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The evidence of a verification, report link included. */
export function verificationEvidence(reply: Reply, found: VerificationData): AnswerFacts {
  return toEvidence(reply, {
    result: found.result,
    method: found.method ?? found.validationmethod,
    uniqueHashes: found.uniquehashes,
    nftCoinId: found.nftcoinid,
    nftTxnId: found.nfttxnid,
    records: (found.blockchaindata ?? []).map(toChainRecord),
    segments: (found.filesegments ?? []).map(toSegment),
    report: toReportLink(findReport(reply.envelope.data)),
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

function toSegment(segment: NonNullable<VerificationData["filesegments"]>[number]): FileSegment {
  return withoutAbsent({ matchedHash: segment.matchedhash, offset: segment.offset, packetSize: segment.packetsize });
}

function toReportLink(file: ReportFile | undefined): ReportLink | undefined {
  if (file === undefined) return undefined;
  return {
    url: file.downloadurl,
    ...withoutAbsent({ fileName: file.filename, size: file.filesize, expiresIn: file.expiresin }),
  };
}

type WithoutAbsent<T> = { [Name in keyof T]?: Exclude<T[Name], null | undefined | ""> };

/** `fields` without those that are absent, null or empty: the service uses all three for "not given". */
function withoutAbsent<T extends object>(fields: T): WithoutAbsent<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isAbsent(value))) as WithoutAbsent<T>;
}

/** Answers without records share one empty list: there may be a hundred thousand of them. */
const none: readonly never[] = [];

type EvidenceFields = { [Name in keyof AnswerFacts]?: AnswerFacts[Name] | null | undefined };

/** What the envelope says, with `fields` beside it. */
export function toEvidence({ envelope, requestId, demo }: Reply, fields: EvidenceFields): AnswerFacts {
  const { message, service, timestamp } = envelope;
  // One text for equal ids: a hundred thousand copies of them cost memory.
  const answerId = envelope.requestId === requestId ? requestId : envelope.requestId;
  return {
    requestId,
    records: none,
    segments: none,
    ...(withoutAbsent({ answerId, message, service, date: timestamp, ...fields }) as Partial<AnswerFacts>),
    ...(demo && { demo: true as const }),
  };
}
