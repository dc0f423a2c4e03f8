import "./rolldown-runtime.js";
import { migrate, openPostgres } from "./postgres-store.js";
import { openQueue } from "./store.js";
import { inGroups, readRow } from "./run.js";
import { insertKey } from "./store-keys2.js";
import { existsSync } from "node:fs";
async function migrateStore(url) {
  return await withStore(url, async (_, { added, version }) => added === 0 ? `The store is at version ${version} already.` : `The store was brought to version ${version}.`);
}
async function makeStoreKey(url, name, limits) {
  return await withStore(url, async (database) => await insertKey(database, {
    name,
    limits,
    expires: null
  }));
}
async function withStore(url, use) {
  const database = await openPostgres(url);
  try {
    return await use(database, await migrate(database));
  } finally {
    await database.close();
  }
}
const tables = [
  "anchorings",
  "stamps",
  "requests",
  "blocks",
  "places",
  "spends",
  "facts",
  "counts"
];
async function moveQueue({ data, store: url }) {
  if (!existsSync(data)) throw new Error(`There is no queue ${data}.`);
  const file = openQueue(data);
  try {
    return `${data} is copied into the store: ${(await withStore(url, async (database) => await database.write(async (to) => await copyAll(file, to)))).join(", ")}. Start no service on the file again.`;
  } finally {
    await file.close();
  }
}
async function copyAll(from, to) {
  await to.run(`LOCK TABLE ${tables.join(", ")} IN EXCLUSIVE MODE`);
  const counts = [];
  for (const table of tables) {
    if (await countOf(to, table) > 0) throw new Error("The store is not empty, nothing was copied into it.");
    const rows = await from.all(`SELECT * FROM ${table}`);
    const columns = Object.keys(rows[0] ?? {});
    const values = rows.map((row) => columns.map((column) => row[column] ?? null));
    await inGroups(values, async (list, group) => {
      await to.run(`INSERT INTO ${table} (${columns.join(", ")}) VALUES ${list}`, ...group);
    });
    const [source, copy] = [await countOf(from, table), await countOf(to, table)];
    if (source !== copy) throw new Error(`The copy has ${copy} ${table}, and the file ${source}; nothing was kept.`);
    counts.push(`${copy} ${table}`);
  }
  for (const table of [
    "anchorings",
    "stamps",
    "requests"
  ]) await to.all(`SELECT setval(pg_get_serial_sequence('${table}', 'number'), (SELECT max(number) FROM ${table}))`);
  return counts;
}
async function countOf(session, table) {
  return (await readRow(session, `SELECT count(*) AS count FROM ${table}`)).count;
}
export { makeStoreKey, migrateStore, moveQueue };
