import type { Digest } from "../../src/core/digest.ts";
import { messageOf } from "../../src/core/errors.ts";
import { formatMerklePath } from "../../src/evidence/proof.ts";
import { createFailureLog } from "../log.ts";
import { openDatabase } from "../store/database.ts";
import { createGroupCommit } from "../store/group-commit.ts";
import type { Database } from "../store/sql.ts";
import { takeAll, type Addition, type Payer } from "../store/taking.ts";
import { createUid, normaliseUid, type Backend, type ChainLocation, type Metric } from "./backend.ts";
import { toMerkleTree } from "./merkle-tree.ts";
import {
  createDemoRows,
  demoFormat,
  rootAddress,
  stampAddress,
  toBlock,
  toTransaction,
  type DemoRows,
} from "./rows.ts";

/** An embedded chain of one node. */
export interface DemoLedger extends Backend {
  find(address: string, state: Digest): Promise<readonly ChainLocation[]>;
  /** Puts everything that waits into one new block; does nothing when the queue is empty. */
  readonly makeBlock: () => Promise<void>;
  readonly size: DemoRows["size"];
}

/** `data` is a file or `:memory:`; with `blockTimeMs` 0 every commit makes its block at once. */
export interface DemoLedgerOptions {
  readonly data: string;
  readonly blockTimeMs: number;
  readonly now?: () => Date;
}

/**
 * Opens or makes the ledger in `data`; makes blocks every `blockTimeMs` until it is closed.
 *
 * @throws Error when the file is not a sound ledger or is in use
 */
export function openDemoLedger({ data, blockTimeMs, now = () => new Date() }: DemoLedgerOptions): DemoLedger {
  const database = openDatabase(data, demoFormat);
  const rows = createDemoRows(database);
  const clock = () => now().getTime();
  const write = async <Result>(change: (own: DemoRows) => Promise<Result>) =>
    await database.write(async (queries) => await change(createDemoRows(queries)));
  const makeBlock = async () => await write(async (own) => await writeBlock(own, clock()));
  // A block that cannot be written, as on a full disk, is in the log; the next one takes what waits.
  const failures = createFailureLog();
  const makeBlockOrLog = () => void makeBlock().then(failures.worked, (error) => failures.failed(messageOf(error)));
  // What waited in the file, where it was kept with a block time before.
  if (blockTimeMs === 0) makeBlockOrLog();
  const timer = blockTimeMs === 0 ? undefined : setInterval(makeBlockOrLog, blockTimeMs).unref();
  const take = createGroupCommit(
    async (additions: readonly Addition[]) =>
      await write(async (own) => {
        const outcomes = await takeAll(own, additions, clock());
        if (blockTimeMs === 0) await writeBlock(own, clock());
        return outcomes;
      }),
  );
  return {
    address: stampAddress,
    async stamp(digest: Digest, payer?: Payer) {
      const found = await rows.find(stampAddress, digest);
      if (found.length === 0) await take({ digest, payer });
      return found;
    },
    async requestProof(digest: Digest, payer?: Payer) {
      const uid = createUid();
      await take({ digest, uid, payer });
      return uid;
    },
    makeBlock,
    ...readings(database, rows, clock, async () => await write(async (own) => await own.probe())),
    async close() {
      clearInterval(timer);
      await database.close();
    },
  };
}

/** Anchors the batch of waiting proof requests, then puts every waiting transaction into one block. */
async function writeBlock(rows: DemoRows, time: number): Promise<void> {
  await anchorRequests(rows, time);
  const transactions = await rows.waitingTransactions();
  if (transactions.length > 0) await rows.addBlock(toBlock(await rows.lastBlock(), transactions, time));
}

async function anchorRequests(rows: DemoRows, time: number): Promise<void> {
  const requests = await rows.waitingRequests();
  if (requests.length === 0) return;
  const { root, paths } = toMerkleTree(requests.map(({ digest }) => digest));
  await rows.addTransactions([toTransaction(rootAddress, root, time)]);
  for (const [index, path] of paths.entries()) {
    const request = requests[index];
    if (request !== undefined) await rows.anchorRequest(request.number, root, formatMerklePath(path));
  }
}

const embedded = { ledger: "embedded", chain: "local", chainName: "a demonstration ledger", demo: true } as const;

function readings({ backup }: Database, rows: DemoRows, clock: () => number, probe: () => Promise<void>) {
  return {
    find: rows.find,
    proofRequest: async (uid: string) => await rows.request(normaliseUid(uid)),
    size: rows.size,
    about: () => ({ ...embedded, address: stampAddress, rootAddress }),
    async describe() {
      const { blocks, transactions } = await rows.size();
      return `local, for trying things out, ${blocks} blocks, ${transactions} transactions; nothing reaches a public chain`;
    },
    unready: async () => await probe().then(() => []),
    unwell: async () => [],
    metrics: async () => await toMetrics(rows, clock()),
    spent: rows.spent,
    backup,
  };
}

async function toMetrics(rows: DemoRows, now: number): Promise<readonly Metric[]> {
  const { waiting, oldest } = await rows.waiting();
  return [
    ["blocks", "Blocks of the chain.", (await rows.lastBlock())?.height ?? 0],
    ["queue", "Stamps and proof requests that wait for a block.", waiting],
    ["oldest_waiting_seconds", "Age of the oldest of them.", Math.max(0, now - (oldest ?? now)) / 1000],
  ];
}
