/** Finds what a reply says about the chain, in any spelling and place, and puts it into our words. Pure. */
import { maximumRecords, reportFile, verification, type ReportFile, type Verification } from "../../contract/api.ts";
import type { ChainRecord, Evidence, FileSegment, ReportLink } from "../../domain/outcome.ts";
import type { Reply } from "./read-reply.ts";

/** The service uses absent, null and empty alike for "not given" (service-facts §1). */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** The verification in any of its places: v2 `data.data`, v1 `data.response(.data)`, or flat (service-facts §1, §4). */
export function findVerification(data: unknown): Verification | undefined {
  for (const place of placesOf(data)) {
    const parsed = verification.safeParse(place);
    if (parsed.success) return parsed.data;
  }
  return undefined;
}

/** Whether a verification holds more records or segments than are read. */
export function isTooLong(data: unknown): boolean {
  const members = placesOf(data).flatMap((place): readonly unknown[] => Object.values(asObject(place)));
  return members.some((member) => Array.isArray(member) && member.length > maximumRecords);
}

function placesOf(data: unknown): readonly unknown[] {
  const response = memberOf(data, "response");
  const nested = memberOf(response, "data");
  return [memberOf(data, "data"), isObject(nested) ? { ...asObject(response), ...nested } : response, data];
}

function findReport(data: unknown): ReportFile | undefined {
  const places = [data, memberOf(data, "data"), memberOf(data, "response")];
  const files = places.map((place) => memberOf(place, "file")).filter((file) => file !== undefined);
  return files.map((file) => reportFile.safeParse(file)).find((parsed) => parsed.success)?.data;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asObject(value: unknown): object {
  return isObject(value) ? value : {};
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

/** The evidence of a verification, report link included. */
export function verificationEvidence(reply: Reply, found: Verification): Evidence {
  return toEvidence(reply, {
    result: found.result,
    method: found.method ?? found.validationmethod,
    uniqueHashes: found.uniquehashes,
    nftCoinId: found.nftcoinid,
    nftTxnId: found.nfttxnid,
    records: (found.blockchaindata ?? []).map(toRecord),
    segments: (found.filesegments ?? []).map(toSegment),
    report: toReport(findReport(reply.envelope.data)),
  });
}

function toRecord(record: NonNullable<Verification["blockchaindata"]>[number]): ChainRecord {
  return given({
    blockNumber: record.blocknumber,
    blockDate: record.blockdate,
    txpowId: record.txpowid,
    transactionId: record.transactionid,
    coinId: record.coinid,
    matchedHash: record.matchedhash,
  });
}

function toSegment(segment: NonNullable<Verification["filesegments"]>[number]): FileSegment {
  return given({ matchedHash: segment.matchedhash, offset: segment.offset, packetSize: segment.packetsize });
}

function toReport(file: ReportFile | undefined): ReportLink | undefined {
  if (file === undefined) return undefined;
  return {
    url: file.downloadurl,
    ...given({ fileName: file.filename, size: file.filesize, expiresIn: file.expiresin }),
  };
}

type Given<T> = { [Name in keyof T]?: Exclude<T[Name], null | undefined | ""> };

/** `fields` without those that are absent, null or empty: the service uses all three for "not given". */
function given<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isAbsent(value))) as Given<T>;
}

/** One for all: there may be a hundred thousand pieces of evidence that have none. */
const none: readonly never[] = [];

type EvidenceFields = { [Name in keyof Evidence]?: Evidence[Name] | null | undefined };

/** What the envelope says, with `fields` beside it. */
export function toEvidence({ envelope, requestId, demo }: Reply, fields: EvidenceFields): Evidence {
  const { message, service, timestamp } = envelope;
  // One text for equal ids: a hundred thousand copies of them cost memory.
  const answerId = envelope.requestId === requestId ? requestId : envelope.requestId;
  return {
    requestId,
    records: none,
    segments: none,
    ...(given({ answerId, message, service, date: timestamp, ...fields }) as Partial<Evidence>),
    ...(demo && { demo: true as const }),
  };
}
