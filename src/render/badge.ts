import { verdictFacts, type VerdictClass } from "../core/outcome.ts";
import type { Report } from "../core/report.ts";
import { renderVerdictCounts } from "./headline.ts";

/** A badge as Shields' endpoint reads it: https://shields.io/badges/endpoint-badge. */
export interface Badge {
  readonly schemaVersion: 1;
  readonly label: string;
  readonly message: string;
  readonly color: "brightgreen" | "yellow" | "red" | "lightgrey";
  readonly isError?: true;
}

const colours = {
  anchored: "brightgreen",
  wrong: "red",
  open: "yellow",
  unanswered: "yellow",
  failed: "red",
  skipped: "lightgrey",
} as const satisfies Record<VerdictClass, Badge["color"]>;

/**
 * The run as a badge. It is green only when the chain is known to hold everything. An outage makes it yellow, since it
 * says nothing about the files.
 */
export function toBadge(report: Report): Badge {
  const { results, demo } = report;
  const message = results.length === 0 ? "no files" : renderVerdictCounts(report).join(", ");
  const color = colourOf(report);
  const isWrong = color === "red";
  return {
    schemaVersion: 1,
    label: demo ? "anchored (demo)" : "anchored",
    message,
    color,
    ...(isWrong && { isError: true as const }),
  };
}

/** The colour of the worst verdict; grey when nobody was asked. */
function colourOf({ results }: Report): Badge["color"] {
  const shown = new Set<Badge["color"]>(results.map(({ outcome }) => colours[verdictFacts[outcome.kind].class]));
  const worst = (["red", "yellow", "brightgreen"] as const).find((colour) => shown.has(colour)) ?? "lightgrey";
  return worst === "brightgreen" && shown.has("lightgrey") ? "yellow" : worst;
}
