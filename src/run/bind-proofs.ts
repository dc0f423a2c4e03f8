/** Which proof is about which file. */
import type { Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import type { Proof } from "../core/subject.ts";
import type { HashedSubject } from "./candidates.ts";

/**
 * Binds proofs to subjects (interface §1.1 `proofs`): one row a proof, named by the subject it is about; a proof about
 * none of them and a subject that no proof names fail.
 */
export function bindProofs(
  subjects: readonly HashedSubject[],
  proofs: readonly HashedSubject[],
): readonly HashedSubject[] {
  const proven = new Set<Digest>();
  const rows = proofs.flatMap((row): readonly HashedSubject[] => {
    if (row.kind === "failed" || !("root" in row.subject)) return [row];
    const { bytes, root, ...proof } = row.subject;
    proven.add(proof.digest);
    const bound = subjects.flatMap((ready) =>
      ready.kind === "digest" && ready.subject.digest === proof.digest ? [ready.subject] : [],
    );
    // The subject's own name, size and file state, asked about with the proof's bytes.
    return bound.length === 0
      ? [toOrphan(row.subject)]
      : bound.map((subject) => ({ kind: "digest", subject: { ...proof, ...subject, bytes, root } }));
  });
  const others = subjects.filter((ready) => !(ready.kind === "digest" && proven.has(ready.subject.digest)));
  return [...rows, ...others.map(toUnproven)];
}

function toOrphan({ name, digest, path }: Proof): HashedSubject {
  const error = new AnchorError("PROOF_INVALID", `The proof is about ${digest}, which is none of the files.`);
  return { kind: "failed", subject: { name, ...(path !== undefined && { path }) }, error };
}

function toUnproven(ready: HashedSubject): HashedSubject {
  if (ready.kind === "failed") return ready;
  const error = new AnchorError("PROOF_MISSING", "None of the proof files names this file.");
  return { kind: "failed", subject: ready.subject, error };
}
