import { AnchorError, messageOf } from "../../src/core/errors.ts";
import { createFailureLog } from "../log.ts";
import { createGroupCommit } from "../store/group-commit.ts";
import { keyOfStamp, type Addition, type Payer, type StampRows } from "../store/stamp-rows.ts";
import type { Rows, Store } from "../store/store.ts";
import type { Chain } from "./chain.ts";
import type { Worker } from "./worker.ts";

/** A stamp or request; a stamp with `isSearched` is taken even if the chain may hold its digest. */
interface Incoming extends Addition {
  readonly isSearched?: boolean;
}

export interface LedgerOptions {
  readonly store: Store;
  readonly chain: Chain;
  /** The most that may wait. */
  readonly queue: number;
  readonly now: () => Date;
}

/**
 * The additions between two counts of the queue, and their share of what is free, if that is more. A long queue takes
 * long to count, but other processes add to it too: ten of them cannot fill it uncounted.
 */
const uncountedAtOnce = 1000;
const uncountedShare = 0.1;
/** The least time between counts while there is hardly any room, in milliseconds: the chain makes room meanwhile. */
const recountMs = 500;

/**
 * Creates `take`, which stores an addition and wakes the worker. It returns `false` for a stamp that is not new (taken
 * before, in the index, or on the chain), and stores nothing. What comes together is looked up by one statement and one
 * question to a node, which costs more than all else about a stamp, and stored by one commit.
 *
 * `failing` says why an addition could not be stored in the last minute: smaller writes may still succeed.
 *
 * @throws AnchorError from `take`: `SERVICE_UNAVAILABLE` when `queue` wait, `PLAN_LIMIT_REACHED` without stamps left
 */
export function createIntake({ chain, store, queue, now }: LedgerOptions, worker: Worker) {
  const admission = createAdmission(store, queue);
  const failures = createFailureLog();
  const takeInOneCommit = async (admitted: readonly Incoming[]) => {
    if (admitted.length === 0) return new Map<Addition, Outcome>();
    const change = async (rows: Rows) => {
      const outcomes = await takeAll(rows.taken, admitted, now().getTime());
      await chain.blockAtOnce?.(rows);
      return outcomes;
    };
    const outcomes = await store.write(change).catch((error: unknown) => {
      failures.failed(messageOf(error));
      throw error;
    });
    failures.worked();
    // A block that is made at once leaves the worker nothing to do.
    if (chain.blockAtOnce === undefined) worker.wake();
    return outcomes;
  };
  const takeNew = async (additions: readonly Incoming[], known: ReadonlySet<Incoming> = new Set()) => {
    const admitted = await admission(additions.filter((addition) => !known.has(addition)));
    const outcomes = await takeInOneCommit(admitted);
    const refuse = ({ payer }: Incoming) => toFullError(queue, payer, worker.state().problem);
    return additions.map((one) => (known.has(one) ? false : (outcomes.get(one) ?? refuse(one))));
  };
  const stamps = createGroupCommit<Incoming, boolean | "again">(
    async (additions) => await takeNew(additions, await findKnown(chain, store, additions)),
  );
  // Requests are gathered apart from stamps, so that they do not wait for the node.
  const requests = createGroupCommit<Incoming, boolean | "again">(async (additions) => await takeNew(additions));
  const take = async (addition: Incoming): Promise<boolean> => {
    const outcome = await (addition.uid === undefined ? stamps(addition) : requests(addition));
    return outcome === "again" ? await take(addition) : outcome;
  };
  return { take, failing: failures.recent };
}

/** What became of an addition: `again` for a digest that another payer sent first, who could not pay for it. */
type Outcome = true | "again" | AnchorError;

/** Stores what is new and paid, each digest once; returns the outcome of each of `additions`. */
export async function takeAll(
  taken: StampRows,
  additions: readonly Addition[],
  time: number,
): Promise<ReadonlyMap<Addition, Outcome>> {
  const firsts = new Map(additions.toReversed().map((one) => [keyOfStamp(one), one]));
  const tried = additions.filter((one) => firsts.get(keyOfStamp(one)) === one);
  const refused = await charge(taken, await taken.add(tried, time));
  for (const unpaid of refused) await taken.drop(unpaid);
  const toOutcome = (addition: Addition): Outcome => {
    const first = firsts.get(keyOfStamp(addition)) ?? addition;
    if (!refused.has(first)) return true;
    const isOfSame = first.payer?.name === addition.payer?.name && first.payer?.most === addition.payer?.most;
    // Made only where it is needed: its stack costs more than the rest of this function.
    return isOfSame ? new AnchorError("PLAN_LIMIT_REACHED", "The key's stamps are used up.") : "again";
  };
  return new Map(additions.map((addition) => [addition, toOutcome(addition)]));
}

/** Counts `additions`, in turn, for those who pay for them; returns those that they cannot pay for. */
async function charge(taken: StampRows, additions: readonly Addition[]): Promise<ReadonlySet<Addition>> {
  const byPayer = (some: readonly Addition[]) =>
    Map.groupBy(
      some.filter(({ payer }) => payer !== undefined),
      ({ payer }) => payer?.name ?? "",
    );
  const charges = byPayer(additions);
  // Each pays for all, and gets the rest back below.
  const used = await taken.count(new Map([...charges].map(([name, { length }]) => [name, length])));
  const refused: Addition[] = [];
  for (const [name, own] of charges) {
    let spent = (used.get(name) ?? 0) - own.length;
    for (const addition of own) {
      // Two keys of one name may have two limits: one may have been given before its rule changed.
      if (spent < (addition.payer?.most ?? Infinity)) spent += 1;
      else refused.push(addition);
    }
  }
  await taken.count(new Map([...byPayer(refused)].map(([name, { length }]) => [name, -length])));
  return new Set(refused);
}

function toFullError(queue: number, payer: Payer | undefined, problem?: string): AnchorError {
  const whose = payer === undefined ? "" : " for this key";
  const why = problem ?? "They come faster than they are sent.";
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
  let countedAt = -Infinity;
  const ownOf = ({ payer }: Incoming) => (payer === undefined ? 0 : (waiting.get(payer.name) ?? 0));
  return async (additions: readonly Incoming[]): Promise<readonly Incoming[]> => {
    const isTight = additions.some((addition) => ownOf(addition) >= free - 2 * additions.length);
    if (uncounted < additions.length || (isTight && performance.now() - countedAt >= recountMs)) {
      const counted = await store.taken.waiting();
      [waiting, free, countedAt] = [counted.byPayer, queue - counted.count, performance.now()];
      uncounted = Math.max(uncountedAtOnce, free * uncountedShare);
    }
    return additions.filter((addition) => {
      const [{ payer }, own] = [addition, ownOf(addition)];
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
