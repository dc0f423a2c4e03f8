/** Keys and rates in a store that several processes share, and the commands about it: `migrate`, `move`, of keys. */
import { existsSync } from "node:fs";

import { AnchorError } from "../../src/core/errors.ts";
import type { Command } from "../settings.ts";
import { createIndexRows } from "../store/chain-rows.ts";
import { openDatabase } from "../store/database.ts";
import { createGroupCommit } from "../store/group-commit.ts";
import { migrate, prepareStore } from "../store/migrations.ts";
import { openPostgres } from "../store/postgres.ts";
import { insertAll, withoutNulls, type AnyRow, type Database, type Session } from "../store/sql.ts";
import { admitRequest, runKeyCommand, toKeyHash, type Caller, type KeyBook, type KeySource } from "./keys.ts";

/**
 * Does what `command` says about its store.
 *
 * @returns the key that was made, or what was done, as a sentence
 */
export async function runOnStore(command: Command): Promise<string> {
  const { name, store = "", data = "" } = command;
  const database = await openPostgres(store, { isLong: true });
  try {
    if (name === "migrate") return await migrate(database, { isPlan: command.plan === true });
    await prepareStore(database);
    if (name === "move") return await moveQueue(data, database);
    return await runKeyCommand(command, openStoreBook(database));
  } finally {
    await database.close();
  }
}

/** The tables of a queue, in an order in which none refers to a later one. */
const tables = ["anchorings", "stamps", "blocks", "places", "facts", "counts"];

/**
 * Copies the queue in the file `data` into the empty `store`; all of it, or nothing.
 *
 * @returns how many rows of each table both hold, as a sentence
 * @throws Error when the file is missing or in use, or the store is not empty
 */
async function moveQueue(data: string, store: Database): Promise<string> {
  if (!existsSync(data)) throw new Error(`There is no queue ${data}.`);
  const file = openDatabase(data, "queue");
  try {
    const counts = await store.write(async (to) => await copyAll(file, to));
    return `${data} is copied into the store: ${counts.join(", ")}. Start no service on the file again.`;
  } finally {
    await file.close();
  }
}

async function copyAll(from: Database, to: Session): Promise<readonly string[]> {
  // So that no process puts stamps into the store meanwhile.
  await to.run(`LOCK TABLE ${tables.join(", ")} IN EXCLUSIVE MODE`);
  const counts: string[] = [];
  for (const table of tables) {
    const count = `SELECT count(*) FROM ${table}`;
    if ((await to.value<number>(count)) > 0) throw refused("The store is not empty, nothing was copied into it.");
    for await (const rows of readPages(from, table)) await insertAll(to, table, rows);
    const [source, copy] = [await from.value<number>(count), await to.value<number>(count)];
    if (source !== copy) throw refused(`The copy has ${copy} ${table}, and the file ${source}; nothing was kept.`);
    counts.push(`${copy} ${table}`);
  }
  for (const table of ["anchorings", "stamps"]) {
    await to.run(`SELECT setval(pg_get_serial_sequence('${table}', 'number'), (SELECT max(number) FROM ${table}))`);
  }
  return counts;
}

/** Makes an AnchorError: the store would report any other error as its own outage. */
const refused = (message: string) => new AnchorError("INPUT_INVALID", message);

/** Reads `table` in pages, each of which begins after a row's number and so is found without a search. */
async function* readPages(from: Database, table: string): AsyncGenerator<readonly AnyRow[]> {
  const page = `SELECT rowid AS place, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT 5000`;
  for (let last: AnyRow[string] | undefined = 0; last !== undefined;) {
    const rows: readonly AnyRow[] = await from.all<AnyRow>(page, last);
    yield rows.map(({ place: _place, ...row }) => row);
    last = rows.at(-1)?.["place"];
  }
}

/** How long a found key is used before the next look, in milliseconds. A removed key may still work as long. */
const knownMs = 5000;
const maxKnown = 10_000;

const toCaller = (row: AnyRow) => withoutNulls(row) as unknown as Caller;

/** Opens the keys and rates in `database`; a rate limits all processes together. */
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
function openStoreBook(database: Database): KeyBook {
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
