/** Reads files for the worker: by itself where it can, else by asking the page. */
import type { FileRef, News, Order } from "./messages.ts";

type PieceAnswer = Extract<Order, { kind: "piece" | "unreadable" }>;

export interface PieceReader {
  /** The bytes of a file from `start` up to `end`, or up to its end. */
  readonly read: (ref: FileRef, start: number, end: number) => Promise<Uint8Array>;
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

  async function read(ref: FileRef, start: number, end: number): Promise<ArrayBuffer> {
    if (isPageAsked) return await askPage(ref, start, end);
    try {
      return await ref.file.slice(start, end).arrayBuffer();
    } catch {
      // A file that nobody can read fails on the page too, which says why.
      isPageAsked = true;
      return await askPage(ref, start, end);
    }
  }

  return {
    read: async (ref, start, end) => new Uint8Array(await read(ref, start, end)),
    answer: (answer) => {
      const piece = waiting.get(answer.ticket);
      waiting.delete(answer.ticket);
      if (answer.kind === "piece") piece?.resolve(answer.bytes);
      else piece?.reject(new Error(answer.message));
    },
  };
}
