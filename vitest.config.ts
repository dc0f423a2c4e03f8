import { existsSync, readFileSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "vitest/config";

import { LongestFirst } from "./test/support/longest-first.ts";

// Workers, and programs that tests start from the sources, otherwise each compile the same modules again, which is
// half of what they compute.
const NODE_COMPILE_CACHE = join(import.meta.dirname, "node_modules/.cache/node");

// Tests write many small files, and much of that waits for the disk: memory does not. Some run what they write.
const MEMORY = "/dev/shm";
const isRoomy = (place: string) =>
  existsSync(place) && statfsSync(place).bavail * statfsSync(place).bsize > 4 * 2 ** 30;
const runsPrograms = (place: string) => !new RegExp(` ${place} .*noexec`).test(readFileSync("/proc/mounts", "utf8"));
const place = isRoomy(MEMORY) && runsPrograms(MEMORY) ? MEMORY : tmpdir();
// One folder a run: what a test that is killed leaves there goes with it.
const TMPDIR = join(place, `anchor-tests-${process.pid}`);

export default defineConfig({
  // Warnings are only about source maps that packages do not ship.
  logLevel: "error",
  test: {
    env: { NODE_COMPILE_CACHE, TMPDIR },
    // undici names a server by its address, and Node warns of that once a process. With these limits eight workers take
    // 2.5 GiB.
    execArgv: ["--disable-warning=DEP0123", "--max-semi-space-size=8", "--max-old-space-size=288"],
    include: ["{test,service/test}/**/*.test.ts"],
    // For what never ends. On a machine with twenty times its work a test of some seconds takes minutes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    unstubEnvs: true,
    globalSetup: "test/support/one-folder.ts",
    // More than processors: one waits for the blocks of a real chain, minutes long, and others for gateways and releases.
    maxWorkers: availableParallelism() + 6,
    sequence: { sequencer: LongestFirst },
    // They import JSON without saying so, which Node refuses and vite does not.
    server: { deps: { inline: [/@actions\/(?:expressions|languageservice|workflow-parser)/] } },
    // To load the same modules again for every file took more than half of the time.
    isolate: false,
  },
});
