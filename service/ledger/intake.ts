import { AnchorError, messageOf } from "../../src/core/errors.ts";
import { createFailureLog } from "../log.ts";
import { createGroupCommit } from "../store/group-commit.ts";
import { takeAll, type Addition, type Payer } from "../store/taking.ts";
import type { Rows, Store } from "../store/store.ts";
import type { Chain } from "./chain.ts";
import type { Worker } from "./worker.ts";

/** A stamp or request; a stamp with `isSearched` is taken even if the chain may hold its digest. */
interface Incoming extends Addition {
  readonly isSearched?: boolean;
}

/** Additions between two counts of the queue. A long queue takes long to count, but other processes add to it too. */
const maxUncounted = 1000;

interface IntakeOptions {
  readonly store: Store;
  readonly chain: Chain;
  readonly worker: Worker;
  /** The most that may wait. */
  readonly queue: number;
  readonly now: () => Date;
}

/**
 * Creates `take`, which stores an addition and wakes the worker. It returns `false` for a stamp that is not new (taken
 * before, in the index, or on the chain), and stores nothing. What comes together is looked up by one statement and one
 * question to a node, which costs more than all else about a stamp, and stored by one commit.
 *
 * `failing` says why an addition could not be stored in the last minute: smaller writes may still succeed.
 *
 * @throws AnchorError from `take`: `SERVICE_UNAVAILABLE` when `queue` wait, `PLAN_LIMIT_REACHED` without stamps left
 */
export function createIntake({ chain, store, worker, queue, now }: IntakeOptions) {
  const admission = createAdmission(store, queue);
  const failures = createFailureLog();
  const takeInOneCommit = async (admitted: readonly Incoming[]) => {
    const change = async (rows: Rows) => {
      const outcomes = await takeAll(rows.taken, admitted, now().getTime());
      await chain.blockAtOnce?.(rows);
      return outcomes;
    };
    const taken = await store.write(change).catch((error: unknown) => {
      failures.failed(messageOf(error));
      throw error;
    });
    failures.worked();
    // A block that is made at once leaves the worker nothing to do.
    if (chain.blockAtOnce === undefined) worker.wake();
    return taken;
  };
  const takeNew = async (additions: readonly Incoming[], known: ReadonlySet<Incoming> = new Set()) => {
    const admitted = await admission(additions.filter((addition) => !known.has(addition)));
    const taken = admitted.length === 0 ? [] : await takeInOneCommit(admitted);
    const outcomes = new Map(taken.map((outcome, index) => [admitted[index], outcome]));
    const refuse = ({ payer }: Incoming) => toFullError(queue, payer, worker.state().problem);
    return additions.map((one) => (known.has(one) ? false : (outcomes.get(one) ?? refuse(one))));
  };
  const stamps = createGroupCommit<Incoming, boolean>(
    async (additions) => await takeNew(additions, await findKnown(chain, store, additions)),
  );
  // Requests are gathered apart from stamps, so that they do not wait for the node.
  const requests = createGroupCommit<Incoming, boolean>(async (additions) => await takeNew(additions));
  const take = async (addition: Incoming): Promise<boolean> =>
    await (addition.uid === undefined ? stamps(addition) : requests(addition));
  return { take, failing: failures.recent };
}

function toFullError(queue: number, payer: Payer | undefined, problem?: string): AnchorError {
  const whose = payer === undefined ? "" : " for this key";
  const why = problem ?? "The chain takes them more slowly than they come.";
  return new AnchorError("SERVICE_UNAVAILABLE", `The queue of ${queue} is full${whose}, nothing was taken. ${why}`);
}

/**
 * Creates a function that picks the additions for which the queue has room. No key may have more waiting than there are
 * free places, so that one key cannot fill the queue.
 */
function createAdmission(store: Store, queue: number) {
  let uncounted = 0;
  let free = 0;
  let waiting = new Map<string | undefined, number>();
  return async (additions: readonly Incoming[]): Promise<readonly Incoming[]> => {
    if (uncounted < additions.length) {
      const counted = await store.taken.waiting();
      [waiting, free] = [counted.byPayer, queue - counted.count];
      uncounted = maxUncounted;
    }
    return additions.filter(({ payer }) => {
      const own = waiting.get(payer?.name) ?? 0;
      if (free <= 0 || (payer !== undefined && own >= free)) return false;
      [uncounted, free] = [uncounted - 1, free - 1];
      waiting.set(payer?.name, own + 1);
      return true;
    });
  };
}

/** Returns the additions whose digests were taken before, are in the index, or may be on the chain. */
async function findKnown(chain: Chain, store: Store, additions: readonly Incoming[]): Promise<ReadonlySet<Incoming>> {
  const asked = additions.filter(({ isSearched }) => isSearched !== true);
  const digests = asked.map(({ digest }) => digest);
  const known = await store.taken.known(digests);
  const held = new Set(await chain.holding(digests.filter((digest) => !known.has(digest))));
  return new Set(asked.filter(({ digest }) => known.has(digest) || held.has(digest)));
}
