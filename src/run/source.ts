/** Whom a run asks about digests: a service, chain nodes, or clocks and what they signed. Never two of them. */
import type { Digest, Proof, Subject } from "../core/digest.ts";
import type { Front } from "../words/front.ts";
import type { Judgement } from "../core/row.ts";
import type { Host, OutageProgress } from "../host/host.ts";
import type { Inputs, MonitorInputs } from "../host/inputs.ts";

/** Asks about one target. A request that fails gives a judgement too: an `Ask` does not reject. */
export type Ask = (target: Subject | Proof) => Promise<Judgement>;

export interface Source extends AsyncDisposable {
  /** Stamps a target; absent where the source cannot stamp. */
  readonly stamp?: Ask;
  /** Asks whether the chain (for clocks: the record) has the digest; a request that `timeUp` aborts says nothing. */
  readonly check: (target: Subject | Proof, timeUp?: AbortSignal) => Promise<Judgement>;
  /** Asks for proof that the chain holds the digest, or that clocks signed it; of a Merkle proof, asks for its root. */
  readonly verify: Ask;
  /** Finds a digest's block by a verification without a report; absent where no service is asked. */
  readonly locate?: (digest: Digest) => Promise<Judgement>;
  /** The answer depends on the name too, so files of equal bytes do not share an answer. */
  readonly isAskedByName?: true;
  /** What is wrong with the last answers; `undefined` while nothing is. */
  readonly trouble?: () => OutageProgress | undefined;
}

/** The inputs that decide who is asked, and about what. */
export type SourceInputs = Pick<Inputs | MonitorInputs, "mode"> &
  Pick<
    Inputs,
    | ("apiUrl" | "apiKey" | "nodes" | "requestTimeout" | "dryRun" | "fromRelease")
    | ("report" | "sendFileNames" | "blockTime" | "wait" | "again" | "keyError")
  >;
export type SourceHost = Pick<Host, "log" | "signals">;

/** The judgement of a digest that is on a chain according to the evidence, where the run asks no chain. */
export const chainNotAsked = {
  verdict: "unknown",
  note: "By the evidence it was stamped at a service, and the chain was not asked.",
  advice: ({ input }: Front) =>
    `Give ${input("api-url")} and the key to ask the service, or ${input("node-url")} to ask chain nodes.`,
} as const;
