/** Judges a recorded digest: by the path from it to the chain, by what the chain says, and by what witnesses signed. */
import { sha256ListName } from "../core/checksums.ts";
import { digestFromWire, type Digest, isSameDigest } from "../core/digest.ts";
import { parseMerklePath, rootOfSteps, toAnchorProof, toProofSteps } from "../evidence/proof.ts";
import {
  isSettled,
  hasClaimedDigests,
  oldestRecord,
  type EvidenceRecord,
  type RecordedAnchor,
  type RecordedList,
} from "../evidence/record.ts";
import type { AnchorProof, AnchorRecord, ProofItem, StatementSubject } from "../evidence/statement.ts";
import type {
  ChainAnswer,
  ChainClaim,
  DigestClaims,
  EvidenceVerdict,
  LookUpPlace,
  PathClaim,
  WitnessAnswer,
} from "./claims.ts";

interface ProofPath {
  readonly claim: PathClaim;
  readonly anchor?: RecordedAnchor;
  /** Hashes of which the chain must hold one; users are told to look up the first. */
  readonly hashes: readonly Digest[];
  /** What the first hash is: the file's digest, a checksum list's, or a root. */
  readonly is: LookUpPlace["is"];
  /** Why the path is broken, in a sentence. */
  readonly problem?: string;
  /** As far as the evidence knows, no stamp was sent for the digest; witnesses may have signed its checksum list. */
  readonly isUnstamped?: true;
}

/**
 * Creates a function that chooses between the paths of a digest and of its list. A broken path decides, since evidence
 * that contradicts itself proves nothing; else a path to a hash that a block is known to hold; else the digest's path.
 * @param proofs proofs in local files, which may complete the evidence
 * @returns the function; its `isSigned` says whether witnesses have signed a checksum list that names the digest
 */
export function createPathFinder(record: EvidenceRecord, proofs: readonly ProofItem[]) {
  const { anchors, lists, findListAnchor } = record;
  const unsoundList = lists.find((list) => !hasClaimedDigests(list));
  if (unsoundList !== undefined) {
    return (): ProofPath =>
      toBrokenPath(`The checksum list ${unsoundList.name} in the evidence is not the one of its files.`);
  }
  const unsignedDigests = findUnsignedFiles(record);
  return (digest: Digest, isSigned: boolean): ProofPath => {
    const [ownAnchor, listAnchor] = [anchors.get(digest), findListAnchor(digest)];
    const paths = ownAnchor === undefined ? [] : [proofPathOf(ownAnchor, "digest", proofs)];
    if (listAnchor !== undefined && listAnchor !== ownAnchor) {
      const listPath = proofPathOf(listAnchor, "list", proofs);
      paths.push(listPath.claim === "none needed" ? { ...listPath, claim: "yes" } : listPath);
    }
    const decisivePath = paths.find(({ claim }) => claim === "broken") ?? paths.find(({ anchor }) => isSettled(anchor));
    const path = decisivePath ?? paths[0];
    if (path !== undefined) return path;
    if (isSigned || unsignedDigests.has(digest))
      return { claim: "yes", hashes: [digest], is: "digest", isUnstamped: true };
    return toBrokenPath("Nothing in the evidence leads from this digest to the chain.");
  };
}

/** Returns the digests of files in checksum lists that witnesses were asked to sign, but did not sign. */
function findUnsignedFiles({ anchors, lists }: EvidenceRecord): ReadonlySet<Digest> {
  const isUnsigned = ({ name, sha3_256 }: RecordedList): boolean =>
    name === sha256ListName && (anchors.get(sha3_256)?.verdict ?? "timestamped") !== "timestamped";
  const files = lists.filter(isUnsigned).flatMap(({ subjects }) => subjects);
  return new Set(files.map(({ digest }) => digest.sha3_256));
}

function toBrokenPath(problem: string, anchor?: RecordedAnchor): ProofPath {
  return { claim: "broken", hashes: [], is: "digest", problem, ...(anchor && { anchor }) };
}

/** Follows a digest's proofs to their roots. Without proofs, the path is `none needed`; with a wrong one, `broken`. */
function proofPathOf(anchor: RecordedAnchor, is: "digest" | "list", localProofs: readonly ProofItem[]): ProofPath {
  const { digest, proofs } = anchor;
  const roots: Digest[] = [];
  try {
    for (const proof of proofs) roots.push(checkProof(digest, proof));
    for (const item of localProofs)
      if (digestFromWire(item.data) === digest) roots.push(checkProof(digest, toAnchorProof(item)));
    const matchedHashes = (anchor.chain?.records ?? []).flatMap((record) => record.matched ?? []);
    if (matchedHashes.some((text) => ![digest, ...roots].some((hash) => digestFromWire(text) === hash)))
      throw new RangeError("a chain record is about another hash");
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    return toBrokenPath(`The path from this digest is broken: ${cause.message}.`, anchor);
  }
  const isUnstamped = !isSettled(anchor) && anchor.stamps.length === 0;
  return roots.length === 0
    ? { claim: "none needed", anchor, hashes: [digest], is, ...(isUnstamped && { isUnstamped }) }
    : { claim: "yes", anchor, hashes: [...new Set([...roots, digest])], is: "root" };
}

/** Returns the root to which a proof leads from `digest`; throws RangeError if the proof contradicts itself. */
function checkProof(digest: Digest, { steps, root, file }: AnchorProof): Digest {
  if (rootOfSteps(digest, steps) !== root) throw new RangeError("its steps do not lead to its root");
  if (file === undefined) return root;
  if (digestFromWire(file.data) !== digest) throw new RangeError("its proof file is about another digest");
  if (digestFromWire(file.root) !== root) throw new RangeError("its proof file has another root");
  const statedSteps = JSON.stringify(toProofSteps(parseMerklePath(file.proof)));
  if (statedSteps !== JSON.stringify(steps)) throw new RangeError("its steps are not those of its proof file");
  return root;
}

/** Returns what `answers` say about the path's hashes; `not asked` where nobody was to be asked. */
function judgeChain(path: ProofPath, answers: readonly ChainAnswer[] | undefined) {
  const pathAnswers = (answers ?? []).filter(({ hash }) => path.hashes.includes(hash));
  const isChainAsked = answers !== undefined && path.hashes.length > 0;
  const claim: ChainClaim = isChainAsked ? joinAnswers(path, pathAnswers) : "not asked";
  const records = pathAnswers.filter((answer) => answer.claim === "yes").flatMap((answer) => answer.records ?? []);
  const oldestSeen = oldestRecord(records.filter(({ block, date }) => block !== undefined && date !== undefined));
  const advice =
    claim === "could not be asked" ? pathAnswers.find((answer) => answer.advice !== undefined)?.advice : undefined;
  return {
    claim,
    according: [...new Set(pathAnswers.flatMap(({ according }) => according))],
    ...(advice !== undefined && { advice }),
    ...(claim === "yes" && oldestSeen && { seen: oldestSeen }),
    /** Whether a public chain, and not a test chain, holds the hash according to the answers. */
    isPublic: claim === "yes" && pathAnswers.every(({ demonstration }) => demonstration !== true),
    notes: [...noteOtherBlock(pathAnswers, claim), ...new Set(pathAnswers.flatMap(({ why }) => why ?? []))],
  };
}

/**
 * Joins the answers about a path's hashes, of which the chain need hold only one. If the evidence names blocks for some
 * of the hashes, only the answers about these hashes count: `yes` needs one of the blocks that the evidence names.
 */
function joinAnswers(path: ProofPath, answers: readonly ChainAnswer[]): ChainAnswer["claim"] {
  const answersWithBlock = answers.filter(({ hash }) => statedBlocksOf(hash, path).size > 0);
  const decisiveAnswers = answersWithBlock.length > 0 ? answersWithBlock : answers;
  const yesAnswers = decisiveAnswers.filter((answer) => answer.claim === "yes");
  const isInStatedBlock = yesAnswers.some(({ hash, records = [] }) => {
    const [statedBlocks, seenBlocks] = [statedBlocksOf(hash, path), blocksOf(records)];
    // Where the evidence or the answer names no block, they cannot contradict each other.
    return statedBlocks.size === 0 || seenBlocks.size === 0 || [...statedBlocks].some((block) => seenBlocks.has(block));
  });
  if (isInStatedBlock) return "yes";
  if (yesAnswers.length > 0) return "no";
  const claims = new Set(decisiveAnswers.map((answer) => answer.claim));
  if (claims.size === 0 || claims.has("could not be asked")) return "could not be asked";
  return claims.has("unknown") ? "unknown" : "no";
}

/** Returns the blocks that hold `hash` according to the evidence. */
function statedBlocksOf(hash: Digest, { anchor }: ProofPath): ReadonlySet<string> {
  return blocksOf((anchor?.chain?.records ?? []).filter(({ matched = hash }) => isSameDigest(matched, hash)));
}

function blocksOf(records: readonly AnchorRecord[]): ReadonlySet<string> {
  return new Set(records.flatMap(({ block }) => (block === undefined ? [] : [String(block)])));
}

function noteOtherBlock(answers: readonly ChainAnswer[], claim: ChainClaim): readonly string[] {
  const blocks = [...blocksOf(answers.flatMap((answer) => answer.records ?? []))];
  return claim === "no" && answers.some((answer) => answer.claim === "yes")
    ? [`The chain holds it in block ${blocks.join(", ")}, which is not the block of the evidence.`]
    : [];
}

const demonstrationDoubt = "A demonstration: nothing was anchored on a public chain.";
const promisedNote = "No clock has signed it yet: it is only promised to Bitcoin.";
const unheldListNote = "No block holds this list: at most the SHA3-256 digests of its files are on the chain.";

/** Judges a digest by the chain. If no block is known to hold it, one witness that dates its list makes it `valid`. */
export function judgePath(
  path: ProofPath,
  witnesses: readonly WitnessAnswer[],
  answers: readonly ChainAnswer[] | undefined,
  isDemonstration: boolean,
): DigestClaims {
  const { claim: chain, isPublic, notes, ...answer } = judgeChain(path, answers);
  if (chain === "not asked" && path.isUnstamped && (witnesses.length > 0 || path.anchor === undefined))
    return judgeSigned(path, witnesses, isDemonstration);
  const doubts = isPublic ? [] : doubtsOf(path, isDemonstration || chain === "yes");
  const lookUp = toLookUpPlace(path);
  return {
    path: path.claim,
    chain,
    ...answer,
    verdict: joinVerdict(path.claim, chain, doubts.length > 0 && !isSignedBy(witnesses)),
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
  const suffix = path.anchor === undefined ? "" : ` (${path.anchor.verdict})`;
  return [
    ...(isSettled(path.anchor) ? [] : [`When the evidence was written, no block was known to hold this${suffix}.`]),
    ...(isDemonstration ? [demonstrationDoubt] : []),
  ];
}

/** Returns what to look up: the digest itself if the evidence names a block for it, else the path's first hash. */
function toLookUpPlace({ anchor, hashes, is }: ProofPath): LookUpPlace | undefined {
  const [hash] = hashes;
  if (hash === undefined) return undefined;
  const location = anchor?.chain ?? { records: [] };
  if (is !== "root" || anchor === undefined) return { hash, is, ...location };
  const { digest, covers, proofs } = anchor;
  if (location.records.some(({ matched }) => isSameDigest(matched, digest))) {
    return { hash: digest, is: covers === "list" ? "list" : "digest", ...location };
  }
  const address = proofs.find(({ file }) => file !== undefined)?.file?.address;
  return { hash, is, ...location, ...(address !== undefined && { address }) };
}

/** Whether at least one of these witnesses, whose checksum lists name the file, tells by when its list existed. */
function isSignedBy(witnesses: readonly WitnessAnswer[]): boolean {
  return witnesses.some(({ attested }) => attested !== undefined);
}

/** Judges a digest without a stamp, whose list witnesses were asked to sign: one witness's date makes it `valid`. */
function judgeSigned(path: ProofPath, witnesses: readonly WitnessAnswer[], isDemonstration: boolean): DigestClaims {
  const isSigned = isSignedBy(witnesses);
  const isPromised = !isSigned && witnesses.every(({ claim }) => claim !== "not fitting");
  // A stamp that failed is noted, because a good signature would hide that nothing was stamped.
  const hasStampFailed = ["failed", "unreachable", "unknown"].includes(path.anchor?.verdict ?? "");
  const notes = hasStampFailed ? doubtsOf(path, isDemonstration) : isDemonstration ? [demonstrationDoubt] : [];
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

/** Judges the digest of a file at hand or, with `listedSubject`, of a file that a list at hand names. */
export type DigestJudge = (digest: Digest, listedSubject?: StatementSubject) => DigestClaims;

/**
 * Judges a list by its digest if that is anchored, or if the list's text is recorded. Any other list was made anew from
 * the recorded files. No block holds it, and anybody could have changed names or SHA-256 in it, so it is never `valid`.
 */
export function judgeList(
  { sha3_256, text, subjects }: RecordedList,
  { anchors, findListAnchor }: EvidenceRecord,
  judge: DigestJudge,
): DigestClaims {
  if (text !== undefined || anchors.has(sha3_256) || findListAnchor(sha3_256) !== undefined) return judge(sha3_256);
  const claimsOfFiles = subjects.map((listed) => judge(listed.digest.sha3_256, listed));
  const isBroken = claimsOfFiles.some(({ path }) => path === "broken");
  return {
    path: isBroken ? "broken" : "none needed",
    chain: "not asked",
    according: [],
    verdict: isBroken ? "mismatch" : "incomplete",
    notes: [unheldListNote, ...new Set(claimsOfFiles.flatMap(({ notes }) => notes))].slice(0, 3),
  };
}
