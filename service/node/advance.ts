/** Moves our transactions on by one state: build, post, see, confirm, seal; also handles transactions that are lost. */
import { digestFromWire } from "../../src/core/digest.ts";
import { toAnchorError } from "../../src/core/errors.ts";
import { findDigest } from "../../src/node/find.ts";
import { runAll, type ChainNode } from "../../src/node/node.ts";
import { toCommand } from "../../src/node/reply.ts";
import { log } from "../log.ts";
import type { Anchoring } from "../store/anchoring-rows.ts";
import { hasCoin } from "./carry.ts";
import type { Rows, Store } from "../store/store.ts";
import { buildTransaction } from "./transaction.ts";

/** Blocks after which a posted but unseen transaction is posted again, and after which it is built again. */
const postAgainAfter = 3;
const buildAgainAfter = 6;
/** Blocks after which a missing coin is given up: the chain on which it was made is gone for good. */
const giveUpAfter = 20;

/** How the chain stands: its last block, the last that can no longer change, and how many coins a split may make. */
export type Standing = Readonly<Record<"tip" | "sealed" | "splitInto", number>>;

/** Notes which of our transactions are settled or sealed, and which are lost as another one spent the coin. */
export async function noteStates(store: Store, { tip, sealed }: Standing, confirmations: number): Promise<void> {
  await store.write(async (rows) => {
    for (const { number, lost } of await rows.anchorings.open()) {
      // Not at once: until that spend is settled, its block can vanish, and our own transaction take its place.
      if (lost !== undefined && lost <= tip - giveUpAfter) await abandon(rows, number);
    }
    await rows.anchorings.confirm(tip - confirmations);
    await rows.anchorings.seal(Math.min(sealed, tip - confirmations));
  });
}

/**
 * Gives up a transaction whose coin is gone, so that it can never be on the chain: what it carried waits again. In a
 * restored store that may stand on the chain through a later transaction, so it is on hold until the chain was asked.
 */
async function abandon(rows: Rows, number: number): Promise<void> {
  await rows.taken.onHold.upTo(await rows.taken.stamps.lastNumber(number));
  log("abandoned", { transaction: number });
  await rows.anchorings.set(number, { state: "abandoned" });
  await rows.taken.stamps.release(number);
  await rows.taken.requests.release(number);
}

/**
 * Does the next step for one transaction that is in no block yet; returns whether there was a step. Bytes and
 * state are stored before the bytes are posted, so that a process that dies in between has lost neither.
 *
 * @throws AnchorError as the node's RPC does
 */
export async function advance(
  node: ChainNode,
  store: Store,
  anchoring: Anchoring,
  standing: Standing,
): Promise<boolean> {
  const { state, number, posted = 0, built = 0 } = anchoring;
  const { tip } = standing;
  if (state === "posted" && tip < posted + postAgainAfter) return false;
  const isBuilt = state === "built" || (state === "posted" && tip < built + buildAgainAfter);
  if (!isBuilt && !(await build(node, store, anchoring, standing))) return false;
  const bytes = await store.anchorings.bytes(number);
  if (!bytes) return false;
  await store.write(async (rows) => await rows.anchorings.set(number, { state: "posted", posted: tip }));
  // The node does not report what becomes of them.
  await runAll(node.rpc, [toCommand("txnminepost", { data: bytes })]);
  return true;
}

/**
 * Builds a transaction, for the first time or again: its proofs age, and the node ignores bytes that it has seen before
 * and lost. Always on its own coin, of which at most one transaction can ever be on the chain, for a posted one may
 * still spend it.
 *
 * @returns whether there are new bytes to post
 */
async function build(
  node: ChainNode,
  store: Store,
  anchoring: Anchoring,
  { tip, splitInto }: Standing,
): Promise<boolean> {
  const { number, state, coin, built: since = 0 } = anchoring;
  const isFirst = state === "reserved";
  if (!(await hasCoin(node.rpc, coin))) {
    // Nothing was handed to the node yet, as in a queue restored from a backup: the work begins again on another coin.
    if (isFirst) await store.write(async (rows) => await abandon(rows, number));
    else if (tip >= since + giveUpAfter) await giveUp(node, store, anchoring, tip);
    return false;
  }
  try {
    const built = await buildTransaction(node.rpc, anchoring, splitInto);
    await store.write(async (rows) => await rows.anchorings.set(number, { state: "built", ...built, built: tip }));
    return true;
  } catch (thrown) {
    // What was posted has spent the coin and waits for its block: the index will then know which.
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
