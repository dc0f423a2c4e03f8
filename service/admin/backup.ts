/** Backups of a ledger's file: the command `backup`, and the socket on which a running service hands them out. */
import { hash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync, readdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { basename, dirname, join, sep } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

import { messageOf } from "../../src/core/errors.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { readPragma } from "../store/database.ts";
import { logFault } from "../log.ts";

/** The longest path of a Unix socket that every system takes, in bytes. */
const maxSocketPath = 103;

/** Whether a socket is a file. On Windows it is a named pipe, which leaves no file behind. */
const isFile = sep === "/";

/** Returns the path of the socket. The name of a pipe is a hash of the resolved path of the ledger. */
function toSocketPath(data: string): string {
  return isFile ? `${data}.socket` : `\\\\.\\pipe\\${hash("sha256", realpathSync.native(data), "hex")}`;
}

/**
 * Hands out backups of the ledger kept in the file `data` on a socket next to it, because no other process may open a
 * ledger in use. The caller holds the ledger's lock, so a socket that already exists was left by a process that died.
 */
export async function openBackupSocket(data: string, ledger: Ledger): Promise<{ close(): Promise<void> }> {
  const path = toSocketPath(data);
  if (isFile && Buffer.byteLength(path) > maxSocketPath)
    throw new Error(`--data ${data} is too long a path; name it from nearer by`);
  if (isFile) rmSync(path, { force: true });
  // So were copies that nobody fetches any more.
  for (const name of readdirSync(dirname(data)))
    if (name.startsWith(`${basename(data)}.`) && /\.[0-9a-f-]{36}\.copy(?:-journal)?$/.test(name))
      rmSync(join(dirname(data), name), { force: true });
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

async function sendBackup(data: string, ledger: Ledger, response: ServerResponse): Promise<void> {
  const made = `${data}.${randomUUID()}.copy`;
  try {
    await ledger.backup(made);
    response.writeHead(200, { "content-type": "application/vnd.sqlite3", "content-length": statSync(made).size });
    await pipeline(createReadStream(made), response);
  } catch (error) {
    logFault(error);
    // Once the head is sent, only the missing bytes show the client that the backup failed.
    if (!response.headersSent) response.writeHead(500).end(messageOf(error));
  } finally {
    await rm(made, { force: true });
  }
}

/**
 * Writes a copy of the ledger file `data` to `file`: a service that uses the ledger makes the copy; without one it is
 * made straight from the file. `file` is replaced only by a whole and sound copy.
 *
 * @throws Error when there is no such ledger, or the copy cannot be made or is not sound
 */
export async function backUp(data: string, file: string): Promise<void> {
  if (!existsSync(data)) throw new Error(`There is no ledger ${data}.`);
  if (existsSync(file) && realpathSync(data) === realpathSync(file))
    throw new Error("A backup needs a file of its own.");
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    await copy(data, part);
    using database = new DatabaseSync(part);
    const found = String(readPragma(database, "integrity_check"));
    if (found !== "ok") throw new Error(`The copy is damaged: ${found}.`);
    await using handle = await open(part, "r+");
    // On the disk before it takes the place of an older copy.
    await handle.sync();
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Asks the service that uses `data` for a copy; where none listens, copies the file itself. */
async function copy(data: string, part: string): Promise<void> {
  const answered = once(request({ socketPath: toSocketPath(data) }).end(), "response") as Promise<[IncomingMessage]>;
  const [answer] = await answered.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" && error.code !== "ECONNREFUSED") throw error;
    return [];
  });
  if (answer === undefined) {
    // A service that starts or stops holds the file, and has no socket.
    using database = new DatabaseSync(data, { timeout: 10_000 });
    try {
      // This fails if the file is in use; `backup` would not say so.
      readPragma(database, "schema_version");
      return void (await backup(database, part));
    } catch (cause) {
      throw new Error(`The ledger ${data} cannot be copied: ${messageOf(cause)}.`, { cause });
    }
  }
  if (answer.statusCode !== 200) throw new Error(`The service could not make the copy: ${await text(answer)}.`);
  await pipeline(answer, createWriteStream(part, { mode: 0o600 }));
}
