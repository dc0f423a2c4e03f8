import { createHash } from "node:crypto";

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { type Digest, digestFromBytes } from "#core/digest.ts";
import { merkleRoot, type MerklePath, rootOfSteps, toAnchorProof, toProofSteps } from "#evidence/proof.ts";
import { maxProofSteps, type ProofStep } from "#evidence/statement.ts";
import { asDigest } from "../../support/evidence/statements.ts";
import { publishedProofs } from "../../support/proofs.ts";

const digests = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(digestFromBytes);
const paths: fc.Arbitrary<MerklePath> = fc.record({
  blockTime: fc.constant(0n),
  steps: fc.array(fc.record({ left: fc.boolean(), hash: digests }), { maxLength: 12 }),
});

/** The steps as a stranger follows them. */
function follow(digest: string, steps: readonly ProofStep[]): string {
  let bytes = Buffer.from(digest, "hex");
  for (const step of steps) {
    if ("l" in step) bytes = Buffer.concat([Buffer.from(step.l, "hex"), bytes]);
    else if ("r" in step) bytes = Buffer.concat([bytes, Buffer.from(step.r, "hex")]);
    else bytes = createHash(step.op).update(bytes).digest();
  }
  return bytes.toString("hex");
}

describe.each(Object.entries(publishedProofs))("the published proof with %s", (_, item) => {
  const digest = asDigest(item.data);
  const proof = toAnchorProof(item);

  test("a published proof has steps that lead to its root, by whoever follows them", () => {
    expect(proof.root).toBe(item.root.slice(2).toLowerCase());
    expect(rootOfSteps(digest, proof.steps)).toBe(proof.root);
    expect(follow(digest, proof.steps)).toBe(proof.root);
  });

  test("a published proof leads nowhere when a step is left out or two are swapped", () => {
    for (const index of proof.steps.keys()) {
      expect(rootOrReason(digest, proof.steps.toSpliced(index, 1))).not.toBe(proof.root);
      const [one, two] = proof.steps.slice(index, index + 2);
      // What stands on the left and on the right of the same bytes may be put there in either order.
      if (one === undefined || two === undefined || ("l" in one && "r" in two)) continue;
      expect(rootOrReason(digest, proof.steps.toSpliced(index, 2, two, one))).not.toBe(proof.root);
    }
  });
});

function rootOrReason(...given: Parameters<typeof rootOfSteps>): string {
  try {
    return rootOfSteps(...given);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return String(error);
  }
}

test("steps lead where their path leads", () => {
  fc.assert(
    fc.property(digests, paths, (digest, path) => {
      const steps = toProofSteps(path);
      expect(rootOfSteps(digest, steps)).toBe(merkleRoot(digest, path));
    }),
    { numRuns: 50 },
  );
});

test.each<[string, readonly ProofStep[]]>([
  ["no hash at all", [{ l: "00" }]],
  ["too many steps", Array.from({ length: 772 }, () => ({ op: "sha3-256" }) as const)],
  ["more bytes than any path has", [{ l: "00".repeat(4096) }, { op: "sha3-256" }]],
])("steps are refused: %s", (_, steps) => {
  expect(() => rootOfSteps(asDigest("0".repeat(64)), steps)).toThrow(RangeError);
});

const hash: ProofStep = { op: "sha3-256" };
const bytes = (count: number): ProofStep => ({ r: "00".repeat(count) });

test.each<[string, readonly ProofStep[], boolean]>([
  ["no steps", [], false],
  ["as many steps as there may be", Array.from({ length: maxProofSteps }, () => hash), true],
  ["one step more", Array.from({ length: maxProofSteps + 1 }, () => hash), false],
  ["as many bytes as a step may gather", [bytes(4064), hash], true],
  ["one byte more", [bytes(4065), hash], false],
  ["an end that is no hash", [hash, bytes(1)], false],
])("steps lead to a root: %s", (_, steps, isRoot) => {
  const lead = () => rootOfSteps("0".repeat(64) as Digest, steps);
  if (isRoot) expect(lead()).toMatch(/^[0-9a-f]{64}$/);
  else expect(lead).toThrow(RangeError);
});
