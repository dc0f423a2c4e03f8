/** What is to be looked up of a digest that has a proof: what the chain was seen to hold, at its own address. */
import { expect, test } from "vitest";

import { verifyEvidence } from "../../../../src/domain/claims/verify-evidence.ts";
import { digestFromWire, type Digest } from "../../../../src/domain/digest.ts";
import { toAnchorProof } from "../../../../src/domain/evidence/proof-steps.ts";
import type { Anchor } from "../../../../src/domain/evidence/statement.ts";
import { toStatement } from "../../../../src/domain/evidence/to-statement.ts";
import { publishedProofs } from "../../../support/proofs.ts";

const item = publishedProofs["siblings on the left and the right"];
const digest = digestFromWire(item.data) as Digest;
const root = digestFromWire(item.root);

function lookUpOf(anchor: Partial<Anchor>) {
  const statement = toStatement({
    tool: { name: "anchor-artifacts", version: "1" },
    mode: "stamp",
    finishedOn: "2026-01-29T12:00:00.000Z",
    subjects: [{ name: "a", digest: { sha3_256: digest } }],
    anchors: [{ covers: "subject", digest, verdict: "anchored", proof: toAnchorProof(item), ...anchor }],
  });
  if (statement === undefined) throw new Error("It has a subject.");
  const [file] = verifyEvidence({ statement, files: [{ name: "a", sha3_256: digest, sha256: "" }] }).files;
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
