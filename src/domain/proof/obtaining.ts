/** Proof files that a run obtains itself (interface §5.1). Pure. */
import { digestFromWire, type Digest } from "../digest.ts";
import { AnchorError } from "../errors.ts";
import type { ProofItem } from "../evidence/statement.ts";
import { parseProof, parseProofItem } from "./proof.ts";

/** What the service answers to a request for a proof, which costs a stamp. */
export type ProofTicket =
  | { readonly kind: "asked"; readonly uid: string }
  /** Its answer was lost, or names no id: it may have been spent, and nobody can ask for that proof. */
  | { readonly kind: "open"; readonly account: string }
  | { readonly kind: "refused"; readonly error: AnchorError };

/** What the service says of a proof that was asked for. */
export type ProofNews =
  | { readonly kind: "waiting"; readonly note: string }
  | { readonly kind: "ready"; readonly item: ProofItem }
  | { readonly kind: "lost"; readonly error: AnchorError };

/** What became of the proof file of a digest. */
export type ProofState =
  /** It lies in the folder for evidence under the name `file`; `uid` where it is known. */
  | { readonly kind: "written"; readonly file: string; readonly item: ProofItem; readonly uid?: string }
  /** A later run can ask for it by `uid`. */
  | { readonly kind: "pending"; readonly uid: string; readonly note: string }
  | { readonly kind: "unclear"; readonly note: string }
  /** Nothing was asked for it and nothing was spent. */
  | { readonly kind: "missing"; readonly note: string }
  | { readonly kind: "failed"; readonly uid?: string };

/** For proofs of the service's that are wrong: nobody here can mend them. */
export const lostProofHint = "Report it to the service's operator. The stamp itself stands; its proof was not written.";

/**
 * The text of a proof file as it is documented: an array of one item, two spaces, no line end after it.
 *
 * @throws AnchorError `PROOF_INVALID` when the proof is of another digest, or its path does not lead to its root
 */
export function renderProofFile(item: ProofItem, digest: Digest): string {
  const text = renderItem(item);
  const problem = whyUnusable(text, digest);
  if (problem === undefined) return text;
  throw new AnchorError("PROOF_INVALID", `The proof that the service gave cannot be used: ${problem}.`, {
    hint: lostProofHint,
  });
}

function renderItem({ address, data, proof, root }: ProofItem): string {
  return JSON.stringify([{ address, data, proof, root }], undefined, 2);
}

function whyUnusable(text: string, digest: Digest): string | undefined {
  const bytes = new TextEncoder().encode(text);
  try {
    const item = parseProofItem(bytes);
    if (digestFromWire(item.data) !== digest) return "it is about another digest";
    parseProof("", bytes);
    return renderItem(item) === text ? undefined : "it has a hash without 0x";
  } catch (thrown) {
    if (thrown instanceof RangeError) return thrown.message;
    if (thrown instanceof AnchorError) return thrown.account.replace(/^[^:]*: |\.$/g, "");
    throw thrown;
  }
}
