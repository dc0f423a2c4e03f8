import type { AnchorError } from "./errors.ts";
import type { Verdict } from "./outcome.ts";

/** Where a run took place, as its door knows it; empty texts where it does not. */
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
