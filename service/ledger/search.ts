/** Finds digests on the chain: first in our own index, then by the chain itself; only settled blocks count. */
import { digestFromWire, type Digest, type ChainHex } from "../../src/core/digest.ts";
import { AnchorError } from "../../src/core/errors.ts";
import { withoutUndefined } from "../../src/core/members.ts";
import { merkleRoot, parseMerklePath } from "../../src/evidence/proof.ts";
import type { Location } from "../../src/node/find.ts";
import type { Place } from "../store/chain-rows.ts";
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
  const { settled, look, rootOf, proofFailures } = createIndexSearch(store, chain.confirmations);
  const isSettled = ({ confirmations }: Location) => confirmations >= chain.confirmations;
  /** Asks the chain; returns no locations if it cannot be asked, so that no caller waits. */
  const tryChain = async (digest: Digest, addresses?: readonly ChainHex[]) =>
    (await chain.find(digest, addresses).catch(() => undefined))?.locations ?? [];
  return {
    proofFailures,
    /** Finds where settled blocks of the chain hold a state at an address, also where others have put it. */
    find: async (where: string, state: Digest): Promise<FoundLocations> => {
      // A proof may name an address with half a byte; the chain has no such address.
      if (where.length % 2 === 1) return [];
      const isHere = ({ address }: { readonly address?: string }) => where === store.address || address === where;
      const { there, own } = await look(state);
      const seen = there.filter(isHere);
      if (seen.length > 0) return seen;
      const isStillToCome = own !== undefined && (await isOnItsWay(store, own));
      // The slow node is not asked: it did not hold the digest when that was taken, and callers ask often.
      if (where === store.address && isStillToCome) return [];
      const wanted = digestFromWire(own?.root) ?? state;
      const { locations, isComplete } = await findOrFail(chain, store, wanted, [where as ChainHex, store.address]);
      const found = locations.filter(isSettled).filter(isHere).map(toChainLocation);
      // A digest that waits, or whose block is too young, is surely not there yet, so the answer is not `unknown`.
      return found.length > 0 || isComplete || locations.length > 0 || isStillToCome ? found : "unknown";
    },
    /** Returns the state of the request `uid`, in any case of its digits; `undefined` when there is none. */
    proofRequest: async (uid: string): Promise<ProofRequest | undefined> => {
      const own = await store.taken.request(`0x${uid.slice(2).toUpperCase()}`);
      if (own === undefined) return undefined;
      const { proof = "", ...request } = own;
      const root = rootOf(own);
      if (root === undefined) return request;
      let at = (await settled(root))[0]?.time;
      // The index may have missed the root's block.
      if (at === undefined && !(await isOnItsWay(store, own)))
        at = (await tryChain(root, [store.address])).find(({ address }) => address === store.address)?.time;
      return at === undefined ? request : { ...request, anchored: { address: store.address, root, proof, time: at } };
    },
    /**
     * Finds a digest that is to be stamped, also where others have anchored it, as far as that is known without the
     * archive; `undefined` when it was taken and its block is still to come.
     */
    taken: async (digest: Digest): Promise<readonly ChainLocation[] | undefined> => {
      const { there } = await look(digest);
      if (there.length > 0) return there;
      const elsewhere = (await tryChain(digest)).filter(isSettled);
      const waits = elsewhere.length === 0 && (await store.taken.stamp(digest)) !== undefined;
      return waits ? undefined : elsewhere.map(toChainLocation);
    },
  };
}

/** Creates the searches in the index, without the chain. */
function createIndexSearch({ index, taken }: Store, confirmations: number) {
  let failures = 0;
  const settled = async (digest: Digest): Promise<readonly ChainLocation[]> =>
    (await index.locations(digest, confirmations)).map(toChainLocation);
  /** Returns the root of the batch that carries `own`, if the path leads there, which is checked anew each time. */
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
    /** Returns where the index saw `digest`, else what was taken, and where it saw the root that carries this. */
    look: async (digest: Digest) => {
      const there = await settled(digest);
      if (there.length > 0) return { there, own: undefined };
      const own = await taken.stamp(digest);
      const root = own && rootOf(own);
      return { own, there: root === undefined ? [] : await settled(root) };
    },
  };
}

function toChainLocation({ block, time, blockId, txpow, coinId: coin, address }: Place): ChainLocation {
  const [blockHash, transactionId, coinId] = [blockId, txpow, coin].map(digestFromWire);
  return { height: block, address, ...withoutUndefined({ time, blockHash, transactionId, coinId }) };
}

function leadsTo(root: Digest, digest: Digest, proof: string): boolean {
  try {
    return merkleRoot(digest, parseMerklePath(proof)) === root;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Whether what was taken is surely in no settled block; false if it is on hold, or posted while blocks are unread. */
async function isOnItsWay({ index }: Store, { state, held, built = 0 }: Taken): Promise<boolean> {
  if (state === "posted") return await index.isWhole(built);
  return held === undefined && state !== "confirmed" && state !== "sealed";
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
