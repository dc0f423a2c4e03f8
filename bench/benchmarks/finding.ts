/** B12: finding files. */
import type { Bench, Benchmark } from "../bench.ts";
import type { FindingReport } from "../drivers/drive-finding.ts";
import { median, renderNumber, toFigure } from "../figures/figure.ts";
import { withFiles } from "./hashing.ts";
import { versionOf } from "../machine.ts";
import { measure } from "../measure.ts";

const count = 100_000;

async function find(bench: Bench, workspace: string, ...way: readonly string[]): Promise<number> {
  const args = [process.execPath, bench.program("drivers/drive-finding"), workspace, ...way] as const;
  const { stdout } = await measure({ args });
  // The globber prints lines for the runner's debug log before it.
  const report = JSON.parse(stdout.trimEnd().split("\n").at(-1) ?? "") as FindingReport;
  if (report.count < count) throw new Error(`Only ${report.count} of ${count} files were found.`);
  return report.wall;
}

/** All files of a tree, with their sizes, in the order of their names. */
export const finding: Benchmark = (bench) =>
  withFiles(bench, { count, size: 8 }, async (_, workspace) => {
    const own: number[] = [];
    const plain: number[] = [];
    for (let run = 0; run < bench.pairs; run += 1) {
      own.push(await find(bench, workspace));
      plain.push((await measure({ args: ["find", workspace, "-type", "f", "-size", "-1M"] })).wall);
    }
    bench.say("the same by @actions/glob alone");
    const glob = await find(bench, workspace, "glob");
    return [
      toFigure(
        {
          id: "B12",
          what: "wall time of finding 100,000 files, with their sizes and sorted",
          unit: "ms",
          target: { limit: 1000, side: "at most" },
          reference: versionOf("find", "--version") ?? "find",
          notes: [
            `find: ${renderNumber(median(plain))} ms. @actions/glob alone, without sizes: ${renderNumber(glob)} ms.`,
          ],
        },
        own,
      ),
    ];
  });
