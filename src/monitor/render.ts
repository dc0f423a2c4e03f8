/** Renders a scan for a job's summary, for the log, for a terminal, and as a badge. */
import { type Run, areFromTestChain } from "../evidence/run.ts";
import { counted, nonEmpty, renderFew, toLine, toLineName } from "../core/text.ts";
import { renderChain, renderDemoBanner, renderLastLine } from "../render/headline.ts";
import { type Badge, type Paint, renderResultLine } from "../render/lines.ts";
import { toMarkdownCode, toMarkdownText, renderFolded, renderWithinBudget, renderLink } from "../render/markdown.ts";
import { describeFinding, type Finding, isAlarm } from "./finding.ts";
import { type SummaryRow, type ScanView, releaseStates } from "./view.ts";

/** The runner drops a summary over 1 MiB. A summary has up to two parts of size `notices`, and six of size `rows`. */
const maxPartBytes = { alarms: 380_000, notices: 100_000, faults: 50_000, rows: 40_000 } as const;

/** Renders the summary in less than 900,000 bytes of Markdown: findings, a row for each release, the last scans. */
export function renderScanSummary(view: ScanView, run: Run): string {
  const { alarms, notices, accepted, hasManyRepositories } = view;
  const parts = nonEmpty([
    `## ${view.headline}`,
    ...renderDemoBanner(view),
    ...renderChain(run),
    view.skipReason !== undefined && toMarkdownText(view.skipReason),
    renderFindingPart("What is not as recorded", alarms, maxPartBytes.alarms, hasManyRepositories),
    view.advice.length > 0 && ["> [!CAUTION]", view.advice.join("\n>\n> ")].join("\n> "),
    run.issueUrl !== undefined && `The issue about it: ${renderLink(run.issueUrl, run.issueUrl)}`,
    renderFaults(view),
    renderFindingPart("Other changes, which are no findings", notices, maxPartBytes.notices, hasManyRepositories),
    renderFindingPart("Accepted: this is the record from now on", accepted, maxPartBytes.notices, hasManyRepositories),
    ...view.remarks.map((sentence) => toMarkdownText(sentence)),
    ...renderSummaryTables("repository", view.repositories),
    ...renderSummaryTables("release", view.releases),
    renderHistory(view),
    ...renderFollowUp(view),
    renderLastLine(
      "monitor",
      run,
      nonEmpty([
        run.files.monitor && "output `monitor-path` (the next baseline)",
        run.files.results && "`results-path`",
      ]),
    ),
  ]);
  return `${parts.join("\n\n")}\n`;
}

/** Renders findings as a Markdown list of at most `maxBytes`, and how many are left out; empty without findings. */
export function renderFindings(findings: readonly Finding[], maxBytes: number, hasManyRepositories: boolean): string {
  const quotes = { name: toMarkdownCode, text: toMarkdownText };
  const { rows, omittedCount } = renderWithinBudget(findings, maxBytes, (finding) => {
    const { subject, sentence, facts } = describeFinding(finding, hasManyRepositories, quotes);
    return `- ${[`**${subject}** ${sentence}`, ...facts].join("<br>")}`;
  });
  return rows.join("\n") + renderOmission(omittedCount, "", "monitor.json");
}

function renderFindingPart(
  title: string,
  findings: readonly Finding[],
  maxBytes: number,
  hasManyRepositories: boolean,
): string {
  return findings.length === 0 ? "" : `### ${title}\n\n${renderFindings(findings, maxBytes, hasManyRepositories)}`;
}

function renderOmission(count: number, itemNoun: string, file: string): string {
  return count > 0 ? `\n\n${count} more${itemNoun} are left out here; \`${file}\` has all.` : "";
}

/** Renders each reason why something could not be asked, once, with the names of all files that it is about. */
function renderFaults({ faults }: ScanView): string {
  if (faults.length === 0) return "";
  const { rows, omittedCount } = renderWithinBudget(faults, maxPartBytes.faults, ({ why, names }) => {
    return `- ${renderFew(names, (name) => toMarkdownCode(name))}<br>${toMarkdownText(why)}`;
  });
  const omission = renderOmission(omittedCount, " reasons", "results.json");
  return `### What could not be asked\n\nNothing is known of these now. The next look asks again where there is somebody to ask: GitHub, a service, or a chain node.\n\n${rows.join("\n")}${omission}`;
}

const plurals = { repository: "repositories", release: "releases" } as const;

/** Renders one table of the rows that need a person, and a folded table for each quiet state. */
function renderSummaryTables(noun: keyof typeof plurals, summaryRows: readonly SummaryRow[]): readonly string[] {
  const urgentRows = summaryRows.filter(({ state }) => !releaseStates[state].isQuiet);
  const foldedTables = [...Map.groupBy(summaryRows, ({ state }) => state)].map(([state, rows]) => {
    const { icon, isQuiet } = releaseStates[state];
    return (
      isQuiet &&
      renderFolded(`${icon} ${counted(rows.length, noun, plurals[noun])} ${state}`, renderSummaryTable(noun, rows))
    );
  });
  return nonEmpty([urgentRows.length > 0 && renderSummaryTable(noun, urgentRows), ...foldedTables]);
}

function renderSummaryTable(noun: keyof typeof plurals, summaryRows: readonly SummaryRow[]): string {
  const { rows, omittedCount } = renderWithinBudget(summaryRows, maxPartBytes.rows, ({ name, state, counts }) => {
    return `| ${releaseStates[state].icon}&nbsp;${toMarkdownCode(name)} | ${toMarkdownText(counts)} |`;
  });
  // Two columns only: a column for each number would make the table wider than a phone.
  const tableHead = `| ${noun} | result |\n|---|---|`;
  return `${tableHead}\n${rows.join("\n")}${renderOmission(omittedCount, ` ${plurals[noun]}`, "monitor.json")}`;
}

/** Renders what the scan compared with, and what to do for the next one. */
function renderFollowUp({ hasBaseline, skipReason, counts }: ScanView): readonly string[] {
  if (skipReason !== undefined) return [];
  if (!hasBaseline)
    return [
      "There was no baseline of these releases, so this look compared with the evidence on the release page alone. Somebody who can write to that page can replace the evidence too, and this look would not notice.",
      "**Next:** keep `monitor.json` and give it to the next look as `baseline`. That look then compares with what this one saw.",
    ];
  return nonEmpty([
    "This look compared with the baseline, then with the evidence on the release page.",
    counts.unrecorded > 0 &&
      "**Next:** keep `monitor.json`. The next look compares unrecorded releases with what this one saw. A stamp makes a record in the release itself.",
  ]);
}

const historySquares = { whole: "🟩", partial: "🟨", changed: "🟥" } as const;

/** Renders the last scans as squares, the oldest first; empty for a single scan. */
function renderHistory({ history }: ScanView): string {
  const scans = history.slice(-26);
  const [firstScan] = scans;
  const lastScan = scans.at(-1);
  if (firstScan === undefined || lastScan === undefined || scans.length < 2) return "";
  const squareRow = scans.map(({ changed, isWhole }) => {
    return historySquares[changed > 0 ? "changed" : isWhole ? "whole" : "partial"];
  });
  const dates = `${firstScan.finishedAt.slice(0, 10)} to ${lastScan.finishedAt.slice(0, 10)}`;
  return `**Last ${scans.length} looks** ${squareRow.join("")}<br><sub>${toMarkdownText(dates)} · ${historySquares.whole} as recorded · ${historySquares.partial} only a part could be asked · ${historySquares.changed} not as recorded</sub>`;
}

/** The most findings, and the most releases, that a log or a terminal shows; `monitor.json` has all of them. */
const maxPrintedRows = 100;

/** Renders a line for each row, the headline, then findings with what was recorded and what is there now. */
export function renderScanLines(view: ScanView): readonly string[] {
  const { rows, headline, alarms, notices, accepted, hasManyRepositories } = view;
  return [
    ...rows.map(renderResultLine),
    headline,
    ...toFindingLines([...alarms, ...notices], hasManyRepositories, ({ kind }) => kind),
    ...toFindingLines(accepted, hasManyRepositories, () => "accepted"),
  ];
}

/** Renders headline, findings with what was recorded and what is there now, and a row for each release. */
export function renderScanTable(view: ScanView, paint: Paint, columns: number): string {
  const { headline, alarms, accepted, repositories, remarks, hasManyRepositories } = view;
  // With several repositories, only releases that need a person have a row.
  const releases = view.releases.filter(({ state }) => repositories.length < 2 || !releaseStates[state].isQuiet);
  const findings = [...alarms, ...view.notices];
  const omissionOf = (count: number, itemNoun: string): readonly string[] =>
    count > maxPrintedRows ? [`and ${count - maxPrintedRows} more ${itemNoun}, in monitor.json`] : [];
  return [
    headline,
    ...toFindingLines(findings, hasManyRepositories, (finding) =>
      paint(isAlarm(finding) ? "red" : "dim", finding.kind),
    ),
    ...omissionOf(findings.length, "findings"),
    ...toFindingLines(accepted, hasManyRepositories, () => paint("dim", "accepted")),
    ...view.advice,
    ...(view.advice.length > 0 ? [""] : []),
    ...remarks.map((sentence) => toLine(sentence)),
    ...[...repositories, ...releases.slice(0, maxPrintedRows)].map(({ name, state, counts }) => {
      const lineName = toLineName(name, Math.max(20, columns - stateWidth - counts.length - 6));
      return `  ${paint(releaseStates[state].colour, state.padEnd(stateWidth))}  ${lineName}  ${paint("dim", counts)}`.trimEnd();
    }),
    ...omissionOf(releases.length, "releases"),
  ].join("\n");
}

export function toFindingLines(
  findings: readonly Finding[],
  hasManyRepositories: boolean,
  renderKind: (finding: Finding) => string,
): readonly string[] {
  return findings.slice(0, maxPrintedRows).flatMap((finding) => {
    const { subject, sentence, facts } = describeFinding(finding, hasManyRepositories, {
      name: toLineName,
      text: toLine,
    });
    return [`  ${renderKind(finding)}  ${subject} ${sentence}`, ...facts.map((fact) => `      ${fact}`)];
  });
}

const stateWidth = Math.max(...Object.keys(releaseStates).map(({ length }) => length));

/**
 * Makes the badge. With alarms it is red, with this scan's date. Otherwise it shows the last whole scan and its date,
 * in yellow if this scan is partial. It names the watched repository, or counts several; but it does neither if only
 * the monitor's own repository is watched.
 */
export function toScanBadge({ rows, counts, history, alarms, repositories }: ScanView): Badge {
  const base = { schemaVersion: 1, label: areFromTestChain(rows) ? "releases (demo)" : "releases" } as const;
  const renderPlace = (names: readonly string[]): string => {
    if (repositories.length === 0) return "";
    return ` of ${names.length === 1 ? names[0] : counted(names.length, "repository", plurals.repository)}`;
  };
  if (alarms.length > 0) {
    const place = renderPlace([...new Set(alarms.map(({ repository }) => repository))]);
    const message = `${counted(counts.changed, "release")}${place} not as recorded · ${counts.finishedAt.slice(0, 10)}`;
    return { ...base, message, color: "red", isError: true };
  }
  const lastWhole = history.findLast(({ isWhole }) => isWhole);
  const place = renderPlace(repositories.map(({ name }) => name));
  const { asRecorded, changed, finishedAt } = lastWhole ?? counts;
  // The counts are those of the last whole scan: a partial scan cannot show that a change is gone.
  const stateText = changed > 0 ? `${counted(changed, "release")}${place} not` : counted(asRecorded, "release") + place;
  const message =
    lastWhole === undefined ? "not wholly looked at yet" : `${stateText} as recorded · ${finishedAt.slice(0, 10)}`;
  return { ...base, message, color: counts.isWhole ? (counts.asRecorded > 0 ? "brightgreen" : "lightgrey") : "yellow" };
}
