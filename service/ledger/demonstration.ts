/** The demonstration: a chain that the service makes itself, for trying things out. Its blocks and roots are rows of the index. */
import { hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

import type { ChainHex } from "../../src/core/digest.ts";
import type { BlockHead } from "../../src/node/node.ts";
import { openDatabase } from "../store/database.ts";
import { createStore, type Rows } from "../store/store.ts";
import { begin, firstPort, toCargo } from "./carry.ts";
import { openLedger } from "./ledger.ts";

/** The address of stamps and roots: the words LOCAL DEMO in hex, so that nobody searches a public chain for it. */
export const demoAddress: ChainHex = "0x4C4F43414C2044454D4F";

/** `data` is a file or `:memory:`; with `blockTimeMs` 0 every commit makes its block at once. */
export interface DemonstrationOptions {
  readonly data: string;
  readonly blockTimeMs: number;
  readonly now?: () => Date;
}

export type Demonstration = ReturnType<typeof openDemonstration>;

const chainName = "a demonstration ledger";
const aboutChain = { ledger: "embedded", chain: "local", chainName, address: demoAddress, demo: true } as const;

/**
 * Opens or makes the demonstration in `data`; makes blocks every `blockTimeMs` until it is closed.
 *
 * @throws Error when the file is not a sound ledger or is in use
 */
export function openDemonstration({ data, blockTimeMs, now = () => new Date() }: DemonstrationOptions) {
  const store = createStore(openDatabase(data, "demonstration", checkChain), demoAddress);
  const addBlockNow = async (rows: Rows) => await addBlock(rows, now().getTime());
  const makeBlock = async () => await store.write(addBlockNow);
  // The first round makes no block, so that all that comes after the start waits for a block's time.
  let isDue = blockTimeMs === 0;
  const chain = {
    name: "the demonstration",
    confirmations: 0,
    // Rounds make the blocks, so a busy pause is as long as a block's time, and nothing ends it early.
    pauses: { busy: blockTimeMs, idle: 600_000 },
    staleAfterMs: Infinity,
    about: () => aboutChain,
    async round() {
      if (isDue) await makeBlock();
      isDue = true;
      return { isBusy: blockTimeMs > 0 };
    },
    blockAtOnce: blockTimeMs === 0 ? addBlockNow : undefined,
    holding: async () => [],
    find: async () => ({ tip: (await store.index.tip())?.number ?? 0, isComplete: true, locations: [] }),
  };
  return { ...openLedger({ store, chain, queue: 100_000, now }), makeBlock };
}

/** The most stamps, and the most requests, in one block. */
const maxKeptStates = 100_000;

/** Puts all that waits into one block, in which requests share a root; makes no block when nothing waits. */
async function addBlock(rows: Rows, time: number): Promise<void> {
  const stamps = await rows.taken.waitingStamps(maxKeptStates);
  const requests = await rows.taken.waitingRequests(maxKeptStates);
  if (stamps.length === 0 && requests.length === 0) return;
  const last = await rows.index.tip();
  const block = (last?.number ?? 0) + 1;
  const begun = { address: demoAddress, own: demoAddress, amount: "0", time, state: "sealed", block } as const;
  const transactions: string[] = [];
  // The ids of coins are shorter than a chain's, since nobody looks for coins of the demonstration.
  const add = (coin: ChainHex, states: string) => {
    const txpow = toId("transaction", time, states);
    transactions.push(`${coin} ${txpow} ${demoAddress} ${states}`);
    return { coin, txpow };
  };
  if (stamps.length > 0) {
    const ids = add(`0x${block}`, stamps.map(({ digest }) => digest).join(" "));
    await begin(rows, { ...begun, ...ids, made: ids.coin, kind: "digests" }, await toCargo("digests", stamps));
  }
  if (requests.length > 0) {
    const coin = `0x${block}A` as const;
    const root = await begin(rows, { ...begun, coin, kind: "root" }, await toCargo("root", requests));
    const place = { address: demoAddress, state: root, port: firstPort, block };
    await rows.index.addLocations([{ ...add(coin, root), ...place }]);
  }
  await rows.index.addBlocks([{ number: block, time, id: toBlockId(last, block, time, transactions.join("\n")) }]);
}

/** Returns the SHA3-256 of `parts`, one a line. */
function toId(...parts: readonly (string | number)[]): ChainHex {
  return `0x${hash("sha3-256", parts.join("\n")).toUpperCase()}`;
}

/** Returns the id of a block, which binds the block before it and all that it holds. */
const toBlockId = (before: BlockHead | undefined, number: number, time: number, transactions: string) =>
  toId("block", before?.id ?? "none", number, time, transactions);

/** Selects each block with the text that its id binds: its transactions, one a line. */
const blocksAndContent = `SELECT number, id, time, (SELECT group_concat(line, char(10) ORDER BY kind) FROM (
      SELECT kind, made || ' ' || txpow || ' ' || address || ' ' || (SELECT group_concat(digest, ' ' ORDER BY number)
        FROM stamps WHERE anchoring = anchorings.number) AS line
      FROM anchorings WHERE state = 'sealed' AND kind = 'digests' AND block = blocks.number
      UNION ALL SELECT 'root', coin || ' ' || txpow || ' ' || address || ' ' || state
      FROM places WHERE block = blocks.number)) AS transactions
  FROM blocks ORDER BY number`;
/** Selects what was anchored in a block that is not there. */
const stray = `SELECT block FROM (SELECT DISTINCT anchoring FROM stamps WHERE anchoring IS NOT NULL) AS carried
    LEFT JOIN anchorings ON number = anchoring AND state = 'sealed'
    WHERE block IS NULL OR block NOT IN (SELECT number FROM blocks)
  UNION ALL SELECT block FROM places WHERE block NOT IN (SELECT number FROM blocks)`;

/** Checks that each block is what its id says, and follows the one before. @throws Error that names the block */
function checkChain(database: DatabaseSync): void {
  let before: BlockHead | undefined;
  for (const row of database.prepare(blocksAndContent).iterate()) {
    const block = row as unknown as BlockHead & { readonly transactions: string | null };
    const { number, time, id, transactions } = block;
    const isNext = number === (before?.number ?? 0) + 1 && transactions !== null;
    if (!isNext || toBlockId(before, number, time, transactions) !== id)
      throw new Error(`its chain is broken at block ${number}`);
    before = block;
  }
  if (database.prepare(stray).get() !== undefined) throw new Error("its chain is broken: blocks are missing");
}
