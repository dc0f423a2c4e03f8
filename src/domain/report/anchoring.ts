import { sameDigest, type Digest } from "../digest.ts";
import { evidenceOf, verdictFacts, type ChainRecord } from "../outcome.ts";
import { digestOf, type Result } from "./report.ts";

/** The oldest chain record of a hash, and how many records of it the service named. */
export interface Anchoring {
  readonly first: ChainRecord;
  readonly count: number;
}

/**
 * The oldest of `records` that is about one of `hashes`: somebody else may have anchored the same bytes later, and
 * only the oldest says since when they exist. Records about other hashes prove nothing here.
 */
export function findAnchoring(records: readonly ChainRecord[], hashes: readonly Digest[]): Anchoring | undefined {
  const own = records.filter(({ matchedHash }) => hashes.some((hash) => sameDigest(matchedHash, hash)));
  const [start, ...others] = own;
  if (start === undefined) return undefined;
  const first = others.reduce((oldest, record) => (height(record) < height(oldest) ? record : oldest), start);
  return { first, count: own.length };
}

/** The anchoring of a result's digest, or of its proof's root; none where the verdict does not vouch for it. */
export function anchoringOf(result: Result): Anchoring | undefined {
  const { subject, outcome } = result;
  if (!verdictFacts[outcome.kind].anchored) return undefined;
  const root = "root" in subject ? [subject.root as Digest] : [];
  const digest = digestOf(result);
  return digest && findAnchoring(evidenceOf(outcome)?.records ?? [], [digest, ...root]);
}

/** The {@link anchoringOf} a result, or that of the list which covers it. */
export function blockOf(result: Result): Anchoring | undefined {
  const { outcome, coveredBy } = result;
  if (coveredBy === undefined) return anchoringOf(result);
  return verdictFacts[outcome.kind].anchored
    ? findAnchoring(evidenceOf(outcome)?.records ?? [], [coveredBy])
    : undefined;
}

function height({ blockNumber }: ChainRecord): number {
  return blockNumber === undefined ? Number.POSITIVE_INFINITY : Number(blockNumber);
}
