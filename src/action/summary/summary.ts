import { emptyDigest } from "../../domain/digest.ts";
import type { AnchorError } from "../../domain/errors.ts";
import { evidenceOf, verdictFacts } from "../../domain/outcome.ts";
import { demonstrationNote, digestOf, type Mode, type Report, type Result } from "../../domain/report/report.ts";
import { blockOf } from "../../domain/report/anchoring.ts";
import { renderCauses } from "./render-causes.ts";
import { renderStopped, toCauses, type Causes } from "../../job/wording/causes.ts";
import { toProofLines } from "../../job/wording/proof-lines.ts";
import { goals, renderConsequence, renderShortHeadline, renderTally } from "../../job/wording/headline.ts";
import { renderFew, renderWithinBudget } from "../../job/text/budget.ts";
import { toMarkdownCode, link, toMarkdownText } from "../../job/text/markdown.ts";
import type { RunFacts } from "../../job/wording/run-facts.ts";
import { renderCauseRows, renderRows } from "./subject-rows.ts";

/** Over 1 MiB the runner drops the whole summary of the step (faults §3). */
const longestSummary = 900_000;
const longestCauses = 200_000;
const longestUnwritten = 100_000;
/** For the lines that say what was cut. */
const reservedBytes = 1000;

/** What each mode proves and what it does not (faults §1.1). */
const meanings = {
  stamp:
    "A stamp proves that exactly these bytes existed when their block was made; not who made them, nor that the build was clean.",
  check: "Found means that somebody anchored exactly these bytes; not who made them, nor that the build was clean.",
  verify:
    "Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean.",
} as const satisfies Record<Mode, string>;

/**
 * The job summary (interface §2) as GitHub's Markdown, below 900,000 bytes: the verdict, what stopped the run, how many
 * of each verdict, what needs attention by its cause, the rows of that, then the rows of all that is well. What is cut
 * is counted where it is missing.
 */
export function renderSummary(report: Report, facts: RunFacts): string {
  const all = toCauses(report.results);
  const told = [
    `## ${renderShortHeadline(report, facts)}`,
    ...renderBanners(report, facts, renderStopped(report.results)),
    renderCauses(withoutRehearsed(all, facts), report, longestCauses),
    ...renderAllUnwritten(facts.unwritten ?? []),
  ];
  const bottom = [...renderSummaryNotes(report), renderEvidence(report, facts)];
  const around = Buffer.byteLength([...told, ...bottom].join("\n\n"));
  const rows = renderAllRows(report, all, longestSummary - around - reservedBytes);
  return `${[...told, ...rows, ...bottom].filter((part) => part !== "").join("\n\n")}\n`;
}

/** The headline of a dry run has said why nobody was asked. */
function withoutRehearsed({ causes, stopped }: Causes, { dryRun }: RunFacts): Causes {
  return { causes: causes.filter(({ verdict }) => !(dryRun && verdict === "skipped")), stopped };
}

function renderBanners(report: Report, facts: RunFacts, stopped: string | undefined): readonly string[] {
  const tally = renderTally(report).map((count) => count.replaceAll(" ", "&nbsp;"));
  return [
    ...(stopped === undefined ? [] : [`**${stopped}**`]),
    ...(tally.length > 1 ? [tally.join(" · ")] : []),
    ...(report.demo ? [`> [!WARNING]\n> **${demonstrationNote}**`] : []),
    ...(facts.plan === undefined ? [] : [facts.plan]),
    ...renderConsequence(report, facts),
  ];
}

function renderAllUnwritten(errors: readonly AnchorError[]): readonly string[] {
  const { rows, left } = renderWithinBudget(errors, longestUnwritten, renderUnwritten);
  return left === 0 ? rows : [...rows, `✂️ ${left} more files of evidence are missing; the log names them.`];
}

function renderUnwritten({ code: title, message, hint }: AnchorError): string {
  return `⛔ **${toMarkdownText(title)}**: evidence is missing<br>${toMarkdownText(message)}<br>**What to do:** ${toMarkdownText(hint)}`;
}

/** The rows of what needs attention, of what is not done and needs none, and of what is done, within one budget. */
function renderAllRows({ mode, results, anchoredCount, tally }: Report, { causes }: Causes, budget: number) {
  const waiting = results.filter(isMerelyPending);
  // When all rows are of one kind, the headline has counted them.
  const nameOf = (title: string, rows: readonly Result[]): string => (rows.length === results.length ? "" : title);
  const good = results.filter(({ outcome }) => verdictFacts[outcome.kind].anchored);
  const worrying = causes.map((cause) => ({
    ...cause,
    results: cause.results.filter((each) => !isMerelyPending(each)),
  }));
  const first = renderCauseRows(worrying, budget / 2);
  const title = tally.skipped > 0 ? `${waiting.length} not asked about` : `${waiting.length} accepted`;
  const second = renderRows(
    { title: nameOf(title, waiting), results: waiting },
    (budget - Buffer.byteLength(first)) / 2,
  );
  const left = budget - Buffer.byteLength(first) - Buffer.byteLength(second);
  return [first, second, renderRows({ title: nameOf(`${anchoredCount} ${goals[mode]}`, good), results: good }, left)];
}

/** Whether a result is not done although nothing is wrong with it: nobody waited for it, or nobody was to be asked. */
function isMerelyPending({ outcome }: Result): boolean {
  return outcome.kind === "skipped" || (outcome.kind === "accepted" && outcome.note === undefined);
}

function renderSummaryNotes({ mode, results }: Report): readonly string[] {
  const empty = results.filter((result) => digestOf(result) === emptyDigest);
  const unread = results.filter(isUnread);
  const reports = results.some(({ outcome }) => evidenceOf(outcome)?.report !== undefined);
  const proofs = toProofLines(results);
  const dates = results.some((result) => blockOf(result)?.first.blockDate !== undefined);
  return [
    ...(empty.length > 0
      ? [`⚠️ Empty: ${renderNames(empty)}. Everybody has the digest of no bytes, so it proves nothing.`]
      : []),
    ...proofs.open.map((line) => `⏳ ${toMarkdownText(line)}`),
    ...(proofs.count === undefined ? [] : [proofs.count]),
    ...(unread.length > 0 ? [`📄 Not read, known by the checksum list alone: ${renderNames(unread)}.`] : []),
    [
      meanings[mode],
      ...(results.some((result) => digestOf(result) !== undefined)
        ? ["Digests are SHA3-256, cut here; `SHA3-256SUMS` has them whole."]
        : []),
      ...(dates ? ["Dates are the service's own, with no zone added."] : []),
      ...(reports ? ["Report links of the service stop working after an hour."] : []),
    ].join(" "),
  ];
}

/** A digest that only the list states: neither the file nor a proof was there. */
function isUnread({ subject }: Result): boolean {
  return "digest" in subject && subject.size === undefined && !("root" in subject);
}

function renderNames(results: readonly Result[]): string {
  return renderFew(results, ({ subject }) => toMarkdownCode(subject.name));
}

function renderEvidence({ mode, results }: Report, facts: RunFacts): string {
  const { apiUrl, nodeNames = [], startedAt, finishedAt, resultsPath, checksumsPath, releaseUrl } = facts;
  const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1);
  const papers = [
    ...(resultsPath === undefined ? [] : [`results ${toMarkdownCode(resultsPath)}`]),
    ...(checksumsPath === undefined ? [] : [`checksums ${toMarkdownCode(checksumsPath)}`]),
    ...(releaseUrl === undefined ? [] : [link("release", releaseUrl)]),
  ];
  const evidence = papers.length > 0 ? `<br>Evidence: ${papers.join(" · ")}` : "";
  const files = `${results.length} ${results.length === 1 ? "subject" : "subjects"}`;
  const asked = [...(apiUrl === "" ? [] : [apiUrl]), ...nodeNames]
    .map((address) => toMarkdownCode(address))
    .join(" · ");
  return `<sub>${mode} · ${files} · ${asked} · ${seconds} s · finished ${finishedAt.toISOString().slice(0, 19).replace("T", " ")} UTC${evidence}</sub>`;
}
