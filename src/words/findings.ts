/** The words of a monitor: what is said of each kind of finding, and what to do about it. */

export interface FindingFacts {
  /** `skipped` for kinds that are reported but do not fail a run. */
  readonly verdict: "changed" | "no-match" | "skipped";
  readonly label: string;
  /** Follows the name of the asset, tag or release. */
  readonly sentence: string;
}

/** The kinds of findings, in the order in which a report shows them. */
export const findingFacts = {
  replaced: {
    verdict: "changed",
    label: "replaced",
    sentence: "was replaced: other bytes are served under this name",
  },
  removed: { verdict: "changed", label: "removed", sentence: "was removed" },
  "anchored-late": {
    verdict: "changed",
    label: "anchored later than recorded",
    sentence: "was stamped later than the record says: its first block is younger",
  },
  "not-anchored": {
    verdict: "no-match",
    label: "not on the chain",
    sentence: "is recorded as stamped, but the chain does not hold it",
  },
  "tag-moved": { verdict: "changed", label: "tag moved", sentence: "points to another commit" },
  "evidence-changed": {
    verdict: "changed",
    label: "evidence changed",
    sentence: "is evidence, and was changed or removed",
  },
  added: { verdict: "skipped", label: "added", sentence: "was added, and no evidence names it" },
  renamed: { verdict: "skipped", label: "renamed", sentence: "has another name now" },
  reuploaded: { verdict: "skipped", label: "uploaded again", sentence: "was uploaded again with the same bytes" },
} as const satisfies Record<string, FindingFacts>;

export type FindingKind = keyof typeof findingFacts;

/** What to do about findings; the texts are used in Markdown and as plain text. */
export const findingAdvice = {
  own: "If you did not do this yourself, treat these files as tampered with: take them down, tell who may have downloaded them, and change the credentials that can write releases.",
  others:
    "Do not use these files until their project says why they changed. Ask there by an issue, and keep the copies that you have.",
  accept:
    "accept it. For a replaced file, give its new SHA3-256, which `openssl dgst -sha3-256 FILE` prints, as a line `TAG/NAME sha3-256:…` in `accept`. For anything else, delete what is recorded from `monitor.json`: the line of a file, the `commit` of a tag, the entry of a release or a repository.",
  stamp: "Then stamp your files again, so that the evidence names them as they are now.",
} as const;

/** Why the monitor did not ask the chain about a recorded file, by its `ChainState` (monitor/compare.ts). */
export const notAskedNotes: Partial<Record<string, string>> = {
  never: "It was never anchored.",
  young: "It was stamped less than block-time ago. The next look asks about it.",
};

/** For changes that only a person makes, never a build. */
export const deliberateChangeAdvice =
  "Find out who did this, and why. If you meant it, delete what the baseline records of it. Otherwise treat the release as attacked.";
