import "./rolldown-runtime.js";
import { migrate, openPostgres } from "./postgres-store.js";
import { openQueue } from "./store.js";
import { inGroups, readRow } from "./run.js";
import { insertKey } from "./store-keys2.js";
import { existsSync } from "node:fs";
async function runOnStore(command) {
  const database = await openPostgres(command.store);
  try {
    const { added, version } = await migrate(database);
    if (command.name === "add-key") return await insertKey(database, {
      name: command.key,
      limits: command.limits,
      expires: null
    });
    if (command.name === "move") return await moveQueue(command.data, database);
    return added === 0 ? `The store is at version ${version} already.` : `The store was brought to version ${version}.`;
  } finally {
    await database.close();
  }
}
const tables = {
  anchorings: ["number"],
  stamps: ["number"],
  requests: ["number"],
  blocks: ["number"],
  places: [
    "state",
    "coin",
    "port"
  ],
  spends: ["coin"],
  facts: ["name"],
  counts: ["name"]
};
async function moveQueue(data, store) {
  if (!existsSync(data)) throw new Error(`There is no queue ${data}.`);
  const file = openQueue(data);
  try {
    return `${data} is copied into the store: ${(await store.write(async (to) => await copyAll(file, to))).join(", ")}. Start no service on the file again.`;
  } finally {
    await file.close();
  }
}
async function copyAll(from, to) {
  await to.run("SET LOCAL idle_in_transaction_session_timeout = 0");
  await to.run("SET LOCAL statement_timeout = 0");
  await to.run(`LOCK TABLE ${Object.keys(tables).join(", ")} IN EXCLUSIVE MODE`);
  const counts = [];
  for (const [table, key] of Object.entries(tables)) {
    if (await countRows(to, table) > 0) throw new Error("The store is not empty, nothing was copied into it.");
    for await (const rows of readPages(from, table, key)) {
      const columns = Object.keys(rows[0] ?? {});
      const values = rows.map((row) => columns.map((column) => row[column] ?? null));
      await inGroups(values, async (list, group) => {
        await to.run(`INSERT INTO ${table} (${columns.join(", ")}) VALUES ${list}`, ...group);
      });
    }
    const [source, copy] = [await countRows(from, table), await countRows(to, table)];
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
const pageRows = 5e3;
async function* readPages(from, table, key) {
  const rest = `ORDER BY ${key.join(", ")} LIMIT ${pageRows}`;
  const after = `(${key.join(", ")}) > (${key.map(() => "?").join(", ")})`;
  let rows = await from.all(`SELECT * FROM ${table} ${rest}`);
  while (rows.length > 0) {
    yield rows;
    const last = key.map((column) => rows.at(-1)?.[column] ?? null);
    rows = await from.all(`SELECT * FROM ${table} WHERE ${after} ${rest}`, ...last);
  }
}
async function countRows(session, table) {
  return (await readRow(session, `SELECT count(*) AS count FROM ${table}`)).count;
}
export { runOnStore };
