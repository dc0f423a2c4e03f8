/** A scan in lines, for a log and for a terminal, and as a badge. */
import { toLine, toLineName } from "../core/text.ts";
import type { Badge } from "../render/badge.ts";
import { renderResultLine } from "../render/lines.ts";
import type { Paint, TerminalColour } from "../render/result-table.ts";
import { isAlarm } from "./finding.ts";
import {
  advice,
  counted,
  renderPhrase,
  type FindingView,
  type Phrase,
  type ReleaseStanding,
  type ReleaseView,
  type ScanView,
} from "./view.ts";

/** Findings, and releases, that are shown; the files hold all of them. */
const maxShown = 100;

/** A scan for a log: a line for each result, the headline, then findings with both sides. */
export function renderScanLines({ report, headline, alarms, notices, accepted }: ScanView): readonly string[] {
  return [
    ...report.results.map(renderResultLine),
    headline,
    ...renderFindings([...alarms, ...notices], ({ finding }) => finding.kind),
    ...renderFindings(accepted, () => "accepted"),
  ];
}

/** A scan for a terminal of so many columns: the headline, findings with both sides, then a row a release. */
export function renderScanTable(view: ScanView, paint: Paint, columns: number): string {
  const { headline, alarms, accepted, releases } = view;
  const findings = [...alarms, ...view.notices];
  return [
    headline,
    ...renderFindings(findings, ({ finding }) => paint(isAlarm(finding) ? "red" : "dim", finding.kind)),
    ...renderLeft(findings.length, "findings"),
    ...renderFindings(accepted, () => paint("dim", "accepted")),
    ...(alarms.length > 0 ? [`If you did not do this yourself, ${advice.stranger}`, advice.owner, ""] : []),
    ...releases.slice(0, maxShown).map((release) => renderRow(release, paint, columns)),
    ...renderLeft(releases.length, "releases"),
  ].join("\n");
}

const say = (phrase: Phrase): string => renderPhrase(phrase, { name: toLineName, text: toLine });

/** Findings for a log or a terminal: what became of each, then both sides. */
export function renderFindings(
  findings: readonly FindingView[],
  renderKind: (view: FindingView) => string,
): readonly string[] {
  return findings.slice(0, maxShown).flatMap((view) => {
    const { subject, sentence, facts } = view;
    return [`  ${renderKind(view)}  ${say(subject)} ${sentence}`, ...facts.map((fact) => `      ${say(fact)}`)];
  });
}

function renderLeft(count: number, what: string): readonly string[] {
  return count > maxShown ? [`and ${count - maxShown} more ${what}, in monitor.json`] : [];
}

const colours = {
  "as recorded": "green",
  changed: "red",
  unrecorded: "dim",
  "not asked": "yellow",
} as const satisfies Record<ReleaseStanding, TerminalColour>;

const standingWidth = Math.max(...Object.keys(colours).map(({ length }) => length));

function renderRow({ tag, standing, counts }: ReleaseView, paint: Paint, columns: number): string {
  const name = toLineName(tag, Math.max(20, columns - standingWidth - counts.length - 6));
  return `  ${paint(colours[standing], standing.padEnd(standingWidth))}  ${name}  ${paint("dim", counts)}`.trimEnd();
}

/**
 * The last whole scan as a badge, with its date. A partial scan keeps the old date and is yellow; only what was found
 * turns it red.
 */
export function toScanBadge({ report, counts, history, alarms }: ScanView): Badge {
  const base = { schemaVersion: 1, label: report.demo ? "releases (demo)" : "releases" } as const;
  if (alarms.length > 0) {
    const message = `${counted(counts.changed, "release")} not as recorded · ${counts.finished.slice(0, 10)}`;
    return { ...base, message, color: "red", isError: true };
  }
  const whole = history.findLast(({ isWhole }) => isWhole);
  const message =
    whole === undefined
      ? "not wholly looked at yet"
      : `${counted(whole.asRecorded, "release")} as recorded · ${whole.finished.slice(0, 10)}`;
  return { ...base, message, color: counts.isWhole ? (counts.asRecorded > 0 ? "brightgreen" : "lightgrey") : "yellow" };
}
