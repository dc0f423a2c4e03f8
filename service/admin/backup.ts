import { existsSync, createWriteStream, createReadStream, rmSync, statSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { once } from "node:events";
import { request, type IncomingMessage, createServer, type Server, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { text } from "node:stream/consumers";
import { randomUUID } from "node:crypto";

import { messageOf } from "../../src/core/errors.ts";
import { copyDatabase } from "../ledger/copy-database.ts";
import { markCopy } from "../store/node-file.ts";
import type { Operated } from "./metrics.ts";

/**
 * Writes a copy of the ledger file `data` to `file`: by the service that uses it, or straight from the file when none
 * does. `file` is replaced only by a whole and sound copy.
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
  if (incoming === undefined) return await copyUnused(data, part);
  if (incoming.statusCode !== 200) throw new Error(`The service could not make the copy: ${await text(incoming)}.`);
  await pipeline(incoming, createWriteStream(part, { mode: 0o600 }));
}

/** The answer of the service behind `socketPath`, or `undefined` when nobody is there. */
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

async function copyUnused(data: string, part: string): Promise<void> {
  const database = new DatabaseSync(data, { timeout: 500 });
  try {
    await copyDatabase(database, part);
  } finally {
    database.close();
  }
}

function finishCopy(part: string): void {
  const database = new DatabaseSync(part);
  try {
    const [row] = database.prepare("PRAGMA integrity_check").all();
    if (row?.["integrity_check"] !== "ok") throw new Error(`The copy is damaged: ${String(row?.["integrity_check"])}.`);
    markCopy(database);
  } finally {
    database.close();
  }
}

/** The longest path in bytes that a Unix socket may have on every system. */
const longestSocketPath = 103;

/** Where the service that uses the ledger file `data` hands out backups; only the file's owner may connect. */
function toSocketPath(data: string): string {
  return `${data}.socket`;
}

/** A way to ask a running service for backups, until it is closed. */
export interface BackupSocket {
  readonly close: () => Promise<void>;
}

/**
 * Hands out backups of the ledger kept in the file `data` on a socket beside it, for nobody else may open a ledger in
 * use. The caller holds the ledger's lock, so a socket that is there already was left by a process that died.
 */
export async function openBackupSocket(data: string, ledger: Operated): Promise<BackupSocket> {
  const path = toSocketPath(data);
  if (Buffer.byteLength(path) > longestSocketPath)
    throw new Error(`--data ${data} is too long a path; name it from nearer by`);
  rmSync(path, { force: true });
  const server = createServer((_request, response) => void sendBackup(data, ledger, response));
  const mask = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(mask);
  }
  await once(server, "listening");
  return { close: () => closeAtOnce(server) };
}

async function sendBackup(data: string, ledger: Operated, response: ServerResponse): Promise<void> {
  const made = `${data}.${randomUUID()}.copy`;
  try {
    await ledger.backup(made);
    response.writeHead(200, { "content-type": "application/vnd.sqlite3", "content-length": statSync(made).size });
    await pipeline(createReadStream(made), response);
  } catch (error) {
    console.error(error);
    // After the head nothing but the missing bytes can tell the other side.
    if (!response.headersSent) response.writeHead(500).end(messageOf(error));
  } finally {
    await rm(made, { force: true });
  }
}

async function closeAtOnce(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
