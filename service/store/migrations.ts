/** The versions of a store in PostgreSQL: the command that adds what is missing, and the check of each start. */
import { AnchorError } from "../../src/core/errors.ts";
import { sharedTables, tablesVersion } from "./schema.ts";
import type { Database, Session } from "./sql.ts";

/** What a version adds to the one before, for a person, and the SQL that adds it. */
export interface Version {
  readonly adds: string;
  readonly sql: string;
}

/** The versions in order; the first has the number {@link tablesVersion}. A released one is never changed. */
export const sharedVersions: readonly Version[] = [
  { adds: "the queue, the index of the chain, keys, rates and reports", sql: sharedTables },
];

/** Seals the worker's row again (`lease.ts`) in a migration that may rewrite it. A broken seal stays broken. */
const sealAnew = `UPDATE worker SET seal = CAST(CAST(pg_current_xact_id() AS xid) AS TEXT) WHERE seal = CAST(xmin AS TEXT)`;

/** The number of the advisory lock under which the tables are made: the letters `ANCM`. */
const migrationLock = 0x41_4e_43_4d;
/** How long a migration waits for others to leave the tables: meanwhile new users of the tables wait behind it. */
const maxLockMs = 10_000;

/**
 * Checks at a start that the tables are of the newest of `versions`. Where there are none at all they are made.
 *
 * @throws Error that says what to do, when they are of another version
 */
export async function prepareStore(database: Database, versions = sharedVersions): Promise<void> {
  const newest = newestOf(versions);
  const known = await readVersion(database, newest);
  if (known === 0) return void (await migrate(database));
  if (known === newest) return;
  const command = "stop all processes, then run: anchor-artifacts service migrate --store URL";
  throw new Error(`The store is of version ${known}, and this program needs ${newest}: ${command}`);
}

const newestOf = (versions: readonly Version[]): number => tablesVersion + versions.length - 1;

/**
 * Reads the version of the tables; 0 where there are none.
 *
 * @throws AnchorError `INPUT_INVALID` where nothing brings them to the version `newest`
 */
async function readVersion(session: Session, newest: number): Promise<number> {
  // Not by to_regclass, which may remember that there was none before another process made it.
  const tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'anchor' AND tablename = 'versions'";
  const isMade = (await session.value<number>(tables)) > 0;
  const known = isMade ? await session.value<number>("SELECT coalesce(max(version), 0) FROM versions") : 0;
  if (known === 0 || (known >= tablesVersion && known <= newest)) return known;
  const why =
    known > newest
      ? "a newer version of this program made it"
      : `it is of version ${known}, which was never released, and cannot be brought to a later one`;
  throw new AnchorError("INPUT_INVALID", `The store cannot be used: ${why}.`);
}

/**
 * Brings the tables of `database` to the newest of `versions`, also if others do so at the same time: all of it, or
 * nothing; returns what was done. With `isPlan` nothing is changed, and it returns what would be done.
 *
 * @throws AnchorError `SERVICE_UNAVAILABLE` when somebody uses a table for longer than `lockMs`; `INPUT_INVALID` while
 * a process of the service is connected, which would fail at the new tables, or where nothing brings the tables to that version
 */
export async function migrate(
  database: Database,
  { versions = sharedVersions, lockMs = maxLockMs, isPlan = false } = {},
): Promise<string> {
  const newest = newestOf(versions);
  return await database.write(async (session) => {
    await session.run("SET LOCAL statement_timeout = 0");
    await session.run(`SET LOCAL lock_timeout = ${lockMs}`);
    await session.run(`SELECT pg_advisory_xact_lock(${migrationLock})`);
    const known = await readVersion(session, newest);
    if (known === newest) return `The store is at version ${known} already.`;
    const numbered = versions.map((version, index) => ({ number: tablesVersion + index, ...version }));
    const missing = numbered.filter(({ number }) => number > known);
    if (isPlan) return describePlan(known, missing);
    if (known === 0) {
      await session.run("CREATE SCHEMA IF NOT EXISTS anchor");
      await session.run("CREATE TABLE versions (version BIGINT PRIMARY KEY)");
    } else {
      await refuseInUse(session);
      await session.run(sealAnew);
    }
    for (const { number, sql } of missing) {
      for (const statement of sql.split(";").filter((text) => text.trim() !== "")) await session.run(statement);
      await session.run("INSERT INTO versions (version) VALUES (?)", number);
    }
    return `The store was at version ${known}, and is at version ${newest} now.`;
  });
}

function describePlan(known: number, missing: readonly (Version & { readonly number: number })[]): string {
  const lines = missing.map(({ number, adds }) => `  version ${number} adds ${adds}`);
  return [`The store is at version ${known}, and would be brought on:`, ...lines].join("\n");
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
