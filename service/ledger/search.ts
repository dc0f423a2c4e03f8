/** Finds digests on the chain: first in our own index, then by the chain itself; only settled blocks count. */
import { digestFromWire, type Digest } from "../../src/core/digest.ts";
import { AnchorError } from "../../src/core/errors.ts";
import { withoutUndefined } from "../../src/core/members.ts";
import { merkleRoot, parseMerklePath } from "../../src/evidence/proof.ts";
import type { ChainHex } from "../../src/node/reply.ts";
import { toState } from "../store/index-rows.ts";
import type { Taken } from "../store/stamp-rows.ts";
import type { Store } from "../store/store.ts";
import type { Chain, ChainLocation, FoundLocations } from "./chain.ts";

/** A request for a proof file; `anchored` is absent until its batch is in a block. Times in milliseconds since 1970. */
export interface ProofRequest {
  readonly number: number;
  readonly digest: Digest;
  readonly time: number;
  readonly anchored?: {
    readonly address: string;
    readonly root: Digest;
    readonly proof: string;
    readonly time: number;
  };
}

/** Creates the searches in the index, and those on the chain for what the index does not know. */
export function createSearch(chain: Chain, store: Store) {
  const { rootOf, settled, known, proofFailures } = createIndexSearch(store, chain.confirmations);
  /** Asks the chain; returns no locations if it cannot be asked, so that no caller waits. */
  const tryChain = async (digest: Digest, addresses?: readonly ChainHex[]) =>
    (await chain.find(digest, addresses).catch(() => undefined))?.locations ?? [];
  return {
    proofFailures,
    /** Finds where settled blocks of the chain hold a state at an address, also where others have put it. */
    find: async (where: string, state: Digest): Promise<FoundLocations> => {
      // A proof may name an address with half a byte; the chain has no such address.
      if (where.length % 2 === 1) return [];
      const isHere = ({ address }: ChainLocation) => where === store.address || address === where;
      const taken = await store.taken.stamp(state);
      const seen = (await known(state, taken)).filter(isHere);
      if (seen.length > 0) return seen;
      const isStillToCome = taken !== undefined && (await isOnItsWay(store, taken));
      // The slow node is not asked: it did not hold the digest when that was taken, and callers ask often.
      if (where === store.address && isStillToCome) return [];
      const wanted = digestFromWire(taken?.root) ?? state;
      const { locations, isComplete } = await findOrFail(chain, store, wanted, [where as ChainHex, store.address]);
      const there = locations.filter((one) => one.confirmations >= chain.confirmations && isHere(one));
      // A digest that waits, or whose block is too young, is surely not there yet, so the answer is not `unknown`.
      return there.length > 0 || isComplete || locations.length > 0 || isStillToCome ? there : "unknown";
    },
    /** Returns the state of the request `uid`, in any case of its digits; `undefined` when there is none. */
    proofRequest: async (uid: string): Promise<ProofRequest | undefined> => {
      const taken = await store.taken.request(`0x${uid.slice(2).toUpperCase()}`);
      if (taken === undefined) return undefined;
      const { number, digest, time, proof } = taken;
      const root = rootOf(taken);
      let there = root === undefined ? [] : await settled(toState(root));
      // The index may have missed the root's block.
      if (root !== undefined && there.length === 0 && !(await isOnItsWay(store, taken)))
        there = (await tryChain(root, [store.address])).filter(({ address }) => address === store.address);
      const at = there[0]?.time;
      if (proof === undefined || root === undefined || at === undefined) return { number, digest, time };
      return { number, digest, time, anchored: { address: store.address, root, proof, time: at } };
    },
    /**
     * Finds a digest that is to be stamped, also where others have anchored it, as far as that is known without the
     * archive; `undefined` when it was taken and its block is still to come.
     */
    taken: async (digest: Digest): Promise<readonly ChainLocation[] | undefined> => {
      const own = await known(digest, await store.taken.stamp(digest));
      if (own.length > 0) return own;
      const elsewhere = (await tryChain(digest)).filter((one) => one.confirmations >= chain.confirmations);
      const waits = elsewhere.length === 0 && (await store.taken.stamp(digest)) !== undefined;
      return waits ? undefined : elsewhere;
    },
  };
}

/** Creates the searches in the index, without the chain. */
function createIndexSearch({ index }: Store, confirmations: number) {
  let failures = 0;
  const settled = async (state: string, anchoring?: number): Promise<readonly ChainLocation[]> => {
    const locations = await index.locations(state, anchoring);
    if (locations.length === 0) return [];
    const settledTo = ((await index.tip())?.number ?? 0) - confirmations;
    return locations.flatMap(({ block, time, blockId, txpow, coin, address }) => {
      const [blockHash, transactionId, coinId] = [blockId, txpow, coin].map(digestFromWire);
      const ids = withoutUndefined({ blockHash, transactionId, coinId });
      return block <= settledTo ? [{ height: block, time, address, ...ids }] : [];
    });
  };
  /** Returns the root of the batch that carries `taken`, if the path leads there, which is checked anew each time. */
  const rootOf = ({ digest, proof, root: state }: Taken): Digest | undefined => {
    const root = digestFromWire(state);
    if (proof === undefined || root === undefined) return undefined;
    if (leadsTo(root, digest, proof)) return root;
    failures += 1;
    return undefined;
  };
  return {
    settled,
    rootOf,
    /** Returns how many of our proofs did not lead to their root. */
    proofFailures: () => failures,
    /** Returns where the index saw `digest`, else where it saw the root of the batch that carries it. */
    known: async (digest: Digest, taken: Taken | undefined): Promise<readonly ChainLocation[]> => {
      const locations = await settled(toState(digest), taken?.anchoring);
      const root = locations.length === 0 && taken !== undefined ? rootOf(taken) : undefined;
      return root === undefined ? locations : await settled(toState(root));
    },
  };
}

function leadsTo(root: Digest, digest: Digest, proof: string): boolean {
  try {
    return merkleRoot(digest, parseMerklePath(proof)) === root;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Whether `taken` is surely in no settled block; false if it is on hold, or posted while blocks are unread. */
async function isOnItsWay(store: Store, taken: Taken): Promise<boolean> {
  const { state, built = 0 } = taken;
  if (state === "posted" ? !(await store.index.isWhole(built)) : await store.taken.onHold.isWaiting(taken))
    return false;
  return state !== "confirmed" && state !== "sealed";
}

/** Asks the chain. Fails if the node is behind: the service must not answer that a digest is not there. */
async function findOrFail(chain: Chain, store: Store, digest: Digest, addresses: readonly ChainHex[]) {
  const known = (await store.index.tip())?.number ?? 0;
  try {
    const search = await chain.find(digest, addresses);
    // The node may lack as many blocks as count as unsettled: another process's node may have been ahead of it.
    if (search.locations.length > 0 || search.tip + chain.confirmations >= known) return search;
    const behind = `The node ${chain.name} stands at block ${search.tip}, and was at ${known}.`;
    throw new AnchorError("NODE_UNREACHABLE", behind);
  } catch (cause) {
    if (!(cause instanceof AnchorError)) throw cause;
    throw new AnchorError("SERVICE_UNAVAILABLE", `The chain cannot be asked just now. ${cause.ownMessage}`, { cause });
  }
}
