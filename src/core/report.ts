/** The results of a run, and the facts that its files, outputs and summary add to them. */
import type { ChainName } from "./chain-name.ts";
import type { AnchorError, ErrorCode } from "./errors.ts";
import { refusalOf, type Judgement, type Row } from "./row.ts";
import { isAnchored, verdictFacts, verdicts, type FailWord, type Status, type Verdict } from "../words/verdicts.ts";

/** What every reader of a demonstration has to know: the local service's chain and a node's `-test` are both such. */
export const demonstrationNote = "A demonstration on a private test chain: nothing was anchored on a public chain.";

/** What the signature of a clock proves, and what it does not prove. */
export const signedMeaning =
  "A signed time stamp proves that exactly these bytes existed by its time; not who made them, nor that the build was clean. You must trust the signer of a time stamp; a block does not depend on one signer.";

export type Mode = "stamp" | "check" | "verify";

/** A whole run, results in subject order. */
export interface Report {
  readonly mode: Mode;
  readonly results: readonly Row[];
  readonly status: Status;
  readonly tally: Readonly<Record<Verdict, number>>;
  /** Number of subjects that the chain is known to hold. */
  readonly anchoredCount: number;
  readonly allAnchored: boolean;
  /** At least one answer came from the local service, or from a chain for tests. */
  readonly demo: boolean;
}

/** Counts and judges `results`. */
export function toReport(mode: Mode, results: readonly Row[]): Report {
  const tally = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  const statuses = new Set<Status>();
  let anchoredCount = 0;
  let demo = false;
  for (const row of results) {
    tally[row.verdict] += 1;
    statuses.add(verdictFacts[row.verdict].status);
    if (isAnchored(row)) anchoredCount += 1;
    demo ||= row.answer?.demo === true;
  }
  const status = (["failed", "unknown", "pending"] as const).find((each) => statuses.has(each)) ?? "finalized";
  const allAnchored = results.length > 0 && anchoredCount === results.length;
  return { mode, results, status, tally, anchoredCount, allAnchored, demo };
}

/** Leaves out the list that stands for the files. */
export function filesAmong<Item extends Pick<Row, "isList">>(items: readonly Item[]): readonly Item[] {
  return items.some(({ isList }) => isList === true) ? items.filter(({ isList }) => isList !== true) : items;
}

/** The report on files alone, without the lists that stand for them. */
export function toFilesReport(report: Report): Report {
  const files = filesAmong(report.results);
  return files.length === report.results.length ? report : toReport(report.mode, files);
}

/** The results that fail the step, in subject order. */
export function failures(report: Report, failOn: ReadonlySet<FailWord>): readonly Row[] {
  return report.results.filter((row) => failsRun(row, failOn));
}

/** Whether an outcome fails the run: by its verdict, or by what a request about it met. */
export function failsRun(outcome: Judgement, failOn: ReadonlySet<FailWord>): boolean {
  return failOn.has(outcome.verdict) || (failOn.size > 0 && alwaysRed.has(refusalOf(outcome)?.code));
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
  const isDone = results.some(({ ofDigest, verdict }) => verdictFacts[ofDigest ?? verdict].stamped);
  return mode === "stamp" && !isDone && !isSkipped && results.length > 0 && failOn.size > 0;
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
