/** What a run found out, and what its files, outputs and summary say beside that. */
import { type Digest, sameDigest, type Named, type ProofItem, type Subject } from "./digest.ts";
import type { AnchorError } from "./errors.ts";
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

/** Where a run took place, as its host knows it; empty texts where it does not. */
export interface RunOrigin {
  /** Owner and name, with a slash between them. */
  readonly repository: string;
  /** In full, such as `refs/tags/v1`. */
  readonly ref: string;
  /** The tag that `ref` names. */
  readonly tag: string;
  readonly commit: string;
  readonly runId: string;
  readonly runAttempt: string;
  /** The run's page. */
  readonly runUrl: string;
}

/** What a run's files, outputs and summary say beside its results. */
export interface RunFacts extends RunOrigin {
  /** The run's mode, where the report has another one: a monitor verifies. */
  readonly mode?: "monitor";
  readonly startedAt: Date;
  readonly finishedAt: Date;
  /** As given, without a trailing slash; empty where only chain nodes were asked. */
  readonly apiUrl: string;
  /** Addresses of the chain nodes that were asked, without user and password. */
  readonly nodeNames?: readonly string[];
  readonly dryRun: boolean;
  /** How many requests a real run would make, in a sentence, where that was asked (`dry-run`). */
  readonly plan?: string;
  /** Absolute paths of the evidence files that were written. */
  readonly resultsPath?: string | undefined;
  readonly checksumsPath?: string | undefined;
  readonly statementPath?: string | undefined;
  /** The next baseline of a monitor. */
  readonly monitorPath?: string | undefined;
  /** The issue about what a monitor found. */
  readonly issueUrl?: string | undefined;
  /** The release that was written to. */
  readonly releaseUrl?: string | undefined;
  /** Evidence that could not be written. */
  readonly unwritten?: readonly AnchorError[];
  /** The verdicts that fail the step. */
  readonly failOn: ReadonlySet<Verdict>;
}

/** Of a run that takes place nowhere in particular, such as in a bare shell. */
export const unknownOrigin: RunOrigin = {
  repository: "",
  ref: "",
  tag: "",
  commit: "",
  runId: "",
  runAttempt: "",
  runUrl: "",
};
