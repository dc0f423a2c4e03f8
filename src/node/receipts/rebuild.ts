import { fieldOf, hex32Of, numberOf } from "../reply.ts";
import { searchPlaces, type DecimalPlaces } from "./search-places.ts";
import { LayoutError, toBodyParts, toHeaderParts, toTransactionParts } from "./txpow-layout.ts";

/** The bytes of a TxPoW under its id, both as the chain writes hex. */
export interface TxpowBytes {
  readonly txpow: `0x${string}`;
  readonly data: `0x${string}`;
}

/** Most bytes of one; the chain relays up to 64 KiB. */
const maxTxPowBytes = 256 * 1024;

/**
 * Makes the bytes of a TxPoW of the JSON that a node shows of it (node-facts §11): header, a byte 1, body. The JSON
 * leaves out zeros at the end of numbers, so these are searched for, until both hashes come out: the header's, which is
 * the id, and the body's, which stands in the header.
 *
 * @returns `undefined` when they do not come out
 */
export function rebuildTxpow(shown: unknown): TxpowBytes | undefined {
  try {
    return rebuild(shown);
  } catch (error) {
    // Of what nests deeper than the stack JavaScript cannot make JSON again.
    if (error instanceof LayoutError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function rebuild(shown: unknown): TxpowBytes | undefined {
  const [header, body] = [fieldOf(shown, "header"), fieldOf(shown, "body")];
  const [txpow, size] = [hex32Of(fieldOf(shown, "txpowid")), numberOf(fieldOf(shown, "size"))];
  if (txpow === undefined || size === undefined || size > maxTxPowBytes) return undefined;
  const top = searchPlaces(toHeaderParts(header), { hash: txpow }, new Map());
  // A transaction has an id of its own, so its numbers are found apart from those of its witness.
  const known = [fieldOf(body, "txn"), fieldOf(body, "burntxn")].reduce<DecimalPlaces | undefined>(
    (places, txn) =>
      places && searchPlaces(toTransactionParts(txn), { hash: fieldOf(txn, "transactionid") }, places)?.places,
    top && new Map(),
  );
  if (top === undefined || known === undefined) return undefined;
  const wanted = { hash: fieldOf(header, "txbodyhash"), length: size - 1 - top.hex.length / 2 };
  const rest = searchPlaces(toBodyParts(body), wanted, known);
  return rest && { txpow, data: `0x${top.hex}01${rest.hex}` };
}
