import type { NodeFacts } from "../../src/node/node.ts";
import { type ChainHex, unreachable } from "../../src/node/reply.ts";
import type { Rpc } from "../../src/node/rpc.ts";
import type { Store } from "../store/node-file.ts";
import { scanChain, type ScannedBlock, type ScannedTransaction } from "./wallet.ts";

/** Blocks that are read again below the last known one, so that a change of the last few is one request. */
const overlap = 8;
/** As long as the node's tree can be. */
const wholeTree = 4096;

/** What a look at the chain has changed. */
export interface IndexState {
  readonly tip: number;
  /** Blocks were taken back. */
  readonly reorganised: boolean;
}

/**
 * Brings the index up to the node's last block, which is at the height `tip` or above. Where a known block is not the
 * node's any more, all above it is forgotten, and what stood there is on its way again. Blocks that the node does not
 * have any more stay missing: then an absence in the index says nothing.
 *
 * @throws AnchorError as the node's RPC does; `NODE_UNREACHABLE` when the node has fallen below `tip`
 */
export async function updateIndex(rpc: Rpc, store: Store, tip: number): Promise<IndexState> {
  const known = store.index.tip();
  const depth = known === undefined ? wholeTree : Math.max(overlap, tip - known.number + overlap);
  const blocks = await scanTo(tip, rpc, Math.min(depth, wholeTree));
  const first = connection(store, blocks);
  if (first !== undefined || depth >= wholeTree) return apply(store, blocks, first);
  // The blocks part below what was read: all that the node has is read again.
  const all = await scanTo(tip, rpc, wholeTree);
  return apply(store, all, connection(store, all));
}

/** The last blocks of a node that was at the height `tip` a moment ago. */
async function scanTo(tip: number, rpc: Rpc, depth: number): Promise<readonly ScannedBlock[]> {
  const blocks = await scanChain(rpc, depth);
  // It was killed and began again between two questions: what it knows now says nothing about what it knew.
  if ((blocks.at(-1)?.number ?? 0) < tip) throw unreachable(rpc.name, `it fell below block ${tip} while it was asked`);
  return blocks;
}

/** The height of the highest block that the index knows as it is in `blocks`. */
function connection(store: Store, blocks: readonly ScannedBlock[]): number | undefined {
  return blocks.findLast(({ number, id }) => store.index.block(number)?.id === id)?.number;
}

function apply(store: Store, blocks: readonly ScannedBlock[], connected: number | undefined): IndexState {
  const [lowest] = blocks;
  const from = connected === undefined ? (lowest?.number ?? 0) : connected + 1;
  const before = store.index.tip();
  const reorganised = before !== undefined && before.number >= from;
  store.write(() => {
    store.index.dropFrom(from);
    store.anchorings.fallBack(from);
    const reserved = store.anchorings.reservedCoins();
    for (const block of blocks.filter(({ number }) => number >= from)) addBlock(store, block, reserved);
  });
  return { tip: blocks.at(-1)?.number ?? 0, reorganised };
}

function addBlock(store: Store, block: ScannedBlock, reserved: ReadonlySet<ChainHex>): void {
  store.index.addBlock(block);
  for (const transaction of block.transactions) {
    addPlaces(store, transaction, block.number);
    for (const coin of transaction.inputs.filter((input) => reserved.has(input))) {
      store.index.addSpend(coin, transaction.transactionId, block.number);
    }
  }
}

/** Only what lies at our own address is kept: what others put elsewhere, the node is asked for. */
function addPlaces(store: Store, { outputs, state, txpowId }: ScannedTransaction, block: number): void {
  const kept = outputs.filter(({ address, keepsState }) => keepsState && address === store.address);
  for (const { coinId, address } of kept) {
    for (const [port, data] of state) {
      if (/^0x[0-9A-F]{64}$/.test(data))
        store.index.addPlace(data, { coin: coinId, port, block, address, txpow: txpowId });
    }
  }
}

/** How long a node below what was seen before is given to come back, in milliseconds: alone, and with peers. */
const patience = { alone: 90_000, withPeers: 600_000 };

/**
 * Tells whether the node stands where anchoring makes sense: a node that was killed begins again at its last clean stop
 * and knows nothing of what came after until its peers have told it (node-facts §2). The sentence says what is waited
 * for; `known` is the highest block seen so far.
 */
export function createLevel(clock: () => number = () => performance.now()) {
  let behindSince: number | undefined;
  return ({ tip, peers, test }: NodeFacts, known: number): string | undefined => {
    if (!test && peers === 0) return "The node has no peers: it is not on the chain.";
    if (tip >= known) {
      behindSince = undefined;
      return undefined;
    }
    behindSince ??= clock();
    const waited = clock() - behindSince;
    if (waited >= (peers > 0 ? patience.withPeers : patience.alone)) return undefined;
    return `The node stands at block ${tip} and was at ${known}: it is waited for.`;
  };
}
