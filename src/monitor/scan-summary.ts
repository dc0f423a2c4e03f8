import { demonstrationNote } from "../core/report.ts";
import { maxUnfolded, renderWithinBudget, toMarkdownCode, link, toMarkdownText } from "../render/markdown.ts";
import { renderFew } from "../core/text.ts";
import { isAlarm, type Finding } from "./finding.ts";
import { counted, renderScanHeadline, sayCounts } from "./headline.ts";
import type { MonitorFacts } from "./monitor-host.ts";
import { sortByStanding, type ScanReport } from "./report.ts";
import type { ReleaseScan, ReleaseStanding } from "./scan.ts";
import { advice, renderFinding } from "./wording.ts";

/**
 * Bytes of each part, of which `told` stands there twice. Over 1 MiB the runner drops the whole summary of the step
 * (faults §3).
 */
const lookBudget = { findings: 400_000, told: 100_000, faults: 50_000, rows: 200_000 } as const;

/** A look as GitHub's Markdown, below 900,000 bytes: findings first, then a row a release, then the last looks. */
export function renderScanSummary(look: ScanReport, facts: MonitorFacts): string {
  const parts = [
    `## ${renderScanHeadline(look)}`,
    ...(look.report.demo ? [`> [!WARNING]\n> **${demonstrationNote}**`] : []),
    ...(look.scan.skipped === undefined ? [] : [toMarkdownText(look.scan.skipped)]),
    renderFindings("What is not as recorded", look.findings.filter(isAlarm), lookBudget.findings),
    ...(look.findings.some(isAlarm)
      ? [`> [!CAUTION]\n> **If you did not do this yourself**, ${advice.stranger}\n>\n> ${advice.owner}`]
      : []),
    ...(facts.issueUrl === undefined ? [] : [`The issue about it: ${link(facts.issueUrl, facts.issueUrl)}`]),
    renderFaults(look),
    renderTold(look),
    renderReleases(look),
    renderScans(look),
    renderMeaning(look),
    renderSummaryFoot(facts),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function renderFindings(title: string, findings: readonly Finding[], budget: number): string {
  if (findings.length === 0) return "";
  const { rows, left } = renderWithinBudget(findings, budget, (finding) => `- ${renderFinding(finding)}`);
  const cut = left > 0 ? `\n\n${left} more are left out here; \`monitor.json\` has all.` : "";
  return `### ${title}\n\n${rows.join("\n")}${cut}`;
}

function renderTold({ findings, accepted }: ScanReport): string {
  const told = findings.filter((finding) => !isAlarm(finding));
  const lists = [
    renderFindings("Only told, not a finding against a release", told, lookBudget.told),
    renderFindings("Accepted, and the record from now on", accepted, lookBudget.told),
  ];
  return lists.filter((list) => list !== "").join("\n\n");
}

/** Which part could not be asked, and why: equal reasons once. */
function renderFaults({ scan, report }: ScanReport): string {
  const parts = [
    ...scan.faults.map(({ part, error }) => ({ name: part, why: error.message })),
    ...report.results.flatMap(({ subject, outcome }) => {
      if (outcome.kind === "unreachable" || outcome.kind === "failed") {
        return [{ name: subject.name, why: outcome.error.message }];
      }
      return outcome.kind === "unknown" ? [{ name: subject.name, why: outcome.note }] : [];
    }),
  ];
  if (parts.length === 0) return "";
  const groups = [...Map.groupBy(parts, ({ why }) => why)];
  const { rows, left } = renderWithinBudget(groups, lookBudget.faults, ([why, of]) => {
    const names = [...new Set(of.map(({ name }) => name))];
    return `- ${renderFew(names, (name) => toMarkdownCode(name))}<br>${toMarkdownText(why)}`;
  });
  const cut = left > 0 ? `\n\n${left} more reasons are left out here; \`results.json\` has all.` : "";
  return `### What could not be asked\n\nThis says nothing about these files; the next look asks again.\n\n${rows.join("\n")}${cut}`;
}

const icons = {
  changed: "❌",
  "not asked": "📡",
  unrecorded: "➖",
  "as recorded": "✅",
} as const satisfies Record<ReleaseStanding, string>;

function renderReleases(look: ScanReport): string {
  const releases = sortByStanding(look);
  if (releases.length === 0) return "";
  const { rows, left } = renderWithinBudget(releases, lookBudget.rows, ({ release, standing }) =>
    renderRow(release, standing, look.scan.outcomes),
  );
  // The table has two columns: with one for each number it would be wider than a phone.
  const head = "| release | how it stands |\n|---|---|";
  const cut = left > 0 ? `\n\n${left} more releases are left out here; \`monitor.json\` has all.` : "";
  const table = `${head}\n${rows.join("\n")}${cut}`;
  if (releases.length <= maxUnfolded) return table;
  return `<details><summary>${counted(releases.length, "release")}, a row each</summary>\n\n${table}\n\n</details>`;
}

function renderRow(release: ReleaseScan, standing: ReleaseStanding, outcomes: ScanReport["scan"]["outcomes"]): string {
  const { tag, recorded } = release;
  const counts = [...(recorded === undefined ? ["nothing recorded"] : []), sayCounts(release, outcomes)];
  return `| ${icons[standing]}&nbsp;${toMarkdownCode(tag)} | ${counts.filter((count) => count !== "").join(", ")} |`;
}

const squares = { whole: "🟩", partial: "🟨", changed: "🟥" } as const;

/** The last looks as a row of squares, the oldest first; empty when there is only one. */
function renderScans({ file }: ScanReport): string {
  const looks = file.looks.slice(-26);
  const [first] = looks;
  const last = looks.at(-1);
  if (first === undefined || last === undefined || looks.length < 2) return "";
  const row = looks.map(({ changed, isWhole }) => squares[changed > 0 ? "changed" : isWhole ? "whole" : "partial"]);
  const dates = `${first.finished.slice(0, 10)} to ${last.finished.slice(0, 10)}`;
  return `**Last ${looks.length} looks** ${row.join("")}<br><sub>${toMarkdownText(dates)} · ${squares.whole} as recorded · ${squares.partial} only a part could be asked · ${squares.changed} not as recorded</sub>`;
}

function renderMeaning({ hasBaseline, scan }: ScanReport): string {
  const unrecorded = scan.releases.filter(({ recorded }) => recorded === undefined).map(({ tag }) => tag);
  return [
    ...(unrecorded.length > 0
      ? [
          `Unrecorded, and so only noted down for the next look: ${renderFew(unrecorded, (tag) => toMarkdownCode(tag))}.`,
        ]
      : []),
    hasBaseline
      ? "Compared with the baseline, then with the evidence on the release page."
      : "There was no baseline: compared with the evidence on the release page alone. Somebody who controls that page and stamps other bytes looks there like its owner.",
  ].join("\n\n");
}

function renderSummaryFoot({
  monitorPath,
  resultsPath,
  apiUrl,
  nodeNames = [],
  startedAt,
  finishedAt,
}: MonitorFacts): string {
  const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1);
  const papers = [
    ...(monitorPath === undefined ? [] : [`the next baseline ${toMarkdownCode(monitorPath)}`]),
    ...(resultsPath === undefined ? [] : [`results ${toMarkdownCode(resultsPath)}`]),
  ];
  const evidence = papers.length > 0 ? `<br>Evidence: ${papers.join(" · ")}` : "";
  const finished = finishedAt.toISOString().slice(0, 19).replace("T", " ");
  const asked = [...(apiUrl === "" ? [] : [apiUrl]), ...nodeNames]
    .map((address) => toMarkdownCode(address))
    .join(" · ");
  return `<sub>monitor · ${asked} · ${seconds} s · finished ${finished} UTC${evidence}</sub>`;
}
