/** Files to work on, made in a moment, every byte of them on the disk and no two alike. */
import { randomFillSync } from "node:crypto";
import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";

export const kibibyte = 1024;
export const mebibyte = 1024 * kibibyte;
export const gibibyte = 1024 * mebibyte;

const filesPerFolder = 1000;

/**
 * Writes `count` files of `size` bytes below `folder`, a thousand a folder.
 *
 * @returns their absolute paths
 */
export function makeFiles(folder: string, count: number, size: number): readonly string[] {
  const piece = Buffer.alloc(Math.min(size, mebibyte));
  randomFillSync(piece);
  return Array.from({ length: count }, (_, index) => {
    const parent = join(folder, `part-${Math.floor(index / filesPerFolder)}`);
    if (index % filesPerFolder === 0) mkdirSync(parent, { recursive: true });
    const path = join(parent, `file-${index}.bin`);
    write(path, index, size, piece);
    return path;
  });
}

/** Every mebibyte begins with the file's number and its own, so that none is like another. */
function write(path: string, number: number, size: number, piece: Buffer): void {
  const file = openSync(path, "w");
  try {
    for (let offset = 0; offset < size; offset += piece.length) {
      if (piece.length >= 8) {
        piece.writeUInt32LE(number, 0);
        piece.writeUInt32LE(offset / piece.length, 4);
      }
      writeSync(file, piece, 0, Math.min(piece.length, size - offset));
    }
  } finally {
    closeSync(file);
  }
}
