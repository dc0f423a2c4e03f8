import { isAlarm } from "../../job/monitor/compare/finding.ts";
import { sortByStanding, type LookReport } from "../../job/monitor/look-report.ts";
import type { ReleaseLook, ReleaseStanding } from "../../job/monitor/look/look.ts";
import { renderFindingLines } from "../../job/monitor/wording/finding-lines.ts";
import { advice } from "../../job/monitor/wording/advice.ts";
import { renderLookHeadline } from "../../job/monitor/wording/look-headline.ts";
import { sayCounts } from "../../job/monitor/wording/say-counts.ts";
import { toLineName } from "../../job/text/line.ts";
import type { Paint, TerminalColour } from "../door/paint.ts";

/** Rows, and findings, that a terminal shows; the files hold all of them. */
const mostLines = 100;

/** A look for a terminal: the headline, findings with both sides, then a row a release. */
export function renderLook(look: LookReport, paint: Paint, columns: number): string {
  const { findings, accepted } = look;
  const releases = sortByStanding(look);
  const told = renderFindingLines(findings.slice(0, mostLines), (finding) =>
    paint(isAlarm(finding) ? "red" : "dim", finding.kind),
  );
  const rows = releases.slice(0, mostLines).map(({ release, standing }) => {
    return renderRelease(release, standing, look, paint, columns);
  });
  return [
    renderLookHeadline(look),
    ...told,
    ...sayLeft(findings.length, "findings"),
    ...renderFindingLines(accepted.slice(0, mostLines), () => paint("dim", "accepted")),
    ...(findings.some(isAlarm) ? [`If you did not do this yourself, ${advice.stranger}`, advice.owner, ""] : []),
    ...rows,
    ...sayLeft(releases.length, "releases"),
  ].join("\n");
}

function sayLeft(count: number, what: string): readonly string[] {
  return count > mostLines ? [`and ${count - mostLines} more ${what}, in monitor.json`] : [];
}

const standingColours = {
  "as recorded": "green",
  changed: "red",
  unrecorded: "dim",
  "not asked": "yellow",
} as const satisfies Record<ReleaseStanding, TerminalColour>;

const standingWidth = Math.max(...Object.keys(standingColours).map(({ length }) => length));

function renderRelease(
  release: ReleaseLook,
  standing: ReleaseStanding,
  { sighting: { outcomes } }: LookReport,
  paint: Paint,
  columns: number,
): string {
  const counts = sayCounts(release, outcomes);
  const name = toLineName(release.tag, Math.max(20, columns - standingWidth - counts.length - 6));
  return `  ${paint(standingColours[standing], standing.padEnd(standingWidth))}  ${name}  ${paint("dim", counts)}`.trimEnd();
}
