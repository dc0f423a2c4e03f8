import type { Badge } from "../evidence/badge.ts";
import { isAlarm } from "./compare/finding.ts";
import type { LookReport } from "./look-report.ts";
import { counted } from "./wording/look-headline.ts";

/**
 * The last whole look as a badge, with its date. A partial look keeps the old date and is yellow; only what was found
 * turns it red.
 */
export function toLookBadge({ look, findings, file, report }: LookReport): Badge {
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

function wrongMessage({ changed, finished }: LookReport["look"]): string {
  return `${counted(changed, "release")} not as recorded · ${finished.slice(0, 10)}`;
}

function wholeMessage(whole: LookReport["look"] | undefined): string {
  if (whole === undefined) return "not wholly looked at yet";
  return `${counted(whole.asRecorded, "release")} as recorded · ${whole.finished.slice(0, 10)}`;
}
