/** The versions of a store in PostgreSQL: the command that adds what is missing, and the check of each start. */
import { AnchorError } from "../../src/core/errors.ts";
import { sharedTables, tablesVersion } from "./schema.ts";
import type { Database, Session } from "./sql.ts";

/** A version of the tables: its number, what it adds to the one before, for a person, and the SQL that adds it. */
export interface Version {
  readonly number: number;
  readonly adds: string;
  readonly sql: string;
}

/** The versions in order. A released one is never changed. */
export const sharedVersions: readonly Version[] = [
  { number: tablesVersion, adds: "the queue, the index of the chain, keys, rates and reports", sql: sharedTables },
];

const newestOf = (versions: readonly Version[]): number => versions.at(-1)?.number ?? 0;

/** Seals the worker's row again (`lease.ts`) in a migration that may rewrite it. A broken seal stays broken. */
const sealAnew = `UPDATE worker SET seal = CAST(CAST(pg_current_xact_id() AS xid) AS TEXT) WHERE seal = CAST(xmin AS TEXT)`;

/** The number of the advisory lock under which the tables are made: the letters `ANCM`. */
const migrationLock = 0x41_4e_43_4d;
/** How long a migration waits for others to leave the tables: meanwhile new users of the tables wait behind it. */
const maxLockMs = 10_000;

/**
 * Checks at a start that the tables are of this program's version. Where there are none at all they are made.
 *
 * @throws Error that says what to do, when they are of another version
 */
export async function prepareStore(database: Database): Promise<void> {
  const { known, missing } = await planMigration(database);
  if (known === 0) return await migrate(database, () => undefined);
  if (missing.length === 0) return;
  const command = "stop all processes, then run: anchor-artifacts service migrate --store URL";
  throw new Error(`The store is of version ${known}, and this program needs ${tablesVersion}: ${command}`);
}

/**
 * Reads the version of the tables, 0 for none, and which of `versions` they lack; `plan` says so, a version a line.
 *
 * @throws Error when the tables are of a later version
 */
export async function planMigration(session: Session, versions = sharedVersions) {
  // Not by to_regclass, which may remember that there was none before another process made it.
  const tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'anchor' AND tablename = 'versions'";
  const isMade = (await session.value<number>(tables)) > 0;
  const known = isMade ? await session.value<number>("SELECT coalesce(max(version), 0) FROM versions") : 0;
  if (known > newestOf(versions)) throw new Error("The store cannot be used: a newer version of this program made it");
  const missing = versions.filter(({ number }) => number > known);
  const head = `The store is at version ${known}`;
  const lines = missing.map(({ number, adds }) => `\n  version ${number} adds ${adds}`).join("");
  const plan =
    missing.length === 0 ? `${head} already.` : `${head}, and is brought to version ${newestOf(versions)}:${lines}`;
  return { known, missing, plan };
}

/**
 * Brings the tables of `database` to the newest of `versions`, also if others do so at the same time: all of it, or
 * nothing. Its plan goes to `tell` before anything is changed.
 *
 * @throws AnchorError `SERVICE_UNAVAILABLE` when somebody uses a table for longer than `lockMs`; `INPUT_INVALID` while
 * a process of the service is connected, which would fail at the new tables
 */
export async function migrate(
  database: Database,
  tell: (plan: string) => unknown,
  { versions = sharedVersions, lockMs = maxLockMs } = {},
): Promise<void> {
  await database.write(async (session) => {
    await session.run("SET LOCAL statement_timeout = 0");
    await session.run(`SET LOCAL lock_timeout = ${lockMs}`);
    await session.run(`SELECT pg_advisory_xact_lock(${migrationLock})`);
    const { known, missing, plan } = await planMigration(session, versions);
    await tell(plan);
    if (known === 0) {
      await session.run("CREATE SCHEMA IF NOT EXISTS anchor");
      await session.run("CREATE TABLE versions (version BIGINT PRIMARY KEY)");
    } else if (missing.length > 0) {
      await refuseInUse(session);
      await session.run(sealAnew);
    }
    for (const { number, sql } of missing) {
      for (const statement of sql.split(";").filter((text) => text.trim() !== "")) await session.run(statement);
      await session.run("INSERT INTO versions (version) VALUES (?)", number);
    }
  });
}

async function refuseInUse(session: Session): Promise<void> {
  const others = await session.all<{ name: string }>(
    `SELECT DISTINCT application_name || ' at ' || coalesce(host(client_addr), 'this machine') AS name FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'anchor-artifacts %' AND pid <> pg_backend_pid()`,
  );
  if (others.length === 0) return;
  const names = others.map(({ name }) => name).join(", ");
  throw new AnchorError("INPUT_INVALID", `The store is in use, nothing was changed. Stop these first: ${names}.`);
}
