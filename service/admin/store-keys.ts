/** Keys and rates in a store that several processes share; a rate limits all of them together. */
import { createIndexRows } from "../store/chain-rows.ts";
import { createGroupCommit } from "../store/group-commit.ts";
import { withoutNulls, type AnyRow, type Database } from "../store/sql.ts";
import type { KeyBook } from "./key-books.ts";
import { toKeyHash, type Caller, type KeySource } from "./keys.ts";
import { admitRequest } from "./rates.ts";

/** How long a found key is used before the next look, in milliseconds. A removed key may still work as long. */
const knownMs = 5000;
const maxKnown = 10_000;

const toCaller = (row: AnyRow) => withoutNulls(row) as unknown as Caller;

export function createStoreKeys(database: Database): KeySource {
  const known = new Map<string, { readonly caller: Caller; readonly until: number }>();
  const takers = new Map<string, (rate: number) => Promise<number>>();
  let secret: Buffer | undefined;
  return {
    async find(sent) {
      const id = toKeyHash(sent).toString("hex");
      const kept = known.get(id);
      if (kept !== undefined && kept.until > performance.now()) return kept.caller;
      known.delete(id);
      const row = await database.one<AnyRow | undefined>("SELECT name, rate, count FROM keys WHERE hash = ?", id);
      if (row === undefined) return undefined;
      const caller = toCaller(row);
      if (known.size >= maxKnown) known.clear();
      known.set(id, { caller, until: performance.now() + knownMs });
      return caller;
    },
    async take(name, rate) {
      const take = takers.get(name) ?? createGroupCommit(async (rates) => await takeRequests(database, name, rates));
      takers.set(name, take);
      return await take(rate);
    },
    secret: async () => (secret ??= await createIndexRows(database).secret()),
  };
}

/**
 * Takes a request of `name` for each of `rates`, requests a minute, by the clock of the server; returns 0 for each, or
 * the whole seconds until there is one more. Nothing is taken in advance: what several processes held back for later
 * would add up to more than the rate.
 */
async function takeRequests(database: Database, name: string, rates: readonly number[]) {
  return await database.write(async (session) => {
    // Locks the row, so that processes count one after the other.
    const lock = `INSERT INTO rates (name, due) VALUES (?, 0) ON CONFLICT (name) DO UPDATE SET due = rates.due
      RETURNING due, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now`;
    const taken = await session.one<{ due: number; now: number }>(lock, name);
    const outcomes = rates.map((rate) => {
      const { due, wait } = admitRequest(taken.due, taken.now, rate);
      taken.due = due;
      return wait;
    });
    await session.run("UPDATE rates SET due = ? WHERE name = ?", taken.due, name);
    return outcomes;
  });
}

/** Opens the keys in `database`, of which only the hashes are stored. */
export function openStoreBook(database: Database): KeyBook {
  const isDone = async (...change: Parameters<Database["all"]>) => (await database.all(...change)).length > 0;
  return {
    words: { subject: "The store", end: `everywhere within ${knownMs / 1000} seconds` },
    list: async () => (await database.all<AnyRow>("SELECT name, rate, count FROM keys ORDER BY name")).map(toCaller),
    async add({ name, hash, rate = null, count = null }) {
      const insert = `INSERT INTO keys (hash, name, rate, count) VALUES (?, ?, ?, ?)
        ON CONFLICT (name) DO NOTHING RETURNING name`;
      return await isDone(insert, hash.toString("hex"), name, rate, count);
    },
    remove: async (name) => await isDone("DELETE FROM keys WHERE name = ? RETURNING name", name),
  };
}
