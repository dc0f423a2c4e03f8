import { emptyDigest } from "../../domain/digest.ts";
import { evidenceOf } from "../../domain/outcome.ts";
import { digestOf, type Mode, type Report, type Result } from "../../domain/report/report.ts";
import { anchoringOf } from "../../domain/report/anchoring.ts";
import { renderFindings } from "./what-happened.ts";
import { renderConsequence, renderHeadline } from "../../job/wording/headline.ts";
import { renderFew } from "../../job/text/budget.ts";
import { code, link } from "../../job/text/markdown.ts";
import type { RunFacts } from "../../job/wording/run-facts.ts";
import { renderSubjectTable } from "./subject-table.ts";

/** Over 1 MiB the runner drops the whole summary of the step (faults §3). */
const longestSummary = 900_000;
const longestFindings = 200_000;
/** For the lines that say what was cut. */
const reserve = 1000;

/** What each mode proves and what it does not (faults §1.1). */
const meanings = {
  stamp:
    "A stamp proves that exactly these bytes existed when their block was made; not who made them, nor that the build was clean.",
  check: "Found means that somebody anchored exactly these bytes; not who made them, nor that the build was clean.",
  verify:
    "Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean.",
} as const satisfies Record<Mode, string>;

/**
 * The job summary (interface §2) as GitHub's Markdown, below 900,000 bytes: the verdict first, then what happened,
 * then one row a subject, then where the evidence is. What is cut is counted where it is missing.
 */
export function renderSummary(report: Report, facts: RunFacts): string {
  const top = [`## ${renderHeadline(report, facts)}`, ...renderBanners(report, facts)];
  const bottom = [...renderNotes(report), renderEvidence(report, facts)];
  // Of a dry run the headline has said all there is to say.
  const isRehearsal = facts.dryRun && report.tally.skipped === report.results.length;
  const findings = isRehearsal ? "" : renderFindings(report, longestFindings);
  const around = Buffer.byteLength([...top, findings, ...bottom].join("\n\n"));
  const table = renderSubjectTable(report, longestSummary - around - reserve);
  return `${[...top, findings, table, ...bottom].filter((part) => part !== "").join("\n\n")}\n`;
}

function renderBanners(report: Report, facts: RunFacts): readonly string[] {
  return [
    ...(report.demo
      ? ["> [!WARNING]\n> **Local demonstration service: nothing was anchored on a public chain.**"]
      : []),
    ...(facts.plan === undefined ? [] : [facts.plan]),
    ...renderWaiting(report),
    ...(report.allAnchored || facts.dryRun || report.results.length === 0 ? [] : [renderConsequence(report, facts)]),
  ];
}

/** An accepted stamp is a promise of the service's: the chain has not confirmed it. */
function renderWaiting({ tally: { accepted: count } }: Report): readonly string[] {
  if (count === 0) return [];
  return [`⏳ ${count} accepted and not in a block yet. \`mode: check\` tells when, usually within minutes.`];
}

function renderNotes({ mode, results }: Report): readonly string[] {
  const empty = results.filter((result) => digestOf(result) === emptyDigest);
  const unread = results.filter(isUnread);
  const reports = results.some(({ outcome }) => evidenceOf(outcome)?.report !== undefined);
  const dates = results.some((result) => anchoringOf(result)?.first.blockDate !== undefined);
  return [
    ...(empty.length > 0
      ? [`⚠️ Empty: ${renderNames(empty)}. Everybody has the digest of no bytes, so it proves nothing.`]
      : []),
    ...(unread.length > 0 ? [`📄 Not read, known by the checksum list alone: ${renderNames(unread)}.`] : []),
    [
      meanings[mode],
      ...(dates ? ["Dates are the service's own, with no zone added."] : []),
      ...(reports ? ["Report links of the service stop working after an hour."] : []),
    ].join(" "),
  ];
}

/** A digest without bytes and without a proof: there is only the list's word for it. */
function isUnread({ subject }: Result): boolean {
  return "digest" in subject && subject.size === undefined && !("root" in subject);
}

function renderNames(results: readonly Result[]): string {
  return renderFew(results, ({ subject }) => code(subject.name));
}

function renderEvidence({ mode, results }: Report, facts: RunFacts): string {
  const { apiUrl, nodeNames = [], startedAt, finishedAt, resultsPath, checksumsPath, releaseUrl } = facts;
  const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1);
  const papers = [
    ...(resultsPath === undefined ? [] : [`results ${code(resultsPath)}`]),
    ...(checksumsPath === undefined ? [] : [`checksums ${code(checksumsPath)}`]),
    ...(releaseUrl === undefined ? [] : [link("release", releaseUrl)]),
  ];
  const evidence = papers.length > 0 ? `<br>Evidence: ${papers.join(" · ")}` : "";
  const files = `${results.length} ${results.length === 1 ? "subject" : "subjects"}`;
  const asked = [...(apiUrl === "" ? [] : [apiUrl]), ...nodeNames].map((address) => code(address)).join(" · ");
  return `<sub>${mode} · ${files} · ${asked} · ${seconds} s · finished ${finishedAt.toISOString().slice(0, 19).replace("T", " ")} UTC${evidence}</sub>`;
}
