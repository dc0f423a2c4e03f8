/** One subject of a run, and what became of it. */
import type { AnswerFacts } from "./answer.ts";
import type { Digest, Proof, Subject, UnreadSubject } from "./digest.ts";
import { isOutage, withoutQuote, withQuote, type AnchorError, type ErrorCode } from "./errors.ts";
import type { FrontText } from "../words/front.ts";
import { isGreen, type Verdict } from "../words/verdicts.ts";

/** A stamp whose answer left open whether the service acted: it may have been spent. */
export interface Unresolved {
  /** The verdict when a check does not find the stamp: `unknown` where the answer came and could not be read. */
  readonly kind: "unclear" | "unknown";
  /** When the answer came or was lost, in milliseconds of a clock that never jumps. */
  readonly since: number;
  /** The stamp may be sent once more when the chain does not hold it in time. */
  readonly mayResend: boolean;
  /** What happened to the answer, in our words: a sentence, without its full stop where `said` is given. */
  readonly account: string;
  /** The service's own words, untrusted. */
  readonly quote?: string;
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

/** What may be known of a digest that was asked about; what a verdict always has, {@link Judgement} says. */
export interface JudgedFacts {
  /** What the service or the chain nodes answered. */
  readonly answer?: AnswerFacts;
  readonly error?: AnchorError;
  /** What happened, in words: of an unresolved stamp, what happened after its answer was lost. */
  readonly note?: string;
  /** What to do, where it is not about the bytes of a file or the service's answer. */
  readonly advice?: FrontText;
  /** The id that was sent with the request, where no answer has it. */
  readonly requestId?: string;
  /** The stamp whose answer is still unknown: a later check of the chain may tell more. */
  readonly unresolved?: Unresolved;
  /** Of a failure: a stamp was sent, and its answer does not show that the service did not act on it. */
  readonly mayBeSpent?: true;
  /** Why the chain could not be asked about an accepted stamp, where the run waited for it and got no answer. */
  readonly checkError?: ErrorCode;
  /** The calendars that promise a block of Bitcoin, where clocks were asked. */
  readonly promisedBy?: string;
  /** No chain was asked: the evidence at hand does not name these bytes. */
  readonly isUnrecorded?: true;
  /** Since when the signed list exists at the latest, as ISO 8601 in UTC; absent where only a look at a block tells it. */
  readonly on?: string;
  /** Whose signature says so, by the name in its certificate. */
  readonly signer?: string;
  /** The list that a clock signed. */
  readonly list?: Digest;
  /** Of `changed`: the verdict on the digest, where the bytes are as recorded but other bytes are served. */
  readonly ofDigest?: Verdict;
  /** The answers behind the verdict, where chain nodes were asked. */
  readonly sources?: readonly SourceAnswer[];
  /** The one node whose answer alone supports the verdict. */
  readonly restsOn?: string;
  /** The error of a later look after which nothing more is sent: it does not weaken the verdict. */
  readonly refusal?: AnchorError;
}

type Decided =
  | {
      readonly verdict: "accepted" | "anchored" | "already-anchored" | "found" | "not-found" | "verified" | "no-match";
      readonly answer: AnswerFacts;
    }
  /** No chain was asked: a clock has signed the list, or a block of Bitcoin holds it. The note says since when it exists, and who says so. */
  | { readonly verdict: "timestamped"; readonly note: string; readonly list: Digest }
  | { readonly verdict: "changed" | "unclear" | "unknown" | "skipped"; readonly note: string }
  | { readonly verdict: "unreachable" | "failed"; readonly error: AnchorError };

/** What became of one digest: the verdict, and what it rests on. */
export type Judgement = JudgedFacts & Decided;

/** Whether nothing is wrong: the user asked to skip this subject, or not to wait for its stamp. */
export function isFine({ verdict, note }: Pick<Judgement, "verdict" | "note">): boolean {
  if (verdict === "accepted") return note === undefined;
  return isGreen({ verdict }) || verdict === "skipped";
}

/** A judgement that has an error. */
export type Failed = Extract<Judgement, { readonly error: AnchorError }>;

/** Returns the judgement of a target that failed with `error`: an outage is no verdict on the target. */
export function toFailure(error: AnchorError): Failed {
  return { verdict: isOutage(error) ? "unreachable" : "failed", error };
}

/** Returns the error of a request about the target, or that of a later check. */
export function refusalOf({ refusal, error }: JudgedFacts): AnchorError | undefined {
  return refusal ?? error;
}

/** Whether a stamp was sent and may have been spent, as far as the answers show. */
export function mayBeSpent({ verdict, unresolved, mayBeSpent: isMarked }: Judgement): boolean {
  return verdict === "unclear" || unresolved !== undefined || isMarked === true;
}

/**
 * Renders the note of a judgement that has one: of an unresolved stamp first what happened to its answer.
 *
 * @param isQuoted whether the service's own words about that are said too
 */
export function renderNote({ note, unresolved }: JudgedFacts, isQuoted = true): string | undefined {
  if (note === undefined || unresolved === undefined) return note;
  return `${(isQuoted ? withQuote : withoutQuote)(unresolved)} ${note}`;
}

/** Returns the request id to quote to the service's operator, where a request was made. */
export function requestIdOf({ requestId, answer, error }: JudgedFacts): string | undefined {
  // The request id is empty where no request was made.
  return requestId ?? (answer?.requestId || error?.requestId);
}

/** One subject of a run, and what became of it. `subject` has no digest when its bytes could not be read. */
export type Row = Judgement & RowFacts;

/** What is known of a row beside its judgement; the run fills it. */
export interface RowFacts {
  readonly subject: UnreadSubject | Subject | Proof;
  /** The manifest's digest, when the verdict is the manifest's. */
  readonly coveredBy?: Digest;
  /** It is the manifest: people count files, without it. */
  isList?: true;
  /** The stamp of an earlier run whose block may still come, where the chain does not hold the digest; milliseconds. */
  recent?: { readonly ageMs: number; readonly blockTimeMs: number };
  /** The list was stamped with LF line ends, and this one has CRLF. */
  isStampedWithLf?: true;
  /**
   * Another digest that earlier runs recorded under this name: of the folder for evidence, or, with when it was recorded
   * first (ISO 8601) and the page of the run that did so, of the release that this run stamped.
   */
  recorded?: {
    readonly digest: Digest;
    readonly isStamped: boolean;
    readonly first?: { readonly on: string; readonly runUrl?: string | undefined };
  };
  /** Other digests that are recorded under its name, or were stamped under it before, newest first. */
  former?: readonly Digest[];
}
