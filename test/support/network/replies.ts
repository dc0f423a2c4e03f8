/** Answers in the exact shapes of docs/service-api.md, to be changed one member at a time. */
import type { Reply } from "#api/reply.ts";

export const aDigest = "106f6d3b6f7b6e3ac3bd8d3b2b1b3b0f5c4f4d3e2a1b0c9d8e7f6a5b4c3d2e1f";
export const anotherDigest = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a";

/** Data of a stamp that was sent to the chain (docs/service-api.md#stamp). */
export const sentStamp = (digest = aDigest) => ({
  service: "CHAIN_NODE",
  command: "send",
  params: { amount: "1e-22", address: "0x29F774D9", state: { "99": `0x${digest}` } },
  status: true,
});

/** Data of a check (docs/service-api.md#check). */
export const checked = (text: string, digest = aDigest) => ({
  service: "SEARCH_API",
  apiVersion: 2,
  requestId: "inner",
  responseTime: "11.89 ms",
  hash: digest,
  data: text,
});

/** Data of a verification by hash, version 2 (docs/service-api.md#verify). */
export const verifiedByHash = (result = "full match", digest = aDigest) => ({
  service: "SEARCH_API",
  apiVersion: 2,
  requestId: "inner",
  responseTime: "3346.43 ms",
  data: {
    fileHash: digest.toUpperCase(),
    fileName: "",
    fileSize: 0,
    result,
    nftCoinId: "0xC0",
    nftTxnId: "0x7A",
    method: "file",
    uniqueHashes: 1,
    blockchainData: [
      {
        blockNumber: 1906787,
        blockDate: "2026-01-21T09:55:48.726Z",
        txpowId: "0xB1",
        transactionId: "0x71",
        matchedHash: digest.toUpperCase(),
      },
    ],
    fileSegments: [{ matchedHash: digest.toUpperCase(), offset: 0, packetSize: 0 }],
  },
  file: {
    fileName: "verification-report.pdf",
    downloadUrl: "https://storage.example/report.pdf?signature=1",
    fileSize: 78082,
    expiresIn: "1 hour",
    bucket: "reports",
  },
});

/** Data of a verification with a proof file, version 1 (docs/service-api.md#verify-a-proof). */
export const verifiedByProof = (result = "full match", digest = aDigest) => ({
  service: "SEARCH_API",
  api_version: 1,
  requestId: "inner",
  response_time: "6180.1 ms",
  response: {
    fileHash: `0x${digest.toUpperCase()}`,
    nftcoinid: "0xC0",
    nfttxnid: "0x7A",
    data: {
      result,
      validationMethod: "timestamplite",
      blockchain_data: [
        {
          block_number: 1906787,
          block_date: "2026-01-21 09:55:48",
          txpow_id: "0xB1",
          transactionid: "0x71",
          coin_id: "0xC1",
          matched_hash: `0x${digest.toUpperCase()}`,
        },
      ],
    },
  },
});

/** The envelope of a success around `data` (docs/service-api.md#the-envelope), as the client reads it. */
export const replyWith = (data: unknown): Reply => ({
  requestId: "request-1",
  demo: false,
  envelope: {
    service: "CORE_API",
    requestId: "request-1",
    status: "success",
    statusCode: 200,
    message: "Done",
    timestamp: "2026-01-29T13:54:50.427Z",
    data,
  },
});
