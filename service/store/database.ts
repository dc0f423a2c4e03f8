/** Opens data files: SQLite databases that one process uses alone, and whose commits survive the loss of power. */
import { existsSync } from "node:fs";
import { backup, DatabaseSync, type StatementSync } from "node:sqlite";

import { AnchorError, messageOf } from "../../src/core/errors.ts";
import { memberAt } from "../../src/core/members.ts";
import { createTurns, type Database, type Session, type Value } from "./sql.ts";

/** The format of a data file: the marks in its head, its tables, and the error text for a file that is of no such kind. */
export interface DataFormat {
  readonly applicationId: number;
  readonly versions: readonly string[];
  readonly refusal: string;
  /** Checks the tables of a file that SQLite calls sound; throws when they are wrong. */
  readonly check?: (database: DatabaseSync) => void;
}

/**
 * Opens the data file `file` (or `:memory:`) for this process alone, making it when there is none. A commit to it is on
 * the disk when it is done, and the file alone holds it. Whoever comes during a transaction waits for its end.
 *
 * A file of an earlier version is brought to this program's with `migrates`.
 *
 * @throws Error naming the file, when it is of another format or version, is in use or is damaged; it is left as it was
 */
export function openDatabase(file: string, format: DataFormat, { migrates = false } = {}): Database {
  const sqlite = openDataFile(file, format, migrates);
  const session = toSession(sqlite);
  const write = async <Result>(change: (session: Session) => Promise<Result>): Promise<Result> => {
    try {
      return await transact(sqlite, async () => await change(session));
    } catch (cause) {
      if (!diskErrors.has(Number(memberAt(cause, "errcode")) % 256)) throw cause;
      const account = `The ledger cannot be written: ${messageOf(cause)}.`;
      throw new AnchorError("SERVICE_UNAVAILABLE", account, { cause });
    }
  };
  const inTurn = createTurns();
  return {
    run: async (sql, ...values) => await inTurn(async () => await session.run(sql, ...values)),
    all: async <Row>(sql: string, ...values: readonly Value[]) =>
      await inTurn(async () => await session.all<Row>(sql, ...values)),
    write: async (change) => await inTurn(async () => await write(change)),
    backup: async (copy) => await copyDatabase(sqlite, copy),
    close: async () => await inTurn(async () => sqlite.close()),
  };
}

function openDataFile(file: string, format: DataFormat, migrates: boolean): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    if (migrates && !existsSync(file)) throw new Error("there is no such file");
    database = new DatabaseSync(file, { timeout: 500 });
    prepare(database, format, migrates);
    if (readPragma(database, "integrity_check") !== "ok") throw new Error("the database is damaged");
    format.check?.(database);
    return database;
  } catch (cause) {
    database?.close();
    const isInUse = memberAt(cause, "errcode") === sqliteCodes.busy;
    const inUse = "another service has it open; stop that service, or name another file by --data";
    throw new Error(`The data file ${file} cannot be used: ${isInUse ? inUse : messageOf(cause)}.`, { cause });
  }
}

function prepare(database: DatabaseSync, { applicationId, versions, refusal }: DataFormat, migrates: boolean): void {
  const isNew = readPragma(database, "page_count") === 0;
  if (!isNew && readPragma(database, "application_id") !== applicationId) throw new Error(refusal);
  const version = isNew ? 0 : Number(readPragma(database, "user_version"));
  if (version > versions.length) throw new Error("it is of another version, which a newer program made");
  if (!isNew && version < versions.length && !migrates)
    throw new Error(
      `it is of version ${version}, and this program needs ${versions.length}: run service migrate --data FILE`,
    );
  // EXTRA also syncs the folder, so that a finished commit survives the loss of power, not only of the process.
  database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = EXTRA; BEGIN EXCLUSIVE");
  for (const added of versions.slice(version)) database.exec(added);
  database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${versions.length}; COMMIT`);
}

/** Returns the first value of `PRAGMA name`: a setting of a database file, or whether it is sound. */
export function readPragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

const sqliteCodes = { busy: 5, locked: 6 };
/** What SQLite says of a disk: it may only be read, it fails, it is full, a file on it cannot be opened. */
const diskErrors: ReadonlySet<number> = new Set([8, 10, 13, 14]);

const maxPrepared = 200;

function toSession(sqlite: DatabaseSync): Session {
  const statements = new Map<string, StatementSync>();
  const prepareOnce = (sql: string) => {
    const statement = statements.get(sql) ?? sqlite.prepare(sql);
    // Statements with lists have another text for every length of a list: too many to keep all.
    if (statements.size < maxPrepared) statements.set(sql, statement);
    return statement;
  };
  return {
    run: async (sql, ...values) => Number(prepareOnce(sql).run(...values).changes),
    all: async <Row>(sql: string, ...values: readonly Value[]) =>
      prepareOnce(sql).all(...values) as unknown as readonly Row[],
  };
}

async function transact<Result>(sqlite: DatabaseSync, change: () => Promise<Result>): Promise<Result> {
  sqlite.exec("BEGIN IMMEDIATE");
  try {
    const result = await change();
    sqlite.exec("COMMIT");
    return result;
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec("ROLLBACK");
    throw error;
  }
}

const pagesAtOnce = 500;
const maxCopyMs = 10_000;

/**
 * Copies all of `database` to `file`, while this process goes on writing to it.
 *
 * @throws Error when the copy cannot be made, or a write holds the database for longer than ten seconds
 */
export async function copyDatabase(database: DatabaseSync, file: string): Promise<void> {
  const giveUpAt = performance.now() + maxCopyMs;
  for (;;) {
    try {
      return void (await backup(database, file, { rate: pagesAtOnce }));
    } catch (cause) {
      // The steps run in a thread parallel to the writes. Node repeats a step that met a write, but not the first step:
      // it gives up there, and reports SQLite's last error, which is none (code 0).
      const metWrite = [sqliteCodes.busy, sqliteCodes.locked, 0].includes(memberAt(cause, "errcode") as number);
      if (!metWrite) throw cause;
      if (performance.now() > giveUpAt) throw new Error("the database is in use by a write", { cause });
    }
  }
}
