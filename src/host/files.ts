/**
 * Reads and writes files in a folder where other programs write too: a file is written whole or not at all, and only
 * regular files are read or appended to.
 */
import { randomUUID } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readSync,
} from "node:fs";
import { open, rename, rm, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { AnchorError, messageOf } from "../core/errors.ts";
import { isRunFile } from "../core/file-names.ts";
import { toUtf8 } from "../core/json.ts";
import { toLine } from "../core/text.ts";
import type { Log } from "./host.ts";

/** What to write: a text, bytes, pieces of a text, or pieces of bytes as they arrive. */
export type FileContent = string | Uint8Array | Iterable<string> | AsyncIterable<Uint8Array>;

/**
 * Writes a file so that a reader finds the old file or the new one, never a part: a temporary file in the same folder
 * is written, flushed and renamed. Only the owner may read it, since it may hold links to reports, which are secret.
 *
 * @throws AnchorError `OUTPUT_UNWRITABLE`, or an AnchorError that `content` threw; no temporary file is left behind
 */
export async function writeAtomically(path: string, content: FileContent): Promise<void> {
  const temporaryPath = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    const handle = await open(temporaryPath, "wx", 0o600);
    try {
      await writeInto(handle, content);
      await retryWhileHeld(() => rename(temporaryPath, path));
    } catch (cause) {
      await retryWhileHeld(() => rm(temporaryPath, { force: true }));
      throw cause;
    }
  } catch (cause) {
    if (cause instanceof AnchorError) throw cause;
    throw unwritableError(path, cause);
  }
}

/** Windows' error codes for a file that another program, such as a virus scanner, has open. */
const heldFileCodes: ReadonlySet<unknown> = new Set(["EPERM", "EACCES", "EBUSY"]);
/** How long to wait while another program has a file open. A cancelled run has only six seconds to write its files. */
const maxHeldMs = 3000;
const retryPauseMs = 100;

/** Repeats `change`, which renames or removes a file, for some seconds while another program has the file open. */
export async function retryWhileHeld(change: () => Promise<void>): Promise<void> {
  const endsAt = performance.now() + maxHeldMs;
  for (;;) {
    try {
      return await change();
    } catch (error) {
      if (!heldFileCodes.has(errorCodeOf(error)) || performance.now() > endsAt) throw error;
      await sleep(retryPauseMs);
    }
  }
}

/**
 * Creates a folder and the missing ones above it. The topmost is made first, by itself: where it cannot be made, as in
 * /proc, a recursive `mkdir` would never end.
 *
 * @param mode the permissions of all created folders; by default, only their owner may use them
 * @throws the system's Error
 */
export function makeFolders(folder: string, mode = 0o700): void {
  const topmost = findTopmostMissing(folder);
  try {
    if (topmost !== undefined) mkdirSync(topmost, { mode });
  } catch (error) {
    // Another process may have created this folder meanwhile.
    if (topmost !== undefined && !existsSync(topmost)) throw error;
  }
  mkdirSync(folder, { recursive: true, mode });
}

function findTopmostMissing(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const parent = dirname(folder);
  // The root of a missing drive is its own parent.
  return parent === folder ? folder : (findTopmostMissing(parent) ?? folder);
}

export function unwritableError(path: string, cause: unknown): AnchorError {
  return new AnchorError("OUTPUT_UNWRITABLE", `${path} could not be written: ${messageOf(cause)}.`, { cause });
}

const temporaryNamePattern = /^\.(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;

/** A temporary file this old is no longer being written: the slowest write, of a report, takes at most two minutes. */
const abandonedAfterMs = 150_000;

/** Removes the temporary files that {@link writeAtomically} left behind in a run that was killed. */
export function removeTemporaryFiles(folder: string, warn: Log["warning"]): void {
  try {
    for (const name of readdirSync(folder)) {
      const finalName = temporaryNamePattern.exec(name)?.[1] ?? "";
      if (!isRunFile(finalName)) continue;
      const path = join(folder, name);
      // Another run may have removed the file meanwhile.
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (stats?.isFile() === true && Date.now() - stats.mtimeMs > abandonedAfterMs) rmSync(path, { force: true });
    }
  } catch (thrown) {
    const message = `What a killed run left in ${toLine(folder)} cannot be removed: ${messageOf(thrown)}.`;
    warn(message, { title: "leftover files" });
  }
}

async function writeInto(handle: FileHandle, content: FileContent): Promise<void> {
  try {
    const pieces = typeof content === "string" ? [content] : content;
    await handle.writeFile(pieces instanceof Uint8Array || Symbol.asyncIterator in pieces ? pieces : toUtf8(pieces));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// Windows has neither flag: `undefined | undefined` is 0. There, `openWithoutFollowing` looks for a link first.
const safeFlags = constants.O_NOFOLLOW | constants.O_NONBLOCK;
const hasSafeFlags = constants.O_NOFOLLOW !== undefined;

/**
 * Opens a regular file. A symbolic link is refused, since it may lead out of the folder; so are pipes, which could
 * block for ever, devices and sockets. The file's folder may be a link, since the user chose that folder.
 *
 * @param flags those of `open`; only its owner may use a file that is created
 * @returns a file descriptor, which the caller closes
 * @throws RangeError for anything but a regular file; its message completes "the file cannot be used: …". Other errors
 *   are the system's
 */
export function openRegular(path: string, flags: number): number {
  const file = openWithoutFollowing(path, flags);
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw notRegularError();
}

/**
 * Reads a regular file.
 *
 * @returns `undefined` where there is no file
 * @throws RangeError for anything but a regular file of at most `maxBytes`; other errors are the system's
 */
export function readRegular(path: string, maxBytes: number): Uint8Array | undefined {
  try {
    const bytes = readBeginning(path, maxBytes + 1);
    if (bytes.length > maxBytes) throw new RangeError(`it is larger than ${maxBytes / 2 ** 20} MiB`);
    return bytes;
  } catch (error) {
    if (errorCodeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Reads the first `maxBytes` of a regular file, or all of a shorter one; throws as {@link openRegular} does. */
export function readBeginning(path: string, maxBytes: number): Uint8Array {
  const file = openRegular(path, constants.O_RDONLY);
  try {
    return readFrom(file, 0, maxBytes);
  } finally {
    closeSync(file);
  }
}

/** Reads an open file from the byte `start` to its present end, at most `maxBytes`. */
export function readFrom(file: number, start: number, maxBytes: number): Uint8Array {
  const size = Math.max(0, fstatSync(file).size - start);
  const buffer = new Uint8Array(Math.min(size, maxBytes));
  let length = 0;
  for (let count = -1; count !== 0 && length < buffer.length; length += count) {
    count = readSync(file, buffer, length, buffer.length - length, start + length);
  }
  return buffer.subarray(0, length);
}

function openWithoutFollowing(path: string, flags: number): number {
  if (!hasSafeFlags && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new RangeError("it is a symbolic link");
  try {
    return openSync(path, flags | safeFlags, 0o600);
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === "ELOOP" || code === "EMLINK") throw new RangeError("it is a symbolic link", { cause: error });
    // `open` fails with these codes for a socket, a pipe that nobody reads, and a folder.
    if (code === "ENXIO" || code === "EISDIR" || code === "EOPNOTSUPP") throw notRegularError(error);
    throw error;
  }
}

function notRegularError(cause?: unknown): RangeError {
  return new RangeError("it is not a regular file", { cause });
}

function errorCodeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
