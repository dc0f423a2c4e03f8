/** What those who know the chain said about a route. */
import { sameDigest, type Digest } from "../core/digest.ts";
import type { AnchorRecord } from "../evidence/statement.ts";
import type { ChainAnswer, ChainClaim } from "./claims.ts";
import type { ProofPath } from "./path.ts";

export interface AskedChain {
  readonly claim: ChainClaim;
  readonly according: readonly string[];
  /** The chain is known to hold it, and it is a public one. */
  readonly isPublic: boolean;
  readonly notes: readonly string[];
}

/**
 * What one of those who were asked says of several hashes, of which one is enough. Where the evidence names blocks of
 * some of them, these decide: a digest and the root that it leads to stand in blocks of their own.
 */
function saidBy(answers: readonly ChainAnswer[], route: ProofPath): ChainClaim {
  const named = answers.filter(({ hash }) => statedBlocks(hash, route).size > 0);
  const decisive = named.length > 0 ? named : answers;
  const yes = decisive.filter(({ said }) => said === "yes");
  if (yes.some((answer) => isSameBlock(answer, route))) return "yes";
  if (yes.length > 0) return "no";
  return decisive.some(({ said }) => said === "could not be asked") ? "could not be asked" : "no";
}

/** The blocks in which the evidence says that `hash` is. */
function statedBlocks(hash: Digest, { anchor }: ProofPath): ReadonlySet<string> {
  return blocksOf((anchor?.chain?.records ?? []).filter(({ matched = hash }) => sameDigest(matched, hash)));
}

/** Whether an answer names a block that the evidence names too, where both name any. */
function isSameBlock({ hash, records = [] }: ChainAnswer, route: ProofPath): boolean {
  const [stated, seen] = [statedBlocks(hash, route), blocksOf(records)];
  return stated.size === 0 || seen.size === 0 || [...stated].some((block) => seen.has(block));
}

function blocksOf(records: readonly AnchorRecord[]): ReadonlySet<string> {
  return new Set(records.flatMap(({ block }) => (block === undefined ? [] : [String(block)])));
}

/**
 * The claim on `route`: `no` as soon as one says so, or says that another block holds it; `yes` when all say so who
 * were asked.
 */
export function askedChain(route: ProofPath, answers: readonly ChainAnswer[]): AskedChain {
  const own = answers.filter(({ hash }) => route.hashes.includes(hash));
  const bySource = Map.groupBy(own, ({ according }) => according);
  const said = new Map([...bySource].map(([source, theirs]) => [source, saidBy(theirs, route)]));
  const claims = new Set(said.values());
  const order: readonly ChainClaim[] = ["no", "could not be asked", "yes"];
  const claim = order.find((word) => claims.has(word)) ?? "not asked";
  return {
    claim,
    according: [...said.keys()],
    isPublic: claim === "yes" && own.every(({ demonstration }) => demonstration !== true),
    notes:
      claims.size > 1
        ? [[...said].map(([source, word]) => `${source}: ${word}`).join("; ") + "."]
        : elsewhere(own, claim),
  };
}

function elsewhere(answers: readonly ChainAnswer[], claim: ChainClaim): readonly string[] {
  const blocks = [...blocksOf(answers.flatMap((answer) => answer.records ?? []))];
  return claim === "no" && answers.some(({ said }) => said === "yes")
    ? [`The chain holds it in block ${blocks.join(", ")}, which is not the block of the evidence.`]
    : [];
}
