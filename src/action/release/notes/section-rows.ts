/** The rows of a section's table: this run's, and those an earlier run earned and this one could not check again. */
import { evidenceOf, verdictFacts, type Outcome, type Verdict } from "../../../domain/outcome.ts";
import { digestOf, type Result } from "../../../domain/report.ts";
import { code, link } from "../../../job/text/markdown.ts";
import { renderBlock, renderSubject, renderVerdict } from "../../summary/subject-table.ts";
import { toAssetName } from "../../../job/evidence/file-names.ts";
import type { Coverage } from "../assets/coverage.ts";

/** One row, its cells already Markdown. */
export interface Row {
  readonly verdict: string;
  readonly subject: string;
  readonly block: string;
  readonly served: string;
  readonly report: string;
}

/** The columns in order; those that no row fills are left out. */
export const columns = {
  verdict: "Verdict",
  subject: "File and SHA3-256",
  block: "Block, date",
  served: "Served",
  report: "Report",
} as const satisfies Record<keyof Row, string>;

const notRechecked = "<br>not re-checked";
const expires = " (link expires within an hour)";

/** What the rows say beside the results. */
export interface RowFacts {
  readonly coverage: ReadonlyMap<Result, Coverage>;
  /** The permanent address of an attached report, by the service's address of it. */
  readonly reportUrls: ReadonlyMap<string, string>;
}

export function toRow(result: Result, { coverage, reportUrls }: RowFacts): Row {
  return {
    verdict: renderVerdict(result),
    subject: renderSubject(result),
    block: renderBlock(result),
    served: renderServed(coverage.get(result), toAssetName(result.subject.name)),
    report: renderReport(result.outcome, reportUrls),
  };
}

/** @param own the asset's name that is expected: said again in every row, it would push the digests off the page */
function renderServed(coverage: Coverage | undefined, own: string): string {
  if (coverage === undefined) return "";
  if (coverage.kind === "other") return `⚠️ ${code(coverage.asset.name)} has other bytes`;
  const names = coverage.assets.map(({ name }) => name);
  return names.length === 1 && names[0] === own ? "yes" : `as ${names.map((name) => code(name)).join("<br>")}`;
}

function renderReport(outcome: Outcome, reportUrls: RowFacts["reportUrls"]): string {
  const url = evidenceOf(outcome)?.report?.url;
  if (url === undefined) return "";
  const kept = reportUrls.get(url);
  return kept === undefined ? link("PDF", url) + expires : link("PDF", kept);
}

/** The verdict cells by which a row vouches for its bytes. */
const vouching: ReadonlySet<string> = new Set(
  (Object.keys(verdictFacts) as readonly Verdict[])
    .filter((verdict) => verdictFacts[verdict].anchored)
    .map((verdict) => `${verdictFacts[verdict].icon} ${verdictFacts[verdict].label}`.replaceAll(" ", "&nbsp;")),
);

/**
 * The rows of an earlier section that vouch for something, as they stand there: they are already in the notes, so
 * nothing in them can do more harm than it does. Links that have expired are dropped.
 */
export function parseVouchingRows(section: string): readonly Row[] {
  const lines = section.split("\n").filter((line) => line.startsWith("| ") && line.endsWith(" |"));
  const [head = [], , ...rows] = lines.map((line) => line.slice(2, -2).split(" | "));
  const names = Object.keys(columns) as readonly (keyof Row)[];
  return rows.flatMap((cells) => {
    if (cells.length !== head.length) return [];
    const cell = (name: keyof Row): string => cells[head.indexOf(columns[name])] ?? "";
    const row = Object.fromEntries(names.map((name) => [name, cell(name)])) as Record<keyof Row, string>;
    if (!vouching.has(row.verdict.replace(notRechecked, "")) || subjectKeys(row.subject) === undefined) return [];
    return [{ ...row, report: row.report.endsWith(expires) ? "" : row.report }];
  });
}

/** The name and the digest in a subject's cell. */
function subjectKeys(cell: string): { readonly name: string; readonly digest: string } | undefined {
  const [, name, digest] = /^(<code>.*<\/code>)<br><sub><code>([0-9a-f]{64})<\/code><\/sub>$/.exec(cell) ?? [];
  return name === undefined || digest === undefined ? undefined : { name, digest };
}

/**
 * This run's rows in subject order, then what is kept of the earlier ones. An earlier row is replaced by a row that
 * vouches for its name, or judges its very bytes; where this run judged nothing, it stays and says so.
 */
export function mergeRows(results: readonly Result[], earlier: readonly Row[], facts: RowFacts): readonly Row[] {
  const byName = Map.groupBy(results, ({ subject }) => code(subject.name));
  const kept = earlier.filter((row) => {
    const { name, digest } = subjectKeys(row.subject) ?? {};
    return !(byName.get(name ?? "") ?? []).some(
      (result) => verdictFacts[result.outcome.kind].anchored || (judges(result.outcome) && digestOf(result) === digest),
    );
  });
  const stands = new Set(kept.map(({ subject }) => subject));
  const own = results.filter((result) => {
    if (judges(result.outcome)) return true;
    const name = code(result.subject.name);
    return digestOf(result) === undefined
      ? !kept.some(({ subject }) => subjectKeys(subject)?.name === name)
      : !stands.has(renderSubject(result));
  });
  return [...own.map((result) => toRow(result, facts)), ...kept.map(asNotRechecked)];
}

function asNotRechecked(row: Row): Row {
  const verdict = row.verdict.endsWith(notRechecked) ? row.verdict : row.verdict + notRechecked;
  return { ...row, verdict, served: "" };
}

/** Whether the outcome says something about the bytes. */
export function judges({ kind }: Outcome): boolean {
  return verdictFacts[kind].anchored || kind === "not-found" || kind === "no-match";
}
