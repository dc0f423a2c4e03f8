import type { NodeFacts } from "../../chain/node.ts";

/** How long a node below what was seen before is given to come back, in milliseconds: alone, and with peers. */
const patience = { alone: 90_000, withPeers: 600_000 };

/**
 * Tells whether the node stands where anchoring makes sense: a node that was killed begins again at its last clean stop
 * and knows nothing of what came after until its peers have told it (node-facts §2). The sentence says what is waited
 * for; `known` is the highest block seen so far.
 */
export function createLevel(clock: () => number = () => performance.now()) {
  let behindSince: number | undefined;
  return ({ tip, peers, test }: NodeFacts, known: number): string | undefined => {
    if (!test && peers === 0) return "The node has no peers: it is not on the chain.";
    if (tip >= known) {
      behindSince = undefined;
      return undefined;
    }
    behindSince ??= clock();
    const waited = clock() - behindSince;
    if (waited >= (peers > 0 ? patience.withPeers : patience.alone)) return undefined;
    return `The node stands at block ${tip} and was at ${known}: it is waited for.`;
  };
}
