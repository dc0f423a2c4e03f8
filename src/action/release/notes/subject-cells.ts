import { verdictFacts } from "../../../domain/outcome.ts";
import { anchoringOf } from "../../../domain/report/anchoring.ts";
import { digestOf, type Result } from "../../../domain/report/report.ts";
import { textLimits } from "../../../domain/text.ts";
import { toMarkdownCode } from "../../../job/text/markdown.ts";

export function renderVerdict({ outcome }: Result): string {
  const { icon, label } = verdictFacts[outcome.kind];
  return `${icon} ${label}`.replaceAll(" ", "&nbsp;");
}

/** The digest stands under the name: in a column of its own its 64 digits would push the others off the page. */
export function renderSubject(result: Result): string {
  const digest = digestOf(result);
  return toMarkdownCode(result.subject.name) + (digest === undefined ? "" : `<br><sub>${toMarkdownCode(digest)}</sub>`);
}

/** The oldest block of the digest, and its date as the service wrote it. */
export function renderSectionBlock(result: Result): string {
  if (result.coveredBy !== undefined) return `through the list ${toMarkdownCode(result.coveredBy.slice(0, 8))}…`;
  const { outcome } = result;
  const anchoring = anchoringOf(result);
  if (anchoring === undefined) return outcome.kind === "accepted" ? "not in a block yet" : "";
  const { first, count } = anchoring;
  const parts = [first.blockNumber, first.blockDate].filter((part) => part !== undefined).map(String);
  const others = count > 1 ? `<br>first of ${count}` : "";
  return parts.map((part) => toMarkdownCode(part, textLimits.word)).join("<br>") + others;
}
