import type { Report } from "../../domain/report.ts";
import { renderCounts } from "../wording/headline.ts";

/** A badge as Shields' endpoint reads it: https://shields.io/badges/endpoint-badge. */
export interface Badge {
  readonly schemaVersion: 1;
  readonly label: string;
  readonly message: string;
  readonly color: "brightgreen" | "yellow" | "red" | "lightgrey";
  readonly isError?: true;
}

/** The run as a badge. An outage is yellow: it says nothing about the files. */
export function toBadge(report: Report): Badge {
  const { results, tally, allAnchored, demo } = report;
  const message = results.length === 0 ? "no files" : renderCounts(report).join(", ");
  const isWrong = tally["no-match"] + tally["not-found"] > 0;
  const isOver = results.length === 0 || tally.skipped === results.length;
  const color = isWrong ? "red" : allAnchored ? "brightgreen" : isOver ? "lightgrey" : "yellow";
  return {
    schemaVersion: 1,
    label: demo ? "anchored (demo)" : "anchored",
    message,
    color,
    ...(isWrong && { isError: true as const }),
  };
}
