import type { Finding, FindingKind } from "../compare/finding.ts";

/** What a finding of each kind says of its asset, tag or release. */
export const findingSentences = {
  replaced: "was replaced: other bytes are served under this name",
  removed: "was removed",
  "anchored-late": "is on the chain later than recorded: its earliest block is younger",
  "not-anchored": "is recorded as anchored, and the chain does not hold it",
  "tag-moved": "points to another commit",
  "evidence-changed": "is evidence that was altered or dropped",
  added: "was added, and no evidence names it",
  renamed: "has another name now",
  reuploaded: "was uploaded again, the same bytes",
} as const satisfies Record<FindingKind, string>;

/** A finding in one plain sentence, whose subject stands elsewhere. */
export function sayFinding({ kind, asset, since }: Finding): string {
  const what = asset === undefined ? (kind === "tag-moved" ? "The tag" : "The release") : "It";
  const last = since === undefined ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
  return `${what} ${findingSentences[kind]}.${last}`;
}
