/**
 * The service's wire contract (docs/service-api.md): routes and headers, for the client and the local service, and the
 * forms of answers, which the client reads leniently in spelling and strictly in meaning.
 */
import {
  arrayOf,
  countOf,
  booleanOf,
  isObject,
  matchOf,
  namedInJson,
  objectOf,
  optional,
  wordOf,
  type Form,
  type JsonMember,
  type Reader,
} from "../core/members.ts";

/** Paths below the base address. The client uses the first four; the last two make proof files. */
export const routes = {
  stamp: "/core/v2/timestamp/post",
  check: "/core/v2/file/check",
  verify: "/core/v2/verify/file",
  verifyProof: "/core/v1/verify/post-lite",
  requestProof: "/core/v1/timestamp/post",
  proofStatus: "/core/v1/timestamp/status",
} as const;

export type ApiRoute = keyof typeof routes;

/** Request headers (docs/service-api.md#requests), and two answer headers about the service's chain. */
export const headers = {
  apiKey: "x-api-key",
  requestId: "x-request-id",
  report: "x-report-required",
  demo: "x-demo-service",
  chainName: "x-chain-name",
} as const;

/** The multipart part that carries a proof file (docs/service-api.md#verify-a-proof). */
export const proofPart = "jsonproof";

/** The values of `data.data` of a check (docs/service-api.md#check). */
export const checkTexts = { found: "Hash found.", notFound: "Hash not found." } as const;

/** The values of `result` of a verification (docs/service-api.md#verify). */
export const verifyResults = { match: "full match", noMatch: "no match" } as const;

/** For the service, absent, null and empty mean the same (docs/service-api.md#other-spellings). */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

const orAbsent = <Value>(reader: Reader<Value>) => optional(reader, isAbsent);

/** Reads a text, even one that is not well-formed Unicode; `maxLength` is in UTF-16 units. */
const textUpTo =
  (maxLength: number): Reader<string> =>
  ({ value, where }) => {
    if (typeof value === "string" && value.length <= maxLength) return value;
    throw new RangeError(`${where} is not a text of at most ${maxLength} characters`);
  };
const maxTextUnits = 2048;
const shortText = textUpTo(maxTextUnits);
const unlimitedText = textUpTo(Number.POSITIVE_INFINITY);
const anything: Reader<unknown> = ({ value }) => value;

const numberOf: Reader<number> = ({ value, where }) => {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new RangeError(`${where} is not a number`);
};

/** Reads a number, which the service sometimes writes as a text (docs/service-api.md#other-spellings). */
const quantityOf: Reader<number> = (member) =>
  typeof member.value === "string" ? Number(matchOf(member, /^[0-9]{1,15}$/, "a number")) : numberOf(member);

/**
 * Reads `block_number`, `blockNumber` and `blocknumber` all as `blocknumber`: versions of the service spell members
 * differently. Two spellings with unequal values are refused.
 */
function anySpelling<Value>(form: Form<Value>): Reader<Value> {
  const read: Reader<Value> = ({ value, where }) => {
    const folded = new Map<string, unknown>();
    for (const [name, member] of isObject(value) ? Object.entries(value) : []) {
      const key = name.replaceAll("_", "").toLowerCase();
      if (folded.has(key) && folded.get(key) !== member) throw new RangeError(`${where}.${name} is given twice`);
      folded.set(key, member);
    }
    return form({ value: isObject(value) ? Object.fromEntries(folded) : value, where });
  };
  return Object.assign(read, { members: form.members });
}

/** The envelope of every answer. Its message is for people: a long one is shortened, not refused. */
export const envelope = objectOf({
  status: unlimitedText,
  statusCode: numberOf,
  requestId: orAbsent(unlimitedText),
  message: orAbsent((member) => unlimitedText(member).slice(0, maxTextUnits)),
  timestamp: orAbsent(shortText),
  service: orAbsent(shortText),
  data: optional(anything),
});

/** The envelope of a failed operation; only `status` is reliable. */
export const errorEnvelope = objectOf({
  status: (member) => wordOf(member, ["error", "fail", "failed"]),
  statusCode: optional(anything),
  message: optional(anything),
});

function membersOf({ value, where }: JsonMember) {
  if (!isObject(value)) throw new RangeError(`${where} is not an object`);
  return value;
}

/** `data` of a stamp that was sent to the chain (docs/service-api.md#stamp). */
export const stampData = objectOf({
  command: (member) => wordOf(member, ["send"]),
  status: booleanOf,
  params: objectOf({ address: orAbsent(shortText), amount: optional(anything), state: membersOf }),
});

/** `data` of a check (docs/service-api.md#check). */
export const checkData = objectOf({ hash: unlimitedText, data: unlimitedText });

/** One chain record in a verification (docs/service-api.md#verify). */
const chainRecord = anySpelling(
  objectOf({
    blockNumber: namedInJson(
      "blocknumber",
      orAbsent((member) =>
        typeof member.value === "string" ? matchOf(member, /^[0-9]{1,20}$/, "a block number") : countOf(member),
      ),
    ),
    blockDate: namedInJson("blockdate", orAbsent(shortText)),
    txpowId: namedInJson("txpowid", orAbsent(shortText)),
    transactionId: namedInJson("transactionid", orAbsent(shortText)),
    coinId: namedInJson("coinid", orAbsent(shortText)),
    matchedHash: namedInJson("matchedhash", orAbsent(shortText)),
  }),
);

const fileSegment = anySpelling(
  objectOf({
    matchedHash: namedInJson("matchedhash", orAbsent(shortText)),
    offset: orAbsent(quantityOf),
    packetSize: namedInJson("packetsize", orAbsent(quantityOf)),
  }),
);

/** A verification with more chain records or more file segments is refused (docs/service-api.md#verify). */
export const maxRecords = 1000;

/** A verification in any of its spellings (docs/service-api.md#other-spellings). */
export const verification = anySpelling(
  objectOf({
    fileHash: namedInJson("filehash", optional(anything)),
    result: textUpTo(200),
    method: orAbsent(shortText),
    validationMethod: namedInJson("validationmethod", orAbsent(shortText)),
    uniqueHashes: namedInJson("uniquehashes", orAbsent(quantityOf)),
    nftCoinId: namedInJson("nftcoinid", orAbsent(shortText)),
    nftTxnId: namedInJson("nfttxnid", orAbsent(shortText)),
    records: namedInJson("blockchaindata", orAbsent(arrayOf(chainRecord, maxRecords))),
    segments: namedInJson("filesegments", orAbsent(arrayOf(fileSegment, maxRecords))),
  }),
);

/** Where to get the PDF report that the service makes with a paid verification (docs/service-api.md#the-report). */
export const reportFile = anySpelling(
  objectOf({
    url: namedInJson("downloadurl", shortText),
    fileName: namedInJson("filename", orAbsent(shortText)),
    size: namedInJson("filesize", orAbsent(quantityOf)),
    expiresIn: namedInJson("expiresin", orAbsent(shortText)),
  }),
);

export type Envelope = ReturnType<typeof envelope>;
export type StampData = ReturnType<typeof stampData>;
export type CheckData = ReturnType<typeof checkData>;
export type VerificationData = ReturnType<typeof verification>;
