import type { Digest } from "../../src/core/digest.ts";
import type { Operated } from "../admin/metrics.ts";
import type { ProofRequest } from "./rows.ts";

/** Where on a chain a digest stands; `time` is its block's, in milliseconds since 1970. What is not known is absent. */
export interface ChainPlace {
  readonly height: number;
  readonly time?: number;
  readonly blockHash?: Digest;
  readonly transactionId?: Digest;
  readonly coinId?: Digest;
  /** Where the coin lies, `0x` and hex. */
  readonly address?: string;
}

/** One place, several with the oldest first, or none. */
export type Places = ChainPlace | readonly ChainPlace[] | undefined;

/** Places, or `unknown` where what can be asked does not hold the whole past of the chain. */
export type FoundPlaces = Places | "unknown";

/** {@link Places} as a list. */
export function toPlaceList(places: Places): readonly ChainPlace[] {
  return [places ?? []].flat();
}

type Eventual<Value> = Value | Promise<Value>;

/**
 * Where stamps go: the embedded ledger, or a chain node. What a call has taken is durable when it returns or resolves.
 * What cannot be taken is an AnchorError `SERVICE_UNAVAILABLE` that says what the operator has to do; nothing of it is
 * kept then.
 */
export interface Backend extends Operated {
  /** Where stamps go, `0x` and hex. */
  readonly address: string;
  /**
   * Takes `digest`, once: a second stamp of one that waits changes nothing. Where the chain holds it already, nothing is
   * taken, and the places are what comes back.
   */
  stamp(digest: Digest): Eventual<Places>;
  /** Where the chain holds `state` at `address`, of stamps elsewhere too; only blocks that count as settled. */
  find(address: string, state: Digest): Eventual<FoundPlaces>;
  /** Takes `digest` into the next batch; the request's uid, `0x` and 20 hex digits. */
  requestProof(digest: Digest): Eventual<string>;
  /** What became of the request `uid`, in any case of its digits; `undefined` when there is none. */
  proofRequest(uid: string): Eventual<ProofRequest | undefined>;
  /**
   * Stamps the `digest` of a report, and waits a little until its ids are known, `0x` and hex; absent where a report
   * leaves no trace on a chain.
   */
  trace?(digest: Digest): Promise<{ readonly coinId: string; readonly transactionId: string } | undefined>;
  close(): Eventual<void>;
}
