/** Finds digests on the chain: first in our own index, then by the chain itself; only settled blocks count. */
import { digestFromWire, type Digest } from "../../src/core/digest.ts";
import { AnchorError } from "../../src/core/errors.ts";
import { withoutUndefined } from "../../src/core/members.ts";
import { merkleRoot, parseMerklePath } from "../../src/evidence/proof.ts";
import type { ChainHex } from "../../src/node/reply.ts";
import { toState } from "../store/index-rows.ts";
import type { Taken } from "../store/stamp-rows.ts";
import type { Store } from "../store/store.ts";
import type { Chain, ChainLocation, ChainSearch, FoundLocations } from "./chain.ts";

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

/** Creates the searches in the index, and on the chain where the index does not know. */
export function createSearch(chain: Chain, store: Store) {
  const index = createIndexSearch(store, chain.confirmations);
  const isSettled = (one: ChainSearch["locations"][number]) => one.confirmations >= chain.confirmations;
  /** Asks the chain; one that cannot be asked delays no caller. */
  const tryChain = async (digest: Digest, addresses?: readonly ChainHex[]) =>
    (await chain.find(digest, addresses).catch(() => undefined))?.locations ?? [];
  return {
    /** Returns how many of our proofs did not lead to their root. */
    proofFailures: index.proofFailures,
    async find(where: string, state: Digest): Promise<FoundLocations> {
      // A proof may name an address with half a byte; the chain has no such address.
      if (where.length % 2 === 1) return [];
      const isHere = (at: string | undefined) => where === store.address || at === where;
      const taken = await store.taken.stamp(state);
      const known = (await index.known(state, taken)).filter(({ address }) => isHere(address));
      if (known.length > 0) return known;
      const isStillToCome = taken !== undefined && (await isOnItsWay(store, taken));
      // When the digest was taken, the chain did not hold it; its caller asks often, and the node answers slowly.
      if (where === store.address && isStillToCome) return [];
      const wanted = digestFromWire(taken?.root) ?? state;
      const { locations, isComplete } = await findOrFail(chain, store, wanted, [where as ChainHex, store.address]);
      const there = locations.filter((one) => isSettled(one) && isHere(one.address));
      if (there.length > 0) return there;
      // A digest that waits, or whose block is too young, is known not to be there yet.
      return isComplete || locations.length > 0 || isStillToCome ? [] : "unknown";
    },
    /** Returns the state of a request. The chain is asked for a root whose block the index has missed. */
    async proofRequest(uid: string): Promise<ProofRequest | undefined> {
      const taken = await store.taken.request(uid);
      const askChain = async (root: Digest) => {
        const there = taken && (await isOnItsWay(store, taken)) ? [] : await tryChain(root, [store.address]);
        return there.filter(({ address }) => address === store.address);
      };
      return taken && (await index.toRequest(taken, askChain));
    },
    /**
     * Finds a digest that is to be stamped, also where others have anchored it, as far as that is known without the
     * archive; `undefined` when it was taken and its block is still to come.
     */
    async taken(digest: Digest): Promise<readonly ChainLocation[] | undefined> {
      const own = await index.known(digest, await store.taken.stamp(digest));
      if (own.length > 0) return own;
      const elsewhere = (await tryChain(digest)).filter(isSettled);
      const waits = elsewhere.length === 0 && (await store.taken.stamp(digest)) !== undefined;
      return waits ? undefined : elsewhere;
    },
  };
}

/** Creates the searches in the index, without the chain. */
function createIndexSearch(store: Store, confirmations: number) {
  let failures = 0;
  const settled = async (state: string, anchoring?: number): Promise<readonly ChainLocation[]> => {
    const locations = await store.index.locations(state, anchoring);
    if (locations.length === 0) return [];
    const settledTo = ((await store.index.tip())?.number ?? 0) - confirmations;
    return locations.flatMap(({ block, time, blockId, txpow, coin, address }) => {
      const [blockHash, transactionId, coinId] = [blockId, txpow, coin].map(digestFromWire);
      const ids = withoutUndefined({ blockHash, transactionId, coinId });
      return block <= settledTo ? [{ height: block, time, address, ...ids }] : [];
    });
  };
  /** Checks the path of `taken` again, and returns where its root is; what the index has missed, `askChain` finds. */
  const throughRoot = async ({ digest, proof, root: state }: Taken, askChain?: AskChain) => {
    const root = digestFromWire(state);
    if (proof === undefined || state === undefined || root === undefined) return [];
    const locations = await settled(state);
    if (leadsTo(root, digest, proof)) return locations.length > 0 ? locations : ((await askChain?.(root)) ?? []);
    failures += 1;
    return [];
  };
  return {
    proofFailures: () => failures,
    /** Returns where the index saw `digest`, else the root of the batch in which it was `taken`. */
    async known(digest: Digest, taken: Taken | undefined): Promise<readonly ChainLocation[]> {
      const locations = await settled(toState(digest), taken?.anchoring);
      return locations.length > 0 || taken === undefined ? locations : await throughRoot(taken);
    },
    async toRequest(taken: Taken, askChain: AskChain): Promise<ProofRequest> {
      const { number, digest, time, proof } = taken;
      const root = digestFromWire(taken.root);
      const [location] = await throughRoot(taken, askChain);
      if (proof === undefined || root === undefined || location?.time === undefined) return { number, digest, time };
      return { number, digest, time, anchored: { address: store.address, root, proof, time: location.time } };
    },
  };
}

type AskChain = (root: Digest) => Promise<readonly ChainLocation[]>;

function leadsTo(root: Digest, digest: Digest, proof: string): boolean {
  try {
    return merkleRoot(digest, parseMerklePath(proof)) === root;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Whether no settled block holds `taken`, as far as we know; unread blocks may hold what was posted. */
async function isOnItsWay(store: Store, taken: Taken): Promise<boolean> {
  const { state, built = 0 } = taken;
  if (state === "posted" ? !(await store.index.isWhole(built)) : await store.taken.onHold.isWaiting(taken))
    return false;
  return state !== "confirmed" && state !== "sealed";
}

/** Asks the chain or fails: without a chain that is level the service must not answer that a digest is not there. */
async function findOrFail(chain: Chain, store: Store, digest: Digest, addresses: readonly ChainHex[]) {
  const known = (await store.index.tip())?.number ?? 0;
  try {
    const search = await chain.find(digest, addresses);
    // What is not settled does not count: so many blocks a node may be behind one that another process asks.
    if (search.locations.length > 0 || search.tip + chain.confirmations >= known) return search;
    throw new AnchorError(
      "NODE_UNREACHABLE",
      `The node ${chain.name} stands at block ${search.tip}, and was at ${known}.`,
    );
  } catch (cause) {
    if (!(cause instanceof AnchorError)) throw cause;
    throw new AnchorError("SERVICE_UNAVAILABLE", `The chain cannot be asked just now. ${cause.account}`, { cause });
  }
}
