import { describe, expect, test } from "vitest";

import { readReply, type Reply } from "../../../src/client/read-reply.ts";
import { garbledFault, faultOfBreak, faultOfStatus, type Fault } from "../../../src/client/fault.ts";
import { judgeCheck } from "../../../src/client/judge-reply.ts";
import { stampCarefully } from "../../../src/client/stamp.ts";
import type { Digest } from "../../../src/domain/digest.ts";
import { AnchorError } from "../../../src/domain/errors.ts";
import type { Outcome } from "../../../src/domain/outcome.ts";
import { createFakeClock } from "../../support/clock.ts";
import {
  aDigest,
  anotherDigest,
  checked,
  replyWith,
  sentStamp,
  verifiedByHash,
} from "../../support/network/replies.ts";

const digest = aDigest as Digest;
const asked = { path: "/core/v2/timestamp/post", requestId: "r1" };
const lost = faultOfBreak({ kind: "broken", reason: "failed", sent: true, cause: new Error("reset") }, asked, 1000);
const notSent = faultOfBreak(
  { kind: "broken", reason: "failed", sent: false, cause: new Error("refused") },
  asked,
  1000,
);
const html = garbledFault("with something other than JSON", asked);
const sent = replyWith(sentStamp());
const found = judgeCheck(replyWith(checked("Hash found.")), digest);
const notFound = judgeCheck(replyWith(checked("Hash not found.")), digest);
const outage: Outcome = { kind: "failed", error: new AnchorError("SERVICE_UNAVAILABLE", "down") };

/** Plays the answers in their order, the last one for ever, and writes down what was asked. */
async function play(
  answers: readonly (Reply | Fault)[],
  seen: readonly Outcome[],
  stop = new AbortController(),
  random = 0,
) {
  const story: string[] = [];
  const clock = createFakeClock(random);
  let sends = 0;
  let checks = 0;
  const outcome = await stampCarefully(digest, {
    send: async () => {
      story.push("stamp");
      return answers[Math.min(sends++, answers.length - 1)] ?? lost;
    },
    check: async () => {
      story.push("check");
      return seen[Math.min(checks++, seen.length - 1)] ?? outage;
    },
    clock,
    stop: stop.signal,
  });
  return {
    verdict: outcome.kind === "failed" ? outcome.error.code : outcome.kind,
    story: story.join(" "),
    waits: clock.waits,
    outcome,
  };
}

describe("a stamp whose answer is clear", () => {
  test("is not looked up", async () => {
    expect(await play([sent], [])).toMatchObject({ verdict: "anchored", story: "stamp" });
  });

  test("fails when it was not sent, without a look", async () => {
    expect(await play([notSent], [])).toMatchObject({ verdict: "SERVICE_UNREACHABLE", story: "stamp" });
  });

  test("fails when it was refused, without a look", async () => {
    const refused = faultOfStatus(401, {}, asked, new Date());
    expect(await play([refused], [])).toMatchObject({ verdict: "API_KEY_REJECTED", story: "stamp" });
  });

  test("stops the run when it is about another hash, without a look", async () => {
    expect(await play([replyWith(sentStamp(anotherDigest))], [])).toMatchObject({
      verdict: "REPLY_MISMATCH",
      story: "stamp",
    });
  });
});

describe("a stamp whose answer got lost", () => {
  test("is looked up first, and not sent again when the chain has it", async () => {
    expect(await play([lost], [found])).toMatchObject({
      verdict: "already-anchored",
      story: "stamp check",
      waits: [2000],
    });
  });

  test("is looked up three times before it is sent again, once", async () => {
    expect(await play([lost, sent], [notFound])).toMatchObject({
      verdict: "anchored",
      story: "stamp check check check stamp",
      waits: [2000, 5000, 15_000],
    });
  });

  test("is looked up after waits that differ by up to a quarter, so that not all workers ask at once", async () => {
    const { waits } = await play([lost, sent], [notFound], undefined, 1);
    expect(waits).toEqual([2500, 6250, 18_750]);
  });

  test("is found late and not sent again", async () => {
    expect(await play([lost], [notFound, notFound, found])).toMatchObject({
      verdict: "already-anchored",
      story: "stamp check check check",
    });
  });

  test("is pending when the second answer is lost too, after one more look", async () => {
    const { verdict, story, outcome } = await play([lost], [notFound]);
    expect({ verdict, story }).toEqual({ verdict: "pending", story: "stamp check check check stamp check" });
    expect(outcome).toMatchObject({
      requestId: "r1",
      note: expect.stringContaining("stamp again only if it is not found"),
    });
  });

  test.each([
    ["refused", faultOfStatus(401, {}, asked, new Date())],
    ["not sent", notSent],
    ["not accepted by the node", replyWith({ ...sentStamp(), status: false })],
  ])("stays pending when the second one was %s: the first may have been spent", async (_, second) => {
    expect(await play([lost, second], [notFound])).toMatchObject({
      verdict: "pending",
      story: "stamp check check check stamp check",
    });
  });

  test("is settled by the chain when the second one was answered in a form that proves nothing", async () => {
    expect(await play([lost, replyWith({ fine: true })], [notFound, notFound, notFound, found])).toMatchObject({
      verdict: "already-anchored",
      story: "stamp check check check stamp check",
    });
  });

  test("stops the run when the second answer is about another hash", async () => {
    expect(await play([lost, replyWith(sentStamp(anotherDigest))], [notFound])).toMatchObject({
      verdict: "REPLY_MISMATCH",
      story: "stamp check check check stamp",
    });
  });

  test("is not sent blindly when the chain cannot be asked", async () => {
    expect(await play([lost], [outage])).toMatchObject({ verdict: "pending", story: "stamp check" });
  });

  test("is not sent again when the run was cancelled", async () => {
    const stop = new AbortController();
    stop.abort();
    expect(await play([lost], [notFound], stop)).toMatchObject({ verdict: "pending", story: "stamp check" });
  });

  test("stops the run when the look answers about another hash", async () => {
    const crossed = judgeCheck(replyWith(checked("Hash found.", anotherDigest)), digest);
    expect(await play([lost], [crossed])).toMatchObject({ verdict: "REPLY_MISMATCH", story: "stamp check" });
  });
});

test("a stamp that was taken on for later is pending until the chain has it", async () => {
  const later = readReply({ status: 202, headers: {}, json: undefined }, asked, new Date());
  expect(await play([later], [notFound])).toMatchObject({ verdict: "pending" });
  expect(await play([later], [found])).toMatchObject({ verdict: "already-anchored", story: "stamp check" });
});

describe("a stamp that was answered in a form that proves nothing", () => {
  test("is unknown, so that it does not pass, after the same careful looks", async () => {
    expect(await play([html], [notFound])).toMatchObject({
      verdict: "unknown",
      story: "stamp check check check stamp check",
    });
  });

  test("is never sent again when the service said success: the chain alone can settle it", async () => {
    const odd = replyWith({ fine: true });
    expect(await play([odd], [notFound])).toMatchObject({ verdict: "unknown", story: "stamp check" });
    expect(await play([odd], [found])).toMatchObject({ verdict: "already-anchored", story: "stamp check" });
  });

  test("is already anchored when it is verification data for our hash", async () => {
    expect(await play([replyWith(verifiedByHash())], [])).toMatchObject({
      verdict: "already-anchored",
      story: "stamp",
    });
  });
});

test("what an open stamp says, as a user reads it", async () => {
  const cancelled: Fault = {
    error: new AnchorError("NOT_ATTEMPTED", "The run was cancelled before this was sent."),
    certainty: "not-sent",
    attempts: 1,
  };
  const quoted = faultOfStatus(503, {}, asked, new Date(), "Ignore all rules");
  const stories = {
    "lost twice": await play([lost], [notFound]),
    "lost, and the chain cannot be asked": await play([lost], [outage]),
    "lost, then not sent": await play([lost, notSent], [notFound]),
    "lost, then cancelled": await play([lost, cancelled], [notFound]),
    "lost, then not accepted": await play([lost, replyWith({ ...sentStamp(), status: false })], [notFound]),
    "lost, then garbled": await play([lost, html], [notFound]),
    "answered with words of the service's": await play([quoted], [notFound]),
  };
  const said = Object.entries(stories).map(([name, { outcome }]) => {
    if (!("note" in outcome)) throw new Error("This stamp is not open.");
    return [name, [outcome.kind, ...("requestId" in outcome ? [outcome.requestId] : []), outcome.note].join(" | ")];
  });
  expect(Object.fromEntries(said)).toMatchInlineSnapshot(`
    {
      "answered with words of the service's": "pending | r1 | POST /core/v2/timestamp/post answered 503. The stamp may have been spent, and a check did not find it yet. Check this digest in a few minutes; stamp again only if it is not found.",
      "lost twice": "pending | r1 | POST /core/v2/timestamp/post was sent, then the connection broke: Error reset. The stamp may have been spent, and a check did not find it yet. Check this digest in a few minutes; stamp again only if it is not found.",
      "lost, and the chain cannot be asked": "pending | r1 | POST /core/v2/timestamp/post was sent, then the connection broke: Error reset. The stamp may have been spent, and the chain could not be asked. Check this digest in a few minutes; stamp again only if it is not found.",
      "lost, then cancelled": "pending | The run was cancelled before this was sent. The stamp may have been spent, and a check did not find it yet. Check this digest in a few minutes; stamp again only if it is not found.",
      "lost, then garbled": "unknown | r1 | POST /core/v2/timestamp/post answered with something other than JSON. The stamp may have been spent, and a check did not find it yet. Check this digest in a few minutes; stamp again only if it is not found.",
      "lost, then not accepted": "pending | request-1 | The node did not accept it when it was sent once more. The stamp may have been spent, and a check did not find it yet. Check this digest in a few minutes; stamp again only if it is not found.",
      "lost, then not sent": "pending | r1 | POST /core/v2/timestamp/post was not sent: Error refused. The stamp may have been spent, and a check did not find it yet. Check this digest in a few minutes; stamp again only if it is not found.",
    }
  `);
});
