import { errorOf, isAnchored, requestIdOf, verdictFacts, type Outcome } from "../core/outcome.ts";
import type { Result } from "../core/report.ts";
import { sentence } from "../core/text.ts";

/** What is to be said about one result that is not done. Its texts may hold the service's words. */
export interface Explanation {
  /** A few words: the error's code, or the verdict. */
  readonly title: string;
  /** What happened and what it means. */
  readonly account: string;
  /** What to do about it. */
  readonly advice: string;
}

const laterCheck = "In a few minutes, run mode: check on the same files; stamp again only what is not found.";
/** The note of an open stamp ends with this for readers of `results.json`; here it is shown as advice. */
const checkInNote = /\s*Check this digest(?: in a few minutes; stamp again only if it is not found)?\.$/;

/** What to say about a result, or `undefined` where the chain is known to hold it. */
export function explain({ outcome }: Result): Explanation | undefined {
  if (isAnchored(outcome)) return undefined;
  const title = errorOf(outcome)?.code ?? verdictFacts[outcome.kind].label;
  return { title, ...accountOf(outcome) };
}

function accountOf(outcome: Outcome): Omit<Explanation, "title"> {
  switch (outcome.kind) {
    case "no-match":
    case "not-found":
      return {
        account: "These bytes are not anchored: this is not the file that was stamped, or it never was stamped.",
        advice: `If it was stamped minutes ago, wait and ${outcome.kind === "no-match" ? "verify" : "check"} again. Otherwise do not ship it before you know which.`,
      };
    case "failed":
    case "unreachable":
      return { account: outcome.error.message, advice: outcome.error.hint };
    case "changed":
      return { account: outcome.note, advice: "Do not trust it before you know who did this, and why." };
    case "unclear":
      return { account: outcome.note.replace(checkInNote, ""), advice: laterCheck };
    case "unknown":
      return {
        account: `${sentence(outcome.note.replace(checkInNote, ""))} This says nothing about the file.`,
        // A stamp that may have been spent is not to be sent again blindly.
        advice: checkInNote.test(outcome.note) ? laterCheck : "Run the job again.",
      };
    case "accepted":
      return {
        account: `The service took the stamp; no block is known to hold it yet. ${outcome.note ?? ""}`.trim(),
        advice: "In a few minutes, run mode: check on the same files. Do not stamp them again.",
      };
    case "skipped":
      return { account: outcome.note, advice: "" };
    case "anchored":
    case "already-anchored":
    case "found":
    case "verified":
      return { account: "", advice: "" };
  }
  return outcome satisfies never;
}

/** What happened and what to do, in one line, with the request to quote to the service's operator. */
export function renderExplanation(explanation: Explanation | undefined, outcome: Outcome): string {
  const requestId = requestIdOf(outcome);
  const said =
    explanation === undefined
      ? ["This verdict is in fail-on."]
      : [sentence(explanation.account), explanation.advice].filter((part) => part !== "");
  return [...said, ...(requestId === undefined ? [] : [`Request ${requestId}.`])].join(" ");
}

/** Whether something else kept this one from being attempted. */
export function isStopped({ outcome }: Result): boolean {
  return errorOf(outcome)?.code === "NOT_ATTEMPTED";
}
