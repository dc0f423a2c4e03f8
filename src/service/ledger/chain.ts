import { hash } from "node:crypto";

import { digestFromBytes, type Digest } from "../../domain/digest.ts";
import { toMerkleTree } from "./merkle-tree.ts";

/** A state put at an address. Its id binds all three members; times are milliseconds since 1970. */
export interface Transaction {
  readonly id: Digest;
  readonly address: string;
  readonly state: Digest;
  readonly time: number;
}

/** A block: its hash binds height, time, the block before and the Merkle root of its transactions' ids. */
export interface Block {
  readonly height: number;
  readonly time: number;
  readonly previous: Digest;
  readonly root: Digest;
  readonly hash: Digest;
}

/** What stands in for the block before the first one. */
const noBlock = { height: 0, hash: "0".repeat(64) as Digest };

/** The transaction that puts `state` at `address`. */
export function toTransaction(address: string, state: Digest, time: number): Transaction {
  return { id: blockHashOf("transaction", address, state, time), address, state, time };
}

/** The block that follows `before` (none for the first) and holds `transactions`, at least one, in this order. */
export function toBlock(before: Block | undefined, transactions: readonly Transaction[], time: number): Block {
  const { height: heightBefore, hash: previous } = before ?? noBlock;
  const height = heightBefore + 1;
  const { root } = toMerkleTree(transactions.map(({ id }) => id));
  return { height, time, previous, root, hash: blockHashOf("block", height, time, previous, root) };
}

/** SHA3-256 of `parts`, one a line; no part holds a line break, so no two lists of parts read alike. */
function blockHashOf(...parts: readonly (string | number)[]): Digest {
  return digestFromBytes(hash("sha3-256", parts.join("\n"), "buffer"));
}
