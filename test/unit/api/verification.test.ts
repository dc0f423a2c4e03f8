import { expect, test } from "vitest";

import type { Reply } from "#api/read-reply.ts";
import { findVerification, isTooLong, toAnswerFacts, verificationFacts } from "#api/verification.ts";
import { envelope as readEnvelope, isAbsent, maxRecords } from "#api/wire.ts";
import type { AnswerFacts } from "#core/answer.ts";
import { aDigest, replyWith, verifiedByHash, verifiedByProof } from "../../support/network/replies.ts";

/** The evidence of a verification in `data`; throws when there is none. */
function evidenceIn(data: unknown, changes: Partial<Reply> = {}): AnswerFacts {
  const reply = { ...replyWith(data), ...changes };
  const found = findVerification(data);
  if (found === undefined) throw new Error("There is no verification in this.");
  return verificationFacts(reply, found);
}

const spokenByAll = {
  requestId: "request-1",
  answerId: "request-1",
  message: "Done",
  service: "CORE_API",
  date: "2026-01-29T13:54:50.427Z",
};

test.each([
  [undefined, true],
  [null, true],
  ["", true],
  [0, false],
  [false, false],
  [" ", false],
])("%j counts as not given: %s", (value, expected) => {
  expect(isAbsent(value)).toBe(expected);
});

const { response } = verifiedByProof();
test.each([
  ["below data.data", verifiedByHash(), "file"],
  ["flat in data", verifiedByHash().data, "file"],
  ["in data.response and below it", { response }, undefined],
  [
    "flat in data.response",
    { response: { fileHash: aDigest, result: "full match", method: "timestamp" } },
    "timestamp",
  ],
  [
    "in the innermost of several places",
    { result: "full match", data: { result: "full match", method: "inner" } },
    "inner",
  ],
  ["in data.response before data", { result: "full match", response: { result: "full match", method: "r" } }, "r"],
])("a verification is found %s", (_, data, method) => {
  expect(findVerification(data)).toMatchObject({ result: "full match" });
  expect(findVerification(data)?.method).toBe(method);
});

test("a verification is found by the file hash beside the result, when version 1 keeps them apart", () => {
  expect(findVerification({ response })).toMatchObject({ fileHash: response.fileHash, nftCoinId: "0xC0" });
});

test.each([
  ["undefined", undefined],
  ["null", null],
  ["a text", "full match"],
  ["a list", [verifiedByHash()]],
  ["a list below data", { data: [verifiedByHash().data] }],
  ["a list below response", { response: [response] }],
  ["null below data", { data: null, response: null }],
  ["nothing that is its own", Object.create({ data: verifiedByHash().data }) as unknown],
  ["two places that differ", { result: "no match", data: verifiedByHash().data }],
  ["two places of version 1 that differ", { response: { ...response, result: "no match" } }],
  ["a result that is too long", { result: "x".repeat(201) }],
])("a verification is found nowhere in %s", (_, data) => {
  expect(findVerification(data)).toBeUndefined();
});

const { file, ...rest } = verifiedByHash();
const report = {
  url: "https://storage.example/report.pdf?signature=1",
  fileName: "verification-report.pdf",
  size: 78082,
  expiresIn: "1 hour",
};

test.each([
  ["beside the verification", { ...rest, file }],
  ["within it", { data: { ...rest.data, file } }],
  ["in a response of version 1", { response: { ...verifiedByProof().response, file } }],
  [
    "in the spelling of version 1",
    {
      ...rest,
      file: { file_name: report.fileName, download_url: report.url, file_size: 78082, expires_in: "1 hour" },
    },
  ],
  ["with its size as a text", { ...rest, file: { ...file, fileSize: "78082" } }],
  ["behind one that is none", { file: { fileName: "x" }, data: { ...rest.data, file } }],
])("the report's link is found %s", (_, data) => {
  expect(evidenceIn(data).report).toEqual(report);
});

test("the report's link is found also when nothing else is said of it", () => {
  const bare = { downloadUrl: report.url, fileName: null, fileSize: null, expiresIn: "" };
  expect(evidenceIn({ ...rest, file: bare }).report).toEqual({ url: report.url });
});

test.each([
  ["is missing", rest],
  ["is null", { ...rest, file: null }],
  ["has no address", { ...rest, file: { fileName: "report.pdf" } }],
  ["has an address that is no text", { ...rest, file: { downloadUrl: 7 } }],
  ["has an address of 2,049 characters", { ...rest, file: { downloadUrl: "x".repeat(2049) } }],
])("the report's link is found nowhere when it %s", (_, data) => {
  expect(evidenceIn(data)).not.toHaveProperty("report");
});

test("counts are read as numbers and as digits, and as nothing else", () => {
  const counted = (count: unknown) => ({
    result: "full match",
    uniqueHashes: count,
    blockchainData: [],
    fileSegments: [{ offset: count, packetSize: count }],
  });
  expect(evidenceIn(counted("12"))).toMatchObject({ uniqueHashes: 12, segments: [{ offset: 12, packetSize: 12 }] });
  // An empty text is not given (docs/service-api.md#other-spellings).
  expect(evidenceIn(counted(""))).not.toHaveProperty("uniqueHashes");
  const others = ["-1", "1e3", "0x10", " 1", "1.5", "twelve", "9".repeat(16), [1], true];
  expect(others.filter((count) => findVerification(counted(count)) !== undefined)).toEqual([]);
});

test.each([
  [0, true],
  ["0", true],
  [-1, false],
  [1.5, false],
  ["-1", false],
])("a record of block %j is read: %s, for a statement states no other", (blockNumber, isRead) => {
  const data = { result: "full match", blockchainData: [{ blockNumber, matchedHash: aDigest }] };
  expect(findVerification(data) !== undefined).toBe(isRead);
});

test("what the service leaves out, or gives as null or nothing, is left out", () => {
  const data = {
    result: "full match",
    method: "",
    uniqueHashes: null,
    nftCoinId: "",
    nftTxnId: null,
    blockchainData: [{ blockNumber: null, blockDate: "", txpowId: null, transactionId: "", matchedHash: aDigest }],
    fileSegments: [{ matchedHash: "", offset: 0, packetSize: null }],
  };
  expect(evidenceIn(data)).toEqual({
    ...spokenByAll,
    result: "full match",
    records: [{ matchedHash: aDigest }],
    segments: [{ offset: 0 }],
  });
});

test.each([
  ["missing", {}],
  ["null", { blockchainData: null, fileSegments: null }],
  ["empty", { blockchainData: [], fileSegments: [] }],
])("records and segments that are %s are none", (_, lists) => {
  expect(evidenceIn({ result: "no match", ...lists })).toEqual({
    ...spokenByAll,
    result: "no match",
    records: [],
    segments: [],
  });
});

test.each([
  ["the most records there may be", { blockchainData: Array.from({ length: maxRecords }) }, false],
  ["one record more", { blockchainData: Array.from({ length: maxRecords + 1 }) }, true],
  ["one record more, below data", { data: { blockchainData: Array.from({ length: maxRecords + 1 }) } }, true],
  ["a text of more letters", { message: "x".repeat(maxRecords + 1) }, false],
  ["nothing", null, false],
])("whether an answer is too long: %s", (_, data, expected) => {
  expect(isTooLong(data)).toBe(expected);
});

test("version 1 says everything in its own names", () => {
  expect(evidenceIn(verifiedByProof())).toEqual({
    ...spokenByAll,
    result: "full match",
    method: "timestamplite",
    nftCoinId: "0xC0",
    nftTxnId: "0x7A",
    records: [
      {
        blockNumber: 1906787,
        blockDate: "2026-01-21 09:55:48",
        txpowId: "0xB1",
        transactionId: "0x71",
        coinId: "0xC1",
        matchedHash: `0x${aDigest.toUpperCase()}`,
      },
    ],
    segments: [],
  });
});

const reply = replyWith(undefined);

test("the evidence of an answer is what its envelope says, under the id that was sent", () => {
  expect(toAnswerFacts(reply, {})).toEqual({ ...spokenByAll, records: [], segments: [] });
  expect(toAnswerFacts({ ...reply, requestId: "sent" }, {})).toMatchObject({
    requestId: "sent",
    answerId: "request-1",
  });
});

test("the evidence of an answer leaves out what the envelope does not say", () => {
  const said = { status: "success", statusCode: 200, message: "", service: null };
  const envelope = readEnvelope({ value: said, where: "the answer" });
  expect(toAnswerFacts({ ...reply, envelope }, { result: undefined })).toEqual({
    requestId: "request-1",
    records: [],
    segments: [],
  });
});

test("the evidence of an answer says that the local service gave it and what its chain is called, and nothing of it otherwise", () => {
  expect(toAnswerFacts({ ...reply, demo: true, chainName: "X" }, {})).toMatchObject({ demo: true, chainName: "X" });
  expect(toAnswerFacts(reply, {})).not.toHaveProperty("demo");
});
