/** A Merkle path in explicit steps, so that it can be followed without knowing the chain's encodings. */
import { sha3_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

import { digestFromWire, isDigest, type Digest, type ProofItem } from "../core/digest.ts";
import {
  hashHead,
  numberOne,
  numberZero,
  formatMerklePath,
  parseMerklePath,
  type MerklePath,
  type MerkleStep,
} from "./merkle.ts";
import type { AnchorProof, ProofStep } from "./statement.ts";

const hashStep: ProofStep = { op: "sha3-256" };

/** Most steps of a path: three for each hash, for the leaf and 256 levels above it. */
const maxSteps = 3 * 257;
/** Most bytes between two steps: a path that we write never has more than 78. */
const maxStepBytes = 4096;

/** Converts `path` to steps from the 32 bytes of the digest: first the leaf's own hash, then one for each sibling. */
export function toProofSteps({ steps }: MerklePath): readonly ProofStep[] {
  const leaf = [{ l: `${numberZero}${hashHead}` }, { r: numberZero }, hashStep];
  const nodes = steps.flatMap(({ left, hash: sibling }) =>
    left
      ? [{ l: `${numberOne}${hashHead}${sibling}${hashHead}` }, { r: numberZero }, hashStep]
      : [{ l: `${numberOne}${hashHead}` }, { r: `${hashHead}${sibling}${numberZero}` }, hashStep],
  );
  return [...leaf, ...nodes];
}

/**
 * Returns the root to which `steps` lead from `digest`; the steps may describe any kind of tree.
 *
 * @throws RangeError when there are too many of them, or they do not end in a hash
 */
export function rootOfSteps(digest: Digest, steps: readonly ProofStep[]): Digest {
  if (steps.length > maxSteps) throw new RangeError(`it has more than ${maxSteps} steps`);
  const end = bytesToHex(steps.reduce(followStep, hexToBytes(digest)));
  if (steps.length === 0 || !isDigest(end)) throw new RangeError("its steps do not end in a hash");
  return end;
}

function followStep(bytes: Uint8Array, step: ProofStep): Uint8Array {
  if ("op" in step) return sha3_256(bytes);
  const next = "l" in step ? concatBytes(hexToBytes(step.l), bytes) : concatBytes(bytes, hexToBytes(step.r));
  if (next.length > maxStepBytes) throw new RangeError(`its steps gather more than ${maxStepBytes} bytes`);
  return next;
}

const nodeLeft = new RegExp(`^${numberOne}${hashHead}([0-9a-f]{64})${hashHead}$`);
const nodeRight = new RegExp(`^${hashHead}([0-9a-f]{64})${numberZero}$`);

/**
 * Returns the path that `steps` were made from, the inverse of {@link toProofSteps}; its block time is 0, since no hash
 * depends on it.
 *
 * @throws RangeError when the steps describe another kind of tree
 */
export function pathOfSteps(steps: readonly ProofStep[]): MerklePath {
  const siblings: MerkleStep[] = [];
  for (let start = 3; start < steps.length; start += 3) siblings.push(toMerkleStep(steps.slice(start, start + 3)));
  const path: MerklePath = { blockTime: 0n, steps: siblings };
  if (JSON.stringify(toProofSteps(path)) !== JSON.stringify(steps))
    throw new RangeError("its steps are of another tree");
  return path;
}

function toMerkleStep([first, second]: readonly ProofStep[]): MerkleStep {
  const left = first && "l" in first ? digestFromWire(nodeLeft.exec(first.l)?.[1]) : undefined;
  const right = second && "r" in second ? digestFromWire(nodeRight.exec(second.r)?.[1]) : undefined;
  const sibling = left ?? right;
  if (sibling === undefined) throw new RangeError("its steps are of another tree");
  return { left: left !== undefined, hash: sibling };
}

/**
 * Converts a proof file's item to the form of a statement. The item was checked before (`parseProof`).
 *
 * @throws RangeError when its members are not of the form of a proof file
 */
export function toAnchorProof(item: ProofItem): AnchorProof {
  const root = digestFromWire(item.root);
  if (root === undefined) throw new RangeError("its root is not a 32-byte hash");
  return { steps: toProofSteps(parseMerklePath(item.proof)), root, file: item };
}

/**
 * Returns the proof file's item for `digest`: the original one, else one written from the steps of the proof.
 *
 * @param address the chain address of the state that holds the root, as `0x` and hex
 * @throws RangeError when the steps describe another kind of tree
 */
export function toProofItem(digest: Digest, { steps, root, file }: AnchorProof, address: string): ProofItem {
  const upper = (hex: string): string => `0x${hex.toUpperCase()}`;
  return file ?? { address, data: upper(digest), proof: formatMerklePath(pathOfSteps(steps)), root: upper(root) };
}
