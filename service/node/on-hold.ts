import { findDigest } from "../../src/node/find.ts";
import type { ChainNode } from "../../src/node/node.ts";
import { toChainHex } from "../../src/node/reply.ts";
import type { Store } from "../store/node-file.ts";
import type { Waiting } from "../store/stamp-rows.ts";

/** Blocks after which nothing that was posted before a restore is still on its way. */
const blocksWithheld = 6;
/** How long one round may look, in milliseconds: what else waits is to have its turn. */
const longestLook = 1000;

/**
 * What waited in a copy that was restored may be on the chain already, put there by the run that went on after the copy
 * was made. It is let go when the index has read every block since the copy, which costs nothing; where blocks are
 * missing, the node is asked digest by digest. What the node cannot tell any more stays withheld, and is told once.
 */
export function createRelease({ node, store }: { readonly node: ChainNode; readonly store: Store }) {
  let firstTip: number | undefined;
  let isTold = false;
  return async (tip: number): Promise<void> => {
    if (store.index.fact("withheld") === undefined) return;
    firstTip ??= tip;
    if (isTold || tip < firstTip + blocksWithheld) return;
    const since = Number(store.index.fact("copied"));
    const endAt = performance.now() + longestLook;
    while (!store.index.isWhole(since) && performance.now() < endAt) {
      const stamp = store.taken.withheld.last();
      if (stamp === undefined) break;
      isTold = !(await lookFor(node, store, stamp, since));
      if (isTold) return sayWithheld(store, since);
    }
    if (store.index.isWhole(since) || store.taken.withheld.count() === 0) {
      store.write(() => store.index.dropFact("withheld"));
    }
  };
}

/** Whether the chain could be asked for `stamp`, which then waits no more, or waits as any other. */
async function lookFor(node: ChainNode, store: Store, { number, digest }: Waiting, since: number): Promise<boolean> {
  const look = await findDigest(node, digest, { addresses: [store.address], since: since + 1 });
  const found = look.locations.find(({ address }) => address === store.address);
  if (found === undefined && !look.whole) return false;
  store.write(() => {
    if (found === undefined) {
      store.index.setFact("withheld", String(number - 1));
      return;
    }
    const { block, blockId: id, time, coinId: coin, port, address } = found;
    if (id !== undefined && time !== undefined && store.index.block(block) === undefined) {
      store.index.addBlock({ number: block, id, time });
    }
    store.index.addPlace(toChainHex(digest), { coin, port, block, address, txpow: "0x" });
  });
  return true;
}

function sayWithheld(store: Store, since: number): void {
  const count = store.taken.withheld.count();
  console.error(
    `Stamps of the restored copy that are withheld: ${count}. They may stand in blocks after ${since}, of which the node ` +
      "cannot tell any more. Start the service with a node that can (-archive or -megammr).",
  );
}
