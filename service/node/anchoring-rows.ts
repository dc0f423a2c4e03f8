/** Stores our transactions that anchor something, from the reserved coin to the block that holds the transaction. */
import type { DatabaseSync } from "node:sqlite";

import type { ChainHex } from "../../src/node/reply.ts";
import type { Built } from "./transaction.ts";

/**
 * What becomes of a transaction of ours, in order. `reserved`: its coin is taken by nothing else. `built`: its bytes
 * and ids are known, and nothing was sent. `posted`: the node has been handed the bytes. `seen`: it is in a block, which
 * may still go; then it is `posted` again. `sealed`: the chain cannot change that block any more. `abandoned`: something
 * else spent its coin, so that it can never be on the chain; what it carried waits again.
 */
type AnchoringState = "reserved" | "built" | "posted" | "seen" | "confirmed" | "sealed" | "abandoned";

/**
 * `digests`: each digest in a state of its own. `root`: one state for a batch. `token`: one digest, and a token named
 * after that digest. `split`: one coin split into more.
 */
export type AnchoringKind = "digests" | "root" | "token" | "split";

/** A transaction of ours. Each height is that of the node's last block at the time. */
export interface Anchoring {
  readonly number: number;
  readonly kind: AnchoringKind;
  readonly state: AnchoringState;
  /** The coin it spends, which ensures that the transaction happens at most once. */
  readonly coin: ChainHex;
  readonly amount: string;
  /** The address that gets the rest of the coin. */
  readonly own: ChainHex;
  readonly address: ChainHex;
  /** The content of its state, by port; kept, so that building the transaction again gives the same ids. */
  readonly ports: ReadonlyMap<number, ChainHex>;
  /** When the transaction was begun, in milliseconds since 1970. */
  readonly time: number;
  readonly bytes?: string;
  readonly txpowId?: ChainHex;
  readonly transactionId?: ChainHex;
  /** The id of the coin that its first output will be. */
  readonly made?: ChainHex;
  /** The height of the chain when the transaction was built; `postedAt` likewise. */
  readonly builtAt?: number;
  readonly postedAt?: number;
  readonly block?: number;
}

/** Creates the statements about our transactions. */
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
    /** Begins a transaction: from now on its coin is reserved for it. */
    add({ kind, coin, amount, own, address, ports, time }: Omit<Anchoring, "number" | "state">): number {
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
    /** Marks transactions whose block no longer exists as posted again. */
    fallBack: (fromBlock: number) => void fallBack.run(fromBlock),
    confirm: (toBlock: number) => void confirm.run(toBlock),
    seal: (toBlock: number) => void seal.run(toBlock),
  };
}

const columns = `number, kind, state, coin, amount, own, address, ports, time, bytes, txpow AS txpowId,
  txn AS transactionId, made, built AS builtAt, posted AS postedAt, block`;

function readings(database: DatabaseSync) {
  const open = database.prepare(
    `SELECT ${columns} FROM anchorings WHERE state IN ('reserved', 'built', 'posted') ORDER BY number`,
  );
  const reserved = database.prepare("SELECT coin FROM anchorings WHERE state NOT IN ('abandoned', 'sealed')");
  const one = database.prepare(`SELECT ${columns} FROM anchorings WHERE number = ?`);
  const counts = database.prepare("SELECT kind, state, count(*) AS count FROM anchorings GROUP BY kind, state");
  return {
    /** Returns the transactions that are in no block yet, the oldest first. */
    open: () => open.all().map(toAnchoring),
    one(number: number): Anchoring | undefined {
      const row = one.get(number);
      return row && toAnchoring(row);
    },
    /** Returns the coins that our transactions spend or have spent, as long as the chain could still give them back. */
    reservedCoins: () => new Set((reserved.all() as unknown as readonly { coin: ChainHex }[]).map(({ coin }) => coin)),
    counts: () =>
      counts.all() as unknown as readonly { kind: AnchoringKind; state: AnchoringState; readonly count: number }[],
  };
}

function toAnchoring(row: Readonly<Record<string, unknown>>): Anchoring {
  const known = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  const ports = new Map(JSON.parse(String(row["ports"])) as readonly (readonly [number, ChainHex])[]);
  return { ...(known as unknown as Anchoring), ports };
}
