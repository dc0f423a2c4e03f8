import { open } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { runAction } from "../support/runner/runner.ts";
import { createWorkspace } from "../support/workspace.ts";

const gibibyte = 1024 ** 3;

/** SHA3-256 of 5 GiB of zeros, by `openssl dgst -sha3-256`. */
const digest = "7cdb8fee94e4e69934640535baaca477b947751256ff86cac965d2b6c9708ef4";

test("a sparse file of 5 GiB is hashed in constant memory", { timeout: 240_000 }, async () => {
  await using workspace = await createWorkspace();
  const file = await open(join(workspace.path, "sparse.img"), "w");
  await file.truncate(5 * gibibyte);
  await file.close();
  const run = await runAction({
    workspace,
    inputs: { mode: "stamp", files: "*.img", "api-url": "https://service.example", "dry-run": "true" },
    measureMemory: true,
    timeoutMs: 230_000,
  });
  expect(run.results?.results).toMatchObject([{ subject: { digest, size: 5 * gibibyte }, verdict: "skipped" }]);
  expect(run.peakBytes).toBeLessThan(200 * 1024 * 1024);
  expect(run.exitCode).toBe(0);
});
