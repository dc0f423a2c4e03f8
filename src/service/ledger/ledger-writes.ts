import type { DatabaseSync } from "node:sqlite";

import { AnchorError, messageOf } from "../../domain/errors.ts";

/** SQLite's words for a disk that takes nothing now: read-only, an I/O error, full, cannot be opened. */
const diskProblems = new Set([8, 10, 13, 14]);

/** Writes to `database` all or nothing, and remembers why the last write failed. */
export function createLedgerWrites(database: DatabaseSync) {
  let lastProblem: string | undefined;
  return {
    /**
     * Runs `change` as one transaction of the database: all of it is on the disk, or none of it happened.
     *
     * @throws AnchorError `SERVICE_UNAVAILABLE` when the disk is at fault
     */
    write: (change: () => void): void => {
      try {
        atomically(database, change);
        lastProblem = undefined;
      } catch (cause) {
        lastProblem = `The ledger cannot be written: ${messageOf(cause)}.`;
        throw isDiskProblem(cause) ? new AnchorError("SERVICE_UNAVAILABLE", lastProblem, { cause }) : cause;
      }
    },
    /** Why the last write failed, until one succeeds. */
    problem: () => lastProblem,
  };
}

function isDiskProblem(cause: unknown): boolean {
  const code = cause instanceof Error && "errcode" in cause ? cause.errcode : undefined;
  return typeof code === "number" && diskProblems.has(code % 256);
}

function atomically(database: DatabaseSync, change: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    change();
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
