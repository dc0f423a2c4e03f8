import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createReadStream, rmSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";

import { messageOf } from "../../domain/errors.ts";
import type { Operated } from "./operated.ts";

/** The longest path in bytes that a Unix socket may have on every system. */
const longestSocketPath = 103;

/** Where the service that uses the ledger file `data` hands out backups; only the file's owner may connect. */
export function toSocketPath(data: string): string {
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
  const copy = `${data}.${randomUUID()}.copy`;
  try {
    await ledger.backup(copy);
    response.writeHead(200, { "content-type": "application/vnd.sqlite3", "content-length": statSync(copy).size });
    await pipeline(createReadStream(copy), response);
  } catch (error) {
    console.error(error);
    // After the head nothing but the missing bytes can tell the other side.
    if (!response.headersSent) response.writeHead(500).end(messageOf(error));
  } finally {
    await rm(copy, { force: true });
  }
}

async function closeAtOnce(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
