/** What the replies about proof files mean (service-facts §4). Pure. */
import { digestFromWire, type Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { plainText, textLimits } from "../core/text.ts";
import { lostProofHint, type ProofStatus, type ProofRequestAnswer } from "../evidence/proof.ts";
import type { Reply } from "./read-reply.ts";
import { isAbsent } from "./verification.ts";
import { failedProof, proofStatusItem, proofRequestAnswer, proofUid, type ProofStatusItem } from "./wire.ts";

/**
 * The reply to a request for a proof of `digest`: the id to ask by. A reply about another digest is `REPLY_MISMATCH`;
 * one without an id says neither that it was refused nor how to ask for it.
 */
export function judgeProofRequest({ envelope, requestId }: Reply, digest: Digest): ProofRequestAnswer {
  const parsed = proofRequestAnswer.safeParse(envelope.data);
  const { status, data, uid } = parsed.success ? parsed.data : {};
  if (status === false) {
    const message = "The service did not take the request for a proof.";
    return { kind: "refused", error: new AnchorError("SERVICE_REFUSED", message, { requestId }) };
  }
  const answered = digestFromWire(data);
  if (answered !== undefined && answered !== digest) {
    const message = "The service answered a request for a proof of another hash than the one that was sent.";
    return { kind: "refused", error: new AnchorError("REPLY_MISMATCH", message, { requestId }) };
  }
  const id = proofUid.safeParse(uid);
  return id.success
    ? { kind: "asked", uid: id.data }
    : { kind: "open", account: "The answer to the request for a proof names no id to ask for it by." };
}

/**
 * The reply to a question about proofs.
 *
 * @param asked the ids that were sent, each with its digest
 * @returns what is said of each of them; an id that the reply leaves out, or names twice, is still waited for
 */
export function judgeStatuses(
  { envelope, requestId }: Reply,
  asked: ReadonlyMap<string, Digest>,
): ReadonlyMap<string, ProofStatus> {
  const given: readonly unknown[] = Array.isArray(envelope.data) ? envelope.data : [];
  const readable = given.flatMap((each) => proofStatusItem.safeParse(each).data ?? []);
  const items = Map.groupBy(readable, ({ uid }) => uid.toLowerCase());
  return new Map(
    [...asked].map(([uid, digest]) => {
      const [item, another] = items.get(uid.toLowerCase()) ?? [];
      const isClear = item !== undefined && another === undefined;
      return [uid, isClear ? judgeItem(item, digest, requestId) : waiting("The service's answer says nothing of it.")];
    }),
  );
}

function judgeItem(item: ProofStatusItem, digest: Digest, requestId: string): ProofStatus {
  const { status, onchain, data, address, proof, root } = item;
  const facts = { requestId, hint: lostProofHint };
  if (proof === failedProof) {
    const message = "The service could not make the proof of this digest.";
    return { kind: "lost", error: new AnchorError("SERVICE_REFUSED", message, facts) };
  }
  if (status === false) {
    const message = `The service has no proof under the id ${plainText(item.uid, textLimits.word)}.`;
    return { kind: "lost", error: new AnchorError("SERVICE_REFUSED", message, facts) };
  }
  if (!isAbsent(data) && digestFromWire(data) !== digest) {
    const message = "The proof that the service gave is of another digest.";
    return { kind: "lost", error: new AnchorError("PROOF_INVALID", message, facts) };
  }
  if (!isTrue(onchain) || (isAbsent(proof) && isAbsent(root))) return waiting("It is not in a block yet.");
  // A value that is not text is passed on as an empty one, which the check of the proof refuses.
  const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
  return {
    kind: "ready",
    item: { address: textOf(address), data: textOf(data), proof: textOf(proof), root: textOf(root) },
  };
}

function waiting(note: string): ProofStatus {
  return { kind: "waiting", note };
}

/** The service writes it as a boolean, as a text and as a number (service-facts §4). */
function isTrue(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === "string" && /^(?:true|1)$/i.test(value));
}
