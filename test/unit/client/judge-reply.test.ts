import { describe, expect, test } from "vitest";

import { judgeCheck, judgeStamp, judgeVerify } from "../../../src/client/judge-reply.ts";
import type { Digest } from "../../../src/domain/digest.ts";
import { requestIdOf, type Outcome } from "../../../src/domain/outcome.ts";
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

/** The verdict, and the code of a failure: what a case asserts. */
const verdict = (outcome: Outcome): string => (outcome.kind === "failed" ? outcome.error.code : outcome.kind);

/** `data` with the member at `path` replaced, or removed when `value` is undefined. */
function changed(data: object, path: string, value?: unknown): unknown {
  const copy = structuredClone(data) as Record<string, unknown>;
  const names = path.split(".");
  const last = names.pop() ?? "";
  const parent = names.reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

/** Why an outcome is what it is, as a user reads it. */
function reasonOf(outcome: Outcome): string {
  if (outcome.kind === "failed") return `${outcome.error.code}: ${outcome.error.message}`;
  return "note" in outcome ? `${outcome.kind}: ${outcome.note}` : outcome.kind;
}

describe("a stamp", () => {
  test.each([
    ["the specification's example", sentStamp(), "accepted"],
    ["an upper-case state", sentStamp(aDigest.toUpperCase()), "accepted"],
    ["a second state slot", changed(sentStamp(), "params.state", { "1": "0x00", "99": `0x${aDigest}` }), "accepted"],
    ["verification data for our hash", verifiedByHash(), "already-anchored"],
    ["flat verification data for our hash", verifiedByHash().data, "already-anchored"],
  ])("is accepted with %s", (_, data, expected) => {
    expect(verdict(judgeStamp(replyWith(data), digest))).toBe(expected);
  });

  test.each([
    ["another hash in the state", sentStamp(anotherDigest), "REPLY_MISMATCH"],
    ["status false", changed(sentStamp(), "status", false), "SERVICE_REFUSED"],
    ["status as text", changed(sentStamp(), "status", "true"), "unknown"],
    ["another command", changed(sentStamp(), "command", "simulate"), "unknown"],
    ["no command", changed(sentStamp(), "command"), "unknown"],
    ["an empty state", changed(sentStamp(), "params.state", {}), "unknown"],
    ["our hash with a digit missing", changed(sentStamp(), "params.state", { "99": aDigest.slice(1) }), "unknown"],
    ["our hash inside a longer text", changed(sentStamp(), "params.state", { "99": `0x${aDigest}00` }), "unknown"],
    [
      "our hash as the address only",
      changed(changed(sentStamp(), "params.state", {}) as object, "params.address", aDigest),
      "unknown",
    ],
    ["no params", changed(sentStamp(), "params"), "unknown"],
    ["verification data for another hash", verifiedByHash("full match", anotherDigest), "REPLY_MISMATCH"],
    ["a verification that does not match", verifiedByHash("no match"), "unknown"],
    ["a match without a chain record", changed(verifiedByHash(), "data.blockchainData", []), "unknown"],
    ["no data", undefined, "unknown"],
    ["data as a list", [sentStamp()], "unknown"],
    ["data as text", "send", "unknown"],
  ])("is not accepted with %s", (_, data, expected) => {
    expect(verdict(judgeStamp(replyWith(data), digest))).toBe(expected);
  });
});

describe("a check", () => {
  test.each([
    ["Hash found.", checked("Hash found."), "found"],
    ["Hash not found.", checked("Hash not found."), "not-found"],
    ["an upper-case echo", checked("Hash found.", aDigest.toUpperCase()), "found"],
    ["a prefixed echo", checked("Hash found.", `0x${aDigest}`), "found"],
  ])("is answered by %s", (_, data, expected) => {
    expect(verdict(judgeCheck(replyWith(data), digest))).toBe(expected);
  });

  test.each([
    ["another hash", checked("Hash found.", anotherDigest), "REPLY_MISMATCH"],
    ["another hash that was not found", checked("Hash not found.", anotherDigest), "REPLY_MISMATCH"],
    ["a changed wording", checked("Hash was found."), "unknown"],
    ["lower case", checked("hash found."), "unknown"],
    ["no full stop", checked("Hash found"), "unknown"],
    ["trailing space", checked("Hash found. "), "unknown"],
    ["an empty text", checked(""), "unknown"],
    ["true instead of the text", changed(checked(""), "data", true), "unknown"],
    ["no hash", changed(checked("Hash found."), "hash"), "unknown"],
    ["a hash that is none", checked("Hash found.", "deadbeef"), "unknown"],
    ["no data", undefined, "unknown"],
    ["null", null, "unknown"],
  ])("is not answered by %s", (_, data, expected) => {
    expect(verdict(judgeCheck(replyWith(data), digest))).toBe(expected);
  });
});

describe("a verification", () => {
  test.each([
    ["the answer by hash", verifiedByHash(), "verified"],
    ["the answer to a proof", verifiedByProof(), "verified"],
    ["a flat answer", verifiedByHash().data, "verified"],
    [
      "a flat response of version 1",
      { response: { ...verifiedByProof().response, ...verifiedByProof().response.data } },
      "verified",
    ],
    [
      "a block number as text",
      changed(verifiedByHash(), "data.blockchainData", [{ block_number: "19", matched_hash: aDigest }]),
      "verified",
    ],
    ["no match", verifiedByHash("no match"), "no-match"],
    ["no match to a proof", verifiedByProof("no match"), "no-match"],
    ["no match without records", changed(verifiedByHash("no match"), "data.blockchainData", []), "no-match"],
  ])("is decided by %s", (_, data, expected) => {
    expect(verdict(judgeVerify(replyWith(data), digest))).toBe(expected);
  });

  test.each([
    ["partial match", verifiedByHash("partial match"), "unknown"],
    ["exact match, which the specification does not name", verifiedByHash("exact match"), "unknown"],
    ["Full match", verifiedByHash("Full match"), "unknown"],
    ["a padded result", verifiedByHash("full match "), "unknown"],
    ["success instead of a result", verifiedByHash("success"), "unknown"],
    ["no result", changed(verifiedByHash(), "data.result"), "unknown"],
    ["a result that is no text", changed(verifiedByHash(), "data.result", true), "unknown"],
    ["the hash of another file", verifiedByHash("full match", anotherDigest), "REPLY_MISMATCH"],
    ["no match for another file", verifiedByHash("no match", anotherDigest), "REPLY_MISMATCH"],
    ["no file hash", changed(verifiedByHash(), "data.fileHash"), "unknown"],
    ["a shortened file hash", changed(verifiedByHash(), "data.fileHash", aDigest.slice(0, 32)), "unknown"],
    ["no match with a file hash that is none", changed(verifiedByHash("no match"), "data.fileHash", "?"), "unknown"],
    ["no chain record", changed(verifiedByHash(), "data.blockchainData", []), "unknown"],
    ["chain records left out", changed(verifiedByHash(), "data.blockchainData"), "unknown"],
    [
      "chain records of another hash",
      changed(verifiedByHash(), "data.blockchainData", [{ matchedHash: anotherDigest }]),
      "unknown",
    ],
    [
      "a chain record that names no hash",
      changed(verifiedByHash(), "data.blockchainData", [{ blockNumber: 1 }]),
      "unknown",
    ],
    [
      "chain records that are no list",
      changed(verifiedByHash(), "data.blockchainData", { matchedHash: aDigest }),
      "unknown",
    ],
    ["two spellings that disagree", changed(verifiedByHash(), "data.file_hash", anotherDigest), "unknown"],
    ["results that disagree", changed(verifiedByHash("no match"), "data.Result", "full match"), "unknown"],
    [
      "more records than can be",
      changed(
        verifiedByHash(),
        "data.blockchainData",
        Array.from({ length: 1001 }, () => ({ matchedHash: aDigest })),
      ),
      "unknown",
    ],
    ["no data", undefined, "unknown"],
    ["a list", [verifiedByHash()], "unknown"],
  ])("is not verified by %s", (_, data, expected) => {
    expect(verdict(judgeVerify(replyWith(data), digest))).toBe(expected);
  });

  test.each(["blockchainData", "fileSegments"])("says when it has too many %s to be read", (name) => {
    const data = changed(
      verifiedByHash(),
      `data.${name}`,
      Array.from({ length: 1001 }, () => ({})),
    );
    const outcome = judgeVerify(replyWith(data), digest);
    expect(outcome).toMatchObject({ note: expect.stringContaining("more than 1000 chain records or file segments") });
  });

  test("accepts a record of the root that the proof was checked to lead to, and of no other", () => {
    const records = [{ matched_hash: anotherDigest }];
    const data = changed(verifiedByProof(), "response.data.blockchain_data", records);
    expect(verdict(judgeVerify(replyWith(data), digest, another))).toBe("verified");
    expect(verdict(judgeVerify(replyWith(data), digest))).toBe("unknown");
  });

  test("keeps what the service said, in our words", () => {
    expect(judgeVerify(replyWith(verifiedByHash()), digest)).toMatchInlineSnapshot(`
      {
        "evidence": {
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
        "kind": "verified",
      }
    `);
  });

  test("reads members of a hostile prototype as plain data", () => {
    const data: unknown = JSON.parse(
      `{"__proto__": ${JSON.stringify(verifiedByHash())}, "constructor": {"result": "full match"}}`,
    );
    expect(verdict(judgeVerify(replyWith(data), digest))).toBe("unknown");
  });
});

test("every reason why an answer is not taken, as a user reads it", () => {
  const stamps = {
    "a stamp of another hash": sentStamp(anotherDigest),
    "a stamp of no hash": changed(sentStamp(), "params.state", { "99": "0x00" }),
    "a stamp that its node refused": changed(sentStamp(), "status", false),
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
    "a mismatch of what is no hash": changed(verifiedByHash("no match"), "data.fileHash", "?"),
    "a verification with another result": verifiedByHash("partial match"),
    "a verification of no hash": changed(verifiedByHash(), "data.fileHash"),
    "a verification without a record": changed(verifiedByHash(), "data.blockchainData", []),
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
      "a check in a form of its own": "unknown: The service's answer proves nothing: it has no check result.",
      "a check in other words": "unknown: The service's answer proves nothing: its text is neither “Hash found.” nor “Hash not found.”.",
      "a check of another hash": "REPLY_MISMATCH: The service answered that another hash was checked than the one that was asked about.",
      "a check of no hash": "unknown: The service's answer proves nothing: it does not say which hash it checked.",
      "a mismatch of what is no hash": "unknown: The service's answer proves nothing: its file hash is not a hash.",
      "a stamp in a form of its own": "unknown: The service's answer proves nothing: it neither anchors the hash nor matches it.",
      "a stamp of another hash": "REPLY_MISMATCH: The service answered that another hash was sent to the chain than the one that was asked about.",
      "a stamp of no hash": "unknown: The service's answer proves nothing: it names no hash that was sent to the chain.",
      "a stamp that its node refused": "SERVICE_REFUSED: The service answered, but its node did not accept the stamp (status is false).",
      "a stamp with a verification of another hash": "REPLY_MISMATCH: The service answered that another hash was verified than the one that was asked about.",
      "a stamp with a verification that does not match": "unknown: The service's answer proves nothing: it neither anchors the hash nor matches it.",
      "a verification in a form of its own": "unknown: The service's answer proves nothing: it has no verification result.",
      "a verification of another hash": "REPLY_MISMATCH: The service answered that another hash was verified than the one that was asked about.",
      "a verification of no hash": "unknown: The service's answer proves nothing: it does not say which hash it verified.",
      "a verification with another result": "unknown: The service's answer proves nothing: its result is not one that is known.",
      "a verification without a record": "unknown: The service's answer proves nothing: no chain record in it matches the hash.",
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

describe("what the service said is kept, whatever it proves", () => {
  const said = {
    answerId: "request-1",
    requestId: "request-1",
    message: "Done",
    service: "CORE_API",
    date: "2026-01-29T13:54:50.427Z",
    records: [],
    segments: [],
  };

  test("to a stamp: where it was sent, and that no block holds it yet", () => {
    expect(judgeStamp(replyWith(sentStamp()), digest)).toEqual({
      kind: "accepted",
      evidence: { ...said, address: "0x29F774D9" },
    });
  });

  test("to a stamp of what is there: the verification", () => {
    expect(judgeStamp(replyWith(verifiedByHash()), digest)).toEqual({
      ...judgeVerify(replyWith(verifiedByHash()), digest),
      kind: "already-anchored",
    });
  });

  test.each(["Hash found.", "Hash not found.", "Hash was found."])("to a check: %s", (result) => {
    expect(judgeCheck(replyWith(checked(result)), digest)).toMatchObject({ evidence: { ...said, result } });
  });

  test.each([
    ["another result", verifiedByHash("partial match"), "partial match"],
    ["no record", changed(verifiedByHash(), "data.blockchainData", []), "full match"],
    ["no file hash", changed(verifiedByHash(), "data.fileHash"), "full match"],
    ["a mismatch of what is no hash", changed(verifiedByHash("no match"), "data.fileHash", "?"), "no match"],
  ])("to a verification with %s", (_, data, result) => {
    expect(judgeVerify(replyWith(data), digest)).toMatchObject({
      kind: "unknown",
      evidence: { result, method: "file" },
    });
  });

  test("to a question of any kind that is answered in a form of its own: the envelope", () => {
    for (const judge of [judgeStamp, judgeCheck, judgeVerify]) {
      expect(judge(replyWith({ fine: true }), digest)).toMatchObject({ kind: "unknown", evidence: said });
    }
  });
});

test.each([undefined, null, ""])("no match is one also where the answer names no hash, but %j", (fileHash) => {
  const data = { data: { ...verifiedByHash("no match").data, fileHash } };
  expect(judgeVerify(replyWith(data), digest).kind).toBe("no-match");
});
