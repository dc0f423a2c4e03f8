import { setTimeout as sleep } from "node:timers/promises";

import type { Digest } from "../../src/core/digest.ts";
import { toAnchorError, type AnchorError } from "../../src/core/errors.ts";
import type { ChainNode, NodeFacts } from "../../src/node/node.ts";
import type { Store } from "../store/node-file.ts";
import { advance, noteSeen, type Position } from "./advance.ts";
import { carryNext, carrySplit, carryToken, freeCoins } from "./carry.ts";
import { updateIndex, createLevel } from "./indexer.ts";
import { createRelease } from "./on-hold.ts";
import { coinAge, readOwnAddress, readSpendableCoins } from "./wallet.ts";

export interface WorkerOptions {
  readonly node: ChainNode;
  readonly store: Store;
  readonly confirmations: number;
  /** Stamps go by root too, not only requests for proofs. */
  readonly byRoot: boolean;
  /** Digests that are to have a token of their own, as long as somebody waits for it. */
  readonly tokens: ReadonlySet<Digest>;
  readonly batchIntervalMs: number;
  /** Between two looks at the chain, in milliseconds; a second while something is on its way, ten when nothing is. */
  readonly pauses?: { readonly busy: number; readonly idle: number };
}

/** How things stand, for the operator. */
export interface Standing {
  readonly facts?: NodeFacts;
  /** Why nothing can be anchored just now, as a sentence. */
  readonly problem?: string | undefined;
  readonly coins: number;
  readonly reorganisations: number;
}

export interface Worker {
  /** Resolves when it is known how things stand, or why not. */
  readonly looked: Promise<void>;
  standing(): Standing;
  /** Something waits: no need to sleep on. */
  wake(): void;
  /** Ends after what is being done; resolves when nothing runs any more. */
  stop(): Promise<void>;
}

const usualPauses = { busy: 1000, idle: 10_000 };
/** Fewer coins than this are split into more: each is away for four blocks after its use. */
const lowMark = 20;
/** Transactions begun in one go, so that the chain is looked at between them. */
const maxBegun = 4;

/** Works off what waits until it is stopped; what goes wrong is kept for the operator and tried again. */
export function startWorker(options: WorkerOptions): Worker {
  const state = {
    standing: { coins: 0, reorganisations: 0 } as Standing,
    stopping: false,
    bell: new AbortController(),
  };
  const looked = Promise.withResolvers<void>();
  const { busy: busyPause, idle: idlePause } = options.pauses ?? usualPauses;
  const run = createPass(options, (change) => {
    state.standing = { ...state.standing, ...change };
    looked.resolve();
  });
  const ended = (async () => {
    while (!state.stopping) {
      const busy = await run(() => state.stopping, state.standing);
      await rest(state, busy ? busyPause : idlePause);
    }
  })();
  const ring = () => state.bell.abort();
  return {
    looked: looked.promise,
    standing: () => state.standing,
    wake: ring,
    async stop() {
      state.stopping = true;
      ring();
      await ended;
    },
  };
}

/** Sleeps until the bell rings or the time is over; a bell that rang before is heard now. */
async function rest(state: { bell: AbortController; readonly stopping: boolean }, milliseconds: number): Promise<void> {
  const { signal } = state.bell;
  if (!state.stopping && !signal.aborted) await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
  state.bell = new AbortController();
}

type Tell = (change: Partial<Standing>) => void;

/** What the operator has to do when there is nothing to anchor with. */
async function noCoins({ rpc, name }: ChainNode): Promise<string> {
  return `The node ${name} has no coins to anchor with: send some to ${await readOwnAddress(rpc)}.`;
}

interface Round extends WorkerOptions {
  readonly level: ReturnType<typeof createLevel>;
  /** What this process has handed to the node since the node was last unreachable. */
  readonly handed: Set<number>;
  readonly release: ReturnType<typeof createRelease>;
  readonly tell: Tell;
}

/** One round: look, note what was seen, begin what waits, move on what is begun. True while there is more to do. */
function createPass(options: WorkerOptions, tell: Tell) {
  const round: Round = { ...options, level: createLevel(), handed: new Set(), release: createRelease(options), tell };
  const { store, node } = options;
  return async (isStopping: () => boolean, standing: Standing): Promise<boolean> => {
    try {
      const position = await look(round, standing);
      if (position === undefined) return true;
      const coins = await begin(round, position);
      await moveOn(round, position, isStopping);
      await round.release(position.tip);
      const problem = coins === 0 && store.anchorings.open().length === 0 ? await noCoins(node) : undefined;
      tell({ coins, problem });
      return store.anchorings.open().length > 0 || store.taken.waiting().count > 0;
    } catch (thrown) {
      const error = toAnchorError(thrown);
      if (error.code === "INTERNAL") console.error(thrown);
      if (error.code === "NODE_UNREACHABLE") round.handed.clear();
      tell({ problem: error.message });
      return true;
    }
  };
}

async function look(round: Round, standing: Standing): Promise<Position | undefined> {
  const { node, store, tell, confirmations } = round;
  const facts = await node.facts();
  const waitFor = round.level(facts, store.index.tip()?.number ?? 0);
  tell({ facts, ...(waitFor !== undefined && { problem: waitFor }) });
  if (waitFor !== undefined) return undefined;
  const { tip, reorganised } = await updateIndex(node.rpc, store, facts.tip);
  if (reorganised) tell({ reorganisations: standing.reorganisations + 1 });
  const position = { tip, sealed: facts.sealed, confirmations, splitInto: facts.test ? 10 : 20 };
  noteSeen(store, position);
  if (store.index.fact("version") !== facts.version) store.write(() => store.index.setFact("version", facts.version));
  return position;
}

/** Begins what waits, as far as coins go; how many there were. */
async function begin({ node, store, byRoot, tokens, batchIntervalMs }: Round, { tip }: Position): Promise<number> {
  const coins = [...freeCoins(store, await readSpendableCoins(node.rpc))];
  const count = coins.length;
  const open = store.anchorings.open();
  const largest = coins.at(-1);
  const isShort = count + open.length < lowMark && !open.some(({ kind }) => kind === "split");
  if (largest !== undefined && isShort && tip > coinAge) {
    carrySplit(store, largest, Date.now());
    coins.pop();
  }
  for (let begun = 0; begun < maxBegun; begun += 1) {
    const now = Date.now();
    const options = { coins, byRoot, tokens, dueBefore: now - batchIntervalMs, now };
    // One in a round, and never the last coin: stamps are not to wait for reports.
    const isToken = begun === 0 && coins.length > 1 && carryToken(store, options);
    if (!isToken && !carryNext(store, options)) break;
    coins.shift();
  }
  return count;
}

async function moveOn({ node, store, handed }: Round, position: Position, isStopping: () => boolean): Promise<void> {
  let refused: AnchorError | undefined;
  for (const anchoring of store.anchorings.open()) {
    if (isStopping()) return;
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
