import { expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import { AnchorError, type ErrorCode } from "#core/errors.ts";
import { toFailure, type Judgement } from "#core/row.ts";
import { checkUntilOnChain } from "#run/poll.ts";
import { judgeAfterCheck, judgeUnresolved } from "#core/open-stamp.ts";
import { createFakeClock } from "../../support/clock.ts";
import { aDigest, anotherDigest } from "../../support/network/replies.ts";

const evidence = { requestId: "r", records: [], segments: [] };
const found: Judgement = { verdict: "found", answer: evidence };
const notFound: Judgement = { verdict: "not-found", answer: evidence };
const accepted: Judgement = { verdict: "accepted", answer: evidence };
const lostAt = (since: number): Judgement =>
  judgeUnresolved({ kind: "unclear", sinceMs: since, mayResend: true, ownMessage: "It was lost." });
const unread = judgeUnresolved({ kind: "unknown", sinceMs: 0, mayResend: false, ownMessage: "It was not read." });
const failed = (code: ErrorCode): Judgement => toFailure(new AnchorError(code, "no"));

interface Given {
  readonly stamps?: ReadonlyMap<Digest, Judgement>;
  readonly check: (digest: string, look: number, stop: AbortController) => Judgement;
  readonly resent?: Judgement;
  /** Seconds. */
  readonly start?: number;
  readonly deadline?: number;
  readonly blockTime?: number;
}

const two = new Map([aDigest, anotherDigest].map((digest) => [digest as Digest, accepted]));
const third = "3".repeat(64) as Digest;
const three = new Map([...two, [third, accepted]]);
const oneLost = new Map([[aDigest as Digest, lostAt(0)]]);

/** Waits in a time of its own; the story has every look and every sending with its second. */
async function play({ stamps = two, check, resent = accepted, start = 0, deadline = 60, blockTime = 180 }: Given) {
  const stop = new AbortController();
  const clock = createFakeClock();
  await clock.wait(start * 1000);
  const story: string[] = [];
  const looks: string[] = [];
  const ended = await checkUntilOnChain(stamps, {
    deadline: deadline * 1000,
    blockTimeMs: blockTime * 1000,
    concurrency: 2,
    stop: stop.signal,
    clock,
    check: async (digest) => {
      story.push(`look ${clock.now() / 1000}`);
      return check(digest, looks.push(digest), stop);
    },
    resend: async () => {
      story.push(`stamp ${clock.now() / 1000}`);
      return resent;
    },
  });
  return { looks, story: story.join(", "), kinds: [...ended.values()].map(({ verdict: kind }) => kind), ended };
}

test("waiting for accepted stamps looks for each digest once a round, and no more for those that were found", async () => {
  const { looks, kinds } = await play({
    check: (digest, look) => (digest === aDigest || look > 2 ? found : notFound),
  });
  expect(kinds).toEqual(["anchored", "anchored"]);
  expect(looks).toEqual([aDigest, anotherDigest, anotherDigest]);
});

test("waiting for accepted stamps pauses longer from round to round, and never sends again", async () => {
  const { story, kinds } = await play({ stamps: new Map([[aDigest as Digest, accepted]]), check: () => notFound });
  expect(story).toBe("look 1, look 3, look 7, look 15, look 30, look 45");
  expect(kinds).toEqual(["accepted"]);
});

test("waiting for accepted stamps takes an outage for no answer and goes on", async () => {
  const { kinds } = await play({ check: (_, look) => (look < 4 ? failed("SERVICE_UNAVAILABLE") : found) });
  expect(kinds).toEqual(["anchored", "anchored"]);
});

test("waiting for accepted stamps ends when all asking is at its end", async () => {
  const { looks, kinds } = await play({ stamps: three, check: () => failed("API_KEY_REJECTED") });
  expect(looks.length).toBeLessThanOrEqual(2);
  expect(kinds).toEqual(["accepted", "accepted", "accepted"]);
});

test("waiting for accepted stamps tells the others what stopped it, and not those that were found", async () => {
  const seen = new Map<string, Judgement>([
    [aDigest, found],
    [anotherDigest, notFound],
  ]);
  const check = (digest: string) => seen.get(digest) ?? failed("API_KEY_REJECTED");
  const { ended } = await play({ stamps: three, check });
  expect(ended.get(aDigest as Digest)).toMatchObject({ verdict: "anchored" });
  const told = { verdict: "accepted", checkErrorCode: "API_KEY_REJECTED" };
  for (const digest of [anotherDigest as Digest, third]) expect(ended.get(digest)).toMatchObject(told);
});

test("waiting for accepted stamps takes no outage of one for an answer about another", async () => {
  const { ended } = await play({ check: (digest) => (digest === aDigest ? failed("RATE_LIMITED") : notFound) });
  expect(ended.get(aDigest as Digest)).toMatchObject({ checkErrorCode: "RATE_LIMITED" });
  expect(ended.get(anotherDigest as Digest)).not.toHaveProperty("checkErrorCode");
});

test.each(["SERVICE_UNAVAILABLE", "NOT_ATTEMPTED"] as const)(
  "waiting for accepted stamps tells what came between, %s, to those it did not reach",
  async (code) => {
    const { ended } = await play({
      stamps: three,
      check: (digest, look, stop) => {
        if (look < 3) return failed(digest === aDigest ? code : "NOT_ATTEMPTED");
        stop.abort();
        return failed("NOT_ATTEMPTED");
      },
    });
    expect(ended.get(third)).toMatchObject({ checkErrorCode: code });
  },
);

test("waiting for accepted stamps keeps what it has seen when the next look is broken off", async () => {
  const { ended } = await play({
    check: (_, look, stop) => {
      if (look < 3) return notFound;
      stop.abort();
      return failed("NOT_ATTEMPTED");
    },
  });
  expect(ended.get(aDigest as Digest)).toMatchObject({ note: expect.stringMatching(/did not find it/) });
});

test("waiting for accepted stamps does not look in vain once a look is held back though nobody broke it off", async () => {
  const { looks } = await play({ check: (_, look) => (look < 3 ? notFound : failed("NOT_ATTEMPTED")) });
  expect(looks).toHaveLength(4);
});

test("waiting for a stamp whose answer was lost looks every 30 seconds after the first few looks", async () => {
  const { story, kinds } = await play({ stamps: oneLost, check: () => notFound, start: 15, deadline: 130 });
  expect(story).toBe("look 45, look 75, look 105");
  expect(kinds).toEqual(["unclear"]);
});

test("waiting for a stamp whose answer was lost makes those of the first few looks that are still to come", async () => {
  const { story } = await play({ stamps: oneLost, check: () => notFound, start: 2, deadline: 50 });
  expect(story).toBe("look 5, look 15, look 45");
});

test("waiting for stamps looks for each at times of its own", async () => {
  const stamps = new Map([...oneLost, [anotherDigest as Digest, accepted]]);
  const { looks } = await play({ stamps, check: () => notFound, start: 15, deadline: 50 });
  expect(looks.filter((digest) => digest === aDigest)).toHaveLength(1);
  expect(looks).toHaveLength(6);
});

test("waiting for a stamp whose second answer was lost too takes that one for its answer", async () => {
  const outage = failed("SERVICE_UNAVAILABLE");
  const resent = judgeAfterCheck(lostAt(15_000), outage);
  const given = { stamps: oneLost, start: 15, deadline: 16, blockTime: 6, resent };
  const { story, ended } = await play({ ...given, check: () => notFound });
  expect(story).toBe("look 15, stamp 15");
  expect(ended.get(aDigest as Digest)).toMatchObject({ verdict: "unreachable", unresolved: { mayResend: false } });
});

test("waiting for a stamp whose answer was lost sends it once more within a short time to wait", async () => {
  const given = { stamps: oneLost, start: 5, deadline: 12, blockTime: 3 };
  const { story, kinds } = await play({ ...given, check: (_, look) => (look === 1 ? notFound : found) });
  expect([story, kinds]).toEqual(["look 5, stamp 5, look 6", ["anchored"]]);
});

test("waiting for a stamp whose answer was lost sends it once more when the time of a block has passed and a look after that does not find it", async () => {
  const { story, kinds } = await play({ stamps: oneLost, check: () => notFound, start: 15, deadline: 200 });
  expect(story).toBe(
    "look 45, look 75, look 105, look 135, look 165, look 180, stamp 180, look 181, look 183, look 187, look 195",
  );
  expect(kinds).toEqual(["accepted"]);
});

test("waiting for a stamp whose answer was lost takes parts of a millisecond, as the system's clock has them", async () => {
  const stamps = new Map([[aDigest as Digest, lostAt(0.25)]]);
  expect(await play({ stamps, check: () => found, deadline: 60.000_375 })).toMatchObject({ kinds: ["anchored"] });
});

test("waiting for a stamp whose answer was lost looks before it sends again, also when the time of a block is over already", async () => {
  const given = { stamps: oneLost, start: 15, deadline: 100, blockTime: 6 };
  expect(await play({ ...given, check: () => found })).toMatchObject({ story: "look 15", kinds: ["anchored"] });
  const again = await play({ ...given, check: (_, look) => (look === 1 ? notFound : found) });
  expect(again).toMatchObject({ story: "look 15, stamp 15, look 16", kinds: ["anchored"] });
});

test.each([
  ["this run", undefined, "anchored"],
  ["an earlier run", true, "already-anchored"],
] as const)(
  "a second stamp that the service has already tells of the first one, which %s sent",
  async (_, earlier, verdict) => {
    const lostStamp = lostAt(0);
    const unresolved = lostStamp.unresolved && { ...lostStamp.unresolved, ...(earlier && { isOfEarlierRun: earlier }) };
    const stamps = new Map([[aDigest as Digest, { ...lostStamp, ...(unresolved && { unresolved }) }]]);
    const resent: Judgement = { verdict: "already-anchored", answer: evidence };
    const { story, ended } = await play({ stamps, check: () => notFound, start: 15, blockTime: 6, resent });
    expect(story).toBe("look 15, stamp 15");
    expect(ended.get(aDigest as Digest)).toEqual({ verdict, answer: evidence });
  },
);

test("waiting for a stamp whose answer was lost does not send it again when the chain cannot be asked, whatever the time", async () => {
  const given = { stamps: oneLost, start: 15, deadline: 300, blockTime: 20 };
  const { story, kinds } = await play({ ...given, check: () => failed("SERVICE_UNAVAILABLE") });
  expect(story).not.toContain("stamp");
  expect(kinds).toEqual(["unreachable"]);
});

test("waiting for a stamp whose answer was lost never sends it a third time", async () => {
  const given = { stamps: oneLost, start: 15, deadline: 1000, blockTime: 20, resent: lostAt(20_000) };
  const { story, kinds } = await play({ ...given, check: () => notFound });
  expect(story.match(/stamp/g)).toEqual(["stamp"]);
  expect(kinds).toEqual(["unclear"]);
});

test.each([
  ["five outages in a row", failed("SERVICE_UNAVAILABLE"), 6, 75],
  ["a refusal of the plan, nor looked for", failed("PLAN_LIMIT_REACHED"), 2, 20],
] as const)("of many lost stamps none is sent again after %s", async (_, resent, most, lastLook) => {
  const digests = Array.from({ length: 40 }, (__, index) => index.toString(16).padStart(64, "0") as Digest);
  const stamps = new Map(digests.map((digest) => [digest, lostAt(0)]));
  const { story, kinds } = await play({
    stamps,
    check: () => notFound,
    resent,
    start: 15,
    deadline: 100,
    blockTime: 20,
  });
  expect(story.match(/stamp/g)?.length).toBeLessThanOrEqual(most);
  expect(story).toMatch(new RegExp(`look ${lastLook}(?!.*look (?!${lastLook}))`));
  expect(kinds.filter((kind) => kind === "unclear").length).toBeGreaterThanOrEqual(digests.length - most);
});

test.each(["SERVICE_UNREACHABLE", "RATE_LIMITED"] as const)(
  "a lost stamp stays unclear when the second one was not taken: %s",
  async (code) => {
    const given = { stamps: oneLost, start: 15, deadline: 100, blockTime: 20, resent: failed(code) };
    const { story, kinds } = await play({ ...given, check: () => notFound });
    expect(story.match(/stamp/g)).toEqual(["stamp"]);
    expect(kinds).toEqual(["unclear"]);
  },
);

test("waiting for a stamp whose answer was lost never sends again what was answered in a form that proves nothing", async () => {
  const stamps = new Map([[aDigest as Digest, unread]]);
  const { story, kinds } = await play({ stamps, check: () => notFound, start: 15, deadline: 500, blockTime: 20 });
  expect(story).not.toContain("stamp");
  expect(kinds).toEqual(["unknown"]);
});
