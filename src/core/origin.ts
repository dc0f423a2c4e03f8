export type Mode = "stamp" | "check" | "verify";

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
