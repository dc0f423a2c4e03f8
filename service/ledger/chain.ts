/** The chain that a queue of stamps is put on: what the queue asks of it, and the forms of its answers. */
import type { Digest, ChainHex } from "../../src/core/digest.ts";
import type { NodeSearch } from "../../src/node/find.ts";
import type { Rows } from "../store/store.ts";

/** A place of a digest on a chain; `time` is its block's, in milliseconds since 1970. Unknown members are absent. */
export interface ChainLocation {
  readonly height: number;
  readonly time?: number;
  readonly blockHash?: Digest;
  readonly transactionId?: Digest;
  readonly coinId?: Digest;
  /** The address of the coin, `0x` and hex. */
  readonly address?: string;
}

/** Locations, the oldest first; `unknown` where the sources that can be asked do not hold the chain's whole past. */
export type FoundLocations = readonly ChainLocation[] | "unknown";

/** The answer to `GET /about`: which ledger and chain the service uses. */
export interface About {
  readonly ledger: "embedded" | "node";
  /** The name of the chain, such as `local`, `main` or `test`. */
  readonly chain: string;
  /** What people call the chain, for later readers of the evidence: the header `x-chain-name` of every answer. */
  readonly chainName?: string;
  /** The address of stamps and roots, `0x` and hex. */
  readonly address: string;
  /** Nothing reaches a public chain: every answer then carries `x-demo-service`. */
  readonly demo: boolean;
  readonly nodeVersion?: string;
}

/** The result of a round; `coins` is how many coins can be spent, absent while another process is the worker. */
export interface RoundResult {
  /** Something is under way, so that the next round comes soon. */
  readonly isBusy: boolean;
  /** The store is of another chain than this; absent where the round did not come to know. */
  readonly isForeign?: boolean;
  readonly coins?: number | undefined;
  /** Why nothing can be anchored just now, as a sentence. */
  readonly problem?: string | undefined;
  /** The chain has taken back blocks that the index held. */
  readonly reorganised?: boolean;
}

/** A chain: that of a node, or the demonstration, which makes its own blocks. */
export interface Chain {
  readonly name: string;
  /** How many blocks must follow a digest's block until the digest counts as found. */
  readonly confirmations: number;
  /** Pauses between rounds of the worker, in milliseconds; an idle one ends when something is taken. */
  readonly pauses: { readonly busy: number; readonly idle: number };
  /** From this age of its last block, in milliseconds, the chain stands still. */
  readonly staleAfterMs: number;
  about(): About;
  /**
   * Looks how the chain stands. While this process is the anchoring worker, it also puts what waits onto the chain, as
   * far as possible now, and notes in the store what the chain shows.
   *
   * @param onAnswer called once the chain has answered, before the work, which may take minutes
   * @throws AnchorError when the chain cannot be asked
   */
  round(stopping: AbortSignal, onAnswer: () => void): Promise<RoundResult>;
  /** Makes a block of what is taken, in the commit that takes it; absent where blocks come later. */
  readonly blockAtOnce?: ((rows: Rows) => Promise<void>) | undefined;
  /** Returns those of `digests` that the chain may hold already; none when it cannot be asked, without a delay. */
  holding(digests: readonly Digest[]): Promise<readonly Digest[]>;
  /** Searches the chain, and with `addresses` also its archive. @throws AnchorError when it cannot be asked */
  find(digest: Digest, addresses?: readonly ChainHex[]): Promise<NodeSearch>;
  /** Has a digest's transaction leave a trace, until the returned function is called; absent without traces. */
  readonly wantTrace?: (digest: Digest) => () => void;
}
