import { describe, expect, test } from "vitest";

import type { Digest } from "../../src/domain/digest.ts";
import { AnchorError } from "../../src/domain/errors.ts";
import type { Outcome } from "../../src/domain/outcome.ts";
import { afterWaiting, awaitFinality, isAwaited } from "../../src/operations/finality.ts";
import { aDigest, anotherDigest } from "../support/replies.ts";

const evidence = { requestId: "r", records: [], segments: [] };
const found: Outcome = { kind: "found", evidence };
const notFound: Outcome = { kind: "not-found", evidence };
const anchored: Outcome = { kind: "anchored", finalized: false, evidence };
const pending: Outcome = { kind: "pending", note: "unclear" };
const failed = (code: "SERVICE_UNAVAILABLE" | "API_KEY_REJECTED" | "REPLY_MISMATCH"): Outcome => ({
  kind: "failed",
  error: new AnchorError(code, "no"),
});

function watch(check: (digest: string, look: number) => Outcome, stop = new AbortController()) {
  const looks: string[] = [];
  const waits: number[] = [];
  const settled = awaitFinality([aDigest, anotherDigest, aDigest] as Digest[], {
    timeoutMs: 60_000,
    concurrency: 2,
    stop: stop.signal,
    check: async (digest) => check(digest, looks.push(digest)),
    wait: async (milliseconds) => {
      if (waits.push(milliseconds) > 8) stop.abort();
    },
  });
  return { looks, waits, settled };
}

describe("waiting for the chain", () => {
  test("looks for each digest once a round, and no more for those that were found", async () => {
    const { looks, settled } = watch((digest, look) => (digest === aDigest || look > 2 ? found : notFound));
    expect((await settled).size).toBe(2);
    expect(looks).toEqual([aDigest, anotherDigest, anotherDigest]);
  });

  test("pauses longer from round to round", async () => {
    const { waits, settled } = watch(() => notFound);
    expect((await settled).size).toBe(0);
    expect(waits.slice(0, 6)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  });

  test("takes an outage for no answer and goes on", async () => {
    const { settled } = watch((_, look) => (look < 4 ? failed("SERVICE_UNAVAILABLE") : found));
    expect([...(await settled).values()].map(({ kind }) => kind)).toEqual(["found", "found"]);
  });

  test("ends when all asking is at its end", async () => {
    const { looks, settled } = watch(() => failed("API_KEY_REJECTED"));
    await settled;
    expect(looks.length).toBeLessThanOrEqual(2);
  });
});

describe("after the waiting", () => {
  test.each([
    ["an accepted stamp that was found", anchored, found, { kind: "anchored", finalized: true }],
    ["an accepted stamp that was not found", anchored, undefined, { kind: "pending" }],
    ["an unclear stamp that was found", pending, found, { kind: "already-anchored" }],
    ["an unclear stamp that was not found", pending, undefined, { kind: "pending" }],
    ["a stamp whose look answered about another hash", anchored, failed("REPLY_MISMATCH"), { kind: "failed" }],
    ["a stamp whose look was refused", anchored, failed("API_KEY_REJECTED"), { kind: "pending" }],
    ["a failed stamp", failed("SERVICE_UNAVAILABLE"), found, { kind: "failed" }],
  ] as const)("%s", (_, stamped, seen, expected) => {
    expect(afterWaiting(stamped, seen)).toMatchObject(expected);
  });

  test("only what waiting can change is awaited", () => {
    expect(
      [anchored, { ...anchored, finalized: true } as Outcome, pending, found, failed("REPLY_MISMATCH")].map(isAwaited),
    ).toEqual([true, false, true, false, false]);
  });
});
