import type { NodeFacts } from "../../src/node/node.ts";
import { hex32Of, type ChainHex, unreachable } from "../../src/node/reply.ts";
import type { Rpc } from "../../src/node/rpc.ts";
import type { Store } from "./node-file.ts";
import { scanChain, type ScannedBlock } from "./wallet.ts";

/** Blocks that are read again below the last known one, so that a change of the last few is one request. */
const overlap = 8;
/** As long as the node's tree can be. */
const wholeTree = 4096;

/**
 * Brings the index up to the node's last block, which is at the height `tip` or above. Where a known block is not the
 * node's any more, all above it is forgotten, and what stood there is on its way again. Blocks that the node does not
 * have any more stay missing: then an absence in the index says nothing.
 *
 * @returns the height of the last block, and whether blocks were taken back
 * @throws AnchorError as the node's RPC does; `NODE_UNREACHABLE` when the node has fallen below `tip`
 */
export async function updateIndex(rpc: Rpc, store: Store, tip: number) {
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

function apply(store: Store, blocks: readonly ScannedBlock[], connected: number | undefined) {
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

/** Of what lies on the chain, only what is at our own address is kept: what others put elsewhere, the node is asked for. */
function addBlock(store: Store, block: ScannedBlock, reserved: ReadonlySet<ChainHex>): void {
  store.index.addBlock(block);
  for (const { inputs, outputs, state, txpowId: txpow, transactionId } of block.transactions) {
    for (const coin of inputs) if (reserved.has(coin)) store.index.addSpend(coin, transactionId, block.number);
    for (const { coinId: coin, address } of outputs.filter((output) => output.keepsState)) {
      const digests = address === store.address ? [...state].filter(([, data]) => hex32Of(data) !== undefined) : [];
      for (const [port, data] of digests) {
        store.index.addLocation(data, { coin, port, block: block.number, address, txpow });
      }
    }
  }
}

/** How long a node below what was seen before is given to come back, in milliseconds: alone, and with peers. */
const maxBehindMs = { alone: 90_000, withPeers: 600_000 };

/**
 * Judges whether the node stands where anchoring makes sense: a node that was killed begins again at its last clean stop
 * and knows nothing of what came after until it has that from its peers (node-facts §2). The sentence says what is waited
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
    if (waited >= (peers > 0 ? maxBehindMs.withPeers : maxBehindMs.alone)) return undefined;
    return `The node stands at block ${tip} and was at ${known}: it is waited for.`;
  };
}
