import { expect, test } from "vitest";

import type { Digest } from "../../../src/domain/digest.ts";
import { AnchorError, toAnchorError } from "../../../src/domain/errors.ts";
import type { Evidence, Outcome } from "../../../src/domain/outcome.ts";
import { toCallResult } from "../../../src/mcp/result.ts";

const digest = "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532" as Digest;
const evidence: Evidence = { requestId: "the-id", records: [], segments: [] };

test("a secret is struck out of every text, wherever it came from", () => {
  const secrets = ["s3cret-one", "s3cret-two"];
  const outcomes: readonly Outcome[] = [
    { kind: "failed", error: toAnchorError(new TypeError("cannot read s3cret-one of s3cret-two")) },
    {
      kind: "unknown",
      note: "A redirect to https://s3cret-one.example.",
      evidence: { ...evidence, method: "s3cret-two" },
    },
  ];
  for (const outcome of outcomes) {
    const text = JSON.stringify(toCallResult("verify", outcome, digest, secrets));
    expect(text).toContain("***");
    expect(text).not.toContain("s3cret");
  }
});

test("a secret so short that it stands in every sentence is left alone", () => {
  const { summary } = toCallResult("check", { kind: "found", evidence }, digest, ["a", ""]);
  expect(summary).toBe("Hash found.");
});

test("a failure speaks of the tool server's settings, not of a workflow's inputs", () => {
  const error = new AnchorError("API_KEY_REJECTED", "POST /x answered 401.", { said: "no", requestId: "the-id" });
  const { structuredContent } = toCallResult("verify", { kind: "failed", error }, digest, []);
  expect(structuredContent).toEqual({
    kind: "service/verify_result@v2",
    status: "failed",
    data: { message: "no", requestId: "the-id" },
    links: [],
    error: {
      code: "API_KEY_REJECTED",
      message: "POST /x answered 401.",
      hint: "Have the user check ANCHOR_API_KEY in the tool server's configuration.",
    },
  });
});

test("a hint that knows better than the tables is kept", () => {
  const error = new AnchorError("HASH_INVALID", "file_hash is wrong.", { hint: "Send another." });
  const { structuredContent } = toCallResult("check", { kind: "failed", error }, undefined, []);
  expect(structuredContent).toMatchObject({ error: { hint: "Send another." } });
});

test("a check that failed says neither found nor not found, and carries the id of its request", () => {
  const error = new AnchorError("SERVICE_UNAVAILABLE", "POST /x answered 503.", { requestId: "the-id", said: "later" });
  const { structuredContent } = toCallResult("check", { kind: "failed", error }, digest, []);
  expect(structuredContent).toMatchObject({ status: "failed" });
  expect((structuredContent as { data: object }).data).toEqual({
    message: expect.stringContaining("SERVICE_UNAVAILABLE"),
    _raw: { requestId: "the-id", message: "later" },
  });
});
