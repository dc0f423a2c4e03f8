import { findDigest } from "../../src/node/find.ts";
import type { ChainNode } from "../../src/node/node.ts";
import { toChainHex } from "../../src/node/reply.ts";
import type { Store } from "./store.ts";
import type { Waiting } from "./stamp-rows.ts";

/** Blocks after which nothing that was posted before a restore is still under way. */
const blocksOnHold = 6;
/** How long one round may search, in milliseconds, so that other work is not delayed. */
const maxSearchMs = 1000;

/**
 * Releases what waited in a restored copy, which may be on the chain already, put there by the run that went on after
 * the copy was made. Once the index has read every block since the copy, the release costs nothing; where blocks are
 * missing, the node is asked digest by digest. What the node no longer knows stays on hold, and is logged once.
 */
export function createRelease(node: ChainNode, store: Store) {
  let firstTip: number | undefined;
  let isLogged = false;
  return async (tip: number): Promise<void> => {
    if ((await store.index.fact("withheld")) === undefined) return;
    firstTip ??= tip;
    if (isLogged || tip < firstTip + blocksOnHold) return;
    const since = Number(await store.index.fact("copied"));
    const endAt = performance.now() + maxSearchMs;
    while (!(await store.index.isWhole(since)) && performance.now() < endAt) {
      const stamp = await store.taken.onHold.last();
      if (stamp === undefined) break;
      isLogged = !(await searchFor(node, store, stamp, since));
      if (!isLogged) continue;
      const count = await store.taken.onHold.count();
      return console.error(
        `Stamps of the restored copy that are on hold: ${count}. They may stand in blocks after ${since}, of which the ` +
          "node cannot tell any more. Start the service with a node that can (-archive or -megammr).",
      );
    }
    if ((await store.index.isWhole(since)) || (await store.taken.onHold.count()) === 0) {
      await store.write(async ({ index }) => await index.dropFact("withheld"));
    }
  };
}

/** Asks the chain for `stamp`, which then is done or waits like any other; returns whether the chain could be asked. */
async function searchFor(node: ChainNode, store: Store, { number, digest }: Waiting, since: number): Promise<boolean> {
  const { locations, whole } = await findDigest(node, digest, { addresses: [store.address], since: since + 1 });
  const found = locations.find(({ address }) => address === store.address);
  if (found === undefined && !whole) return false;
  await store.write(async ({ index }) => {
    if (found === undefined) {
      await index.setFact("withheld", String(number - 1));
      return;
    }
    const { block, blockId: id, time, coinId: coin, port, address } = found;
    if (id !== undefined && time !== undefined && (await index.block(block)) === undefined) {
      await index.addBlocks([{ number: block, id, time }]);
    }
    await index.addLocations([{ state: toChainHex(digest), coin, port, block, address, txpow: "0x" }]);
  });
  return true;
}
