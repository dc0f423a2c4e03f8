import { expect, test } from "vitest";

import { AnchorError, type ErrorCode } from "#core/errors.ts";
import { toFailure, type Judgement } from "#core/row.ts";
import { createErrorCollector, runEach } from "#host/queue.ts";

const found: Judgement = { verdict: "found", answer: { requestId: "r", records: [], segments: [] } };
const failed = (code: ErrorCode): Judgement => toFailure(new AnchorError(code, "no"));
const verdict = (outcome: Judgement | undefined) =>
  outcome === undefined ? undefined : (outcome.error?.code ?? outcome.verdict);

/** The outcomes of all targets, each at its place. */
async function judge(
  targets: readonly string[],
  operate: (target: string) => Promise<Judgement>,
  options: { readonly concurrency?: number; readonly stop?: AbortSignal } = {},
): Promise<readonly Judgement[]> {
  const outcomes: Judgement[] = [];
  await runEach(targets.entries(), ([, target]) => operate(target), {
    concurrency: 1,
    stop: new AbortController().signal,
    keyOf: ([, target]) => target,
    onResult: ([index], outcome) => void (outcomes[index] = outcome),
    ...options,
  });
  return outcomes;
}

const collect = async (...given: Parameters<typeof judge>): Promise<readonly (string | undefined)[]> =>
  (await judge(...given)).map(verdict);

test("a run has at most as many operations under way as it may", async () => {
  let underWay = 0;
  let most = 0;
  await collect(
    ["a", "b", "c", "d", "e", "f", "g"],
    async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return found;
    },
    { concurrency: 3 },
  );
  expect(most).toBe(3);
});

test("a run asks once for targets with equal keys, and gives each its result", async () => {
  const asked: string[] = [];
  const outcomes = await collect(
    ["a", "b", "a", "a"],
    async (target) => {
      asked.push(target);
      return found;
    },
    { concurrency: 4 },
  );
  expect(asked).toEqual(["a", "b"]);
  expect(outcomes).toEqual(["found", "found", "found", "found"]);
});

test("a run begins while later targets are still being made ready", async () => {
  const story: string[] = [];
  async function* slowly() {
    yield "a";
    await new Promise((resolve) => setImmediate(resolve));
    story.push("b is ready");
    yield "b";
  }
  await runEach(
    slowly(),
    async (target) => {
      story.push(`ask ${target}`);
      return found;
    },
    { concurrency: 1, stop: new AbortController().signal, keyOf: (target) => target, onResult: () => {} },
  );
  expect(story).toEqual(["ask a", "b is ready", "ask b"]);
});

test.each(["API_KEY_REJECTED", "PLAN_LIMIT_REACHED", "REPLY_MISMATCH", "TLS_REJECTED", "REDIRECT_REFUSED"] as const)(
  "a run stops after %s, with nothing sent for the rest",
  async (code) => {
    expect(await collect(["a", "b", "c"], async () => failed(code))).toEqual([code, "NOT_ATTEMPTED", "NOT_ATTEMPTED"]);
  },
);

test("a run goes on after a subject of its own fault", async () => {
  const answers: Record<string, Judgement> = { a: failed("REQUEST_REJECTED"), b: found };
  expect(await collect(["a", "b"], async (target) => answers[target] ?? found)).toEqual(["REQUEST_REJECTED", "found"]);
});

test("a run stops when five subjects in a row are lost to an outage", async () => {
  const outcomes = await collect("a b c d e f g".split(" "), async () => failed("SERVICE_UNAVAILABLE"));
  expect(outcomes.filter((code) => code === "SERVICE_UNAVAILABLE")).toHaveLength(5);
  expect(outcomes.filter((code) => code === "NOT_ATTEMPTED")).toHaveLength(2);
});

test("a run stops when outages leave five stamps in a row open, also where the service answers looks", async () => {
  const note = "This stamp may have been paid for.";
  const open = { kind: "unclear", sinceMs: 0, mayResend: true, ownMessage: note } as const;
  const lost: Judgement = {
    verdict: "unclear",
    note,
    unresolved: { ...open, outage: new AnchorError("SERVICE_UNAVAILABLE", "no") },
  };
  const count = async (outcome: Judgement) =>
    (await collect(Array.from("abcdefg"), async () => outcome)).filter((one) => one === "unclear").length;
  expect(await count(lost)).toBe(5);
  expect(await count({ verdict: "unclear", note, unresolved: open })).toBe(7);
});

test.each(["SERVICE_UNAVAILABLE", "API_KEY_REJECTED"] as const)("a run tells what left the rest: %s", async (code) => {
  const kinds = (await judge(Array.from("abcdefg"), async () => failed(code))).map((outcome) => outcome.verdict);
  expect(new Set(kinds)).toEqual(new Set([code === "API_KEY_REJECTED" ? "failed" : "unreachable"]));
});

test("what was not sent is not told of the payment for another stamp", async () => {
  const stopped = new AnchorError("REPLY_MISMATCH", "It may have been paid for.", { paid: "stamp" });
  const outcomes = await judge(["a", "b"], async () => toFailure(stopped));
  expect(outcomes.map(({ error }) => error?.ownMessage.includes("paid"))).toEqual([true, false]);
});

test("a run goes on when a defect costs a subject its result", async () => {
  const outcomes = await collect(["a", "b", "c"], async (target) => {
    if (target === "b") throw new TypeError("planted");
    return found;
  });
  expect(outcomes).toEqual(["found", "INTERNAL", "found"]);
});

test("a run tells the results of what is under way before it says that the targets broke off", async () => {
  const gate = Promise.withResolvers<Judgement>();
  const results: (string | undefined)[] = [];
  async function* breaking() {
    yield "a";
    setImmediate(() => gate.resolve(found));
    throw new TypeError("planted");
  }
  const options = {
    concurrency: 1,
    stop: new AbortController().signal,
    keyOf: (target: string) => target,
    onResult: (_: unknown, outcome: Judgement) => void results.push(verdict(outcome)),
  };
  await expect(runEach(breaking(), () => gate.promise, options)).rejects.toThrow("planted");
  expect(results).toEqual(["found"]);
});

test("a run goes on while the outage has gaps", async () => {
  const outcomes = await collect("a b c d E f g h i J".split(" "), async (target) =>
    target < "a" ? found : failed("CONNECTION_LOST"),
  );
  expect(outcomes).not.toContain("NOT_ATTEMPTED");
});

test("a run starts nothing more once it was cancelled, and keeps what it has", async () => {
  const stop = new AbortController();
  const outcomes = await collect(
    ["a", "b"],
    async () => {
      stop.abort();
      return found;
    },
    { stop: stop.signal },
  );
  expect(outcomes).toEqual(["found", "NOT_ATTEMPTED"]);
});

test("errors of work that goes side by side stand in the order of the work, whichever ended first", async () => {
  const { attempt, errors } = createErrorCollector();
  const works = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
  const done = works.map(({ promise }) => attempt(() => promise));
  for (const index of [2, 0, 3]) {
    works[index]?.reject(new AnchorError("OUTPUT_UNWRITABLE", `${index}`));
    await done[index];
  }
  works[1]?.resolve(1);
  expect(await Promise.all(done)).toEqual([undefined, 1, undefined, undefined]);
  expect(errors.map(({ ownMessage }) => ownMessage)).toEqual(["0.", "2.", "3."]);
});
