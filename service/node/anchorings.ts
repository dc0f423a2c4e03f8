/** Our transactions, from a free coin of the wallet to a block that the chain cannot change, or until they are lost. */
import { digestFromWire, type Digest, toChainHex, type ChainHex } from "../../src/core/digest.ts";
import { toAnchorError, type AnchorError } from "../../src/core/errors.ts";
import { memberAt } from "../../src/core/members.ts";
import { findDigest } from "../../src/node/find.ts";
import { readCoin, responseMemberOf, runAll, type ChainNode, type Coin } from "../../src/node/node.ts";
import { hex32Of, answerError, itemsIn, toCommand, type Rpc } from "../../src/node/rpc.ts";
import { begin, toCargo } from "../ledger/carry.ts";
import { log } from "../log.ts";
import type { Anchoring, AnchoringKind } from "../store/chain-rows.ts";
import type { Waiting } from "../store/stamp-rows.ts";
import type { Rows, Store } from "../store/store.ts";
import { buildTransaction, parseAmount } from "./transaction.ts";

/** A coin below this amount is not used: strangers may send dust. */
const minUsefulAmount = parseAmount("0.000000000000001");
const maxLeaves = 100_000;
/** States in one transaction: it must stay below 65,536 bytes, and there are 256 ports. */
const maxStates = 255;

/** How many blocks pass until a coin can be spent. */
export const coinAge = 3;

/**
 * Reads the wallet's coins of the chain's own kind that can be spent now, the smallest first; without those in pending
 * transactions, and those that a transaction of ours spends.
 */
export async function readFreeCoins(rpc: Rpc, store: Store): Promise<Coin[]> {
  const search = { relevant: "true", sendable: "true", checkmempool: "true", coinage: coinAge, tokenid: "0x00" };
  const [reply] = await runAll(rpc, [toCommand("coins", search)]);
  const listed = responseMemberOf(reply);
  if (!Array.isArray(listed)) throw answerError(rpc.name, "its coins are no list");
  const coins = listed.flatMap((item) => readCoin(item) ?? []);
  const reserved = await store.anchorings.byCoin();
  const useful = coins.filter(({ coinId, amount }) => !reserved.has(coinId) && parseAmount(amount) >= minUsefulAmount);
  return useful.toSorted((one, other) => (parseAmount(one.amount) < parseAmount(other.amount) ? -1 : 1));
}

/** Whether the wallet still has the coin `coinId`; a coin of the wallet is kept however old it is. */
async function hasCoin(rpc: Rpc, coinId: ChainHex): Promise<boolean> {
  const [reply] = await runAll(rpc, [toCommand("coins", { relevant: "true", coinid: coinId })]);
  return itemsIn(responseMemberOf(reply)).some((item) => readCoin(item)?.coinId === coinId);
}

/** Reads an address of the node's wallet. */
export async function readOwnAddress(rpc: Rpc): Promise<ChainHex> {
  const [reply] = await runAll(rpc, [toCommand("getaddress")]);
  const address = hex32Of(memberAt(responseMemberOf(reply), "address"));
  if (address === undefined) throw answerError(rpc.name, "it names no address of its own");
  return address;
}

export interface CarryRules {
  /** Stamps too go into a Merkle tree, of which only the root is written; otherwise only requests for proofs do. */
  readonly byRoot: boolean;
  /** A root is made when the oldest of a batch has waited for so long. */
  readonly batchIntervalMs: number;
}

/**
 * Begins one transaction on `coin` for what waits, the oldest first; returns whether one was begun. Of `tokens` each
 * waits for a transaction of its own, which this may be with `mayMint`.
 */
export async function carryNext(
  { address, taken, write }: Store,
  coin: Coin,
  { byRoot, batchIntervalMs }: CarryRules,
  tokens: ReadonlySet<Digest> = new Set(),
  mayMint = false,
): Promise<boolean> {
  const time = Date.now();
  const carry = async (kind: AnchoringKind, waiting: readonly Waiting[]) => {
    if (waiting.length === 0) return false;
    const cargo = await toCargo(kind, waiting);
    await write(async (rows) => await begin(rows, { ...spending(coin), address, time, kind }, cargo));
    return true;
  };
  // If the clock was set back, stamps taken before would otherwise wait until it shows their time again.
  const isDue = ([oldest]: readonly Waiting[]) => Math.abs(time - (oldest?.time ?? time)) >= batchIntervalMs;
  for (const digest of mayMint ? tokens : []) {
    const wanted = await taken.waitingStamp(digest);
    if (wanted !== undefined) return await carry("token", [wanted]);
  }
  const requests = await taken.waitingRequests(maxLeaves);
  if (isDue(requests) && (await carry("root", requests))) return true;
  const limit = byRoot ? maxLeaves : maxStates;
  const stamps = (await taken.waitingStamps(limit + tokens.size)).filter(({ digest }) => !tokens.has(digest));
  if (byRoot && !isDue(stamps)) return false;
  return await carry(byRoot ? "root" : "digests", stamps.slice(0, limit));
}

/** Begins a transaction that splits `coin` into more coins. */
export async function carrySplit({ address, write }: Store, coin: Coin): Promise<void> {
  const split = { ...spending(coin), address, time: Date.now(), kind: "split" } as const;
  await write(async (rows) => await begin(rows, split, { waiting: [], ports: new Map() }));
}

/** What a transaction that spends `coin` starts from; the rest returns to the coin's address, for equal rebuilds. */
const spending = ({ coinId, amount, address }: Coin) => ({ coin: coinId, amount, own: toChainHex(address) });

/** Blocks after which a posted but unseen transaction is posted again, and after which it is built again. */
const postAgainAfter = 3;
const buildAgainAfter = 6;
/** Blocks after which a missing coin is given up: the chain on which it was made is gone for good. */
const giveUpAfter = 20;

/**
 * Notes which of our transactions are settled at the height `tip`, which can no longer change, being at `sealed` or
 * below, and which are lost because another one spent their coin.
 */
export async function noteStates(store: Store, tip: number, sealed: number, confirmations: number): Promise<void> {
  await store.write(async (rows) => {
    for (const { number, lost } of await rows.anchorings.open()) {
      // Not at once: until that spend is settled, its block can vanish, and our own transaction take its place.
      if (lost !== undefined && lost <= tip - giveUpAfter) await abandon(rows, number);
    }
    await rows.anchorings.settle(tip - confirmations, Math.min(sealed, tip - confirmations));
  });
}

/**
 * Gives up a transaction whose coin is gone, so that it can never be on the chain: the digests that it carried wait
 * again. In a restored store a later transaction may have anchored them, so they are on hold until the chain was asked.
 */
async function abandon(rows: Rows, number: number): Promise<void> {
  await rows.taken.onHold.upTo(await rows.taken.lastStamp(number));
  log("abandoned", { transaction: number });
  await rows.anchorings.set(number, { state: "abandoned" });
  await rows.taken.release(number);
}

/**
 * Does the next step of each transaction that is in no block yet. A transaction that the node refuses must not keep the
 * others from the chain.
 *
 * @throws AnchorError as the node's RPC does
 */
export async function moveOn(node: ChainNode, store: Store, tip: number, stopping: AbortSignal): Promise<void> {
  let refused: AnchorError | undefined;
  for (const anchoring of await store.anchorings.open()) {
    if (stopping.aborted) return;
    try {
      await advance(node, store, anchoring, tip);
    } catch (thrown) {
      const error = toAnchorError(thrown);
      if (error.code !== "NODE_ANSWER_INVALID") throw thrown;
      refused ??= error;
    }
  }
  if (refused !== undefined) throw refused;
}

/**
 * Does the next step for one transaction that is in no block yet. Bytes and state are stored before the bytes are
 * posted, so that a process that dies in between has lost neither: the same bytes are posted again, which does no harm.
 */
async function advance(node: ChainNode, store: Store, anchoring: Anchoring, tip: number): Promise<void> {
  const { state, number, posted = 0, built = 0 } = anchoring;
  // A node that has lost blocks stands below the height at which it was handed the bytes, and has lost these too.
  if (state === "posted" && posted <= tip && tip < posted + postAgainAfter) return;
  const isBuilt = state === "built" || (state === "posted" && tip < built + buildAgainAfter);
  if (!isBuilt && !(await build(node, store, anchoring, tip))) return;
  const bytes = await store.anchorings.bytes(number);
  if (!bytes) return;
  await store.write(async (rows) => await rows.anchorings.set(number, { state: "posted", posted: tip }));
  // The node does not report what becomes of these bytes.
  await runAll(node.rpc, [toCommand("txnminepost", { data: bytes })]);
}

/**
 * Builds a transaction, for the first time or again: its proofs age, and the node ignores bytes that it has seen before
 * and lost. It always spends the same coin: a build posted earlier may still spend that, and the chain takes only one
 * transaction that does.
 *
 * @returns whether there are new bytes to post
 */
async function build(node: ChainNode, store: Store, anchoring: Anchoring, tip: number): Promise<boolean> {
  const { number, state, coin, built: since = 0 } = anchoring;
  const isFirst = state === "reserved";
  if (!(await hasCoin(node.rpc, coin))) {
    // Nothing was sent yet, so the work begins again on another coin. In a restored queue a coin may be spent already.
    if (isFirst) await store.write(async (rows) => await abandon(rows, number));
    else if (tip >= since + giveUpAfter) await giveUp(node, store, anchoring, tip);
    return false;
  }
  try {
    const built = await buildTransaction(node.rpc, anchoring);
    await store.write(async (rows) => await rows.anchorings.set(number, { state: "built", ...built, built: tip }));
    return true;
  } catch (thrown) {
    // The bytes posted earlier have spent the coin and wait for a block, in which the index will see them.
    if (!isFirst && toAnchorError(thrown).code === "NODE_ANSWER_INVALID") return false;
    throw thrown;
  }
}

/**
 * Handles a coin that is missing and whose spend the index has not seen: either it was spent while this service was
 * down, or its chain is gone. If our own transaction spent it, the search for its anchored data shows that; where the
 * node no longer knows, the transaction stays posted, for nothing may be anchored twice.
 */
async function giveUp(node: ChainNode, store: Store, anchoring: Anchoring, tip: number): Promise<void> {
  const { number, lost, made, own, ports, built: since = 0 } = anchoring;
  if (lost !== undefined) return;
  const [digest] = [...ports.values()].flatMap((value) => digestFromWire(value) ?? []);
  const found = digest && (await findDigest(node, digest, { addresses: [store.address, own], since }));
  const lacksBlock = found?.isComplete === false && !(await store.index.isWhole(since));
  const ours = found?.locations.find(({ coinId }) => coinId === made);
  await store.write(async (rows) => {
    if (ours !== undefined) await rows.anchorings.set(number, { state: "seen", block: ours.block });
    else if (lacksBlock) await rows.anchorings.set(number, { state: "posted", posted: tip });
    else await abandon(rows, number);
  });
}
