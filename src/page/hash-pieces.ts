import { createSHA256, createSHA3, type IHasher } from "hash-wasm";

import { digestFromBytes, type Digest } from "../domain/digest.ts";

export interface FileDigests {
  readonly sha3_256: Digest;
  readonly sha256: string;
}

/** Both hash functions, compiled once. */
export type Hashers = readonly [sha3: IHasher, sha256: IHasher];

/** @throws Error where the browser runs no WebAssembly */
export async function createHashers(): Promise<Hashers> {
  return await Promise.all([createSHA3(256), createSHA256()]);
}

/**
 * Hashes the pieces of a file, whatever its size.
 *
 * @param onBytes told how many bytes are done
 * @throws what `pieces` throw, and an Error when the file has become shorter
 */
export async function hashPieces(
  pieces: AsyncIterable<Uint8Array>,
  size: number,
  [sha3, sha256]: Hashers,
  onBytes: (done: number) => void,
): Promise<FileDigests> {
  sha3.init();
  sha256.init();
  let done = 0;
  for await (const piece of pieces) {
    done += piece.length;
    sha3.update(piece);
    sha256.update(piece);
    onBytes(done);
  }
  if (done < size) throw new Error("it is shorter than it was");
  return { sha3_256: digestFromBytes(sha3.digest("binary")), sha256: sha256.digest() };
}
