import type { AssetFacts } from "./recorded.ts";

interface FindingFacts {
  /** Kinds that are only reported have the verdict `skipped`: they do not fail a run. */
  readonly verdict: "changed" | "no-match" | "skipped";
  /** What became of it, beside others of its release. */
  readonly label: string;
}

/** What differs by kind and nothing else; the order is that of a report. */
export const findingFacts = {
  replaced: { verdict: "changed", label: "replaced" },
  removed: { verdict: "changed", label: "removed" },
  "anchored-late": { verdict: "changed", label: "anchored later than recorded" },
  "not-anchored": { verdict: "no-match", label: "not on the chain" },
  "tag-moved": { verdict: "changed", label: "tag moved" },
  "evidence-changed": { verdict: "changed", label: "evidence changed" },
  added: { verdict: "skipped", label: "added" },
  renamed: { verdict: "skipped", label: "renamed" },
  reuploaded: { verdict: "skipped", label: "uploaded again" },
} as const satisfies Record<string, FindingFacts>;

export type FindingKind = keyof typeof findingFacts;

/** What one side of a comparison says; of a release, its commit. */
export interface Side extends AssetFacts {
  /** Where it is another name than the finding's. */
  readonly name?: string;
  readonly commit?: string;
  readonly block?: number;
}

/** One difference between a record and what is there. */
export interface Finding {
  readonly kind: FindingKind;
  readonly verdict: FindingFacts["verdict"];
  /** The release's tag. */
  readonly release: string;
  /** The asset's recorded name; absent when it is the release itself. */
  readonly asset?: string;
  readonly recorded?: Side;
  readonly seen?: Side;
  /** When it was last as recorded, ISO 8601 in UTC. */
  readonly since?: string;
}

/** A finding of `kind` with the verdict of its kind. */
export function toFinding(kind: FindingKind, found: Omit<Finding, "kind" | "verdict">): Finding {
  return { kind, verdict: findingFacts[kind].verdict, ...found };
}

/** Whether it says that a release is not as recorded; the others are only told. */
export function isAlarm({ verdict }: Finding): boolean {
  return verdict !== "skipped";
}
