import type { Digest } from "../../domain/digest.ts";
import { AnchorError } from "../../domain/errors.ts";
import type { Proof } from "../../domain/target.ts";
import type { Ready } from "../subjects/candidate.ts";

/**
 * Binds proofs to subjects (interface §1.1 `proofs`): one row a proof, named by the subject it is about; a proof about
 * none of them and a subject that no proof names fail.
 */
export function bindProofs(subjects: readonly Ready[], proofs: readonly Ready[]): readonly Ready[] {
  const proven = new Set<Digest>();
  const rows = proofs.flatMap((row): readonly Ready[] => {
    const proof = row.subject;
    if (row.kind === "failed" || !("root" in proof)) return [row];
    const { digest } = proof;
    const bound = subjects.filter((ready) => ready.kind === "digest" && ready.subject.digest === digest);
    proven.add(digest);
    return bound.length === 0 ? [toOrphan(proof)] : bound.map((ready) => withProof(ready, proof));
  });
  const others = subjects.filter((ready) => !(ready.kind === "digest" && proven.has(ready.subject.digest)));
  return [...rows, ...others.map(toUnproven)];
}

function toOrphan({ name, digest, path }: Proof): Ready {
  const error = new AnchorError("PROOF_INVALID", `The proof is about ${digest}, which is none of the files.`);
  return { kind: "failed", subject: { name, ...(path !== undefined && { path }) }, error };
}

/** The subject's own name, size and file state, asked about with the proof's bytes. */
function withProof(ready: Ready, { bytes, root, ...proof }: Proof): Ready {
  if (ready.kind === "failed") return ready;
  return { kind: "digest", subject: { ...proof, ...ready.subject, bytes, root } };
}

function toUnproven(ready: Ready): Ready {
  if (ready.kind === "failed") return ready;
  const error = new AnchorError("PROOF_MISSING", "None of the proof files names this file.");
  return { kind: "failed", subject: ready.subject, error };
}
