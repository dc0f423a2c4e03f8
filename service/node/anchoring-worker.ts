import { setTimeout as sleep } from "node:timers/promises";

import type { Digest } from "../../src/core/digest.ts";
import { toAnchorError, type AnchorError } from "../../src/core/errors.ts";
import type { ChainNode, NodeFacts } from "../../src/node/node.ts";
import { createFailureLog, log, logFault } from "../log.ts";
import { advance, noteSeen, type Position } from "./advance.ts";
import { carryNext, carrySplit, carryToken, coinAge, readFreeCoins, readOwnAddress } from "./carry.ts";
import { updateIndex, createLevel } from "./indexer.ts";
import { pauseNew, type Store } from "./store.ts";
import { createRelease } from "./on-hold.ts";

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
interface WorkerState {
  readonly facts?: NodeFacts;
  /** Why nothing can be anchored at the moment, as a sentence. */
  readonly problem?: string | undefined;
  /** The coins that can be spent; absent while another process is the worker. */
  readonly coins?: number | undefined;
  readonly reorganisations: number;
}

export type Worker = ReturnType<typeof startWorker>;

/** Works off the queue until it is stopped; an error is kept for the operator and the work tried again. */
export function startWorker(options: WorkerOptions) {
  const { pauses = { busy: 1000, idle: 10_000 } } = options;
  const asked = Promise.withResolvers<void>();
  let standing: WorkerState = { reorganisations: 0 };
  const failures = createFailureLog();
  const runRound = createRound(options, (change) => {
    if (change.problem !== undefined) failures.failed(change.problem);
    else if ("problem" in change) failures.worked();
    standing = { ...standing, ...change };
    asked.resolve();
  });
  const stopping = new AbortController();
  let waking = new AbortController();
  const wake = () => waking.abort();
  options.store.onElected(wake);
  /** A wake-up ends one idle pause, also when it comes before the pause begins; a busy pause is short enough. */
  const pause = async (isBusy: boolean) => {
    const signal = isBusy ? stopping.signal : AbortSignal.any([stopping.signal, waking.signal]);
    if (!signal.aborted) await sleep(isBusy ? pauses.busy : pauses.idle, undefined, { signal }).catch(() => undefined);
    if (!isBusy) waking = new AbortController();
  };
  const ended = (async () => {
    while (!stopping.signal.aborted) await pause(await runRound(stopping.signal));
  })();
  return {
    /** Resolves when the state of the node is known, or why it is not. */
    asked: asked.promise,
    standing: () => standing,
    /** Wakes the worker, because something waits; another process looks for itself. */
    wake() {
      if (options.store.asWorker() !== undefined) wake();
    },
    /** Stops after the current step; resolves when nothing runs any more. */
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

type Tell = (change: Partial<WorkerState>) => void;

/** Creates the rounds of a process: those of the worker while it is that, else a look at the node. True: more to do. */
function createRound(options: WorkerOptions, tell: Tell) {
  const { node, store } = options;
  const level = createLevel();
  /** The transactions that this process has handed to the node since the node was last unreachable. */
  const handed = new Set<number>();
  const work = createWork(options, handed, tell);
  return async (stopping: AbortSignal): Promise<boolean> => {
    try {
      const facts = await node.facts();
      const waitFor = level(facts, (await store.index.tip())?.number ?? 0);
      tell({ facts, ...(waitFor !== undefined && { problem: waitFor }) });
      if (waitFor !== undefined) return true;
      const term = store.asWorker();
      if (term !== undefined) return await work(term, facts, stopping);
      tell({ coins: undefined, problem: undefined });
      return false;
    } catch (thrown) {
      const error = toAnchorError(thrown);
      if (error.code === "INTERNAL") logFault(thrown);
      if (error.code === "NODE_UNREACHABLE") handed.clear();
      tell({ problem: error.message });
      return true;
    }
  };
}

/** Creates a round of the worker: read the chain, note what was seen, begin what waits, move on what is begun. */
function createWork(options: WorkerOptions, handed: Set<number>, tell: Tell) {
  const { node, confirmations } = options;
  let term: { readonly store: Store; readonly release: ReturnType<typeof createRelease> } | undefined;
  let reorganisations = 0;
  const begun = async (store: Store, tip: number) => {
    if (term?.store === store) return term;
    // What others have handed over meanwhile may be lost.
    handed.clear();
    log("elected");
    const known = await store.index.tip();
    if (known !== undefined && known.number < tip) await store.write(pauseNew);
    return (term = { store, release: createRelease(node, store) });
  };
  return async (store: Store, facts: NodeFacts, stopping: AbortSignal): Promise<boolean> => {
    const { release } = await begun(store, facts.tip);
    const { sealed, test, version } = facts;
    const { tip, reorganised } = await updateIndex(node.rpc, store, facts.tip);
    const position: Position = { tip, sealed, confirmations, splitInto: test ? 10 : 20 };
    await noteSeen(store, position);
    if ((await store.index.fact("version")) !== version)
      await store.write(async ({ index }) => await index.setFact("version", version));
    if (reorganised) {
      log("reorganised", { tip });
      tell({ reorganisations: (reorganisations += 1) });
    }
    const isPaused = await release(tip);
    const coins = await beginWaiting({ ...options, store }, position, isPaused);
    await moveOn({ ...options, store }, position, handed, stopping);
    const isOpen = (await store.anchorings.open()).length > 0;
    tell({ coins, problem: coins === 0 && !isOpen ? await describeNoCoins(node) : undefined });
    return isOpen || (await store.taken.waiting()).count > 0;
  };
}

/** Says what the operator has to do when there is no coin to anchor with. */
async function describeNoCoins({ rpc, name }: ChainNode): Promise<string> {
  return `The node ${name} has no coins to anchor with: send some to ${await readOwnAddress(rpc)}.`;
}

/** Below this number coins are split into more: after its use each is unavailable for four blocks. */
const minCoins = 20;
/** The most transactions begun at once, so that the chain is read between them. */
const maxBegun = 4;

/** Begins transactions for what waits, unless that `isPaused`, as far as coins allow; returns how many coins there are. */
async function beginWaiting(options: WorkerOptions, { tip }: Position, isPaused: boolean): Promise<number> {
  const { node, store, byRoot, tokens, batchIntervalMs } = options;
  const coins = await readFreeCoins(node.rpc, store);
  const count = coins.length;
  const open = await store.anchorings.open();
  const largest = coins.at(-1);
  const isShort = count + open.length < minCoins && !open.some(({ kind }) => kind === "split");
  if (largest !== undefined && isShort && tip > coinAge) {
    await carrySplit(store, largest, Date.now());
    coins.pop();
  }
  for (const [begun, coin] of coins.slice(0, isPaused ? 0 : maxBegun).entries()) {
    const time = Date.now();
    // At most one token in a round, and never on the last coin: stamps must not wait for reports.
    const isToken = begun === 0 && coins.length > 1 && (await carryToken(store, coin, tokens, time));
    const rules = { byRoot, tokens, dueBefore: time - batchIntervalMs, time };
    if (!isToken && !(await carryNext(store, coin, rules))) break;
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
  for (const anchoring of await store.anchorings.open()) {
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
