import { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";

import type { Digest } from "../../src/core/digest.ts";
import { AnchorError, messageOf } from "../../src/core/errors.ts";
import { merkleRoot, parseMerklePath } from "../../src/evidence/merkle.ts";
import { readPragma, sayOpenFailure, toBlock, toTransaction, type Block, type Transaction } from "./rows.ts";

/** Marks a database file as a ledger (the four letters are `ANCH`), and the version of its tables. */
const ledgerApplicationId = 0x41_4e_43_48;
const ledgerVersion = 1;

const ledgerSchema = `
  CREATE TABLE blocks (
    height INTEGER PRIMARY KEY, time INTEGER NOT NULL, previous TEXT NOT NULL, root TEXT NOT NULL, hash TEXT NOT NULL
  ) STRICT;
  CREATE TABLE transactions (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL, address TEXT NOT NULL, state TEXT NOT NULL, time INTEGER NOT NULL,
    height INTEGER REFERENCES blocks, UNIQUE (address, state)
  ) STRICT;
  CREATE INDEX transactions_by_height ON transactions (height);
  CREATE TABLE proof_requests (
    number INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, digest TEXT NOT NULL, time INTEGER NOT NULL,
    address TEXT, root TEXT, proof TEXT, FOREIGN KEY (address, root) REFERENCES transactions (address, state)
  ) STRICT;
  CREATE INDEX proof_requests_by_root ON proof_requests (root);
  PRAGMA application_id = ${ledgerApplicationId};
  PRAGMA user_version = ${ledgerVersion};
`;

/**
 * Opens the ledger in `file` (or `:memory:`) for this process alone, making it when there is none, and checks the
 * whole chain. A commit to it is on the disk when it returns, and the file alone holds it.
 *
 * @throws Error naming the file, when it is no ledger, is in use, or its chain is broken; the file is left as it was
 */
export function openLedgerFile(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 500 });
    prepareFile(database);
    checkFile(database);
    return database;
  } catch (cause) {
    database?.close();
    throw new Error(`The data file ${file} cannot be used: ${sayOpenFailure(cause)}.`, { cause });
  }
}

function prepareFile(database: DatabaseSync): void {
  const isNew = readPragma(database, "page_count") === 0;
  if (!isNew && readPragma(database, "application_id") !== ledgerApplicationId) throw new Error("it is not a ledger");
  if (!isNew && readPragma(database, "user_version") !== ledgerVersion)
    throw new Error("it is a ledger of another version");
  // EXTRA also syncs the folder, so that a finished commit survives the loss of power, not only of the process.
  database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = EXTRA; BEGIN EXCLUSIVE");
  if (isNew) database.exec(ledgerSchema);
  database.exec("COMMIT");
}

function checkFile(database: DatabaseSync): void {
  if (readPragma(database, "integrity_check") !== "ok") throw new Error("the database is damaged");
  if (readPragma(database, "foreign_key_check") !== undefined)
    throw new Error("its chain is broken: records are missing");
  checkTransactions(database);
  checkBlocks(database);
  checkProofs(database);
}

function checkTransactions(database: DatabaseSync): void {
  for (const row of database.prepare("SELECT id, address, state, time FROM transactions").iterate()) {
    const { id, address, state, time } = row as unknown as Transaction;
    if (toTransaction(address, state, time).id !== id) throw new Error(`its transaction ${id} was changed`);
  }
}

function checkBlocks(database: DatabaseSync): void {
  const transactionsOf = database.prepare("SELECT id FROM transactions WHERE height = ? ORDER BY number");
  let before: Block | undefined;
  for (const row of database.prepare("SELECT height, time, previous, root, hash FROM blocks ORDER BY height").all()) {
    const block = { ...row } as unknown as Block;
    const transactions = transactionsOf.all(block.height) as unknown as Transaction[];
    if (transactions.length === 0 || !isDeepStrictEqual(toBlock(before, transactions, block.time), block)) {
      throw new Error(`its chain is broken at block ${block.height}`);
    }
    before = block;
  }
}

function checkProofs(database: DatabaseSync): void {
  for (const row of database.prepare("SELECT digest, root, proof FROM proof_requests WHERE root NOT NULL").iterate()) {
    const { digest, root, proof } = row as unknown as { digest: Digest; root: Digest; proof: string };
    if (merkleRoot(digest, parseMerklePath(proof)) !== root) throw new Error(`its proof of ${digest} was changed`);
  }
}

/** SQLite's words for a disk that takes nothing now: read-only, an I/O error, full, cannot be opened. */
const diskProblems = new Set([8, 10, 13, 14]);

/** Writes to `database` all or nothing, and remembers why the last write failed. */
export function createLedgerWrites(database: DatabaseSync) {
  let lastProblem: string | undefined;
  return {
    /**
     * Runs `change` as one transaction of the database: all of it is on the disk, or none of it happened.
     *
     * @throws AnchorError `SERVICE_UNAVAILABLE` when the disk is at fault
     */
    write: (change: () => void): void => {
      try {
        atomically(database, change);
        lastProblem = undefined;
      } catch (cause) {
        lastProblem = `The ledger cannot be written: ${messageOf(cause)}.`;
        throw isDiskProblem(cause) ? new AnchorError("SERVICE_UNAVAILABLE", lastProblem, { cause }) : cause;
      }
    },
    /** Why the last write failed, until one succeeds. */
    problem: () => lastProblem,
  };
}

function isDiskProblem(cause: unknown): boolean {
  const code = cause instanceof Error && "errcode" in cause ? cause.errcode : undefined;
  return typeof code === "number" && diskProblems.has(code % 256);
}

function atomically(database: DatabaseSync, change: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    change();
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
