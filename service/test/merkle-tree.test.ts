import { hash } from "node:crypto";

import { expect, test } from "vitest";

import { digestFromBytes, digestFromWire, type Digest } from "../../src/core/digest.ts";
import { formatMerklePath, merkleRoot, parseMerklePath, type MerklePath } from "../../src/evidence/proof.ts";
import { toMerkleTree } from "../ledger/carry.ts";
import { drawn } from "../../test/support/runs.ts";

const noPath = { blockTime: 0n, steps: [] };
/** Paths share most of their nodes. */
const hashes = new Map<string, string>();
function sha3(hex: string): string {
  const known = hashes.get(hex) ?? hash("sha3-256", Buffer.from(hex, "hex"), "hex");
  hashes.set(hex, known);
  return known;
}

/** The root that a path leads to, by no code of the product: some of its own takes five times as long for 10,000. */
function rootOf(data: Digest, { steps }: MerklePath): string {
  return steps.reduce(
    (own, { isLeft, hash: sibling }) => {
      const [first, second] = isLeft ? [sibling, own] : [own, sibling];
      return sha3(`00010100000020${first}00000020${second}000100`);
    },
    sha3(`00010000000020${data}000100`),
  );
}

const leaf = (name: string) => digestFromBytes(hash("sha3-256", name, "buffer"));

test("one leaf gives the published proof of a batch of one", async () => {
  const data = digestFromWire("0xE630FCDE204036E93323AE99843BF0EC6D03CAEB51CBBEA11E03D6739F8E9C3F");
  const tree = await toMerkleTree(data === undefined ? [] : [data]);
  expect(tree.root).toBe("1384fa6242e0d750ffa9366efc7a0ac226e7efd14ec5df70dd50e36188ac0ea6");
  expect(tree.paths.map(formatMerklePath)).toEqual(["0x000100000100"]);
});

test.each(Array.from({ length: 33 }, (_, index) => index + 1))(
  "every path of %i leaves leads to the root",
  async (count) => {
    const leaves = Array.from({ length: count }, (_, index) => leaf(`${index}`));
    const { root, paths } = await toMerkleTree(leaves);
    expect(paths).toHaveLength(count);
    for (const [index, data] of leaves.entries()) {
      const path = paths[index] ?? noPath;
      expect(merkleRoot(data, path)).toBe(root);
      expect(path.steps.length).toBeLessThanOrEqual(Math.ceil(Math.log2(count)));
    }
  },
);

test("a batch of 10,000 gives each its own proof, of at most fourteen steps, which proves nothing else", async () => {
  const leaves = Array.from({ length: 10_000 }, (_, index) => leaf(`${index}`));
  const { root, paths } = await toMerkleTree(leaves);
  expect(paths).toHaveLength(10_000);
  expect(leaves.filter((data, index) => rootOf(data, paths[index] ?? noPath) !== root)).toEqual([]);
  const some = drawn([...leaves.entries()], 200);
  const read = some.map(([index, data]) => [data, parseMerklePath(formatMerklePath(paths[index] ?? noPath))] as const);
  expect(new Set(read.map(([data, path]) => merkleRoot(data, path)))).toEqual(new Set([root]));
  expect(Math.max(...paths.map(({ steps }) => steps.length))).toBe(14);
  const others = some.filter(([index, data]) => rootOf(data, paths[(index + 1) % paths.length] ?? noPath) === root);
  expect(others).toEqual([]);
});

test("the order of the leaves is part of the root", async () => {
  expect((await toMerkleTree([leaf("a"), leaf("b")])).root).not.toBe((await toMerkleTree([leaf("b"), leaf("a")])).root);
});

test("no leaves make no tree", async () => {
  await expect(toMerkleTree([])).rejects.toThrow(RangeError);
});

test("a large tree leaves room for other work", async () => {
  let turns = 0;
  const count = () => void ((turns += 1), (timer = setImmediate(count)));
  let timer = setImmediate(count);
  await toMerkleTree(Array.from({ length: 20_000 }, (_, index) => leaf(`${index}`)));
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(20);
});
