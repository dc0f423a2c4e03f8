import { randomBytes } from "node:crypto";

import { verifyResults } from "../../src/api/wire.ts";
import type { Digest } from "../../src/core/digest.ts";
import type { ChainLocation, FoundLocations } from "../ledger/chain.ts";
import type { Trace } from "../ledger/ledger.ts";
import type { ProofRequest } from "../ledger/search.ts";
import type { Call } from "./endpoint.ts";

/** Creates random ids for a trace where a chain is played; nothing holds them. */
export function playTrace(): Trace {
  const id = () => wireHex(randomBytes(32).toString("hex"));
  return { coinId: id(), transactionId: id() };
}

/** Builds `data` of a verification by hash, without its report; `file` as sent, but its hash without prefix. */
export function toVerifyData(
  file: { readonly hash: string; readonly fileName?: string | undefined; readonly fileSize?: number | undefined },
  found: FoundLocations,
  call: Call,
  trace?: Trace,
) {
  const { hash, fileName = "", fileSize = 0 } = file;
  const records = found === "unknown" ? [] : found;
  const data = {
    fileHash: hash,
    fileName,
    fileSize,
    result: verifyResultOf(found),
    ...(trace && { nftCoinId: trace.coinId, nftTxnId: trace.transactionId }),
    method: "file",
    uniqueHashes: records.length > 0 ? 1 : 0,
    blockchainData: records.map((record) => toChainData(hash, record)),
    fileSegments: records.length > 0 ? [{ matchedHash: hash, offset: 0, packetSize: fileSize }] : [],
  };
  return { ...toSearchHead(call), data };
}

/** Converts a place on the chain to the form of a reply, with ids as the chain writes them. */
export function toChainData(matchedHash: string, { height, time, blockHash, transactionId, coinId }: ChainLocation) {
  return {
    blockNumber: height,
    ...(time !== undefined && { blockDate: new Date(time).toISOString() }),
    ...(blockHash && { txpowId: wireHex(blockHash) }),
    ...(transactionId && { transactionId: wireHex(transactionId) }),
    ...(coinId && { coinId: wireHex(coinId) }),
    matchedHash,
  };
}

/** Builds `data` of a verified proof; `found` are the records of the proof's root. */
export function toProofData(digest: Digest, found: FoundLocations, call: Call, trace?: Trace) {
  const records = found === "unknown" ? [] : found;
  const { requestId, responseTime } = toSearchHead(call);
  return {
    service: "SEARCH_API",
    api_version: 1,
    requestId,
    response_time: responseTime,
    response: {
      fileHash: wireHex(digest),
      nftcoinid: trace?.coinId ?? "0x00",
      nfttxnid: trace?.transactionId ?? "0x00",
      data: {
        result: verifyResultOf(found),
        validationMethod: "timestamplite",
        blockchain_data: records.map((record) => toProofRecord(digest, record)),
      },
    },
  };
}

function toProofRecord(digest: Digest, { height, time, blockHash, transactionId, coinId }: ChainLocation) {
  // The demonstration's coins have no ids. A transaction makes one coin there, so its id stands for the coin's.
  const coin = coinId ?? transactionId;
  return {
    block_number: height,
    ...(time !== undefined && { block_date: renderPlainDate(time) }),
    ...(blockHash && { txpow_id: wireHex(blockHash) }),
    ...(transactionId && { transactionid: wireHex(transactionId) }),
    ...(coin && { coin_id: wireHex(coin) }),
    matched_hash: wireHex(digest),
  };
}

/** Builds one item of a proof status; `uid` as asked. */
export function toStatusItem(uid: string, request: ProofRequest | undefined) {
  if (request === undefined) return { status: false, uid, error: "UID not found" };
  const { number, digest, time, anchored } = request;
  const item = { status: true, uid, data: wireHex(digest), number, datecreated: renderPlainDate(time) };
  if (anchored === undefined) return { ...item, onchain: false };
  return {
    ...item,
    datestamped: renderPlainDate(anchored.time),
    root: wireHex(anchored.root),
    proof: anchored.proof,
    address: anchored.address,
    onchain: true,
  };
}

/** Begins `data` of a check or a verification. */
export function toSearchHead({ requestId, startedAt }: Call) {
  const responseTime = `${(performance.now() - startedAt).toFixed(2)} ms`;
  return { service: "SEARCH_API", apiVersion: 2, requestId, responseTime };
}

/** Returns the result word of a verification: a word of its own, not `not found`, where the service cannot know. */
export function verifyResultOf(found: FoundLocations) {
  if (found === "unknown") return found;
  return found.length > 0 ? verifyResults.match : verifyResults.noMatch;
}

/** Writes a digest or an id as `0x` and upper-case digits, as the chain writes what it stores. */
function wireHex(hex: string): string {
  return `0x${hex.toUpperCase()}`;
}

function renderPlainDate(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace("T", " ");
}
