/** Opens data files: SQLite databases that one process uses alone, and whose commits survive the loss of power. */
import { backup, DatabaseSync, type StatementSync } from "node:sqlite";

import { AnchorError, messageOf } from "../../src/core/errors.ts";
import { memberAt } from "../../src/core/members.ts";
import { fileTables, tablesVersion } from "./migrations.ts";
import { createTurns, toSession, type AnyRow, type Database, type Session } from "./sql.ts";

/** What a data file holds: the mark in its head, which is four letters, and what is said of a file without it. */
const formats = {
  queue: { applicationId: 0x41_4e_43_4e, refusal: "it was not made with --node" },
  demonstration: { applicationId: 0x41_4e_43_46, refusal: "it is not a ledger" },
};

type Format = keyof typeof formats;

/**
 * Opens the data file `file` (or `:memory:`) for this process alone, making it when there is none. When a commit is
 * done, it is on the disk, and in this file alone. Other statements wait for the end of a running transaction.
 *
 * @param check throws when the tables of a file that SQLite calls sound are wrong
 * @throws Error naming the file, when it is of another format or version, is in use or is damaged; it is left as it was
 */
export function openDatabase(file: string, format: Format, check?: (database: DatabaseSync) => void): Database {
  const sqlite = openDataFile(file, format, check);
  const session = createSession(sqlite);
  const inTurn = createTurns();
  return {
    ...toSession(async (...query) => await inTurn(async () => await session.all(...query))),
    write: async (change) => await inTurn(async () => await transact(sqlite, async () => await change(session))),
    async backup(copy) {
      const begun = Promise.withResolvers<void>();
      let copied: Promise<unknown> = begun.promise;
      // Node repeats a step of a backup that a write has disturbed, but not the first one, which runs alone for that.
      await inTurn(async () => {
        copied = backup(sqlite, copy, { rate: pagesAtOnce, progress: () => begun.resolve() });
        await Promise.race([begun.promise, copied]);
      });
      await copied;
    },
    close: async () => await inTurn(async () => sqlite.close()),
  };
}

/** The pages in one step of a backup. Steps run in another thread, and writes have to wait for the end of a step. */
const pagesAtOnce = 500;

function openDataFile(file: string, format: Format, check?: (database: DatabaseSync) => void): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 500 });
    prepare(database, format);
    if (readPragma(database, "integrity_check") !== "ok") throw new Error("the database is damaged");
    check?.(database);
    return database;
  } catch (cause) {
    database?.close();
    const isInUse = memberAt(cause, "errcode") === busy;
    const inUse = "another service has it open; stop that service, or name another file by --data";
    throw new Error(`The data file ${file} cannot be used: ${isInUse ? inUse : messageOf(cause)}.`, { cause });
  }
}

function prepare(database: DatabaseSync, format: Format): void {
  const { applicationId, refusal } = formats[format];
  const isNew = readPragma(database, "page_count") === 0;
  if (!isNew && readPragma(database, "application_id") !== applicationId) throw new Error(refusal);
  const version = readPragma(database, "user_version");
  if (!isNew && version !== tablesVersion)
    throw new Error(`it is of version ${String(version)}, and this program needs ${tablesVersion}`);
  // EXTRA also syncs the folder, so that a finished commit survives the loss of power, not only of the process.
  database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = EXTRA; BEGIN EXCLUSIVE");
  const marks = `PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${tablesVersion};`;
  database.exec(`${isNew ? fileTables + marks : ""} COMMIT`);
}

/** Returns the first value of `PRAGMA name`: a setting of a database file, or whether it is sound. */
export function readPragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

/** SQLite's error code for a file that another process uses. */
const busy = 5;
/** SQLite's error codes for a disk that is read-only, fails or is full, and for a file that it cannot open. */
const diskErrors: ReadonlySet<number> = new Set([8, 10, 13, 14]);

const maxPrepared = 200;

function createSession(sqlite: DatabaseSync): Session {
  const statements = new Map<string, StatementSync>();
  return toSession(async (sql, ...values) => {
    const statement = statements.get(sql) ?? sqlite.prepare(sql);
    // Statements with lists have another text for every length of a list: too many to keep all.
    if (statements.size < maxPrepared) statements.set(sql, statement);
    return statement.all(...values) as readonly AnyRow[];
  });
}

async function transact<Result>(sqlite: DatabaseSync, change: () => Promise<Result>): Promise<Result> {
  try {
    sqlite.exec("BEGIN IMMEDIATE");
    const result = await change();
    sqlite.exec("COMMIT");
    return result;
  } catch (cause) {
    if (sqlite.isTransaction) sqlite.exec("ROLLBACK");
    if (!diskErrors.has(Number(memberAt(cause, "errcode")) % 256)) throw cause;
    const account = `The ledger cannot be written: ${messageOf(cause)}.`;
    throw new AnchorError("SERVICE_UNAVAILABLE", account, { cause });
  }
}
