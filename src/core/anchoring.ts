import type { ChainRecord } from "./answer.ts";
import { sameDigest, type Digest } from "./digest.ts";
import type { Row } from "./row.ts";
import { isAnchored } from "../words/verdicts.ts";

/** The oldest chain record of a digest, and how many records of it the service named. */
export interface Anchoring {
  readonly first: ChainRecord;
  readonly count: number;
}

/** Finds the oldest record of any of `hashes`: it tells since when they exist, as anybody may anchor them again. */
export function findAnchoring(records: readonly ChainRecord[], hashes: readonly Digest[]): Anchoring | undefined {
  const own = records.filter(({ matchedHash }) => hashes.some((hash) => sameDigest(matchedHash, hash)));
  const [start, ...others] = own;
  if (start === undefined) return undefined;
  const first = others.reduce((oldest, record) => (height(record) < height(oldest) ? record : oldest), start);
  return { first, count: own.length };
}

/** Finds the anchoring of a row's digest, proof root or list, if the verdict says that the chain holds it. */
export function anchoringOf({ subject, coveredBy, verdict, answer }: Row): Anchoring | undefined {
  if (!isAnchored({ verdict }) || answer === undefined) return undefined;
  const own = [subject.digest ?? [], "root" in subject ? subject.root : []].flat();
  return findAnchoring(answer.records, coveredBy === undefined ? own : [coveredBy]);
}

function height({ blockNumber }: ChainRecord): number {
  return blockNumber === undefined ? Number.POSITIVE_INFINITY : Number(blockNumber);
}
