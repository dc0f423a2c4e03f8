/**
 * One row as people see it. Log, terminal, summary, annotations and release notes render this view. Each of them
 * escapes the view's texts for its own place.
 */
import { errorFacts } from "../core/errors.ts";
import { type Front, renderFor, stepFront } from "../words/front.ts";
import { isFine, renderNote, requestIdOf, type JudgedFacts, type Judgement, type Row } from "../core/row.ts";
import { anchoringOf } from "../evidence/run.ts";
import {
  acceptedMessage,
  changedAdvice,
  checkFirstAdvice,
  waitForBlockAdvice,
  unrecordedWords,
} from "../words/result-words.ts";
import { verdictFacts } from "../words/verdicts.ts";
import { nonEmpty, renderDuration, sentence } from "../core/text.ts";

export interface Explanation {
  /** The error's code, or the verdict. */
  readonly title: string;
  /** What happened. */
  readonly message: string;
  /** What to do. */
  readonly advice: string;
}

/** Makes the view of one row. Its texts may quote the service: they are untrusted, and not escaped yet. */
export function toView(row: Row, front = stepFront) {
  const { subject, verdict, error, answer, coveredBy, recorded, formerDigests = [] } = row;
  const { icon, label, class: verdictClass } = verdictFacts[verdict];
  return {
    verdict,
    icon,
    label,
    name: subject.name,
    digest: subject.digest,
    size: subject.size,
    /** The digest of the checksum list that was asked about in place of the file. */
    coveredBy,
    /** The digest that earlier runs recorded under the name, if it is another one. */
    recorded: recorded?.digest,
    /** All further digests that are or were recorded under the name, the newest first. */
    formerDigests: formerDigests.filter((digest) => digest !== recorded?.digest),
    /** What happened and what to do; absent for a digest on the chain or dated by a witness, if nothing went wrong. */
    explanation: explain(row, front),
    /** The oldest block that holds the digest or, if `coveredBy` is set, the digest of the list. */
    block: anchoringOf(row),
    /** The report's address, as the service gave it. */
    reportUrl: answer?.report?.url,
    /** The id of the request, which a user can quote to the service's operator. */
    requestId: requestIdOf(row),
    hasError: error !== undefined,
    /** Whether nothing is wrong. This is so too if the user wanted to skip the file or not to wait for its stamp. */
    isFine: isFine(row),
    isDemo: answer?.demo === true,
    /** Whether the row is about the file's bytes or name, not about the run. */
    isAboutFile: verdictClass === "wrong" || (error !== undefined && errorFacts(error.code).aboutFile === true),
  };
}

export type ResultView = Readonly<ReturnType<typeof toView>>;

/** Explains a row; `undefined` if nothing went wrong, and the chain holds the digest or a witness has dated it. */
export function explain(row: Row, front = stepFront): Explanation | undefined {
  return explainRecent(row) ?? explainOtherBytes(row) ?? explainJudgement(row, front);
}

/** Explains why the chain does not hold a stamp yet. All rows of a run get one advice, so that they are one cause. */
function explainRecent({ verdict, recentStamp }: Row): Explanation | undefined {
  if (recentStamp === undefined) return undefined;
  const { ageMs, blockTimeMs } = recentStamp;
  return {
    title: verdictFacts[verdict].label,
    message: `The chain does not hold it yet: it was stamped ${renderDuration(ageMs)} ago.`,
    advice: `A block may take ${renderDuration(blockTimeMs)}. Check again then, and do not stamp it again.`,
  };
}

/** Explains that other bytes were stamped: an earlier file of this name, or the checksum list with LF line ends. */
function explainOtherBytes({ subject, verdict, recorded, isStampedWithLf }: Row): Explanation | undefined {
  if (verdict !== "not-found" && verdict !== "no-match") return undefined;
  const title = verdictFacts[verdict].label;
  if (isStampedWithLf === true) {
    const message = "The chain holds this list with LF line ends. This one has CRLF, and so another digest.";
    const advice = "Give it LF line ends again: Git leaves them with text eol=lf in .gitattributes.";
    return { title, message, advice };
  }
  if (recorded?.isStamped !== true) return undefined;
  return {
    title,
    message: `This is not the file that was stamped under this name: that one has SHA3-256 ${recorded.digest}, and this one has ${subject.digest}. The chain does not hold this one.`,
    advice: changedAdvice,
  };
}

function explainJudgement(judgement: Judgement, front: Front): Explanation | undefined {
  const { refusal } = judgement;
  const explanation = explainVerdict(judgement, front);
  if (refusal === undefined || judgement.error !== undefined) return explanation;
  const { message = `A later request about this file was refused: ${refusal.message}`, advice } = explanation ?? {};
  return { title: refusal.code, message, advice: nonEmpty([refusal.hintFor(front), advice]).join(" ") };
}

function explainPromise(calendars: string, { setting }: Front): Explanation {
  return {
    title: verdictFacts.accepted.label,
    message: `A block of Bitcoin is promised by ${calendars}, and none is known to hold it yet.`,
    advice: `In some hours, verify the same files (${setting("mode", "verify")}): that asks the calendars for the block.`,
  };
}

function explainVerdict(judgement: Judgement, front: Front): Explanation | undefined {
  const title = judgement.error?.code ?? verdictFacts[judgement.verdict].label;
  switch (judgement.verdict) {
    case "anchored":
    case "already-anchored":
    case "found":
    case "verified":
    case "timestamped":
      return undefined;
    case "no-match":
    case "not-found":
      if (judgement.isUnrecorded === true) return { title, ...unrecordedWords };
      return {
        title,
        message: "The chain does not hold this digest.",
        advice: `If the file was stamped minutes ago, wait for its block and ${judgement.verdict === "no-match" ? "verify" : "check"} it again. Otherwise nobody stamped these bytes: compare the digest with that of the build before you publish.`,
      };
    case "failed":
    case "unreachable": {
      const afterStamp = (judgement.verdict === "failed" ? checkFirstAdvice : waitForBlockAdvice)(front);
      const { error } = judgement;
      return { title, message: error.message, advice: error.hintFor({ ...front, afterStamp }) };
    }
    case "changed":
      return { title, message: judgement.note, advice: renderFor(judgement.advice ?? changedAdvice, front) };
    case "unclear":
      return { title, message: renderNote(judgement) ?? "", advice: waitForBlockAdvice(front) };
    case "unknown":
      return explainUnknown(judgement, renderNote(judgement) ?? "", front);
    case "accepted": {
      if (judgement.calendarsText !== undefined) return explainPromise(judgement.calendarsText, front);
      const message = nonEmpty([acceptedMessage, judgement.note]).join(" ");
      return { title, message, advice: waitForBlockAdvice(front) };
    }
    case "skipped":
      return { title, message: judgement.note, advice: "" };
  }
  return judgement satisfies never;
}

/** Explains the verdict `unknown`. If an answer was not a chain node's, the advice is to correct the node's address. */
function explainUnknown(judgement: JudgedFacts, note: string, front: Front): Explanation {
  const { advice: ownAdvice, sources = [], unresolved } = judgement;
  const message = `${sentence(note)} The file is not judged.`;
  const nodeErrorCode = sources.map(({ code }) => code).find((code) => code === "NODE_ANSWER_INVALID");
  if (nodeErrorCode !== undefined) return { title: nodeErrorCode, message, advice: front.hintOf(nodeErrorCode) };
  const { input, againAtStart } = front;
  const firstStep = unresolved === undefined ? `${againAtStart} later.` : waitForBlockAdvice(front);
  const advice = `${firstStep} If that does not help, check ${input("api-url")}: a proxy or a login page may have answered in place of the service. Then give the request id to the service's operator.`;
  return { title: verdictFacts.unknown.label, message, advice: renderFor(ownAdvice ?? advice, front) };
}
