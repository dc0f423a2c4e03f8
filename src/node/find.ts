import type { Digest } from "../core/digest.ts";
import type { ChainRecord } from "../core/outcome.ts";
import { portOf, readCoin, type Coin, type ChainNode } from "./node.ts";
import { toChainHex, toCommand, type ChainHex, listOf, fieldOf, numberOf } from "./reply.ts";

/** The address of the script `RETURN FALSE`: everybody can compute it, nobody can spend what lies there. */
export const unspendableAddress: ChainHex = "0xABA005476D2B3CD7F251B9783E64C124C9670BB358695F04D91B2057BB64CB49";

/** Where digests are known to be put: our own address, and those of the public service (service-facts §4, §9). */
export const knownAddresses: readonly ChainHex[] = [
  unspendableAddress,
  "0xFFEEDD",
  "0x29F774D99AE3E3494EE4A69F3A11A8248362506A9B9BC526F8C98AB6DECA68F5",
];

/** One place on the chain that holds a digest; `time` and `blockId` where the node still has the block. */
export interface Location {
  readonly coinId: ChainHex;
  readonly address: string;
  readonly port: number;
  readonly block: number;
  /** Blocks on top of that one. */
  readonly confirmations: number;
  readonly blockId?: ChainHex;
  /** Of the block's header, milliseconds since 1970. */
  readonly time?: number;
}

/** What one node can tell about a digest. */
export interface Look {
  /** The oldest first; empty when the digest was not found. */
  readonly locations: readonly Location[];
  /** The node holds the whole past, or what of it was asked for, so that what it does not find is not there. */
  readonly whole: boolean;
  readonly tip: number;
}

export interface FindOptions {
  /** Addresses that are searched in the archive, which has no search over all of them. */
  readonly addresses?: readonly ChainHex[] | undefined;
  /** A block after which it is looked for only, so that a node that still has this one can tell. */
  readonly since?: number | undefined;
  /** Whether the archive is searched at all; true by default. */
  readonly archive?: boolean | undefined;
  /** For the archive, which is read from its first block to its last; 120,000 ms by default. */
  readonly archiveTimeoutMs?: number | undefined;
}

/** Block headers are read for this many places; somebody may have anchored the same digest a thousand times. */
const maxHeaders = 8;

/**
 * Looks for `digest` on one node: in the tree of recent blocks and in the tree of all unspent coins, then, when it is in
 * neither, in the archive (node-facts §7).
 *
 * @throws AnchorError as the node's RPC does
 */
export async function findDigest(node: ChainNode, digest: Digest, options: FindOptions = {}): Promise<Look> {
  const { since } = options;
  // The tree is asked before the archive: a block that leaves the tree in between is then found in the archive.
  const { tip, coins } = await node.coinsWith(digest);
  const recent = coins.flatMap((coin) => toLocation(coin, coin.created, digest, tip) ?? []);
  const { whole, mega } = await node.past();
  const isEnough = recent.length > 0 || mega;
  const old = isEnough ? [] : options.archive === false ? undefined : await searchArchive(node, digest, tip, options);
  const isTold = whole || (since !== undefined && (await node.block(since)) !== undefined);
  const locations = [...recent, ...(old ?? [])].toSorted((one, other) => one.block - other.block);
  return { locations: await withHeaders(node, locations), whole: isTold && old !== undefined, tip };
}

/** What a node said, in the words of a service's evidence. */
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

function toLocation(coin: Coin, block: number, digest: Digest, tip: number): Location | undefined {
  const port = portOf(coin.state, digest);
  if (port === undefined || block > tip) return undefined;
  return { coinId: coin.coinId, address: coin.address, port, block, confirmations: tip - block };
}

/** What the archive holds of `digest`, or `undefined` where it may not be asked. */
async function searchArchive(node: ChainNode, digest: Digest, tip: number, options: FindOptions) {
  const { addresses = knownAddresses, archiveTimeoutMs = 120_000 } = options;
  const locations: Location[] = [];
  // Searches are made one by one, since each reads the whole archive.
  for (const address of addresses) {
    const search = { action: "addresscheck", address, statecheck: toChainHex(digest) };
    const [reply] = await node.rpc.run([toCommand("archive", search)], archiveTimeoutMs);
    if (reply?.ok !== true) return undefined;
    const created = listOf(fieldOf(fieldOf(reply.fields, "coins"), "created"));
    locations.push(...created.flatMap((item) => toArchived(item, digest, tip) ?? []));
  }
  return locations;
}

/** The coin itself says 0 for its block here; the entry around it names the right one (node-facts §7). */
function toArchived(item: unknown, digest: Digest, tip: number): Location | undefined {
  const block = numberOf(fieldOf(item, "block"));
  const coin = readCoin(fieldOf(item, "coin"));
  return coin === undefined || block === undefined ? undefined : toLocation(coin, block, digest, tip);
}

async function withHeaders(node: ChainNode, locations: readonly Location[]): Promise<readonly Location[]> {
  const numbers = [...new Set(locations.map(({ block }) => block))].slice(0, maxHeaders);
  const heads = await Promise.all(numbers.map((number) => node.block(number)));
  return locations.map((location) => {
    const head = heads[numbers.indexOf(location.block)];
    return head === undefined ? location : { ...location, blockId: head.id, time: head.time };
  });
}
