/** What is to be looked up of a digest that has a proof: what the chain was seen to hold, at its own address. */
import { expect, test } from "vitest";

import { digestFromWire, type Digest } from "#core/digest.ts";
import { toAnchorProof } from "#evidence/merkle.ts";
import { openRecord } from "#evidence/record.ts";
import type { Anchor } from "#evidence/statement.ts";
import { toStatement } from "#evidence/to-statement.ts";
import type { ChainAnswer } from "#verify/claims.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { publishedProofs } from "../../support/proofs.ts";

const item = publishedProofs["siblings on the left and the right"];
const digest = digestFromWire(item.data) as Digest;
const root = digestFromWire(item.root) as Digest;

function claimsOf(anchor: Partial<Anchor>, chain: readonly ChainAnswer[] = []) {
  const statement = toStatement({
    tool: { name: "anchor-artifacts", version: "1" },
    mode: "stamp",
    finishedOn: "2026-01-29T12:00:00.000Z",
    subjects: [{ name: "a", digest: { sha3_256: digest } }],
    anchors: [{ covers: "subject", digest, verdict: "anchored", proof: toAnchorProof(item), ...anchor }],
  });
  if (statement === undefined) throw new Error("It has a subject.");
  const files = [{ name: "a", sha3_256: digest, sha256: "" }];
  return verifyEvidence({ record: openRecord([statement]), chain, files }).files[0];
}

function lookUpOf(anchor: Partial<Anchor>) {
  const file = claimsOf(anchor);
  return { path: file?.path, ...file?.lookUp };
}

test("a digest that was seen on the chain is looked up where it was seen", () => {
  const records = [{ block: 12, matched: item.data }];
  expect(lookUpOf({ chain: { address: "0x29F7", port: 99, records } })).toEqual({
    path: "yes",
    hash: digest,
    is: "digest",
    address: "0x29F7",
    port: 99,
    records,
  });
});

test("a root is looked up at the address of the proof, not at that of the stamp", () => {
  expect(lookUpOf({ verdict: "accepted", chain: { address: "0x29F7", port: 99, records: [] } })).toMatchObject({
    path: "yes",
    hash: root,
    is: "root",
    address: "0xFFEEDD",
  });
});

test("a record of the root is looked up as the root", () => {
  const records = [{ block: 12, matched: item.root }];
  expect(lookUpOf({ chain: { records } })).toMatchObject({ hash: root, is: "root", address: "0xFFEEDD", records });
});

const ofDigest = { chain: { records: [{ block: 10, matched: item.data }] } };
const ofRoot = { chain: { records: [{ block: 12, matched: item.root }] } };
const says = (hash: Digest, said: ChainAnswer["said"], block?: number): ChainAnswer => ({
  hash,
  said,
  according: "a node",
  ...(block !== undefined && { records: [{ block }] }),
});

test.each<[string, Partial<Anchor>, readonly ChainAnswer[], string, string]>([
  ["both in blocks of their own", ofDigest, [says(root, "yes", 12), says(digest, "yes", 10)], "yes", "valid"],
  ["the root alone, as the evidence has it", ofRoot, [says(root, "yes", 12), says(digest, "no")], "yes", "valid"],
  [
    "the root, and nothing of the digest whose block the evidence names",
    ofDigest,
    [says(root, "yes", 12), says(digest, "could not be asked")],
    "could not be asked",
    "unreachable",
  ],
  ["the root, and not the digest", ofDigest, [says(root, "yes", 12), says(digest, "no")], "no", "mismatch"],
  ["the digest in another block", ofDigest, [says(root, "yes", 12), says(digest, "yes", 13)], "no", "mismatch"],
  ["the digest in the root's block", ofDigest, [says(root, "yes", 10), says(digest, "yes", 12)], "no", "mismatch"],
])("the chain holds %s", (_, anchor, answers, chain, verdict) => {
  expect(claimsOf(anchor, answers)).toMatchObject({ chain, verdict });
});
