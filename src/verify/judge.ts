/** Judges a recorded digest by its path, by answers about the chain, and by what clocks have signed. */
import { sameDigest, type Digest } from "../core/digest.ts";
import { isSettled, type EvidenceRecord, type RecordedList } from "../evidence/record.ts";
import type { StatementSubject } from "../evidence/statement.ts";
import type { ChainAnswer, EvidenceVerdict, DigestClaims, LookUp, WitnessAnswer } from "./claims.ts";
import type { ChainClaim, PathClaim } from "../words/claims.ts";
import { judgeChain, type ProofPath } from "./path.ts";

const demonstrationDoubt = "A demonstration: nothing was anchored on a public chain.";
const promisedNote = "No clock has signed it yet: it is only promised to Bitcoin.";
const unheldListNote = "No block holds this list: at most the SHA3-256 digests of its files are on the chain.";

/** Judges a digest by the chain; where no block is known to hold it, one clock's signature is enough. */
export function judgePath(
  path: ProofPath,
  signed: readonly WitnessAnswer[],
  answers: readonly ChainAnswer[] | undefined,
  isDemonstration: boolean,
): DigestClaims {
  const { claim: chain, isPublic, notes, ...answer } = judgeChain(path, answers);
  if (chain === "not asked" && path.isUnstamped && (signed.length > 0 || path.anchor === undefined))
    return judgeSigned(path, signed, isDemonstration);
  const doubts = isPublic ? [] : doubtsOf(path, isDemonstration || chain === "yes");
  const lookUp = toLookUp(path);
  return {
    path: path.claim,
    chain,
    ...answer,
    verdict: joinVerdict(path.claim, chain, doubts.length > 0 && !isSignedBy(signed)),
    ...(doubts.length > 0 && { isUnsettled: true }),
    ...(path.anchor?.verdict === "skipped" && { isUnsent: true }),
    ...(lookUp && { lookUp }),
    notes: [...(path.problem === undefined ? [] : [path.problem]), ...notes, ...doubts],
  };
}

function joinVerdict(path: PathClaim, chain: ChainClaim, isDoubtful: boolean): EvidenceVerdict {
  if (path === "broken" || chain === "no") return "mismatch";
  if (chain === "could not be asked") return "unreachable";
  if (chain === "unknown") return "unknown";
  return isDoubtful ? "incomplete" : "valid";
}

/** Returns why the evidence alone does not prove that a public chain holds the digest; each reason is a sentence. */
function doubtsOf(path: ProofPath, isDemonstration: boolean): readonly string[] {
  if (path.claim === "broken") return [];
  const verdict = path.anchor === undefined ? "" : ` (${path.anchor.verdict})`;
  return [
    ...(isSettled(path.anchor) ? [] : [`When the evidence was written, no block was known to hold this${verdict}.`]),
    ...(isDemonstration ? [demonstrationDoubt] : []),
  ];
}

/** Returns what to look up: the path's first hash, or the digest itself where the evidence names its block. */
function toLookUp({ anchor, hashes, is }: ProofPath): LookUp | undefined {
  const [hash] = hashes;
  if (hash === undefined) return undefined;
  const location = anchor?.chain ?? { records: [] };
  if (is !== "root" || anchor === undefined) return { hash, is, ...location };
  const { digest, covers, proofs } = anchor;
  if (location.records.some(({ matched }) => sameDigest(matched, digest))) {
    return { hash: digest, is: covers === "list" ? "list" : "digest", ...location };
  }
  const address = proofs.find(({ file }) => file !== undefined)?.file?.address;
  return { hash, is, ...location, ...(address !== undefined && { address }) };
}

/** Whether at least one clock has signed a list that names the file. */
function isSignedBy(witnesses: readonly WitnessAnswer[]): boolean {
  return witnesses.some(({ attested }) => attested !== undefined);
}

/** Judges a digest without a recorded stamp, which clocks were asked to sign: one clock's signature is enough. */
function judgeSigned(path: ProofPath, witnesses: readonly WitnessAnswer[], isDemonstration: boolean): DigestClaims {
  const isSigned = isSignedBy(witnesses);
  const isPromised = !isSigned && witnesses.every(({ claim }) => claim !== "not fitting");
  // A stamp that failed is noted, because a good signature would hide that nothing was stamped.
  const hasFailed = ["failed", "unreachable", "unknown"].includes(path.anchor?.verdict ?? "");
  const notes = hasFailed ? doubtsOf(path, isDemonstration) : isDemonstration ? [demonstrationDoubt] : [];
  return {
    path: path.claim,
    chain: "not asked",
    according: [],
    verdict: isSigned ? "valid" : "incomplete",
    isUnsettled: true,
    ...(path.anchor?.verdict === "skipped" && { isUnsent: true }),
    ...(isPromised && { isPromised }),
    notes: isPromised ? [witnesses.length > 0 ? promisedNote : "No clock has signed it.", ...notes] : notes,
  };
}

/** Judges the digest of a file at hand or, with `listed`, of a file that a list at hand names. */
export type Judge = (digest: Digest, listed?: StatementSubject) => DigestClaims;

/**
 * Judges a list as a file if it is anchored or recorded with its text. Any other list was rebuilt from the recorded
 * files: no block holds it, and anybody could have changed names or SHA-256 in it, so it is never `valid`.
 */
export function judgeList(
  { sha3_256, text, subjects }: RecordedList,
  { anchors, coverOf }: EvidenceRecord,
  judge: Judge,
): DigestClaims {
  if (text !== undefined || anchors.has(sha3_256) || coverOf(sha3_256) !== undefined) return judge(sha3_256);
  const each = subjects.map((listed) => judge(listed.digest.sha3_256, listed));
  const isBroken = each.some(({ path }) => path === "broken");
  return {
    path: isBroken ? "broken" : "none needed",
    chain: "not asked",
    according: [],
    verdict: isBroken ? "mismatch" : "incomplete",
    notes: [unheldListNote, ...new Set(each.flatMap(({ notes }) => notes))].slice(0, 3),
  };
}
