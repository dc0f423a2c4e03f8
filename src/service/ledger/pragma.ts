import type { DatabaseSync } from "node:sqlite";

/** The first value that `PRAGMA name` gives: how a database file is, and whether it is sound. */
export function readPragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}
