import type { ChainHex } from "../../../chain/rpc/command.ts";

/**
 * What becomes of a transaction of ours, in order. `reserved`: its coin is taken by nothing else. `built`: its bytes
 * and ids are known, and nothing was sent. `posted`: the node has been handed the bytes. `seen`: it is in a block, which
 * may still go; then it is `posted` again. `sealed`: the chain cannot change that block any more. `abandoned`: something
 * else spent its coin, so that it can never be on the chain; what it carried waits again.
 */
export type AnchoringState = "reserved" | "built" | "posted" | "seen" | "confirmed" | "sealed" | "abandoned";

/**
 * `digests`: each digest in a state of its own. `root`: one state for a batch. `token`: one digest, and a token of it.
 * `split`: more coins out of one.
 */
export type AnchoringKind = "digests" | "root" | "token" | "split";

/** A transaction of ours. Heights are of the node's last block at that moment. */
export interface NodeAnchoring {
  readonly number: number;
  readonly kind: AnchoringKind;
  readonly state: AnchoringState;
  /** The coin it spends, which makes sure that it happens at most once. */
  readonly coin: ChainHex;
  readonly amount: string;
  /** Where the rest of the coin goes. */
  readonly own: ChainHex;
  readonly address: ChainHex;
  /** What stands in its state; kept, so that building it again gives the same ids. */
  readonly ports: ReadonlyMap<number, ChainHex>;
  /** When it was begun, in milliseconds since 1970. */
  readonly time: number;
  readonly bytes?: string;
  readonly txpowId?: ChainHex;
  readonly transactionId?: ChainHex;
  /** The coin that its first output will be. */
  readonly made?: ChainHex;
  readonly builtAt?: number;
  readonly postedAt?: number;
  readonly block?: number;
}

/** Most states in one transaction: it must stay below 65,536 bytes (node-facts §4), and there are 256 ports. */
export const mostStates = 255;

/** The ports for `count` digests: 99, where everybody looks first, then those around it. */
export function toPorts(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (99 + index) % 256);
}
