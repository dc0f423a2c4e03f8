/** Moves transactions of ours on by one state: build, post, see, confirm, seal, and what is to be done when one is lost. */
import { digestFromWire } from "../../src/core/digest.ts";
import { toAnchorError } from "../../src/core/errors.ts";
import { findDigest } from "../../src/node/find.ts";
import type { ChainNode } from "../../src/node/node.ts";
import type { Rpc } from "../../src/node/rpc.ts";
import type { Anchoring } from "./anchoring-rows.ts";
import type { Store } from "./node-file.ts";
import { toAnchorPlan, toSplitPlan, toTokenPlan, buildTransaction, postTransaction } from "./transaction.ts";
import { hasCoin } from "./wallet.ts";

/** Blocks after which something posted and not seen is posted again, and after which it is built again. */
const postAgainAfter = 3;
const buildAgainAfter = 6;
/** Blocks after which a coin that does not exist is given up: the chain on which it was made is gone for good. */
const giveUpAfter = 20;

export interface Position {
  readonly tip: number;
  /** Blocks up to this one can be changed no more. */
  readonly sealed: number;
  readonly confirmations: number;
  /** Coins that one transaction may make of one. */
  readonly splitInto: number;
}

/** Marks what the index has seen: in a block, settled, sealed; and what something else took the coin of. */
export function noteSeen(store: Store, { tip, sealed, confirmations }: Position): void {
  store.write(() => {
    for (const anchoring of store.anchorings.open()) noteOne(store, anchoring);
    store.anchorings.confirm(tip - confirmations);
    store.anchorings.seal(Math.min(sealed, tip - confirmations));
  });
}

function noteOne(store: Store, { number, coin, transactionId }: Anchoring): void {
  const spend = store.index.spend(coin);
  if (spend === undefined) return;
  // By its id, which binds all of it; a coin's id says only what was spent, so that of a stranger's would be the same.
  if (spend.txn === transactionId) store.anchorings.setSeen(number, spend.block);
  // Not at once: until it is settled, a block can go, and our own transaction take its place.
  else if (spend.block <= (store.index.tip()?.number ?? 0) - giveUpAfter) abandon(store, number);
}

/** Its coin is gone, so that it can never be on the chain: what it carried waits again. */
function abandon(store: Store, number: number): void {
  store.anchorings.abandon(number);
  store.taken.stamps.release(number);
  store.taken.requests.release(number);
}

/**
 * Does what is next for one transaction that is in no block yet; whether there was anything to do. The bytes are kept
 * before they are posted, and the state says so before anything can be known of what became of them.
 *
 * @throws AnchorError as the node's RPC does
 */
export async function advance(
  node: ChainNode,
  store: Store,
  anchoring: Anchoring,
  position: Position,
): Promise<boolean> {
  const { state, number, bytes, postedAt = 0, builtAt = 0 } = anchoring;
  const { tip } = position;
  if (state === "posted" && tip < postedAt + postAgainAfter) return false;
  if (state === "posted" && tip >= builtAt + buildAgainAfter) {
    if (!(await buildAgain(node, store, anchoring, position))) return false;
  } else if (bytes === undefined && !(await buildFirst(node.rpc, store, anchoring, position))) return false;
  const ready = store.anchorings.one(number);
  if (ready?.bytes === undefined) return false;
  store.write(() => store.anchorings.setPosted(number, tip));
  await postTransaction(node.rpc, ready.bytes);
  return true;
}

async function build(rpc: Rpc, store: Store, anchoring: Anchoring, { tip, splitInto }: Position): Promise<void> {
  const { number, kind, coin: coinId, amount, own, address, ports: state } = anchoring;
  const coin = { coinId, amount };
  const toPlan = kind === "token" ? toTokenPlan : toAnchorPlan;
  const plan = kind === "split" ? toSplitPlan(coin, own, splitInto) : toPlan(coin, { address, own, state });
  const built = await buildTransaction(rpc, plan);
  store.write(() => store.anchorings.setBuilt(number, built, tip));
}

/**
 * Builds what was never built, and returns whether there are bytes to post. Nothing of it was handed to the node, so
 * without its coin, as in a queue that was restored from a backup, it is begun again on another one.
 */
async function buildFirst(rpc: Rpc, store: Store, anchoring: Anchoring, position: Position): Promise<boolean> {
  try {
    await build(rpc, store, anchoring, position);
    return true;
  } catch (error) {
    if (toAnchorError(error).code !== "NODE_ANSWER_INVALID" || (await hasCoin(rpc, anchoring.coin))) throw error;
    store.write(() => abandon(store, anchoring.number));
    return false;
  }
}

/**
 * Builds it again on the same coin, of which at most one transaction can ever be on the chain: its proofs age, and the
 * node ignores bytes that it has seen before and lost (node-facts §10). Never on another coin while this one may be
 * spent by what was posted.
 *
 * @returns whether there are new bytes to post
 */
async function buildAgain(node: ChainNode, store: Store, anchoring: Anchoring, position: Position): Promise<boolean> {
  const { rpc } = node;
  if (!(await hasCoin(rpc, anchoring.coin))) {
    if (position.tip >= (anchoring.builtAt ?? 0) + giveUpAfter) await giveUp(node, store, anchoring, position);
    return false;
  }
  try {
    await build(rpc, store, anchoring, position);
    return true;
  } catch (error) {
    // Spent by something that waits for its block: then the index will know by what.
    if (toAnchorError(error).code !== "NODE_ANSWER_INVALID") throw error;
    return false;
  }
}

/**
 * The coin is not there, and the index has not seen what spent it: that was while this service was away, or the chain
 * on which the coin was made is gone. If our own transaction was it, that is found by what it anchored; where the node
 * no longer knows, it stays posted, for nothing may be anchored twice.
 */
async function giveUp(node: ChainNode, store: Store, anchoring: Anchoring, { tip }: Position): Promise<void> {
  const { number, coin, made, own, ports, builtAt: since = 0 } = anchoring;
  if (store.index.spend(coin) !== undefined) return;
  const [digest] = [...ports.values()].flatMap((value) => digestFromWire(value) ?? []);
  const found = digest && (await findDigest(node, digest, { addresses: [store.address, own], since }));
  const lacksBlock = found?.whole === false && !store.index.isWhole(since);
  const ours = found?.locations.find(({ coinId }) => coinId === made);
  store.write(() => {
    if (ours !== undefined) store.anchorings.setSeen(number, ours.block);
    else if (lacksBlock) store.anchorings.setPosted(number, tip);
    else abandon(store, number);
  });
}
