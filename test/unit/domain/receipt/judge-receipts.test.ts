/** Evidence that has the bytes of transactions and blocks: what it says, and that no digit of it can be another one. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { verifyEvidence } from "../../../../src/domain/claims/verify-evidence.ts";
import { AnchorError } from "../../../../src/domain/errors.ts";
import { parseStatement } from "../../../../src/domain/evidence/parse-statement.ts";
import { formatStatement } from "../../../../src/domain/evidence/render-statement.ts";
import type { Statement } from "../../../../src/domain/evidence/statement.ts";
import { judgeReceipts } from "../../../../src/domain/receipt/judge-receipts.ts";
import { bodyStartOf, sha3 } from "../../../support/evidence/receipts.ts";
import { toFileAtHand } from "../../../support/evidence/cases.ts";

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

  function judge(members: Partial<Statement["predicate"]>) {
    const { byAnchor, problem } = judgeReceipts({ ...statement.predicate, anchors: unrecorded, ...members });
    return {
      problem,
      blocks: [...byAnchor.values()].map((receipt) => (typeof receipt === "string" ? receipt : receipt.number)),
    };
  }

  test("that names the transaction goes before the one that the transaction itself was to be", () => {
    expect(judge({})).toEqual({ problem: undefined, blocks: [9, 12, 12] });
    expect(judge({ receipts: [core, naive].filter((one) => one !== undefined) }).blocks).toEqual([12, 12]);
    expect(judge({ receipts: [core].filter((one) => one !== undefined) }).blocks).toEqual([10]);
  });

  test("serves an anchor, or the evidence is as good as none", () => {
    expect(judge({ anchors: unrecorded.slice(1) }).problem).toContain(app?.txpow.toLowerCase());
    expect(judge({ anchors: [] }).problem).toBeDefined();
    expect(judge({ receipts: [] })).toEqual({ problem: undefined, blocks: [] });
  });

  test("is one of a few: evidence in which very many name one transaction is not followed", () => {
    const easy = Buffer.from(
      naive?.data.replace("0x", "").replace(/0000001F.{62}/, `00000020${"F".repeat(64)}`) ?? "",
      "hex",
    );
    const headerLength = bodyStartOf(easy) - 1;
    /** Blocks that differ in their nonce, each with all ids below its difficulty. */
    const blocks = Array.from({ length: 17 }, (_, index) => {
      easy.writeUInt8(index, 3);
      return { txpow: `0x${sha3(easy.subarray(0, headerLength)).toString("hex")}`, data: `0x${easy.toString("hex")}` };
    });
    const transaction = core === undefined ? [] : [core];
    expect(judge({ receipts: [...transaction, ...blocks.slice(1)] })).toEqual({ problem: undefined, blocks: [12, 12] });
    expect(judge({ receipts: [...transaction, ...blocks] }).problem).toContain("Nothing in the evidence leads to");
  });
});
