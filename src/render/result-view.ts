/**
 * One result as it is presented to people. Log, terminal, summary, annotations and release notes are small renderers of
 * this view; each escapes its texts for its own place.
 */
import type { Digest } from "../core/digest.ts";
import { errorFacts } from "../core/errors.ts";
import { errorOf, evidenceOf, isFine, requestIdOf, verdictFacts, type Outcome, type Verdict } from "../core/outcome.ts";
import { anchoringOf, digestOf, type Anchoring, type Result } from "../core/report.ts";
import { given, sentence } from "../core/text.ts";

/** Describes what happened to one subject, and where to find it. Its texts may hold the service's words. */
export interface ResultView {
  readonly verdict: Verdict;
  readonly icon: string;
  /** The verdict in words. */
  readonly label: string;
  readonly name: string;
  /** The file's path in the workspace. */
  readonly path: string | undefined;
  readonly digest: Digest | undefined;
  readonly size: number | undefined;
  /** The digest of the list that is anchored instead of the file. */
  readonly coveredBy: Digest | undefined;
  /** Another digest that earlier runs recorded under the name. */
  readonly recorded: Digest | undefined;
  /** Absent where the chain is known to hold the digest. */
  readonly explanation: Explanation | undefined;
  /** The oldest block that holds the digest, or the digest of the covering list. */
  readonly block: Anchoring | undefined;
  /** The address that the service gave of its report. */
  readonly reportUrl: string | undefined;
  /** The id to quote to the service's operator. */
  readonly requestId: string | undefined;
  readonly hasError: boolean;
  readonly isDemo: boolean;
  /** The result is as it should be, or the run was not to wait for it. */
  readonly isFine: boolean;
  /** The result is about the file's bytes or name, not about the run. */
  readonly isAboutFile: boolean;
  /** The subject was not attempted because something else stopped the run. */
  readonly isStopped: boolean;
}

/** What happened and what to do about it. */
export interface Explanation {
  /** A few words: the error's code, or the verdict. */
  readonly title: string;
  /** What happened and what it means. */
  readonly account: string;
  readonly advice: string;
}

/** Returns the view of one result. */
export function toView(result: Result): ResultView {
  const { subject, outcome, coveredBy, recorded } = result;
  const { icon, label, class: meaning } = verdictFacts[outcome.kind];
  const error = errorOf(outcome);
  const evidence = evidenceOf(outcome);
  return {
    verdict: outcome.kind,
    icon,
    label,
    name: subject.name,
    path: subject.path,
    digest: digestOf(result),
    size: "size" in subject ? subject.size : undefined,
    coveredBy,
    recorded,
    explanation: explain(outcome),
    block: anchoringOf(result),
    reportUrl: evidence?.report?.url,
    requestId: requestIdOf(outcome),
    hasError: error !== undefined,
    isFine: isFine(outcome),
    isDemo: evidence?.demo === true,
    isAboutFile: meaning === "wrong" || (error !== undefined && errorFacts(error.code).aboutFile === true),
    isStopped: error?.code === "NOT_ATTEMPTED",
  };
}

const changedAdvice =
  "Was it built twice? Then ship the file that was stamped. Otherwise do not trust it before you know who did this, and why.";
const laterCheck = "In a few minutes, run a check of the same files; stamp again only what it does not find.";
/** Matches the end of an open stamp's note, which is for readers of `results.json`; here it is shown as advice. */
const checkInNote = /\s*Check this digest(?: in a few minutes; stamp again only if it is not found)?\.$/;

/** Explains an outcome; `undefined` where nothing went wrong and the chain is known to hold the digest. */
function explain(outcome: Outcome): Explanation | undefined {
  const { refusal } = outcome;
  const explanation = explainVerdict(outcome);
  if (refusal === undefined || "error" in outcome) return explanation;
  const { account = `A later request about it was refused: ${refusal.message}`, advice } = explanation ?? {};
  return { title: refusal.code, account, advice: given([refusal.hint, advice]).join(" ") };
}

function explainVerdict(outcome: Outcome): Explanation | undefined {
  const title = errorOf(outcome)?.code ?? verdictFacts[outcome.kind].label;
  switch (outcome.kind) {
    case "anchored":
    case "already-anchored":
    case "found":
    case "verified":
      return undefined;
    case "no-match":
    case "not-found":
      return {
        title,
        account: "The chain does not hold this digest.",
        advice: `If it was stamped minutes ago, its block may not be there yet: ${outcome.kind === "no-match" ? "verify" : "check"} again in a few minutes. Otherwise it is not the file that was stamped, or nobody stamped it: do not ship it before you know which.`,
      };
    case "failed":
    case "unreachable":
      return { title, account: outcome.error.message, advice: outcome.error.hint };
    case "changed":
      return { title, account: outcome.note, advice: changedAdvice };
    case "unclear":
      return { title, account: outcome.note.replace(checkInNote, ""), advice: laterCheck };
    case "unknown":
      return {
        title,
        account: `${sentence(outcome.note.replace(checkInNote, ""))} This says nothing about the file.`,
        // A stamp that may have been spent must be checked before it is sent again.
        advice: checkInNote.test(outcome.note) ? laterCheck : "Try again.",
      };
    case "accepted":
      return {
        title,
        account: `The service took the stamp; no block is known to hold it yet. ${outcome.note ?? ""}`.trim(),
        advice: "In a few minutes, run a check of the same files. Do not stamp them again.",
      };
    case "skipped":
      return { title, account: outcome.note, advice: "" };
  }
  return outcome satisfies never;
}
