/** What the service stands on, be it the embedded ledger or a chain node. */
import { randomBytes } from "node:crypto";

import type { Digest } from "../../src/core/digest.ts";

/** Where on a chain a digest stands; `time` is its block's, in milliseconds since 1970. What is not known is absent. */
export interface ChainLocation {
  readonly height: number;
  readonly time?: number;
  readonly blockHash?: Digest;
  readonly transactionId?: Digest;
  readonly coinId?: Digest;
  /** Where the coin lies, `0x` and hex. */
  readonly address?: string;
}

/** The oldest first; `unknown` where what can be asked does not hold the whole past of the chain. */
export type FoundLocations = readonly ChainLocation[] | "unknown";

/** A request for a proof file; `anchored` is there once its batch is in a block. Times in milliseconds since 1970. */
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

type Eventual<Value> = Value | Promise<Value>;

/**
 * Where stamps go. What a call has taken is durable when it returns or resolves. What cannot be taken is an AnchorError
 * `SERVICE_UNAVAILABLE` that says what the operator has to do; nothing of it is kept then.
 */
export interface Backend extends Operated {
  /** Where stamps go, `0x` and hex. */
  readonly address: string;
  /**
   * Takes `digest`, once: a second stamp of one that waits changes nothing. Where the chain holds it already, nothing is
   * taken, and its locations are what comes back.
   */
  stamp(digest: Digest): Eventual<readonly ChainLocation[]>;
  /** Where the chain holds `state` at `address`, of stamps elsewhere too; only blocks that count as settled. */
  find(address: string, state: Digest): Eventual<FoundLocations>;
  /** Takes `digest` into the next batch; the request's uid, of {@link createUid}. */
  requestProof(digest: Digest): Eventual<string>;
  /** What became of the request `uid`, in any case of its digits; `undefined` when there is none. */
  proofRequest(uid: string): Eventual<ProofRequest | undefined>;
  /** Stamps the `digest` of a report and waits a little for its trace; absent where a report leaves none on a chain. */
  trace?(digest: Digest): Promise<Trace | undefined>;
  close(): Eventual<void>;
}

/** What every ledger offers its operator. */
export interface Operated {
  about(): About;
  health(): Eventual<Health>;
  metrics(): Eventual<readonly Metric[]>;
  /** Writes a sound copy of all that is kept into the new file `file`, while the ledger is in use. */
  backup(file: string): Promise<void>;
}

/** What `GET /about` answers: on what the service stands. */
export interface About {
  readonly ledger: "embedded" | "node";
  /** Which chain, such as `local`, `main` or `test`. */
  readonly chain: string;
  /** Where stamps go, and where the roots of proof batches go; `0x` and hex. */
  readonly address: string;
  readonly rootAddress: string;
  /** Nothing reaches a public chain: every answer then carries `x-demo-service`. */
  readonly demo: boolean;
  readonly nodeVersion?: string;
}

/** What `GET /health` answers; `reason` is a sentence for the operator, and names what to do where that is known. */
export type Health = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** A number for `GET /metrics`. `name` has neither prefix nor unit of its own; a counter's ends in `_total`. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: "gauge" | "counter";
  readonly value: number;
}

/** A counter where the name ends as one, else a gauge. */
export function toMetric(name: string, help: string, value: number): Metric {
  return { name, help, type: name.endsWith("_total") ? "counter" : "gauge", value };
}

/** A new uid of a request for a proof: `0x` and 20 upper-case hex digits. */
export function createUid(): string {
  return `0x${randomBytes(10).toString("hex").toUpperCase()}`;
}

/** `uid` as {@link createUid} writes it. */
export function normaliseUid(uid: string): string {
  return `0x${uid.slice(2).toUpperCase()}`;
}
