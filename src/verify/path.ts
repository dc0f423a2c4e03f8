/** Judges a recorded digest: by the path from it to the chain, by what the chain says, and by what clocks have signed. */
import { sha256ListName } from "../core/checksums.ts";
import { digestFromWire, type Digest, sameDigest } from "../core/digest.ts";
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
  LookUp,
  PathClaim,
  WitnessAnswer,
} from "./claims.ts";

interface ProofPath {
  readonly claim: PathClaim;
  readonly anchor?: RecordedAnchor;
  /** Hashes of which the chain must hold one; users are told to look up the first. */
  readonly hashes: readonly Digest[];
  /** What the first hash is: the file's digest, a checksum list's, or a root. */
  readonly is: LookUp["is"];
  /** Why the path is broken, in a sentence. */
  readonly problem?: string;
  /** As far as the evidence knows, no stamp was sent for the digest; clocks may have signed it. */
  readonly isUnstamped?: true;
}

/**
 * Creates a function that finds the decisive path of a digest: a broken one, since evidence that contradicts itself
 * proves nothing; else one to a hash that the chain is known to hold; else the one of the digest itself.
 * @param proofs proofs in local files, which may complete the evidence
 * @returns the function, which is also told whether clocks have signed a list that names the digest
 */
export function createProofPaths(record: EvidenceRecord, proofs: readonly ProofItem[]) {
  const { anchors, lists, coverOf } = record;
  const unsound = lists.find((list) => !hasClaimedDigests(list));
  if (unsound !== undefined) {
    return (): ProofPath =>
      toBrokenPath(`The checksum list ${unsound.name} in the evidence is not the one of its files.`);
  }
  const unsigned = findUnsignedFiles(record);
  return (digest: Digest, isSigned: boolean): ProofPath => {
    const [own, list] = [anchors.get(digest), coverOf(digest)];
    const paths = own === undefined ? [] : [proofPathOf(own, "digest", proofs)];
    if (list !== undefined && list !== own) {
      const listPath = proofPathOf(list, "list", proofs);
      paths.push(listPath.claim === "none needed" ? { ...listPath, claim: "yes" } : listPath);
    }
    const decisive = paths.find(({ claim }) => claim === "broken") ?? paths.find(({ anchor }) => isSettled(anchor));
    const path = decisive ?? paths[0];
    if (path !== undefined) return path;
    if (isSigned || unsigned.has(digest)) return { claim: "yes", hashes: [digest], is: "digest", isUnstamped: true };
    return toBrokenPath("Nothing in the evidence leads from this digest to the chain.");
  };
}

/** Returns the files of lists that clocks were asked to sign, but did not sign. */
function findUnsignedFiles({ anchors, lists }: EvidenceRecord): ReadonlySet<Digest> {
  const isUnsigned = ({ name, sha3_256 }: RecordedList): boolean =>
    name === sha256ListName && (anchors.get(sha3_256)?.verdict ?? "timestamped") !== "timestamped";
  const files = lists.filter(isUnsigned).flatMap(({ subjects }) => subjects);
  return new Set(files.map(({ digest }) => digest.sha3_256));
}

function toBrokenPath(problem: string, anchor?: RecordedAnchor): ProofPath {
  return { claim: "broken", hashes: [], is: "digest", problem, ...(anchor && { anchor }) };
}

/** Returns a recorded digest's path: to the roots of its proofs, or none where the digest itself was to be anchored. */
function proofPathOf(anchor: RecordedAnchor, is: "digest" | "list", localProofs: readonly ProofItem[]): ProofPath {
  const { digest, proofs } = anchor;
  const roots: Digest[] = [];
  try {
    for (const proof of proofs) roots.push(checkProof(digest, proof));
    for (const item of localProofs)
      if (digestFromWire(item.data) === digest) roots.push(checkProof(digest, toAnchorProof(item)));
    const matched = (anchor.chain?.records ?? []).flatMap((record) => record.matched ?? []);
    if (matched.some((text) => ![digest, ...roots].some((hash) => digestFromWire(text) === hash)))
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

/** Returns the root to which a proof leads from `digest`; throws RangeError for one that contradicts itself. */
function checkProof(digest: Digest, { steps, root, file }: AnchorProof): Digest {
  if (rootOfSteps(digest, steps) !== root) throw new RangeError("its steps do not lead to its root");
  if (file === undefined) return root;
  if (digestFromWire(file.data) !== digest) throw new RangeError("its proof file is about another digest");
  if (digestFromWire(file.root) !== root) throw new RangeError("its proof file has another root");
  const stated = JSON.stringify(toProofSteps(parseMerklePath(file.proof)));
  if (stated !== JSON.stringify(steps)) throw new RangeError("its steps are not those of its proof file");
  return root;
}

/** Returns what the chain says; `could not be asked` where the user named whom to ask, and nobody answered. */
function judgeChain(path: ProofPath, answers: readonly ChainAnswer[] | undefined) {
  const own = (answers ?? []).filter(({ hash }) => path.hashes.includes(hash));
  const isAsked = answers !== undefined && path.hashes.length > 0;
  const claim: ChainClaim = isAsked ? joinAnswers(path, own) : "not asked";
  const records = own.filter((answer) => answer.claim === "yes").flatMap((answer) => answer.records ?? []);
  const seen = oldestRecord(records.filter(({ block, date }) => block !== undefined && date !== undefined));
  const advice = claim === "could not be asked" ? own.find((answer) => answer.advice !== undefined)?.advice : undefined;
  return {
    claim,
    according: [...new Set(own.flatMap(({ according }) => according))],
    ...(advice !== undefined && { advice }),
    ...(claim === "yes" && seen && { seen }),
    /** Whether the chain that holds the hash is a public one. */
    isPublic: claim === "yes" && own.every(({ demonstration }) => demonstration !== true),
    notes: [...noteOtherBlock(own, claim), ...new Set(own.flatMap(({ why }) => why ?? []))],
  };
}

/**
 * Joins answers about several hashes, of which the chain need hold only one. If the evidence names blocks for some of
 * these hashes, the others do not count: a digest and the root that it leads to are in different blocks.
 */
function joinAnswers(path: ProofPath, answers: readonly ChainAnswer[]): ChainAnswer["claim"] {
  const withBlock = answers.filter(({ hash }) => statedBlocks(hash, path).size > 0);
  const decisive = withBlock.length > 0 ? withBlock : answers;
  const yes = decisive.filter((answer) => answer.claim === "yes");
  const isThere = yes.some(({ hash, records = [] }) => {
    const [stated, seen] = [statedBlocks(hash, path), blocksOf(records)];
    // Evidence and answer can contradict each other only if both name a block.
    return stated.size === 0 || seen.size === 0 || [...stated].some((block) => seen.has(block));
  });
  if (isThere) return "yes";
  if (yes.length > 0) return "no";
  const claims = new Set(decisive.map((answer) => answer.claim));
  if (claims.size === 0 || claims.has("could not be asked")) return "could not be asked";
  return claims.has("unknown") ? "unknown" : "no";
}

/** Returns the blocks that hold `hash` according to the evidence. */
function statedBlocks(hash: Digest, { anchor }: ProofPath): ReadonlySet<string> {
  return blocksOf((anchor?.chain?.records ?? []).filter(({ matched = hash }) => sameDigest(matched, hash)));
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
