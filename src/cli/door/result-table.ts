import { anchoringOf } from "../../domain/report/anchoring.ts";
import { verdictFacts, type Verdict } from "../../domain/outcome.ts";
import { digestOf, type Report, type Result } from "../../domain/report/report.ts";
import { toCauses } from "../../job/wording/causes.ts";
import { toLineName } from "../../job/text/line.ts";
import { toMinute } from "../../job/text/minute.ts";
import type { TerminalColour, Paint } from "./paint.ts";

/** Rows that a terminal shows; the files hold all of them. */
const mostTableRows = 200;

/** Digits of a digest that are shown. */
const digits = 16;

/** Verdict, digest, block and name of each result: what needs attention first, what was not attempted only counted. */
export function renderResultTable({ results }: Report, paint: Paint, columns: number): string {
  const { causes, stopped } = toCauses(results);
  const attended = new Set([...causes.flatMap((cause) => cause.results), ...stopped]);
  const ordered = [...causes.flatMap((cause) => cause.results), ...results.filter((result) => !attended.has(result))];
  const shown = ordered.slice(0, mostTableRows);
  const width = Math.max(...shown.map(({ outcome }) => outcome.kind.length), 0);
  const rows = shown.map((result) => renderTableRow(result, width, paint, columns));
  const left = ordered.length - shown.length;
  return [
    ...rows,
    ...(left > 0 ? [`and ${left} more, in results.json`] : []),
    ...(stopped.length > 0 ? [`${stopped.length} not attempted, named in results.json`] : []),
  ].join("\n");
}

function renderTableRow(result: Result, width: number, paint: Paint, columns: number): string {
  const { kind } = result.outcome;
  const digest = (digestOf(result) ?? "").slice(0, digits).padEnd(digits);
  const { blockNumber = "", blockDate = "" } = anchoringOf(result)?.first ?? {};
  const block = blockNumber === "" ? "" : `block ${blockNumber} ${toMinute(blockDate)}`;
  const room = Math.max(20, columns - width - digits - block.length - 6);
  const name = toLineName(result.subject.name);
  const cut = name.length > room ? `…${name.slice(1 - room)}` : name;
  const cells = [paint(verdictColour(kind), kind.padEnd(width)), paint("dim", digest), cut, paint("dim", block)];
  return cells.join("  ").trimEnd();
}

function verdictColour(verdict: Verdict): TerminalColour {
  if (verdictFacts[verdict].anchored) return "green";
  return verdictFacts[verdict].status === "finalized" || verdict === "failed" ? "red" : "yellow";
}
