import type { Result } from "../../domain/report/report.ts";
import { errorOf, verdictFacts } from "../../domain/outcome.ts";
import { sentence } from "../../domain/text.ts";
import { severityOf } from "./headline.ts";

/** What is to be said about one result that is not as it should be. Its texts may hold the service's words. */
export interface Finding {
  /** A few words: the error's code, or the verdict. */
  readonly title: string;
  /** What happened and what it means. */
  readonly explanation: string;
  /** What to do about it. */
  readonly advice?: string;
}

const askAgain = { "no-match": "verify", "not-found": "check" } as const;

/** The finding of a result, or `undefined` where all is well. */
export function toFinding({ outcome }: Result): Finding | undefined {
  const title = verdictFacts[outcome.kind].label;
  switch (outcome.kind) {
    case "no-match":
    case "not-found":
      return {
        title,
        explanation: "These bytes are not anchored: this is not the file that was stamped, or it never was stamped.",
        advice: `If it was stamped minutes ago, wait and ${askAgain[outcome.kind]} again later. Otherwise do not ship it before you know which.`,
      };
    case "failed":
    case "unreachable":
      return { title: outcome.error.code, explanation: outcome.error.message, advice: outcome.error.hint };
    case "unknown":
      return {
        title,
        explanation: `${sentence(outcome.note)} This says nothing about the file.`,
        advice: "Run the job again.",
      };
    case "changed":
    case "unclear":
    case "skipped":
      return { title, explanation: outcome.note };
    case "accepted":
      return outcome.note === undefined ? undefined : { title, explanation: outcome.note };
    case "anchored":
    case "already-anchored":
    case "found":
    case "verified":
      break;
  }
  return undefined;
}

/** `results` with the worst first, and those that another one stopped last; otherwise in their order. */
export function worstFirst(results: readonly Result[]): readonly Result[] {
  return results.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ outcome }: Result): number {
  const isStopped = errorOf(outcome)?.code === "NOT_ATTEMPTED";
  return severityOf(outcome.kind) + (isStopped ? 0.5 : 0);
}
