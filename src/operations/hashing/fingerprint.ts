import type { Stats } from "node:fs";

/**
 * Names one state of one file: any write, truncation, replacement or change of times gives another. Times are exact to
 * a quarter of a microsecond, which no two writes are apart; in integers they would cost as much as reading the file.
 */
export function fingerprintOf(stats: Stats): string {
  // join() makes one flat text; a text made by + keeps all of its parts in memory.
  return [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(":");
}

/**
 * Whether two looks saw the same state of the same file. The change time moves even when somebody sets the
 * modification time back (faults T9), and the number of links falls when another file takes the name.
 */
export function isSameState(one: Stats, other: Stats): boolean {
  return (
    one.ctimeMs === other.ctimeMs &&
    one.mtimeMs === other.mtimeMs &&
    one.size === other.size &&
    one.nlink === other.nlink &&
    one.ino === other.ino &&
    one.dev === other.dev
  );
}
