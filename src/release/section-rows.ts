/** The rows of a section's table: this run's, and what an earlier run earned and this one could not check again. */
import type { Digest } from "../core/digest.ts";
import { proofFileName, reportFileName, toAssetName } from "../core/file-names.ts";
import { evidenceOf, verdictFacts, type Verdict } from "../core/outcome.ts";
import { anchoringOf, digestOf, type Result } from "../core/report.ts";
import { textLimits } from "../core/text.ts";
import { anchorVerdicts, type Anchor, type AnchorRecord, type Statement } from "../evidence/statement.ts";
import { toAnchorRecord } from "../evidence/to-statement.ts";
import { toMarkdownCode, link } from "../render/markdown.ts";
import { keptBeside, tellingResults, type Earned } from "./borrow.ts";
import type { Coverage, Covered } from "./compare.ts";
import { oldestRecord } from "./section-statement.ts";

/** What is said of one file, each part already Markdown, and empty where there is nothing to tell. */
export interface Row {
  readonly verdict: string;
  readonly name: string;
  readonly served: string;
  readonly report: string;
  readonly block: string;
  readonly digest: string;
  readonly transaction: string;
  readonly proof: string;
}

/** What the rows say beside the results. */
export interface RowFacts {
  readonly coverage: Covered;
  /** The permanent address of an attached report, by the service's address of it. */
  readonly reportUrls: ReadonlyMap<string, string>;
  /** The permanent addresses of the release's assets, by name. */
  readonly assetUrls: ReadonlyMap<string, string>;
  /** Whether a report is linked at the service's own address: no reports are attached, so there is no better link. */
  readonly isLinkingToService: boolean;
  /** When the run ended. */
  readonly run: { readonly finishedAt: Date };
  /** What the run says, with what was said before. */
  readonly statement?: Statement | undefined;
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
  const anchors = new Map(facts.statement?.predicate.anchors.map((anchor) => [anchor.digest, anchor]));
  const isFormer = ({ name, digest }: Earned): boolean => (digests.get(name) ?? digest) !== digest;
  return {
    rows: [
      ...tellingResults(results, kept).map((result) => toRow(result, facts, anchors)),
      ...kept.map((each) => toEarnedRow(each, isFormer(each) ? former : notRechecked, facts)),
    ],
    hasFormer: kept.some(isFormer),
    hasUnchecked: kept.some((each) => !isFormer(each)),
  };
}

function toRow(result: Result, facts: RowFacts, anchors: ReadonlyMap<Digest, Anchor>): Row {
  const digest = digestOf(result);
  return {
    verdict: renderVerdict(result.outcome.kind),
    name: toMarkdownCode(result.subject.name),
    served: renderServed(facts.coverage.get(result.subject), toAssetName(result.subject.name)),
    report: renderReport(result, facts),
    ...renderWhere(result, anchors),
    digest: digest === undefined ? "" : toMarkdownCode(digest),
    proof: renderProof(ownProof(result, anchors, facts), facts),
  };
}

/** Where on the chain to look. What this run did not ask for is taken from an earlier run. */
function renderWhere(result: Result, anchors: ReadonlyMap<Digest, Anchor>): Pick<Row, "block" | "transaction"> {
  const block = renderSectionBlock(result);
  const anchoring = anchoringOf(result);
  if (anchoring !== undefined) return { block, transaction: renderTransaction(toAnchorRecord(anchoring.first)) };
  const anchor = anchors.get(digestOf(result) as Digest);
  const isKnown = block === "" && anchor !== undefined && anchorVerdicts[anchor.verdict] === "settled";
  return isKnown ? renderRecord(anchor) : { block, transaction: "" };
}

function toEarnedRow({ name, digest, anchor }: Earned, note: string, facts: RowFacts): Row {
  const { assetUrls } = facts;
  // Under the plain name lies the proof of the bytes that stand there now.
  const proof = note === former || anchor.digest !== digest ? undefined : writtenBefore(name, anchor, facts);
  const names = [true, false].map((isTaken) => reportFileName(name, digest, isTaken));
  const report = names.map((each) => assetUrls.get(each)).find((url) => url !== undefined);
  return {
    verdict: `${renderVerdict(anchor.verdict)}, ${note}`,
    name: toMarkdownCode(name),
    served: "",
    report: report === undefined ? "" : link("PDF", report),
    ...(anchor.digest === digest ? renderRecord(anchor) : { block: renderCover(anchor.digest), transaction: "" }),
    digest: toMarkdownCode(digest),
    proof: renderProof(proof, facts),
  };
}

/** The name of the proof file that this run has at hand, or that an earlier one wrote. */
function ownProof(result: Result, anchors: ReadonlyMap<Digest, Anchor>, facts: RowFacts): string | undefined {
  const { subject, proof, coveredBy } = result;
  if (proof?.kind === "written") return proof.file;
  return coveredBy === undefined
    ? writtenBefore(subject.name, anchors.get(digestOf(result) as Digest), facts)
    : undefined;
}

/** The name of a proof file that is not at hand now: the one that is attached, else the one it was written under. */
function writtenBefore(name: string, anchor: Anchor | undefined, { assetUrls }: RowFacts): string | undefined {
  if (anchor?.writtenProof === undefined) return undefined;
  const own = proofFileName(name, anchor.digest, true);
  return assetUrls.has(own) ? own : proofFileName(name, anchor.digest, false);
}

function renderProof(file: string | undefined, { assetUrls }: RowFacts): string {
  if (file === undefined) return "";
  const url = assetUrls.get(file);
  return url === undefined ? toMarkdownCode(file) : link(file, url);
}

function renderRecord({ chain }: Anchor): Pick<Row, "block" | "transaction"> {
  const record = oldestRecord(chain?.records ?? []) ?? {};
  return { block: renderSectionPlace(record.block, record.date), transaction: renderTransaction(record) };
}

/** The id is never shortened: nobody can look up a part of it. */
function renderTransaction({ transaction }: AnchorRecord): string {
  return transaction === undefined ? "" : toMarkdownCode(transaction, textLimits.word);
}

/** @param own the asset's name that is expected, which need not be said again */
function renderServed(coverage: Coverage | undefined, own: string): string {
  if (coverage === undefined) return "";
  if (coverage.kind === "other") return `⚠️ ${toMarkdownCode(coverage.asset.name)} has other bytes`;
  const names = coverage.assets.map(({ name }) => name);
  return names.length === 1 && names[0] === own
    ? "served"
    : `served as ${names.map((name) => toMarkdownCode(name)).join(", ")}`;
}

const linkLifeMs = 3_600_000;

function renderReport({ outcome }: Result, { reportUrls, isLinkingToService, run }: RowFacts): string {
  const url = evidenceOf(outcome)?.report?.url;
  if (url === undefined) return "";
  const kept = reportUrls.get(url);
  if (kept !== undefined) return link("PDF", kept);
  if (!isLinkingToService) return "";
  const end = new Date(run.finishedAt.getTime() + linkLifeMs).toISOString();
  return `${link("PDF", url)} (link expires within an hour, by ${end.slice(0, 10)} ${end.slice(11, 16)} UTC)`;
}

/** A verdict with its icon, as Markdown that does not break between its words. */
function renderVerdict(kind: Verdict): string {
  const { icon, label } = verdictFacts[kind];
  return `${icon} ${label}`.replaceAll(" ", "&nbsp;");
}

/** The oldest block of the digest, and its date as the service wrote it. */
function renderSectionBlock(result: Result): string {
  if (result.coveredBy !== undefined) return renderCover(result.coveredBy);
  const { outcome } = result;
  const anchoring = anchoringOf(result);
  if (anchoring === undefined) return outcome.kind === "accepted" ? "not in a block yet" : "";
  const { first, count } = anchoring;
  return renderSectionPlace(first.blockNumber, first.blockDate) + (count > 1 ? ` · first of ${count}` : "");
}

/** What is said of a file whose checksum list is anchored instead of it. */
function renderCover(list: string): string {
  return `through the list ${toMarkdownCode(list.slice(0, 8))}…`;
}

/** A block's height and its date, as far as they are known. */
function renderSectionPlace(height: string | number | undefined, date: string | undefined): string {
  return [
    ...(height === undefined ? [] : [`block ${toMarkdownCode(String(height), textLimits.word)}`]),
    ...(date === undefined ? [] : [toMarkdownCode(date, textLimits.word)]),
  ].join(" · ");
}
