/** B8 and B9: how much memory the built action has at most. */
import { readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { measureStep } from "./action.ts";
import type { Bench, Benchmark } from "../bench.ts";
import { median, renderNumber, toFigure } from "../figures/figure.ts";
import { gibibyte, kibibyte, mebibyte } from "../files.ts";
import { withFiles } from "./hashing.ts";
import { startMock } from "../mock.ts";

/** Runs the built action and reads its largest resident set, in bytes. */
export async function readPeak(
  bench: Bench,
  workspace: string,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const temp = join(bench.folder, "temp");
  const report = join(bench.folder, "peak");
  await measureStep({
    entry: bench.action,
    workspace,
    temp,
    inputs: { mode: "stamp", "api-url": "https://service.example", "max-files": "1000000", ...inputs },
    nodeArgs: ["--import", bench.program("../test/support/runner/peak-memory")],
    env: { ...env, ANCHOR_TEST_PEAK_FILE: report },
  });
  return Number(await readFile(report, "utf8"));
}

const sizes = [64 * mebibyte, gibibyte, 8 * gibibyte] as const;

/** B8: the size of a file does not matter. The files are sparse: only memory is looked at. */
export const largeFileMemory: Benchmark = (bench) =>
  withFiles(bench, { count: 1, size: kibibyte }, async (_, workspace) => {
    const over: number[] = [];
    const growth: number[] = [];
    const notes: string[] = [];
    const runs = Math.min(3, bench.pairs);
    for (let run = 0; run < runs; run += 1) {
      const idle = await readPeak(bench, workspace, { files: "part-0/file-0.bin", "dry-run": "true" });
      const peaks: number[] = [];
      for (const size of sizes) {
        await writeFile(join(workspace, "large"), "");
        await truncate(join(workspace, "large"), size);
        bench.say(`hashing ${size / gibibyte} GiB`);
        peaks.push(await readPeak(bench, workspace, { files: "large", "dry-run": "true" }));
      }
      over.push((Math.max(...peaks) - idle) / mebibyte);
      growth.push(((peaks.at(-1) ?? 0) - (peaks[0] ?? 0)) / mebibyte);
      notes.push(
        `64 MiB, 1 GiB, 8 GiB: ${peaks.map((peak) => renderNumber(peak / mebibyte)).join(", ")} MiB; idle ${renderNumber(idle / mebibyte)} MiB.`,
      );
    }
    const reference = "the built action on 1 KiB";
    return [
      toFigure(
        {
          id: "B8",
          what: "largest resident set of the built action on 64 MiB to 8 GiB, over an idle one's",
          unit: "MiB",
          target: { limit: 64, side: "at most" },
          reference,
          notes,
        },
        over,
      ),
      toFigure(
        {
          id: "B8 growth",
          what: "largest resident set on 8 GiB, less that on 64 MiB",
          unit: "MiB",
          target: { limit: 10, side: "at most" },
          reference,
        },
        growth,
      ),
    ];
  });

/** B9: what each further file costs, from request to evidence. */
export const manyFilesMemory: Benchmark = async (bench) => {
  await using mock = await startMock(bench.program("drivers/mock-service"), 0);
  const runs = Math.min(3, bench.pairs);
  const peakOf = (count: number): Promise<number> =>
    withFiles(bench, { count, size: 8 }, async (_, workspace) => {
      const peaks: number[] = [];
      const inputs = { files: "**", concurrency: "32", "api-url": mock.url, "api-key": "key" };
      for (let run = 0; run < runs; run += 1) peaks.push(await readPeak(bench, workspace, inputs));
      return median(peaks);
    });
  const [few, many] = [10_000, 100_000] as const;
  const low = await peakOf(few);
  const high = await peakOf(many);
  return [
    toFigure(
      {
        id: "B9",
        what: "growth of the largest resident set from 10,000 to 100,000 stamped files, a file",
        unit: "B",
        target: { limit: 2048, side: "at most" },
        reference: `medians of ${runs} runs each`,
        notes: [
          `${renderNumber(low / mebibyte)} MiB for 10,000, ${renderNumber(high / mebibyte)} MiB for 100,000 files.`,
        ],
      },
      [(high - low) / (many - few)],
    ),
  ];
};
