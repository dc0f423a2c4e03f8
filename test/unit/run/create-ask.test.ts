import { expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import type { Judgement } from "#core/row.ts";
import type { EarlierStamp } from "#run/journal.ts";
import type { Source } from "#run/source.ts";
import { createAsk } from "#run/stamp.ts";
import { toInputs } from "../../support/inputs.ts";
import { aHost } from "../../support/plain-job.ts";
import { aDigest, anEvidence } from "../../support/results.ts";

const subject = { name: "dist/app.tgz", digest: aDigest(1) };
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
