import type { Badge } from "../render/badge.ts";
import { isAlarm, findingFacts, type Finding } from "./finding.ts";
import { type ScanReport, countRelease } from "./report.ts";
import type { RepositoryScan, ReleaseScan } from "./scan.ts";

/** A look in one line: the worst first, our words only. */
export function renderScanHeadline({ look, findings, report, scan }: ScanReport): string {
  const demo = report.demo ? " (demonstration only)" : "";
  if (scan.skipped !== undefined) return "⏭️ Nothing was looked at";
  const alarms = findings.filter(isAlarm).length;
  const part = look.isWhole ? "" : "; only a part could be asked";
  if (alarms > 0) return `❌ ${counted(alarms, "finding")}: ${renderScanCounts(look)}${part}${demo}`;
  if (report.tally.failed > 0) return `⛔ ${renderScanCounts(look)}, ${report.tally.failed} failed${demo}`;
  if (!look.isWhole && scan.releases.length === 0) return "📡 Nothing could be asked";
  if (!look.isWhole) return `📡 Only a part could be asked: ${renderScanCounts(look)}${demo}`;
  return scan.releases.length === 0 ? "⚠️ No releases, nothing to look at" : `✅ ${renderScanCounts(look)}${demo}`;
}

function renderScanCounts({ isWhole, asRecorded, changed, unrecorded, notAsked }: ScanReport["look"]): string {
  const counts = [
    ...(changed > 0 ? [`${counted(changed, "release")} not as recorded`] : []),
    ...(asRecorded > 0 || (isWhole && changed === 0) ? [`${counted(asRecorded, "release")} as recorded`] : []),
    ...(unrecorded > 0 ? [`${unrecorded} unrecorded`] : []),
    ...(notAsked > 0 ? [`${notAsked} could not be asked`] : []),
  ];
  return counts.join(", ") || "nothing could be asked";
}

/** A number with its noun, such as `1 release` and `2 releases`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** How a release stands in numbers, such as `1 of 2 confirmed, 1 changed (replaced)`; what is zero is left out. */
export function sayCounts(release: ReleaseScan, outcomes: RepositoryScan["outcomes"]): string {
  const { recorded, confirmed, changed, notAsked } = countRelease(release, outcomes);
  return [
    ...(release.recorded === undefined ? [] : [`${confirmed} of ${recorded} confirmed`]),
    ...(changed > 0 ? [`${changed} changed (${labelsOf(release.findings.filter(isAlarm)).join(", ")})`] : []),
    ...labelsOf(release.findings.filter((finding) => !isAlarm(finding))),
    ...(notAsked > 0 ? [`${notAsked} not asked`] : []),
  ].join(", ");
}

/** What the findings are about, such as `2 replaced`. */
function labelsOf(findings: readonly Finding[]): readonly string[] {
  const kinds = Map.groupBy(findings, ({ kind }) => kind);
  return [...kinds].map(([kind, { length }]) => (length > 1 ? `${length} ` : "") + findingFacts[kind].label);
}

/**
 * The last whole look as a badge, with its date. A partial look keeps the old date and is yellow; only what was found
 * turns it red.
 */
export function toScanBadge({ look, findings, file, report }: ScanReport): Badge {
  const whole = file.looks.findLast(({ isWhole }) => isWhole);
  const isWrong = findings.some(isAlarm);
  const color = isWrong ? "red" : look.isWhole ? (look.asRecorded > 0 ? "brightgreen" : "lightgrey") : "yellow";
  return {
    schemaVersion: 1,
    label: report.demo ? "releases (demo)" : "releases",
    message: isWrong ? wrongMessage(look) : wholeMessage(whole),
    color,
    ...(isWrong && { isError: true as const }),
  };
}

function wrongMessage({ changed, finished }: ScanReport["look"]): string {
  return `${counted(changed, "release")} not as recorded · ${finished.slice(0, 10)}`;
}

function wholeMessage(whole: ScanReport["look"] | undefined): string {
  if (whole === undefined) return "not wholly looked at yet";
  return `${counted(whole.asRecorded, "release")} as recorded · ${whole.finished.slice(0, 10)}`;
}
