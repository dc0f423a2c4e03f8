/**
 * The service's wire contract (docs/service-api.md): routes and headers, for the client and the local service, and the
 * forms of answers, which the client reads leniently in spelling and strictly in meaning.
 */
import {
  arrayOf,
  wholeNumberOf,
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
export const proofPartName = "jsonproof";

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
const maxTextLength = 2048;
const shortTextOf = textUpTo(maxTextLength);
const anyTextOf = textUpTo(Number.POSITIVE_INFINITY);
const unknownOf: Reader<unknown> = ({ value }) => value;

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
  const readAnySpelling: Reader<Value> = ({ value, where }) => {
    const members = new Map<string, unknown>();
    for (const [name, member] of isObject(value) ? Object.entries(value) : []) {
      const key = name.replaceAll("_", "").toLowerCase();
      if (members.has(key) && members.get(key) !== member) throw new RangeError(`${where}.${name} is given twice`);
      members.set(key, member);
    }
    return form({ value: isObject(value) ? Object.fromEntries(members) : value, where });
  };
  return Object.assign(readAnySpelling, { members: form.members });
}

/** The envelope of every answer. Its message is for people: a long one is shortened, not refused. */
export const envelopeForm = objectOf({
  status: anyTextOf,
  statusCode: numberOf,
  requestId: orAbsent(anyTextOf),
  message: orAbsent((member) => anyTextOf(member).slice(0, maxTextLength)),
  timestamp: orAbsent(shortTextOf),
  service: orAbsent(shortTextOf),
  data: optional(unknownOf),
});

/** The envelope of a failed operation; only `status` is reliable. */
export const errorEnvelopeForm = objectOf({
  status: (member) => wordOf(member, ["error", "fail", "failed"]),
  statusCode: optional(unknownOf),
  message: optional(unknownOf),
});

function membersOf({ value, where }: JsonMember) {
  if (!isObject(value)) throw new RangeError(`${where} is not an object`);
  return value;
}

/** `data` of a stamp that was sent to the chain (docs/service-api.md#stamp). */
export const stampDataForm = objectOf({
  command: (member) => wordOf(member, ["send"]),
  status: booleanOf,
  params: objectOf({ address: orAbsent(shortTextOf), amount: optional(unknownOf), state: membersOf }),
});

/** `data` of a check (docs/service-api.md#check). */
export const checkDataForm = objectOf({ hash: anyTextOf, data: anyTextOf });

/** One chain record in a verification (docs/service-api.md#verify). */
const chainRecordForm = anySpelling(
  objectOf({
    blockNumber: namedInJson(
      "blocknumber",
      orAbsent((member) =>
        typeof member.value === "string" ? matchOf(member, /^[0-9]{1,20}$/, "a block number") : wholeNumberOf(member),
      ),
    ),
    blockDate: namedInJson("blockdate", orAbsent(shortTextOf)),
    txpowId: namedInJson("txpowid", orAbsent(shortTextOf)),
    transactionId: namedInJson("transactionid", orAbsent(shortTextOf)),
    coinId: namedInJson("coinid", orAbsent(shortTextOf)),
    matchedHash: namedInJson("matchedhash", orAbsent(shortTextOf)),
  }),
);

const fileSegmentForm = anySpelling(
  objectOf({
    matchedHash: namedInJson("matchedhash", orAbsent(shortTextOf)),
    offset: orAbsent(quantityOf),
    packetSize: namedInJson("packetsize", orAbsent(quantityOf)),
  }),
);

/** A verification with more chain records or more file segments is refused (docs/service-api.md#verify). */
export const maxRecords = 1000;

/** A verification in any of its spellings (docs/service-api.md#other-spellings). */
export const verificationForm = anySpelling(
  objectOf({
    fileHash: namedInJson("filehash", optional(unknownOf)),
    result: textUpTo(200),
    method: orAbsent(shortTextOf),
    validationMethod: namedInJson("validationmethod", orAbsent(shortTextOf)),
    uniqueHashes: namedInJson("uniquehashes", orAbsent(quantityOf)),
    nftCoinId: namedInJson("nftcoinid", orAbsent(shortTextOf)),
    nftTxnId: namedInJson("nfttxnid", orAbsent(shortTextOf)),
    records: namedInJson("blockchaindata", orAbsent(arrayOf(chainRecordForm, maxRecords))),
    segments: namedInJson("filesegments", orAbsent(arrayOf(fileSegmentForm, maxRecords))),
  }),
);

/** Where to get the PDF report that the service makes with a paid verification (docs/service-api.md#the-report). */
export const reportFileForm = anySpelling(
  objectOf({
    url: namedInJson("downloadurl", shortTextOf),
    fileName: namedInJson("filename", orAbsent(shortTextOf)),
    size: namedInJson("filesize", orAbsent(quantityOf)),
    expiresIn: namedInJson("expiresin", orAbsent(shortTextOf)),
  }),
);

export type Envelope = ReturnType<typeof envelopeForm>;
export type StampData = ReturnType<typeof stampDataForm>;
export type CheckData = ReturnType<typeof checkDataForm>;
export type VerificationData = ReturnType<typeof verificationForm>;
