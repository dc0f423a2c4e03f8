import type { Digest } from "../../src/core/digest.ts";
import { AnchorError } from "../../src/core/errors.ts";
import { usedUp } from "../ledger/backend.ts";
import type { Payer } from "../store/counts.ts";
import { createGroupCommit, type Outcome } from "../store/group-commit.ts";
import type { Worker } from "./anchoring-worker.ts";
import type { Rows, Store } from "./store.ts";

/** What a caller wants taken: a stamp, or with `uid` a request for a proof. */
interface Addition {
  readonly digest: Digest;
  readonly uid?: string;
  readonly payer: Payer | undefined;
}

/** Counting the queue takes longer the longer it is, and other processes add to it too: it is counted every so often. */
const maxUncounted = 1000;

/**
 * Creates a function that stores additions and wakes the worker.
 *
 * @throws AnchorError from the function: `SERVICE_UNAVAILABLE` when `queue` wait, {@link usedUp} when nobody pays
 */
export function createIntake(store: Store, worker: Worker, queue: number) {
  const commit = createGroupCommit(
    async (additions: readonly Addition[]) => await store.write(async (rows) => await takeAll(rows, additions)),
  );
  let room = 0;
  return async (addition: Addition): Promise<void> => {
    if (room <= 0) room = Math.min(queue - (await store.taken.waiting()).count, maxUncounted);
    if (room <= 0) {
      const { problem = "The chain takes them more slowly than they come." } = worker.standing();
      throw new AnchorError("SERVICE_UNAVAILABLE", `The queue of ${queue} is full, nothing was taken. ${problem}`);
    }
    room -= 1;
    await commit(addition);
    worker.wake();
  };
}

/** Takes what is new and paid. A stamp that waits already is the same stamp, and costs nothing. */
async function takeAll(rows: Rows, additions: readonly Addition[]): Promise<readonly Outcome<undefined>[]> {
  const refused = new Set<Addition>();
  const time = Date.now();
  let left = additions;
  while (left.length > 0) {
    // Each digest once in a round: whether its second stamp is free depends on whether the first one was paid.
    const round = new Map(left.toReversed().map((addition) => [addition.uid ?? addition.digest, addition]));
    const [requests, stamps] = [
      [...round.values()].filter(isRequest),
      [...round.values()].filter((one) => !isRequest(one)),
    ];
    const added = await rows.taken.addStamps(
      stamps.map(({ digest }) => digest),
      time,
    );
    await rows.taken.addRequests(requests, time);
    const costly = [...requests, ...stamps.filter(({ digest }) => added.has(digest))];
    for (const unpaid of await spendAll(rows, costly)) {
      refused.add(unpaid);
      if (isRequest(unpaid)) await rows.taken.dropRequest(unpaid.uid);
      else await rows.taken.dropStamp(unpaid.digest);
    }
    left = left.filter((addition) => round.get(addition.uid ?? addition.digest) !== addition);
  }
  return additions.map((addition) => (refused.has(addition) ? { refusal: usedUp() } : { result: undefined }));
}

function isRequest(addition: Addition): addition is Addition & { readonly uid: string } {
  return addition.uid !== undefined;
}

/** Counts `additions` for those who pay; returns those that are beyond a count. */
async function spendAll({ counts }: Rows, additions: readonly Addition[]): Promise<readonly Addition[]> {
  const byName = Map.groupBy(additions, ({ payer }) => payer?.name ?? "");
  const unpaid: Addition[] = [];
  // In an order that two processes share: each count is locked until the commit.
  for (const name of [...byName.keys()].toSorted()) {
    const own = byName.get(name) ?? [];
    const payer = own[0]?.payer;
    const beyond = payer === undefined ? 0 : await counts.spend(payer, own.length);
    unpaid.push(...own.slice(own.length - beyond));
  }
  return unpaid;
}
