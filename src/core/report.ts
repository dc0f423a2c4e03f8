/** The results of a run, and the facts that its files, outputs and summary add to them. */
import type { ChainName } from "./chain-name.ts";
import { type Digest, sameDigest, type Named, type Subject } from "./digest.ts";
import type { AnchorError, ErrorCode } from "./errors.ts";
import type { ChainRecord } from "./answer.ts";
import {
  evidenceOf,
  isAnchored,
  refusalOf,
  verdictFacts,
  verdictOnDigest,
  verdicts,
  type FailWord,
  type Outcome,
  type Status,
  type Verdict,
} from "./outcome.ts";

/** What every reader of a demonstration has to know: the local service's chain and a node's `-test` are both such. */
export const demonstrationNote = "A demonstration on a private test chain: nothing was anchored on a public chain.";

/** What the signature of a clock proves, and what it does not prove. */
export const signedMeaning =
  "A signed time stamp proves that exactly these bytes existed by its time; not who made them, nor that the build was clean. It is as good as its signer; a block does not depend on one.";

export type Mode = "stamp" | "check" | "verify";

/** What happened to one subject. `subject` has no digest when its bytes could not be read. */
export interface Result {
  readonly subject: Named | Subject;
  readonly outcome: Outcome;
  /** The manifest's digest, when the verdict is the manifest's. */
  readonly coveredBy?: Digest;
  /** It is the manifest: people count files, without it. */
  readonly isList?: true;
  /** The stamp of an earlier run whose block may still come, where the chain does not hold the digest; milliseconds. */
  readonly young?: { readonly ageMs: number; readonly blockTimeMs: number };
  /** The list was stamped with LF line ends, and this one has CRLF. */
  readonly isOfLf?: true;
  /** Another digest that earlier runs recorded under this name in the folder for evidence. */
  readonly recorded?: { readonly digest: Digest; readonly isStamped: boolean };
  /** Other digests that are recorded under its name, or were stamped under it before, newest first. */
  readonly former?: readonly Digest[];
}

/** A whole run, results in subject order. */
export interface Report {
  readonly mode: Mode;
  readonly results: readonly Result[];
  readonly status: Status;
  readonly tally: Readonly<Record<Verdict, number>>;
  /** Number of subjects that the chain is known to hold. */
  readonly anchoredCount: number;
  readonly allAnchored: boolean;
  /** At least one answer came from the local service, or from a chain for tests. */
  readonly demo: boolean;
}

/** Counts and judges `results`. */
export function toReport(mode: Mode, results: readonly Result[]): Report {
  const tally = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  const statuses = new Set<Status>();
  let anchoredCount = 0;
  let demo = false;
  for (const { outcome } of results) {
    tally[outcome.kind] += 1;
    statuses.add(verdictFacts[outcome.kind].status);
    if (isAnchored(outcome)) anchoredCount += 1;
    demo ||= evidenceOf(outcome)?.demo === true;
  }
  const status = (["failed", "unknown", "pending"] as const).find((each) => statuses.has(each)) ?? "finalized";
  const allAnchored = results.length > 0 && anchoredCount === results.length;
  return { mode, results, status, tally, anchoredCount, allAnchored, demo };
}

/** Leaves out the list that stands for the files. */
export function filesAmong<Item extends Pick<Result, "isList">>(items: readonly Item[]): readonly Item[] {
  return items.some(({ isList }) => isList === true) ? items.filter(({ isList }) => isList !== true) : items;
}

/** The report on files alone, without the lists that stand for them. */
export function toFilesReport(report: Report): Report {
  const files = filesAmong(report.results);
  return files.length === report.results.length ? report : toReport(report.mode, files);
}

/** The results that fail the step, in subject order. */
export function failures(report: Report, failOn: ReadonlySet<FailWord>): readonly Result[] {
  return report.results.filter(({ outcome }) => failsRun(outcome, failOn));
}

/** Whether an outcome fails the run: by its verdict, or by what a request about it met. */
export function failsRun(outcome: Outcome, failOn: ReadonlySet<FailWord>): boolean {
  return failOn.has(outcome.kind) || (failOn.size > 0 && alwaysRed.has(refusalOf(outcome)?.code));
}

/** These fail a run whatever its verdicts are: a refused key, a used-up plan, an answer about another hash. */
const alwaysRed: ReadonlySet<ErrorCode | undefined> = new Set([
  "API_KEY_REJECTED",
  "PLAN_LIMIT_REACHED",
  "REPLY_MISMATCH",
]);

/**
 * Whether a stamping run has stamped nothing: nothing was accepted, and nothing is on the chain. It then fails
 * whatever `fail-on` names, unless that is `none` or the run was to send nothing.
 */
export function isNothingStamped(
  { mode, results }: Report,
  { failOn, isSkipped = false }: Pick<RunFacts, "failOn" | "isSkipped">,
): boolean {
  const isDone = results.some(({ outcome }) => verdictFacts[verdictOnDigest(outcome)].stamped);
  return mode === "stamp" && !isDone && !isSkipped && results.length > 0 && failOn.size > 0;
}

/** Returns the digest of a result's subject, where it is known. */
export function digestOf({ subject }: Pick<Result, "subject">): Digest | undefined {
  return "digest" in subject ? subject.digest : undefined;
}

/** The oldest chain record of a hash, and how many records of it the service named. */
export interface Anchoring {
  readonly first: ChainRecord;
  readonly count: number;
}

/**
 * Finds the oldest of `records` that is about one of `hashes`: others may have anchored the same bytes later, and
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
 * Finds the anchoring of a result's digest, of its proof's root, or of the list that covers it; none where the verdict
 * does not say that the chain holds it.
 */
export function anchoringOf({ subject, outcome, coveredBy }: Result): Anchoring | undefined {
  if (!isAnchored(outcome)) return undefined;
  const own = "digest" in subject ? [subject.digest, ...("root" in subject ? [subject.root as Digest] : [])] : [];
  return findAnchoring(evidenceOf(outcome)?.records ?? [], coveredBy === undefined ? own : [coveredBy]);
}

function height({ blockNumber }: ChainRecord): number {
  return blockNumber === undefined ? Number.POSITIVE_INFINITY : Number(blockNumber);
}

/** Where a run took place, as its host reports it; unknown texts are empty. */
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

/** What a witness says, in a sentence without its full stop. */
export interface WitnessSentence {
  readonly sentence: string;
  /** Where a calendar keeps what leads from its promise to the block. */
  readonly url?: string;
}

/** Facts about a run that its files, outputs and summary show besides the results. */
export interface RunFacts extends RunOrigin {
  /** The run's mode, where the report has another one: a monitor verifies. */
  readonly mode?: "monitor";
  readonly startedAt: Date;
  readonly finishedAt: Date;
  /** As given, without a trailing slash; empty where only chain nodes were asked. */
  readonly apiUrl: string;
  /** Addresses of the chain nodes that were asked, without user and password. */
  readonly nodeNames?: readonly string[];
  /** What the chain is called, by the input or by who was asked; absent where nobody says. */
  readonly chain?: ChainName | undefined;
  readonly dryRun: boolean;
  /** The run was to send nothing: a dry run, or one without a key that was to be skipped. */
  readonly isSkipped?: boolean | undefined;
  /** How many requests a real run would make, in a sentence, where `dry-run` asked for that. */
  readonly plan?: string;
  /** Absolute paths of the evidence files that were written. */
  readonly resultsPath?: string | undefined;
  readonly checksumsPath?: string | undefined;
  readonly statementPath?: string | undefined;
  readonly pagePath?: string | undefined;
  /** Path of the file that is the next baseline of a monitor. */
  readonly monitorPath?: string | undefined;
  /** What each witness of the list says. */
  readonly witnessed?: readonly WitnessSentence[];
  /** Address of the issue about what a monitor found. */
  readonly issueUrl?: string | undefined;
  /** Address of the release that was written to. */
  readonly releaseUrl?: string | undefined;
  /** Errors of evidence that could not be written. */
  readonly unwritten?: readonly AnchorError[];
  /** What fails the step. */
  readonly failOn: ReadonlySet<FailWord>;
}

/** The origin of a run whose place is unknown, such as in a bare shell. */
export const unknownOrigin: RunOrigin = {
  repository: "",
  ref: "",
  tag: "",
  commit: "",
  runId: "",
  runAttempt: "",
  runUrl: "",
};
