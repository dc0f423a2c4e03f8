import type { Digest } from "../../src/core/digest.ts";
import { AnchorError } from "../../src/core/errors.ts";
import { formatMerklePath } from "../../src/evidence/merkle.ts";
import { copyDatabase, createWrites, openDatabase } from "../store/database.ts";
import type { Payer } from "../store/counts.ts";
import { createGroupCommit, type Outcome } from "../store/group-commit.ts";
import {
  createUid,
  normaliseUid,
  toMetric,
  usedUp,
  type Backend,
  type Metric,
  type Operated,
  type ProofRequest,
} from "./backend.ts";
import { ledgerFormat } from "./ledger-file.ts";
import { toMerkleTree } from "./merkle-tree.ts";
import { createRows, toBlock, toTransaction, type LedgerLocation, type LedgerRows } from "./rows.ts";

/** The address of stamps: the words LOCAL DEMO in hex, so that nobody searches a public chain for it. */
export const stampAddress = "0x4C4F43414C2044454D4F";

/** The address of the roots of proof batches (service-facts §4). */
const rootAddress = "0xFFEEDD";

/** An embedded chain of one node. What a call has written is durable when the call returns. */
export interface Ledger extends Backend {
  /** Puts `digest` at {@link stampAddress}, once: a second stamp changes nothing, and returns its locations. */
  stamp(digest: Digest, payer?: Payer): readonly LedgerLocation[];
  find(address: string, state: Digest): readonly LedgerLocation[];
  requestProof(digest: Digest, payer?: Payer): string;
  proofRequest(uid: string): ProofRequest | undefined;
  /** Makes all that `additions` adds one write, and one block where blocks come at once: all of it is kept, or none. */
  readonly together: (additions: () => void) => void;
  /** Puts everything that waits into one new block; does nothing when the queue is empty. */
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
  const database = openDatabase(data, ledgerFormat);
  const rows = createRows(database);
  const clock = () => now().getTime();
  const { write, problem } = createWrites(database);
  const makeBlock = () => write(() => writeBlock(rows, clock()));
  const together = (additions: () => void) => {
    if (database.isTransaction) return additions();
    write(() => {
      additions();
      if (blockTimeMs === 0) writeBlock(rows, clock());
    });
  };
  if (blockTimeMs === 0) makeBlock();
  const timer = blockTimeMs === 0 ? undefined : setInterval(() => makeBlockOrLog(makeBlock), blockTimeMs).unref();
  return {
    address: stampAddress,
    ...takeInto(rows, together, clock),
    find: rows.find,
    proofRequest: (uid) => rows.request(normaliseUid(uid)),
    together,
    makeBlock,
    ...operate(rows, clock, problem),
    backup: async (file) => await copyDatabase(database, file),
    size: rows.size,
    close() {
      clearInterval(timer);
      database.close();
    },
  };
}

function takeInto(rows: LedgerRows, together: Ledger["together"], clock: () => number) {
  // Before anything is added: a stamp that is refused leaves alone what shares its commit.
  const pay = (payer: Payer | undefined) => {
    if (payer !== undefined && !rows.spend(payer)) throw usedUp();
  };
  return {
    stamp(digest: Digest, payer?: Payer): readonly LedgerLocation[] {
      const found = rows.find(stampAddress, digest);
      if (rows.holds(stampAddress, digest)) return found;
      together(() => {
        pay(payer);
        rows.addTransaction(toTransaction(stampAddress, digest, clock()));
      });
      return found;
    },
    requestProof(digest: Digest, payer?: Payer): string {
      const uid = createUid();
      together(() => {
        pay(payer);
        rows.addRequest(uid, digest, clock());
      });
      return uid;
    },
  };
}

/** Wraps `ledger` so that stamps and proof requests that arrive together share one commit. */
export function shareCommits(ledger: Ledger): Backend {
  const commit = <Result>() =>
    createGroupCommit((additions: readonly (() => Result)[]) => {
      const outcomes: Outcome<Result>[] = [];
      ledger.together(() => outcomes.push(...additions.map(toOutcome)));
      return outcomes;
    });
  const [stamps, requests] = [commit<readonly LedgerLocation[]>(), commit<string>()];
  return {
    ...ledger,
    stamp: async (digest, payer) => await stamps(() => ledger.stamp(digest, payer)),
    requestProof: async (digest, payer) => await requests(() => ledger.requestProof(digest, payer)),
  };
}

function toOutcome<Result>(add: () => Result): Outcome<Result> {
  try {
    return { result: add() };
  } catch (error) {
    if (error instanceof AnchorError && error.code === "PLAN_LIMIT_REACHED") return { refusal: error };
    throw error;
  }
}

/** Makes a block, or logs why it could not be written, as on a full disk; then the next block takes what waits. */
function makeBlockOrLog(makeBlock: () => void): void {
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

const embedded = { ledger: "embedded", chain: "local", chainName: "a demonstration ledger", demo: true } as const;

function operate(rows: LedgerRows, clock: () => number, problem: () => string | undefined): Omit<Operated, "backup"> {
  return {
    about: () => ({ ...embedded, address: stampAddress, rootAddress }),
    health() {
      // A database that cannot be read throws here.
      rows.lastBlock();
      const reason = problem();
      return reason === undefined ? { ok: true } : { ok: false, reason };
    },
    metrics: () => toMetrics(rows, clock()),
    spent: rows.spent,
  };
}

function toMetrics(rows: LedgerRows, now: number): readonly Metric[] {
  const { blocks, transactions } = rows.size();
  const { count, oldest } = rows.waiting();
  const confirmed = transactions - rows.waitingTransactions().length;
  return [
    toMetric("blocks", "Blocks of the chain.", blocks),
    toMetric("queue", "Stamps and proof requests that wait for a block.", count),
    toMetric("oldest_waiting_seconds", "Age of the oldest of them.", Math.max(0, now - (oldest ?? now)) / 1000),
    toMetric("confirmed", "Stamps and roots in a block.", confirmed),
  ];
}
