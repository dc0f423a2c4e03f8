import { expect, test } from "vitest";

import { createLagTeller } from "../node/indexer.ts";

const facts = { version: "1", test: true, tip: 100, tipId: "0x00", peers: 1, sealed: 0 } as const;

test("a node that stands where it was, or higher, is level", () => {
  const level = createLagTeller(() => 0);
  expect(level(facts, 100)).toBeUndefined();
  expect(level(facts, 0)).toBeUndefined();
});

test("one below what was seen is waited for, ten minutes with peers and a minute and a half alone", () => {
  for (const [peers, longest] of [
    [1, 600_000],
    [0, 90_000],
  ] as const) {
    let now = 0;
    const level = createLagTeller(() => now);
    expect(level({ ...facts, peers }, 101)).toMatch(/block 100 and was at 101/);
    now = longest - 1;
    expect(level({ ...facts, peers }, 101)).toBeDefined();
    now = longest;
    expect(level({ ...facts, peers }, 101)).toBeUndefined();
  }
});

test("having been level, a node is given its time anew", () => {
  let now = 0;
  const level = createLagTeller(() => now);
  level(facts, 101);
  now = 599_000;
  level({ ...facts, tip: 101 }, 101);
  now = 601_000;
  expect(level(facts, 101)).toBeDefined();
});

test("a node of the main chain without peers is not on it", () => {
  const level = createLagTeller(() => 0);
  expect(level({ ...facts, test: false, peers: 0 }, 1)).toMatch(/no peers/);
  expect(level({ ...facts, peers: 0 }, 1)).toBeUndefined();
});
