/** The commands about a store in PostgreSQL: `migrate`, `move`, and those about keys. */
import { existsSync } from "node:fs";

import { AnchorError } from "../../src/core/errors.ts";
import type { Command } from "../settings.ts";
import { openDatabase } from "../store/database.ts";
import { migrate, prepareStore } from "../store/migrations.ts";
import { openPostgres } from "../store/postgres.ts";
import { insertAll, type AnyRow, type Database, type Session } from "../store/sql.ts";
import { runKeyCommand } from "./key-books.ts";
import { openStoreBook } from "./store-keys.ts";

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
