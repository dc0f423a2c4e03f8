import { toChainHex, type ChainHex } from "./rpc/command.ts";
import { fieldsOf, hex32Of, listOf, fieldOf, numberOf, stringOf } from "./rpc/reply.ts";

/** A coin as a node shows it; `state` maps ports to what stands there, as the chain writes it. */
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

/** Reads a coin in either spelling of its state, the list and the map; `undefined` when it is none. */
export function readCoin(value: unknown): Coin | undefined {
  const coinId = hex32Of(fieldOf(value, "coinid"));
  const created = numberOf(fieldOf(value, "created"));
  const [address, amount, tokenId] = ["address", "amount", "tokenid"].map((name) => stringOf(fieldOf(value, name)));
  if (coinId === undefined || created === undefined) return undefined;
  if (address === undefined || amount === undefined || tokenId === undefined) return undefined;
  return { coinId, address, amount, tokenId, created, state: readState(fieldOf(value, "state")) };
}

/** The ports of a state and what stands there; what is neither is left out. */
export function readState(value: unknown): ReadonlyMap<number, string> {
  const listed = listOf(value).map((item) => [fieldOf(item, "port"), fieldOf(item, "data")] as const);
  const entries = Array.isArray(value) ? listed : Object.entries(fieldsOf(value) ?? {});
  return new Map(
    entries.flatMap(([port, data]) => {
      const [number, text] = [numberOf(port), stringOf(data)];
      return number === undefined || text === undefined ? [] : [[number, text] as const];
    }),
  );
}

/** The first port of `state` that holds exactly `digest`; the node's own search takes parts of it too. */
export function portOf(state: ReadonlyMap<number, string>, digest: string): number | undefined {
  const wanted = toChainHex(digest);
  return [...state].find(([, data]) => data === wanted)?.[0];
}
