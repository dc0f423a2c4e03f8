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
  /** How many blocks must follow a digest's block until the digest counts as found. */
  readonly confirmations: number;
  /** Stamps also go into a Merkle tree, of which only the root is written; otherwise only requests for proofs do. */
  readonly byRoot: boolean;
  /** Digests that are to have a token of their own, as long as a caller waits for it. */
  readonly tokens: ReadonlySet<Digest>;
  readonly batchIntervalMs: number;
  /** For tests: pauses between rounds, in milliseconds; by default 1 s while a transaction is under way, else 10 s. */
  readonly pauses?: { readonly busy: number; readonly idle: number };
}

/** The worker's current state, for the operator. */
interface Standing {
  readonly facts?: NodeFacts;
  /** Why nothing can be anchored at the moment, as a sentence. */
  readonly problem?: string | undefined;
  readonly coins: number;
  readonly reorganisations: number;
}

export type Worker = ReturnType<typeof startWorker>;

/** Works off the queue until it is stopped; an error is kept for the operator and the work tried again. */
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
    /** Resolves when the state of the node is known, or why it is not. */
    asked: asked.promise,
    standing: () => standing,
    /** Wakes the worker, because something waits. */
    wake,
    /** Stops after the current step; resolves when nothing runs any more. */
    async stop() {
      stopping.abort();
      wake();
      await ended;
    },
  };
}

/** Creates one round: read the chain, note what was seen, begin what waits, move on what is begun. True: more to do. */
function createRound(options: WorkerOptions, report: (change: Partial<Standing>) => void) {
  const { store, node } = options;
  const level = createLevel();
  const release = createRelease({ node, store });
  /** The transactions that this process has handed to the node since the node was last unreachable. */
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

/** Says what the operator has to do when there is no coin to anchor with. */
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

/** Below this number coins are split into more: after its use each is unavailable for four blocks. */
const minCoins = 20;
/** The most transactions begun at once, so that the chain is read between them. */
const maxBegun = 4;

/** Begins transactions for what waits, as far as coins allow; returns how many were begun. */
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
    // At most one token in a round, and never on the last coin: stamps must not wait for reports.
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
    // What an earlier run of this process, or of the node, was handed may be lost: the same bytes do no harm.
    const current = again ? { ...anchoring, postedAt: 0 } : anchoring;
    try {
      if (await advance(node, store, current, position)) handed.add(anchoring.number);
    } catch (thrown) {
      const error = toAnchorError(thrown);
      if (error.code !== "NODE_ANSWER_INVALID") throw thrown;
      // A transaction that the node refuses must not keep the others from the chain.
      refused ??= error;
    }
  }
  if (refused !== undefined) throw refused;
}
