/** Reads files for the worker: by itself where it can, else by asking the page. */
import type { FileRef, News, Order } from "./messages.ts";

type PieceAnswer = Extract<Order, { kind: "piece" | "unreadable" }>;

/** Bytes that the page sends at once: enough that hashing does not wait for messages. */
const pieceSize = 2 * 1024 * 1024;

export interface PieceReader {
  /** The bytes of a file, in pieces of any length. */
  readonly read: (ref: FileRef) => AsyncIterable<Uint8Array>;
  /** Takes an answer of the page. */
  readonly answer: (answer: PieceAnswer) => void;
}

/** In WebKit a worker of a page from the disk cannot read files; elsewhere the page's own thread is left in peace. */
export function createPieceReader(tell: (news: News) => void): PieceReader {
  const waiting = new Map<number, PromiseWithResolvers<ArrayBuffer>>();
  let ticket = 0;
  let isPageAsked = false;

  async function askPage({ id }: FileRef, start: number, end: number): Promise<ArrayBuffer> {
    ticket += 1;
    const piece = Promise.withResolvers<ArrayBuffer>();
    waiting.set(ticket, piece);
    tell({ kind: "want", ticket, file: id, start, end });
    return await piece.promise;
  }

  async function* read(ref: FileRef): AsyncGenerator<Uint8Array> {
    let done = 0;
    try {
      // One stream costs the browser less than half of what a slice for each piece does.
      const reader = isPageAsked ? undefined : ref.file.stream().getReader();
      for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
        done += next.value.length;
        yield next.value;
      }
    } catch {
      // A file that nobody can read fails on the page too, which says why.
      isPageAsked = true;
    }
    if (isPageAsked) yield* readInPieces(done, ref.file.size, async (start, end) => await askPage(ref, start, end));
  }

  return {
    read,
    answer: (answer) => {
      const piece = waiting.get(answer.ticket);
      waiting.delete(answer.ticket);
      if (answer.kind === "piece") piece?.resolve(answer.bytes);
      else piece?.reject(new Error(answer.message));
    },
  };
}

/** The next piece is read while one is used. */
async function* readInPieces(
  from: number,
  size: number,
  read: (start: number, end: number) => Promise<ArrayBuffer>,
): AsyncGenerator<Uint8Array> {
  let next = read(from, from + pieceSize);
  try {
    for (let start = from; start < size; start += pieceSize) {
      const piece = await next;
      const end = start + pieceSize;
      if (end < size) next = read(end, end + pieceSize);
      yield new Uint8Array(piece);
    }
  } finally {
    // Whoever stops early awaits the next piece no more: should it fail, nobody needs to know.
    void Promise.allSettled([next]);
  }
}
