import { toAnchorError } from "../../src/core/errors.ts";
import { readState, responseOf, runAll, type BlockHead, type NodeFacts } from "../../src/node/node.ts";
import {
  fieldOf,
  hex32Of,
  invalid,
  itemsIn,
  momentOf,
  numberOf,
  stringOf,
  toCommand,
  unreachable,
  type ChainHex,
} from "../../src/node/reply.ts";
import type { Rpc } from "../../src/node/rpc.ts";
import type { Store } from "../store/store.ts";

/** Blocks below the last known one that are read again, so that a change of the last few blocks costs one request. */
const overlap = 8;
/** The greatest length of the node's tree. */
const wholeTree = 4096;

/**
 * Brings the index up to the node's last block, which is at the height `tip` or above. Where the node no longer has a
 * known block, all above it is forgotten, and the transactions there are under way again. Blocks that the node has
 * already dropped stay missing: then an absence in the index proves nothing.
 *
 * @returns the height of the last block, and whether blocks were taken back
 * @throws AnchorError as the node's RPC does; `NODE_UNREACHABLE` when the node has fallen below `tip`
 */
export async function updateIndex(rpc: Rpc, store: Store, tip: number) {
  const known = await store.index.tip();
  const depth = known === undefined ? wholeTree : Math.max(overlap, tip - known.number + overlap);
  const blocks = await scanTo(tip, rpc, Math.min(depth, wholeTree));
  const first = await connection(store, blocks);
  if (first !== undefined || depth >= wholeTree) return await apply(store, blocks, first);
  // Index and node differ below the blocks that were read: all that the node has is read again.
  const all = await scanTo(tip, rpc, wholeTree);
  return await apply(store, all, await connection(store, all));
}

/**
 * Reads the last blocks of a node that was at the height `tip` a moment ago: fewer where the answer cannot be used, for
 * thousands of full blocks are more than one may have.
 */
async function scanTo(tip: number, rpc: Rpc, depth: number): Promise<readonly ScannedBlock[]> {
  const blocks = await scanChain(rpc, depth).catch(async (thrown: unknown) => {
    if (depth <= overlap || toAnchorError(thrown).code !== "NODE_ANSWER_INVALID") throw thrown;
    return await scanTo(tip, rpc, Math.ceil(depth / 2));
  });
  // The node was killed and restarted between two requests: its current data does not continue the earlier data.
  if ((blocks.at(-1)?.number ?? 0) < tip) throw unreachable(rpc.name, `it fell below block ${tip} while it was asked`);
  return blocks;
}

/** Returns the height of the highest block that is the same in the index and in `blocks`. */
async function connection(store: Store, blocks: readonly ScannedBlock[]): Promise<number | undefined> {
  for (const { number, id } of blocks.toReversed()) if ((await store.index.block(number))?.id === id) return number;
  return undefined;
}

async function apply(store: Store, blocks: readonly ScannedBlock[], connected: number | undefined) {
  const [lowest] = blocks;
  const from = connected === undefined ? (lowest?.number ?? 0) : connected + 1;
  const before = await store.index.tip();
  const reorganised = before !== undefined && before.number >= from;
  await store.write(async (rows) => {
    await rows.index.dropFrom(from);
    await rows.anchorings.fallBack(from);
    const spending = await rows.anchorings.byCoin();
    const added = blocks.filter(({ number }) => number >= from);
    await rows.index.addBlocks(added);
    for (const { number: block, transactions } of added) {
      for (const transaction of transactions) {
        const { inputs, transactionId, txpowId: txpow } = transaction;
        const spent = inputs.flatMap((coin) => spending.get(coin) ?? []);
        // Compared by its id, which binds all of it; a coin's id says only what was spent, so a stranger's would be the same.
        const ours = spent.find(({ txn }) => txn === transactionId);
        for (const { number } of spent)
          await rows.anchorings.set(
            number,
            number === ours?.number ? { state: "seen", block, txpow } : { lost: block },
          );
        if (ours?.kind !== "digests") await rows.index.addLocations(statesIn(block, transaction, store.address));
      }
    }
  });
  return { tip: blocks.at(-1)?.number ?? 0, reorganised };
}

/** Returns the states of a transaction that are kept: those at our own address; for what is elsewhere, the node is asked. */
function statesIn(block: number, { outputs, state: states, txpowId: txpow }: SeenTransaction, own: ChainHex) {
  const kept = outputs.filter(({ keepsState, address }) => keepsState && address === own);
  const digests = [...states].filter(([, state]) => hex32Of(state) !== undefined);
  return kept.flatMap(({ coinId: coin, address }) =>
    digests.map(([port, state]) => ({ state, coin, port, block, address, txpow })),
  );
}

type SeenTransaction = ReturnType<typeof readSeen>[number];

interface ScannedBlock extends BlockHead {
  readonly transactions: readonly SeenTransaction[];
}

/** The time limit of a scan: blocks hold up to 256 transactions of several kB each. */
const scanTimeoutMs = 60_000;

/**
 * Reads the last `depth` blocks, the oldest first, each the parent of the next; fewer where the node's tree is shorter.
 *
 * @throws AnchorError as the RPC does
 */
async function scanChain(rpc: Rpc, depth: number): Promise<readonly ScannedBlock[]> {
  const [reply] = await runAll(rpc, [toCommand("scanchain", { depth: depth - 1 })], scanTimeoutMs);
  const blocks = itemsIn(fieldOf(responseOf(reply), "blocks")).map((item) => readScanned(item, rpc.name));
  const ascending = blocks.toReversed();
  const isRow = ascending.every(({ number }, index) => number === (ascending[0]?.number ?? 0) + index);
  if (blocks.length === 0 || !isRow) throw invalid(rpc.name, "its blocks do not follow one another");
  return ascending;
}

function readScanned(item: unknown, node: string): ScannedBlock {
  const [number, time] = [numberOf(fieldOf(item, "block")), momentOf(fieldOf(item, "timemilli"))];
  const id = hex32Of(fieldOf(item, "txpowid"));
  if (number === undefined || time === undefined || id === undefined) throw invalid(node, "one of its blocks is none");
  return { number, time, id, transactions: itemsIn(fieldOf(item, "transactions")).flatMap(readSeen) };
}

/** Reads a transaction; returns `undefined` for an item that only carries work. */
function readSeen(item: unknown) {
  const transaction = fieldOf(item, "transaction");
  const txpowId = hex32Of(fieldOf(item, "txpowid"));
  const transactionId = hex32Of(fieldOf(transaction, "transactionid"));
  if (txpowId === undefined || transactionId === undefined) return [];
  const inputs = itemsIn(fieldOf(transaction, "inputs")).flatMap((coin) => hex32Of(fieldOf(coin, "coinid")) ?? []);
  const outputs = itemsIn(fieldOf(transaction, "outputs")).flatMap((coin) => {
    const [coinId, address] = [hex32Of(fieldOf(coin, "coinid")), stringOf(fieldOf(coin, "address"))];
    const keepsState = fieldOf(coin, "storestate") === true;
    return coinId === undefined || address === undefined ? [] : [{ coinId, address, keepsState }];
  });
  return [{ txpowId, transactionId, inputs, outputs, state: readState(fieldOf(transaction, "state")) }];
}

/** How long a node below a height seen before may take to catch up, in milliseconds: alone, and with peers. */
const maxBehindMs = { alone: 90_000, withPeers: 600_000 };

/**
 * Says what is waited for where the node is not far enough to anchor: one that was killed begins again at its last clean
 * stop, and knows nothing of what came after until its peers send that. `known` is the highest block seen so far.
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
    return `The node stands at block ${tip} and was at ${known}: it is waited for.`;
  };
}
