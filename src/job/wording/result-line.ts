import { anchoringOf } from "../../domain/report/anchoring.ts";
import { evidenceOf, requestIdOf, verdictFacts } from "../../domain/outcome.ts";
import { digestOf, type Result } from "../../domain/report/report.ts";
import { plainText, textLimits } from "../../domain/text.ts";
import { toLineName } from "../text/line.ts";

/**
 * One log line for a subject that is done: verdict, name, digest, and in brackets what else there is to know.
 * `⚓ anchored  dist/app.tgz  sha3-256:…  (block 12 of 2026-01-29)`
 */
export function renderResultLine(result: Result): string {
  const { icon, label } = verdictFacts[result.outcome.kind];
  const digest = digestOf(result);
  const details = renderDetails(result);
  return [
    `${icon} ${label}`,
    toLineName(result.subject.name),
    ...(digest === undefined ? [] : [`sha3-256:${digest}`]),
    ...(details === "" ? [] : [`(${details})`]),
  ].join("  ");
}

function renderDetails(result: Result): string {
  const { outcome, coveredBy } = result;
  const isFine = verdictFacts[outcome.kind].anchored || (outcome.kind === "accepted" && outcome.note === undefined);
  const requestId = isFine ? undefined : requestIdOf(outcome);
  return [
    ...("error" in outcome ? [`${outcome.error.code}: ${plainText(outcome.error.message)}`] : []),
    ...("note" in outcome && outcome.note !== undefined ? [plainText(outcome.note)] : []),
    ...(coveredBy === undefined ? [] : [`by the list sha3-256:${coveredBy}`]),
    ...renderFirstBlock(result),
    ...(outcome.restsOn === undefined ? [] : [`by the word of ${outcome.restsOn} alone`]),
    ...(requestId === undefined ? [] : [`request ${plainText(requestId, textLimits.word)}`]),
    ...(evidenceOf(outcome)?.demo ? ["demonstration"] : []),
  ]
    .map((detail) => detail.replace(/\.$/, ""))
    .join(", ");
}

function renderFirstBlock(result: Result): readonly string[] {
  const first = anchoringOf(result)?.first;
  if (first?.blockNumber === undefined) return [];
  const date = first.blockDate === undefined ? "" : ` of ${plainText(first.blockDate, textLimits.word)}`;
  return [`block ${first.blockNumber}${date}`];
}
