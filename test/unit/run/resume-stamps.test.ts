import { expect, test } from "vitest";

import { routes } from "#api/wire.ts";
import type { Subject } from "#core/digest.ts";
import { AnchorError } from "#core/errors.ts";
import { toFailure, type Outcome } from "#core/outcome.ts";
import type { EarlierStamp } from "#run/earlier-stamps.ts";
import { createAsker, openSource } from "#run/open-source.ts";
import { stampOne } from "#run/stamp.ts";
import { aJob } from "../../support/plain-job.ts";
import { aDigest, anEvidence } from "../../support/results.ts";
import { startService } from "../../support/service/service.ts";

const digest = aDigest(1);
const subject = { name: "dist/app.tgz", digest };
const found: Outcome = { kind: "found", evidence: anEvidence() };
const notFound: Outcome = { kind: "not-found", evidence: anEvidence() };
const outage = toFailure(new AnchorError("CONNECTION_LOST", "It broke."));
const accepted: EarlierStamp = { verdict: "accepted", ageMs: 10_000, requestId: "r-1" };
const unclear: EarlierStamp = { verdict: "unclear", ageMs: 10_000 };

/** Stamps in a run that finds `earlier` in its journal, with a block time of a minute. */
async function play(earlier: EarlierStamp | undefined, seen: Outcome) {
  const story: string[] = [];
  const outcome = await stampOne(subject, {
    send: async () => {
      story.push("stamp");
      return { kind: "accepted", evidence: anEvidence() };
    },
    check: async () => {
      story.push("look");
      return seen;
    },
    earlier,
    blockTimeMs: 60_000,
    isWaitedFor: false,
    clock: { now: () => 1_000_000, wait: async () => {} },
    stop: new AbortController().signal,
    warn: () => story.push("warning"),
  });
  return { outcome, kind: outcome.kind, story: story.join(" ") };
}

test("nothing is looked up before a first stamp", async () => {
  expect(await play(undefined, found)).toMatchObject({ kind: "accepted", story: "stamp" });
});

test.each([
  ["found", accepted, found, "already-anchored"],
  ["found though its answer was lost", unclear, found, "already-anchored"],
  ["accepted and not found", accepted, notFound, "accepted"],
  ["unclear and not found", unclear, notFound, "unclear"],
  ["accepted, and nobody can be asked", accepted, outage, "accepted"],
  ["unclear, and nobody can be asked", unclear, outage, "unreachable"],
] as const)(
  "a stamp that an earlier run sent within the time of a block is not sent: %s",
  async (_, stamp, seen, kind) => {
    expect(await play(stamp, seen)).toMatchObject({ kind, story: "look" });
  },
);

test("a stamp that an earlier run sent within the time of a block keeps its request, and its age for whoever waits", async () => {
  expect(await play(accepted, notFound)).toMatchObject({ outcome: { evidence: { requestId: "r-1" } } });
  expect(await play(unclear, notFound)).toMatchObject({ outcome: { open: { since: 990_000, mayResend: true } } });
});

const old = { ...accepted, ageMs: 60_000 };

test("a stamp that an earlier run sent longer ago is sent once more, with a warning, when a look does not find it", async () => {
  expect(await play(old, notFound)).toMatchObject({ kind: "accepted", story: "look warning stamp" });
});

test("a stamp that an earlier run sent longer ago is not sent when it is found, nor when nobody can be asked", async () => {
  expect(await play(old, found)).toMatchObject({ kind: "already-anchored", story: "look" });
  expect(await play({ ...unclear, ageMs: 60_000 }, outage)).toMatchObject({ kind: "unreachable", story: "look" });
});

test("an earlier stamp is looked for once in a run: whoever waited for it and sends it once more is not held back", async () => {
  await using service = await startService({ blockTimeMs: 600_000 });
  const { inputs, host } = aJob({ mode: "stamp", "api-url": service.url, "api-key": service.apiKey });
  const records = { journal: undefined, keepReport: (_: Subject, ask: () => Promise<Outcome>) => ask() };
  await using source = await openSource(inputs, host);
  const { ask } = createAsker(source, inputs, host, records, new Map([[digest, unclear]]));
  const asked = () => service.requests.map(({ path }) => path);
  expect((await ask(subject)).kind).toBe("unclear");
  expect(asked()).toEqual([routes.check]);
  expect((await ask(subject)).kind).toBe("accepted");
  expect(asked()).toEqual([routes.check, routes.stamp]);
});
