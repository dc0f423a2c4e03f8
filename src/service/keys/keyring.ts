import { timingSafeEqual } from "node:crypto";

import { toKeyHash, type KeyEntry } from "./key-file.ts";
import { createRates } from "./rates.ts";
import type { StampCounts } from "./stamp-counts.ts";

/** Who may call, and how much. */
export interface Keyring {
  /** The entry of the key `sent`, or `undefined` when there is none. */
  find(sent: string | null): KeyEntry | undefined;
  /** Takes one request from the entry's rate: 0, or the seconds until there is room for one. */
  takeRequest(entry: KeyEntry): number;
  /** Takes one stamp from the entry's count; `false` when it is used up. */
  takeStamp(entry: KeyEntry): boolean;
  /** Gives back a stamp that was taken, and then not spent. */
  giveStamp(entry: KeyEntry): void;
  /** Stamps that were spent, by the key's name. */
  stampCounts(): ReadonlyMap<string, number>;
}

/** Accepts every key but an empty one, without limits: for trying things out on loopback. */
export const openKeyring: Keyring = {
  find: (sent) => (sent === null || sent === "" ? undefined : { name: "any", hash: Buffer.alloc(0), limits: {} }),
  takeRequest: () => 0,
  takeStamp: () => true,
  giveStamp: () => undefined,
  stampCounts: () => new Map(),
};

/** Accepts the keys that `entries` tells at that moment; `now` is in milliseconds. */
export function createKeyring(options: {
  readonly entries: () => readonly KeyEntry[];
  readonly counts: StampCounts;
  readonly now?: () => number;
}): Keyring {
  const { entries, counts, now = () => performance.now() } = options;
  const rates = createRates(now);
  return {
    find: (sent) => (sent === null || sent === "" ? undefined : findEntry(entries(), toKeyHash(sent))),
    takeRequest: ({ name, limits: { rate } }) => (rate === undefined ? 0 : rates.take(name, rate)),
    takeStamp: ({ name, limits: { count } }) => counts.take(name, count),
    giveStamp: ({ name }) => counts.give(name),
    stampCounts: counts.all,
  };
}

/** Compares with every entry, also after a match, so that the time it takes does not tell which one matched. */
function findEntry(entries: readonly KeyEntry[], sent: Buffer): KeyEntry | undefined {
  let found: KeyEntry | undefined;
  for (const entry of entries) if (timingSafeEqual(entry.hash, sent)) found = entry;
  return found;
}
