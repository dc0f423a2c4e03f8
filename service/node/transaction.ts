import { randomBytes } from "node:crypto";

import type { ChainHex } from "../../src/core/digest.ts";
import { memberAt } from "../../src/core/members.ts";
import { readCoin, responseMemberOf, runAll } from "../../src/node/node.ts";
import type { Command, NodeReply, Rpc } from "../../src/node/rpc.ts";
import { hex32Of, hexBytesOf, answerError, itemsIn, toCommand } from "../../src/node/rpc.ts";
import type { Anchoring, Built } from "../store/chain-rows.ts";

/** Signing takes over a second, and mining may take the node two minutes. */
const buildTimeoutMs = 180_000;

/** Amounts of the chain: decimal numbers with up to 44 places, kept exact as text. */
const decimalPlaces = 44;
const pattern = /^([0-9]{1,30})(?:\.([0-9]{1,44}))?$/;

/** Reads `text` in units of 10^-44. @throws RangeError when the text is no plain decimal number */
export function parseAmount(text: string): bigint {
  const [, whole, fraction = ""] = pattern.exec(text) ?? [];
  if (whole === undefined) throw new RangeError("This is no amount of the chain.");
  return BigInt(whole + fraction.padEnd(decimalPlaces, "0"));
}

/** Writes `units` of 10^-44 as a decimal number; the inverse of {@link parseAmount}. */
export function formatAmount(units: bigint): string {
  const digits = units.toString().padStart(decimalPlaces + 1, "0");
  const fraction = digits.slice(-decimalPlaces).replace(/0+$/, "");
  return digits.slice(0, -decimalPlaces) + (fraction === "" ? "" : `.${fraction}`);
}

/** The most coins into which every chain splits one. */
const parts = 10;

/** The amount that stays with an anchored digest for ever: 1e-22. */
export const anchorAmount = "0.0000000000000000000001";

/**
 * Returns the outputs of a transaction, in order, with amounts as {@link parseAmount} reads them. They spend the whole
 * coin, since the chain would burn a rest. A split makes equal parts, the last of which takes the remainder.
 */
export function toOutputs({ kind, amount, own, address }: Pick<Anchoring, "kind" | "amount" | "own" | "address">) {
  const total = parseAmount(amount);
  const toOwn = (units: bigint, keepsState = false) => ({ address: own, amount: formatAmount(units), keepsState });
  if (kind === "split") {
    // Whole multiples of a round unit, so that the amounts stay short.
    const unit = parseAmount("0.000000000000000001");
    const part = (total / BigInt(parts) / unit) * unit;
    return [...Array.from({ length: parts - 1 }, () => toOwn(part)), toOwn(total - part * BigInt(parts - 1))];
  }
  // One unit of a token without decimals has the least value that there is in the chain's own coin.
  const token = kind === "token" ? [toOwn(1n, true)] : [];
  const rest = total - parseAmount(anchorAmount) - BigInt(token.length);
  // The state counts against the transaction's size once for every output that keeps it.
  return [...token, { address, amount: anchorAmount, keepsState: true }, toOwn(rest)];
}

/**
 * Lets the node build, sign and mine a transaction, without sending: until its bytes are posted, nothing has happened.
 *
 * @throws AnchorError as the RPC does; `NODE_ANSWER_INVALID` with the node's words when it refuses, as for a coin that
 * is spent
 */
export async function buildTransaction(rpc: Rpc, anchoring: Anchoring): Promise<Built> {
  const id = `t${randomBytes(12).toString("hex")}`;
  const outputs = toOutputs(anchoring);
  const draft = [
    toCommand("txncreate", { id }),
    toCommand("txninput", { id, coinid: anchoring.coin, scriptmmr: "true" }),
    ...[...anchoring.ports].map(([port, value]) => toCommand("txnstate", { id, port, value })),
    ...outputs.map(({ address, amount, keepsState }) =>
      toCommand("txnoutput", { id, amount, address, storestate: String(keepsState) }),
    ),
  ] as const;
  const finish = [toCommand("txnsign", { id, publickey: "auto" }), toCommand("txnmine", { id })];
  try {
    const begun = anchoring.kind === "token" ? ([await importToken(rpc, anchoring, id, draft)] as const) : draft;
    const replies = await runAll(rpc, [...begun, ...finish], buildTimeoutMs);
    return readBuilt(rpc.name, outputs.length, replies.slice(-3));
  } finally {
    // Deletes the node's draft of the transaction; the node's next start would drop the draft at the latest.
    await rpc.run([toCommand("txndelete", { id })]).catch(() => undefined);
  }
}

/** Drafts the transaction, and makes its first output a token; returns the command that imports the result. */
async function importToken(
  rpc: Rpc,
  { own, ports }: Anchoring,
  id: string,
  draft: readonly [Command, ...Command[]],
): Promise<Command> {
  const replies = await runAll(rpc, [...draft, toCommand("txnexport", { id }), toCommand("txndelete", { id })]);
  const [outputReply, exported] = replies.slice(-3);
  const [digest] = ports.values();
  const data = digest && withToken(exported, { coinIds: readTransaction(outputReply).coinIds, own, digest });
  if (data === undefined) throw answerError(rpc.name, "it does not export what it was told to put together");
  return toCommand("txnimport", { id, data });
}

/** Reads the replies to the last output or the import, to the signing and to the mining. */
function readBuilt(node: string, outputs: number, [output, , mined]: readonly NodeReply[]): Built {
  const { transactionId: txn, coinIds } = readTransaction(output);
  const txpow = hex32Of(memberAt(responseMemberOf(mined), "txpowid"));
  const bytes = hexBytesOf(memberAt(responseMemberOf(mined), "data"));
  const [made] = coinIds;
  if (txn === undefined || txpow === undefined || made === undefined || coinIds.length !== outputs)
    throw answerError(node, "it does not name what it built");
  if (bytes === undefined) throw answerError(node, "it built no bytes");
  return { bytes, txpow, txn, made };
}

/** Reads the transaction as it is after a command that has added to it. */
function readTransaction(reply: NodeReply | undefined) {
  const transaction = memberAt(responseMemberOf(reply), "transaction");
  const coinIds = itemsIn(memberAt(transaction, "outputs")).flatMap((item) => readCoin(item)?.coinId ?? []);
  return { transactionId: hex32Of(memberAt(transaction, "transactionid")), coinIds };
}

/** As the chain writes them: the amount of a token's coin, the ids of its own coin and of a token being made. */
const [amountHex, ownToken, newToken] = ["2C0101", "0000000100", "00000001FF"];

/**
 * Turns the first output of the exported transaction in `exported` into a token of one unit, named after `digest`;
 * returns hex, or `undefined` when that output is not found. The node's own command for tokens takes any coin, also a
 * reserved one, and its `txnoutput` makes no tokens.
 */
export function withToken(
  exported: NodeReply | undefined,
  { coinIds, own, digest }: { readonly coinIds: readonly ChainHex[]; readonly own: string; readonly digest: ChainHex },
): string | undefined {
  const bytes = hexBytesOf(memberAt(responseMemberOf(exported), "data"));
  const [first, second] = coinIds.map((id) => toLengthHex(32) + id.slice(2));
  const head = `${first}${toLengthHex(32)}${own.slice(2)}${amountHex}${ownToken}`;
  // An output ends with a byte that says whether a token follows.
  const tail = `00${second}${toLengthHex(32)}`;
  const [before, rest, ...more] = bytes?.split(head) ?? [];
  const [middle, after, ...others] = rest?.split(tail) ?? [];
  if (before === undefined || middle === undefined || after === undefined) return undefined;
  if (more.length > 0 || others.length > 0) return undefined;
  return `${before}${head.slice(0, -ownToken.length)}${newToken}${middle}01${renderToken(digest)}${tail.slice(2)}${after}`;
}

/** Renders a token: no coin yet, a script that all may pass, its scale, its amount, its name, and no block yet. */
function renderToken(digest: ChainHex): string {
  const name = JSON.stringify({ name: "verification report", hash: digest });
  return `0000000100${toTextHex("RETURN TRUE")}00012C${amountHex}${toTextHex(name)}000100`;
}

function toTextHex(text: string): string {
  return toLengthHex(Buffer.byteLength(text)) + Buffer.from(text).toString("hex").toUpperCase();
}

function toLengthHex(length: number): string {
  return length.toString(16).toUpperCase().padStart(8, "0");
}
