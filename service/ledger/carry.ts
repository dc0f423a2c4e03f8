/** Puts what waits into transactions, on any chain; nothing is sent here. */
import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";

import { type Digest, toChainHex, type ChainHex } from "../../src/core/digest.ts";
import type { MerklePath } from "../../src/evidence/proof.ts";
import { formatMerklePath, hashLengthHex, encodedOneHex, encodedZeroHex } from "../../src/evidence/proof.ts";
import type { AnchoringKind, NewAnchoring } from "../store/chain-rows.ts";
import type { Waiting } from "../store/stamp-rows.ts";
import type { Rows } from "../store/store.ts";

/** The port that everybody reads first; the digests of one transaction use this port and those that follow. */
export const firstPort = 99;

/** How many ports a state has. */
const maxPorts = 256;

/** What a transaction carries: its states by port and, where its state is a root, the proof path of each of `waiting`. */
export interface Cargo {
  readonly waiting: readonly Waiting[];
  readonly ports: ReadonlyMap<number, ChainHex>;
  readonly proofs?: readonly string[];
}

/** Makes the cargo of a transaction; before its commit begins, since the tree of many digests takes seconds. */
export async function toCargo(kind: AnchoringKind, waiting: readonly Waiting[]): Promise<Cargo> {
  const digests = waiting.map(({ digest }) => digest);
  const tree = kind === "root" ? await toMerkleTree(digests) : undefined;
  const states = (tree ? [tree.root] : digests.slice(0, maxPorts)).map(toChainHex);
  const ports = new Map(states.map((state, index) => [(firstPort + index) % maxPorts, state]));
  return { waiting, ports, ...(tree && { proofs: await mapInSlices(tree.paths, formatMerklePath) }) };
}

/** Begins a transaction that carries `cargo`; returns its first state, or its root. */
export async function begin(
  { anchorings, taken }: Rows,
  begun: Omit<NewAnchoring, "ports">,
  { waiting, ports, proofs }: Cargo,
): Promise<ChainHex> {
  const anchoring = await anchorings.add({ ...begun, ports });
  const carried = waiting.map(({ number }, index) => [number, proofs?.[index] ?? null] as const);
  await taken.carry(anchoring, carried);
  return ports.get(firstPort) ?? "0x";
}

/** Maps items, with a pause after some of them in which requests are answered and the worker's term is renewed. */
async function mapInSlices<Item, Mapped>(items: readonly Item[], map: (item: Item, index: number) => Mapped) {
  const mapped: Mapped[] = [];
  for (const [index, item] of items.entries()) {
    if (index % 2000 === 1999) await setImmediate();
    mapped.push(map(item, index));
  }
  return mapped;
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
export async function toMerkleTree(data: readonly Digest[]): Promise<{ root: Digest; paths: readonly MerklePath[] }> {
  const toLeaf = (leaf: Digest) => treeHashOf(`${encodedZeroHex}${hashLengthHex}${leaf}${encodedZeroHex}`);
  let level = await mapInSlices(data, toLeaf);
  const levels = [level];
  while (level.length > 1) levels.push((level = await nextLevel(level)));
  const [root] = level;
  if (root === undefined) throw new RangeError("A Merkle tree needs at least one leaf.");
  const stepsOf = (leaf: number) =>
    levels.flatMap((nodes, height) => {
      const index = leaf >> height;
      const sibling = nodes[index ^ 1];
      return sibling === undefined ? [] : [{ isLeft: index % 2 === 1, hash: sibling }];
    });
  return { root, paths: await mapInSlices(data, (_, leaf) => ({ blockTime, steps: stepsOf(leaf) })) };
}

async function nextLevel(level: readonly Digest[]): Promise<Digest[]> {
  const lefts = level.filter((_, index) => index % 2 === 0);
  return await mapInSlices(lefts, (left, index) => {
    const right = level[2 * index + 1];
    if (right === undefined) return left;
    return treeHashOf(`${encodedOneHex}${hashLengthHex}${left}${hashLengthHex}${right}${encodedZeroHex}`);
  });
}
