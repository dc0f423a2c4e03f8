import { randomBytes } from "node:crypto";

import type { Digest } from "../../src/core/digest.ts";
import { formatMerklePath } from "../../src/evidence/merkle.ts";
import type { Backend } from "./backend.ts";
import { openLedgerFile, createLedgerWrites } from "./ledger-file.ts";
import { toMerkleTree } from "./merkle-tree.ts";
import { operateLedger } from "./operated-ledger.ts";
import { toBlock, toTransaction, createRows, type LedgerRecord, type ProofRequest, type LedgerRows } from "./rows.ts";

/** Where stamps go: the words LOCAL DEMO in hex, so that nobody looks for it on a public chain. */
export const stampAddress = "0x4C4F43414C2044454D4F";

/** Where the roots of proof batches go (service-facts §4). */
const rootAddress = "0xFFEEDD";

/** An embedded chain of one node. What a call has written is durable when the call returns. */
export interface Ledger extends Backend {
  /** Puts `digest` at {@link stampAddress}, once: a second stamp of it changes nothing, and answers where it stands. */
  stamp(digest: Digest): LedgerRecord | undefined;
  /** The record of `state` at `address`, once it is in a block. */
  find(address: string, state: Digest): LedgerRecord | undefined;
  /** Takes `digest` into the next batch; returns the request's uid, `0x` and 20 hex digits. */
  requestProof(digest: Digest): string;
  /** What became of the request `uid`, in any case of its digits; `undefined` when there is none. */
  proofRequest(uid: string): ProofRequest | undefined;
  /** Makes what `additions` adds one write, and one block where blocks come at once: all of it is kept, or none. */
  together(additions: () => void): void;
  /** Puts everything that waits into one new block; does nothing when nothing waits. */
  makeBlock(): void;
  size(): { readonly blocks: number; readonly transactions: number };
  close(): void;
}

/** `data` is a file or `:memory:`; with `blockTimeMs` 0 every write makes its block at once. */
export interface LedgerOptions {
  readonly data: string;
  readonly blockTimeMs: number;
  readonly now?: () => Date;
}

/**
 * Opens or makes the ledger in `data`; makes blocks every `blockTimeMs` until it is closed.
 *
 * @throws Error when the file is not a sound ledger or is in use
 */
export function openLedger({ data, blockTimeMs, now = () => new Date() }: LedgerOptions): Ledger {
  const database = openLedgerFile(data);
  const rows = createRows(database);
  const clock = () => now().getTime();
  const { write, problem } = createLedgerWrites(database);
  const makeBlock = () => write(() => writeBlock(rows, clock()));
  const together = (additions: () => void) => {
    if (database.isTransaction) return additions();
    write(() => {
      additions();
      if (blockTimeMs === 0) writeBlock(rows, clock());
    });
  };
  if (blockTimeMs === 0) makeBlock();
  const timer = blockTimeMs === 0 ? undefined : setInterval(() => makeBlockOrTell(makeBlock), blockTimeMs).unref();
  return {
    address: stampAddress,
    stamp(digest) {
      const record = rows.find(stampAddress, digest);
      if (record === undefined) together(() => rows.addTransaction(toTransaction(stampAddress, digest, clock())));
      return record;
    },
    find: rows.find,
    requestProof(digest) {
      const uid = `0x${randomBytes(10).toString("hex").toUpperCase()}`;
      together(() => rows.addRequest(uid, digest, clock()));
      return uid;
    },
    proofRequest: (uid) => rows.request(uid),
    together,
    makeBlock,
    ...operateLedger(database, { rows, addresses: { address: stampAddress, rootAddress }, now: clock, problem }),
    size: rows.size,
    close() {
      clearInterval(timer);
      database.close();
    },
  };
}

/** What could not be written, as on a full disk, still waits: the next block has it. */
function makeBlockOrTell(makeBlock: () => void): void {
  try {
    makeBlock();
  } catch (error) {
    console.error(error);
  }
}

/** Anchors the batch of waiting proof requests, then puts every waiting transaction into one block. */
function writeBlock(rows: LedgerRows, time: number): void {
  anchorRequests(rows, time);
  const transactions = rows.waitingTransactions();
  if (transactions.length > 0) rows.addBlock(toBlock(rows.lastBlock(), transactions, time));
}

function anchorRequests(rows: LedgerRows, time: number): void {
  const requests = rows.waitingRequests();
  if (requests.length === 0) return;
  const { root, paths } = toMerkleTree(requests.map(({ digest }) => digest));
  rows.addTransaction(toTransaction(rootAddress, root, time));
  for (const [index, path] of paths.entries()) {
    const request = requests[index];
    if (request !== undefined)
      rows.anchorRequest(request.number, { address: rootAddress, root, proof: formatMerklePath(path) });
  }
}
