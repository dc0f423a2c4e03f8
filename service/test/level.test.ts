import { expect, test } from "vitest";

import { createLagTeller } from "../node/indexer.ts";

const facts = { version: "1", test: true, tip: 100, peers: 1, sealed: 0 } as const;

test("a node that stands where it was, or higher, is level", () => {
  const level = createLagTeller(() => 0);
  for (const known of [100, 0]) expect(level(facts, known)).toBeUndefined();
});

test.each([
  [1, 600_000],
  [0, 90_000],
])("with %i peers one below what was seen is waited for %i ms, and anew once it was level", (peers, longest) => {
  let now = 0;
  const level = createLagTeller(() => now);
  const isWaitedForAt = (time: number, known = 101) => {
    now = time;
    return level({ ...facts, peers }, known) !== undefined;
  };
  const told = level({ ...facts, peers }, 102);
  expect(told).toMatch(/is waited for/);
  // The reason of a lag has the age of the lag, however far the node has come meanwhile.
  expect(level({ ...facts, tip: 101, peers }, 102)).toBe(told);
  expect([isWaitedForAt(longest - 1), isWaitedForAt(longest)]).toEqual([true, false]);
  expect([isWaitedForAt(longest, 100), isWaitedForAt(longest + 1)]).toEqual([false, true]);
});

test("a node of the main chain without peers is not on it", () => {
  const level = createLagTeller(() => 0);
  expect(level({ ...facts, test: false, peers: 0 }, 1)).toMatch(/no peers/);
  expect(level({ ...facts, peers: 0 }, 1)).toBeUndefined();
});
