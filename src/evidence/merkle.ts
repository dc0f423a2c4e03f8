import { sha3_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

import { digestFromBytes, type Digest } from "../core/digest.ts";

/** The chain's encodings in hex (service-facts §4): the numbers 0 and 1, and the length before 32 bytes. */
export const numberZero = "000100";
export const numberOne = "000101";
export const hashHead = "00000020";

/** One step from a leaf towards the root: the sibling's hash, and whether it stands on the left. */
export interface MerkleStep {
  readonly left: boolean;
  readonly hash: Digest;
}

/** The Merkle path of a proof file: the block time it was made at, and the siblings from the leaf upwards. */
export interface MerklePath {
  readonly blockTime: bigint;
  readonly steps: readonly MerkleStep[];
}

const zeroBytes = hexToBytes(numberZero);
const oneBytes = hexToBytes(numberOne);
const headBytes = hexToBytes(hashHead);
const maxMerkleSteps = 256;

/** Hashes an inner node: SHA3-256(1 | left | right | sum of values, here 0) (service-facts §4). */
export function nodeHash(left: Digest, right: Digest): Digest {
  return hashParts(oneBytes, hashBlob(left), hashBlob(right), zeroBytes);
}

/** Returns the root to which `path` leads from `data`; the leaf's hash is SHA3-256(0 | data | 0) (service-facts §4). */
export function merkleRoot(data: Digest, path: MerklePath): Digest {
  return path.steps.reduce(
    (current, { left, hash }) => (left ? nodeHash(hash, current) : nodeHash(current, hash)),
    hashParts(zeroBytes, hashBlob(data), zeroBytes),
  );
}

/**
 * Reads the `proof` member of a proof file: `0x` and hex of block time, count, then per step one side byte, the
 * sibling's hash and its value, which must be 0 (service-facts §4).
 *
 * @throws RangeError when the text is not exactly such a path
 */
export function parseMerklePath(text: string): MerklePath {
  if (!/^0x(?:[0-9a-f]{2})+$/i.test(text)) throw new RangeError("proof is not 0x-prefixed hex");
  const reader = readerOf(hexToBytes(text.slice(2)));
  const blockTime = reader.number();
  const count = reader.number();
  if (count > BigInt(maxMerkleSteps)) throw new RangeError(`proof has more than ${maxMerkleSteps} steps`);
  const steps = Array.from({ length: Number(count) }, () => reader.step());
  reader.end();
  return { blockTime, steps };
}

/** Writes `path` as the `proof` member of a proof file; the inverse of {@link parseMerklePath}. */
export function formatMerklePath({ blockTime, steps }: MerklePath): string {
  const parts = steps.flatMap(({ left, hash }) => [Uint8Array.of(left ? 1 : 0), hashBlob(hash), zeroBytes]);
  const bytes = concatBytes(numberBytes(blockTime), numberBytes(BigInt(steps.length)), ...parts);
  return `0x${bytesToHex(bytes).toUpperCase()}`;
}

function hashParts(...parts: readonly Uint8Array[]): Digest {
  return digestFromBytes(sha3_256(concatBytes(...parts)));
}

/** Encodes a digest as a blob: 4-byte big-endian length, then the bytes. */
function hashBlob(digest: Digest): Uint8Array {
  return concatBytes(headBytes, hexToBytes(digest));
}

/** Encodes a number: scale 0, one byte of length, then the two's-complement big-endian value. */
function numberBytes(value: bigint): Uint8Array {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  const signed = Number.parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even;
  return concatBytes(Uint8Array.of(0, signed.length / 2), hexToBytes(signed));
}

/** Makes a reader of `bytes` from the front; every call consumes what it returns. */
function readerOf(bytes: Uint8Array) {
  let offset = 0;
  const take = (length: number): Uint8Array => {
    const taken = bytes.subarray(offset, offset + length);
    if (taken.length !== length) throw new RangeError("proof ends too early");
    offset += length;
    return taken;
  };
  const number = (): bigint => {
    const [scale = 1, length = 0] = take(2);
    if (scale !== 0 || length < 1 || length > 32) throw new RangeError("proof holds a number of a foreign form");
    const value = take(length);
    if ((value[0] ?? 0) > 127) throw new RangeError("proof holds a negative number");
    return BigInt(`0x${bytesToHex(value)}`);
  };
  const step = (): MerkleStep => {
    const [side = 2] = take(1);
    if (side > 1) throw new RangeError("proof has a step that is neither left nor right");
    if (bytesToHex(take(4)) !== hashHead) throw new RangeError("proof holds a hash that is not 32 bytes");
    const hash = digestFromBytes(take(32));
    if (number() !== 0n) throw new RangeError("proof holds a value other than 0");
    return { left: side === 1, hash };
  };
  const end = (): void => {
    if (offset !== bytes.length) throw new RangeError("proof goes on after its last step");
  };
  return { number, step, end };
}
