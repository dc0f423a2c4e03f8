import type { Digest } from "../../src/core/digest.ts";
import type { BlockHead } from "../../src/node/node.ts";
import type { ChainHex } from "../../src/node/reply.ts";
import { insertAll, type Session } from "./sql.ts";

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
    async dropFrom(number: number): Promise<void> {
      await session.run("DELETE FROM places WHERE block >= ?", number);
      await session.run("DELETE FROM blocks WHERE number >= ?", number);
    },
    dropFact: async (name: string) => await session.run("DELETE FROM facts WHERE name = ?", name),
    setFact: async (name: string, value: string) => await session.run(put, name, value),
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
     * Returns where `state`, hex as the chain writes it, is on the chain, the oldest location first. A digest of ours
     * is found only by the transaction that carries it, whose number is `anchoring`.
     */
    locations: async (state: string, anchoring?: number) =>
      await session.all<IndexedLocation>(
        `SELECT coin, block, blocks.id AS "blockId", blocks.time, address, txpow FROM (
          SELECT coin, block, address, txpow FROM places WHERE state = ? UNION ALL
          SELECT made, block, address, txpow FROM anchorings WHERE number = ? AND kind = 'digests' AND block IS NOT NULL
        ) AS seen JOIN blocks ON blocks.number = block ORDER BY block`,
        state,
        anchoring ?? null,
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
