/** Decides the verdict of an open stamp, which no block is known to hold, before and after a check of the chain. */
import { AnchorError, errorFacts, retold, withoutSaid } from "./errors.ts";
import { withoutUndefined } from "./members.ts";
import type { AnswerFacts } from "./answer.ts";
import {
  refusalOf,
  renderNote,
  requestIdOf,
  type Failed,
  type JudgedFacts,
  type Unresolved,
  type Judgement,
} from "./row.ts";
import { sentence } from "./text.ts";

const perhapsPaid = "This stamp may have been paid for.";

/** What is said where a paid verification got no answer that can be used. */
export const reportMayBeLost = "The report, with its trace on the chain, may have been paid for and is lost.";

/** Returns the verdict of a stamp whose answer was lost or unreadable, before the chain was asked. */
export function toOpen(open: Unresolved, facts: Pick<JudgedFacts, "requestId" | "answer"> = {}): Judgement {
  return noted(open, facts, "The chain was not asked yet");
}

/**
 * Returns the failure of a stamp whose answer is an error, although the service may have made the stamp. This run
 * neither checks it nor sends it again.
 */
export function toPerhapsSpent(error: AnchorError): Judgement {
  const spent =
    error.code === "REPLY_MISMATCH"
      ? perhapsPaid
      : "This stamp may have been paid for, although the answer is an error.";
  const told = retold(error, `${spent} ${error.account}`, error.ownHint, "stamp");
  return { verdict: "failed", error: told, mayBeSpent: true };
}

/**
 * Returns the verdict of `stamped` after a check of the chain: a digest found there is `anchored`, whatever the stamp's
 * answer was. Else the verdict stays, and says whether the chain does not hold the digest or could not be asked. A
 * refusal of the check is kept beside the verdict.
 *
 * @param seen the outcome of the last check, `undefined` when there was none
 */
export function afterCheck(stamped: Judgement, seen: Judgement | undefined): Judgement {
  if (!isAwaited(stamped)) return stamped;
  return {
    ...outcomeAfterCheck(stamped, seen),
    ...withoutUndefined({ refusal: refusalIn(seen) ?? stamped.refusal }),
  };
}

function outcomeAfterCheck(stamped: Judgement, seen: Judgement | undefined): Judgement {
  const open = stamped.unresolved;
  if (seen?.verdict === "found") return { verdict: "anchored", answer: withAddress(seen.answer, stamped.answer) };
  if (stamped.verdict === "accepted") return stillAccepted(stamped.answer, seen);
  if (open === undefined || seen === undefined) return stamped;
  // A check that was broken off tells nothing, and an earlier one may have told something.
  if (seen.verdict === "failed" && seen.error.code === "NOT_ATTEMPTED") return stamped;
  const facts = withoutUndefined({ requestId: requestIdOf(stamped), answer: stamped.answer });
  return stillOpen(open, facts, seen);
}

/**
 * Returns the verdict of a digest that the service found on the chain, where its verification then says `no match`. A
 * stamp of this run is open since `now`.
 */
export function toContradicted(
  found: Judgement & Pick<Required<Judgement>, "answer">,
  seen: AnswerFacts,
  now: number,
): Judgement {
  const account =
    "The service's answer was not clear: it found this on the chain, and its verification then said “no match”.";
  const evidence = withAddress(seen, found.answer);
  if (found.verdict === "already-anchored") return { verdict: "unknown", note: account, answer: evidence };
  const open = { kind: "unknown", since: now, mayResend: false, account } as const;
  return { verdict: "unknown", note: perhapsPaid, unresolved: open, answer: evidence };
}

/** Returns the answer of a check with the address from the stamp's own answer: a check does not know the address. */
export function withAddress(seen: AnswerFacts, stamped: AnswerFacts | undefined): AnswerFacts {
  return stamped?.address === undefined ? seen : { ...seen, address: stamped.address };
}

/** Whether another check of the chain can still change this outcome. */
export function isAwaited(outcome: Judgement): boolean {
  return outcome.verdict === "accepted" || outcome.unresolved !== undefined;
}

/** Whether an answer was about another digest than the one asked about: then nothing more is sent. */
export function isMismatch(outcome: Judgement): boolean {
  return refusalOf(outcome)?.code === "REPLY_MISMATCH";
}

/** Returns the error of a check after which nothing more is sent. */
export function refusalIn(seen: Judgement | undefined): AnchorError | undefined {
  const error = seen && seen.error;
  const root = error && rootOf(error);
  return root !== undefined && errorFacts(root.code).stopsRun === true ? root : undefined;
}

function stillAccepted(evidence: AnswerFacts, seen: Judgement | undefined): Judgement {
  const error = seen && seen.error;
  // What an earlier run sent is known without its answer, which would name the chain.
  const { demo, chainName } = (seen && seen.answer) ?? {};
  return {
    verdict: "accepted",
    answer: { ...withoutUndefined({ demo, chainName }), ...evidence },
    note: noteOf(seen),
    ...(error && { unasked: rootOf(error).code }),
  };
}

function stillOpen(open: Unresolved, facts: Pick<JudgedFacts, "requestId" | "answer">, seen: Judgement): Judgement {
  if (seen.verdict === "not-found") return noted(open, facts, "A check did not find it yet");
  if (seen.verdict === "unknown") {
    return noted(open, facts, `A check got no clear answer: ${renderNote(seen)}`, "unknown");
  }
  if (seen.verdict !== "unreachable" && seen.verdict !== "failed")
    return noted(open, facts, "A check said nothing about it");
  // A stamp's own answer says more than a later check that got no answer.
  if (open.kind !== "unclear" && !isMismatch(seen))
    return noted(open, facts, `The chain could not be asked: ${withoutSaid(rootOf(seen.error))}`);
  return unasked(open, facts, seen);
}

/**
 * Returns the verdict of an open stamp whose check `seen` failed: that of the check after an outage, or after a refusal
 * that ends the run; any other refusal proves nothing, so it is `unknown`.
 */
function unasked(open: Unresolved, { requestId }: Pick<JudgedFacts, "requestId" | "answer">, seen: Failed): Judgement {
  const root = rootOf(seen.error);
  const { code, ownHint, said } = root;
  const note = `${perhapsPaid} The chain could not be asked`;
  if (seen.verdict === "failed" && errorFacts(code).stopsRun !== true) {
    return {
      verdict: "unknown",
      note: `${note}: ${withoutSaid(root)}`,
      unresolved: open,
      ...withoutUndefined({ requestId }),
    };
  }
  // The catalogue's hint for an outage says the same of a stamp at greater length.
  const hint = seen.verdict === "failed" ? ownHint : (ownHint ?? "");
  const account = `${withoutSaid(open)} ${note}: ${root.account}`;
  const options = { cause: seen.error, requestId, hint, said, paid: "stamp" } as const;
  return { verdict: seen.verdict, error: new AnchorError(code, account, options), unresolved: open };
}

/** Returns the reason of an error: for a request that was not made, the error that prevented it. */
export function rootOf(error: AnchorError): AnchorError {
  return error.code === "NOT_ATTEMPTED" && error.cause instanceof AnchorError ? rootOf(error.cause) : error;
}

function noted(
  open: Unresolved,
  facts: Pick<JudgedFacts, "requestId" | "answer">,
  looked: string,
  kind = open.kind,
): Judgement {
  const note = `${perhapsPaid} ${sentence(looked)}`;
  return { verdict: kind, note, unresolved: open, ...facts };
}

/** Describes an accepted stamp after the check; the text must not say “not yet” where the chain could not be asked. */
function noteOf(seen: Judgement | undefined): string {
  if (seen === undefined) return "The waiting ended before the chain was asked.";
  if (seen.verdict === "not-found") return "The last check did not find it on the chain.";
  const ending = "The chain could not be asked when the waiting ended";
  if (seen.error !== undefined) {
    const { code } = rootOf(seen.error);
    return code === "REPLY_MISMATCH"
      ? `A check was answered for another file's hash (${code}).`
      : `${ending}: ${code}.`;
  }
  return seen.verdict === "unknown" ? `${ending}: ${renderNote(seen)}` : `${ending}.`;
}
