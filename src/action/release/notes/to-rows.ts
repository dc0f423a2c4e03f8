/** The rows of a section's table: this run's, and what an earlier run earned and this one could not check again. */
import { evidenceOf, verdictFacts, type Outcome } from "../../../domain/outcome.ts";
import { digestOf, type Result } from "../../../domain/report/report.ts";
import { textLimits } from "../../../domain/text.ts";
import { reportFileName, toAssetName } from "../../../job/evidence/file-names.ts";
import { code, link } from "../../../job/text/markdown.ts";
import { renderSectionBlock, renderSubject, renderVerdict } from "./subject-cells.ts";
import type { Coverage } from "../assets/coverage.ts";
import { keptBeside, tellingResults, type Earned } from "./earned.ts";

/** One row, its cells already Markdown. */
export interface Row {
  readonly verdict: string;
  readonly subject: string;
  readonly block: string;
  readonly served: string;
  readonly report: string;
}

/** What the rows say beside the results. */
export interface RowFacts {
  readonly coverage: ReadonlyMap<Result, Coverage>;
  /** The permanent address of an attached report, by the service's address of it. */
  readonly reportUrls: ReadonlyMap<string, string>;
  /** The permanent addresses of the release's assets, by name. */
  readonly assetUrls: ReadonlyMap<string, string>;
}

/** The rows, and which kinds of earlier ones are among them. */
export interface Rows {
  readonly rows: readonly Row[];
  readonly hasUnchecked: boolean;
  readonly hasFormer: boolean;
}

const notRechecked = "not re-checked";
const former = "earlier bytes";

/**
 * This run's rows in subject order, then what was earned before and is not judged again. A digest that once stood under
 * a name stays visible beside the one that stands there now (interface §6).
 */
export function toRows(results: readonly Result[], earned: readonly Earned[], facts: RowFacts): Rows {
  const kept = keptBeside(results, earned);
  const digests = new Map(results.map((result) => [result.subject.name, digestOf(result)]));
  const isFormer = ({ name, digest }: Earned): boolean => (digests.get(name) ?? digest) !== digest;
  return {
    rows: [
      ...tellingResults(results, kept).map((result) => toRow(result, facts)),
      ...kept.map((each) => toEarnedRow(each, isFormer(each) ? former : notRechecked, facts)),
    ],
    hasFormer: kept.some(isFormer),
    hasUnchecked: kept.some((each) => !isFormer(each)),
  };
}

function toRow(result: Result, { coverage, reportUrls }: RowFacts): Row {
  return {
    verdict: renderVerdict(result),
    subject: renderSubject(result),
    block: renderSectionBlock(result),
    served: renderServed(coverage.get(result), toAssetName(result.subject.name)),
    report: renderReport(result.outcome, reportUrls),
  };
}

function toEarnedRow({ name, digest, anchor }: Earned, note: string, { assetUrls }: RowFacts): Row {
  const { icon, label } = verdictFacts[anchor.verdict];
  const names = [true, false].map((isTaken) => reportFileName(name, digest, isTaken));
  const report = names.map((each) => assetUrls.get(each)).find((url) => url !== undefined);
  return {
    verdict: `${`${icon} ${label}`.replaceAll(" ", "&nbsp;")}<br>${note}`,
    subject: `${code(name)}<br><sub>${code(digest)}</sub>`,
    block: anchor.digest === digest ? renderRecord(anchor) : `through the list ${code(anchor.digest.slice(0, 8))}…`,
    served: "",
    report: report === undefined ? "" : link("PDF", report),
  };
}

function renderRecord({ chain }: Earned["anchor"]): string {
  const { block, date } = chain?.records[0] ?? {};
  const parts = [block, date].filter((part) => part !== undefined).map(String);
  return parts.map((part) => code(part, textLimits.word)).join("<br>");
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
  return kept === undefined ? `${link("PDF", url)} (link expires within an hour)` : link("PDF", kept);
}
