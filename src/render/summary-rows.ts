import { explorerPageOf } from "../core/addresses.ts";
import { type Row } from "../core/row.ts";
import { type Anchoring, anchoringOf } from "../evidence/run.ts";
import { counted, toReadableMinute, nonEmpty, renderFew, textLimits, renderBytes } from "../core/text.ts";
import { countAccounts, type Cause } from "./causes.ts";
import {
  toMarkdownCode,
  toMarkdownText,
  toBreakableCode,
  renderFolded,
  maxUnfoldedRows,
  renderWithinBudget,
  renderShortDigest,
  renderLink,
} from "./markdown.ts";
import { type ResultView, toView } from "./result-view.ts";

/**
 * Renders a table of the causes' rows, with cause and request id.
 * @param budget the most bytes; rows that do not fit are counted below the table
 */
export function renderCauseRows(causes: readonly Cause[], budget: number): string {
  const rows = causes.flatMap((cause) => {
    const isShared = countAccounts(cause.rows) === 1;
    return cause.rows.map((row) => ({ row, isShared }));
  });
  if (rows.length === 0) return "";
  const render = ({ row, isShared }: (typeof rows)[number]): string => {
    const view = toView(row);
    return `| ${renderFileCell(view)} | ${renderCauseCell(view, isShared)} |`;
  };
  return renderTable(["File", "Cause, request"], rows, render, budget);
}

/**
 * Renders rows with which nothing is wrong, below a line that counts them and names the block, if all rows share one.
 * More than 20 rows are folded.
 * @param title the text of that line, which is not escaped; empty if the summary's headline already counts the rows
 * @param budget the most bytes; rows that do not fit are counted below the table
 * @param explorer the address of an explorer, to which the blocks are linked
 * @param areWitnessesShown whether the witnesses' sentences stand above the rows, so that a row needs only the date
 */
export function renderRows(
  title: string,
  rows: readonly Row[],
  budget: number,
  {
    explorer,
    areWitnessesShown = false,
  }: { readonly explorer?: string | undefined; readonly areWitnessesShown?: boolean } = {},
): string {
  if (rows.length === 0) return "";
  const isSigned = rows.some(({ verdict }) => verdict === "timestamped");
  const blockCells = new Set(rows.map((row) => renderBlockCell(anchoringOf(row), ", ", explorer)));
  const [firstCell = ""] = blockCells;
  const isBlockShared = !isSigned && blockCells.size === 1 && (rows.length > 1 || firstCell === "");
  const isFolded = rows.length > maxUnfoldedRows;
  const heading = title === "" && isFolded ? "All of them" : title;
  const allWord = title === "" ? (isFolded ? "" : "All ") : "all ";
  const blockText = isBlockShared && firstCell !== "" && `${allWord}in block ${firstCell}`;
  const head = nonEmpty([heading && `<b>${heading}</b>`, blockText, !isSigned && renderCoveringList(rows)]).join(" ");
  const render = (row: Row): string => {
    const view = toView(row);
    const sinceCell = isSigned ? renderSigned(row, areWitnessesShown) : renderBlockCell(view.block, "<br>", explorer);
    return `| ${renderFileCell(view, view.label)} |${isBlockShared ? "" : ` ${sinceCell} |`}`;
  };
  const columnHeads = isBlockShared ? ["File"] : ["File", isSigned ? "Existed&nbsp;by" : blockColumnHead];
  const table = renderTable(columnHeads, rows, render, budget);
  if (isFolded) return renderFolded(head, table);
  return head === "" ? table : `${head}\n\n${table}`;
}

/** A browser must not break this heading, since the column would then become narrower than a date. */
const blockColumnHead = "Block,&nbsp;date";

function renderTable<Item>(
  columnHeads: readonly string[],
  rows: readonly Item[],
  render: (row: Item) => string,
  budget: number,
): string {
  const headLines = [`| ${columnHeads.join(" | ")} |`, `| ${columnHeads.map(() => "---").join(" | ")} |`];
  const { rows: shownRows, omittedCount } = renderWithinBudget(rows, budget, render);
  const omissionText = `\n\n✂️ **${omittedCount} of ${rows.length} rows are left out**: the page takes no more. \`results.json\` has all of them.`;
  return (shownRows.length > 0 ? [...headLines, ...shownRows].join("\n") : "") + (omittedCount > 0 ? omissionText : "");
}

/**
 * Puts further facts below the file's name: in columns of their own, they would push the dates off a phone's screen.
 * @param label the verdict in words, where no other column has the verdict
 */
function renderFileCell(
  { icon, name, digest, recorded, formerDigests, size, reportUrl }: ResultView,
  label?: string,
): string {
  const facts = nonEmpty([
    label,
    digest && renderShortDigest(digest),
    recorded && `recorded before: SHA3-256 ${renderShortDigest(recorded)}`,
    formerDigests.length > 0 && `other recorded bytes: ${renderFew(formerDigests, renderShortDigest)}`,
    size !== undefined && renderBytes(size).replace(" ", "&nbsp;"),
    reportUrl && renderLink("report", reportUrl),
  ]);
  return `${icon}&nbsp;${toBreakableCode(name)}${facts.length === 0 ? "" : `<br><sub>${facts.join(" · ")}</sub>`}`;
}

/** Renders a cause. With `isShared`, the message is left out, since the paragraph above the table has it. */
function renderCauseCell({ label, explanation, hasError, requestId }: ResultView, isShared: boolean): string {
  const { title, message } = explanation ?? { title: "", message: "" };
  return nonEmpty([
    hasError ? `${label}: ${toBreakableCode(title)}` : label,
    !isShared && `<sub>${toMarkdownText(message)}</sub>`,
    requestId !== undefined && `<sub>request ${toBreakableCode(requestId)}</sub>`,
  ]).join("<br>");
}

/** Renders a witness's date, or its sentence if there is no date or no witness's sentence stands above the rows. */
function renderSigned({ verdict, signedOn, note }: Row, areWitnessesShown: boolean): string {
  if (verdict !== "timestamped") return "";
  return signedOn === undefined || !areWitnessesShown ? toMarkdownText(note) : toReadableMinute(signedOn);
}

function renderBlockCell(block: Anchoring | undefined, separator: string, explorer?: string): string {
  if (block === undefined) return "";
  const { blockNumber, blockDate } = block.firstRecord;
  const address = explorer === undefined ? undefined : explorerPageOf(explorer, block.firstRecord);
  const number = blockNumber === undefined ? undefined : String(blockNumber);
  return nonEmpty([
    number && address === undefined && toMarkdownCode(number, textLimits.word),
    address && renderLink(number ?? "look it up", address),
    blockDate !== undefined && `<sub>${toMarkdownCode(toReadableMinute(blockDate), textLimits.word)}</sub>`,
    block.count > 1 && `<sub>first of ${block.count}</sub>`,
  ]).join(separator);
}

/** Renders how many files are anchored through a checksum list, and the list's digest; empty without a list. */
function renderCoveringList(rows: readonly Row[]): string {
  const listDigests = rows.flatMap(({ coveredBy }) => coveredBy ?? []);
  const [firstList] = listDigests;
  return firstList === undefined
    ? ""
    : `(${counted(listDigests.length, "file")} through the list ${renderShortDigest(firstList)})`;
}
