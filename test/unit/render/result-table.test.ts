import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { type Row, toFailure } from "#core/row.ts";
import { renderResultTable } from "#render/lines.ts";
import { aDigest, aFullEvidence, anEvidence, aRun, outcomes } from "../../support/results.ts";

const names = ["a.tgz", "a/folder/of/many/letters/in/a/row/app-linux-amd64.tar.gz", `${"\u{1F600}".repeat(40)}.bin`];
const results = names.map<Row>((name, index) => {
  const digest = aDigest(index + 1);
  return { subject: { name, digest }, verdict: "already-anchored", answer: aFullEvidence(digest) };
});
const render = (some: readonly Row[], columns: number) =>
  renderResultTable(aRun("stamp", some), (_colour, text) => text, columns).split("\n");

test.each([24, 40, 50, 60, 80, 100, 200])("no row is wider than %d columns", (columns) => {
  const rows = render(results, columns);
  expect(Math.max(...rows.map((row) => Array.from(row).length))).toBeLessThanOrEqual(columns);
  expect(rows.every((row) => row.isWellFormed())).toBe(true);
  expect(rows).toEqual([
    expect.stringContaining("a.tgz"),
    expect.stringMatching(/…\S*gz\b|\.gz\b/),
    expect.stringMatching(/…\S*in\b|\.bin\b/),
  ]);
});

test("what stands beside a name goes where the terminal is narrow: the date first, then digest and block", () => {
  const rows = (columns: number) => render(results.slice(0, 1), columns);
  const digits = aDigest(1).slice(0, 8);
  expect(rows(80)).toEqual([`already-anchored  ${digits}  a.tgz  block 1906787 21 Jan 2026 09:55 UTC`]);
  for (const columns of [79, 60]) expect(rows(columns)).toEqual([`already-anchored  ${digits}  a.tgz  block 1906787`]);
  expect(rows(59)).toEqual(["already-anchored  a.tgz"]);
});

test("a row has the colour of its verdict, and what stands beside the name is dim; a file under a list shows no block", () => {
  const marked = (row: Row) => renderResultTable(aRun("stamp", [row]), (colour, text) => `${colour}(${text})`, 80);
  const [row] = results as [Row];
  const digest = `dim(${aDigest(1).slice(0, 8)})`;
  expect(marked(row)).toBe(`green(already-anchored)  ${digest}  a.tgz  dim(block 1906787 21 Jan 2026 09:55 UTC)`);
  expect(marked({ ...row, coveredBy: aDigest(2) })).toBe(`green(already-anchored)  ${digest}  a.tgz`);
  const [undated, unread] = [anEvidence({ records: [{ blockNumber: 7, matchedHash: aDigest(1) }] }), { name: "a" }];
  expect(marked({ ...row, verdict: "verified", answer: undated })).toContain("  dim(block 7 )");
  expect(marked({ subject: unread, ...outcomes(aDigest(1)).failed })).toBe(`red(failed)  dim(        )  a`);
});

test("what needs attention comes first, what was not attempted is counted, and so is what is too much", () => {
  const [good] = results as [Row];
  const changed: Row = { subject: { name: "other" }, ...outcomes(aDigest(1)).changed };
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
