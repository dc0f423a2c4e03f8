/** B20: what a time-stamp authority that answers after 50 ms adds to a stamp of one file. */
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { measureStep } from "./action.ts";
import type { Benchmark } from "../bench.ts";
import { median, renderNumber, toFigure } from "../figures/figure.ts";
import { kibibyte } from "../files.ts";
import { withFiles } from "./hashing.ts";
import { alternate } from "../measure.ts";
import { startMock } from "../mock.ts";
import { withProgram } from "./serving.ts";

const latency = 50;

/** Measured in turn with the same stamp without a witness. */
export const witnessing: Benchmark = (bench) =>
  withFiles(bench, { count: 1, size: kibibyte }, async (_, workspace) => {
    await using service = await startMock(bench.program("drivers/mock-service"), 0);
    return await withProgram(bench, "drivers/mock-authority", [String(latency)], async (tsa) => {
      const temp = join(bench.folder, "temp");
      const inputs = { mode: "stamp", files: "part-0/*", "api-key": "key", "api-url": service.url };
      const witnessed = { ...inputs, witness: `rfc3161 ${tsa}`, "fail-on": "failed,witness" };
      const run = (given: Readonly<Record<string, string>>, more = {}) =>
        measureStep({ entry: bench.action, workspace, temp, inputs: given, ...more });
      const pairs = await alternate(
        bench.pairs * 3,
        () => run(witnessed),
        () => run(inputs),
      );
      /** Bytes of the bundles that a run loads. */
      const load = async (given: Readonly<Record<string, string>>): Promise<number> => {
        const list = join(bench.folder, "modules");
        const nodeArgs = ["--import", bench.program("../test/support/process/loaded-modules")];
        await run(given, { nodeArgs, env: { ANCHOR_TEST_MODULES_FILE: list } });
        const urls = new Set(readFileSync(list, "utf8").split("\n"));
        rmSync(list);
        const files = [...urls].filter((url) => url.startsWith("file:")).map((url) => fileURLToPath(url));
        return files.reduce((sum, file) => sum + statSync(file).size, 0);
      };
      const [more, bytes] = [await load(witnessed), await load(inputs)];
      const cpu = median(pairs.map(({ one, other }) => one.cpu - other.cpu));
      const without = median(pairs.map(({ other }) => other.wall));
      return [
        toFigure(
          {
            id: "B20",
            what: `a stamp of one file with a time-stamp authority of ${latency} ms, less the same without`,
            unit: "ms",
            target: { limit: 100, side: "at most" },
            reference: `a stamp without a witness, ${renderNumber(without)} ms`,
            notes: [
              `CPU ${renderNumber(cpu)} ms more. ${renderNumber((more - bytes) / 1000)} kB of bundles more than the ${renderNumber(bytes / 1000)} kB of a stamp without.`,
            ],
          },
          pairs.map(({ one, other }) => one.wall - other.wall),
        ),
      ];
    });
  });
