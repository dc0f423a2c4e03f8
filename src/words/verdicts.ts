/** The verdicts, and what differs by verdict and nothing else. Loaded at every start: it imports nothing. */

/** The four statuses of a tool result. */
export type Status = "pending" | "finalized" | "failed" | "unknown";

/**
 * The meaning of a verdict: the chain is known to hold the digest; a clock has signed it; the bytes are not as they
 * should be; no block is known to hold the stamp yet; no answer proves anything; another error; no request was wanted.
 * Colours, exit codes and the default of `fail-on` follow from this class.
 */
export type VerdictClass = "anchored" | "signed" | "wrong" | "open" | "unanswered" | "failed" | "skipped";

interface VerdictFacts {
  readonly status: Status;
  readonly class: VerdictClass;
  readonly icon: string;
  /** Completes "3 …" in a heading. */
  readonly label: string;
  /** The verdict answers a stamp that was made now or before. */
  readonly stamped: boolean;
}

/** What differs by verdict and nothing else; a new verdict does not compile until it has its row. */
export const verdictFacts = {
  accepted: { status: "pending", class: "open", icon: "⏳", label: "accepted", stamped: true },
  anchored: { status: "finalized", class: "anchored", icon: "⚓", label: "anchored", stamped: true },
  "already-anchored": { status: "finalized", class: "anchored", icon: "⚓", label: "already anchored", stamped: true },
  found: { status: "finalized", class: "anchored", icon: "✅", label: "found", stamped: false },
  "not-found": { status: "finalized", class: "wrong", icon: "❌", label: "not found", stamped: false },
  verified: { status: "finalized", class: "anchored", icon: "✅", label: "verified", stamped: false },
  "no-match": { status: "finalized", class: "wrong", icon: "❌", label: "no match", stamped: false },
  timestamped: { status: "finalized", class: "signed", icon: "🕒", label: "time-stamped", stamped: true },
  changed: { status: "finalized", class: "wrong", icon: "❌", label: "changed", stamped: false },
  unclear: { status: "pending", class: "open", icon: "❔", label: "unclear", stamped: false },
  unknown: { status: "unknown", class: "unanswered", icon: "❔", label: "unknown", stamped: false },
  unreachable: { status: "failed", class: "unanswered", icon: "📡", label: "unreachable", stamped: false },
  failed: { status: "failed", class: "failed", icon: "⛔", label: "failed", stamped: false },
  skipped: { status: "unknown", class: "skipped", icon: "⏭️", label: "skipped", stamped: false },
} as const satisfies Record<string, VerdictFacts>;

export type Verdict = keyof typeof verdictFacts;

export const verdicts = Object.keys(verdictFacts) as readonly Verdict[];

/** What may fail a run: a verdict, or a witness that gave no usable answer. */
export type FailCondition = Verdict | "witness";

/** Every {@link FailCondition}. */
export const failConditions: readonly FailCondition[] = [...verdicts, "witness"];

/** What `any` stands for: every verdict that is neither green nor skipped. */
export const anyFailure: readonly Verdict[] = verdicts.filter(
  (verdict) => !isGreen({ verdict }) && verdict !== "skipped",
);

/** Whether the chain is known to hold the digest. */
export function isAnchored({ verdict }: { readonly verdict: Verdict }): boolean {
  return verdictFacts[verdict].class === "anchored";
}

/** Whether the chain is known to hold the digest, or a clock has signed it where no chain was asked. */
export function isGreen({ verdict }: { readonly verdict: Verdict }): boolean {
  return verdictFacts[verdict].class === "anchored" || verdictFacts[verdict].class === "signed";
}
