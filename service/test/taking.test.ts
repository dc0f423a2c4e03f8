/** What is taken, and who pays for it. */
import { expect, onTestFinished, test } from "vitest";

import type { Digest } from "../../src/core/digest.ts";
import { AnchorError } from "../../src/core/errors.ts";
import { openDemonstration } from "../ledger/demonstration.ts";
import { takeAll } from "../ledger/intake.ts";
import { openDatabase } from "../store/database.ts";
import type { Addition } from "../store/stamp-rows.ts";
import { createStoreRows } from "../store/store.ts";

function aStore() {
  const database = openDatabase(":memory:", "queue");
  onTestFinished(database.close);
  return { database, ...createStoreRows(database) };
}

const stampOf = (digest: string, name: string, count?: number) =>
  ({ digest, payer: { name, most: count } }) as unknown as Addition;

test("keys of one name are judged by their own count each, whichever comes first", async () => {
  for (const counts of [
    [1, 5],
    [5, 1],
  ]) {
    const { taken } = aStore();
    await taken.count(new Map([["build", 2]]));
    const outcomes = await takeAll(
      taken,
      counts.map((count) => stampOf(`a${count}`, "build", count)),
      1,
    );
    expect([...outcomes.values()].map((outcome) => outcome === true)).toEqual(counts.map((count) => count === 5));
    expect(await taken.spent()).toEqual(new Map([["build", 3]]));
  }
});

test("a digest that its first sender cannot pay for is tried again for the second, and counted for nobody yet", async () => {
  const { taken, database } = aStore();
  const additions = [stampOf("aa", "c", 0), stampOf("bb", "b"), stampOf("aa", "a")];
  const outcomes = await takeAll(taken, additions, 1);
  expect([...outcomes.values()]).toEqual([expect.any(AnchorError), true, "again"]);
  expect(await taken.spent()).toEqual(new Map(Object.entries({ b: 1, c: 0 })));
  expect(await taken.stamp("aa" as Digest)).toBeUndefined();
  // Whoever counts locks a name, and all in one order.
  expect(await database.all("SELECT name FROM counts ORDER BY rowid")).toEqual([{ name: "b" }, { name: "c" }]);
  const alike = await takeAll(taken, [stampOf("aa", "c", 0), stampOf("aa", "c", 0)], 1);
  expect([...alike.values()]).toEqual([expect.any(AnchorError), expect.any(AnchorError)]);
  const ledger = openDemonstration({ data: ":memory:", blockTimeMs: 0 });
  onTestFinished(() => ledger.close());
  const both = [0, 1].map(async (most) => await ledger.stamp("aa" as Digest, { name: `has ${most}`, most }));
  await expect(both[0]).rejects.toMatchObject({ code: "PLAN_LIMIT_REACHED" });
  expect(await both[1]).toEqual([]);
  expect((await ledger.metrics()).spent).toEqual(new Map(Object.entries({ "has 0": 0, "has 1": 1 })));
});
