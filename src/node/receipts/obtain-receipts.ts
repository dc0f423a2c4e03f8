import type { Digest } from "../../core/digest.ts";
import { toAnchorError } from "../../core/errors.ts";
import type { HashInBlock } from "../../evidence/receipts/keep-receipts.ts";
import { portOf, readState, responseOf, type ChainNode } from "../node.ts";
import { toCommand, type Command, fieldOf, hex32Of, listOf } from "../reply.ts";
import { rebuildTxpow, type TxpowBytes } from "./rebuild.ts";

/** What obtaining receipts may cost a run; what is left of it goes from node to node. */
export interface ReceiptBudget {
  requests: number;
  /** When it has to be over, by `performance.now()`. */
  readonly end: number;
  /** Is told why there is no receipt. */
  readonly note: (text: string) => void;
}

/** Transactions that are asked for in one request; one takes a node a millisecond, and has 13 kB of JSON. */
const maxInRequest = 16;

/**
 * The bytes of the transactions that hold the hashes in `places`, and of their blocks, as far as one of `nodes` still
 * shows them and they can be rebuilt. Never throws for what a node does.
 */
export async function obtainReceipts(
  nodes: readonly ChainNode[],
  places: readonly HashInBlock[],
  budget: ReceiptBudget,
): Promise<readonly TxpowBytes[]> {
  const receipts: TxpowBytes[] = [];
  const willing = new Set(nodes);
  const blocks = [...Map.groupBy(places, (place) => place.block)];
  for (const [index, [block, here]] of blocks.entries()) {
    const missing = new Set(here.map(({ hash }) => hash));
    for (const node of willing) {
      try {
        if (missing.size > 0) receipts.push(...(await obtainFromBlock(node, block, missing, budget)));
      } catch (thrown) {
        const error = toAnchorError(thrown);
        if (error.code === "INTERNAL") throw error;
        willing.delete(node);
        budget.note(`No receipts: ${error.message}`);
      }
    }
    for (const hash of missing) budget.note(`No receipt of ${hash}: no node shows it in block ${block}.`);
    const isOver = budget.requests === 0 || performance.now() > budget.end;
    // Told once, not of each of a hundred thousand blocks.
    if (isOver && index < blocks.length - 1) noteEnd(budget);
    if (isOver || willing.size === 0) break;
  }
  return receipts;
}

/** Takes out of `missing` what the node shows in the block at `height`. */
async function obtainFromBlock(
  node: ChainNode,
  height: number,
  missing: Set<Digest>,
  budget: ReceiptBudget,
): Promise<readonly TxpowBytes[]> {
  const takeHeld = (shown: unknown): boolean => {
    const state = readState(fieldOf(fieldOf(fieldOf(shown, "body"), "txn"), "state"));
    const held = [...missing].filter((hash) => portOf(state, hash) !== undefined);
    for (const hash of held) missing.delete(hash);
    return held.length > 0;
  };
  const [block] = await show(node, [toCommand("txpow", { block: height })], budget);
  const isHolding = takeHeld(block);
  const holding: unknown[] = [];
  const named = listOf(fieldOf(fieldOf(block, "body"), "txnlist")).flatMap((id) => hex32Of(id) ?? []);
  const commands = named.map((txpowid) => toCommand("txpow", { txpowid }));
  for (let asked = 0; missing.size > 0 && asked < commands.length; asked += maxInRequest) {
    const shown = await show(node, commands.slice(asked, asked + maxInRequest), budget);
    holding.push(...shown.filter(takeHeld));
  }
  const wanted = isHolding || holding.length > 0 ? [block, ...holding] : [];
  return wanted.flatMap((shown) => {
    // A node may show what takes seconds to try, as often as there are digests.
    if (performance.now() > budget.end) return noteEnd(budget);
    const bytes = rebuildTxpow(shown);
    if (bytes === undefined) budget.note(`No receipt of a TxPoW in block ${height}: its hashes do not come out.`);
    return bytes ?? [];
  });
}

function noteEnd({ note }: ReceiptBudget): readonly never[] {
  note("No more receipts: this run has asked for as many as it may.");
  return [];
}

/** What the node shows for `commands`; it stops at the first that it cannot answer, and is then asked for those behind it. */
async function show(node: ChainNode, commands: readonly Command[], budget: ReceiptBudget): Promise<readonly unknown[]> {
  const [first, ...others] = commands;
  if (first === undefined) return [];
  const timeLeft = Math.floor(budget.end - performance.now());
  if (budget.requests === 0 || timeLeft <= 0) {
    return noteEnd(budget);
  }
  budget.requests -= 1;
  const replies = await node.rpc.run([first, ...others], timeLeft);
  const shown = replies.filter(({ ok }) => ok).map(responseOf);
  return [...shown, ...(await show(node, commands.slice(replies.length), budget))];
}
