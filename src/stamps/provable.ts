/** Which digests may have proofs, and how their proofs change the results. Pure. */
import type { Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { evidenceOf, verdictFacts, type Outcome } from "../core/outcome.ts";
import { digestOf, type Result, type ProofState } from "../core/report.ts";
import type { Subject } from "../core/subject.ts";
import { sentence } from "../core/text.ts";

/** A digest that was asked about, by the first of its subjects. */
export interface Provable {
  readonly subject: Subject;
  /** A proof may be asked for: it was stamped now or before. */
  readonly isStamped: boolean;
}

/**
 * The digests of `results`, each once. Of a manifest only the list is among them; a proof that is itself a subject is
 * not.
 */
export function provableOf(results: readonly Result[]): readonly Provable[] {
  const known = new Map<Digest, Provable>();
  for (const { subject, outcome, coveredBy } of results) {
    if (!("digest" in subject) || "root" in subject || coveredBy !== undefined || known.has(subject.digest)) continue;
    known.set(subject.digest, { subject, isStamped: verdictFacts[outcome.kind].stamped });
  }
  return [...known.values()];
}

/**
 * The results with what became of their proofs. A digest whose proof is lost for good is `failed`, whatever was found
 * out about it, and so are the files under its list.
 */
export function withProofs(
  results: readonly Result[],
  states: ReadonlyMap<Digest, ProofState>,
  failures: ReadonlyMap<Digest, AnchorError>,
): readonly Result[] {
  if (states.size === 0) return results;
  return results.map((result) => {
    const digest = digestOf(result);
    if (digest === undefined || "root" in result.subject) return result;
    const error = failures.get(result.coveredBy ?? digest);
    const state = result.coveredBy === undefined ? states.get(digest) : undefined;
    const outcome = error === undefined ? result.outcome : toProofFailure(result.outcome, error);
    return { ...result, outcome, ...(state && { proof: state }) };
  });
}

function toProofFailure(outcome: Outcome, { code, account, requestId, said, hint }: AnchorError): Outcome {
  const evidence = evidenceOf(outcome);
  if (outcome.kind === "failed" || outcome.kind === "unreachable") return outcome;
  const told = `${sentence(account)} The digest itself is ${verdictFacts[outcome.kind].label}.`;
  const error = new AnchorError(code, told, { requestId, said, hint });
  return { kind: "failed", error, ofDigest: outcome.kind, ...(evidence && { evidence }) };
}
