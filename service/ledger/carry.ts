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

/** Begins a transaction that carries all that is `waiting` in `queue`; `proofs` are their paths where it has a root. */
export async function begin(
  { anchorings, taken }: Rows,
  begun: NewAnchoring,
  queue: QueueName,
  waiting: readonly Waiting[],
  proofs: readonly string[] = [],
): Promise<void> {
  const carried = waiting.map(({ number }, index) => [number, proofs[index] ?? null] as const);
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
  const ports = new Map([[firstPort, root]]);
  await begin(rows, { ...begun, kind: "root", ports }, queue, waiting, tree.paths.map(formatMerklePath));
  return root;
}
