/** One stamp from its sending to its judgement, and how a run asks for it. */
import { expect, test } from "vitest";

import { judgeStampAnswer } from "#api/client.ts";
import { toGarbledFault, faultOfBreak, faultOfStatus, type Fault } from "#api/fault.ts";
import { judgeCheck, readReply, type Reply } from "#api/reply.ts";
import type { Digest, Subject } from "#core/digest.ts";
import { AnchorError } from "#core/errors.ts";
import { judgeAfterCheck } from "#core/open-stamp.ts";
import { type Judgement, toFailure } from "#core/row.ts";
import type { EarlierStamp } from "#run/journal.ts";
import type { Source } from "#run/source.ts";
import { createAsk, stampOne } from "#run/stamp.ts";
import type { Verdict } from "#words/verdicts.ts";
import { createFakeClock, skipWaits } from "../../support/clock.ts";
import { toInputs } from "../../support/inputs.ts";
import {
  aDigest,
  anotherDigest,
  checked,
  replyWith,
  sentStamp,
  verifiedByHash,
} from "../../support/network/replies.ts";
import { aHost } from "../../support/plain-job.ts";
import { anEvidence } from "../../support/results.ts";

const digest = aDigest as Digest;
const asked = { path: "/core/v2/timestamp/post", requestId: "r1" };
const lost = faultOfBreak({ kind: "broken", reason: "failed", wasSent: true, cause: new Error("reset") }, asked, 1000);
const notSent = faultOfBreak(
  { kind: "broken", reason: "failed", wasSent: false, cause: new Error("refused") },
  asked,
  1000,
);
const html = toGarbledFault("with something other than JSON", asked);
const sent = replyWith(sentStamp());
const found = judgeCheck(replyWith(checked("Hash found.")), digest);
const notFound = judgeCheck(replyWith(checked("Hash not found.")), digest);
const outage: Judgement = {
  verdict: "unreachable",
  error: new AnchorError("SERVICE_UNAVAILABLE", "The service is down."),
};
const rejected: Judgement = { verdict: "failed", error: new AnchorError("API_KEY_REJECTED", "The key is not taken.") };

const subject = { name: "dist/app.tgz", digest };
const quiet = { blockTimeMs: 180_000, isWaitedFor: false, warn: () => {} };

interface Circumstances {
  readonly stop?: AbortController;
  readonly resendAfterMs?: number;
  readonly earlierStamp?: EarlierStamp;
}

/** Plays the answers in their order, the last one for ever, and writes down what was asked. */
async function play(
  answers: readonly (Reply | Fault)[],
  seen: readonly Judgement[],
  { stop = new AbortController(), resendAfterMs, earlierStamp }: Circumstances = {},
) {
  const story: string[] = [];
  const clock = createFakeClock();
  let sends = 0;
  let checks = 0;
  const outcome = await stampOne(subject, {
    ...quiet,
    send: async () => {
      story.push("stamp");
      return judgeStampAnswer(answers[Math.min(sends++, answers.length - 1)] ?? lost, digest, clock.now());
    },
    check: async () => {
      story.push("check");
      return seen[Math.min(checks++, seen.length - 1)] ?? outage;
    },
    clock,
    stop: stop.signal,
    earlierStamp,
    warn: (text) => story.push(text.includes(subject.name) ? "warning" : text),
    ...(resendAfterMs !== undefined && { blockTimeMs: resendAfterMs, isWaitedFor: true }),
  });
  return {
    verdict: outcome.verdict === "failed" ? outcome.error.code : outcome.verdict,
    code: outcome.error?.code,
    story: story.join(" "),
    waits: clock.waits,
    outcome,
  };
}

const statusOf = (status: number, headers = {}) => faultOfStatus(status, headers, asked, new Date());
const crossed: Fault = { ...lost, error: new AnchorError("REPLY_MISMATCH", "It is about another request.") };
const later = readReply({ status: 202, headers: {}, json: undefined }, asked, new Date());
const page: Judgement = { verdict: "unknown", note: "A login page." };
const refused: Judgement = { verdict: "failed", error: new AnchorError("REQUEST_REJECTED", "No.") };
const stopped = {
  verdict: "unreachable",
  error: new AnchorError("NOT_ATTEMPTED", "The run was stopped."),
} satisfies Judgement;
const mayBeSpent = { message: expect.stringContaining("may have been paid for") };
const thrice = { story: "stamp check check check", waits: [2000, 3000, 10_000] };
const mayResend = { unresolved: { sinceMs: 0, mayResend: true } };

test.each<[string, readonly (Reply | Fault)[], readonly Judgement[], object]>([
  ["that was accepted is not looked up", [sent], [], { verdict: "accepted", story: "stamp" }],
  [
    "that was not sent is unreachable, without a look",
    [notSent],
    [],
    { verdict: "unreachable", code: "SERVICE_UNREACHABLE", story: "stamp" },
  ],
  ["that was refused fails, without a look", [statusOf(401)], [], { verdict: "API_KEY_REJECTED", story: "stamp" }],
  [
    "whose answer is about another hash stops the run, without a look",
    [replyWith(sentStamp(anotherDigest))],
    [],
    { verdict: "REPLY_MISMATCH", story: "stamp", outcome: { mayBeSpent: true, error: mayBeSpent } },
  ],
  [
    "whose answer belongs to another request stops the run, without a look",
    [crossed],
    [found],
    { verdict: "REPLY_MISMATCH", story: "stamp" },
  ],
  [
    "whose answer is verification data for our hash is already anchored",
    [replyWith(verifiedByHash())],
    [],
    { verdict: "already-anchored", story: "stamp" },
  ],
  ["that was taken on for later is unclear", [later], [notFound], { verdict: "unclear" }],
  [
    "that was taken on for later is anchored once seen",
    [later],
    [found],
    { verdict: "anchored", story: "stamp check" },
  ],
  [
    "that was lost is anchored when the chain has it, and not sent again",
    [lost],
    [found],
    { verdict: "anchored", story: "stamp check", waits: [2000] },
  ],
  [
    "that was lost is looked up 2, 5 and 15 seconds after its answer, and never sent again by itself",
    [lost, sent],
    [notFound],
    { verdict: "unclear", ...thrice, outcome: { requestId: "r1", ...mayResend } },
  ],
  ["that was lost is found late", [lost], [notFound, notFound, found], { verdict: "anchored", ...thrice }],
  ["that was lost is found after outages", [lost], [outage, outage, found], { verdict: "anchored", ...thrice }],
  ["that was lost is found after a gateway's pages", [lost], [page, page, found], { verdict: "anchored", ...thrice }],
  [
    "that was lost is unknown when the looks prove nothing",
    [lost],
    [page],
    { verdict: "unknown", story: thrice.story },
  ],
  ["that was lost is unknown when a look is refused", [lost], [refused], { verdict: "unknown", story: "stamp check" }],
  [
    "that was lost is not looked up any more when nobody is asked any more",
    [lost],
    [stopped],
    { verdict: "unreachable", story: "stamp check" },
  ],
  [
    "that was lost is unclear when a look did not find it and a later one was broken off",
    [lost],
    [notFound, { verdict: "failed", error: stopped.error }],
    {
      verdict: "unclear",
      story: "stamp check check",
      outcome: { note: expect.stringContaining("A check did not find") },
    },
  ],
  [
    "that was lost is unclear when a look did not find it and no later one was answered",
    [lost],
    [notFound, outage],
    { verdict: "unclear", story: thrice.story },
  ],
  [
    "that was lost is unreachable when the chain cannot be asked either, and says so by the last look",
    [lost],
    [outage, outage, toFailure(new AnchorError("RATE_LIMITED", "Later."))],
    {
      verdict: "unreachable",
      code: "RATE_LIMITED",
      outcome: { unresolved: { mayResend: true }, error: mayBeSpent },
    },
  ],
  [
    "that was lost stops the run when the look is refused for good, and says that it may have been paid for",
    [lost],
    [rejected],
    { verdict: "API_KEY_REJECTED", outcome: { error: mayBeSpent } },
  ],
  [
    "that was lost is not looked up before the pause that the answer asks for is over",
    [statusOf(503, { "retry-after": "10" })],
    [notFound],
    { verdict: "unclear", waits: [10_000, 5000] },
  ],
  [
    "that was lost is unreachable, and open, when that pause is longer than a run makes",
    [statusOf(503, { "retry-after": "86400" })],
    [found],
    { verdict: "unreachable", story: "stamp", outcome: { unresolved: { mayResend: true } } },
  ],
  [
    "that was lost is looked up after a pause of just as long as a run makes",
    [statusOf(503, { "retry-after": "60" })],
    [found],
    { verdict: "anchored", waits: [60_000] },
  ],
])("a stamp %s", async (_, answers, seen, expected) => {
  expect(await play(answers, seen)).toMatchObject(expected);
});

test.each([
  [0, "stamp check", [2000]],
  [2000, "stamp check", [2000]],
  [3000, "stamp check check", [2000, 3000]],
  [6000, "stamp check check check", [2000, 3000, 10_000]],
  [180_000, "stamp check check check", [2000, 3000, 10_000]],
])("a lost stamp is left to who may send it again after %i ms", async (resendAfterMs, story, waits) => {
  const left = await play([lost], [notFound], { resendAfterMs });
  expect(left).toMatchObject({
    verdict: "unclear",
    story,
    waits,
    outcome: { unresolved: { sinceMs: 0, mayResend: true } },
  });
});

test("a stamp whose answer got lost is looked for on, whoever waits, while nobody can say that it is not there", async () => {
  const looked = await play([lost], [outage, outage, notFound], { resendAfterMs: 0 });
  expect(looked).toMatchObject({ verdict: "unclear", story: "stamp check check check" });
});

test("a stamp whose answer got lost is not looked up again at a time that a look has lasted past", async () => {
  const clock = createFakeClock();
  const at: number[] = [];
  const check = async (): Promise<Judgement> => {
    at.push(clock.now());
    await clock.wait(9000);
    return outage;
  };
  const send = async (): Promise<Judgement> => judgeStampAnswer(lost, digest, clock.now());
  await stampOne(subject, { ...quiet, send, check, clock, stop: new AbortController().signal });
  expect(at).toEqual([2000, 15_000]);
});

test("a stamp that an outage left open says so, also where a look does not find it", () => {
  const codeOf = (answer: Fault) =>
    judgeAfterCheck(judgeStampAnswer(answer, digest, 0), notFound).unresolved?.outage?.code;
  expect([codeOf(lost), codeOf(html)]).toEqual(["CONNECTION_LOST", undefined]);
});

test("a stamp whose answer got lost is unclear when the run was cancelled", async () => {
  const stop = new AbortController();
  stop.abort();
  expect(await play([lost], [notFound], { stop })).toMatchObject({ verdict: "unclear", story: "stamp check" });
});

test("a stamp that was answered in a form that proves nothing is looked for three times, whoever waits: it is not sent again", async () => {
  const { story } = await play([html], [notFound], { resendAfterMs: 0 });
  expect(story).toBe("stamp check check check");
});

test.each([
  ["no JSON", html],
  ["a success without an account of it", replyWith({ fine: true })],
])("a stamp answered in no form that proves anything is unknown, and never sent again: %s", async (_, answer) => {
  const { verdict, story, outcome } = await play([answer], [notFound]);
  expect({ verdict, story }).toEqual({ verdict: "unknown", story: "stamp check check check" });
  expect(outcome).toMatchObject({ unresolved: { mayResend: false } });
  expect(await play([answer], [found])).toMatchObject({ verdict: "anchored", story: "stamp check" });
  expect(await play([answer], [outage])).toMatchObject({ verdict: "unknown", story: "stamp check check check" });
});

const unclear: EarlierStamp = { verdict: "unclear", ageMs: 10_000 };
const accepted: EarlierStamp = { verdict: "accepted", ageMs: 10_000, requestId: "r-1" };
const anchored: EarlierStamp = { verdict: "anchored", ageMs: 10_000 };

test.each<[string, EarlierStamp, Judgement, Verdict]>([
  ["found", accepted, found, "already-anchored"],
  ["found though its answer was lost", unclear, found, "already-anchored"],
  ["accepted and not found", accepted, notFound, "accepted"],
  ["unclear and not found", unclear, notFound, "unclear"],
  ["accepted, and nobody can be asked", accepted, outage, "accepted"],
  ["unclear, and nobody can be asked", unclear, outage, "unreachable"],
  ["on the chain before, and found", anchored, found, "already-anchored"],
  ["on the chain before, and not found", anchored, notFound, "accepted"],
  ["on the chain before, and nobody can be asked", anchored, outage, "unreachable"],
])(
  "a stamp that an earlier run sent within the time of a block is not sent: %s",
  async (_, earlierStamp, seen, verdict) => {
    expect(await play([sent], [seen], { earlierStamp })).toMatchObject({ verdict, story: "check" });
  },
);

test("a stamp that an earlier run sent within the time of a block keeps its request, and its age for whoever waits", async () => {
  const looked = async (earlierStamp: EarlierStamp) => (await play([sent], [notFound], { earlierStamp })).outcome;
  expect(await looked(accepted)).toMatchObject({ answer: { requestId: "r-1", records: [], segments: [] } });
  expect(await looked(unclear)).toMatchObject({ unresolved: { sinceMs: -10_000, mayResend: true } });
  expect(await looked(unclear)).not.toHaveProperty("requestId");
  expect(await looked({ ...unclear, requestId: "r-2" })).toMatchObject({ requestId: "r-2" });
});

test.each<[string, EarlierStamp, Judgement, Verdict, string]>([
  ["once more, with a warning, when a look does not find it", accepted, notFound, "accepted", "check warning stamp"],
  ["once more when a block that held it is gone", anchored, notFound, "accepted", "check warning stamp"],
  ["no more when it is found", accepted, found, "already-anchored", "check"],
  ["no more when nobody can be asked", unclear, outage, "unreachable", "check"],
])("a stamp that an earlier run sent longer ago is sent %s", async (_, earlier, seen, verdict, story) => {
  const earlierStamp = { ...earlier, ageMs: quiet.blockTimeMs };
  expect(await play([sent], [seen], { earlierStamp })).toMatchObject({ verdict, story });
});

interface Scene {
  readonly mode?: "stamp" | "check";
  readonly earlier?: EarlierStamp;
  readonly again?: true;
  readonly wait?: string;
  readonly isOfClocks?: true;
  readonly seen?: Judgement;
  /** The answers to the stamps, in their order; by default each is accepted. */
  readonly stamped?: readonly (Judgement | Promise<Judgement>)[];
  readonly keyError?: AnchorError;
}

const taken: Judgement = { verdict: "accepted", answer: anEvidence() };

/** Asks as a run does: what is sent, checked, written into the journal and said is told in its order. */
function aScene(scene: Scene = {}) {
  const { mode = "stamp", earlier, again, wait = "0", isOfClocks, seen = notFound, stamped = [], keyError } = scene;
  const story: string[] = [];
  const looks: object[] = [];
  const run = { hasSent: false };
  const sentWhileAsked: boolean[] = [];
  const answers = stamped.values();
  const tell = (step: string, judgement: Judgement | Promise<Judgement>) => async (target: object) => {
    story.push(step);
    if (step === "check") looks.push(target);
    if (step === "stamp") sentWhileAsked.push(run.hasSent);
    return judgement;
  };
  const source: Source = {
    stamp: (target) => tell("stamp", answers.next().value ?? taken)(target),
    check: tell("check", seen),
    verify: tell("verify", seen),
    ...(!isOfClocks && { locate: tell("locate", seen) }),
    [Symbol.asyncDispose]: async () => {},
  };
  const host = aHost((line) =>
    story.push(`told ${line.split(": ")[1]}: ${line.includes("--again") ? "again" : line.match(/\d+ s/g)?.join()}`),
  );
  const journal = {
    lines: [],
    recordIntent: () => void story.push(`intent, sent before: ${run.hasSent}`),
    recordResult: () => void story.push("result"),
    close: () => {},
  };
  const inputs = {
    ...toInputs({ mode, wait, "block-time": "60" }),
    ...(again && { again }),
    ...(keyError && { keyError }),
  };
  const askAndSaveReport = async (_: unknown, ask: () => Promise<Judgement>) => {
    story.push("ask");
    return await ask();
  };
  const stamps = new Map<Digest, EarlierStamp>(earlier && [[digest, earlier]]);
  const ask = createAsk(run, source, inputs, host, { journal, askAndSaveReport }, stamps);
  return { run, story, looks, sentWhileAsked, ask: (target: Subject = subject) => ask(target) };
}

test("a check is a question and no more", async () => {
  const { run, story, ask } = aScene({ mode: "check", earlier: unclear });
  expect((await ask()).verdict).toBe("not-found");
  expect(story).toEqual(["ask", "check"]);
  expect(run.hasSent).toBe(false);
});

test("a clock's stamp needs no journal, and counts as no stamp that was sent", async () => {
  const { run, story, ask } = aScene({ isOfClocks: true, earlier: unclear });
  await ask();
  expect(story).toEqual(["ask", "stamp"]);
  expect(run.hasSent).toBe(false);
});

test("an intent is written before a stamp is sent, and the run then has sent one", async () => {
  const { run, story, ask } = aScene();
  expect((await ask()).verdict).toBe("accepted");
  expect(story).toEqual(["ask", "intent, sent before: false", "stamp", "result"]);
  expect(run.hasSent).toBe(true);
});

const keyError = new AnchorError("API_KEY_REJECTED", "The service gave no key.");
test.each<[string, Scene, boolean, boolean]>([
  ["lost", { stamped: [judgeStampAnswer(lost, digest, 0)] }, true, true],
  ["held back by a closed gate or a cancellation", { stamped: [stopped] }, true, false],
  ["refused for want of a key", { stamped: [toFailure(keyError)], keyError }, false, false],
])(
  "a run has sent a stamp while its request is open, and after it unless nothing left: %s",
  async (_, scene, ...expected) => {
    using _clock = skipWaits();
    const { run, sentWhileAsked, ask } = aScene({ ...scene, seen: stopped });
    await ask();
    expect([...sentWhileAsked, run.hasSent]).toEqual(expected);
  },
);

test("a stamp that was held back does not undo that the run has sent another", async () => {
  const { run, ask } = aScene({ stamped: [taken, stopped] });
  await ask();
  await ask({ name: "other", digest: anotherDigest as Digest });
  expect(run.hasSent).toBe(true);
});

test("a run has sent a stamp while one of two requests is open, whatever became of the other", async () => {
  const open = Promise.withResolvers<Judgement>();
  const { run, ask } = aScene({ stamped: [open.promise, stopped], seen: stopped });
  const first = ask();
  await ask({ name: "other", digest: anotherDigest as Digest });
  expect(run.hasSent).toBe(true);
  open.resolve(stopped);
  await first;
  expect(run.hasSent).toBe(false);
});

test("a person may have it stamped again, without a check, and is warned", async () => {
  const { story, ask } = aScene({ earlier: unclear, again: true });
  expect((await ask()).verdict).toBe("accepted");
  expect(story).toEqual(["told stamped again: again", "ask", "intent, sent before: false", "stamp", "result"]);
  await ask();
  expect(story.filter((step) => step === "told stamped again: again")).toHaveLength(1);
});

test("--again warns of nothing where no earlier stamp is known", async () => {
  const { story, ask } = aScene({ again: true });
  await ask();
  expect(story[0]).toBe("ask");
});

test.each([
  ["0", []],
  ["59", ["told short wait: 59 s,60 s"]],
  ["60", []],
])("a wait of %s s beside a block time of 60 s is told: %j", (wait, told) => {
  expect(aScene({ wait }).story).toEqual(told);
});

test("an earlier stamp is looked for once in a run: whoever waited for it and sends it once more is not held back", async () => {
  const { story, ask } = aScene({ earlier: unclear });
  expect([(await ask()).verdict, (await ask()).verdict]).toEqual(["unclear", "accepted"]);
  expect(story.filter((step) => step === "check" || step === "stamp")).toEqual(["check", "stamp"]);
});

test.each([
  ["about another file again", toFailure(new AnchorError("REPLY_MISMATCH", "Another file.")), "failed"],
  ["with nothing", outage, "unreachable"],
  ["in a form that proves nothing", page, "unknown"],
  ["about the right file", notFound, "accepted"],
  ["that the chain holds the right file", found, "accepted"],
])("a service that answered about another file is sent no stamp while it answers %s", async (_, seen, verdict) => {
  const scene = { earlier: { ...unclear, isMismatched: true }, seen } as const;
  const { looks, ask } = aScene(scene);
  const others = [anotherDigest, "3".repeat(64)].map((other) => ({ name: other, digest: other as Digest }));
  const rows = await Promise.all(others.map(ask));
  expect(rows.map((row) => row.verdict)).toEqual([verdict, verdict]);
  expect(rows.every((row) => row.error?.code !== "REPLY_MISMATCH")).toBe(true);
  expect(looks).toEqual([{ name: digest, digest }]);
  // The file about which it was asked then is looked for as any other of an earlier run.
  const anew = aScene(scene);
  await anew.ask({ name: "old", digest });
  expect(anew.looks).toHaveLength(1);
});
