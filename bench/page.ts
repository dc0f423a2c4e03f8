/** Puts a measurement into docs/performance.md: the table between two marks, and a picture for each curve. */
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { isMet, renderValue, type Figure, type Point } from "./figure.ts";
import type { Machine } from "./machine.ts";
import { renderPlot } from "./plot.ts";

/** What `--json` writes. */
export interface Measurement {
  readonly machine: Machine;
  readonly figures: readonly Figure[];
}

const curves: readonly Point["curve"][] = ["files", "cpu", "bytes", "latency"];

/** Writes the table and the pictures that belong to the measurement in `path`, beside it. */
export async function writePage(path: string): Promise<void> {
  const measurement = JSON.parse(await readFile(path, "utf8")) as Measurement;
  const page = join(dirname(path), "performance.md");
  await writeFile(page, insertTable(await readFile(page, "utf8"), measurement));
  for (const curve of curves) {
    await writeFile(join(dirname(path), `performance-${curve}.svg`), renderPlot(curve, measurement.figures));
  }
}

const marks = ["<!-- figures:begin -->", "<!-- figures:end -->"] as const;

/**
 * Replaces what stands between the marks of `page`.
 *
 * @throws RangeError when a mark is missing
 */
export function insertTable(page: string, measurement: Measurement): string {
  const [begin, end] = marks.map((mark) => page.indexOf(mark));
  if (begin === undefined || end === undefined || begin < 0 || end < begin) throw new RangeError("The marks are gone.");
  return `${page.slice(0, begin + marks[0].length)}\n\n${renderTable(measurement)}\n${page.slice(end)}`;
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
