import { runFiles } from "../core/file-names.ts";
import { verdictFacts } from "../core/outcome.ts";
import { type Report, type Result, type RunFacts, toFilesReport } from "../core/report.ts";
import { documentAt } from "../core/version.ts";
import { renderChain, renderDemoBanner, renderHeadline, renderShortest } from "../render/headline.ts";
import { toMarkdownCode, fold, link, maxUnfolded, renderWithinBudget, renderWitnesses } from "../render/markdown.ts";
import { given, renderFew } from "../core/text.ts";
import { toView } from "../render/result-view.ts";
import { judges, keptRows, toRecordedRows } from "./recorded-rows.ts";
import { toRows, type RowFacts, type SectionRow, type SectionRows } from "./section-rows.ts";
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
const reserve = 500;

/**
 * Renders a section as GitHub's Markdown, with LF, and its data in a comment at its end. Of this run, the text holds
 * only the verdicts, so that running twice equals running once.
 *
 * @param room most bytes; rows that do not fit are left out, the rest is always there
 */
export function renderSection(facts: SectionFacts, room: number): string {
  const { report, record } = facts;
  const kept = keptRows(report.results, toRecordedRows(record));
  const heading = renderHeading(facts, kept.length > 0, renderHeadline);
  const written = `<sub>Written by ${toMarkdownCode(facts.name)}</sub>`;
  if (isUnanswered(report, kept.length > 0)) return withData([heading, renderUnanswered(facts), written], facts);
  const rows = toRows(report.results, kept, facts);
  const chain = facts.run.chain ?? record.chain;
  const top = [
    heading,
    ...renderDemoBanner(report),
    ...renderWarning(report),
    renderHowToCheck(facts),
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
  if (isUnanswered(report, hasKept)) return renderTitle(`not ${doneBy(report)} yet`);
  const hasNothingNew = hasKept && !report.results.some(({ outcome }) => judges(outcome));
  return renderTitle(hasNothingNew ? "❔ not re-checked by the last run" : render(report, run));
}

/**
 * Whether nobody said anything about any file, and nothing is recorded: a wrong key or an outage is no news for those
 * who download.
 */
function isUnanswered({ results }: Report, hasKept: boolean): boolean {
  const isOpen = (result: Result): boolean =>
    !judges(result.outcome) && result.outcome.kind !== "accepted" && !toView(result).isAboutFile;
  return !hasKept && results.length > 0 && results.every(isOpen);
}

const doneBy = ({ mode }: Report): string => (mode === "stamp" ? "anchored" : "checked");

function renderUnanswered({ report, run: { runUrl } }: SectionFacts): string {
  const { length } = toFilesReport(report).results;
  const why = runUrl === "" ? "Its log says why." : `${link("The run", runUrl)} says why.`;
  return `${length} ${length === 1 ? "file is" : "files are"} not ${doneBy(report)} yet: the run could not finish. ${why}`;
}

/** Tells those who download which files are not to be used. Where a block may still come, nothing is wrong. */
function renderWarning(report: Report): readonly string[] {
  const isWrong = ({ outcome }: Result): boolean => verdictFacts[outcome.kind].class === "wrong";
  const groupOf = ({ outcome, young }: Result) =>
    outcome.kind === "changed" ? "changed" : young === undefined ? "absent" : "recent";
  const {
    changed = [],
    absent = [],
    recent = [],
  } = Object.groupBy(toFilesReport(report).results.filter(isWrong), groupOf);
  const name = (files: readonly Result[]): string => renderFew(files, ({ subject }) => toMarkdownCode(subject.name));
  const avoid = (files: readonly Result[], [one, many]: readonly [string, string]): string =>
    `❌ **Do not use** ${name(files)} before the project says why: ${files.length === 1 ? one : many}.`;
  return given([
    changed.length > 0 &&
      avoid(changed, ["it is not the file that was anchored", "they are not the files that were anchored"]),
    absent.length > 0 && avoid(absent, ["the chain does not hold it", "the chain does not hold them"]),
    recent.length > 0 && `⏳ A short time before the check, ${name(recent)} got a stamp: a block may hold it by now.`,
  ]);
}

/** Renders how to check a download, in one line. */
function renderHowToCheck({ evidence }: SectionFacts): string {
  const page = evidence.find(({ name }) => name === runFiles.page);
  const how =
    page === undefined
      ? "`openssl dgst -sha3-256 FILE` must print the digest that stands below."
      : `save ${link(page.name, page.url)} and your file, open the page, choose the file. It needs no account and no network.`;
  return `**Check a download:** ${how} ${link(page === undefined ? "More" : "Other ways", documentAt("verify-a-download.md"))}`;
}

const tableHead = "| File | On the chain since |\n| --- | --- |";

function renderSectionItems(items: readonly SectionRow[], budget: number): readonly string[] {
  // Each line end takes one byte more where the notes have CRLF.
  const room = budget - 2 * items.length;
  const { rows: fitting, left } = renderWithinBudget(items, room, ({ row = "", item }) => `${row}\n${item}`);
  const shown = items.slice(0, fitting.length);
  const rows = shown.flatMap(({ row }) => row ?? []);
  const files = items.filter(({ row }) => row !== undefined).length;
  // What has no row, a list or earlier bytes, is no file.
  const what = rows.length < files ? `${files - rows.length} of ${files} files are` : "Earlier bytes are";
  const cut = left > 0 ? [`✂️ **${what} left out**: the notes take no more.`] : [];
  const table = [tableHead, ...rows].join("\n");
  const tables = rows.length === 0 ? [] : [rows.length > maxUnfolded ? fold(`${rows.length} files`, table) : table];
  if (shown.length === 0) return cut;
  const numbers = shown.map(({ item }) => item).join("\n");
  return [...tables, fold("Digests, blocks, transactions", numbers), ...cut];
}

function renderNotes(
  { hasServed, hasUnchecked, hasFormer }: SectionRows,
  { name, evidence, unserved, run }: SectionFacts,
): string {
  const are = unserved.length === 1 ? "file is no asset" : "files are no assets";
  const unservedNames = renderFew(unserved, (file) => toMarkdownCode(file));
  const sentences = given([
    "A block proves that exactly these bytes existed at its date; not who made them, nor that the build was clean.",
    hasServed && "*Served*: the release has an asset of the file's SHA-256, as GitHub states it.",
    unserved.length > 0 && `${unserved.length} ${are} of this release: ${unservedNames}.`,
    hasUnchecked && "*Not re-checked*: an earlier run's verdict, which the last run could not check again.",
    hasFormer && "*Earlier bytes*: an earlier run recorded this digest under the same name.",
  ]);
  const witnesses = renderWitnesses(run);
  const files = evidence.map((file) => link(file.name, file.url)).join(" · ");
  return `<sub>${witnesses}${witnesses === "" ? "" : "<br>"}${sentences.join(" ")}${files === "" ? "" : `<br>Evidence: ${files}`}<br>Written by ${toMarkdownCode(name)}</sub>`;
}
