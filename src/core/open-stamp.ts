/** Verdicts on a stamp that no block is known to hold yet, before and after a check of the chain. */
import { AnchorError, errorFacts, withMessage, withoutQuote } from "./errors.ts";
import { withoutUndefined } from "./members.ts";
import {
  lastErrorOf,
  renderNote,
  requestIdOf,
  type JudgedFacts,
  type UnresolvedStamp,
  type Judgement,
  type AnswerFacts,
} from "./row.ts";
import { sentence } from "./text.ts";

/** What is known of a stamp's request and its answer. */
type StampFacts = Pick<JudgedFacts, "requestId" | "answer">;

const perhapsPaidNote = "This stamp may have been paid for.";

/** Says that a verification was paid for, and that its answer cannot be used. */
export const lostReportMessage = "The report, with its trace on the chain, may have been paid for and is lost.";

/** Judges a stamp whose answer was lost or unreadable, before the chain is asked. */
export function judgeUnresolved(openStamp: UnresolvedStamp, facts: StampFacts = {}): Judgement {
  return judgeWithNote(openStamp, facts, "The chain was not asked yet");
}

/** Judges a stamp that was answered by an error but may have been made; it is neither checked nor sent again. */
export function judgePerhapsPaid(error: AnchorError): Judgement {
  const note =
    error.code === "REPLY_MISMATCH"
      ? perhapsPaidNote
      : "This stamp may have been paid for, although the answer is an error.";
  const errorWithNote = withMessage(error, `${note} ${error.ownMessage}`, error.ownHint, "stamp");
  return { verdict: "failed", error: errorWithNote, mayBeSpent: true };
}

/**
 * Judges a stamp anew after a check of the chain: a digest found there is `anchored`, whatever the stamp's answer was.
 * Otherwise the verdict stays, and its note tells what came of the check. If the check ended with an error that stops
 * the run, `refusal` has that error.
 *
 * @param check the last check; `undefined` when there was none
 */
export function judgeAfterCheck(stampJudgement: Judgement, check: Judgement | undefined): Judgement {
  if (!isAwaited(stampJudgement)) return stampJudgement;
  return {
    ...judgeAwaited(stampJudgement, check),
    ...withoutUndefined({ refusal: stoppingErrorOf(check) ?? stampJudgement.refusal }),
  };
}

function judgeAwaited(stampJudgement: Judgement, check: Judgement | undefined): Judgement {
  const openStamp = stampJudgement.unresolved;
  if (check?.verdict === "found")
    return { verdict: "anchored", answer: withAddress(check.answer, stampJudgement.answer) };
  if (stampJudgement.verdict === "accepted") return judgeStillAccepted(stampJudgement.answer, check);
  if (openStamp === undefined || check === undefined) return stampJudgement;
  // A check that was not made says nothing, so the note of an earlier check stays.
  if (check.verdict === "failed" && check.error.code === "NOT_ATTEMPTED") return stampJudgement;
  const facts = withoutUndefined({ requestId: requestIdOf(stampJudgement), answer: stampJudgement.answer });
  return judgeStillOpen(openStamp, facts, check);
}

/**
 * Judges a digest that the service found on the chain, but whose verification then says `no match`.
 *
 * @param verification the answer to the verification
 * @param now the {@link UnresolvedStamp.sinceMs} of the judgement, where this run stamped the digest
 */
export function judgeContradiction(
  foundJudgement: Judgement & Pick<Required<Judgement>, "answer">,
  verification: AnswerFacts,
  now: number,
): Judgement {
  const contradictionMessage =
    "The service's answer was not clear: it found this on the chain, and its verification then said “no match”.";
  const answer = withAddress(verification, foundJudgement.answer);
  if (foundJudgement.verdict === "already-anchored") return { verdict: "unknown", note: contradictionMessage, answer };
  const openStamp = { kind: "unknown", sinceMs: now, mayResend: false, ownMessage: contradictionMessage } as const;
  return { verdict: "unknown", note: perhapsPaidNote, unresolved: openStamp, answer };
}

/** Adds the chain address to the answer of a check; only the answer to a stamp has an address. */
export function withAddress(checkAnswer: AnswerFacts, stampAnswer: AnswerFacts | undefined): AnswerFacts {
  return stampAnswer?.address === undefined ? checkAnswer : { ...checkAnswer, address: stampAnswer.address };
}

/** Whether a later check of the chain can change this judgement. */
export function isAwaited({ verdict, unresolved }: Judgement): boolean {
  return verdict === "accepted" || unresolved !== undefined;
}

/** Whether a request was not sent because something stopped the run, or was cut off when the run was cancelled. */
export function isNotAttempted({ error }: JudgedFacts): boolean {
  return error?.code === "NOT_ATTEMPTED";
}

/** Whether the service answered about another digest than the one asked about; then the run sends nothing more. */
export function isAboutOtherDigest(judgement: Judgement): boolean {
  return lastErrorOf(judgement)?.code === "REPLY_MISMATCH";
}

/** Returns the error of a check if it forbids every further request, as a refused key does; else `undefined`. */
export function stoppingErrorOf(check: Judgement | undefined): AnchorError | undefined {
  const error = check && check.error;
  const rootError = error && rootErrorOf(error);
  return rootError !== undefined && errorFacts(rootError.code).stopsRun === true ? rootError : undefined;
}

function judgeStillAccepted(answer: AnswerFacts, check: Judgement | undefined): Judgement {
  const error = check && check.error;
  // The answer to an earlier run's stamp is not kept, so only the answer to the check may name the chain.
  const { demo, chainName } = (check && check.answer) ?? {};
  return {
    verdict: "accepted",
    answer: { ...withoutUndefined({ demo, chainName }), ...answer },
    note: renderAcceptedNote(check),
    ...(error && { checkErrorCode: rootErrorOf(error).code }),
  };
}

/**
 * Judges an open stamp that a check did not find. If the stamp's answer was lost, it takes the check's verdict where
 * that is an outage or an error that stops the run; any other error makes it `unknown`.
 */
function judgeStillOpen(stamp: UnresolvedStamp, facts: StampFacts, check: Judgement): Judgement {
  if (check.verdict === "not-found") return judgeWithNote(stamp, facts, "A check did not find it yet");
  if (check.verdict === "unknown") {
    return judgeWithNote(stamp, facts, `A check got no clear answer: ${renderNote(check)}`, "unknown");
  }
  if (check.verdict !== "unreachable" && check.verdict !== "failed")
    return judgeWithNote(stamp, facts, "A check said nothing about it");
  const rootError = rootErrorOf(check.error);
  const { code, ownHint, quotation } = rootError;
  const note = `The chain could not be asked: ${withoutQuote(rootError)}`;
  // An answer to the stamp that could not be read says more than a check without an answer, so the verdict stays.
  if (stamp.kind !== "unclear" && !isAboutOtherDigest(check)) return judgeWithNote(stamp, facts, note);
  if (check.verdict === "failed" && errorFacts(code).stopsRun !== true)
    return judgeWithNote(stamp, facts, note, "unknown");
  // An outage's usual hint is left out: it would repeat the message below.
  const hint = check.verdict === "failed" ? ownHint : (ownHint ?? "");
  const message = `${withoutQuote(stamp)} ${perhapsPaidNote} The chain could not be asked: ${rootError.ownMessage}`;
  const options = { cause: check.error, requestId: facts.requestId, hint, quotation, paid: "stamp" } as const;
  return { verdict: check.verdict, error: new AnchorError(code, message, options), unresolved: stamp };
}

/** Returns the error because of which a request was not made; for any other error, `error` itself. */
export function rootErrorOf(error: AnchorError): AnchorError {
  return error.code === "NOT_ATTEMPTED" && error.cause instanceof AnchorError ? rootErrorOf(error.cause) : error;
}

function judgeWithNote(stamp: UnresolvedStamp, facts: StampFacts, checkNote: string, verdict = stamp.kind): Judgement {
  return { verdict, note: `${perhapsPaidNote} ${sentence(checkNote)}`, unresolved: stamp, ...facts };
}

/** Says what the last check found about an accepted stamp. Where the chain could not be asked, it says that instead. */
function renderAcceptedNote(check: Judgement | undefined): string {
  if (check === undefined) return "The waiting ended before the chain was asked.";
  if (check.verdict === "not-found") return "The last check did not find it on the chain.";
  const ending = "The chain could not be asked when the waiting ended";
  if (check.error !== undefined) {
    const { code } = rootErrorOf(check.error);
    return code === "REPLY_MISMATCH"
      ? `A check was answered for another file's hash (${code}).`
      : `${ending}: ${code}.`;
  }
  return check.verdict === "unknown" ? `${ending}: ${renderNote(check)}` : `${ending}.`;
}
