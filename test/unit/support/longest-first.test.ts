import { existsSync } from "node:fs";

import { createVitest, type TestSpecification } from "vitest/node";
import { expect, test } from "vitest";

import { listed, LongestFirst } from "../../support/longest-first.ts";

const pathOf = (name: string) => `${name.startsWith("service/") ? "" : "test/"}${name}.test.ts`;

test("every file whose time is known is there", () => {
  expect(listed.filter((name) => !existsSync(pathOf(name)))).toEqual([]);
});

test("the longest files start first, and those that wait one after the other", async () => {
  const context = await createVitest({ watch: false, reporters: [] });
  try {
    const given = await context.globTestSpecifications();
    const sorted = await new LongestFirst(context).sort(given.toReversed());
    const namesOf = (files: readonly TestSpecification[]) =>
      files.map(({ moduleId }) => moduleId.slice(process.cwd().length + 1));
    expect(namesOf(sorted).toSorted()).toEqual(namesOf(given).toSorted());
    const placeOf = (name: string) => namesOf(sorted).indexOf(pathOf(name));
    const places = ["service/test/node-chain", "service/test/shared-store", "contract/said-errors", "unit/core/text"];
    expect(places.map(placeOf)).toEqual(places.map(placeOf).toSorted((one, other) => one - other));
    // Three wait at a time, so that the fourth has to wait for the third.
    expect(placeOf("e2e/service/soak")).toBeGreaterThan(placeOf("e2e/step/cancellation"));
  } finally {
    await context.close();
  }
});
