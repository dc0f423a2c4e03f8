import { describe, expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import { parseStatement } from "#evidence/parse-statement.ts";
import { judgeReceipts } from "#evidence/receipts/judge-receipts.ts";
import { placesWithoutReceipt, withReceipts } from "#evidence/receipts/keep-receipts.ts";
import type { Anchor, AnchorRecord, Statement } from "#evidence/statement.ts";
import { formatStatement, toStatement } from "#evidence/to-statement.ts";
import { readSample } from "../../../support/chain/samples.ts";
import { bodyStartOf, sha3, withDifficulty } from "../../../support/evidence/receipts.ts";

const receiptOf = (name: string) => {
  const { answer, data = "" } = readSample(name);
  return { txpow: (answer["response"] as { txpowid: string }).txpowid, data };
};
const [stamp, naming, named] = [receiptOf("txpow-stamp"), receiptOf("txpow-naming"), receiptOf("txpow-named")];
const byStamp = "195d8051a6355a65932b7d9dac53b1b7d3b0084ce9b6db0e4ddd99a90c107c04" as Digest;
const byNamed = "540c17360d8ca973967b4a218242910851ce355d64bccb9347de94b3e3b4e531" as Digest;

const anchorOf = (digest: Digest, record: AnchorRecord, verdict: Anchor["verdict"] = "found"): Anchor => ({
  covers: "subject",
  digest,
  verdict,
  chain: { records: [{ matched: `0x${digest.toUpperCase()}`, ...record }] },
});
const both = [anchorOf(byStamp, { block: 24, txpow: stamp.txpow }), anchorOf(byNamed, { block: 57 })];

function statementOf(anchors: readonly Anchor[]): Statement {
  const subjects = anchors.map(({ digest }) => ({ name: digest, digest: { sha3_256: digest } }));
  const run = { tool: { name: "t", version: "1" }, mode: "check", finishedOn: "2026-01-01T00:00:00Z" } as const;
  return toStatement({ ...run, subjects, anchors }) ?? expect.unreachable();
}

const idsOf = ({ predicate: { receipts = [] } }: Statement) => receipts.map(({ txpow }) => txpow);

describe("a statement keeps", () => {
  test("the receipts that lead from its anchors to blocks, sorted by id, and is read again", () => {
    const statement = withReceipts(statementOf(both), [named, stamp, naming]);
    expect(idsOf(statement)).toEqual([naming.txpow, stamp.txpow, named.txpow]);
    const again = parseStatement(formatStatement(statement));
    expect(again).toEqual(statement);
    const { byAnchor, problem } = judgeReceipts(again.predicate);
    expect(problem).toBeUndefined();
    expect(byAnchor.get(byStamp)).toMatchObject({ block: stamp.txpow, number: 24 });
    expect(byAnchor.get(byNamed)).toMatchObject({ block: naming.txpow, transaction: named.txpow, number: 57 });
  });

  test("its own receipts beside new ones, each once", () => {
    const own = withReceipts(statementOf(both), [stamp]);
    expect(idsOf(withReceipts(own, [stamp, naming, named]))).toEqual([naming.txpow, stamp.txpow, named.txpow]);
    expect(withReceipts(own, [])).toEqual(own);
  });
});

test("an anchor names the state where its receipt has it, instead of the usual one", () => {
  const [first] = both;
  const usual = { ...first, chain: { address: "0xFFEEDD", port: 5, records: first?.chain?.records ?? [] } } as Anchor;
  const { anchors, receipts } = withReceipts(statementOf([usual]), [stamp]).predicate;
  expect(anchors[0]?.chain).toEqual({ ...usual.chain, port: 99 });
  expect(judgeReceipts({ anchors, ...(receipts && { receipts }) }).problem).toBeUndefined();
});

describe("a statement does not keep", () => {
  const other = anchorOf("ab".repeat(32) as Digest, { block: 24 });
  const another = { ...stamp, data: stamp.data.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")) };
  test.each([
    ["what leads from none of its anchors", [other], [stamp, naming, named]],
    ["a transaction without a block that names it", both, [named]],
    ["a block without the transaction", both, [naming]],
    ["what is in another block than the anchor says", [anchorOf(byStamp, { block: 25 })], [stamp]],
    ["what is in a block of another id", [anchorOf(byStamp, { block: 24, txpow: naming.txpow })], [stamp]],
    ["what another transaction holds", [anchorOf(byNamed, { transaction: stamp.txpow })], [naming, named]],
    ["bytes that do not have their hashes", both, [another]],
    ["bytes of another id", both, [{ ...stamp, txpow: naming.txpow }]],
    [
      "any where one of its anchors would contradict them",
      [
        ...both,
        { ...anchorOf(byNamed, { block: 24 }), digest: "ef".repeat(32) as Digest, proof: { steps: [], root: byNamed } },
      ],
      [stamp, naming, named],
    ],
    ["bytes that are none", both, [{ ...stamp, data: "0x00" }]],
  ])("%s", (_, anchors, receipts) => {
    expect(withReceipts(statementOf(anchors), receipts).predicate).not.toHaveProperty("receipts");
  });

  test("a receipt whose anchor is gone", () => {
    const { predicate, ...rest } = withReceipts(statementOf(both), [stamp, naming, named]);
    const [first] = predicate.anchors;
    const left = withReceipts({ ...rest, predicate: { ...predicate, anchors: first ? [first] : [] } }, []);
    expect(idsOf(left)).toEqual([stamp.txpow]);
  });
});

test("a statement keeps receipts of 2 MiB at most, those of its first anchors", () => {
  const model = Buffer.from(withDifficulty(stamp, "F").data.slice(2), "hex");
  const start = bodyStartOf(model);
  const place = model.indexOf(byStamp, "hex");
  const fitting = Math.floor((2 * 1024 * 1024) / model.length);
  const made = Array.from({ length: fitting + 3 }, (_, number) => {
    const digest = sha3(Buffer.from(String(number)));
    const bytes = Buffer.from(model);
    digest.copy(bytes, place);
    sha3(bytes.subarray(start)).copy(bytes, start - 33);
    const txpow = `0x${sha3(bytes.subarray(0, start - 1)).toString("hex")}`;
    const anchor = anchorOf(digest.toString("hex") as Digest, { block: 24, txpow });
    return { anchor, receipt: { txpow, data: `0x${bytes.toString("hex")}` } };
  });
  const statement = statementOf(made.map(({ anchor }) => anchor));
  const kept = withReceipts(
    statement,
    made.map(({ receipt }) => receipt),
  );
  const first = statement.predicate.anchors.slice(0, fitting).flatMap(({ chain }) => chain?.records[0]?.txpow ?? []);
  expect(idsOf(kept)).toEqual(first.toSorted());
  expect(judgeReceipts(kept.predicate).problem).toBeUndefined();
});

describe("a receipt is asked for", () => {
  test("of what the chain holds and has none yet", () => {
    expect(placesWithoutReceipt(statementOf(both))).toEqual([
      { hash: byStamp, block: 24 },
      { hash: byNamed, block: 57 },
    ]);
    expect(placesWithoutReceipt(withReceipts(statementOf(both), [stamp]))).toEqual([{ hash: byNamed, block: 57 }]);
  });

  test("of a proof's root, where that is what the chain holds", () => {
    const root = "cd".repeat(32) as Digest;
    const anchor = { ...anchorOf(byStamp, { block: "24", matched: root.toUpperCase() }), proof: { steps: [], root } };
    expect(placesWithoutReceipt(statementOf([anchor]))).toEqual([{ hash: root, block: 24 }]);
  });

  test.each([
    ["nobody found on the chain", anchorOf(byStamp, { block: 24 }, "unknown")],
    ["the chain does not hold", anchorOf(byStamp, { block: 24 }, "not-found")],
    ["no record names a block of", { covers: "subject", digest: byStamp, verdict: "found" } as const],
    ["a record names no height of", anchorOf(byStamp, { block: "24 or so" })],
  ])("not of what %s", (_, anchor) => {
    expect(placesWithoutReceipt(statementOf([anchor]))).toEqual([]);
  });
});
