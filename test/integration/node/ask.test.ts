/** What several nodes say together, nodes that know less and nodes that lie among them. */
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import type { Digest } from "#core/digest.ts";
import { parseNodeAddress } from "#core/addresses.ts";
import { askChain, toLocationRecord, type AskOptions } from "#node/ask.ts";
import { unspendableAddress } from "#node/find.ts";
import { createNode } from "#node/node.ts";
import { createFakeChain, type Character } from "../../support/chain/fake-chain.ts";
import { refusal, startNodeServer, success, toHttp, type Respond } from "../../support/chain/node-server.ts";

const digest = "ab".repeat(32) as Digest;
const anchored = [{ digest, block: 40, address: unspendableAddress }];
const chain = createFakeChain("one", anchored);
const empty = createFakeChain("one", []);
const otherChain = createFakeChain("two", []);
const pruned: Character = { treeFrom: 70 };
const archive: Character = { treeFrom: 70, archiveFrom: 1 };
const mega: Character = { treeFrom: 70, mega: true };

type Start = { startNode(character?: Character): Promise<{ readonly url: string } & AsyncDisposable> };

/** Asks nodes, each a chain and a character. */
async function ask(nodes: readonly (readonly [Start, Character?])[], options: AskOptions = {}, wanted = digest) {
  const servers = await Promise.all(nodes.map(([on, character]) => on.startNode(character)));
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
  const twice = createFakeChain("one", [
    { digest, block: 90 },
    { digest, block: 8 },
    { digest, block: 44 },
  ]);
  const { answer } = await ask([[twice]]);
  expect(answer.kind === "found" && answer.locations.map(({ block }) => block)).toEqual([8, 44, 90]);
});

test("it is not found by a node that has the whole chain", async () => {
  expect((await ask([[empty]])).answer).toMatchObject({ kind: "not-found", restsOn: expect.any(String) });
  expect((await ask([[empty, archive]])).answer.kind).toBe("not-found");
  expect((await ask([[empty, mega]])).answer.kind).toBe("not-found");
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

test("what a node has forgotten may be there", async () => {
  const { answer, said } = await ask([[chain, pruned]]);
  expect(answer).toMatchObject({ kind: "unknown", note: expect.stringContaining("proves nothing") });
  expect(said).toEqual(["not-kept"]);
});

test("an archive that begins late is no whole past", async () => {
  expect((await ask([[empty, { treeFrom: 70, archiveFrom: 50 }]])).answer.kind).toBe("unknown");
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

test("a node that invents a coin is caught by one that has the whole chain", async () => {
  expect((await ask([[chain], [empty]])).answer).toMatchObject({
    kind: "unknown",
    note: expect.stringMatching(/finds it in block 40, and .* does not find it/),
  });
});

test("a node that hides a coin is caught by one that finds it", async () => {
  const hide = (command: string) => (command.startsWith("coins ") ? success(command, []) : undefined);
  expect((await ask([[chain, { lie: hide }], [chain]])).answer.kind).toBe("unknown");
});

test("a node that moves it into an older block is caught", async () => {
  const older = createFakeChain("one", [{ digest, block: 2, address: unspendableAddress }]);
  expect((await ask([[older], [chain]])).answer).toMatchObject({
    kind: "unknown",
    note: expect.stringContaining("in different places"),
  });
});

test("nodes of different chains prove nothing, whatever they find", async () => {
  const copied = createFakeChain("two", anchored);
  for (const other of [otherChain, copied]) {
    expect((await ask([[chain], [other]])).answer).toMatchObject({
      kind: "unknown",
      note: expect.stringContaining("different chains"),
    });
  }
});

test("nodes without a block in common cannot be compared", async () => {
  expect((await ask([[chain], [chain, { treeFrom: 98, tip: 100 }]])).answer).toMatchObject({
    kind: "unknown",
    note: expect.stringContaining("cannot be compared"),
  });
});

test("a digest with too few blocks on top of it is not found yet", async () => {
  const recent = createFakeChain("one", [{ digest, block: 98 }]);
  expect((await ask([[recent]])).answer).toMatchObject({ kind: "unknown", note: expect.stringContaining("too few") });
  expect((await ask([[createFakeChain("one", [{ digest, block: 97 }])]])).answer.kind).toBe("found");
  expect((await ask([[recent], [recent]])).answer.kind).toBe("unknown");
});

test("a block that is higher than the node's last one is no record", async () => {
  const lie = (command: string) =>
    command.startsWith("coins ") ? success(command, [chain.coinOf({ digest, block: 4000 })]) : undefined;
  expect((await ask([[empty, { ...mega, lie }]])).answer.kind).toBe("not-found");
});

test.each([
  ["another digest", { digest: "cd".repeat(32), block: 40 }],
  ["a longer state", { digest: `${digest}00`, block: 40 }],
  ["the digest in lower case", undefined],
])("a coin with %s is no record of it", async (_, coin) => {
  const shown =
    coin === undefined ? { ...chain.coinOf({ digest, block: 40 }), state: { 99: `0x${digest}` } } : chain.coinOf(coin);
  const lie = (command: string) => (command.startsWith("coins ") ? success(command, [shown]) : undefined);
  expect((await ask([[empty, { ...mega, lie }]])).answer.kind).toBe("not-found");
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

test.each<[string, Respond]>([
  ["refuses the password", () => refusal],
  ["answers nonsense", () => toHttp("<html>")],
])("a node that %s is asked once", async (_, respond) => {
  const node = await startNodeServer(respond);
  onTestFinished(() => node[Symbol.asyncDispose]());
  const answer = await askChain([createNode(parseNodeAddress(node.url))], digest, { pausesMs: [1, 1] });
  expect(answer.kind).not.toBe("found");
  expect(node.asked).toHaveLength(1);
});

test("a node that does not answer in time is asked once", async () => {
  const node = await startNodeServer(() => new Promise(() => undefined));
  onTestFinished(() => node[Symbol.asyncDispose]());
  const slow = createNode(parseNodeAddress(node.url), { timeoutMs: 200 });
  expect((await askChain([slow], digest, { pausesMs: [1, 1] })).kind).toBe("unreachable");
  expect(node.asked).toHaveLength(1);
});

test("a wrong password is a failure of its own", async () => {
  const closed = await startNodeServer(() => refusal);
  onTestFinished(() => closed[Symbol.asyncDispose]());
  const { answer } = await ask([[{ startNode: async () => await Promise.resolve(closed) }]]);
  expect(answer).toMatchObject({ kind: "failed", error: { code: "NODE_NOT_AUTHORISED" } });
});

test.each([
  ["coins that are no list", (command: string) => (command.startsWith("coins ") ? success(command, {}) : undefined)],
  ["no height", (command: string) => (command === "block" ? success(command, {}) : undefined)],
  [
    "another block than the one asked for",
    (command: string) =>
      command === "txpow block:40"
        ? success(command, { txpowid: chain.blockId(41), header: { block: "41", timemilli: "1" } })
        : undefined,
  ],
])("a node that shows %s proves nothing", async (_, lie) => {
  expect((await ask([[chain, { lie }]])).answer.kind).toBe("unknown");
});
