/** The chain below a queue: what the queue asks of it, and the forms in which places on it are told. */
import type { Digest } from "../../src/core/digest.ts";
import type { ChainHex } from "../../src/node/reply.ts";
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
  /** What people call it, for whoever reads the evidence in some years: the header `x-chain-name` of every answer. */
  readonly chainName?: string;
  /** The address of stamps, and the address of the roots of proof batches; `0x` and hex. */
  readonly address: string;
  readonly rootAddress: string;
  /** Nothing reaches a public chain: every answer then carries `x-demo-service`. */
  readonly demo: boolean;
  readonly nodeVersion?: string;
}

/** The result of a round; `coins` counts those that can be spent, and has no value while another process is the worker. */
export interface RoundResult {
  /** Something is under way, so that the next round comes soon. */
  readonly isBusy: boolean;
  readonly coins?: number | undefined;
  /** Why nothing can be anchored just now, as a sentence. */
  readonly problem?: string | undefined;
  /** Blocks were taken back. */
  readonly reorganised?: boolean;
}

/** Where a chain itself, not the index, holds a digest; `whole` where it can tell that it holds it nowhere else. */
export interface ChainSearch {
  readonly tip: number;
  readonly isComplete: boolean;
  readonly locations: readonly (ChainLocation & { readonly confirmations: number })[];
}

/** A chain: that of a node, or the demonstration, which makes its own blocks. */
export interface Chain {
  readonly name: string;
  /** How many blocks must follow a digest's block until the digest counts as found. */
  readonly confirmations: number;
  /** Pauses between rounds of the worker, in milliseconds; an idle one ends when something is taken. */
  readonly pauses: { readonly busy: number; readonly idle: number };
  /** The age of the last block, in milliseconds, from which the chain stands still; absent if that is normal. */
  readonly staleAfterMs?: number;
  about(): About;
  /**
   * Looks how the chain stands. While this process is the anchoring worker, it also puts onto the chain what waits, as far
   * as that goes now, and notes in the store what the chain shows.
   *
   * @throws AnchorError when the chain cannot be asked
   */
  round(stopping: AbortSignal): Promise<RoundResult>;
  /** Puts what is taken into a block, in the commit that takes it; absent where blocks take their time. */
  readonly blockAtOnce?: ((rows: Rows) => Promise<void>) | undefined;
  /** Returns those of `digests` that the chain may hold already. A chain that cannot be asked delays no caller. */
  holding(digests: readonly Digest[]): Promise<readonly Digest[]>;
  /** Searches the chain, in its archive by `addresses`; without them not there. @throws AnchorError when it cannot */
  find(digest: Digest, addresses?: readonly ChainHex[]): Promise<ChainSearch>;
  /** Has the transaction of a digest leave a trace until the result is called; absent where there are no traces. */
  readonly wantTrace?: (digest: Digest) => () => void;
}
