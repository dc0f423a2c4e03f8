/** Decides which digests may have proofs and which proofs earlier runs asked for; adds proofs to results. Pure. */
import type { Digest, Subject, ProofItem } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { evidenceOf, verdictFacts, type Outcome } from "../core/outcome.ts";
import { digestOf, type Result, type ProofState } from "../core/report.ts";
import { sentence } from "../core/text.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
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
 * Returns the results with the states of their proofs. A digest whose proof can never be fetched is `failed`, whatever
 * its verdict was, and so are the files under its list.
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
  /** The service's last answer about the proof could not be right. */
  readonly isDoubtful?: true;
}

/** Whether the proof may never come: the answer to the request was lost, or none about the proof was right. */
export function isLost(request: EarlierProof | undefined): boolean {
  return request !== undefined && (request.uid === undefined || request.isDoubtful === true);
}

const uidForm = /^0x[0-9a-f]{1,64}$/i;

/**
 * Returns the requests that earlier runs made to this service and that were not refused. Requests whose proof was
 * written are included: the proof can be asked for again, should the file be gone.
 *
 * @param lines of the journal, which takes precedence
 * @param recorded what the evidence knows, which is not trusted
 * @param service the service's address as it is written in evidence
 */
export function earlierProofs(
  lines: readonly EarlierLine[],
  recorded: EvidenceRecord | undefined,
  service: string,
): ReadonlyMap<Digest, EarlierProof> {
  const requests = new Map<Digest, EarlierProof>();
  for (const { digest, pendingProof, writtenProof, proofService, proofs } of recorded?.anchors.values() ?? []) {
    const isWritten = writtenProof !== undefined || proofs.length > 0;
    const uid = (writtenProof ?? pendingProof)?.uid ?? "";
    if (proofService === service && uidForm.test(uid)) requests.set(digest, { uid, ...(isWritten && { isWritten }) });
  }
  for (const { event, digest, uid, code, isOpen } of lines) {
    if (event === "proof-intent") requests.set(digest, {});
    if (event === "proof-asked" && uidForm.test(uid)) requests.set(digest, { uid });
    // An answer about another digest leaves open what became of this request.
    if (event !== "proof-result" || code === "" || code === "REPLY_MISMATCH") continue;
    if (isOpen && uidForm.test(uid)) requests.set(digest, { uid, isDoubtful: true });
    else requests.delete(digest);
  }
  return requests;
}

/** Returns digests whose proof an earlier run asked for and no run has written, those of the journal last. */
export function unwrittenProofs(lines: readonly EarlierLine[], recorded: EvidenceRecord): readonly Subject[] {
  const subjects = new Map<Digest, Subject>();
  const names = new Map<Digest, string>();
  for (const { name, sha3_256 } of recorded.lists) names.set(sha3_256, name);
  for (const { name, digest, former } of recorded.names.values()) {
    for (const each of [...former.map((one) => one.digest), digest]) names.set(each.sha3_256, name);
  }
  for (const { digest, pendingProof, writtenProof, proofs } of recorded.anchors.values()) {
    const name = names.get(digest);
    const isOpen = pendingProof !== undefined && writtenProof === undefined && proofs.length === 0;
    if (isOpen && name !== undefined) subjects.set(digest, { name, digest });
  }
  for (const { event, name, digest, isOpen } of lines) {
    if (event === "proof-asked" && name !== "") subjects.set(digest, { name, digest });
    if (event === "proof-result" && !isOpen) subjects.delete(digest);
  }
  return [...subjects.values()];
}

/** Returns the unchecked proofs in the evidence; those of a demonstration only if it is the one asked. */
export function statedProofs(
  { anchors, lines, isDemonstration }: EvidenceRecord,
  service: string,
): ReadonlyMap<Digest, ProofItem> {
  if (isDemonstration && lines.some(({ predicate }) => predicate.service?.url !== service)) return new Map();
  return new Map(
    [...anchors.values()].flatMap(({ digest, proofs }) => {
      const file = proofs.find((proof) => proof.file !== undefined)?.file;
      return file === undefined ? [] : [[digest, file] as const];
    }),
  );
}
