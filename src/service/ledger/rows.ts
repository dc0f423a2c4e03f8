import type { DatabaseSync } from "node:sqlite";

import type { Digest } from "../../domain/digest.ts";
import type { Block, Transaction } from "./chain.ts";

/** Where on the chain a state stands; `time` is its block's, in milliseconds since 1970. */
export interface LedgerRecord {
  readonly height: number;
  readonly time: number;
  readonly blockHash: Digest;
  readonly transactionId: Digest;
}

/** A request for a proof file; `anchored` is there once its batch is in a block. Times in milliseconds since 1970. */
export interface ProofRequest {
  readonly number: number;
  readonly digest: Digest;
  readonly time: number;
  readonly anchored?: {
    readonly address: string;
    readonly root: Digest;
    readonly proof: string;
    readonly time: number;
  };
}

export type LedgerRows = ReturnType<typeof createRows>;

/** The statements of the ledger; what they read back was checked when the file was opened. */
export function createRows(database: DatabaseSync) {
  return { ...chainRows(database), ...requestRows(database) };
}

function chainRows(database: DatabaseSync) {
  const insertTransaction = database.prepare(
    "INSERT INTO transactions (id, address, state, time) VALUES (?, ?, ?, ?) ON CONFLICT (address, state) DO NOTHING",
  );
  const waiting = database.prepare(
    "SELECT id, address, state, time FROM transactions WHERE height IS NULL ORDER BY number",
  );
  const last = database.prepare("SELECT height, time, previous, root, hash FROM blocks ORDER BY height DESC LIMIT 1");
  const insertBlock = database.prepare(
    "INSERT INTO blocks (height, time, previous, root, hash) VALUES (?, ?, ?, ?, ?)",
  );
  const confirm = database.prepare("UPDATE transactions SET height = ? WHERE height IS NULL");
  const record = database.prepare(`
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
    waitingTransactions: () => waiting.all() as unknown as readonly Transaction[],
    lastBlock: () => last.get() as unknown as Block | undefined,
    /** Adds `block`, and puts every waiting transaction into it. */
    addBlock({ height, time, previous, root, hash }: Block): void {
      insertBlock.run(height, time, previous, root, hash);
      confirm.run(height);
    },
    find: (address: string, state: Digest) => record.get(address, state) as unknown as LedgerRecord | undefined,
    /** How many transactions and proof requests wait, and since when the oldest does. */
    waiting(): { readonly count: number; readonly oldest?: number } {
      const { count, oldest } = waitingSince.get() as { count: number; oldest: number | null };
      return { count, ...(oldest !== null && { oldest }) };
    },
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
      const key = `0x${uid.slice(2).toUpperCase()}`;
      const found = request.get(key) as unknown as Omit<ProofRequest, "anchored"> | undefined;
      const proof = anchored.get(key) as unknown as ProofRequest["anchored"];
      return found === undefined ? undefined : { ...found, ...(proof !== undefined && { anchored: proof }) };
    },
  };
}
