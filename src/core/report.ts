import { type Digest, sameDigest } from "./digest.ts";
import {
  evidenceOf,
  isAnchored,
  openOf,
  statusOf,
  verdictFacts,
  verdicts,
  type Outcome,
  type Status,
  type Verdict,
  type ChainRecord,
} from "./outcome.ts";
import type { Named, ProofItem, Subject } from "./subject.ts";

/** What every reader of a demonstration has to know: the local service's chain and a node's `-test` are both such. */
export const demonstrationNote = "A demonstration on a private test chain: nothing was anchored on a public chain.";

export type Mode = "stamp" | "check" | "verify";

/** What became of the proof file of a digest. */
export type ProofState =
  /** It lies in the folder for evidence under the name `file`; `uid` where it is known. */
  | { readonly kind: "written"; readonly file: string; readonly item: ProofItem; readonly uid?: string }
  /** A later run can ask for it by `uid`. */
  | { readonly kind: "pending"; readonly uid: string; readonly note: string }
  | { readonly kind: "unclear"; readonly note: string }
  /** Nothing was asked for it and nothing was spent. */
  | { readonly kind: "missing"; readonly note: string }
  | { readonly kind: "failed"; readonly uid?: string };

/** What happened to one subject. `subject` has no digest when its bytes could not be read. */
export interface Result {
  readonly subject: Named | Subject;
  readonly outcome: Outcome;
  /** The manifest's digest, when the verdict is the manifest's (interface §1.1 `anchor`). */
  readonly coveredBy?: Digest;
  /** What became of its proof file, where one was to be obtained or is at hand (interface §5.1). */
  readonly proof?: ProofState;
}

/** A whole run, results in subject order. */
export interface Report {
  readonly mode: Mode;
  readonly results: readonly Result[];
  readonly status: Status;
  readonly tally: Readonly<Record<Verdict, number>>;
  /** Subjects that the chain is known to hold. */
  readonly anchoredCount: number;
  readonly allAnchored: boolean;
  /** At least one answer came from the local service, or from a chain for tests. */
  readonly demo: boolean;
}

/** Counts and judges `results` (interface §1.2 `status`, `anchored-count`, `all-anchored`). */
export function toReport(mode: Mode, results: readonly Result[]): Report {
  const tally = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  const statuses = new Set<Status>();
  let anchoredCount = 0;
  let demo = false;
  for (const { outcome } of results) {
    tally[outcome.kind] += 1;
    statuses.add(statusOf(outcome));
    if (isAnchored(outcome)) anchoredCount += 1;
    demo ||= evidenceOf(outcome)?.demo === true;
  }
  const status = (["failed", "unknown", "pending"] as const).find((each) => statuses.has(each)) ?? "finalized";
  const allAnchored = results.length > 0 && anchoredCount === results.length;
  return { mode, results, status, tally, anchoredCount, allAnchored, demo };
}

/** The results whose verdict fails the step (interface §1.1 `fail-on`), in subject order. */
export function failures(report: Report, failOn: ReadonlySet<Verdict>): readonly Result[] {
  return report.results.filter(({ outcome }) => failOn.has(outcome.kind));
}

/**
 * Whether a run that was to stamp has stamped nothing: nothing was accepted, and nothing is on the chain. It then fails
 * whatever `fail-on` names, unless that is `none` or nobody was to be asked (interface §1.6).
 */
export function isNothingStamped({ mode, results, tally }: Report, failOn: ReadonlySet<Verdict>): boolean {
  const isDone = tally.changed > 0 || verdicts.some((verdict) => verdictFacts[verdict].stamped && tally[verdict] > 0);
  // Of what failed for want of its proof alone, the stamp stands.
  if (results.some(({ outcome }) => outcome.kind === "failed" && outcome.ofDigest !== undefined)) return false;
  return mode === "stamp" && !isDone && tally.skipped < results.length && failOn.size > 0;
}

/** How many stamps were sent whose answers nobody heard: each may have been spent (interface §1.7). */
export function countPerhapsSpent({ results }: Report): number {
  return results.filter(({ outcome }) => outcome.kind === "unclear" || openOf(outcome) !== undefined).length;
}

/** The digest of a result's subject, where its bytes or its digest were at hand. */
export function digestOf({ subject }: Pick<Result, "subject">): Digest | undefined {
  return "digest" in subject ? subject.digest : undefined;
}

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

/**
 * The anchoring of a result's digest or its proof's root, or of the list that covers it; none where the verdict does not
 * vouch for it.
 */
export function anchoringOf({ subject, outcome, coveredBy }: Result): Anchoring | undefined {
  if (!isAnchored(outcome)) return undefined;
  const own = "digest" in subject ? [subject.digest, ...("root" in subject ? [subject.root as Digest] : [])] : [];
  return findAnchoring(evidenceOf(outcome)?.records ?? [], coveredBy === undefined ? own : [coveredBy]);
}

function height({ blockNumber }: ChainRecord): number {
  return blockNumber === undefined ? Number.POSITIVE_INFINITY : Number(blockNumber);
}
