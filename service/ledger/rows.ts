import { hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

import { digestFromBytes, type Digest } from "../../src/core/digest.ts";
import type { Payer } from "../store/counts.ts";
import type { ChainLocation, ProofRequest } from "./backend.ts";
import { toMerkleTree } from "./merkle-tree.ts";

/** A location on the embedded chain, where every member is known except the coin's. */
export type LedgerLocation = Required<Omit<ChainLocation, "address" | "coinId">>;

export type LedgerRows = ReturnType<typeof createRows>;

/** Creates the statements of the ledger; the data that they read was checked when the file was opened. */
export function createRows(database: DatabaseSync) {
  return { ...chainRows(database), ...requestRows(database), ...countRows(database) };
}

/** Creates the statements about what each key has spent: those of `store/counts.ts` for a ledger that never waits. */
function countRows(database: DatabaseSync) {
  const spend = database.prepare(`INSERT INTO counts (name, used) VALUES (?, 1)
    ON CONFLICT (name) DO UPDATE SET used = used + 1 WHERE used < ?`);
  const spent = database.prepare("SELECT name, used FROM counts ORDER BY name");
  return {
    /** Counts one stamp; returns `false`, and counts nothing, when that would be more than the payer's count. */
    spend: ({ name, count = Number.MAX_SAFE_INTEGER }: Payer) => spend.run(name, count).changes === 1,
    spent: (): ReadonlyMap<string, number> =>
      new Map(spent.all().map(({ name, used }) => [String(name), Number(used)] as const)),
  };
}

function chainRows(database: DatabaseSync) {
  const insertTransaction = database.prepare(
    "INSERT INTO transactions (id, address, state, time) VALUES (?, ?, ?, ?) ON CONFLICT (address, state) DO NOTHING",
  );
  const one = database.prepare("SELECT 1 FROM transactions WHERE address = ? AND state = ?");
  const waiting = database.prepare(
    "SELECT id, address, state, time FROM transactions WHERE height IS NULL ORDER BY number",
  );
  const last = database.prepare("SELECT height, time, previous, root, hash FROM blocks ORDER BY height DESC LIMIT 1");
  const insertBlock = database.prepare(
    "INSERT INTO blocks (height, time, previous, root, hash) VALUES (?, ?, ?, ?, ?)",
  );
  const confirm = database.prepare("UPDATE transactions SET height = ? WHERE height IS NULL");
  const locations = database.prepare(`
    SELECT blocks.height, blocks.time, blocks.hash AS blockHash, transactions.id AS transactionId
    FROM transactions JOIN blocks USING (height) WHERE address = ? AND state = ?`);
  const counts = database.prepare(
    "SELECT (SELECT count(*) FROM blocks) AS blocks, (SELECT count(*) FROM transactions) AS transactions",
  );
  const waitingSince = database.prepare(`
    SELECT count(*) AS count, min(time) AS oldest FROM (
      SELECT time FROM transactions WHERE height IS NULL UNION ALL SELECT time FROM proof_requests WHERE root IS NULL
    )`);
  return {
    addTransaction: ({ id, address, state, time }: Transaction) => void insertTransaction.run(id, address, state, time),
    /** Whether `state` is at `address`, or waits for its block there. */
    holds: (address: string, state: Digest) => one.get(address, state) !== undefined,
    waitingTransactions: () => waiting.all() as unknown as readonly Transaction[],
    lastBlock: () => last.get() as unknown as Block | undefined,
    /** Adds `block`, and puts every waiting transaction into it. */
    addBlock(block: Block): void {
      insertBlock.run(block.height, block.time, block.previous, block.root, block.hash);
      confirm.run(block.height);
    },
    find: (address: string, state: Digest) => locations.all(address, state) as unknown as readonly LedgerLocation[],
    /** Returns how many transactions and proof requests wait, and the time of the oldest. */
    waiting: () => waitingSince.get() as unknown as { readonly count: number; readonly oldest: number | null },
    size: () => counts.get() as unknown as { readonly blocks: number; readonly transactions: number },
  };
}

function requestRows(database: DatabaseSync) {
  const insert = database.prepare("INSERT INTO proof_requests (uid, digest, time) VALUES (?, ?, ?)");
  const waiting = database.prepare("SELECT number, digest FROM proof_requests WHERE root IS NULL ORDER BY number");
  const anchor = database.prepare("UPDATE proof_requests SET address = ?, root = ?, proof = ? WHERE number = ?");
  const request = database.prepare("SELECT number, digest, time FROM proof_requests WHERE uid = ?");
  const anchored = database.prepare(`
    SELECT proof_requests.address, proof_requests.root, proof, blocks.time
    FROM proof_requests
    JOIN transactions ON transactions.address = proof_requests.address AND transactions.state = proof_requests.root
    JOIN blocks USING (height) WHERE uid = ?`);
  return {
    addRequest: (uid: string, digest: Digest, time: number) => void insert.run(uid, digest, time),
    waitingRequests: () => waiting.all() as unknown as readonly { readonly number: number; readonly digest: Digest }[],
    anchorRequest: (number: number, { address, root, proof }: { address: string; root: Digest; proof: string }) =>
      void anchor.run(address, root, proof, number),
    request(uid: string): ProofRequest | undefined {
      const found = request.get(uid) as unknown as Omit<ProofRequest, "anchored"> | undefined;
      const proof = anchored.get(uid) as unknown as ProofRequest["anchored"];
      return found === undefined ? undefined : { ...found, ...(proof !== undefined && { anchored: proof }) };
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
