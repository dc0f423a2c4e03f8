/** Puts the answers of the service and of nodes about the end of a proof path together to one claim. */
import { sameDigest, type Digest } from "../core/digest.ts";
import type { AnchorRecord } from "../evidence/statement.ts";
import { worstChain, type ChainAnswer, type ChainClaim } from "./claims.ts";
import type { ProofPath } from "./path.ts";

/**
 * The claim on `path`: `no` as soon as one says so, or says that another block holds it; `yes` when all say so who
 * were asked.
 */
export function askedChain(path: ProofPath, answers: readonly ChainAnswer[]) {
  const own = answers.filter(({ hash }) => path.hashes.includes(hash));
  const bySource = Map.groupBy(own, ({ according }) => according);
  const said = new Map([...bySource].map(([source, theirs]) => [source, saidBy(theirs, path)]));
  const claim = worstChain(said.values());
  const isDisputed = new Set(said.values()).size > 1;
  const dispute = [...said].map(([source, word]) => `${source}: ${word}`).join("; ");
  return {
    claim,
    according: [...said.keys()],
    /** The chain is known to hold it, and it is a public one. */
    isPublic: claim === "yes" && own.every(({ demonstration }) => demonstration !== true),
    notes: isDisputed ? [`${dispute}.`] : elsewhere(own, claim),
  };
}

/**
 * What one of those who were asked says of several hashes, of which one is enough. Where the evidence names blocks of
 * some of them, these decide: a digest and the root that it leads to stand in blocks of their own.
 */
function saidBy(answers: readonly ChainAnswer[], path: ProofPath): ChainClaim {
  const named = answers.filter(({ hash }) => statedBlocks(hash, path).size > 0);
  const decisive = named.length > 0 ? named : answers;
  const yes = decisive.filter(({ said }) => said === "yes");
  const isThere = yes.some(({ hash, records = [] }) => {
    const [stated, seen] = [statedBlocks(hash, path), blocksOf(records)];
    // Where one of them names no block, nothing contradicts.
    return stated.size === 0 || seen.size === 0 || [...stated].some((block) => seen.has(block));
  });
  if (isThere) return "yes";
  if (yes.length > 0) return "no";
  return decisive.some(({ said }) => said === "could not be asked") ? "could not be asked" : "no";
}

/** The blocks in which the evidence says that `hash` is. */
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
