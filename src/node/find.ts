import type { Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import type { ChainRecord } from "../core/answer.ts";
import { portOf, readCoin, type Coin, type ChainNode, type Tip } from "./node.ts";
import { toChainHex, toCommand, type ChainHex, itemsIn, fieldOf, numberOf } from "./reply.ts";

/** The address of the script `RETURN FALSE`: everyone can compute it, and no one can spend the coins there. */
export const unspendableAddress: ChainHex = "0xABA005476D2B3CD7F251B9783E64C124C9670BB358695F04D91B2057BB64CB49";

/** Addresses that receive digests: our own address, and those of the public service. */
export const knownAddresses: readonly ChainHex[] = [
  unspendableAddress,
  "0xFFEEDD",
  "0x29F774D99AE3E3494EE4A69F3A11A8248362506A9B9BC526F8C98AB6DECA68F5",
];

/** A coin on the chain that holds a digest; `time` and `blockId` where the node still has the block. */
export interface Location {
  readonly coinId: ChainHex;
  readonly address: string;
  readonly port: number;
  readonly block: number;
  /** Number of blocks on top of the coin's block. */
  readonly confirmations: number;
  readonly blockId?: ChainHex;
  /** Time of the block's header, in milliseconds since 1970. */
  readonly time?: number;
}

/** The result of a search for a digest on one node. */
export interface NodeSearch extends Tip {
  /** The oldest first; empty when the digest was not found. */
  readonly locations: readonly Location[];
  /** The node holds the whole past, or the part that was asked for, so a digest that it does not find is not there. */
  readonly whole: boolean;
}

export interface FindOptions {
  /** Addresses that are searched in the archive, which has no search over all of them. */
  readonly addresses?: readonly ChainHex[] | undefined;
  /** The digest cannot be in this block or before it, so a node needs only the blocks after this one. */
  readonly since?: number | undefined;
  /** Whether the archive is searched at all; true by default. */
  readonly archive?: boolean | undefined;
}

/** Time limit for a search in the archive, which is read from its first block to its last. */
const archiveTimeoutMs = 120_000;

/** Block headers are read for this many locations; the same digest may have been anchored a thousand times. */
const maxHeaders = 8;

/**
 * Searches one node for `digest`: in the tree of recent blocks and in the tree of all unspent coins, then, when it is in
 * neither, in the archive (docs/chain-node.md#finding-a-digest).
 *
 * @throws AnchorError as the node's RPC does
 */
export async function findDigest(node: ChainNode, digest: Digest, options: FindOptions = {}): Promise<NodeSearch> {
  const { since } = options;
  // The tree is asked before the archive: a block that leaves the tree in between is then found in the archive.
  const { coins, ...last } = await node.coinsWith(digest);
  const { tip } = last;
  const recent = coins.flatMap((coin) => toLocation(coin, coin.created, digest, tip));
  const { whole, mega } = await node.past(tip);
  const old = recent.length > 0 || mega ? [] : await searchArchive(node, digest, tip, options);
  const reachesBack = whole || (since !== undefined && (await node.block(since)) !== undefined);
  const locations = [...recent, ...(old ?? [])].toSorted((one, other) => one.block - other.block);
  return { locations: await withHeaders(node, locations), whole: reachesBack && old !== undefined, ...last };
}

/**
 * The age from which a last block says that its node is behind, in milliseconds: there is a block every 50 s, so that
 * chance makes no such pause. It is also how far ahead a clock may be.
 */
const staleAfterMs = 1_800_000;

/**
 * Returns the latest time that anybody names: this machine, an answer, or the last block of a node. The clock of one
 * machine may be as far behind as a node.
 */
export function latestTime(tips: readonly Tip[]): number {
  return Math.max(Date.now(), ...tips.flatMap(({ tipTime = 0, sentAt = 0 }) => [tipTime, sentAt]));
}

/**
 * Makes the error of a node that has fallen behind and says that the chain does not hold a digest: the blocks that it
 * lacks may. `undefined` for every other answer.
 *
 * @param now by {@link latestTime}
 */
export function errorOfStale(
  name: string,
  { locations, whole, tipTime = Infinity }: NodeSearch,
  now: number,
): AnchorError | undefined {
  if (locations.length > 0 || !whole || now - tipTime <= staleAfterMs) return undefined;
  return new AnchorError(
    "NODE_UNREACHABLE",
    `The node ${name} is behind: its last block is of ${new Date(tipTime).toISOString()}, and later ones may hold the digest.`,
    { hint: "Wait until the node has caught up, or ask another one." },
  );
}

/** Converts a node's finding to the form of a service's evidence. */
export function toLocationRecord(location: Location, digest: Digest): ChainRecord {
  const { block, time, blockId, coinId } = location;
  return {
    blockNumber: block,
    ...(time !== undefined && { blockDate: new Date(time).toISOString() }),
    ...(blockId !== undefined && { txpowId: blockId }),
    coinId,
    matchedHash: toChainHex(digest),
  };
}

/** Returns where `coin`, made in `block`, holds `digest`: nowhere if the node names a block above its last one. */
function toLocation(coin: Coin | undefined, block: number | undefined, digest: Digest, tip: number): Location[] {
  if (coin === undefined || block === undefined || block > tip) return [];
  const port = portOf(coin.state, digest);
  if (port === undefined) return [];
  return [{ coinId: coin.coinId, address: coin.address, port, block, confirmations: tip - block }];
}

/** Searches the archive for `digest`; returns `undefined` where the archive may not be asked. */
async function searchArchive(node: ChainNode, digest: Digest, tip: number, options: FindOptions) {
  const { addresses = knownAddresses, archive = true } = options;
  if (!archive) return undefined;
  const locations: Location[] = [];
  // Searches are made one by one, since each reads the whole archive.
  for (const address of addresses) {
    const search = { action: "addresscheck", address, statecheck: toChainHex(digest) };
    const [reply] = await node.rpc.run([toCommand("archive", search)], archiveTimeoutMs);
    if (reply?.ok !== true) return undefined;
    for (const item of itemsIn(fieldOf(reply.fields, "coins", "created"))) {
      // The coin itself says 0 for its block here; the entry around it names the right one.
      const created = numberOf(fieldOf(item, "block"));
      locations.push(...toLocation(readCoin(fieldOf(item, "coin")), created, digest, tip));
    }
  }
  return locations;
}

async function withHeaders(node: ChainNode, locations: readonly Location[]): Promise<readonly Location[]> {
  const numbers = [...new Set(locations.map(({ block }) => block))].slice(0, maxHeaders);
  const heads = await Promise.all(numbers.map((number) => node.block(number)));
  return locations.map((location) => {
    const head = heads[numbers.indexOf(location.block)];
    return head === undefined ? location : { ...location, blockId: head.id, time: head.time };
  });
}
