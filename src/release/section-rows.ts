/** The rows of a section: this run's files, and those of an earlier run that this run could not check again. */
import type { Digest } from "../core/digest.ts";
import { reportFileName, toAssetName } from "../core/file-names.ts";
import { verdictFacts, type Verdict } from "../core/outcome.ts";
import { digestOf, type Result, type RunFacts } from "../core/report.ts";
import { toMinute, toUtcMinute, given, textLimits } from "../core/text.ts";
import { isSettled, oldestRecord, type EvidenceRecord, type RecordedAnchor } from "../evidence/record.ts";
import type { AnchorRecord } from "../evidence/statement.ts";
import { explorerAddress, toAnchorRecord } from "../evidence/to-statement.ts";
import { toMarkdownCode, breakable, link } from "../render/markdown.ts";
import { toView, type ResultView } from "../render/result-view.ts";
import { judges, newResults, type RecordedRow } from "./recorded-rows.ts";
import type { Coverage, Covered } from "./compare.ts";

/** The facts in the rows besides the results. */
export interface RowFacts {
  readonly coverage: Covered;
  /** The permanent address of a report that is attached, by the address that the service gave it. */
  readonly reportUrls: ReadonlyMap<string, string | undefined>;
  /** The permanent addresses of the release's assets, by name. */
  readonly assetUrls: ReadonlyMap<string, string>;
  /** Whether a report is linked at the service's own address: no reports are attached, so there is no better link. */
  readonly isLinkingToService: boolean;
  /** The time when the run ended. */
  readonly run: Pick<RunFacts, "finishedAt" | "chain">;
  /** What this job knows, with this run's line. */
  readonly record: EvidenceRecord;
}

/** A file as a row of the table, and its numbers as an item of the list behind the fold. */
export interface SectionRow {
  /** Absent for rows that have numbers only: the list of a manifest, and earlier bytes. */
  readonly row?: string;
  readonly item: string;
}

/** The rows, and which kinds are among them. */
export type SectionRows = Readonly<ReturnType<typeof toRows>>;

const notRechecked = "not re-checked";
const former = "earlier bytes";

/**
 * Renders this run's rows in subject order, then the recorded rows that are kept. An earlier digest of a name
 * stays visible next to the present one (interface §6).
 */
export function toRows(results: readonly Result[], kept: readonly RecordedRow[], facts: RowFacts) {
  const shown = newResults(results, kept);
  const judged = results.filter(({ outcome }) => judges(outcome));
  const digests = new Map(judged.map((result) => [result.subject.name, digestOf(result)]));
  // Where this run learned nothing of other bytes, those that are recorded are the present ones.
  const isFormer = ({ name, digest }: RecordedRow): boolean =>
    (digests.get(name) ?? facts.record.names.get(name)?.digest.sha3_256 ?? digest) !== digest;
  return {
    items: [
      ...shown.map((result) => renderResult(result, facts)),
      ...kept.map((each) => renderEarned(each, isFormer(each) ? former : notRechecked, facts)),
    ],
    hasServed: shown.some(({ subject }) => facts.coverage.has(subject)),
    hasFormer: kept.some(isFormer),
    hasUnchecked: kept.some((each) => !isFormer(each)),
  };
}

/** The place on the chain, as far as it is known. */
interface Place {
  readonly block?: string;
  readonly transaction?: string | undefined;
  /** Since when the chain holds it, to the minute. */
  readonly since?: string | undefined;
}

/** Renders a file's row. The facts come after its name, or below it on a phone, where more columns would not fit. */
function renderRow(
  verdict: Verdict,
  name: string,
  facts: readonly (string | false | undefined)[],
  { since }: Place,
): string {
  const { icon } = verdictFacts[verdict];
  // The date of the file that was anchored would vouch for the one that is served in its place.
  const date = verdict === "changed" ? "–" : (since ?? "not yet");
  return `| ${icon}&nbsp;${breakable(name)} <sub>${given(facts).join(" · ")}</sub> | ${date} |`;
}

/** Renders a file's numbers as a list item: the cells of a table do not break, and a digest has 64 digits. */
function renderItem(
  head: readonly (string | false | undefined)[],
  { block, transaction }: Place,
  digest: Digest | undefined,
): string {
  const lines = given([
    given(head).join(" · "),
    block,
    digest && `<sub>SHA3-256 ${toMarkdownCode(digest)}</sub>`,
    // The id is never shortened: a part of an id cannot be searched for.
    transaction !== undefined && `<sub>transaction ${toMarkdownCode(transaction, textLimits.word)}</sub>`,
  ]);
  return `- ${lines.join("<br>")}`;
}

function renderResult(result: Result, facts: RowFacts): SectionRow {
  const view = toView(result);
  const { verdict, name, digest, label } = view;
  const anchor = digest && facts.record.anchors.get(digest);
  const coverage = facts.coverage.get(result.subject);
  const served = renderServed(coverage, toAssetName(name));
  const place = toPlace(view, anchor, facts);
  const isOther = coverage?.kind === "other";
  const item = renderItem([toMarkdownCode(name), !isOther && served], place, digest);
  if (result.isList) return { item };
  return { row: renderRow(verdict, name, [label, isOther && served, renderReport(view, facts)], place), item };
}

/** Returns the place on the chain; places that this run did not ask for are taken from an earlier run. */
function toPlace(
  { verdict, coveredBy, block }: ResultView,
  anchor: RecordedAnchor | undefined,
  facts: RowFacts,
): Place {
  const record = block && toAnchorRecord(block.first);
  const since = renderSince(record);
  if (coveredBy !== undefined) return { block: renderCover(coveredBy), since };
  if (block !== undefined && record !== undefined) {
    const more = block.count > 1 ? ` · first of ${block.count}` : "";
    return { block: renderBlock(record, facts) + more, transaction: record.transaction, since };
  }
  if (verdict === "accepted") return { block: "no block known yet" };
  return anchor !== undefined && isSettled(anchor) ? placeOf(anchor, facts) : {};
}

function renderEarned({ name, digest, anchor }: RecordedRow, note: string, facts: RowFacts): SectionRow {
  const isOwn = anchor.digest === digest;
  const names = [true, false].map((isTaken) => reportFileName(name, digest, isTaken));
  const report = names.map((each) => facts.assetUrls.get(each)).find((url) => url !== undefined);
  const known = placeOf(anchor, facts);
  const place = isOwn ? known : { block: renderCover(anchor.digest), since: known.since };
  const label = `${verdictFacts[anchor.verdict].label}, ${note}`;
  const links = report && link("PDF", report);
  const isFolded = note === former || (isOwn && anchor.covers === "list");
  const item = renderItem([toMarkdownCode(name), isFolded && label, isFolded && links], place, digest);
  return isFolded ? { item } : { row: renderRow(anchor.verdict, name, [label, links], place), item };
}

function placeOf({ chain }: RecordedAnchor, facts: RowFacts): Place {
  const record: AnchorRecord = oldestRecord(chain?.records ?? []) ?? {};
  return { block: renderBlock(record, facts), transaction: record.transaction, since: renderSince(record) };
}

/** @param own the expected name of the asset, which need not be repeated */
function renderServed(coverage: Coverage | undefined, own: string): string | undefined {
  if (coverage === undefined) return undefined;
  if (coverage.kind === "other") return `⚠️ ${toMarkdownCode(coverage.asset.name)} has other bytes`;
  const names = coverage.assets.map(({ name }) => name);
  return names.length === 1 && names[0] === own
    ? "served"
    : `served as ${names.map((name) => toMarkdownCode(name)).join(", ")}`;
}

const linkLifeMs = 3_600_000;

function renderReport({ reportUrl }: ResultView, { reportUrls, isLinkingToService, run }: RowFacts) {
  if (reportUrl === undefined) return undefined;
  const attached = reportUrls.get(reportUrl);
  if (attached !== undefined) return link("PDF", attached);
  if (!isLinkingToService) return undefined;
  const end = toUtcMinute(new Date(run.finishedAt.getTime() + linkLifeMs));
  return `${link("PDF", reportUrl)} (link expires within an hour, by ${end})`;
}

/** Renders since when the chain holds it: the block's date to the minute, else its height. */
function renderSince(record: AnchorRecord | undefined): string | undefined {
  if (record?.date !== undefined) return toMarkdownCode(toMinute(record.date), textLimits.word);
  return record?.block === undefined ? undefined : `block ${toMarkdownCode(String(record.block), textLimits.word)}`;
}

/** Renders the note for a file whose checksum list is anchored instead of the file. */
function renderCover(list: string): string {
  return `through the list ${toMarkdownCode(list.slice(0, 8))}…`;
}

/** Renders a block's height, with a link to where it is looked up, and its date, as far as they are known. */
function renderBlock(known: AnchorRecord, { run, record }: RowFacts): string {
  const { block, date } = known;
  const address = explorerAddress(run.chain ?? record.chain, known);
  const text = block === undefined ? undefined : `block ${toMarkdownCode(String(block), textLimits.word)}`;
  return given([
    text && (address === undefined ? text : `${text} (${link("look it up", address)})`),
    date !== undefined && toMarkdownCode(date, textLimits.word),
  ]).join(" · ");
}
