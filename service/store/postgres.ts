/** Opens a store in PostgreSQL. That server's own ways are known here, in `lease.ts`, `migrations.ts` and `admin/shared-store.ts`. */
import type { Client, Pool, PoolConfig, QueryConfig } from "pg";

import { AnchorError } from "../../src/core/errors.ts";
import { memberAt } from "../../src/core/members.ts";
import { toSession, type AnyRow, type Database, type Session } from "./sql.ts";

const maxConnections = 10;
/** The limits of a statement, and of a pause in a transaction, whose process may be frozen while others wait for it. */
const maxStatementMs = 10_000;
const maxIdleMs = 5000;
const oldestVersion = 140_000;

/**
 * Opens the store at `url`, an address such as `postgres://anchor@db.example/anchor?sslmode=verify-full`.
 * With `isLong` a statement may take as long as it needs, as for a command on a large store.
 *
 * @throws AnchorError `SERVICE_UNAVAILABLE` when the server cannot be reached; Error when it is too old
 */
export async function openPostgres(url: string, { isLong = false } = {}): Promise<Database> {
  const { default: pg } = await import("pg");
  // Numbers here are counts and milliseconds, far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const config: PoolConfig = {
    connectionString: withSettings(url),
    types,
    max: maxConnections,
    keepAlive: true,
    connectionTimeoutMillis: maxIdleMs,
    ...(!isLong && {
      statement_timeout: maxStatementMs,
      query_timeout: maxStatementMs + 2000,
      idle_in_transaction_session_timeout: maxIdleMs,
    }),
    fallback_application_name: `anchor-artifacts ${process.pid}`,
  };
  const pool = new pg.Pool(config);
  // A connection that breaks while nobody uses it is replaced by the pool.
  pool.on("error", () => undefined);
  const database = toDatabase(pool);
  const version = await database.value<string>("SELECT current_setting('server_version_num')");
  if (Number(version) >= oldestVersion) return database;
  await database.close();
  throw new Error("The store cannot be used: it needs PostgreSQL 14 or newer.");
}

/**
 * Adds our schema, in which every table is, to the settings of the session in the address. The address means the same
 * as in PostgreSQL's own programs: `sslmode=require` only encrypts, and `verify-full` also checks who the server is.
 */
function withSettings(url: string): string {
  const address = new URL(url);
  const options = `${address.searchParams.get("options") ?? ""} -c search_path=anchor`;
  address.searchParams.set("options", options.trim());
  address.searchParams.set("uselibpqcompat", "true");
  return address.href;
}

function toDatabase(pool: Pool): Database {
  const refuse = (error: unknown): never => {
    throw toStoreError(error);
  };
  const session = createSession(pool);
  return {
    ...toSession(async (...query) => await session.all<AnyRow>(...query).catch(refuse)),
    write: async (change) => await transact(pool, change).catch(refuse),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount }),
    backup: async () => await Promise.reject(new Error("The store is backed up by its database's own means.")),
    close: async () => await pool.end(),
  };
}

async function transact<Result>(pool: Pool, change: (session: Session) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let isDone = false;
  // A connection that breaks between two statements fails the next one, and need not end the process.
  const ignore = () => undefined;
  client.on("error", ignore);
  try {
    await client.query("BEGIN");
    const result = await change(createSession(client));
    await client.query("COMMIT");
    isDone = true;
    return result;
  } finally {
    client.off("error", ignore);
    // Closing the connection takes back what it has begun, whatever state it is in.
    client.release(!isDone);
  }
}

/** Runs statements on `runner`. A connection prepares each text once, except texts with lists: there are too many. */
function createSession(runner: Pick<Client, "query">): Session {
  return toSession(
    async (sql, ...values) => (await runner.query<AnyRow>({ ...toPreparedQuery(sql), values: [...values] })).rows,
  );
}

const preparedQueries = new Map<string, QueryConfig>();

function toPreparedQuery(sql: string): QueryConfig {
  const known = preparedQueries.get(sql);
  if (known !== undefined) return known;
  let count = 0;
  const text = sql.replaceAll("?", () => `$${(count += 1)}`);
  if (sql.includes("), (")) return { text };
  const query = { text, name: `s${preparedQueries.size}` };
  preparedQueries.set(sql, query);
  return query;
}

/** Says that the store is unavailable, unless the server blames the statement or its data: then the fault is ours. */
function toStoreError(error: unknown): unknown {
  if (error instanceof AnchorError || !(error instanceof Error)) return error;
  const code = memberAt(error, "code");
  if (typeof code === "string" && /^(?:22|23|42)/.test(code)) return error;
  // Where every address of a name refuses, the message itself is empty.
  const message = `The store cannot be used just now: ${error.message || String(code)}.`;
  return new AnchorError("SERVICE_UNAVAILABLE", message, { cause: error });
}
