import { createHash } from "node:crypto";
import { lstatSync } from "node:fs";
import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";

import type { Digest, NamedSubject, Subject } from "../core/digest.ts";
import type { AnchorError } from "../core/errors.ts";
import { toUtf8 } from "../core/json.ts";
import {
  hashNextPiece,
  startHash,
  createBuffer,
  createSha3,
  fingerprintOf,
  type Hashes,
  type HashOutcome,
  type PiecewiseHash,
  type HashSettings,
  toFileError,
} from "./hash-file.ts";

export interface FileSource {
  /** Path relative to the workspace, with `/`. */
  readonly name: string;
  /** The absolute path, no part of which is a link. */
  readonly path: string;
  /** The size in bytes when the file was found. */
  readonly size: number;
}

/** A file, with the index that the caller gave it. */
type NumberedFile = readonly [index: number, file: FileSource];

/** A file that was hashed or that could not be hashed, with the index that the caller gave it. */
export type HashedFile =
  | { readonly index: number; readonly subject: Subject }
  | { readonly index: number; readonly subject: NamedSubject; readonly error: AnchorError };

interface HashOptions extends Partial<HashSettings> {
  /** Ends the results early when it aborts; files that are not hashed by then are left out. */
  readonly signal?: AbortSignal;
  /** How many threads to start; 0 hashes on the calling thread. By default, {@link countUsefulThreads} decides. */
  readonly threads?: number;
}

/**
 * Hashes files. A file that cannot be read, or that changes meanwhile, gets an error. The results come in batches, in
 * the order of completion. Without threads, files are hashed only while the caller waits for the next batch.
 */
export async function* hashFiles(
  files: Iterable<NumberedFile>,
  options: HashOptions = {},
): AsyncGenerator<readonly HashedFile[]> {
  const { wantsSha256 = false, wantsFingerprint = false, onBytes = () => {}, signal } = options;
  const orderedFiles = [...files];
  const threads = Math.min(options.threads ?? countUsefulThreads(orderedFiles), orderedFiles.length);
  const settings = { wantsSha256, wantsFingerprint, onBytes };
  // The largest file comes first, so that at the end no thread is left alone with a large file.
  if (threads > 0) orderedFiles.sort(([, one], [, other]) => other.size - one.size);
  if (threads === 0) {
    yield* hashInline(orderedFiles, settings, signal);
    return;
  }
  const paths = orderedFiles.map(([, { path }]) => path);
  // Imported only here, since most runs need no threads.
  const { hashInPool } = await import("./pool.ts");
  for await (const batch of hashInPool(paths, { ...settings, threads, signal })) {
    yield batch.map((result) => toHashedFile(orderedFiles[result.fileIndex], result));
  }
}

function toHashedFile(file: NumberedFile | undefined, result: HashOutcome): HashedFile {
  if (file === undefined) throw new RangeError("A thread hashed a file that was not asked for.");
  const [index, { name }] = file;
  return "hashes" in result
    ? { index, subject: { ...result.hashes, name, path: name } }
    : { index, subject: { name, path: name }, error: result.error };
}

/** Starting threads takes as long as hashing this many bytes does. */
const poolCostBytes = 32 * 1024 * 1024;
/** Opening a file takes as long as hashing this many bytes does, and threads do not make the opening faster. */
const openingCostBytes = 8 * 1024;

/** Returns the number of cores if threads save more time than their start takes, else 0. */
function countUsefulThreads(files: readonly NumberedFile[]): number {
  const totalBytes = files.reduce((sum, [, { size }]) => sum + size, 0);
  const isFaster = files.length > 1 && totalBytes - files.length * openingCostBytes >= poolCostBytes;
  return isFaster ? availableParallelism() : 0;
}

/** Whether a file still has this `fingerprint`; false if it cannot be read. Synchronous: a promise takes longer. */
export function isUnchanged(path: string, fingerprint: string): boolean {
  try {
    return fingerprintOf(lstatSync(path)) === fingerprint;
  } catch {
    return false;
  }
}

/** How long hashing may keep this thread from its other work, such as requests. */
const maxHashBlockMs = 2;

/** Hashes the files in order on this thread, with short pauses for the thread's other work. */
async function* hashInline(
  files: readonly NumberedFile[],
  settings: HashSettings,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly HashedFile[]> {
  const buffer = createBuffer();
  let nextIndex = 0;
  let hashing: Hashes | PiecewiseHash | undefined;
  /** Hashes the next piece of a file. This is a separate function, since V8 optimises generators later. */
  const hashPiece = (path: string): HashOutcome | undefined => {
    try {
      const hashes = hashNextPiece((hashing ??= startHash(path, buffer, settings)));
      return hashes && { hashes };
    } catch (thrown) {
      return { error: toFileError(thrown) };
    }
  };
  const hashForAWhile = (): readonly HashedFile[] => {
    const hashedFiles: HashedFile[] = [];
    const endsAt = performance.now() + maxHashBlockMs;
    for (let file = files[nextIndex]; file !== undefined && performance.now() < endsAt; file = files[nextIndex]) {
      const outcome = hashPiece(file[1].path);
      if (outcome === undefined) continue;
      hashedFiles.push(toHashedFile(file, outcome));
      hashing = undefined;
      nextIndex += 1;
    }
    return hashedFiles;
  };
  try {
    while (nextIndex < files.length) {
      if (signal?.aborted) return;
      const hashedFiles = hashForAWhile();
      if (hashedFiles.length > 0) yield hashedFiles;
      if (nextIndex < files.length) await setImmediate();
    }
  } finally {
    if (hashing !== undefined && "return" in hashing) hashing.return(undefined as never);
  }
}

export type StreamHashes = Required<Pick<Subject, "digest" | "size" | "sha256">>;

/** Hashes a stream by SHA3-256 and SHA-256. The caller cannot use the chunks afterwards: their memory is freed. */
export async function hashStream(
  bytes: AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => void,
): Promise<StreamHashes> {
  const sha3 = createSha3();
  const sha2 = createHash("sha256");
  let size = 0;
  for await (const chunk of bytes) {
    sha3.update(chunk);
    sha2.update(chunk);
    size += chunk.length;
    onBytes(chunk.length);
    // Frees the chunk's memory, unless other views share it. The garbage collector would let tens of MiB of chunks pile
    // up, since it does not count their content.
    const { buffer, byteLength } = chunk;
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
  }
  return { digest: sha3.digest(), sha256: sha2.digest("hex"), size };
}

/** Hashes the UTF-8 bytes of a text that comes in pieces; the whole text is never in memory. */
export function hashText(pieces: Iterable<string>): {
  readonly sha3_256: Digest;
  readonly sha256: string;
  readonly size: number;
} {
  const sha3 = createSha3();
  const sha2 = createHash("sha256");
  let size = 0;
  for (const bytes of toUtf8(pieces)) {
    sha3.update(bytes);
    sha2.update(bytes);
    size += bytes.length;
  }
  return { sha3_256: sha3.digest(), sha256: sha2.digest("hex"), size };
}
