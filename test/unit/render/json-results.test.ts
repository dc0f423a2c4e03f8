import * as fc from "fast-check";
import { expect, test } from "vitest";

import { type Judgement } from "#core/row.ts";
import { verdicts } from "#words/verdicts.ts";
import type { Mode } from "#evidence/run.ts";
import { invisibleCharacters } from "#core/text.ts";
import { toToolResult } from "#render/json-results.ts";
import { hostileText } from "../../support/files/hostile-text.ts";
import { aDigest, aFullEvidence, anEvidence, outcomes } from "../../support/results.ts";

const digest = aDigest(1);
const modes = ["stamp", "check", "verify"] as const satisfies readonly Mode[];
const allowed = {
  stamp: ["pending", "finalized", "failed", "unknown"],
  check: ["finalized", "failed", "unknown"],
  verify: ["finalized", "pending", "failed", "unknown"],
};
const kinds = {
  stamp: "service/stamp_result@v2",
  check: "service/check_hash_result@v2",
  verify: "service/verify_result@v2",
};
const all = modes.flatMap((mode) => verdicts.map((verdict) => ({ mode, verdict, outcome: outcomes(digest)[verdict] })));

test("every verdict has its status in each mode, and one plain summary, which a verification may add to", () => {
  const rows = verdicts.map((verdict) => {
    const results = modes.map((mode) => toToolResult(mode, outcomes(digest)[verdict], digest));
    const [stamp = "", check = "", verify = ""] = results.map(({ summary }) => summary);
    expect(check).toBe(stamp);
    const summary = verify === stamp ? stamp : `${stamp}\n  verify: ${verify}`;
    return `${verdict} (${results.map(({ status }) => status).join(", ")}): ${summary}`;
  });
  expect(rows.join("\n")).toMatchInlineSnapshot(`
    "accepted (pending, unknown, pending): Accepted: a check finds the hash once a block holds it, usually within minutes.
    anchored (finalized, finalized, finalized): Anchored: the hash is on the chain.
      verify: Anchored: the hash is on the chain. The service says: “Verification complete - PDF uploaded” (CORE_API, 2026-01-29T13:54:50.427Z).
    already-anchored (finalized, finalized, finalized): Already anchored: first seen in block 1906787 (2026-01-21T09:55:48.726Z).
      verify: Already anchored: first seen in block 1906787 (2026-01-21T09:55:48.726Z). The service says: “Verification complete - PDF uploaded” (CORE_API, 2026-01-29T13:54:50.427Z).
    found (finalized, finalized, finalized): Hash found.
    not-found (finalized, finalized, finalized): Hash not found.
    verified (finalized, finalized, finalized): Full match: exactly this hash is anchored.
      verify: Full match: exactly this hash is anchored. The service says: “Verification complete - PDF uploaded” (CORE_API, 2026-01-29T13:54:50.427Z).
    no-match (finalized, finalized, finalized): No match: this hash is not anchored. If it was stamped minutes ago, verify it again later.
      verify: No match: this hash is not anchored. If it was stamped minutes ago, verify it again later. The service says: “Verification complete” (CORE_API).
    timestamped (finalized, finalized, finalized): Time-stamped: It existed by 27 Nov 2026 23:12 UTC.
    changed (finalized, finalized, finalized): Changed: The release serves other bytes under this name.
    unclear (pending, unknown, pending): Unclear: This stamp may have been paid for.
    unknown (unknown, unknown, unknown): Unknown: The service's answer was not clear.
    unreachable (failed, failed, failed): Unreachable with SERVICE_UNAVAILABLE: POST /core answered 503. Your files are not judged. Wait a few minutes, then run the job again. After a stamp, wait for block-time first: it may have been paid for. What the chain holds by then is not paid again.
    failed (failed, failed, failed): Failed with REQUEST_REJECTED: POST /core answered 400. Give the request id to the service's operator, who can see why the request was refused.
    skipped (unknown, unknown, unknown): Skipped: No API key is set, so nothing was asked."
  `);
});

test.each(all)("$mode of $verdict keeps the envelope's rules", ({ mode, outcome }) => {
  const result = toToolResult(mode, outcome, digest);
  expect(result.kind).toBe(kinds[mode]);
  expect(allowed[mode]).toContain(result.status);
  expect("error" in result).toBe(result.status === "failed");
  expect("links" in result).toBe(mode === "verify");
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
});

test("a check's data say found only where it is known, with what was read of the answer", () => {
  const { found, failed, unknown } = outcomes(digest);
  const notFound = outcomes(digest)["not-found"];
  expect(toToolResult("check", found, digest).data).not.toHaveProperty("_raw.requestId");
  const evidence = anEvidence({ answerId: "theirs", message: "Hash checked", result: "Hash found." });
  expect(toToolResult("check", { verdict: "found", answer: evidence }, digest).data).toEqual({
    found: true,
    message: "Hash checked",
    _raw: {
      requestId: "theirs",
      message: "Hash checked",
      hash: digest,
      data: "Hash found.",
    },
  });
  expect(toToolResult("check", notFound, digest).data).toMatchObject({
    found: false,
    _raw: { data: "Hash not found." },
  });
  for (const outcome of [failed, unknown]) {
    const { data } = toToolResult("check", outcome, digest);
    expect(data).not.toHaveProperty("found");
    expect(data).toMatchObject({ message: expect.any(String) as string, _raw: {} });
  }
});

test("a verification's data are the service's, in the names of the specification", () => {
  expect(toToolResult("verify", outcomes(digest).verified, digest)).toMatchInlineSnapshot(`
    {
      "data": {
        "blockchainData": [
          {
            "blockDate": "2026-01-21T09:55:48.726Z",
            "blockNumber": 1906787,
            "matchedHash": "0x0000000100000001000000010000000100000001000000010000000100000001",
            "transactionId": "0x0B",
            "txpowId": "0x0A",
          },
        ],
        "date": "2026-01-29T13:54:50.427Z",
        "fileSegments": [
          {
            "matchedHash": "0000000100000001000000010000000100000001000000010000000100000001",
            "offset": 0,
            "packetSize": 0,
          },
        ],
        "message": "Verification complete - PDF uploaded",
        "method": "file",
        "nftCoinId": "0x0C",
        "nftTxnId": "0x0D",
        "reportFile": {
          "downloadUrl": "https://storage.example/report.pdf?X-Amz-Expires=3600&sig=a",
          "expiresIn": "1 hour",
          "fileName": "verification-report.pdf",
          "fileSize": 78082,
        },
        "result": "full match",
        "service": "CORE_API",
        "unique_hashes": 1,
      },
      "kind": "service/verify_result@v2",
      "links": [
        {
          "href": "https://storage.example/report.pdf?X-Amz-Expires=3600&sig=a",
          "label": "Verification report (PDF, expires in 1 hour)",
          "rel": "report",
        },
      ],
      "status": "finalized",
      "summary": "Full match: exactly this hash is anchored. The service says: “Verification complete - PDF uploaded” (CORE_API, 2026-01-29T13:54:50.427Z).",
    }
  `);
});

test("a failure has code, message and hint, and no data that could be taken for an answer", () => {
  const result = toToolResult("verify", outcomes(digest).failed, digest);
  expect(result.error).toEqual({
    code: "REQUEST_REJECTED",
    message: "POST /core answered 400.",
    hint: "Give the request id to the service's operator, who can see why the request was refused.",
  });
  expect(result.data).toEqual({});
});

test("an earlier stamp is called first seen, in the oldest block that is about the digest", () => {
  const records = [
    { blockNumber: 30, blockDate: "2026-03-01 00:00:00", matchedHash: digest },
    { blockNumber: "20", blockDate: "2026-01-01 00:00:00", matchedHash: `0x${digest.toUpperCase()}` },
    { blockNumber: 10, blockDate: "2025-01-01 00:00:00", matchedHash: aDigest(2) },
    { matchedHash: digest },
  ];
  const outcome: Judgement = { verdict: "already-anchored", answer: anEvidence({ records }) };
  expect(toToolResult("stamp", outcome, digest).summary).toBe(
    "Already anchored: first seen in block 20 (2026-01-01 00:00:00).",
  );
  expect(toToolResult("stamp", outcome).summary).toBe("Already anchored: the hash is on the chain.");
});

test("the demonstration service is named, except in the two fixed texts of a check", () => {
  const demo = aFullEvidence(digest, { demo: true });
  expect(toToolResult("verify", { verdict: "verified", answer: demo }, digest).summary).toContain(
    "A demonstration on a private test chain: nothing was anchored on a public chain.",
  );
  const check = toToolResult("check", { verdict: "found", answer: demo }, digest);
  expect(check.summary).toBe("Hash found.");
  expect(check.data).toMatchObject({ _raw: { demo: true } });
});

test.each(["javascript:alert(1)", "http://storage.example/x", "https://a:b@storage.example/x"])(
  "the report %s is linked nowhere",
  (url) => {
    const evidence = aFullEvidence(digest, { report: { url, expiresIn: "1 hour" } });
    const result = toToolResult("verify", { verdict: "verified", answer: evidence }, digest);
    expect(result.links).toEqual([]);
    expect(JSON.stringify(result)).not.toContain(url);
  },
);

test("every text of the service is on one line, capped and free of unseen characters", () => {
  const long = fc.oneof(
    hostileText(),
    hostileText().map((text) => text + "x".repeat(3000)),
  );
  fc.assert(
    fc.property(long, (text) => {
      const evidence = aFullEvidence(digest, { message: text, service: text, date: text, result: text, address: text });
      const hostile = { ...evidence, requestId: text, records: [{ blockDate: text, matchedHash: digest }] };
      const evil: readonly Judgement[] = [
        { verdict: "verified", answer: hostile },
        { verdict: "already-anchored", answer: hostile },
        { verdict: "unknown", note: text, answer: hostile },
      ];
      for (const result of evil.flatMap((outcome) => modes.map((mode) => toToolResult(mode, outcome, digest)))) {
        for (const value of textsIn(result)) {
          expect(value.replaceAll(invisibleCharacters, "")).toBe(value);
          expect(value.length).toBeLessThanOrEqual(1200);
        }
      }
    }),
  );
});

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
