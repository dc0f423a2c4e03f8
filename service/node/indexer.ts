import type { ChainHex } from "../../src/core/digest.ts";
import { toAnchorError } from "../../src/core/errors.ts";
import { memberAt } from "../../src/core/members.ts";
import type { BlockHead, ChainNode, NodeFacts } from "../../src/node/node.ts";
import { readState, responseMemberOf, runAll } from "../../src/node/node.ts";
import type { Rpc } from "../../src/node/rpc.ts";
import { hex32Of, answerError, itemsIn, momentOf, numberOf, toCommand, unreachableError } from "../../src/node/rpc.ts";
import type { Store } from "../store/store.ts";

/** Blocks below the last known one that are read again, so that a change of the last few blocks costs one request. */
const overlap = 8;
/** The greatest length of the node's tree, in blocks. */
const wholeTree = 4096;

/**
 * Brings the index up to the node's last block, which is at the height `tip` or above. Where the node no longer has a
 * known block, all above it is forgotten, and the transactions there are under way again. Blocks that the node has
 * already dropped stay missing: then an absence in the index proves nothing.
 *
 * @returns the height of the last block, and whether blocks were taken back; `undefined`, with nothing written, when
 * the node is on another chain than the index
 * @throws AnchorError as the node's RPC does; `NODE_UNREACHABLE` when the node has fallen below `tip`
 */
export async function updateIndex(node: ChainNode, store: Store, tip: number) {
  const { rpc } = node;
  const known = await store.index.tip();
  const depth = known === undefined ? wholeTree : Math.min(wholeTree, Math.max(0, tip - known.number) + overlap);
  let blocks = await scanTo(tip, rpc, store, depth);
  let connected: number | "other" | undefined = await connection(store, blocks);
  if (connected === undefined && depth < wholeTree) {
    // Index and node differ below the blocks that were read: all that the node has is read again.
    blocks = await scanTo(tip, rpc, store, wholeTree);
    connected = await connection(store, blocks);
  }
  connected ??= await connectionBelow(node, store, Math.min(known?.number ?? 0, (blocks[0]?.number ?? 0) - 1));
  return connected === "other" ? undefined : await apply(store, blocks, connected);
}

/** The most blocks in a row that a chain may have taken back while nobody read it. */
const maxFork = 64;

/**
 * Returns the height of the highest block up to `from` that is the same in the index and on the node, or that the node
 * has forgotten; `undefined` where the index has none, and `other` where they have other blocks all the way.
 */
async function connectionBelow(node: ChainNode, store: Store, from: number): Promise<number | "other" | undefined> {
  for (let number = from; number > from - maxFork; number -= 1) {
    const kept = await store.index.block(number);
    if (kept === undefined) return number === from ? undefined : "other";
    const there = await node.readBlock(number);
    if (there === undefined || there.id === kept.id) return number;
  }
  return "other";
}

/**
 * Reads the last blocks of a node that was at the height `tip` a moment ago: fewer where the answer cannot be used,
 * since one answer cannot hold thousands of full blocks.
 */
async function scanTo(tip: number, rpc: Rpc, store: Store, depth: number): Promise<readonly ScannedBlock[]> {
  const blocks = await scanChain(rpc, store.address, depth).catch(async (thrown: unknown) => {
    if (depth <= overlap || toAnchorError(thrown).code !== "NODE_ANSWER_INVALID") throw thrown;
    return await scanTo(tip, rpc, store, Math.ceil(depth / 2));
  });
  // The node was killed and restarted between two requests: what it knows now does not go on from its earlier answer.
  if ((blocks.at(-1)?.number ?? 0) < tip)
    throw unreachableError(rpc.name, `it fell below block ${tip} while it was asked`);
  return blocks;
}

/** Returns the height of the highest block that is the same in the index and in `blocks`. */
async function connection(store: Store, blocks: readonly ScannedBlock[]): Promise<number | undefined> {
  for (const { number, id } of blocks.toReversed()) if ((await store.index.block(number))?.id === id) return number;
  return undefined;
}

async function apply(store: Store, blocks: readonly ScannedBlock[], connected: number | undefined) {
  const from = connected === undefined ? (blocks[0]?.number ?? 0) : connected + 1;
  const before = await store.index.tip();
  await store.write(async ({ index, anchorings }) => {
    await anchorings.takeBack(from);
    const spending = await anchorings.byCoin();
    const added = blocks.filter(({ number }) => number >= from);
    await index.addBlocks(added);
    for (const { number: block, transactions } of added) {
      for (const { inputs, txn, txpow, states } of transactions) {
        const spent = inputs.flatMap((coin) => spending.get(coin) ?? []);
        // By the transaction's id: a new coin's id tells only which coin was spent, not by whose transaction.
        const ours = spent.find((one) => one.txn === txn);
        for (const one of spent)
          await anchorings.set(one.number, one === ours ? { state: "seen", block, txpow } : { lost: block });
        // A transaction of kind `digests` has a row that tells where they are, so they need no locations.
        if (ours?.kind !== "digests") await index.addLocations(states.map((state) => ({ ...state, block })));
      }
    }
  });
  return { tip: blocks.at(-1)?.number ?? 0, reorganised: before !== undefined && before.number >= from };
}

type ScannedBlock = BlockHead & { readonly transactions: ReturnType<typeof readSeen> };

/** The time limit of a scan: blocks hold up to 256 transactions of several kB each. */
const scanTimeoutMs = 60_000;

/**
 * Reads the last `depth` blocks, the oldest first, each the parent of the next; fewer where the node's tree is shorter.
 * Of states only those at the address `own` are kept: for what is elsewhere, the node is asked.
 *
 * @throws AnchorError as the RPC does
 */
async function scanChain(rpc: Rpc, own: ChainHex, depth: number): Promise<readonly ScannedBlock[]> {
  const [reply] = await runAll(rpc, [toCommand("scanchain", { depth: depth - 1 })], scanTimeoutMs);
  const blocks = itemsIn(memberAt(responseMemberOf(reply), "blocks")).map((item): ScannedBlock => {
    const [number, time] = [numberOf(memberAt(item, "block")), momentOf(memberAt(item, "timemilli"))];
    const id = hex32Of(memberAt(item, "txpowid"));
    if (number === undefined || time === undefined || id === undefined)
      throw answerError(rpc.name, "one of its blocks is none");
    const transactions = itemsIn(memberAt(item, "transactions")).flatMap((one) => readSeen(one, own));
    return { number, time, id, transactions };
  });
  const ascending = blocks.toReversed();
  const isRow = ascending.every(({ number }, index) => number === (ascending[0]?.number ?? 0) + index);
  if (blocks.length === 0 || !isRow) throw answerError(rpc.name, "its blocks do not follow one another");
  return ascending;
}

/** Reads a transaction and the states that it puts at `address`; returns nothing for an item that only carries work. */
function readSeen(item: unknown, address: ChainHex) {
  const transaction = memberAt(item, "transaction");
  const [txpow, txn] = [hex32Of(memberAt(item, "txpowid")), hex32Of(memberAt(transaction, "transactionid"))];
  if (txpow === undefined || txn === undefined) return [];
  const idOf = (coin: unknown) => hex32Of(memberAt(coin, "coinid")) ?? [];
  const kept = itemsIn(memberAt(transaction, "outputs")).filter(
    (coin) => memberAt(coin, "storestate") === true && memberAt(coin, "address") === address,
  );
  const digests = [...readState(memberAt(transaction, "state"))].filter(([, state]) => hex32Of(state) !== undefined);
  const states = kept
    .flatMap(idOf)
    .flatMap((coin) => digests.map(([port, state]) => ({ state, coin, port, address, txpow })));
  return [{ txpow, txn, inputs: itemsIn(memberAt(transaction, "inputs")).flatMap(idOf), states }];
}

/** How long a node below a height seen before may take to catch up, in milliseconds: alone, and with peers. */
const maxBehindMs = { alone: 90_000, withPeers: 600_000 };

/**
 * Creates a function that says what anchoring waits for while the node is behind: a killed node begins again at its
 * last clean stop, and knows nothing later until its peers send it. `known` is the highest block seen so far.
 */
export function createLagTeller(clock: () => number = () => performance.now()) {
  let behindSince: number | undefined;
  return ({ tip, peers, test }: NodeFacts, known: number): string | undefined => {
    if (!test && peers === 0) return "The node has no peers: it is not on the chain.";
    if (tip >= known) {
      behindSince = undefined;
      return undefined;
    }
    behindSince ??= clock();
    const waited = clock() - behindSince;
    if (waited >= (peers > 0 ? maxBehindMs.withPeers : maxBehindMs.alone)) return undefined;
    // Without heights: its age is that of a sentence that stays the same.
    return "The node is behind what was seen of the chain: it is waited for.";
  };
}
