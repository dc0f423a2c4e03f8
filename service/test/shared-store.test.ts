/** Several processes of the service over one PostgreSQL: what they share, and what becomes of one that dies. */
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { expect, onTestFinished, test, vi } from "vitest";

import { headers as names, type ApiRoute } from "../../src/api/wire.ts";
import { unspendableAddress } from "../../src/node/find.ts";
import type { KeySource } from "../admin/keys.ts";
import { createStoreKeys, runOnStore } from "../admin/shared-store.ts";
import { runService } from "../run.ts";
import { openDatabase } from "../store/database.ts";
import { openPostgresStore } from "../store/lease.ts";
import { migrate, prepareStore, sharedVersions } from "../store/migrations.ts";
import { openPostgres } from "../store/postgres.ts";
import { createStore, createStoreRows } from "../store/store.ts";
import { whereAvailable } from "../../test/support/availability.ts";
import { drawn } from "../../test/support/runs.ts";
import { post, send } from "./support/calls.ts";
import { aChain, aDigest, countOf } from "./support/ledgers.ts";
import type { WalletChain } from "./support/wallet-chain.ts";
import { whyNoPostgres } from "./support/postgres.ts";
import { startServiceHere } from "../../test/support/service/service-here.ts";
import { aServerForAll, storesOf } from "./support/stores.ts";
import { aFolder, runServiceProgram, startServiceProcess } from "../../test/support/service/service-process.ts";

const missing = whyNoPostgres();

async function ask(url: string, route: ApiRoute, hash: string, key: string) {
  const response = await send(url, route, { hash }, key).catch(() => undefined);
  return { status: response?.status ?? 0, wait: response?.headers.get("retry-after"), body: await response?.text() };
}

const metricsOf = async (url: string) => await (await fetch(`${url}/metrics`)).text();
const healthOf = async (url: string) => (await fetch(`${url}/health`)).status;
/** For what takes seconds: each look asks the store. */
const patient = { interval: 500 };
const isWorker = async (url: string) => (await metricsOf(url)).includes("\nanchor_worker 1\n");

whereAvailable("several processes over PostgreSQL", missing, () => {
  const theServer = aServerForAll();
  const stores = storesOf(theServer);

  async function aStore() {
    const [server, url] = [await theServer(), await stores.create()];
    return { server, url, query: async (sql: string) => await server.query(sql, new URL(url).pathname.slice(1)) };
  }

  /** Adds a key named `build`. */
  async function addKey(store: string): Promise<string> {
    return await runOnStore({ name: "add-key", word: "build", store });
  }

  const start = async (chain: WalletChain, store: string, ...args: readonly string[]) =>
    await startServiceProcess("--node", chain.url, "--store", store, ...args);
  /** Where it does not matter how it ends: a process of its own computes far more until it answers. */
  const startHere = async (chain: WalletChain, store: string, ...args: readonly string[]) =>
    await startServiceHere("--node", chain.url, "--store", store, ...args);

  test("migrate makes the tables once, however many do it at a time, and says so", async () => {
    const { url, query } = await aStore();
    const planned = await runOnStore({ name: "migrate", word: "", store: url, plan: true });
    expect(planned).toMatch(/^The store is at version 0, .+:\n {2}version 9 adds .+$/);
    const here = [1, 2, 3].map(async () => await runOnStore({ name: "migrate", word: "", store: url }));
    const { output, errors, code } = await runServiceProgram("migrate", "--store", url);
    expect({ errors, code }).toEqual({ errors: "", code: 0 });
    const all = [output.trim(), ...(await Promise.all(here))];
    expect(all.filter((text) => text === "The store is at version 9 already.")).toHaveLength(3);
    expect(all).toContain("The store was at version 0, and is at version 9 now.");
    const tables = "SELECT DISTINCT schemaname FROM pg_tables WHERE tableowner = 'anchor'";
    expect(await query(tables)).toEqual([{ schemaname: "anchor" }]);
  });

  test("a store of an earlier version is refused at a start, and keeps all when it is migrated", async () => {
    const { url, query } = await aStore();
    const open = async () => await openPostgresStore(url, { address: unspendableAddress, works: true });
    const { store } = await open();
    await store.write(async ({ taken }) => await taken.add([{ digest: "aa" }] as never, 1));
    await expect.poll(() => store.asWorker()).toBeDefined();
    await store.close();
    await query("UPDATE anchor.versions SET version = 8");
    const refusal = "The store cannot be used: it is of version 8, which was never released";
    await expect(open()).rejects.toThrow(refusal);
    await expect(runOnStore({ name: "migrate", word: "", store: url })).rejects.toThrow(refusal);
    await query("UPDATE anchor.versions SET version = 9");
    const sql = "ALTER TABLE worker ADD COLUMN later TEXT; UPDATE worker SET later = 'yes';";
    const versions = [...sharedVersions, { adds: "a column", sql }];
    const database = await openPostgres(url);
    onTestFinished(database.close);
    const newest = async () => await database.value("SELECT max(version) FROM versions");
    const tooEarly = "The store is of version 9, and this program needs 10: stop all processes";
    await expect(prepareStore(database, versions)).rejects.toThrow(tooEarly);
    const migrateLater = async () => await migrate(database, { versions, lockMs: 100 });

    // Whoever still uses a table is not waited for without end, and nothing is changed by halves.
    const using = "BEGIN; LOCK TABLE anchor.worker; SELECT pg_sleep(60)";
    const used = query(using).catch(String);
    const users = `FROM pg_locks WHERE relation = 'anchor.worker'::regclass AND mode = 'AccessExclusiveLock' AND granted`;
    await expect.poll(async () => await query(`SELECT pid ${users}`)).toHaveLength(1);
    await expect(migrateLater()).rejects.toThrow("lock timeout");
    expect(await newest()).toBe(9);
    await query(`SELECT pg_cancel_backend(pid) ${users}`);
    expect(await used).toContain("canceling statement");
    const other = await openPostgres(url);
    await expect(migrateLater()).rejects.toMatchObject({
      code: "INPUT_INVALID",
      message: expect.stringContaining(`${process.pid} at 127.0.0.1`),
    });
    // Whoever only asks needs nobody to stop.
    const planned = await migrate(database, { versions, isPlan: true });
    expect(planned).toBe("The store is at version 9, and would be brought on:\n  version 10 adds a column");
    expect(await newest()).toBe(9);
    await other.close();
    const sealed = "SELECT seal IS NOT NULL AND seal = CAST(xmin AS TEXT) AS sealed FROM anchor.worker";
    expect(await query(sealed)).toEqual([{ sealed: true }]);
    expect(await vi.waitFor(migrateLater)).toBe("The store was at version 9, and is at version 10 now.");
    // The store is not one that was put back.
    expect(await query(sealed)).toEqual([{ sealed: true }]);
    expect(await createStoreRows(database).taken.stamp("aa" as never)).toMatchObject({ number: 1 });
    expect(await database.value("SELECT later FROM worker")).toBe("yes");
    await expect(open()).rejects.toThrow("a newer version of this program made it");
  });

  test("rates and counts hold over all fronts, and a digest at two fronts is one stamp", async () => {
    const { url: store, query } = await aStore();
    const { output, errors, code } = await runServiceProgram("add-key", "counted", "--count", "20", "--store", store);
    expect({ errors, code }).toEqual({ errors: "", code: 0 });
    const counted = output.trim();
    const rated = await runOnStore({ name: "add-key", word: "rated", rate: 30, store });
    const keysCommand = { name: "list-keys", word: "", store } as const;
    expect(await runOnStore(keysCommand)).toBe("counted count=20\nrated rate=30");
    const again = runService(["add-key", "rated", "--store", store]);
    await expect(again).rejects.toThrow("The store has a key named rated already.");
    const chain = await aChain();
    const fronts = await Promise.all([1, 2, 3].map(async () => await startHere(chain, store, "--no-worker")));
    const urls = fronts.map(({ url }) => url);
    const at = (index: number) => urls[index % 3] ?? "";

    const digest = aDigest();
    const same = await Promise.all(urls.map(async (url) => (await ask(url, "stamp", digest, counted)).status));
    expect(same).toEqual([200, 200, 200]);
    const stamps = await Promise.all(
      Array.from({ length: 26 }, async (_, index) => (await ask(at(index), "stamp", aDigest(), counted)).status),
    );
    expect([200, 402].map((status) => stamps.filter((one) => one === status).length)).toEqual([19, 7]);
    expect(await query("SELECT count(*)::int AS stored FROM anchor.stamps")).toEqual([{ stored: 20 }]);
    expect(await metricsOf(at(0))).toContain('anchor_key_stamps_total{key="counted"} 20\n');

    const checks = Array.from({ length: 60 }, async (_, index) => await ask(at(index), "check", digest, rated));
    const refused = (await Promise.all(checks)).find(({ status }) => status === 429);
    expect(Number(refused?.wait)).toBeGreaterThan(0);
    expect((await ask(at(0), "check", digest, `anchor_${"x".repeat(43)}`)).status).toBe(401);
    await runOnStore({ name: "remove-key", word: "rated", store });
    const removed = runOnStore({ name: "remove-key", word: "rated", store });
    await expect(removed).rejects.toThrow("The store has no key named rated.");
    await expect.poll(async () => (await ask(at(1), "check", digest, rated)).status, patient).toBe(401);
  });

  test.each(drawn(["SIGKILL", "SIGSTOP"] as const, 1))(
    "after %s of the worker another process anchors within ten seconds, and each stamp is there once",
    async (signal) => {
      const { url: store } = await aStore();
      const key = await addKey(store);
      const chain = await aChain();
      const first = await start(chain, store);
      await expect.poll(async () => await isWorker(first.url)).toBe(true);
      const second = await start(chain, store);
      await expect.poll(async () => await healthOf(second.url)).toBe(200);
      expect(await isWorker(second.url)).toBe(false);
      const digests: string[] = [];
      const stamp = async (url: string) => {
        const digest = aDigest();
        if ((await ask(url, "stamp", digest, key)).status === 200) digests.push(digest);
      };
      for (let count = 0; count < 10; count += 1) await stamp(first.url);
      first.child.kill(signal);
      for (let count = 0; count < 10; count += 1) await stamp(second.url);
      await expect.poll(async () => await isWorker(second.url), patient).toBe(true);
      const mining = setInterval(() => chain.mine(), 200);
      onTestFinished(() => clearInterval(mining));
      const counts = () => digests.map((digest) => countOf(chain, digest));
      await expect.poll(counts, { interval: 200 }).toEqual(digests.map(() => 1));
      if (signal === "SIGSTOP") first.child.kill("SIGCONT");
      await sleep(signal === "SIGSTOP" ? 5000 : 0);
      expect(counts()).toEqual(digests.map(() => 1));
      if (signal === "SIGSTOP") expect([await isWorker(first.url), await isWorker(second.url)]).toEqual([false, true]);
    },
  );

  test("while the database is away the answer is 503 and health says why; afterwards all goes on", async () => {
    const { url: store, server } = await aStore();
    const key = await addKey(store);
    const chain = await aChain();
    const { url, child, errors } = await start(chain, store);
    await expect.poll(async () => await isWorker(url)).toBe(true);
    const pause = Promise.withResolvers<void>();
    onTestFinished(() => pause.resolve());
    const restarted = server.restart(pause.promise);
    await expect.poll(async () => (await ask(url, "stamp", aDigest(), key)).status).toBe(503);
    const refused = await ask(url, "stamp", aDigest(), key);
    expect(refused).toMatchObject({
      status: 503,
      wait: "60",
      body: expect.stringContaining("The store cannot be used just now"),
    });
    expect(await (await fetch(`${url}/health`)).text()).toContain("The store cannot be used just now");
    const numbers = await metricsOf(url);
    for (const line of [
      "anchor_store 0",
      "anchor_worker 1",
      'anchor_requests_total{operation="health",status="503"} 1',
    ])
      expect(numbers.split("\n")).toContain(line);
    expect(numbers).not.toContain("anchor_queue ");
    pause.resolve();
    await restarted;
    await expect.poll(async () => (await ask(url, "stamp", aDigest(), key)).status).toBe(200);
    await expect.poll(async () => await healthOf(url)).toBe(200);
    await expect.poll(async () => await isWorker(url)).toBe(true);
    child.kill("SIGTERM");
    expect(await once(child, "close")).toEqual([0, null]);
    const events = errors.map((line) => (JSON.parse(line) as { readonly event: string }).event);
    expect(events.filter((event) => event !== "request")).toEqual(expect.arrayContaining(["elected", "stopping"]));
  });

  test("a disk that is full for stamps, and not for what is smaller, is known to health and the log", async () => {
    const { url: store, query } = await aStore();
    const [key, chain] = [await addKey(store), await aChain()];
    const { url } = await startHere(chain, store);
    await expect.poll(async () => await healthOf(url)).toBe(200);
    await query(`CREATE FUNCTION anchor.fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'No space left on device' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON anchor.stamps FOR EACH ROW EXECUTE FUNCTION anchor.fail()`);
    expect((await ask(url, "stamp", aDigest(), key)).status).toBe(503);
    await expect.poll(async () => await (await fetch(`${url}/health`)).text()).toContain("No space left on device");
    await query("DROP TRIGGER fail ON anchor.stamps");
    expect((await ask(url, "stamp", aDigest(), key)).status).toBe(200);
    await expect.poll(async () => await healthOf(url)).toBe(200);
  });

  test("one process after another is renewed under load: whoever reaches one is answered", async () => {
    const { url: store } = await aStore();
    const [key, chain] = [await addKey(store), await aChain()];
    const fronts = await Promise.all([1, 2].map(async () => await startHere(chain, store)));
    const statuses = new Map<number, number>();
    const accepted: string[] = [];
    const over = new AbortController();
    // As the proxy of docs/hosting.md does: a request whose connection breaks goes to the next process.
    const client = async (index: number) => {
      for (let count = index; !over.signal.aborted;) {
        const digest = aDigest();
        let status = 0;
        for (let tries = 0; status === 0 && tries < 3; tries += 1) {
          status = (await ask(fronts[(count += 1) % 2]?.url ?? "", "stamp", digest, key)).status;
        }
        if (status === 200) accepted.push(digest);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await sleep(100);
      }
    };
    const renew = async () => {
      for (const [index, front] of fronts.entries()) {
        await sleep(500);
        await front.stop();
        fronts[index] = await startHere(chain, store);
        await expect.poll(async () => await healthOf(fronts[index]?.url ?? "")).toBe(200);
      }
      over.abort();
    };
    await Promise.all([renew(), ...Array.from({ length: 8 }, async (_, index) => await client(index))]);
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(accepted.length).toBeGreaterThan(50);
    // What was asked twice is counted once.
    const counted = `anchor_key_stamps_total{key="build"} ${accepted.length}\n`;
    expect(await metricsOf(fronts[0]?.url ?? "")).toContain(counted);
    const mining = setInterval(() => chain.mine(), 200);
    onTestFinished(() => clearInterval(mining));
    const counts = () => new Set(accepted.map((digest) => countOf(chain, digest)));
    await expect.poll(counts, { interval: 200 }).toEqual(new Set([1]));
  });

  test("processes over one store have one secret for the keys that they give", async () => {
    const { url } = await aStore();
    const open = async () => (await openPostgresStore(url, { address: unspendableAddress, works: false })).database;
    const [one, other] = await Promise.all([open(), open()]);
    onTestFinished(async () => void (await Promise.all([one.close(), other.close()])));
    const secrets = await Promise.all([one, other].map(async (database) => await createStoreKeys(database).secret()));
    expect(secrets[0]).toHaveLength(32);
    expect(secrets[1]).toEqual(secrets[0]);
  });

  test("the link to a report that one process has made works at another one, until it expires", async () => {
    const { url: store } = await aStore();
    const [chain, key] = [await aChain(), await addKey(store)];
    const [one, other] = [await startHere(chain, store), await startHere(chain, store, "--no-worker")];
    const headers = { [names.report]: "true" };
    const { data } = await post(one.url, "verify", { hash: aDigest() }, key, { headers });
    const { fileSize, downloadUrl } = (data as { file: { downloadUrl: string; fileSize: number } }).file;
    const read = async (url: string) => await fetch(downloadUrl.replace(one.url, url));
    for (const { url } of [one, other]) expect((await (await read(url)).bytes()).length).toBe(fileSize);
    const { database } = await openPostgresStore(store, { address: unspendableAddress, works: false });
    onTestFinished(database.close);
    await database.run("UPDATE reports SET expires = ?", Date.now());
    expect((await read(other.url)).status).toBe(404);
    expect(JSON.stringify(await database.all("SELECT id, name FROM reports"))).not.toContain(
      new URL(downloadUrl).searchParams.get("signature"),
    );
  });

  test("no front holds back a part of a key's rate, and all together have it once", async () => {
    const { url } = await aStore();
    const { database } = await openPostgresStore(url, { address: unspendableAddress, works: false });
    onTestFinished(database.close);
    const fronts = Array.from({ length: 10 }, () => createStoreKeys(database));
    const takenOf = async (keys: KeySource | undefined, count: number) => {
      const waits = await Promise.all(Array.from({ length: count }, async () => await keys?.take("build", 60)));
      return waits.filter((wait) => wait === 0).length;
    };
    for (const front of fronts) expect(await takenOf(front, 1)).toBe(1);
    const rest = await takenOf(fronts[0], 100);
    expect(rest).toBeGreaterThanOrEqual(50);
    expect(rest).toBeLessThan(60);
    expect(await takenOf(fronts[1], 100)).toBeLessThanOrEqual(2);
  });

  test("move copies a queue of every state into an empty store, and refuses one that is not", async () => {
    const { url } = await aStore();
    const data = join(await aFolder(), "queue.db");
    const file = createStore(openDatabase(data, "queue"), unspendableAddress);
    await file.write(async (rows) => {
      await rows.taken.add(["aa", "bb", "cc"].map((digest) => ({ digest })) as never, 1);
      await rows.taken.add([{ uid: "0x1", digest: "dd" as never }], 2);
      const ids = { coin: "0x2", own: "0x3", address: "0x4" } as const;
      const begun = { kind: "digests", ...ids, amount: "1", ports: new Map(), time: 3 } as const;
      const number = await rows.anchorings.add(begun);
      await rows.taken.carry(number, [[1, null]]);
      await rows.anchorings.set(number, { state: "posted", posted: 4 });
      await rows.taken.count(new Map([["build", 3]]));
    });
    await file.close();
    expect(await runOnStore({ name: "move", word: "", data, store: url })).toContain(
      "1 anchorings, 4 stamps, 0 blocks, 0 places, 0 facts, 1 counts.",
    );
    const { store } = await openPostgresStore(url, { address: unspendableAddress, works: false });
    onTestFinished(store.close);
    expect(await store.taken.stamp("aa" as never)).toMatchObject({ number: 1, anchoring: 1 });
    expect(await store.anchorings.open()).toMatchObject([{ state: "posted", posted: 4, ports: new Map() }]);
    expect(await store.taken.spent()).toEqual(new Map([["build", 3]]));
    // What comes next has the next number.
    await store.write(async ({ taken }) => await taken.add([{ digest: "ee" }] as never, 5));
    expect(await store.taken.stamp("ee" as never)).toMatchObject({ number: 5 });
    await expect(runService(["move", "--data", data, "--store", url])).rejects.toMatchObject({
      code: "INPUT_INVALID",
      message: "The store is not empty, nothing was copied into it.",
    });
  });

  test("move copies a queue of several pages, with all the time that it takes", async () => {
    const { url, query } = await aStore();
    await runOnStore({ name: "migrate", word: "", store: url });
    // What a large queue would exceed.
    await query(
      `CREATE TABLE anchor.limits (name TEXT, setting TEXT);
       GRANT ALL ON anchor.limits TO anchor;
       CREATE FUNCTION anchor.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         INSERT INTO anchor.limits SELECT name, setting FROM pg_settings
           WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout');
         RETURN NULL;
       END $$;
       CREATE TRIGGER note AFTER INSERT ON anchor.places FOR EACH STATEMENT EXECUTE FUNCTION anchor.note();`,
    );
    const data = join(await aFolder(), "queue.db");
    const file = openDatabase(data, "queue");
    await file.run(`INSERT INTO places (state, coin, port, block, address, txpow)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
      SELECT '0x' || (i % 7), '0x' || (i % 1000), i, i, '', '' FROM n`);
    const places = "SELECT state, coin, port FROM places ORDER BY port";
    const before = await file.all(places);
    await file.close();
    expect(await runOnStore({ name: "move", word: "", data, store: url })).toContain(" 6000 places,");
    const { database, store } = await openPostgresStore(url, { address: unspendableAddress, works: false });
    onTestFinished(store.close);
    expect(await database.all(places)).toEqual(before);
    expect(await database.all("SELECT DISTINCT setting FROM limits")).toEqual([{ setting: "0" }]);
  });
});
