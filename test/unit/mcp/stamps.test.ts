import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Client } from "#api/client.ts";
import type { Digest } from "#core/digest.ts";
import { AnchorError, type ErrorCode } from "#core/errors.ts";
import { type Judgement, toFailure, type AnswerFacts } from "#core/row.ts";
import { createStampOnce, openSharedJournal, type SharedJournal, type StampOnce } from "#mcp/stamps.ts";
import { judgeUnresolved, judgePerhapsPaid } from "#core/open-stamp.ts";
import { isPosix } from "../../support/availability.ts";
import { createFakeClock } from "../../support/clock.ts";

const evidence: AnswerFacts = { requestId: "r", records: [], segments: [] };
const anchored: Judgement = { verdict: "accepted", answer: evidence };
const found: Judgement = { verdict: "found", answer: { ...evidence, requestId: "check" } };
const notFound: Judgement = { verdict: "not-found", answer: evidence };
const pending = judgeUnresolved({ kind: "unclear", sinceMs: 0, mayResend: true, ownMessage: "It was lost." });
const failed = (code: ErrorCode): Judgement => toFailure(new AnchorError(code, "It failed."));
const { signal } = new AbortController();

const digests = Array.from({ length: 200 }, (_, index) => index.toString(16).padStart(64, "0") as Digest);
const [a = "" as Digest, b = "" as Digest] = digests;

/** A service that answers as it is told: the last answer of each list stays. */
function createTold(stamps: readonly Judgement[], checks: readonly Judgement[] = [notFound]) {
  const sent = { stamps: 0, checks: 0 };
  const next = (answers: readonly Judgement[], kind: keyof typeof sent): Judgement => {
    const answer = answers[Math.min(sent[kind], answers.length - 1)];
    sent[kind] += 1;
    return answer ?? notFound;
  };
  const client: Client = {
    stamp: async () => next(stamps, "stamps"),
    check: async () => next(checks, "checks"),
    verify: async () => notFound,
    verifyProof: async () => notFound,
    isClosedByService: () => false,
    close: async () => {},
  };
  return { client, sent };
}

test("stamps that are asked for all at once do not pass the limit", async () => {
  const { client, sent } = createTold([anchored]);
  const stampOnce = createStampOnce(100, createFakeClock());
  const ends = await Promise.allSettled(digests.map((digest) => stampOnce(digest, client, signal)));
  expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(100);
  expect(sent.stamps).toBe(100);
});

test("a limit of 0 allows none", async () => {
  const { client, sent } = createTold([anchored]);
  await expect(createStampOnce(0)(a, client, signal)).rejects.toMatchObject({ code: "STAMP_LIMIT_REACHED" });
  expect(sent.stamps).toBe(0);
});

test("a stamp that the service refused is not counted and may be asked for again", async () => {
  const { client, sent } = createTold([failed("SERVICE_UNREACHABLE"), failed("API_KEY_REJECTED"), anchored]);
  const stampOnce = createStampOnce(1, createFakeClock());
  expect(await stampOnce(a, client, signal)).toMatchObject({ error: {} });
  expect(await stampOnce(a, client, signal)).toMatchObject({ error: {} });
  expect(await stampOnce(a, client, signal)).toEqual(anchored);
  expect(sent).toEqual({ stamps: 3, checks: 0 });
});

test("a digest that was sent is not sent again; a check tells whether it is on the chain by now", async () => {
  const { client, sent } = createTold([anchored], [notFound, found]);
  const stampOnce = createStampOnce(100, createFakeClock());
  await stampOnce(a, client, signal);
  expect(await stampOnce(a, client, signal)).toEqual(anchored);
  expect(await stampOnce(a, client, signal)).toMatchObject({ verdict: "anchored" });
  expect(sent).toEqual({ stamps: 1, checks: 2 });
});

test("calls for one digest at the same time share one stamp", async () => {
  const { client, sent } = createTold([anchored]);
  const stampOnce = createStampOnce(100, createFakeClock());
  const outcomes = await Promise.all([a, a, b, a].map((digest) => stampOnce(digest, client, signal)));
  expect(outcomes).toEqual([anchored, anchored, anchored, anchored]);
  expect(sent.stamps).toBe(2);
});

test("a call that waited for one that was refused makes its own", async () => {
  const { client, sent } = createTold([failed("NOT_ATTEMPTED"), anchored]);
  const stampOnce = createStampOnce(100, createFakeClock());
  const outcomes = await Promise.all([stampOnce(a, client, signal), stampOnce(a, client, signal)]);
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(["failed", "accepted"]);
  expect(sent.stamps).toBe(2);
});

const unread = judgeUnresolved({ kind: "unknown", sinceMs: 0, mayResend: false, ownMessage: "It proves nothing." });

test.each([
  ["unclear", pending, 3, "anchored"],
  ["unknown", unread, 3, "anchored"],
  ["REPLY_MISMATCH", judgePerhapsPaid(new AnchorError("REPLY_MISMATCH", "It failed.")), 0, "already-anchored"],
] satisfies [string, Judgement, number, string][])(
  "a stamp of unclear fate (%s) that is found by a later call is on the chain",
  async (_, unclear, checks, verdict) => {
    const { client, sent } = createTold([unclear], [...Array.from({ length: checks }, () => notFound), found]);
    const stampOnce = createStampOnce(100, createFakeClock());
    expect(await stampOnce(a, client, signal)).toMatchObject({ verdict: unclear.verdict });
    expect(await stampOnce(a, client, signal)).toEqual({ ...found, verdict });
    expect(sent).toEqual({ stamps: 1, checks: checks + 1 });
  },
);

test("a stamp whose answer was lost is found by the first checks of the same call", async () => {
  const { client, sent } = createTold([pending], [notFound, found]);
  expect(await createStampOnce(100, createFakeClock())(a, client, signal)).toEqual({ ...found, verdict: "anchored" });
  expect(sent).toEqual({ stamps: 1, checks: 2 });
});

test("a stamp of unclear fate is sent once more only when a check does not find it after five minutes", async () => {
  const clock = createFakeClock();
  const { client, sent } = createTold([pending, anchored]);
  const stampOnce = createStampOnce(100, clock);
  await stampOnce(a, client, signal);
  await clock.wait(299_000 - clock.now());
  expect(await stampOnce(a, client, signal)).toMatchObject({ verdict: "unclear" });
  await clock.wait(301_000 - clock.now());
  const outcomes = await Promise.all([stampOnce(a, client, signal), stampOnce(a, client, signal)]);
  const sentAgain = { ...anchored, note: expect.stringContaining("once more") };
  expect(outcomes).toEqual([sentAgain, sentAgain]);
  expect(sent.stamps).toBe(2);
});

test("an accepted stamp is not sent again, however long it takes", async () => {
  const clock = createFakeClock();
  const { client, sent } = createTold([anchored]);
  const stampOnce = createStampOnce(100, clock);
  await stampOnce(a, client, signal);
  await clock.wait(86_400_000);
  expect(await stampOnce(a, client, signal)).toEqual(anchored);
  expect(sent.stamps).toBe(1);
});

test("neither an outage, nor a refusal, nor a mismatch in a later check takes back what was said", async () => {
  const refusals = ["API_KEY_REJECTED", "REPLY_MISMATCH"] as const;
  const { client, sent } = createTold([anchored], [failed("SERVICE_UNAVAILABLE"), ...refusals.map(failed)]);
  const stampOnce = createStampOnce(100, createFakeClock());
  await stampOnce(a, client, signal);
  expect(await stampOnce(a, client, signal)).toEqual(anchored);
  for (const code of refusals)
    expect(await stampOnce(a, client, signal)).toMatchObject({ verdict: "accepted", refusal: { code } });
  expect(sent.stamps).toBe(1);
});

test("what was on the chain already costs nothing and is not counted", async () => {
  const there: Judgement = { verdict: "already-anchored", answer: evidence };
  const { client, sent } = createTold([there, there, anchored]);
  const stampOnce = createStampOnce(1, createFakeClock());
  for (const digest of digests.slice(0, 2)) expect(await stampOnce(digest, client, signal)).toEqual(there);
  expect(await stampOnce("f".repeat(64) as Digest, client, signal)).toEqual(anchored);
  await expect(stampOnce("e".repeat(64) as Digest, client, signal)).rejects.toMatchObject({
    code: "STAMP_LIMIT_REACHED",
  });
  expect(sent.stamps).toBe(3);
});

describe("processes of one user", () => {
  let folder: string;
  let errors: unknown[];
  let journals: SharedJournal[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "journal-"));
    errors = [];
    journals = [];
  });
  afterEach(async () => {
    for (const journal of journals) journal.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Stamps as another process would. */
  function startProcess(service = "https://service.example/", limit = 1, clock = createFakeClock()): StampOnce {
    const journal = openSharedJournal(folder, service, (error) => void errors.push(error));
    if (journal !== undefined) journals.push(journal);
    const stampOnce = createStampOnce(limit, clock, journal);
    return async (...asked) => {
      const outcome = await stampOnce(...asked);
      // A result is written when the turn ends in which it came.
      await setImmediate();
      return outcome;
    };
  }

  /** Makes all that the journal holds older than the time of a block. */
  async function ageJournal(): Promise<void> {
    const path = join(folder, "journal.jsonl");
    const lines = (await readFile(path, "utf8")).trimEnd().split("\n");
    const older = lines.map((line) => ({ ...(JSON.parse(line) as object), at: new Date(Date.now() - 300_001) }));
    await writeFile(path, `${older.map((line) => JSON.stringify(line)).join("\n")}\n`);
  }

  test("what an earlier process stamped is looked for and not sent, nor counted", async () => {
    const { client, sent } = createTold([anchored], [notFound, notFound, found]);
    expect(await startProcess()(a, client, signal)).toEqual(anchored);
    const two = startProcess();
    expect(await two(a, client, signal)).toMatchObject({ verdict: "accepted" });
    expect(await two(a, client, signal)).toMatchObject({ verdict: "accepted" });
    expect(await two(a, client, signal)).toMatchObject({ verdict: "anchored" });
    expect(sent).toEqual({ stamps: 1, checks: 3 });
    expect(await two(b, client, signal)).toEqual(anchored);
    expect(errors).toEqual([]);
  });

  test("what an earlier process stamped a short while ago is not sent, whoever of many is asked", async () => {
    const { client, sent } = createTold([pending, anchored]);
    await startProcess()(a, client, signal);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => startProcess()(a, client, signal)));
    for (const { verdict } of outcomes) expect(verdict).toBe("unclear");
    expect(sent.stamps).toBe(1);
  });

  test("what was sent once more is not sent a third time, however much costs nothing afterwards", async () => {
    const clock = createFakeClock();
    const there: Judgement = { verdict: "already-anchored", answer: evidence };
    const { client, sent } = createTold([pending, pending, there]);
    await startProcess()(a, client, signal);
    await setImmediate();
    const stampOnce = startProcess("https://service.example/", 200, clock);
    await stampOnce(a, client, signal);
    await clock.wait(301_000);
    await stampOnce(a, client, signal);
    expect(sent.stamps).toBe(2);
    for (const digest of digests.slice(1, 120)) await stampOnce(digest, client, signal);
    const now = Date.now() + 301_000;
    using _ = vi.spyOn(Date, "now").mockReturnValue(now);
    await stampOnce(a, client, signal);
    expect(sent.stamps).toBe(121);
  });

  test("what another process has sent is not called missing when nobody could be asked", async () => {
    const { client } = createTold([pending], [notFound, notFound, notFound, failed("SERVICE_UNAVAILABLE")]);
    await startProcess()(a, client, signal);
    const message = expect.stringContaining("may have been paid for. The chain could not be asked");
    expect(await startProcess()(a, client, signal)).toMatchObject({ verdict: "unreachable", error: { message } });
  });

  test.each([
    ["that was refused", failed("API_KEY_REJECTED")],
    ["that the chain held already", { verdict: "already-anchored", answer: evidence } satisfies Judgement],
  ])("a stamp %s holds no other process back", async (_, outcome) => {
    const { client, sent } = createTold([outcome, anchored]);
    await startProcess()(a, client, signal);
    expect(await startProcess()(a, client, signal)).toEqual(anchored);
    expect(sent).toEqual({ stamps: 2, checks: 0 });
  });

  test.each([
    ["does not find it", notFound, "accepted", 2],
    ["finds it", found, "already-anchored", 1],
    ["gets no answer", failed("SERVICE_UNAVAILABLE"), "accepted", 1],
    ["is refused", failed("API_KEY_REJECTED"), "accepted", 1],
  ] satisfies [string, Judgement, string, number][])(
    "a stamp that another process sent five minutes ago is checked before it is sent again: the check %s",
    async (_, check, verdict, stamps) => {
      const { client, sent } = createTold([anchored], [check]);
      await startProcess()(a, client, signal);
      await ageJournal();
      const outcome = await startProcess()(a, client, signal);
      expect(outcome.verdict).toBe(verdict);
      expect(outcome.note?.includes("sent once more") ?? false).toBe(stamps === 2);
      expect(sent).toEqual({ stamps, checks: 1 });
    },
  );

  test("a stamp that was sent once more is not sent by another process either", async () => {
    const clock = createFakeClock();
    const { client, sent } = createTold([pending]);
    const one = startProcess(undefined, 2, clock);
    await one(a, client, signal);
    await ageJournal();
    await clock.wait(301_000 - clock.now());
    await one(a, client, signal);
    expect(await startProcess()(a, client, signal)).toMatchObject({ verdict: "unclear" });
    expect(sent.stamps).toBe(2);
  });

  test("a stamp with one service says nothing about another", async () => {
    const { client, sent } = createTold([anchored]);
    await startProcess()(a, client, signal);
    await startProcess("https://other.example/")(a, client, signal);
    expect(sent).toEqual({ stamps: 2, checks: 0 });
  });

  test.runIf(isPosix)("nobody else may read the journal of a user's processes", async () => {
    const { client } = createTold([anchored]);
    await startProcess()(a, client, signal);
    expect((await stat(join(folder, "journal.jsonl"))).mode & 0o077).toBe(0);
  });

  test("a folder that cannot be used stops no stamp, and is told", async () => {
    await mkdir(join(folder, "journal.jsonl"));
    const { client } = createTold([anchored]);
    expect(await startProcess()(a, client, signal)).toEqual(anchored);
    expect(errors).toHaveLength(1);
  });

  test.runIf(process.platform === "linux").each(["/proc", "/dev/fd", "/proc/self/fdinfo", "/sys"])(
    "a folder in %s stops no stamp, and is told",
    async (home) => {
      const journal = openSharedJournal(join(home, "state"), "https://service.example/", (error) => errors.push(error));
      const { client } = createTold([anchored]);
      expect(await createStampOnce(1, createFakeClock(), journal)(a, client, signal)).toEqual(anchored);
      expect(errors).toEqual([expect.stringContaining(home)]);
    },
  );

  test("a journal that takes no more lines stops no stamp, and is told", async () => {
    const stampOnce = startProcess();
    for (const journal of journals.splice(0)) journal.close();
    const { client } = createTold([anchored]);
    expect(await stampOnce(a, client, signal)).toEqual(anchored);
    expect(errors).not.toEqual([]);
  });
});
