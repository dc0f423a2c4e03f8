/** B14: verifying a downloaded release by its evidence, without a network. */
import { dirname, join } from "node:path";

import { measureStep } from "./action.ts";
import type { Benchmark } from "../bench.ts";
import { median, renderNumber, toFigure } from "../figures/figure.ts";
import { gibibyte } from "../files.ts";
import { withFiles } from "./hashing.ts";
import { cores, versionOf } from "../machine.ts";
import { alternate, measure, type Cost } from "../measure.ts";
import { startMock } from "../mock.ts";

const assets = 20;

/** The command line over all assets of a release, in turn with OpenSSL over the same files on all cores. */
export const offlineVerification: Benchmark = (bench) =>
  withFiles(bench, { count: assets, size: Math.floor(gibibyte / assets) }, async (paths, workspace) => {
    const evidence = join(workspace, "evidence");
    await checkAll(bench, workspace, evidence);
    const program = join(dirname(bench.action), "cli", "index.js");
    const verify = (): Promise<Cost> =>
      measure({ args: [process.execPath, program, "verify", ...paths, "--evidence", evidence] });
    const pairs = await alternate(bench.pairs, verify, () =>
      measure({
        args: ["xargs", "-P", String(cores), "-n", "1", "openssl", "dgst", "-sha3-256"],
        input: paths.join("\n"),
      }),
    );
    const sums = await measure({
      args: ["xargs", "-P", String(cores), "-n", "1", "sha256sum"],
      input: paths.join("\n"),
    });
    const ratios = (of: "wall" | "cpu"): readonly number[] => pairs.map(({ one, other }) => one[of] / other[of]);
    return [
      toFigure(
        {
          id: "B14",
          what: `verifying ${assets} assets, 1 GiB, by the command line, offline / xargs -P${cores} openssl dgst`,
          unit: "x",
          target: { limit: 1.1, side: "at most" },
          reference: versionOf("openssl", "version") ?? "openssl",
          notes: [
            `${renderNumber(median(pairs.map(({ one }) => one.wall)))} ms beside ${renderNumber(median(pairs.map(({ other }) => other.wall)))} ms; CPU ${renderNumber(median(ratios("cpu")))}×.`,
            `sha256sum on all cores: ${renderNumber(sums.wall)} ms, CPU ${renderNumber(sums.cpu)} ms.`,
          ],
        },
        ratios("wall"),
      ),
    ];
  });

/** Leaves the evidence of a check of all files in the folder `evidence`. */
async function checkAll(bench: Parameters<Benchmark>[0], workspace: string, evidence: string): Promise<void> {
  await using mock = await startMock(bench.program("drivers/mock-service"), 0);
  const inputs = { mode: "check", files: "part-*/**", "api-url": mock.url, "api-key": "key" };
  const temp = join(bench.folder, "temp");
  await measureStep({ entry: bench.action, workspace, temp, inputs: { ...inputs, "output-dir": evidence } });
}
