/** Hashes one file, detects whether it changes meanwhile, and says what is wrong with a file that cannot be read. */
import { createHash, hash } from "node:crypto";
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from "node:fs";

import { type Subject, isDigest, type Digest } from "../core/digest.ts";
import { AnchorError, systemCode, toAnchorError, type ErrorCode } from "../core/errors.ts";

export type Hashes = Required<Pick<Subject, "digest" | "size">> & Pick<Subject, "sha256" | "fingerprint">;

export type HashOutcome = { readonly hashes: Hashes } | { readonly error: AnchorError };

/** The outcome for one of many files; `fileIndex` says which. */
export type FileOutcome = HashOutcome & { readonly fileIndex: number };

export interface HashSettings {
  /** Also computes SHA-256, which takes 28 % more time; only releases and witnesses need it. */
  readonly sha256: boolean;
  /** Also returns a fingerprint of the file's state. */
  readonly fingerprint: boolean;
  /** Called after each read, with the number of bytes. */
  readonly onBytes: (bytes: number) => void;
}

type Digests = Pick<Hashes, "digest" | "sha256">;

/** How many bytes one read asks for; more would not fit in the processor's second-level cache. */
export const bufferBytes = 256 * 1024;

// Without `O_NONBLOCK`, opening a pipe would block for ever, before fstat can refuse it. Windows has neither flag.
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

export function createBuffer(): Uint8Array {
  return Buffer.allocUnsafeSlow(bufferBytes);
}

/** Hashes without a pause, for a thread that does nothing else. @throws Error that `toFileError` converts */
export function hashFileSync(path: string, buffer: Uint8Array, settings: HashSettings): Hashes {
  const hashing = startHash(path, buffer, settings);
  let hashes = hashNextPiece(hashing);
  while (hashes === undefined) hashes = hashNextPiece(hashing);
  return hashes;
}

/** The hashing of a large file, one piece at each `next`. To end it early, call `return`, which closes the file. */
export type PiecewiseHash = Generator<undefined, Hashes, undefined>;

/**
 * Hashes a file that is smaller than the buffer, or opens a larger one, so that the caller can do other work between
 * its pieces. Call {@link hashNextPiece} at once: before the first call, not even `return` closes the file.
 */
export function startHash(path: string, buffer: Uint8Array, settings: HashSettings): Hashes | PiecewiseHash {
  const descriptor = openSync(path, openFlags);
  let isLarge = false;
  try {
    const before = fstatSync(descriptor);
    if (!before.isFile()) throw fileError("FILE_NOT_REGULAR");
    isLarge = before.size >= buffer.length;
    if (isLarge) return hashLarge(descriptor, path, before, buffer, settings);
    const digests = digestSmall(descriptor, before.size, buffer, settings);
    return toHashes(digests, path, before, fstatSync(descriptor), settings);
  } finally {
    if (!isLarge) closeSync(descriptor);
  }
}

/** Hashes one more piece; returns `undefined` until the last one. */
export function hashNextPiece(hashing: Hashes | PiecewiseHash): Hashes | undefined {
  if (!("next" in hashing)) return hashing;
  const { done, value } = hashing.next();
  return done === true ? value : undefined;
}

function* hashLarge(
  descriptor: number,
  path: string,
  before: Stats,
  buffer: Uint8Array,
  settings: HashSettings,
): PiecewiseHash {
  try {
    const digests = yield* digestLarge(descriptor, before.size, buffer, settings);
    // Unlike fstat, lstat follows the path anew, and so shows whether a folder in it was moved. For a small file, that
    // would cost a third of the whole time.
    return toHashes(digests, path, before, lstatSync(path), settings);
  } finally {
    closeSync(descriptor);
  }
}

/** @throws AnchorError `FILE_CHANGED` where the file was written, or replaced by another, while it was read */
function toHashes(digests: Digests, path: string, before: Stats, after: Stats, settings: HashSettings): Hashes {
  if (!isSameState(before, after)) {
    // For a file that no longer exists, this throws the system's error, which says more.
    lstatSync(path);
    throw fileError("FILE_CHANGED");
  }
  const { size } = before;
  return settings.fingerprint ? { ...digests, size, fingerprint: fingerprintOf(before) } : { ...digests, size };
}

/** Hashes a file smaller than the buffer. Each read asks for more than is left, and so shows whether the file grew. */
function digestSmall(descriptor: number, size: number, buffer: Uint8Array, settings: HashSettings): Digests {
  let totalBytes = 0;
  let readBytes = 0;
  do {
    readBytes = readSync(descriptor, buffer, totalBytes, buffer.length - totalBytes, null);
    totalBytes += readBytes;
  } while (readBytes > 0 && totalBytes < size);
  if (totalBytes !== size) throw fileError("FILE_CHANGED");
  const bytes = buffer.subarray(0, totalBytes);
  const digest = hashBytes(bytes);
  const digests = settings.sha256 ? { digest, sha256: hash("sha256", bytes, "hex") } : { digest };
  settings.onBytes(totalBytes);
  return digests;
}

/** Hashes a large file, and counts its bytes: if there are more or fewer than its size, it is changing or endless. */
function* digestLarge(
  descriptor: number,
  size: number,
  buffer: Uint8Array,
  { sha256, onBytes }: HashSettings,
): Generator<undefined, Digests, undefined> {
  const sha3 = createSha3();
  const sha2 = sha256 ? createHash("sha256") : undefined;
  for (let totalBytes = 0; ; yield) {
    const readBytes = readSync(descriptor, buffer, 0, buffer.length, null);
    totalBytes += readBytes;
    if (readBytes === 0 ? totalBytes < size : totalBytes > size) throw fileError("FILE_CHANGED");
    if (readBytes === 0) return { digest: sha3.digest(), ...(sha2 && { sha256: sha2.digest("hex") }) };
    const bytes = buffer.subarray(0, readBytes);
    sha3.update(bytes);
    sha2?.update(bytes);
    onBytes(readBytes);
  }
}

/**
 * Identifies the state of a file: any write, truncation, replacement or change of times gives another text. The times
 * are numbers, exact to a quarter of a microsecond, and no two writes come so close; exact `bigint`s would cost as much
 * as reading the file.
 */
export function fingerprintOf(stats: Stats): string {
  // Not `+`: V8 keeps all parts of a concatenated string in memory.
  return [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(":");
}

/** The change time moves even when somebody resets the modification time; `nlink` falls when the file is replaced. */
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

/** Hashes in one call, the fastest way for up to a few MiB; more would block this thread too long. */
export function hashBytes(bytes: Uint8Array): Digest {
  return toDigest(hash("sha3-256", bytes, "hex"));
}

/** Hashes bytes that come in parts. Node's own crypto is fifteen times as fast as JavaScript. */
export function createSha3() {
  const sha3 = createHash("sha3-256");
  return {
    update: (bytes: Uint8Array): void => void sha3.update(bytes),
    digest: (): Digest => toDigest(sha3.digest("hex")),
  };
}

function toDigest(hex: string): Digest {
  if (!isDigest(hex)) throw new RangeError(`The hash engine returned ${hex.length} characters that are no digest.`);
  return hex;
}

type FileErrorCode = Extract<ErrorCode, `FILE_${string}`>;

/**
 * The messages never contain the file's name, which is shown beside them. They are not in src/words, since a hashing
 * thread makes them too and should load little.
 */
const fileErrorMessages = {
  FILE_UNREADABLE: "The file cannot be read",
  FILE_VANISHED: "The file is not there",
  FILE_CHANGED: "The file changed while it was being hashed",
  FILE_NOT_REGULAR: "This is not a regular file",
  FILE_OUTSIDE_WORKSPACE: "The file is not in the workspace",
  FILE_NAME_INVALID: "The file's name is not valid UTF-8",
} as const satisfies Record<FileErrorCode, string>;

/** System codes that mean more than that the file cannot be read. */
const codesBySystemCode: Readonly<Record<string, FileErrorCode>> = {
  ENOENT: "FILE_VANISHED",
  ENOTDIR: "FILE_VANISHED",
  // A link has replaced a part of the path since the file was found.
  ELOOP: "FILE_CHANGED",
  EMLINK: "FILE_CHANGED",
  // The system gives these two codes for a socket, or for a device without a driver.
  ENXIO: "FILE_NOT_REGULAR",
  ENODEV: "FILE_NOT_REGULAR",
};

const hintsBySystemCode: Readonly<Record<string, string>> = {
  EIO: "The disk could not read the file. Check the disk, or write the file again.",
};

interface FileErrorDetails {
  readonly detail?: string;
  readonly cause?: unknown;
  readonly hint?: string | undefined;
}

export function fileError(code: FileErrorCode, { detail, ...options }: FileErrorDetails = {}): AnchorError {
  return new AnchorError(code, `${fileErrorMessages[code]}${detail === undefined ? "" : ` (${detail})`}.`, options);
}

/** Converts an error of a file operation to an error about that file. */
export function toFileError(thrown: unknown): AnchorError {
  const code = systemCode(thrown);
  if (code === undefined || code === "EMFILE" || code === "ENFILE") return toAnchorError(thrown);
  if (code === "EISDIR") return folderError(thrown);
  return fileError(codesBySystemCode[code] ?? "FILE_UNREADABLE", {
    detail: code,
    cause: thrown,
    hint: hintsBySystemCode[code],
  });
}

/** Whether an error of resolving a link means that its target does not exist. */
export function leadsNowhere(thrown: unknown): boolean {
  return ["ENOENT", "ENOTDIR", "ELOOP"].includes(systemCode(thrown) ?? "");
}

export function folderError(cause?: unknown): AnchorError {
  const hint = "Name a file, or a pattern such as dist/**.";
  return new AnchorError("FILE_NOT_REGULAR", "This is a folder, not a file.", { cause, hint });
}

export function brokenLinkError(): AnchorError {
  const hint = "Correct the link, name the file itself, or leave the link out.";
  return new AnchorError("FILE_VANISHED", "The file is a symbolic link, and its target does not exist.", { hint });
}
