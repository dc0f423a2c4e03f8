/** The rows of a section: this run's files, and those of an earlier run that this run could not check again. */
import type { Digest } from "../core/digest.ts";
import { proofFileName, reportFileName, toAssetName } from "../core/file-names.ts";
import { verdictFacts, type Verdict } from "../core/outcome.ts";
import { digestOf, type Result, type RunFacts } from "../core/report.ts";
import { given, textLimits } from "../core/text.ts";
import { isSettled, oldestRecord, type EvidenceRecord, type RecordedAnchor } from "../evidence/record.ts";
import type { AnchorRecord } from "../evidence/statement.ts";
import { toAnchorRecord } from "../evidence/to-statement.ts";
import { withoutUndefined } from "../core/members.ts";
import { lookUpAddress } from "../core/chain-name.ts";
import { toMarkdownCode, link } from "../render/markdown.ts";
import { toView, type ResultView } from "../render/result-view.ts";
import { newResults, type RecordedRow } from "./recorded-rows.ts";
import type { Coverage, Covered } from "./compare.ts";

/** The facts in the rows besides the results. */
export interface RowFacts {
  readonly coverage: Covered;
  /** The permanent address of an attached report, by the address that the service gave it. */
  readonly reportUrls: ReadonlyMap<string, string>;
  /** The permanent addresses of the release's assets, by name. */
  readonly assetUrls: ReadonlyMap<string, string>;
  /** Whether a report is linked at the service's own address: no reports are attached, so there is no better link. */
  readonly isLinkingToService: boolean;
  /** The time when the run ended. */
  readonly run: Pick<RunFacts, "finishedAt" | "chain">;
  /** What this job knows, with this run's line. */
  readonly record: EvidenceRecord;
}

/** The rows as items of a list in Markdown, and which kinds are among them. */
export interface SectionRows {
  readonly items: readonly string[];
  readonly hasServed: boolean;
  readonly hasUnchecked: boolean;
  readonly hasFormer: boolean;
}

const notRechecked = "not re-checked";
const former = "earlier bytes";

/**
 * Renders this run's rows in subject order, then the recorded rows that are kept. An earlier digest of a name
 * stays visible next to the present one (interface §6).
 */
export function toRows(results: readonly Result[], kept: readonly RecordedRow[], facts: RowFacts): SectionRows {
  const shown = newResults(results, kept);
  const digests = new Map(results.map((result) => [result.subject.name, digestOf(result)]));
  const isFormer = ({ name, digest }: RecordedRow): boolean => (digests.get(name) ?? digest) !== digest;
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
}

/**
 * Renders one file as a list item, not as a row of a table: the cells of a table do not break, so the 64 digits of a
 * digest would push the cells beside it off the page.
 */
function renderItem(
  head: readonly (string | undefined)[],
  { block, transaction }: Place,
  digest: Digest | undefined,
  proof: string | undefined,
): string {
  const lines = given([
    given(head).join(" · "),
    block,
    digest && `<sub>SHA3-256 ${toMarkdownCode(digest)}</sub>`,
    // The id is never shortened: a part of an id cannot be searched for.
    transaction !== undefined && `<sub>transaction ${toMarkdownCode(transaction, textLimits.word)}</sub>`,
    proof && `<sub>proof file ${proof}</sub>`,
  ]);
  return `- ${lines.join("<br>")}`;
}

function renderResult(result: Result, facts: RowFacts): string {
  const view = toView(result);
  const { verdict, name, digest } = view;
  const anchor = digest && facts.record.anchors.get(digest);
  const served = renderServed(facts.coverage.get(result.subject), toAssetName(name));
  // The local proof file of this run, else the one that an earlier run wrote.
  const earlier = result.coveredBy === undefined ? writtenBefore(name, anchor, facts) : undefined;
  const proof = renderProof(result.proof?.kind === "written" ? result.proof.file : earlier, facts);
  const head = [renderVerdict(verdict), toMarkdownCode(name), served, renderReport(view, facts)];
  return renderItem(head, toPlace(view, anchor, facts), digest, proof);
}

/** Returns the place on the chain; places that this run did not ask for are taken from an earlier run. */
function toPlace(
  { verdict, coveredBy, block }: ResultView,
  anchor: RecordedAnchor | undefined,
  facts: RowFacts,
): Place {
  if (coveredBy !== undefined) return { block: renderCover(coveredBy) };
  if (block !== undefined) {
    const { first, count } = block;
    const record = toAnchorRecord(first);
    const more = count > 1 ? ` · first of ${count}` : "";
    return { block: renderBlock(record, facts) + more, transaction: record.transaction };
  }
  if (verdict === "accepted") return { block: "not in a block yet" };
  return anchor !== undefined && isSettled(anchor) ? placeOf(anchor, facts) : {};
}

function renderEarned({ name, digest, anchor }: RecordedRow, note: string, facts: RowFacts): string {
  const isOwn = anchor.digest === digest;
  // The file with the plain name is the proof of the present bytes.
  const proof = note === former || !isOwn ? undefined : writtenBefore(name, anchor, facts);
  const names = [true, false].map((isTaken) => reportFileName(name, digest, isTaken));
  const report = names.map((each) => facts.assetUrls.get(each)).find((url) => url !== undefined);
  const head = [`${renderVerdict(anchor.verdict)}, ${note}`, toMarkdownCode(name), report && link("PDF", report)];
  const place = isOwn ? placeOf(anchor, facts) : { block: renderCover(anchor.digest) };
  return renderItem(head, place, digest, renderProof(proof, facts));
}

/** Returns the name of a proof file that is not local: the attached one, else the name under which it was written. */
function writtenBefore(name: string, anchor: RecordedAnchor | undefined, { assetUrls }: RowFacts): string | undefined {
  if (anchor === undefined || (anchor.writtenProof === undefined && anchor.proofs.length === 0)) return undefined;
  const own = proofFileName(name, anchor.digest, true);
  return assetUrls.has(own) ? own : proofFileName(name, anchor.digest, false);
}

function renderProof(file: string | undefined, { assetUrls }: RowFacts): string | undefined {
  const url = assetUrls.get(file ?? "");
  return file && (url === undefined ? toMarkdownCode(file) : link(file, url));
}

function placeOf({ chain }: RecordedAnchor, facts: RowFacts): Place {
  const record: AnchorRecord = oldestRecord(chain?.records ?? []) ?? {};
  return { block: renderBlock(record, facts), transaction: record.transaction };
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
  const end = new Date(run.finishedAt.getTime() + linkLifeMs).toISOString();
  return `${link("PDF", reportUrl)} (link expires within an hour, by ${end.slice(0, 10)} ${end.slice(11, 16)} UTC)`;
}

/** Renders a verdict with its icon, as Markdown that does not break between its words. */
function renderVerdict(kind: Verdict): string {
  const { icon, label } = verdictFacts[kind];
  return `${icon} ${label}`.replaceAll(" ", "&nbsp;");
}

/** Renders the note for a file whose checksum list is anchored instead of the file. */
function renderCover(list: string): string {
  return `through the list ${toMarkdownCode(list.slice(0, 8))}…`;
}

/** Renders a block's height, with a link to where it is looked up, and its date, as far as they are known. */
function renderBlock({ block, date, txpow, transaction }: AnchorRecord, { run, record }: RowFacts): string {
  const explorer = (run.chain ?? record.chain)?.explorer ?? "";
  const ids = withoutUndefined({ blockNumber: block, txpowId: txpow, transactionId: transaction });
  const address = lookUpAddress(explorer, ids);
  const text = block === undefined ? undefined : `block ${toMarkdownCode(String(block), textLimits.word)}`;
  return given([
    text && (address === undefined ? text : `${text} (${link("look it up", address)})`),
    date !== undefined && toMarkdownCode(date, textLimits.word),
  ]).join(" · ");
}
