import { createHash } from "node:crypto";

import type { Digest } from "../core/digest.ts";
import type { Subject } from "../core/subject.ts";
import { createSha3 } from "./hash-files.ts";

/** What hashing a stream finds out about its bytes. */
export type StreamHashes = Required<Pick<Subject, "digest" | "size" | "sha256">>;

/** SHA3-256 and SHA-256 of bytes that pass by once. The chunks are used up: their memory is given back at once. */
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
    discard(chunk);
  }
  return { digest: sha3.digest(), sha256: sha2.digest("hex"), size };
}

/** SHA3-256 and SHA-256 of a text in UTF-8 that comes in pieces. */
export function hashText(pieces: Iterable<string>): { readonly sha3_256: Digest; readonly sha256: string } {
  const sha3 = createSha3();
  const sha2 = createHash("sha256");
  const encoder = new TextEncoder();
  let buffer = new Uint8Array(0);
  for (const piece of pieces) {
    // One buffer for all pieces; a character takes three bytes at most.
    if (buffer.length < piece.length * 3) buffer = new Uint8Array(piece.length * 3);
    const bytes = buffer.subarray(0, encoder.encodeInto(piece, buffer).written);
    sha3.update(bytes);
    sha2.update(bytes);
  }
  return { sha3_256: sha3.digest(), sha256: sha2.digest("hex") };
}

/**
 * Gives a chunk's memory back, where it is nobody else's too. The collector would let tens of MiB of chunks pile up
 * before it looks, since what they hold is not on its heap.
 */
function discard({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
