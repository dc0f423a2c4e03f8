import { toLineName } from "../core/text.ts";
import type { Paint, TerminalColour } from "../render/result-table.ts";
import { isAlarm } from "./finding.ts";
import { renderScanHeadline, sayCounts } from "./headline.ts";
import { sortByStanding, type ScanReport } from "./report.ts";
import type { ReleaseScan, ReleaseStanding } from "./scan.ts";
import { renderFindingLines, advice } from "./wording.ts";

/** Rows, and findings, that a terminal shows; the files hold all of them. */
const maxLines = 100;

/** A look for a terminal: the headline, findings with both sides, then a row a release. */
export function renderScan(look: ScanReport, paint: Paint, columns: number): string {
  const { findings, accepted } = look;
  const releases = sortByStanding(look);
  const told = renderFindingLines(findings.slice(0, maxLines), (finding) =>
    paint(isAlarm(finding) ? "red" : "dim", finding.kind),
  );
  const rows = releases.slice(0, maxLines).map(({ release, standing }) => {
    return renderRelease(release, standing, look, paint, columns);
  });
  return [
    renderScanHeadline(look),
    ...told,
    ...sayLeft(findings.length, "findings"),
    ...renderFindingLines(accepted.slice(0, maxLines), () => paint("dim", "accepted")),
    ...(findings.some(isAlarm) ? [`If you did not do this yourself, ${advice.stranger}`, advice.owner, ""] : []),
    ...rows,
    ...sayLeft(releases.length, "releases"),
  ].join("\n");
}

function sayLeft(count: number, what: string): readonly string[] {
  return count > maxLines ? [`and ${count - maxLines} more ${what}, in monitor.json`] : [];
}

const standingColours = {
  "as recorded": "green",
  changed: "red",
  unrecorded: "dim",
  "not asked": "yellow",
} as const satisfies Record<ReleaseStanding, TerminalColour>;

const standingWidth = Math.max(...Object.keys(standingColours).map(({ length }) => length));

function renderRelease(
  release: ReleaseScan,
  standing: ReleaseStanding,
  { scan: { outcomes } }: ScanReport,
  paint: Paint,
  columns: number,
): string {
  const counts = sayCounts(release, outcomes);
  const name = toLineName(release.tag, Math.max(20, columns - standingWidth - counts.length - 6));
  return `  ${paint(standingColours[standing], standing.padEnd(standingWidth))}  ${name}  ${paint("dim", counts)}`.trimEnd();
}
