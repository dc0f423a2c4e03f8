import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import type { ChainHex } from "../../chain/rpc/command.ts";
import type { ChainNode } from "../../chain/node.ts";
import type { Digest } from "../../domain/digest.ts";
import { AnchorError } from "../../domain/errors.ts";
import type { Backend, ChainPlace } from "../ledger/backend.ts";
import { operateNode } from "./operated-node.ts";
import { createSearch } from "./search.ts";
import { createGroupCommit } from "./store/group-commit.ts";
import { openStore, type Store } from "./store/store.ts";
import { startWorker, type Worker } from "./anchoring-worker.ts";

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
