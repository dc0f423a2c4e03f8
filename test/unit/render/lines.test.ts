import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { type Judgement, type Row, toFailure, type ChainRecord } from "#core/row.ts";
import type { Verdict } from "#words/verdicts.ts";
import { renderChainLines, renderResultLine, renderResultTable, toBadge } from "#render/lines.ts";
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
  expect(render(outcomes(coveredBy).verified)).toBe(`✅ verified  a  ${hex}  (${by})`);
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

const names = ["a.tgz", "a/folder/of/many/letters/in/a/row/app-linux-amd64.tar.gz", `${"\u{1F600}".repeat(40)}.bin`];
const stamped = names.map<Row>((name, index) =>
  aResult({ verdict: "already-anchored", answer: aFullEvidence(aDigest(index + 1)) }, { name }, aDigest(index + 1)),
);
const render = (some: readonly Row[], columns: number) =>
  renderResultTable(aRun("stamp", some), (_colour, text) => text, columns).split("\n");

test.each([24, 40, 50, 60, 80, 100, 200])("no row is wider than %d columns", (columns) => {
  const rows = render(stamped, columns);
  expect(Math.max(...rows.map((row) => Array.from(row).length))).toBeLessThanOrEqual(columns);
  expect(rows.every((row) => row.isWellFormed())).toBe(true);
  expect(rows).toEqual([
    expect.stringContaining("a.tgz"),
    expect.stringMatching(/…\S*gz\b|\.gz\b/),
    expect.stringMatching(/…\S*in\b|\.bin\b/),
  ]);
});

test("what stands beside a name goes where the terminal is narrow: the date first, then digest and block", () => {
  const rows = (columns: number) => render(stamped.slice(0, 1), columns);
  const digits = aDigest(1).slice(0, 8);
  expect(rows(80)).toEqual([`already-anchored  ${digits}  a.tgz  block 1906787 21 Jan 2026 09:55 UTC`]);
  for (const columns of [79, 60]) expect(rows(columns)).toEqual([`already-anchored  ${digits}  a.tgz  block 1906787`]);
  expect(rows(59)).toEqual(["already-anchored  a.tgz"]);
});

test("a row has the colour of its verdict, and what stands beside the name is dim; a file under a list shows no block", () => {
  const marked = (row: Row) => renderResultTable(aRun("stamp", [row]), (colour, text) => `${colour}(${text})`, 80);
  const [row] = stamped as [Row];
  const digits = `dim(${aDigest(1).slice(0, 8)})`;
  expect(marked(row)).toBe(`green(already-anchored)  ${digits}  a.tgz  dim(block 1906787 21 Jan 2026 09:55 UTC)`);
  const list = aDigest(2);
  expect(marked({ ...row, ...outcomes(list)["already-anchored"], coveredBy: list })).toBe(
    `green(already-anchored)  ${digits}  a.tgz`,
  );
  const undated = anEvidence({ records: [{ blockNumber: 7, matchedHash: aDigest(1) }] });
  expect(marked({ ...row, verdict: "verified", answer: undated })).toContain("  dim(block 7)");
  expect(marked({ subject: { name: "a" }, ...all.failed })).toBe(`red(failed)  dim(        )  a`);
});

test("what needs attention comes first, what was not attempted is counted, and so is what is too much", () => {
  const [good] = stamped as [Row];
  const changed: Row = { subject: { name: "other" }, ...all.changed };
  const stopped: Row = {
    subject: { name: "late" },
    ...toFailure(new AnchorError("NOT_ATTEMPTED", "Nothing was sent.")),
  };
  const lines = render([good, changed, stopped], 59);
  expect(lines).toEqual(["changed           other", "already-anchored  a.tgz", expect.stringMatching(/^1 /)]);
  const many = (count: number) =>
    render(
      Array.from({ length: count }, () => good),
      59,
    );
  expect(many(200)).toHaveLength(200);
  expect(many(203).slice(200)).toEqual([expect.stringContaining(" 3 ")]);
});

test.each<[string, readonly Verdict[], string, string]>([
  ["all verified", ["verified", "verified"], "2 of 2 files verified", "brightgreen"],
  [
    "a mismatch, whatever else there is",
    ["verified", "no-match", "unreachable"],
    "1 of 3 files does not match, 1 not judged (outage), 1 verified",
    "red",
  ],
  [
    "an outage, which says nothing about the files",
    ["verified", "unreachable"],
    "1 of 2 files not judged (outage), 1 verified",
    "yellow",
  ],
  ["a failure", ["verified", "failed"], "1 of 2 files failed, 1 verified", "red"],
  ["an accepted stamp", ["verified", "accepted"], "1 of 2 files accepted, no block known yet, 1 verified", "yellow"],
  ["a stamp that may be lost", ["unclear"], "1 of 1 file unclear", "yellow"],
  ["other bytes", ["changed", "unreachable"], "1 of 2 files changed, 1 not judged (outage)", "red"],
  ["a part that nobody was asked about", ["verified", "skipped"], "1 of 2 files skipped, 1 verified", "yellow"],
  ["nobody asked", ["skipped"], "1 of 1 file skipped", "lightgrey"],
  ["no files", [], "no files", "lightgrey"],
])("a badge for %s", (_, kinds, message, color) => {
  const rows = kinds.map((kind) => aResult(all[kind]));
  const error = color === "red" && { isError: true };
  expect(toBadge(aRun("verify", rows))).toEqual({ schemaVersion: 1, label: "anchored", message, color, ...error });
});

test("a badge of the local service says so", () => {
  const demo: Judgement = { verdict: "verified", answer: anEvidence({ demo: true }) };
  expect(toBadge(aRun("verify", [aResult(demo)])).label).toBe("anchored (demo)");
});
