import type { Digest } from "../../src/core/digest.ts";
import type { BlockHead } from "../../src/node/node.ts";
import type { ChainHex } from "../../src/node/reply.ts";
import { tellsPlaces } from "./tables.ts";
import { inGroups, readOne, readRow, type Session } from "./sql.ts";

/** Writes a digest as the chain does in a state. */
export function toState(digest: Digest): ChainHex {
  return `0x${digest.toUpperCase()}`;
}

export interface IndexedLocation {
  readonly coin: ChainHex;
  readonly block: number;
  readonly blockId: ChainHex;
  readonly time: number;
  readonly address: string;
  readonly txpow: ChainHex;
}

type SeenState = Omit<IndexedLocation, "blockId" | "time"> & { readonly state: string; readonly port: number };

/** The transaction `txn` in a block, and the work that carried it there. */
interface Spend {
  readonly txn: ChainHex;
  readonly txpow: ChainHex | null;
  readonly block: number;
}

/** Creates the SQL about what was seen on the chain. */
export function createIndexRows(session: Session) {
  return { ...additions(session), ...blockRows(session), ...factRows(session) };
}

function additions({ run }: Session) {
  return {
    addBlocks: async (blocks: readonly BlockHead[]) =>
      await inGroups(
        blocks.map(({ number, id, time }) => [number, id, time]),
        async (list, values) => await run(`INSERT INTO blocks (number, id, time) VALUES ${list}`, ...values),
      ),
    addLocations: async (seen: readonly SeenState[]) =>
      await inGroups(
        seen.map(({ state, coin, port, block, address, txpow }) => [state, coin, port, block, address, txpow]),
        async (list, values) => {
          const insert = `INSERT INTO places (state, coin, port, block, address, txpow) VALUES ${list}
            ON CONFLICT (state, coin, port) DO NOTHING`;
          await run(insert, ...values);
        },
      ),
    async addSpend(coin: ChainHex, { txn, txpow, block }: Spend): Promise<void> {
      const insert = `INSERT INTO spends (coin, txn, txpow, block) VALUES (?, ?, ?, ?)
        ON CONFLICT (coin) DO UPDATE SET txn = excluded.txn, txpow = excluded.txpow, block = excluded.block`;
      await run(insert, coin, txn, txpow, block);
    },
    async dropFrom(number: number): Promise<void> {
      for (const rows of ["places WHERE block", "spends WHERE block", "blocks WHERE number"]) {
        await run(`DELETE FROM ${rows} >= ?`, number);
      }
    },
  };
}

function blockRows(session: Session) {
  return {
    block: async (number: number) =>
      await readOne<BlockHead>(session, "SELECT number, id, time FROM blocks WHERE number = ?", number),
    tip: async () =>
      await readOne<BlockHead>(session, "SELECT number, id, time FROM blocks ORDER BY number DESC LIMIT 1"),
    /**
     * Returns where `state`, hex as the chain writes it, is on the chain, the oldest location first. A digest of ours is
     * where `anchoring` is, the transaction that carries it.
     */
    async locations(state: string, anchoring: number | null = null): Promise<readonly IndexedLocation[]> {
      const select = `SELECT coin, block, blocks.id AS "blockId", blocks.time, address, txpow FROM (
          SELECT coin, block, address, txpow FROM places WHERE state = ? UNION ALL
          SELECT made, block, address, txpow FROM anchorings WHERE number = ? AND ${tellsPlaces}
        ) AS seen JOIN blocks ON blocks.number = block ORDER BY block`;
      return await session.all<IndexedLocation>(select, state, anchoring);
    },
    spend: async (coin: ChainHex) =>
      await readOne<Spend>(session, "SELECT txn, txpow, block FROM spends WHERE coin = ?", coin),
    /** Returns the height of the last block that was made before `time`, in milliseconds since 1970; 0 for none. */
    async lastBefore(time: number): Promise<number> {
      const select = "SELECT number FROM blocks WHERE time < ? ORDER BY number DESC LIMIT 1";
      return (await readOne<{ number: number }>(session, select, time))?.number ?? 0;
    },
    /** Whether the index has seen every block after the height `since`. */
    async isWhole(since: number): Promise<boolean> {
      const select = `SELECT coalesce(max(number) - CAST(? AS BIGINT) - count(*), 0) AS missing
        FROM blocks WHERE number > ?`;
      return (await readRow<{ missing: number }>(session, select, since, since)).missing === 0;
    },
  };
}

function factRows(session: Session) {
  const put = "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
  return {
    dropFact: async (name: string) => await session.run("DELETE FROM facts WHERE name = ?", name),
    setFact: async (name: string, value: string) => await session.run(put, name, value),
    fact: async (name: string) =>
      (await readOne<{ value: string }>(session, "SELECT value FROM facts WHERE name = ?", name))?.value,
  };
}
