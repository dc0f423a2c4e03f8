/** What is taken, and who pays for it. */
import { expect, onTestFinished, test } from "vitest";

import { unspendableAddress } from "../../src/node/find.ts";
import { createStore, openQueue } from "../store/store.ts";
import { takeAll, type Addition } from "../store/taking.ts";

function aStore() {
  const store = createStore(openQueue(":memory:"), unspendableAddress);
  onTestFinished(store.close);
  return store;
}

const stampOf = (digest: string, name: string, count?: number) =>
  ({ digest, payer: { name, most: count } }) as unknown as Addition;

test("keys of one name are judged by their own count each, whichever comes first", async () => {
  for (const counts of [
    [1, 5],
    [5, 1],
  ]) {
    const { taken } = aStore();
    await taken.countStamps({ name: "build" }, 2);
    const outcomes = await takeAll(
      taken,
      counts.map((count) => stampOf(`a${count}`, "build", count)),
      1,
    );
    expect(outcomes.map((outcome) => outcome === true)).toEqual(counts.map((count) => count === 5));
    expect(await taken.spent()).toEqual(new Map([["build", 3]]));
  }
});

test("counts are locked in one order, also where a digest is paid by the second who sends it", async () => {
  const { taken } = aStore();
  const locked = new Set<string>();
  const countStamps: typeof taken.countStamps = async (payer, stamps) => {
    locked.add(payer.name);
    return await taken.countStamps(payer, stamps);
  };
  const additions = [stampOf("aa", "c", 0), stampOf("bb", "b"), stampOf("aa", "a")];
  const outcomes = await takeAll({ ...taken, countStamps }, additions, 1);
  expect(outcomes.map((outcome) => outcome === true)).toEqual([false, true, true]);
  expect([...locked]).toEqual(["a", "b", "c"]);
  expect(await taken.spent()).toEqual(
    new Map([
      ["a", 1],
      ["b", 1],
      ["c", 0],
    ]),
  );
});
