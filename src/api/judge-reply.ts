/** The only place where a reply of the service becomes a verdict. */
import { digestFromWire, sameDigest, type Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { tryRead } from "../core/members.ts";
import type { ChainRecord } from "../core/answer.ts";
import type { Judgement } from "../core/row.ts";
import type { Reply } from "./read-reply.ts";
import { findVerification, isTooLong, toAnswerFacts, verificationFacts } from "./verification.ts";
import { checkData, checkTexts, isAbsent, maxRecords, stampData, verifyResults } from "./wire.ts";

/**
 * `accepted` when the reply says that `digest` was sent to the chain, `already-anchored` when it is a verification that
 * matches `digest`; a reply about another digest is `REPLY_MISMATCH` (docs/service-api.md#stamp).
 */
export function judgeStamp(reply: Reply, digest: Digest): Judgement {
  const sent = tryRead(stampData, reply.envelope.data);
  if (sent === undefined) {
    // For a digest that is on the chain already, the service answers a stamp by a verification.
    const judged = judgeVerify(reply, digest);
    if (judged.verdict === "verified") return { verdict: "already-anchored", answer: judged.answer };
    return judged.verdict === "failed" ? judged : judgeUnclear(reply, "it neither anchors the hash nor matches it");
  }
  const { status, params } = sent;
  if (!status) {
    const message = "The service answered, but its node did not accept the stamp (status is false).";
    return { verdict: "failed", error: new AnchorError("SERVICE_REFUSED", message, { requestId: reply.requestId }) };
  }
  const sentDigests = Object.values(params.state)
    .map(digestFromWire)
    .filter((sentDigest) => sentDigest !== undefined);
  if (sentDigests.includes(digest)) {
    return { verdict: "accepted", answer: toAnswerFacts(reply, { address: params.address }) };
  }
  return sentDigests.length > 0
    ? judgeMismatch(reply, "stamped")
    : judgeUnclear(reply, "it names no hash that was sent to the chain");
}

/** `found` or `not-found` if the reply names `digest` and has one of two exact texts (docs/service-api.md#check). */
export function judgeCheck(reply: Reply, digest: Digest): Judgement {
  const parsed = tryRead(checkData, reply.envelope.data);
  if (parsed === undefined) return judgeUnclear(reply, "it has no check result");
  const { hash, data } = parsed;
  const answered = digestFromWire(hash);
  if (answered === undefined) return judgeUnclear(reply, "it does not say which hash it checked");
  if (answered !== digest) return judgeMismatch(reply, "checked");
  const facts = toAnswerFacts(reply, { result: data });
  if (data === checkTexts.found) return { verdict: "found", answer: facts };
  if (data === checkTexts.notFound) return { verdict: "not-found", answer: facts };
  return judgeUnclear(reply, "its text is neither “Hash found.” nor “Hash not found.”", facts);
}

/**
 * `verified` only when the result is exactly `full match`, the reply's file hash is `digest`, and a chain record
 * matches `digest` or `root` (docs/service-api.md#verify).
 *
 * @param root the root of the proof that was sent; the caller has checked that the proof leads from `digest` to it
 */
export function judgeVerify(reply: Reply, digest: Digest, root?: Digest): Judgement {
  const found = findVerification(reply.envelope.data);
  if (found === undefined) {
    const reason = isTooLong(reply.envelope.data)
      ? `it lists more than ${maxRecords} chain records or file segments, which are not read`
      : "it has no verification result, or results that differ";
    return judgeUnclear(reply, reason);
  }
  const answered = digestFromWire(found.fileHash);
  if (answered !== undefined && answered !== digest) return judgeMismatch(reply, "verified");
  const facts = verificationFacts(reply, found);
  if (found.result === verifyResults.noMatch) {
    const isHashOrAbsent = answered !== undefined || isAbsent(found.fileHash);
    return isHashOrAbsent
      ? { verdict: "no-match", answer: facts }
      : judgeUnclear(reply, "its file hash is not a hash", facts);
  }
  if (found.result !== verifyResults.match) return judgeUnclear(reply, "its result is not one that is known", facts);
  if (answered === undefined) return judgeUnclear(reply, "it does not say which hash it verified", facts);
  const matches = ({ matchedHash }: ChainRecord): boolean =>
    sameDigest(matchedHash, digest) || (root !== undefined && sameDigest(matchedHash, root));
  if (!facts.records.some(matches)) return judgeUnclear(reply, "no chain record in it matches the hash", facts);
  return { verdict: "verified", answer: facts };
}

function judgeUnclear(reply: Reply, why: string, facts = toAnswerFacts(reply, {})): Judgement {
  return { verdict: "unknown", note: `The service's answer was not clear: ${why}.`, answer: facts };
}

function judgeMismatch({ requestId }: Reply, action: string): Judgement {
  const message = `The service ${action} another file's hash, not the one that was sent.`;
  return { verdict: "failed", error: new AnchorError("REPLY_MISMATCH", message, { requestId }) };
}
