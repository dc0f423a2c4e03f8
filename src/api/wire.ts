/**
 * The service's wire contract, written once for the client and the local service: routes, headers, request and reply
 * schemas, each with its section of the specification. Replies are read leniently in spelling and strictly in meaning.
 */
import * as z from "zod/mini";

import { isObject } from "../core/members.ts";

// Without this, the schema library tests whether it may run generated code.
z.config({ jitless: true });

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

/**
 * Accepts a list or a text of `min` to `max` elements or UTF-16 units. The library's own checks also take values
 * that are neither, and throw where a `length` cannot be compared.
 */
const ofLength = (max: number, min = 0) =>
  z.refine<{ readonly length: number }>(({ length }) => length >= min && length <= max);

const wireHash = z.string().check(z.regex(/^(?:0[xX])?[0-9a-fA-F]{64}$/));

/** Stamp and check (docs/service-api.md#stamp). */
export const hashRequest = z.object({ hash: wireHash });

/** Verify by hash (docs/service-api.md#verify). */
export const verifyRequest = z.object({
  hash: wireHash,
  filename: z.optional(z.string().check(ofLength(1024))),
  filesize: z.optional(z.int().check(z.nonnegative())),
});

/** An id of a request for a proof: `0x` and hex (docs/service-api.md#ask-for-a-proof). */
const proofUid = z.string().check(z.regex(/^0[xX][0-9a-fA-F]{1,64}$/));

/** Status of at most 50 proof requests (docs/service-api.md#how-far-proofs-are). */
export const proofStatusRequest = z.object({ uids: z.array(proofUid).check(ofLength(50, 1)) });

const proofItem = z.object({
  address: z.string().check(z.regex(/^0[xX][0-9a-fA-F]{1,64}$/)),
  data: wireHash,
  proof: z.string(),
  root: wireHash,
});

/** The JSON of a proof file as it is uploaded: one item, alone or in an array (docs/service-api.md#proof-files). */
export const proofFile = z.union([proofItem, z.tuple([proofItem])]);

/**
 * Lets `block_number`, `blockNumber` and `blocknumber` all be read as `blocknumber`: the service spells its members
 * differently by version. Two spellings of one member with unequal values are no answer.
 */
function anySpelling<Schema extends z.core.$ZodType>(schema: Schema) {
  const fold = z.transform((value: unknown, context) => {
    if (!isObject(value)) return value;
    const folded = new Map<string, unknown>();
    for (const [name, member] of Object.entries(value)) {
      const key = name.replaceAll("_", "").toLowerCase();
      if (folded.has(key) && folded.get(key) !== member) {
        context.issues.push({ code: "custom", message: `${name} is given twice`, input: value });
      }
      folded.set(key, member);
    }
    return Object.fromEntries(folded);
  });
  return z.pipe(fold, schema);
}

const maxTextUnits = 2048;
const boundedText = z.string().check(ofLength(maxTextUnits));
/** Absent, null and empty all mean "not given" in the service's samples (docs/service-api.md#other-spellings). */
const optionalBoundedText = z.optional(z.nullable(boundedText));
/** A number that the service wrote as a text, as it sometimes does (docs/service-api.md#other-spellings). */
const countText = z.pipe(z.string().check(z.regex(/^[0-9]{1,15}$/)), z.transform(Number));
const optionalCount = z.optional(z.nullable(z.union([z.number(), countText])));

/** The envelope of every answer. Its message, which is for people, has no limit: it is shortened later. */
export const envelope = z.object({
  status: z.string(),
  statusCode: z.number(),
  requestId: z.optional(z.nullable(z.string())),
  message: z.optional(
    z.nullable(
      z.pipe(
        z.string(),
        z.transform((message) => message.slice(0, maxTextUnits)),
      ),
    ),
  ),
  timestamp: optionalBoundedText,
  service: optionalBoundedText,
  data: z.optional(z.unknown()),
});

/** An envelope that says the operation failed; only `status` may be relied on. */
export const errorEnvelope = z.object({
  status: z.enum(["error", "fail", "failed"]),
  statusCode: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
});

/** `data` of a stamp that was sent to the chain (docs/service-api.md#stamp). */
export const stampData = z.object({
  command: z.literal("send"),
  status: z.boolean(),
  params: z.object({
    address: optionalBoundedText,
    amount: z.optional(z.unknown()),
    state: z.record(z.string(), z.unknown()),
  }),
});

/** `data` of a check (docs/service-api.md#check). */
export const checkData = z.object({ hash: z.string(), data: z.string() });

/** One on-chain record (docs/service-api.md#verify), names folded. */
const chainRecord = anySpelling(
  z.object({
    blocknumber: z.optional(
      z.nullable(z.union([z.int().check(z.nonnegative()), z.string().check(z.regex(/^[0-9]{1,20}$/))])),
    ),
    blockdate: optionalBoundedText,
    txpowid: optionalBoundedText,
    transactionid: optionalBoundedText,
    coinid: optionalBoundedText,
    matchedhash: optionalBoundedText,
  }),
);

const fileSegment = anySpelling(
  z.object({ matchedhash: optionalBoundedText, offset: optionalCount, packetsize: optionalCount }),
);

/** Most chain records, and most file segments, that we read from one verification (docs/service-api.md#verify). */
export const maximumRecords = 1000;

/** A verification in any of its spellings, names folded (docs/service-api.md#other-spellings). */
export const verification = anySpelling(
  z.object({
    filehash: z.optional(z.unknown()),
    result: z.string().check(ofLength(200)),
    method: optionalBoundedText,
    validationmethod: optionalBoundedText,
    uniquehashes: optionalCount,
    nftcoinid: optionalBoundedText,
    nfttxnid: optionalBoundedText,
    blockchaindata: z.optional(z.nullable(z.array(chainRecord).check(ofLength(maximumRecords)))),
    filesegments: z.optional(z.nullable(z.array(fileSegment).check(ofLength(maximumRecords)))),
  }),
);

/** The report next to a verification (docs/service-api.md#the-report), names folded. */
export const reportFile = anySpelling(
  z.object({
    filename: optionalBoundedText,
    downloadurl: boundedText,
    filesize: optionalCount,
    expiresin: optionalBoundedText,
  }),
);

export type Envelope = z.infer<typeof envelope>;
export type StampData = z.infer<typeof stampData>;
export type CheckData = z.infer<typeof checkData>;
export type VerificationData = z.infer<typeof verification>;
