/** Stamps under any mixture of faults: none is spent twice unseen, none succeeds that did not, none is lost. */
import { setTimeout as sleep } from "node:timers/promises";

import * as fc from "fast-check";
import { expect, test } from "vitest";

import type { Client } from "#api/client.ts";
import type { Digest } from "#core/digest.ts";
import { mayBeSpent, type Judgement } from "#core/row.ts";
import { runEach } from "#host/queue.ts";
import { answers, changed } from "../../support/network/answers.ts";
import { json, jsonAnswer, type Behaviour } from "../../support/network/behaviours.ts";
import type { ReceivedRequest } from "../../support/network/received-request.ts";
import { byRoute } from "../../support/runner/rules.ts";
import { createBench, operations, rightReply, verdictOf } from "../../support/service/client.ts";
import { runs } from "../../support/runs.ts";

const digestNumber = (index: number): Digest => index.toString(16).padStart(64, "0") as Digest;

/** What the service does with a request: whether it acts on it, and what of that its answer shows. */
interface Move {
  readonly name: string;
  readonly acts: boolean;
  readonly answer: (request: ReceivedRequest) => Behaviour;
}

const sent = ({ hash, id }: ReceivedRequest) => answers.stamp(hash, id);
const move = (name: string, acts: boolean, answer: Move["answer"]): Move => ({ name, acts, answer });
const status =
  (code: number, headers = {}) =>
  () =>
    json({}, { status: code, headers });

/** Whoever acts may hide it; whoever refuses by a status that means so has not acted. */
const stampMoves: readonly [Move, ...Move[]] = [
  move("right", true, (request) => json(sent(request))),
  move("right", true, (request) => json(sent(request))),
  move("there already", true, ({ hash, id }) => json(answers.alreadyAnchored(hash, id))),
  ...[true, false].flatMap((acts) => [
    move("reset", acts, () => ({ kind: "reset" })),
    move("close", acts, () => ({ kind: "close" })),
    move("500", acts, status(500)),
    move("504", acts, status(504)),
    move("503", acts, status(503)),
    move("409", acts, status(409)),
    move("202", acts, (request) => json(sent(request), { status: 202 })),
    move("a web page", acts, () => ({ kind: "answer", answer: { body: "<html>" } })),
    move("half an answer", acts, (request) => ({ kind: "wrong-length", answer: jsonAnswer(sent(request)), by: -30 })),
    move("no data", acts, (request) => json(changed(sent(request), { data: {} }))),
    move("error 200", acts, (request) => json(changed(sent(request), { status: "error" }))),
  ]),
  move("429", false, status(429)),
  move("503 with a time", false, status(503, { "retry-after": "3" })),
  move("425", false, status(425)),
  move("422", false, status(422)),
  move("not accepted", false, (request) => json(changed(sent(request), { "data.status": false }))),
];

const checkFaults: readonly [Move["answer"], ...Move["answer"][]] = [
  () => ({ kind: "reset" }),
  status(500),
  status(429),
  () => ({ kind: "answer", answer: { body: "<html>" } }),
  ({ hash, id }) => json(changed(answers.found(hash, id), { "data.data": "Perhaps." })),
];

/** A service with a memory, whose moves are drawn; the first `lag` looks at a digest do not see it yet. */
function createService(draw: (below: number) => number, lag: number) {
  const acted = new Map<string, number>();
  const looks = new Map<string, number>();
  const looksSinceStamp = new Map<string, number>();
  const underWay = new Set<string>();
  const offences: string[] = [];
  const add = (to: Map<string, number>, hash: string): number => {
    to.set(hash, (to.get(hash) ?? 0) + 1);
    return to.get(hash) ?? 0;
  };
  const stamp = async (request: ReceivedRequest): Promise<Behaviour> => {
    const { hash } = request;
    const { name, acts, answer } = pick(stampMoves, draw);
    if (underWay.has(hash)) offences.push(`two stamps under way: ${name}`);
    if (looksSinceStamp.get(hash) === 0) offences.push(`sent again without a look: ${name}`);
    underWay.add(hash);
    await sleep(draw(3));
    underWay.delete(hash);
    // What is refused in so many words may be sent again at once.
    if (!/^(?:429|425)$/.test(name)) looksSinceStamp.set(hash, 0);
    if (acts) add(acted, hash);
    return answer(request);
  };
  const check = (request: ReceivedRequest): Behaviour => {
    const { hash, id } = request;
    if (draw(5) === 0) return pick(checkFaults, draw)(request);
    add(looksSinceStamp, hash);
    const isSeen = add(looks, hash) > lag && acted.has(hash);
    return json(isSeen ? answers.found(hash, id) : answers.notFound(hash, id));
  };
  return { rule: byRoute({ stamp, check }, { kind: "reset" }), acted, offences };
}

function pick<Item>(items: readonly [Item, ...Item[]], draw: (below: number) => number): Item {
  return items[draw(items.length)] ?? items[0];
}

/** Stamps files, of which some have equal bytes, as a run does. */
async function stampAll(client: Client, digests: readonly Digest[]): Promise<readonly Judgement[]> {
  const outcomes: Judgement[] = [];
  await runEach(digests.entries(), ([, digest]) => client.stamp(digest), {
    concurrency: 4,
    keyOf: ([, digest]) => digest,
    onResult: ([index], outcome) => void (outcomes[index] = outcome),
    stop: new AbortController().signal,
  });
  return outcomes;
}

const files = [0, 1, 2, 0, 3, 1, 4].map(digestNumber);
/** Verdicts that say that the stamp was made, and kinds that leave it open. */
const taken = new Set(["accepted", "anchored", "already-anchored"]);
const open = ["unclear", "unknown", "unreachable", "failed"];
/** Statuses by which a run was refused or stopped: nothing was spent. */
const unspent = new Set([
  "NOT_ATTEMPTED",
  "RATE_LIMITED",
  "SERVICE_UNAVAILABLE",
  "REQUEST_REJECTED",
  "SERVICE_REFUSED",
]);

test("whatever the service does, no stamp is spent unseen, claimed without reason, or said to have failed when it was made", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 40, maxLength: 80 }), fc.nat(3), async (chance, lag) => {
      let turn = 0;
      const draw = (below: number): number => (chance[turn++ % chance.length] ?? 0) % below;
      const service = createService(draw, lag);
      await using bench = await createBench(service.rule);
      const outcomes = await stampAll(bench.client, files);
      expect(service.offences).toEqual([]);
      expect(outcomes).toHaveLength(files.length);
      for (const [index, outcome] of outcomes.entries()) {
        const acted = service.acted.get(files[index] ?? "") ?? 0;
        const verdict = verdictOf(outcome);
        expect(acted).toBeLessThanOrEqual(1);
        if (taken.has(verdict)) expect([verdict, acted]).toEqual([verdict, 1]);
        else if (mayBeSpent(outcome)) expect(open).toContain(outcome.verdict);
        else expect([verdict, unspent.has(verdict), acted]).toEqual([verdict, true, 0]);
      }
    }),
    { numRuns: runs(400) },
  );
});

test("a connection that has been idle for a second is not used again: the server may be closing it", async () => {
  await using bench = await createBench(rightReply, { timeoutMs: 20_000 });
  await operations.check.ask(bench.client);
  await sleep(1500);
  expect(verdictOf(await operations.stamp.ask(bench.client))).toBe("accepted");
  expect(bench.counts()).toEqual({ check: 1, stamp: 1 });
  expect(new Set(bench.server.requests.map(({ connection }) => connection)).size).toBe(2);
});
