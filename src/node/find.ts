import { type Digest, toChainHex, type ChainHex } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import { findPort, readCoin, type Coin, type ChainNode, type Tip } from "./node.ts";
import { answerError, toCommand, numberOf } from "./rpc.ts";

/** The address of the script `RETURN FALSE`: everyone can compute it, and nobody can spend the coins there. */
export const unspendableAddress: ChainHex = "0xABA005476D2B3CD7F251B9783E64C124C9670BB358695F04D91B2057BB64CB49";

/** Addresses that receive digests: that of this repository's service, and those of the public service. */
export const digestAddresses: readonly ChainHex[] = [
  unspendableAddress,
  "0xFFEEDD",
  "0x29F774D99AE3E3494EE4A69F3A11A8248362506A9B9BC526F8C98AB6DECA68F5",
];

/** A coin with a digest. `time` and `blockId` are read for the oldest {@link maxHeaders} blocks, by a request each. */
export interface Location {
  readonly coinId: ChainHex;
  readonly address: string;
  readonly port: number;
  readonly block: number;
  /** Blocks on top of the coin's block. */
  readonly confirmations: number;
  readonly blockId?: ChainHex;
  /** The time in the block's header, in milliseconds since 1970. */
  readonly time?: number;
}

/** The result of a search for a digest on one node. */
export interface NodeSearch extends Tip {
  /** Where the digest was found, the oldest place first. */
  readonly locations: readonly Location[];
  /** The node has all blocks that can hold the digest: if it does not find the digest, the chain does not hold it. */
  readonly isComplete: boolean;
}

interface FindOptions {
  /** Where the archive is searched, by default at {@link digestAddresses}. With `[]`, the archive is not searched. */
  readonly addresses?: readonly ChainHex[] | undefined;
  /** The height of a block before any block with the digest: a node that still has that block counts as complete. */
  readonly since?: number | undefined;
}

/** The time limit of one search in the archive; such a search reads all of the archive. */
const archiveTimeoutMs = 120_000;

/** The most blocks whose headers a search reads: a digest may have been anchored a thousand times. */
const maxHeaders = 8;

/**
 * Searches one node: its recent blocks and unspent coins. If neither has the digest, and the node does not keep all
 * coins, it searches the archive (docs/chain-node.md#finding-a-digest). Throws AnchorError as the node's RPC does.
 */
export async function findDigest(node: ChainNode, digest: Digest, options: FindOptions = {}): Promise<NodeSearch> {
  const { since } = options;
  // The archive comes last: a block that moves from the recent blocks to the archive meanwhile is then found there.
  const { coins, ...tipFacts } = await node.findCoins(digest);
  const { tip } = tipFacts;
  const recentLocations = coins.flatMap((coin) => toLocation(coin, coin.created, digest, tip));
  const { isComplete, keepsAllCoins } = await node.readHistory(tip);
  const oldLocations =
    recentLocations.length > 0 || keepsAllCoins ? [] : await searchArchive(node, digest, tip, options);
  const hasAllBlocks = isComplete || (since !== undefined && (await node.readBlock(since)) !== undefined);
  const locations = [...recentLocations, ...(oldLocations ?? [])].toSorted((one, other) => one.block - other.block);
  return {
    locations: await withHeaders(node, locations),
    isComplete: hasAllBlocks && oldLocations !== undefined,
    ...tipFacts,
  };
}

/**
 * A node whose last block is older than this, in milliseconds, has fallen behind: with a block every 50 s, chance makes
 * no such gap. The limit also leaves room for a clock that is ahead.
 */
const staleAfterMs = 1_800_000;

/**
 * Returns the latest of all known times: of this machine, of the answers and of the last blocks. This machine's clock
 * alone may be as far behind as a node.
 */
export function latestTime(tips: readonly Tip[]): number {
  return Math.max(Date.now(), ...tips.flatMap(({ tipTime = 0, sentAt = 0 }) => [tipTime, sentAt]));
}

/**
 * Makes the error of a node that says *not found* and has fallen behind: blocks that it lacks may hold the digest.
 * Returns `undefined` for every other answer.
 */
export function toStaleError(
  name: string,
  { locations, isComplete, tipTime = Infinity }: NodeSearch,
  now: number,
): AnchorError | undefined {
  if (locations.length > 0 || !isComplete || now - tipTime <= staleAfterMs) return undefined;
  return new AnchorError(
    "NODE_UNREACHABLE",
    `The node ${name} is behind: its last block is of ${new Date(tipTime).toISOString()}, and later ones may hold the digest.`,
    { hint: "Wait until the node has caught up, or ask another one." },
  );
}

/** Returns where a coin of `block` holds `digest`; nothing if the coin does not, or if `block` is above `tip`. */
function toLocation(coin: Coin, block: number, digest: Digest, tip: number): Location[] {
  if (block > tip) return [];
  const port = findPort(coin.state, digest);
  if (port === undefined) return [];
  return [{ coinId: coin.coinId, address: coin.address, port, block, confirmations: tip - block }];
}

/** Finds the digest in the archive; `undefined` where the options exclude the archive, or the node cannot search it. */
async function searchArchive(node: ChainNode, digest: Digest, tip: number, options: FindOptions) {
  const { addresses = digestAddresses } = options;
  if (addresses.length === 0) return undefined;
  const locations: Location[] = [];
  // One address after the other, since each search reads the whole archive.
  for (const address of addresses) {
    const search = { action: "addresscheck", address, statecheck: toChainHex(digest) };
    const [reply] = await node.rpc.run([toCommand("archive", search)], archiveTimeoutMs);
    if (reply?.ok !== true) return undefined;
    const items = memberAt(reply.fields, "coins", "created");
    if (!Array.isArray(items)) throw answerError(node.name, "its archived coins are no list");
    for (const item of items) {
      // In the archive's answer a coin says 0 for its block; the entry around the coin names the right block.
      const [coin, createdIn] = [readCoin(memberAt(item, "coin")), numberOf(memberAt(item, "block"))];
      if (coin === undefined || createdIn === undefined)
        throw answerError(node.name, "it shows a coin that cannot be read");
      locations.push(...toLocation(coin, createdIn, digest, tip));
    }
  }
  return locations;
}

async function withHeaders(node: ChainNode, locations: readonly Location[]): Promise<readonly Location[]> {
  const blockNumbers = [...new Set(locations.map(({ block }) => block))].slice(0, maxHeaders);
  const heads = await Promise.all(blockNumbers.map((number) => node.readBlock(number)));
  return locations.map((location) => {
    const block = heads[blockNumbers.indexOf(location.block)];
    return block === undefined ? location : { ...location, blockId: block.id, time: block.time };
  });
}
