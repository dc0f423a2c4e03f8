import type { AnchorError } from "./errors.ts";

/** One record of the digest on the chain (spec §2.5). Dates are kept as the service wrote them: it names no zone. */
export interface ChainRecord {
  readonly blockNumber?: number | string;
  readonly blockDate?: string;
  readonly txpowId?: string;
  readonly transactionId?: string;
  readonly coinId?: string;
  readonly matchedHash?: string;
}

/** A part of the file that matched (spec §2.5, shape by service-facts §1); offsets and sizes in bytes. */
export interface FileSegment {
  readonly matchedHash?: string;
  readonly offset?: number;
  readonly packetSize?: number;
}

/** The service's PDF report; `url` is a bearer secret that lives for an hour. */
export interface ReportLink {
  readonly url: string;
  readonly fileName?: string;
  readonly size?: number;
  readonly expiresIn?: string;
}

/** What the service said about one digest, in our words; every text in it is the service's and untrusted. */
export interface Evidence {
  /** The id that was sent with the request. */
  readonly requestId: string;
  /** The id that stands in the answer (spec §2.2), as a rule the same. */
  readonly answerId?: string;
  readonly message?: string;
  readonly service?: string;
  /** When the service answered, ISO 8601 as sent. */
  readonly date?: string;
  readonly result?: string;
  readonly method?: string;
  readonly uniqueHashes?: number;
  readonly records: readonly ChainRecord[];
  readonly segments: readonly FileSegment[];
  readonly nftCoinId?: string;
  readonly nftTxnId?: string;
  /** Chain address the stamp was sent to (spec §2.3). */
  readonly address?: string;
  readonly report?: ReportLink;
  /** The answer came from the local service: nothing was anchored on a public chain. */
  readonly demo?: true;
}

/** Everything that can happen to one target; `kind` is its verdict (interface §1.5). */
export type Outcome =
  | { readonly kind: "anchored"; readonly finalized: boolean; readonly evidence: Evidence }
  | { readonly kind: "already-anchored"; readonly evidence: Evidence }
  | { readonly kind: "found"; readonly evidence: Evidence }
  | { readonly kind: "not-found"; readonly evidence: Evidence }
  | { readonly kind: "verified"; readonly evidence: Evidence }
  | { readonly kind: "no-match"; readonly evidence: Evidence }
  | { readonly kind: "pending"; readonly note: string; readonly requestId?: string; readonly evidence?: Evidence }
  | { readonly kind: "unknown"; readonly note: string; readonly requestId?: string; readonly evidence?: Evidence }
  | { readonly kind: "failed"; readonly error: AnchorError; readonly requestId?: string }
  | { readonly kind: "skipped"; readonly note: string };

export type Verdict = Outcome["kind"];

/** The four statuses of a tool result (spec §3). */
export type Status = "pending" | "finalized" | "failed" | "unknown";

interface VerdictFacts {
  readonly status: Status;
  /** The digest is known to be on the chain or on its way there. */
  readonly anchored: boolean;
  readonly icon: string;
  /** Completes "3 …" in a heading. */
  readonly label: string;
}

/** What differs by verdict and nothing else; a new verdict does not compile until it has its row. */
export const verdictFacts = {
  anchored: { status: "pending", anchored: true, icon: "⚓", label: "anchored" },
  "already-anchored": { status: "finalized", anchored: true, icon: "⚓", label: "already anchored" },
  found: { status: "finalized", anchored: true, icon: "✅", label: "found" },
  "not-found": { status: "finalized", anchored: false, icon: "❌", label: "not found" },
  verified: { status: "finalized", anchored: true, icon: "✅", label: "verified" },
  "no-match": { status: "finalized", anchored: false, icon: "❌", label: "no match" },
  pending: { status: "pending", anchored: false, icon: "⏳", label: "pending" },
  unknown: { status: "unknown", anchored: false, icon: "❔", label: "unknown" },
  failed: { status: "failed", anchored: false, icon: "⛔", label: "failed" },
  skipped: { status: "unknown", anchored: false, icon: "⏭️", label: "skipped" },
} as const satisfies Record<Verdict, VerdictFacts>;

/** Every verdict, in the order of interface §1.5. */
export const verdicts = Object.keys(verdictFacts) as readonly Verdict[];

/** The status of one outcome: an accepted stamp is `pending` until a check has found it. */
export function statusOf(outcome: Outcome): Status {
  return outcome.kind === "anchored" && outcome.finalized ? "finalized" : verdictFacts[outcome.kind].status;
}

/** What the service said, where it said anything. */
export function evidenceOf(outcome: Outcome): Evidence | undefined {
  return "evidence" in outcome ? outcome.evidence : undefined;
}

/** The request id to quote to the service's operator, where a request was made. */
export function requestIdOf(outcome: Outcome): string | undefined {
  const own = "requestId" in outcome ? outcome.requestId : undefined;
  return own ?? evidenceOf(outcome)?.requestId ?? (outcome.kind === "failed" ? outcome.error.requestId : undefined);
}
