import type { Digest } from "../../src/core/digest.ts";
import { responseOf, runAll, type ChainNode } from "../../src/node/node.ts";
import { listOf, toChainHex, toCommand } from "../../src/node/reply.ts";
import { createGroupCommit } from "../store/group-commit.ts";
import type { Store } from "./store.ts";

/** The most digests in one question: each takes some 110 of the 200,000 characters that the node reads. */
const maxAsked = 500;

/**
 * Creates a function that says whether a digest is new: not taken, not in the index, and not on the node. It answers for
 * many at a time, by one statement and one question to the node, which costs more than all else about a stamp.
 */
export function createNovelty(node: ChainNode, store: Store): (digest: Digest) => Promise<boolean> {
  return createGroupCommit(async (digests: readonly Digest[]) => {
    const known = await store.taken.known(digests);
    const left = digests.filter((digest) => !known.has(digest));
    const held = new Set<Digest>();
    for (let start = 0; start < left.length; start += maxAsked) {
      for (const digest of await askNode(node, left.slice(start, start + maxAsked))) held.add(digest);
    }
    return digests.map((digest) => ({ result: !known.has(digest) && !held.has(digest) }));
  });
}

/** Returns those that a coin of the node may hold. A node that is unreachable delays no caller. */
async function askNode(node: ChainNode, digests: readonly Digest[]): Promise<readonly Digest[]> {
  const [first, ...more] = digests.map((digest) =>
    toCommand("coins", { state: toChainHex(digest), simplestate: "true", megammr: "true" }),
  );
  if (first === undefined) return [];
  const replies = await runAll(node.rpc, [first, ...more]).catch(() => []);
  return digests.filter((_, index) => listOf(responseOf(replies[index])).length > 0);
}
