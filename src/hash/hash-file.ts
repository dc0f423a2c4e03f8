/** Hashes one file, detects whether it changes meanwhile, and says what is wrong with a file that cannot be read. */
import { createHash, hash } from "node:crypto";
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from "node:fs";

import { type Subject, isDigest, type Digest } from "../core/digest.ts";
import { AnchorError, systemCode, toAnchorError, type ErrorCode } from "../core/errors.ts";

export type Hashes = Required<Pick<Subject, "digest" | "size">> & Pick<Subject, "sha256" | "fingerprint">;

export type HashOutcome = { readonly hashes: Hashes } | { readonly error: AnchorError };

/** The outcome for one of many files; `fileIndex` is the file's place in the given order. */
export type FileOutcome = HashOutcome & { readonly fileIndex: number };

export interface HashSettings {
  /** Whether to compute SHA-256 too, which takes 28 % more time. Only releases and witnesses need it. */
  readonly wantsSha256: boolean;
  /** Whether to return a {@link fingerprintOf} the file too, by which a later change of the file is noticed. */
  readonly wantsFingerprint: boolean;
  /** Called with the number of bytes that were hashed since the last call. */
  readonly onBytes: (bytes: number) => void;
}

type Digests = Pick<Hashes, "digest" | "sha256">;

/** How many bytes one read asks for. A larger buffer would not fit in the processor's second-level cache. */
export const bufferBytes = 256 * 1024;

// Without `O_NONBLOCK`, opening a pipe would block for ever, before fstat shows what it is. Windows lacks both flags.
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

export function createBuffer(): Uint8Array {
  return Buffer.allocUnsafeSlow(bufferBytes);
}

/** Hashes a file without a pause, for a thread that does nothing else. @throws Error that `toFileError` converts */
export function hashFileSync(path: string, buffer: Uint8Array, settings: HashSettings): Hashes {
  const hashing = startHash(path, buffer, settings);
  let hashes = hashNextPiece(hashing);
  while (hashes === undefined) hashes = hashNextPiece(hashing);
  return hashes;
}

/** The hashing of a large file, one piece at each `next`. To end it early, call `return`, which closes the file. */
export type PiecewiseHash = Generator<undefined, Hashes, undefined>;

/**
 * Hashes a file that is smaller than the buffer. Opens any other file, for {@link hashNextPiece} to hash in pieces, so
 * that the caller can do other work. Call that at once: before its first call, not even `return` closes the file.
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

/** Hashes one more piece of a file. Returns the file's hashes after the last piece, and `undefined` before. */
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
    // Unlike fstat, lstat follows the path anew, and so shows whether a folder in it was moved. Small files do without:
    // for them, lstat would take a third of the whole time.
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
  return settings.wantsFingerprint ? { ...digests, size, fingerprint: fingerprintOf(before) } : { ...digests, size };
}

/** Hashes a file smaller than the buffer. Each read asks for more bytes than are left, and so shows if it grew. */
function digestSmall(descriptor: number, size: number, buffer: Uint8Array, settings: HashSettings): Digests {
  let totalBytes = 0;
  let readBytes = 0;
  do {
    readBytes = readSync(descriptor, buffer, totalBytes, buffer.length - totalBytes, null);
    totalBytes += readBytes;
  } while (readBytes > 0 && totalBytes < size);
  if (totalBytes !== size) throw fileError("FILE_CHANGED");
  const bytes = buffer.subarray(0, totalBytes);
  const digests = toDigests(bytes, settings);
  settings.onBytes(totalBytes);
  return digests;
}

/** Hashes a large file, and counts its bytes: a file with more or fewer bytes than its size is changing or endless. */
function* digestLarge(
  descriptor: number,
  size: number,
  buffer: Uint8Array,
  { wantsSha256, onBytes }: HashSettings,
): Generator<undefined, Digests, undefined> {
  const sha3 = createSha3();
  const sha2 = wantsSha256 ? createHash("sha256") : undefined;
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
 * Returns a text that becomes another by any write, truncation or replacement of the file and by any change of its
 * times. The times are numbers, exact to a quarter of a microsecond, and two writes are never so close. Exact times, as
 * `bigint`, would take as long as reading the file.
 */
export function fingerprintOf(stats: Stats): string {
  // Not by `+`, since V8 keeps all parts of a concatenated string in memory.
  return [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(":");
}

/** `ctimeMs` tells of a write even if somebody reset the modification time, and `nlink` of a file that was replaced. */
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

/** Hashes in one call, which is the fastest way up to a few MiB. More bytes would block this thread too long. */
export function hashBytes(bytes: Uint8Array): Digest {
  return toDigest(hash("sha3-256", bytes, "hex"));
}

/** Hashes in one call, like {@link hashBytes}, and computes SHA-256 too if it is wanted. */
export function toDigests(bytes: Uint8Array, { wantsSha256 }: Pick<HashSettings, "wantsSha256">): Digests {
  const digest = hashBytes(bytes);
  return wantsSha256 ? { digest, sha256: hash("sha256", bytes, "hex") } : { digest };
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
 * The messages never contain the file's name, which is shown beside them. They do not stand in src/words, because a
 * hashing thread uses them and should load little code.
 */
const fileErrorMessages = {
  FILE_UNREADABLE: "The file cannot be read",
  FILE_VANISHED: "The file is not there",
  FILE_CHANGED: "The file changed while it was being hashed",
  FILE_NOT_REGULAR: "This is not a regular file",
  FILE_OUTSIDE_WORKSPACE: "The file is not in the workspace",
  FILE_NAME_INVALID: "The file's name is not valid UTF-8",
} as const satisfies Record<FileErrorCode, string>;

/** Our codes for those codes of the system that mean more than that the file cannot be read. */
const codesBySystemCode: Readonly<Record<string, FileErrorCode>> = {
  ENOENT: "FILE_VANISHED",
  ENOTDIR: "FILE_VANISHED",
  // The system gives these two codes when a link has replaced a part of the path since the file was found.
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

/** Whether an error of resolving a link means that the link's target does not exist. */
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
