/** The workflows that others call, run as their jobs would be: the caller's values filled in, its artifact at hand. */
import { readFile } from "node:fs/promises";

import { describe, expect, test } from "vitest";
import { parse } from "yaml";

import { createWorkspace } from "../../support/files/workspace.ts";
import { runSources } from "../../support/runner/runner.ts";
import { outlineOf } from "../../support/workflow/outline.ts";
import { prepareScenario } from "../../support/workflow/scenarios.ts";
import { runWorkflow } from "../../support/workflow/runner.ts";

type Inputs = Readonly<Record<string, string>>;

interface Called {
  readonly on: {
    readonly workflow_call: { readonly inputs: Readonly<Record<string, { readonly default?: string | boolean }>> };
  };
}

/** The called workflow as one that runs by itself: `uses: ./…` is the action. */
async function writeCalled(name: string, given: Inputs, event: string): Promise<AsyncDisposable & { file: string }> {
  const text = await readFile(`.github/workflows/${name}.yml`, "utf8");
  const { inputs } = (parse(text) as Called).on.workflow_call;
  const filled = text
    .replace(/^on:\n[^]*?(?=^jobs:)/m, `on: ${event}\n\n`)
    .replaceAll(
      /\$\{\{ inputs\.([\w-]+) \}\}/g,
      (_, input: string) => given[input] ?? String(inputs[input]?.default ?? ""),
    )
    .replaceAll(/\$\{\{ job\.workflow_\w+ \}\}/g, "main")
    .replaceAll("secrets.api-key", "secrets.ANCHOR_KEY")
    .replace(/gh run download .*/, "mkdir -p dist && printf app > dist/app.tgz && printf notes > dist/notes.txt")
    .replaceAll("uses: ./.anchor-artifacts", "uses: ./");
  const workspace = await createWorkspace();
  return { ...workspace, file: await workspace.write(`${name}.yml`, filled) };
}

describe.runIf(process.platform === "linux")("a workflow that others call", () => {
  test("the workflow to call stamps the caller's artifact and keeps the evidence", async () => {
    await using stage = await prepareScenario("a tag");
    const given = { artifact: "dist", "api-url": stage.service.url };
    await using called = await writeCalled("stamp", given, "push");
    const run = await runWorkflow({ ...stage.options, file: called.file, runAction: runSources });
    expect(outlineOf(run)).toEqual([
      expect.stringMatching(/^stamp: success/),
      expect.stringMatching(/Fetch the action, at the commit of this workflow: success/),
      expect.stringMatching(/Fetch the files: success/),
      expect.stringMatching(/Stamp: success, .*2/),
      expect.stringMatching(/Keep the evidence: success/),
    ]);
    const evidence = run.artifacts["anchor-evidence-dist"] ?? {};
    expect(Object.keys(evidence)).toEqual(expect.arrayContaining(["anchor-SHA3-256SUMS", "results.json"]));
    expect(evidence["anchor-SHA3-256SUMS"]).toMatch(
      /^SHA3-256 \(dist\/app\.tgz\) = .*\nSHA3-256 \(dist\/notes\.txt\) = /,
    );
  });

  test("the workflow to call verifies what a release serves, and fails for what is not anchored", async () => {
    await using stage = await prepareScenario("a release, to be checked every week");
    await using called = await writeCalled("verify", { "api-url": stage.service.url }, "release");
    const run = await runWorkflow({ ...stage.options, file: called.file, runAction: runSources });
    expect(run.result).toBe("failure");
    const { results } = JSON.parse(run.artifacts["anchor-evidence-verify"]?.["results.json"] ?? "{}") as {
      results: { verdict: string }[];
    };
    expect(results.map(({ verdict }) => verdict)).toEqual(["no-match"]);
  });
});
