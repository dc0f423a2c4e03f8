/** Makes two claims about a file: how the evidence leads from its digest to the chain, and what the chain says. */
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
import type { AnchorProof, AnchorRecord, ProofItem } from "../evidence/statement.ts";
import { type LookUp, type ChainAnswer } from "./claims.ts";
import type { PathClaim, ChainClaim } from "../words/claims.ts";

export interface ProofPath {
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
export function judgeChain(path: ProofPath, answers: readonly ChainAnswer[] | undefined) {
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
