/**
 * One row as people see it. Log, terminal, summary, annotations and release notes render this view, and each escapes
 * its texts for its own place.
 */
import { errorFacts } from "../core/errors.ts";
import { type Front, wordsFor, stepFront } from "../words/front.ts";
import { isFine, renderNote, requestIdOf, type JudgedFacts, type Judgement, type Row } from "../core/row.ts";
import { anchoringOf } from "../core/anchoring.ts";
import {
  acceptedMessage,
  changedAdvice,
  checkFirstAdvice,
  waitForBlockAdvice,
  unrecordedWords,
} from "../words/verdict-words.ts";
import { verdictFacts } from "../words/verdicts.ts";
import { nonEmpty, renderDuration, sentence } from "../core/text.ts";

export interface Explanation {
  /** The error's code, or the verdict. */
  readonly title: string;
  readonly message: string;
  readonly advice: string;
}

/** Makes the view of one row. Its texts may hold the service's words. */
export function toView(result: Row, front = stepFront) {
  const { subject, verdict, error, answer, coveredBy, recorded, former = [] } = result;
  const { icon, label, class: meaning } = verdictFacts[verdict];
  return {
    verdict,
    icon,
    label,
    name: subject.name,
    digest: result.subject.digest,
    size: subject.size,
    /** The digest of the list that was asked about in place of the file. */
    coveredBy,
    /** Another digest that earlier runs recorded under the name. */
    recorded: recorded?.digest,
    /** All further digests that are or were recorded under the name, newest first. */
    former: former.filter((digest) => digest !== recorded?.digest),
    /** What happened and what to do; absent for a good verdict, where a chain holds the digest or a clock signed it. */
    explanation: explain(result, front),
    /** The oldest block that holds the digest or, where `coveredBy` is set, the list's digest. */
    block: anchoringOf(result),
    /** The report's address, as the service gave it. */
    reportUrl: answer?.report?.url,
    /** The id to quote to the service's operator. */
    requestId: requestIdOf(result),
    hasError: error !== undefined,
    /** Whether nothing is wrong, also where the user asked to skip the file, or not to wait for its stamp. */
    isFine: isFine(result),
    isDemo: answer?.demo === true,
    /** Whether the row is about the file's bytes or name, not about the run. */
    isAboutFile: meaning === "wrong" || (error !== undefined && errorFacts(error.code).aboutFile === true),
  };
}

export type ResultView = Readonly<ReturnType<typeof toView>>;

/** Whether something else stopped the run before this subject. */
export function isNotAttempted({ error }: Pick<Row, "error">): boolean {
  return error?.code === "NOT_ATTEMPTED";
}

const nodeCode = "NODE_ANSWER_INVALID";
/** Explains a row; `undefined` where nothing went wrong, and the chain holds the digest or a clock has signed it. */
export function explain(result: Row, front = stepFront): Explanation | undefined {
  return explainRecent(result) ?? explainAbsent(result) ?? explainOutcome(result, front);
}

/** Explains why the chain does not hold a stamp yet; all rows of a run get the same advice, and so are one cause. */
function explainRecent({ verdict, recent }: Row): Explanation | undefined {
  if (recent === undefined) return undefined;
  const { ageMs, blockTimeMs } = recent;
  return {
    title: verdictFacts[verdict].label,
    message: `The chain does not hold it yet: it was stamped ${renderDuration(ageMs)} ago.`,
    advice: `A block may take ${renderDuration(blockTimeMs)}. Check again then, and do not stamp it again.`,
  };
}

/** Explains that the chain holds other bytes: an earlier file of this name, or the list with LF line ends. */
function explainAbsent(result: Row): Explanation | undefined {
  const { verdict, recorded } = result;
  if (verdict !== "not-found" && verdict !== "no-match") return undefined;
  const title = verdictFacts[verdict].label;
  if (result.isStampedWithLf === true) {
    const message = "The chain holds this list with LF line ends. This one has CRLF, and so another digest.";
    return {
      title,
      message,
      advice: "Give it LF line ends again: Git leaves them with text eol=lf in .gitattributes.",
    };
  }
  if (recorded?.isStamped !== true) return undefined;
  return {
    title,
    message: `This is not the file that was stamped under this name: that one has SHA3-256 ${recorded.digest}, and this one has ${result.subject.digest}. The chain does not hold this one.`,
    advice: changedAdvice,
  };
}

function explainOutcome(outcome: Judgement, front: Front): Explanation | undefined {
  const { refusal } = outcome;
  const explanation = explainVerdict(outcome, front);
  if (refusal === undefined || outcome.error !== undefined) return explanation;
  const { message = `A later request about this file was refused: ${refusal.message}`, advice } = explanation ?? {};
  return { title: refusal.code, message, advice: nonEmpty([refusal.hintFor(front), advice]).join(" ") };
}

function explainPromise(calendars: string, { set }: Front): Explanation {
  return {
    title: verdictFacts.accepted.label,
    message: `A block of Bitcoin is promised by ${calendars}, and none is known to hold it yet.`,
    advice: `In some hours, verify the same files (${set("mode", "verify")}): that asks the calendars for the block.`,
  };
}

function explainVerdict(outcome: Judgement, front: Front): Explanation | undefined {
  const title = outcome.error?.code ?? verdictFacts[outcome.verdict].label;
  switch (outcome.verdict) {
    case "anchored":
    case "already-anchored":
    case "found":
    case "verified":
    case "timestamped":
      return undefined;
    case "no-match":
    case "not-found":
      if (outcome.isUnrecorded === true) return { title, ...unrecordedWords };
      return {
        title,
        message: "The chain does not hold this digest.",
        advice: `If the file was stamped minutes ago, wait for its block and ${outcome.verdict === "no-match" ? "verify" : "check"} it again. Otherwise nobody stamped these bytes: compare the digest with that of the build before you publish.`,
      };
    case "failed":
    case "unreachable": {
      const afterStamp = (outcome.verdict === "failed" ? checkFirstAdvice : waitForBlockAdvice)(front);
      const { error } = outcome;
      return { title, message: error.message, advice: error.hintFor({ ...front, afterStamp }) };
    }
    case "changed":
      return { title, message: outcome.note, advice: wordsFor(outcome.advice ?? changedAdvice, front) };
    case "unclear":
      return { title, message: renderNote(outcome) ?? "", advice: waitForBlockAdvice(front) };
    case "unknown":
      return explainUnknown(outcome, renderNote(outcome) ?? "", front);
    case "accepted":
      if (outcome.promisedBy !== undefined) return explainPromise(outcome.promisedBy, front);
      return { title, message: nonEmpty([acceptedMessage, outcome.note]).join(" "), advice: waitForBlockAdvice(front) };
    case "skipped":
      return { title, message: outcome.note, advice: "" };
  }
  return outcome satisfies never;
}

/** Explains `unknown`. If something else answers in a node's place, the node's address is to be corrected. */
function explainUnknown(outcome: JudgedFacts, note: string, front: Front): Explanation {
  const { advice: own, sources = [], unresolved: open } = outcome;
  const message = `${sentence(note)} The file is not judged.`;
  if (sources.some(({ code }) => code === nodeCode)) {
    return { title: nodeCode, message, advice: front.hintOf(nodeCode) };
  }
  const { input, Again } = front;
  const first = open === undefined ? `${Again} later.` : waitForBlockAdvice(front);
  const advice = `${first} If that does not help, check ${input("api-url")}: a proxy or a login page may have answered in place of the service. Then give the request id to the service's operator.`;
  return { title: verdictFacts.unknown.label, message, advice: wordsFor(own ?? advice, front) };
}
