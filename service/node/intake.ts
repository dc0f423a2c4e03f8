import type { Digest } from "../../src/core/digest.ts";
import { AnchorError } from "../../src/core/errors.ts";
import { responseOf, runAll, type ChainNode } from "../../src/node/node.ts";
import { listOf, toChainHex, toCommand } from "../../src/node/reply.ts";
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
  /** A stamp of a digest that was searched for, and is to be taken though the node has a coin with it. */
  readonly isSearched?: boolean;
}

/** Counting the queue takes longer the longer it is, and other processes add to it too: it is counted every so often. */
const maxUncounted = 1000;

/**
 * Creates a function that stores additions and wakes the worker. It returns `false` for a stamp that is not new: taken
 * before, in the index, or on the node; then nothing is stored. Those that come together are looked up by one statement
 * and one question to the node, which costs more than all else about a stamp, and stored by one commit.
 *
 * @throws AnchorError from the function: `SERVICE_UNAVAILABLE` when `queue` wait, {@link usedUp} when nobody pays
 */
export function createIntake(node: ChainNode, store: Store, worker: Worker, queue: number) {
  let room = 0;
  const admit = async (additions: readonly Addition[]): Promise<readonly Outcome<boolean>[]> => {
    if (room < additions.length) room = Math.min(queue - (await store.taken.waiting()).count, maxUncounted);
    const admitted = additions.slice(0, Math.max(0, room));
    room -= admitted.length;
    const taken = admitted.length === 0 ? [] : await store.write(async (rows) => await takeAll(rows, admitted));
    if (taken.length > 0) worker.wake();
    if (taken.length === additions.length) return taken;
    const { problem = "The chain takes them more slowly than they come." } = worker.standing();
    const message = `The queue of ${queue} is full, nothing was taken. ${problem}`;
    return additions.map((_, index) => taken[index] ?? { refusal: new AnchorError("SERVICE_UNAVAILABLE", message) });
  };
  const stamps = createGroupCommit(async (additions: readonly Addition[]) => {
    const known = await findKnown(node, store, additions);
    const isNew = ({ digest, isSearched }: Addition) => isSearched === true || !known.has(digest);
    const admitted = additions.filter(isNew);
    const outcomes = new Map((await admit(admitted)).map((outcome, index) => [admitted[index], outcome]));
    return additions.map((addition) => outcomes.get(addition) ?? { result: false });
  });
  // Apart from the stamps, so that they do not wait for the node.
  const requests = createGroupCommit(admit);
  return async (addition: Addition): Promise<boolean> =>
    await (addition.uid === undefined ? stamps(addition) : requests(addition));
}

/** The most digests in one question: each takes some 110 of the 200,000 characters that the node reads. */
const maxAsked = 500;

/** Returns those of the digests that were taken before, are in the index, or are in a coin of the node. */
async function findKnown(node: ChainNode, store: Store, additions: readonly Addition[]): Promise<ReadonlySet<Digest>> {
  const digests = additions.flatMap(({ digest, isSearched }) => (isSearched === true ? [] : digest));
  const known = new Set(await store.taken.known(digests));
  const left = digests.filter((digest) => !known.has(digest));
  for (let start = 0; start < left.length; start += maxAsked) {
    for (const digest of await askNode(node, left.slice(start, start + maxAsked))) known.add(digest);
  }
  return known;
}

/** Returns those that a coin of the node may hold. A node that is unreachable delays no caller. */
async function askNode(node: ChainNode, digests: readonly Digest[]): Promise<readonly Digest[]> {
  const [first, ...more] = digests.map((digest) =>
    toCommand("coins", { state: toChainHex(digest), simplestate: "true", megammr: "true" }),
  );
  if (first === undefined) return [];
  const replies = await runAll(node.rpc, [first, ...more]).catch(() => []);
  return digests.filter((_, index) => listOf(responseOf(replies[index])).length > 0);
}

/** Takes what is new and paid. A stamp that waits already is the same stamp, and costs nothing. */
async function takeAll(rows: Rows, additions: readonly Addition[]): Promise<readonly Outcome<boolean>[]> {
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
  return additions.map((addition) => (refused.has(addition) ? { refusal: usedUp() } : { result: true }));
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
