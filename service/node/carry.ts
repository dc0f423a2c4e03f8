/** Puts what waits into transactions of ours, with one coin of the wallet each; nothing is sent here. */
import type { Digest } from "../../src/core/digest.ts";
import { readCoin, responseOf, runAll, type Coin } from "../../src/node/node.ts";
import { fieldOf, hex32Of, invalid, itemsIn, toChainHex, toCommand, type ChainHex } from "../../src/node/reply.ts";
import type { Rpc } from "../../src/node/rpc.ts";
import { begin, beginRoot, firstPort, type QueueName } from "../ledger/carry.ts";
import { toState } from "../store/index-rows.ts";
import type { Waiting } from "../store/stamp-rows.ts";
import type { Rows, Store } from "../store/store.ts";
import { parseAmount } from "./transaction.ts";

/** A coin below this amount is not used: strangers may send dust. */
const minUsefulAmount = parseAmount("0.000000000000001");
const maxLeaves = 100_000;
/** States in one transaction: it must stay below 65,536 bytes, and there are 256 ports. */
const maxStates = 255;

/** How many blocks pass until a coin can be spent. */
export const coinAge = 3;

/**
 * Reads the wallet's coins of the chain's own kind that can be spent now, except those in pending transactions and those
 * that a transaction of ours spends; the smallest first.
 */
export async function readFreeCoins(rpc: Rpc, store: Store): Promise<Coin[]> {
  const search = { relevant: "true", sendable: "true", checkmempool: "true", coinage: coinAge, tokenid: "0x00" };
  const [reply] = await runAll(rpc, [toCommand("coins", search)]);
  const listed = responseOf(reply);
  if (!Array.isArray(listed)) throw invalid(rpc.name, "its coins are no list");
  const coins = listed.flatMap((item) => readCoin(item) ?? []);
  const reserved = await store.anchorings.byCoin();
  const useful = coins.filter(({ coinId, amount }) => !reserved.has(coinId) && parseAmount(amount) >= minUsefulAmount);
  return useful.toSorted((one, other) => (parseAmount(one.amount) < parseAmount(other.amount) ? -1 : 1));
}

/** Whether the wallet still has the coin `coinId`; a coin of the wallet is kept however old it is. */
export async function hasCoin(rpc: Rpc, coinId: ChainHex): Promise<boolean> {
  const [reply] = await runAll(rpc, [toCommand("coins", { relevant: "true", coinid: coinId })]);
  return itemsIn(responseOf(reply)).some((item) => readCoin(item)?.coinId === coinId);
}

/** Reads an address of the node's wallet. */
export async function readOwnAddress(rpc: Rpc): Promise<ChainHex> {
  const [reply] = await runAll(rpc, [toCommand("getaddress")]);
  const address = hex32Of(fieldOf(responseOf(reply), "address"));
  if (address === undefined) throw invalid(rpc.name, "it names no address of its own");
  return address;
}

/** The rules for the content of the next transaction. Times in milliseconds since 1970. */
export interface CarryRules {
  /** Stamps are anchored by root too, not only requests for proofs. */
  readonly byRoot: boolean;
  /** Digests that are to have a token of their own, and so are carried by {@link carryToken}. */
  readonly tokens: ReadonlySet<Digest>;
  /** A root is made when the oldest of a batch has waited since before this time. */
  readonly dueBefore: number;
  readonly time: number;
}

/** Begins one transaction on `coin` for what waits, the oldest first; returns whether one was begun. */
export async function carryNext(
  store: Store,
  coin: Coin,
  { byRoot, tokens, dueBefore, time }: CarryRules,
): Promise<boolean> {
  const begun = spending(store, coin, time);
  // After a clock was set back, what was taken before would otherwise wait until its time comes again.
  const isDue = ([oldest]: readonly Waiting[]) =>
    oldest !== undefined && Math.abs(time - oldest.time) >= time - dueBefore;
  const carryRoot = async (queue: QueueName, waiting: readonly Waiting[]) => {
    if (isDue(waiting)) await store.write(async (rows) => await beginRoot(rows, begun, queue, waiting));
    return isDue(waiting);
  };
  if (await carryRoot("requests", await store.taken.requests.waiting(maxLeaves))) return true;
  const limit = byRoot ? maxLeaves : maxStates;
  const waiting = (await store.taken.stamps.waiting(limit + tokens.size))
    .filter(({ digest }) => !tokens.has(digest))
    .slice(0, limit);
  if (byRoot) return await carryRoot("stamps", waiting);
  if (waiting.length > 0) await store.write(async (rows) => await beginStates(rows, begun, "digests", waiting));
  return waiting.length > 0;
}

/** Begins the transaction of the oldest of `tokens`, digests that are to have a token; returns whether it did. */
export async function carryToken(
  store: Store,
  coin: Coin,
  tokens: ReadonlySet<Digest>,
  time: number,
): Promise<boolean> {
  for (const digest of tokens) {
    const wanted = await store.taken.stamp(digest);
    if (wanted === undefined || !(await store.taken.stamps.isWaiting(wanted))) continue;
    const begun = spending(store, coin, time);
    await store.write(async (rows) => await beginStates(rows, begun, "token", [wanted]));
    return true;
  }
  return false;
}

type Spending = ReturnType<typeof spending>;

/** Begins the transaction of all that are `waiting`, each in a state of its own. */
async function beginStates(rows: Rows, begun: Spending, kind: "digests" | "token", waiting: readonly Waiting[]) {
  const ports = new Map(waiting.map(({ digest }, index) => [(firstPort + index) % 256, toState(digest)]));
  const carried = waiting.map(({ number }) => [number, null] as const);
  await begin(rows, { ...begun, kind, ports }, "stamps", carried);
}

/** Begins a transaction that splits `coin` into more coins. */
export async function carrySplit(store: Store, coin: Coin, time: number): Promise<void> {
  const begun = { ...spending(store, coin, time), kind: "split", ports: new Map() } as const;
  await store.write(async (rows) => await begin(rows, begun));
}

/** The common members of what spends `coin`. The rest of it goes back to its address, so a rebuild is the same. */
function spending({ address }: Store, coin: Coin, time: number) {
  return { coin: coin.coinId, amount: coin.amount, own: toChainHex(coin.address), address, time };
}
