/** Reads files in the worker or, where the browser does not let a worker read them, through the page. */
import { createSHA256, createSHA3, type IHasher } from "hash-wasm";

import { digestFromBytes, type Digest } from "../core/digest.ts";
import type { FileRef, PieceAnswer, PieceRequest } from "./messages.ts";

/** The size of a piece, large enough that hashing does not wait for messages. */
const pieceBytes = 2 * 1024 * 1024;

/**
 * Creates a reader of files in pieces of any length; a piece may be overwritten once the next is asked for. In WebKit,
 * the worker of a page from the disk cannot read files: `send` then asks the page, and `answer` takes its answers.
 */
export function createPieceReader(send: (request: PieceRequest) => void) {
  const waitingPieces = new Map<number, PromiseWithResolvers<ArrayBuffer>>();
  let lastRequest = 0;
  let isPageAsked = false;

  async function askPage({ id }: FileRef, start: number, end: number): Promise<ArrayBuffer> {
    lastRequest += 1;
    const piece = Promise.withResolvers<ArrayBuffer>();
    waitingPieces.set(lastRequest, piece);
    send({ kind: "want", request: lastRequest, fileId: id, start, end });
    return await piece.promise;
  }

  async function* read(ref: FileRef): AsyncGenerator<Uint8Array> {
    let doneBytes = 0;
    try {
      if (!isPageAsked) {
        for await (const piece of readStream(ref.file.stream())) {
          doneBytes += piece.length;
          yield piece;
        }
      }
    } catch {
      // From now on the page is asked. If it cannot read this file either, its error is the one that is thrown.
      isPageAsked = true;
    }
    if (isPageAsked)
      yield* readInPieces(doneBytes, ref.file.size, async (start, end) => await askPage(ref, start, end));
  }

  return {
    read,
    answer: (answer: PieceAnswer): void => {
      const piece = waitingPieces.get(answer.request);
      waitingPieces.delete(answer.request);
      if (answer.kind === "piece") piece?.resolve(answer.bytes);
      else piece?.reject(new Error(answer.message));
    },
  };
}

/**
 * Reads a stream, which takes a browser less than half the time of reading slices. Where the browser can, each piece
 * overwrites the last in one buffer: with a new buffer for each piece, reading takes twice as long.
 */
async function* readStream(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  const reader = openReader(stream);
  let buffer = new ArrayBuffer(pieceBytes);
  for (;;) {
    const { done, value } =
      reader instanceof ReadableStreamDefaultReader ? await reader.read() : await reader.read(new Uint8Array(buffer));
    if (done) return;
    yield value;
    buffer = value.buffer;
  }
}

function openReader(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  try {
    return stream.getReader({ mode: "byob" });
  } catch (error) {
    // A TypeError means that this browser cannot read a file's stream into a given buffer.
    if (error instanceof TypeError) return stream.getReader();
    throw error;
  }
}

/** Reads pieces in order. While the caller uses a piece, the next one is being read. */
async function* readInPieces(
  from: number,
  size: number,
  read: (start: number, end: number) => Promise<ArrayBuffer>,
): AsyncGenerator<Uint8Array> {
  let nextPiece = read(from, from + pieceBytes);
  try {
    // Even an empty file is read once, so that a deleted file, whose size is 0 too, fails and does not pass for empty.
    for (let start = from; start === from || start < size; start += pieceBytes) {
      const piece = await nextPiece;
      const end = start + pieceBytes;
      if (end < size) nextPiece = read(end, end + pieceBytes);
      yield new Uint8Array(piece);
    }
  } finally {
    // When the caller stops early, nobody awaits the next piece, so its failure must not count as unhandled.
    void Promise.allSettled([nextPiece]);
  }
}

export type Hashers = readonly [sha3: IHasher, sha256: IHasher];

/** Creates the hash functions; throws where the browser does not run WebAssembly. */
export async function createHashers(): Promise<Hashers> {
  return await Promise.all([createSHA3(256), createSHA256()]);
}

/**
 * Hashes a file of any size. `onBytes` is called with the number of bytes hashed so far. Throws what `pieces` throw,
 * and an Error when the file has become shorter.
 */
export async function hashPieces(
  pieces: AsyncIterable<Uint8Array>,
  size: number,
  [sha3, sha256]: Hashers,
  onBytes: (doneBytes: number) => void,
): Promise<{ readonly sha3_256: Digest; readonly sha256: string }> {
  sha3.init();
  sha256.init();
  let doneBytes = 0;
  for await (const piece of pieces) {
    doneBytes += piece.length;
    sha3.update(piece);
    sha256.update(piece);
    onBytes(doneBytes);
  }
  if (doneBytes < size) throw new Error("it is shorter than it was");
  return { sha3_256: digestFromBytes(sha3.digest("binary")), sha256: sha256.digest() };
}
