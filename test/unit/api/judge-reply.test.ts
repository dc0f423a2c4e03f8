import { expect, test } from "vitest";

import { judgeCheck, judgeStamp, judgeVerify } from "#api/judge-reply.ts";
import type { Digest } from "#core/digest.ts";
import { requestIdOf, type Judgement } from "#core/row.ts";
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
const another = anotherDigest as Digest;

/** Why an outcome is what it is, as a user reads it. */
function reasonOf(outcome: Judgement): string {
  if (outcome.verdict === "failed") return `${outcome.error.code}: ${outcome.error.message}`;
  return outcome.note !== undefined ? `${outcome.verdict}: ${outcome.note}` : outcome.verdict;
}

// What each answer is judged to be stands in test/conformance; here is what a judgement holds, and the odd ends.

test("a verification with more records than can be proves nothing", () => {
  const records = Array.from({ length: 1001 }, () => ({ matchedHash: aDigest }));
  const data = changed(verifiedByHash(), { "data.blockchainData": records });
  expect(judgeVerify(replyWith(data), digest)).toMatchObject({
    verdict: "unknown",
    note: expect.stringContaining("more than 1000 chain records"),
  });
});

test("a verification accepts a record of the root that the proof was checked to lead to, and of no other", () => {
  const records = [{ matched_hash: anotherDigest }];
  const data = changed(verifiedByProof(), { "response.data.blockchain_data": records });
  expect(judgeVerify(replyWith(data), digest, another).verdict).toBe("verified");
  expect(judgeVerify(replyWith(data), digest).verdict).toBe("unknown");
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
  ["a stamp", judgeStamp(replyWith(sentStamp()), digest)],
  ["a stamp of what is there", judgeStamp(replyWith(verifiedByHash()), digest)],
  ["a check", judgeCheck(replyWith(checked("Hash not found.")), digest)],
  ["a verification", judgeVerify(replyWith(verifiedByProof()), digest)],
  ["what proves nothing", judgeVerify(replyWith({}), digest)],
])("%s names the request, to be quoted to the service's operator", (_, outcome) => {
  expect(requestIdOf(outcome)).toBe("request-1");
});

const said = {
  answerId: "request-1",
  requestId: "request-1",
  message: "Done",
  service: "CORE_API",
  date: "2026-01-29T13:54:50.427Z",
  records: [],
  segments: [],
};

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
