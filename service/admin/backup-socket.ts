import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createReadStream, rmSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";

import { messageOf } from "../../src/core/errors.ts";
import type { Backend } from "../ledger/backend.ts";

/** The length in bytes that the path of a Unix socket may have on every system. */
const maxSocketPath = 103;

/** Returns the path of the socket on which a service with the ledger file `data` hands out backups to its owner. */
export function toSocketPath(data: string): string {
  return `${data}.socket`;
}

/**
 * Hands out backups of the ledger kept in the file `data` on a socket next to it, because no other process may open a
 * ledger in use. The caller holds the ledger's lock, so a socket that already exists was left by a process that died.
 */
export async function openBackupSocket(data: string, ledger: Backend): Promise<{ close(): Promise<void> }> {
  const path = toSocketPath(data);
  if (Buffer.byteLength(path) > maxSocketPath)
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
  return {
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function sendBackup(data: string, ledger: Backend, response: ServerResponse): Promise<void> {
  const made = `${data}.${randomUUID()}.copy`;
  try {
    await ledger.backup(made);
    response.writeHead(200, { "content-type": "application/vnd.sqlite3", "content-length": statSync(made).size });
    await pipeline(createReadStream(made), response);
  } catch (error) {
    console.error(error);
    // Once the head is sent, only the missing bytes show the client that the backup failed.
    if (!response.headersSent) response.writeHead(500).end(messageOf(error));
  } finally {
    await rm(made, { force: true });
  }
}
