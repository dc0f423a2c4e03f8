/**
 * How the chain lays out a TxPoW in bytes, which its hashes cover, from the JSON that a node shows of it. Pure. Every
 * field is checked, since a node can say anything.
 */
import { fieldOf, fieldsOf, stringOf } from "../reply.ts";

/** A decimal number as JSON shows it: without zeros at its end, of which the bytes may have some. */
export interface Decimal {
  /** Two decimals of one key are one number, told twice. */
  readonly key: string;
  readonly unscaled: bigint;
  /** Digits after the point. */
  readonly scale: number;
}

/** Bytes in hex, or a number that they may write in more than one way. */
export type Part = string | Decimal;

/** Something has not the form of a TxPoW. */
export class LayoutError extends Error {}

/** Most items of a list; a block names 256 transactions at most. */
const maxItemCount = 1024;

/** The header. @throws LayoutError */
export function toHeaderParts(header: unknown): readonly Part[] {
  const magic = fieldOf(header, "magic");
  const limits = ["maxtxpowsize", "maxkissvmops", "maxtxn"];
  return [
    decimal(header, "nonce"),
    bytes(header, "chainid"),
    whole(header, "timemilli"),
    whole(header, "block"),
    bytes(header, "blkdiff"),
    ...itemsAt(header, "superparents").flatMap((item) => [byte(item, "count"), bytes(item, "parent")]),
    bytes(header, "mmr"),
    decimal(header, "total"),
    // The chain divides what is current; what is desired was typed in.
    ...limits.map((name) => decimal(magic, `current${name}`)),
    bytes(magic, "currentmintxpowwork"),
    ...limits.map((name) => renderDecimal(decimal(magic, `desired${name}`))),
    bytes(magic, "desiredmintxpowwork"),
    bytes(header, "customhash"),
    bytes(header, "txbodyhash"),
  ];
}

/** A transaction without its witness. @throws LayoutError */
export function toTransactionParts(transaction: unknown): readonly Part[] {
  return [
    ...eachOf(transaction, "inputs", coin),
    ...eachOf(transaction, "outputs", coin),
    ...eachOf(transaction, "state", stateVariable),
    bytes(transaction, "linkhash"),
  ];
}

/** All that stands behind the header. @throws LayoutError */
export function toBodyParts(body: unknown): readonly Part[] {
  return [
    bytes(body, "prng"),
    bytes(body, "txndiff"),
    ...toTransactionParts(fieldOf(body, "txn")),
    ...witness(fieldOf(body, "witness")),
    ...toTransactionParts(fieldOf(body, "burntxn")),
    ...witness(fieldOf(body, "burnwitness")),
    ...eachOf(body, "txnlist", (id) => [toBytesHex(id)]),
  ];
}

/** `number` with `places` digits after the point: these, how many bytes follow, and the digits as a signed integer. */
export function renderDecimal({ unscaled, scale }: Omit<Decimal, "key">, places = scale): string {
  const digits = places < scale ? unscaled / 10n ** BigInt(scale - places) : unscaled * 10n ** BigInt(places - scale);
  // The first bit is the sign, so 128 takes two bytes.
  const width = Math.floor(digits.toString(2).length / 8) + 1;
  return (
    toByteHex(places & 255) +
    toByteHex(width) +
    digits
      .toString(16)
      .toUpperCase()
      .padStart(width * 2, "0")
  );
}

function witness(value: unknown): readonly Part[] {
  const signature = (item: unknown) => [bytes(item, "publickey"), bytes(item, "signature"), ...treePath(item)];
  return [
    ...eachOf(value, "signatures", (item) => eachOf(item, "signatures", signature)),
    ...eachOf(value, "mmrproofs", (item) => [...coin(fieldOf(item, "coin")), ...treePath(item)]),
    ...eachOf(value, "scripts", (item) => [textBytes(fieldOf(item, "script")), ...treePath(item)]),
  ];
}

function treePath(value: unknown): readonly Part[] {
  const path = fieldOf(value, "proof");
  const step = (item: unknown) => {
    const sibling = fieldOf(item, "data");
    const hash = bytes(sibling, "data");
    return [flag(item, "left"), hash, decimal(sibling, "value", hash)];
  };
  return [whole(path, "blocktime"), ...eachOf(path, "proof", step)];
}

function coin(value: unknown): readonly Part[] {
  const id = bytes(value, "coinid");
  const token = fieldOf(value, "token");
  // The place in the tree of coins: a number without places, and its digits as bytes of any length.
  const entry = whole(value, "mmrentry").slice(2);
  return [
    id,
    bytes(value, "address"),
    decimal(value, "amount", id + bytes(value, "address")),
    bytes(value, "tokenid"),
    flag(value, "storestate"),
    `000100000000${entry}`,
    flag(value, "spent"),
    whole(value, "created"),
    ...eachOf(value, "state", stateVariable),
    ...(token === null ? ["00"] : ["01", ...tokenParts(token)]),
  ];
}

function tokenParts(token: unknown): readonly Part[] {
  const name = fieldOf(token, "name");
  // The node writes JSON in one form, with every slash escaped.
  const label = fieldsOf(name) === undefined ? name : JSON.stringify(name).replaceAll("/", String.raw`\/`);
  return [
    bytes(token, "coinid"),
    textBytes(fieldOf(token, "script")),
    whole(token, "scale"),
    decimal(token, "totalamount", `token ${bytes(token, "tokenid")}`),
    textBytes(label),
    whole(token, "created"),
  ];
}

/** Its types: 1 hex, 2 a number, 4 text, 8 true or false. */
function stateVariable(value: unknown): readonly Part[] {
  const head = byte(value, "port") + byte(value, "type");
  const data = fieldOf(value, "data");
  if (head.endsWith("01")) return [head, toBytesHex(data)];
  if (head.endsWith("02")) return [head, renderDecimal(decimal(value, "data"))];
  if (head.endsWith("04")) return [head, textBytes(data)];
  if (head.endsWith("08") && (data === "TRUE" || data === "FALSE")) return [head, data === "TRUE" ? "01" : "00"];
  throw new LayoutError("A state has no type that is known.");
}

function itemsAt(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name);
  if (!Array.isArray(list) || list.length > maxItemCount) throw wrong(name);
  return list as readonly unknown[];
}

/** How many items there are, and each of them. */
function eachOf(value: unknown, name: string, toParts: (item: unknown) => readonly Part[]): readonly Part[] {
  const list = itemsAt(value, name);
  return [renderDecimal({ unscaled: BigInt(list.length), scale: 0 }), ...list.flatMap(toParts)];
}

function decimal(value: unknown, name: string, key = name): Decimal {
  const digits = /^([0-9]{1,30})(?:\.([0-9]{1,64}))?$/.exec(stringOf(fieldOf(value, name)) ?? "");
  const [, before, after = ""] = digits ?? [];
  if (before === undefined) throw wrong(name);
  return { key, unscaled: BigInt(before + after), scale: after.length };
}

function whole(value: unknown, name: string): string {
  const number = decimal(value, name);
  if (number.scale > 0) throw wrong(name);
  return renderDecimal(number);
}

function bytes(value: unknown, name: string): string {
  return toBytesHex(fieldOf(value, name));
}

function flag(value: unknown, name: string): string {
  const is = fieldOf(value, name);
  if (typeof is !== "boolean") throw wrong(name);
  return is ? "01" : "00";
}

function byte(value: unknown, name: string): string {
  const number = Number(/^[0-9]{1,3}$/.exec(String(fieldOf(value, name)))?.[0]);
  if (!(number <= 255)) throw wrong(name);
  return toByteHex(number);
}

/** The length in four bytes, and the bytes. */
function toBytesHex(value: unknown): string {
  const [, digits] = /^0x((?:[0-9A-F]{2}){0,65536})$/.exec(stringOf(value) ?? "") ?? [];
  if (digits === undefined) throw wrong("a field of bytes");
  return (digits.length / 2).toString(16).toUpperCase().padStart(8, "0") + digits;
}

function textBytes(value: unknown): string {
  if (typeof value !== "string") throw wrong("a text");
  return toBytesHex(`0x${Buffer.from(value).toString("hex").toUpperCase()}`);
}

function toByteHex(value: number): string {
  return value.toString(16).toUpperCase().padStart(2, "0");
}

function wrong(name: string): LayoutError {
  return new LayoutError(`${name} of a TxPoW has not its form.`);
}
