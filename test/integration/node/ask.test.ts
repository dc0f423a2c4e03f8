/** What several nodes say together, nodes that know less and nodes that lie among them. */
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import type { Digest } from "#core/digest.ts";
import { parseNodeAddress } from "#core/addresses.ts";
import { askChain, openChain, toLocationRecord, type AskOptions } from "#node/ask.ts";
import { unspendableAddress } from "#node/find.ts";
import { createNode } from "#node/node.ts";
import { createFakeChain, type Character } from "../../support/chain/fake-chain.ts";
import { refusal, startNodeServer, success, toHttp, type Respond } from "../../support/chain/node-server.ts";

const digest = "ab".repeat(32) as Digest;
const on = (name: string, ...blocks: readonly number[]) =>
  createFakeChain(
    name,
    blocks.map((block) => ({ digest, block, address: unspendableAddress })),
  );
const chain = on("one", 40);
const empty = on("one");
const pruned: Character = { treeFrom: 70 };
const archive: Character = { treeFrom: 70, archiveFrom: 1 };
const mega: Character = { treeFrom: 70, mega: true };

type Start = { startNode(character?: Character): Promise<{ readonly url: string } & AsyncDisposable> };

/** Asks nodes, each a chain and a character. */
async function ask(nodes: readonly (readonly [Start, Character?])[], options: AskOptions = {}, wanted = digest) {
  const servers = await Promise.all(nodes.map(([start, character]) => start.startNode(character)));
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  });
  const answer = await askChain(
    servers.map(({ url }) => createNode(parseNodeAddress(url))),
    wanted,
    { pausesMs: [1], ...options },
  );
  const names = servers.map(({ url }) => url);
  return { answer, said: answer.sources.map(({ verdict }) => verdict), names };
}

test("one node that finds it is believed, and the answer says that it rests on that node", async () => {
  const { answer, names } = await ask([[chain]]);
  expect(answer).toMatchObject({
    kind: "found",
    restsOn: names[0],
    locations: [{ block: 40, confirmations: 60, blockId: chain.blockId(40), port: 99 }],
    sources: [{ name: names[0], verdict: "found", block: 40, confirmations: 60 }],
  });
  const [record] =
    answer.kind === "found" ? answer.locations.map((location) => toLocationRecord(location, digest)) : [];
  expect(record).toEqual({
    blockNumber: 40,
    blockDate: "2026-01-01T00:33:20.000Z",
    txpowId: chain.blockId(40),
    coinId: chain.coinOf({ digest, block: 40 }).coinid,
    matchedHash: `0x${digest.toUpperCase()}`,
  });
});

test("two nodes that find it bear each other out", async () => {
  const { answer } = await ask([[chain], [chain, mega]]);
  expect(answer.kind).toBe("found");
  expect(answer).not.toHaveProperty("restsOn");
});

test("several records are told, the oldest first", async () => {
  const { answer } = await ask([[on("one", 90, 8, 44)]]);
  expect(answer.kind === "found" && answer.locations.map(({ block }) => block)).toEqual([8, 44, 90]);
});

/** A node that answers commands that begin like this with `shown` in place of the truth. */
const lying = (beginning: string, shown: object): Character => ({
  lie: (command) => (command.startsWith(beginning) ? success(command, shown) : undefined),
});
const recent = on("one", 98);
const young: Character = { treeFrom: 98, tip: 100 };
const high = lying("coins ", [chain.coinOf({ digest, block: 4000 })]);
/** The sum of its tree is below the supply by the amount of one coin with a digest. */
const smallTree: Character = {
  treeFrom: 70,
  lie: (command) =>
    command === "megammr"
      ? success(command, { enabled: true, mmr: { root: { value: "999999998.9999999999999999999999" } } })
      : undefined,
};
const note = (text: RegExp) => ({ note: expect.stringMatching(text) });

test.each<[string, Parameters<typeof ask>[0], string, object?]>([
  ["a node with the whole chain does not find it", [[empty]], "not-found", { restsOn: expect.any(String) }],
  ["a whole chain and an archive do not", [[empty], [empty, archive]], "not-found"],
  ["a whole chain and a node with all coins do not", [[empty], [empty, mega]], "not-found"],
  ["it is forgotten", [[chain, pruned]], "unknown", { ...note(/proves nothing/), sources: [{ verdict: "not-kept" }] }],
  ["an archive begins late", [[empty, { treeFrom: 70, archiveFrom: 50 }]], "unknown"],
  ["one invents a coin", [[chain], [empty]], "unknown", note(/finds it in block 40, and .* does not find it/)],
  ["one hides a coin", [[chain, lying("coins ", [])], [chain]], "unknown"],
  ["one moves a coin into an older block", [[on("one", 2)], [chain]], "unknown", note(/in different places/)],
  ["they are of different chains", [[chain], [on("two")]], "unknown", note(/different chains/)],
  ["those of different chains find it", [[chain], [on("two", 40)]], "unknown", note(/different chains/)],
  ["they have no block in common", [[chain], [chain, young]], "unknown", note(/cannot be compared/)],
  ["too few blocks are on top of it", [[recent]], "unknown", note(/too few/)],
  ["two find it with too few blocks on top of it", [[recent], [recent]], "unknown"],
  ["just enough blocks are on top of it", [[on("one", 97)]], "found"],
  ["a tree of all coins lacks one coin with a digest", [[empty, { ...mega, ...smallTree }]], "unknown"],
  ["its block is higher than the node's last one", [[empty, { ...mega, ...high }]], "not-found"],
])("what nodes say together is judged: %s", async (_, nodes, kind, facts = {}) => {
  expect((await ask(nodes)).answer).toMatchObject({ kind, ...facts });
});

const lastSeen = (ageMs: number): Character => ({
  lie: (command) =>
    command === "block" ? success(command, { block: "100", timemilli: String(Date.now() - ageMs) }) : undefined,
});

test("a node whose last block is old does not say that the chain does not hold it, and what it finds counts", async () => {
  const stale = await ask([[empty, lastSeen(3 * 86_400_000)]]);
  expect(stale.answer).toMatchObject({
    kind: "unreachable",
    error: { code: "NODE_UNREACHABLE", message: expect.stringContaining("its last block is of 20") },
  });
  expect((await ask([[empty, lastSeen(1_700_000)]])).answer.kind).toBe("not-found");
  expect((await ask([[chain, lastSeen(3 * 86_400_000)]])).answer.kind).toBe("found");
});

const hour = 3_600_000;

describe("where the clock of this machine is an hour behind", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - hour }));
  afterEach(() => void vi.useRealTimers());

  test("a stale node is told from a level one beside it, which has forgotten the past", async () => {
    const { answer, said, names } = await ask([
      [empty, lastSeen(0)],
      [empty, { ...pruned, ...lastSeen(-hour) }],
    ]);
    expect(answer).toMatchObject({
      kind: "unreachable",
      error: { message: expect.stringContaining(`${names[0]} is behind`) },
    });
    expect(said).toEqual(["error", "not-kept"]);
  });

  test("a stale node is told by the date of its answer", async () => {
    const stale = await ask([[empty, { ...lastSeen(0), clock: new Date(Date.now() + hour) }]]);
    expect(stale.answer).toMatchObject({ kind: "unreachable", error: { code: "NODE_UNREACHABLE" } });
    const level = await ask([[empty, { ...lastSeen(-hour), clock: new Date(Date.now() + hour) }]]);
    expect(level.answer.kind).toBe("not-found");
  });
});

test("a node with the whole chain decides beside one that has forgotten", async () => {
  const { answer, said } = await ask([
    [empty, pruned],
    [empty, archive],
  ]);
  expect(answer.kind).toBe("not-found");
  expect(said).toEqual(["not-kept", "not-found"]);
});

test.each([
  ["keeps all coins", mega],
  ["has an archive", archive],
  ["remembers the block", { treeFrom: 30 }],
])("a node that %s decides beside one that has forgotten, and the answer rests on it", async (_, character) => {
  const { answer, said, names } = await ask([
    [chain, pruned],
    [chain, character],
  ]);
  expect(answer).toMatchObject({ kind: "found", restsOn: names[1] });
  expect(said).toEqual(["not-kept", "found"]);
});

test.each([
  ["another digest", { digest: "cd".repeat(32), block: 40 }],
  ["a longer state", { digest: `${digest}00`, block: 40 }],
  ["the digest in lower case", undefined],
])("a coin with %s is no record of it", async (_, coin) => {
  const shown =
    coin === undefined ? { ...chain.coinOf({ digest, block: 40 }), state: { 99: `0x${digest}` } } : chain.coinOf(coin);
  expect((await ask([[empty, { ...mega, ...lying("coins ", [shown]) }]])).answer.kind).toBe("not-found");
});

test("a node that cannot be reached leaves no verdict to the others", async () => {
  const gone = await startNodeServer(() => undefined);
  onTestFinished(() => gone[Symbol.asyncDispose]());
  const { answer, said } = await ask([[chain], [{ startNode: async () => await Promise.resolve(gone) }]]);
  expect(answer).toMatchObject({ kind: "unreachable", error: { code: "NODE_UNREACHABLE" } });
  expect(said).toEqual(["found", "error"]);
});

const lost = { "hangs up": undefined, "says that it read no command": toHttp("[]") } as const;

/** A node of `chain` that loses its first `times` requests, and each request's commands. */
async function startLosing(times: number, loses: string | undefined) {
  const whole = await chain.startNode();
  let left = times;
  const losing = await startNodeServer(async (commands) => {
    if (left > 0) {
      left -= 1;
      return loses;
    }
    const answer = await fetch(`${whole.url}/${encodeURIComponent(commands.join(";"))}`);
    return toHttp(await answer.text());
  });
  onTestFinished(async () => {
    await losing[Symbol.asyncDispose]();
    await whole[Symbol.asyncDispose]();
  });
  return losing;
}

test.each(Object.entries(lost))("a node that %s is looked at again, twice at the most", async (_, loses) => {
  const node = await startLosing(2, loses);
  const nodes = [createNode(parseNodeAddress(node.url))];
  expect((await askChain(nodes, digest, { pausesMs: [1, 1] })).kind).toBe("found");
  const gone = await startLosing(99, loses);
  const answer = await askChain([createNode(parseNodeAddress(gone.url))], digest, { pausesMs: [1, 1] });
  expect(answer).toMatchObject({ kind: "unreachable", sources: [{ name: gone.url, verdict: "error" }] });
  expect(gone.asked).toHaveLength(3);
});

test("a pause before a further look ends when the run is cancelled", async () => {
  const cancelled = new AbortController();
  const gone = await startNodeServer(() => {
    setTimeout(() => cancelled.abort(), 100);
    return undefined;
  });
  onTestFinished(() => gone[Symbol.asyncDispose]());
  const { signal } = cancelled;
  const node = createNode(parseNodeAddress(gone.url), { signal });
  const answer = await askChain([node], digest, { pausesMs: [2 ** 30], signal });
  expect(answer.kind).toBe("unreachable");
  expect(gone.asked).toHaveLength(1);
});

test.each<[string, Respond, object]>([
  ["refuses the password", () => refusal, { kind: "failed", error: { code: "NODE_NOT_AUTHORISED" } }],
  ["answers nonsense", () => toHttp("<html>"), { kind: "unknown" }],
  [
    "does not answer in time",
    () => new Promise(() => undefined),
    { kind: "unreachable", error: { message: expect.stringContaining("within 0.2 s") } },
  ],
])("a node that %s is asked once, and its failure is told as what it is", async (_, respond, expected) => {
  const node = await startNodeServer(respond);
  onTestFinished(() => node[Symbol.asyncDispose]());
  const slow = createNode(parseNodeAddress(node.url), { timeoutMs: 200 });
  expect(await askChain([slow], digest, { pausesMs: [1, 1] })).toMatchObject(expected);
  expect(node.asked).toHaveLength(1);
});

test.each([
  ["coins that are no list", lying("coins ", {})],
  ["no height", lying("block", {})],
  [
    "another block than the one asked for",
    lying("txpow block:40", { txpowid: chain.blockId(41), header: { block: "41", timemilli: "1" } }),
  ],
  [
    "a time that is no date",
    lying("txpow block:40", { txpowid: chain.blockId(40), header: { block: "40", timemilli: 9e15 } }),
  ],
  ["a coin that cannot be read", lying("coins ", [{ ...chain.coinOf({ digest, block: 40 }), created: null }])],
])("a node that shows %s proves nothing", async (_, character) => {
  expect((await ask([[chain, character]])).answer.kind).toBe("unknown");
});

test.each([
  ["are no list", {}],
  ["have no coin", { coins: { created: [{ block: 40 }] } }],
  ["have a coin of no block", { coins: { created: [{ coin: chain.coinOf({ digest, block: 40 }) }] } }],
])("a node whose archived coins %s proves nothing", async (_, shown) => {
  const lie = (command: string) =>
    command.startsWith("archive ") ? { command: "archive", status: true, ...shown } : undefined;
  expect((await ask([[empty, { ...archive, lie }]])).answer.kind).toBe("unknown");
});

test("a node that loses one question about its chain is still known to be of a test chain", async () => {
  const whole = await chain.startNode();
  let isLost = false;
  const losing = await startNodeServer(async (commands) => {
    const isFirst = !isLost && commands.join() === "status";
    isLost ||= isFirst;
    return isFirst ? undefined : toHttp(await (await fetch(`${whole.url}/${commands.join(";")}`)).text());
  });
  onTestFinished(async () => {
    await losing[Symbol.asyncDispose]();
    await whole[Symbol.asyncDispose]();
  });
  const opened = openChain([parseNodeAddress(losing.url)], { timeoutMs: 5000, signal: new AbortController().signal });
  expect(await opened.isTest()).toBe(true);
});
