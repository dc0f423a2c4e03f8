import { expect, onTestFinished, test } from "vitest";

import { runAction, type RunOptions } from "../../support/runner/runner.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

const manifest = `
inputs:
  mode:
    required: true
  request-timeout:
    default: 300
  report:
    default: false
  two words:
    default: spaced
  place:
    default: \${{ github.workflow }} \${{ github.job }} \${{ toJSON(matrix) }}
  github-token:
    default: \${{ github.token }}
runs:
  using: node24
  main: dist/index.js
`;

/** A workspace whose action is `code`, written against the real toolkit where it names that. */
async function setUp(code: string, more: Omit<RunOptions, "workspace"> = {}): Promise<RunOptions> {
  const workspace = await createWorkspace();
  onTestFinished(() => workspace.remove());
  const core = `import * as core from ${JSON.stringify(import.meta.resolve("@actions/core"))};\n`;
  const entry = await workspace.write("action/index.mjs", (code.includes("core.") ? core : "") + code);
  return { workspace, entry, manifest: await workspace.write("action/action.yml", manifest), ...more };
}

test("the runner refuses an input that action.yml does not name, and an expression it cannot resolve", async () => {
  const options = await setUp("", { inputs: { filse: "x" } });
  await expect(runAction(options)).rejects.toThrow("no input filse");
  const unknown = await options.workspace.write("action.yml", "inputs: {a: {default: '${{ hashFiles(1) }}'}}");
  await expect(runAction({ ...options, inputs: {}, manifest: unknown })).rejects.toThrow("hashFiles");
});

test("the largest resident set of an action is measured where that is wanted, whatever memory has what starts it", async () => {
  const mebibyte = 1024 * 1024;
  const options = await setUp("globalThis.kept = Buffer.alloc(100 * 1024 * 1024, 1);", { measureMemory: true });
  const own = Buffer.alloc(300 * mebibyte, 1);
  const { peakBytes = 0 } = await runAction(options);
  expect(peakBytes).toBeGreaterThan(100 * mebibyte);
  expect(peakBytes).toBeLessThan(own.length);
});
