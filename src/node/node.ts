import type { Digest } from "../core/digest.ts";
import type { AnchorError } from "../core/errors.ts";
import { isObject } from "../core/members.ts";
import type { NodeAddress } from "../core/url.ts";
import {
  fieldOf,
  hex32Of,
  invalid,
  itemsIn,
  momentOf,
  numberOf,
  stringOf,
  toChainHex,
  toCommand,
  unreachable,
  type ChainHex,
  type Command,
  type NodeReply,
} from "./reply.ts";
import { createRpc, type Rpc, type RpcOptions } from "./rpc.ts";

/** How far back a node knows its chain; with a new block it may forget an old one. */
export interface NodeHistory {
  /** The node knows every block since the first: its tree or archive begins there, or it keeps all unspent coins. */
  readonly whole: boolean;
  /** The node keeps all unspent coins (`-megammr`), so it finds old coins at any address. */
  readonly mega: boolean;
}

/** A block's height, id and time; `time` is its header's, in milliseconds since 1970. */
export interface BlockHead {
  readonly number: number;
  readonly id: ChainHex;
  readonly time: number;
}

/** A node's last block: its height, and where they are known its time and that of the answer, as in {@link NodeReply}. */
export interface Tip {
  readonly tip: number;
  readonly tipTime?: number | undefined;
  readonly sentAt?: number | undefined;
}

export type ChainNode = ReturnType<typeof createNode>;

/** Makes the reader of the chain node at `address`; every method throws AnchorError as {@link Rpc.run} does. */
export function createNode(address: NodeAddress, options: RpcOptions = {}) {
  const rpc = createRpc(address, options);
  const { name } = rpc;
  let past: { readonly tip: number; readonly history: Promise<NodeHistory> } | undefined;
  return {
    name,
    rpc,
    facts: () => readFacts(rpc),
    /** Returns how far back the node, whose last block is `tip`, knows its chain; asked once a block, not a digest. */
    async past(tip: number): Promise<NodeHistory> {
      if (past?.tip !== tip) past = { tip, history: readPast(rpc) };
      const { history } = past;
      return await history.catch((error: unknown) => {
        if (past?.history === history) past = undefined;
        throw error;
      });
    },
    /** Returns the block at a height, or `undefined` where the node does not have it, or no longer. */
    async block(number: number): Promise<BlockHead | undefined> {
      const [reply] = await rpc.run([toCommand("txpow", { block: number })]);
      if (reply?.ok !== true) return undefined;
      const block = responseOf(reply);
      const time = momentOf(fieldOf(block, "header", "timemilli"));
      const [height, id] = [numberOf(fieldOf(block, "header", "block")), hex32Of(fieldOf(block, "txpowid"))];
      if (height !== number || time === undefined || id === undefined) throw invalid(name, "it names another block");
      return { number, time, id };
    },
    /** Returns the last block's height and time, and the unspent coins whose state may hold `digest`. */
    async coinsWith(digest: Digest): Promise<Tip & { readonly coins: readonly Coin[] }> {
      const search = { state: toChainHex(digest), simplestate: "true", megammr: "true" };
      const [block, found] = await runAll(rpc, [toCommand("block"), toCommand("coins", search)]);
      const tip = numberOf(fieldOf(responseOf(block), "block"));
      const listed = responseOf(found);
      if (tip === undefined || !Array.isArray(listed)) throw invalid(name, "its coins are no list");
      const tipTime = momentOf(fieldOf(responseOf(block), "timemilli"));
      return { tip, tipTime, sentAt: block?.sentAt, coins: listed.flatMap((item) => readCoin(item) ?? []) };
    },
  };
}

/** Runs `commands`, all of which must succeed. */
export async function runAll(
  rpc: Rpc,
  commands: readonly [Command, ...Command[]],
  timeoutMs?: number,
): Promise<readonly NodeReply[]> {
  const replies = await rpc.run(commands, timeoutMs);
  const failed = replies.find(({ ok }) => !ok);
  if (/^no blocks yet/i.test(failed?.error ?? "")) throw withoutBlocks(rpc.name);
  if (failed !== undefined) throw invalid(rpc.name, `it refused a command: ${failed.error ?? ""}`);
  return replies;
}

/** Makes the error for a new node: it has no blocks until it meets another node of its chain, which may come later. */
function withoutBlocks(name: string): AnchorError {
  return unreachable(name, "it has no blocks yet, for it has not met another node of its chain");
}

/** Returns the member `response` of a reply, where nearly every command puts its result. */
export function responseOf(reply: NodeReply | undefined): unknown {
  return fieldOf(reply?.fields, "response");
}

/** Version, chain and current height of a node. */
export type NodeFacts = Readonly<Awaited<ReturnType<typeof readFacts>>>;

async function readFacts(rpc: Rpc) {
  const [status] = await runAll(rpc, [toCommand("status")]);
  const facts = responseOf(status);
  const chain = fieldOf(facts, "chain");
  // A node without blocks says so in words only under `time`; its hash is then `0x00`.
  if (stringOf(fieldOf(chain, "hash")) === "0x00") throw withoutBlocks(rpc.name);
  const [tip, tipId] = [numberOf(fieldOf(chain, "block")), hex32Of(fieldOf(chain, "hash"))];
  const version = stringOf(fieldOf(facts, "version"));
  const peers = numberOf(fieldOf(facts, "network", "connected"));
  if (tip === undefined || tipId === undefined || version === undefined || peers === undefined) {
    throw invalid(rpc.name, "it does not say how it stands");
  }
  return {
    version,
    /** The chain is private or for tests: the node runs with `-test`. */
    test: /test/i.test(version),
    tip,
    /** Number of peers that the node is connected to. */
    peers,
    /** The highest block that can no longer change; 0 while there is none: `start` is then -1. */
    sealed: numberOf(fieldOf(chain, "cascade", "start")) ?? 0,
  };
}

async function readPast(rpc: Rpc): Promise<NodeHistory> {
  // The first block is asked last: a node that no longer has it fails there, and runs nothing after a failure.
  const [status, mmr, first] = await rpc.run([
    toCommand("status"),
    toCommand("megammr"),
    toCommand("txpow", { block: 1 }),
  ]);
  if (status?.ok !== true) throw invalid(rpc.name, "it does not say how it stands");
  // A tree of all coins that was begun late has a smaller sum than the supply of the chain, which only shrinks.
  const sum = stringOf(fieldOf(responseOf(mmr), "mmr", "root", "value"));
  const supply = stringOf(fieldOf(responseOf(status), "minima"));
  const isWhole = sum !== undefined && supply !== undefined && Number(sum) >= Number(supply);
  const mega = isWhole && fieldOf(responseOf(mmr), "enabled") === true;
  return { mega, whole: mega || first?.ok === true };
}

/** A coin as a node shows it; `state` maps ports to their values, as the chain writes them. */
export interface Coin {
  readonly coinId: ChainHex;
  readonly address: string;
  /** A decimal number as text. */
  readonly amount: string;
  /** `0x00` is the chain's own. */
  readonly tokenId: string;
  readonly created: number;
  readonly state: ReadonlyMap<number, string>;
}

/** Reads a coin in either spelling of its state, list or map; `undefined` when `value` is no coin. */
export function readCoin(value: unknown): Coin | undefined {
  const coinId = hex32Of(fieldOf(value, "coinid"));
  const created = numberOf(fieldOf(value, "created"));
  const [address, amount, tokenId] = ["address", "amount", "tokenid"].map((name) => stringOf(fieldOf(value, name)));
  if (coinId === undefined || created === undefined) return undefined;
  if (address === undefined || amount === undefined || tokenId === undefined) return undefined;
  return { coinId, address, amount, tokenId, created, state: readState(fieldOf(value, "state")) };
}

/** Reads the ports of a state and their values; malformed entries are left out. */
export function readState(value: unknown): ReadonlyMap<number, string> {
  const listed = itemsIn(value).map((item) => [fieldOf(item, "port"), fieldOf(item, "data")] as const);
  const entries = isObject(value) ? Object.entries(value) : listed;
  return new Map(
    entries.flatMap(([port, data]) => {
      const [number, text] = [numberOf(port), stringOf(data)];
      return number === undefined || text === undefined ? [] : [[number, text] as const];
    }),
  );
}

/** Finds the first port of `state` that holds exactly `digest`; the node's own search also matches parts of a value. */
export function portOf(state: ReadonlyMap<number, string>, digest: string): number | undefined {
  const wanted = toChainHex(digest);
  return [...state].find(([, data]) => data === wanted)?.[0];
}
