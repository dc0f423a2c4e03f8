/** The workflow files of test/e2e/workflows, and what their author would see of each run. */
import { globSync } from "node:fs";
import { basename } from "node:path";

import { describe, expect, test } from "vitest";

import type { ResultsFile } from "../../support/results-file.ts";
import { sha3Of } from "../../support/digests.ts";
import { readRecipes } from "../../support/documents/recipes.ts";
import { runAction, runSources } from "../../support/runner/runner.ts";
import type { StepRun } from "../../support/workflow/leg.ts";
import { outlineOf } from "../../support/workflow/outline.ts";
import { runWorkflow, type WorkflowRun } from "../../support/workflow/runner.ts";
import { playScenario, prepareScenario, scenarios, type ScenarioName } from "../../support/workflow/scenarios.ts";

// They ask for a Linux runner.
describe.runIf(process.platform === "linux")("a workflow author sees", () => {
  test("each leg of a matrix stamps its own file, whatever became of the others", async () => {
    const { run, sent } = await play("a matrix with a leg that fails");
    expect(outlineOf(run).filter((line) => !line.startsWith("  Build"))).toEqual([
      "after: success",
      "  One leg failed: success",
      "build profile=debug target=linux: success",
      "  Stamp: success, 0 of 1, 1 accepted, pending",
      "build profile=release suffix=.exe target=windows: success",
      "  Stamp: success, 0 of 1, 1 accepted, pending",
      "build profile=release target=broken: failure",
      "  Stamp: failure, 0 of 0, failed",
      "build profile=release target=linux: success",
      "  Stamp: success, 0 of 1, 1 accepted, pending",
    ]);
    expect(sent).toEqual(["timestamp/post", "timestamp/post", "timestamp/post"]);
    expect(run.result).toBe("failure");
  });

  test("a later step and a later job read the outputs of the built action", async () => {
    const { run } = await play("outputs for a later step and a later job", runAction);
    expect(outlineOf(run)).toEqual([
      "anchor: success",
      "  Stamp: success, 2 of 2, finalized",
      "  List them: success",
      "deploy: success",
      "  Deploy: success",
    ]);
    expect(stepOf(run, "List them").log.split("\n")).toEqual([
      "Anchored: src/app.txt, src/lib.txt",
      `SHA3-256 (src/app.txt) = ${sha3Of("the app")}`,
      `SHA3-256 (src/lib.txt) = ${sha3Of("the library")}`,
      "",
    ]);
    expect(stepOf(run, "Deploy").log).toBe(`2 files, the first is ${sha3Of("the app")}\n`);
  });

  test("a release is stamped, found on the chain, and has the evidence attached once, however often the workflow is run", async () => {
    await using stage = await prepareScenario("a release");
    const [release] = stage.github.releases;
    const options = { ...stage.options, runAction: runSources };
    for (const run of [await runWorkflow(options), await runWorkflow(options)]) {
      expect(outlineOf(run)).toEqual([
        "anchor: success",
        "  Build: success",
        "  Stamp: success, 2 of 2, finalized",
        "  Everything is on the chain: success",
      ]);
      expect(stepOf(run, "Everything is on the chain").log).toMatch(
        /^SHA3-256 \(app\.tar\) = [0-9a-f]{64}\nSHA3-256 \(app\.txt\) = [0-9a-f]{64}\nhttps:.*\/v1\.2\.3\n$/,
      );
    }
    expect(release?.body).toMatch(/^What is new\r\n[^]*<code>app\.txt<\/code>/);
    expect(release?.body?.match(/anchor-artifacts:begin/g)).toHaveLength(1);
    expect(new Set(release?.assets.map(({ name }) => name))).toEqual(
      new Set([
        expect.stringMatching(/^anchor-[0-9a-f]{16}\.intoto\.json$/),
        "anchor-SHA256SUMS",
        "anchor-SHA3-256SUMS",
        "anchor-evidence.html",
      ]),
    );
    expect(stage.github.problems).toEqual([]);
  });

  test("a pull request passes when its binaries are anchored", async () => {
    const { run, sent } = await play("a pull request that brings along what is anchored");
    expect(outlineOf(run)).toEqual([
      "check: success",
      "  Check: success, 1 of 1, finalized",
      "  Nobody was asked: skipped",
    ]);
    expect(sent).toEqual(["file/check"]);
  });

  test("the file of a pull request that is not anchored gets an annotation", async () => {
    const { run } = await play("a pull request that brings along something else");
    expect(outlineOf(run)).toEqual([
      "check: failure",
      "  Check: failure, 1 of 2, finalized",
      "  Nobody was asked: skipped",
    ]);
    const errors = annotationsOf(stepOf(run, "Check"), "error").filter(({ file }) => file !== undefined);
    expect(errors).toMatchObject([{ file: "vendor/evil.bin" }]);
  });

  test("a pull request from a fork passes with a notice, and nobody is asked", async () => {
    const { run, sent } = await play("a pull request from a fork");
    expect(outlineOf(run)).toEqual([
      "check: success",
      "  Check: success, 0 of 1, unknown",
      "  Nobody was asked: success",
    ]);
    expect(annotationsOf(stepOf(run, "Check"), "notice")).toHaveLength(1);
    expect(stepOf(run, "Nobody was asked").log).toBe(`SHA3-256 (vendor/evil.bin) = ${sha3Of("an unknown tool")}\n`);
    expect(sent).toEqual([]);
  });

  test("a nightly check is quiet when what was released is still anchored", async () => {
    const { run } = await play("a night when all is well");
    expect(outlineOf(run)).toEqual([
      "check: success",
      "  Check: success, 2 of 2, finalized",
      "  The service could not be asked: skipped",
      "  Something is not what was released: skipped",
    ]);
  });

  test("a nightly check shows an outage as a warning, and not as a mismatch", async () => {
    const { run } = await play("a night of an outage");
    expect(outlineOf(run)).toEqual([
      "check: success",
      "  Check: success, 0 of 2, failed",
      "  The service could not be asked: success",
      "  Something is not what was released: skipped",
    ]);
    expect(stepOf(run, "Check").run?.results?.results).toMatchObject([
      { verdict: "unreachable", error: { code: "SERVICE_UNREACHABLE" } },
      { verdict: "unreachable", error: { code: "SERVICE_UNREACHABLE" } },
    ]);
    expect(annotationsOf(stepOf(run, "Check"), "error")).toEqual([]);
  });

  test("a nightly check fails for a mismatch, with the file's name", async () => {
    const { run } = await play("a night when a file is not what was released");
    expect(outlineOf(run)).toEqual([
      "check: failure",
      "  Check: failure, 1 of 2, finalized",
      "  The service could not be asked: skipped",
      "  Something is not what was released: success",
    ]);
    expect(stepOf(run, "Something is not what was released").log).toMatch(/^.*"app\.zip".*\n$/);
  });

  test("a failed step goes by with continue-on-error, and is told from a good one", async () => {
    const { run } = await play("a verification that may fail, and does");
    expect(outlineOf(run)).toEqual([
      "verify: success",
      "  Verify: failure, 1 of 2, finalized",
      "  The verification failed: success",
      "  The verification passed: skipped",
    ]);
    expect(stepOf(run, "The verification failed").log).toBe(
      "1 of 2 files are anchored, and the step counts as success.\n",
    );
    const good = await play("a verification that may fail, and does not");
    expect(outlineOf(good.run)).toEqual([
      "verify: success",
      "  Verify: success, 2 of 2, finalized",
      "  The verification failed: skipped",
      "  The verification passed: success",
    ]);
  });

  test("the evidence of a failed step is kept by a step that always runs", async () => {
    const { run } = await play("evidence kept from a step that fails");
    expect(outlineOf(run)).toEqual([
      "anchor: failure",
      "  Stamp: failure, 0 of 2, 1 accepted, failed",
      "  Only when all went well: skipped",
      "  Keep the evidence: success",
    ]);
    const { "results.json": results = "", ...others } = run.artifacts["evidence"] ?? {};
    expect((JSON.parse(results) as ResultsFile).results).toMatchObject([
      { subject: { name: "elsewhere.tgz" }, verdict: "accepted" },
      { subject: { name: "here.txt" }, verdict: "failed", error: { code: "CHECKSUM_MISMATCH" } },
    ]);
    expect(Object.keys(others)).toEqual(["anchor-SHA3-256SUMS"]);
  });
});

describe.runIf(process.platform === "linux")("our own prober", () => {
  const prober = { file: ".github/workflows/prober.yml", event: { name: "schedule", payload: {} } };

  test("our own prober says that there is nothing to probe, and passes, without the key of a service", async () => {
    const run = await runWorkflow(prober);
    expect(outlineOf(run)).toEqual(["look: success", "  Look: success", "probe: skipped"]);
    expect(annotationsOf(stepOf(run, "Look"), "notice")).toHaveLength(1);
  });

  test("our own prober stamps, checks and verifies a dated file, and holds a service to not knowing everything", async () => {
    await using stage = await prepareScenario("a release");
    const { vars = {}, secrets = {} } = stage.options;
    const run = await runWorkflow({ ...prober, vars, secrets, files: {}, runAction: runSources });
    expect(outlineOf(run)).toEqual([
      "look: success",
      "  Look: success",
      "probe: success",
      "  Write a dated file, and one that nobody ever stamps: success",
      "  Stamp the dated file: success, 1 of 1, finalized",
      "  Check it: success, 1 of 1, finalized",
      "  Verify it: success, 1 of 1, finalized",
      "  The other file must not be found: success, 0 of 1, finalized",
      "  Keep the evidence: success",
    ]);
    const kept = Object.keys(run.artifacts["evidence"] ?? {}).filter((name) => name.endsWith("/results.json"));
    expect(kept).toEqual(["check", "stamp", "unknown", "verify"].map((name) => `${name}/results.json`));
  });
});

test("every workflow file and every recipe has a scenario", () => {
  const files = globSync("test/e2e/workflows/*.yml").map((name) => basename(name, ".yml"));
  const played = Object.values(scenarios).map((scenario) =>
    "workflow" in scenario ? scenario.workflow : scenario.recipe,
  );
  expect([...new Set(played)].toSorted()).toEqual([...files, ...readRecipes().keys()].toSorted());
});

test("a workflow is not set off by an event that it does not wait for", async () => {
  const file = "test/e2e/workflows/release.yml";
  await expect(runWorkflow({ file, event: { name: "push", payload: {} } })).rejects.toThrow(/ignores push/);
});

const play = (name: ScenarioName, how = runSources) =>
  playScenario(name, (options) => runWorkflow({ ...options, runAction: how }));

/** The step of that name, of the first job that has one. */
function stepOf(run: WorkflowRun, name: string): StepRun {
  const step = run.jobs.flatMap(({ steps }) => steps).find((candidate) => candidate.name === name);
  if (step === undefined) throw new RangeError(`No step is called ${name}`);
  return step;
}

function annotationsOf({ run }: StepRun, level: string): readonly { readonly file?: string | undefined }[] {
  const annotations = (run?.annotations ?? []).filter((annotation) => annotation.level === level);
  return annotations.map(({ message, properties }) => ({ message, file: properties["file"] }));
}
