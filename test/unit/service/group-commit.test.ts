import { expect, test } from "vitest";

import { createGroupCommit } from "#service/store/group-commit.ts";

test("all who come in one turn are in one transaction, and those after it in the next", async () => {
  const groups: number[][] = [];
  const commit = createGroupCommit((change) => {
    groups.push([]);
    change();
  });
  const note = (number: number) => commit(() => void groups.at(-1)?.push(number));
  await Promise.all([note(1), note(2), note(3)]);
  await note(4);
  expect(groups).toEqual([[1, 2, 3], [4]]);
});

test("what fails is told to everybody in it, and the next transaction goes on", async () => {
  let fails = true;
  const commit = createGroupCommit((change) => {
    change();
    if (fails) throw new Error("the disk is full");
  });
  const results = await Promise.allSettled([commit(() => undefined), commit(() => undefined)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fails = false;
  await expect(commit(() => undefined)).resolves.toBeUndefined();
});
