import { runFiles } from "../core/file-names.ts";
import type { Report, RunFacts } from "../core/report.ts";
import { renderChain, renderDemoBanner, renderHeadline, renderShortest } from "../render/headline.ts";
import { fold, toMarkdownCode, link, maxUnfolded, renderWithinBudget } from "../render/markdown.ts";
import { given, renderFew } from "../core/text.ts";
import { judges, keptRows, toRecordedRows } from "./recorded-rows.ts";
import { toRows, type RowFacts, type SectionRows } from "./section-rows.ts";
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
  /** The data of the section: all that is recorded here, in one comment; empty where it is attached instead. */
  readonly data: string;
}

/** Bytes kept free for the line that says what was cut, and for line ends of two bytes. */
const reserve = 300;

/**
 * Renders a section as GitHub's Markdown, with LF, and its data in a comment at its end. Of this run, the text holds
 * only the verdicts, so that running twice equals running once.
 *
 * @param room most bytes; rows that do not fit are left out, the rest is always there
 */
export function renderSection(facts: SectionFacts, room: number): string {
  const { report, record } = facts;
  const kept = keptRows(report.results, toRecordedRows(record));
  const rows = toRows(report.results, kept, facts);
  const chain = facts.run.chain ?? record.chain;
  const top = [
    renderHeading(facts, kept.length > 0, renderHeadline),
    ...renderDemoBanner(report),
    ...(chain === undefined ? [] : renderChain({ chain })),
  ];
  const bottom = renderNotes(rows, facts);
  const left = room - reserve - Buffer.byteLength([...top, bottom, facts.data].join("\r\n\r\n"));
  const items = renderSectionItems(rows.items, left);
  return withData([...top, ...items, bottom], facts);
}

/** Renders shorter sections for notes without enough room: first without files, then one line. The data stays whole. */
export function renderShorter(facts: SectionFacts): readonly string[] {
  const { report, record } = facts;
  const hasKept = keptRows(report.results, toRecordedRows(record)).length > 0;
  const isLeftOut = "✂️ **The files are left out**: the notes take no more.";
  return [
    withData([renderHeading(facts, hasKept, renderHeadline), ...renderDemoBanner(report), isLeftOut], facts),
    withData([renderHeading(facts, hasKept, renderShortest)], facts),
  ];
}

function withData(parts: readonly string[], { data }: SectionFacts): string {
  return [...parts, ...(data === "" ? [] : [data])].join("\n\n");
}

/** Renders the heading. It keeps an outage from looking like a verdict on what an earlier run has proved. */
function renderHeading({ report, run }: SectionFacts, hasKept: boolean, render: typeof renderHeadline): string {
  const hasNothingNew = hasKept && !report.results.some(({ outcome }) => judges(outcome));
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
