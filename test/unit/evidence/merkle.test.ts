import { createHash } from "node:crypto";

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { digestFromBytes, digestFromWire, emptyDigest } from "#core/digest.ts";
import { formatMerklePath, merkleRoot, parseMerklePath, type MerklePath } from "#evidence/proof.ts";
import { publishedProofs } from "../../support/proofs.ts";

/** SHA3-256 of hex, by Node's own implementation: the sources use another one. */
const hashOf = (...hex: readonly string[]): string =>
  createHash("sha3-256")
    .update(Buffer.from(hex.join(""), "hex"))
    .digest("hex");
/** The chain's encodings, written out (docs/service-api.md#the-merkle-path). */
const leafOf = (data: string): string => hashOf("000100", "00000020", data, "000100");
const nodeOf = (left: string, right: string): string => hashOf("000101", "00000020", left, "00000020", right, "000100");

const digests = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(digestFromBytes);
const step = fc.record({ left: fc.boolean(), hash: digests });
const paths: fc.Arbitrary<MerklePath> = fc.record({
  blockTime: fc.bigInt({ min: 0n, max: 2n ** 255n - 1n }),
  steps: fc.array(step, { maxLength: 12 }),
});

const bare = (hex: string): string => hex.slice(2).toLowerCase();

describe.each(Object.entries(publishedProofs))("the published proof with %s", (_, { data, proof, root }) => {
  const digest = digestFromWire(data) ?? emptyDigest;

  test("a published proof leads from its data to its root", () => {
    expect(merkleRoot(digest, parseMerklePath(proof))).toBe(bare(root));
  });

  test("a published proof is written as it was read", () => {
    expect(formatMerklePath(parseMerklePath(proof))).toBe(proof);
    expect(parseMerklePath(proof.replace("0x", "0X").toLowerCase())).toEqual(parseMerklePath(proof));
  });

  test("a published proof leads nowhere else when one digit of it is changed, the block time aside, which nothing hashes", () => {
    for (const index of Array.from(proof).keys()) {
      if (index < 2 || index === 6 || index === 7) continue;
      for (const bit of [1, 2, 4, 8]) expect(rootOf(data, flipped(proof, index, bit))).not.toBe(bare(root));
    }
  });

  test("a published proof leads nowhere else when one digit of its data is changed", () => {
    for (const index of Array.from(data).keys()) {
      if (index < 2) continue;
      for (const bit of [1, 2, 4, 8]) expect(rootOf(flipped(data, index, bit), proof)).not.toBe(bare(root));
    }
  });
});

/** `hex` with one bit of the digit at `index` changed. */
function flipped(hex: string, index: number, bit: number): string {
  const digit = Number.parseInt(hex.charAt(index), 16) ^ bit;
  return `${hex.slice(0, index)}${digit.toString(16)}${hex.slice(index + 1)}`;
}

/** Where `proof` leads to, or what is wrong with it. */
function rootOf(data: string, proof: string): string {
  try {
    return merkleRoot(digestFromWire(data) ?? emptyDigest, parseMerklePath(proof));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return error.message;
  }
}

test("the sides of a published proof are those of its tree", () => {
  const { proof } = publishedProofs["siblings on the left and the right"];
  expect(parseMerklePath(proof)).toEqual({
    blockTime: 0n,
    steps: [
      { left: true, hash: bare(publishedProofs["a batch of one"].root) },
      { left: false, hash: "17c59ba16c9c32b3572241a04e07640afdfd837fe19027c812d3b653e80a799b" },
    ],
  });
});

test("any path leads where another implementation of SHA3-256 says", () => {
  fc.assert(
    fc.property(digests, paths, (data, path) => {
      const expected = path.steps.reduce(
        (current, { left, hash }) => (left ? nodeOf(hash, current) : nodeOf(current, hash)),
        leafOf(data),
      );
      expect(merkleRoot(data, path)).toBe(expected);
    }),
  );
});

test("any path that is written is read back", () => {
  fc.assert(
    fc.property(paths, (path) => {
      const text = formatMerklePath(path);
      expect(text).toMatch(/^0x[0-9A-F]+$/);
      expect(parseMerklePath(text)).toEqual(path);
    }),
  );
});

test.each([
  [0n, "000100"],
  [1n, "000101"],
  [127n, "00017F"],
  [128n, "00020080"],
  [255n, "000200FF"],
  [256n, "00020100"],
  [32_768n, "0003008000"],
  [2n ** 255n - 1n, `00207F${"FF".repeat(31)}`],
])("the block time %s is written and read as %s", (blockTime, bytes) => {
  expect(formatMerklePath({ blockTime, steps: [] })).toBe(`0x${bytes}000100`);
  expect(parseMerklePath(`0x${bytes}000100`)).toEqual({ blockTime, steps: [] });
});

test("256 steps are the most that are read", () => {
  const path = (length: number): MerklePath => ({
    blockTime: 0n,
    steps: Array.from({ length }, () => ({ left: false, hash: emptyDigest })),
  });
  expect(parseMerklePath(formatMerklePath(path(256))).steps).toHaveLength(256);
  expect(() => parseMerklePath(formatMerklePath(path(257)))).toThrow("proof has more than 256 steps");
});

test("every reason why a text is no path", () => {
  const sibling = `00000020${emptyDigest}`;
  const texts = {
    "an empty text": "",
    "a prefix alone": "0x",
    "no prefix": "000100000100",
    "text before the prefix": " 0x000100000100",
    "text after the last digit": "0x000100000100\n",
    "half a byte": "0x0001000001000",
    "a letter that is no digit": "0x00010000010g",
    "half a number": "0x00",
    "a number without its value": "0x0001",
    "a block time alone": "0x000100",
    "a scale": "0x010100000100",
    "a number of no bytes": "0x0000000100",
    "a number of 33 bytes": `0x0021${"00".repeat(33)}000100`,
    "a negative block time": "0x000180000100",
    "a negative count": "0x0001000001ff",
    "a count of 257": "0x00010000020101",
    "a count beyond all memory": "0x000100000a7fffffffffffffffffff",
    "a step that is missing": "0x000100000101",
    "half a hash": `0x000100000101${`00${sibling}`.slice(0, 40)}`,
    "a hash of 31 bytes": `0x0001000001010000001f${emptyDigest.slice(2)}000100`,
    "a side that is none": `0x00010000010102${sibling}000100`,
    "a step without a value": `0x00010000010100${sibling}`,
    "a value of 1": `0x00010000010100${sibling}000101`,
    "a byte too many": "0x00010000010000",
    "a step too many": `0x00010000010100${sibling}00010000${sibling}000100`,
  };
  const reasons = Object.entries(texts).map(([name, text]) => [name, rootOf(emptyDigest, text)]);
  expect(Object.fromEntries(reasons)).toMatchInlineSnapshot(`
    {
      "a block time alone": "proof ends too early",
      "a byte too many": "proof goes on after its last step",
      "a count beyond all memory": "proof has more than 256 steps",
      "a count of 257": "proof has more than 256 steps",
      "a hash of 31 bytes": "proof holds a hash that is not 32 bytes",
      "a letter that is no digit": "proof is not 0x-prefixed hex",
      "a negative block time": "proof holds a negative number",
      "a negative count": "proof holds a negative number",
      "a number of 33 bytes": "proof holds a number of a foreign form",
      "a number of no bytes": "proof holds a number of a foreign form",
      "a number without its value": "proof ends too early",
      "a prefix alone": "proof is not 0x-prefixed hex",
      "a scale": "proof holds a number of a foreign form",
      "a side that is none": "proof has a step that is neither left nor right",
      "a step that is missing": "proof ends too early",
      "a step too many": "proof goes on after its last step",
      "a step without a value": "proof ends too early",
      "a value of 1": "proof holds a value other than 0",
      "an empty text": "proof is not 0x-prefixed hex",
      "half a byte": "proof is not 0x-prefixed hex",
      "half a hash": "proof ends too early",
      "half a number": "proof ends too early",
      "no prefix": "proof is not 0x-prefixed hex",
      "text after the last digit": "proof is not 0x-prefixed hex",
      "text before the prefix": "proof is not 0x-prefixed hex",
    }
  `);
});
