import { createSHA256, createSHA3, type IHasher } from "hash-wasm";

import { digestFromBytes, type Digest } from "../domain/digest.ts";

/** Bytes in memory at once: large enough that reading does not wait for messages. */
const pieceSize = 2 * 1024 * 1024;

export interface FileDigests {
  readonly sha3_256: Digest;
  readonly sha256: string;
}

/** Both hash functions, compiled once. */
export type Hashers = readonly [sha3: IHasher, sha256: IHasher];

export async function createHashers(): Promise<Hashers> {
  return await Promise.all([createSHA3(256), createSHA256()]);
}

/** Reads the bytes of a file from `start` up to `end`, or up to the file's end. */
export type ReadBytes = (start: number, end: number) => Promise<Uint8Array>;

/**
 * Hashes a file in pieces, whatever its size; the next piece is read while one is hashed.
 *
 * @param onBytes told how many bytes are done
 * @throws what `read` throws, and an Error when the file has become shorter
 */
export async function hashPieces(
  size: number,
  read: ReadBytes,
  [sha3, sha256]: Hashers,
  onBytes: (done: number) => void,
): Promise<FileDigests> {
  sha3.init();
  sha256.init();
  let done = 0;
  for (let next = read(0, pieceSize); done < size;) {
    const piece = await next;
    if (piece.length === 0) throw new Error("it is shorter than it was");
    done += piece.length;
    next = done < size ? read(done, done + pieceSize) : next;
    sha3.update(piece);
    sha256.update(piece);
    onBytes(done);
  }
  return { sha3_256: digestFromBytes(sha3.digest("binary")), sha256: sha256.digest() };
}
