import { setTimeout as sleep } from "node:timers/promises";

import type { Digest } from "../../src/core/digest.ts";
import { AnchorError } from "../../src/core/errors.ts";
import type { ChainHex } from "../../src/node/reply.ts";
import {
  createUid,
  normaliseUid,
  type About,
  type Backend,
  type ChainLocation,
  type Metric,
  type Trace,
} from "../ledger/backend.ts";
import type { Payer } from "../store/taking.ts";
import { startWorker, type Worker, type WorkerOptions } from "./anchoring-worker.ts";
import { createIntake } from "./intake.ts";
import type { Store } from "./store.ts";
import { createSearch } from "./search.ts";

export interface NodeLedgerOptions extends Omit<WorkerOptions, "tokens"> {
  /** A report's trace is a token of its digest, not only a stamp. */
  readonly mintTrace: boolean;
  /** The most stamps and requests that may wait. */
  readonly queue: number;
}

/**
 * Works off the queue in `store` on the node until it is closed, and the store with it. A digest that was taken is
 * durable, and is on the chain once in the end, whichever process dies in between, as long as the node takes
 * transactions. Of a store that was put back, what went by root may be under two roots.
 */
export function openNodeLedger(options: NodeLedgerOptions): Backend {
  const { store, node, confirmations, mintTrace, queue } = options;
  const { address } = store;
  const tokens = new Set<Digest>();
  const worker = startWorker({ ...options, tokens });
  const search = createSearch(node, store, confirmations);
  const version = createVersion(store, worker);
  const about = () => toAbout(address, version());
  const take = createIntake(node, store, worker, queue);
  const stamp = async (digest: Digest, payer?: Payer): Promise<readonly ChainLocation[]> => {
    if (await take({ digest, payer })) return [];
    const there = await search.taken(digest);
    if (there?.length === 0) await take({ digest, payer, isSearched: true });
    return there ?? [];
  };
  return {
    address,
    stamp,
    find: async (where, state) => await search.find(where, state),
    async requestProof(digest, payer) {
      const uid = createUid();
      await take({ digest, uid, payer });
      return uid;
    },
    proofRequest: (uid) => search.proofRequest(normaliseUid(uid)),
    async trace(digest, payer) {
      if (mintTrace) tokens.add(digest);
      return await stamp(digest, payer)
        .then(async () => await awaitTrace(store, digest), ignoreLimit)
        .finally(() => tokens.delete(digest));
    },
    about,
    describe: async () => await describeChain(worker, node.name, about),
    ...readings(store, worker, queue, search.proofFailures),
    spent: store.taken.spent,
    backup: store.backup,
    close: async () => await worker.stop().then(store.close),
  };
}

/** A key whose stamps are used up may verify: its reports have no trace. */
function ignoreLimit(error: unknown): undefined {
  if (!(error instanceof AnchorError) || error.code !== "PLAN_LIMIT_REACHED") throw error;
}

const tracePauseMs = 250;
const maxTraceMs = 20_000;

/** Waits until the transaction that carries `digest` is built; returns its ids. */
async function awaitTrace(store: Store, digest: Digest): Promise<Trace | undefined> {
  for (let waited = 0; waited < maxTraceMs; waited += tracePauseMs) {
    const number = (await store.taken.stamp(digest))?.anchoring ?? undefined;
    const { made, transactionId } = (number === undefined ? undefined : await store.anchorings.one(number)) ?? {};
    if (made !== undefined && transactionId !== undefined) return { coinId: made, transactionId };
    await sleep(tracePauseMs);
  }
  return undefined;
}

/** Creates a function that returns the node's version, without a look into the store: every answer names the chain. */
function createVersion({ index }: Store, worker: Worker): () => string | undefined {
  let kept: string | undefined;
  const read = async () => void (kept = await index.fact("version"));
  // Where the store cannot be read, the node will tell.
  read().catch(() => undefined);
  return () => worker.standing().facts?.version ?? kept;
}

function toAbout(address: ChainHex, version: string | undefined): About {
  // Until the node has answered, its chain must not be taken for the public one.
  const demo = version === undefined || /test/i.test(version);
  const chain = version === undefined ? "unknown" : demo ? "test" : "main";
  return { ledger: "node", chain, address, rootAddress: address, demo, ...(version && { nodeVersion: version }) };
}

async function describeChain({ asked }: Worker, node: string, about: () => About): Promise<string> {
  // A node that does not answer at once delays nobody.
  await Promise.race([asked, sleep(2000, undefined, { ref: false })]);
  const { address, chain, demo, nodeVersion } = about();
  const stamps = `stamps go to ${address}`;
  if (nodeVersion === undefined) return `not known yet, the node ${node} has not answered; ${stamps}`;
  return `${chain}, by the node ${node} of version ${nodeVersion}; ${stamps}${demo ? "; nothing reaches a public chain" : ""}`;
}

function readings(store: Store, worker: Worker, queue: number, proofFailures: () => number) {
  return {
    unready: async () => await findUnready(store, queue),
    unwell: async () => await findUnwell(store, worker),
    metrics: async () => await readMetricsOfQueue(store, worker, proofFailures()),
  };
}

async function findUnready(store: Store, queue: number): Promise<readonly string[]> {
  await store.write(async ({ taken }) => await taken.probe());
  return (await store.taken.waiting()).count < queue ? [] : [`The queue of ${queue} is full.`];
}

async function findUnwell(store: Store, worker: Worker): Promise<readonly string[]> {
  const { facts, problem, coins } = worker.standing();
  const noCoins = "No coin can be spent just now, those that there are were used in the last blocks.";
  return [
    ...((await store.hasWorker()) ? [] : ["No process is the anchoring worker."]),
    ...(problem !== undefined ? [problem] : facts === undefined ? ["The node has not answered yet."] : []),
    ...(problem === undefined && coins === 0 ? [noCoins] : []),
  ];
}

async function readMetricsOfQueue(store: Store, worker: Worker, proofFailures: number): Promise<readonly Metric[]> {
  const { index, taken, anchorings, connections } = store;
  const { coins, reorganisations } = worker.standing();
  const { count, oldest } = await taken.waiting();
  const carriers = (await anchorings.counts()).filter(({ kind }) => kind !== "split");
  const inState = (...states: readonly string[]) =>
    carriers.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.count, 0);
  const { open, idle, awaited } = connections?.() ?? {};
  return [
    ...(open === undefined ? [] : [["store_connections", "Connections to the store.", open] as const]),
    ...(idle === undefined ? [] : [["store_connections_idle", "Those that nobody uses.", idle] as const]),
    ...(awaited === undefined ? [] : [["store_connections_awaited", "Who waits for one.", awaited] as const]),
    ["blocks", "Height of the last block that was read.", (await index.tip())?.number ?? 0],
    ["queue", "Stamps and proof requests that wait for a transaction.", count],
    ["oldest_waiting_seconds", "Age of the oldest of them.", oldest === null ? 0 : (Date.now() - oldest) / 1000],
    ["withheld", "Stamps of a restored copy that the chain may hold already.", await taken.onHold.count()],
    ["posted", "Transactions on their way into a block.", inState("reserved", "built", "posted")],
    ["seen", "Transactions in a block that is not settled yet.", inState("seen")],
    ["confirmed", "Transactions in a settled block that the chain could still change.", inState("confirmed")],
    ...(coins === undefined ? [] : [["coins", "Coins that can be spent now.", coins] as const]),
    ["worker", "1 while this process is the anchoring worker.", store.asWorker() === undefined ? 0 : 1],
    ["reorganisations_total", "Times that blocks were taken back.", reorganisations],
    ["proof_failures_total", "Proofs of ours that did not lead to their root; must stay 0.", proofFailures],
  ];
}
