import { readCoin, type Coin, responseOf, runAll, readState, type BlockHead } from "../../src/node/node.ts";
import {
  fieldOf,
  hex32Of,
  invalid,
  listOf,
  momentOf,
  numberOf,
  stringOf,
  toCommand,
  type ChainHex,
} from "../../src/node/reply.ts";
import type { Rpc } from "../../src/node/rpc.ts";

/** How many blocks pass until a coin can be spent (node-facts §2). */
export const coinAge = 3;

/** Reads the wallet's coins of the chain's own kind that can be spent now, except those in pending transactions. */
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
  return listOf(responseOf(reply)).some((item) => readCoin(item)?.coinId === coinId);
}

/** Reads an address of the node's wallet. */
export async function readOwnAddress(rpc: Rpc): Promise<ChainHex> {
  const [reply] = await runAll(rpc, [toCommand("getaddress")]);
  const address = hex32Of(fieldOf(responseOf(reply), "address"));
  if (address === undefined) throw invalid(rpc.name, "it names no address of its own");
  return address;
}

export interface ScannedBlock extends BlockHead {
  readonly transactions: ReturnType<typeof readTransaction>;
}

/** The time limit of a scan: blocks hold up to 256 transactions of several kB each. */
const scanTimeoutMs = 60_000;

/**
 * Reads the last `depth` blocks, the oldest first, each the parent of the next; fewer where the node's tree is shorter.
 *
 * @throws AnchorError as the RPC does
 */
export async function scanChain(rpc: Rpc, depth: number): Promise<readonly ScannedBlock[]> {
  const [reply] = await runAll(rpc, [toCommand("scanchain", { depth: depth - 1 })], scanTimeoutMs);
  const blocks = listOf(fieldOf(responseOf(reply), "blocks")).map((item) => readScanned(item, rpc.name));
  const ascending = blocks.toReversed();
  const isRow = ascending.every(({ number }, index) => number === (ascending[0]?.number ?? 0) + index);
  if (blocks.length === 0 || !isRow) throw invalid(rpc.name, "its blocks do not follow one another");
  return ascending;
}

function readScanned(item: unknown, node: string): ScannedBlock {
  const [number, time] = [numberOf(fieldOf(item, "block")), momentOf(fieldOf(item, "timemilli"))];
  const id = hex32Of(fieldOf(item, "txpowid"));
  if (number === undefined || time === undefined || id === undefined) throw invalid(node, "one of its blocks is none");
  return { number, time, id, transactions: listOf(fieldOf(item, "transactions")).flatMap(readTransaction) };
}

/** Reads a transaction; returns `undefined` for an item that only carries work. */
function readTransaction(item: unknown) {
  const transaction = fieldOf(item, "transaction");
  const txpowId = hex32Of(fieldOf(item, "txpowid"));
  const transactionId = hex32Of(fieldOf(transaction, "transactionid"));
  if (txpowId === undefined || transactionId === undefined) return [];
  const inputs = listOf(fieldOf(transaction, "inputs")).flatMap((coin) => hex32Of(fieldOf(coin, "coinid")) ?? []);
  const outputs = listOf(fieldOf(transaction, "outputs")).flatMap((coin) => {
    const [coinId, address] = [hex32Of(fieldOf(coin, "coinid")), stringOf(fieldOf(coin, "address"))];
    const keepsState = fieldOf(coin, "storestate") === true;
    return coinId === undefined || address === undefined ? [] : [{ coinId, address, keepsState }];
  });
  return [{ txpowId, transactionId, inputs, outputs, state: readState(fieldOf(transaction, "state")) }];
}
