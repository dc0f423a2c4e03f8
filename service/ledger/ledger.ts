import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import type { Digest } from "../../src/core/digest.ts";
import { AnchorError, type ErrorCode } from "../../src/core/errors.ts";
import { nonEmpty } from "../../src/core/text.ts";
import type { Payer } from "../store/stamp-rows.ts";
import type { Store } from "../store/store.ts";
import type { Chain, ChainLocation } from "./chain.ts";
import { createIntake, type LedgerOptions } from "./intake.ts";
import { createSearch } from "./search.ts";
import { startWorker, type Worker } from "./worker.ts";

export type Ledger = ReturnType<typeof openLedger>;

/** A number for `GET /metrics`, if known. `name` has no prefix and no unit; that of a counter ends in `_total`. */
export type Metric = readonly [name: string, help: string, value: number | undefined];

/** The ids of the coin and of the transaction that a report left on the chain, `0x` and hex. */
export interface Trace {
  readonly coinId: string;
  readonly transactionId: string;
}

/**
 * Works off the queue in `store` on `chain` until it is closed, which also closes the store. A digest that was taken is
 * durable, and is on the chain once in the end, whichever process dies in between, as long as the chain takes
 * transactions. After a store was restored, a digest that went by root may be under two roots.
 *
 * Where something cannot be taken, a call throws the AnchorError `SERVICE_UNAVAILABLE`, which says what the operator
 * has to do, or `PLAN_LIMIT_REACHED` when the payer's count is used up. Then nothing of it is kept.
 */
export function openLedger(options: LedgerOptions) {
  const { store, chain, queue, now } = options;
  const worker = startWorker(store, chain);
  const { find, proofRequest, taken, proofFailures } = createSearch(chain, store);
  const { take, failing } = createIntake(options, worker);
  const stamp = async (digest: Digest, payer?: Payer): Promise<readonly ChainLocation[]> => {
    if (await take({ digest, payer })) return [];
    const there = await taken(digest);
    if (there?.length === 0) await take({ digest, payer, isSearched: true });
    return there ?? [];
  };
  return {
    /** The address at which stamps are put, `0x` and hex. */
    address: store.address,
    /**
     * Takes `digest`, once: a second stamp of a digest that still waits changes nothing. Where the chain already holds
     * the digest, nothing is taken, and its locations are returned. What is taken is counted for `payer` in the same
     * commit.
     */
    stamp,
    find,
    /** Takes `digest` into the next batch, as a stamp is taken; returns the request's uid, `0x` and 20 hex digits. */
    async requestProof(digest: Digest, payer?: Payer): Promise<string> {
      const uid = `0x${randomBytes(10).toString("hex").toUpperCase()}`;
      await take({ digest, uid, payer });
      return uid;
    },
    proofRequest,
    /**
     * Stamps a report's digest for `payer`, and waits up to 20 s for its trace. There is none when the payer's count is
     * used up, or while nothing reaches the chain. Absent where reports leave no trace on a chain.
     */
    trace: chain.wantTrace && createTrace(store, worker, stamp, chain.wantTrace),
    about: () => chain.about(),
    /** Throws while the store is of another chain than the node: what it holds is not on this one. */
    refuseForeignChain: () => refuseForeignChain(worker),
    /** Returns why no stamp can be taken, as far as a small write shows. Rejects if the store cannot be used. */
    unready: async () => await findUnready(store, worker, queue),
    /** Returns why what was taken does not reach the chain, and what to do where that is known. */
    unwell: async () => [...(await findUnwell(store, worker, chain)), ...failing()],
    /** Returns the numbers for `GET /metrics`, and how many stamps were spent with each key, by its name. */
    metrics: async () => await readMetrics(store, worker, proofFailures(), now().getTime()),
    /** Names the chain and its state in a sentence, also while its node does not answer. */
    describe: async () => await describeChain(worker, chain),
    /** Reads the secret of keys that are given for tokens, which lives as long as the store. */
    secret: async () => await store.write(async ({ index }) => await index.secret()),
    /** Writes a sound copy of all kept data into the new file `file`, while the ledger is in use. */
    backup: store.backup,
    close: async () => await worker.stop().then(store.close),
  };
}

const ignore =
  (code: ErrorCode) =>
  (error: unknown): undefined => {
    if (!(error instanceof AnchorError) || error.code !== code) throw error;
  };

const tracePauseMs = 250;
const maxTraceMs = 20_000;
/** While the chain takes nothing: those who wait would use up the requests that are worked on at a time. */
const maxTroubledMs = 3000;

/** Creates the function that stamps a digest, and waits until the transaction that carries it is built. */
function createTrace(
  { taken, index }: Store,
  { state }: Worker,
  stamp: (digest: Digest, payer?: Payer) => Promise<unknown>,
  wantTrace: NonNullable<Chain["wantTrace"]>,
) {
  return async (digest: Digest, payer?: Payer): Promise<Trace | undefined> => {
    const end = wantTrace(digest);
    try {
      await stamp(digest, payer);
      const isPaused = (await index.fact("paused")) !== undefined;
      const isTroubled = () => isPaused || state().problem !== undefined;
      const mayWait = (waited: number) => waited < (isTroubled() ? maxTroubledMs : maxTraceMs);
      for (let waited = 0; mayWait(waited); waited += tracePauseMs) {
        const { made, txn } = (await taken.stamp(digest)) ?? {};
        if (made !== undefined && txn !== undefined) return { coinId: made, transactionId: txn };
        await sleep(tracePauseMs);
      }
      return undefined;
    } catch (error) {
      // A key whose stamps are used up may verify: its reports have no trace.
      return ignore("PLAN_LIMIT_REACHED")(error);
    } finally {
      end();
    }
  };
}

async function describeChain({ asked }: Worker, from: Chain): Promise<string> {
  // Waits at most two seconds for the first answer of a node.
  await Promise.race([asked, sleep(2000, undefined, { ref: false })]);
  const { address, chain, demo, ledger, nodeVersion } = from.about();
  const stamps = `stamps go to ${address}`;
  const by = ledger === "embedded" ? "for trying things out" : `by the node ${from.name} of version ${nodeVersion}`;
  if (ledger === "node" && nodeVersion === undefined)
    return `not known yet, the node ${from.name} has not answered; ${stamps}`;
  return `${chain}, ${by}; ${stamps}${demo ? "; nothing reaches a public chain" : ""}`;
}

function refuseForeignChain(worker: Worker): void {
  const { isForeign, problem = "" } = worker.state();
  if (isForeign === true) throw new AnchorError("SERVICE_UNAVAILABLE", problem);
}

async function findUnready(store: Store, worker: Worker, queue: number): Promise<readonly string[]> {
  await store.write(async ({ index }) => {
    await index.setFact("probe", "");
    await index.dropFact("probe");
  });
  const { isForeign, problem } = worker.state();
  const isFull = (await store.taken.waiting()).count >= queue;
  return nonEmpty([isForeign === true && problem, isFull && `The queue of ${queue} is full.`]);
}

async function findUnwell(store: Store, worker: Worker, { staleAfterMs }: Chain) {
  const { problem, coins } = worker.state();
  const last = await store.index.tip();
  const isStale = last !== undefined && Date.now() - last.time > staleAfterMs;
  return nonEmpty([
    !(await store.hasWorker()) && "No process is the anchoring worker.",
    problem,
    problem === undefined &&
      coins === 0 &&
      "No coin can be spent just now, those that there are were used in the last blocks.",
    isStale && `The chain stands still: its last block is of ${new Date(last.time).toISOString()}.`,
  ]);
}

/** How long the store is waited for: Prometheus gives up after ten seconds. */
const maxReadMs = 5000;

/** Reads the numbers of this process, and those in the store where it can be read. */
async function readMetrics(store: Store, worker: Worker, proofFailures: number, now: number) {
  const { coins, reorganisations } = worker.state();
  const { open, idle, awaited } = store.connections?.() ?? {};
  const late = sleep(maxReadMs, undefined, { ref: false });
  const stored = (await Promise.race([readStored(store, now), late]).catch(ignore("SERVICE_UNAVAILABLE"))) ?? undefined;
  const metrics: readonly Metric[] = [
    ["store_connections", "Connections to the store.", open],
    ["store_connections_idle", "Those that nobody uses.", idle],
    ["store_connections_awaited", "Who waits for one.", awaited],
    ["store", "1 while the store can be read; else there are no numbers from it.", stored === undefined ? 0 : 1],
    ...(stored?.metrics ?? []),
    ["coins", "Coins that can be spent now.", coins],
    ["worker", "1 while this process is the anchoring worker.", store.asWorker() === undefined ? 0 : 1],
    ["reorganisations_total", "Times that blocks were taken back.", reorganisations],
    ["proof_failures_total", "Proofs of ours that did not lead to their root; must stay 0.", proofFailures],
  ];
  return { metrics, spent: stored?.spent ?? [] };
}

async function readStored({ index, taken, anchorings }: Store, now: number) {
  const { count, oldest } = await taken.waiting();
  const carriers = await anchorings.counts();
  const inState = (...states: readonly string[]) =>
    states.reduce((sum, state) => sum + (carriers.get(state)?.count ?? 0), 0);
  const open = ["reserved", "built", "posted"] as const;
  const begun = Math.min(now, ...open.map((state) => carriers.get(state)?.oldest ?? now));
  const metrics: readonly Metric[] = [
    ["blocks", "Height of the last block that was read.", (await index.tip())?.number ?? 0],
    ["queue", "Stamps and proof requests that wait for a transaction.", count],
    ["oldest_waiting_seconds", "Age of the oldest of them.", Math.max(0, now - oldest) / 1000],
    ["paused", "1 while nothing new is sent, for six blocks of each term.", (await index.fact("paused")) ? 1 : 0],
    ["withheld", "Stamps that the chain may hold already, from before this term.", await taken.onHold.count()],
    ["posted", "Transactions on their way into a block.", inState(...open)],
    ["oldest_posted_seconds", "Age of the oldest of them.", (now - begun) / 1000],
    ["seen", "Transactions in a block that is not settled yet.", inState("seen")],
    ["confirmed", "Transactions in a settled block that the chain could still change.", inState("confirmed")],
  ];
  return { metrics, spent: await taken.spent() };
}
