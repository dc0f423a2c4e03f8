import { hash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";

import { expect, onTestFinished, test } from "vitest";

import { digestFromBytes } from "../../src/core/digest.ts";
import { demoAddress, openDemonstration } from "../ledger/demonstration.ts";
import { openDatabase } from "../store/database.ts";
import { createStoreRows } from "../store/store.ts";
import { aFolder } from "../../test/support/service/service-process.ts";
import { metric } from "./support/ledgers.ts";

const digestOf = (text: string) => digestFromBytes(hash("sha3-256", text, "buffer"));
const start = Date.UTC(2026, 0, 1);

const aFile = async () => join(await aFolder(), "chain.ledger");

const open = (data: string, blockTimeMs = 0) => openDemonstration({ data, blockTimeMs, now: () => new Date(start) });

/** A ledger file of three stamps in three blocks and one proof in a fourth. */
async function aLedgerFile(): Promise<string> {
  const file = await aFile();
  const ledger = open(file);
  for (const name of ["a", "b", "c"]) await ledger.stamp(digestOf(name));
  await ledger.requestProof(digestOf("d"));
  expect(await metric(ledger, "blocks")).toBe(4);
  await ledger.close();
  return file;
}

function tamper(file: string, statement: string): void {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec(statement);
  database.close();
}

test("a ledger opened again holds what it held", async () => {
  const file = await aLedgerFile();
  const ledger = open(file);
  expect(await metric(ledger, "blocks")).toBe(4);
  expect(await ledger.find(demoAddress, digestOf("b"))).toMatchObject([{ height: 2, time: start }]);
  expect(await ledger.find(demoAddress, digestOf("d"))).toEqual([]);
  await ledger.close();
});

test("every write is in the one file when the call returns", async () => {
  const file = await aLedgerFile();
  const running = open(file);
  onTestFinished(() => running.close());
  await running.stamp(digestOf("late"));
  const copy = `${file}.copy`;
  await writeFile(copy, await readFile(file));
  const copied = open(copy);
  expect(await copied.find(demoAddress, digestOf("late"))).toMatchObject([{ height: 5 }]);
  await copied.close();
});

const zeros = "0".repeat(64);

test.each([
  ["a stamped hash", `UPDATE stamps SET digest = '${digestOf("x")}' WHERE number = 2`],
  ["a transaction's id", `UPDATE anchorings SET txpow = '0x${zeros}' WHERE block = 2`],
  ["a transaction's coin", `UPDATE anchorings SET made = '0x${zeros}' WHERE block = 2`],
  ["a transaction's address", "UPDATE anchorings SET address = '0x01' WHERE block = 2"],
  ["a root", `UPDATE places SET state = '0x${digestOf("x").toUpperCase()}' WHERE block = 4`],
  ["the id of a root's transaction", `UPDATE places SET txpow = '0x${zeros}' WHERE block = 4`],
  ["a root's coin", `UPDATE places SET coin = '0x${zeros}' WHERE block = 4`],
  ["a root's address", "UPDATE places SET address = '0x01' WHERE block = 4"],
  ["a block's time", "UPDATE blocks SET time = time - 1 WHERE number = 2"],
  ["a block's hash", `UPDATE blocks SET id = '0x${zeros}' WHERE number = 2`],
  ["the hash of the last block", `UPDATE blocks SET id = '0x${zeros}' WHERE number = 4`],
  ["the first block", "DELETE FROM blocks WHERE number = 1"],
  ["a block in the middle", "DELETE FROM blocks WHERE number = 2"],
  ["the last block", "DELETE FROM blocks WHERE number = 4"],
  ["the last block of stamps", "DELETE FROM places; DELETE FROM blocks WHERE number > 2"],
  ["a block's transactions", "UPDATE stamps SET anchoring = NULL WHERE anchoring = 2"],
  ["a block's root", "DELETE FROM places WHERE block = 4"],
  ["a transaction's block", "UPDATE anchorings SET block = 3 WHERE block = 2"],
  ["a root's block", "UPDATE places SET block = 3 WHERE block = 4"],
])("a ledger with %s changed is refused and named", async (_, statement) => {
  const file = await aLedgerFile();
  tamper(file, statement);
  expect(() => open(file)).toThrow(`The data file ${file} cannot be used: `);
});

test("the message says which block is broken", async () => {
  const file = await aLedgerFile();
  tamper(file, "UPDATE blocks SET time = time - 1 WHERE number = 3");
  expect(() => open(file)).toThrow("its chain is broken at block 3.");
});

test.each([
  ["hash", `UPDATE stamps SET digest = '${digestOf("x")}'`],
  ["path", "UPDATE stamps SET proof = '0x000000000100'"],
  ["root", `UPDATE anchorings SET ports = replace(ports, '0x', '0x00') WHERE kind = 'root'`],
])("a proof whose %s was changed is not given out", async (_, statement) => {
  const file = await aFile();
  const first = open(file);
  const uid = await first.requestProof(digestOf("d"));
  expect((await first.proofRequest(uid))?.anchored).toBeDefined();
  await first.close();
  tamper(file, statement);
  const ledger = open(file);
  onTestFinished(() => ledger.close());
  expect((await ledger.proofRequest(uid))?.anchored).toBeUndefined();
});

test("a damaged page is refused", async () => {
  const file = await aLedgerFile();
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0xff, bytes.length - 4096, bytes.length - 4000));
  expect(() => open(file)).toThrow("cannot be used");
});

test.each<[string, (file: string) => unknown, string]>([
  ["a file that is no ledger", (file) => writeFile(file, "notes ".repeat(300)), "file is not a database"],
  [
    "a database of another program",
    (file) => tamper(file, "CREATE TABLE blocks (height INTEGER)"),
    "it is not a ledger",
  ],
  ["the queue of a node", (file) => openDatabase(file, "queue").close(), "it is not a ledger"],
])("%s is refused and left as it was", async (_, write, reason) => {
  const file = await aFile();
  await write(file);
  const before = await readFile(file);
  expect(() => open(file)).toThrow(`cannot be used: ${reason}.`);
  expect(await readFile(file)).toEqual(before);
});

test("a ledger of another version is refused", async () => {
  const file = await aLedgerFile();
  tamper(file, "PRAGMA user_version = 10");
  expect(() => open(file)).toThrow("it is of version 10, and this program needs 9.");
});

test("a file in a folder that does not exist is refused", async () => {
  const file = join(await aFile(), "deeper");
  expect(() => open(file)).toThrow(`The data file ${file} cannot be used`);
});

test("a ledger in use cannot be opened a second time", async () => {
  const file = await aLedgerFile();
  const first = open(file);
  onTestFinished(() => first.close());
  expect(() => open(file)).toThrow(
    `The data file ${file} cannot be used: another service has it open; stop that service, or name another file by --data.`,
  );
  await first.stamp(digestOf("still mine"));
  expect(await first.find(demoAddress, digestOf("still mine"))).toHaveLength(1);
});

test("a backup that begins while a write is under way has that write", async () => {
  const file = await aFile();
  const database = openDatabase(file, "queue");
  onTestFinished(() => database.close());
  for (let round = 0; round < 5; round += 1) {
    const copies: Promise<void>[] = [];
    await database.write(async (session) => {
      await createStoreRows(session).taken.add([{ digest: digestOf(`in the write of ${round}`) }], start);
      copies.push(database.backup(`${file}.${round}`));
      // The write goes on for long enough that the first step of the copy meets it.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    });
    await Promise.all(copies);
  }
  const copied = openDatabase(`${file}.4`, "queue");
  onTestFinished(() => copied.close());
  expect(await createStoreRows(copied).taken.stamp(digestOf("in the write of 4"))).toMatchObject({ time: start });
});

test("a backup that cannot be written fails with the reason", async () => {
  const file = await aFile();
  const ledger = open(file);
  onTestFinished(() => ledger.close());
  await expect(ledger.backup(join(file, "copy"))).rejects.toThrow("unable to open database file");
});

test("what waited for a block when the ledger was closed is in one after it is opened with no block time", async () => {
  const file = await aFile();
  const slow = open(file, 3_600_000);
  await slow.stamp(digestOf("a"));
  const uid = await slow.requestProof(digestOf("b"));
  await slow.close();
  const ledger = open(file);
  await expect.poll(async () => await ledger.find(demoAddress, digestOf("a"))).toMatchObject([{ height: 1 }]);
  expect((await ledger.proofRequest(uid))?.anchored).toBeDefined();
  await ledger.close();
});

test("with a block time blocks come by themselves, one for all that waits and none for nothing", async () => {
  const ledger = open(":memory:", 300);
  onTestFinished(() => ledger.close());
  for (const name of ["a", "b", "c"]) await ledger.stamp(digestOf(name));
  expect([await metric(ledger, "blocks"), await metric(ledger, "queue")]).toEqual([0, 3]);
  await expect.poll(async () => await metric(ledger, "blocks")).toBe(1);
  await sleep(700);
  expect([await metric(ledger, "blocks"), await metric(ledger, "queue")]).toEqual([1, 0]);
  expect(await ledger.find(demoAddress, digestOf("c"))).toMatchObject([{ height: 1 }]);
});
