/** The commands about a store in PostgreSQL: `migrate`, `move`, and those about keys. */
import { existsSync } from "node:fs";

import { AnchorError } from "../../src/core/errors.ts";
import { migrate, planMigration, prepareStore } from "../store/migrations.ts";
import { openQueue } from "../store/store.ts";
import { openPostgres } from "../store/postgres.ts";
import { insertAll, readRow, type Database, type AnyRow, type Session } from "../store/sql.ts";
import type { StoreCommand } from "../settings.ts";
import { runOnStoredKeys } from "./store-keys.ts";

/**
 * Does what `command` says about its store; what goes before its end goes to `print`.
 *
 * @returns the key that was made, or what was done, as a sentence
 */
export async function runOnStore(command: StoreCommand, print: (text: string) => unknown): Promise<string> {
  const database = await openPostgres(command.store, { isLong: true });
  try {
    if (command.name === "migrate") return await runMigration(command.isPlan, database, print);
    await prepareStore(database);
    return command.name === "move" ? await moveQueue(command.data, database) : await runOnStoredKeys(command, database);
  } finally {
    await database.close();
  }
}

async function runMigration(isPlan: boolean, database: Database, print: (text: string) => unknown): Promise<string> {
  if (isPlan) return (await planMigration(database)).join("\n");
  await migrate(database, async (lines) => await print(lines.join("\n")));
  return "Done.";
}

/** The tables of a queue, in an order in which none refers to a later one. */
const tables = ["anchorings", "stamps", "requests", "blocks", "places", "facts", "counts"];

/**
 * Copies the queue in the file `data` into the empty `store`; all of it, or nothing.
 *
 * @returns how many rows of each table both hold, as a sentence
 * @throws Error when the file is missing or in use, or the store is not empty
 */
async function moveQueue(data: string, store: Database): Promise<string> {
  if (!existsSync(data)) throw new Error(`There is no queue ${data}.`);
  const file = openQueue(data);
  try {
    const counts = await store.write(async (to) => await copyAll(file, to));
    return `${data} is copied into the store: ${counts.join(", ")}. Start no service on the file again.`;
  } finally {
    await file.close();
  }
}

async function copyAll(from: Database, to: Session): Promise<readonly string[]> {
  // Nobody takes stamps into the store meanwhile.
  await to.run(`LOCK TABLE ${tables.join(", ")} IN EXCLUSIVE MODE`);
  const counts: string[] = [];
  for (const table of tables) {
    if ((await countRows(to, table)) > 0) throw refused("The store is not empty, nothing was copied into it.");
    for await (const rows of readPages(from, table)) await insertAll(to, table, rows);
    const [source, copy] = [await countRows(from, table), await countRows(to, table)];
    if (source !== copy) throw refused(`The copy has ${copy} ${table}, and the file ${source}; nothing was kept.`);
    counts.push(`${copy} ${table}`);
  }
  for (const table of ["anchorings", "stamps", "requests"]) {
    await to.all(`SELECT setval(pg_get_serial_sequence('${table}', 'number'), (SELECT max(number) FROM ${table}))`);
  }
  return counts;
}

/** Not an error of the database, which would be said to be away. */
const refused = (account: string) => new AnchorError("INPUT_INVALID", account);

const pageRows = 5000;

/** Reads `table` by the numbers of its rows, which find the next page without a search. */
async function* readPages(from: Database, table: string): AsyncGenerator<readonly AnyRow[]> {
  const page = `SELECT rowid AS place, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${pageRows}`;
  let rows = await from.all<AnyRow>(page, 0);
  while (rows.length > 0) {
    yield rows.map(({ place: _place, ...row }) => row);
    rows = await from.all<AnyRow>(page, rows.at(-1)?.["place"] ?? 0);
  }
}

async function countRows(session: Session, table: string): Promise<number> {
  return (await readRow<{ count: number }>(session, `SELECT count(*) AS count FROM ${table}`)).count;
}
