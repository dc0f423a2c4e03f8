import type { Report } from "../../../domain/report.ts";
import { renderHeadline } from "../../../job/wording/headline.ts";
import { code, link } from "../../../job/text/markdown.ts";
import type { RunFacts } from "../../../job/wording/run-facts.ts";
import { renderWithin } from "../../../job/text/budget.ts";
import { columns, judges, mergeRows, type Row, type RowFacts } from "./section-rows.ts";

/** What a section tells. */
export interface SectionFacts extends RowFacts {
  readonly report: Report;
  readonly run: RunFacts;
  /** The section's name as people read it. */
  readonly name: string;
  /** Evidence files attached to the release, with their permanent addresses. */
  readonly evidence: readonly { readonly name: string; readonly url: string }[];
  readonly earlier: readonly Row[];
}

/** For the line that says what was cut, and for line ends of two bytes. */
const reserve = 300;

/**
 * The text of a section as GitHub's Markdown, with LF. It holds nothing of this very run but its verdicts, so that
 * running twice equals running once.
 *
 * @param room most bytes; rows that do not fit are counted, the rest is always there
 */
export function renderSection(facts: SectionFacts, room: number): string {
  const rows = mergeRows(facts.report.results, facts.earlier, facts);
  // Whoever reads release notes has not read a log of this action: the heading says what the verdicts are about.
  const top = [`### Digests on the chain: ${renderHeading(facts)}`, ...renderBanner(facts)];
  const bottom = renderNotes(rows, facts);
  const around = Buffer.byteLength([...top, bottom].join("\r\n\r\n"));
  return [...top, ...renderTable(rows, room - around - reserve), bottom].join("\n\n");
}

/** An outage must not read as a verdict on what an earlier run has proved. */
function renderHeading({ report, run, earlier }: SectionFacts): string {
  const isJudged = report.results.some(({ outcome }) => judges(outcome));
  return isJudged || earlier.length === 0 ? renderHeadline(report, run) : "❔ not re-checked by the last run";
}

function renderBanner({ report }: SectionFacts): readonly string[] {
  return report.demo
    ? ["> [!WARNING]\n> **Local demonstration service: nothing was anchored on a public chain.**"]
    : [];
}

function renderTable(rows: readonly Row[], budget: number): readonly string[] {
  if (rows.length === 0) return [];
  const names = (Object.keys(columns) as readonly (keyof Row)[]).filter((name) => rows.some((row) => row[name] !== ""));
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const head = [line(names.map((name) => columns[name])), line(names.map(() => "---"))];
  // A line ends with one byte more where the notes have CRLF.
  const { rows: shown, left } = renderWithin(rows, budget - rows.length - Buffer.byteLength(head.join("\r\n")), (row) =>
    line(names.map((name) => row[name])),
  );
  const cut = left > 0 ? [`✂️ **${left} of ${rows.length} rows are left out**: the notes take no more.`] : [];
  return shown.length > 0 ? [[...head, ...shown].join("\n"), ...cut] : cut;
}

function renderNotes(rows: readonly Row[], { name, evidence }: SectionFacts): string {
  const served = rows.some((row) => row.served !== "");
  const sentences = [
    "`openssl dgst -sha3-256 FILE` prints a file's digest.",
    "A block proves that exactly these bytes existed at its date; not who made them, nor that the build was clean.",
    ...(served ? ["*Served*: the release has an asset of the file's SHA-256, as GitHub states it."] : []),
    ...(rows.some((row) => row.verdict.endsWith("not re-checked"))
      ? ["*Not re-checked*: an earlier run's verdict, which the last run could not check again."]
      : []),
  ];
  const files = evidence.map((file) => link(file.name, file.url)).join(" · ");
  return `<sub>${sentences.join(" ")}${files === "" ? "" : `<br>Evidence: ${files}`}<br>Written by ${code(name)}</sub>`;
}
