import { describe, expect, test } from "vitest";

import type { Digest } from "../../../src/domain/digest.ts";
import { AnchorError, type ErrorCode } from "../../../src/domain/errors.ts";
import type { Outcome } from "../../../src/domain/outcome.ts";
import { afterWaiting, awaitFinality, isAwaited } from "../../../src/operations/finality.ts";
import { aDigest, anotherDigest } from "../../support/network/replies.ts";

const evidence = { requestId: "r", records: [], segments: [] };
const found: Outcome = { kind: "found", evidence };
const notFound: Outcome = { kind: "not-found", evidence };
const anchored: Outcome = { kind: "anchored", finalized: false, evidence };
const pending: Outcome = { kind: "pending", note: "unclear" };
const failed = (code: ErrorCode): Outcome => ({ kind: "failed", error: new AnchorError(code, "no") });

function watch(check: (digest: string, look: number, stop: AbortController) => Outcome) {
  const stop = new AbortController();
  const looks: string[] = [];
  const waits: number[] = [];
  const settled = awaitFinality([aDigest, anotherDigest, aDigest] as Digest[], {
    timeoutMs: 60_000,
    concurrency: 2,
    stop: stop.signal,
    check: async (digest) => check(digest, looks.push(digest), stop),
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
    expect([...(await settled).values()]).toEqual([notFound, notFound]);
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

  test("tells the others what stopped it", async () => {
    const { settled } = watch((digest) => (digest === aDigest ? failed("API_KEY_REJECTED") : notFound));
    const other = (await settled).get(anotherDigest as Digest);
    expect(other).toMatchObject({ kind: "failed", error: { code: "NOT_ATTEMPTED" } });
    expect(afterWaiting(anchored, other)).toMatchObject({
      kind: "pending",
      note: expect.stringMatching(/API_KEY_REJECTED/),
    });
  });

  test("tells what came between to those it did not reach", async () => {
    const { settled } = watch((digest, _, stop) => {
      if (digest === aDigest) return failed("SERVICE_UNAVAILABLE");
      stop.abort();
      return failed("NOT_ATTEMPTED");
    });
    const other = (await settled).get(anotherDigest as Digest);
    expect(afterWaiting(anchored, other)).toMatchObject({ note: expect.stringMatching(/SERVICE_UNAVAILABLE/) });
  });

  test("keeps what it has seen when the next look is broken off", async () => {
    const { settled } = watch((_, look, stop) => {
      if (look < 3) return notFound;
      stop.abort();
      return failed("NOT_ATTEMPTED");
    });
    expect([...(await settled).values()]).toEqual([notFound, notFound]);
  });

  test("tells what holds back a look that nobody broke off, and does not look in vain", async () => {
    const { looks, waits, settled } = watch((_, look) => (look < 3 ? notFound : failed("NOT_ATTEMPTED")));
    expect([...(await settled).values()]).toMatchObject([{ kind: "failed" }, { kind: "failed" }]);
    expect(looks).toHaveLength(4);
    expect(waits).toHaveLength(2);
  });
});

describe("after the waiting", () => {
  test.each([
    ["an accepted stamp that was found", anchored, found, { kind: "anchored", finalized: true }],
    [
      "an accepted stamp that was not found",
      anchored,
      notFound,
      { kind: "pending", note: expect.stringMatching(/not find it on the chain yet/) },
    ],
    [
      "an accepted stamp that was never looked for",
      anchored,
      undefined,
      { kind: "pending", note: expect.stringMatching(/before.*asked/) },
    ],
    [
      "an accepted stamp that an outage hides",
      anchored,
      failed("SERVICE_UNAVAILABLE"),
      {
        kind: "pending",
        note: expect.stringMatching(/^(?!.*on the chain yet).*could not be asked.*SERVICE_UNAVAILABLE/),
      },
    ],
    [
      "an accepted stamp that a proxy hides",
      anchored,
      { kind: "unknown", note: "A login page." },
      { kind: "pending", note: expect.stringMatching(/^(?!.*on the chain yet).*could not be asked.*A login page/) },
    ],
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
