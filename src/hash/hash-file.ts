/** Hashes one file, and detects changes of the file meanwhile. */
import { createHash, hash } from "node:crypto";
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from "node:fs";

import { type Subject, isDigest, type Digest } from "../core/digest.ts";
import type { AnchorError } from "../core/errors.ts";
import { fileError } from "./file-error.ts";

/** The result of hashing a file. */
export type Hashes = Required<Pick<Subject, "digest" | "size">> & Pick<Subject, "sha256" | "fingerprint">;

/** What became of one file. */
export type Outcome = { readonly hashes: Hashes } | { readonly error: AnchorError };

/** The result for one file of many; `job` is its index among them. */
export type FileResult = Outcome & { readonly job: number };

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
  const begun = beginHash(path, buffer, settings);
  let hashes = advance(begun);
  while (hashes === undefined) hashes = advance(begun);
  return hashes;
}

/** The pieces of a file that does not fit in the buffer. Whoever ends them early closes the file by `return`. */
export type Pieces = Generator<undefined, Hashes, undefined>;

/**
 * Hashes a file that fits in the buffer, or begins a larger one and returns its pieces, so that the caller can see to
 * other work between them. They are to be begun at once: that closes the file in the end.
 */
export function beginHash(path: string, buffer: Uint8Array, settings: HashSettings): Hashes | Pieces {
  const file = openSync(path, flags);
  let isLarge = false;
  try {
    const before = fstatSync(file);
    if (!before.isFile()) throw fileError("FILE_NOT_REGULAR");
    isLarge = before.size >= buffer.length;
    if (isLarge) return hashLarge(file, path, before, buffer, settings);
    const digests = digestSmall(file, before.size, buffer, settings);
    return toHashes(digests, path, before, fstatSync(file), settings);
  } finally {
    if (!isLarge) closeSync(file);
  }
}

/** Hashes one more piece of what {@link beginHash} has begun; returns the hashes after the last one. */
export function advance(begun: Hashes | Pieces): Hashes | undefined {
  if (!("next" in begun)) return begun;
  const { done, value } = begun.next();
  return done === true ? value : undefined;
}

function* hashLarge(file: number, path: string, before: Stats, buffer: Uint8Array, settings: HashSettings): Pieces {
  try {
    const digests = yield* digestLarge(file, before.size, buffer, settings);
    // Only lstat walks the path again, as a folder may have been moved; for a small file that would cost a third of the
    // whole time.
    return toHashes(digests, path, before, lstatSync(path), settings);
  } finally {
    closeSync(file);
  }
}

/** Returns the hashes, unless a write or another file in its place has changed the state that it had before. */
function toHashes(digests: Digests, path: string, before: Stats, after: Stats, settings: HashSettings): Hashes {
  if (!isSameState(before, after)) throw changed(path);
  const { size } = before;
  return settings.fingerprint ? { ...digests, size, fingerprint: fingerprintOf(before) } : { ...digests, size };
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
