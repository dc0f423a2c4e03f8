/** Puts what waits into transactions, on any chain; nothing is sent here. */
import { formatMerklePath } from "../../src/evidence/proof.ts";
import type { ChainHex } from "../../src/node/reply.ts";
import type { NewAnchoring } from "../store/anchoring-rows.ts";
import { toState } from "../store/index-rows.ts";
import type { Waiting } from "../store/stamp-rows.ts";
import type { Rows } from "../store/store.ts";
import { toMerkleTree } from "./merkle-tree.ts";

/** The port that everybody reads first; the digests of one transaction use this port and those that follow. */
export const firstPort = 99;

export type QueueName = "stamps" | "requests";

/** Begins a transaction, which carries what is `carried` of `queue`, each with its proof path where it has a root. */
export async function begin(
  { anchorings, taken }: Rows,
  begun: NewAnchoring,
  queue: QueueName = "stamps",
  carried: Parameters<Rows["taken"][QueueName]["carry"]>[1] = [],
): Promise<void> {
  await taken[queue].carry(await anchorings.add(begun), carried);
}

/** Begins the transaction of one root over all that is `waiting`; returns the root. */
export async function beginRoot(
  rows: Rows,
  begun: Omit<NewAnchoring, "kind" | "ports">,
  queue: QueueName,
  waiting: readonly Waiting[],
): Promise<ChainHex> {
  const tree = toMerkleTree(waiting.map(({ digest }) => digest));
  const root = toState(tree.root);
  const carried = waiting.flatMap(({ number }, index) => {
    const path = tree.paths[index];
    return path === undefined ? [] : [[number, formatMerklePath(path)] as const];
  });
  await begin(rows, { ...begun, kind: "root", ports: new Map([[firstPort, root]]) }, queue, carried);
  return root;
}
