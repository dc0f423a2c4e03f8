import "./rolldown-runtime.js";
import { AnchorError, countsSchema, memberAt, messageOf, readRow } from "./run.js";
import { createStore, markRestored, queueSchema } from "./store.js";
import { setTimeout } from "node:timers/promises";
const workerLock = 1095648087;
const beatMs = 1e3;
function standForElection(connect, begin, onElected) {
  let client;
  let term;
  const drop = async () => {
    const dropped = client;
    client = term = void 0;
    await dropped?.end().catch(() => void 0);
  };
  const beat = async () => {
    if (client === void 0) (client = await connect()).on("error", () => void 0);
    const ask = term === void 0 ? `pg_try_advisory_lock(${workerLock})` : "true";
    const { rows } = await client.query(`SELECT ${ask} AS held`);
    if (term !== void 0 || rows[0]?.held !== true) return;
    term = await begin(client);
    onElected();
  };
  const closing = new AbortController();
  const ended = (async () => {
    while (!closing.signal.aborted) {
      await beat().catch(drop);
      await setTimeout(beatMs, void 0, { signal: closing.signal }).catch(() => void 0);
    }
    await drop();
  })();
  return {
    term: () => term,
    async close() {
      closing.abort();
      await ended;
    }
  };
}
const maxConnections = 10;
const maxStatementMs = 1e4;
const maxIdleMs = 5e3;
const oldestVersion = 14e4;
async function openPostgres(url) {
  const { default: pg } = await import("./esm.js");
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const config = {
    connectionString: withSettings(url),
    types,
    keepAlive: true,
    connectionTimeoutMillis: maxIdleMs,
    statement_timeout: maxStatementMs,
    query_timeout: 12e3,
    idle_in_transaction_session_timeout: maxIdleMs,
    fallback_application_name: `anchor-artifacts ${process.pid}`
  };
  const pool = new pg.Pool({
    ...config,
    max: maxConnections
  });
  pool.on("error", () => void 0);
  const database = toDatabase(pool, async () => {
    const connectionString = withSettings(url, `idle_session_timeout=${maxIdleMs}`);
    const client = new pg.Client({
      ...config,
      connectionString,
      query_timeout: maxIdleMs
    });
    await client.connect();
    return client;
  });
  const [row] = await database.all("SELECT current_setting('server_version_num') AS version");
  if (Number(row?.version) >= oldestVersion) return database;
  await database.close();
  throw new Error("The store cannot be used: it needs PostgreSQL 14 or newer.");
}
function withSettings(url, ...settings) {
  const address = new URL(url);
  const all = [address.searchParams.get("options") ?? "", ...["search_path=anchor", ...settings].map((one) => `-c ${one}`)];
  address.searchParams.set("options", all.join(" ").trim());
  address.searchParams.set("uselibpqcompat", "true");
  return address.href;
}
function toDatabase(pool, connect) {
  let lastProblem;
  const attempt = async (access) => {
    try {
      const result = await access();
      lastProblem = void 0;
      return result;
    } catch (error) {
      const told = toStoreError(error);
      lastProblem = messageOf(told);
      throw told;
    }
  };
  const shared = toSession(pool);
  return {
    run: async (sql, ...values) => await attempt(async () => await shared.run(sql, ...values)),
    all: async (sql, ...values) => await attempt(async () => await shared.all(sql, ...values)),
    write: async (change) => await attempt(async () => await transact(pool, change)),
    problem: () => lastProblem,
    backup: async () => await Promise.reject(new Error("The store is backed up by its database's own means.")),
    connect,
    close: async () => await pool.end()
  };
}
async function transact(pool, change) {
  const client = await pool.connect();
  let isDone = false;
  const ignore = () => void 0;
  client.on("error", ignore);
  try {
    await client.query("BEGIN");
    const result = await change(toSession(client));
    await client.query("COMMIT");
    isDone = true;
    return result;
  } finally {
    client.off("error", ignore);
    client.release(!isDone);
  }
}
function toSession(runner) {
  const query = async (sql, values) => await runner.query({
    ...toQuery(sql),
    values: [...values]
  });
  return {
    run: async (sql, ...values) => (await query(sql, values)).rowCount ?? 0,
    all: async (sql, ...values) => (await query(sql, values)).rows
  };
}
const queries = /* @__PURE__ */ new Map();
function toQuery(sql) {
  const known = queries.get(sql);
  if (known !== void 0) return known;
  let count = 0;
  const text = sql.replaceAll("?", () => `$${count += 1}`);
  if (sql.includes("), (")) return { text };
  const query = {
    text,
    name: `s${queries.size}`
  };
  queries.set(sql, query);
  return query;
}
function toStoreError(error) {
  if (error instanceof AnchorError || !(error instanceof Error)) return error;
  const code = memberAt(error, "code");
  if (typeof code === "string" && /^(?:22|23|42)/.test(code)) return error;
  const account = `The store cannot be used just now: ${error.message || String(code)}.`;
  return new AnchorError("SERVICE_UNAVAILABLE", account, { cause: error });
}
const toPostgres = (schema) => schema.replaceAll("number INTEGER PRIMARY KEY", "number BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY").replaceAll("INTEGER", "BIGINT").replaceAll(/ STRICT(?:, WITHOUT ROWID)?/g, "");
const migrations = [`${toPostgres(queueSchema)} ${toPostgres(countsSchema)}
  CREATE INDEX stamps_waiting ON stamps (number) WHERE anchoring IS NULL;
  CREATE INDEX requests_waiting ON requests (number) WHERE anchoring IS NULL;
  CREATE TABLE worker (number BIGINT NOT NULL, origin TEXT);
  INSERT INTO worker (number) VALUES (0);
  CREATE TABLE keys (
    hash TEXT PRIMARY KEY, name TEXT NOT NULL, rate BIGINT, count BIGINT, expires BIGINT
  );
  CREATE UNIQUE INDEX one_key_a_name ON keys (name) WHERE expires IS NULL;
  CREATE TABLE rates (name TEXT PRIMARY KEY, slots TEXT NOT NULL);`];
const migrationLock = 1095648077;
async function migrate(database) {
  return await database.write(async (session) => {
    await session.all(`SELECT pg_advisory_xact_lock(${migrationLock})`);
    await session.run("CREATE SCHEMA IF NOT EXISTS anchor");
    await session.run("CREATE TABLE IF NOT EXISTS versions (version BIGINT PRIMARY KEY)");
    const { known } = await readRow(session, "SELECT count(*) AS known FROM versions");
    if (known > migrations.length) throw new Error("The store cannot be used: a newer version of this program made it.");
    for (const [index, migration] of migrations.entries()) {
      if (index < known) continue;
      for (const statement of migration.split(";").filter((text) => text.trim() !== "")) await session.run(statement);
      await session.run("INSERT INTO versions (version) VALUES (?)", index + 1);
    }
    return {
      added: migrations.length - known,
      version: migrations.length
    };
  });
}
async function openPostgresStore(url, { address, works }) {
  const database = await openPostgres(url);
  await migrate(database);
  const listeners = [];
  const call = () => listeners.forEach((listener) => listener());
  const election = works ? standForElection(database.connect, beginTerm, call) : void 0;
  return {
    store: {
      ...createStore(database, address),
      asWorker: createTerms(database, election, address),
      onElected: (listener) => void listeners.push(listener),
      async close() {
        await election?.close();
        await database.close();
      }
    },
    database
  };
}
function createTerms(database, election, address) {
  let last;
  return () => {
    const term = election?.term();
    if (term === void 0) return void 0;
    if (last?.term !== term) last = {
      term,
      store: createStore({
        ...database,
        write: fence(database, term)
      }, address)
    };
    return last.store;
  };
}
function fence({ write }, term) {
  return async (change) => await write(async (session) => {
    if (await session.run("UPDATE worker SET number = number WHERE number = ?", term) === 0) throw new AnchorError("SERVICE_UNAVAILABLE", "Another process is the anchoring worker now.");
    return await change(session);
  });
}
const origin = `SELECT system.system_identifier || '/' || checkpoint.timeline_id || '/' || pg_database.oid AS origin
  FROM pg_control_system() AS system, pg_control_checkpoint() AS checkpoint, pg_database
  WHERE datname = current_database()`;
async function beginTerm(client) {
  const session = toSession(client);
  await client.query("BEGIN");
  const before = await readRow(session, "SELECT origin FROM worker FOR UPDATE");
  const now = await readRow(session, origin);
  if (before.origin !== null && before.origin !== now.origin) await session.run(markRestored);
  const { number } = await readRow(session, "UPDATE worker SET number = number + 1, origin = ? RETURNING number", now.origin);
  await client.query("COMMIT");
  return number;
}
export { migrate, openPostgres, openPostgresStore };
