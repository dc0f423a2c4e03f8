/** Puts what waits into transactions of ours, one coin each; nothing is sent here. */
import type { Digest } from "../../src/core/digest.ts";
import { formatMerklePath } from "../../src/evidence/merkle.ts";
import type { Coin } from "../../src/node/node.ts";
import { toChainHex, type ChainHex } from "../../src/node/reply.ts";
import { toMerkleTree } from "../ledger/merkle-tree.ts";
import { maxStates, toPorts, type AnchoringKind } from "../store/anchoring-rows.ts";
import type { Store } from "../store/node-file.ts";
import type { Waiting } from "../store/stamp-rows.ts";
import { parseAmount } from "./token.ts";

/** A coin below this is left alone: somebody may send dust. */
const smallestUseful = parseAmount("0.000000000000001");
/** Most leaves of one tree; more wait for the next. */
const maxLeaves = 100_000;

/** What is begun with `coins`, those that can be spent; each coin is used for one thing at most. */
export interface CarryOptions {
  readonly coins: readonly Coin[];
  readonly byRoot: boolean;
  /** Digests that are to have a token of their own. */
  readonly tokens: ReadonlySet<Digest>;
  /** Since when the oldest of a batch has to wait for a root to be made, in milliseconds since 1970. */
  readonly dueBefore: number;
  readonly now: number;
}

/** Coins of the wallet that nothing of ours spends, the smallest first. */
export function freeCoins(store: Store, coins: readonly Coin[]): readonly Coin[] {
  const reserved = store.anchorings.reservedCoins();
  const useful = coins.filter(({ coinId, amount }) => !reserved.has(coinId) && parseAmount(amount) >= smallestUseful);
  return useful.toSorted((one, other) => (parseAmount(one.amount) < parseAmount(other.amount) ? -1 : 1));
}

/** Begins one transaction for what waits, the oldest first; whether it has. */
export function carryNext(store: Store, options: CarryOptions): boolean {
  const [coin] = options.coins;
  if (coin === undefined) return false;
  const requests = store.taken.requests.waiting(maxLeaves);
  if (isDue(requests, options)) return carryRoot(store, { ...options, coin, waiting: requests, queue: "requests" });
  if (!options.byRoot) return carryDigests(store, coin, options);
  const stamps = plainStamps(store, maxLeaves, options);
  return isDue(stamps, options) && carryRoot(store, { ...options, coin, waiting: stamps, queue: "stamps" });
}

function isDue([oldest]: readonly Waiting[], { dueBefore }: CarryOptions): boolean {
  return oldest !== undefined && oldest.time <= dueBefore;
}

function carryDigests(store: Store, coin: Coin, options: CarryOptions): boolean {
  const { now } = options;
  const waiting = plainStamps(store, maxStates, options);
  if (waiting.length === 0) return false;
  const ports = toPorts(waiting.length);
  const state = waiting.map(({ digest }, index) => [ports[index] ?? 99, toChainHex(digest)] as const);
  store.write(() => {
    const anchoring = beginAnchoring(store, { coin, kind: "digests", ports: new Map(state), now });
    for (const { number } of waiting) store.taken.stamps.carry(number, anchoring);
  });
  return true;
}

function plainStamps(store: Store, limit: number, { tokens }: CarryOptions): readonly Waiting[] {
  return store.taken.stamps
    .waiting(limit + tokens.size)
    .filter(({ digest }) => !tokens.has(digest))
    .slice(0, limit);
}

/** Begins the transaction of the oldest digest that is to have a token; whether it has. */
export function carryToken(store: Store, { coins: [coin], tokens, now }: CarryOptions): boolean {
  if (coin === undefined || tokens.size === 0) return false;
  const wanted = [...tokens].flatMap((digest) => store.taken.stamp(digest) ?? []).find(store.taken.stamps.isWaiting);
  if (wanted === undefined) return false;
  store.write(() => {
    const ports = new Map([[99, toChainHex(wanted.digest)]]);
    store.taken.stamps.carry(wanted.number, beginAnchoring(store, { coin, kind: "token", ports, now }));
  });
  return true;
}

interface Batch {
  readonly coin: Coin;
  readonly waiting: readonly Waiting[];
  readonly queue: "stamps" | "requests";
  readonly now: number;
}

function carryRoot(store: Store, { coin, waiting, queue, now }: Batch): boolean {
  const { root, paths } = toMerkleTree(waiting.map(({ digest }) => digest));
  store.write(() => {
    const anchoring = beginAnchoring(store, { coin, kind: "root", ports: new Map([[99, toChainHex(root)]]), now });
    for (const [index, { number }] of waiting.entries()) {
      const path = paths[index];
      if (path !== undefined) store.taken[queue].carry(number, anchoring, formatMerklePath(path));
    }
  });
  return true;
}

/** Begins to make more coins of `coin`. */
export function carrySplit(store: Store, coin: Coin, now: number): void {
  store.write(() => void beginAnchoring(store, { coin, kind: "split", ports: new Map(), now }));
}

interface Beginning {
  readonly coin: Coin;
  readonly kind: AnchoringKind;
  readonly ports: ReadonlyMap<number, ChainHex>;
  readonly now: number;
}

function beginAnchoring(store: Store, { coin, kind, ports, now }: Beginning): number {
  const { coinId, amount } = coin;
  // The rest goes back to where the coin lay, so that building it again gives the same transaction.
  const own = toChainHex(coin.address);
  return store.anchorings.add({ kind, coin: coinId, amount, own, address: store.address, ports, time: now });
}
