/** Renders rows briefly: as lines of the log, as a table on a terminal, and as the badge. */
import { styleText } from "node:util";

import { explorerPageOf, renderChainName } from "../core/addresses.ts";
import { type Judgement, renderNote, type Row } from "../core/row.ts";
import { type VerdictClass, verdictFacts } from "../words/verdicts.ts";
import { type Run, areFromTestChain, anchoringOf } from "../evidence/run.ts";
import { toReadableMinute, nonEmpty, plainText, sentence, textLimits, shorten, toLineName } from "../core/text.ts";
import { renderVerdictCounts } from "./headline.ts";
import { toCauses } from "./causes.ts";
import { type ResultView, toView } from "./result-view.ts";

/**
 * Renders a log line with verdict, name, digest, and further facts in brackets, such as:
 * `⚓ anchored  dist/app.tgz  sha3-256:…  (block 12 of 2026-01-29)`
 */
export function renderResultLine(row: Row): string {
  const view = toView(row);
  const { icon, label, name, digest } = view;
  const details = renderDetails(row, view);
  return nonEmpty([
    `${icon} ${label}`,
    toLineName(name),
    digest && `sha3-256:${digest}`,
    details && `(${details})`,
  ]).join("  ");
}

function renderDetails(
  judgement: Judgement,
  { coveredBy, recorded, block, requestId, isDemo, isFine }: ResultView,
): string {
  const { blockNumber, blockDate } = (coveredBy === undefined && block?.firstRecord) || {};
  const date = blockDate === undefined ? "" : ` of ${plainText(blockDate, textLimits.word)}`;
  const { error } = judgement;
  const note = renderNote(judgement);
  const sentences = nonEmpty([
    // The row of a file that a list covers shows no message, since the list's own row shows it.
    error && sentence(coveredBy === undefined ? `${error.code}: ${plainText(error.message)}` : error.code),
    note && sentence(plainText(note)),
  ]);
  const facts = nonEmpty([
    recorded !== undefined && `recorded before: SHA3-256 ${recorded}`,
    coveredBy !== undefined && `by the list sha3-256:${coveredBy}`,
    blockNumber !== undefined && `block ${blockNumber}${date}`,
    judgement.restsOn !== undefined && `by the word of ${judgement.restsOn} alone`,
    requestId !== undefined && !isFine && `request ${plainText(requestId, textLimits.word)}`,
    isDemo && "demonstration",
  ]);
  return nonEmpty([...sentences, facts.join(", ")]).join(" ");
}

/** The most addresses of blocks that are printed. If there are more, only the explorer's own address is printed. */
const maxPrintedAddresses = 10;

/** Renders the chain's name, then the address of each block in the chain's explorer, if the block's ids are known. */
export function renderChainLines({ chain, mode, rows }: Pick<Run, "chain" | "mode" | "rows">): readonly string[] {
  if (chain === undefined) return [];
  const chainLine = `chain: ${renderChainName(chain)}`;
  const { explorer } = chain;
  // A monitor's run is about many releases, so its blocks are not printed.
  if (explorer === undefined || mode === "monitor") return [chainLine];
  const nameByAddress = new Map<string, string>();
  for (const row of rows) {
    const record = anchoringOf(row)?.firstRecord;
    const address = record && explorerPageOf(explorer, record);
    if (address !== undefined && !nameByAddress.has(address)) nameByAddress.set(address, toLineName(row.subject.name));
    if (nameByAddress.size > maxPrintedAddresses) return [chainLine, `look up: ${explorer}`];
  }
  return [chainLine, ...[...nameByAddress].map(([address, name]) => `look up ${name}: ${address}`)];
}

/** The most rows on a terminal; `results.json` has all rows. */
const maxTableRows = 200;

/** In columns: a terminal narrower than the first shows neither digest nor block, than the second no block's date. */
const minColumnsForBlock = 60;
const minColumnsForDate = 80;

/** Renders a row for each result. Results that need attention come first. Results not attempted are only counted. */
export function renderResultTable({ rows }: Pick<Run, "rows">, paint: Paint, columns: number): string {
  const { causes, untriedRows, provenRows } = toCauses(rows);
  const orderedRows = [...causes.flatMap((cause) => cause.rows), ...provenRows];
  const shownViews = orderedRows.slice(0, maxTableRows).map((row) => toView(row));
  const verdictWidth = Math.max(...shownViews.map(({ verdict }) => verdict.length), 0);
  const lines = shownViews.map((view) => {
    const verdict = view.verdict.padEnd(verdictWidth);
    const digest = columns < minColumnsForBlock ? "" : (view.digest ?? "").slice(0, 8).padEnd(8);
    const block = columns < minColumnsForBlock ? "" : renderBlockAndDate(view, columns >= minColumnsForDate);
    const takenColumns = nonEmpty([verdict, digest, block]).reduce((sum, { length }) => sum + length + 2, 0);
    const name = shorten(toLineName(view.name), Math.max(2, columns - takenColumns - 1));
    const colour = colours[verdictFacts[view.verdict].class].terminal;
    const cells = [paint(colour, verdict), digest && paint("dim", digest), name, block && paint("dim", block)];
    return nonEmpty(cells).join("  ");
  });
  const hiddenCount = orderedRows.length - shownViews.length;
  return [
    ...lines,
    ...(hiddenCount > 0 ? [`and ${hiddenCount} more, in results.json`] : []),
    ...(untriedRows.length > 0 ? [`${untriedRows.length} not attempted, named in results.json`] : []),
  ].join("\n");
}

function renderBlockAndDate({ coveredBy, block }: ResultView, isDated: boolean): string {
  const { blockNumber, blockDate } = (coveredBy === undefined && block?.firstRecord) || {};
  if (blockNumber === undefined) return "";
  return nonEmpty([`block ${blockNumber}`, isDated && blockDate && toReadableMinute(blockDate)]).join(" ");
}

const colours = {
  anchored: { terminal: "green", badge: "brightgreen" },
  signed: { terminal: "green", badge: "brightgreen" },
  wrong: { terminal: "red", badge: "red" },
  open: { terminal: "yellow", badge: "yellow" },
  unanswered: { terminal: "yellow", badge: "yellow" },
  failed: { terminal: "red", badge: "red" },
  skipped: { terminal: "yellow", badge: "lightgrey" },
} as const satisfies Record<VerdictClass, { readonly terminal: TerminalColour; readonly badge: Badge["color"] }>;

export type TerminalColour = "green" | "yellow" | "red" | "dim";

export type Paint = (colour: TerminalColour, text: string) => string;

/** Creates the function that colours texts. If no colour is wanted, as with `NO_COLOR`, it returns them unchanged. */
export function createPaint(isWanted: boolean): Paint {
  return (colour, text) => (isWanted ? styleText(colour, text, { validateStream: false }) : text);
}

/** A badge as Shields' endpoint reads it: https://shields.io/badges/endpoint-badge. */
export interface Badge {
  readonly schemaVersion: 1;
  readonly label: string;
  readonly message: string;
  readonly color: "brightgreen" | "yellow" | "red" | "lightgrey";
  readonly isError?: true;
}

/**
 * Makes the badge of a run. It is green only if the chain holds, or a witness dates, every file. An outage makes it
 * yellow, not red, since an outage says nothing about the files.
 */
export function toBadge(run: Pick<Run, "mode" | "rows">): Badge {
  const { rows } = run;
  const message = rows.length === 0 ? "no files" : renderVerdictCounts(run).join(", ");
  const shownColours = new Set<Badge["color"]>(rows.map(({ verdict }) => colours[verdictFacts[verdict].class].badge));
  // The colour is that of the worst verdict, but yellow if some files are anchored and others were skipped.
  const worstColour =
    (["red", "yellow", "brightgreen"] as const).find((colour) => shownColours.has(colour)) ?? "lightgrey";
  const color = worstColour === "brightgreen" && shownColours.has("lightgrey") ? "yellow" : worstColour;
  return {
    schemaVersion: 1,
    label: areFromTestChain(rows) ? "anchored (demo)" : "anchored",
    message,
    color,
    ...(color === "red" && { isError: true as const }),
  };
}
