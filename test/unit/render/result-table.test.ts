import { expect, test } from "vitest";

import type { Row } from "#core/row.ts";
import { renderResultTable } from "#render/lines.ts";
import { aDigest, aFullEvidence, aRun } from "../../support/results.ts";

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
  expect(rows(79)).toEqual([`already-anchored  ${digits}  a.tgz  block 1906787`]);
  expect(rows(59)).toEqual(["already-anchored  a.tgz"]);
});
