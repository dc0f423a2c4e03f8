import { isAlarm } from "../compare/finding.ts";
import type { LookReport } from "../look-report.ts";

/** A look in one line: the worst first, our words only. */
export function renderLookHeadline({ look, findings, report, sighting }: LookReport): string {
  const demo = report.demo ? " (demonstration only)" : "";
  if (sighting.skipped !== undefined) return "⏭️ Nothing was looked at";
  const alarms = findings.filter(isAlarm).length;
  const part = look.isWhole ? "" : "; only a part could be asked";
  if (alarms > 0) return `❌ ${counted(alarms, "finding")}: ${renderLookCounts(look)}${part}${demo}`;
  if (report.tally.failed > 0) return `⛔ ${renderLookCounts(look)}, ${report.tally.failed} failed${demo}`;
  if (!look.isWhole && sighting.releases.length === 0) return "📡 Nothing could be asked";
  if (!look.isWhole) return `📡 Only a part could be asked: ${renderLookCounts(look)}${demo}`;
  return sighting.releases.length === 0 ? "⚠️ No releases, nothing to look at" : `✅ ${renderLookCounts(look)}${demo}`;
}

function renderLookCounts({ isWhole, asRecorded, changed, unrecorded, notAsked }: LookReport["look"]): string {
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
