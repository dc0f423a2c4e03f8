/** What is known of a digest: the answers about it, the judgement, and the row of a run that has both. */
import type { Digest, Proof, Subject, UnreadSubject } from "./digest.ts";
import { isOutage, withoutQuote, withQuote, type AnchorError, type ErrorCode } from "./errors.ts";
import type { FrontText } from "../words/front.ts";
import { isAnchoredOrSigned, type Verdict } from "../words/verdicts.ts";

/** One record of a digest on the chain. A service's date is as the service wrote it; a node's date is in UTC. */
export interface ChainRecord {
  readonly blockNumber?: number | string;
  readonly blockDate?: string;
  readonly txpowId?: string;
  readonly transactionId?: string;
  readonly coinId?: string;
  readonly matchedHash?: string;
}

/** A matching part of the file (docs/service-api.md#verify); offset and size in bytes. */
interface FileSegment {
  readonly matchedHash?: string;
  readonly offset?: number;
  readonly packetSize?: number;
}

/** The service's PDF report. Whoever has `url`, a secret that works for an hour, can download it. */
export interface ReportLink {
  readonly url: string;
  readonly fileName?: string;
  readonly size?: number;
  readonly expiresIn?: string;
}

/** What the service answered about one digest; its texts are untrusted. */
export interface AnswerFacts {
  /** The id that was sent with the request; empty where no id was sent, as with chain nodes. */
  readonly requestId: string;
  /** The id in the answer (docs/service-api.md#the-envelope), normally equal to `requestId`. */
  readonly answerId?: string;
  readonly message?: string;
  readonly service?: string;
  /** When the service answered, ISO 8601 as sent. */
  readonly date?: string;
  readonly result?: string;
  /** How the service says that it compared the file. */
  readonly method?: string;
  readonly uniqueHashes?: number;
  readonly records: readonly ChainRecord[];
  readonly segments: readonly FileSegment[];
  readonly nftCoinId?: string;
  readonly nftTxnId?: string;
  /** Chain address the stamp was sent to (docs/service-api.md#stamp). */
  readonly address?: string;
  readonly report?: ReportLink;
  /** Why there is no report although one was asked for, in our words. */
  readonly reportLost?: string;
  readonly chainName?: string;
  /** Present where the answer came from a private test chain: nothing was anchored on a public one. */
  readonly demo?: true;
}

/** A stamp whose answer left open whether the service made it: it may have been paid for. */
export interface UnresolvedStamp {
  /** The verdict until a check finds the stamp: `unclear` if its answer was lost, `unknown` if it proves nothing. */
  readonly kind: "unclear" | "unknown";
  /** When the answer came or was lost, in milliseconds of a monotonic clock. */
  readonly sinceMs: number;
  /** Set where an earlier run sent the stamp: the time that a run waits for it does not count from {@link sinceMs}. */
  readonly isOfEarlierRun?: true;
  /** Whether the stamp may be sent once more when no block holds it within `block-time`. */
  readonly mayResend: boolean;
  /** What happened to the answer, in our words; without the full stop where `quotation` is given. */
  readonly ownMessage: string;
  /** The service's words, untrusted. */
  readonly quotation?: string;
  /** How long the service asked to wait before the next request, in milliseconds. */
  readonly pauseMs?: number;
  /** The error with which the service asked for a longer pause than a run makes; the chain is then not asked. */
  readonly longPause?: AnchorError;
  /** The outage in which the answer was lost. */
  readonly outage?: AnchorError;
}

/**
 * The answer of a chain node about a digest. `too-recent`: too few blocks follow the digest's block. `not-kept`: the
 * node does not find the digest, but no longer keeps old blocks, which may hold it.
 */
export interface SourceAnswer {
  /** The node's address, without user and password. */
  readonly url: string;
  readonly verdict: Verdict | "too-recent" | "not-kept";
  readonly block?: number;
  readonly confirmations?: number;
  /** Why the node gave no answer. */
  readonly code?: ErrorCode;
}

/** What may be known of a digest besides its verdict; {@link Judgement} says which verdicts need which of these. */
export interface JudgedFacts {
  readonly answer?: AnswerFacts;
  readonly error?: AnchorError;
  /** What happened, in words; for an unresolved stamp, only what came after `unresolved.ownMessage`. */
  readonly note?: string;
  /** What to do, where the usual advice on the verdict does not fit. */
  readonly advice?: FrontText;
  /** The id that was sent with the request, where there is no `answer`. */
  readonly requestId?: string;
  readonly unresolved?: UnresolvedStamp;
  /** Present where the failed request was a stamp that the service may have made all the same. */
  readonly mayBeSpent?: true;
  /** The error of the last check of an accepted stamp. */
  readonly checkErrorCode?: ErrorCode;
  /** The calendars that promised a block of Bitcoin, as a text. */
  readonly calendarsText?: string;
  /** Present where no chain was asked, and the evidence that was read in its place does not record these bytes. */
  readonly isUnrecorded?: true;
  /** By when the checksum list existed, ISO 8601 in UTC; absent where only an unread block of Bitcoin tells it. */
  readonly signedOn?: string;
  /** The name in the certificate of the time-stamp authority that signed the checksum list. */
  readonly signer?: string;
  /** The digest of the checksum list that a time-stamp authority signed, or that a block of Bitcoin holds. */
  readonly listDigest?: Digest;
  /** The verdict on the local file before the comparison with the release made it `changed`. */
  readonly localVerdict?: Verdict;
  /** Present where chain nodes were asked. */
  readonly sources?: readonly SourceAnswer[];
  /** The node whose answer alone supports the verdict; no other node confirms it. */
  readonly restsOn?: string;
  /** The error of a later check that stops the run; the verdict stays as it was before that check. */
  readonly refusal?: AnchorError;
}

type VerdictAndFacts =
  | {
      readonly verdict: "accepted" | "anchored" | "already-anchored" | "found" | "not-found" | "verified" | "no-match";
      readonly answer: AnswerFacts;
    }
  /** An authority signed the checksum list, or a block of Bitcoin holds it. The note says when, and who says so. */
  | { readonly verdict: "timestamped"; readonly note: string; readonly listDigest: Digest }
  | { readonly verdict: "changed" | "unclear" | "unknown" | "skipped"; readonly note: string }
  | { readonly verdict: "unreachable" | "failed"; readonly error: AnchorError };

/** The verdict on one digest, and what it rests on. */
export type Judgement = JudgedFacts & VerdictAndFacts;

/** Whether nothing is wrong. Also true where the user asked to skip the subject, or not to wait for its stamp. */
export function isFine({ verdict, note }: Pick<Judgement, "verdict" | "note">): boolean {
  if (verdict === "accepted") return note === undefined;
  return isAnchoredOrSigned({ verdict }) || verdict === "skipped";
}

export type FailedJudgement = Extract<Judgement, { readonly error: AnchorError }>;

/** Judges by an error. An outage says nothing about the digest, so it is `unreachable`, not `failed`. */
export function toFailure(error: AnchorError): FailedJudgement {
  return { verdict: isOutage(error) ? "unreachable" : "failed", error };
}

/** Returns the error of a later check, or else that of the request itself; `undefined` where neither failed. */
export function lastErrorOf({ refusal, error }: JudgedFacts): AnchorError | undefined {
  return refusal ?? error;
}

/** Whether a stamp was sent that may have been paid for, though no answer says that it was made. */
export function mayBeSpent({ verdict, unresolved, mayBeSpent: isMarkedSpent }: Judgement): boolean {
  return verdict === "unclear" || unresolved !== undefined || isMarkedSpent === true;
}

/** Returns the note; for an unresolved stamp, `ownMessage` comes first, with the service's words if `isQuoted`. */
export function renderNote({ note, unresolved }: JudgedFacts, isQuoted = true): string | undefined {
  if (note === undefined || unresolved === undefined) return note;
  return `${(isQuoted ? withQuote : withoutQuote)(unresolved)} ${note}`;
}

/** Returns the id to quote to the service's operator; `undefined` where no request was made. */
export function requestIdOf({ requestId, answer, error }: JudgedFacts): string | undefined {
  // The id is empty where no request to the service was made, as with chain nodes.
  return requestId ?? (answer?.requestId || error?.requestId);
}

/** One subject of a run, and the judgement of it. `subject` has no digest when its bytes could not be read. */
export type Row = Judgement & RowFacts;

/** What is known of a row besides its judgement. */
export interface RowFacts {
  readonly subject: UnreadSubject | Subject | Proof;
  /** The digest of the checksum list that was asked about in place of this subject. */
  readonly coveredBy?: Digest;
  /** Present where the row is the checksum list itself, which counts of files leave out. */
  isList?: true;
  /** Present where an earlier run stamped this digest so recently that its block may still come. */
  recentStamp?: { readonly ageMs: number; readonly blockTimeMs: number };
  /** Present where this checksum list was stamped with LF line ends, but this copy of it has CRLF. */
  isStampedWithLf?: true;
  /**
   * Another digest that is recorded under this name: in `output-dir` for a check or a verification, in the release for
   * a stamp. Only for a stamp, `firstRecording` has the time (ISO 8601) and the page of the run that recorded it first.
   */
  recorded?: {
    readonly digest: Digest;
    readonly isStamped: boolean;
    readonly firstRecording?: { readonly on: string; readonly runUrl?: string | undefined };
  };
  /** All digests recorded under this name but the row's own, newest first. */
  formerDigests?: readonly Digest[];
}
