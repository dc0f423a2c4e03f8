/** Stores our transactions, from the reserved coin to the block that holds each, and what was seen on the chain. */
import { randomBytes } from "node:crypto";

import { type Digest, toChainHex, type ChainHex } from "../../src/core/digest.ts";
import type { Location } from "../../src/node/find.ts";
import type { BlockHead } from "../../src/node/node.ts";
import { insertAll, withoutNulls, type AnyRow, type Session } from "./sql.ts";

/**
 * The states of a transaction of ours, in order. `reserved`: nothing else takes its coin. `built`: its bytes and ids
 * are known, and nothing was sent. `posted`: its bytes are handed to the node right after this is stored. `seen`: it is
 * in a block; if the chain takes that back, it is `posted` again. `confirmed`: enough blocks follow that one for
 * answers to name it. `sealed`: the chain cannot change that block any more. `abandoned`: something else spent its
 * coin, so that it can never be on the chain; what it carried waits again.
 */
type AnchoringState = "reserved" | "built" | "posted" | "seen" | "confirmed" | "sealed" | "abandoned";

/**
 * `digests`: each digest in a state of its own. `root`: one state for a batch. `token`: one digest, and a token named
 * after that digest. `split`: one coin split into more.
 */
export type AnchoringKind = "digests" | "root" | "token" | "split";

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
  readonly time: number;
  /** The ids of the transaction, and of the work that carries it, which changes with each build. */
  readonly txn?: ChainHex;
  readonly txpow?: ChainHex;
  readonly made?: ChainHex;
  /** The height of the chain when the transaction was built; `posted` likewise. */
  readonly built?: number;
  readonly posted?: number;
  readonly block?: number;
  /** The height of the block in which something else spent its coin. */
  readonly lost?: number;
}

export type NewAnchoring = Omit<Anchoring, "number" | "state"> & { readonly state?: AnchoringState };

/** A finished transaction, not sent yet; `made` is its first coin. Rebuilding it changes no id but `txpow`. */
export type Built = Readonly<{ bytes: string } & Record<"txpow" | "txn" | "made", ChainHex>>;

type Change = Partial<Omit<Anchoring, "number" | "ports"> & Built>;

type Spending = Pick<Anchoring, "number" | "kind" | "coin"> & { readonly txn: ChainHex | null };

/** Transactions that are in no block. */
const isOpen = "state IN ('reserved', 'built', 'posted')";
const columns =
  "number, kind, state, coin, amount, own, address, ports, time, txpow, txn, made, built, posted, block, lost";

/** Creates the SQL about our transactions. */
export function createAnchoringRows(session: Session) {
  return {
    ...createChanges(session),
    async open(): Promise<readonly Anchoring[]> {
      const select = `SELECT ${columns} FROM anchorings WHERE ${isOpen} ORDER BY number`;
      return (await session.all<AnyRow>(select)).map(toAnchoring);
    },
    /** Returns the bytes of a built transaction; `open` leaves them out, since they may have 20 kB. */
    bytes: async (number: number) =>
      await session.value<string | null>("SELECT bytes FROM anchorings WHERE number = ?", number),
    /** Returns our transactions by the coins that they spend, as long as the chain could still give these back. */
    async byCoin(): Promise<ReadonlyMap<ChainHex, Spending>> {
      const select = "SELECT coin, number, kind, txn FROM anchorings WHERE state NOT IN ('abandoned', 'sealed')";
      return new Map((await session.all<Spending>(select)).map((spending) => [spending.coin, spending]));
    },
    /** Counts by state the transactions that carry something and are not sealed, with when the oldest was begun; to count the sealed ones too would take longer every day. */
    async counts(): Promise<ReadonlyMap<string, { readonly count: number; readonly oldest: number }>> {
      const rows = await session.all<{ state: AnchoringState; count: number; oldest: number }>(
        `SELECT state, count(*) AS count, min(time) AS oldest FROM anchorings WHERE kind <> 'split'
          AND state IN ('reserved', 'built', 'posted', 'seen', 'confirmed') GROUP BY state`,
      );
      return new Map(rows.map(({ state, ...counted }) => [state, counted]));
    },
  };
}

function createChanges(session: Session) {
  return {
    async add(begun: NewAnchoring): Promise<number> {
      const rows = [{ state: "reserved", ...begun, ports: JSON.stringify([...begun.ports]) }];
      const [added] = await insertAll<{ number: number }>(session, "anchorings", rows, "RETURNING number");
      return added?.number ?? 0;
    },
    async set(number: number, change: Change): Promise<void> {
      const assigned = Object.keys(change).map((column) => `${column} = ?`);
      const update = `UPDATE anchorings SET ${assigned.join(", ")} WHERE number = ?`;
      await session.run(update, ...Object.values(change), number);
    },
    /** Forgets the blocks from this one on, which no longer exist; our transactions in them are posted again. */
    async takeBack(fromBlock: number): Promise<void> {
      const inBlock = "state IN ('seen', 'confirmed', 'sealed')";
      await session.run("DELETE FROM places WHERE block >= ?", fromBlock);
      await session.run("DELETE FROM blocks WHERE number >= ?", fromBlock);
      await session.run(
        `UPDATE anchorings SET state = 'posted', block = NULL WHERE block >= ? AND ${inBlock}`,
        fromBlock,
      );
      await session.run(`UPDATE anchorings SET lost = NULL WHERE lost >= ? AND ${isOpen}`, fromBlock);
    },
    /** Confirms what is in a block up to `confirmedTo`, and seals it up to `sealedTo`: it is never posted again. */
    async settle(confirmedTo: number, sealedTo: number): Promise<void> {
      const [confirmed, sealed] = ["state = 'confirmed'", "state = 'sealed', bytes = NULL"];
      await session.run(`UPDATE anchorings SET ${confirmed} WHERE state = 'seen' AND block <= ?`, confirmedTo);
      await session.run(`UPDATE anchorings SET ${sealed} WHERE ${confirmed} AND block <= ?`, sealedTo);
    },
  };
}

function toAnchoring(row: AnyRow): Anchoring {
  const known = withoutNulls(row) as unknown as Anchoring & { readonly ports: string };
  return { ...known, ports: new Map(JSON.parse(known.ports) as readonly (readonly [number, ChainHex])[]) };
}

/** Where the index saw a digest; `txpow` is the work that carries the transaction. */
export interface Place extends Omit<Location, "port" | "confirmations"> {
  readonly txpow?: ChainHex;
}

type SeenState = Readonly<Record<"state" | "coin" | "address" | "txpow", string> & Record<"port" | "block", number>>;

/** Creates the SQL about what was seen on the chain. */
export function createIndexRows(session: Session) {
  const put = "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
  return {
    ...createBlockRows(session),
    async addBlocks(blocks: readonly BlockHead[]): Promise<void> {
      const rows = blocks.map(({ number, id, time }) => ({ number, id, time }));
      await insertAll(session, "blocks", rows);
    },
    addLocations: async (seen: readonly SeenState[]) =>
      await insertAll(session, "places", seen, "ON CONFLICT (state, coin, port) DO NOTHING"),
    dropFact: async (name: string) => await session.run("DELETE FROM facts WHERE name = ?", name),
    setFact: async (name: string, value: string) => await session.run(put, name, value),
    /** Returns 32 random bytes, made when they are first asked for: the secret of keys that are given for tokens. */
    async secret(): Promise<Buffer> {
      const insert = `INSERT INTO facts (name, value) VALUES ('token secret', ?)
        ON CONFLICT (name) DO UPDATE SET value = facts.value RETURNING value`;
      return Buffer.from(await session.value<string>(insert, randomBytes(32).toString("hex")), "hex");
    },
    fact: async (name: string) =>
      await session.value<string | undefined>("SELECT value FROM facts WHERE name = ?", name),
  };
}

function createBlockRows(session: Session) {
  const select = "SELECT number, id, time FROM blocks";
  return {
    block: async (number: number) => await session.one<BlockHead | undefined>(`${select} WHERE number = ?`, number),
    tip: async () => await session.one<BlockHead | undefined>(`${select} ORDER BY number DESC LIMIT 1`),
    /**
     * Returns where `digest` is on the chain in blocks with `confirmations` more on top, the oldest location first. A
     * digest of ours that goes by itself is found by the transaction that carries it.
     */
    locations: async (digest: Digest, confirmations: number) =>
      await session.all<Place>(
        `SELECT coin AS "coinId", block, blocks.id AS "blockId", blocks.time, address, txpow FROM (
          SELECT coin, block, address, txpow FROM places WHERE state = ? UNION ALL
          SELECT made, block, address, txpow FROM stamps JOIN anchorings ON anchorings.number = anchoring
            WHERE digest = ? AND kind = 'digests' AND block IS NOT NULL
        ) AS seen JOIN blocks ON blocks.number = block
        WHERE block <= (SELECT max(number) FROM blocks) - CAST(? AS BIGINT) ORDER BY block`,
        toChainHex(digest),
        digest,
        confirmations,
      ),
    /** Returns the height of the last block that was made before `time`, in milliseconds since 1970; 0 for none. */
    lastBefore: async (time: number) =>
      (await session.one<BlockHead | undefined>(`${select} WHERE time < ? ORDER BY number DESC LIMIT 1`, time))
        ?.number ?? 0,
    /** Whether the index has seen every block after the height `since`. */
    async isWhole(since: number): Promise<boolean> {
      const missing = "SELECT coalesce(max(number) - CAST(? AS BIGINT) - count(*), 0) FROM blocks WHERE number > ?";
      return (await session.value<number>(missing, since, since)) === 0;
    },
  };
}
