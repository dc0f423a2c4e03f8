import { hash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { expect, onTestFinished, test, vi } from "vitest";

import { digestFromBytes } from "../../src/core/digest.ts";
import { demoFormat } from "../ledger/rows.ts";
import { openDemoLedger } from "../ledger/ledger.ts";
import { createDemoRows, stampAddress } from "../ledger/rows.ts";
import { openDatabase } from "../store/database.ts";
import { aFolder } from "../../test/support/service/service-process.ts";

const digestOf = (text: string) => digestFromBytes(hash("sha3-256", text, "buffer"));
const start = Date.UTC(2026, 0, 1);

const aFile = async () => join(await aFolder(), "chain.ledger");

const open = (data: string, blockTimeMs = 0) => openDemoLedger({ data, blockTimeMs, now: () => new Date(start) });

/** A ledger file of three stamps in three blocks and one proof in a fourth. */
async function aLedgerFile(): Promise<string> {
  const file = await aFile();
  const ledger = open(file);
  for (const name of ["a", "b", "c"]) await ledger.stamp(digestOf(name));
  await ledger.requestProof(digestOf("d"));
  expect(await ledger.size()).toMatchObject({ blocks: 4, transactions: 4 });
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
  expect(await ledger.size()).toMatchObject({ blocks: 4, transactions: 4 });
  expect(await ledger.find(stampAddress, digestOf("b"))).toMatchObject([{ height: 2, time: start }]);
  expect(await ledger.find(stampAddress, digestOf("d"))).toEqual([]);
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
  expect(await copied.find(stampAddress, digestOf("late"))).toMatchObject([{ height: 5 }]);
  await copied.close();
});

const zeros = "0".repeat(64);

test.each([
  ["a stamped hash", `UPDATE transactions SET state = '${digestOf("x")}' WHERE number = 2`],
  ["a transaction's id", `UPDATE transactions SET id = '${zeros}' WHERE number = 2`],
  ["a transaction's time", "UPDATE transactions SET time = time - 1 WHERE number = 2"],
  ["a transaction's address", "UPDATE transactions SET address = '0x01' WHERE number = 2"],
  ["a block's time", "UPDATE blocks SET time = time - 1 WHERE height = 2"],
  ["a block's root", `UPDATE blocks SET root = '${zeros}' WHERE height = 2`],
  ["a block's link", `UPDATE blocks SET previous = '${zeros}' WHERE height = 2`],
  ["a block's hash", `UPDATE blocks SET hash = '${zeros}' WHERE height = 2`],
  ["the first block", "DELETE FROM transactions WHERE height = 1; DELETE FROM blocks WHERE height = 1"],
  ["the last block", "DELETE FROM blocks WHERE height = 4"],
  ["a block's transactions", "DELETE FROM transactions WHERE height = 2"],
  ["a transaction's block", "UPDATE transactions SET height = 3 WHERE number = 2"],
  ["a proof's hash", `UPDATE proof_requests SET digest = '${digestOf("x")}'`],
  ["a proof's path", "UPDATE proof_requests SET proof = '0x00'"],
  ["a proof's root", `UPDATE proof_requests SET root = '${zeros}'`],
])("a ledger with %s changed is refused and named", async (_, statement) => {
  const file = await aLedgerFile();
  tamper(file, statement);
  expect(() => open(file)).toThrow(`The data file ${file} cannot be used: `);
});

test("the message says which block is broken", async () => {
  const file = await aLedgerFile();
  tamper(file, "UPDATE blocks SET time = time - 1 WHERE height = 3");
  expect(() => open(file)).toThrow("its chain is broken at block 3.");
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
])("%s is refused and left as it was", async (_, write, reason) => {
  const file = await aFile();
  await write(file);
  const before = await readFile(file);
  expect(() => open(file)).toThrow(`cannot be used: ${reason}.`);
  expect(await readFile(file)).toEqual(before);
});

test("a ledger of another version is refused", async () => {
  const file = await aLedgerFile();
  tamper(file, "PRAGMA user_version = 2");
  expect(() => open(file)).toThrow("another version");
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
  expect(await first.find(stampAddress, digestOf("still mine"))).toHaveLength(1);
});

test("a backup that begins while a write is under way has that write", async () => {
  const file = await aFile();
  const database = openDatabase(file, demoFormat);
  onTestFinished(() => database.close());
  for (let round = 0; round < 5; round += 1) {
    const copies: Promise<void>[] = [];
    await database.write(async (session) => {
      await createDemoRows(session).addStamps([digestOf(`in the write of ${round}`)], start);
      copies.push(database.backup(`${file}.${round}`));
      // The write goes on for long enough that the first step of the copy meets it.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    });
    await Promise.all(copies);
  }
  const copied = open(`${file}.4`);
  onTestFinished(() => copied.close());
  expect(await copied.find(stampAddress, digestOf("in the write of 4"))).toMatchObject([{ time: start }]);
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
  expect(await ledger.find(stampAddress, digestOf("a"))).toMatchObject([{ height: 1 }]);
  expect((await ledger.proofRequest(uid))?.anchored).toBeDefined();
  await ledger.close();
});

test("with a block time blocks come by themselves, one for all that waits and none for nothing", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const ledger = open(":memory:", 20);
  onTestFinished(() => ledger.close());
  for (const name of ["a", "b", "c"]) await ledger.stamp(digestOf(name));
  expect(await ledger.size()).toMatchObject({ blocks: 0, transactions: 3 });
  await vi.advanceTimersByTimeAsync(20);
  await expect.poll(async () => await ledger.size()).toMatchObject({ blocks: 1, transactions: 3 });
  await vi.advanceTimersByTimeAsync(60);
  expect(await ledger.size()).toMatchObject({ blocks: 1, transactions: 3 });
  expect(await ledger.find(stampAddress, digestOf("c"))).toMatchObject([{ height: 1 }]);
});
