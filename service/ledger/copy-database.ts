import { backup, type DatabaseSync } from "node:sqlite";

/** Pages that are copied before others get their turn. */
const pagesAtOnce = 500;

const patienceMs = 10_000;

/**
 * Copies all of `database` to `file`, while this process goes on writing to it.
 *
 * @throws Error when the copy cannot be made, or a write holds the database for longer than ten seconds
 */
export async function copyDatabase(database: DatabaseSync, file: string): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return void (await backup(database, file, { rate: pagesAtOnce }));
    } catch (cause) {
      if (!metWrite(cause)) throw cause;
      if (performance.now() > giveUpAt) throw new Error("the database is in use by a write", { cause });
    }
  }
}

/** Codes of a step that met a write: busy, locked, and the one that Node 24 reports instead. */
const writeCodes = new Set<unknown>([5, 6, 0]);

/**
 * The steps run in a thread beside the writes. Node tries a step again that met a write, but not the first one: it
 * gives up there, and reports SQLite's last error, which is none (code 0).
 */
function metWrite(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && writeCodes.has(error.errcode);
}
