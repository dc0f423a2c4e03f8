import type { DatabaseSync } from "node:sqlite";

import type { BlockHead } from "../../src/node/node.ts";
import type { ChainHex } from "../../src/node/reply.ts";

/** A place where the index saw a state. */
export interface IndexedLocation {
  readonly coin: ChainHex;
  readonly port: number;
  readonly block: number;
  readonly blockId: ChainHex;
  readonly time: number;
  readonly address: string;
  readonly txpow: ChainHex;
}

/** Creates the statements about what was seen on the chain. */
export function createIndexRows(database: DatabaseSync) {
  const addBlock = database.prepare("INSERT INTO blocks (number, id, time) VALUES (?, ?, ?)");
  const addLocation = database.prepare(
    "INSERT OR IGNORE INTO places (state, coin, port, block, address, txpow) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const addSpend = database.prepare("INSERT OR REPLACE INTO spends (coin, txn, block) VALUES (?, ?, ?)");
  const block = database.prepare("SELECT number, id, time FROM blocks WHERE number = ?");
  const tip = database.prepare("SELECT number, id, time FROM blocks ORDER BY number DESC LIMIT 1");
  const locations = database.prepare(`SELECT coin, port, block, blocks.id AS blockId, blocks.time, address, txpow
    FROM places JOIN blocks ON blocks.number = places.block WHERE state = ? ORDER BY block`);
  const spend = database.prepare("SELECT txn, block FROM spends WHERE coin = ?");
  const drops = ["places WHERE block", "spends WHERE block", "blocks WHERE number"].map((rows) =>
    database.prepare(`DELETE FROM ${rows} >= ?`),
  );
  const missing = database.prepare(
    "SELECT coalesce(max(number) - ? - count(*), 0) AS missing FROM blocks WHERE number > ?",
  );
  const dropFact = database.prepare("DELETE FROM facts WHERE name = ?");
  const setFact = database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)");
  const fact = database.prepare("SELECT value FROM facts WHERE name = ?");
  return {
    addBlock: ({ number, id, time }: BlockHead) => void addBlock.run(number, id, time),
    addLocation(state: string, location: Omit<IndexedLocation, "blockId" | "time">): void {
      addLocation.run(state, location.coin, location.port, location.block, location.address, location.txpow);
    },
    /** Notes that the transaction `txn` spent `coin` in the block `at`. */
    addSpend: (coin: ChainHex, txn: ChainHex, at: number) => void addSpend.run(coin, txn, at),
    block: (number: number) => block.get(number) as unknown as BlockHead | undefined,
    tip: () => tip.get() as unknown as BlockHead | undefined,
    /** Returns where `state`, hex as the chain writes it, is on the chain, the oldest location first. */
    locations: (state: string) => locations.all(state) as unknown as readonly IndexedLocation[],
    spend: (coin: ChainHex) => spend.get(coin) as unknown as { txn: ChainHex; block: number } | undefined,
    /** Forgets all blocks from `number` on. */
    dropFrom(number: number): void {
      for (const drop of drops) drop.run(number);
    },
    /** Whether the index has seen every block after the height `since`. */
    isWhole: (since: number) => (missing.get(since, since) as unknown as { missing: number }).missing === 0,
    dropFact: (name: string) => void dropFact.run(name),
    setFact: (name: string, value: string) => void setFact.run(name, value),
    fact: (name: string) => (fact.get(name) as unknown as { value: string } | undefined)?.value,
  };
}
