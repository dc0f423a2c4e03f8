/** Opens data files: SQLite databases that one process uses alone, and whose commits survive the loss of power. */
import { backup, DatabaseSync, type StatementSync } from "node:sqlite";

import { AnchorError, messageOf } from "../../src/core/errors.ts";
import { memberAt } from "../../src/core/members.ts";
import type { Database, Session, Value } from "./sql.ts";

/** The format of a data file: the marks in its head, its tables, and the error texts for a file with other marks. */
export interface DataFormat {
  readonly applicationId: number;
  readonly version: number;
  readonly schema: string;
  /** Tables that files of the same version may lack, for they were made before; added where they are missing. */
  readonly additions: string;
  /** The two error texts, each without a full stop. */
  readonly refusals: { readonly applicationId: string; readonly version: string };
  /** Checks the tables of a file that SQLite calls sound; throws when they are wrong. */
  readonly check?: (database: DatabaseSync) => void;
}

/**
 * Opens the data file `file` (or `:memory:`) for this process alone, making it when there is none. A commit to it is on
 * the disk when it returns, and the file alone holds it.
 *
 * @throws Error naming the file, when it is of another format, is in use or is damaged; it is left as it was
 */
export function openDatabase(file: string, format: DataFormat): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 500 });
    prepare(database, format);
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

function prepare(database: DatabaseSync, { applicationId, version, schema, additions, refusals }: DataFormat): void {
  const isNew = readPragma(database, "page_count") === 0;
  if (!isNew && readPragma(database, "application_id") !== applicationId) throw new Error(refusals.applicationId);
  if (!isNew && readPragma(database, "user_version") !== version) throw new Error(refusals.version);
  // EXTRA also syncs the folder, so that a finished commit survives the loss of power, not only of the process.
  database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = EXTRA; BEGIN EXCLUSIVE");
  if (isNew) {
    database.exec(`${schema} PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${version}`);
  }
  database.exec(`${additions} COMMIT`);
}

/** Returns the first value of `PRAGMA name`: a setting of a database file, or whether it is sound. */
export function readPragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

const sqliteCodes = { busy: 5, locked: 6, readOnly: 8, io: 10, full: 13, cannotOpen: 14 };

/** Creates writes to `database` that are all or nothing, and remembers why the last write failed. */
export function createWrites(database: DatabaseSync) {
  const { readOnly, io, full, cannotOpen } = sqliteCodes;
  let lastProblem: string | undefined;
  const toProblem = (cause: unknown): unknown => {
    lastProblem = `The ledger cannot be written: ${messageOf(cause)}.`;
    const isOfDisk = [readOnly, io, full, cannotOpen].includes(Number(memberAt(cause, "errcode")) % 256);
    return isOfDisk ? new AnchorError("SERVICE_UNAVAILABLE", lastProblem, { cause }) : cause;
  };
  return {
    /**
     * Runs `change` as one transaction of the database: all of it is on the disk, or none of it happened.
     *
     * @throws AnchorError `SERVICE_UNAVAILABLE` when the disk is at fault
     */
    write: (change: () => void): void => {
      try {
        writeAtomically(database, change);
        lastProblem = undefined;
      } catch (cause) {
        throw toProblem(cause);
      }
    },
    /** Runs `transaction`, and reports its failure as `write` does. */
    run: async <Result>(transaction: () => Promise<Result>): Promise<Result> => {
      try {
        const result = await transaction();
        lastProblem = undefined;
        return result;
      } catch (cause) {
        throw toProblem(cause);
      }
    },
    /** Returns why the last write failed, until a write succeeds. */
    problem: () => lastProblem,
  };
}

function writeAtomically(database: DatabaseSync, change: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    change();
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/** Gives `sqlite` the form that a store has over any database. Whoever comes during a transaction waits for its end. */
export function toDatabase(sqlite: DatabaseSync): Database {
  const { run: attempt, problem } = createWrites(sqlite);
  const statements = new Map<string, StatementSync>();
  const prepareOnce = (sql: string) => {
    const statement = statements.get(sql) ?? sqlite.prepare(sql);
    // Lists have a text of their own for every length.
    if (statements.size < maxPrepared) statements.set(sql, statement);
    return statement;
  };
  const session: Session = {
    run: async (sql, ...values) => Number(prepareOnce(sql).run(...values).changes),
    all: async <Row>(sql: string, ...values: readonly Value[]) =>
      prepareOnce(sql).all(...values) as unknown as readonly Row[],
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: async (sql, ...values) => await last.then(() => session.run(sql, ...values)),
    all: async <Row>(sql: string, ...values: readonly Value[]) =>
      await last.then(() => session.all<Row>(sql, ...values)),
    async write<Result>(change: (session: Session) => Promise<Result>): Promise<Result> {
      const written = last.then(async () => await attempt(() => transact(sqlite, async () => await change(session))));
      last = written.catch(() => undefined);
      return await written;
    },
    problem,
    async close() {
      await last;
      sqlite.close();
    },
  };
}

const maxPrepared = 200;

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

/** The number of pages copied before other work may run. */
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
