import type { AnswerFacts } from "./answer.ts";
import type { Told } from "./front.ts";
import type { Digest } from "./digest.ts";
import { isOutage, withSaid, type AnchorError, type ErrorCode } from "./errors.ts";

/** A stamp whose answer left open whether the service acted: it may have been spent. */
export interface OpenStamp {
  /** The verdict when a check does not find the stamp: `unknown` where the answer came and could not be read. */
  readonly kind: "unclear" | "unknown";
  /** When the answer came or was lost, in milliseconds of a clock that never jumps. */
  readonly since: number;
  /** The stamp may be sent once more when the chain does not hold it in time. */
  readonly mayResend: boolean;
  /** What happened to the answer, in our words: one sentence. */
  readonly account: string;
  /** The service's own words, untrusted. */
  readonly said?: string;
  /** How long the service asked to wait before the next request, in milliseconds. */
  readonly pauseMs?: number;
  /** The service asked for a longer pause than a run makes, so the chain is not asked. */
  readonly heldBack?: AnchorError;
  /** The outage that cost the stamp its answer. */
  readonly outage?: AnchorError;
}

/**
 * The answer of a chain node about a digest: `too-recent`, when too few blocks are on top of the digest's block;
 * `not-kept`, when a node that has forgotten the past does not find it.
 */
export interface SourceAnswer {
  /** Without user and password. */
  readonly url: string;
  readonly said: Verdict | "too-recent" | "not-kept";
  readonly block?: number;
  readonly confirmations?: number;
  /** Why the node gave no answer. */
  readonly code?: ErrorCode;
}

/** Facts that an outcome of any verdict may have. */
export interface Sourced {
  /** The answers behind an outcome, where chain nodes were asked. */
  readonly sources?: readonly SourceAnswer[];
  /** The one node whose answer alone supports the outcome. */
  readonly restsOn?: string;
  /** The error of a later look after which nothing more is sent: it does not weaken the verdict. */
  readonly refusal?: AnchorError;
}

/** Everything that can happen to one target; `kind` is its verdict. */
export type Outcome = Sourced & Decided;

type Decided =
  | Accepted
  | OnChain
  | Answered
  | Changed
  | Timestamped
  | ({ readonly kind: "unclear" | "unknown" } & Noted)
  | ({ readonly kind: "unreachable" } & Failure)
  | ({ readonly kind: "failed" } & Failure & FailedFacts)
  | { readonly kind: "skipped"; readonly note: string };

/** A stamp that the chain is known to hold. */
export interface OnChain {
  readonly kind: "anchored" | "already-anchored";
  readonly evidence: AnswerFacts;
}

interface Accepted {
  readonly kind: "accepted";
  readonly evidence: AnswerFacts;
  readonly note?: string;
  /** Why the chain could not be asked about the stamp, where the run waited for it and got no answer. */
  readonly unasked?: ErrorCode;
  /** The calendars that promise a block of Bitcoin, where clocks were asked. */
  readonly promisedBy?: string;
}

interface Answered {
  readonly kind: "found" | "not-found" | "verified" | "no-match";
  readonly evidence: AnswerFacts;
  /** No chain was asked: the evidence at hand does not name these bytes. */
  readonly isUnrecorded?: true;
}

/** No chain was asked: an independent clock has signed the list that names the file, or a block of Bitcoin holds it. */
export interface Timestamped {
  readonly kind: "timestamped";
  /** Since when the list exists at the latest and who says so, in a sentence. */
  readonly note: string;
  /** That time as ISO 8601 in UTC; absent where only a look at a block of Bitcoin tells it. */
  readonly on?: string;
  /** The list that was signed. */
  readonly list: Digest;
}

interface Changed {
  readonly kind: "changed";
  readonly note: string;
  /** What to do, where it is not about the bytes of a file. */
  readonly advice?: string;
  readonly evidence?: AnswerFacts;
  /** The verdict on the digest, where the bytes are as recorded but other bytes are served. */
  readonly ofDigest?: Verdict;
}

interface Noted {
  readonly note: string;
  /** What to do, where it is not about the service's answer. */
  readonly advice?: Told;
  readonly requestId?: string;
  readonly evidence?: AnswerFacts;
  /** A later check of the chain may tell more. What happened to the stamp's answer comes before the note. */
  readonly open?: OpenStamp;
}

interface Failure {
  readonly error: AnchorError;
  /** A later check of the chain may tell more. */
  readonly open?: OpenStamp;
}

interface FailedFacts {
  /** A stamp was sent, and its answer does not show that the service did not act on it. */
  readonly mayBeSpent?: true;
}

export type Verdict = Decided["kind"];

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
} as const satisfies Record<Verdict, VerdictFacts>;

export const verdicts = Object.keys(verdictFacts) as readonly Verdict[];

/** What may fail a run: a verdict, or a witness that gave no usable answer. */
export type FailWord = Verdict | "witness";

/** Every {@link FailWord}. */
export const failWords: readonly FailWord[] = [...verdicts, "witness"];

/** What `any` stands for: every verdict that is neither green nor skipped. */
export const anyFailure: readonly Verdict[] = verdicts.filter((kind) => !isGreen({ kind }) && kind !== "skipped");

/** Whether the chain is known to hold the digest. */
export function isAnchored({ kind }: Pick<Outcome, "kind">): boolean {
  return verdictFacts[kind].class === "anchored";
}

/** Whether nothing is wrong: the user asked to skip this subject, or not to wait for its stamp. */
export function isFine(outcome: Outcome): boolean {
  if (outcome.kind === "accepted") return outcome.note === undefined;
  return isGreen(outcome) || outcome.kind === "skipped";
}

/** Whether the chain is known to hold the digest, or a clock has signed it where no chain was asked. */
export function isGreen({ kind }: Pick<Outcome, "kind">): boolean {
  return verdictFacts[kind].class === "anchored" || verdictFacts[kind].class === "signed";
}

/** An outcome that has an error. */
export type Failed = Extract<Outcome, { readonly error: AnchorError }>;

/** Returns the outcome of a target that failed with `error`: an outage is no verdict on the target. */
export function toFailure(error: AnchorError): Failed {
  return { kind: isOutage(error) ? "unreachable" : "failed", error };
}

/** Returns the error of an outcome that has one. */
export function errorOf(outcome: Outcome): AnchorError | undefined {
  return "error" in outcome ? outcome.error : undefined;
}

/** Returns the error of a request about the target, or that of a later check. */
export function refusalOf(outcome: Outcome): AnchorError | undefined {
  return outcome.refusal ?? errorOf(outcome);
}

/** Returns the open stamp of an outcome, where the answer to the stamp is still unknown. */
export function openOf(outcome: Outcome): OpenStamp | undefined {
  return "open" in outcome ? outcome.open : undefined;
}

/** Returns the verdict on the digest, also where the release serves other bytes under its name. */
export function verdictOnDigest(outcome: Outcome): Verdict {
  return ("ofDigest" in outcome && outcome.ofDigest) || outcome.kind;
}

/** Whether a stamp was sent and may have been spent, as far as the answers show. */
export function mayBeSpent(outcome: Outcome): boolean {
  if (outcome.kind === "unclear" || openOf(outcome) !== undefined) return true;
  return outcome.kind === "failed" && outcome.mayBeSpent === true;
}

/**
 * Renders the note of an outcome that has one: of an open stamp first what happened to its answer.
 *
 * @param isQuoted whether the service's own words about that are said too
 */
export function renderNote(outcome: Outcome, isQuoted = true): string | undefined {
  const note = "note" in outcome ? outcome.note : undefined;
  const open = note === undefined ? undefined : openOf(outcome);
  return open === undefined ? note : `${isQuoted ? withSaid(open) : open.account} ${note}`;
}

/** Returns the service's answer, where there is one. */
export function evidenceOf(outcome: Outcome): AnswerFacts | undefined {
  return "evidence" in outcome ? outcome.evidence : undefined;
}

/** Returns the request id to quote to the service's operator, where a request was made. */
export function requestIdOf(outcome: Outcome): string | undefined {
  const own = "requestId" in outcome ? outcome.requestId : undefined;
  // The request id is empty where no request was made.
  return own ?? (evidenceOf(outcome)?.requestId || errorOf(outcome)?.requestId);
}
