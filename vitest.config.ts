import { availableParallelism } from "node:os";
import { join } from "node:path";

import { defineConfig } from "vitest/config";

import { LongestFirst } from "./test/support/longest-first.ts";

// Workers, and programs that tests start from the sources, otherwise each compile the same modules again, which is
// half of what they compute.
const NODE_COMPILE_CACHE = join(import.meta.dirname, "node_modules/.cache/node");

export default defineConfig({
  // Warnings are only about source maps that packages do not ship.
  logLevel: "error",
  test: {
    env: { NODE_COMPILE_CACHE },
    // undici names a server by its address, and Node warns of that once a process.
    execArgv: ["--disable-warning=DEP0123"],
    include: ["test/**/*.test.ts"],
    // For what never ends. On a machine with twenty times its work a test of some seconds takes minutes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    unstubEnvs: true,
    globalSetup: "test/support/left-out.ts",
    // More than processors: one waits for the blocks of a real chain, minutes long, and others for gateways and releases.
    maxWorkers: availableParallelism() + 4,
    sequence: { sequencer: LongestFirst },
    // They import JSON without saying so, which Node refuses and vite does not.
    server: { deps: { inline: [/@actions\/(?:expressions|languageservice|workflow-parser)/] } },
    // To load the same modules again for every file took more than half of the time.
    isolate: false,
  },
});
