import type { DatabaseSync } from "node:sqlite";

import type { ChainHex } from "../../src/node/reply.ts";
import type { Built } from "../node/transaction.ts";

/** A transaction that is begun: its coin is ours alone from the moment it is in the table. */
export type NewAnchoring = Pick<NodeAnchoring, "kind" | "coin" | "amount" | "own" | "address" | "ports" | "time">;

interface AnchoringRow {
  readonly number: number;
  readonly kind: AnchoringKind;
  readonly state: AnchoringState;
  readonly coin: ChainHex;
  readonly amount: string;
  readonly own: ChainHex;
  readonly address: ChainHex;
  readonly ports: string;
  readonly time: number;
  readonly bytes: string | null;
  readonly txpow: ChainHex | null;
  readonly txn: ChainHex | null;
  readonly made: ChainHex | null;
  readonly built: number | null;
  readonly posted: number | null;
  readonly block: number | null;
}

export type AnchoringRows = ReturnType<typeof createAnchoringRows>;

/** The statements about transactions of ours. */
export function createAnchoringRows(database: DatabaseSync) {
  return { ...oneByOne(database), ...byHeight(database), ...readings(database) };
}

function oneByOne(database: DatabaseSync) {
  const insert = database.prepare(`INSERT INTO anchorings (kind, state, coin, amount, own, address, ports, time)
    VALUES (?, 'reserved', ?, ?, ?, ?, ?, ?)`);
  const build = database.prepare(`UPDATE anchorings
    SET state = 'built', bytes = ?, txpow = ?, txn = ?, made = ?, built = ? WHERE number = ?`);
  const post = database.prepare("UPDATE anchorings SET state = 'posted', posted = ? WHERE number = ?");
  const see = database.prepare("UPDATE anchorings SET state = 'seen', block = ? WHERE number = ?");
  const abandon = database.prepare("UPDATE anchorings SET state = 'abandoned' WHERE number = ?");
  return {
    add({ kind, coin, amount, own, address, ports, time }: NewAnchoring): number {
      const text = JSON.stringify([...ports]);
      return Number(insert.run(kind, coin, amount, own, address, text, time).lastInsertRowid);
    },
    setBuilt(number: number, { bytes, txpowId, transactionId, coinIds }: Built, tip: number): void {
      build.run(bytes, txpowId, transactionId, coinIds[0] ?? null, tip, number);
    },
    setPosted: (number: number, tip: number) => void post.run(tip, number),
    setSeen: (number: number, block: number) => void see.run(block, number),
    abandon: (number: number) => void abandon.run(number),
  };
}

function byHeight(database: DatabaseSync) {
  const fallBack = database.prepare(`UPDATE anchorings SET state = 'posted', block = NULL
    WHERE block >= ? AND state IN ('seen', 'confirmed', 'sealed')`);
  const confirm = database.prepare("UPDATE anchorings SET state = 'confirmed' WHERE state = 'seen' AND block <= ?");
  const seal = database.prepare("UPDATE anchorings SET state = 'sealed' WHERE state = 'confirmed' AND block <= ?");
  return {
    /** What stood in a block that is there no more is on its way again. */
    fallBack: (fromBlock: number) => void fallBack.run(fromBlock),
    confirm: (toBlock: number) => void confirm.run(toBlock),
    seal: (toBlock: number) => void seal.run(toBlock),
  };
}

function readings(database: DatabaseSync) {
  const open = database.prepare(
    "SELECT * FROM anchorings WHERE state IN ('reserved', 'built', 'posted') ORDER BY number",
  );
  const reserved = database.prepare("SELECT coin FROM anchorings WHERE state NOT IN ('abandoned', 'sealed')");
  const one = database.prepare("SELECT * FROM anchorings WHERE number = ?");
  const counts = database.prepare("SELECT kind, state, count(*) AS count FROM anchorings GROUP BY kind, state");
  return {
    /** Those that are not in a block, the oldest first. */
    open: () => (open.all() as unknown as readonly AnchoringRow[]).map(toAnchoring),
    one(number: number): NodeAnchoring | undefined {
      const row = one.get(number) as unknown as AnchoringRow | undefined;
      return row && toAnchoring(row);
    },
    /** Coins that a transaction of ours spends or has spent, as long as the chain could still give them back. */
    reservedCoins: () => new Set((reserved.all() as unknown as readonly { coin: ChainHex }[]).map(({ coin }) => coin)),
    counts: () =>
      counts.all() as unknown as readonly { kind: AnchoringKind; state: AnchoringState; readonly count: number }[],
  };
}

function toAnchoring(row: AnchoringRow): NodeAnchoring {
  const { number, kind, state, coin, amount, own, address, time } = row;
  const optional = {
    bytes: row.bytes,
    txpowId: row.txpow,
    transactionId: row.txn,
    made: row.made,
    builtAt: row.built,
    postedAt: row.posted,
    block: row.block,
  };
  const known = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null));
  const ports = new Map(JSON.parse(row.ports) as readonly (readonly [number, ChainHex])[]);
  return { number, kind, state, coin, amount, own, address, ports, time, ...known };
}

/**
 * What becomes of a transaction of ours, in order. `reserved`: its coin is taken by nothing else. `built`: its bytes
 * and ids are known, and nothing was sent. `posted`: the node has been handed the bytes. `seen`: it is in a block, which
 * may still go; then it is `posted` again. `sealed`: the chain cannot change that block any more. `abandoned`: something
 * else spent its coin, so that it can never be on the chain; what it carried waits again.
 */
type AnchoringState = "reserved" | "built" | "posted" | "seen" | "confirmed" | "sealed" | "abandoned";

/**
 * `digests`: each digest in a state of its own. `root`: one state for a batch. `token`: one digest, and a token of it.
 * `split`: more coins out of one.
 */
export type AnchoringKind = "digests" | "root" | "token" | "split";

/** A transaction of ours. Heights are of the node's last block at that moment. */
export interface NodeAnchoring {
  readonly number: number;
  readonly kind: AnchoringKind;
  readonly state: AnchoringState;
  /** The coin it spends, which makes sure that it happens at most once. */
  readonly coin: ChainHex;
  readonly amount: string;
  /** Where the rest of the coin goes. */
  readonly own: ChainHex;
  readonly address: ChainHex;
  /** What stands in its state; kept, so that building it again gives the same ids. */
  readonly ports: ReadonlyMap<number, ChainHex>;
  /** When it was begun, in milliseconds since 1970. */
  readonly time: number;
  readonly bytes?: string;
  readonly txpowId?: ChainHex;
  readonly transactionId?: ChainHex;
  /** The coin that its first output will be. */
  readonly made?: ChainHex;
  readonly builtAt?: number;
  readonly postedAt?: number;
  readonly block?: number;
}

/** Most states in one transaction: it must stay below 65,536 bytes (node-facts §4), and there are 256 ports. */
export const maxStates = 255;

/** The ports for `count` digests: 99, where everybody looks first, then those around it. */
export function toPorts(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (99 + index) % 256);
}
