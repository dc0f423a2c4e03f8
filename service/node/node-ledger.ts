import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import type { Digest } from "../../src/core/digest.ts";
import { AnchorError } from "../../src/core/errors.ts";
import type { ChainNode } from "../../src/node/node.ts";
import type { ChainHex } from "../../src/node/reply.ts";
import type { Metric, Operated } from "../admin/metrics.ts";
import type { Backend, ChainPlace } from "../ledger/backend.ts";
import { createGroupCommit } from "../store/group-commit.ts";
import { openStore, type Store } from "../store/node-file.ts";
import { startWorker, type Worker } from "./anchoring-worker.ts";
import { createSearch } from "./search.ts";

export interface NodeLedgerOptions {
  readonly node: ChainNode;
  /** A file, or `:memory:`. */
  readonly data: string;
  /** Where stamps and roots go. */
  readonly address: ChainHex;
  /** Stamps go by the root of a tree, not each in a state of its own. */
  readonly byRoot: boolean;
  /** The trace of a report is a token of its digest, not a stamp alone. */
  readonly mintTrace: boolean;
  readonly batchIntervalMs: number;
  /** Blocks on top of a digest's until it counts as found. */
  readonly confirmations: number;
  /** Most stamps and requests that may wait. */
  readonly queue: number;
  /** For tests: how long to sleep between two looks at the chain, in milliseconds. */
  readonly pauses?: { readonly busy: number; readonly idle: number };
}

/** A queue before a chain node; whatever has to be on a disk or asked of the node takes its time. */
export interface NodeLedger extends Backend {
  /** Resolves when the node has been asked for the first time. */
  readonly looked: Promise<void>;
  stamp(digest: Digest): Promise<readonly ChainPlace[]>;
  requestProof(digest: Digest): Promise<string>;
  close(): Promise<void>;
}

/** How often a trace is looked for, and for how long, in milliseconds. */
const tracePause = 250;
const longestTrace = 20_000;

/**
 * Opens the queue in `data` and works it off on the node until it is closed. What is taken is durable, and is on the
 * chain once in the end, whatever dies in between.
 *
 * @throws Error when the file is none of ours or in use
 */
export function openNodeLedger(options: NodeLedgerOptions): NodeLedger {
  const { node, address, confirmations, mintTrace, queue } = options;
  const store = openStore(options.data, address);
  const tokens = new Set<Digest>();
  const worker = startWorker({ ...options, store, tokens });
  const search = createSearch({ node, store, confirmations });
  const take = createIntake(store, worker, queue);
  const stamp = async (digest: Digest): Promise<readonly ChainPlace[]> => {
    const own = search.known(digest);
    const there = own.length > 0 ? own : await search.elsewhere(digest);
    if (there.length === 0 && store.taken.stamp(digest) === undefined)
      await take(() => store.taken.addStamp(digest, Date.now()));
    return there;
  };
  return {
    address,
    looked: worker.looked,
    stamp,
    find: search.find,
    async requestProof(digest) {
      const uid = `0x${randomBytes(10).toString("hex").toUpperCase()}`;
      await take(() => store.taken.addRequest(uid, digest, Date.now()));
      return uid;
    },
    proofRequest: (uid) => search.proofRequest(`0x${uid.slice(2).toUpperCase()}`),
    async trace(digest) {
      if (mintTrace) tokens.add(digest);
      const built = stamp(digest).then(() => awaitTrace(store, digest));
      return await built.finally(() => tokens.delete(digest));
    },
    ...operateNode({ store, worker, proofFailures: search.proofFailures, address }),
    async close() {
      await worker.stop();
      store.close();
    },
  };
}

/** Keeps what `add` adds, and has it worked off; throws `SERVICE_UNAVAILABLE` where `queue` already wait. */
function createIntake(store: Store, worker: Worker, queue: number) {
  const commits = createGroupCommit((change) => store.write(change));
  // Counting what waits takes longer the more there is; it only grows by what is taken here.
  let room = 0;
  return async (add: () => void): Promise<void> => {
    if (room <= 0) room = queue - store.taken.waiting().count;
    if (room <= 0) throw queueFull(queue, worker.standing().problem);
    room -= 1;
    await commits.add(add);
    worker.wake();
  };
}

function queueFull(queue: number, problem = "The chain takes them more slowly than they come."): AnchorError {
  return new AnchorError("SERVICE_UNAVAILABLE", `The queue of ${queue} is full, nothing was taken. ${problem}`);
}

/** The ids of the transaction that carries `digest`, once it is built. */
async function awaitTrace(store: Store, digest: Digest) {
  for (let waited = 0; waited < longestTrace; waited += tracePause) {
    const number = store.taken.stamp(digest)?.anchoring ?? undefined;
    const { made, transactionId } = (number === undefined ? undefined : store.anchorings.one(number)) ?? {};
    if (made !== undefined && transactionId !== undefined) return { coinId: made, transactionId };
    await sleep(tracePause);
  }
  return undefined;
}

interface Parts {
  readonly store: Store;
  readonly worker: Worker;
  readonly proofFailures: () => number;
  readonly address: ChainHex;
}

/** What a queue before a node offers its operator. */
function operateNode(parts: Parts): Operated {
  const { store, worker, address } = parts;
  return {
    about() {
      const version = worker.standing().facts?.version ?? store.index.fact("version");
      // Until the node has spoken, nobody may take its chain for the public one.
      const demo = version === undefined || /test/i.test(version);
      const chain = version === undefined ? "unknown" : demo ? "test" : "main";
      return { ledger: "node", chain, address, rootAddress: address, demo, ...(version && { nodeVersion: version }) };
    },
    health() {
      const { facts, problem = store.problem(), coins } = worker.standing();
      if (problem !== undefined) return { ok: false, reason: problem };
      if (facts === undefined) return { ok: false, reason: "The node has not answered yet." };
      const reason = "No coin can be spent just now, those that there are were used in the last blocks.";
      return coins === 0 ? { ok: false, reason } : { ok: true };
    },
    metrics: () => toMetrics(parts),
    backup: async (file) => await store.backup(file),
  };
}

function toMetrics({ store, worker, proofFailures }: Parts): readonly Metric[] {
  const { coins, reorganisations } = worker.standing();
  const { count, oldest } = store.taken.waiting();
  const carriers = store.anchorings.counts().filter(({ kind }) => kind !== "split");
  const inState = (...states: readonly string[]) =>
    carriers.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.count, 0);
  const gauge = (name: string, help: string, value: number) => ({ name, help, type: "gauge" as const, value });
  const counter = (name: string, help: string, value: number) => ({ name, help, type: "counter" as const, value });
  return [
    gauge("blocks", "Height of the last block that was read.", store.index.tip()?.number ?? 0),
    gauge("queue", "Stamps and proof requests that wait for a transaction.", count),
    gauge("oldest_waiting_seconds", "Age of the oldest of them.", oldest === null ? 0 : (Date.now() - oldest) / 1000),
    gauge("withheld", "Stamps of a restored copy that the chain may hold already.", store.taken.withheld.count()),
    gauge("posted", "Transactions on their way into a block.", inState("reserved", "built", "posted")),
    gauge("seen", "Transactions in a block that is not settled yet.", inState("seen")),
    gauge("confirmed", "Transactions in a settled block.", inState("confirmed", "sealed")),
    gauge("coins", "Coins that can be spent now.", coins),
    counter("reorganisations_total", "Times that blocks were taken back.", reorganisations),
    counter("proof_failures_total", "Proofs of ours that did not lead to their root; must stay 0.", proofFailures()),
  ];
}
