/** Proof files of the service and their Merkle paths (docs/service-api.md#proof-files). */
import { sha3_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

import { digestFromBytes, type Digest, digestFromWire, isDigest, type Proof } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { decodeUtf8, parseJsonText } from "../core/json.ts";
import { memberAt } from "../core/members.ts";
import { maxProofSteps, type AnchorProof, type ProofItem, type ProofStep } from "./statement.ts";

export const maxProofBytes = 1_048_576;

/** Parses a proof file, and follows its Merkle path from `data` to `root`. @throws AnchorError `PROOF_INVALID` */
export function parseProof(name: string, bytes: Uint8Array): Proof {
  try {
    const { digest, root, computedRoot } = followProof(bytes);
    if (computedRoot !== root) throw new RangeError("its path does not lead from data to root");
    return { name, bytes, digest, root };
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new AnchorError("PROOF_INVALID", `The proof file is not valid: ${cause.message}.`, { cause });
  }
}

/** Parses a proof file. `address` is as the chain spells it, `computedRoot` as the path gives it. @throws RangeError */
export function followProof(bytes: Uint8Array) {
  const { address, data, proof, root: statedRoot } = parseProofItem(bytes);
  const [digest, root] = [digestFromWire(data), digestFromWire(statedRoot)];
  if (address.length > 66) throw new RangeError("address is longer than 64 digits");
  if (digest === undefined) throw new RangeError("data is not a SHA3-256 digest");
  if (root === undefined) throw new RangeError("root is not a 32-byte hash");
  const computedRoot = merkleRoot(digest, parseMerklePath(proof));
  return { address: `0x${address.slice(2).toUpperCase()}`, digest, root, computedRoot };
}

/**
 * Parses a proof file without following its path; adds `0x` to a hash that lacks it. The file is one object of
 * `address`, `data`, `proof` and `root`, or an array with one such object.
 *
 * @throws RangeError for any other content
 */
export function parseProofItem(bytes: Uint8Array): ProofItem {
  if (bytes.length > maxProofBytes) throw new RangeError("it is larger than 1 MiB");
  const json = parseJsonText(decodeProof(bytes));
  const items: readonly unknown[] = Array.isArray(json) ? json : [json];
  if (items.length !== 1) throw new RangeError(`it holds ${items.length} proofs, and the service answers about one`);
  const [item] = items;
  if (typeof item !== "object" || item === null) throw new RangeError("it holds no proof object");
  const readHex = (name: keyof ProofItem): string => {
    const value = memberAt(item, name);
    const text = typeof value === "string" ? value.replace(/^(?:0x)?(?=[0-9a-f]{64}$)/i, "0x") : "";
    if (!/^0x[0-9a-f]+$/i.test(text)) throw new RangeError(`${name} is not 0x-prefixed hex`);
    return text;
  };
  return { address: readHex("address"), data: readHex("data"), proof: readHex("proof"), root: readHex("root") };
}

function decodeProof(bytes: Uint8Array): string {
  try {
    return decodeUtf8(bytes);
  } catch (cause) {
    throw new RangeError("it is not JSON", { cause });
  }
}

/** How the chain encodes, in hex, the numbers 0 and 1, and the length (32 bytes) that stands before each hash. */
export const encodedZeroHex = "000100";
export const encodedOneHex = "000101";
export const hashLengthHex = "00000020";

/** One step from a leaf towards the root. */
export interface MerkleStep {
  /** Whether the sibling is on the left. */
  readonly isLeft: boolean;
  /** The sibling's hash. */
  readonly hash: Digest;
}

/** The Merkle path of a proof file, with its steps from the leaf upwards. */
export interface MerklePath {
  readonly blockTime: bigint;
  readonly steps: readonly MerkleStep[];
}

const maxMerkleSteps = 256;

/** Follows `path` from the leaf of `data` to the root. */
export function merkleRoot(data: Digest, path: MerklePath): Digest {
  return rootOfSteps(data, toProofSteps(path));
}

/**
 * Parses the member `proof` of a proof file: `0x` and hex of block time, number of steps, then for each step a byte for
 * the side, the sibling's hash and its value, which must be 0 (docs/service-api.md#the-merkle-path).
 *
 * @throws RangeError when the text is not exactly such a path
 */
export function parseMerklePath(text: string): MerklePath {
  if (!/^0x(?:[0-9a-f]{2})+$/i.test(text)) throw new RangeError("proof is not 0x-prefixed hex");
  const reader = createByteReader(hexToBytes(text.slice(2)));
  const blockTime = reader.readNumber();
  const stepCount = reader.readNumber();
  if (stepCount > BigInt(maxMerkleSteps)) throw new RangeError(`proof has more than ${maxMerkleSteps} steps`);
  const steps = Array.from({ length: Number(stepCount) }, () => reader.readStep());
  reader.expectEnd();
  return { blockTime, steps };
}

/** The inverse of {@link parseMerklePath}. */
export function formatMerklePath({ blockTime, steps }: MerklePath): string {
  const encodedSteps = steps.map(({ isLeft, hash }) =>
    hexToBytes(`${isLeft ? "01" : "00"}${hashLengthHex}${hash}${encodedZeroHex}`),
  );
  const bytes = concatBytes(encodeNumber(blockTime), encodeNumber(BigInt(steps.length)), ...encodedSteps);
  return `0x${bytesToHex(bytes).toUpperCase()}`;
}

/** Encodes a number as the chain does: scale 0, one byte of length, then the two's-complement big-endian value. */
function encodeNumber(value: bigint): Uint8Array {
  const hex = value.toString(16);
  const evenHex = hex.length % 2 === 0 ? hex : `0${hex}`;
  const signedHex = Number.parseInt(evenHex.slice(0, 2), 16) > 127 ? `00${evenHex}` : evenHex;
  return concatBytes(Uint8Array.of(0, signedHex.length / 2), hexToBytes(signedHex));
}

/** Creates a reader of a Merkle path; each method reads on from where the last call ended. */
function createByteReader(bytes: Uint8Array) {
  let offset = 0;
  const take = (length: number): Uint8Array => {
    const takenBytes = bytes.subarray(offset, offset + length);
    if (takenBytes.length !== length) throw new RangeError("proof ends too early");
    offset += length;
    return takenBytes;
  };
  const readNumber = (): bigint => {
    const [scale = 1, length = 0] = take(2);
    if (scale !== 0 || length < 1 || length > 32) throw new RangeError("proof holds a number of a foreign form");
    const valueBytes = take(length);
    if ((valueBytes[0] ?? 0) > 127) throw new RangeError("proof holds a negative number");
    return BigInt(`0x${bytesToHex(valueBytes)}`);
  };
  const readStep = (): MerkleStep => {
    const [side = 2] = take(1);
    if (side > 1) throw new RangeError("proof has a step that is neither left nor right");
    if (bytesToHex(take(4)) !== hashLengthHex) throw new RangeError("proof holds a hash that is not 32 bytes");
    const hash = digestFromBytes(take(32));
    if (readNumber() !== 0n) throw new RangeError("proof holds a value other than 0");
    return { isLeft: side === 1, hash };
  };
  const expectEnd = (): void => {
    if (offset !== bytes.length) throw new RangeError("proof goes on after its last step");
  };
  return { readNumber, readStep, expectEnd };
}

const hashStep: ProofStep = { op: "sha3-256" };

/** The most bytes that a step may make; a step that we write makes at most 78. */
const maxStepBytes = 4096;

/**
 * Converts a path to explicit steps, which can be followed without knowing the chain's encodings. From the digest they
 * make the leaf's hash, SHA3-256(0 | data | 0), then with each sibling that of an inner node, SHA3-256(1 | left | right
 * | sum of values, here 0) (docs/service-api.md#the-merkle-path).
 */
export function toProofSteps({ steps }: MerklePath): readonly ProofStep[] {
  const leafSteps = [{ l: `${encodedZeroHex}${hashLengthHex}` }, { r: encodedZeroHex }, hashStep];
  const nodeSteps = steps.flatMap(({ isLeft, hash: sibling }) =>
    isLeft
      ? [{ l: `${encodedOneHex}${hashLengthHex}${sibling}${hashLengthHex}` }, { r: encodedZeroHex }, hashStep]
      : [{ l: `${encodedOneHex}${hashLengthHex}` }, { r: `${hashLengthHex}${sibling}${encodedZeroHex}` }, hashStep],
  );
  return [...leafSteps, ...nodeSteps];
}

/** Follows steps of any tree to its root. @throws RangeError for too many steps, or where the last gives no hash */
export function rootOfSteps(digest: Digest, steps: readonly ProofStep[]): Digest {
  if (steps.length > maxProofSteps) throw new RangeError(`it has more than ${maxProofSteps} steps`);
  const root = bytesToHex(steps.reduce(followStep, hexToBytes(digest)));
  if (steps.length === 0 || !isDigest(root)) throw new RangeError("its steps do not end in a hash");
  return root;
}

function followStep(bytes: Uint8Array, step: ProofStep): Uint8Array {
  if ("op" in step) return sha3_256(bytes);
  const nextBytes = "l" in step ? concatBytes(hexToBytes(step.l), bytes) : concatBytes(bytes, hexToBytes(step.r));
  if (nextBytes.length > maxStepBytes) throw new RangeError(`its steps gather more than ${maxStepBytes} bytes`);
  return nextBytes;
}

/** @param item a proof file that `parseProof` has checked */
export function toAnchorProof(item: ProofItem): AnchorProof {
  const root = digestFromWire(item.root);
  if (root === undefined) throw new RangeError("its root is not a 32-byte hash");
  return { steps: toProofSteps(parseMerklePath(item.proof)), root, file: item };
}
