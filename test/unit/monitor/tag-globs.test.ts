import { expect, test } from "vitest";

import { createTagFilter } from "#core/match.ts";

const tags = ["v1.0.0", "v1x0", "nightly", "nightly-1", "cli-v1", "cli/v1", "cli/x/v1", "v1/final", "a+b(c)|d"];

test.each<[readonly string[], readonly string[]]>([
  [["*"], ["v1.0.0", "v1x0", "nightly", "nightly-1", "cli-v1", "a+b(c)|d"]],
  [["**"], tags],
  [["v*"], ["v1.0.0", "v1x0"]],
  [["v1.0.0"], ["v1.0.0"]],
  [["V1.0.0"], []],
  [["nightly"], ["nightly"]],
  [["night*", "!*-?"], ["nightly"]],
  [["!nightly*"], tags.filter((tag) => !tag.startsWith("nightly"))],
  [
    ["!nightly", "!cli/**"],
    ["v1.0.0", "v1x0", "nightly-1", "cli-v1", "v1/final", "a+b(c)|d"],
  ],
  // A line with `!` takes out wherever it stands.
  [["!nightly-1", "night*"], ["nightly"]],
  [["cli/*"], ["cli/v1"]],
  [["cli/**"], ["cli/v1", "cli/x/v1"]],
  [["**/v1"], ["cli/v1", "cli/x/v1"]],
  [["cli/**/v1"], ["cli/v1", "cli/x/v1"]],
  [["v1?0*"], ["v1.0.0", "v1x0"]],
  [["cli?v1"], ["cli-v1"]],
  [["a+b(c)|d"], ["a+b(c)|d"]],
  [["a+b*|d", "[v]1.0.0"], ["a+b(c)|d"]],
  [[], tags],
])("%j names these tags", (lines, named) => {
  expect(tags.filter(createTagFilter(lines))).toEqual(named);
});

test("a tag with a line break is named by no glob that does not say so", () => {
  expect(createTagFilter(["v1"])("v1\nevil")).toBe(false);
  expect(createTagFilter(["!v1"])("v1\nevil")).toBe(true);
});

test("`?` is one character, also one beyond the Basic Multilingual Plane", () => {
  expect(["v😀", "v", "v/", "vab"].filter(createTagFilter(["v?"]))).toEqual(["v😀"]);
});

test("a tag that somebody chose for that holds up no glob", () => {
  const started = performance.now();
  const names = createTagFilter(["*.*.*.*.*.*x", "**/a**/a**/a**/a**x", "**.**.**.**.**.**x", "?*?*?*?*?*?*?x"]);
  expect([".".repeat(1000), "/a".repeat(500)].filter(names)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(2000);
});
