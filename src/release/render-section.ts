import { runFiles } from "../core/file-names.ts";
import type { Report, RunFacts } from "../core/report.ts";
import type { Statement } from "../evidence/statement.ts";
import { renderDemoBanner, renderHeadline, renderShortest } from "../render/headline.ts";
import { fold, toMarkdownCode, link, maxUnfolded, renderWithinBudget } from "../render/markdown.ts";
import { given, renderFew } from "../core/text.ts";
import { judges, toRecordedRows } from "./recorded-rows.ts";
import { toRows, type RowFacts, type SectionRows } from "./section-rows.ts";
import { renderFitting, toSectionStatement } from "./section-statement.ts";
import { renderTitle } from "./section.ts";

/** The facts that a section shows. */
export interface SectionFacts extends RowFacts {
  readonly report: Report;
  readonly run: RunFacts;
  /** The section's name for people. */
  readonly name: string;
  /** Files that are no assets of the release. */
  readonly unserved: readonly string[];
  /** Evidence files attached to the release, with their permanent addresses. */
  readonly evidence: readonly { readonly name: string; readonly url: string }[];
  /** The run's statement, combined with the earlier one. */
  readonly statement?: Statement | undefined;
  /** The earlier statement, where it is known. */
  readonly earlier?: Statement | undefined;
}

/** Bytes kept free for the line that says what was cut, and for line ends of two bytes. */
const reserve = 300;

/** The share of the room that the data may take: the rest is for the rows, which people read. */
const dataShare = 0.3;

/**
 * Renders a section as GitHub's Markdown, with LF, and its data in a comment at its end. Of this run, the text holds
 * only the verdicts, so that running twice equals running once.
 *
 * @param room most bytes; rows and data that do not fit are left out, the rest is always there
 * @param before the data of the present section
 */
export function renderSection(facts: SectionFacts, room: number, before?: Statement): string {
  const { report, statement, earlier } = facts;
  const recorded = earlier === undefined ? [] : toRecordedRows(earlier);
  const rows = toRows(report.results, recorded, facts);
  const top = [renderHeading(facts, recorded.length > 0, renderHeadline), ...renderDemoBanner(report)];
  const bottom = renderNotes(rows, facts);
  const left = room - reserve - Buffer.byteLength([...top, bottom].join("\r\n\r\n"));
  const data = renderFitting(
    statement && toSectionStatement(statement, before, facts.isLinkingToService),
    left * dataShare,
  );
  const items = renderSectionItems(rows.items, left - Buffer.byteLength(data));
  return [...top, ...items, bottom, ...(data === "" ? [] : [data])].join("\n\n");
}

/** Renders shorter sections for notes without enough room: first without files and data, then one line. */
export function renderShorter(facts: SectionFacts): readonly string[] {
  const { report, earlier } = facts;
  const hasRecordedRows = earlier !== undefined && toRecordedRows(earlier).length > 0;
  const isLeftOut = "✂️ **The files are left out**: the notes take no more.";
  return [
    [renderHeading(facts, hasRecordedRows, renderHeadline), ...renderDemoBanner(report), isLeftOut].join("\n\n"),
    renderHeading(facts, hasRecordedRows, renderShortest),
  ];
}

/** Renders the heading. It keeps an outage from looking like a verdict on what an earlier run has proved. */
function renderHeading({ report, run }: SectionFacts, hasRecordedRows: boolean, render: typeof renderHeadline): string {
  const hasNothingNew = hasRecordedRows && !report.results.some(({ outcome }) => judges(outcome));
  return renderTitle(hasNothingNew ? "❔ not re-checked by the last run" : render(report, run));
}

function renderSectionItems(items: readonly string[], budget: number): readonly string[] {
  // Each line end takes one byte more where the notes have CRLF.
  const { rows: shown, left } = renderWithinBudget(items, budget - items.length, (item) => item);
  const cut = left > 0 ? [`✂️ **${left} of ${items.length} files are left out**: the notes take no more.`] : [];
  if (shown.length <= maxUnfolded) return shown.length > 0 ? [shown.join("\n"), ...cut] : cut;
  return [fold(`${shown.length} files`, shown.join("\n")), ...cut];
}

function renderNotes(
  { hasServed, hasUnchecked, hasFormer }: SectionRows,
  { name, evidence, unserved }: SectionFacts,
): string {
  const are = unserved.length === 1 ? "file is no asset" : "files are no assets";
  const unservedNames = renderFew(unserved, (file) => toMarkdownCode(file));
  const sentences = given([
    evidence.some((file) => file.name === runFiles.page) &&
      "Drop a download on the page below, opened from the disk: it checks the bytes without a network.",
    "`openssl dgst -sha3-256 FILE` prints a file's digest: it, block, date and transaction are what to look up on the chain.",
    "A block proves that exactly these bytes existed at its date; not who made them, nor that the build was clean.",
    hasServed && "*Served*: the release has an asset of the file's SHA-256, as GitHub states it.",
    unserved.length > 0 && `${unserved.length} ${are} of this release: ${unservedNames}.`,
    hasUnchecked && "*Not re-checked*: an earlier run's verdict, which the last run could not check again.",
    hasFormer && "*Earlier bytes*: an earlier run recorded this digest under the same name.",
  ]);
  const files = evidence.map((file) => link(file.name, file.url)).join(" · ");
  return `<sub>${sentences.join(" ")}${files === "" ? "" : `<br>Evidence: ${files}`}<br>Written by ${toMarkdownCode(name)}</sub>`;
}
