/** A store that is put back to an earlier time in every way that an operator has: nothing is lost, nothing anchored twice. */
import { execFileSync } from "node:child_process";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { DatabaseError } from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import type { Digest } from "../../src/core/digest.ts";
import { unspendableAddress } from "../../src/node/find.ts";
import { whereAvailable } from "../../test/support/availability.ts";
import { drawn } from "../../test/support/runs.ts";
import { aFolder } from "../../test/support/service/service-process.ts";
import { openPostgresStore } from "../store/lease.ts";
import { openFileStore, type Store } from "../store/store.ts";
import { aChain, aDigest, countOf, metric, openOn } from "./support/ledgers.ts";
import { whyNoPostgres } from "./support/postgres.ts";
import { aServerForAll, storesOf } from "./support/stores.ts";

/** Stamps that wait when the copy is made, and are anchored after it. */
const waiting = 10;
/** How a store is copied and put back; each returns when that is done. */
interface Way {
  readonly open: () => Promise<Store>;
  readonly copy: () => unknown;
  readonly putBack: () => unknown;
  /** The service goes on meanwhile. */
  readonly isUnderWorker: boolean;
  /** Another process has been the worker between the copy and its return. */
  readonly isOfEarlierTerm?: boolean;
  /** No block has come between the copy and its return. */
  readonly isBlockless?: boolean;
}

/** Rounds of a ledger that has nothing to do, as while it is not the worker, are the fewer. */
const pauses = { busy: 40, idle: 250 };

/** Stamps, copies, anchors, puts back, stamps again what it stamped before; returns how often each stands on the chain. */
async function putBackBy({ open, copy, putBack, isUnderWorker, isOfEarlierTerm, isBlockless = false }: Way) {
  vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const chain = await aChain();
  let ledger = openOn(chain, await open(), { pauses });
  onTestFinished(async () => await ledger.close());
  const reopen = async (between: () => unknown = () => undefined) => {
    await ledger.close();
    await between();
    ledger = openOn(chain, await open(), { pauses });
  };
  const counts = (digests: readonly Digest[]) => digests.map((digest) => countOf(chain, digest));
  const stamp = async (digests: readonly Digest[]) => {
    for (const digest of digests) await vi.waitFor(async () => await ledger.stamp(digest), { timeout: 60_000 });
  };
  const mineUntil = async (isSo: () => boolean | Promise<boolean>, blocks = 1) =>
    await vi.waitUntil(
      async () => {
        const isDone = await isSo();
        chain.mine(blocks);
        return isDone;
      },
      { interval: 40, timeout: 60_000 },
    );
  const areThere = (digests: readonly Digest[]) => () => counts(digests).every((count) => count > 0);

  // One is on its way when the copy is made.
  const [first, held, later] = [
    [aDigest()],
    Array.from({ length: waiting }, aDigest),
    Array.from({ length: 5 }, aDigest),
  ];
  chain.mood.deaf = true;
  await stamp(first);
  await expect.poll(() => chain.built.length).toBeGreaterThan(0);
  chain.mood.poor = true;
  await expect.poll(async () => await metric(ledger, "coins")).toBe(0);
  await stamp(held);
  await copy();
  Object.assign(chain.mood, { poor: false, deaf: false });
  if (isOfEarlierTerm === true) await reopen();
  if (!isBlockless) await mineUntil(areThere([...first, ...held]));
  await stamp(later);
  const isBegun = async () => {
    const isEmpty = (await metric(ledger, "queue")) === 0;
    if (!isEmpty && !isBlockless) chain.mine();
    return isEmpty;
  };
  await expect.poll(isBegun).toBe(true);
  // The last of them are posted, and in no block, when the earlier time comes back.
  await (isUnderWorker ? putBack() : reopen(putBack));
  await stamp([...first, ...held, ...later]);
  const fresh = [aDigest()];
  await stamp(fresh);
  // What may begin does so before the next block.
  await sleep(200);
  await mineUntil(areThere([...first, ...held, ...later, ...fresh]));
  const end = chain.tip() + 40;
  await mineUntil(() => chain.tip() >= end, 2);
  await expect.poll(async () => await metric(ledger, "withheld")).toBe(0);
  const all = counts([...first, ...held, ...later, ...fresh]);
  return { twice: all.filter((count) => count > 1).length, lost: all.filter((count) => count === 0).length };
}

type Dump = Pick<Way, "isUnderWorker" | "isOfEarlierTerm"> & { readonly dataOnly?: true; readonly elsewhere?: true };

describe("the embedded store", () => {
  test.each([
    ["of its file alone", [""], false],
    ["of all its files", ["", ".term"], false],
    ["of all its files, before the next block,", ["", ".term"], true],
  ])("put back from a snapshot %s stamps nothing twice", async (_, ends, isBlockless) => {
    const data = join(await aFolder(), "queue.db");
    const outcome = await putBackBy({
      open: async () => await openFileStore(data, unspendableAddress),
      copy: async () => {
        for (const end of ends) await copyFile(`${data}${end}`, `${data}.copy${end}`);
      },
      putBack: async () => {
        for (const end of ends) await copyFile(`${data}.copy${end}`, `${data}${end}`);
      },
      isUnderWorker: false,
      isBlockless,
    });
    expect(outcome).toEqual({ twice: 0, lost: 0 });
  });
});

whereAvailable("a store in PostgreSQL", whyNoPostgres(), () => {
  const theServer = aServerForAll();
  const stores = storesOf(theServer);
  const openStore = async (url: string) =>
    (await openPostgresStore(url, { address: unspendableAddress, works: true })).store;

  const dumps: readonly (readonly [string, Dump])[] = [
    ["in place under a running worker", { isUnderWorker: true }],
    ["in place while nothing runs", { isUnderWorker: false }],
    ["of an earlier term, under a running worker", { isUnderWorker: true, isOfEarlierTerm: true }],
    ["of its rows alone", { isUnderWorker: true, dataOnly: true }],
    ["into another database", { isUnderWorker: false, elsewhere: true }],
  ];
  test.each(drawn(dumps, 1))(
    "put back from a dump %s stamps nothing twice",
    async (_, { dataOnly = false, elsewhere = false, ...way }) => {
      const server = await theServer();
      const [url, other] = [await stores.create(), await stores.create()];
      let [current, file] = [url, ""];
      const outcome = await putBackBy({
        ...way,
        open: async () => await openStore(current),
        copy: () => void (file = server.dump(url)),
        async putBack() {
          if (elsewhere) current = other;
          // The worker's row first, as each of its writes locks it.
          const tables = "worker, anchorings, stamps, blocks, places, facts, counts, keys, rates, reports";
          const schema = `SET search_path = anchor; TRUNCATE ${tables}, versions CASCADE`;
          const empty = async (): Promise<unknown> =>
            server.query(schema, new URL(url).pathname.slice(1)).catch((error: unknown) => {
              // Beside a worker, one of both may be refused as a deadlock: an operator asks again.
              if (error instanceof DatabaseError && error.code === "40P01") return empty();
              throw error;
            });
          if (dataOnly) await empty();
          server.restore(file, current, ...(dataOnly ? ["--data-only"] : ["--clean", "--if-exists"]));
        },
      });
      expect(outcome).toEqual({ twice: 0, lost: 0 });
    },
  );

  const workers = [
    ["under a running worker", true],
    ["while nothing runs", false],
  ] as const;
  test.each(drawn(workers, 1))(
    "put back as the files of its server %s stamps nothing twice",
    async (_, isUnderWorker) => {
      const server = await theServer();
      const url = await stores.create();
      const copyAs = async (from: string, to: string) =>
        await server.withFiles((data) => {
          execFileSync("rm", ["-rf", `${data}${to}`]);
          execFileSync("cp", ["-a", `${data}${from}`, `${data}${to}`]);
        });
      const outcome = await putBackBy({
        isUnderWorker,
        open: async () => await openStore(url),
        copy: async () => await copyAs("", ".copy"),
        putBack: async () => await copyAs(".copy", ""),
      });
      expect(outcome).toEqual({ twice: 0, lost: 0 });
    },
  );
});
