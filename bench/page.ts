/** Puts a measurement into the pages about it: tables between two marks, and a picture for each curve. */
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { isMet, ours, renderValue, type Figure, type Point } from "./figures/figure.ts";
import { gibibyte } from "./files.ts";
import type { Machine } from "./machine.ts";

/** What `--page` saves. */
export interface Measurement {
  readonly machine: Machine;
  readonly figures: readonly Figure[];
}

const curves: readonly Point["curve"][] = ["files", "cpu", "bytes", "cores", "latency", "statements", "releases"];

/** What users want to know; all figures stand beside the measurement. */
const usersPage = "docs/performance.md";

/** Writes the figures and the pictures that belong to the measurement in `path` beside it, and the users' table. */
export async function writePage(path: string): Promise<void> {
  const measurement = JSON.parse(await readFile(path, "utf8")) as Measurement;
  const page = join(dirname(path), "README.md");
  await writeFile(page, insertFigures(await readFile(page, "utf8"), measurement));
  await writeFile(usersPage, insertUsersTable(await readFile(usersPage, "utf8"), measurement));
  // What draws takes longer to load than all else here, and whoever only compares the pages does not need it.
  const { renderPlot } = await import("./figures/plot.ts");
  for (const curve of curves) {
    await writeFile(join(dirname(path), `performance-${curve}.svg`), renderPlot(curve, measurement.figures));
  }
}

/**
 * Replaces the users' table between the marks of `page`.
 *
 * @throws RangeError when a mark is missing
 */
export function insertUsersTable(page: string, measurement: Measurement): string {
  return insert(page, "users", renderUsersTable(measurement));
}

/**
 * Replaces all figures between the marks of `page`.
 *
 * @throws RangeError when a mark is missing
 */
export function insertFigures(page: string, measurement: Measurement): string {
  return insert(page, "figures", renderTable(measurement));
}

function insert(page: string, name: string, table: string): string {
  const [first, last] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [begin, end] = [page.indexOf(first), page.indexOf(last)];
  if (begin < 0 || end < begin) throw new RangeError("The marks are gone.");
  return `${page.slice(0, begin + first.length)}\n\n${table}\n${page.slice(end)}`;
}

/** Whole runs of the action, from its start to its exit. */
const userRows = [
  { what: "10 files of 1 KiB, stamped", curve: "files", x: 10 },
  { what: "1,000 files of 1 KiB, stamped", curve: "files", x: 1000 },
  { what: "one file of 1 GiB, dry run", curve: "bytes", x: gibibyte },
] as const;

function renderUsersTable({ figures }: Measurement): string {
  const rows = userRows.map(({ what, curve, x }) => {
    const figure = figures.find(({ point }) => point?.curve === curve && point.x === x && point.series === ours);
    if (figure === undefined) throw new RangeError(`${what} was not measured.`);
    return `| ${what} | ${(figure.value / 1000).toFixed(1)} s |`;
  });
  return ["| a run | takes |", "|---|--:|", ...rows, ""].join("\n");
}

function renderTable({ machine, figures }: Measurement): string {
  const { processor, cores, memoryGiB, system, node, nodeOpenssl, openssl } = machine;
  const rows = figures.filter(({ point }) => point === undefined).map(renderRow);
  return [
    `${processor}, ${cores} cores, ${memoryGiB} GiB; ${system}; Node ${node} with OpenSSL ${nodeOpenssl}; ${openssl}.`,
    "",
    "| | What | Median | Lowest … highest | Runs | Target | |",
    "|---|---|--:|--:|--:|--:|---|",
    ...rows,
    "",
  ].join("\n");
}

function renderRow(figure: Figure): string {
  const { id, what, value, unit, spread, runs, target } = figure;
  const [low, high] = spread.map((bound) => renderValue(bound, unit));
  const limit =
    target === undefined ? "" : `${target.side === "at most" ? "≤" : "≥"} ${renderValue(target.limit, unit)}`;
  const verdict = isMet(figure) ? "met" : "**missed**";
  return `| ${id} | ${what} | ${renderValue(value, unit)} | ${low} … ${high} | ${runs} | ${limit} | ${verdict} |`;
}
