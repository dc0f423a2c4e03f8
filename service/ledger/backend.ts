/** The interface of what the service writes to: the embedded ledger or a chain node. */
import { randomBytes } from "node:crypto";

import type { Digest } from "../../src/core/digest.ts";
import type { Payer } from "../store/taking.ts";

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

/** A request for a proof file; `anchored` is absent until its batch is in a block. Times in milliseconds since 1970. */
export interface ProofRequest {
  readonly number: number;
  readonly digest: Digest;
  readonly time: number;
  readonly anchored?: {
    readonly address: string;
    readonly root: Digest;
    readonly proof: string;
    readonly time: number;
  };
}

/** The ids of the coin and of the transaction that a report left on the chain, `0x` and hex. */
export interface Trace {
  readonly coinId: string;
  readonly transactionId: string;
}

/**
 * Takes stamps and finds them. What a call has taken is durable when it resolves. Where it cannot be taken, the call
 * throws the AnchorError `SERVICE_UNAVAILABLE`, which says what the operator has to do, and keeps nothing.
 */
export interface Backend {
  /** The address at which stamps are put, `0x` and hex. */
  readonly address: string;
  /**
   * Takes `digest`, once: a second stamp of a digest that still waits changes nothing. Where the chain already holds
   * the digest, nothing is taken, and its locations are returned. What is taken is counted for `payer` in the same
   * commit.
   *
   * @throws AnchorError `PLAN_LIMIT_REACHED` when the payer's count is used up
   */
  stamp(digest: Digest, payer?: Payer): Promise<readonly ChainLocation[]>;
  /** Finds where the chain holds `state` at `address`, also stamps made elsewhere; only blocks that are settled. */
  find(address: string, state: Digest): Promise<FoundLocations>;
  /** Takes `digest` into the next batch, as a stamp is taken; returns the request's uid, made by {@link createUid}. */
  requestProof(digest: Digest, payer?: Payer): Promise<string>;
  /** Returns the state of the request `uid`, in any case of its digits; `undefined` when there is none. */
  proofRequest(uid: string): Promise<ProofRequest | undefined>;
  /**
   * Stamps a report's `digest` for `payer`, and waits shortly for its trace: there is none when the payer's count is
   * used up. Absent where reports leave no trace on a chain.
   */
  trace?(digest: Digest, payer?: Payer): Promise<Trace | undefined>;
  about(): About;
  /** Names the chain and its state in a sentence, also while its node does not answer. */
  describe(): Promise<string>;
  /** Returns why nothing can be taken; nothing while stamps are taken. Rejects where the store cannot be used. */
  unready(): Promise<readonly string[]>;
  /** Returns why what was taken does not reach the chain, and what to do where that is known. */
  unwell(): Promise<readonly string[]>;
  metrics(): Promise<readonly Metric[]>;
  /** Returns how many stamps were spent, by the name of the key. */
  spent(): Promise<ReadonlyMap<string, number>>;
  /** Writes a sound copy of all kept data into the new file `file`, while the ledger is in use. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

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
  /** Whether nothing reaches a public chain: every answer then carries `x-demo-service`. */
  readonly demo: boolean;
  readonly nodeVersion?: string;
}

/** A number for `GET /metrics`. Its name has neither the prefix nor a unit; a counter's name ends in `_total`. */
export type Metric = readonly [name: string, help: string, value: number];

/** Creates the uid of a request for a proof: `0x` and 20 upper-case hex digits. */
export function createUid(): string {
  return `0x${randomBytes(10).toString("hex").toUpperCase()}`;
}

/** Writes `uid` in the form of {@link createUid}. */
export function normaliseUid(uid: string): string {
  return `0x${uid.slice(2).toUpperCase()}`;
}
