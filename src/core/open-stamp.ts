/** Decides the verdict of a stamp that no block is known to hold, before and after a check. */
import { AnchorError, errorFacts, retold } from "./errors.ts";
import { withoutUndefined } from "./members.ts";
import type { AnswerFacts } from "./answer.ts";
import {
  errorOf,
  evidenceOf,
  openOf,
  refusalOf,
  renderNote,
  requestIdOf,
  type Failed,
  type OnChain,
  type OpenStamp,
  type Outcome,
} from "./outcome.ts";
import { sentence } from "./text.ts";

interface OpenFacts {
  readonly requestId?: string;
  readonly evidence?: AnswerFacts;
}

const perhapsPaid = "This stamp may have been paid for.";

/** What is said where a paid verification got no answer that can be used. */
export const reportMayBeLost = "The report, with its trace on the chain, may have been paid for and is lost.";

/** Returns the verdict of a stamp whose answer was lost or unreadable, before the chain was asked. */
export function toOpen(open: OpenStamp, facts: OpenFacts = {}): Outcome {
  return noted(open, facts, "The chain was not asked yet");
}

/**
 * Returns the failure of a stamp whose answer is an error, although the service may have made the stamp. This run
 * neither checks it nor sends it again.
 */
export function toPerhapsSpent(error: AnchorError): Outcome {
  const spent =
    error.code === "REPLY_MISMATCH"
      ? perhapsPaid
      : "This stamp may have been paid for, although the answer is an error.";
  const told = retold(error, `${spent} ${error.account}`, error.ownHint, "stamp");
  return { kind: "failed", error: told, mayBeSpent: true };
}

/**
 * Returns the verdict of `stamped` after a check of the chain: a digest found there is `anchored`, whatever the stamp's
 * answer was. Else the verdict stays, and says whether the chain does not hold the digest or could not be asked. A
 * refusal of the check is kept beside the verdict.
 *
 * @param seen the outcome of the last check, `undefined` when there was none
 */
export function afterCheck(stamped: Outcome, seen: Outcome | undefined): Outcome {
  if (!isAwaited(stamped)) return stamped;
  return {
    ...outcomeAfterCheck(stamped, seen),
    ...withoutUndefined({ refusal: refusalIn(seen) ?? stamped.refusal }),
  };
}

function outcomeAfterCheck(stamped: Outcome, seen: Outcome | undefined): Outcome {
  const open = openOf(stamped);
  if (seen?.kind === "found") return { kind: "anchored", evidence: withAddress(seen.evidence, evidenceOf(stamped)) };
  if (stamped.kind === "accepted") return stillAccepted(stamped.evidence, seen);
  if (open === undefined || seen === undefined) return stamped;
  // A check that was broken off tells nothing, and an earlier one may have told something.
  if (seen.kind === "failed" && seen.error.code === "NOT_ATTEMPTED") return stamped;
  const facts = withoutUndefined({ requestId: requestIdOf(stamped), evidence: evidenceOf(stamped) });
  return stillOpen(open, facts, seen);
}

/**
 * Returns the verdict of a digest that the service found on the chain, where its verification then says `no match`. A
 * stamp of this run is open since `now`.
 */
export function toContradicted(found: OnChain, seen: AnswerFacts, now: number): Outcome {
  const account =
    "The service's answer was not clear: it found this on the chain, and its verification then said “no match”.";
  const evidence = withAddress(seen, found.evidence);
  if (found.kind === "already-anchored") return { kind: "unknown", note: account, evidence };
  const open = { kind: "unknown", since: now, mayResend: false, account } as const;
  return { kind: "unknown", note: perhapsPaid, open, evidence };
}

/** Returns the answer of a check with the address from the stamp's own answer: a check does not know the address. */
export function withAddress(seen: AnswerFacts, stamped: AnswerFacts | undefined): AnswerFacts {
  return stamped?.address === undefined ? seen : { ...seen, address: stamped.address };
}

/** Whether another check of the chain can still change this outcome. */
export function isAwaited(outcome: Outcome): boolean {
  return outcome.kind === "accepted" || openOf(outcome) !== undefined;
}

/** Whether an answer was about another digest than the one asked about: then nothing more is sent. */
export function isMismatch(outcome: Outcome): boolean {
  return refusalOf(outcome)?.code === "REPLY_MISMATCH";
}

/** Returns the error of a check after which nothing more is sent. */
export function refusalIn(seen: Outcome | undefined): AnchorError | undefined {
  const error = seen && errorOf(seen);
  const root = error && rootOf(error);
  return root !== undefined && errorFacts(root.code).stopsRun === true ? root : undefined;
}

function stillAccepted(evidence: AnswerFacts, seen: Outcome | undefined): Outcome {
  const error = seen && errorOf(seen);
  // What an earlier run sent is known without its answer, which would name the chain.
  const { demo, chainName } = (seen && evidenceOf(seen)) ?? {};
  return {
    kind: "accepted",
    evidence: { ...withoutUndefined({ demo, chainName }), ...evidence },
    note: noteOf(seen),
    ...(error && { unasked: rootOf(error).code }),
  };
}

function stillOpen(open: OpenStamp, facts: OpenFacts, seen: Outcome): Outcome {
  if (seen.kind === "not-found") return noted(open, facts, "A check did not find it yet");
  if (seen.kind === "unknown") {
    return noted(open, facts, `A check got no clear answer: ${renderNote(seen)}`, "unknown");
  }
  if (seen.kind !== "unreachable" && seen.kind !== "failed") return noted(open, facts, "A check said nothing about it");
  // A stamp's own answer says more than a later check that got no answer.
  if (open.kind !== "unclear" && !isMismatch(seen))
    return noted(open, facts, `The chain could not be asked: ${rootOf(seen.error).account}`);
  return unasked(open, facts, seen);
}

/** An outage, or a refusal that ends the run, kept the chain from being asked; any other refusal proves nothing. */
function unasked(open: OpenStamp, { requestId }: OpenFacts, seen: Failed): Outcome {
  const { code, account, ownHint, said = open.said } = rootOf(seen.error);
  const note = `${perhapsPaid} The chain could not be asked: ${account}`;
  if (seen.kind === "failed" && errorFacts(code).stopsRun !== true) {
    return { kind: "unknown", note, open, ...withoutUndefined({ requestId }) };
  }
  // The catalogue's hint for an outage says the same of a stamp at greater length.
  const hint = seen.kind === "failed" ? ownHint : (ownHint ?? "");
  const options = { cause: seen.error, requestId, hint, said, paid: "stamp" } as const;
  return { kind: seen.kind, error: new AnchorError(code, `${open.account} ${note}`, options), open };
}

/** Returns the reason of an error: for a request that was not made, the error that prevented it. */
export function rootOf(error: AnchorError): AnchorError {
  return error.code === "NOT_ATTEMPTED" && error.cause instanceof AnchorError ? rootOf(error.cause) : error;
}

function noted(open: OpenStamp, facts: OpenFacts, looked: string, kind = open.kind): Outcome {
  const note = `${perhapsPaid} ${sentence(looked)}`;
  return { kind, note, open, ...facts };
}

/** Describes an accepted stamp after the check; the text must not say “not yet” where the chain could not be asked. */
function noteOf(seen: Outcome | undefined): string {
  if (seen === undefined) return "The waiting ended before the chain was asked.";
  if (seen.kind === "not-found") return "The last check did not find it on the chain.";
  const ending = "The chain could not be asked when the waiting ended";
  if ("error" in seen) {
    const { code } = rootOf(seen.error);
    return code === "REPLY_MISMATCH"
      ? `A check was answered for another file's hash (${code}).`
      : `${ending}: ${code}.`;
  }
  return seen.kind === "unknown" ? `${ending}: ${renderNote(seen)}` : `${ending}.`;
}
