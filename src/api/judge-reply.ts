/** Judges replies: the only place where a reply becomes a verdict. Pure. */
import { digestFromWire, sameDigest, type Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { tryRead } from "../core/members.ts";
import type { ChainRecord } from "../core/answer.ts";
import type { Judgement } from "../core/row.ts";
import type { Reply } from "./read-reply.ts";
import { findVerification, isTooLong, toEvidence, verificationEvidence } from "./verification.ts";
import { checkData, checkTexts, isAbsent, maximumRecords, stampData, verifyResults } from "./wire.ts";

/**
 * Stamp: `accepted` when the reply says that our digest was sent to the chain, `already-anchored`
 * when it is verification data that matches our digest; a reply about another digest is `REPLY_MISMATCH`.
 */
export function judgeStamp(reply: Reply, digest: Digest): Judgement {
  const sent = tryRead(stampData, reply.envelope.data);
  if (sent === undefined) {
    // The answer for a hash that is already on the chain.
    const judged = judgeVerify(reply, digest);
    if (judged.verdict === "verified") return { verdict: "already-anchored", answer: judged.answer };
    return judged.verdict === "failed" ? judged : unknown(reply, "it neither anchors the hash nor matches it");
  }
  const { status, params } = sent;
  if (!status) {
    const message = "The service answered, but its node did not accept the stamp (status is false).";
    return { verdict: "failed", error: new AnchorError("SERVICE_REFUSED", message, { requestId: reply.requestId }) };
  }
  const states = Object.values(params.state)
    .map(digestFromWire)
    .filter((state) => state !== undefined);
  if (states.includes(digest)) {
    return { verdict: "accepted", answer: toEvidence(reply, { address: params.address }) };
  }
  return states.length > 0
    ? ofOtherHash(reply, "stamped")
    : unknown(reply, "it names no hash that was sent to the chain");
}

/** Check (docs/service-api.md#check): the reply must name our digest and have one of the two exact texts. */
export function judgeCheck(reply: Reply, digest: Digest): Judgement {
  const parsed = tryRead(checkData, reply.envelope.data);
  if (parsed === undefined) return unknown(reply, "it has no check result");
  const { hash, data } = parsed;
  const answered = digestFromWire(hash);
  if (answered === undefined) return unknown(reply, "it does not say which hash it checked");
  if (answered !== digest) return ofOtherHash(reply, "checked");
  const evidence = toEvidence(reply, { result: data });
  if (data === checkTexts.found) return { verdict: "found", answer: evidence };
  if (data === checkTexts.notFound) return { verdict: "not-found", answer: evidence };
  return unknown(reply, "its text is neither “Hash found.” nor “Hash not found.”", evidence);
}

/**
 * Verify: `verified` only when the result is exactly `full match`, the reply's file hash is
 * ours and a chain record matches the digest, or the root that a proof was checked to lead to.
 *
 * @param root the root of the proof that was sent, when one was
 */
export function judgeVerify(reply: Reply, digest: Digest, root?: Digest): Judgement {
  const found = findVerification(reply.envelope.data);
  if (found === undefined) {
    const limit = `${maximumRecords} chain records or file segments`;
    const isLong = isTooLong(reply.envelope.data);
    return unknown(
      reply,
      isLong
        ? `it lists more than ${limit}, which are not read`
        : "it has no verification result, or results that differ",
    );
  }
  const answered = digestFromWire(found.fileHash);
  if (answered !== undefined && answered !== digest) return ofOtherHash(reply, "verified");
  const evidence = verificationEvidence(reply, found);
  if (found.result === verifyResults.noMatch) {
    const named = answered !== undefined || isAbsent(found.fileHash);
    return named ? { verdict: "no-match", answer: evidence } : unknown(reply, "its file hash is not a hash", evidence);
  }
  if (found.result !== verifyResults.match) return unknown(reply, "its result is not one that is known", evidence);
  if (answered === undefined) return unknown(reply, "it does not say which hash it verified", evidence);
  const matches = ({ matchedHash }: ChainRecord): boolean =>
    sameDigest(matchedHash, digest) || (root !== undefined && sameDigest(matchedHash, root));
  if (!evidence.records.some(matches)) return unknown(reply, "no chain record in it matches the hash", evidence);
  return { verdict: "verified", answer: evidence };
}

function unknown(reply: Reply, why: string, evidence = toEvidence(reply, {})): Judgement {
  return { verdict: "unknown", note: `The service's answer was not clear: ${why}.`, answer: evidence };
}

function ofOtherHash({ requestId }: Reply, did: string): Judgement {
  const message = `The service ${did} another file's hash, not the one that was sent.`;
  return { verdict: "failed", error: new AnchorError("REPLY_MISMATCH", message, { requestId }) };
}
