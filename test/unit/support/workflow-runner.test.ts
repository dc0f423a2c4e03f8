/** The runner for workflow files: what it takes from GitHub's documentation, and what it refuses. */
import { describe, expect, test } from "vitest";

import { outlineOf } from "../../support/workflow/outline.ts";
import { runWorkflow, type WorkflowOptions } from "../../support/workflow/runner.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

/** Runs a workflow of these jobs, in YAML. */
async function runJobs(jobs: string, options: Omit<WorkflowOptions, "file"> = {}) {
  await using workspace = await createWorkspace();
  const file = await workspace.write("workflow.yml", `on: push\npermissions: {}\njobs:\n${jobs}`);
  return await runWorkflow({ file, ...options });
}

// Scripts are run by bash.
describe.skipIf(process.platform === "win32")("a run", () => {
  test("a workflow stops the legs that are left when one fails, unless it is told not to", async () => {
    const jobs = (failFast: boolean) =>
      `  a:\n    runs-on: x\n    strategy: { fail-fast: ${failFast}, matrix: { code: [0, 1, 2] } }\n` +
      "    steps: [{ name: Exit, run: exit $CODE, env: { CODE: '${{ matrix.code }}' } }]\n";
    const exits = ["a code=0: success", "  Exit: success", "a code=1: failure", "  Exit: failure"];
    expect(outlineOf(await runJobs(jobs(true)))).toEqual([...exits, "a code=2: cancelled"]);
    expect(outlineOf(await runJobs(jobs(false)))).toEqual([...exits, "a code=2: failure", "  Exit: failure"]);
  });
});

test.each([
  ["what GitHub refuses", "  a: { runs-on: x, steps: [{ rnu: make }] }\n", /rnu/],
  ["a context that is not there", "  a: { runs-on: x, if: secrets.KEY, steps: [{ run: make }] }\n", /secrets/],
  ["an action that it does not have", "  a: { runs-on: x, steps: [{ uses: octo-org/octo@v1 }] }\n", /octo-org\/octo/],
  ["our action before a checkout", "  a: { runs-on: x, steps: [{ uses: ./ }] }\n", /checkout/],
  ["a key that it does not know", "  a: { runs-on: x, container: y, steps: [{ run: make }] }\n", /container/],
  ["a shell that it does not know", "  a: { runs-on: x, steps: [{ run: make, shell: pwsh }] }\n", /pwsh/],
])("a workflow is refused for %s", async (_, jobs, message) => {
  await expect(runJobs(jobs)).rejects.toThrow(message);
});
