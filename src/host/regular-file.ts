/** Opens files in a folder where other programs write too: only a regular file is ever read or appended to. */
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";

// Windows has neither flag: there both are undefined, and change nothing.
const unfollowed = constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Opens a regular file. A symbolic link is not followed, since it may lead out of the folder; a pipe could block for
 * ever, and is refused like any device or socket. The folder itself may be a link: its owner chose it.
 *
 * @param flags of `open`, such as `constants.O_RDWR | constants.O_APPEND | constants.O_CREAT`; a file that is created
 *   is for its owner alone
 * @returns a file descriptor, which the caller closes
 * @throws RangeError for what is no regular file, with words that complete "the file cannot be used: …"; an Error of
 *   the system
 */
export function openRegular(path: string, flags: number): number {
  const file = openUnfollowed(path, flags);
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw notRegular();
}

/**
 * Reads a whole file as {@link openRegular} opens it.
 *
 * @returns `undefined` where no file is
 * @throws RangeError for what is no regular file, or larger than `maxBytes`; an Error of the system
 */
export function readRegular(path: string, maxBytes: number): Uint8Array | undefined {
  try {
    const file = openRegular(path, constants.O_RDONLY);
    try {
      const bytes = readFrom(file, 0, maxBytes + 1);
      if (bytes.length > maxBytes) throw new RangeError(`it is larger than ${maxBytes / 2 ** 20} MiB`);
      return bytes;
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Reads an open file from `start` to its present end, at most `maxBytes`. */
export function readFrom(file: number, start: number, maxBytes: number): Uint8Array {
  const size = Math.max(0, fstatSync(file).size - start);
  const buffer = new Uint8Array(Math.min(size, maxBytes));
  let length = 0;
  for (let count = -1; count !== 0 && length < buffer.length; length += count) {
    count = readSync(file, buffer, length, buffer.length - length, start + length);
  }
  return buffer.subarray(0, length);
}

function openUnfollowed(path: string, flags: number): number {
  try {
    return openSync(path, flags | unfollowed, 0o600);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ELOOP" || code === "EMLINK") throw new RangeError("it is a symbolic link", { cause: error });
    // A socket, a pipe that nobody reads, or a folder that is to be written.
    if (code === "ENXIO" || code === "EISDIR" || code === "EOPNOTSUPP") throw notRegular(error);
    throw error;
  }
}

function notRegular(cause?: unknown): RangeError {
  return new RangeError("it is not a regular file", { cause });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
