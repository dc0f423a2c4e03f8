/** A TxPoW of the chain, as its bytes say: the one reader of them. It is a transaction, a block, or both at once. */
import { sha3_256 } from "@noble/hashes/sha3.js";
import { bytesToHex } from "@noble/hashes/utils.js";

import { digestFromBytes, digestFromWire, type Digest } from "../../core/digest.ts";
import { ByteReader } from "./byte-reader.ts";

export interface TxPow {
  /** SHA3-256 of its header. */
  readonly id: Digest;
  /** Whether its id is below the difficulty of a block: a block is what has done that work. */
  readonly isBlock: boolean;
  /** The number of the block that it is, or was to be. */
  readonly block: number;
  /** Of the header, milliseconds since 1970. */
  readonly time: number;
  /** What its own transaction's state holds as hex, in lower case without `0x`; of anything else nothing. */
  readonly state: readonly StateEntry[];
  /** Ids of the transactions that it names besides its own. */
  readonly names: ReadonlySet<Digest>;
}

export interface StateEntry {
  readonly port: number;
  readonly hex: string;
}

/**
 * Reads `bytes`: a header, a byte 1, and the body whose SHA3-256 stands in the header.
 *
 * @throws RangeError when they are anything else, end too early, or go on behind the body
 */
export function parseTxPow(bytes: Uint8Array): TxPow {
  const reader = new ByteReader(bytes);
  const { block, time, difficulty, bodyHash } = readHeader(reader);
  const id = digestFromBytes(sha3_256(reader.before));
  if (!reader.flag()) throw new RangeError("it has no body");
  if (digestFromBytes(sha3_256(reader.rest)) !== bodyHash) {
    throw new RangeError("its body is not the one that its header names");
  }
  const { state, names } = readTxPowBody(reader);
  if (reader.rest.length > 0) throw new RangeError("it goes on behind its body");
  return { id, isBlock: BigInt(`0x${id}`) < difficulty, block, time, state, names };
}

/** Levels of the parents that a header names: of a run of equal ones, their number and the id. */
const parentLevels = 32;

/**
 * Nonce, chain, time, number, difficulty, parents, root and sum of the tree of coins, the limits of today and those
 * that its maker wishes for, a hash of its maker's, and the body's.
 */
function readHeader(reader: ByteReader) {
  reader.pass("nb");
  const [time, block] = [reader.count(), reader.count()];
  const difficulty = BigInt(`0x0${bytesToHex(reader.hash())}`);
  for (let level = 0; level < parentLevels; reader.hash()) {
    const run = reader.byte();
    level += run;
    if (run === 0 || level > parentLevels) throw new RangeError("its header names parents in a foreign form");
  }
  reader.pass("hn nnnb nnnb h");
  return { time, block, difficulty, bodyHash: digestFromWire(bytesToHex(reader.hash())) };
}

/** Random bytes, the difficulty of a transaction, its own one, the one that burns for it, and the ids it names. */
function readTxPowBody(reader: ByteReader): Pick<TxPow, "state" | "names"> {
  reader.pass("hb");
  const state = readTransactionState(reader);
  readWitness(reader);
  readTransactionState(reader);
  readWitness(reader);
  const names = reader.list(() => digestFromWire(bytesToHex(reader.hash())));
  return { state, names: new Set(names.filter((name) => name !== undefined)) };
}

/** What goes in, what comes out, the state, and the hash of the transaction that it burns for. */
function readTransactionState(reader: ByteReader): readonly StateEntry[] {
  reader.list(() => skipCoin(reader));
  reader.list(() => skipCoin(reader));
  const state = reader.list(() => readStateEntry(reader));
  reader.pass("h");
  if (new Set(state.map(({ port }) => port)).size < state.length) throw new RangeError("its state has a port twice");
  return state;
}

/** Id, address, amount, token's id, whether it keeps the state, place in the tree, whether it is spent, block, state. */
function skipCoin(reader: ByteReader): void {
  reader.pass("hhnh f nb f n");
  reader.list(() => readStateEntry(reader));
  if (reader.flag()) reader.pass("hbnnbn");
}

/** An entry of a state, which says of what type its value is; only hex is of interest. */
function readStateEntry(reader: ByteReader): StateEntry {
  const [port, type] = [reader.byte(), reader.byte()];
  if (type === 1) return { port, hex: bytesToHex(reader.blob()) };
  const layout = { 2: "n", 4: "b", 8: "f" }[type];
  if (layout === undefined) throw new RangeError("its state holds a value of a foreign type");
  reader.pass(layout);
  return { port, hex: "" };
}

/** Signatures, proofs of the coins that are spent, and of the scripts that they obey. */
function readWitness(reader: ByteReader): void {
  reader.list(() => reader.list(() => readProved(reader, () => reader.pass("bb"))));
  reader.list(() => readProved(reader, () => skipCoin(reader)));
  reader.list(() => readProved(reader, () => reader.pass("b")));
}

/** Something with a path to the root of a tree. */
function readProved(reader: ByteReader, read: () => void): void {
  read();
  reader.pass("n");
  reader.list(() => reader.pass("fhn"));
}
