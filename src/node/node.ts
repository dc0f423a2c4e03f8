import { type Digest, toChainHex, type ChainHex } from "../core/digest.ts";
import type { AnchorError } from "../core/errors.ts";
import { isObject, memberAt } from "../core/members.ts";
import type { NodeAddress } from "../core/addresses.ts";
import {
  hex32Of,
  answerError,
  itemsIn,
  momentOf,
  numberOf,
  stringOf,
  toCommand,
  unreachableError,
  type Command,
  type NodeReply,
  createRpc,
  type Rpc,
  type RpcOptions,
} from "./rpc.ts";

/** How far back a node knows its chain. With each new block, a node may forget an old block. */
interface NodeHistory {
  /** Whether “not found” can be believed: the node has every block since the first, or it `keepsAllCoins`. */
  readonly isComplete: boolean;
  /** Whether the node runs with `-megammr`: it then finds old coins at any address. */
  readonly keepsAllCoins: boolean;
}

/** A block of the chain: `number` is its height, `time` the time that it states, in milliseconds since 1970. */
export interface BlockHead {
  readonly number: number;
  readonly id: ChainHex;
  readonly time: number;
}

/** A node's last block: its height and, where known, its time; `sentAt` is as in {@link NodeReply}. */
export interface Tip {
  readonly tip: number;
  readonly tipTime?: number | undefined;
  readonly sentAt?: number | undefined;
}

export type ChainNode = ReturnType<typeof createNode>;

/** Creates the reader of a chain node; every method throws AnchorError as {@link Rpc.run} does. */
export function createNode(address: NodeAddress, options: RpcOptions = {}) {
  const rpc = createRpc(address, options);
  const { name } = rpc;
  let lastHistory: { readonly tip: number; readonly history: Promise<NodeHistory> } | undefined;
  return {
    name,
    rpc,
    readFacts: () => readFacts(rpc),
    /** Returns how far back the node knows its chain. It is asked once for each new last block, not for each call. */
    async readHistory(tip: number): Promise<NodeHistory> {
      if (lastHistory?.tip !== tip) lastHistory = { tip, history: readNodeHistory(rpc) };
      const { history } = lastHistory;
      return await history.catch((error: unknown) => {
        if (lastHistory?.history === history) lastHistory = undefined;
        throw error;
      });
    },
    /** Returns the block at a height; `undefined` where the node does not have it, or no longer has it. */
    async readBlock(number: number): Promise<BlockHead | undefined> {
      const [reply] = await rpc.run([toCommand("txpow", { block: number })]);
      if (reply?.ok !== true) return undefined;
      const block = responseMemberOf(reply);
      const time = momentOf(memberAt(block, "header", "timemilli"));
      const [height, id] = [numberOf(memberAt(block, "header", "block")), hex32Of(memberAt(block, "txpowid"))];
      if (height !== number || time === undefined || id === undefined)
        throw answerError(name, "it names another block");
      return { number, time, id };
    },
    /** Returns the last block, and the unspent coins whose state may hold `digest`. */
    async findCoins(digest: Digest): Promise<Tip & { readonly coins: readonly Coin[] }> {
      const search = { state: toChainHex(digest), simplestate: "true", megammr: "true" };
      const [block, coinsReply] = await runAll(rpc, [toCommand("block"), toCommand("coins", search)]);
      const tip = numberOf(memberAt(responseMemberOf(block), "block"));
      const coinItems = responseMemberOf(coinsReply);
      if (tip === undefined || !Array.isArray(coinItems)) throw answerError(name, "its coins are no list");
      const coins = coinItems.map(readCoin);
      // A coin that cannot be read may be the one with the digest: without it, the search would find nothing.
      if (!coins.every((coin) => coin !== undefined)) throw answerError(name, "it shows a coin that cannot be read");
      const tipTime = momentOf(memberAt(responseMemberOf(block), "timemilli"));
      return { tip, tipTime, sentAt: block?.sentAt, coins };
    },
  };
}

/** Runs `commands`. @throws AnchorError, also where one of them fails */
export async function runAll(
  rpc: Rpc,
  commands: readonly [Command, ...Command[]],
  timeoutMs?: number,
): Promise<readonly NodeReply[]> {
  const replies = await rpc.run(commands, timeoutMs);
  const failedReply = replies.find(({ ok }) => !ok);
  if (/^no blocks yet/i.test(failedReply?.error ?? "")) throw noBlocksError(rpc.name);
  if (failedReply !== undefined) throw answerError(rpc.name, `it refused a command: ${failedReply.error ?? ""}`);
  return replies;
}

/** Makes the error of a new node: it has no blocks until it meets another node of its chain, which may come later. */
function noBlocksError(name: string): AnchorError {
  return unreachableError(name, "it has no blocks yet, for it has not met another node of its chain");
}

/** Returns the member `response` of a reply, where nearly every command puts its result. */
export function responseMemberOf(reply: NodeReply | undefined): unknown {
  return memberAt(reply?.fields, "response");
}

export type NodeFacts = Readonly<Awaited<ReturnType<typeof readFacts>>>;

async function readFacts(rpc: Rpc) {
  const [status] = await runAll(rpc, [toCommand("status")]);
  const facts = responseMemberOf(status);
  const chain = memberAt(facts, "chain");
  // A node without blocks reports the hash `0x00`, and no error.
  if (stringOf(memberAt(chain, "hash")) === "0x00") throw noBlocksError(rpc.name);
  const [tip, tipId] = [numberOf(memberAt(chain, "block")), hex32Of(memberAt(chain, "hash"))];
  const version = stringOf(memberAt(facts, "version"));
  const peers = numberOf(memberAt(facts, "network", "connected"));
  if (tip === undefined || tipId === undefined || version === undefined || peers === undefined) {
    throw answerError(rpc.name, "it does not say how it stands");
  }
  return {
    version,
    /** The node runs with `-test`: the chain is private or for tests. */
    test: /test/i.test(version),
    tip,
    peers,
    /** The highest block that can no longer change; 0 while there is none (`start` is -1 then). */
    sealed: numberOf(memberAt(chain, "cascade", "start")) ?? 0,
  };
}

async function readNodeHistory(rpc: Rpc): Promise<NodeHistory> {
  // A node stops at the first command that fails, so the first block, which it may lack, is asked about last.
  const [statusReply, mmrReply, firstBlockReply] = await rpc.run([
    toCommand("status"),
    toCommand("megammr"),
    toCommand("txpow", { block: 1 }),
  ]);
  if (statusReply?.ok !== true) throw answerError(rpc.name, "it does not say how it stands");
  // If the node began its tree of all coins late, the tree lacks old coins, and its sum is below the supply. The sum of
  // a whole tree is never below the supply.
  const coinSum = toUnits(memberAt(responseMemberOf(mmrReply), "mmr", "root", "value"));
  const supply = toUnits(memberAt(responseMemberOf(statusReply), "minima"));
  const isTreeWhole = coinSum !== undefined && supply !== undefined && coinSum >= supply;
  const keepsAllCoins = isTreeWhole && memberAt(responseMemberOf(mmrReply), "enabled") === true;
  return { keepsAllCoins, isComplete: keepsAllCoins || firstBlockReply?.ok === true };
}

/** Converts an amount to the chain's smallest units; a `number` would not show that a coin with a digest is missing. */
function toUnits(amount: unknown): bigint | undefined {
  const [, whole, fraction = ""] = /^([0-9]{1,30})(?:\.([0-9]{1,44}))?$/.exec(stringOf(amount) ?? "") ?? [];
  return whole === undefined ? undefined : BigInt(whole + fraction.padEnd(44, "0"));
}

/** A coin as a node shows it; `state` maps ports to their values. */
export interface Coin {
  readonly coinId: ChainHex;
  readonly address: string;
  /** A decimal number. */
  readonly amount: string;
  /** `0x00` for the chain's own coins. */
  readonly tokenId: string;
  /** The height of the block that created the coin; 0 in an answer of the archive (docs/chain-node.md). */
  readonly created: number;
  readonly state: ReadonlyMap<number, string>;
}

/** Parses a coin, whose state may be an array or an object; `undefined` when `value` is no coin. */
export function readCoin(value: unknown): Coin | undefined {
  const coinId = hex32Of(memberAt(value, "coinid"));
  const created = numberOf(memberAt(value, "created"));
  const [address, amount, tokenId] = ["address", "amount", "tokenid"].map((name) => stringOf(memberAt(value, name)));
  if (coinId === undefined || created === undefined) return undefined;
  if (address === undefined || amount === undefined || tokenId === undefined) return undefined;
  return { coinId, address, amount, tokenId, created, state: readState(memberAt(value, "state")) };
}

/** Parses the ports of a state and their values; malformed entries are left out. */
export function readState(value: unknown): ReadonlyMap<number, string> {
  const listEntries = itemsIn(value).map((item) => [memberAt(item, "port"), memberAt(item, "data")] as const);
  const entries = isObject(value) ? Object.entries(value) : listEntries;
  return new Map(
    entries.flatMap(([port, data]) => {
      const [number, text] = [numberOf(port), stringOf(data)];
      return number === undefined || text === undefined ? [] : [[number, text] as const];
    }),
  );
}

/** Finds the first port that holds exactly `digest`: the node's own search also matches parts of a value. */
export function findPort(state: ReadonlyMap<number, string>, digest: string): number | undefined {
  const chainHex = toChainHex(digest);
  return [...state].find(([, data]) => data === chainHex)?.[0];
}
