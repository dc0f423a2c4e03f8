/** Proof items, as they stand in a proof file. */
import type { Digest } from "#core/digest.ts";
import { merkleRoot } from "#evidence/proof.ts";

export interface ProofItem {
  readonly address: string;
  readonly data: string;
  readonly proof: string;
  readonly root: string;
}

const address = "0xFFEEDD";

/** The proof of a digest that was alone in its batch. */
export function proofOfOne(digest: Digest): ProofItem {
  const root = merkleRoot(digest, { blockTime: 0n, steps: [] });
  return { address, data: `0x${digest.toUpperCase()}`, proof: "0x000100000100", root: `0x${root.toUpperCase()}` };
}

/** Published ones of the public service. */
export const publishedProofs = {
  "a batch of one": {
    address,
    data: "0xE630FCDE204036E93323AE99843BF0EC6D03CAEB51CBBEA11E03D6739F8E9C3F",
    proof: "0x000100000100",
    root: "0x1384FA6242E0D750FFA9366EFC7A0AC226E7EFD14EC5DF70DD50E36188AC0EA6",
  },
  "a sibling on the right": {
    address,
    data: "0xA204C75128E4B48902061E2BA2752EB15F6D5D79540733B3BBEBE5689F1B870A",
    proof: "0x0001000001010000000020EAF94F064F3AE270279EC7C167279C28088AB24EC07F343D1B5EAF166A507404000100",
    root: "0xBC5D573EE53485FE59F49182EDA7AB164FF582141E9186FD2AF25F2F71009501",
  },
  "a sibling on the left": {
    address,
    data: "0x3A985DA74FE225B2045C172D6BD390BD855F086E3E9D525B46BFE24511431532",
    proof: "0x000100000101010000002072F9747CBF49EC949D752EC50977E79A8207B2B0F20E890A0C0714911FE0C0B0000100",
    root: "0x6BF551C0969AA3DE59A32DE0B0AAF2370AF2EE59B6658D063117A4B0140AECFD",
  },
  "siblings on the left and the right": {
    address,
    data: "0xC74C4DDE95A49EAFDBA139568E9955C65E017B55662132FA824AF58E6E782427",
    proof:
      "0x00010000010201000000201384FA6242E0D750FFA9366EFC7A0AC226E7EFD14EC5DF70DD50E36188AC0EA6000100000000002017C59BA16C9C32B3572241A04E07640AFDFD837FE19027C812D3B653E80A799B000100",
    root: "0x6BF551C0969AA3DE59A32DE0B0AAF2370AF2EE59B6658D063117A4B0140AECFD",
  },
} as const satisfies Record<string, ProofItem>;
