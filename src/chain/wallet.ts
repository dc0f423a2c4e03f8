import { readCoin, type Coin } from "./coin.ts";
import { toCommand, type ChainHex } from "./rpc/command.ts";
import { invalid } from "./rpc/node-error.ts";
import { responseOf, runAll } from "./node.ts";
import { hex32Of, fieldOf } from "./rpc/reply.ts";
import type { Rpc } from "./rpc/rpc.ts";

/** Blocks until a coin can be spent (node-facts §2). */
export const coinAge = 3;

/** The chain's own coins of the node's wallet that can be spent now, those it knows to be on their way left out. */
export async function readSpendableCoins(rpc: Rpc): Promise<readonly Coin[]> {
  const search = { relevant: "true", sendable: "true", checkmempool: "true", coinage: coinAge, tokenid: "0x00" };
  const [reply] = await runAll(rpc, [toCommand("coins", search)]);
  const listed = responseOf(reply);
  if (!Array.isArray(listed)) throw invalid(rpc.name, "its coins are no list");
  return listed.flatMap((item) => readCoin(item) ?? []);
}

/** Whether the wallet still has the coin `coinId`; a coin of the wallet is kept however old it is (node-facts §7). */
export async function hasCoin(rpc: Rpc, coinId: ChainHex): Promise<boolean> {
  const [reply] = await runAll(rpc, [toCommand("coins", { relevant: "true", coinid: coinId })]);
  const listed = responseOf(reply);
  return Array.isArray(listed) && listed.some((item) => readCoin(item)?.coinId === coinId);
}

/** An address of the node's wallet. */
export async function readOwnAddress(rpc: Rpc): Promise<ChainHex> {
  const [reply] = await runAll(rpc, [toCommand("getaddress")]);
  const address = hex32Of(fieldOf(responseOf(reply), "address"));
  if (address === undefined) throw invalid(rpc.name, "it names no address of its own");
  return address;
}
