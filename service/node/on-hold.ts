import { toChainHex } from "../../src/core/digest.ts";
import { findDigest } from "../../src/node/find.ts";
import type { ChainNode } from "../../src/node/node.ts";
import { log } from "../log.ts";
import type { Store } from "../store/store.ts";
import type { Waiting } from "../store/stamp-rows.ts";

/** Blocks after which nothing that was posted before a restore is still under way. */
const blocksOnHold = 6;
/** How long one round may search, in milliseconds, so that other work is not delayed. */
const maxSearchMs = 1000;
/** How far the clock of this service and the times of blocks may lie apart, in milliseconds. */
const maxClockMs = 3_600_000;

/**
 * Creates the function that releases the stamps on hold, for one term; it returns whether nothing may be begun yet. If
 * the index has every block since the oldest of these stamps, this takes no request; where blocks are missing, the node
 * is asked digest by digest. What the node no longer knows stays on hold, and is logged once.
 */
export function createRelease(node: ChainNode, store: Store) {
  let firstTip: number | undefined;
  /** What was on hold when the node could not tell of one of these stamps; asked again when more is put on hold. */
  let stuckAt: string | undefined;
  return async (tip: number): Promise<boolean> => {
    const isPaused = (await store.index.fact("paused")) !== undefined;
    if (isPaused && firstTip === undefined) log("paused", { block: tip, until: tip + blocksOnHold });
    firstTip = Math.min(firstTip ?? tip, tip);
    if (tip < firstTip + blocksOnHold) return isPaused;
    if (isPaused) {
      await store.write(async ({ index }) => await index.dropFact("paused"));
      log("sending", { block: tip });
    }
    const withheld = await store.index.fact("withheld");
    if (withheld === undefined || withheld === stuckAt) return false;
    const endAt = performance.now() + maxSearchMs;
    const oldest = await store.taken.onHold.oldest();
    const since = oldest === undefined ? tip : await store.index.lastBefore(oldest - maxClockMs);
    let stamp: Waiting | undefined;
    while (!(await store.index.isWhole(since)) && (stamp = await store.taken.onHold.last()) !== undefined) {
      if (performance.now() >= endAt) return false;
      if (await searchFor(node, store, stamp, since)) continue;
      stuckAt = await store.index.fact("withheld");
      const message = `They may stand in blocks after ${since}, of which the node cannot tell any more. Start the service with a node that can (-archive or -megammr).`;
      log("on-hold", { stamps: await store.taken.onHold.count(), message });
      return false;
    }
    await store.write(async ({ index }) => await index.dropFact("withheld"));
    return false;
  };
}

/** Asks the chain for `stamp`, which is then done, or waits like any other; returns false if the chain cannot tell. */
async function searchFor(node: ChainNode, store: Store, { number, digest }: Waiting, since: number): Promise<boolean> {
  const { locations, isComplete } = await findDigest(node, digest, { addresses: [store.address], since: since + 1 });
  const found = locations.find(({ address }) => address === store.address);
  if (found === undefined && !isComplete) return false;
  await store.write(async ({ index }) => {
    if (found === undefined) {
      await index.setFact("withheld", String(number - 1));
      return;
    }
    const { block, blockId: id, time, coinId: coin, port, address } = found;
    // A block above the index is read later, with all that it holds.
    const isPassed = block < ((await index.tip())?.number ?? 0) && (await index.block(block)) === undefined;
    if (id !== undefined && time !== undefined && isPassed) {
      await index.addBlocks([{ number: block, id, time }]);
    }
    await index.addLocations([{ state: toChainHex(digest), coin, port, block, address, txpow: "0x" }]);
  });
  return true;
}
