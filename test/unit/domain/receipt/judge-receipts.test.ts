/** Evidence that has the bytes of transactions and blocks: what it says, and that no digit of it can be another one. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { parseStatement } from "#evidence/parse-statement.ts";
import { createLinks, judgeReceipts, readUnit } from "#evidence/receipts/judge-receipts.ts";
import type { AnchorRecord, Statement } from "#evidence/statement.ts";
import { formatStatement } from "#evidence/to-statement.ts";
import { openVerification, verifyEvidence } from "#verify/verify-evidence.ts";
import { toFileAtHand } from "../../../support/evidence/cases.ts";
import { withDifficulty } from "../../../support/evidence/receipts.ts";

const home = new URL("../../../conformance/evidence/statements/", import.meta.url);
const texts = ["receipts.json", "receipts-manifest.json", "receipts-proven.json"].map(
  (name) => [name, readFileSync(new URL(name, home), "utf8")] as const,
);
const [[, eachText] = ["", ""]] = texts;
const files = [
  { name: "app.tgz", content: "app 1.0\n" },
  { name: "lib/core.so", content: "core 1.0\n" },
  { name: "naïve 試.txt", content: "text 1.0\n" },
].map(toFileAtHand);

/** The verdict on all files, or the code of the error. */
function verdictOf(text: string): string {
  try {
    return verifyEvidence({ statement: parseStatement(text), files }).verdict;
  } catch (error) {
    expect(error).toBeInstanceOf(AnchorError);
    return (error as AnchorError).code;
  }
}

test("receipts are judged once for what is asked and what is concluded", () => {
  const statement = parseStatement(eachText);
  let reads = 0;
  const predicate = new Proxy(statement.predicate, {
    get(target, name) {
      if (name === "receipts") reads += 1;
      return Reflect.get(target, name) as unknown;
    },
  });
  const { hashesToAsk, conclude } = openVerification({ statement: { ...statement, predicate }, files });
  expect(hashesToAsk()).toHaveLength(3);
  expect([conclude([]).verdict, reads]).toEqual(["valid", 1]);
});

/** Where `text` has a digit or letter of hex in a member of this name: every one of short values, some of long ones. */
function* digitsOf(text: string, member: string): Generator<number> {
  for (const { index, 1: start = "", 2: value = "" } of text.matchAll(
    new RegExp(`("${member}": "?(?:0x)?)([0-9A-Fa-f]+)`, "g"),
  )) {
    const step = value.length > 64 ? 797 : 7;
    for (let at = value.length - 1; at >= 0; at -= step) yield index + start.length + at;
  }
}

function withOtherDigit(text: string, at: number): string {
  const other = (Number.parseInt(text.charAt(at), 16) ^ 1).toString(16);
  return `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
}

describe.each(texts)("%s", (_, text) => {
  test("has a receipt of every anchor, and is written as it was read", () => {
    const statement = parseStatement(text);
    const { byAnchor, problem } = judgeReceipts(statement.predicate);
    expect(problem).toBeUndefined();
    expect([...byAnchor.keys()]).toEqual(statement.predicate.anchors.map(({ digest }) => digest));
    expect([...byAnchor.values()].map((receipt) => typeof receipt)).not.toContain("string");
    expect(parseStatement(formatStatement(statement))).toEqual(statement);
    expect(verdictOf(text)).toBe("valid");
  });

  test.each(["txpow", "data", "block", "transaction", "matched", "port", "digest", "root"])(
    "does not hold with another digit in any %s",
    (member) => {
      const unseen = [...digitsOf(text, member)].filter((at) => {
        return !["mismatch", "EVIDENCE_INVALID"].includes(verdictOf(withOtherDigit(text, at)));
      });
      expect(unseen.map((at) => text.slice(at - 80, at + 1))).toEqual([]);
    },
  );
});

describe("a block", () => {
  const statement = parseStatement(eachText);
  const { anchors, receipts = [] } = statement.predicate;
  const unrecorded = anchors.map(({ chain: _chain, ...anchor }) => anchor);
  const [app, naive, core] = receipts;
  if (app === undefined || naive === undefined || core === undefined) throw new TypeError("the statement has three");
  const noBlock = "the evidence has its transaction, but no block that names it";
  const elsewhere = "the evidence has it in another state, block or transaction than it says";

  function judge(members: Partial<Statement["predicate"]>) {
    const { byAnchor, problem } = judgeReceipts({ ...statement.predicate, anchors: unrecorded, ...members });
    return {
      problem,
      blocks: [...byAnchor.values()].map((receipt) => (typeof receipt === "string" ? receipt : receipt.number)),
    };
  }

  test("that names the transaction goes before the one that the transaction itself was to be", () => {
    expect(judge({})).toEqual({ problem: undefined, blocks: [9, 12, 12] });
    expect(judge({ receipts: [core, naive] }).blocks).toEqual([12, 12]);
    expect(judge({ receipts: [core] }).blocks).toEqual([10]);
  });

  test("serves an anchor, or the evidence is as good as none", () => {
    expect(judge({ anchors: unrecorded.slice(1) }).problem).toContain(app.txpow.toLowerCase());
    expect(judge({ anchors: [] }).problem).toBeDefined();
    expect(judge({ receipts: [] })).toEqual({ problem: undefined, blocks: [] });
  });

  test("is one of a few: evidence in which very many name one transaction is not followed", () => {
    const blocks = Array.from({ length: 17 }, (_, index) => withDifficulty(naive, "F", index));
    expect(judge({ receipts: [core, ...blocks.slice(1)] })).toEqual({ problem: undefined, blocks: [12, 12] });
    expect(judge({ receipts: [core, ...blocks] }).problem).toContain("Nothing in the evidence leads to");
  });

  test("is not looked for on and on: behind 400,000 links nothing leads from an anchor", () => {
    const units = [core, naive].map(readUnit);
    const findLinks = createLinks([...units, ...Array.from({ length: 15 }, () => units[1] ?? expect.unreachable())]);
    const counts = Array.from({ length: 30_000 }, () => findLinks(unrecorded[2] ?? expect.unreachable()).length);
    expect([counts[0], counts.at(-1)]).toEqual([16, 0]);
    expect(counts.reduce((sum, count) => sum + count)).toBeLessThan(400_016);
  });

  test("costs one look at each record, however many transactions and blocks lead to it", () => {
    let looks = 0;
    const record = { block: "11", transaction: `0x${"ab".repeat(32)}` };
    const records: AnchorRecord[] = Array.from({ length: 10_000 }, () => ({
      ...record,
      get matched() {
        looks += 1;
        return undefined as never;
      },
    }));
    const blocks = Array.from({ length: 16 }, (_, index) => withDifficulty(naive, "F", index));
    const far = unrecorded.map((anchor) => ({ ...anchor, chain: { records } }));
    expect(judge({ anchors: far.slice(1), receipts: [core, ...blocks] }).blocks).toEqual([elsewhere, elsewhere]);
    expect(looks).toBeLessThanOrEqual(4 * records.length);
  });

  test("has done the work of one: what names a transaction without it is none", () => {
    const idle = [withDifficulty(app, "0"), withDifficulty(naive, "0")];
    expect(judge({ receipts: idle }).blocks).toEqual([noBlock, noBlock]);
    const recorded = unrecorded.map((anchor) => ({ ...anchor, chain: { records: [{ block: 12 }] } }));
    expect(judge({ receipts: [naive, core], anchors: recorded.slice(1) }).blocks).toEqual([12, 12]);
    const [lazy] = idle.slice(1);
    expect(judge({ receipts: lazy ? [lazy, core] : [], anchors: recorded.slice(1) }).blocks).toEqual([
      elsewhere,
      noBlock,
    ]);
  });

  test("and another that names the same transaction: only the recorded one leads on", () => {
    const rival = withDifficulty(naive, "F");
    const { problem, blocks } = judge({ anchors, receipts: [app, naive, core, rival] });
    expect({ problem, blocks }).toEqual({ problem: expect.stringContaining(rival.txpow), blocks: [9, 12, 12] });
  });

  test("and its transaction serve one anchor alone", () => {
    expect(judge({ anchors: anchors.slice(1, 2), receipts: [naive, core] })).toEqual({
      problem: undefined,
      blocks: [12],
    });
  });

  test("is held against the records of the same hash, of which one has to name it", () => {
    const [anchor] = anchors;
    const withRecords = (...records: readonly AnchorRecord[]) =>
      judge({ receipts: [app], anchors: anchor === undefined ? [] : [{ ...anchor, chain: { records } }] }).blocks;
    expect(withRecords({ block: 3 }, { block: "9" })).toEqual([9]);
    expect(withRecords({ block: 3 })).toEqual([elsewhere]);
    expect(withRecords({ block: 3, matched: anchor?.digest ?? "" })).toEqual([elsewhere]);
    expect(withRecords({ block: 3, matched: `0x${"AB".repeat(32)}` })).toEqual([9]);
    expect(withRecords({ date: "2026" })).toEqual([9]);
  });
});
