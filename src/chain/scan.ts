import { readState } from "./coin.ts";
import { toCommand, type ChainHex } from "./rpc/command.ts";
import { invalid } from "./rpc/node-error.ts";
import { responseOf, runAll, type BlockHead } from "./node.ts";
import { hex32Of, listOf, fieldOf, momentOf, numberOf, stringOf } from "./rpc/reply.ts";
import type { Rpc } from "./rpc/rpc.ts";

/** A transaction in a block. */
export interface ScannedTransaction {
  readonly txpowId: ChainHex;
  readonly transactionId: ChainHex;
  readonly inputs: readonly ChainHex[];
  readonly outputs: readonly { readonly coinId: ChainHex; readonly address: string; readonly keepsState: boolean }[];
  readonly state: ReadonlyMap<number, string>;
}

export interface ScannedBlock extends BlockHead {
  readonly transactions: readonly ScannedTransaction[];
}

/** Blocks hold up to 256 transactions of several kB each. */
const scanTimeoutMs = 60_000;

/**
 * The last `depth` blocks, the oldest first, each the parent of the next; fewer where the node's tree is shorter.
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

/** A transaction, or nothing for what only carries work. */
function readTransaction(item: unknown): readonly ScannedTransaction[] {
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
