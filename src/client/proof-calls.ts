/** The service's two calls for proof files (service-facts §4). */
import { maximumUids } from "../contract/api.ts";
import type { Digest } from "../domain/digest.ts";
import type { AnchorError } from "../domain/errors.ts";
import type { ProofNews, ProofTicket } from "../domain/proof/obtaining.ts";
import { call, isFault, jsonQuestion, until, type ServiceLine } from "./call.ts";
import type { Fault } from "./faults/fault.ts";
import { judgeStatuses, judgeTicket } from "./reply/judge-proof.ts";

export interface ProofCalls {
  /** Asks for a proof of `digest`, once: it costs a stamp, whether or not the answer is heard. */
  readonly request: (digest: Digest) => Promise<ProofTicket>;
  /**
   * What became of the proofs that `asked` names, at most `mostAtOnce` ids, each with its digest.
   *
   * @returns what is said of each, or why nothing is
   */
  readonly status: (
    asked: ReadonlyMap<string, Digest>,
    signal?: AbortSignal,
  ) => Promise<ReadonlyMap<string, ProofNews> | AnchorError>;
  /** Most ids that one question may name. */
  readonly mostAtOnce: number;
}

/** The two calls, over the connections of `line`. */
export function createProofCalls(line: ServiceLine): ProofCalls {
  return {
    request: async (digest) => {
      const answer = await call(line, { ...jsonQuestion("requestProof", { hash: digest }), repeatable: false });
      return isFault(answer) ? toTicket(answer) : judgeTicket(answer, digest);
    },
    status: async (asked, signal) => {
      const answer = await call(until(line, signal), jsonQuestion("proofStatus", { uids: [...asked.keys()] }));
      return isFault(answer) ? answer.error : judgeStatuses(answer, asked);
    },
    mostAtOnce: maximumUids,
  };
}

/** A request that the service may have acted on is open, for no question tells what became of it. */
function toTicket({ error, certainty }: Fault): ProofTicket {
  const isOpen = certainty === "perhaps-processed" && error.code !== "REPLY_MISMATCH";
  return isOpen ? { kind: "open", account: error.account } : { kind: "refused", error };
}
