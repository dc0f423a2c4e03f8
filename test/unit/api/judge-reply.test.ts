import { expect, test } from "vitest";

import { judgeCheck, judgeStamp, judgeVerify, type Reply } from "#api/reply.ts";
import { envelopeForm as readEnvelope, isAbsent, maxRecords } from "#api/wire.ts";
import type { Digest } from "#core/digest.ts";
import { requestIdOf, type Judgement, type AnswerFacts } from "#core/row.ts";
import { changed } from "../../support/network/answers.ts";
import {
  aDigest,
  anotherDigest,
  checked,
  replyWith,
  sentStamp,
  verifiedByHash,
  verifiedByProof,
} from "../../support/network/replies.ts";

const digest = aDigest as Digest;

/** What every answer says. */
const said = {
  answerId: "request-1",
  requestId: "request-1",
  message: "Done",
  service: "CORE_API",
  date: "2026-01-29T13:54:50.427Z",
  records: [],
  segments: [],
};

/** What a verification says in `data`. */
function factsIn(data: unknown, changes: Partial<Reply> = {}): AnswerFacts | undefined {
  return judgeVerify({ ...replyWith(data), ...changes }, digest).answer;
}

/** Why an outcome is what it is, as a user reads it. */
function reasonOf(outcome: Judgement): string {
  if (outcome.verdict === "failed") return `${outcome.error.code}: ${outcome.error.message}`;
  return outcome.note !== undefined ? `${outcome.verdict}: ${outcome.note}` : outcome.verdict;
}

// What each answer is judged to be stands in test/conformance; here is what a judgement holds, and the odd ends.

const listing = (count: number) => ({ blockchainData: Array.from({ length: count }) });
test.each([
  ["the most records there may be", listing(maxRecords), false],
  ["one record more", listing(maxRecords + 1), true],
  ["one record more, below data", { data: listing(maxRecords + 1) }, true],
  ["a text of more letters", { message: "x".repeat(maxRecords + 1) }, false],
  ["nothing", null, false],
])("a verification that lists too much proves nothing, and says so: %s", (_, data, expected) => {
  const outcome = judgeVerify(replyWith(data), digest);
  expect(outcome.verdict).toBe("unknown");
  expect(outcome.note?.includes("more than 1000 chain records")).toBe(expected);
});

test("a verification keeps what the service said, in our words", () => {
  expect(judgeVerify(replyWith(verifiedByHash()), digest)).toMatchInlineSnapshot(`
    {
      "answer": {
        "answerId": "request-1",
        "date": "2026-01-29T13:54:50.427Z",
        "message": "Done",
        "method": "file",
        "nftCoinId": "0xC0",
        "nftTxnId": "0x7A",
        "records": [
          {
            "blockDate": "2026-01-21T09:55:48.726Z",
            "blockNumber": 1906787,
            "matchedHash": "106F6D3B6F7B6E3AC3BD8D3B2B1B3B0F5C4F4D3E2A1B0C9D8E7F6A5B4C3D2E1F",
            "transactionId": "0x71",
            "txpowId": "0xB1",
          },
        ],
        "report": {
          "expiresIn": "1 hour",
          "fileName": "verification-report.pdf",
          "size": 78082,
          "url": "https://storage.example/report.pdf?signature=1",
        },
        "requestId": "request-1",
        "result": "full match",
        "segments": [
          {
            "matchedHash": "106F6D3B6F7B6E3AC3BD8D3B2B1B3B0F5C4F4D3E2A1B0C9D8E7F6A5B4C3D2E1F",
            "offset": 0,
            "packetSize": 0,
          },
        ],
        "service": "CORE_API",
        "uniqueHashes": 1,
      },
      "verdict": "verified",
    }
  `);
});

test("a verification reads members of a hostile prototype as plain data", () => {
  const data: unknown = JSON.parse(
    `{"__proto__": ${JSON.stringify(verifiedByHash())}, "constructor": {"result": "full match"}}`,
  );
  expect(judgeVerify(replyWith(data), digest).verdict).toBe("unknown");
});

test("every reason why an answer is not taken, as a user reads it", () => {
  const stamps = {
    "a stamp of another hash": sentStamp(anotherDigest),
    "a stamp of no hash": changed(sentStamp(), { "params.state": { "99": "0x00" } }),
    "a stamp that its node refused": changed(sentStamp(), { status: false }),
    "a stamp in a form of its own": { fine: true },
    "a stamp with a verification that does not match": verifiedByHash("no match"),
    "a stamp with a verification of another hash": verifiedByHash("full match", anotherDigest),
  };
  const checks = {
    "a check in a form of its own": { fine: true },
    "a check of no hash": checked("Hash found.", "deadbeef"),
    "a check of another hash": checked("Hash found.", anotherDigest),
    "a check in other words": checked("Hash was found."),
  };
  const verifications = {
    "a verification in a form of its own": { fine: true },
    "a verification of another hash": verifiedByHash("full match", anotherDigest),
    "a mismatch of what is no hash": changed(verifiedByHash("no match"), { "data.fileHash": "?" }),
    "a verification with another result": verifiedByHash("partial match"),
    "a verification of no hash": changed(verifiedByHash(), { "data.fileHash": undefined }),
    "a verification without a record": changed(verifiedByHash(), { "data.blockchainData": [] }),
  };
  const reasons = (judge: typeof judgeCheck, answers: object) =>
    Object.entries(answers).map(([name, data]) => [name, reasonOf(judge(replyWith(data), digest))]);
  expect(
    Object.fromEntries([
      ...reasons(judgeStamp, stamps),
      ...reasons(judgeCheck, checks),
      ...reasons(judgeVerify, verifications),
    ]),
  ).toMatchInlineSnapshot(`
    {
      "a check in a form of its own": "unknown: The service's answer was not clear: it has no check result.",
      "a check in other words": "unknown: The service's answer was not clear: its text is neither “Hash found.” nor “Hash not found.”.",
      "a check of another hash": "REPLY_MISMATCH: The service checked another file's hash, not the one that was sent.",
      "a check of no hash": "unknown: The service's answer was not clear: it does not say which hash it checked.",
      "a mismatch of what is no hash": "unknown: The service's answer was not clear: its file hash is not a hash.",
      "a stamp in a form of its own": "unknown: The service's answer was not clear: it neither anchors the hash nor matches it.",
      "a stamp of another hash": "REPLY_MISMATCH: The service stamped another file's hash, not the one that was sent.",
      "a stamp of no hash": "unknown: The service's answer was not clear: it names no hash that was sent to the chain.",
      "a stamp that its node refused": "SERVICE_REFUSED: The service answered, but its node did not accept the stamp (status is false).",
      "a stamp with a verification of another hash": "REPLY_MISMATCH: The service verified another file's hash, not the one that was sent.",
      "a stamp with a verification that does not match": "unknown: The service's answer was not clear: it neither anchors the hash nor matches it.",
      "a verification in a form of its own": "unknown: The service's answer was not clear: it has no verification result, or results that differ.",
      "a verification of another hash": "REPLY_MISMATCH: The service verified another file's hash, not the one that was sent.",
      "a verification of no hash": "unknown: The service's answer was not clear: it does not say which hash it verified.",
      "a verification with another result": "unknown: The service's answer was not clear: its result is not one that is known.",
      "a verification without a record": "unknown: The service's answer was not clear: no chain record in it matches the hash.",
    }
  `);
});

test.each([
  ["a mismatch", judgeCheck(replyWith(checked("Hash found.", anotherDigest)), digest)],
  ["a refusal", judgeStamp(replyWith({ ...sentStamp(), status: false }), digest)],
  ["a verification", judgeVerify(replyWith(verifiedByProof()), digest)],
])("%s names the request, to be quoted to the service's operator", (_, outcome) => {
  expect(requestIdOf(outcome)).toBe("request-1");
});

test("what the service said is kept, whatever it proves: to a stamp: where it was sent, and that no block holds it yet", () => {
  expect(judgeStamp(replyWith(sentStamp()), digest)).toEqual({
    verdict: "accepted",
    answer: { ...said, address: "0x29F774D9" },
  });
});

test("what the service said is kept, whatever it proves: to a stamp of what is there: the verification", () => {
  expect(judgeStamp(replyWith(verifiedByHash()), digest)).toEqual({
    ...judgeVerify(replyWith(verifiedByHash()), digest),
    verdict: "already-anchored",
  });
});

test.each(["Hash found.", "Hash not found.", "Hash was found."])(
  "what the service said to a check is kept: %s",
  (result) => {
    expect(judgeCheck(replyWith(checked(result)), digest)).toMatchObject({ answer: { ...said, result } });
  },
);

test.each([
  ["another result", verifiedByHash("partial match"), "partial match"],
  ["no record", changed(verifiedByHash(), { "data.blockchainData": [] }), "full match"],
  ["no file hash", changed(verifiedByHash(), { "data.fileHash": undefined }), "full match"],
  ["a mismatch of what is no hash", changed(verifiedByHash("no match"), { "data.fileHash": "?" }), "no match"],
])("what the service said is kept, whatever it proves: to a verification with %s", (_, data, result) => {
  expect(judgeVerify(replyWith(data), digest)).toMatchObject({
    verdict: "unknown",
    answer: { result, method: "file" },
  });
});

test("what the service said is kept, whatever it proves: to a question of any kind that is answered in a form of its own: the envelope", () => {
  for (const judge of [judgeStamp, judgeCheck, judgeVerify]) {
    expect(judge(replyWith({ fine: true }), digest)).toMatchObject({ verdict: "unknown", answer: said });
  }
});

test.each([undefined, null, ""])("no match is one also where the answer names no hash, but %j", (fileHash) => {
  const data = { data: { ...verifiedByHash("no match").data, fileHash } };
  expect(judgeVerify(replyWith(data), digest).verdict).toBe("no-match");
});

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
  ["in data.response and below it", { response }, "timestamplite"],
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
  expect(factsIn(data)).toMatchObject({ result: "full match" });
  expect(factsIn(data)?.method).toBe(method);
});

const none = "The service's answer was not clear: it has no verification result, or results that differ.";
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
  expect(judgeVerify(replyWith(data), digest)).toEqual({ verdict: "unknown", note: none, answer: said });
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
  expect(factsIn(data)?.report).toEqual(report);
});

test("the report's link is found also when nothing else is said of it", () => {
  const bare = { downloadUrl: report.url, fileName: null, fileSize: null, expiresIn: "" };
  expect(factsIn({ ...rest, file: bare })?.report).toEqual({ url: report.url });
});

test.each([
  ["is missing", rest],
  ["is null", { ...rest, file: null }],
  ["has no address", { ...rest, file: { fileName: "report.pdf" } }],
  ["has an address that is no text", { ...rest, file: { downloadUrl: 7 } }],
  ["has an address of 2,049 characters", { ...rest, file: { downloadUrl: "x".repeat(2049) } }],
])("the report's link is found nowhere when it %s", (_, data) => {
  expect(factsIn(data)).not.toHaveProperty("report");
});

test("counts are read as numbers and as digits, and as nothing else", () => {
  const counted = (count: unknown) => ({
    result: "full match",
    uniqueHashes: count,
    blockchainData: [],
    fileSegments: [{ offset: count, packetSize: count }],
  });
  expect(factsIn(counted("12"))).toMatchObject({ uniqueHashes: 12, segments: [{ offset: 12, packetSize: 12 }] });
  // An empty text is not given (docs/service-api.md#other-spellings).
  expect(factsIn(counted(""))).not.toHaveProperty("uniqueHashes");
  const others = ["-1", "1e3", "0x10", " 1", "1.5", "twelve", "9".repeat(16), [1], true];
  expect(others.filter((count) => factsIn(counted(count))?.result !== undefined)).toEqual([]);
});

test.each([
  [0, true],
  ["0", true],
  [-1, false],
  [1.5, false],
  ["-1", false],
])("a record of block %j is read: %s, for a statement states no other", (blockNumber, isRead) => {
  const data = { result: "full match", blockchainData: [{ blockNumber, matchedHash: aDigest }] };
  expect(factsIn(data)?.result !== undefined).toBe(isRead);
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
  expect(factsIn(data)).toEqual({
    ...said,
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
  expect(factsIn({ result: "no match", ...lists })).toEqual({ ...said, result: "no match" });
});

test("version 1 says everything in its own names", () => {
  expect(factsIn(verifiedByProof())).toEqual({
    ...said,
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
  });
});

test("what the service said names the request that was sent, and the answer by its own id", () => {
  expect(factsIn(undefined, { requestId: "sent" })).toEqual({ ...said, requestId: "sent" });
});

test("what the service said leaves out what the envelope does not say", () => {
  const bare = { status: "success", statusCode: 200, message: "", service: null };
  const envelope = readEnvelope({ value: bare, where: "the answer" });
  expect(factsIn(undefined, { envelope })).toEqual({ requestId: "request-1", records: [], segments: [] });
});

test("what the service said says that the local service gave it and what its chain is called, and nothing of it otherwise", () => {
  expect(factsIn(undefined, { demo: true, chainName: "X" })).toMatchObject({ demo: true, chainName: "X" });
  expect(factsIn(undefined)).not.toHaveProperty("demo");
});
