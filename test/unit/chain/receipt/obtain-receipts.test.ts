import { describe, expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import type { ChainNode } from "#node/node.ts";
import { obtainReceipts } from "#node/receipts/obtain-receipts.ts";
import { type Command, unreachable, fieldOf } from "#node/reply.ts";
import { failure, success, type Answer } from "../../../support/chain/node-server.ts";
import { readSample } from "../../../support/chain/samples.ts";

const stamp = { hash: "195d8051a6355a65932b7d9dac53b1b7d3b0084ce9b6db0e4ddd99a90c107c04" as Digest, block: 24 };
const named = { hash: "540c17360d8ca973967b4a218242910851ce355d64bccb9347de94b3e3b4e531" as Digest, block: 57 };
const absent = { hash: "ab".repeat(32) as Digest, block: 57 };

const shownIn = (name: string) => fieldOf(readSample(name).answer, "response") as Record<string, unknown>;
const idOf = (name: string) => shownIn(name)["txpowid"] as string;
const recorded: Record<string, unknown> = {
  "txpow block:24": shownIn("txpow-stamp"),
  "txpow block:57": shownIn("txpow-naming"),
  [`txpow txpowid:${idOf("txpow-named")}`]: shownIn("txpow-named"),
};

/** A node that answers by `answers`, and what it was asked; an error is what it fails with. */
function nodeOf(answers: Readonly<Record<string, unknown>>) {
  const asked: (readonly string[])[] = [];
  const answer = (command: string): Answer =>
    command in answers ? success(command, answers[command]) : failure(command, "TxPoW not found");
  const run = (commands: readonly Command[]) => {
    asked.push(commands);
    const failing = commands.find((command) => answers[command] instanceof Error);
    if (failing !== undefined) return Promise.reject(answers[failing]);
    const end = commands.findIndex((command) => !(command in answers));
    const reached = end === -1 ? commands : commands.slice(0, end + 1);
    return Promise.resolve(reached.map((command) => ({ ok: command in answers, fields: answer(command) })));
  };
  return { asked, node: { name: "a node", rpc: { name: "a node", run } } as unknown as ChainNode };
}

/** The ids of what is obtained, what was noted, and what is left of the requests. */
async function obtain(
  nodes: readonly ChainNode[],
  places: readonly (typeof stamp)[],
  requests = 64,
  milliseconds = 60_000,
) {
  const notes: string[] = [];
  const budget = { requests, end: performance.now() + milliseconds, note: (text: string) => void notes.push(text) };
  const receipts = await obtainReceipts(nodes, places, budget);
  return { ids: receipts.map(({ txpow }) => txpow), receipts, notes, left: budget.requests };
}

test("a block that holds the hash itself is asked for alone", async () => {
  const { node, asked } = nodeOf(recorded);
  const { receipts, notes } = await obtain([node], [stamp]);
  expect(receipts).toEqual([{ txpow: idOf("txpow-stamp"), data: readSample("txpow-stamp").data }]);
  expect([asked, notes]).toEqual([[["txpow block:24"]], []]);
});

test("what a node shows is no longer tried when the time for receipts is over", async () => {
  const { node } = nodeOf(recorded);
  const notes: string[] = [];
  let reads = 0;
  const budget = {
    requests: 64,
    // Over when it is looked at for the second time, which is after the answer.
    get end() {
      reads += 1;
      return reads > 1 ? 0 : Number.MAX_SAFE_INTEGER;
    },
    note: (text: string) => void notes.push(text),
  };
  expect(await obtainReceipts([node], [stamp], budget)).toEqual([]);
  expect(notes).toEqual(["No more receipts: this run has asked for as many as it may."]);
});

test("a transaction is looked for among those that its block names", async () => {
  const { node } = nodeOf(recorded);
  const { ids, left } = await obtain([node], [named]);
  expect([ids, left]).toEqual([[idOf("txpow-naming"), idOf("txpow-named")], 62]);
});

test("hashes of one block are looked for together, and what it does not hold is left out", async () => {
  const { node } = nodeOf(recorded);
  const { ids, notes, left } = await obtain([node], [absent, named]);
  expect([ids, left]).toEqual([[idOf("txpow-naming"), idOf("txpow-named")], 62]);
  expect(notes).toEqual([`No receipt of ${absent.hash}: no node shows it in block 57.`]);
});

test("a transaction behind one that the node has no more is asked for, 16 in a request", async () => {
  const others = Array.from({ length: 40 }, (_, index) => `0x${index.toString(16).toUpperCase().padStart(64, "0")}`);
  const naming = structuredClone(shownIn("txpow-naming"));
  (naming["body"] as { txnlist: string[] }).txnlist.unshift(...others);
  const known = others
    .filter((_, index) => index !== 3)
    .map((id) => [`txpow txpowid:${id}`, shownIn("txpow-split")] as const);
  const { node, asked } = nodeOf({ ...recorded, ...Object.fromEntries(known), "txpow block:57": naming });
  const { ids } = await obtain([node], [named]);
  expect(asked.map(({ length }) => length)).toEqual([1, 16, 12, 16, 9]);
  // The block that names forty more is not the one whose hash it shows.
  expect(ids).toEqual([idOf("txpow-named")]);
});

describe("there is no receipt", () => {
  const changed = structuredClone(shownIn("txpow-stamp"));
  (changed["header"] as Record<string, unknown>)["timemilli"] = "1";
  test.each<[string, Record<string, unknown>]>([
    ["of a block that the node has no more", {}],
    ["of a block whose time is another", { "txpow block:24": changed }],
    ["of a block that is none", { "txpow block:24": [] }],
    ["of another block", { "txpow block:24": shownIn("txpow-split") }],
    ["where the node is away", { "txpow block:24": unreachable("a node", "it is away") }],
  ])("%s, and it is said why", async (_, answers) => {
    const { ids, notes } = await obtain([nodeOf(answers).node], [stamp]);
    expect(ids).toEqual([]);
    expect(notes.length).toBeGreaterThan(0);
  });

  test("of more than the requests that a run may make, nor when its time is over", async () => {
    const { node, asked } = nodeOf(recorded);
    expect((await obtain([node], [stamp, named], 1)).ids).toEqual([idOf("txpow-stamp")]);
    expect((await obtain([node], [stamp, named], 64, 0)).ids).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});

test("that nobody is asked any more is told once, not of each block", async () => {
  const places = Array.from({ length: 1000 }, (_, block) => ({ hash: absent.hash, block }));
  const away = nodeOf({ "txpow block:0": unreachable("a node", "it is away") });
  for (const [node, requests] of [
    [nodeOf(recorded).node, 1],
    [away.node, 64],
  ] as const) {
    const { notes } = await obtain([node], places, requests);
    expect(notes).toHaveLength(2);
  }
});

test("a node that fails is not asked again, and the next one is", async () => {
  const away = nodeOf({ "txpow block:24": unreachable("a node", "it is away") });
  const { ids } = await obtain([away.node, nodeOf(recorded).node], [stamp, named]);
  expect(ids).toEqual([idOf("txpow-stamp"), idOf("txpow-naming"), idOf("txpow-named")]);
  expect(away.asked).toEqual([["txpow block:24"]]);
});
