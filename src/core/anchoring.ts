import type { ChainRecord } from "./answer.ts";
import { sameDigest, type Digest } from "./digest.ts";
import type { Row } from "./row.ts";
import { isAnchored } from "../words/verdicts.ts";

/** `first` is the oldest chain record of a digest; `count` says how many records of it the service named. */
export interface Anchoring {
  readonly first: ChainRecord;
  readonly count: number;
}

/** Finds the oldest record of any of `digests`: it tells since when they exist, as anybody may anchor them again. */
export function findAnchoring(records: readonly ChainRecord[], digests: readonly Digest[]): Anchoring | undefined {
  const matching = records.filter(({ matchedHash }) => digests.some((digest) => sameDigest(matchedHash, digest)));
  const [first] = matching.toSorted((one, other) => heightOf(one) - heightOf(other));
  return first && { first, count: matching.length };
}

/** Finds the anchoring of a row's digest, proof root or list, if the verdict says that the chain holds it. */
export function anchoringOf({ subject, coveredBy, verdict, answer }: Row): Anchoring | undefined {
  if (!isAnchored({ verdict }) || answer === undefined) return undefined;
  const digests = [subject.digest ?? [], "root" in subject ? subject.root : []].flat();
  return findAnchoring(answer.records, coveredBy === undefined ? digests : [coveredBy]);
}

function heightOf({ blockNumber }: ChainRecord): number {
  return blockNumber === undefined ? Number.POSITIVE_INFINITY : Number(blockNumber);
}
