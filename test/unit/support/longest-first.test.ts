import { existsSync } from "node:fs";

import { createVitest, type TestSpecification } from "vitest/node";
import { expect, test } from "vitest";

import { longest, LongestFirst } from "../../support/longest-first.ts";

test("every file that starts early is there", () => {
  expect(longest.filter((file) => !existsSync(file))).toEqual([]);
});

test("the longest files of each project start first, and no project is left before its end", async () => {
  const context = await createVitest({ watch: false, reporters: [] });
  try {
    const given = await context.globTestSpecifications();
    const sorted = await new LongestFirst(context).sort(given.toReversed());
    const namesOf = (files: readonly TestSpecification[]) =>
      files.map(({ moduleId }) => moduleId.slice(process.cwd().length + 1));
    expect(namesOf(sorted).toSorted()).toEqual(namesOf(given).toSorted());
    const early = sorted.filter(({ moduleId }) => longest.some((file) => moduleId.endsWith(file)));
    expect(namesOf(early)).toEqual(longest);
    const projects = sorted.map(({ project }) => project.name);
    expect(projects).toEqual(projects.toSorted());
    for (const project of ["built", "in-process"]) {
      const names = namesOf(sorted.filter((file) => file.project.name === project));
      const expected = longest.filter((file) => names.includes(file));
      expect(names.slice(0, expected.length)).toEqual(expected);
    }
  } finally {
    await context.close();
  }
});
