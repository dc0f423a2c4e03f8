/** B11: requests under way are served while files are hashed. */
import type { Bench, Benchmark } from "../bench.ts";
import { renderNumber, toFigure } from "../figures/figure.ts";
import { gibibyte, kibibyte, mebibyte } from "../files.ts";
import { hash, withFiles } from "./hashing.ts";

const loads = [
  { count: 1, size: gibibyte },
  { count: 24, size: 64 * mebibyte },
  { count: 1000, size: mebibyte },
  { count: 20_000, size: 4 * kibibyte },
] as const;

async function readDelay(bench: Bench, load: (typeof loads)[number]): Promise<number> {
  return withFiles(bench, load, async (paths) => (await hash(bench, paths, load.size, "delay")).delay ?? Number.NaN);
}

/** The worst of several kinds of files counts. */
export const responsiveness: Benchmark = async (bench) => {
  const worst: number[] = [];
  const notes: string[] = [];
  for (let run = 0; run < bench.pairs; run += 1) {
    const delays: number[] = [];
    for (const load of loads) delays.push(await readDelay(bench, load));
    worst.push(Math.max(...delays));
    notes.push(delays.map(renderNumber).join(", "));
  }
  return [
    toFigure(
      {
        id: "B11",
        what: "event-loop delay (99th percentile) while hashing, the worst of 1 × 1 GiB, 24 × 64 MiB, 1,000 × 1 MiB, 20,000 × 4 KiB",
        unit: "ms",
        target: { limit: 10, side: "at most" },
        reference: "monitorEventLoopDelay of Node, resolution 1 ms",
        notes: [`Each in turn: ${notes.join("; ")} ms.`],
      },
      worst,
    ),
  ];
};
