import { digestFromWire, type Digest } from "../../src/core/digest.ts";
import { AnchorError } from "../../src/core/errors.ts";
import { withoutUndefined } from "../../src/core/members.ts";
import { merkleRoot, parseMerklePath } from "../../src/evidence/merkle.ts";
import { findDigest, knownAddresses, type Location } from "../../src/node/find.ts";
import type { ChainNode } from "../../src/node/node.ts";
import { toChainHex, type ChainHex } from "../../src/node/reply.ts";
import type { ChainPlace, FoundPlaces } from "../ledger/backend.ts";
import type { ProofRequest } from "../ledger/rows.ts";
import type { NodeAnchoring } from "../store/anchoring-rows.ts";
import type { IndexedPlace } from "../store/index-rows.ts";
import type { Store } from "../store/node-file.ts";
import type { Taken } from "../store/stamp-rows.ts";

interface SearchOptions {
  readonly node: ChainNode;
  readonly store: Store;
  readonly confirmations: number;
}

/** Looks for digests: in our own index first, then on the node; only what is settled counts. */
export function createSearch(options: SearchOptions) {
  const { node, store, confirmations } = options;
  const own = createOwnSearch(options);

  async function find(where: string, state: Digest): Promise<FoundPlaces> {
    const isHere = (at: string | undefined) => where === store.address || at === where;
    const known = own.known(state).filter(({ address }) => isHere(address));
    if (known.length > 0) return known;
    const taken = store.taken.stamp(state);
    const isStillToCome = taken !== undefined && isOnItsWay(store, taken);
    // When it was taken, the chain did not hold it; who waits for it asks often, and the node answers slowly.
    if (where === store.address && isStillToCome) return undefined;
    const addresses = [...new Set([toChainHex(where), store.address, ...knownAddresses])];
    const looked = (taken && digestFromWire(rootOver(store, taken))) ?? state;
    const { locations, whole } = await asked(findDigest(node, looked, { addresses }));
    const there = locations.filter((one) => one.confirmations >= confirmations && isHere(one.address));
    if (there.length > 0) return there.map(sightedPlace);
    // One that waits, or stands in a block too young, is known not to be there yet.
    return whole || locations.length > 0 || isStillToCome ? undefined : "unknown";
  }

  /** The node is asked for a root whose block went by while nobody looked; one that is away keeps nobody waiting. */
  async function proofRequest(uid: string): Promise<ProofRequest | undefined> {
    const taken = store.taken.request(uid);
    if (taken === undefined) return undefined;
    const known = own.toRequest(taken);
    const root = digestFromWire(rootOver(store, taken));
    if (known.anchored !== undefined || root === undefined || isOnItsWay(store, taken)) return known;
    const look = await findDigest(node, root, { addresses: [store.address] }).catch(() => undefined);
    const there = look?.locations.filter(({ address }) => address === store.address) ?? [];
    return own.toRequest(taken, there.map(sightedPlace));
  }

  return {
    ...own,
    find,
    proofRequest,
    /** What others have anchored, as far as it can be told at once; a node that is away keeps nobody waiting. */
    async elsewhere(digest: Digest): Promise<readonly ChainPlace[]> {
      const look = await findDigest(node, digest, { archive: false }).catch(() => undefined);
      return (look?.locations ?? []).filter((one) => one.confirmations >= confirmations).map(sightedPlace);
    },
  };
}

/** What can be told without the node. */
function createOwnSearch({ store, confirmations }: SearchOptions) {
  let failures = 0;
  const settledTo = () => (store.index.tip()?.number ?? 0) - confirmations;
  const placesOf = (state: string): readonly ChainPlace[] =>
    store.index
      .places(state)
      .filter(({ block }) => block <= settledTo())
      .map(toIndexedPlace);

  /** Where the path of `taken` ends, once it was checked again; `missed` where the index has missed its block. */
  function throughRoot(taken: Taken, missed: readonly ChainPlace[] = []): readonly ChainPlace[] {
    const { digest, proof } = taken;
    const root = rootOver(store, taken);
    if (proof === null || root === undefined) return [];
    const places = placesOf(root);
    if (merkleRoot(digest, parseMerklePath(proof)) === digestFromWire(root)) return places.length > 0 ? places : missed;
    failures += 1;
    return [];
  }

  return {
    /** Proofs of ours that did not lead to their root. */
    proofFailures: () => failures,
    /** Where the index saw `digest`, or the root that it is under. */
    known(digest: Digest): readonly ChainPlace[] {
      const taken = store.taken.stamp(digest);
      const places = placesOf(toChainHex(digest));
      return places.length > 0 || taken === undefined ? places : throughRoot(taken);
    },
    /** What became of a request, by the index, or by where the node has its root. */
    toRequest(taken: Taken, missed?: readonly ChainPlace[]): ProofRequest {
      const { number, digest, time, proof } = taken;
      const root = digestFromWire(rootOver(store, taken));
      const [place] = throughRoot(taken, missed);
      if (proof === null || root === undefined || place?.time === undefined) return { number, digest, time };
      return { number, digest, time, anchored: { address: store.address, root, proof, time: place.time } };
    },
  };
}

function carrierOf(store: Store, { anchoring }: Taken): NodeAnchoring | undefined {
  return anchoring === null ? undefined : store.anchorings.one(anchoring);
}

/** Whether no settled block holds it, as far as we know; blocks that nobody has read may hold what was posted. */
function isOnItsWay(store: Store, taken: Taken): boolean {
  const { state, builtAt = 0 } = carrierOf(store, taken) ?? {};
  if (state === "posted" ? !store.index.isWhole(builtAt) : store.taken.withheld.has(taken)) return false;
  return state !== "confirmed" && state !== "sealed";
}

/** The root that stands on the chain in its place, where there is one. */
function rootOver(store: Store, taken: Taken): ChainHex | undefined {
  const carrier = carrierOf(store, taken);
  return carrier?.kind === "root" ? carrier.ports.get(99) : undefined;
}

/** While the node cannot be asked, the service is unavailable: it must not answer that a digest is not there. */
async function asked<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (cause) {
    if (!(cause instanceof AnchorError)) throw cause;
    throw new AnchorError("SERVICE_UNAVAILABLE", `The chain cannot be asked just now. ${cause.account}`, { cause });
  }
}

function toIndexedPlace({ block, time, blockId, txpow, coin, address }: IndexedPlace): ChainPlace {
  const [blockHash, transactionId, coinId] = [blockId, txpow, coin].map(digestFromWire);
  return { height: block, time, address, ...withoutUndefined({ blockHash, transactionId, coinId }) };
}

function sightedPlace({ block, time, blockId, coinId, address }: Location): ChainPlace {
  return {
    height: block,
    address,
    ...withoutUndefined({ time, blockHash: digestFromWire(blockId), coinId: digestFromWire(coinId) }),
  };
}
