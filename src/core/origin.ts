export type Mode = "stamp" | "check" | "verify";

/** Where a run took place, as its host reports it; unknown texts are empty. */
export interface RunOrigin {
  /** `owner/name`. */
  readonly repository: string;
  /** In full, such as `refs/tags/v1`. */
  readonly ref: string;
  /** The tag's name, where `ref` is a tag. */
  readonly tag: string;
  readonly commit: string;
  readonly runId: string;
  readonly runAttempt: string;
  readonly runUrl: string;
}

/** For a run outside CI and repositories, such as in a bare shell. */
export const unknownOrigin: RunOrigin = {
  repository: "",
  ref: "",
  tag: "",
  commit: "",
  runId: "",
  runAttempt: "",
  runUrl: "",
};
