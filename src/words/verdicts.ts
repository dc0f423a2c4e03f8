/** The verdicts, and what depends on the verdict alone. This file imports nothing, since every start loads it. */

/** The `status` that a tool for assistants returns. */
export type Status = "pending" | "finalized" | "failed" | "unknown";

/**
 * The class decides colours and exit codes. `anchored`: the chain holds the digest; `signed`: a witness dated the
 * digest; `wrong`: the bytes are not as they should be; `open`: no block is known to hold the stamp yet;
 * `unanswered`: no answer proves anything; `failed`: another error; `skipped`: no request was wanted.
 */
export type VerdictClass = "anchored" | "signed" | "wrong" | "open" | "unanswered" | "failed" | "skipped";

interface VerdictFacts {
  readonly status: Status;
  readonly class: VerdictClass;
  readonly icon: string;
  /** Completes "3 …" in a heading. */
  readonly label: string;
  /** Whether the verdict is on a stamp that was made, by this run or earlier. */
  readonly isStamped: boolean;
}

export const verdictFacts = {
  accepted: { status: "pending", class: "open", icon: "⏳", label: "accepted", isStamped: true },
  anchored: { status: "finalized", class: "anchored", icon: "⚓", label: "anchored", isStamped: true },
  "already-anchored": {
    status: "finalized",
    class: "anchored",
    icon: "⚓",
    label: "already anchored",
    isStamped: true,
  },
  found: { status: "finalized", class: "anchored", icon: "✅", label: "found", isStamped: false },
  "not-found": { status: "finalized", class: "wrong", icon: "❌", label: "not found", isStamped: false },
  verified: { status: "finalized", class: "anchored", icon: "✅", label: "verified", isStamped: false },
  "no-match": { status: "finalized", class: "wrong", icon: "❌", label: "no match", isStamped: false },
  timestamped: { status: "finalized", class: "signed", icon: "🕒", label: "time-stamped", isStamped: true },
  changed: { status: "finalized", class: "wrong", icon: "❌", label: "changed", isStamped: false },
  unclear: { status: "pending", class: "open", icon: "❔", label: "unclear", isStamped: false },
  unknown: { status: "unknown", class: "unanswered", icon: "❔", label: "unknown", isStamped: false },
  unreachable: { status: "failed", class: "unanswered", icon: "📡", label: "unreachable", isStamped: false },
  failed: { status: "failed", class: "failed", icon: "⛔", label: "failed", isStamped: false },
  skipped: { status: "unknown", class: "skipped", icon: "⏭️", label: "skipped", isStamped: false },
} as const satisfies Record<string, VerdictFacts>;

export type Verdict = keyof typeof verdictFacts;

export const verdicts = Object.keys(verdictFacts) as readonly Verdict[];

/** A value of the input `fail-on`: a verdict, or `witness` for a witness that gave no usable answer. */
export type FailCondition = Verdict | "witness";

export const failConditions: readonly FailCondition[] = [...verdicts, "witness"];

/** The verdicts that `fail-on: any` stands for. */
export const anyFailureVerdicts: readonly Verdict[] = verdicts.filter(
  (verdict) => !isAnchoredOrSigned({ verdict }) && verdict !== "skipped",
);

/** Whether the chain is known to hold the digest. */
export function isAnchored({ verdict }: { readonly verdict: Verdict }): boolean {
  return verdictFacts[verdict].class === "anchored";
}

/** Whether the chain is known to hold the digest, or a witness has dated it where no chain was asked. */
export function isAnchoredOrSigned({ verdict }: { readonly verdict: Verdict }): boolean {
  return verdictFacts[verdict].class === "anchored" || verdictFacts[verdict].class === "signed";
}
