import { setTimeout as sleep } from "node:timers/promises";

import type { Digest } from "../../src/core/digest.ts";
import { toAnchorError, type AnchorError } from "../../src/core/errors.ts";
import type { ChainNode, NodeFacts } from "../../src/node/node.ts";
import { advance, noteSeen, type Position } from "./advance.ts";
import { carryNext, carrySplit, carryToken, freeCoins } from "./carry.ts";
import { updateIndex, createLevel } from "./indexer.ts";
import type { Store } from "./node-file.ts";
import { createRelease } from "./on-hold.ts";
import { coinAge, readOwnAddress, readSpendableCoins } from "./wallet.ts";

export interface WorkerOptions {
  readonly node: ChainNode;
  readonly store: Store;
  /** Blocks on top of a digest's until it counts as found. */
  readonly confirmations: number;
  /** Stamps are put into a Merkle tree too, of which only the root is written; else only requests for proofs are. */
  readonly byRoot: boolean;
  /** Digests that are to have a token of their own, as long as somebody waits for it. */
  readonly tokens: ReadonlySet<Digest>;
  readonly batchIntervalMs: number;
  /** For tests: between two rounds, in milliseconds; a second while something is on its way, ten when nothing is. */
  readonly pauses?: { readonly busy: number; readonly idle: number };
}

/** How things stand, for the operator. */
interface Standing {
  readonly facts?: NodeFacts;
  /** Why nothing can be anchored just now, as a sentence. */
  readonly problem?: string | undefined;
  readonly coins: number;
  readonly reorganisations: number;
}

export type Worker = ReturnType<typeof startWorker>;

/** Works off what waits until it is stopped; what goes wrong is kept for the operator and tried again. */
export function startWorker(options: WorkerOptions) {
  const { pauses = { busy: 1000, idle: 10_000 } } = options;
  const asked = Promise.withResolvers<void>();
  let standing: Standing = { coins: 0, reorganisations: 0 };
  const runRound = createRound(options, (change) => {
    standing = { ...standing, ...change };
    asked.resolve();
  });
  const stopping = new AbortController();
  let waking = new AbortController();
  const wake = () => waking.abort();
  /** One wake-up ends one pause, also when it comes before the pause begins. */
  const pause = async (milliseconds: number) => {
    const { signal } = waking;
    if (!stopping.signal.aborted && !signal.aborted)
      await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
    waking = new AbortController();
  };
  const ended = (async () => {
    while (!stopping.signal.aborted) await pause((await runRound(stopping.signal)) ? pauses.busy : pauses.idle);
  })();
  return {
    /** Resolves when it is known how things stand, or why not. */
    asked: asked.promise,
    standing: () => standing,
    /** Something waits: no need to sleep on. */
    wake,
    /** Ends after what is being done; resolves when nothing runs any more. */
    async stop() {
      stopping.abort();
      wake();
      await ended;
    },
  };
}

/** One round: read the chain, note what was seen, begin what waits, move on what is begun. True while there is more to do. */
function createRound(options: WorkerOptions, report: (change: Partial<Standing>) => void) {
  const { store, node } = options;
  const level = createLevel();
  const release = createRelease({ node, store });
  /** What this process has handed to the node since the node was last unreachable. */
  const handed = new Set<number>();
  let reorganisations = 0;
  return async (stopping: AbortSignal): Promise<boolean> => {
    try {
      const facts = await node.facts();
      const waitFor = level(facts, store.index.tip()?.number ?? 0);
      report({ facts, ...(waitFor !== undefined && { problem: waitFor }) });
      if (waitFor !== undefined) return true;
      const { position, reorganised } = await readChain(options, facts);
      if (reorganised) report({ reorganisations: (reorganisations += 1) });
      const coins = await begin(options, position);
      await moveOn(options, position, handed, stopping);
      await release(position.tip);
      const problem = coins === 0 && store.anchorings.open().length === 0 ? await describeNoCoins(node) : undefined;
      report({ coins, problem });
      return store.anchorings.open().length > 0 || store.taken.waiting().count > 0;
    } catch (thrown) {
      const error = toAnchorError(thrown);
      if (error.code === "INTERNAL") console.error(thrown);
      if (error.code === "NODE_UNREACHABLE") handed.clear();
      report({ problem: error.message });
      return true;
    }
  };
}

/** What the operator has to do when there is nothing to anchor with. */
async function describeNoCoins({ rpc, name }: ChainNode): Promise<string> {
  return `The node ${name} has no coins to anchor with: send some to ${await readOwnAddress(rpc)}.`;
}

async function readChain(
  { node, store, confirmations }: WorkerOptions,
  { tip: above, sealed, test, version }: NodeFacts,
) {
  const { tip, reorganised } = await updateIndex(node.rpc, store, above);
  const position: Position = { tip, sealed, confirmations, splitInto: test ? 10 : 20 };
  noteSeen(store, position);
  if (store.index.fact("version") !== version) store.write(() => store.index.setFact("version", version));
  return { position, reorganised };
}

/** Fewer coins than this are split into more: each is away for four blocks after its use. */
const minCoins = 20;
/** Transactions begun in one go, so that the chain is read between them. */
const maxBegun = 4;

/** Begins what waits, as far as coins go; how many there were. */
async function begin(options: WorkerOptions, { tip }: Position): Promise<number> {
  const { node, store, byRoot, tokens, batchIntervalMs } = options;
  const coins = freeCoins(store, await readSpendableCoins(node.rpc));
  const count = coins.length;
  const open = store.anchorings.open();
  const largest = coins.at(-1);
  const isShort = count + open.length < minCoins && !open.some(({ kind }) => kind === "split");
  if (largest !== undefined && isShort && tip > coinAge) {
    carrySplit(store, largest, Date.now());
    coins.pop();
  }
  for (const [begun, coin] of coins.slice(0, maxBegun).entries()) {
    const time = Date.now();
    // One in a round, and never on the last coin: stamps are not to wait for reports.
    const isToken = begun === 0 && coins.length > 1 && carryToken(store, coin, tokens, time);
    if (!isToken && !carryNext(store, coin, { byRoot, tokens, dueBefore: time - batchIntervalMs, time })) break;
  }
  return count;
}

async function moveOn(
  { node, store }: WorkerOptions,
  position: Position,
  handed: Set<number>,
  stopping: AbortSignal,
): Promise<void> {
  let refused: AnchorError | undefined;
  for (const anchoring of store.anchorings.open()) {
    if (stopping.aborted) return;
    const again = anchoring.state === "posted" && !handed.has(anchoring.number);
    // What an earlier life of this process, or of the node, was handed may be lost: the same bytes do no harm.
    const current = again ? { ...anchoring, postedAt: 0 } : anchoring;
    try {
      if (await advance(node, store, current, position)) handed.add(anchoring.number);
    } catch (thrown) {
      const error = toAnchorError(thrown);
      if (error.code !== "NODE_ANSWER_INVALID") throw thrown;
      // One that the node refuses must not keep the others from the chain.
      refused ??= error;
    }
  }
  if (refused !== undefined) throw refused;
}
