import { styleText } from "node:util";

import { verdictFacts, type VerdictClass } from "../core/outcome.ts";
import type { Report } from "../core/report.ts";
import { toLineName, toMinute } from "../core/text.ts";
import { toCauses } from "./causes.ts";
import type { ResultView } from "./result-view.ts";

/** Rows that a terminal shows; the files hold all of them. */
const maxTableRows = 200;

/** What a row shows beside verdict and name, from much to nothing: digits of the digest, and the block. */
const layouts = [
  { digits: 16, block: "dated" },
  { digits: 8, block: "dated" },
  { digits: 8, block: "number" },
  { digits: 8, block: "none" },
] as const;
const nothingBeside = { digits: 0, block: "none" } as const;
type Layout = (typeof layouts)[number] | typeof nothingBeside;

/** Names get so much room, in columns, or as much as they need, before digest and block do. */
const leastName = 20;

/** Verdict, digest, block and name of each result: what needs attention first, what was not attempted only counted. */
export function renderResultTable({ results }: Report, paint: Paint, columns: number): string {
  const { causes, stopped, anchored } = toCauses(results);
  const ordered = [...causes.flatMap(({ views }) => views), ...anchored];
  const shown = ordered.slice(0, maxTableRows);
  const width = Math.max(...shown.map(({ verdict }) => verdict.length), 0);
  const roomIn = (layout: Layout): number =>
    columns - width - 2 - Math.max(...shown.map((view) => widthBeside(view, layout)), 0);
  const longest = Math.max(...shown.map(({ name }) => toLineName(name).length), 0);
  const layout = layouts.find((one) => roomIn(one) >= Math.min(leastName, longest)) ?? nothingBeside;
  const room = Math.max(1, roomIn(layout));
  const rows = shown.map((view) => {
    const verdict = paint(colours[verdictFacts[view.verdict].class], view.verdict.padEnd(width));
    return [verdict, ...renderTableRow(view, layout, room, paint)].join("  ").trimEnd();
  });
  const left = ordered.length - shown.length;
  return [
    ...rows,
    ...(left > 0 ? [`and ${left} more, in results.json`] : []),
    ...(stopped.length > 0 ? [`${stopped.length} not attempted, named in results.json`] : []),
  ].join("\n");
}

function renderTableRow(view: ResultView, layout: Layout, room: number, paint: Paint): readonly string[] {
  const { digest, block } = renderPlace(view, layout);
  const name = Array.from(toLineName(view.name));
  const cut = name.length > room ? `…${name.slice(name.length - room + 1).join("")}` : name.join("");
  return [...(digest === "" ? [] : [paint("dim", digest)]), cut, ...(block === "" ? [] : [paint("dim", block)])];
}

/** Columns that are taken beside verdict and name. */
function widthBeside(view: ResultView, layout: Layout): number {
  return Object.values(renderPlace(view, layout)).reduce((sum, { length }) => sum + (length > 0 ? length + 2 : 0), 0);
}

function renderPlace(view: ResultView, { digits, block }: Layout): Readonly<Record<"digest" | "block", string>> {
  const digest = (view.digest ?? "").slice(0, digits).padEnd(digits);
  const { blockNumber = "", blockDate = "" } = (view.coveredBy === undefined && view.block?.first) || {};
  if (blockNumber === "" || block === "none") return { digest, block: "" };
  return { digest, block: `block ${blockNumber}${block === "dated" ? ` ${toMinute(blockDate)}` : ""}` };
}

const colours = {
  anchored: "green",
  wrong: "red",
  open: "yellow",
  unanswered: "yellow",
  failed: "red",
  skipped: "yellow",
} as const satisfies Record<VerdictClass, TerminalColour>;

export type TerminalColour = "green" | "yellow" | "red" | "dim";

/** Colours a text, or leaves it as it is where colours are not wanted (`NO_COLOR`). */
export type Paint = (colour: TerminalColour, text: string) => string;

/** @param isWanted false where `NO_COLOR` is set: then every text comes back as it is */
export function createPaint(isWanted: boolean): Paint {
  return (colour, text) => (isWanted ? styleText(colour, text, { validateStream: false }) : text);
}
