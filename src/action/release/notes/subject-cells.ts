import { verdictFacts, type Verdict } from "../../../domain/outcome.ts";
import { anchoringOf } from "../../../domain/report/anchoring.ts";
import type { Result } from "../../../domain/report/report.ts";
import { textLimits } from "../../../domain/text.ts";
import { toMarkdownCode } from "../../../job/text/markdown.ts";

/** A verdict with its icon, as Markdown that does not break between its words. */
export function renderVerdict(kind: Verdict): string {
  const { icon, label } = verdictFacts[kind];
  return `${icon} ${label}`.replaceAll(" ", "&nbsp;");
}

/** The oldest block of the digest, and its date as the service wrote it. */
export function renderSectionBlock(result: Result): string {
  if (result.coveredBy !== undefined) return renderCover(result.coveredBy);
  const { outcome } = result;
  const anchoring = anchoringOf(result);
  if (anchoring === undefined) return outcome.kind === "accepted" ? "not in a block yet" : "";
  const { first, count } = anchoring;
  return renderSectionPlace(first.blockNumber, first.blockDate) + (count > 1 ? ` · first of ${count}` : "");
}

/** What is said of a file whose checksum list is anchored instead of it. */
export function renderCover(list: string): string {
  return `through the list ${toMarkdownCode(list.slice(0, 8))}…`;
}

/** A block's height and its date, as far as they are known. */
export function renderSectionPlace(height: string | number | undefined, date: string | undefined): string {
  return [
    ...(height === undefined ? [] : [`block ${toMarkdownCode(String(height), textLimits.word)}`]),
    ...(date === undefined ? [] : [toMarkdownCode(date, textLimits.word)]),
  ].join(" · ");
}
