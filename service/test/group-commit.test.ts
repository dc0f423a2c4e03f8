import { setTimeout as sleep } from "node:timers/promises";

import { expect, test } from "vitest";

import { createGroupCommit } from "../store/group-commit.ts";

test("all who come in one turn are in one transaction, and so are all who come during a commit", async () => {
  const groups: (readonly number[])[] = [];
  const commit = createGroupCommit(async (numbers: readonly number[]) => {
    groups.push(numbers);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return numbers.map((number) => -number);
  });
  const first = Promise.all([commit(1), commit(2), commit(3)]);
  await expect.poll(() => groups.length).toBe(1);
  expect(await Promise.all([commit(4), commit(5)])).toEqual([-4, -5]);
  expect(await first).toEqual([-1, -2, -3]);
  expect(groups).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test("what fails is told to everybody in it, and the next transaction goes on", async () => {
  let fails = true;
  const commit = createGroupCommit(async (numbers: readonly number[]) => {
    if (fails) throw new Error("the disk is full");
    return numbers.map((number) => (number > 1 ? new Error("too much") : number));
  });
  const results = await Promise.allSettled([commit(1), commit(1)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fails = false;
  const [one, two] = await Promise.allSettled([commit(1), commit(2)]);
  expect([one, two]).toMatchObject([{ value: 1 }, { reason: new Error("too much") }]);
});

test("callers who come again and again do not stay in two groups that take turns", async () => {
  const sizes: number[] = [];
  const commit = createGroupCommit(async (numbers: readonly number[]) => {
    sizes.push(numbers.length);
    await sleep(100);
    return numbers;
  });
  const ask = async () => {
    for (let round = 0; round < 4; round += 1) {
      await commit(round);
      await sleep(5);
    }
  };
  const first = [ask(), ask()];
  await expect.poll(() => sizes.length).toBe(1);
  await Promise.all([...first, ask(), ask()]);
  expect(sizes.slice(0, 3)).toEqual([2, 4, 4]);
});
