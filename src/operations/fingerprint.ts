import type { BigIntStats } from "node:fs";

/** Names one state of one file: any write, truncation, replacement or change of times gives another. */
export function fingerprintOf(stats: BigIntStats): string {
  // Joined, not added: what is added keeps all its parts in memory.
  return [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(":");
}

/**
 * Whether two looks saw the same state of the same file. The change time moves even when somebody sets the
 * modification time back (faults T9).
 */
export function isSameState(one: BigIntStats, other: BigIntStats): boolean {
  return (
    one.ctimeNs === other.ctimeNs &&
    one.mtimeNs === other.mtimeNs &&
    one.size === other.size &&
    one.ino === other.ino &&
    one.dev === other.dev
  );
}
