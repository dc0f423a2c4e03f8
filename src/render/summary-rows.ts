import { evidenceOf, requestIdOf, verdictFacts } from "../core/outcome.ts";
import { blockOf, digestOf, type Result } from "../core/report.ts";
import { textLimits, renderBytes, toMinute } from "../core/text.ts";
import type { Cause } from "./causes.ts";
import { explain } from "./explanation.ts";
import { maxUnfolded, renderWithinBudget, breakable, toMarkdownCode, link, toMarkdownText } from "./markdown.ts";

/** Digits of a digest that a row shows: the list has all of them. */
const shownDigits = 12;

/**
 * The rows of what needs attention, with cause and request id. A file under a list has the list's cause, and its row.
 *
 * @param budget most bytes; what does not fit is counted below
 */
export function renderCauseRows(causes: readonly Cause[], budget: number): string {
  const rows = causes.flatMap(({ results }) => {
    const isShared = new Set(results.map((result) => explain(result)?.account)).size === 1;
    return results.map((result) => ({ result, isShared }));
  });
  if (rows.length === 0) return "";
  const toRow = ({ result, isShared }: (typeof rows)[number]): string =>
    `| ${renderName(result)}${renderFacts(result)} | ${renderCauseCell(result, isShared)} |`;
  return renderSubjectTable(["File", "Cause, request"], rows, toRow, budget);
}

/** Rows that belong together. */
export interface RowGroup {
  /** Counts them, in words of ours; empty where the summary's headline has said it. */
  readonly title: string;
  readonly results: readonly Result[];
}

/**
 * The rows of what is done, or was not to be waited for, below a line that counts them; a block that all of them share
 * is told in that line. More than 20 rows are folded.
 *
 * @param budget most bytes; what does not fit is counted below
 */
export function renderRows({ title, results }: RowGroup, budget: number): string {
  if (results.length === 0) return "";
  const blocks = new Set(results.map((result) => renderBlockCell(result, ", ")));
  const [only = ""] = blocks;
  const isShared = blocks.size === 1 && (results.length > 1 || only === "");
  const isFolded = results.length > maxUnfolded;
  const name = title === "" && isFolded ? "All of them" : title;
  const block = isShared && only !== "" ? [`${title === "" ? (isFolded ? "" : "All ") : "all "}in block ${only}`] : [];
  const head = [...(name === "" ? [] : [`<b>${name}</b>`]), ...block, ...renderCoveringList(results)].join(" ");
  const facts = (result: Result): string => `${renderName(result)}${renderFacts(result, true)}`;
  const table = isShared
    ? renderSubjectTable(["File"], results, (result) => `| ${facts(result)} |`, budget)
    : renderSubjectTable(
        ["File", blockHead],
        results,
        (each) => `| ${facts(each)} | ${renderBlockCell(each)} |`,
        budget,
      );
  if (isFolded) return `<details><summary>${head}</summary>\n\n${table}\n\n</details>`;
  return head === "" ? table : `${head}\n\n${table}`;
}

/** The browser must not break this text, so that the column stays nearly as wide as a date on a narrow screen. */
const blockHead = "Block,&nbsp;date";

function renderSubjectTable<Row>(
  heads: readonly string[],
  rows: readonly Row[],
  render: (row: Row) => string,
  budget: number,
): string {
  const head = [`| ${heads.join(" | ")} |`, `| ${heads.map(() => "---").join(" | ")} |`];
  const { rows: shown, left } = renderWithinBudget(rows, budget, render);
  const cut = `\n\n✂️ **${left} of ${rows.length} rows are left out**: the page takes no more. \`results.json\` has all of them.`;
  return (shown.length > 0 ? [...head, ...shown].join("\n") : "") + (left > 0 ? cut : "");
}

function renderName({ subject, outcome }: Result): string {
  return `${verdictFacts[outcome.kind].icon}&nbsp;${breakable(subject.name)}`;
}

/** What else a row says of its file, below the name: in columns of their own these would push the dates off a phone. */
function renderFacts(result: Result, isWithVerdict = false): string {
  const { subject, outcome } = result;
  const digest = digestOf(result);
  const report = evidenceOf(outcome)?.report;
  const facts = [
    ...(isWithVerdict ? [verdictFacts[outcome.kind].label] : []),
    ...(digest === undefined ? [] : [toMarkdownCode(`${digest.slice(0, shownDigits)}…`)]),
    ...("size" in subject && subject.size !== undefined ? [renderBytes(subject.size).replace(" ", "&nbsp;")] : []),
    ...(report === undefined ? [] : [link("report", report.url)]),
  ];
  return facts.length === 0 ? "" : `<br><sub>${facts.join(" · ")}</sub>`;
}

/** @param isShared the paragraph above says what happened */
function renderCauseCell(result: Result, isShared: boolean): string {
  const { outcome } = result;
  const { title, account } = explain(result) ?? { title: "", account: "" };
  const { label } = verdictFacts[outcome.kind];
  const requestId = requestIdOf(outcome);
  return [
    "error" in outcome ? `${label}: ${breakable(title)}` : label,
    ...(isShared ? [] : [`<sub>${toMarkdownText(account)}</sub>`]),
    ...(requestId === undefined ? [] : [`<sub>request ${breakable(requestId)}</sub>`]),
  ].join("<br>");
}

/** The oldest block that holds the digest, or its list, and the block's date as the service wrote it, to the minute. */
function renderBlockCell(result: Result, separator = "<br>"): string {
  const anchoring = blockOf(result);
  if (anchoring === undefined) return "";
  const { blockNumber, blockDate } = anchoring.first;
  return [
    ...(blockNumber === undefined ? [] : [toMarkdownCode(String(blockNumber), textLimits.word)]),
    ...(blockDate === undefined ? [] : [`<sub>${toMarkdownCode(toMinute(blockDate), textLimits.word)}</sub>`]),
    ...(anchoring.count > 1 ? [`<sub>first of ${anchoring.count}</sub>`] : []),
  ].join(separator);
}

/** Which list the files among `results` are anchored through. */
function renderCoveringList(results: readonly Result[]): readonly string[] {
  const covered = results.filter(({ coveredBy }) => coveredBy !== undefined);
  const [first] = covered;
  if (first?.coveredBy === undefined) return [];
  const files = `${covered.length} ${covered.length === 1 ? "file" : "files"}`;
  return [`(${files} through the list ${toMarkdownCode(`${first.coveredBy.slice(0, shownDigits)}…`)})`];
}
