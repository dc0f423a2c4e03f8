import type { Client } from "../../client/client.ts";
import type { Digest } from "../../domain/digest.ts";
import type { Outcome } from "../../domain/outcome.ts";
import type { ObtainReceipts } from "../../domain/receipt/keep-receipts.ts";
import type { Proof, Subject } from "../../domain/target.ts";
import type { Operate } from "../../operations/run-each.ts";

/** The operation of a run, and what else the run can ask. */
export interface Operation extends AsyncDisposable {
  readonly operate: Operate<Subject | Proof>;
  /** What a run that stamps can ask of the chain. */
  readonly chain?: Chain;
  /** Calls for proof files; absent where the service is not asked. */
  readonly proofs?: Client["proofs"];
  /** Absent where no chain node is asked. */
  readonly receipts?: ObtainReceipts;
}

/** Questions about the chain that the service answers; neither leaves a trace. */
export interface Chain {
  /** Whether the chain holds a digest; ends early when the signal aborts. */
  readonly find: (digest: Digest, signal?: AbortSignal) => Promise<Outcome>;
  /** Where on the chain it is. */
  readonly locate: (digest: Digest) => Promise<Outcome>;
}
