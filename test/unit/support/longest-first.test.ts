import { existsSync } from "node:fs";

import { createVitest, type TestSpecification } from "vitest/node";
import { expect, test } from "vitest";

import { longest, LongestFirst } from "../../support/longest-first.ts";

test("every file that starts early is there", () => {
  expect(longest.filter((file) => !existsSync(file))).toEqual([]);
});

test("the longest files start first, in the order of the list", async () => {
  const context = await createVitest({ watch: false, reporters: [] });
  try {
    const given = await context.globTestSpecifications();
    const sorted = await new LongestFirst(context).sort(given.toReversed());
    const namesOf = (files: readonly TestSpecification[]) =>
      files.map(({ moduleId }) => moduleId.slice(process.cwd().length + 1));
    expect(namesOf(sorted).toSorted()).toEqual(namesOf(given).toSorted());
    expect(namesOf(sorted).slice(0, longest.length)).toEqual(longest);
  } finally {
    await context.close();
  }
});
