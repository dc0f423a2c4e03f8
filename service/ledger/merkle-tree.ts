import { hash } from "node:crypto";

import type { Digest } from "../../src/core/digest.ts";
import { hashHead, numberOne, numberZero, type MerklePath, type MerkleStep } from "../../src/evidence/proof.ts";

interface Node {
  readonly hash: Digest;
  /** Indexes of the leaves below this node. */
  readonly leaves: readonly number[];
}

/** The chain's tools write 0 where no block time is tied to a path. */
const blockTime = 0n;

/** Hashes with OpenSSL, because a batch may have 10,000 leaves: a third of the time of the code for browsers. */
function treeHashOf(hex: string): Digest {
  return hash("sha3-256", Buffer.from(hex, "hex"), "hex") as Digest;
}

/**
 * Builds the tree over `data` with the hashes of a proof file. Neighbours are paired level by level;
 * a node without a neighbour moves up as it is.
 *
 * @returns its root, and for each leaf, in the order given, the path that leads from it to the root
 * @throws RangeError when `data` is empty
 */
export function toMerkleTree(data: readonly Digest[]): { root: Digest; paths: readonly MerklePath[] } {
  const steps = data.map((): MerkleStep[] => []);
  let level: readonly Node[] = data.map((leaf, index) => ({
    hash: treeHashOf(`${numberZero}${hashHead}${leaf}${numberZero}`),
    leaves: [index],
  }));
  while (level.length > 1) level = nextLevel(level, steps);
  const [top] = level;
  if (top === undefined) throw new RangeError("A Merkle tree needs at least one leaf.");
  return { root: top.hash, paths: steps.map((path) => ({ blockTime, steps: path })) };
}

/** Pairs the nodes of `level`; adds each node as a sibling to the `steps` of the leaves below its neighbour. */
function nextLevel(level: readonly Node[], steps: readonly MerkleStep[][]): readonly Node[] {
  return level.flatMap((left, index) => {
    if (index % 2 === 1) return [];
    const right = level[index + 1];
    if (right === undefined) return [left];
    for (const leaf of left.leaves) steps[leaf]?.push({ left: false, hash: right.hash });
    for (const leaf of right.leaves) steps[leaf]?.push({ left: true, hash: left.hash });
    const hashed = treeHashOf(`${numberOne}${hashHead}${left.hash}${hashHead}${right.hash}${numberZero}`);
    return [{ hash: hashed, leaves: [...left.leaves, ...right.leaves] }];
  });
}
