/** Hashes one file, and detects changes of the file meanwhile. */
import { createHash, hash } from "node:crypto";
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from "node:fs";

import { type Subject, isDigest, type Digest } from "../core/digest.ts";
import type { AnchorError } from "../core/errors.ts";
import { fileError } from "./file-error.ts";

/** The result of hashing a file. */
export type Hashes = Required<Pick<Subject, "digest" | "size">> & Pick<Subject, "sha256" | "fingerprint">;

/** The result for one file of many; `job` is its index among them. */
export type FileResult =
  | { readonly job: number; readonly hashes: Hashes }
  | { readonly job: number; readonly error: AnchorError };

export interface HashSettings {
  /** SHA-256 in the same pass: 28 % more time, so only where a release needs it. */
  readonly sha256: boolean;
  /** Return a fingerprint of the file's state when it was hashed. */
  readonly fingerprint: boolean;
  /** Called after every piece that was read. */
  readonly onBytes: (bytes: number) => void;
}

type Digests = Pick<Hashes, "digest" | "sha256">;

/** Bytes in one read: larger pieces do not fit in the processor's second-level cache. */
export const bufferSize = 256 * 1024;

// Windows has neither flag. Without blocking, the opening of a pipe returns and fstat can refuse it.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Memory for one piece of a file, {@link bufferSize} bytes. */
export function createBuffer(): Uint8Array {
  return Buffer.allocUnsafeSlow(bufferSize);
}

/**
 * Hashes a file in one go, blocking this thread: the way of hashing threads.
 *
 * @throws AnchorError or the system's error, see `toFileError`
 */
export function hashFileSync(path: string, buffer: Uint8Array, settings: HashSettings): Hashes {
  const pieces = hashInPieces(path, buffer, settings);
  let piece = pieces.next();
  while (piece.done !== true) piece = pieces.next();
  return piece.value;
}

/**
 * Hashes a file as {@link hashFileSync} does, and yields before each piece, so that the caller can see to other work.
 * Whoever ends it early closes the file by `return`.
 */
export function* hashInPieces(
  path: string,
  buffer: Uint8Array,
  settings: HashSettings,
): Generator<undefined, Hashes, undefined> {
  yield;
  const file = openSync(path, flags);
  try {
    const before = fstatSync(file);
    if (!before.isFile()) throw fileError("FILE_NOT_REGULAR");
    const isSmall = before.size < buffer.length;
    const digests = isSmall
      ? digestSmall(file, before.size, buffer, settings)
      : yield* digestLarge(file, before.size, buffer, settings);
    // Both calls detect a write and a replaced file. Only lstat walks the path again, as a folder may have been moved;
    // for a small file that would cost a third of the whole time.
    const after = isSmall ? fstatSync(file) : lstatSync(path);
    if (!isSameState(before, after)) throw changed(path);
    const { size } = before;
    return settings.fingerprint ? { ...digests, size, fingerprint: fingerprintOf(before) } : { ...digests, size };
  } finally {
    closeSync(file);
  }
}

/** @throws the system's error when the file no longer exists */
function changed(path: string): AnchorError {
  lstatSync(path);
  return fileError("FILE_CHANGED");
}

/** Hashes a file in one call when it is smaller than the buffer, so that one read also shows that it did not grow. */
function digestSmall(file: number, size: number, buffer: Uint8Array, settings: HashSettings): Digests {
  let total = 0;
  let read = 0;
  do {
    read = readSync(file, buffer, total, buffer.length - total, null);
    total += read;
  } while (read > 0 && total < size);
  if (total !== size) throw fileError("FILE_CHANGED");
  const bytes = buffer.subarray(0, total);
  const digest = hashBytes(bytes);
  const digests = settings.sha256 ? { digest, sha256: hash("sha256", bytes, "hex") } : { digest };
  settings.onBytes(total);
  return digests;
}

/** Hashes a file piece by piece, and counts its bytes: one with more or fewer than its size is changing, or endless. */
function* digestLarge(
  file: number,
  size: number,
  buffer: Uint8Array,
  { sha256, onBytes }: HashSettings,
): Generator<undefined, Digests, undefined> {
  const sha3 = createSha3();
  const sha2 = sha256 ? createHash("sha256") : undefined;
  for (let total = 0; ; yield) {
    const read = readSync(file, buffer, 0, buffer.length, null);
    total += read;
    if (read === 0 ? total < size : total > size) throw fileError("FILE_CHANGED");
    if (read === 0) return { digest: sha3.digest(), ...(sha2 && { sha256: sha2.digest("hex") }) };
    const bytes = buffer.subarray(0, read);
    sha3.update(bytes);
    sha2?.update(bytes);
    onBytes(read);
  }
}

/**
 * Identifies one state of one file: any write, truncation, replacement or change of times gives another text. Times
 * are exact to a quarter of a microsecond, and no two writes are so close; integers would cost as much as the reading.
 */
export function fingerprintOf(stats: Stats): string {
  // join() makes one flat text; a text made by + keeps all of its parts in memory.
  return [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(":");
}

/**
 * Whether both are the same state of the same file. The change time moves even when somebody sets the
 * modification time back, and the number of links falls when another file takes the name.
 */
function isSameState(one: Stats, other: Stats): boolean {
  return (
    one.ctimeMs === other.ctimeMs &&
    one.mtimeMs === other.mtimeMs &&
    one.size === other.size &&
    one.nlink === other.nlink &&
    one.ino === other.ino &&
    one.dev === other.dev
  );
}

/** Hashes bytes that are all in memory in one call, the fastest way for small files: not for more than a few MiB. */
export function hashBytes(bytes: Uint8Array): Digest {
  return checkedDigest(hash("sha3-256", bytes, "hex"));
}

/** Begins a SHA3-256 (FIPS 202) of bytes that come in parts. Node's own crypto is fifteen times as fast as JavaScript. */
export function createSha3() {
  const state = createHash("sha3-256");
  return {
    update: (bytes: Uint8Array): void => void state.update(bytes),
    digest: (): Digest => checkedDigest(state.digest("hex")),
  };
}

function checkedDigest(hex: string): Digest {
  if (!isDigest(hex)) throw new RangeError(`The hash engine returned ${hex.length} characters that are no digest.`);
  return hex;
}
