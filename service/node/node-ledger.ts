import { setTimeout as sleep } from "node:timers/promises";

import type { Digest } from "../../src/core/digest.ts";
import { AnchorError } from "../../src/core/errors.ts";
import type { ChainHex } from "../../src/node/reply.ts";
import {
  createUid,
  normaliseUid,
  toMetric,
  type About,
  type Backend,
  type ChainLocation,
  type Health,
  type Trace,
} from "../ledger/backend.ts";
import { createGroupCommit } from "../store/group-commit.ts";
import { startWorker, type Worker, type WorkerOptions } from "./anchoring-worker.ts";
import { openStore, type Store } from "./node-file.ts";
import { createSearch } from "./search.ts";

export interface NodeLedgerOptions extends Omit<WorkerOptions, "store" | "tokens"> {
  /** A file, or `:memory:`. */
  readonly data: string;
  /** The address of stamps and roots. */
  readonly address: ChainHex;
  /** A report's trace is a token of its digest, not only a stamp. */
  readonly mintTrace: boolean;
  /** The most stamps and requests that may wait. */
  readonly queue: number;
}

/** A queue for a chain node; calls that need the disk or the node are asynchronous. */
export interface NodeLedger extends Backend {
  /** Resolves when the node has been asked for the first time. */
  readonly asked: Promise<void>;
  stamp(digest: Digest): Promise<readonly ChainLocation[]>;
  requestProof(digest: Digest): Promise<string>;
  close(): Promise<void>;
}

/**
 * Opens the queue in `data` and works it off on the node until it is closed. A digest that was taken is durable, and is
 * on the chain exactly once in the end, whichever process dies in between.
 *
 * @throws Error when the file is not ours or is in use
 */
export function openNodeLedger(options: NodeLedgerOptions): NodeLedger {
  const { node, address, confirmations, mintTrace, queue } = options;
  const store = openStore(options.data, address);
  const tokens = new Set<Digest>();
  const worker = startWorker({ ...options, store, tokens });
  const search = createSearch(node, store, confirmations);
  const take = createIntake(store, worker, queue);
  const stamp = async (digest: Digest): Promise<readonly ChainLocation[]> => {
    const own = search.known(digest);
    const there = own.length > 0 ? own : await search.elsewhere(digest);
    if (there.length === 0 && store.taken.stamp(digest) === undefined)
      await take(() => store.taken.addStamp(digest, Date.now()));
    return there;
  };
  return {
    address,
    asked: worker.asked,
    stamp,
    find: async (where, state) => await search.find(where, state),
    async requestProof(digest) {
      const uid = createUid();
      await take(() => store.taken.addRequest(uid, digest, Date.now()));
      return uid;
    },
    proofRequest: (uid) => search.proofRequest(normaliseUid(uid)),
    async trace(digest) {
      if (mintTrace) tokens.add(digest);
      const built = stamp(digest).then(() => awaitTrace(store, digest));
      return await built.finally(() => tokens.delete(digest));
    },
    about: () => toAbout(store, worker),
    health: () => toHealth(store, worker),
    metrics: () => toMetrics(store, worker, search.proofFailures()),
    backup: store.backup,
    async close() {
      await worker.stop();
      store.close();
    },
  };
}

/** Creates a function that stores `add`'s additions and wakes the worker; `SERVICE_UNAVAILABLE` when `queue` wait. */
function createIntake(store: Store, worker: Worker, queue: number) {
  const commit = createGroupCommit(store.write);
  // Counting the queue takes longer the longer it is; it only grows by what is taken here.
  let room = 0;
  return async (add: () => void): Promise<void> => {
    if (room <= 0) room = queue - store.taken.waiting().count;
    if (room <= 0) {
      const { problem = "The chain takes them more slowly than they come." } = worker.standing();
      throw new AnchorError("SERVICE_UNAVAILABLE", `The queue of ${queue} is full, nothing was taken. ${problem}`);
    }
    room -= 1;
    await commit(add);
    worker.wake();
  };
}

const tracePauseMs = 250;
const maxTraceMs = 20_000;

/** Waits until the transaction that carries `digest` is built; returns its ids. */
async function awaitTrace(store: Store, digest: Digest): Promise<Trace | undefined> {
  for (let waited = 0; waited < maxTraceMs; waited += tracePauseMs) {
    const number = store.taken.stamp(digest)?.anchoring ?? undefined;
    const { made, transactionId } = (number === undefined ? undefined : store.anchorings.one(number)) ?? {};
    if (made !== undefined && transactionId !== undefined) return { coinId: made, transactionId };
    await sleep(tracePauseMs);
  }
  return undefined;
}

function toAbout({ address, index }: Store, worker: Worker): About {
  const version = worker.standing().facts?.version ?? index.fact("version");
  // Until the node has answered, its chain must not be taken for the public one.
  const demo = version === undefined || /test/i.test(version);
  const chain = version === undefined ? "unknown" : demo ? "test" : "main";
  return { ledger: "node", chain, address, rootAddress: address, demo, ...(version && { nodeVersion: version }) };
}

function toHealth(store: Store, worker: Worker): Health {
  const { facts, problem = store.problem(), coins } = worker.standing();
  if (problem !== undefined) return { ok: false, reason: problem };
  if (facts === undefined) return { ok: false, reason: "The node has not answered yet." };
  const reason = "No coin can be spent just now, those that there are were used in the last blocks.";
  return coins === 0 ? { ok: false, reason } : { ok: true };
}

function toMetrics({ index, taken, anchorings }: Store, worker: Worker, proofFailures: number) {
  const { coins, reorganisations } = worker.standing();
  const { count, oldest } = taken.waiting();
  const carriers = anchorings.counts().filter(({ kind }) => kind !== "split");
  const inState = (...states: readonly string[]) =>
    carriers.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.count, 0);
  return [
    toMetric("blocks", "Height of the last block that was read.", index.tip()?.number ?? 0),
    toMetric("queue", "Stamps and proof requests that wait for a transaction.", count),
    toMetric(
      "oldest_waiting_seconds",
      "Age of the oldest of them.",
      oldest === null ? 0 : (Date.now() - oldest) / 1000,
    ),
    toMetric("withheld", "Stamps of a restored copy that the chain may hold already.", taken.onHold.count()),
    toMetric("posted", "Transactions on their way into a block.", inState("reserved", "built", "posted")),
    toMetric("seen", "Transactions in a block that is not settled yet.", inState("seen")),
    toMetric("confirmed", "Transactions in a settled block.", inState("confirmed", "sealed")),
    toMetric("coins", "Coins that can be spent now.", coins),
    toMetric("reorganisations_total", "Times that blocks were taken back.", reorganisations),
    toMetric("proof_failures_total", "Proofs of ours that did not lead to their root; must stay 0.", proofFailures),
  ];
}
