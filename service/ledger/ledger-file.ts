import type { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";

import type { Digest } from "../../src/core/digest.ts";
import { merkleRoot, parseMerklePath } from "../../src/evidence/merkle.ts";
import { readPragma, type DataFormat } from "../store/database.ts";
import { toBlock, toTransaction, type Block, type Transaction } from "./rows.ts";

/** The format of an embedded ledger's file; the whole chain in a file is checked when it is opened. */
export const ledgerFormat: DataFormat = {
  /** The four letters `ANCH`. */
  applicationId: 0x41_4e_43_48,
  version: 1,
  refusal: "it is not a ledger",
  schema: `
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
`,
  check(database) {
    if (readPragma(database, "foreign_key_check") !== undefined)
      throw new Error("its chain is broken: records are missing");
    checkTransactions(database);
    checkBlocks(database);
    checkProofs(database);
  },
};

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
