/** What was taken is on the chain in the end, once, whatever is lost on the way; counted on the chain. */
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { type Digest, toChainHex, type ChainHex } from "../../src/core/digest.ts";
import { headers as names, routes } from "../../src/api/wire.ts";
import { parseNodeAddress } from "../../src/core/addresses.ts";
import { merkleRoot, parseMerklePath } from "../../src/evidence/proof.ts";
import { unspendableAddress } from "../../src/node/find.ts";
import { createNode } from "../../src/node/node.ts";
import { carryNext } from "../node/anchorings.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { NodeLedgerOptions } from "../node/node-chain.ts";
import { createService } from "../service.ts";
import { openDatabase } from "../store/database.ts";
import { createStore } from "../store/store.ts";
import { startNodeServer, success, toBody, toHttp } from "../../test/support/chain/node-server.ts";
import { aChain, aDigest, countOf, metric, openOn } from "./support/ledgers.ts";
import { ownAddress, startWalletChain, type WalletChain } from "./support/wallet-chain.ts";
import { theStores } from "./support/stores.ts";

const stores = theStores();
/** Of cases that run the same statements on the store, the last alone where it is in PostgreSQL. */
const eachOnFiles = <Case>(...cases: readonly Case[]) => (stores.areFiles ? cases : cases.slice(-1));

interface OpenOptions extends Partial<NodeLedgerOptions> {
  readonly data?: string;
  readonly address?: ChainHex;
}

async function open(chain: WalletChain, given: OpenOptions = {}): Promise<Ledger> {
  const {
    data = stores.areFiles ? ":memory:" : await stores.create(),
    address = unspendableAddress,
    ...options
  } = given;
  return openOn(chain, await stores.open(data, address), options);
}

async function opened(chain: WalletChain, options: OpenOptions = {}): Promise<Ledger> {
  const ledger = await open(chain, options);
  onTestFinished(() => ledger.close());
  return ledger;
}

async function stampOne(ledger: Ledger): Promise<Digest> {
  const digest = aDigest();
  await ledger.stamp(digest);
  return digest;
}

/** A chain whose node is as `mood` says, and a ledger on it. */
async function aLedger(options: OpenOptions = {}, mood: Partial<WalletChain["mood"]> = {}) {
  const chain = await aChain();
  Object.assign(chain.mood, mood);
  return { chain, ledger: await opened(chain, options) };
}

/** The same, where the ledger has taken `digest`. */
async function stamping(mood: Partial<WalletChain["mood"]> = {}) {
  const { chain, ledger } = await aLedger({}, mood);
  return { chain, ledger, digest: await stampOne(ledger) };
}

/** What `take` has a ledger take gets its block while the service is away; `back` opens the ledger again. */
async function missedBlock<Taken>(take: (ledger: Ledger) => Promise<Taken>, options: OpenOptions = {}) {
  const [chain, data] = [await aChain(), await stores.create()];
  const first = await open(chain, { data, ...options });
  const taken = await take(first);
  await expect.poll(() => chain.built.length).toBeGreaterThan(0);
  await first.close();
  chain.mine(30);
  return { chain, taken, back: () => opened(chain, { data, ...options }) };
}

/** Makes two blocks at a time, once a round of the service's work has begun since the last one, until `isSo`. */
async function mineUntil(chain: WalletChain, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const { asked } = chain;
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > 200_000) throw new Error(`Not by block ${chain.tip()}.`);
    const before = asked.length;
    const hasBegun = () => asked.slice(before).some(([command]) => command === "status");
    for (let waited = 0; waited < 25 && !hasBegun(); waited += 1)
      await new Promise((resolve) => setTimeout(resolve, 2));
    chain.mine(2);
  }
}

const isSettled = (ledger: Ledger, digest: Digest) => async () => {
  const found = await ledger.find(unspendableAddress, digest);
  return found !== "unknown" && found.length > 0;
};
/** The service has read the chain to its last block. */
const isLevel = async (chain: WalletChain, ledger: Ledger) =>
  await expect.poll(async () => await metric(ledger, "blocks")).toBe(chain.tip());
const hexOf = (text: string) => Buffer.from(text).toString("hex").toUpperCase();

test.each(
  eachOnFiles(
    ["the stamp of its digest", false, false] as const,
    ["a token where one is wanted", true, false] as const,
    ["a token, by root too", true, true] as const,
  ),
)("the trace of a report is %s", async (_, mintTrace, byRoot) => {
  const { chain, ledger } = await aLedger({ mintTrace, byRoot });
  await isLevel(chain, ledger);
  const [digest, other] = [aDigest(), await stampOne(ledger)];
  const { coinId = "" } = (await ledger.trace?.(digest)) ?? {};
  for (const each of [digest, other]) await mineUntil(chain, isSettled(ledger, each));
  const token = [coinId, expect.stringContaining(hexOf(toChainHex(digest)))];
  expect(chain.tokens()).toEqual(mintTrace ? [token] : []);
  // The same transaction stamps it, once, where stamps go.
  expect(countOf(chain, digest)).toBe(1);
  const stampCoin = mintTrace ? {} : { coinId: coinId.slice(2).toLowerCase() };
  expect(await ledger.find(unspendableAddress, digest)).toMatchObject([stampCoin]);
});

test("a stamp that waits is the same as another one of its digest, and shares a transaction with those beside it", async () => {
  const { chain, ledger } = await aLedger();
  // More than one transaction may have.
  const digests = Array.from({ length: 260 }, aDigest);
  await Promise.all([...digests, ...digests].map((digest) => ledger.stamp(digest)));
  await mineUntil(chain, isSettled(ledger, digests[0] ?? aDigest()));
  await mineUntil(chain, () => digests.every((digest) => countOf(chain, digest) === 1));
  expect(chain.carriers()).toBeLessThan(8);
});

test("what was taken is on the chain once after blocks were taken back, and is not found until it is settled again", async () => {
  const { chain, ledger, digest } = await stamping();
  await mineUntil(chain, isSettled(ledger, digest));
  await isLevel(chain, ledger);
  const height = chain.tip();
  while (countOf(chain, digest) > 0) chain.rollBack(1);
  chain.forget();
  chain.mine(height - chain.tip() + 1);
  await expect.poll(async () => await metric(ledger, "reorganisations_total")).toBe(1);
  expect(await ledger.find(unspendableAddress, digest)).toEqual([]);
  await mineUntil(chain, isSettled(ledger, digest));
  expect(countOf(chain, digest)).toBe(1);
});

test("what was taken is on the chain once after something else has spent its coin, on another coin, and only once that is settled", async () => {
  const { chain, ledger, digest } = await stamping({ deaf: true });
  await mineUntil(chain, () => chain.built.length > 0);
  const [coin = ""] = chain.built;
  chain.mood.deaf = false;
  chain.forget();
  chain.spendElsewhere(coin);
  chain.mine();
  const spentAt = chain.tip();
  await mineUntil(chain, () => countOf(chain, digest) > 0);
  expect(chain.tip()).toBeGreaterThan(spentAt + 20);
  await mineUntil(chain, isSettled(ledger, digest));
  expect(countOf(chain, digest)).toBe(1);
});

test("what was taken is on the chain once after a queue was restored whose coin is gone, without keeping others from the chain", async () => {
  const chain = await aChain();
  const data = await stores.create();
  const [digest, other] = [aDigest(), aDigest()];
  const store = await stores.open(data, unspendableAddress);
  await expect.poll(() => store.asWorker()).toBeDefined();
  await store.write(async ({ taken }) => await taken.add([{ digest }], 1));
  const coin = { coinId: toChainHex(aDigest()), address: ownAddress, amount: "1", tokenId: "0x00", created: 1 };
  const rules = { byRoot: false, batchIntervalMs: 0 };
  expect(await carryNext(store, { ...coin, state: new Map() }, rules)).toBe(true);
  await store.close();
  const ledger = await opened(chain, { data });
  await ledger.stamp(other);
  await mineUntil(chain, async () => (await isSettled(ledger, digest)()) && (await isSettled(ledger, other)()));
  expect([digest, other].map((each) => countOf(chain, each))).toEqual([1, 1]);
});

/** A copy of a queue in which `digest` waits, and which has anchored it since. */
async function aCopy(chain: WalletChain, digest: Digest): Promise<string> {
  const data = await stores.create();
  chain.mood.poor = true;
  const before = await open(chain, { data });
  await before.stamp(digest);
  await isLevel(chain, before);
  await before.close();
  const copy = await stores.copy(data);
  chain.mood.poor = false;
  const after = await open(chain, { data });
  await mineUntil(chain, isSettled(after, digest));
  await after.close();
  return copy;
}

test.each(
  eachOnFiles(
    ["whose blocks the node still has", { remembers: 4096, pruned: false }] as const,
    ["whose blocks are gone from the node's tree", { remembers: 5, pruned: false }] as const,
  ),
)("what a restored copy holds and others anchored is found, and not anchored again (%s)", async (_, mood) => {
  const chain = await aChain();
  const [digest, other] = [aDigest(), aDigest()];
  const data = await aCopy(chain, digest);
  chain.mine(30);
  Object.assign(chain.mood, mood);
  const ledger = await opened(chain, { data });
  // Its worker has found out that this is a copy, and does not take the next stamp for one of it.
  await isLevel(chain, ledger);
  await ledger.stamp(other);
  await mineUntil(chain, isSettled(ledger, other));
  await mineUntil(chain, async () => (await metric(ledger, "withheld")) === 0);
  expect(await ledger.find(unspendableAddress, digest)).toMatchObject([{ address: unspendableAddress }]);
  const end = chain.tip() + 20;
  await mineUntil(chain, () => chain.tip() >= end);
  expect([countOf(chain, digest), await metric(ledger, "queue")]).toEqual([1, 0]);
});

test("what was taken is on the chain once in a copy that is restored after others were anchored is on hold, and not said to be absent, where the node has forgotten those blocks", async () => {
  const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => told.mockRestore());
  const chain = await aChain();
  const [digest, other] = [aDigest(), aDigest()];
  const data = await aCopy(chain, digest);
  chain.mine(30);
  Object.assign(chain.mood, { remembers: 20, pruned: true });
  const ledger = await opened(chain, { data });
  // Its worker has found out that this is a copy, and does not take the next stamp for one of it.
  await isLevel(chain, ledger);
  await ledger.stamp(other);
  await mineUntil(chain, isSettled(ledger, other));
  await mineUntil(chain, () => told.mock.calls.some(([text]) => String(text).includes("-megammr")));
  const held = /"event":"on-hold","stamps":1,.*\(-archive or -megammr\)\./;
  expect(told.mock.calls.filter(([text]) => held.test(String(text)))).toHaveLength(1);
  expect(await ledger.find(unspendableAddress, digest)).toBe("unknown");
  expect([countOf(chain, digest), await metric(ledger, "withheld")]).toEqual([1, 1]);
});

test("only the first term of a store begins without a pause, also where no block was read", async () => {
  const [chain, data] = [await aChain(), await stores.create()];
  chain.mood.away = true;
  const first = await open(chain, { data });
  await expect.poll(async () => await metric(first, "worker")).toBe(1);
  expect(await metric(first, "paused")).toBe(0);
  await first.close();
  const ledger = await opened(chain, { data });
  await expect.poll(async () => await metric(ledger, "paused")).toBe(1);
});

/** How many transactions are not settled yet. */
const underWay = async (ledger: Ledger) => (await metric(ledger, "posted")) + (await metric(ledger, "seen"));

test("the proof of what was taken is given out when its block went by while the service was away", async () => {
  const { chain, taken: uid, back } = await missedBlock((ledger) => ledger.requestProof(aDigest()));
  chain.mood.remembers = 5;
  const ledger = await back();
  const anchored = { address: unspendableAddress };
  await mineUntil(chain, async () => (await underWay(ledger)) === 0);
  expect(await ledger.proofRequest(uid)).toMatchObject({ anchored });
});

test("what was taken is on the chain once after the service has ended at every step and begun again", async () => {
  const chain = await aChain();
  const data = await stores.create();
  const digests: Digest[] = [];
  for (let life = 0; life < 8; life += 1) {
    const ledger = await open(chain, { data });
    // A term begins nothing before its seventh block.
    await isLevel(chain, ledger);
    chain.mine(6);
    digests.push(await stampOne(ledger));
    await new Promise((resolve) => setTimeout(resolve, life * 9));
    await ledger.close();
    if (life % 3 === 0) chain.forget();
    if (life % 2 === 0) chain.mine();
  }
  const store = await stores.open(data, unspendableAddress);
  const last = openOn(chain, store);
  onTestFinished(() => last.close());
  await mineUntil(chain, () => digests.every((digest) => countOf(chain, digest) > 0));
  await mineUntil(chain, isSettled(last, digests.at(-1) ?? aDigest()));
  expect(digests.map((digest) => countOf(chain, digest))).toEqual(digests.map(() => 1));
  // Of what the chain cannot change any more, no bytes are kept.
  const kept = async () => {
    const all = await Promise.all(digests.map(async (_, index) => await store.anchorings.bytes(index + 1)));
    return all.filter((bytes) => typeof bytes === "string").length;
  };
  expect(await kept()).toBeGreaterThan(0);
  chain.mood.sealed = chain.tip();
  await expect.poll(kept).toBe(0);
});

test("without coins the queue fills, and what is too much is refused with the address to fund", async () => {
  const { chain, ledger } = await aLedger({ queue: 3 }, { poor: true });
  await expect.poll(async () => (await ledger.unwell()).join(" ")).toMatch(/send some to 0x/);
  const digests = [aDigest(), aDigest(), aDigest()];
  for (const digest of digests) await ledger.stamp(digest);
  const refused = aDigest();
  // The worker may just be looking for coins again, and then the refusal has no address yet.
  await expect
    .poll(async () => await ledger.stamp(refused).catch((thrown: unknown) => thrown))
    .toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      message: expect.stringMatching(/queue of 3 is full, nothing was taken.* send some to 0x/),
    });
  await expect(ledger.requestProof(aDigest())).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  chain.mood.poor = false;
  await mineUntil(chain, () => digests.every((digest) => countOf(chain, digest) === 1));
  expect(countOf(chain, refused)).toBe(0);
  // There is room again.
  await expect.poll(async () => await ledger.stamp(refused).catch(() => "refused")).toEqual([]);
});

test("no key has more waiting than is left for all others, so that each newcomer finds room", async () => {
  const { ledger } = await aLedger({ queue: 16 }, { poor: true });
  const fill = async (name: string) => {
    for (let taken = 0; ; taken += 1) {
      const isTaken = await ledger.stamp(aDigest(), { name }).then(
        () => true,
        () => false,
      );
      if (!isTaken) return taken;
    }
  };
  expect([await fill("one"), await fill("two"), await fill("three")]).toEqual([8, 4, 2]);
  await expect(ledger.requestProof(aDigest(), { name: "one" })).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
});

test("a batch of proof requests is one transaction, and each proof leads to what is on the chain", async () => {
  const { chain, ledger } = await aLedger({ batchIntervalMs: 300 });
  const digests = Array.from({ length: 40 }, aDigest);
  const uids = await Promise.all(digests.map((digest) => ledger.requestProof(digest)));
  expect(await ledger.proofRequest(uids[0] ?? "")).not.toHaveProperty("anchored");
  await mineUntil(chain, async () => (await ledger.proofRequest(uids.at(-1) ?? ""))?.anchored !== undefined);
  for (const [index, uid] of uids.entries()) {
    const request = await ledger.proofRequest(uid.toLowerCase());
    const { proof = "", root = "", address } = request?.anchored ?? {};
    expect(request?.digest).toBe(digests[index]);
    expect(address).toBe(unspendableAddress);
    expect(merkleRoot(request?.digest ?? aDigest(), parseMerklePath(proof))).toBe(root);
    expect(chain.counts().get(toChainHex(root))).toBe(1);
  }
  expect(chain.carriers()).toBe(1);
  expect(await metric(ledger, "proof_failures_total")).toBe(0);
});

test.each([
  ["has waited ten seconds", -10_000, true],
  ["was taken just now", 0, false],
  ["was taken before the clock was set back by an hour", 3_600_000, true],
])("a batch whose oldest stamp %s", async (_, taken, isBegun) => {
  const store = await stores.open(await stores.create(), unspendableAddress);
  // A term that begins holds back what waits.
  await expect.poll(() => store.asWorker()).toBeDefined();
  await store.write(async (rows) => await rows.taken.add([{ digest: aDigest() }], Date.now() + taken));
  const coin = { coinId: toChainHex(aDigest()), address: ownAddress, amount: "1", tokenId: "0x00", created: 1 };
  const rules = { byRoot: true, batchIntervalMs: 10_000 };
  expect(await carryNext(store, { ...coin, state: new Map() }, rules)).toBe(isBegun);
  await store.close();
});

test("a batch of stamps by root is found digest by digest", async () => {
  const { chain, ledger } = await aLedger({ byRoot: true });
  chain.mood.poor = true;
  const digests = Array.from({ length: 20 }, aDigest);
  await Promise.all(digests.map((digest) => ledger.stamp(digest)));
  chain.mood.poor = false;
  await mineUntil(chain, isSettled(ledger, digests[0] ?? aDigest()));
  for (const digest of digests) expect(await ledger.find(unspendableAddress, digest)).toHaveLength(1);
  expect(chain.carriers()).toBe(1);
  expect([...chain.counts().keys()]).not.toContain(toChainHex(digests[0] ?? ""));
});

// They run no statement on the store that those above do not.
describe.runIf(stores.areFiles)("the node and its chain", () => {
  test("the trace of a report counts for its key, and is left out when the key's stamps are used up", async () => {
    const { ledger } = await aLedger();
    const payer = { name: "build", most: 1 };
    expect(await ledger.trace?.(aDigest(), payer)).toBeDefined();
    expect(await ledger.trace?.(aDigest(), payer)).toBeUndefined();
    expect(await ledger.trace?.(aDigest(), { name: "schedule", most: 0 })).toBeUndefined();
    const spent = new Map(Object.entries({ build: 1, schedule: 0 }));
    expect([(await ledger.metrics()).spent, await metric(ledger, "queue")]).toEqual([spent, 0]);
  });

  test("a transaction that reaches no block has an age, and none when it is in one", async () => {
    const { chain, ledger, digest } = await stamping({ deaf: true });
    const age = async () => await metric(ledger, "oldest_posted_seconds");
    await expect.poll(age).toBeGreaterThan(0.1);
    chain.mood.deaf = false;
    await mineUntil(chain, isSettled(ledger, digest));
    await expect.poll(age).toBe(0);
  });

  test.each([
    ["while the node is away", { away: true }],
    ["in the first blocks of a later term", {}],
  ])("nobody waits for the trace of a report %s", async (_, mood) => {
    const [chain, data] = [await aChain(), await stores.create()];
    const first = await open(chain, { data });
    await isLevel(chain, first);
    await first.close();
    Object.assign(chain.mood, mood);
    // Seconds pass in which nothing comes about.
    const ledger = await opened(chain, { data, pauses: { busy: 500, idle: 500 } });
    const started = performance.now();
    expect(await ledger.trace?.(aDigest())).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test("the trace of a report is a stamp again when something else has spent the coin of its token", async () => {
    const { chain, ledger } = await aLedger({ mintTrace: true }, { deaf: true });
    const digest = aDigest();
    await ledger.trace?.(digest);
    chain.spendElsewhere(chain.built.at(-1) ?? "");
    chain.mood.deaf = false;
    await mineUntil(chain, isSettled(ledger, digest));
    expect([countOf(chain, digest), chain.tokens()]).toEqual([1, []]);
  });

  test("a stamp is not found while its block is not settled, and a second one answers with its place after that", async () => {
    const { chain, ledger, digest } = await stamping();
    await mineUntil(chain, () => countOf(chain, digest) > 0);
    expect(await ledger.find(unspendableAddress, digest)).toEqual([]);
    await mineUntil(chain, isSettled(ledger, digest));
    const found = await ledger.find(unspendableAddress, digest);
    expect(found).toMatchObject([
      { height: expect.any(Number), time: expect.any(Number), address: unspendableAddress },
    ]);
    expect(await ledger.stamp(digest)).toEqual(found);
    await mineUntil(chain, () => chain.tip() > 30);
    expect(countOf(chain, digest)).toBe(1);
  });

  test("a stamp that waits is looked for without asking the node, however often", async () => {
    const { chain, ledger, digest } = await stamping();
    // Not what anchors it: that names it too.
    const searches = () =>
      chain.asked
        .flat()
        .filter((command) => /^(?:coins|archive) /.test(command) && command.includes(toChainHex(digest))).length;
    const before = searches();
    for (let count = 0; count < 20; count += 1) {
      expect(await ledger.find(unspendableAddress, digest)).toEqual([]);
    }
    expect(searches()).toBe(before);
    expect(await ledger.find(unspendableAddress, aDigest())).toEqual([]);
  });

  test("what somebody else has anchored is not found before it is settled; then a stamp of it answers with that, and sends nothing", async () => {
    const chain = await aChain();
    const [first, digest] = [await opened(chain), aDigest()];
    await first.stamp(digest);
    const second = await opened(chain, { address: `0x${"AB".repeat(32)}` });
    await mineUntil(chain, () => countOf(chain, digest) > 0);
    expect(await second.find(unspendableAddress, digest)).toEqual([]);
    await mineUntil(chain, isSettled(first, digest));
    expect(await second.stamp(digest)).toMatchObject([{ address: unspendableAddress }]);
    expect(countOf(chain, digest)).toBe(1);
  });

  test("what was taken is on the chain once after the node has lost what it was handed, again and again", async () => {
    const { chain, ledger } = await aLedger();
    const digests = Array.from({ length: 5 }, aDigest);
    await Promise.all(digests.map((digest) => ledger.stamp(digest)));
    for (let round = 0; round < 5; round += 1) {
      await mineUntil(chain, () => chain.built.length > 0);
      chain.forget();
      chain.mine();
    }
    await mineUntil(chain, () => digests.every((digest) => countOf(chain, digest) === 1));
  });

  test("what was taken is on the chain once after the node has taken everything and done nothing for many blocks, on the coin of the first build", async () => {
    const { chain, ledger, digest } = await stamping({ deaf: true });
    await mineUntil(chain, () => chain.built.length >= 3);
    chain.mood.deaf = false;
    await mineUntil(chain, isSettled(ledger, digest));
    expect(countOf(chain, digest)).toBe(1);
    expect(new Set(chain.built).size).toBe(1);
  });

  test.each([[false], [true]])(
    "what was taken is found when its block went by unseen (by root: %s)",
    async (byRoot) => {
      const { chain, taken: digest, back } = await missedBlock(stampOne, { byRoot });
      chain.mood.remembers = 5;
      const ledger = await back();
      await isLevel(chain, ledger);
      await mineUntil(chain, async () => (await underWay(ledger)) === 0);
      expect(chain.carriers()).toBe(1);
      expect(await ledger.find(unspendableAddress, digest)).toHaveLength(1);
    },
  );

  test("what was taken is on the chain once after its block went by while the service was away, and the node has forgotten that block", async () => {
    const { chain, taken: digest, back } = await missedBlock(stampOne);
    Object.assign(chain.mood, { remembers: 20, pruned: true });
    const ledger = await back();
    await isLevel(chain, ledger);
    const end = chain.tip() + 30;
    await mineUntil(chain, () => chain.tip() >= end);
    expect([countOf(chain, digest), await metric(ledger, "posted")]).toEqual([1, 1]);
    expect(await ledger.find(unspendableAddress, digest)).toBe("unknown");
  });

  test("while the node is away stamps are taken and anchored later, and nobody is told that a hash is not there", async () => {
    const { chain, ledger } = await aLedger({}, { away: true });
    const digest = aDigest();
    expect(await ledger.stamp(digest)).toEqual([]);
    await expect(ledger.find(unspendableAddress, aDigest())).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    await expect.poll(async () => (await ledger.unwell()).join(" ")).toMatch(/did not answer/);
    expect(ledger.about()).toMatchObject({ chain: "unknown", demo: true });
    chain.mood.away = false;
    await mineUntil(chain, isSettled(ledger, digest));
    expect(await ledger.unwell()).toEqual([]);
    expect(ledger.about()).toMatchObject({ chain: "test", demo: true, nodeVersion: "1.0.45-TEST.15" });
  });

  test("a hash is not said to be absent any more once the node has forgotten its first blocks", async () => {
    const { chain, ledger } = await aLedger();
    expect(await ledger.find(unspendableAddress, aDigest())).toEqual([]);
    Object.assign(chain.mood, { pruned: true, remembers: 5 });
    chain.mine();
    expect(await ledger.find(unspendableAddress, aDigest())).toBe("unknown");
  });

  test.each([
    ["the public chain", (chain: WalletChain) => void (chain.mood.version = "1.0.45")],
    ["another chain of its kind", (chain: WalletChain) => chain.rollBack(chain.tip())],
  ])("what was stamped on a private chain is not said to be on %s, and nothing is written", async (_, change) => {
    const [chain, data] = [await aChain(), await stores.create()];
    const first = await open(chain, { data });
    const digest = await stampOne(first);
    await mineUntil(chain, isSettled(first, digest));
    await first.close();
    change(chain);
    chain.mine(40);
    chain.mood.remembers = 5;
    const ledger = await opened(chain, { data });
    await expect.poll(async () => await ledger.unready()).toEqual([expect.stringContaining("another chain")]);
    const before = await metric(ledger, "blocks");
    const handle = createService({ ledger });
    const headers = { "content-type": "application/json", [names.apiKey]: "any" };
    for (const route of ["check", "verify", "stamp", "requestProof"] as const) {
      const body = JSON.stringify({ hash: digest });
      const request = new Request(`http://127.0.0.1${routes[route]}`, { method: "POST", headers, body });
      expect((await handle(request)).status).toBe(503);
    }
    expect(await metric(ledger, "blocks")).toBe(before);
  });

  test("a queue goes on with its chain where the last block that it knew was taken back meanwhile", async () => {
    const [chain, data] = [await aChain(), await stores.create()];
    const first = await open(chain, { data });
    const digest = await stampOne(first);
    await mineUntil(chain, () => countOf(chain, digest) === 1);
    await isLevel(chain, first);
    await first.close();
    while (countOf(chain, digest) > 0) chain.rollBack(1);
    chain.forget();
    chain.mine(40);
    chain.mood.remembers = 5;
    const ledger = await opened(chain, { data });
    await mineUntil(chain, isSettled(ledger, digest));
    expect(countOf(chain, digest)).toBe(1);
  });

  test("a chain whose blocks are more than one answer may have is read from a later block on", async () => {
    const chain = await aChain(5);
    chain.mine(100);
    const node = createNode(parseNodeAddress(chain.url), { timeoutMs: 5000, maxBytes: 8192 });
    const [ledger, digest] = [await opened(chain, { node }), aDigest()];
    await ledger.stamp(digest);
    await mineUntil(chain, isSettled(ledger, digest));
    expect(countOf(chain, digest)).toBe(1);
  });

  test("a hash is not said to be absent by a node that has fallen behind what was seen of the chain", async () => {
    const { chain, ledger } = await aLedger({ staleAfterMs: 999_999 });
    chain.mine(20);
    await isLevel(chain, ledger);
    expect(await ledger.find(unspendableAddress, aDigest())).toEqual([]);
    expect(await ledger.unwell()).toEqual([]);
    chain.mood.fallsBack = 10;
    await expect.poll(async () => await ledger.unwell()).toEqual([expect.stringMatching(/it is waited for/)]);
    await expect(ledger.find(unspendableAddress, aDigest())).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      message: expect.stringMatching(/cannot be asked just now. The node .+ stands at block \d+, and was at \d+\.$/),
    });
  });

  test("a hash is not said to be absent while the node's last block is half an hour old", async () => {
    const { chain, ledger } = await aLedger({ staleAfterMs: 1 });
    await expect.poll(async () => await ledger.unwell()).toEqual([expect.stringContaining("The chain stands still")]);
    chain.mood.lastAt = Date.now() - 1_801_000;
    const message = expect.stringMatching(/cannot be asked just now. The node .+ is behind: its last block is of /);
    await expect(ledger.find(unspendableAddress, aDigest())).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      message,
    });
  });

  test("while the node has no blocks yet, the operator is told so", async () => {
    const nothing = { block: 0, time: "NO BLOCKS YET", hash: "0x00", cascade: { start: -1 } };
    const status = { version: "1.0.45-TEST.15", chain: nothing, network: { connected: 0 } };
    await using server = await startNodeServer((commands) =>
      toHttp(toBody(commands, (command) => success(command, status))),
    );
    await using chain = await startWalletChain();
    const ledger = await open({ ...chain, url: server.url });
    await expect
      .poll(async () => (await ledger.unwell()).join(" "))
      .toMatch(/has no blocks yet, for it has not met another node/);
    await ledger.close();
  });

  test.each([
    ["", (chain: WalletChain) => chain.rollBack(6)],
    [" since it was killed between two questions", ({ mood }: WalletChain) => void (mood.fallsBack = 6)],
  ])("while the node is below what it was%s, nothing is sent", async (_, fallBack) => {
    const { chain, ledger, digest } = await stamping();
    await mineUntil(chain, isSettled(ledger, digest));
    await isLevel(chain, ledger);
    fallBack(chain);
    await expect.poll(async () => (await ledger.unwell()).join(" ")).toMatch(/waited for/);
    const builds = chain.built.length;
    await ledger.stamp(aDigest());
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(chain.built).toHaveLength(builds);
  });

  test("a coin alone is split without being asked, though in a later term after six blocks", async () => {
    const [chain, data] = [await aChain(1), await stores.create()];
    chain.mood.poor = true;
    const first = await open(chain, { data });
    await isLevel(chain, first);
    await first.close();
    chain.mood.poor = false;
    const ledger = await opened(chain, { data });
    await expect.poll(async () => await metric(ledger, "coins")).toBe(1);
    expect(chain.built).toEqual([]);
    await mineUntil(chain, async () => (await metric(ledger, "coins")) >= 19);
  });

  test("what a full disk does not take is refused as unavailable, and nothing of it is kept", async () => {
    const store = createStore(openDatabase(":memory:", "queue"), unspendableAddress);
    const digest = aDigest();
    const written = store.write(async ({ taken }) => {
      await taken.add([{ digest }], 1);
      // What SQLite says when it finds no room.
      throw Object.assign(new Error("database or disk is full"), { errcode: 13 });
    });
    const ownMessage = "The ledger cannot be written: database or disk is full.";
    await expect(written).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE", ownMessage });
    expect(await store.taken.stamp(digest)).toBeUndefined();
    await store.close();
  });
});
