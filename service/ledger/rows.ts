import { hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";

import { digestFromBytes, type Digest } from "../../src/core/digest.ts";
import { merkleRoot, parseMerklePath } from "../../src/evidence/proof.ts";
import { readPragma, type DataFormat } from "../store/database.ts";
import { inGroups, readOne, readRow, type Queries } from "../store/sql.ts";
import { createTakingRows } from "../store/taking.ts";
import type { ChainLocation, ProofRequest } from "./backend.ts";
import { toMerkleTree } from "./merkle-tree.ts";

/** The address of stamps: the words LOCAL DEMO in hex, so that nobody searches a public chain for it. */
export const stampAddress = "0x4C4F43414C2044454D4F";
/** The address of the roots of proof batches. */
export const rootAddress = "0xFFEEDD";

export type DemoRows = ReturnType<typeof createDemoRows>;

/** Creates the statements of the ledger; the data that they read was checked when the file was opened. */
export function createDemoRows(queries: Queries) {
  return {
    ...createTakingRows(queries, "proof_requests"),
    ...takingRows(queries),
    ...chainRows(queries),
    ...requestRows(queries),
  };
}

function takingRows(queries: Queries) {
  const addTransactions = async (transactions: readonly Transaction[]): Promise<ReadonlySet<Digest>> => {
    const added = new Set<Digest>();
    const rows = transactions.map(({ id, address, state, time }) => [id, address, state, time] as const);
    await inGroups(rows, async (list, values) => {
      const insert = `INSERT INTO transactions (id, address, state, time) VALUES ${list}
        ON CONFLICT (address, state) DO NOTHING RETURNING state`;
      for (const { state } of await queries.all<Transaction>(insert, ...values)) added.add(state);
    });
    return added;
  };
  return {
    addTransactions,
    addStamps: async (digests: readonly Digest[], time: number) =>
      await addTransactions(digests.map((digest) => toTransaction(stampAddress, digest, time))),
    dropStamp: async (digest: Digest) =>
      await queries.run("DELETE FROM transactions WHERE address = ? AND state = ?", stampAddress, digest),
  };
}

function chainRows(queries: Queries) {
  return {
    async waitingTransactions(): Promise<readonly Transaction[]> {
      const select = "SELECT id, address, state, time FROM transactions WHERE height IS NULL ORDER BY number";
      return await queries.all<Transaction>(select);
    },
    async lastBlock(): Promise<Block | undefined> {
      const select = "SELECT height, time, previous, root, hash FROM blocks ORDER BY height DESC LIMIT 1";
      return await readOne<Block>(queries, select);
    },
    /** Adds a block, and puts every waiting transaction into it. */
    async addBlock({ height, time, previous, root, hash: own }: Block): Promise<void> {
      const insert = "INSERT INTO blocks (height, time, previous, root, hash) VALUES (?, ?, ?, ?, ?)";
      await queries.run(insert, height, time, previous, root, own);
      await queries.run("UPDATE transactions SET height = ? WHERE height IS NULL", height);
    },
    find: async (address: string, state: Digest) => {
      const select = `SELECT blocks.height, blocks.time, blocks.hash AS blockHash, transactions.id AS transactionId
        FROM transactions JOIN blocks USING (height) WHERE address = ? AND state = ?`;
      return await queries.all<ChainLocation>(select, address, state);
    },
    /** Counts all blocks and transactions. */
    size: async () =>
      await readRow<Readonly<Record<"blocks" | "transactions", number>>>(
        queries,
        "SELECT (SELECT count(*) FROM blocks) AS blocks, (SELECT count(*) FROM transactions) AS transactions",
      ),
    /** Counts what waits, by its indexes; with the time of the oldest. */
    waiting: async () =>
      await readRow<{ readonly waiting: number; readonly oldest: number | null }>(
        queries,
        `SELECT count(*) AS waiting, min(time) AS oldest
          FROM (SELECT time FROM transactions WHERE height IS NULL
            UNION ALL SELECT time FROM proof_requests WHERE root IS NULL)`,
      ),
  };
}

function requestRows(queries: Queries) {
  return {
    waitingRequests: async () =>
      await queries.all<ProofRequest>("SELECT number, digest FROM proof_requests WHERE root IS NULL ORDER BY number"),
    async anchorRequest(number: number, root: Digest, proof: string): Promise<void> {
      const update = "UPDATE proof_requests SET address = ?, root = ?, proof = ? WHERE number = ?";
      await queries.run(update, rootAddress, root, proof, number);
    },
    async request(uid: string): Promise<ProofRequest | undefined> {
      const select = "SELECT number, digest, time FROM proof_requests WHERE uid = ?";
      const found = await readOne<ProofRequest>(queries, select, uid);
      const join = `SELECT proof_requests.address, proof_requests.root, proof, blocks.time FROM proof_requests
        JOIN transactions ON transactions.address = proof_requests.address AND transactions.state = proof_requests.root
        JOIN blocks USING (height) WHERE uid = ?`;
      const anchored = await readOne<NonNullable<ProofRequest["anchored"]>>(queries, join, uid);
      return found && { ...found, ...(anchored && { anchored }) };
    },
  };
}

/** A state put at an address. The id binds all three members; times are milliseconds since 1970. */
export interface Transaction {
  readonly id: Digest;
  readonly address: string;
  readonly state: Digest;
  readonly time: number;
}

/** A block: its hash binds height, time, the previous block and the Merkle root of its transactions' ids. */
export interface Block {
  readonly height: number;
  readonly time: number;
  readonly previous: Digest;
  readonly root: Digest;
  readonly hash: Digest;
}

/** The values used as the previous block of the first block. */
const noBlock = { height: 0, hash: "0".repeat(64) as Digest };

/** Creates the transaction that puts `state` at `address`. */
export function toTransaction(address: string, state: Digest, time: number): Transaction {
  return { id: hashLines("transaction", address, state, time), address, state, time };
}

/** Creates the block after `before` (none for the first) with `transactions`, at least one, in this order. */
export function toBlock(before: Block | undefined, transactions: readonly Transaction[], time: number): Block {
  const { height: heightBefore, hash: previous } = before ?? noBlock;
  const height = heightBefore + 1;
  const { root } = toMerkleTree(transactions.map(({ id }) => id));
  return { height, time, previous, root, hash: hashLines("block", height, time, previous, root) };
}

/** Returns the SHA3-256 of `parts`, one a line; no part holds a line break, so no two lists of parts read alike. */
function hashLines(...parts: readonly (string | number)[]): Digest {
  return digestFromBytes(hash("sha3-256", parts.join("\n"), "buffer"));
}

/** The format of an embedded ledger's file; the whole chain in a file is checked when it is opened. */
export const demoFormat: DataFormat = {
  /** The four letters `ANCH`. */
  applicationId: 0x41_4e_43_48,
  refusal: "it is not a ledger",
  versions: [
    `
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
  ],
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
