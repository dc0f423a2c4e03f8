import type { Verdict } from "../../domain/outcome.ts";

/** What a run's papers say beside its results. */
export interface RunFacts {
  readonly startedAt: Date;
  readonly finishedAt: Date;
  /** As given, without a trailing slash. */
  readonly apiUrl: string;
  readonly dryRun: boolean;
  /** How many requests a real run would make, in a sentence, where that was asked (`dry-run`). */
  readonly plan?: string;
  /** Absolute paths of the evidence files that were written. */
  readonly resultsPath?: string;
  readonly checksumsPath?: string;
  /** The release that was written to. */
  readonly releaseUrl?: string;
  /** The verdicts that fail the step. */
  readonly failOn: ReadonlySet<Verdict>;
  /** GITHUB_REPOSITORY, GITHUB_RUN_ID and GITHUB_SHA, where the runner gives them. */
  readonly repository?: string;
  readonly runId?: string;
  readonly commit?: string;
}
