import { isAlarm, type Finding } from "../../job/monitor/compare/finding.ts";
import { sortByStanding, type LookReport } from "../../job/monitor/look-report.ts";
import type { ReleaseLook, ReleaseStanding } from "../../job/monitor/look/look.ts";
import { describeFinding } from "../../job/monitor/wording/describe-finding.ts";
import { advice } from "../../job/monitor/wording/advice.ts";
import { renderLookHeadline } from "../../job/monitor/wording/look-headline.ts";
import { sayCounts } from "../../job/monitor/wording/say-counts.ts";
import { toLine, toLineName } from "../../job/text/line.ts";
import type { Paint, TerminalColour } from "../door/paint.ts";

/** Rows, and findings, that a terminal shows; the files hold all of them. */
const mostLines = 100;

/** A look for a terminal: the headline, findings with both sides, then a row a release. */
export function renderLook(look: LookReport, paint: Paint, columns: number): string {
  const { findings } = look;
  const releases = sortByStanding(look);
  const told = findings.slice(0, mostLines).flatMap((finding) => renderFound(finding, paint));
  const rows = releases.slice(0, mostLines).map(({ release, standing }) => {
    return renderRelease(release, standing, look, paint, columns);
  });
  return [
    renderLookHeadline(look),
    ...told,
    ...sayLeft(findings.length, "findings"),
    ...(findings.some(isAlarm) ? [`If you did not do this yourself, ${advice.stranger}`, advice.owner, ""] : []),
    ...rows,
    ...sayLeft(releases.length, "releases"),
  ].join("\n");
}

function sayLeft(count: number, what: string): readonly string[] {
  return count > mostLines ? [`and ${count - mostLines} more ${what}, in monitor.json`] : [];
}

function renderFound(finding: Finding, paint: Paint): readonly string[] {
  const { what, sentence, facts } = describeFinding(finding, { code: toLineName, text: toLine });
  const colour = isAlarm(finding) ? "red" : "dim";
  return [`  ${paint(colour, finding.kind)}  ${what} ${sentence}`, ...facts.map((fact) => `      ${fact}`)];
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
