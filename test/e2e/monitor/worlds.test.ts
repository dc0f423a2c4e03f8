/** The monitor over repositories that others made up: the sources over a sample, or with `WORLDS=1000` what ships. */
import { expect, test } from "vitest";

import { deeds } from "../../support/worlds/oracle.ts";
import { watch, type Watch } from "../../support/worlds/watch.ts";

const total = Number(process.env["WORLDS"] ?? 0);
const all = Object.keys(deeds);
const inputs = [{}, { bytes: "download" }, {}, { releases: "5" }, {}];
/** One process a look for each. */
const batches = Array.from({ length: Math.ceil(total / all.length) }, (_, seed): Watch => {
  const count = Math.min(all.length, total - seed * all.length);
  return { seed, count, isBuilt: true, inputs: inputs[seed % inputs.length] ?? {} };
});
const timeout = 300_000 + total * 10_000;

test("honest work of many looks is no finding in any repository", { timeout }, async () => {
  for (const batch of total > 0 ? batches : [{ seed: 1, count: 8, looks: 5, traits: { releases: 4 } }]) {
    const { problems, found } = await watch(batch);
    expect({ problems, found }).toEqual({ problems: [], found: [] });
  }
});

test("each dishonest deed is found and named rightly, and nothing else", { timeout }, async () => {
  const done: string[] = [];
  for (const batch of total > 0
    ? batches
    : [{ seed: 2, count: all.length, looks: 4, traits: { size: 3, releases: 2 } }]) {
    const watched = await watch({ ...batch, firstDeed: batch.seed, isUndone: batch.seed % 2 === 1 });
    done.push(...watched.deeds);
    expect(watched.problems).toEqual([]);
  }
  if (total >= 1000) expect(all.filter((deed) => !done.includes(deed))).toEqual([]);
});
