/** Puts what waits into transactions of ours, with one coin of the wallet each; nothing is sent here. */
import type { Digest } from "../../src/core/digest.ts";
import { memberAt } from "../../src/core/members.ts";
import { readCoin, responseOf, runAll, type Coin } from "../../src/node/node.ts";
import { hex32Of, invalid, itemsIn, toChainHex, toCommand, type ChainHex } from "../../src/node/reply.ts";
import type { Rpc } from "../../src/node/rpc.ts";
import { begin, beginRoot, firstPort, type QueueName } from "../ledger/carry.ts";
import { toState } from "../store/index-rows.ts";
import type { Waiting } from "../store/stamp-rows.ts";
import type { Store } from "../store/store.ts";
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
  const address = hex32Of(memberAt(responseOf(reply), "address"));
  if (address === undefined) throw invalid(rpc.name, "it names no address of its own");
  return address;
}

/** The rules for the content of the next transaction. Times in milliseconds since 1970. */
export interface CarryRules {
  /** Stamps are anchored by root too, not only requests for proofs. */
  readonly byRoot: boolean;
  /** Digests that go by a transaction of their own each, which makes a token. */
  readonly tokens: ReadonlySet<Digest>;
  /** Whether this may be the transaction of such a digest. */
  readonly mayMint?: boolean;
  /** A root is made when the oldest of a batch has waited since before this time. */
  readonly dueBefore: number;
  readonly time: number;
}

/** Begins one transaction on `coin` for what waits, the oldest first; returns whether one was begun. */
export async function carryNext(
  { address, taken, write }: Store,
  coin: Coin,
  { byRoot, tokens, mayMint = false, dueBefore, time }: CarryRules,
): Promise<boolean> {
  const begun = { ...spending(coin), address, time };
  const carryStates = async (kind: "digests" | "token", waiting: readonly Waiting[]) => {
    const ports = new Map(waiting.map(({ digest }, index) => [(firstPort + index) % 256, toState(digest)]));
    if (ports.size > 0) await write(async (rows) => await begin(rows, { ...begun, kind, ports }, "stamps", waiting));
    return ports.size > 0;
  };
  const carryRoot = async (queue: QueueName, waiting: readonly Waiting[]) => {
    const [oldest] = waiting;
    // After a clock was set back, what was taken before would otherwise wait until its time comes again.
    const isDue = oldest !== undefined && Math.abs(time - oldest.time) >= time - dueBefore;
    if (isDue) await write(async (rows) => await beginRoot(rows, begun, queue, waiting));
    return isDue;
  };
  for (const digest of mayMint ? tokens : []) {
    const wanted = await taken.stamp(digest);
    if (wanted !== undefined && (await taken.stamps.isWaiting(wanted))) return await carryStates("token", [wanted]);
  }
  if (await carryRoot("requests", await taken.requests.waiting(maxLeaves))) return true;
  const limit = byRoot ? maxLeaves : maxStates;
  const waiting = (await taken.stamps.waiting(limit + tokens.size)).filter(({ digest }) => !tokens.has(digest));
  return await (byRoot
    ? carryRoot("stamps", waiting.slice(0, limit))
    : carryStates("digests", waiting.slice(0, limit)));
}

/** Begins a transaction that splits `coin` into more coins. */
export async function carrySplit({ address, write }: Store, coin: Coin, time: number): Promise<void> {
  const begun = { ...spending(coin), address, time, kind: "split", ports: new Map() } as const;
  await write(async ({ anchorings }) => await anchorings.add(begun));
}

/** Spends `coin`, whose rest goes back to its address, so that a rebuild is the same. */
const spending = ({ coinId, amount, address }: Coin) => ({ coin: coinId, amount, own: toChainHex(address) });
