/** Decides which digests may have proofs and which proofs earlier runs asked for; adds proofs to results. Pure. */
import type { Digest, Subject, ProofItem } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { evidenceOf, verdictFacts, type Outcome } from "../core/outcome.ts";
import { digestOf, type Result, type ProofState } from "../core/report.ts";
import { sentence } from "../core/text.ts";
import type { Statement } from "../evidence/statement.ts";
import type { EarlierLine } from "./earlier-stamps.ts";

/** A digest that was asked about, with the first of its subjects. */
export interface Provable {
  readonly subject: Subject;
  /** A proof may be asked for: the digest was stamped now or before. */
  readonly isStamped: boolean;
}

/**
 * Returns the digests of `results`, each once. Of a manifest only the list is included; a proof that is a subject
 * itself is not.
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
 * Returns the results with the states of their proofs. A digest whose proof is lost for good is `failed`, whatever its
 * verdict was, and so are the files under its list.
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
  const message = `${sentence(account)} The digest itself is ${verdictFacts[outcome.kind].label}.`;
  const error = new AnchorError(code, message, { requestId, said, hint });
  return { kind: "failed", error, ofDigest: outcome.kind, ...(evidence && { evidence }) };
}

/** A request for a proof by an earlier run; `uid` is missing when the answer was lost. */
export interface EarlierProof {
  readonly uid?: string;
  /**
   * The evidence says that the proof was written, but does not contain the proof: a run asks for it again only when it
   * wants proofs.
   */
  readonly isWritten?: true;
}

/** Whether the answer to the request was lost: the service cannot be asked for the proof. */
export function isLost(request: EarlierProof | undefined): boolean {
  return request !== undefined && request.uid === undefined;
}

const uidForm = /^0x[0-9a-f]{1,64}$/i;

/**
 * Returns the requests that earlier runs made to this service and that were not refused. Requests whose proof was
 * written are included: the proof can be asked for again, should the file be gone.
 *
 * @param lines of the journal, which takes precedence
 * @param statements the release's evidence, which is not trusted
 * @param service the service's address as it is written in statements
 */
export function earlierProofs(
  lines: readonly EarlierLine[],
  statements: readonly Statement[],
  service: string,
): ReadonlyMap<Digest, EarlierProof> {
  const requests = new Map<Digest, EarlierProof>();
  for (const { predicate } of statements) {
    if (predicate.service?.url !== service) continue;
    for (const { digest, pendingProof, writtenProof } of predicate.anchors) {
      const isWritten = pendingProof === undefined;
      const uid = (pendingProof ?? writtenProof)?.uid ?? "";
      if (!uidForm.test(uid) || (isWritten && requests.has(digest))) continue;
      requests.set(digest, { uid, ...(isWritten && { isWritten }) });
    }
  }
  for (const { event, digest, uid, code } of lines) {
    if (event === "proof-intent") requests.set(digest, {});
    if (event === "proof-asked" && uid !== undefined && uidForm.test(uid)) requests.set(digest, { uid });
    // An answer about another digest leaves open what became of this request.
    if (event === "proof-result" && code !== undefined && code !== "REPLY_MISMATCH") requests.delete(digest);
  }
  return requests;
}

/** Returns digests whose proof an earlier run asked for and no run has written, those of the journal last. */
export function unwrittenProofs(lines: readonly EarlierLine[], statements: readonly Statement[]): readonly Subject[] {
  const subjects = new Map<Digest, Subject>();
  for (const { subject, predicate } of statements) {
    const names = new Map(
      [...predicate.lists, ...subject.map(({ name, digest }) => ({ name, ...digest }))].map(({ sha3_256, name }) => [
        sha3_256,
        name,
      ]),
    );
    for (const { digest, pendingProof } of predicate.anchors) {
      const name = names.get(digest);
      if (pendingProof !== undefined && name !== undefined) subjects.set(digest, { name, digest });
    }
  }
  for (const { event, name, digest } of lines) {
    if (event === "proof-asked" && name !== "") subjects.set(digest, { name, digest });
    if (event === "proof-result") subjects.delete(digest);
  }
  return [...subjects.values()];
}

/** Returns the unchecked proofs in the release's evidence; those of a demonstration only if it is the one asked. */
export function statedProofs(statements: readonly Statement[], service: string): ReadonlyMap<Digest, ProofItem> {
  const anchors = statements
    .filter(({ predicate: { service: asked } }) => asked?.demonstration !== true || asked.url === service)
    .flatMap(({ predicate }) => predicate.anchors);
  return new Map(
    anchors.flatMap(({ digest, proof }) => (proof?.file === undefined ? [] : [[digest, proof.file] as const])),
  );
}
