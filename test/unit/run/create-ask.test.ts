import { expect, test } from "vitest";

import { routes } from "#api/wire.ts";
import type { Digest, Subject } from "#core/digest.ts";
import { AnchorError } from "#core/errors.ts";
import { toFailure, type Judgement } from "#core/row.ts";
import type { EarlierStamp } from "#run/journal.ts";
import { openSource, type Source } from "#run/source.ts";
import { createAsk, stampOne } from "#run/stamp.ts";
import { toInputs } from "../../support/inputs.ts";
import { aHost, aJob } from "../../support/plain-job.ts";
import { aDigest, anEvidence } from "../../support/results.ts";
import { startService } from "../../support/service/service.ts";

const digest = aDigest(1);
const subject = { name: "dist/app.tgz", digest };
const notFound: Judgement = { verdict: "not-found", answer: anEvidence() };
const unclear: EarlierStamp = { verdict: "unclear", ageMs: 10_000 };

interface Scene {
  readonly mode?: "stamp" | "check";
  readonly earlier?: readonly (readonly [Digest, EarlierStamp])[];
  readonly again?: true;
  readonly wait?: string;
  readonly isOfClocks?: true;
}

/** Asks as a run does: what is sent, checked, written into the journal and said is told in its order. */
function aScene({ mode = "stamp", earlier = [], again, wait = "0", isOfClocks }: Scene = {}) {
  const story: string[] = [];
  const run = { hasSent: false };
  const tell = (step: string, judgement: Judgement) => async () => {
    story.push(step);
    return judgement;
  };
  const source: Source = {
    stamp: tell("stamp", { verdict: "accepted", answer: anEvidence() }),
    check: tell("check", notFound),
    verify: tell("verify", notFound),
    ...(!isOfClocks && { locate: tell("locate", notFound) }),
    [Symbol.asyncDispose]: async () => {},
  };
  const host = aHost((line) =>
    story.push(line.includes("--again") ? "told: again" : `told: ${line.match(/\d+ s/g)?.join()}`),
  );
  const journal = {
    lines: [],
    recordIntent: () => void story.push(`intent, sent before: ${run.hasSent}`),
    recordResult: () => void story.push("result"),
    close: () => {},
  };
  const inputs = { ...toInputs({ mode, wait, "block-time": "60" }), ...(again && { again }) };
  const askAndSaveReport = async (_: unknown, ask: () => Promise<Judgement>) => {
    story.push("ask");
    return await ask();
  };
  const ask = createAsk(run, source, inputs, host, { journal, askAndSaveReport }, new Map(earlier));
  return { run, story, ask: async () => (await ask(subject)).verdict };
}

test("a check is a question and no more", async () => {
  const { run, story, ask } = aScene({ mode: "check", earlier: [[subject.digest, unclear]] });
  expect(await ask()).toBe("not-found");
  expect(story).toEqual(["ask", "check"]);
  expect(run.hasSent).toBe(false);
});

test("a clock's stamp needs no journal, and counts as no stamp that was sent", async () => {
  const { run, story, ask } = aScene({ isOfClocks: true, earlier: [[subject.digest, unclear]] });
  await ask();
  expect(story).toEqual(["ask", "stamp"]);
  expect(run.hasSent).toBe(false);
});

test("an intent is written before a stamp is sent, and the run then has sent one", async () => {
  const { run, story, ask } = aScene();
  expect(await ask()).toBe("accepted");
  expect(story).toEqual(["ask", "intent, sent before: false", "stamp", "result"]);
  expect(run.hasSent).toBe(true);
});

test("a person may have it stamped again, without a check, and is warned", async () => {
  const { story, ask } = aScene({ earlier: [[subject.digest, unclear]], again: true });
  expect(await ask()).toBe("accepted");
  expect(story).toEqual(["told: again", "ask", "intent, sent before: false", "stamp", "result"]);
  await ask();
  expect(story.filter((step) => step === "told: again")).toHaveLength(1);
});

test("--again warns of nothing where no earlier stamp is known", async () => {
  const { story, ask } = aScene({ again: true });
  await ask();
  expect(story[0]).toBe("ask");
});

test.each([
  ["0", []],
  ["59", ["told: 59 s,60 s"]],
  ["60", []],
])("a wait of %s s beside a block time of 60 s is told: %j", (wait, told) => {
  expect(aScene({ wait }).story).toEqual(told);
});

const found: Judgement = { verdict: "found", answer: anEvidence() };
const outage = toFailure(new AnchorError("CONNECTION_LOST", "It broke."));
const accepted: EarlierStamp = { verdict: "accepted", ageMs: 10_000, requestId: "r-1" };
const anchored: EarlierStamp = { verdict: "anchored", ageMs: 10_000 };

/** Stamps in a run that finds `earlier` in its journal, with a block time of a minute. */
async function play(earlier: EarlierStamp | undefined, seen: Judgement) {
  const story: string[] = [];
  const outcome = await stampOne(subject, {
    send: async () => {
      story.push("stamp");
      return { verdict: "accepted", answer: anEvidence() };
    },
    check: async () => {
      story.push("look");
      return seen;
    },
    earlierStamp: earlier,
    blockTimeMs: 60_000,
    isWaitedFor: false,
    clock: { now: () => 1_000_000, wait: async () => {} },
    stop: new AbortController().signal,
    warn: (text) => story.push(text.includes(subject.name) ? "warning" : text),
  });
  return { outcome, verdict: outcome.verdict, story: story.join(" ") };
}

test("nothing is looked up before a first stamp", async () => {
  expect(await play(undefined, found)).toMatchObject({ verdict: "accepted", story: "stamp" });
});

test.each([
  ["found", accepted, found, "already-anchored"],
  ["found though its answer was lost", unclear, found, "already-anchored"],
  ["accepted and not found", accepted, notFound, "accepted"],
  ["unclear and not found", unclear, notFound, "unclear"],
  ["accepted, and nobody can be asked", accepted, outage, "accepted"],
  ["unclear, and nobody can be asked", unclear, outage, "unreachable"],
  ["on the chain before, and found", anchored, found, "already-anchored"],
  ["on the chain before, and not found", anchored, notFound, "accepted"],
  ["on the chain before, and nobody can be asked", anchored, outage, "unreachable"],
] as const)(
  "a stamp that an earlier run sent within the time of a block is not sent: %s",
  async (_, stamp, seen, verdict) => {
    expect(await play(stamp, seen)).toMatchObject({ verdict, story: "look" });
  },
);

test("a stamp that an earlier run sent within the time of a block keeps its request, and its age for whoever waits", async () => {
  const answer = { requestId: "r-1", records: [], segments: [] };
  expect(await play(accepted, notFound)).toMatchObject({ outcome: { answer } });
  const { outcome } = await play(unclear, notFound);
  expect(outcome).toMatchObject({ unresolved: { sinceMs: 990_000, mayResend: true } });
  expect(outcome).not.toHaveProperty("requestId");
  expect(await play({ ...unclear, requestId: "r-2" }, notFound)).toMatchObject({ outcome: { requestId: "r-2" } });
});

const old = { ...accepted, ageMs: 60_000 };

test("a stamp that an earlier run sent longer ago is sent once more, with a warning, when a look does not find it", async () => {
  for (const earlier of [old, { ...anchored, ageMs: 60_000 }])
    expect(await play(earlier, notFound)).toMatchObject({ verdict: "accepted", story: "look warning stamp" });
});

test("a stamp that an earlier run sent longer ago is not sent when it is found, nor when nobody can be asked", async () => {
  expect(await play(old, found)).toMatchObject({ verdict: "already-anchored", story: "look" });
  expect(await play({ ...unclear, ageMs: 60_000 }, outage)).toMatchObject({ verdict: "unreachable", story: "look" });
});

test("an earlier stamp is looked for once in a run: whoever waited for it and sends it once more is not held back", async () => {
  await using service = await startService({ blockTimeMs: 600_000 });
  const { inputs, host } = aJob({ mode: "stamp", "api-url": service.url, "api-key": service.apiKey });
  const records = { journal: undefined, askAndSaveReport: (_: Subject, ask: () => Promise<Judgement>) => ask() };
  await using source = await openSource(inputs, host);
  const ask = createAsk({ hasSent: false }, source, inputs, host, records, new Map([[digest, unclear]]));
  const asked = () => service.requests.map(({ path }) => path);
  expect((await ask(subject)).verdict).toBe("unclear");
  expect(asked()).toEqual([routes.check]);
  expect((await ask(subject)).verdict).toBe("accepted");
  expect(asked()).toEqual([routes.check, routes.stamp]);
});

test.each([
  ["about another file again", toFailure(new AnchorError("REPLY_MISMATCH", "Another file.")), "failed"],
  ["with nothing", outage, "unreachable"],
  ["in a form that proves nothing", { verdict: "unknown", note: "odd" } as const, "unknown"],
  ["about the right file", notFound, "accepted"],
  ["that the chain holds the right file", found, "accepted"],
])("a service that answered about another file is sent no stamp while it answers %s", async (_, seen, verdict) => {
  const { inputs, host } = aJob({ mode: "stamp", "api-url": "http://127.0.0.1:8787", "api-key": "key" });
  const records = { journal: undefined, askAndSaveReport: (_subject: Subject, ask: () => Promise<Judgement>) => ask() };
  const asked: unknown[] = [];
  const check = async (target: object): Promise<Judgement> => (asked.push(target), seen);
  const stamp = async (): Promise<Judgement> => ({ verdict: "accepted", answer: anEvidence() });
  const source = { stamp, check, verify: check, locate: async () => outage, [Symbol.asyncDispose]: async () => {} };
  const earlier = new Map([[digest, { ...unclear, isMismatched: true as const }]]);
  const ask = createAsk({ hasSent: false }, source, inputs, host, records, earlier);
  const others = [2, 3].map((seed) => ({ name: `new ${seed}`, digest: aDigest(seed) }));
  const rows = await Promise.all(others.map(ask));
  expect(rows.map((row) => row.verdict)).toEqual([verdict, verdict]);
  expect(rows.every((row) => row.error?.code !== "REPLY_MISMATCH")).toBe(true);
  expect(asked).toEqual([{ name: digest, digest }]);
  // The file about which it was asked then is looked for as any other of an earlier run.
  const anew = createAsk({ hasSent: false }, source, inputs, host, records, earlier);
  await anew({ name: "old", digest });
  expect(asked).toHaveLength(2);
});
