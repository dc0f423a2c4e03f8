/**
 * The service's wire contract: routes and headers, for the client and the local service, and the forms of the answers
 * that the client reads, leniently in spelling and strictly in meaning.
 */
import {
  arrayOf,
  countOf,
  flagOf,
  isObject,
  matchOf,
  spelled,
  objectOf,
  optional,
  wordOf,
  type Form,
  type JsonMember,
  type Reader,
} from "../core/members.ts";

/** Paths below the base address; only the local service knows the last two, which make proof files. */
export const routes = {
  stamp: "/core/v2/timestamp/post",
  check: "/core/v2/file/check",
  verify: "/core/v2/verify/file",
  verifyProof: "/core/v1/verify/post-lite",
  requestProof: "/core/v1/timestamp/post",
  proofStatus: "/core/v1/timestamp/status",
} as const;

export type ApiRoute = keyof typeof routes;

/** Request headers (docs/service-api.md#requests), and the answer headers in which a service names its chain. */
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

/** Whether a value means "not given": the service uses absent, null and empty alike (docs/service-api.md#other-spellings). */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

const maybe = <Value>(reader: Reader<Value>) => optional(reader, isAbsent);

/** Reads a text of at most `most` UTF-16 units: any that JSON can write. */
const textUpTo =
  (most: number): Reader<string> =>
  ({ value, where }) => {
    if (typeof value === "string" && value.length <= most) return value;
    throw new RangeError(`${where} is not a text of at most ${most} characters`);
  };
const maxTextUnits = 2048;
const text = textUpTo(maxTextUnits);
const unlimitedText = textUpTo(Number.POSITIVE_INFINITY);
const anything: Reader<unknown> = ({ value }) => value;

const finiteOf: Reader<number> = ({ value, where }) => {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new RangeError(`${where} is not a number`);
};

/** Reads a number, which the service sometimes writes as a text (docs/service-api.md#other-spellings). */
const quantityOf: Reader<number> = (member) =>
  typeof member.value === "string" ? Number(matchOf(member, /^[0-9]{1,15}$/, "a number")) : finiteOf(member);

/**
 * Lets `block_number`, `blockNumber` and `blocknumber` all be read as `blocknumber`: the service spells its members
 * differently by version. Two spellings of one member with unequal values are no answer.
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

/** The envelope of every answer. Its message, which is for people, has no limit: it is shortened later. */
export const envelope = objectOf({
  status: unlimitedText,
  statusCode: finiteOf,
  requestId: maybe(unlimitedText),
  message: maybe((member) => unlimitedText(member).slice(0, maxTextUnits)),
  timestamp: maybe(text),
  service: maybe(text),
  data: optional(anything),
});

/** An envelope that says the operation failed; only `status` may be relied on. */
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
  status: flagOf,
  params: objectOf({ address: maybe(text), amount: optional(anything), state: membersOf }),
});

/** `data` of a check (docs/service-api.md#check). */
export const checkData = objectOf({ hash: unlimitedText, data: unlimitedText });

/** One on-chain record (docs/service-api.md#verify). */
const saidRecord = anySpelling(
  objectOf({
    blockNumber: spelled(
      "blocknumber",
      maybe((member) =>
        typeof member.value === "string" ? matchOf(member, /^[0-9]{1,20}$/, "a block number") : countOf(member),
      ),
    ),
    blockDate: spelled("blockdate", maybe(text)),
    txpowId: spelled("txpowid", maybe(text)),
    transactionId: spelled("transactionid", maybe(text)),
    coinId: spelled("coinid", maybe(text)),
    matchedHash: spelled("matchedhash", maybe(text)),
  }),
);

const fileSegment = anySpelling(
  objectOf({
    matchedHash: spelled("matchedhash", maybe(text)),
    offset: maybe(quantityOf),
    packetSize: spelled("packetsize", maybe(quantityOf)),
  }),
);

/** Most chain records, and most file segments, that we read from one verification (docs/service-api.md#verify). */
export const maximumRecords = 1000;

/** A verification in any of its spellings (docs/service-api.md#other-spellings). */
export const verification = anySpelling(
  objectOf({
    fileHash: spelled("filehash", optional(anything)),
    result: textUpTo(200),
    method: maybe(text),
    validationMethod: spelled("validationmethod", maybe(text)),
    uniqueHashes: spelled("uniquehashes", maybe(quantityOf)),
    nftCoinId: spelled("nftcoinid", maybe(text)),
    nftTxnId: spelled("nfttxnid", maybe(text)),
    records: spelled("blockchaindata", maybe(arrayOf(saidRecord, maximumRecords))),
    segments: spelled("filesegments", maybe(arrayOf(fileSegment, maximumRecords))),
  }),
);

/** The report next to a verification (docs/service-api.md#the-report). */
export const reportFile = anySpelling(
  objectOf({
    url: spelled("downloadurl", text),
    fileName: spelled("filename", maybe(text)),
    size: spelled("filesize", maybe(quantityOf)),
    expiresIn: spelled("expiresin", maybe(text)),
  }),
);

export type Envelope = ReturnType<typeof envelope>;
export type StampData = ReturnType<typeof stampData>;
export type CheckData = ReturnType<typeof checkData>;
export type VerificationData = ReturnType<typeof verification>;
