import { anchoringOf } from "../../domain/report/anchoring.ts";
import { verdictFacts, type Verdict } from "../../domain/outcome.ts";
import { digestOf, type Report, type Result } from "../../domain/report/report.ts";
import { showName } from "../../job/text/line.ts";
import type { TerminalColour, Paint } from "./paint.ts";

/** Rows that a terminal shows; the files hold all of them. */
const mostRows = 200;

/** Digits of a digest that are shown. */
const digits = 16;

/** Verdict, digest, block and name of each result, worst verdicts in red. */
export function renderResultTable({ results }: Report, paint: Paint, columns: number): string {
  const shown = results.slice(0, mostRows);
  const width = Math.max(...shown.map(({ outcome }) => outcome.kind.length), 0);
  const rows = shown.map((result) => renderTableRow(result, width, paint, columns));
  const left = results.length - shown.length;
  return [...rows, ...(left > 0 ? [`and ${left} more, in results.json`] : [])].join("\n");
}

function renderTableRow(result: Result, width: number, paint: Paint, columns: number): string {
  const { kind } = result.outcome;
  const digest = (digestOf(result) ?? "").slice(0, digits).padEnd(digits);
  const { blockNumber = "", blockDate = "" } = anchoringOf(result)?.first ?? {};
  const block = blockNumber === "" ? "" : `block ${blockNumber} ${blockDate.slice(0, 16)}`;
  const room = Math.max(20, columns - width - digits - block.length - 6);
  const name = showName(result.subject.name);
  const cut = name.length > room ? `…${name.slice(1 - room)}` : name;
  const cells = [paint(verdictColour(kind), kind.padEnd(width)), paint("dim", digest), cut, paint("dim", block)];
  return cells.join("  ").trimEnd();
}

function verdictColour(verdict: Verdict): TerminalColour {
  if (verdictFacts[verdict].anchored) return "green";
  return verdictFacts[verdict].status === "finalized" || verdict === "failed" ? "red" : "yellow";
}
