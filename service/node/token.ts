import { responseOf } from "../../src/node/node.ts";
import { fieldOf, hexBytesOf, type NodeReply, type ChainHex } from "../../src/node/reply.ts";

/** The value of one unit of a token without decimals in the chain's own coin: 1e-44, the least there is. */
export const tokenAmount = `0.${"1".padStart(44, "0")}`;

/** That amount as the chain writes it, then the ids of the chain's own coin and of a token that is being made. */
const [amountHex, ownToken, newToken] = ["2C0101", "0000000100", "00000001FF"];

/**
 * Turns the first output of the exported transaction in `exported` into a token of one unit, named after `digest`;
 * returns hex, or `undefined` when that output is not found. The node makes tokens of any coin that it likes, also of a
 * reserved one (node-facts §4); its `txnoutput` makes none.
 */
export function withToken(
  exported: NodeReply | undefined,
  { coinIds, own, digest }: { readonly coinIds: readonly ChainHex[]; readonly own: string; readonly digest: ChainHex },
): string | undefined {
  const bytes = hexBytesOf(fieldOf(responseOf(exported), "data"));
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

/** Amounts of the chain: decimal numbers with up to 44 places, kept exact as text (node-facts §4). */
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
