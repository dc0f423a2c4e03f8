import { anchoringOf } from "../../domain/report/anchoring.ts";
import { evidenceOf, verdictFacts, type ReportLink } from "../../domain/outcome.ts";
import { digestOf, type Report, type Result } from "../../domain/report/report.ts";
import { textLimits } from "../../domain/text.ts";
import { renderBytes } from "../../job/text/bytes.ts";
import { code, link } from "../../job/text/markdown.ts";
import { renderWithin } from "../../job/text/budget.ts";

interface Column {
  readonly head: string;
  readonly rule: string;
  readonly cell: (result: Result) => string;
  /** Columns without this are always there. */
  readonly isNeeded?: (result: Result) => boolean;
}

const columns: readonly Column[] = [
  { head: "Verdict", rule: "---", cell: renderVerdict },
  { head: "File and SHA3-256", rule: "---", cell: renderSubject },
  { head: "Size", rule: "--:", cell: renderSize, isNeeded: ({ subject }) => "size" in subject },
  { head: "Block, date", rule: "---", cell: renderBlock, isNeeded: (result) => renderBlock(result) !== "" },
  { head: "Report", rule: "---", cell: renderReport, isNeeded: (result) => reportOf(result) !== undefined },
];

/**
 * One row a subject, in subject order; columns that nobody fills are left out.
 *
 * @param budget most bytes; what does not fit is counted below the table
 */
export function renderSubjectTable({ results }: Report, budget: number): string {
  if (results.length === 0) return "";
  const shown = columns.filter(({ isNeeded }) => isNeeded === undefined || results.some(isNeeded));
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const head = [row(shown.map((column) => column.head)), row(shown.map((column) => column.rule))];
  const { rows, left } = renderWithin(results, budget, (result) => row(shown.map(({ cell }) => cell(result))));
  const cut = `\n\n✂️ **${left} of ${results.length} rows are left out**: the page takes no more. \`results.json\` has all of them.`;
  return [...head, ...rows].join("\n") + (left > 0 ? cut : "");
}

export function renderVerdict({ outcome }: Result): string {
  const { icon, label } = verdictFacts[outcome.kind];
  return `${icon} ${label}`.replaceAll(" ", "&nbsp;");
}

/** The digest stands under the name: in a column of its own its 64 digits would push the others off the page. */
export function renderSubject(result: Result): string {
  const digest = digestOf(result);
  return code(result.subject.name) + (digest === undefined ? "" : `<br><sub>${code(digest)}</sub>`);
}

function renderSize({ subject }: Result): string {
  return "size" in subject && subject.size !== undefined ? renderBytes(subject.size).replace(" ", "&nbsp;") : "";
}

/** The oldest block of the digest, and its date as the service wrote it. */
export function renderBlock(result: Result): string {
  if (result.coveredBy !== undefined) return `through the list ${code(result.coveredBy.slice(0, 8))}…`;
  const { outcome } = result;
  const anchoring = anchoringOf(result);
  if (anchoring === undefined) return outcome.kind === "accepted" ? "not in a block yet" : "";
  const { first, count } = anchoring;
  const parts = [first.blockNumber, first.blockDate].filter((part) => part !== undefined).map(String);
  const others = count > 1 ? `<br>first of ${count}` : "";
  return parts.map((part) => code(part, textLimits.word)).join("<br>") + others;
}

function renderReport(result: Result): string {
  const report = reportOf(result);
  return report === undefined ? "" : link("PDF", report.url);
}

function reportOf({ outcome }: Result): ReportLink | undefined {
  return evidenceOf(outcome)?.report;
}
