/** The command `backup`. */
import { once } from "node:events";
import { existsSync, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

import { markCopy } from "../node/store.ts";
import { copyDatabase, readPragma } from "../store/database.ts";
import { toSocketPath } from "./backup-socket.ts";

/**
 * Writes a copy of the ledger file `data` to `file`: a service that uses the ledger makes the copy; without one it is
 * made straight from the file. `file` is replaced only by a whole and sound copy.
 *
 * @throws Error when there is no such ledger, or the copy cannot be made or is not sound
 */
export async function backUp(data: string, file: string): Promise<void> {
  if (!existsSync(data)) throw new Error(`There is no ledger ${data}.`);
  if (resolve(data) === resolve(file)) throw new Error("A backup needs a file of its own.");
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    await copy(data, part);
    finishCopy(part);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

async function copy(data: string, part: string): Promise<void> {
  const incoming = await requestBackup(toSocketPath(data));
  if (incoming === undefined) {
    using database = new DatabaseSync(data, { timeout: 500 });
    return await copyDatabase(database, part);
  }
  if (incoming.statusCode !== 200) throw new Error(`The service could not make the copy: ${await text(incoming)}.`);
  await pipeline(incoming, createWriteStream(part, { mode: 0o600 }));
}

/** Asks the service behind `socketPath` for a backup; returns its answer, or `undefined` when no service listens. */
async function requestBackup(socketPath: string): Promise<IncomingMessage | undefined> {
  try {
    const outgoing = request({ socketPath }).end();
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    return incoming;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["ENOENT", "ECONNREFUSED"].includes(code)) return undefined;
    throw error;
  }
}

function finishCopy(part: string): void {
  using database = new DatabaseSync(part);
  const found = String(readPragma(database, "integrity_check"));
  if (found !== "ok") throw new Error(`The copy is damaged: ${found}.`);
  markCopy(database);
}
