import { expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import { AnchorError, type ErrorCode } from "#core/errors.ts";
import type { ProofStatus } from "#evidence/proof.ts";
import { awaitProofs } from "#stamps/request-proofs.ts";
import { createFakeClock } from "../../support/clock.ts";
import { aDigest } from "../../support/results.ts";

const waiting: ProofStatus = { kind: "waiting", note: "The proof is not in a block yet." };
const ready: ProofStatus = { kind: "ready", item: { address: "0x1", data: "0x2", proof: "0x3", root: "0x4" } };
const error = (code: ErrorCode): AnchorError => new AnchorError(code, "no");

interface Given {
  /** What is said of an id in a round, or why nothing is. */
  readonly says: (uid: string, second: number) => ProofStatus | AnchorError | undefined;
  readonly count?: number;
  /** Seconds. */
  readonly wait?: number;
  readonly stop?: AbortController;
}

/** Plays in a time of its own; the story has each question with its second and the number of its ids. */
async function play({ says, count = 1, wait = 60, stop = new AbortController() }: Given) {
  const clock = createFakeClock();
  const story: string[] = [];
  const asked = new Map<string, Digest>(Array.from({ length: count }, (_, index) => [`0x${index}`, aDigest(index)]));
  const status = async (some: ReadonlyMap<string, Digest>) => {
    const second = Math.round(clock.now() / 1000);
    story.push(`${second}: ${some.size}`);
    const said = new Map<string, ProofStatus>();
    for (const uid of some.keys()) {
      const one = says(uid, second);
      if (one instanceof AnchorError) return one;
      if (one !== undefined) said.set(uid, one);
    }
    return said;
  };
  const news = await awaitProofs(asked, {
    calls: { status, maxAtOnce: 50 },
    concurrency: 1,
    waitMs: wait * 1000,
    clock,
    stop: stop.signal,
  });
  return { story, news: [...news.values()].map((one) => (one.kind === "waiting" ? one.note : one.kind)) };
}

test("what is ready is asked for once", async () => {
  expect(await play({ says: () => ready })).toEqual({ story: ["0: 1"], news: ["ready"] });
});

test("the pauses grow and then stay, until the proof is there", async () => {
  const { story, news } = await play({ says: (_, second) => (second >= 40 ? ready : waiting), wait: 300 });
  expect({ story, news }).toEqual({
    story: ["0: 1", "1: 1", "3: 1", "7: 1", "15: 1", "30: 1", "45: 1"],
    news: ["ready"],
  });
});

test("only those that are not ready are asked for again, 50 at a time", async () => {
  const says = (uid: string, second: number) => (second > 0 || Number(uid.slice(2)) < 70 ? ready : waiting);
  const { story } = await play({ says, count: 120 });
  expect(story).toEqual(["0: 50", "0: 50", "0: 20", "1: 50"]);
});

test("without time to wait each is asked for once", async () => {
  expect(await play({ says: () => waiting, wait: 0 })).toEqual({
    story: ["0: 1"],
    news: ["The proof is not in a block yet."],
  });
});

test("the time to wait ends it, and what is not ready stays so", async () => {
  expect(await play({ says: () => waiting, wait: 5 })).toEqual({
    story: ["0: 1", "1: 1", "3: 1"],
    news: ["The proof is not in a block yet."],
  });
});

test("an outage in one round is asked over in the next", async () => {
  const says = (_: string, second: number) => (second < 3 ? error("SERVICE_UNAVAILABLE") : ready);
  expect(await play({ says })).toEqual({ story: ["0: 1", "1: 1", "3: 1"], news: ["ready"] });
});

test("an outage to the end is told", async () => {
  const { news } = await play({ says: () => error("REQUEST_TIMEOUT"), wait: 3 });
  expect(news).toEqual(["The service could not be asked for it: REQUEST_TIMEOUT."]);
});

test.each(["API_KEY_REJECTED", "PLAN_LIMIT_REACHED", "REPLY_MISMATCH", "NOT_ATTEMPTED"] as const)(
  "%s ends all asking for proofs",
  async (code) => {
    const { story, news } = await play({ says: () => error(code), count: 120 });
    expect(story).toEqual(["0: 50"]);
    expect(new Set(news)).toEqual(new Set([`The service could not be asked for it: ${code}.`]));
  },
);

test("a lost proof is not asked for again", async () => {
  const lost: ProofStatus = { kind: "lost", error: error("SERVICE_REFUSED") };
  expect(await play({ says: () => lost })).toEqual({ story: ["0: 1"], news: ["lost"] });
});

test("a proof in doubt is asked for again", async () => {
  const doubtful: ProofStatus = { kind: "doubtful", error: error("SERVICE_REFUSED") };
  const says = (_: string, second: number) => (second < 1 ? doubtful : ready);
  expect(await play({ says })).toEqual({ story: ["0: 1", "1: 1"], news: ["ready"] });
});

test("a cancelled run asks nothing more", async () => {
  const stop = new AbortController();
  const says = () => {
    stop.abort();
    return waiting;
  };
  expect(await play({ says, stop })).toMatchObject({ story: ["0: 1"] });
  expect(await play({ says, stop })).toEqual({
    story: [],
    news: ["The run ended before the service was asked for it."],
  });
});
