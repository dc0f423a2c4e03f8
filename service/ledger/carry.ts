/** Puts what waits into transactions, on any chain; nothing is sent here. */
import { hash } from "node:crypto";

import { type Digest, toChainHex, type ChainHex } from "../../src/core/digest.ts";
import {
  formatMerklePath,
  hashLengthHex,
  encodedOneHex,
  encodedZeroHex,
  type MerklePath,
  type MerkleStep,
} from "../../src/evidence/proof.ts";
import type { NewAnchoring } from "../store/chain-rows.ts";
import type { Waiting } from "../store/stamp-rows.ts";
import type { Rows } from "../store/store.ts";

/** The port that everybody reads first; the digests of one transaction use this port and those that follow. */
export const firstPort = 99;

/** How many ports a state has. */
const maxPorts = 256;

/** Begins a transaction that carries all that is `waiting`; returns its first state, or its root. */
export async function begin(
  { anchorings, taken }: Rows,
  begun: Omit<NewAnchoring, "ports">,
  waiting: readonly Waiting[],
): Promise<ChainHex> {
  const digests = waiting.map(({ digest }) => digest);
  const tree = begun.kind === "root" ? toMerkleTree(digests) : undefined;
  const states = (tree ? [tree.root] : digests.slice(0, maxPorts)).map(toChainHex);
  const ports = new Map(states.map((state, index) => [(firstPort + index) % maxPorts, state]));
  const proofs = tree?.paths.map(formatMerklePath);
  const number = await anchorings.add({ ...begun, ports });
  const carried = waiting.map((one, index) => [one.number, proofs?.[index] ?? null] as const);
  await taken.carry(number, carried);
  return states[0] ?? "0x";
}

/** The chain's tools write 0 where no block time is tied to a path. */
const blockTime = 0n;

/** Hashes with OpenSSL, in a third of the time of the code for browsers: a batch may have 100,000 leaves. */
function treeHashOf(hex: string): Digest {
  return hash("sha3-256", Buffer.from(hex, "hex"), "hex") as Digest;
}

/**
 * Builds the tree over `data`, which is hashed as in proof files. Neighbours are paired level by level; a node without
 * a neighbour moves up as it is.
 *
 * @returns its root, and for each leaf, in the order given, the path that leads from it to the root
 * @throws RangeError when `data` is empty
 */
export function toMerkleTree(data: readonly Digest[]): { root: Digest; paths: readonly MerklePath[] } {
  let level = data.map((leaf) => treeHashOf(`${encodedZeroHex}${hashLengthHex}${leaf}${encodedZeroHex}`));
  const levels = [level];
  while (level.length > 1) levels.push((level = nextLevel(level)));
  const [root] = level;
  if (root === undefined) throw new RangeError("A Merkle tree needs at least one leaf.");
  const stepsOf = (leaf: number) => levels.flatMap((nodes, height) => siblingOf(nodes, leaf >> height));
  return { root, paths: data.map((_, leaf) => ({ blockTime, steps: stepsOf(leaf) })) };
}

function nextLevel(level: readonly Digest[]): Digest[] {
  return level.flatMap((left, index) => {
    if (index % 2 === 1) return [];
    const right = level[index + 1];
    if (right === undefined) return [left];
    return [treeHashOf(`${encodedOneHex}${hashLengthHex}${left}${hashLengthHex}${right}${encodedZeroHex}`)];
  });
}

/** Returns the step from the node at `index` to the level above; none where it has no neighbour. */
function siblingOf(level: readonly Digest[], index: number): readonly MerkleStep[] {
  const isLeft = index % 2 === 1;
  const sibling = level[isLeft ? index - 1 : index + 1];
  return sibling === undefined ? [] : [{ isLeft, hash: sibling }];
}
