import type { DatabaseSync } from "node:sqlite";

import { messageOf } from "../../domain/errors.ts";
import { memberAt } from "../../domain/member.ts";

/** The first value that `PRAGMA name` gives: how a database file is, and whether it is sound. */
export function readPragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

/** SQLite's code for a file that another process has locked. */
const busy = 5;

/** Why a data file could not be opened, without a full stop. */
export function sayOpenFailure(thrown: unknown): string {
  if (memberAt(thrown, "errcode") !== busy) return messageOf(thrown);
  return "another service has it open; stop that service, or name another file by --data";
}
