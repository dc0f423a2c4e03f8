/** Joins the answers of the service and of nodes about the end of a proof path to one claim. */
import { sameDigest, type Digest } from "../core/digest.ts";
import type { AnchorRecord } from "../evidence/statement.ts";
import { worstChain, type ChainAnswer, type ChainClaim } from "./claims.ts";
import type { ProofPath } from "./path.ts";

/**
 * Returns the claim on `path`: `no` when any source says no or names another block; `yes` when every source that was
 * asked says yes; `could not be asked` when sources were named, and none of them answered about it.
 */
export function askedChain(path: ProofPath, answers: readonly ChainAnswer[] | undefined) {
  const own = (answers ?? []).filter(({ hash }) => path.hashes.includes(hash));
  const bySource = Map.groupBy(own, ({ according }) => according);
  const said = new Map([...bySource].map(([source, theirs]) => [source, saidBy(theirs, path)]));
  const isUnanswered = answers !== undefined && own.length === 0 && path.hashes.length > 0;
  const claim = isUnanswered ? "could not be asked" : worstChain(said.values());
  const isDisputed = new Set(said.values()).size > 1;
  const dispute = [...said].map(([source, word]) => `${source}: ${word}`).join("; ");
  return {
    claim,
    according: [...said.keys()],
    /** The chain is known to hold the hash, and the chain is a public one. */
    isPublic: claim === "yes" && own.every(({ demonstration }) => demonstration !== true),
    notes: [...(isDisputed ? [`${dispute}.`] : elsewhere(own, claim)), ...new Set(own.flatMap(({ why }) => why ?? []))],
  };
}

/**
 * Returns the answer of one source about several hashes, of which one is enough. Where the evidence names blocks of
 * some of them, these decide: a digest and the root that it leads to are in blocks of their own.
 */
function saidBy(answers: readonly ChainAnswer[], path: ProofPath): ChainClaim {
  const named = answers.filter(({ hash }) => statedBlocks(hash, path).size > 0);
  const decisive = named.length > 0 ? named : answers;
  const yes = decisive.filter(({ said }) => said === "yes");
  const isThere = yes.some(({ hash, records = [] }) => {
    const [stated, seen] = [statedBlocks(hash, path), blocksOf(records)];
    // Without a named block on one side, nothing contradicts.
    return stated.size === 0 || seen.size === 0 || [...stated].some((block) => seen.has(block));
  });
  if (isThere) return "yes";
  if (yes.length > 0) return "no";
  return decisive.some(({ said }) => said === "could not be asked") ? "could not be asked" : "no";
}

/** Returns the blocks in which the evidence says that `hash` is. */
function statedBlocks(hash: Digest, { anchor }: ProofPath): ReadonlySet<string> {
  return blocksOf((anchor?.chain?.records ?? []).filter(({ matched = hash }) => sameDigest(matched, hash)));
}

function blocksOf(records: readonly AnchorRecord[]): ReadonlySet<string> {
  return new Set(records.flatMap(({ block }) => (block === undefined ? [] : [String(block)])));
}

function elsewhere(answers: readonly ChainAnswer[], claim: ChainClaim): readonly string[] {
  const blocks = [...blocksOf(answers.flatMap((answer) => answer.records ?? []))];
  return claim === "no" && answers.some(({ said }) => said === "yes")
    ? [`The chain holds it in block ${blocks.join(", ")}, which is not the block of the evidence.`]
    : [];
}
