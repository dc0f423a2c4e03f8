import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import type { ChainRecord } from "#core/answer.ts";
import { type Judgement, type Row, toFailure } from "#core/row.ts";

import { renderChainLines, renderResultLine } from "#render/lines.ts";
import { aDigest, aFullEvidence, anEvidence, aResult, aRun, outcomes } from "../../support/results.ts";

const digest = aDigest(1);
const all = outcomes(digest);
const hex = `sha3-256:${digest}`;
const unread = toFailure(new AnchorError("FILE_UNREADABLE", "It is locked."));
const records = (...given: readonly Pick<ChainRecord, "blockNumber" | "blockDate" | "transactionId">[]) => ({
  verdict: "verified" as const,
  answer: aFullEvidence(digest, {
    records: given.map((one) => ({ txpowId: "0x0A", transactionId: "0x0B", matchedHash: digest, ...one })),
  }),
});

test.each<[string, Judgement, string]>([
  ["verified", all.verified, `✅ verified  a.tgz  ${hex}  (block 1906787 of 2026-01-21T09:55:48.726Z)`],
  ["anchored", all.anchored, `⚓ anchored  a.tgz  ${hex}  (block 1906787 of 2026-01-21T09:55:48.726Z)`],
  ["found", all.found, `✅ found  a.tgz  ${hex}`],
  ["accepted", all.accepted, `⏳ accepted  a.tgz  ${hex}`],
  [
    "accepted, with what became of it",
    { ...all.accepted, note: "Nobody found it." },
    `⏳ accepted  a.tgz  ${hex}  (Nobody found it. request 3f0c2a4e-0000-4000-8000-000000000001)`,
  ],
  ["not found", all["not-found"], `❌ not found  a.tgz  ${hex}  (request 3f0c2a4e-0000-4000-8000-000000000001)`],
  ["unclear", all.unclear, `❔ unclear  a.tgz  ${hex}  (This stamp may have been paid for. request r-2)`],
  [
    "unclear, without the advice that the annotation gives",
    {
      ...all.unclear,
      note: "It was lost.",
    },
    `❔ unclear  a.tgz  ${hex}  (It was lost. request r-2)`,
  ],
  ["failed", all.failed, `⛔ failed  a.tgz  ${hex}  (REQUEST_REJECTED: POST /core answered 400. request r-1)`],
  ["failed, and nobody was asked", unread, `⛔ failed  a.tgz  ${hex}  (FILE_UNREADABLE: It is locked.)`],
  ["skipped", all.skipped, `⏭️ skipped  a.tgz  ${hex}  (No API key is set, so nothing was asked.)`],
  [
    "a demonstration",
    { verdict: "found", answer: anEvidence({ demo: true }) },
    `✅ found  a.tgz  ${hex}  (demonstration)`,
  ],
  [
    "the word of one node",
    { ...all.found, restsOn: "http://node.example:9005" },
    `✅ found  a.tgz  ${hex}  (by the word of http://node.example:9005 alone)`,
  ],
  ["a block without a date", records({ blockNumber: 7 }), `✅ verified  a.tgz  ${hex}  (block 7)`],
  [
    "the oldest of its blocks",
    records({ blockNumber: 9, blockDate: "B" }, { blockNumber: 7, blockDate: "A" }),
    `✅ verified  a.tgz  ${hex}  (block 7 of A)`,
  ],
  ["no block that has a number", records({ blockDate: "A" }), `✅ verified  a.tgz  ${hex}`],
])("a line tells verdict, name, digest and what else is known: %s", (_, outcome, line) => {
  expect(renderResultLine(aResult(outcome, { name: "a.tgz" }))).toBe(line);
});

test("a line without a digest has no place for it", () => {
  const result: Row = { subject: { name: "locked" }, ...all.failed };
  expect(renderResultLine(result)).toBe("⛔ failed  locked  (REQUEST_REJECTED: POST /core answered 400. request r-1)");
});

test("what a list covers says so, and leaves block and message to the list", () => {
  const coveredBy = aDigest(2);
  const by = `by the list sha3-256:${coveredBy}`;
  const render = (outcome: Judgement): string => renderResultLine({ ...aResult(outcome, { name: "a" }), coveredBy });
  expect(render(all.verified)).toBe(`✅ verified  a  ${hex}  (${by})`);
  expect(render(all.failed)).toBe(`⛔ failed  a  ${hex}  (REQUEST_REJECTED. ${by}, request r-1)`);
});

test("a line of other bytes than were recorded has the digest of these", () => {
  const recorded = { digest: aDigest(3), isStamped: false };
  expect(renderResultLine({ ...aResult(all.changed), recorded })).toContain(` SHA3-256 ${aDigest(3)}`);
});

test("nothing of a name, an error, a date or a request begins a line or a command", () => {
  const hostile = "\n::error::x\u001B[31m\u202E";
  const error = new AnchorError("REQUEST_REJECTED", `${hostile}.`, { requestId: `r${hostile}` });
  const lines = [
    renderResultLine(aResult({ verdict: "failed", error }, { name: `a${hostile}` })),
    renderResultLine(aResult(records({ blockNumber: 1, blockDate: hostile }), { name: "a" })),
    renderResultLine(aResult({ verdict: "unknown", note: hostile, requestId: "r" }, { name: "a" })),
  ];
  for (const line of lines) expect(["\n", "\r", "\u001B", "\u202E"].filter((sign) => line.includes(sign))).toEqual([]);
});

test("the chain is named, with where to look up each digest whose id is known; many are told by the address alone", () => {
  const explorer = "https://explorer.example/{transaction}";
  const some = [aResult(all.verified, { name: "a\nb" }), aResult(all.verified), aResult(all.found)];
  expect(renderChainLines(aRun("verify", some))).toEqual([]);
  expect(renderChainLines(aRun("verify", some, { chain: { name: "X" } }))).toEqual(["chain: X"]);
  expect(renderChainLines(aRun("verify", some, { chain: { name: "X", explorer } }))).toEqual([
    "chain: X",
    "look up a\\nb: https://explorer.example/0x0B",
  ]);
  expect(renderChainLines(aRun("monitor", some, { chain: { name: "X", explorer } }))).toEqual(["chain: X"]);
  const many = Array.from({ length: 11 }, (_, index) =>
    aResult(records({ blockNumber: index, transactionId: `0x${index}` }), { name: "a" }),
  );
  expect(renderChainLines(aRun("verify", many, { chain: { explorer } }))).toEqual([
    "chain: explorer.example",
    `look up: ${explorer}`,
  ]);
  expect(renderChainLines(aRun("verify", many.slice(1), { chain: { explorer } }))).toHaveLength(11);
});
