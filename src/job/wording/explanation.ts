import { anchoringOf } from "../../domain/anchoring.ts";
import { digestOf, type Result } from "../../domain/report.ts";
import { evidenceOf, requestIdOf, verdictFacts } from "../../domain/outcome.ts";
import { plainText, sentence, textLimits } from "../../domain/text.ts";
import { severityOf } from "./headline.ts";
import { showName } from "../text/line.ts";

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
      return { title: outcome.error.code, explanation: outcome.error.message, advice: outcome.error.hint };
    case "unknown":
      return {
        title,
        explanation: `${sentence(outcome.note)} This says nothing about the file.`,
        advice: "Run the job again.",
      };
    case "pending":
    case "skipped":
      return { title, explanation: outcome.note };
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
  const isStopped = outcome.kind === "failed" && outcome.error.code === "NOT_ATTEMPTED";
  return severityOf(outcome.kind) + (isStopped ? 0.5 : 0);
}

/**
 * One log line for a subject that is done: verdict, name, digest, and in brackets what else there is to know.
 * `⚓ anchored  dist/app.tgz  sha3-256:…  (no block yet)`
 */
export function renderResultLine(result: Result): string {
  const { icon, label } = verdictFacts[result.outcome.kind];
  const digest = digestOf(result);
  const details = renderDetails(result);
  return [
    `${icon} ${label}`,
    showName(result.subject.name),
    ...(digest === undefined ? [] : [`sha3-256:${digest}`]),
    ...(details === "" ? [] : [`(${details})`]),
  ].join("  ");
}

function renderDetails(result: Result): string {
  const { outcome, coveredBy } = result;
  const finding = toFinding(result);
  const requestId = finding && requestIdOf(outcome);
  return [
    ...(outcome.kind === "failed" ? [`${outcome.error.code}: ${plainText(outcome.error.message)}`] : []),
    ...("note" in outcome ? [plainText(outcome.note)] : []),
    ...(coveredBy === undefined ? [] : [`by the list sha3-256:${coveredBy}`]),
    ...(outcome.kind === "anchored" && !outcome.finalized ? ["no block yet"] : []),
    ...renderBlock(result),
    ...(requestId === undefined ? [] : [`request ${plainText(requestId, textLimits.word)}`]),
    ...(evidenceOf(outcome)?.demo ? ["demonstration service"] : []),
  ]
    .map((detail) => detail.replace(/\.$/, ""))
    .join(", ");
}

function renderBlock(result: Result): readonly string[] {
  const first = anchoringOf(result)?.first;
  if (first?.blockNumber === undefined) return [];
  const date = first.blockDate === undefined ? "" : ` of ${plainText(first.blockDate, textLimits.word)}`;
  return [`block ${first.blockNumber}${date}`];
}
