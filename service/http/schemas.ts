/**
 * The requests that this service takes and its answers, from which its OpenAPI description is made: exact, but for what
 * it answers where nothing is known. Clients read by `src/api/wire.ts`, which accepts more spellings.
 */
import * as z from "zod/mini";

import { checkTexts, verifyResults } from "../../src/api/wire.ts";
import { digestFromWire, type Digest } from "../../src/core/digest.ts";

// Without this, the schema library tests whether it may run generated code.
z.config({ jitless: true });

/** The library's own length checks also run on objects with a member `length`, and throw if that cannot be compared. */
const ofLength = (max: number, min = 0) =>
  z.refine<{ readonly length: number }>(({ length }) => length >= min && length <= max);

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));

/** A hash as it was sent, without its `0x`, and the digest that it spells. */
const wireHash = z.pipe(
  matching(/^(?:0[xX])?[0-9a-fA-F]{64}$/),
  // The pattern lets only digests through, so this is never `undefined`.
  z.transform((sent: string) => ({ sent, bare: sent.replace(/^0x/i, ""), digest: digestFromWire(sent) as Digest })),
);

/** Stamp and check (docs/service-api.md#stamp). */
export const hashRequest = z.object({ hash: wireHash });

/** Verify by hash (docs/service-api.md#verify). */
export const verifyRequest = z.object({
  hash: wireHash,
  filename: z.optional(z.string().check(ofLength(1024))),
  filesize: z.optional(z.int().check(z.nonnegative())),
});

/** Status of at most 50 proof requests (docs/service-api.md#how-far-proofs-are). */
export const proofStatusRequest = z.object({
  uids: z.array(matching(/^0[xX][0-9a-fA-F]{1,64}$/)).check(ofLength(50, 1), z.meta({ minItems: 1, maxItems: 50 })),
});

/** 32 bytes as the chain writes them: `0x` and upper-case digits. */
const chainHex = matching(/^0x[0-9A-F]{64}$/);
const sentHash = matching(/^(?:0x)?[0-9A-Fa-f]{64}$/);
const prefixedHash = matching(/^0x[0-9A-Fa-f]{64}$/);
const address = matching(/^0x[0-9A-F]+$/);
const duration = matching(/^[0-9]+\.[0-9]{2} ms$/);
const plainDate = matching(/^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$/);
const isoInstant = z.iso.datetime({ precision: 3 });
const verifyResult = z.enum([verifyResults.match, verifyResults.noMatch]);
const nonNegative = z.int().check(z.nonnegative());

/** `data` of a stamp that goes onto the chain (docs/service-api.md#stamp). */
export const stampedData = z.strictObject({
  service: z.literal("CHAIN_NODE"),
  command: z.literal("send"),
  params: z.strictObject({
    amount: z.string(),
    address,
    state: z.strictObject({ "99": prefixedHash }),
  }),
  status: z.literal(true),
});

const searchHead = {
  service: z.literal("SEARCH_API"),
  apiVersion: z.literal(2),
  requestId: z.string(),
  responseTime: duration,
};

/** `data` of a check (docs/service-api.md#check). */
export const checkedData = z.strictObject({
  ...searchHead,
  hash: sentHash,
  data: z.enum([checkTexts.found, checkTexts.notFound]),
});

/** `data` of a verification by hash; also of a stamp that the chain holds already. */
export const verifiedData = z.strictObject({
  ...searchHead,
  data: z.strictObject({
    fileHash: sentHash,
    fileName: z.string(),
    fileSize: nonNegative,
    result: verifyResult,
    nftCoinId: z.optional(chainHex),
    nftTxnId: z.optional(chainHex),
    method: z.string(),
    uniqueHashes: nonNegative,
    blockchainData: z.array(
      z.strictObject({
        blockNumber: nonNegative,
        blockDate: z.optional(isoInstant),
        txpowId: z.optional(chainHex),
        transactionId: z.optional(chainHex),
        coinId: z.optional(chainHex),
        matchedHash: sentHash,
      }),
    ),
    fileSegments: z.array(z.strictObject({ matchedHash: sentHash, offset: nonNegative, packetSize: nonNegative })),
  }),
  file: z.optional(
    z.strictObject({
      fileName: z.string(),
      downloadUrl: z.url(),
      fileSize: nonNegative,
      expiresIn: z.string(),
      bucket: z.string(),
    }),
  ),
});

/** The id of a trace; `0x00` where there is none. */
const traceId = matching(/^0x(?:00|[0-9A-F]{64})$/);

/** `data` of a verified proof (docs/service-api.md#verify-a-proof). */
export const verifiedProofData = z.strictObject({
  service: z.literal("SEARCH_API"),
  api_version: z.literal(1),
  requestId: z.string(),
  response_time: duration,
  response: z.strictObject({
    fileHash: chainHex,
    nftcoinid: traceId,
    nfttxnid: traceId,
    data: z.strictObject({
      result: verifyResult,
      validationMethod: z.literal("timestamplite"),
      blockchain_data: z.array(
        z.strictObject({
          block_number: nonNegative,
          block_date: z.optional(plainDate),
          txpow_id: z.optional(chainHex),
          transactionid: z.optional(chainHex),
          coin_id: z.optional(chainHex),
          matched_hash: chainHex,
        }),
      ),
    }),
  }),
});

const uid = matching(/^0x[0-9A-Fa-f]{1,64}$/);

/** `data` of a request for a proof (docs/service-api.md#ask-for-a-proof). */
export const requestedProofData = z.strictObject({ status: z.literal(true), data: prefixedHash, uid });

const knownProof = { status: z.literal(true), uid, data: chainHex, number: nonNegative, datecreated: plainDate };

/** `data` of a proof status, an item for each uid: unknown, waiting, or with its proof. */
export const proofStatusData = z.array(
  z.union([
    z.strictObject({ status: z.literal(false), uid, error: z.string() }),
    z.strictObject({ ...knownProof, onchain: z.literal(false) }),
    z.strictObject({
      ...knownProof,
      onchain: z.literal(true),
      datestamped: plainDate,
      root: chainHex,
      proof: matching(/^0x(?:[0-9A-F]{2})+$/),
      address,
    }),
  ]),
);

/** The common fields of every answer but a report and the pages for operators; some have `data` too. */
const successEnvelope = {
  service: z.literal("CORE_API"),
  apiVersion: z.union([z.literal(1), z.literal(2)]),
  requestId: z.string(),
  message: z.string(),
  timestamp: isoInstant,
};

/** A refusal or failure: an envelope without data. */
export const failure = z.strictObject({
  ...successEnvelope,
  status: z.literal("error"),
  statusCode: z.int().check(z.gte(400), z.lte(599)),
});

/** Makes the schema of the envelope around `data`. */
export function toSuccess<Data extends z.core.$ZodType>(data: Data) {
  return z.strictObject({ ...successEnvelope, status: z.literal("success"), statusCode: z.literal(200), data });
}

/** The answer to `GET /about`. */
export const about = z.strictObject({
  service: z.literal("anchor-artifacts"),
  version: z.string(),
  ledger: z.enum(["embedded", "node"]),
  chain: z.string(),
  chainName: z.optional(z.string()),
  address,
  demo: z.boolean(),
  nodeVersion: z.optional(z.string()),
});

/** The answers to `GET /live`, `/ready` and `/health`: `healthy` with status 200, `unhealthy` with 503. */
export const healthy = z.strictObject({ status: z.literal("ok") });
const reason = z.strictObject({ reason: z.string(), seconds: z.int().check(z.gte(0)) });
export const unhealthy = z.strictObject({ status: z.literal("unavailable"), reasons: z.array(reason) });

/** The answer to `POST /token`. */
export const keyAnswer = z.strictObject({ api_key: z.string(), expires_at: z.iso.datetime() });
